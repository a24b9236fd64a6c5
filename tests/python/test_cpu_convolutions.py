"""Convolutions on the CPU and their gradients, with many images, many results and large kernels."""

from __future__ import annotations

from typing import Any

import pytest
import torch
import torch.nn.functional as F

# Sizes of the input, results, kernel, stride, padding, dilation, dtype.
FORMS = [
    # Many results, with rows that the windows do not fill.
    ((2, 16, 9, 14), 32, (3, 3), (2, 2), (1, 1), (1, 1), torch.float32),
    ((1, 17, 11, 7), 33, (2, 3), (1, 2), (0, 2), (2, 1), torch.float32),
    ((3, 16, 9, 9), 32, (3, 3), (1, 1), (1, 1), (1, 1), torch.bfloat16),
    # Many images.
    ((20, 4, 7, 6), 5, (3, 2), (1, 1), (1, 1), (1, 2), torch.float32),
    # More windows along a row than elements.
    ((4, 16, 4, 4), 32, (2, 2), (1, 1), (1, 1), (1, 1), torch.float32),
    # A kernel larger than the input, whole and cut.
    ((8, 12, 2, 2), 7, (3, 3), (1, 1), (1, 1), (1, 1), torch.float32),
    ((2, 9, 3, 4), 5, (5, 5), (1, 1), (2, 2), (1, 1), torch.float64),
    ((2, 9, 5, 2), 6, (4, 5), (2, 1), (1, 4), (1, 1), torch.float32),
    ((0, 16, 6, 6), 32, (3, 3), (1, 1), (1, 1), (1, 1), torch.float32),
]


@pytest.mark.parametrize("form", FORMS, ids=str)
def test_against_float64(form: tuple[Any, ...]) -> None:
    torch.manual_seed(0)
    shape, results, kernel, stride, padding, dilation, dtype = form
    x, w = torch.randn(shape).to(dtype), torch.randn(results, shape[1], *kernel).to(dtype)
    grad = torch.randn_like(F.conv2d(x, w, None, stride, padding, dilation))

    def every(x: torch.Tensor, w: torch.Tensor, grad: torch.Tensor) -> list[torch.Tensor]:
        form = list(stride), list(padding), list(dilation), False, [0, 0], 1
        backward = torch.ops.aten.convolution_backward(grad, x, w, [results], *form, [True, True, True])
        return [F.conv2d(x, w, None, stride, padding, dilation), *backward]

    torch._dynamo.reset()
    found = torch.compile(every, backend="tpu")(x, w, grad)
    digits = torch.finfo(dtype).eps
    for result, expected in zip(found, every(x.double(), w.double(), grad.double()), strict=True):
        scale = expected.abs().max().item() if expected.numel() else 1.0
        atol = 8 * digits * max(scale, 1e-9)
        torch.testing.assert_close(result.double(), expected, rtol=4 * digits, atol=atol)


@pytest.mark.parametrize("padding", [0, 1])
def test_transposed_with_a_kernel_larger_than_the_input(padding: int) -> None:
    torch.manual_seed(0)
    x, w = torch.randn(3, 8, 2, 3), torch.randn(8, 5, 3, 3)

    def transposed(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return F.conv_transpose2d(x, w, padding=padding)

    torch._dynamo.reset()
    found = torch.compile(transposed, backend="tpu")(x, w)
    torch.testing.assert_close(found.double(), transposed(x.double(), w.double()), rtol=1e-5, atol=1e-5)
