"""Sizes that are arithmetic of other sizes, evaluated by the core at every call."""

from __future__ import annotations

import math
from collections.abc import Callable

import pytest
import torch
import torchtpu_compile
from torch import Tensor
from torch.nn import functional as F

EXPRESSIONS: dict[str, Callable[[int, int], int]] = {
    "sum": lambda a, b: a + b + 1,
    "difference": lambda a, b: 3 * a - b,
    "product": lambda a, b: a * b,
    "power": lambda a, b: a**2,
    "floor division": lambda a, b: a // 2,
    "floor division by a size": lambda a, b: (a * 7) // b,
    "ceiling division": lambda a, b: -(-a // 3),
    "remainder": lambda a, b: (a * 5) % 7,
    "remainder of a division": lambda a, b: (a * b // 2) % 5,
    "maximum": lambda a, b: torch.sym_max(a, b),
    "minimum": lambda a, b: torch.sym_min(a, 4 * b),
    "all at once": lambda a, b: torch.sym_max((a + 3) // 2 * b, a * b % 11) - a,
}


@pytest.mark.parametrize("name", EXPRESSIONS)
def test_a_size_is_what_python_says(name: str) -> None:
    expression = EXPRESSIONS[name]

    def fn(x: Tensor, y: Tensor) -> tuple[Tensor, int]:
        size = expression(x.shape[0], y.shape[0])
        return torch.full((abs(size) + 1,), size) + x.sum() + y.sum(), size

    compiled = torch.compile(fn, backend="tpu", fullgraph=True, dynamic=True)
    for a, b in ((5, 7), (6, 3), (12, 4), (13, 9)):
        x, y = torch.ones(a), torch.ones(b)
        result, size = compiled(x, y)
        expected, expected_size = fn(x, y)
        torch.testing.assert_close(result, expected)
        assert size == expected_size


def test_strides_of_inputs_may_be_symbolic() -> None:
    def fn(x: Tensor) -> Tensor:
        return x + x.t().contiguous().t()

    compiled = torch.compile(fn, backend="tpu", fullgraph=True, dynamic=True)
    for rows, columns in ((3, 4), (5, 6), (7, 5)):
        x = torch.arange(float(rows * columns)).reshape(rows, columns).t()
        result = compiled(x)
        torch.testing.assert_close(result, fn(x))
        assert result.stride() == fn(x).stride()


def test_view_of_an_argument_by_its_size_shares_the_argument_s_memory() -> None:
    def second_half(x: torch.Tensor) -> torch.Tensor:
        return x[x.shape[0] // 2 :]

    def add_and_second_half(x: torch.Tensor) -> torch.Tensor:
        return second_half(x.add_(1))

    def first_row_many_times(x: torch.Tensor) -> torch.Tensor:
        return x[:1].expand(x.shape[0], -1)

    for function in (second_half, add_and_second_half, first_row_many_times):
        compiled = torch.compile(function, backend="tpu", fullgraph=True, dynamic=True)
        for size in (5, 7, 11):
            x = torch.randn(size, 6)
            expected = function(x.clone())
            got = compiled(x)
            assert torch.equal(got, expected)
            assert got.stride() == expected.stride()
            got[0, 0] = 100.0
            assert (x == 100.0).sum() == 1


def resized_to_fit(x: Tensor) -> Tensor:
    """To a ratio of sizes, as torchvision's detection models resize their images."""
    ratio = min(96 / min(x.shape[-2:]), 128 / max(x.shape[-2:]))
    return F.interpolate(x, scale_factor=ratio, mode="bilinear", recompute_scale_factor=True) * 2


@pytest.mark.parametrize("dynamic", [True, False])
def test_sizes_from_float_arithmetic_are_eagers(dynamic: bool) -> None:
    torchtpu_compile.reset_metrics()
    compiled = torch.compile(resized_to_fit, backend="tpu", fullgraph=True, dynamic=dynamic)
    for height, width in ((90, 110), (100, 110), (110, 60), (100, 110)):
        # In float32 a position near 100 is known to 4e-6 of a pixel, whoever computes it.
        x = torch.randn(1, 3, height, width, dtype=torch.float64)
        eager, traced = x.clone().requires_grad_(), x.clone().requires_grad_()
        want, have = resized_to_fit(eager), compiled(traced)
        torch.testing.assert_close(have, want)
        want.square().sum().backward()
        have.square().sum().backward()
        torch.testing.assert_close(traced.grad, eager.grad)
    assert torchtpu_compile.metrics()["fallback_ops"] == {}


FLOAT_SIZES: dict[str, Callable[[int, int], int]] = {
    "in this order": lambda a, b: int(a * 0.7 * 10 * 0.1),
    "a folded constant": lambda a, b: int(a * 0.1 * 30.0),
    "a third": lambda a, b: math.floor(a / 3 + b / 7),
    "ceiling": lambda a, b: math.ceil(a * 1.1),
    "half to even": lambda a, b: round(a * 0.5),
    "towards zero": lambda a, b: 60 + int((a - b) * 0.77),
    "root": lambda a, b: int(math.sqrt(a) * 3.0),
    "smaller ratio": lambda a, b: int(a * min(17 / a, 23 / b)),
    "power": lambda a, b: int(a**0.5 * 2),
}


@pytest.mark.parametrize("name", FLOAT_SIZES)
def test_a_size_rounded_from_a_float_is_what_python_says(name: str) -> None:
    expression = FLOAT_SIZES[name]

    def fn(x: Tensor, y: Tensor) -> Tensor:
        return x.new_ones(expression(x.shape[0], y.shape[0]) + 1) * x.sum()

    torchtpu_compile.reset_metrics()
    compiled = torch.compile(fn, backend="tpu", fullgraph=True, dynamic=True)
    for a, b in ((5, 7), (10, 3), (13, 29), (30, 20), (31, 90)):
        x, y = torch.ones(a), torch.ones(b)
        torch.testing.assert_close(compiled(x, y), fn(x, y))
    metrics = torchtpu_compile.metrics()
    assert metrics["fallback_ops"] == {}


def test_a_size_that_only_grows_is_padded_though_it_comes_from_a_float() -> None:
    def half(x: Tensor) -> Tensor:
        return F.interpolate(x, scale_factor=0.5, mode="nearest", recompute_scale_factor=True) + 1

    torchtpu_compile.reset_metrics()
    compiled = torch.compile(lambda x: x[: int(x.shape[0] * 0.7)] + 1, backend="tpu", dynamic=True)
    for n in (33, 40, 47, 35):
        x = torch.randn(n)
        torch.testing.assert_close(compiled(x), x[: int(n * 0.7)] + 1)
    metrics = torchtpu_compile.metrics()
    assert metrics["exact_fallbacks"] == {} and metrics["xla_compiles"] == 1
    compiled = torch.compile(half, backend="tpu", dynamic=True)
    for n in (33, 40):
        x = torch.randn(1, 2, n)
        torch.testing.assert_close(compiled(x), half(x))
    assert torchtpu_compile.metrics()["fallback_ops"] == {}
