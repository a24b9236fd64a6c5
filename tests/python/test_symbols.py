"""Sizes that are arithmetic of other sizes, evaluated by the core at every call."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor

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
