"""Ops that follow from others in a formula that PyTorch does not offer as a decomposition."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from ..torch_private import is_statically, is_symbolic

aten = torch.ops.aten


def _pairs(rows: int, device: torch.device) -> tuple[Tensor, Tensor]:
    """Both rows of every pair, in the order of `pdist`."""
    if not is_symbolic(rows):
        first, second = torch.triu_indices(rows, rows, 1, device=device)
        return first, second
    # `triu_indices` takes numbers only. Rows up to the i-th are the first of this many pairs:
    row = torch.arange(rows, device=device)
    ends = ((row + 1) * (2 * rows - row - 2)).div(2, rounding_mode="floor")
    pair = torch.arange(rows * (rows - 1) // 2, device=device)
    first = torch.searchsorted(ends, pair, right=True)
    before = (first * (2 * rows - first - 1)).div(2, rounding_mode="floor")
    return first, pair - before + first + 1


def pdist_forward(x: Tensor, p: float = 2.0) -> Tensor:
    first, second = _pairs(x.shape[0], x.device)
    return torch.linalg.vector_norm(x.index_select(0, first) - x.index_select(0, second), p, dim=1)


def pdist_backward(grad: Tensor, x: Tensor, p: float, distance: Tensor) -> Tensor:
    first, second = _pairs(x.shape[0], x.device)
    difference = x.index_select(0, first) - x.index_select(0, second)
    length, grad = distance.unsqueeze(1), grad.unsqueeze(1)
    if p == 0:
        return torch.zeros_like(x)
    if p == 1:
        share = difference.sign()
    elif math.isinf(p):
        share = difference.sign() * (difference.abs() == length)
    elif p == 2:
        share = difference / length
    else:
        share = difference.sign() * (difference.abs() / length) ** (p - 1)
    share = torch.where(length == 0, torch.zeros_like(share), share) * grad
    return torch.zeros_like(x).index_add(0, first, share).index_add(0, second, -share)


def weight_int8pack_mm(x: Tensor, weight: Tensor, scales: Tensor) -> Tensor:
    product = x.float() @ weight.float().mT
    return (product * scales.float()).to(x.dtype)


def efficient_zero_tensor(size: Sequence[int], **options: Any) -> Tensor:
    """Zeros that PyTorch keeps without memory."""
    options.pop("pin_memory", None)
    return torch.zeros(size, **options)


def masked_scatter_backward(grad: Tensor, mask: Tensor, sizes: Sequence[int]) -> Tensor:
    """The k-th element that the mask selects is the gradient of the k-th element of the source."""
    grad, mask = torch.broadcast_tensors(grad, mask)  # type: ignore[no-untyped-call]
    count = math.prod(sizes)
    chosen = mask.reshape(-1)
    # What is not chosen goes behind the end.
    place = torch.where(chosen, chosen.cumsum(0) - 1, count)
    return grad.new_zeros(count + 1).scatter(0, place, grad.reshape(-1))[:count].reshape(sizes)


def repeat_interleave(repeats: Tensor, output_size: int | None = None) -> Tensor:
    """`aten::repeat_interleave.Tensor`: each position as often as `repeats` says, `[output_size]`.

    The caller promises that the repeats add up to `output_size`, as to CUDA. Without it the size depends on
    data.
    """
    if output_size is None or repeats.dim() != 1 or repeats.dtype not in (torch.int32, torch.int64):
        return NotImplemented
    place = torch.arange(output_size, device=repeats.device)
    return torch.searchsorted(repeats.cumsum(0), place, right=True).to(repeats.dtype)


def jagged_to_padded(
    values: Tensor, offsets: Sequence[Tensor], max_lengths: Sequence[int], padding_value: float = 0.0
) -> Tensor:
    """The rows of each item side by side, cut or filled up to one length.

    Several ragged dimensions are left alone.
    """
    if len(offsets) != 1:
        return NotImplemented
    starts, ends = offsets[0][:-1, None], offsets[0][1:, None]
    row = starts + torch.arange(max_lengths[0], device=values.device)
    # Behind the last row there is one of padding.
    filled = torch.cat([values, values.new_full((1, *values.shape[1:]), padding_value)])
    return filled[torch.where(row < ends, row, values.shape[0])]


def linspace(start: Tensor | float, end: Tensor | float, steps: int, **options: Any) -> Tensor:
    """`linspace` between numbers that are tensors, of which a whole result takes the whole part first."""
    dtype = options.get("dtype") or torch.get_default_dtype()
    wide = torch.complex128 if dtype.is_complex else torch.float64
    given = wide if dtype.is_complex or dtype.is_floating_point else dtype
    first, last = (torch.as_tensor(x).to(given).to(wide) for x in (start, end))
    index = torch.arange(steps, dtype=torch.float64)
    step = (last - first) / max(steps - 1, 1)
    second_half = last - (steps - 1 - index) * step if steps > 1 else first.expand(steps)
    return torch.where(index < steps // 2, first + index * step, second_half).to(dtype)


def ldexp(x: Tensor, exponent: Tensor) -> Tensor:
    """`x * 2**exponent`, rounded once, where the power alone leaves the range of the type.

    Exponents that are not integers are left to PyTorch's own formula.
    """
    if exponent.dtype.is_floating_point or exponent.dtype.is_complex or x.dtype.is_complex:
        two = torch.full((), 2.0, dtype=x.dtype if x.is_floating_point() else torch.float32, device=x.device)
        return x * torch.pow(two, exponent)
    dtype = x.dtype if x.is_floating_point() else torch.float32
    exponent = exponent.to(torch.int32) if exponent.dtype == torch.bool else exponent
    if dtype != torch.float64:
        # No product of float64 leaves its range here, so that only the last step rounds.
        power = torch.pow(2.0, exponent.clamp(-600, 600).to(torch.float64))
        return (x.to(dtype).to(torch.float64) * power).to(dtype)
    mantissa, own = torch.frexp(x)
    total = (exponent.clamp(-4400, 4400) + own).clamp(-1200, 1200)
    # The first factor keeps the mantissa a normal number.
    first = total.clamp(-1000, 1000)
    return mantissa * torch.pow(2.0, first.double()) * torch.pow(2.0, (total - first).double())


def _in_type(op: Any, positions: Sequence[int], out: int) -> Callable[..., Tensor]:
    """A product of narrow matrices with a result of a wider type, which is summed in that."""

    def in_type(*args: Any, **kwargs: Any) -> Tensor:
        dtype = args[out]
        wide = [a.to(dtype) if i in positions else a for i, a in enumerate(args) if i != out]
        result: Tensor = op(*wide, **kwargs)
        return result

    return in_type


def _with_a_tensor(op: Any) -> Callable[[Any, Any], Tensor]:
    """An op of two tensors where one is given as a number: that as a tensor without dimensions."""

    def with_a_tensor(a: Any, b: Any) -> Tensor:
        dtype = torch.result_type(a, b)
        if not (dtype.is_floating_point or dtype.is_complex):
            dtype = torch.get_default_dtype()
        device = next(x.device for x in (a, b) if isinstance(x, Tensor))
        tensors = (
            x if isinstance(x, Tensor) else torch.full((), x, dtype=dtype, device=device) for x in (a, b)
        )
        result: Tensor = op(*tensors)
        return result

    return with_a_tensor


mm_in_type = _in_type(aten.mm.default, (0, 1), 2)
bmm_in_type = _in_type(aten.bmm.default, (0, 1), 2)
addmm_in_type = _in_type(aten.addmm.default, (0, 1, 2), 3)
baddbmm_in_type = _in_type(aten.baddbmm.default, (0, 1, 2), 3)
xlogy = _with_a_tensor(aten.xlogy.Tensor)
xlog1py = _with_a_tensor(aten.special_xlog1py.default)


def zeros_like_each(tensors: Sequence[Tensor]) -> list[Tensor]:
    """PyTorch's own decomposition changes clones in place."""
    return [torch.zeros_like(tensor) for tensor in tensors]


def refusing_integers(
    decomposition: Callable[..., Any], accepted: tuple[torch.dtype, ...]
) -> Callable[..., Any]:
    """The decomposition of an op for which eager PyTorch refuses integers, except `accepted`."""

    def decomposed(x: Tensor, *args: Any, **kwargs: Any) -> Any:
        if not (x.is_floating_point() or x.dtype in accepted):
            return NotImplemented
        return decomposition(x, *args, **kwargs)

    return decomposed


def of_elements(decomposition: Callable[..., Any]) -> Callable[..., Any]:
    """The decomposition of a gradient that divides by the number of elements, where that may be 0."""

    def decomposed(grad: Tensor, x: Tensor, *args: Any, **kwargs: Any) -> Any:
        # A size found in the data of a call is not asked for.
        is_empty = is_statically(x.numel(), 0)
        return torch.zeros_like(x) if is_empty else decomposition(grad, x, *args, **kwargs)

    return decomposed
