"""Resizing with antialiasing, and its gradients, against eager PyTorch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torchtpu_compile
from torch.nn import functional as F

# Smaller, larger, one of each; by factors; with corners that stay where they are.
FORMS: dict[str, dict[str, Any]] = {
    "smaller": {"size": (5, 7)},
    "larger": {"size": (20, 31)},
    "both": {"size": (4, 40)},
    "to one row": {"size": (1, 6)},
    "a factor": {"scale_factor": (0.47, 1.3)},
    "corners": {"size": (6, 25), "align_corners": True},
}
MODES = ["bilinear", "bicubic", "lanczos"]


def forms(mode: str) -> list[dict[str, Any]]:
    try:
        F.interpolate(torch.zeros(1, 1, 4, 4), size=2, mode=mode, antialias=True)
    except (NotImplementedError, ValueError, AssertionError) as error:
        pytest.skip(f"PyTorch {torch.__version__} does not resize this way: {error}")
    return [form for form in FORMS.values() if mode != "lanczos" or "align_corners" not in form]


def resize(x: torch.Tensor, mode: str) -> list[torch.Tensor]:
    return [F.interpolate(x, mode=mode, antialias=True, **form) for form in forms(mode)]


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    return torch.compile(function, backend="tpu", fullgraph=True, options={"strict": True}, **options)


@pytest.mark.parametrize(
    ("mode", "dtype"),
    [("bilinear", torch.float32), ("bicubic", torch.float64), ("lanczos", torch.float64)],
)
def test_results_and_gradients_are_those_of_eager(mode: str, dtype: torch.dtype) -> None:
    forms(mode)
    x = torch.randn(2, 3, 11, 17, dtype=dtype)
    results = []
    for function in (resize, compiled(resize)):
        leaf = x.clone().requires_grad_()
        resized = function(leaf, mode)
        loss = sum(y.sin().sum() for y in resized)
        results.append((*resized, *torch.autograd.grad(loss, leaf)))
    tolerance = 1e-5 if dtype == torch.float32 else 1e-12
    for wanted, got in zip(*results, strict=True):
        torch.testing.assert_close(got, wanted, rtol=tolerance, atol=tolerance, check_stride=True)


@pytest.mark.parametrize("mode", MODES)
def test_bytes_are_exactly_eagers(mode: str) -> None:
    forms(mode)
    x = torch.randint(0, 256, (2, 3, 33, 47), dtype=torch.uint8)
    x[0] = (x[0] > 127) * 255  # Overshoots are cut off at both ends.
    x = x.contiguous(memory_format=torch.channels_last)
    for wanted, got in zip(resize(x, mode), compiled(resize)(x, mode), strict=True):
        torch.testing.assert_close(got, wanted, rtol=0, atol=0, check_stride=True)


@pytest.mark.parametrize(("height", "dynamic"), [(9, False), (90, False), (9, True)])
def test_what_is_not_finite_stays_where_it_is(height: int, dynamic: bool) -> None:
    x = torch.randn(1, 3, height, 12)
    x[0, 0, 3, 4] = torch.inf
    x[0, 1, 2, 7], x[0, 1, 2, 8] = -torch.inf, torch.inf
    x[0, 2, 4, 2] = torch.nan

    def smaller(x: torch.Tensor) -> torch.Tensor:
        return F.interpolate(x, size=(4, 5), mode="bilinear", antialias=True)

    got = compiled(smaller, dynamic=dynamic)(x)
    assert got.isfinite().any(-1).any(-1).all()
    torch.testing.assert_close(got, smaller(x), rtol=1e-5, atol=1e-5, equal_nan=True)


def test_one_graph_serves_every_size() -> None:
    def smaller(x: torch.Tensor) -> torch.Tensor:
        return F.interpolate(x, size=(5, 6), mode="bilinear", antialias=True)

    torchtpu_compile.reset_metrics()
    run = compiled(smaller, dynamic=True)
    for height, width in ((11, 17), (40, 9), (4, 21)):
        x = torch.randn(2, 3, height, width)
        torch.testing.assert_close(run(x), smaller(x), rtol=1e-5, atol=1e-5)
    metrics = torchtpu_compile.metrics()
    assert metrics["graphs"] == 1
    assert not metrics["exact_fallbacks"]


def test_one_column_is_resized_like_many() -> None:
    """Where eager PyTorch resizes the rows of one column, all results are the first one's."""
    x = torch.randn(1, 2, 9, 2, dtype=torch.float64)
    narrow = compiled(lambda x: F.interpolate(x, size=(4, 1), mode="bilinear", antialias=True))
    wanted = F.interpolate(
        x[..., :1].expand(-1, -1, -1, 2).contiguous(), size=(4, 2), mode="bilinear", antialias=True
    )
    torch.testing.assert_close(narrow(x[..., :1]), wanted[..., :1])
