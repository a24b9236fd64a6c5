"""One seed per call: the draws of a graph become streams of a seed that the graph takes as an input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from . import torch_private
from .randomness import FOLD_IN, SEED, draw_seed

Node = torch.fx.Node


def share_one_seed(gm: torch.fx.GraphModule) -> None:
    """Replaces all draws of seeds in `gm` by one, of which each place takes a stream of its own.

    In a joint graph, before it is partitioned: the seed is marked to be saved for the backward graph,
    so that what is computed there again from it is what the forward graph computed.
    """
    graph = gm.graph
    draws = graph.find_nodes(op="call_function", target=SEED)
    if not draws:
        return
    with graph.inserting_before(next(n for n in graph.nodes if n.op != "placeholder")):
        shared = graph.call_function(SEED)
    shared.meta = {"val": draws[0].meta["val"]}
    torch_private.save_for_backward(shared)
    for stream, draw in enumerate(draws):
        with graph.inserting_before(draw):
            folded = graph.call_function(FOLD_IN, (shared, stream))
        folded.meta = dict(draw.meta)
        draw.replace_all_uses_with(folded)
        graph.erase_node(draw)
    gm.recompile()


def take_seed_as_input(gm: torch.fx.GraphModule) -> torch.fx.GraphModule | None:
    """A copy of `gm` whose seed is its last input, or `None` where it draws none."""
    draws = gm.graph.find_nodes(op="call_function", target=SEED)
    if not draws:
        return None
    (draw,) = draws
    graph = torch.fx.Graph()
    copies: dict[Node, Node] = {}
    for node in gm.graph.find_nodes(op="placeholder"):
        copies[node] = graph.node_copy(node)
    copies[draw] = graph.placeholder("seed")
    copies[draw].meta = dict(draw.meta)
    for node in gm.graph.nodes:
        if node not in copies:
            copies[node] = graph.node_copy(node, lambda n: copies[n])
    return torch.fx.GraphModule(gm, graph)


def with_fresh_seed(compiled: Callable[[list[Any]], Any]) -> Callable[[list[Any]], Any]:
    """A compiled graph of `take_seed_as_input`, which draws its last argument anew for each call."""

    def run(args: list[Any]) -> Any:
        args.append(draw_seed())
        return compiled(args)

    return torch_private.boxed(run)
