"""Convolutions and pools in forms that XLA for CPU computes fast: volumes by planes, windows side by side."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
import torch
import torch.nn.functional as F
from torch import Tensor


def compare(f: Callable[..., Tensor], *inputs: Tensor) -> None:
    """Results and gradients, with float64 as the judge."""

    def run(call: Callable[..., Tensor], dtype: torch.dtype) -> list[Tensor]:
        given = [x.to(dtype, copy=True).requires_grad_() for x in inputs]
        y = call(*given)
        weight = torch.linspace(-1, 1, y.numel(), dtype=dtype).reshape(y.shape)
        return [y.detach(), *torch.autograd.grad((y * weight).sum(), given)]

    found = run(torch.compile(f, backend="tpu", fullgraph=True, dynamic=False), torch.float32)
    for a, b in zip(found, run(f, torch.float64), strict=True):
        scale = max(1.0, b.abs().max().item())
        assert a.shape == b.shape
        assert (a - b).abs().max().item() <= 1e-5 * scale


@pytest.mark.parametrize("seed", range(10))
def test_convolutions_over_volumes(seed: int) -> None:
    draw = random.Random(f"volumes {seed}")
    kernel = [draw.randint(1, 3) for _ in range(3)]
    stride, dilation = ([draw.choice((1, 1, 2)) for _ in range(3)] for _ in range(2))
    padding = [draw.randint(0, k - 1) for k in kernel]
    inputs, outputs = draw.choice((1, 2, 3, 5, 8)), draw.choice((1, 3, 6))
    sizes = [(k - 1) * d + 1 + draw.randint(0, 4) for k, d in zip(kernel, dilation, strict=True)]
    x = torch.randn(draw.randint(1, 3), inputs, *sizes)
    weight, bias = torch.randn(outputs, inputs, *kernel), torch.randn(outputs)
    compare(lambda x, w, b: F.conv3d(x, w, b, stride, padding, dilation), x, weight, bias)


@pytest.mark.parametrize("seed", range(6))
def test_transposed_convolutions_over_volumes(seed: int) -> None:
    draw = random.Random(f"transposed volumes {seed}")
    kernel, stride = ([draw.randint(1, 3) for _ in range(3)] for _ in range(2))
    inputs, outputs = draw.choice((1, 3, 5)), draw.choice((1, 3, 6))
    more = [draw.randint(0, s - 1) for s in stride]
    x = torch.randn(2, inputs, *(draw.randint(1, 4) for _ in range(3)))
    weight = torch.randn(inputs, outputs, *kernel)
    compare(lambda x, w: F.conv_transpose3d(x, w, None, stride, 0, more), x, weight)


@pytest.mark.parametrize("padding", [0, 1, (2, 0)])
def test_gradients_of_weights_with_fewer_results_than_channels(padding: int | tuple[int, int]) -> None:
    x, weight = torch.randn(8, 64, 33, 32), torch.randn(5, 64, 3, 3)
    compare(lambda x, w: F.conv2d(x, w, None, 1, padding), x, weight)


@pytest.mark.parametrize("kernel, size", [(2, 8), (2, 9), (3, 8), ((1, 3), 10), (7, 7)])
def test_gradients_of_pools_whose_windows_lie_side_by_side(kernel: int | tuple[int, int], size: int) -> None:
    x = torch.randn(2, 3, size, size + 2)
    compare(lambda x: F.max_pool2d(x, kernel), x)
    compare(lambda x: F.max_pool2d(x, kernel, ceil_mode=True), x)
    # Equal elements: the first one has the gradient.
    compare(lambda x: F.max_pool2d(x, kernel), x.round())


def test_gradients_of_pools_of_volumes() -> None:
    x = torch.randn(2, 3, 5, 6, 7)
    compare(lambda x: F.max_pool3d(x, 2), x)
    compare(lambda x: F.max_pool3d(x, (1, 3, 2)), x[0])
    compare(lambda x: F.max_pool3d(x, 2, stride=1), x)


@pytest.mark.parametrize(
    "shape, size", [((2, 1, 8, 8), 2), ((3, 3, 12, 8), 4), ((1, 2, 9, 8), 2), ((1, 9, 4, 4), 2)]
)
def test_patches(shape: tuple[int, ...], size: int) -> None:
    x, weight, bias = torch.randn(shape), torch.randn(5, shape[1], size, size), torch.randn(5)
    compare(lambda x, w, b: F.conv2d(x, w, b, size), x, weight, bias)
    compare(lambda x, w, b: F.conv2d(x, w, b, size).flatten(2).transpose(1, 2).softmax(-1), x, weight, bias)


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
@pytest.mark.parametrize("shape", [(2, 24, 40, 40), (1, 12, 5, 16, 16)])
def test_what_is_not_finite_at_an_edge_meets_no_padding(value: float, shape: tuple[int, ...]) -> None:
    """Where eager PyTorch has a finite gradient of a weight, no zero meets what is not finite."""
    x, weight = torch.randn(shape), torch.randn(6, shape[1], *(3 for _ in shape[2:]), requires_grad=True)
    x[0, 3, 0] = value
    convolve = F.conv2d if len(shape) == 4 else F.conv3d

    def f(x: Tensor, w: Tensor) -> Tensor:
        return convolve(x, w, padding=1)

    (expected,) = torch.autograd.grad(f(x, weight).sum(), weight)
    compiled = torch.compile(f, backend="tpu", fullgraph=True, dynamic=False)
    (found,) = torch.autograd.grad(compiled(x, weight).sum(), weight)
    assert torch.equal(found.isfinite(), expected.isfinite())
