"""Which ops AOTAutograd takes apart: all that the core does not lower as they are."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import torch

from .. import op_table, torch_private
from . import detection, distributions
from .composites import of_elements, refusing_integers

# Python divides by the number of elements in these.
_DIVIDE = {f"aten.{loss}_loss_backward.default" for loss in ("huber", "mse", "smooth_l1")}

# These read numbers out of a tensor while they loop.
_UNTRACEABLE_LOOPS = {"aten._foreach_addcdiv.Tensor", "aten._foreach_addcmul.Tensor"}


@functools.cache
def own_decompositions() -> Mapping[Any, Callable[..., Any]]:
    """The ops that this package decomposes, by functions of its modules that the op table names."""
    found = {}
    for op, name in op_table.decompositions().items():
        module, _, function = name.partition(".")
        own = getattr(importlib.import_module(f".{module}", __package__), function)
        found[op] = distributions.decomposition(own) if module == "distributions" else own
    return found


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
    ours = {**loops, **core, **own_decompositions()}
    table = {op: fn for op, fn in ours.items() if str(op) not in supported}
    for op, fn in every.items():
        name = str(op)
        if op in table or name in supported or op_table.has(op, "StaysWhole"):
            continue
        if torch_private.decomposes_to_aten(fn):
            table[op] = fn
    for mark, accepted in (("RefusesIntegers", ()), ("RefusesWideIntegers", (torch.uint8,))):
        for op in [op for op in table if op_table.packet_has(op, mark)]:
            table[op] = refusing_integers(table[op], accepted)
    return {op: of_elements(fn) if str(op) in _DIVIDE else fn for op, fn in table.items()}
