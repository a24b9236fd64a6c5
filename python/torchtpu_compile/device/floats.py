"""Ops whose numbers may be inputs of a program, so that others need no other program.

A number is rounded once to the type that PyTorch computes in, whether it is known when the program is
compiled or not. That is the element type for float32 and float64; bfloat16 and float16 are computed in
float32 and rounded at the end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

aten = torch.ops.aten
Tensor = torch.Tensor
TYPES = {
    torch.float32: torch.float32,
    torch.float64: torch.float64,
    torch.bfloat16: torch.float32,
    torch.float16: torch.float32,
}
"""Dtype of the computation for each dtype."""
INTEGER_TYPES = {torch.int64: torch.int64}
"""Dtypes for ops on integers whose scalars are integers: where the type is narrower, PyTorch looks at the
number's value, and raises where it does not fit."""

_COMPARISONS = {
    getattr(getattr(aten, name), overload): getattr(torch, name)
    for name in ("eq", "ne", "lt", "le", "gt", "ge")
    for overload in ("Scalar", "Tensor")
}


def _add(x: Tensor, y: Any, alpha: Any = 1) -> Tensor:
    return x + y if isinstance(alpha, int) and alpha == 1 else x + alpha * y


def _sub(x: Tensor, y: Any, alpha: Any = 1) -> Tensor:
    return x - y if isinstance(alpha, int) and alpha == 1 else x - alpha * y


def _addcdiv(x: Tensor, a: Tensor, b: Tensor, value: Any = 1) -> Tensor:
    return x + value * a / b


def _addcmul(x: Tensor, a: Tensor, b: Tensor, value: Any = 1) -> Tensor:
    return x + value * a * b


def _lerp(x: Tensor, end: Tensor, weight: Tensor) -> Tensor:
    """From the nearer end, as PyTorch has it."""
    way = end - x
    return torch.where(weight.abs() < 0.5, x + weight * way, end - way * (1 - weight))


def _mul(x: Tensor, y: Any) -> Tensor:
    return x * y


def _div(x: Tensor, y: Any) -> Tensor:
    return x / y


def _fill(x: Tensor, value: Tensor) -> Tensor:
    return value.to(x.dtype).expand(x.shape).clone()


def _each(one: Callable[..., Tensor]) -> Callable[..., list[Tensor]]:
    """Applies `one` to lists of tensors, with one scalar for all or one for each."""

    def several(tensors: Sequence[Tensor], *rest: Any, **named: Any) -> list[Tensor]:
        def part(value: Any, i: int) -> Any:
            return value[i] if isinstance(value, (list, tuple)) else value

        return [
            one(x, *(part(v, i) for v in rest), **{name: part(v, i) for name, v in named.items()})
            for i, x in enumerate(tensors)
        ]

    return several


WITH_FLOATS: dict[Any, Callable[..., Any]] = {
    aten.add.Tensor: _add,
    aten.sub.Tensor: _sub,
    aten.mul.Tensor: _mul,
    aten.div.Tensor: _div,
    aten.addcdiv.default: _addcdiv,
    aten.addcmul.default: _addcmul,
    aten.lerp.Scalar: _lerp,
    aten.fill.Scalar: _fill,
    **_COMPARISONS,
    aten._foreach_add.Scalar: _each(_add),
    aten._foreach_add.ScalarList: _each(_add),
    aten._foreach_add.List: _each(_add),
    aten._foreach_sub.Scalar: _each(_sub),
    aten._foreach_sub.ScalarList: _each(_sub),
    aten._foreach_sub.List: _each(_sub),
    aten._foreach_mul.Scalar: _each(_mul),
    aten._foreach_mul.ScalarList: _each(_mul),
    aten._foreach_div.Scalar: _each(_div),
    aten._foreach_div.ScalarList: _each(_div),
    aten._foreach_addcdiv.Scalar: _each(_addcdiv),
    aten._foreach_addcdiv.ScalarList: _each(_addcdiv),
    aten._foreach_addcmul.Scalar: _each(_addcmul),
    aten._foreach_addcmul.ScalarList: _each(_addcmul),
    aten._foreach_lerp.Scalar: _each(_lerp),
    aten._foreach_lerp.ScalarList: _each(_lerp),
}
"""Ops whose scalars become 0-dimensional tensors, in the dtype in which the other arguments are
computed in."""
