"""Pooling and its gradients against eager PyTorch."""

from __future__ import annotations

import math

import pytest
import torch
from op_compare import Call, call, check, make

aten = torch.ops.aten
DTYPES = [torch.float32, torch.float64, torch.bfloat16, torch.float16]

# kernel, stride, padding, dilation, ceil mode
MAX_FORMS = [
    ([3, 3], [2, 2], [1, 1], [1, 1], False),
    ([2, 3], [2, 3], [0, 0], [1, 1], False),
    ([3, 2], [2, 3], [1, 1], [1, 1], True),
    ([2, 2], [2, 1], [0, 1], [2, 1], False),
    ([2, 2], [3, 3], [0, 0], [2, 2], True),
    ([3], [2], [1], [1], False),
]
# kernel, stride, padding, ceil mode, count padding, divisor
AVERAGE_FORMS = [
    ([3, 3], [2, 2], [1, 1], False, True, None),
    ([2, 3], [2, 3], [0, 0], False, True, None),
    ([3, 2], [2, 3], [1, 1], True, True, None),
    ([3, 2], [2, 3], [1, 1], True, False, None),
    ([3, 3], [2, 2], [1, 1], True, False, 5),
    ([2, 2], [3, 3], [0, 0], True, True, None),
    ([3], [1], [1], False, False, None),
]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("sizes", [(2, 3, 7, 6), (3, 7, 6)], ids=["batched", "unbatched"])
def test_max_pool2d(dtype: torch.dtype, sizes: tuple[int, ...]) -> None:
    x, calls = make(dtype, *sizes), []
    for form in MAX_FORMS:
        y, indices = aten.max_pool2d_with_indices.default(x, *form)
        calls.append(call(aten.max_pool2d_with_indices.default, x, *form))
        arguments = (torch.randn_like(y), x, *form, indices)
        calls.append(call(aten.max_pool2d_with_indices_backward.default, *arguments))
    check(calls, widen=3)


def test_averages_of_integers() -> None:
    x = torch.randint(-50, 50, (2, 3, 7, 6))
    check([call(aten.avg_pool2d.default, x, *form) for form in AVERAGE_FORMS])


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("sizes", [(2, 3, 7, 6), (3, 7, 6)], ids=["batched", "unbatched"])
def test_avg_pool2d(dtype: torch.dtype, sizes: tuple[int, ...]) -> None:
    x, calls = make(dtype, *sizes), []
    for form in AVERAGE_FORMS:
        grad = torch.randn_like(aten.avg_pool2d.default(x, *form))
        calls.append(call(aten.avg_pool2d.default, x, *form))
        calls.append(call(aten.avg_pool2d_backward.default, grad, x, *form))
    check(calls, widen=3)


def pool3d(dtype: torch.dtype) -> list[Call]:
    x, calls = make(dtype, 2, 2, 4, 5, 4), []
    for kernel, stride, padding, dilation, ceil in (
        ([2, 2, 2], [2, 2, 2], [0, 0, 0], [1, 1, 1], False),
        ([3, 2, 3], [2, 1, 2], [1, 1, 1], [1, 1, 1], True),
    ):
        form = (kernel, stride, padding, dilation, ceil)
        y, indices = aten.max_pool3d_with_indices.default(x, *form)
        calls.append(call(aten.max_pool3d_with_indices.default, x, *form))
        arguments = (torch.randn_like(y), x, *form, indices)
        calls.append(call(aten.max_pool3d_with_indices_backward.default, *arguments))
        for include_pad in (True, False):
            average = (kernel, stride, padding, ceil, include_pad, None)
            grad = torch.randn_like(aten.avg_pool3d.default(x, *average))
            calls.append(call(aten.avg_pool3d.default, x, *average))
            calls.append(call(aten.avg_pool3d_backward.default, grad, x, *average))
    return calls


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64], ids=str)
def test_pool3d(dtype: torch.dtype) -> None:
    check(pool3d(dtype))


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_adaptive_avg_pool(dtype: torch.dtype) -> None:
    x, calls = make(dtype, 2, 3, 7, 6), []
    for size in ([1, 1], [7, 6], [3, 2], [4, 4], [9, 2], [2, 5]):
        grad = torch.randn_like(aten._adaptive_avg_pool2d.default(x, size))
        calls.append(call(aten._adaptive_avg_pool2d.default, x, size))
        calls.append(call(aten._adaptive_avg_pool2d_backward.default, grad, x))
    x = make(dtype, 2, 2, 4, 5, 4)
    grad = torch.randn_like(aten._adaptive_avg_pool3d.default(x, [3, 2, 4]))
    calls.append(call(aten._adaptive_avg_pool3d.default, x, [3, 2, 4]))
    calls.append(call(aten._adaptive_avg_pool3d_backward.default, grad, x))
    check(calls, widen=3)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_gradients_by_index(dtype: torch.dtype) -> None:
    x, calls = make(dtype, 2, 3, 7, 6), []
    for size in ([3, 2], [4, 4], [1, 1], [7, 6]):
        y, indices = aten.adaptive_max_pool2d.default(x, size)
        grad = torch.randn_like(y)
        calls.append(call(aten.adaptive_max_pool2d_backward.default, grad, x, indices))
    if dtype in (torch.float32, torch.float64):
        x = make(dtype, 2, 4, 5, 4)
        y, indices = aten.adaptive_max_pool3d.default(x, [3, 2, 2])
        grad = torch.randn_like(y)
        calls.append(call(aten.adaptive_max_pool3d_backward.default, grad, x, indices))
    # A window of many elements takes another way.
    x, form = make(dtype, 1, 2, 14, 15), ([12, 13], [1, 1], [0, 0], [1, 1], False)
    y, indices = aten.max_pool2d_with_indices.default(x, *form)
    arguments = (torch.randn_like(y), x, *form, indices)
    calls.append(call(aten.max_pool2d_with_indices_backward.default, *arguments))
    check(calls, widen=4)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
def test_nearest_upsampling_backward(dtype: torch.dtype) -> None:
    calls = []
    for sizes, outputs, scales in (
        ((3, 4), (6, 8), (None, None)),
        ((3, 4), (3, 4), (None, None)),
        ((3, 4), (7, 9), (None, None)),
        ((5, 7), (3, 2), (None, None)),
        ((3, 4), (7, 10), (2.5, 2.5)),
    ):
        arguments = (make(dtype, 2, 2, *outputs), [*outputs], [2, 2, *sizes], *scales)
        calls.append(call(aten.upsample_nearest2d_backward.default, *arguments))
        calls.append(call(aten._upsample_nearest_exact2d_backward.default, *arguments))
    check(calls)


def test_ties_nan_and_infinities() -> None:
    x = torch.randn(1, 6, 6)
    x[0, 1, 1] = x[0, 2, 2] = math.nan
    x[0, 4:, 4:], x[0, 0, 3] = -math.inf, math.inf
    pool = aten.max_pool2d_with_indices.default
    form = ([3, 3], [1, 1], [1, 1])
    check(
        [
            call(pool, x, *form),
            call(pool, x, [2, 2]),
            call(pool, torch.zeros(1, 6, 6), *form),
            call(pool, torch.randint(0, 9, (1, 6, 6)), *form),
            call(aten.avg_pool2d.default, x, [2, 2]),
            call(aten._adaptive_avg_pool2d.default, x, [4, 4]),
        ]
    )


def test_values_alone() -> None:
    """Indices that nothing reads are not computed; the values are the same."""

    x = torch.randn(2, 3, 7, 7)
    compiled = torch.compile(lambda x: torch.nn.functional.max_pool2d(x, 3, 2, 1), backend="tpu")
    torch.testing.assert_close(compiled(x), torch.nn.functional.max_pool2d(x, 3, 2, 1))
