"""ATen's random ops in terms of seeds, random bits and ordinary ATen ops.

Numbers are computed in `float64` for `float64` and integer results, and else in `float32`, rounded once
to the type of the result. A call that is not listed, or that draws from an explicit generator, stays
as it is and runs in eager PyTorch.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch import Tensor
from torch._ops import OpOverload

from .randomness import FOLD_IN, RANDOM_BITS, SEED

aten = torch.ops.aten

Size = Sequence[Any]
"""Sizes of dimensions, which may be symbolic."""

# Random bits of a number in [0, 1), which are as many as the type's significand has: ATen's rule.
_DIGITS = {torch.float64: 53, torch.float32: 24, torch.float16: 11, torch.bfloat16: 8}
_LARGEST_INT64 = (1 << 63) - 1

_table: dict[OpOverload, Callable[..., Any]] = {}


def random_decompositions() -> Mapping[OpOverload, Callable[..., Any]]:
    """The decomposition of each random op; it returns `NotImplemented` for a call that has none."""
    return _table


class _NoDecompositionError(Exception):
    """A form of a random op that eager PyTorch has to compute, or has to refuse."""


def _allow(condition: bool) -> None:
    """Leaves the op to eager PyTorch, which raises its own error, unless its arguments are valid."""
    if not condition:
        raise _NoDecompositionError


def _decomposes(*ops: OpOverload) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """Enters a function as the decomposition of `ops`.

    The function takes the arguments of the ops without those that say where a result is stored.
    """

    def enter(function: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(function)
        def decomposition(*args: Any, **kwargs: Any) -> Any:
            if not _is_drawn_here(args, kwargs):
                return NotImplemented
            for name in ("generator", "device", "layout", "pin_memory"):
                kwargs.pop(name, None)
            try:
                return function(*args, **kwargs)
            except _NoDecompositionError:
                return NotImplemented

        _table.update(dict.fromkeys(ops, decomposition))
        return function

    return enter


def _is_drawn_here(args: Sequence[Any], kwargs: Mapping[str, Any]) -> bool:
    """Whether the numbers come from the default generator and go to an ordinary CPU tensor."""
    values = (*args, *kwargs.values())
    devices = [v.device for v in values if isinstance(v, Tensor)]
    if kwargs.get("device") is not None:
        devices = [torch.device(kwargs["device"])]
    return (
        not any(isinstance(v, torch.Generator) for v in values)
        and all(device.type == "cpu" for device in devices)
        and kwargs.get("layout") in (None, torch.strided)
        and not kwargs.get("pin_memory")
    )


# Numbers of the types that are computed with


def _computed(dtype: torch.dtype) -> torch.dtype:
    """The type that numbers are computed in before they are rounded to `dtype`."""
    _allow(dtype in _DIGITS or not dtype.is_floating_point)
    return torch.float64 if dtype == torch.float64 or not dtype.is_floating_point else torch.float32


def _bits(seed: Tensor, size: Size, dtype: torch.dtype, digits: int) -> Tensor:
    """Integers in `[0, 2**digits)` of type int32 or int64, whose sign bit stays clear."""
    bits: Tensor = RANDOM_BITS(seed, list(size), dtype=dtype)
    return bits & ((1 << digits) - 1)


def _uniform(seed: Tensor, size: Size, computed: torch.dtype, digits: int | None = None) -> Tensor:
    """Multiples of `2**-digits` in `[0, 1)`."""
    digits = _DIGITS[computed] if digits is None else digits
    integer = torch.int64 if digits > 31 else torch.int32
    return _bits(seed, size, integer, digits).to(computed) * 2.0**-digits


def _symmetric(seed: Tensor, size: Size, computed: torch.dtype) -> Tensor:
    """Odd multiples of `2**-digits` in `(-1, 1)`, all exact in `computed`."""
    digits = _DIGITS[computed]
    integer = torch.int64 if digits > 31 else torch.int32
    odd = (_bits(seed, size, integer, digits + 1) | 1) - (1 << digits)
    return odd.to(computed) * 2.0**-digits


def _positive(seed: Tensor, size: Size, computed: torch.dtype) -> Tensor:
    """Numbers in `(0, 1)`, those near 0 as finely spaced as the type has them: 63 bits, rounded."""
    odd = _bits(seed, size, torch.int64, 63) | 1
    return (odd.to(computed) * 2.0**-63).clamp(max=1 - 2.0 ** -_DIGITS[computed])


def _normal(seed: Tensor, size: Size, computed: torch.dtype) -> Tensor:
    """Standard normal numbers, by the inverse of their distribution function."""
    return torch.erfinv(_symmetric(seed, size, computed)) * math.sqrt(2)


def _exponential(seed: Tensor, size: Size, computed: torch.dtype) -> Tensor:
    """Positive numbers of the exponential distribution with rate 1."""
    return -torch.log1p(-_positive(seed, size, computed))


def _as_laid_out(result: Tensor, like: Tensor, memory_format: torch.memory_format | None = None) -> Tensor:
    """`result` in the memory format of `like`, unless another is asked for."""
    if memory_format in (None, torch.preserve_format):
        if like.dim() == 4 and like.is_contiguous(memory_format=torch.channels_last):
            memory_format = torch.channels_last
        elif like.dim() == 5 and like.is_contiguous(memory_format=torch.channels_last_3d):
            memory_format = torch.channels_last_3d
        else:
            return result
    return result.contiguous(memory_format=memory_format)


# Dropout and Bernoulli


@_decomposes(aten.native_dropout.default)
def native_dropout(x: Tensor, p: float, train: bool | None) -> tuple[Tensor, Tensor]:
    _allow(x.is_floating_point() or x.is_complex())
    if train is False or p == 0:
        return x.clone(), torch.ones_like(x, dtype=torch.bool)
    if p == 1:
        return torch.zeros_like(x), torch.zeros_like(x, dtype=torch.bool)
    mask = _as_laid_out(_uniform(SEED(), x.shape, torch.float32) < 1 - p, x)
    return x * mask * (1 / (1 - p)), mask


@_decomposes(aten.bernoulli.default)
def bernoulli(p: Tensor) -> Tensor:
    return _bernoulli_like(p, p)


@_decomposes(aten.bernoulli.Tensor)
def bernoulli_tensor(x: Tensor, p: Tensor) -> Tensor:
    return _bernoulli_like(x, p)


def _bernoulli_like(x: Tensor, p: Tensor) -> Tensor:
    _allow(p.is_floating_point())
    computed = _computed(p.dtype)
    return _as_laid_out((_uniform(SEED(), x.shape, computed) < p.to(computed)).to(x.dtype), x)


@_decomposes(aten.bernoulli.p)
def bernoulli_p(x: Tensor, p: float = 0.5) -> Tensor:
    _allow(0 <= p <= 1)
    return _as_laid_out((_uniform(SEED(), x.shape, torch.float32) < p).to(x.dtype), x)


# Uniform and normal numbers


@_decomposes(aten.rand.default)
def rand(size: Size, dtype: torch.dtype | None = None) -> Tensor:
    return _standard(_rounded_uniform, size, dtype or torch.get_default_dtype())


@_decomposes(aten.rand_like.default)
def rand_like(
    x: Tensor, dtype: torch.dtype | None = None, memory_format: torch.memory_format | None = None
) -> Tensor:
    return _as_laid_out(_standard(_rounded_uniform, x.shape, dtype or x.dtype), x, memory_format)


@_decomposes(aten.randn.default)
def randn(size: Size, dtype: torch.dtype | None = None) -> Tensor:
    return _scaled_normal(size, dtype or torch.get_default_dtype())


@_decomposes(aten.randn_like.default)
def randn_like(
    x: Tensor, dtype: torch.dtype | None = None, memory_format: torch.memory_format | None = None
) -> Tensor:
    return _as_laid_out(_scaled_normal(x.shape, dtype or x.dtype), x, memory_format)


def _rounded_uniform(seed: Tensor, size: Size, dtype: torch.dtype) -> Tensor:
    _allow(dtype in _DIGITS)
    return _uniform(seed, size, _computed(dtype), _DIGITS[dtype]).to(dtype)


def _standard(draw: Callable[[Tensor, Size, torch.dtype], Tensor], size: Size, dtype: torch.dtype) -> Tensor:
    """Real numbers of a distribution, or complex ones with two such parts."""
    if not dtype.is_complex:
        return draw(SEED(), size, dtype)
    real = dtype.to_real()
    _allow(real in (torch.float32, torch.float64))
    seed = SEED()
    return torch.complex(*(draw(FOLD_IN(seed, part), size, real) for part in range(2)))


def _scaled_normal(size: Size, dtype: torch.dtype, mean: Any = 0.0, std: Any = 1.0) -> Tensor:
    """Normal numbers; complex ones have half of the variance in each part."""
    _allow(dtype.is_floating_point or dtype.is_complex)
    computed = dtype if dtype.is_complex else _computed(dtype)
    x = _standard(_normal, size, computed)
    if dtype.is_complex:
        x = x * math.sqrt(0.5)
    for number, without_effect, apply in ((std, 1.0, torch.mul), (mean, 0.0, torch.add)):
        if isinstance(number, Tensor):
            x = apply(x, number.to(computed))
        elif number != without_effect:
            x = apply(x, number)
    return x.to(dtype)


@_decomposes(aten.uniform.default)
def uniform(x: Tensor, low: float = 0.0, high: float = 1.0) -> Tensor:
    dtype = x.dtype
    _allow(low <= high)
    if (low, high) == (0.0, 1.0):
        return _as_laid_out(_rounded_uniform(SEED(), x.shape, dtype), x)
    _allow(dtype in _DIGITS)
    numbers = _uniform(SEED(), x.shape, _computed(dtype), _DIGITS[dtype]) * (high - low) + low
    numbers = numbers.to(dtype)
    # What was rounded up to the end of the range, which is not part of it, moves to the start.
    return _as_laid_out(torch.where(numbers >= high, low, numbers), x)


@_decomposes(aten.normal_functional.default)
def normal_functional(x: Tensor, mean: float = 0.0, std: float = 1.0) -> Tensor:
    _allow(std >= 0)
    return _as_laid_out(_scaled_normal(x.shape, x.dtype, mean, std), x)


@_decomposes(aten.normal.float_float)
def normal_float_float(mean: float, std: float, size: Size, dtype: torch.dtype | None = None) -> Tensor:
    _allow(std >= 0)
    return _scaled_normal(size, dtype or torch.get_default_dtype(), mean, std)


@_decomposes(aten.normal.Tensor_float)
def normal_tensor_float(mean: Tensor, std: float = 1.0) -> Tensor:
    _allow(std >= 0)
    return _as_laid_out(_scaled_normal(mean.shape, mean.dtype, mean, std), mean)


@_decomposes(aten.normal.float_Tensor)
def normal_float_tensor(mean: float, std: Tensor) -> Tensor:
    return _as_laid_out(_scaled_normal(std.shape, std.dtype, mean, std), std)


@_decomposes(aten.normal.Tensor_Tensor)
def normal_tensor_tensor(mean: Tensor, std: Tensor) -> Tensor:
    mean, std = torch.broadcast_tensors(mean, std)  # type: ignore[no-untyped-call]
    return _scaled_normal(mean.shape, mean.dtype, mean, std)
