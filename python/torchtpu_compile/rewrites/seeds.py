"""One seed per call: the draws of a graph become streams of a seed that the graph takes as an input.

An input is there for the backward graph under any memory budget, so that a mask that is computed again is
the same. Bits are Threefry-2x32 in integer ops: XLA's generators differ from platform to platform.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

from .. import torch_private
from ..capture.graph import body
from ..decompositions.randomness import FOLD_IN, SEED, draw_seed
from ..run import Run

_MARK = "torchtpu_seed"


def take_seed_as_input(gm: torch.fx.GraphModule) -> None:
    """Replaces all draws of seeds in `gm` by one input, of which each place takes a stream of its own.

    In a joint graph, before it is partitioned, the seed is the last input of the forward graph. So
    the backward graph is given the same one, and what is computed there again from it, for
    `torch.utils.checkpoint` or because the partitioner finds that cheaper, is what the forward graph
    computed.
    """
    graph = gm.graph
    _draw_outside_of_regions(gm)
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


def _draw_outside_of_regions(gm: torch.fx.GraphModule) -> None:
    """Gives each call of a nested region that draws a seed as an operand.

    So a call that the partitioner computes again in the backward graph gives the same numbers there.
    """
    seeds: dict[torch.fx.GraphModule, tuple[int, Any] | None] = {}
    for node in list(gm.graph.nodes):
        region = body(node.args[0]) if torch_private.is_region_call(node) else None
        if region is None:
            continue
        if region not in seeds:
            take_seed_as_input(region)
            inputs = enumerate(region.graph.find_nodes(op="placeholder"))
            seeds[region] = next(((i, n.meta["val"]) for i, n in inputs if _MARK in n.meta), None)
        if (seed := seeds[region]) is None:
            continue
        with gm.graph.inserting_before(node):
            draw = gm.graph.call_function(SEED)
        position, value = seed
        draw.meta = {"val": value}
        at = len(node.args) - len(region.graph.find_nodes(op="placeholder")) + 1 + position
        node.args = (*node.args[:at], draw, *node.args[at:])


def draws_seed(gm: torch.fx.GraphModule) -> bool:
    """Whether `gm` draws a seed of its own."""
    return bool(gm.graph.find_nodes(op="call_function", target=SEED))


def takes_seed(gm: torch.fx.GraphModule) -> bool:
    """Whether an input of `gm` is a seed."""
    return any(_MARK in node.meta for node in gm.graph.find_nodes(op="placeholder"))


@dataclass(frozen=True)
class FreshSeed:
    """Draws a seed for each call of a compiled graph whose last input is one, on that device."""

    device: str = "cpu"

    @staticmethod
    def of(gm: torch.fx.GraphModule) -> FreshSeed:
        """For a graph that takes a seed."""
        seed = next(n for n in gm.graph.find_nodes(op="placeholder") if _MARK in n.meta)
        return FreshSeed(str(seed.meta["val"].device))

    def around(self, compiled: Run) -> Run:
        """The compiled graph without that input."""

        device = torch.device(self.device)

        def run(args: list[Any]) -> Any:
            args.append(draw_seed(device=device))
            return compiled(args)

        return torch_private.boxed(run)
