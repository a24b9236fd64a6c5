"""Which ops AOTAutograd takes apart: all that the core does not lower as they are."""

from __future__ import annotations

import functools
from collections.abc import Callable, Mapping
from typing import Any

from . import torch_private
from .distributions import random_decompositions

# Constants pass through the first two while they are not yet fake tensors; the others return no tensor.
_NEVER = {
    "aten.lift.default",
    "aten.lift_fresh.default",
    "aten.is_same_size.default",
    "aten.sym_numel.default",
}


@functools.lru_cache(maxsize=4)
def decompositions(supported: frozenset[str]) -> Mapping[Any, Callable[..., Any]]:
    """Every available decomposition of an op that is not in `supported` (ATen overload names).

    Our own of random ops come first, then PyTorch's curated table to core ATen. Its complete table adds
    ops that are core ATen themselves but still have a decomposition into ATen; those written in `prims`
    are left out, because nothing lowers `prims`.
    """
    core, every = torch_private.decomposition_tables()
    ours = {**core, **random_decompositions()}
    table = {op: fn for op, fn in ours.items() if str(op) not in supported}
    for op, fn in every.items():
        name = str(op)
        if op in table or name in supported or name in _NEVER:
            continue
        if torch_private.decomposes_to_aten(fn):
            table[op] = fn
    return table
