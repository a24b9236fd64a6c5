"""`affine_grid`, `grid_sample` in three dimensions, and its gradients in two and three.

PyTorch decomposes the rest of it. A grid names for each element of the result, `[N, …, d]`, a place in the
`d` spatial dimensions of the input, the last dimension first, in -1..1 from edge to edge. The result is a
weighted sum of the input's elements around that place: each of them is a *tap* here. Places of 16-bit grids
are computed in float32: they would be off by whole elements.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import torch
from torch import Tensor

LINEAR, NEAREST, CUBIC = range(3)
ZEROS, BORDER, REFLECTION = range(3)
# The slope of the cubic kernel at distance 1.
_CUBIC_SLOPE = -0.75


@dataclass(frozen=True)
class _Axis:
    """One spatial dimension: the indices of each place's taps, their weights and the derivatives of those."""

    indices: list[Tensor]
    weights: list[Tensor]
    slopes: list[Tensor]


def _axis(place: Tensor, size: int, mode: int, padding: int, align: bool) -> _Axis:
    span = size - 1 if align else size
    x = (place + 1) * (span / 2) - (0 if align else 0.5)
    slope = torch.full_like(place, span / 2)
    if mode == CUBIC:
        first = x.floor()
        weights, slopes = zip(*(_cubic(x - first, tap) for tap in range(-1, 3)), strict=True)
        indices = [_padded(first + tap, size, padding, align)[0] for tap in range(-1, 3)]
        return _Axis(indices, list(weights), [s * slope for s in slopes])
    x, padded_slope = _padded(x, size, padding, align)
    slope = slope * padded_slope
    if mode == NEAREST:
        return _Axis([x.round()], [torch.ones_like(x)], [torch.zeros_like(x)])
    first = x.floor()
    return _Axis([first, first + 1], [first + 1 - x, x - first], [-slope, slope])


def _padded(x: Tensor, size: int, padding: int, align: bool) -> tuple[Tensor, Tensor]:
    """Coordinates moved into the input, and the derivative of that."""
    one, zero = torch.ones_like(x), torch.zeros_like(x)
    slope = one
    if padding == ZEROS:
        return x, slope
    if padding == REFLECTION:
        low, span = (0.0, float(size - 1)) if align else (-0.5, float(size))
        if span == 0:
            return zero, zero
        offset = x - low
        slope = torch.where(offset < 0, -one, one)
        offset = offset.abs()
        flips, rest = (offset / span).floor(), offset.fmod(span)
        odd = flips.remainder(2) != 0
        x = torch.where(odd, span - rest, rest) + low
        slope = torch.where(odd, -slope, slope)
    inside = (x > 0) & (x < size - 1)
    return x.clamp(0, size - 1), torch.where(inside, slope, zero)


def _cubic(t: Tensor, tap: int) -> tuple[Tensor, Tensor]:
    """The weight of a tap for a place `t` in 0..1 behind tap 0, and its derivative."""
    a = _CUBIC_SLOPE
    direction = -1 if tap > 0 else 1
    d = (t - tap) * direction
    if tap in (0, 1):
        return ((a + 2) * d - (a + 3)) * d * d + 1, (3 * (a + 2) * d - 2 * (a + 3)) * d * direction
    return ((a * d - 5 * a) * d + 8 * a) * d - 4 * a, ((3 * a * d - 10 * a) * d + 8 * a) * direction


@dataclass(frozen=True)
class _Tap:
    """One element of the input per place, `[N, 1, places]`; nothing where it lies outside of the input."""

    index: Tensor
    weight: Tensor
    slopes: list[Tensor]
    """The derivative of the weight in each coordinate of the grid, without what lies outside."""


def _taps(sizes: Sequence[int], grid: Tensor, mode: int, padding: int, align: bool) -> Iterator[_Tap]:
    # Not -1: how many places there are cannot be told from an empty batch.
    count = math.prod(grid.shape[1:-1])
    places = grid.reshape(grid.shape[0], 1, count, grid.shape[-1])
    axes = [
        _axis(places[..., len(sizes) - 1 - d], size, mode, padding, align) for d, size in enumerate(sizes)
    ]
    for chosen in itertools.product(*(range(len(axis.indices)) for axis in axes)):
        picked = list(zip(axes, chosen, sizes, strict=True))
        index = torch.zeros_like(places[..., 0], dtype=torch.int64)
        inside = torch.ones_like(index, dtype=torch.bool)
        for axis, tap, size in picked:
            at = axis.indices[tap]
            inside = inside & (at >= 0) & (at < size)
            index = index * size + at.clamp(0, size - 1).to(torch.int64)
        weights = [axis.weights[tap] for axis, tap, _ in picked]
        slopes = []
        for d, (axis, tap, _) in enumerate(picked):
            others = math.prod(weights[:d] + weights[d + 1 :], start=inside.to(grid.dtype))
            slopes.append(axis.slopes[tap] * others)
        yield _Tap(index, math.prod(weights, start=inside.to(grid.dtype)), slopes[::-1])


def _flat(x: Tensor, spatial: int) -> Tensor:
    lead = x.dim() - spatial
    return x.reshape(*x.shape[:lead], math.prod(x.shape[lead:]))


def _rows(x: Tensor, spatial: int) -> Tensor:
    """Moves the channels to the end: `[N * places, channels]`."""
    count = x.shape[0] * math.prod(x.shape[x.dim() - spatial :])
    return x.movedim(1, -1).reshape(count, x.shape[1])


def _wide(x: Tensor) -> Tensor:
    return x.float() if x.dtype in (torch.bfloat16, torch.float16) else x


def grid_sampler_3d(x: Tensor, grid: Tensor, mode: int, padding: int, align: bool) -> Tensor:
    dtype, x, grid = x.dtype, _wide(x), _wide(grid)
    flat = _flat(x, 3)
    result = x.new_zeros(*x.shape[:2], grid[0, ..., 0].numel())
    for tap in _taps(x.shape[2:], grid, mode, padding, align):
        result = result + flat.gather(2, tap.index.expand(-1, x.shape[1], -1)) * tap.weight
    return result.reshape(*x.shape[:2], *grid.shape[1:-1]).to(dtype)


def grid_sampler_backward(
    grad: Tensor,
    x: Tensor,
    grid: Tensor,
    mode: int,
    padding: int,
    align: bool,
    output_mask: Sequence[bool],
) -> tuple[Tensor | None, Tensor | None]:
    dtypes = x.dtype, grid.dtype
    spatial, grad, x, grid = x.dim() - 2, _wide(grad), _wide(x), _wide(grid)
    rows, grad = _rows(x, spatial), _rows(grad, spatial)
    first = torch.arange(x.shape[0], device=x.device)[:, None] * math.prod(x.shape[2:])
    places: list[Tensor] = []
    updates: list[Tensor] = []
    grad_places = [grad.new_zeros(grad.shape[0], *grad.shape[2:]) for _ in range(spatial)]
    for tap in _taps(x.shape[2:], grid, mode, padding, align):
        index = (tap.index[:, 0] + first).reshape(-1)
        if output_mask[0]:
            places.append(index)
            updates.append(grad * tap.weight.reshape(-1, 1))
        if output_mask[1] and mode != NEAREST:
            change = (rows.index_select(0, index) * grad).sum(1)
            grad_places = [
                g + change * slope.reshape(-1) for g, slope in zip(grad_places, tap.slopes, strict=True)
            ]
    grad_x: Tensor | None = None
    if output_mask[0]:
        # One scatter adds rows of channels, so that all channels share an index.
        summed = torch.zeros_like(rows).index_add(0, torch.cat(places), torch.cat(updates))
        summed = summed.reshape(x.shape[0], *x.shape[2:], x.shape[1])
        grad_x = summed.movedim(-1, 1).contiguous().to(dtypes[0])
    return (
        grad_x,
        torch.stack(grad_places, -1).reshape(grid.shape).to(dtypes[1]) if output_mask[1] else None,
    )


def affine_grid_generator(theta: Tensor, size: Sequence[int], align: bool) -> Tensor:
    """The places of a grid `[N, …, d]` of spatial sizes `size[2:]`, moved by `theta` `[N, d, d + 1]`.

    A side of one element lies in the middle.
    """
    if len(size) not in (4, 5) or theta.shape[1:] != (len(size) - 2, len(size) - 1):
        return NotImplemented
    spatial, dtype = size[2:], theta.dtype
    theta = _wide(theta)
    moved = theta[..., -1].reshape(size[0], *[1] * len(spatial), len(spatial))
    for axis, length in enumerate(reversed(spatial)):
        if length <= 1:
            continue
        place = torch.linspace(-1, 1, length, dtype=theta.dtype, device=theta.device)
        if not align:
            place = place * ((length - 1) / length)
        column = theta[..., axis].reshape(moved.shape[0], *[1] * len(spatial), len(spatial))
        moved = moved + place.reshape(-1, *[1] * (axis + 1)) * column
    return moved.expand(size[0], *spatial, len(spatial)).to(dtype).contiguous()
