"""Convolutions on the CPU and their gradients, with many images, many results and large kernels."""

from __future__ import annotations

import random
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


def draw(seed: int, depthwise: bool) -> tuple[torch.Tensor, torch.Tensor, dict[str, Any]]:
    """An input, a weight and a form of a convolution over one to three dimensions, drawn by a seed. If it is
    depthwise, each group has one input and one result."""
    chosen = random.Random(seed)
    rank = chosen.choice([1, 2, 2, 3])
    groups = chosen.choice([1, 1, 2, 5])
    inputs, results = chosen.randint(1, 9), chosen.randint(1, 14)
    if depthwise:
        groups, inputs, results = chosen.choice([5, 9, 16, 17, 40]), 1, 1
    numbers = {
        name: [chosen.choice(choices) for _ in range(rank)]
        for name, choices in {"stride": (1, 1, 2, 3), "dilation": (1, 1, 2), "padding": (0, 1, 2, 3)}.items()
    }
    kernel = [chosen.choice((1, 2, 3, 3, 5)) for _ in range(rank)]
    transposed = chosen.random() < 0.3
    sizes = [
        max(chosen.choice((4, 7, 9, 16, 33)), (k - 1) * d + 1 - 2 * p + chosen.randint(0, 3))
        for k, d, p in zip(kernel, numbers["dilation"], numbers["padding"], strict=True)
    ]
    if transposed:
        numbers["padding"] = [
            min(p, (k - 1) * d // 2)
            for p, k, d in zip(numbers["padding"], kernel, numbers["dilation"], strict=True)
        ]
    left = [
        chosen.randrange(max(s, d)) if transposed else 0
        for s, d in zip(numbers["stride"], numbers["dilation"], strict=True)
    ]
    torch.manual_seed(seed)
    dtype = chosen.choice([torch.float32, torch.float32, torch.float64])
    x = torch.randn(chosen.choice((1, 2, 5)), groups * inputs, *sizes, dtype=dtype)
    channels = (groups * inputs, results) if transposed else (groups * results, inputs)
    w = torch.randn(*channels, *kernel, dtype=dtype)
    return x, w, {**numbers, "transposed": transposed, "output_padding": left, "groups": groups}


@pytest.mark.parametrize("depthwise", [False, True])
@pytest.mark.parametrize("seed", range(40))
def test_drawn_against_float64(seed: int, depthwise: bool) -> None:
    x, w, form = draw(seed, depthwise)
    given = [
        form[name] for name in ("stride", "padding", "dilation", "transposed", "output_padding", "groups")
    ]

    def every(x: torch.Tensor, w: torch.Tensor, grad: torch.Tensor) -> list[torch.Tensor]:
        y = torch.ops.aten.convolution(x, w, None, *given)
        back = torch.ops.aten.convolution_backward(grad, x, w, None, *given, [True, True, False])
        return [y, *back[:2]]

    grad = torch.randn_like(torch.ops.aten.convolution(x, w, None, *given))
    torch._dynamo.reset()
    found = torch.compile(every, backend="tpu", dynamic=False)(x, w, grad)
    # What float64 is compared with has errors of its own.
    digits = torch.finfo(x.dtype).eps * (1 if x.dtype == torch.float32 else 16)
    for result, expected in zip(found, every(x.double(), w.double(), grad.double()), strict=True):
        atol = 8 * digits * max(expected.abs().max().item(), 1e-9)
        torch.testing.assert_close(result.double(), expected, rtol=4 * digits, atol=atol)


def test_numbers_outside_of_a_window_do_not_enter_it() -> None:
    """Positions between rows are computed for nobody: infinities there stay where they are."""
    x, w = torch.randn(2, 3, 9, 11), torch.randn(7, 3, 3, 3)
    x[0, 1, 0, 0] = float("inf")
    x[1, 2, 8, 10] = float("nan")
    grad = torch.randn(2, 7, 4, 5)

    def every(x: torch.Tensor, w: torch.Tensor, grad: torch.Tensor) -> list[torch.Tensor]:
        form = [2, 2], [0, 0], [1, 1], False, [0, 0], 1
        back = torch.ops.aten.convolution_backward(grad, x, w, None, *form, [True, True, False])
        return [torch.ops.aten.convolution(x, w, None, *form), *back[:2]]

    torch._dynamo.reset()
    found = torch.compile(every, backend="tpu")(x, w, grad)
    for result, expected in zip(found, every(x.double(), w.double(), grad.double()), strict=True):
        assert torch.equal(result.isfinite(), expected.isfinite())
        kept = expected.isfinite()
        torch.testing.assert_close(result.double()[kept], expected[kept], rtol=1e-5, atol=1e-4)


@pytest.mark.parametrize(
    ("channels", "size", "kernel", "stride", "dilation"),
    [(600, 9, 3, 1, 12), (3, 40, 3, 1, 18), (2, 90, 30, 30, 1), (700, 6, 3, 1, 1)],
)
def test_windows_that_reach_far(channels: int, size: int, kernel: int, stride: int, dilation: int) -> None:
    """Of many channels, what one position reads is more than what is copied at once."""
    torch.manual_seed(0)
    padding = dilation * (kernel // 2)
    x, w = torch.randn(2, channels, size, size), torch.randn(7, channels, kernel, kernel)

    def every(x: torch.Tensor, w: torch.Tensor, grad: torch.Tensor) -> list[torch.Tensor]:
        form = [stride] * 2, [padding] * 2, [dilation] * 2, False, [0, 0], 1
        back = torch.ops.aten.convolution_backward(grad, x, w, None, *form, [True, True, False])
        return [torch.ops.aten.convolution(x, w, None, *form), *back[:2]]

    grad = torch.randn_like(F.conv2d(x, w, None, stride, padding, dilation))
    torch._dynamo.reset()
    found = torch.compile(every, backend="tpu")(x, w, grad)
    for result, expected in zip(found, every(x.double(), w.double(), grad.double()), strict=True):
        scale = expected.abs().max().item()
        torch.testing.assert_close(result.double(), expected, rtol=1e-6, atol=2e-6 * scale)


@pytest.mark.parametrize("groups", [1, 16])
def test_a_window_larger_than_any_memory(groups: int) -> None:
    a, b = 2**22 - 1, 2**21 - 1

    def far(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return torch.ops.aten.convolution(
            x, w, None, [2] * 3, [a, b, b], [2 * a, 2 * b, 2 * b], False, [0] * 3, groups
        )

    torch._dynamo.reset()
    x, w = torch.ones(1, groups, 1, 1, 1), torch.ones(groups, 1, 2, 2, 2)
    assert torch.equal(torch.compile(far, backend="tpu")(x, w), far(x, w))
