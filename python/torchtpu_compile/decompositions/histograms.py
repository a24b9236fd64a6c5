"""Histograms with edges, as a search for the part that each element falls in and a sum over each part.

The rules are those of `aten/src/ATen/native/Histogram.cpp`: a part holds its left edge, the last one its
right edge too, and what is outside of the edges, or NaN, counts nowhere.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import torch
from torch import Tensor


def _ends(x: Tensor, range: Sequence[float] | None) -> tuple[Tensor, Tensor]:
    """Where the first part of each dimension begins and the last one ends, for points `[count, N]`."""
    if range is not None:
        bounds = [x.new_full((1,), bound) for bound in range]
        low, high = torch.cat(bounds[::2]), torch.cat(bounds[1::2])
    elif x.shape[0] == 0:
        low, high = x.new_zeros(x.shape[1]), x.new_ones(x.shape[1])
    else:
        low, high = x.amin(0), x.amax(0)
    point = low == high
    return torch.where(point, low - 0.5, low), torch.where(point, high + 0.5, high)


def _edges(low: Tensor, high: Tensor, parts: int) -> Tensor:
    """`torch.linspace(low, high, parts + 1)`, which counts from the nearer end and rounds once."""
    step = ((high - low) / parts).double()
    index = torch.arange(parts + 1, dtype=torch.float64, device=low.device)
    from_low = low.double() + step * index
    from_high = high.double() - step * (parts - index)
    return torch.where(index < (parts + 1) // 2, from_low, from_high).to(low.dtype)


def _counted(x: Tensor, edges: Sequence[Tensor], weight: Tensor | None, density: bool) -> Tensor:
    """The sum of the weights of the points `x` `[count, N]` in each box between edges."""
    sizes = [e.shape[0] - 1 for e in edges]
    place = torch.zeros(x.shape[0], dtype=torch.int64, device=x.device)
    inside = torch.ones(x.shape[0], dtype=torch.bool, device=x.device)
    for d, (edge, size) in enumerate(zip(edges, sizes, strict=True)):
        value = x[:, d].contiguous()
        part = torch.searchsorted(edge, value, right=True) - 1
        place = place * size + part.clamp(0, size - 1)
        inside = inside & (value >= edge[0]) & (value <= edge[-1])
    boxes = math.prod(sizes)
    # What is outside goes behind the end.
    place = torch.where(inside, place, boxes)
    if weight is None:
        ones = torch.ones_like(place, dtype=torch.int32)
        total = ones.new_zeros(boxes + 1).scatter_add(0, place, ones)[:boxes].to(x.dtype)
    else:
        total = x.new_zeros(boxes + 1).scatter_add(0, place, weight.reshape(-1))[:boxes]
    result = total.reshape(sizes)
    if density:
        result = result / result.sum()
        for d, edge in enumerate(edges):
            result = result / edge.diff().reshape([-1 if i == d else 1 for i, _ in enumerate(edges)])
    return result


def _points(x: Tensor) -> Tensor:
    return x.reshape(math.prod(x.shape[:-1]), x.shape[-1])


def histogram_of_count(
    x: Tensor,
    bins: int = 100,
    *,
    range: Sequence[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> tuple[Tensor, Tensor]:
    """Counts `[bins]` and edges `[bins + 1]`."""
    points = x.reshape(-1, 1)
    low, high = _ends(points, range)
    edges = _edges(low, high, bins)
    return _counted(points, [edges], weight, density), edges


def histogram_of_edges(
    x: Tensor, bins: Tensor, *, weight: Tensor | None = None, density: bool = False
) -> tuple[Tensor, Tensor]:
    """Counts, and the edges again, in memory of their own."""
    return _counted(x.reshape(-1, 1), [bins], weight, density), bins.clone()


def edges_of_counts(
    x: Tensor,
    bins: Sequence[int],
    *,
    range: Sequence[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> list[Tensor]:
    """The edges of each dimension of points `[…, N]`."""
    low, high = _ends(_points(x), range)
    return [_edges(low[d], high[d], parts) for d, parts in enumerate(bins)]


def boxes_of_counts(
    x: Tensor,
    bins: Sequence[int],
    *,
    range: Sequence[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> Tensor:
    """How many of the points `[…, N]` are in each of `bins` boxes of one size."""
    return _counted(_points(x), edges_of_counts(x, bins, range=range), weight, density)


def boxes_of_edges(
    x: Tensor, bins: Sequence[Tensor], *, weight: Tensor | None = None, density: bool = False
) -> Tensor:
    """How many of the points `[…, N]` are in each box between edges."""
    return _counted(_points(x), bins, weight, density)
