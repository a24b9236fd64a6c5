"""Resizing with antialiasing, and its gradients.

Each result is a weighted mean of the input's elements around its place: the weights are those of a kernel
that is stretched by how much the image shrinks, and add up to one. They follow from the sizes alone and are
computed in float64, so that places in large images keep their digits. The few elements that a result is made
of are gathered; where they are many, or their number is not known, a matrix of weights is multiplied.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from .. import torch_private

_CUBIC_SLOPE = -0.5
_LANCZOS_REACH = 3


def _linear(distance: Tensor) -> Tensor:
    return (1 - distance).clamp(min=0)


def _cubic(distance: Tensor) -> Tensor:
    a, t = _CUBIC_SLOPE, distance
    near = ((a + 2) * t - (a + 3)) * t * t + 1
    far = (((t - 5) * t + 8) * t - 4) * a
    return torch.where(t < 1, near, torch.where(t < 2, far, 0.0))


def _lanczos(distance: Tensor) -> Tensor:
    window = torch.sinc(distance / _LANCZOS_REACH)
    return torch.where(distance < _LANCZOS_REACH, torch.sinc(distance) * window, 0.0)


class Kernel(NamedTuple):
    """The weight at a distance, which is zero or more, and where it ends."""

    weight: Callable[[Tensor], Tensor]
    reach: int


_MOST_TAPS = 40


class _Axis:
    """One dimension of an image, `[…, size]` to `[…, output]`."""

    def __init__(
        self,
        kernel: Kernel,
        size: int,
        output: int,
        align_corners: bool,
        scale: float | None,
        device: torch.device,
    ) -> None:
        step: Any
        if align_corners:
            step = (size - 1) / (output - 1) if output > 1 else 0.0
        else:
            step = 1 / scale if scale is not None and scale > 0 else size / output
        self.size = size
        self.reach = kernel.reach
        self.step = step
        places = (torch.arange(output, dtype=torch.float64, device=device) + 0.5) * step
        self.stretch = (torch.ones((), dtype=torch.float64, device=device) * step).clamp(min=1)
        self.elements = torch.arange(size, dtype=torch.float64, device=device) + 0.5
        self.places = places.unsqueeze(1)
        weights = kernel.weight((self.elements - self.places).abs() / self.stretch)
        self.weights = weights / weights.sum(1, keepdim=True)
        """Weight of each element in each result, `[output, size]` in float64."""

    def resize(self, x: Tensor, dim: int) -> Tensor:
        """Resizes floating-point numbers along a dimension."""
        return self._sums(x, dim, self.weights.to(x.dtype))

    def resize_bytes(self, x: Tensor, dim: int) -> Tensor:
        """Resizes bytes in eager's arithmetic: weights have as many binary places, up to 22, as let the
        largest of them fit 16 bits, and each dimension's results are rounded to bytes."""
        powers = 2.0 ** torch.arange(1, 23, dtype=torch.float64, device=x.device)
        places = (0.5 + self.weights.amax() * powers < 1 << 15).sum().int()
        one = torch.ones((), dtype=torch.int32, device=x.device)
        scaled = self.weights * (one << places)
        whole = (scaled + torch.where(scaled < 0, -0.5, 0.5)).trunc().int()
        total = self._sums(x.int(), dim, whole)
        return ((total + (one << (places - 1))) >> places).clamp(0, 255).to(torch.uint8)

    def _sums(self, x: Tensor, dim: int, weights: Tensor) -> Tensor:
        """Weighted sums along a dimension, in the type of `x` and `weights`."""
        if not torch_private.is_symbolic(self.step):
            taps = 2 * math.ceil(self.reach * max(self.step, 1.0)) + 1
            if taps <= _MOST_TAPS:
                return self._gather(x, dim, weights, taps)
        if x.dtype == torch.int32:
            # Float64 holds these sums exactly, and is multiplied faster.
            return (x.transpose(dim, -1).double() @ weights.double().mT).transpose(dim, -1).int()
        return self._product(x, dim, weights)

    def _gather(self, x: Tensor, dim: int, weights: Tensor, taps: int) -> Tensor:
        sizes = [-1 if d == dim else 1 for d in range(x.ndim)]
        # XLA may compute this twice, with and without a fused multiply and add, and both have to agree. Whole
        # numbers are therefore kept away from the step of `floor`: the element before has no weight.
        edge = self.places - self.reach * self.stretch + (0.5 - 2.0**-20)
        first = edge.floor().clamp(min=0).long()
        total = torch.zeros((), dtype=x.dtype, device=x.device)
        for tap in range(taps):
            element = first + tap
            exists = element < self.size
            element = element.clamp(max=self.size - 1)
            weight = torch.where(exists, weights.gather(1, element), 0).view(sizes)
            # What has no weight may be infinite.
            total = total + torch.where(weight == 0, 0, x.index_select(dim, element.view(-1)) * weight)
        return total

    def _product(self, x: Tensor, dim: int, weights: Tensor) -> Tensor:
        """The product with the matrix; an element that is not finite touches only what takes of it."""
        by_last = x.transpose(dim, -1)
        infinite = by_last.isinf()
        sign = torch.where(infinite, by_last.sign(), 0) @ weights.mT
        strength = (~by_last.isfinite()).to(x.dtype) @ weights.abs().mT
        finite = torch.where(by_last.isfinite(), by_last, 0) @ weights.mT
        touched = torch.where(sign.abs() == strength, sign * math.inf, math.nan)
        return torch.where(strength > 0, touched, finite).transpose(dim, -1)


def resize(
    kernel: Kernel,
    x: Tensor,
    output_size: Sequence[int],
    align_corners: bool,
    scale_h: float | None = None,
    scale_w: float | None = None,
) -> Tensor:
    """`[N, C, H, W]` to `[N, C, *output_size]`."""
    rows, columns = (
        _Axis(kernel, size, output, align_corners, scale, x.device)
        for size, output, scale in zip(x.shape[2:], output_size, (scale_h, scale_w), strict=True)
    )
    if x.dtype == torch.uint8:
        resized = rows.resize_bytes(columns.resize_bytes(x, 3), 2)
    else:
        resized = rows.resize(columns.resize(x.to(_wide(x)), 3), 2).to(x.dtype)
    return resized.contiguous(memory_format=torch_private.memory_format(x))


def resize_backward(
    kernel: Kernel,
    grad: Tensor,
    output_size: Sequence[int],
    input_size: Sequence[int],
    align_corners: bool,
    scale_h: float | None = None,
    scale_w: float | None = None,
) -> Tensor:
    """The gradient of an input of `input_size`."""
    rows, columns = (
        _Axis(kernel, size, output, align_corners, scale, grad.device).weights.to(_wide(grad))
        for size, output, scale in zip(input_size[2:], output_size, (scale_h, scale_w), strict=True)
    )
    resized = (rows.mT @ (grad.to(_wide(grad)) @ columns)).to(grad.dtype)
    return resized.contiguous(memory_format=torch_private.memory_format(grad))


def _wide(x: Tensor) -> torch.dtype:
    return torch.float64 if x.dtype == torch.float64 else torch.float32


def _both(kernel: Kernel) -> tuple[Callable[..., Tensor], Callable[..., Tensor]]:
    """The op of a kernel and its gradient."""
    return functools.partial(resize, kernel), functools.partial(resize_backward, kernel)


bilinear, bilinear_backward = _both(Kernel(_linear, 1))
bicubic, bicubic_backward = _both(Kernel(_cubic, 2))
lanczos, lanczos_backward = _both(Kernel(_lanczos, _LANCZOS_REACH))
