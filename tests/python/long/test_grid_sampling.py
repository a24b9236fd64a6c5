"""`grid_sample` and its gradients against eager PyTorch."""

from __future__ import annotations

import pytest
import torch
from torch.nn import functional as F


@pytest.mark.parametrize(
    ("padding", "align"), [("zeros", False), ("border", True), ("reflection", False), ("reflection", True)]
)
@pytest.mark.parametrize(
    ("mode", "spatial"), [("bilinear", 2), ("bilinear", 3), ("nearest", 2), ("nearest", 3), ("bicubic", 2)]
)
def test_results_and_gradients_are_those_of_eager(mode: str, spatial: int, padding: str, align: bool) -> None:
    torch._dynamo.reset()
    x = torch.randn(2, 3, *(5, 4, 3)[:spatial])
    # Far outside, inside, and at the edges.
    grid = 1.5 * torch.randn(2, *(4, 3, 2)[:spatial], spatial)
    grid[0, 0] = torch.randint(-1, 2, grid[0, 0].shape) if align else grid[0, 0]

    def sample(x: torch.Tensor, grid: torch.Tensor) -> torch.Tensor:
        return F.grid_sample(x, grid, mode, padding, align)

    compiled = torch.compile(sample, backend="tpu", fullgraph=True, options={"strict": True})
    results = []
    for function in (sample, compiled):
        inputs = x.clone().requires_grad_(), grid.clone().requires_grad_()
        y = function(*inputs)
        gradients = torch.autograd.grad(y, inputs, torch.linspace(1, 2, y.numel()).view_as(y))
        results.append((y, *gradients))
    for wanted, got in zip(*results, strict=True):
        torch.testing.assert_close(got, wanted, rtol=1e-5, atol=2e-5)


def test_a_size_of_one() -> None:
    x, grid = torch.randn(1, 2, 1, 1, 1), torch.randn(1, 2, 2, 2, 3)
    for padding in ("zeros", "border", "reflection"):
        sample = torch.compile(F.grid_sample, backend="tpu", fullgraph=True, options={"strict": True})
        arguments = (x, grid, "bilinear", padding, True)
        torch.testing.assert_close(sample(*arguments), F.grid_sample(*arguments))


@pytest.mark.parametrize("mode", ["bilinear", "nearest"])
@pytest.mark.parametrize("padding", ["zeros", "border", "reflection"])
def test_places_in_sixteen_bits_are_those_of_float64(mode: str, padding: str) -> None:
    torch._dynamo.reset()
    x, grid = torch.randn(2, 3, 9, 8, 7).bfloat16(), (1.2 * torch.randn(2, 5, 4, 3, 3)).bfloat16()

    def sample(x: torch.Tensor, grid: torch.Tensor) -> torch.Tensor:
        return F.grid_sample(x, grid, mode, padding, False)

    got = torch.compile(sample, backend="tpu", fullgraph=True, options={"strict": True})(x, grid)
    assert got.dtype == torch.bfloat16
    torch.testing.assert_close(got.double(), sample(x.double(), grid.double()), rtol=2**-8, atol=1e-6)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_gradients_add_up_where_many_places_read_one_element(dtype: torch.dtype) -> None:
    torch._dynamo.reset()
    x, grid = torch.randn(3, 5, 2, 3, dtype=dtype), 0.1 * torch.randn(3, 17, 9, 2, dtype=dtype)

    def gradients(x: torch.Tensor, grid: torch.Tensor) -> tuple[torch.Tensor, ...]:
        inputs = x.clone().requires_grad_(), grid.clone().requires_grad_()
        return torch.autograd.grad(sample(*inputs).pow(2).sum(), inputs)

    def sample(x: torch.Tensor, grid: torch.Tensor) -> torch.Tensor:
        return F.grid_sample(x, grid, align_corners=False)

    wanted = gradients(x.double(), grid.double())
    sample = torch.compile(sample, backend="tpu", fullgraph=True, options={"strict": True})
    for got, right in zip(gradients(x, grid), wanted, strict=True):
        assert got.dtype == dtype
        torch.testing.assert_close(got.double(), right, rtol=2e-5, atol=2e-4)


def test_images_without_channels_have_empty_gradients() -> None:
    torch._dynamo.reset()
    x, grid = torch.randn(1, 0, 5, 7, requires_grad=True), torch.rand(1, 4, 3, 2, requires_grad=True)

    def sample(x: torch.Tensor, grid: torch.Tensor) -> torch.Tensor:
        return F.grid_sample(x, grid, align_corners=False)

    out = torch.compile(sample, backend="tpu", fullgraph=True)(x, grid)
    of_x, of_grid = torch.autograd.grad(out.sum(), [x, grid])
    assert of_x.shape == x.shape
    assert not of_grid.any()
