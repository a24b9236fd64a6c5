"""What eager PyTorch refuses, the compiled function refuses too, and what it rounds once is rounded once."""

from __future__ import annotations

import math
import sys
from collections.abc import Callable
from typing import Any

import fresh
import pytest
import torch
import torch.nn.functional as F
from torch._dynamo.exc import TorchRuntimeError

T = torch.tensor
INF = math.inf

REFUSED: dict[str, tuple[Callable[..., Any], list[torch.Tensor]]] = {
    "variance of integers": (lambda x: x.var(), [T([1, 5])]),
    "deviation of integers": (lambda x: x.std(0), [T([1, 5])]),
    "maximum of nothing": (lambda x: x.max(), [torch.empty(0)]),
    "maxima of nothing": (lambda x: x.max(1), [torch.empty(2, 0)]),
    "index of the maximum of nothing": (lambda x: x.argmax(1), [torch.empty(2, 0)]),
    "amax of nothing": (lambda x: x.amax(1), [torch.empty(2, 0)]),
    "aminmax of nothing": (lambda x: x.aminmax(dim=1), [torch.empty(2, 0)]),
    "a matrix of indices": (lambda x, i: x.index_select(0, i), [torch.ones(3), T([[0], [1]])]),
    "order of complex numbers": (lambda x: x < 2j, [T([1j])]),
    "maximum of complex numbers": (lambda x: torch.maximum(x, x), [T([1j])]),
    "extremum of complex numbers": (lambda x: x.max(), [T([1j, 2])]),
    "adaptive pooling of bytes": (
        lambda x: F.adaptive_max_pool2d(x, 2),
        [torch.ones(1, 1, 4, 4, dtype=torch.uint8)],
    ),
    "difference of truth values": (lambda x: x - 1.0, [T([True])]),
    "difference of tensors of truth values": (lambda x, y: x - y, [T([True]), T([False])]),
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_eager_refuses_is_refused(name: str) -> None:
    function, arguments = REFUSED[name]
    with pytest.raises(Exception) as eager:
        function(*arguments)
    # Dynamo may see it first, and says it in its own way.
    with pytest.raises((type(eager.value), TorchRuntimeError)):
        torch.compile(function, backend="tpu")(*arguments)


def compare(function: Callable[..., torch.Tensor], *arguments: torch.Tensor, **options: Any) -> None:
    got = torch.compile(function, backend="tpu", **options)(*arguments)
    torch.testing.assert_close(got, function(*arguments), rtol=0, atol=0, equal_nan=True)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16, torch.float16])
def test_ldexp_is_rounded_once(dtype: torch.dtype) -> None:
    x = T([1e-10, 0.0, -3.0, INF, 5.0, 0.1], dtype=dtype)
    for exponent in (130, 400, 3, -10, 0, -20):
        compare(torch.ldexp, x, torch.full((6,), exponent, dtype=torch.int32))


def test_ldexp_of_integers_is_a_float() -> None:
    compare(torch.ldexp, T([3, 0, -7]), T([2, 4, -1]))


def test_an_empty_range_of_a_histogram_is_that_of_the_elements() -> None:
    x = T([0.1, 1.1, 3.1, 5.1, 1.1])
    compare(lambda x: torch.histc(x, bins=8, min=0.1, max=0.1), x)
    compare(lambda x: torch.histc(x, bins=8, min=0.1, max=0.1), x, dynamic=True)


COUNTS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "bool": lambda x: x.softmax(-1).bool().sum(-1),
    "int": lambda x: x.softmax(-1).isnan().int().sum(-1),
    "count": lambda x: x.softmax(-1).count_nonzero(-1),
    "count of a sign": lambda x: x.softmax(-1).neg().count_nonzero(-1),
    "logical": lambda x: x.softmax(-1).logical_not().logical_not().sum(-1),
    "sum": lambda x: x.softmax(-1).sum(-1),
    "largest": lambda x: x.softmax(-1).nan_to_num(7.0).amax(-1),
}


@pytest.mark.parametrize("name", COUNTS)
def test_padding_of_a_softmax_without_a_number_counts_nothing(name: str) -> None:
    x = torch.full((3, 5), -INF)
    x[1] = torch.arange(5.0)
    torch.testing.assert_close(
        torch.compile(COUNTS[name], backend="tpu", dynamic=True)(x), COUNTS[name](x), equal_nan=True
    )


@pytest.mark.parametrize("align", [False, True])
@pytest.mark.parametrize("size", [(1, 2, 1, 2), (2, 1, 3, 1), (2, 1, 4, 5), (1, 1, 1, 3, 4), (2, 1, 2, 3, 1)])
def test_a_grid_may_have_a_side_of_one(size: tuple[int, ...], align: bool) -> None:
    spatial = len(size) - 2
    theta = torch.randn(size[0], spatial, spatial + 1)

    def gradient(function: Callable[..., torch.Tensor]) -> tuple[torch.Tensor, torch.Tensor]:
        leaf = theta.clone().requires_grad_()
        grid = function(leaf)
        grid.pow(2).sum().backward()
        assert leaf.grad is not None
        return grid.detach(), leaf.grad

    def grid(t: torch.Tensor) -> torch.Tensor:
        return F.affine_grid(t, size, align_corners=align)

    torch.testing.assert_close(gradient(torch.compile(grid, backend="tpu")), gradient(grid))


def test_an_input_of_log_softmax_may_change_before_its_gradient() -> None:
    def gradient(function: Callable[..., torch.Tensor]) -> torch.Tensor:
        x = torch.arange(12.0).view(3, 4).sin().requires_grad_()
        y = function(x.view(4, 3).view(3, 4))
        x.data.mul_(2)
        y.sum().backward()
        assert x.grad is not None
        return x.grad

    def first(x: torch.Tensor) -> torch.Tensor:
        return F.log_softmax(x, -1)[:, 0]

    torch.testing.assert_close(gradient(torch.compile(first, backend="tpu")), gradient(first))


ENDLESS = """
import torch
def f(x): return torch.nn.functional.dropout(x, .1).softmax(-1)
def g(x): return (torch.rand_like(x) + x).amax(-1)
def h(x):
    for _ in range(40):
        x = x * x + x
    return x.amax(-1)
x = torch.randn(3, 5) * .01
for function in (f, g, h):
    print(torch.compile(function, backend="tpu", dynamic=True)(x).shape)
"""


def test_a_maximum_of_what_reads_its_parts_often_is_compiled_in_time() -> None:
    # In a process of its own: a compiler cannot be stopped. Alone it takes seconds.
    command = [sys.executable, "-c", ENDLESS]
    done = fresh.run(command, timeout=240)
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) == 3


def test_a_compiled_function_may_have_a_name() -> None:
    # `name=` is handed to backends by versions of PyTorch that know it.
    from torchtpu_compile.backend import tpu

    def named(gm: torch.fx.GraphModule, inputs: list[torch.Tensor]) -> Callable[..., Any]:
        return tpu(gm, inputs, name="some name")

    assert torch.compile(lambda x: x + 1, backend=named)(torch.ones(2)).tolist() == [2, 2]
