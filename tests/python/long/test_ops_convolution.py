"""Convolutions and their gradients against eager PyTorch."""

from __future__ import annotations

from typing import NamedTuple

import pytest
import torch
from op_compare import call, check, make

aten = torch.ops.aten


class Form(NamedTuple):
    x: tuple[int, ...]
    weight: tuple[int, ...]
    bias: bool
    stride: list[int]
    padding: list[int]
    dilation: list[int]
    transposed: bool
    output_padding: list[int]
    groups: int

    @property
    def out_channels(self) -> int:
        return self.weight[1] * self.groups if self.transposed else self.weight[0]


PLAIN = [
    Form((2, 3, 7), (4, 3, 3), True, [2], [1], [1], False, [0], 1),
    Form((2, 4, 7), (4, 2, 3), False, [1], [2], [2], False, [0], 2),
    Form((2, 4, 6, 5), (4, 1, 3, 2), True, [1, 2], [1, 0], [1, 1], False, [0, 0], 4),
    Form((2, 4, 6, 5), (8, 1, 3, 2), False, [1, 2], [1, 0], [2, 1], False, [0, 0], 4),
    Form((1, 2, 4, 4, 4), (3, 2, 2, 2, 2), True, [1, 1, 2], [0, 1, 0], [1], False, [0], 1),
    Form((2, 3, 6, 6), (4, 3, 1, 1), False, [3, 3], [0, 0], [1, 1], False, [0, 0], 1),
    Form((2, 3, 6, 6), (4, 3, 1, 1), False, [1, 1], [2, 2], [1, 1], False, [0, 0], 1),
    Form((2, 3, 7, 7), (4, 3, 3, 3), True, [3, 2], [4, 4], [1, 1], False, [0, 0], 1),
    Form((2, 4, 6, 7, 5), (6, 2, 3, 3, 3), False, [2, 2, 2], [1, 1, 1], [1] * 3, False, [0], 2),
    Form((1, 3, 5, 6, 5), (4, 3, 3, 2, 3), True, [1, 1, 1], [1, 0, 1], [1] * 3, False, [0], 1),
    Form((2, 4, 8, 9), (4, 2, 3, 3), False, [3, 2], [2, 1], [2, 1], False, [0, 0], 2),
]
TRANSPOSED = [
    Form((2, 3, 5), (3, 4, 3), True, [2], [1], [1], True, [1], 1),
    Form((2, 4, 5, 4), (4, 3, 3, 2), True, [2, 1], [0, 1], [1, 2], True, [1, 0], 2),
    Form((2, 4, 5, 4), (4, 1, 3, 3), False, [2, 3], [1, 1], [1, 1], True, [0, 2], 4),
    Form((1, 2, 3, 3, 3), (2, 2, 2, 2, 2), True, [2, 2, 2], [0] * 3, [1] * 3, True, [0] * 3, 1),
    Form((1, 2, 4, 4), (2, 2, 4, 5), True, [3, 2], [1, 2], [4, 4], True, [2, 3], 2),
    Form((2, 4, 5, 4), (4, 3, 5, 2), True, [2, 3], [3, 1], [1, 1], True, [1, 2], 1),
    Form((1, 4, 3, 4, 3), (4, 2, 3, 1, 4), True, [2, 2, 3], [1, 0, 2], [1] * 3, True, [0, 1, 0], 2),
    Form((2, 3, 9), (3, 2, 2), False, [5], [0], [1], True, [4], 1),
]
GROUPED = [
    # Few results in a group: in two expressions, and over long and short rows.
    Form((2, 16, 4, 50), (8, 8, 3, 3), True, [1, 1], [1, 1], [1, 1], False, [0, 0], 2),
    Form((2, 4, 3, 52), (16, 2, 3, 3), True, [1, 1], [1, 2], [1, 2], False, [0, 0], 2),
    Form((2, 6, 5, 4, 3), (4, 3, 3, 2, 3), False, [1, 2, 1], [1, 1, 1], [1] * 3, False, [0] * 3, 2),
    # Products, with images apart, all together, and one image.
    Form((3, 4, 5, 6), (16, 2, 3, 3), True, [1, 1], [1, 1], [1, 1], False, [0, 0], 2),
    Form((3, 4, 7, 9), (20, 2, 3, 2), False, [2, 3], [1, 1], [2, 1], False, [0, 0], 2),
    Form((3, 4, 3, 3), (80, 2, 3, 3), True, [1, 1], [0, 0], [1, 1], False, [0, 0], 2),
    Form((1, 4, 5, 6), (20, 2, 3, 2), True, [1, 1], [1, 0], [1, 1], False, [0, 0], 2),
    Form((3, 3, 9), (9, 1, 5), True, [2], [2], [1], False, [0], 3),
    # Windows of one element.
    Form((3, 5, 4, 6), (7, 5, 1, 1), True, [1, 1], [0, 0], [1, 1], False, [0, 0], 1),
    Form((3, 5, 1, 2), (40, 5, 1, 1), False, [1, 1], [0, 0], [1, 1], False, [0, 0], 1),
    Form((3, 40, 1, 2), (5, 40, 1, 1), False, [1, 1], [0, 0], [1, 1], False, [0, 0], 1),
    Form((3, 6, 5, 7), (9, 2, 1, 1), False, [2, 1], [0, 1], [1, 1], False, [0, 0], 3),
]
DTYPES = [torch.float32, torch.float64, torch.bfloat16, torch.float16]


def operands(form: Form, dtype: torch.dtype) -> tuple[torch.Tensor, ...]:
    x, weight = make(dtype, *form.x), make(dtype, *form.weight)
    return x, weight, make(dtype, form.out_channels)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("forms", [PLAIN, TRANSPOSED, GROUPED], ids=["plain", "transposed", "grouped"])
def test_forward(dtype: torch.dtype, forms: list[Form]) -> None:
    calls = []
    for form in forms:
        x, weight, bias = operands(form, dtype)
        given = bias if form.bias else None
        calls.append(call(aten.convolution.default, x, weight, given, *form[3:]))
    check(calls, widen=4)


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("forms", [PLAIN, TRANSPOSED, GROUPED], ids=["plain", "transposed", "grouped"])
def test_backward(dtype: torch.dtype, forms: list[Form]) -> None:
    calls = []
    for form in forms:
        x, weight, _ = operands(form, dtype)
        grad = torch.randn_like(aten.convolution.default(x, weight, None, *form[3:]))
        for mask in ([True, True, form.bias], [False, True, False]):
            sizes = [form.out_channels]
            arguments = (grad, x, weight, sizes, *form[3:], mask)
            calls.append(call(aten.convolution_backward.default, *arguments))
    check(calls, widen=16)


def test_gradients_that_nobody_asks_for_are_left_out() -> None:
    x, weight, grad = torch.randn(2, 3, 6, 6), torch.randn(4, 3, 3, 3), torch.randn(2, 4, 4, 4)
    form = ([1, 1], [0, 0], [1, 1], False, [0, 0], 1)
    masks = ([True, False, False], [False, True, False], [False, False, True])
    check(call(aten.convolution_backward.default, grad, x, weight, [4], *form, m) for m in masks)


def test_what_is_too_large_for_slices() -> None:
    forms = [
        # Many windows for few channels of the result, windows of many elements, and windows that are large.
        Form((1, 16, 40, 40), (4, 16, 3, 3), True, [1, 1], [1, 1], [1, 1], False, [0, 0], 1),
        Form((1, 4, 16, 16), (4, 1, 8, 7), False, [1, 1], [3, 3], [1, 1], False, [0, 0], 4),
        Form((1, 4, 20, 16), (4, 4, 12, 11), False, [1, 1], [3, 3], [1, 1], False, [0, 0], 1),
        Form((4, 40, 56, 56), (40, 40, 3, 3), False, [1, 1], [1, 1], [1, 1], False, [0, 0], 1),
        # Windows of groups, as many at a time as are little memory.
        Form((2, 8, 24, 24, 24), (24, 2, 3, 3, 3), False, [1] * 3, [1] * 3, [1] * 3, False, [0] * 3, 4),
        Form((4, 32, 56, 56), (32, 1, 3, 3), True, [1, 1], [1, 1], [1, 1], False, [0, 0], 32),
    ]
    calls = []
    for form in forms:
        x, weight, bias = operands(form, torch.float32)
        grad = torch.randn_like(aten.convolution.default(x, weight, None, *form[3:]))
        calls.append(call(aten.convolution.default, x, weight, bias if form.bias else None, *form[3:]))
        arguments = (grad, x, weight, [form.out_channels], *form[3:], [True, True, False])
        calls.append(call(aten.convolution_backward.default, *arguments))
    check(calls, widen=64)
