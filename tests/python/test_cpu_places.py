"""Writing at computed places, resampling and running folds on the CPU, which are calls of the process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F
import torchtpu_compile
from torch import Tensor

DTYPES = [torch.float32, torch.float64, torch.int32, torch.int64, torch.bfloat16, torch.int8]


def numbers(dtype: torch.dtype, *sizes: int) -> Tensor:
    if dtype.is_floating_point:
        # Whole numbers, so that no order of sums rounds.
        return torch.randint(-8, 8, sizes).to(dtype)
    return torch.randint(-50, 50, sizes).to(dtype)


def agree(function: Callable[..., Any], *args: Tensor) -> None:
    torch._dynamo.reset()
    ours, theirs = [arg.clone() for arg in args], [arg.clone() for arg in args]
    found = torch.compile(function, backend="tpu", dynamic=False)(*ours)
    expected = function(*theirs)
    torch.testing.assert_close([found, *ours], [expected, *theirs], equal_nan=True)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_places_of_each_update(dtype: torch.dtype) -> None:
    torch.manual_seed(0)
    x, updates = numbers(dtype, 6, 40, 35), numbers(dtype, 6, 30, 35)
    places = torch.randint(0, 40, (6, 30, 35))
    agree(lambda x, i, u: x.scatter_add(1, i, u), x, places, updates)
    agree(lambda x, i, u: x.scatter_add(1, i[:4, :, :20], u), x, places, updates)
    agree(
        lambda x, i, u: x.scatter_add(1, i[0, :, :1].expand(30, 35)[None].expand_as(u), u), x, places, updates
    )
    once = torch.stack([torch.randperm(40)[:30] for _ in range(6 * 35)], 1).view(30, 6, 35).transpose(0, 1)
    agree(lambda x, i, u: x.scatter(1, i, u), x, once, updates)
    for reduce in ["amax", "amin", "sum"]:
        for include in [True, False]:
            scattered = lambda x, i, u: x.scatter_reduce(1, i, u, reduce, include_self=include)  # noqa: B023,E731
            agree(scattered, x, places, updates)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_places_of_rows(dtype: torch.dtype) -> None:
    torch.manual_seed(0)
    put = torch.ops.aten.index_put
    for width in [1, 3, 60]:
        x, places = numbers(dtype, 7, 40, width), torch.randint(-40, 40, (300,))
        updates = numbers(dtype, 7, 300, width)
        agree(lambda x, i, u: x.index_add(1, i % 40, u), x, places, updates)
        agree(lambda x, i, u: put(x, [None, i], u, True), x, places, updates)
        agree(lambda x, i, u: (x.index_add_(1, i % 40, u), x * 2)[1], x, places, updates)
        agree(lambda x, i, u: x.index_add(1, i % 40, u) + x, x, places, updates)
    x, rows, columns = (
        numbers(dtype, 20, 30, 5),
        torch.randint(-20, 20, (300,)),
        torch.randint(-30, 30, (300,)),
    )
    agree(lambda x, i, j, u: put(x, [i, j], u, True), x, rows, columns, numbers(dtype, 300, 5))
    agree(
        lambda x, i, j, u: put(x, [i, j], u),
        x,
        torch.arange(250) % 20,
        torch.arange(250) // 20,
        numbers(dtype, 250, 5),
    )
    flat = numbers(dtype, 5000)
    places = torch.randint(0, 5000, (20_000,))
    agree(lambda x, i, u: x.scatter_add(0, i, u), flat, places, numbers(dtype, 20_000))


def test_a_base_that_is_written_in_place_is_not_copied() -> None:
    """A copy of the base would be a temporary of the program."""
    base, places, updates = torch.zeros(16_000_000), torch.arange(2000), torch.ones(2000)

    def write(x: Tensor, i: Tensor, u: Tensor) -> None:
        x.index_add_(0, i, u)

    explained = torchtpu_compile.explain(write, base, places, updates)
    temporary = [part.temporary_bytes for graph in explained.graphs for part in graph.programs]
    assert [size for size in temporary if size is None or size > 1 << 20] == [], temporary
    assert temporary


def test_extrema_at_places_keep_nan() -> None:
    torch.manual_seed(0)
    x, updates, places = torch.randn(30, 100), torch.randn(30, 100), torch.randint(0, 100, (30, 100))
    x[3, 4], updates[2, 2], updates[5] = torch.nan, torch.nan, torch.inf
    for reduce in ["amax", "amin", "sum"]:
        agree(lambda x, i, u: x.scatter_reduce(1, i, u, reduce), x, places, updates)  # noqa: B023


RESAMPLED: list[tuple[Callable[[Tensor], Tensor], tuple[int, ...]]] = [
    (lambda x: F.adaptive_avg_pool2d(x, (7, 5)), (3, 8, 24, 32)),
    (lambda x: F.adaptive_avg_pool2d(x, (50, 60)), (3, 8, 24, 32)),
    (lambda x: F.adaptive_avg_pool3d(x, (3, 4, 5)), (3, 20, 4, 7, 9)),
    (lambda x: F.interpolate(x, size=(45, 70), mode="nearest-exact"), (3, 8, 24, 32)),
    (lambda x: F.interpolate(x, size=(48, 64), mode="nearest"), (3, 8, 24, 32)),
    (lambda x: F.interpolate(x, size=(13, 70), mode="bilinear"), (3, 8, 24, 32)),
    (lambda x: F.interpolate(x, size=(40, 50), mode="bicubic", align_corners=True), (3, 8, 24, 32)),
]


@pytest.mark.parametrize("case", range(len(RESAMPLED)))
def test_resampling(case: int) -> None:
    torch.manual_seed(0)
    resample, sizes = RESAMPLED[case]
    x = torch.randn(sizes)
    grad = torch.randn_like(resample(x))

    def both(x: Tensor, grad: Tensor) -> tuple[Tensor, ...]:
        y, pull = torch.func.vjp(resample, x)
        return y, *pull(grad)

    torch._dynamo.reset()
    found = torch.compile(both, backend="tpu", dynamic=False)(x, grad)
    # Where windows lie is computed in the input's type.
    for result, expected in zip(found, both(x.double(), grad.double()), strict=True):
        torch.testing.assert_close(
            result.double(), expected, rtol=1e-5, atol=4e-6 * expected.abs().max().item()
        )


def backward(op: str, *args: Any) -> None:
    function = getattr(torch.ops.aten, op)
    torch._dynamo.reset()
    found = torch.compile(lambda grad: function(grad, *args), backend="tpu", dynamic=False)
    grad = torch.randn(args[0][0] if op.startswith("_ad") else (3, 8, *args[0]))
    torch.testing.assert_close(found(grad), function(grad, *args), rtol=1e-5, atol=1e-5)


def test_gradients_of_resampling() -> None:
    torch.manual_seed(0)
    for output, size in [((48, 64), (24, 32)), ((30, 45), (24, 32)), ((9, 50), (24, 32))]:
        backward("upsample_nearest2d_backward", output, (3, 8, *size), None, None)
        backward("_upsample_nearest_exact2d_backward", output, (3, 8, *size), None, None)
        for align in [True, False]:
            backward("upsample_bilinear2d_backward", output, (3, 8, *size), align, None, None)


@pytest.mark.parametrize("dim", [0, 1, 2])
def test_running_folds_of_many_rows(dim: int) -> None:
    torch.manual_seed(0)
    x = torch.randint(0, 20, (40, 50, 60)).float()
    x.view(-1)[7] = torch.nan
    x[3], x[-1] = -torch.inf, torch.inf
    agree(lambda x: torch.cummax(x, dim), x)
    agree(lambda x: torch.cummin(x, dim), x)
    y = torch.rand(40, 50, 60) + 0.5
    agree(lambda y: (y.cumsum(dim), y.cumprod(dim), y.logcumsumexp(dim)), y)
