"""Interpolations whose gradients stay whole, and those that PyTorch takes apart."""

from __future__ import annotations

from typing import Any

import pytest
import torch
import torch.nn.functional as F
import torchtpu_compile
from torch import Tensor
from torch.utils.checkpoint import checkpoint
from torchtpu_compile.rewrites import interpolation

SHAPES = {
    "nearest": [(2, 3, 9), (2, 3, 9, 7), (1, 2, 4, 5, 3)],
    "linear": [(2, 3, 9)],
    "bilinear": [(2, 3, 9, 7)],
    "trilinear": [(1, 2, 4, 5, 3)],
    "bicubic": [(2, 3, 6, 5)],
    "nearest-exact": [(2, 3, 6, 5)],
}
SIZES: list[dict[str, Any]] = [
    {"scale_factor": 2},
    {"scale_factor": 1.7},
    {"scale_factor": 0.6},
    {"scale_factor": 1.7, "recompute_scale_factor": True},
    {"size": 3},
    {"size": (11, 6, 8)},
]
FORMS = [(mode, shape, size) for mode, shapes in SHAPES.items() for shape in shapes for size in SIZES]


def check(fn: Any, x: Tensor, tolerance: float = 4e-6, **options: Any) -> None:
    """Compares a compiled function and its gradient with eager PyTorch's."""
    x = x.clone().requires_grad_()
    expected = fn(x)
    grad = torch.randn_like(expected)
    (of_eager,) = torch.autograd.grad(expected, x, grad)
    torch._dynamo.reset()
    found = torch.compile(fn, backend="tpu", **options)(x)
    (ours,) = torch.autograd.grad(found, x, grad)
    torch.testing.assert_close(found, expected, rtol=tolerance, atol=tolerance)
    torch.testing.assert_close(ours, of_eager, rtol=tolerance, atol=2 * tolerance)
    assert ours.stride() == of_eager.stride()


@pytest.mark.parametrize(("mode", "shape", "size"), FORMS, ids=str)
def test_gradients_are_those_of_eager(mode: str, shape: tuple[int, ...], size: dict[str, Any]) -> None:
    torch.manual_seed(0)
    size = dict(size)
    if isinstance(size.get("size"), tuple):
        size["size"] = size["size"][: len(shape) - 2]
    for corners in (None,) if mode.startswith("nearest") else (False, True):
        torchtpu_compile.reset_metrics()
        check(
            lambda x, c=corners: F.interpolate(x, mode=mode, align_corners=c, **size).sin(),
            torch.randn(shape),
        )
        assert not torchtpu_compile.metrics()["fallback_ops"]


def test_gradients_stay_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    applied = []
    backward = interpolation._Interpolation.backward
    monkeypatch.setattr(
        interpolation._Interpolation,
        "backward",
        staticmethod(lambda ctx, grad: applied.append(1) or backward(ctx, grad)),
    )
    up = torch.nn.Upsample(scale_factor=2, mode="bilinear")
    check(lambda x: up(x), torch.randn(2, 3, 5, 4))
    assert applied
    applied.clear()
    # PyTorch's own formulas: of sizes that vary, and where functions are differentiated within a graph.
    check(lambda x: up(x), torch.randn(2, 3, 5, 4), dynamic=True)
    x = torch.randn(2, 3, 5, 4)
    torch._dynamo.reset()
    gradient = torch.func.grad(lambda x: up(x).square().sum())
    torch.testing.assert_close(torch.compile(gradient, backend="tpu")(x), gradient(x))
    assert not applied


@pytest.mark.parametrize("dtype", [torch.float64, torch.bfloat16])
@pytest.mark.parametrize("mode", ["nearest", "bilinear"])
def test_other_types(dtype: torch.dtype, mode: str) -> None:
    torch.manual_seed(0)
    tolerance = 1e-14 if dtype == torch.float64 else 3e-2
    check(
        lambda x: F.interpolate(x, scale_factor=2, mode=mode), torch.randn(2, 3, 5, 4, dtype=dtype), tolerance
    )


def test_around_it() -> None:
    """Autocast, channels that lie last, recomputation, and a size that another tensor has."""
    torch.manual_seed(0)
    x, other = torch.randn(2, 4, 6, 5), torch.randn(2, 4, 9, 11)
    weight = torch.randn(4, 4, 3, 3)

    def up(x: Tensor) -> Tensor:
        return F.interpolate(F.conv2d(x, weight), size=other.shape[-2:], mode="bilinear") * other

    def mixed(x: Tensor) -> Tensor:
        with torch.autocast("cpu", torch.bfloat16):
            return up(x).float()

    check(up, x)
    check(up, x.to(memory_format=torch.channels_last), tolerance=1e-5)
    check(mixed, x, tolerance=3e-2)
    check(lambda x: checkpoint(up, x, use_reentrant=False), x)


def test_second_derivatives_and_empty_batches() -> None:
    torch.manual_seed(0)
    x = torch.randn(2, 3, 5, 4, requires_grad=True)
    for mode in ("nearest", "bilinear"):

        def penalty(x: Tensor, mode: str = mode) -> Tensor:
            y = F.interpolate(x.sin(), scale_factor=2, mode=mode).square().sum()
            (gradient,) = torch.autograd.grad(y, x, create_graph=True)
            return gradient.square().sum()

        (expected,) = torch.autograd.grad(penalty(x), x)
        torch._dynamo.reset()
        with torch._dynamo.config.patch(trace_autograd_ops=True):
            compiled = torch.compile(penalty, backend="tpu")
            (found,) = torch.autograd.grad(compiled(x), x)
        torch.testing.assert_close(found, expected)
        check(lambda x, m=mode: F.interpolate(x, scale_factor=2, mode=m), torch.randn(0, 3, 5, 4))


def test_a_size_that_another_tensor_has_may_vary() -> None:
    torch._dynamo.reset()
    compiled = torch.compile(
        lambda x, o: F.interpolate(x, size=o.shape[2:], mode="bilinear") + o, backend="tpu"
    )
    for size in ((7, 8), (9, 10), (4, 12)):
        x, other = torch.randn(2, 3, 5, 4, requires_grad=True), torch.randn(2, 3, *size)
        expected = F.interpolate(x, size=other.shape[2:], mode="bilinear") + other
        torch.testing.assert_close(compiled(x, other), expected)


@pytest.mark.parametrize("wrong", [{}, {"size": 3, "scale_factor": 2}, {"size": (3, 3, 3)}])
def test_wrong_sizes_are_pytorchs_errors(wrong: dict[str, Any]) -> None:
    torch._dynamo.reset()
    with pytest.raises(Exception, match="size"):
        torch.compile(lambda x: F.interpolate(x, mode="bilinear", **wrong), backend="tpu")(
            torch.randn(2, 3, 4, 4, requires_grad=True)
        )
