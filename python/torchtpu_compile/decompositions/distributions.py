"""ATen's random ops in terms of seeds, random bits and ordinary ATen ops.

Numbers are computed in `float64` for `float64` and integer results, and else in `float32`, rounded once
to the type of the result. A call that is not listed, or that draws from an explicit generator, stays
as it is and runs in eager PyTorch.
"""

from __future__ import annotations

import contextlib
import functools
import math
from collections.abc import Callable, Mapping, Sequence
from contextvars import ContextVar
from typing import Any

import torch
from torch import Tensor

from .randomness import FOLD_IN, QUICK_ERFINV, RANDOM_BITS, SEED

Size = Sequence[Any]
"""Sizes of dimensions, which may be symbolic."""

# Random bits of a number in [0, 1), which are as many as the type's significand has: ATen's rule.
_DIGITS = {torch.float64: 53, torch.float32: 24, torch.float16: 11, torch.bfloat16: 8}
_LARGEST_INT64 = (1 << 63) - 1


class _NoDecompositionError(Exception):
    """A form of a random op that eager PyTorch has to compute, or has to refuse."""


def _allow(condition: bool) -> None:
    """Leaves the op to eager PyTorch, which raises its own error, unless its arguments are valid."""
    if not condition:
        raise _NoDecompositionError


def decomposition(function: Callable[..., Any]) -> Callable[..., Any]:
    """The decomposition of an op by a function of this module.

    It returns `NotImplemented` for a call that eager PyTorch has to compute. The function takes the arguments
    of the op without those that say where a result is stored.
    """

    @functools.wraps(function)
    def decomposed(*args: Any, **kwargs: Any) -> Any:
        device = _drawn_on(args, kwargs)
        if device is None:
            return NotImplemented
        for name in ("generator", "device", "layout", "pin_memory"):
            kwargs.pop(name, None)
        on_device = contextlib.nullcontext() if device.type == "cpu" else device
        chosen = _device.set(device)
        try:
            # What it makes of nothing is made there too.
            with on_device:
                return function(*args, **kwargs)
        except _NoDecompositionError:
            return NotImplemented
        finally:
            _device.reset(chosen)

    return decomposed


def _drawn_on(args: Sequence[Any], kwargs: Mapping[str, Any]) -> torch.device | None:
    """The device of the numbers, where they come from its default generator and go to an ordinary tensor."""
    values = (*args, *kwargs.values())
    devices = {v.device for v in values if isinstance(v, Tensor)}
    if kwargs.get("device") is not None:
        devices = {torch.device(kwargs["device"])}
    if (
        any(isinstance(v, torch.Generator) for v in values)
        or len(devices) > 1
        or any(device.type not in ("cpu", "tpu") for device in devices)
        or kwargs.get("layout") not in (None, torch.strided)
        or kwargs.get("pin_memory")
    ):
        return None
    return devices.pop() if devices else torch.device("cpu")


_device: ContextVar[torch.device] = ContextVar("torchtpu_device")


def _seed() -> Tensor:
    """A seed of the device that the op draws on."""
    device = _device.get()
    seed: Tensor = SEED() if device.type == "cpu" else SEED(device=device)
    return seed


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
    quantile: Tensor = QUICK_ERFINV(_symmetric(seed, size, computed))
    return quantile * math.sqrt(2)


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


def native_dropout(x: Tensor, p: float, train: bool | None) -> tuple[Tensor, Tensor]:
    _allow(x.is_floating_point() or x.is_complex())
    if train is False or p == 0:
        return x.clone(), torch.ones_like(x, dtype=torch.bool)
    if p == 1:
        return torch.zeros_like(x), torch.zeros_like(x, dtype=torch.bool)
    mask = _as_laid_out(_uniform(_seed(), x.shape, torch.float32) < 1 - p, x)
    return x * mask * (1 / (1 - p)), mask


def bernoulli(p: Tensor) -> Tensor:
    return _bernoulli_like(p, p)


def bernoulli_tensor(x: Tensor, p: Tensor) -> Tensor:
    return _bernoulli_like(x, p)


def _bernoulli_like(x: Tensor, p: Tensor) -> Tensor:
    _allow(p.is_floating_point() and not x.is_complex())
    computed = _computed(p.dtype)
    return _as_laid_out((_uniform(_seed(), x.shape, computed) < p.to(computed)).to(x.dtype), x)


def bernoulli_p(x: Tensor, p: float = 0.5) -> Tensor:
    _allow(0 <= p <= 1 and not x.is_complex())
    return _as_laid_out((_uniform(_seed(), x.shape, torch.float32) < p).to(x.dtype), x)


# Uniform and normal numbers


def rand(size: Size, dtype: torch.dtype | None = None) -> Tensor:
    return _standard(_rounded_uniform, size, dtype or torch.get_default_dtype())


def rand_like(
    x: Tensor, dtype: torch.dtype | None = None, memory_format: torch.memory_format | None = None
) -> Tensor:
    return _as_laid_out(_standard(_rounded_uniform, x.shape, dtype or x.dtype), x, memory_format)


def randn(size: Size, dtype: torch.dtype | None = None) -> Tensor:
    return _scaled_normal(size, dtype or torch.get_default_dtype())


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
        return draw(_seed(), size, dtype)
    real = dtype.to_real()
    _allow(real in (torch.float32, torch.float64))
    seed = _seed()
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


def uniform(x: Tensor, low: float = 0.0, high: float = 1.0) -> Tensor:
    dtype = x.dtype
    _allow(low <= high)
    if (low, high) == (0.0, 1.0):
        return _as_laid_out(_rounded_uniform(_seed(), x.shape, dtype), x)
    _allow(dtype in _DIGITS)
    most = torch.finfo(dtype).max
    _allow(-most <= low and high <= most and high - low <= most)
    numbers = _uniform(_seed(), x.shape, _computed(dtype), _DIGITS[dtype]) * (high - low) + low
    numbers = numbers.to(dtype)
    # What was rounded up to the end of the range, which is not part of it, moves to the start.
    return _as_laid_out(torch.where(numbers >= high, low, numbers), x)


def normal_functional(x: Tensor, mean: float = 0.0, std: float = 1.0) -> Tensor:
    _allow(std >= 0)
    return _as_laid_out(_scaled_normal(x.shape, x.dtype, mean, std), x)


def normal_float_float(mean: float, std: float, size: Size, dtype: torch.dtype | None = None) -> Tensor:
    _allow(std >= 0)
    return _scaled_normal(size, dtype or torch.get_default_dtype(), mean, std)


def normal_tensor_float(mean: Tensor, std: float = 1.0) -> Tensor:
    _allow(std >= 0)
    return _as_laid_out(_scaled_normal(mean.shape, mean.dtype, mean, std), mean)


def normal_float_tensor(mean: float, std: Tensor) -> Tensor:
    return _as_laid_out(_scaled_normal(std.shape, std.dtype, mean, std), std)


def normal_tensor_tensor(mean: Tensor, std: Tensor) -> Tensor:
    mean, std = torch.broadcast_tensors(mean, std)  # type: ignore[no-untyped-call]
    return _scaled_normal(mean.shape, mean.dtype, mean, std)


# Integers


def randint(high: int, size: Size, dtype: torch.dtype | None = None) -> Tensor:
    return randint_low(0, high, size, dtype)


def randint_low(low: int, high: int, size: Size, dtype: torch.dtype | None = None) -> Tensor:
    return _integers(size, low, high).to(dtype or torch.int64)


def randint_like(
    x: Tensor,
    high: int,
    dtype: torch.dtype | None = None,
    memory_format: torch.memory_format | None = None,
) -> Tensor:
    return randint_like_low(x, 0, high, dtype, memory_format)


def randint_like_low(
    x: Tensor,
    low: int,
    high: int,
    dtype: torch.dtype | None = None,
    memory_format: torch.memory_format | None = None,
) -> Tensor:
    return _as_laid_out(_integers(x.shape, low, high).to(dtype or x.dtype), x, memory_format)


def random(x: Tensor) -> Tensor:
    return _as_laid_out(_integers(x.shape, 0, _past_largest(x.dtype)).to(x.dtype), x)


def random_to(x: Tensor, high: int) -> Tensor:
    return random_from(x, 0, high)


def random_from(x: Tensor, low: int, high: int | None) -> Tensor:
    past_largest = _past_largest(x.dtype)
    high = past_largest if high is None else high
    # Not every integer further from zero is a number of the type.
    _allow(high <= past_largest and low >= (-past_largest if x.dtype.is_signed else 0))
    return _as_laid_out(_integers(x.shape, low, high).to(x.dtype), x)


def _past_largest(dtype: torch.dtype) -> int:
    """One more than the largest number that `random_` gives to a type."""
    if dtype == torch.bool:
        return 2
    if dtype in _DIGITS:
        return int(2 ** _DIGITS[dtype]) + 1
    _allow(not (dtype.is_floating_point or dtype.is_complex) and dtype != torch.uint64)
    return int(torch.iinfo(dtype).max) + 1


def _integers(size: Size, low: int, high: int) -> Tensor:
    """Integers in `[low, high)`, a range of at most `2**63`: the remainder of 63 bits, ATen's rule."""
    _allow(low < high and high - low <= _LARGEST_INT64 + 1)
    bits = _bits(_seed(), size, torch.int64, 63)
    if high - low <= _LARGEST_INT64:
        bits = bits % (high - low)
    return bits + low


# ATen's largest permutations in types that do not have all integers. It has no limit for bfloat16.
_PERMUTED = {torch.float16: 2**11 + 1, torch.float32: 2**24 + 1, torch.float64: 2**53 + 1}


def randperm(n: int, dtype: torch.dtype | None = None) -> Tensor:
    if dtype not in (None, torch.int64, torch.bfloat16):
        _allow(n <= (_PERMUTED[dtype] if dtype in _PERMUTED else torch.iinfo(dtype).max + 1))
    # 63 bits tell all numbers apart, so that the order is the same for every permutation.
    order = torch.argsort(_bits(_seed(), [n], torch.int64, 63))
    return order.to(dtype or torch.int64)


def randperm_of_generator(n: int, generator: None = None, dtype: torch.dtype | None = None) -> Tensor:
    return randperm(n, dtype)


# Other distributions


def exponential(x: Tensor, rate: float = 1.0) -> Tensor:
    _allow(rate > 0 and x.dtype in _DIGITS)
    numbers = _exponential(_seed(), x.shape, _computed(x.dtype)) / rate
    return _as_laid_out(numbers.to(x.dtype), x)


def geometric(x: Tensor, p: float) -> Tensor:
    """How many trials it takes to succeed."""
    _allow(0 < p < 1 and not x.is_complex())
    logarithm = torch.log(_positive(_seed(), x.shape, _computed(x.dtype)))
    return _as_laid_out((logarithm / math.log1p(-p)).ceil().to(x.dtype), x)


def cauchy(x: Tensor, median: float = 0.0, sigma: float = 1.0) -> Tensor:
    _allow(sigma > 0 and x.dtype in _DIGITS)
    turns = _symmetric(_seed(), x.shape, _computed(x.dtype)) / 2
    # The tangent of an angle near a right one is the inverse of that of the small angle between.
    small = torch.minimum(turns.abs(), 0.5 - turns.abs())
    tangent = torch.tan(small * math.pi)
    tangent = torch.where(turns.abs() > 0.25, 1 / tangent, tangent) * torch.sign(turns)
    return _as_laid_out((tangent * sigma + median).to(x.dtype), x)


def log_normal(x: Tensor, mean: float = 1.0, std: float = 2.0) -> Tensor:
    _allow(std > 0 and x.dtype in _DIGITS)
    numbers = _scaled_normal(x.shape, _computed(x.dtype), mean, std).exp()
    return _as_laid_out(numbers.to(x.dtype), x)


# More candidates of all draws together than these are left to eager PyTorch, which does not look at each.
_MOST_CANDIDATES = 1 << 24

# Eager PyTorch refuses more.
_MOST_CATEGORIES = 1 << 24


def multinomial(weights: Tensor, num_samples: int, replacement: bool = False) -> Tensor:
    """Categories in proportion to their weights: the first of exponential waiting times, or the first few."""
    _allow(weights.is_floating_point() and weights.dim() in (1, 2))
    categories = weights.shape[-1]
    _allow(0 < categories <= _MOST_CATEGORIES)
    _allow(num_samples > 0 and (replacement or num_samples <= categories))
    computed = _computed(weights.dtype)
    weights = weights.to(computed)
    if not replacement:
        times = _exponential(_seed(), weights.shape, computed)
        return torch.topk(weights / times, num_samples).indices
    size = [*weights.shape[:-1], num_samples, categories]
    _allow(math.prod(size) <= _MOST_CANDIDATES)
    times = _exponential(_seed(), size, computed)
    return torch.argmax(weights.unsqueeze(-2) / times, dim=-1)


def rrelu_with_noise_functional(
    x: Tensor,
    noise: Tensor,
    lower: float = 0.125,
    upper: float = 1 / 3,
    training: bool = False,
    generator: None = None,
) -> tuple[Tensor, Tensor]:
    """The result, and the slope of each element."""
    _allow(x.dtype in _DIGITS and lower <= upper)
    if not training:
        return torch.where(x > 0, x, x * ((lower + upper) / 2)), noise.clone()
    slopes = torch.where(x <= 0, uniform(x, lower, upper), 1.0).to(x.dtype)
    return x * slopes, slopes
