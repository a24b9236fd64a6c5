"""Functional variants of PyTorch's ops: the op that returns the result instead of writing it."""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import Any

import torch
from torch._ops import OpOverload

aten = torch.ops.aten


@dataclass(frozen=True)
class Form:
    """How an op is computed.

    `compute` is called with the arguments at `taken`, the keyword-only ones by name. `written` are the
    arguments that get its results, from `first` on, as values; where `compute` writes itself, `in_place` says
    so, and `written` are those that it writes. `returned` has for each result of the op the argument that it
    is, or `None` for a new one.
    """

    op: OpOverload
    compute: OpOverload
    taken: tuple[int, ...]
    written: tuple[int, ...]
    returned: tuple[int | None, ...]
    first: int = 0
    in_place: bool = False


# Ops whose results have another name than theirs.
_NAMES = {"normal_": "normal_functional"}


def _writes(op: OpOverload) -> list[int]:
    arguments = op._schema.arguments
    return [i for i, a in enumerate(arguments) if a.alias_info is not None and a.alias_info.is_write]


def _returned(op: OpOverload) -> tuple[int | None, ...]:
    """For each result the argument that it is.

    Raises `LookupError` where a result is a view of an argument.
    """
    found: list[int | None] = []
    for result in op._schema.returns:
        if result.alias_info is None:
            found.append(None)
            continue
        if not result.alias_info.is_write:
            raise LookupError(f"{op} returns a view")
        names = result.alias_info.before_set
        found.append(
            next(
                i
                for i, a in enumerate(op._schema.arguments)
                if a.alias_info is not None and a.alias_info.before_set == names
            )
        )
    return tuple(found)


@functools.cache
def form_of(op: OpOverload) -> Form:
    """The form of an op.

    Raises `LookupError` where there is none.
    """
    returned = _returned(op)
    written = _writes(op)
    everything = tuple(range(len(op._schema.arguments)))
    if op is aten.native_batch_norm.default:
        # It does not declare that it changes its running statistics.
        whole = aten._native_batch_norm_legit_functional.default
        return Form(op, whole, everything, (3, 4), returned, first=3)
    if not written:
        return Form(op, op, everything, (), returned)
    found = _functional(op, written)
    if found is not None:
        return Form(op, found[0], found[1], tuple(written), returned)
    return Form(op, op, everything, tuple(written), returned, in_place=True)


def _functional(op: OpOverload, written: list[int]) -> tuple[OpOverload, tuple[int, ...]] | None:
    """The overload that returns what `op` writes, and which of the arguments it takes."""
    arguments = op._schema.arguments
    name = op._schema.name.split("::")[1]
    outs = [i for i in written if arguments[i].kwarg_only]
    if outs and outs != written:
        return None
    base = name if outs else _NAMES.get(name, name.removesuffix("_"))
    if not outs and base == name:
        return None
    taken = tuple(i for i in range(len(arguments)) if i not in outs)
    want = [(arguments[i].name, str(arguments[i].type)) for i in taken]
    packet = getattr(getattr(torch.ops, op.namespace), base, None)
    for overload in packet.overloads() if packet is not None else ():
        candidate: Any = getattr(packet, overload)
        schema = candidate._schema
        have = [(a.name, str(a.type)) for a in schema.arguments]
        if (
            have == want
            and not any(a.alias_info for a in schema.arguments)
            and len(schema.returns) == len(written)
            and not any(r.alias_info for r in schema.returns)
        ):
            return candidate, taken
    return None
