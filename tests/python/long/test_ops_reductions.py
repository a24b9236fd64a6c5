"""Reductions, softmax, losses, sorting and normalization against eager PyTorch."""

from __future__ import annotations

import itertools
import math
from collections.abc import Iterator
from typing import Any

import pytest
import torch
from op_compare import Call, call, check, make

aten = torch.ops.aten
NAN, INF = math.nan, math.inf
FLOATS = [torch.float32, torch.float64, torch.bfloat16, torch.float16]
DTYPES = [*FLOATS, torch.int64, torch.int32, torch.int8, torch.uint8, torch.bool]
ODD = torch.tensor([[1.0, NAN, 3, NAN], [INF, -INF, 2, 2], [-INF, -INF, -INF, -INF], [0.0, -0.0, 0.0, 0.0]])
floats = pytest.mark.parametrize("dtype", FLOATS, ids=str)
every = pytest.mark.parametrize("dtype", DTYPES, ids=str)


def wide(dtype: torch.dtype) -> bool:
    return dtype in (torch.float32, torch.float64)


@every
def test_sums_products_and_truth(dtype: torch.dtype) -> None:
    x, scalar = make(dtype, 3, 4, 5), make(dtype)
    calls = [
        call(op, y)
        for y in (x, scalar)
        for op in (
            aten.sum.default,
            aten.prod.default,
            aten.any.default,
            aten.all.default,
            aten.count_nonzero.default,
        )
    ]
    calls += [
        call(aten.sum.dim_IntList, x, [0, -1], True),
        call(aten.sum.dim_IntList, x, [], False),
        call(aten.sum.dim_IntList, x, None, True),
        call(aten.sum.dim_IntList, x, [1], False, dtype=torch.float32),
        call(aten.prod.dim_int, x, 1, True),
        call(aten.prod.dim_int, x, 1, dtype=torch.float32),
        call(aten.any.dim, x, 1, True),
        call(aten.all.dim, x, -1),
        call(aten.any.dims, x, [0, 1]),
        call(aten.any.dims, x, []),
        call(aten.any.dims, x),
        call(aten.all.dims, x, None, True),
        call(aten.count_nonzero.dim_IntList, x, [0, 1]),
        call(aten.logsumexp.default, x, [1]),
        call(aten.logsumexp.default, x, [0, 2], True),
        call(aten.cumsum.default, x, 0),
        call(aten.cumsum.default, x, -1, dtype=torch.float32),
        call(aten.cumsum.default, scalar, 0),
        call(aten.cumprod.default, x, -1),
    ]
    check(calls)


@every
def test_extrema(dtype: torch.dtype) -> None:
    x, scalar = make(dtype, 3, 4, 5), make(dtype)
    inputs = [x, scalar, *([ODD.to(dtype)] if dtype in FLOATS else [])]
    check(extrema(inputs, positions=dtype != torch.bool))


def extrema(inputs: list[torch.Tensor], positions: bool) -> Iterator[Call]:
    for x in inputs:
        for op in (aten.amax.default, aten.amin.default, aten.max.default, aten.min.default):
            yield call(op, x)
        yield call(aten.aminmax.default, x)
        yield call(aten.aminmax.default, x, dim=0, keepdim=True)
        for dim in range(-1, max(x.dim() - 1, 1)):
            yield call(aten.amax.default, x, [dim], True)
            yield call(aten.amin.default, x, [dim])
            yield call(aten.max.dim, x, dim)
            yield call(aten.min.dim, x, dim, True)
            if positions:
                yield call(aten.argmax.default, x, dim, True)
                yield call(aten.argmin.default, x, dim)
        if positions:
            yield call(aten.argmax.default, x)
            yield call(aten.argmin.default, x)


@every
def test_sorting(dtype: torch.dtype) -> None:
    x, scalar = make(dtype, 3, 4, 5), make(dtype)
    calls = [call(aten.sort.default, scalar, 0, True)]
    for y in [x, *([ODD.to(dtype)] if dtype in FLOATS else [])]:
        for dim, descending in itertools.product((0, -1), (False, True)):
            stable = {"stable": True, "dim": dim, "descending": descending}
            calls.append(call(aten.sort.stable, y, **stable))
    check(calls)


@floats
def test_topk(dtype: torch.dtype) -> None:
    # Distinct numbers: of equal ones PyTorch may take any.
    x = torch.randperm(60).reshape(3, 4, 5).to(dtype)
    check(
        [
            call(aten.topk.default, x, 3),
            call(aten.topk.default, x, 2, 1, False),
            call(aten.topk.default, x, 0),
            call(aten.topk.default, make(dtype), 1),
            call(aten.topk.default, torch.tensor([1.0, NAN, 3.0, -INF], dtype=dtype), 3),
            call(aten.topk.default, torch.tensor([1.0, NAN, 3.0, -INF], dtype=dtype), 2, 0, False),
        ]
    )


@every
def test_orders_of_long_rows(dtype: torch.dtype) -> None:
    """Rows long enough for every form of a sort, with many equal elements, in each dimension."""
    few = torch.randint(0, 2 if dtype == torch.bool else 7, (3, 700, 2)).to(dtype)
    many = torch.randint(-120, 120, (2, 300)).abs().to(dtype)
    if dtype.is_floating_point:
        few[few == 3] = NAN
        few[:, ::5] = -few[:, ::5]
        many = torch.randn(2, 300).to(dtype) * 100
    for x in (few, many):
        calls = []
        for dim in range(x.ndim):
            calls += [
                call(aten.sort.stable, x, stable=True, dim=dim, descending=descending)
                for descending in (False, True)
            ]
            if dtype != torch.bool:
                calls += [call(aten.cummax.default, x, dim), call(aten.cummin.default, x, dim)]
                calls.append(call(aten.median.dim, x, dim))
        check(calls)


@pytest.mark.parametrize("dtype", [d for d in DTYPES if d != torch.bool], ids=str)
def test_the_mode_and_the_middle_of_long_rows(dtype: torch.dtype) -> None:
    """Of equal elements, any place is right for a rank: the value is compared, and what stands there."""
    x = torch.randint(0, 40, (4, 333)).to(dtype)
    for of in (
        lambda x: x.mode(-1),
        lambda x: x.mode(0),
        lambda x: x.kthvalue(100, 1),
        lambda x: x.median(1),
    ):
        wanted, found = of(x), torch.compile(of, backend="tpu")(x)
        assert torch.equal(found.values, wanted.values)
        dim = 0 if found.indices.shape == x.shape[1:] else 1
        assert torch.equal(x.gather(dim, found.indices.unsqueeze(dim)).squeeze(dim), wanted.values)


@pytest.mark.parametrize("dtype", [torch.float8_e4m3fn, torch.float8_e5m2], ids=str)
def test_orders_of_floats_of_eight_bits(dtype: torch.dtype) -> None:
    """PyTorch has no order of them on the CPU, so float32 is the judge."""
    x = torch.randn(4, 33).to(dtype)
    for of in (
        lambda x: x.sort(-1).values,
        lambda x: x.topk(3).values,
        lambda x: x.median(-1).values,
        lambda x: x.kthvalue(5).values,
    ):
        found = torch.compile(of, backend="tpu", options={"strict": True})(x)
        assert torch.equal(found.float(), of(x.float()))


@pytest.mark.parametrize("dtype", FLOATS, ids=str)
def test_positions_of_extrema(dtype: torch.dtype) -> None:
    """The first of equal elements and the first NaN, with the element itself: a zero of its own sign."""
    values = torch.tensor([0.0, -0.0, 1.0, -1.0, INF, -INF, NAN, 2.0], dtype=dtype)
    x = values[torch.randint(0, 8, (4, 6, 5))]
    zeros = values[torch.randint(0, 2, (4, 6, 5))]
    for y in (x, zeros, torch.full_like(x, NAN), torch.full_like(x, -INF), x[:, :1]):
        calls = [call(op, y, dim) for dim in range(3) for op in (aten.argmax.default, aten.argmin.default)]
        check([*calls, call(aten.argmax.default, y), call(aten.argmin.default, y)])
        for dim in range(3):
            for of in (torch.max, torch.min):
                found = torch.compile(of, backend="tpu")(y, dim)
                picked = y.gather(dim, found.indices.unsqueeze(dim)).squeeze(dim)
                assert torch.equal(found.values.isnan(), picked.isnan())
                assert torch.equal(found.values.signbit() & (picked == 0), picked.signbit() & (picked == 0))


@pytest.mark.parametrize("dim", [0, 1, 2])
def test_running_folds_of_long_dimensions_are_exact(dim: int) -> None:
    """No less exact than eager PyTorch's, which keeps sums in float64."""
    x = torch.randn(40, 50, 60)
    for of in (lambda x: x.cumsum(dim), lambda x: (1 + x / 50).cumprod(dim), lambda x: x.logcumsumexp(dim)):
        exact = of(x.double())
        found, eager = torch.compile(of, backend="tpu")(x), of(x)
        assert (found - exact).abs().max() <= 2 * (eager - exact).abs().max()
    odd = torch.tensor([1.0, INF, -INF, NAN, 0.0, -0.0, -INF, -INF])[torch.randint(0, 8, (9, 8, 7))]
    first = torch.full((9, 8, 7), -INF)
    calls = [call(aten.logcumsumexp.default, y, dim) for y in (odd, first)]
    check([*calls, call(aten.cumsum.default, odd, dim), call(aten.cumprod.default, odd, dim)])


@pytest.mark.parametrize("largest", [True, False])
@pytest.mark.parametrize("dim", [0, 1, -1])
def test_a_selection_is_the_beginning_of_a_stable_sort(dim: int, largest: bool) -> None:
    """Whatever selects it: of equal elements the first, zeros of both signs equal, NaN above infinity."""
    values = [0.0, -0.0, 1.0, -1.0, INF, -INF, NAN, -NAN, 2e-38, -2e-38, 2.0, 3.0]
    picked = torch.tensor(values)[torch.randint(0, len(values), (12, 24, 10))]
    for x in (picked, torch.full_like(picked, NAN), torch.randn(12, 24, 10)):
        k = x.shape[dim] // 2
        found = torch.compile(lambda x: x.topk(k, dim, largest), backend="tpu")(x)  # noqa: B023
        wanted = x.sort(dim=dim, descending=largest, stable=True)
        places = wanted.indices.narrow(dim, 0, k)
        assert torch.equal(found.indices, places)
        assert torch.equal(found.values.view(torch.int32), x.gather(dim, places).view(torch.int32))
        if not largest:
            kth = torch.compile(lambda x: x.kthvalue(k, dim), backend="tpu")(x)  # noqa: B023
            assert torch.equal(kth.indices, places.select(dim, k - 1))


@pytest.mark.parametrize("dtype", DTYPES[:-1], ids=str)
def test_medians_and_ranks(dtype: torch.dtype) -> None:
    # Distinct numbers: of equal ones PyTorch may take any.
    x = torch.randperm(15).reshape(3, 5).to(dtype)
    calls = [call(aten.median.default, x), call(aten.nanmedian.default, x[0, 0])]
    for dim, keep in itertools.product((0, -1), (False, True)):
        calls.append(call(aten.kthvalue.default, x, 2, dim, keep))
        calls.append(call(aten.median.dim, x, dim, keep))
        calls.append(call(aten.nanmedian.dim, x, dim, keep))
    if dtype in FLOATS:
        nan = torch.tensor([[3.0, NAN, 1, NAN, 2], [NAN] * 5, [1, 2, 3, 4, NAN]]).to(dtype)
        calls += [call(op, nan, 1) for op in (aten.median.dim, aten.nanmedian.dim)]
        calls += [call(op, nan) for op in (aten.median.default, aten.nanmedian.default)]
    check(calls)


@every
def test_modes(dtype: torch.dtype) -> None:
    x = make(dtype, 3, 7)
    calls = [call(aten.mode.default, x, dim, keep) for dim in (0, -1) for keep in (False, True)]
    if dtype in FLOATS:
        calls.append(call(aten.mode.default, ODD.to(dtype)[:, :3], 1))
    check([*calls, call(aten.mode.default, x[0, 0]), call(aten.mode.default, x[:, :1], 1)])


@every
def test_running_extrema(dtype: torch.dtype) -> None:
    calls = []
    for x in [make(dtype, 3, 5), make(dtype), *([ODD.to(dtype)] if dtype in FLOATS else [])]:
        for dim in (0, -1):
            calls.append(call(aten.cummax.default, x, dim))
            calls.append(call(aten.cummin.default, x, dim))
            if dtype in FLOATS:
                calls.append(call(aten.logcumsumexp.default, x, dim))
    check(calls)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16, torch.int64, torch.uint8], ids=str)
def test_running_ops_of_any_length(dtype: torch.dtype) -> None:
    """Lengths around whole blocks, and blocks of blocks, of what is folded at once."""
    calls = []
    shapes = [(2, 17), (257,)]  # What does not depend on the type is seen in one type.
    for shape in [(16,), *shapes, (272,), (2, 513), (5000,)] if dtype == torch.float32 else shapes:
        count = torch.Size(shape).numel()
        x = (torch.arange(count) * 7 % 11 % 5).reshape(shape).to(dtype)
        calls.append(call(aten.cummax.default, x, -1))
        if shape in shapes:
            calls.append(call(aten.cummin.default, x.movedim(-1, 0), 0))
        if dtype != torch.bfloat16:
            calls.append(call(aten.cumsum.default, x, -1))
    if dtype == torch.float32:
        gaps = torch.where(torch.arange(300) % 90 == 71, NAN, -INF)
        calls += [call(op, gaps, 0) for op in (aten.cummax.default, aten.cummin.default)]
        for length in (17, 513):
            x = torch.linspace(-1, 1, length, dtype=torch.float64)
            calls.append(call(aten.cumprod.default, 1 + x / 100, 0))
            calls.append(call(aten.logcumsumexp.default, x, 0))
    check(calls)


def test_running_ops_of_long_dimensions_have_gradients() -> None:
    x = torch.randn(2, 300, generator=torch.Generator().manual_seed(3), dtype=torch.float64)

    def function(x: torch.Tensor) -> torch.Tensor:
        extrema = torch.cummax(x, 1).values + 2 * torch.cummin(x, 1).values
        return (extrema + x.cumsum(1) + (1 + x / 1000).cumprod(1) + x.logcumsumexp(1)).sin().sum()

    (wanted,) = torch.autograd.grad(function(x.requires_grad_()), x)
    compiled = torch.compile(function, backend="tpu", options={"strict": True})
    (got,) = torch.autograd.grad(compiled(x), x)
    torch.testing.assert_close(got, wanted)


@floats
def test_statistics(dtype: torch.dtype) -> None:
    x, odd = make(dtype, 3, 4, 5), ODD.to(dtype)
    calls = [call(op, y) for y in (x, make(dtype), odd) for op in (aten.mean.default,)]
    calls += [call(aten.mean.dim, x, dims, keep) for dims in ([], None, [0, -1]) for keep in (0, 1)]
    calls += [call(aten.var.correction, x, [2], correction=c) for c in (0, 1, 2, 1.5, 5, 6)]
    calls += [
        call(aten.mean.dim, x, [0], dtype=torch.float64),
        call(aten.var.correction, x),
        call(aten.std.correction, odd, [1], keepdim=True),
        call(aten.var_mean.correction, x, [0, 2], keepdim=True),
        call(aten.std_mean.correction, x, None, correction=0),
    ]
    check(calls)


@floats
def test_norms(dtype: torch.dtype) -> None:
    x, odd = make(dtype, 3, 4, 5), ODD.to(dtype)
    norm = aten.linalg_vector_norm.default
    calls = []
    for order in (0, 1, 2, 3, 0.5, -1, INF, -INF):
        calls += [call(norm, x, order, [1]), call(norm, x, order, None, True)]
        calls.append(call(norm, odd, order, [1]))
        if order != 0:  # Eager PyTorch computes it.
            calls += [call(aten.linalg__powsum.default, t, order, [1], True) for t in (x, odd)]
    calls += [
        call(aten.linalg__powsum.default, x, 3, dtype=torch.float64),
        call(norm, x, 2, [1], False, dtype=torch.float64),
        call(norm, make(dtype)),
        call(aten.norm.Scalar, x),
        call(aten.norm.ScalarOpt_dim, x, 1, [1, 2], True),
        call(aten.norm.ScalarOpt_dim, x, None, [0]),
    ]
    check(calls)


@pytest.mark.parametrize("dtype", [torch.complex64, torch.complex128], ids=str)
def test_complex_numbers(dtype: torch.dtype) -> None:
    x = make(dtype, 3, 4)
    check(
        [
            call(aten.logsumexp.default, x, [1]),
            call(aten.logsumexp.default, x, [0, 1], True),
            call(aten.sum.default, x),
            call(aten.mean.dim, x, [1]),
            call(aten.prod.dim_int, x, 0),
            call(aten.any.default, x),
            call(aten.all.dim, x, 1),
            call(aten.var.correction, x, [1]),
            call(aten.var_mean.correction, x),
            call(aten.cumsum.default, x, 1),
            call(aten.linalg_vector_norm.default, x, 2),
            call(aten.linalg_vector_norm.default, x, INF, [1]),
        ]
    )


def test_empty_dimensions() -> None:
    calls = []
    for x in (torch.randn(0, 3), torch.randn(3, 0)):
        for op in (aten.sum, aten.mean, aten.prod, aten.any, aten.all, aten.count_nonzero):
            calls.append(call(op.default, x))
        calls += [
            call(aten.sum.dim_IntList, x, [0]),
            call(aten.mean.dim, x, [1]),
            call(aten.var.correction, x, [1]),
            call(aten.logsumexp.default, x, [0]),
            call(aten.cumsum.default, x, 0),
            call(aten.sort.default, x, 1),
            call(aten._softmax.default, x, 0, False),
            call(aten.linalg_vector_norm.default, x, 2, [1]),
        ]
    check(calls)


@floats
def test_softmax(dtype: torch.dtype) -> None:
    x, odd, calls = make(dtype, 3, 4, 5), ODD.to(dtype), []
    for y in (x, odd, make(dtype)):
        calls += [
            call(aten._softmax.default, y, -1, False),
            call(aten._log_softmax.default, y, 0, False),
            call(aten._safe_softmax.default, y, -1),
        ]
    calls.append(call(aten._safe_softmax.default, x, 0, torch.float32))
    grad = torch.randn_like(x)
    soft, log_soft = torch.softmax(x, 1), torch.log_softmax(x, 0)
    calls.append(call(aten._softmax_backward_data.default, grad, soft, 1, dtype))
    calls.append(call(aten._log_softmax_backward_data.default, grad, log_soft, 0, dtype))
    check(calls)


@floats
@pytest.mark.parametrize("sizes", [(5, 4), (4,), (2, 4, 3, 2)], ids=str)
def test_nll_loss(dtype: torch.dtype, sizes: tuple[int, ...]) -> None:
    x = torch.log_softmax(make(dtype, *sizes), -1)
    target = torch.randint(0, 4, sizes[:1] + sizes[2:] if len(sizes) > 1 else ())
    forward, backward = aten.nll_loss_forward.default, aten.nll_loss_backward.default
    if len(sizes) == 4:
        forward, backward = aten.nll_loss2d_forward.default, aten.nll_loss2d_backward.default
    weights = (None, torch.rand(4, dtype=torch.float64).to(dtype))
    calls = []
    for reduction, weight, ignored in itertools.product((0, 1, 2), weights, (-100, 1)):
        form = (x, target, weight, reduction, ignored)
        loss, total = forward(*form)
        calls.append(call(forward, *form))
        calls.append(call(backward, torch.randn_like(loss), *form, total))
    check(calls)


def test_nll_loss_at_its_edges() -> None:
    forward = aten.nll_loss_forward.default
    ignored = torch.tensor([-100, 2])
    check(
        [
            call(forward, torch.randn(0, 4), torch.randint(0, 4, (0,)), None, 1, -100),
            call(forward, torch.full((2, 4), -INF), ignored, None, 1, -100),
            call(forward, torch.randn(2, 4), torch.tensor([-100, -100]), None, 1, -100),
        ]
    )


@floats
def test_layer_norm(dtype: torch.dtype) -> None:
    calls = []
    for sizes, normalized in (((4, 3), [3]), ((2, 3, 4), [3, 4]), ((3,), [3]), ((0, 3), [3])):
        x, w, b = make(dtype, *sizes), make(dtype, *normalized), make(dtype, *normalized)
        for weight, bias in ((w, b), (w, None), (None, None)):
            calls += layer_norm(x, normalized, weight, bias)
    check(calls, widen=1 if wide(dtype) else 6)


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16], ids=str)
def test_layer_norm_with_float32_parameters(dtype: torch.dtype) -> None:
    forward, backward = layer_norm(make(dtype, 4, 3), [3], torch.randn(3), torch.randn(3))
    check([forward])
    # Eager sums the float32 gradients of weight and bias over numbers rounded to the narrow type.
    check([backward], widen=1000)


def layer_norm(x: torch.Tensor, normalized: list[int], weight: Any, bias: Any) -> list[Call]:
    form = (x, normalized, weight, bias, 1e-5)
    _, mean, rstd = aten.native_layer_norm.default(*form)
    mask = [True, weight is not None, bias is not None]
    backward = (torch.randn_like(x), x, normalized, mean, rstd, weight, bias, mask)
    return [
        call(aten.native_layer_norm.default, *form),
        call(aten.native_layer_norm_backward.default, *backward),
    ]


@floats
def test_group_norm(dtype: torch.dtype) -> None:
    calls = []
    for sizes, groups in (((2, 4, 3), 2), ((2, 6, 2, 2), 3), ((2, 4), 1), ((3, 4, 2, 2, 2), 4)):
        x, channels = make(dtype, *sizes), sizes[1]
        numbers = (sizes[0], channels, math.prod(sizes[2:]), groups)
        w, b = make(dtype, channels), make(dtype, channels)
        for weight, bias in ((w, b), (None, None)):
            form = (x, weight, bias, *numbers, 1e-5)
            _, mean, rstd = aten.native_group_norm.default(*form)
            mask = [True, weight is not None, bias is not None]
            backward = (torch.randn_like(x), x, mean, rstd, weight, *numbers, mask)
            calls.append(call(aten.native_group_norm.default, *form))
            calls.append(call(aten.native_group_norm_backward.default, *backward))
    check(calls, widen=1 if wide(dtype) else 6)


@floats
@pytest.mark.parametrize("sizes", [(4, 3), (2, 3, 4), (2, 3, 2, 2), (2, 3, 2, 2, 2)], ids=str)
def test_batch_norm(dtype: torch.dtype, sizes: tuple[int, ...]) -> None:
    x, calls = make(dtype, *sizes), []
    w, b, mean, var = make(dtype, 3), make(dtype, 3), make(dtype, 3), make(dtype, 3).abs()
    functional = aten._native_batch_norm_legit_functional.default
    empty = torch.empty(0, dtype=dtype)
    for weight, bias in ((w, b), (None, None)):
        affine = (x, weight, bias)
        running = (*affine, mean, var)
        calls += [
            call(aten._native_batch_norm_legit_no_training.default, *running, 0.1, 1e-5),
            call(aten.native_batch_norm.default, *running, False, 0.1, 1e-5),
            call(aten.native_batch_norm.default, *affine, None, None, True, 0.1, 1e-5),
            call(aten._native_batch_norm_legit.default, *running, False, 0.1, 1e-5),
            call(aten._native_batch_norm_legit.no_stats, *affine, True, 0.1, 1e-5),
            call(functional, *running, True, 0.3, 1e-3),
            call(functional, *running, False, 0.3, 1e-3),
        ]
        _, save_mean, rstd, _, _ = functional(*running, True, 0.1, 1e-5)
        mask = [True, weight is not None, weight is not None]
        for saved, train in (((save_mean, rstd), True), ((empty, empty), False)):
            arguments = (torch.randn_like(x), x, weight, mean, var, *saved, train, 1e-5, mask)
            calls.append(call(aten.native_batch_norm_backward.default, *arguments))
    check(calls, widen=1 if wide(dtype) else 6)


@pytest.mark.parametrize("sizes", [(16_384,), (130, 257), (40, 3, 300)], ids=str)
@pytest.mark.parametrize("dtype", [*FLOATS, torch.int64, torch.int32], ids=str)
def test_large_tensors_are_folded_whole(sizes: tuple[int, ...], dtype: torch.dtype) -> None:
    """Sums and extrema of all elements go in two steps, by rows that the number of elements decides."""
    torch.manual_seed(0)
    x = torch.randn(sizes).mul(50).to(dtype)
    product = torch.ones(sizes, dtype=dtype)
    product[..., -1] = -1
    calls = [call(op, x) for op in (aten.amax.default, aten.amin.default, aten.max.default)]
    calls += [call(aten.prod.default, product), call(aten.count_nonzero.default, x)]
    if dtype.is_floating_point:
        odd = x.clone()
        odd.view(-1)[-1] = NAN
        calls += [call(op, odd) for op in (aten.amax.default, aten.amin.default, aten.sum.default)]
    else:
        calls.append(call(aten.sum.default, x))
    check(calls)


@pytest.mark.parametrize("sizes", [(32_768,), (317, 315), (32, 64, 100), (99_991,), (3, 50_000)], ids=str)
def test_large_sums_are_as_exact_as_in_eager_mode(sizes: tuple[int, ...]) -> None:
    torch.manual_seed(0)
    x = torch.randn(sizes, requires_grad=True)
    y = torch.randn(sizes)

    def losses(x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return x.sum(), (x - y).square().mean(), x.norm(), x.var(), (x * y).sum()

    compiled = torch.compile(losses, backend="tpu", fullgraph=True)
    exact, eager, ours = losses(x.double(), y.double()), losses(x, y), compiled(x, y)
    scales = [x.abs().sum(), *exact[1:4], (x * y).abs().sum()]
    for right, scale, theirs, got in zip(exact, scales, eager, ours, strict=True):
        assert abs(got.double() - right) <= max(2 * abs(theirs.double() - right), 1e-6 * scale)
    (theirs,) = torch.autograd.grad(sum(eager), [x])
    (got,) = torch.autograd.grad(sum(ours), [x])
    torch.testing.assert_close(got, theirs, rtol=1e-5, atol=1e-6)
