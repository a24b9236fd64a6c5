"""One seed per call: the draws of a graph become streams of a seed that the graph takes as an input."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

from . import torch_private
from .randomness import FOLD_IN, SEED, draw_seed

_MARK = "torchtpu_seed"


def take_seed_as_input(gm: torch.fx.GraphModule) -> None:
    """Replaces all draws of seeds in `gm` by one input, of which each place takes a stream of its own.

    In a joint graph, before it is partitioned, the seed is the last input of the forward graph. So
    the backward graph is given the same one, and what is computed there again from it, for
    `torch.utils.checkpoint` or because the partitioner finds that cheaper, is what the forward graph
    computed.
    """
    graph = gm.graph
    draws = graph.find_nodes(op="call_function", target=SEED)
    if not draws:
        return
    placeholders = graph.find_nodes(op="placeholder")
    own = [node for node in placeholders if not torch_private.is_tangent(node)]
    with graph.inserting_after(own[-1]) if own else graph.inserting_before(next(iter(graph.nodes))):
        seed = graph.placeholder("seed")
    seed.meta = {"val": draws[0].meta["val"], _MARK: True}
    for stream, draw in enumerate(draws):
        with graph.inserting_before(draw):
            folded = graph.call_function(FOLD_IN, (seed, stream))
        folded.meta = dict(draw.meta)
        draw.replace_all_uses_with(folded)
        graph.erase_node(draw)
    gm.recompile()


def takes_seed(gm: torch.fx.GraphModule) -> bool:
    """Whether an input of `gm` is a seed."""
    return any(_MARK in node.meta for node in gm.graph.find_nodes(op="placeholder"))


def with_fresh_seed(compiled: Callable[[list[Any]], Any]) -> Callable[[list[Any]], Any]:
    """A compiled graph whose last input is a seed, which is drawn anew for each call."""

    def run(args: list[Any]) -> Any:
        args.append(draw_seed())
        return compiled(args)

    return torch_private.boxed(run)
