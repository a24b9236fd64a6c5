"""Which ops AOTAutograd takes apart: all that the core does not lower as they are."""

from __future__ import annotations

import functools
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

import torch

from .. import torch_private
from . import detection
from .antialiasing import ANTIALIASED
from .composites import COMPOSITES, REFUSED_INTEGERS, refusing_integers
from .distributions import random_decompositions
from .embedding_bags import EMBEDDING_BAGS
from .fused_layers import DECOMPOSITIONS as FAST_PATHS
from .fused_optimizers import FUSED_OPTIMIZERS
from .grid_sampling import GRID_SAMPLING
from .histograms import HISTOGRAMS
from .linear_algebra import LINEAR_ALGEBRA

# Constants pass through the first two while they are not yet fake tensors; the others return no tensor.
_NEVER = {
    "aten.lift.default",
    "aten.lift_fresh.default",
    "aten.is_same_size.default",
    "aten.sym_numel.default",
}

# The first two read numbers out of a tensor while they loop, the last changes its clones in place.
_UNTRACEABLE_LOOPS = {
    "aten._foreach_addcdiv.Tensor",
    "aten._foreach_addcmul.Tensor",
    "aten._foreach_zero.default",
}


def _foreach_zero(tensors: Sequence[torch.Tensor]) -> list[torch.Tensor]:
    return [torch.zeros_like(tensor) for tensor in tensors]


class Decompositions(Mapping[Any, Callable[..., Any]]):
    """Every available decomposition of an op that is not in `supported` (ATen overload names).

    The table is made when something is looked up in it, which takes 0.1 s: not where AOTAutograd's cache
    hits.

    Our own of random ops, linear algebra, PyTorch's fast paths and a few more come first, then its curated
    table to core ATen, then its loops over lists of tensors. Its complete table adds ops that are core
    ATen themselves but still have a decomposition into ATen; those written in `prims` are left out,
    because nothing lowers those.
    """

    def __init__(self, supported: frozenset[str]) -> None:
        self.supported = supported

    @functools.cached_property
    def _table(self) -> Mapping[Any, Callable[..., Any]]:
        # These ops exist from when something imports them.
        later = {**torch_private.quantized_decompositions(), **detection.decompositions()}
        return {
            **_of_aten(self.supported),
            **{op: fn for op, fn in later.items() if str(op) not in self.supported},
        }

    def __getitem__(self, op: Any) -> Callable[..., Any]:
        return self._table[op]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._table)

    def __len__(self) -> int:
        return len(self._table)


@functools.lru_cache(maxsize=4)
def _of_aten(supported: frozenset[str]) -> Mapping[Any, Callable[..., Any]]:
    core, every = torch_private.decomposition_tables()
    loops = torch_private.foreach_loops()
    loops = {op: fn for op, fn in loops.items() if str(op) not in _UNTRACEABLE_LOOPS}
    loops[torch.ops.aten._foreach_zero.default] = _foreach_zero
    own = {
        **LINEAR_ALGEBRA,
        **FAST_PATHS,
        **COMPOSITES,
        **GRID_SAMPLING,
        **ANTIALIASED,
        **EMBEDDING_BAGS,
        **HISTOGRAMS,
        **FUSED_OPTIMIZERS,
    }
    ours = {**loops, **core, **random_decompositions(), **own}
    table = {op: fn for op, fn in ours.items() if str(op) not in supported}
    for op, fn in every.items():
        name = str(op)
        if op in table or name in supported or name in _NEVER:
            continue
        if torch_private.decomposes_to_aten(fn):
            table[op] = fn
    for op in REFUSED_INTEGERS.keys() & table.keys():
        table[op] = refusing_integers(op, table[op])
    return table
