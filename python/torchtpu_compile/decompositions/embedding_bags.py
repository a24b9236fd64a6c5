"""Bags of embeddings and segments of rows, as gathers of rows and scatters by the bag of each row.

The rules are those of `aten/src/ATen/native/EmbeddingBag.cpp`, `Embedding.cpp` and `SegmentReduce.cpp`.
"""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor

_SUM, _MEAN, _MAX = 0, 1, 2


def _wide(dtype: torch.dtype) -> torch.dtype:
    """Sums of 16-bit numbers are made in float32, as eager PyTorch's are."""
    return torch.float32 if dtype in (torch.float16, torch.bfloat16) else dtype


def _per_row(values: Tensor, like: Tensor) -> Tensor:
    """One number for each row of `like`, of any dimensions."""
    return values.to(like.dtype).reshape(-1, *[1] * (like.dim() - 1))


def _bag_of_each(indices: Tensor, offsets: Tensor) -> Tensor:
    """The bag that each index is in: the last that begins at it or before, so that empty bags get none."""
    place = torch.arange(indices.shape[0], dtype=offsets.dtype, device=indices.device)
    return (torch.searchsorted(offsets, place, right=True) - 1).to(offsets.dtype)


def _filled(counted: Tensor) -> Tensor:
    """Counts to divide by: an empty bag is zero, whatever it is divided by."""
    return counted.clamp_min(1)


def _greatest(rows: Tensor, groups: Tensor, count: Any, start: float, how: str = "amax") -> Tensor:
    """The largest row elements of each group, or the smallest (`amin`), or their product (`prod`)."""
    found = rows.new_full((count, *rows.shape[1:]), start)
    return found.scatter_reduce(
        0, groups.reshape(-1, *[1] * (rows.dim() - 1)).expand(rows.shape).long(), rows, how
    )


def embedding_bag(
    weight: Tensor,
    indices: Tensor,
    offsets: Tensor,
    scale_grad_by_freq: bool = False,
    mode: int = _SUM,
    sparse: bool = False,
    per_sample_weights: Tensor | None = None,
    include_last_offset: bool = False,
    padding_idx: int = -1,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """The bags `[bags, width]`; the bag of each index; the size of each bag; in mode `max` the row of
    `weight` that each element is from. An index that is `padding_idx` counts for nothing, and so does what
    lies behind the last offset where that is included."""
    indices, offsets = indices.long(), offsets.long()
    bags = offsets.shape[0] - 1 if include_last_offset else offsets.shape[0]
    bag = _bag_of_each(indices, offsets)
    counts = torch.ones_like(indices, dtype=torch.bool) if padding_idx == -1 else indices != padding_idx
    if include_last_offset:
        counts = counts & (bag < bags)
    # One bag more takes what counts for nothing.
    target = torch.where(counts, bag, bags)

    def summed(x: Tensor) -> Tensor:
        """The sums of the bags. By the bag of each index, the core sees bags that are all of one length."""
        if include_last_offset:
            return x.new_zeros(bags + 1, *x.shape[1:]).index_add(0, target, x)[:bags]
        if padding_idx != -1:
            x = torch.where(counts.reshape(-1, *[1] * (x.dim() - 1)), x, torch.zeros_like(x))
        return x.new_zeros(bags, *x.shape[1:]).index_add(0, bag, x)

    size = summed(counts.long())
    rows = weight.index_select(0, indices)
    if mode == _MAX:
        found = _greatest(rows, target, bags + 1, -math.inf)
        # The first index whose row has the maximum; NaN is a maximum, too.
        here = found.index_select(0, target)
        holds = (rows == here) | (rows.isnan() & here.isnan())
        place = torch.arange(indices.shape[0], device=weight.device).unsqueeze(1)
        first = torch.full(
            found.shape, indices.shape[0], dtype=torch.int64, device=weight.device
        ).scatter_reduce(
            0, target.unsqueeze(1).expand(rows.shape), torch.where(holds, place, indices.shape[0]), "amin"
        )
        padded = torch.cat([indices, indices.new_zeros(1)])
        chosen = padded.index_select(0, first[:bags].reshape(-1)).reshape(bags, weight.shape[1])
        out = torch.where(size.unsqueeze(1) > 0, found[:bags], torch.zeros_like(found[:bags]))
        return out, bag, size, chosen
    rows = rows.to(_wide(weight.dtype))
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.to(rows.dtype).unsqueeze(1)
    out = summed(rows)
    if mode == _MEAN:
        out = out / _filled(size).unsqueeze(1)
    return out.to(weight.dtype), bag, size, size.clone()


def embedding_bag_dense_backward(
    grad: Tensor,
    indices: Tensor,
    bag: Tensor,
    bag_size: Tensor,
    chosen: Tensor,
    num_weights: Any,
    scale_grad_by_freq: bool,
    mode: int,
    per_sample_weights: Tensor | None,
    padding_idx: int = -1,
) -> Tensor:
    """The gradient of the weight, `[num_weights, width]`."""
    indices, bag = indices.long(), bag.long()
    bags = grad.shape[0]
    zeros = grad.new_zeros(num_weights, grad.shape[1])
    if mode == _MAX:
        taken = torch.where(bag_size.unsqueeze(1) > 0, grad, torch.zeros_like(grad))
        return zeros.scatter_add(0, chosen.long(), taken)
    counts = (indices != padding_idx) & (bag < bags)
    rows = grad.index_select(0, bag.clamp_max(bags - 1))
    if per_sample_weights is not None:
        rows = rows * per_sample_weights.to(rows.dtype).unsqueeze(1)
    if mode == _MEAN:
        rows = rows / _per_row(_filled(bag_size).index_select(0, bag.clamp_max(bags - 1)), rows)
    if scale_grad_by_freq:
        ones = torch.ones_like(indices)
        often = torch.zeros(num_weights, dtype=torch.int64, device=grad.device).index_add(0, indices, ones)
        rows = rows / _per_row(often.index_select(0, indices), rows)
    rows = torch.where(counts.unsqueeze(1), rows, torch.zeros_like(rows))
    return zeros.index_add(0, indices, rows)


def embedding_bag_backward(
    grad: Tensor,
    indices: Tensor,
    offsets: Tensor,
    bag: Tensor,
    bag_size: Tensor,
    chosen: Tensor,
    num_weights: Any,
    scale_grad_by_freq: bool,
    mode: int,
    sparse: bool,
    per_sample_weights: Tensor | None,
    padding_idx: int = -1,
) -> Tensor:
    """The gradient of the weight; a sparse one is PyTorch's own."""
    if sparse:
        return NotImplemented
    return embedding_bag_dense_backward(
        grad,
        indices,
        bag,
        bag_size,
        chosen,
        num_weights,
        scale_grad_by_freq,
        mode,
        per_sample_weights,
        padding_idx,
    )


def embedding_bag_per_sample_weights_backward(
    grad: Tensor,
    weight: Tensor,
    indices: Tensor,
    offsets: Tensor,
    bag: Tensor,
    mode: int,
    padding_idx: int = -1,
) -> Tensor:
    """The gradient of each index's weight: its row times the gradient of its bag."""
    indices, bag = indices.long(), bag.long()
    bags = grad.shape[0]
    product = (grad.index_select(0, bag.clamp_max(bags - 1)) * weight.index_select(0, indices)).sum(1)
    return torch.where((indices != padding_idx) & (bag < bags), product, torch.zeros_like(product))


def embedding_renorm(weight: Tensor, indices: Tensor, max_norm: float, norm_type: float) -> Tensor:
    """Rows that are looked up, and are longer than `max_norm`, made that long."""
    norm = torch.linalg.vector_norm(weight, norm_type, 1, keepdim=True)
    looked_up = torch.zeros(weight.shape[0], dtype=torch.bool, device=weight.device)
    looked_up = looked_up.index_fill(0, indices.reshape(-1).long(), True).unsqueeze(1)
    return torch.where(looked_up & (norm > max_norm), weight * (max_norm / (norm + 1e-7)), weight)


_START = {"sum": 0.0, "mean": 0.0, "max": -math.inf, "min": math.inf, "prod": 1.0}
_REDUCTION = {"max": "amax", "min": "amin", "prod": "prod"}


def segment_reduce(
    data: Tensor,
    reduce: str,
    *,
    lengths: Tensor | None = None,
    indices: Tensor | None = None,
    offsets: Tensor | None = None,
    axis: int = 0,
    unsafe: bool = False,
    initial: Any = None,
) -> Tensor:
    """Segments of `data` along `axis`, reduced: `lengths` or `offsets` have the dimensions of `data` up to
    `axis`, then the segments. Rows behind the last segment are in none."""
    if indices is not None:
        return NotImplemented
    if offsets is None:
        assert lengths is not None
        ends = lengths.long().cumsum(-1)
        counts = lengths.long()
    else:
        ends = offsets.long()[..., 1:]
        counts = ends - offsets.long()[..., :-1]
    segments, rows = ends.shape[-1], data.shape[axis]
    batch = math.prod(data.shape[:axis])
    ends = ends.reshape(batch, segments)
    place = torch.arange(rows, device=data.device).expand(batch, rows).contiguous()
    group = torch.searchsorted(ends.contiguous(), place, right=True)
    if offsets is not None:
        begin = offsets.long()[..., :1].reshape(batch, 1)
        group = torch.where(place < begin, segments, group)
    # A segment more for each batch takes the rest.
    group = (group + torch.arange(batch, device=data.device).unsqueeze(1) * (segments + 1)).reshape(-1)
    flat = data.reshape(batch * rows, *data.shape[axis + 1 :])
    start = _START[reduce] if initial is None else float(initial)
    total = batch * (segments + 1)
    if reduce in ("sum", "mean"):
        found = flat.new_full((total, *flat.shape[1:]), start).index_add(0, group, flat)
    else:
        found = _greatest(flat, group, total, start, _REDUCTION[reduce])
    shape = (*data.shape[:axis], segments + 1, *data.shape[axis + 1 :])
    found = found.reshape(shape).narrow(axis, 0, segments)
    if reduce == "mean":
        counted = counts.reshape(*counts.shape, *[1] * (data.dim() - axis - 1)).to(found.dtype)
        empty = torch.full_like(found, math.nan) if initial is None else found
        found = torch.where(counted > 0, found / _filled(counted), empty)
    return found
