"""Views of a dense value, as ordinary ops: what PyTorch says by sizes, strides and an offset.

A storage holds one value, and programs have no memory to point into. So a tensor is read out of the flat
value of its storage by pad, reshape, slice and permute, and written by the same backwards. Where dimensions
do not nest, as in windows that overlap, the elements are gathered by their positions.
"""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from typing import NamedTuple

import torch

Sizes = Sequence[int]


class Box(NamedTuple):
    """A box in the flat value from `first` to `last`, padded by `pad` elements and reshaped to `dims`: from
    `starts` to `ends` in each dimension.

    `order` are the tensor's dimensions that it has, outermost in memory first; unless the elements of the
    last one lie side by side, the box has one dimension more, of which it takes one element.
    """

    first: int
    last: int
    pad: int
    dims: tuple[int, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    order: tuple[int, ...]

    def filled(self, d: int) -> bool:
        """Whether the box has all of a dimension."""
        return self.ends[d] - self.starts[d] == self.dims[d]


def physical_order(sizes: Sizes, strides: Sizes) -> list[int]:
    """Dimensions, outermost in memory first; those of one element stay where they are among equals."""
    return sorted(range(len(sizes)), key=lambda d: (-strides[d], d))


def is_dense(sizes: Sizes, strides: Sizes, offset: int, count: int) -> bool:
    """Whether a tensor has every one of `count` elements once, in some order of its dimensions."""
    expected = 1
    for d in reversed(physical_order(sizes, strides)):
        if sizes[d] != 1 and strides[d] != expected:
            return False
        expected *= sizes[d]
    return offset == 0 and expected == count


def box_of(sizes: Sizes, strides: Sizes, offset: int, count: int) -> Box | None:
    """The box that a tensor with elements is, or `None` where its dimensions do not nest.

    Dimensions of stride 0 are no part of it: whoever reads expands, whoever writes has one element left.
    """
    whole = _box_within(sizes, strides, offset, 0, count)
    if whole is not None and not whole.pad:
        return whole
    # Rows that begin within one of the whole value, or leave a part of it, are whole ones of their own span.
    span = 1 + sum((size - 1) * stride for size, stride in zip(sizes, strides, strict=True))
    return _box_within(sizes, strides, offset, offset, offset + span)


def _box_within(sizes: Sizes, strides: Sizes, offset: int, first: int, last: int) -> Box | None:
    real = [d for d in physical_order(sizes, strides) if sizes[d] > 1 and strides[d] != 0]
    steps = [strides[d] for d in real]
    if any(outer % inner for outer, inner in itertools.pairwise(steps)):
        return None
    count, rest = last - first, offset - first
    if not steps:
        return Box(first, last, 0, (count,), (rest,), (rest + 1,), ())
    pad = -count % steps[0]
    dims = [(count + pad) // steps[0]]
    dims += [outer // inner for outer, inner in zip(steps, [*steps[1:], 1], strict=True)]
    starts, ends = [], []
    for step, size, room in zip(steps, [sizes[d] for d in real], dims, strict=False):
        start, rest = divmod(rest, step)
        if start + size > room:
            return None
        starts.append(start)
        ends.append(start + size)
    if steps[-1] == 1:
        # A last dimension of one element costs a TPU's compiler minutes.
        return Box(first, last, pad, tuple(dims[:-1]), tuple(starts), tuple(ends), tuple(real))
    return Box(first, last, pad, tuple(dims), (*starts, rest), (*ends, rest + 1), tuple(real))


def positions(sizes: Sizes, strides: Sizes, offset: int) -> torch.Tensor:
    """Where each element lies in the flat value, row-major."""
    at = torch.full((), offset, dtype=torch.int64, device="cpu")
    for d, (size, stride) in enumerate(zip(sizes, strides, strict=True)):
        along = torch.arange(size, dtype=torch.int64, device="cpu") * stride
        at = at + along.view([size if i == d else 1 for i in range(len(sizes))])
    return at.expand(list(sizes)).reshape(-1)


def read(flat: torch.Tensor, sizes: Sizes, strides: Sizes, offset: int | torch.Tensor) -> torch.Tensor:
    """The tensor's elements out of a flat value.

    `offset` is an int64[] where it is known only when the program runs; the tensor is a box then.
    """
    count = flat.numel()
    if 0 in sizes:
        return flat.new_empty(list(sizes))
    if isinstance(offset, torch.Tensor):
        movable = _movable_box(sizes, strides, count)
        cut = _padded(flat, movable).reshape(movable.dims)
        for d, at in _places(movable, offset):
            cut = cut.index_select(d, at)
        return _as_tensor(cut, movable, sizes)
    if is_dense(sizes, strides, offset, count):
        return read_dense(flat, sizes, strides)
    box = box_of(sizes, strides, offset, count)
    if box is None:
        return flat.index_select(0, positions(sizes, strides, offset)).reshape(list(sizes))
    return _as_tensor(_slice(_padded(flat, box).reshape(box.dims), box), box, sizes)


def read_dense(value: torch.Tensor, sizes: Sizes, strides: Sizes) -> torch.Tensor:
    """The elements of a tensor that has every element of a row-major value once."""
    order = physical_order(sizes, strides)
    dense = [sizes[d] for d in order]
    value = value if list(value.shape) == dense else value.reshape(dense)
    return permuted(value, [order.index(d) for d in range(len(sizes))])


def permuted(value: torch.Tensor, order: list[int]) -> torch.Tensor:
    """The value itself where its dimensions stay in order: each op takes a millisecond to trace."""
    return value if order == sorted(order) else value.permute(order)


def _as_tensor(cut: torch.Tensor, box: Box, sizes: Sizes) -> torch.Tensor:
    """The elements of a box as the tensor that it is."""
    cut = cut.reshape([sizes[d] for d in box.order])
    cut = cut.permute([box.order.index(d) for d in sorted(box.order)])
    cut = cut.reshape([size if d in box.order else 1 for d, size in enumerate(sizes)])
    return cut.expand(list(sizes))


def _movable_box(sizes: Sizes, strides: Sizes, count: int) -> Box:
    """The box of a tensor that begins somewhere, as it is at the beginning of its storage."""
    box = _box_within(sizes, strides, 0, 0, count)
    # The core asks for offsets of boxes alone.
    assert box is not None
    return box


def _places(box: Box, offset: torch.Tensor) -> list[tuple[int, torch.Tensor]]:
    """Dimensions of which the box has a part, each with the positions that it has there."""
    places, rest, step = [], offset, math.prod(box.dims)
    for d, room in enumerate(box.dims):
        step //= room
        if not box.filled(d):
            places.append((d, rest // step + torch.arange(box.ends[d] - box.starts[d])))
        rest = rest % step
    return places


def write(
    flat: torch.Tensor, value: torch.Tensor, sizes: Sizes, strides: Sizes, offset: int | torch.Tensor
) -> torch.Tensor:
    """The flat value with the tensor's elements replaced by those of `value`, which has its sizes.

    Of elements that lie at one place, the last one stays. `offset` is as in `read`.
    """
    count = flat.numel()
    if 0 in sizes:
        return flat
    if isinstance(offset, int) and is_dense(sizes, strides, offset, count):
        return value.permute(physical_order(sizes, strides)).reshape(count)
    for d, (size, stride) in enumerate(zip(sizes, strides, strict=True)):
        if stride == 0 and size > 1:
            value = value.narrow(d, size - 1, 1)
    sizes = list(value.shape)
    if isinstance(offset, torch.Tensor):
        movable = _movable_box(sizes, strides, count)
        whole = _padded(flat, movable).reshape(movable.dims)
        return _flat(_moved_in(whole, _as_box(value, movable), _places(movable, offset)), flat, movable)
    box = box_of(sizes, strides, offset, count)
    if box is None:
        at = positions(sizes, strides, offset)
        return flat.index_put([at], value.reshape(-1))
    return _flat(_replace(_padded(flat, box).reshape(box.dims), _as_box(value, box), box), flat, box)


def _as_box(value: torch.Tensor, box: Box) -> torch.Tensor:
    """The elements of a tensor as the box that it is."""
    others = [d for d in range(value.dim()) if d not in box.order]
    value = value.permute([*box.order, *others])
    return value.reshape([end - start for start, end in zip(box.starts, box.ends, strict=True)])


def _flat(whole: torch.Tensor, flat: torch.Tensor, box: Box) -> torch.Tensor:
    """The flat value with what `whole` has of it."""
    part = whole.reshape(-1)
    part = part.narrow(0, 0, box.last - box.first) if box.pad else part
    if (box.first, box.last) == (0, flat.numel()):
        return part
    return flat.slice_scatter(part, 0, box.first, box.last)


def _moved_in(
    whole: torch.Tensor, part: torch.Tensor, places: list[tuple[int, torch.Tensor]]
) -> torch.Tensor:
    """`whole` with the elements at these positions replaced, one dimension at a time from the outermost."""
    if not places:
        return part
    (d, at), *inner = places
    if inner:
        part = _moved_in(whole.index_select(d, at), part, inner)
    return whole.index_copy(d, at, part)


def _padded(flat: torch.Tensor, box: Box) -> torch.Tensor:
    if (box.first, box.last) != (0, flat.numel()):
        flat = flat.narrow(0, box.first, box.last - box.first)
    return torch.cat([flat, flat.new_zeros(box.pad)]) if box.pad else flat


def _slice(value: torch.Tensor, box: Box) -> torch.Tensor:
    for d, (start, end) in enumerate(zip(box.starts, box.ends, strict=True)):
        if not box.filled(d):
            value = value.narrow(d, start, end - start)
    return value


def _replace(whole: torch.Tensor, part: torch.Tensor, box: Box) -> torch.Tensor:
    """`whole` with the box replaced, one dimension at a time from the outermost."""

    def replaced(whole: torch.Tensor, d: int) -> torch.Tensor:
        if d == len(box.dims):
            return part
        start, end = box.starts[d], box.ends[d]
        if box.filled(d):
            return replaced(whole, d + 1)
        return whole.slice_scatter(replaced(whole.narrow(d, start, end - start), d + 1), d, start, end)

    return replaced(whole, 0)
