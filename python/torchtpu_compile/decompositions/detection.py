"""Ops of torchvision as ordinary ATen ops: regions of feature maps, and deformable convolution.

Features are read bilinearly between their elements. Where the number of reads is fixed, rows of all
channels are gathered; where it follows from the size of each box, reads along each dimension are the
columns of a matrix. Places of 16-bit features are computed in float32: they would be off by whole
elements.
"""

from __future__ import annotations

import functools
import itertools
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor


def decompositions() -> dict[Any, Callable[..., Any]]:
    """The functions of this module by op, once something has imported torchvision."""
    table: dict[Any, Callable[..., Any]] = {}
    if "torchvision" not in sys.modules:
        return table
    for name, function in _FUNCTIONS.items():
        packet = getattr(torch.ops.torchvision, name, None)
        if packet is not None:
            table[packet.default] = function
    return table


def _wide(x: Tensor) -> torch.dtype:
    return torch.float64 if x.dtype == torch.float64 else torch.float32


def _iota(like: Tensor, size: int) -> Tensor:
    return torch.arange(size, dtype=like.dtype, device=like.device)


def _rows(x: Tensor) -> Tensor:
    """Features `[N, C, H, W]` as `[N * H * W, C]`."""
    return x.permute(0, 2, 3, 1).reshape(-1, x.shape[1])


def _features(rows: Tensor, batch: int, height: int, width: int) -> Tensor:
    """The opposite of `_rows`."""
    return rows.reshape(batch, height, width, rows.shape[1]).permute(0, 3, 1, 2).contiguous()


@dataclass(frozen=True)
class _Span:
    """One dimension of boxes: where each begins, `[K]`, how wide each of its bins is, and the size of the
    features."""

    start: Tensor
    bin: Tensor
    bins: int
    size: int

    def taps(self, samples: int) -> list[tuple[Tensor, Tensor]]:
        """For each sample of a bin the two elements that are read, and their weights, both `[K, bins]`."""
        first = self.start.unsqueeze(1) + _iota(self.start, self.bins) * self.bin.unsqueeze(1)
        taps = []
        for i in range(samples):
            place = first + (i + 0.5) * self.bin.unsqueeze(1) / samples
            inside = (place >= -1) & (place <= self.size)
            place = place.clamp(0, self.size - 1)
            low = place.floor()
            share = place - low
            for index, weight in ((low, 1 - share), ((low + 1).clamp(max=self.size - 1), share)):
                taps.append((index.long(), torch.where(inside, weight / samples, 0)))
        return taps

    def matrix(self) -> Tensor:
        """The weight of each element in the mean over a bin, `[K, bins, size]`, with as many samples as a bin
        has elements, begun ones included."""
        samples = self.bin.ceil().view(-1, 1, 1)
        bin = self.bin.view(-1, 1, 1)
        first = self.start.view(-1, 1, 1) + _iota(self.start, self.bins).view(-1, 1) * bin
        step = bin / samples
        element = _iota(self.start, self.size)
        # Samples are more than half an element apart, or there is one: only these can be near an element.
        nearest = ((element - 1 - first) / step - 0.5).floor().clamp(min=0)
        total = torch.zeros_like(nearest)
        for i in range(_NEAR):
            number = nearest + i
            place = first + (number + 0.5) * bin / samples
            counts = (number < samples) & (place >= -1) & (place <= self.size)
            weight = (1 - (place.clamp(0, self.size - 1) - element).abs()).clamp(min=0)
            total = total + torch.where(counts, weight / samples, 0)
        return total


_NEAR = 6


def _spans(
    rois: Tensor, scale: float, sizes: tuple[int, int], bins: tuple[int, int], aligned: bool
) -> tuple[_Span, _Span]:
    """Both dimensions of boxes `[K, 5]`, which are the number of an image, and x and y of two corners."""
    corners = rois[:, 1:] * scale - (0.5 if aligned else 0.0)

    def span(dim: int) -> _Span:
        start, length = corners[:, 1 - dim], corners[:, 3 - dim] - corners[:, 1 - dim]
        length = length if aligned else length.clamp(min=1)
        return _Span(start, length / bins[dim], bins[dim], sizes[dim])

    return span(0), span(1)


def _reads(rois: Tensor, spans: tuple[_Span, _Span], samples: int) -> Iterator[tuple[Tensor, Tensor]]:
    """Each read of a row of features: the numbers of the rows, and weights, `[K * bins * bins]`."""
    rows, columns = spans
    image = rois[:, 0].long().view(-1, 1, 1)
    for (y, weight_y), (x, weight_x) in itertools.product(rows.taps(samples), columns.taps(samples)):
        row = (image * rows.size + y.unsqueeze(2)) * columns.size + x.unsqueeze(1)
        yield row.reshape(-1), (weight_y.unsqueeze(2) * weight_x.unsqueeze(1)).reshape(-1, 1)


def roi_align(
    x: Tensor, rois: Tensor, scale: float, height: int, width: int, samples: int, aligned: bool
) -> Tensor:
    """Means over the bins of each box, `[K, C, height, width]`.

    Without a fixed number of samples, an element that is not finite makes all means of its channel NaN.
    """
    wide = _wide(x)
    boxes = rois.to(wide)
    spans = _spans(boxes, scale, (x.shape[2], x.shape[3]), (height, width), aligned)
    count, channels = rois.shape[0], x.shape[1]
    if samples <= 0:
        images = _rows_of_images(boxes, spans, x.shape[0])
        by_row = x.to(wide).permute(0, 2, 1, 3).reshape(images.shape[1], channels * x.shape[3])
        means = (images @ by_row).reshape(count, height * channels, x.shape[3]) @ spans[1].matrix().mT
        return means.reshape(count, height, channels, width).transpose(1, 2).to(x.dtype).contiguous()
    features = _rows(x)
    total = torch.zeros(count * height * width, channels, dtype=wide, device=x.device)
    for row, weight in _reads(boxes, spans, samples):
        total = total + torch.where(weight == 0, 0, features.index_select(0, row).to(wide) * weight)
    return _features(total, count, height, width).to(x.dtype)


def _rows_of_images(boxes: Tensor, spans: tuple[_Span, _Span], batch: int) -> Tensor:
    """The weight of each row of each image in a bin of each box, `[K * bins, batch * H]`."""
    own = boxes[:, :1] == _iota(boxes, batch)
    weights = torch.where(own.view(-1, 1, batch, 1), spans[0].matrix().unsqueeze(2), 0)
    return weights.reshape(boxes.shape[0] * spans[0].bins, batch * spans[0].size)


def roi_align_backward(
    grad: Tensor,
    rois: Tensor,
    scale: float,
    height: int,
    width: int,
    batch: int,
    channels: int,
    rows: int,
    columns: int,
    samples: int,
    aligned: bool,
) -> Tensor:
    """The gradient of features `[batch, channels, rows, columns]`."""
    wide = _wide(grad)
    boxes, wide_grad = rois.to(wide), grad.to(wide)
    spans = _spans(boxes, scale, (rows, columns), (height, width), aligned)
    if samples <= 0:
        images = _rows_of_images(boxes, spans, batch)
        parts = wide_grad.transpose(1, 2).reshape(rois.shape[0], height * channels, width) @ spans[1].matrix()
        total = images.mT @ parts.reshape(images.shape[0], channels * columns)
        total = total.reshape(batch, rows, channels, columns).transpose(1, 2)
        return total.to(grad.dtype).contiguous()
    parts = _rows(wide_grad)
    total = torch.zeros(batch * rows * columns, channels, dtype=wide, device=grad.device)
    for row, weight in _reads(boxes, spans, samples):
        total = total.index_add(0, row, parts * weight)
    return _features(total, batch, rows, columns).to(grad.dtype)


@dataclass(frozen=True)
class _Deformed:
    """Where a deformable convolution reads its input `[N, C, H, W]`, whose channels are in `G` groups of `c`.

    There are `S` places for the elements of the kernel. Reads are `[N, G, S, OH, OW]`, and what is read
    has `c` more.
    """

    y: Tensor
    x: Tensor
    height: int
    width: int

    @staticmethod
    def of(
        x: Tensor,
        kernel: Sequence[int],
        offset: Tensor,
        stride: Sequence[int],
        padding: Sequence[int],
        dilation: Sequence[int],
        groups: int,
    ) -> _Deformed:
        batch, (out_height, out_width) = x.shape[0], offset.shape[2:]
        moved = offset.reshape(batch, groups, kernel[0] * kernel[1], 2, out_height, out_width)
        element = torch.arange(kernel[0] * kernel[1], device=x.device).view(-1, 1, 1)
        row = _iota(offset, out_height).view(-1, 1) * stride[0] - padding[0]
        column = _iota(offset, out_width) * stride[1] - padding[1]
        y = row + element.div(kernel[1], rounding_mode="floor") * dilation[0] + moved[:, :, :, 0]
        x_place = column + element.remainder(kernel[1]) * dilation[1] + moved[:, :, :, 1]
        return _Deformed(y, x_place, x.shape[2], x.shape[3])

    def taps(self) -> Iterator[_Tap]:
        """The four elements around each place."""
        low_y, low_x = self.y.floor(), self.x.floor()
        share_y, share_x = self.y - low_y, self.x - low_x
        batch, groups = self.y.shape[:2]
        image = torch.arange(batch * groups, device=self.y.device).view(batch, groups, 1, 1, 1)
        for dy, dx in itertools.product((0, 1), (0, 1)):
            y, x = low_y + dy, low_x + dx
            exists = (y >= 0) & (y < self.height) & (x >= 0) & (x < self.width)
            row = y.clamp(0, self.height - 1).long() * self.width + x.clamp(0, self.width - 1).long()
            yield _Tap(
                image * (self.height * self.width) + row,
                exists,
                share_y if dy else 1 - share_y,
                share_x if dx else 1 - share_x,
                2 * dy - 1,
                2 * dx - 1,
            )


@dataclass(frozen=True)
class _Tap:
    """One of the elements around each place: its row, whether it exists, its weight along each dimension, and
    the signs of what that weight changes by as the place moves."""

    row: Tensor
    exists: Tensor
    weight_y: Tensor
    weight_x: Tensor
    sign_y: int
    sign_x: int

    def read(self, rows: Tensor) -> Tensor:
        found = rows.index_select(0, self.row.reshape(-1)).reshape(*self.row.shape, rows.shape[1])
        return torch.where(self.exists.unsqueeze(-1), found, 0)


def deform_conv2d(
    x: Tensor,
    weight: Tensor,
    offset: Tensor,
    mask: Tensor,
    bias: Tensor,
    stride_h: int,
    stride_w: int,
    pad_h: int,
    pad_w: int,
    dilation_h: int,
    dilation_w: int,
    groups: int,
    offset_groups: int,
    use_mask: bool,
) -> Tensor:
    """A convolution of what is read around places that `offset` moves, times `mask` `[N, G, S, OH, OW]`."""
    wide = _wide(x)
    places = _Deformed.of(
        x,
        weight.shape[2:],
        offset.to(wide),
        (stride_h, stride_w),
        (pad_h, pad_w),
        (dilation_h, dilation_w),
        offset_groups,
    )
    read = _read_all(x.to(wide), places, offset_groups)
    if use_mask:
        read = read * mask.to(wide).reshape(read.shape[:-1]).unsqueeze(-1)
    kernels = weight.to(wide).reshape(groups, weight.shape[0] // groups, -1)
    total = kernels @ _columns(read, groups)
    total = total.reshape(x.shape[0], weight.shape[0], *offset.shape[2:]) + bias.to(wide).view(-1, 1, 1)
    return total.to(x.dtype).contiguous()


def deform_conv2d_backward(
    grad: Tensor,
    x: Tensor,
    weight: Tensor,
    offset: Tensor,
    mask: Tensor,
    bias: Tensor,
    stride_h: int,
    stride_w: int,
    pad_h: int,
    pad_w: int,
    dilation_h: int,
    dilation_w: int,
    groups: int,
    offset_groups: int,
    use_mask: bool,
) -> tuple[Tensor, Tensor, Tensor, Tensor, Tensor]:
    """The gradients of the features, the kernel, the offsets, the mask and the bias."""
    wide = _wide(x)
    places = _Deformed.of(
        x,
        weight.shape[2:],
        offset.to(wide),
        (stride_h, stride_w),
        (pad_h, pad_w),
        (dilation_h, dilation_w),
        offset_groups,
    )
    read = _read_all(x.to(wide), places, offset_groups)
    factor = mask.to(wide).reshape(read.shape[:-1]).unsqueeze(-1) if use_mask else 1.0
    wide_grad = grad.to(wide)
    parts = wide_grad.reshape(grad.shape[0], groups, grad.shape[1] // groups, -1)
    kernels = weight.to(wide).reshape(groups, weight.shape[0] // groups, -1)
    grad_weight = (parts @ _columns(read * factor, groups).mT).sum(0)
    grad_columns = kernels.mT @ parts
    grad_read = _reads_of_columns(grad_columns, read.shape)
    grad_mask = (grad_read * read).sum(-1).reshape(mask.shape) if use_mask else torch.zeros_like(mask)

    grad_read = grad_read * factor
    rows = _rows_of_groups(x.to(wide), offset_groups)
    grad_rows = torch.zeros_like(rows)
    grad_y, grad_x = torch.zeros_like(places.y), torch.zeros_like(places.x)
    for tap in places.taps():
        share = torch.where(tap.exists, tap.weight_y * tap.weight_x, 0).unsqueeze(-1)
        grad_rows = grad_rows.index_add(
            0, tap.row.reshape(-1), (grad_read * share).reshape(-1, rows.shape[1])
        )
        along = (grad_read * tap.read(rows)).sum(-1)
        grad_y = grad_y + tap.sign_y * along * tap.weight_x
        grad_x = grad_x + tap.sign_x * along * tap.weight_y
    grad_offset = torch.stack((grad_y, grad_x), 3).reshape(offset.shape)
    features = _features(grad_rows, x.shape[0] * offset_groups, x.shape[2], x.shape[3])
    return (
        features.reshape(x.shape).to(x.dtype).contiguous(),
        grad_weight.reshape(weight.shape).to(weight.dtype).contiguous(),
        grad_offset.to(offset.dtype),
        grad_mask.to(mask.dtype),
        wide_grad.sum((0, 2, 3)).to(bias.dtype),
    )


def _rows_of_groups(x: Tensor, groups: int) -> Tensor:
    """Features as `[N * G * H * W, c]`."""
    return _rows(x.reshape(x.shape[0] * groups, x.shape[1] // groups, *x.shape[2:]))


def _read_all(x: Tensor, places: _Deformed, groups: int) -> Tensor:
    rows = _rows_of_groups(x, groups)
    taps = (tap.read(rows) * (tap.weight_y * tap.weight_x).unsqueeze(-1) for tap in places.taps())
    return functools.reduce(torch.add, taps)


def _columns(read: Tensor, groups: int) -> Tensor:
    """Reorders the read elements to `[N, groups, C / groups * S, OH * OW]`, the layout of kernels."""
    batch, offset_groups, elements, height, width, channels = read.shape
    by_channel = read.permute(0, 1, 5, 2, 3, 4)
    return by_channel.reshape(batch, groups, offset_groups * channels // groups * elements, height * width)


def _reads_of_columns(columns: Tensor, sizes: Sequence[int]) -> Tensor:
    """The opposite of `_columns`."""
    batch, offset_groups, elements, height, width, channels = sizes
    by_channel = columns.reshape(batch, offset_groups, channels, elements, height, width)
    return by_channel.permute(0, 1, 3, 4, 5, 2)


_FUNCTIONS: dict[str, Callable[..., Any]] = {
    "roi_align": roi_align,
    "_roi_align_backward": roi_align_backward,
    "deform_conv2d": deform_conv2d,
    "_deform_conv2d_backward": deform_conv2d_backward,
}
