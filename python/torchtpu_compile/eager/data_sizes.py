"""Graphs with a data-dependent size, which may differ at every call."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

import torch

from .. import log
from .._core import CompiledGraph
from . import fallback

MAX_SIZES = 8
"""Maximum number of executables of a graph with a data-dependent size; beyond it the graph runs eagerly."""


class BoundedGraph:
    """A compiled graph that stops compiling for new sizes after `MAX_SIZES`.

    Data-dependent sizes are unbounded in number, and a compilation costs far more than it saves on one call.
    """

    _boxed_call = True

    def __init__(
        self,
        compiled: CompiledGraph,
        call: Callable[[list[Any]], Any],
        gm: torch.fx.GraphModule,
        name: str,
    ) -> None:
        """`call` calls `compiled`, which was made from `gm`."""
        self.compiled = compiled
        self.call = call
        self.gm = gm
        self.name = name
        self.eager: Callable[[list[Any]], Any] | None = None

    def __call__(self, args: list[Any]) -> Any:
        if self.compiled.executables() < MAX_SIZES or not self.compiled.would_compile(args):
            return self.call(args)
        if self.eager is None:
            log.once(
                logging.WARNING,
                f"{self.name} has a data-dependent size and reached its limit of {MAX_SIZES} "
                "executables; new sizes run in eager PyTorch. Bound the size, for example with "
                "torch.topk, torch.where or padding",
            )
            self.eager = fallback.run_all_eagerly(self.gm)
        return self.eager(args)
