"""Folds along rows and gradients of grouped weights, which the CPU adds up in parts, against float64."""

from __future__ import annotations

from typing import Any

import pytest
import torch
import torch.nn.functional as F

# Rows with a rest, of equal parts, and of a prime length; the last two dimensions together.
ROWS = [
    ((130, 333), (-1,), torch.float32),
    ((64, 768), (-1,), torch.bfloat16),
    ((3, 31, 521), (-1,), torch.float64),
    ((9, 17, 23, 13), (-2, -1), torch.float16),
]


def compiled(function: Any) -> Any:
    torch._dynamo.reset()
    return torch.compile(function, backend="tpu")


def folds(x: torch.Tensor, over: tuple[int, ...]) -> list[torch.Tensor]:
    """Sums, statistics and extrema over the last dimensions."""
    results = [x.sum(over), x.mean(over), x.amax(over), x.amin(over)]
    if x.is_floating_point():
        results += [x.var(over), F.layer_norm(x, x.shape[-len(over) :]), x.logsumexp(over), x.softmax(-1)]
    return results


def close(found: torch.Tensor, expected: torch.Tensor) -> None:
    """To some last digits of the type, as parts of a fold are joined in another order."""
    digits = torch.finfo(found.dtype).eps
    torch.testing.assert_close(
        found.double(), expected.double(), rtol=4 * digits, atol=max(2 * digits, 2e-6), equal_nan=True
    )


@pytest.mark.parametrize(("shape", "over", "dtype"), ROWS, ids=str)
def test_folds_along_rows(shape: tuple[int, ...], over: tuple[int, ...], dtype: torch.dtype) -> None:
    torch.manual_seed(0)
    x = (torch.rand(shape) + 0.5).to(dtype)
    found = compiled(folds)(x, over)
    for result, expected in zip(found, folds(x.double(), over), strict=True):
        close(result, expected)


def test_folds_of_integers_are_exact() -> None:
    x = torch.randint(-1000, 1000, (130, 333))
    found = compiled(lambda x: (x.sum(-1), x.amax(-1), x.amin(-1), x.argmax(-1), x.to(torch.int32).amin(-1)))(
        x
    )
    expected = (x.sum(-1), x.amax(-1), x.amin(-1), x.argmax(-1), x.to(torch.int32).amin(-1))
    assert all(torch.equal(a, b) for a, b in zip(found, expected, strict=True))


# Sizes, and dimensions that vanish: few folds of many elements, which go in pieces, along rows and across
# narrow and wide ones; many short rows; dimensions apart, and beside ones of a single element.
FOLDS = [
    ((70001,), (0,)),
    ((3, 40001), (1,)),
    ((1, 70000), (0,)),
    ((2, 9001, 3), (1,)),
    ((2, 5001, 600), (1,)),
    ((611, 7), (0,)),
    ((613, 15), (1,)),
    ((1201, 4), (1,)),
    ((17, 16, 41), (1,)),
    ((41, 3, 51), (0, 2)),
    ((5, 1, 901, 1), (1, 2)),
    ((4, 9, 701), (0, 1)),
    ((7, 5, 33, 11), (0, 2)),
]


@pytest.mark.parametrize(
    "dtype", [torch.float32, torch.float64, torch.bfloat16, torch.int64, torch.int32], ids=str
)
@pytest.mark.parametrize(("shape", "over"), FOLDS, ids=str)
def test_folds_over_any_dimensions(shape: tuple[int, ...], over: tuple[int, ...], dtype: torch.dtype) -> None:
    torch.manual_seed(0)
    count = torch.Size(shape).numel()
    # Products stay finite in floats, and wrap around in integers.
    numbers = torch.rand(shape, dtype=torch.float64) * 2 / count**0.5 + 1 - 1 / count**0.5
    x = numbers.to(dtype) if dtype.is_floating_point else torch.randint(-500, 500, shape, dtype=dtype) * 2 + 1

    def every(x: torch.Tensor) -> list[torch.Tensor]:
        folds = [x.sum(over), x.amax(over), x.amin(over), (x * x).amax(over), (x + 1).sum(over)]
        return folds + ([x.prod(over[0])] if len(over) == 1 else [])

    found = compiled(every)(x)
    if not dtype.is_floating_point:
        assert all(torch.equal(a, b) for a, b in zip(found, every(x), strict=True))
        return
    for i, (result, expected) in enumerate(zip(found, every(x.double()), strict=True)):
        assert result.dtype == dtype
        # A product's error grows with its factors, eager PyTorch's too.
        factors = shape[over[0]] if i == 5 else 1
        digits = torch.finfo(dtype).eps * 4 * factors**0.5
        torch.testing.assert_close(result.double(), expected, rtol=digits, atol=max(digits / 2, 2e-6))


@pytest.mark.parametrize(("shape", "over"), FOLDS, ids=str)
def test_extrema_have_nan_wherever_it_stands(shape: tuple[int, ...], over: tuple[int, ...]) -> None:
    torch.manual_seed(0)
    x = torch.randn(shape)
    places = torch.randint(x.numel(), (5,))
    x.view(-1)[places] = torch.tensor([float("nan"), float("inf"), float("-inf"), float("nan"), float("inf")])
    run = compiled(lambda x: (x.amax(over), x.amin(over), (x * 2).amax(over), x.sum(over).isnan()))
    for result, expected in zip(run(x), (x.amax(over), x.amin(over), (x * 2).amax(over)), strict=False):
        torch.testing.assert_close(result, expected, rtol=0, atol=0, equal_nan=True)


def test_bits_of_folds_do_not_depend_on_threads() -> None:
    torch.manual_seed(0)
    inputs = [torch.randn(shape) for shape, _ in FOLDS]
    runs = [compiled(lambda x, over=over: (x.sum(over), x.mean(over))) for _, over in FOLDS]
    first = [run(x) for run, x in zip(runs, inputs, strict=True)]
    for _ in range(20):
        again = [run(x) for run, x in zip(runs, inputs, strict=True)]
        for a, b in zip(first, again, strict=True):
            assert all(torch.equal(x, y) for x, y in zip(a, b, strict=True))


@pytest.mark.parametrize("at", [41, 332])
def test_nan_and_infinity_stay_in_their_rows(at: int) -> None:
    torch.manual_seed(0)
    x = torch.rand(130, 333)
    x[0, at], x[1, at], x[2, at] = float("nan"), float("inf"), float("-inf")
    x[3] = float("-inf")

    def every(x: torch.Tensor) -> list[torch.Tensor]:
        return [x.sum(-1), x.amax(-1), x.amin(-1), x.softmax(-1), x.log_softmax(-1), x.logsumexp(-1)]

    for result, expected in zip(compiled(every)(x), every(x.double()), strict=True):
        close(result, expected)


def test_rows_of_a_dynamic_length_have_no_padding() -> None:
    torch.manual_seed(0)
    run = torch.compile(folds, backend="tpu", dynamic=True)
    for rows, length in [(70, 700), (71, 701), (65, 1000)]:
        x = torch.rand(rows, length) - 2
        for result, expected in zip(run(x, (-1,)), folds(x.double(), (-1,)), strict=True):
            close(result, expected)


# Sizes of the input, and groups of its channels: rows of one channel that merge dimensions, odd ones and
# powers of two, short rows, and a single sample.
NORMED = [
    ((8, 32, 16, 16), 4),
    ((4, 18, 29, 31), 6),
    ((1, 64, 23, 24), 64),
    ((32, 64, 5, 5), 8),
    ((70, 96, 1, 3), 48),
    ((300, 40), 4),
    ((3, 5, 7, 16, 21), 1),
    ((40, 36, 65), 3),
]


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
@pytest.mark.parametrize(("shape", "groups"), NORMED, ids=str)
def test_gradients_of_norms(shape: tuple[int, ...], groups: int, dtype: torch.dtype) -> None:
    torch.manual_seed(0)
    x, grad = (torch.randn(shape) + 3).to(dtype), torch.randn(shape).to(dtype)
    w, b = torch.randn(2, shape[1]).to(dtype)

    def norms(x: torch.Tensor, w: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        return F.batch_norm(x, None, None, w, b, True) + F.group_norm(x, groups, w, b) * x

    def gradients(function: Any, wide: torch.dtype) -> list[torch.Tensor]:
        leaves = [v.to(wide).requires_grad_() for v in (x, w, b)]
        out = function(*leaves)
        return [out, *torch.autograd.grad(out, leaves, grad.to(wide))]

    found, expected = gradients(compiled(norms), dtype), gradients(norms, torch.float64)
    for result, right in zip(found, expected, strict=True):
        digits = torch.finfo(dtype).eps * (16 if dtype == torch.float32 else 4)
        torch.testing.assert_close(
            result.double(), right, rtol=digits, atol=digits * right.abs().max().item()
        )


# Sizes, of which the last ones are normalized, and types of the input and of the parameters: rows for one
# thread and for several, a rest of a vector, rows longer than a block of sums, more rows than a block of
# gradients, few elements.
LAYERS = [
    ((70, 65), 1, torch.float32, torch.float32),
    ((3, 67, 768), 1, torch.bfloat16, torch.float32),
    ((2, 5, 33, 129), 2, torch.float32, torch.float32),
    ((130, 1024), 1, torch.bfloat16, torch.bfloat16),
    ((1, 5001), 1, torch.float32, torch.float32),
]


@pytest.mark.parametrize(("shape", "dims", "dtype", "of_parameters"), LAYERS, ids=str)
def test_layer_norms(
    shape: tuple[int, ...], dims: int, dtype: torch.dtype, of_parameters: torch.dtype
) -> None:
    torch.manual_seed(0)
    x, grad = (torch.randn(shape) + 3).to(dtype), torch.randn(shape).to(dtype)
    w, b = torch.randn(2, *shape[-dims:]).to(of_parameters)

    def norms(x: torch.Tensor, w: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        return F.layer_norm(x, shape[-dims:], w, b) + F.layer_norm(x, shape[-dims:])

    def gradients(function: Any, *given: torch.Tensor) -> list[torch.Tensor]:
        leaves = [v.requires_grad_() for v in given]
        out = function(*leaves)
        return [out, *torch.autograd.grad(out, leaves, grad.to(out.dtype))]

    found = gradients(compiled(norms), x.clone(), w.clone(), b.clone())
    for result, right in zip(found, gradients(norms, x.double(), w.double(), b.double()), strict=True):
        digits = torch.finfo(dtype).eps * (16 if dtype == torch.float32 else 4)
        torch.testing.assert_close(
            result.double(), right, rtol=digits, atol=digits * right.abs().max().item()
        )


def test_norms_of_equal_numbers_are_zero() -> None:
    x = torch.full((4, 8, 32, 32), 10000.1)

    def norms(x: torch.Tensor) -> list[torch.Tensor]:
        return [F.layer_norm(x, (32, 32)), F.group_norm(x, 4), F.batch_norm(x, None, None, training=True)]

    assert all(result.count_nonzero() == 0 for result in compiled(norms)(x))


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
@pytest.mark.parametrize("shape", [(600, 65), (8, 8, 16, 64), (3, 50_003)], ids=str)
def test_softmax_of_scores(shape: tuple[int, ...], dtype: torch.dtype) -> None:
    """Of scores far apart, masked ones, rows of which all are masked, and rows with infinity and NaN."""
    torch.manual_seed(0)
    x = (torch.randn(shape) * 30).to(dtype)
    rows = x.view(-1, shape[-1])
    rows[0, 3:] = rows[1] = float("-inf")
    rows[2, 7] = float("nan")
    many = torch.cat([rows, rows[:1]])
    many[-1, 40] = float("inf")

    def every(x: torch.Tensor) -> list[torch.Tensor]:
        return [x.softmax(-1), x.log_softmax(-1), torch.softmax(x, -1, torch.float32), x.logsumexp(-1)]

    for result, expected, right in zip(compiled(every)(many), every(many), every(many.double()), strict=True):
        assert result.dtype == expected.dtype
        digits = torch.finfo(expected.dtype).eps * 4
        atol = 1e-6 if expected.dtype == torch.float32 else 1e-3
        torch.testing.assert_close(result.double(), right.double(), rtol=digits, atol=atol, equal_nan=True)


def test_sums_of_computed_rows() -> None:
    """Of a transposed operand, a view that merges dimensions, and rows that are too long for a product."""
    torch.manual_seed(0)
    x = torch.rand(64, 16, 64)
    x[0, 0, 5], x[1, 2, 3] = float("inf"), float("nan")

    def sums(x: torch.Tensor) -> list[torch.Tensor]:
        y = x * 1.5
        turned = (x.permute(1, 2, 0) + x.permute(1, 2, 0)).sum(-1)
        merged = [(x.view(64, -1) * 2 + 1).sum(-1), (x.view(8, -1) - 1).mean(-1), y.view(64, 1024).sum(-1)]
        return [y.sum(-1), (x * x).sum(-1, keepdim=True), x.norm(dim=-1), turned, *merged]

    for result, expected in zip(compiled(sums)(x), sums(x.double()), strict=True):
        close(result, expected)


@pytest.mark.parametrize("shape", [(600, 65), (8, 8, 16, 64), (9, 4096)], ids=str)
def test_gradients_of_softmax(shape: tuple[int, ...]) -> None:
    torch.manual_seed(0)
    y, grad = torch.randn(shape).softmax(-1), torch.randn(shape)

    def gradient(grad: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        found: torch.Tensor = torch.ops.aten._softmax_backward_data(grad, y, -1, y.dtype)
        return found

    close(compiled(gradient)(grad, y), gradient(grad.double(), y.double()))


# Sizes of the input, results for each group, channels of a group, kernel, stride, dilation.
GROUPED = [
    ((4, 6, 8, 10), 1, 1, (3, 3), 1, 1, torch.float32),
    ((3, 6, 13, 11), 2, 1, (3, 2), 2, 1, torch.bfloat16),
    ((16, 4, 40), 3, 2, (5,), 3, 2, torch.float64),
    ((0, 4, 7, 6), 1, 1, (3, 3), 1, 1, torch.float32),
]


@pytest.mark.parametrize("form", GROUPED, ids=str)
def test_weight_gradients_of_groups(form: tuple[Any, ...]) -> None:
    torch.manual_seed(0)
    shape, results, inputs, kernel, stride, dilation, dtype = form
    groups, rank = shape[1] // inputs, len(kernel)
    x, w = torch.randn(shape).to(dtype), torch.randn(groups * results, inputs, *kernel).to(dtype)
    convolve = (F.conv1d, F.conv2d, F.conv3d)[rank - 1]

    def gradient(x: torch.Tensor, w: torch.Tensor, grad: torch.Tensor) -> torch.Tensor:
        more = [stride] * rank, [1] * rank, [dilation] * rank, False, [0] * rank, groups
        found: torch.Tensor = torch.ops.aten.convolution_backward(
            grad, x, w, [0], *more, [False, True, False]
        )[1]
        return found

    grad = torch.randn_like(convolve(x, w, None, stride, 1, dilation, groups))
    expected = gradient(x.double(), w.double(), grad.double())
    found = compiled(gradient)(x, w, grad).double()
    digits = torch.finfo(dtype).eps
    scale = expected.abs().max().item() if expected.numel() and len(x) else 1.0
    torch.testing.assert_close(found, expected, rtol=4 * digits, atol=max(4 * digits, 1e-15) * scale)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bool], ids=str)
def test_rolls_of_long_rows(dtype: torch.dtype) -> None:
    x = torch.randint(0, 2, (3, 5, 301)).to(dtype)

    def rolls(x: torch.Tensor) -> list[torch.Tensor]:
        shifts = [1, -1, 150, 300, 301, -602]
        return [x.roll(shift, -1) for shift in shifts] + [x.roll((2, 7), (1, 2)), x.roll(400)]

    assert all(torch.equal(a, b) for a, b in zip(compiled(rolls)(x), rolls(x), strict=True))
