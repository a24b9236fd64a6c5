"""Properties of ops, as the core's op table (`src/op/table.rs`) has them."""

from __future__ import annotations

import functools
from typing import Any

import torch
from torch._ops import OpOverload

from . import _core

_lines = functools.cache(_core.op_table)


@functools.cache
def ops_with(mark: str) -> frozenset[str]:
    """Overload names of the ops with the property `mark`, such as `ChecksElements`.

    Raises `KeyError` if no op has it.
    """
    found = frozenset(name for name, _, _, marks in _lines() if mark in marks)
    if not found:
        raise KeyError(mark)
    return found


def has(op: Any, mark: str) -> bool:
    """Whether an op of PyTorch has the property `mark`."""
    return str(op) in ops_with(mark)


def packet_has(op: Any, mark: str) -> bool:
    """Whether any overload of an op has the property `mark`. `_foreach_add` has those of `add`."""
    return str(op).rpartition(".")[0].replace("._foreach_", ".") in _packets_with(mark)


@functools.cache
def _packets_with(mark: str) -> frozenset[str]:
    return frozenset(name.rpartition(".")[0] for name in ops_with(mark))


@functools.cache
def families() -> dict[str, str]:
    """Family of each op in reports of graphs."""
    return {name: family for name, family, _, _ in _lines()}


def decompositions() -> dict[OpOverload, str]:
    """The function below `torchtpu_compile.decompositions` for each op that this package decomposes.

    Ops that this PyTorch lacks are left out.
    """
    named = {name: function for name, _, function, _ in _lines() if function is not None}
    found = ((overload(name), function) for name, function in named.items())
    return {op: function for op, function in found if op is not None}


def overload(name: str) -> OpOverload | None:
    """The op of PyTorch with a name such as `aten.add.Tensor`, or `None` if this PyTorch lacks it."""
    namespace, packet, variant = name.split(".")
    found = getattr(getattr(getattr(torch.ops, namespace), packet, None), variant, None)
    return found if isinstance(found, OpOverload) else None
