"""Inputs for the op tests: small tensors with the values at which ops differ, and calls of an op."""

from __future__ import annotations

import math
import operator
from contextlib import nullcontext
from typing import Any

import pytest
import torch
import torch._dynamo
import torch._functorch.config
from torchtpu_compile.backend import tpu
from values import kept

Call = tuple[tuple[Any, ...], dict[str, Any]]
Cases = dict[str, list[Call]]

_GENERATOR = torch.Generator().manual_seed(20260)
NAN, INF = math.nan, math.inf


def call(*args: Any, **kwargs: Any) -> Call:
    """The arguments of one call of an op."""
    return args, kwargs


def unary(*tensors: torch.Tensor) -> list[Call]:
    """One call for each tensor."""
    return [call(x) for x in tensors]


def f32(*shape: int) -> torch.Tensor:
    return torch.randn(shape, generator=_GENERATOR)


def f64(*shape: int) -> torch.Tensor:
    return f32(*shape).double()


def bf16(*shape: int) -> torch.Tensor:
    return f32(*shape).bfloat16()


def f16(*shape: int) -> torch.Tensor:
    return f32(*shape).half()


def c64(*shape: int) -> torch.Tensor:
    return torch.complex(f32(*shape), f32(*shape))


def integers(dtype: torch.dtype, low: int, high: int, *shape: int) -> torch.Tensor:
    """Integers in low..high (exclusive)."""
    return torch.randint(low, high, shape, generator=_GENERATOR).to(dtype)


def i64(*shape: int) -> torch.Tensor:
    return integers(torch.int64, -9, 10, *shape)


def i32(*shape: int) -> torch.Tensor:
    return integers(torch.int32, -9, 10, *shape)


def u8(*shape: int) -> torch.Tensor:
    return integers(torch.uint8, 0, 256, *shape)


def bools(*shape: int) -> torch.Tensor:
    return integers(torch.bool, 0, 2, *shape)


def index(size: int, *shape: int) -> torch.Tensor:
    """Indices in 0..size."""
    return integers(torch.int64, 0, size, *shape)


def positive(*shape: int) -> torch.Tensor:
    return f32(*shape).abs() + 0.1


def unit(*shape: int) -> torch.Tensor:
    """Numbers in (-1, 1)."""
    return torch.rand(shape, generator=_GENERATOR) * 1.98 - 0.99


def special(dtype: torch.dtype = torch.float32) -> torch.Tensor:
    """Zeros of both signs, infinities, NaN, halves, and small and large numbers."""
    values = [0.0, -0.0, INF, -INF, NAN, 0.5, -0.5, 1.5, 2.5, -1.5, -2.5, 1e-5, -30.0, 30.0, 1.0, -1.0]
    return torch.tensor(values, dtype=dtype)


# Relative and absolute error allowed: a few units in the last place for what is computed in float32 or
# wider, one unit for the types that are rounded to at the end.
TOLERANCE = {
    torch.float64: 1e-12,
    torch.float32: 4e-6,
    torch.complex128: 1e-12,
    torch.complex64: 4e-6,
    torch.bfloat16: 2**-7,
    torch.float16: 2**-10,
}


def overload(name: str) -> torch._ops.OpOverload:
    """`aten.add.Tensor` → `torch.ops.aten.add.Tensor`."""
    namespace, op, variant = name.split(".")
    return getattr(getattr(getattr(torch.ops, namespace), op), variant)


class CallGraph:
    """Calls of an op as one FX graph: their tensors are its inputs, their results its outputs."""

    def __init__(self) -> None:
        self.graph = torch.fx.Graph()
        self.inputs: list[torch.Tensor] = []
        self.outputs: list[torch.fx.Node] = []

    def placeholders(self, argument: Any) -> Any:
        """The argument with an input of the graph in place of each tensor."""
        if isinstance(argument, torch.Tensor):
            self.inputs.append(argument.clone())
            return self.graph.placeholder(f"x{len(self.inputs)}")
        if isinstance(argument, list):
            return [self.placeholders(item) for item in argument]
        return argument

    def add(
        self, op: torch._ops.OpOverload, arguments: list[Any], kwargs: dict[str, Any], wanted: Any
    ) -> None:
        node = self.graph.call_function(op, tuple(arguments), kwargs)
        if isinstance(wanted, torch.Tensor):
            self.outputs.append(node)
            return
        for i in range(len(wanted)):
            self.outputs.append(self.graph.call_function(operator.getitem, (node, i)))

    def run(self) -> list[Any]:
        """Compiles for the backend, nothing left to eager PyTorch, and runs."""
        self.graph.output(tuple(self.outputs))
        module = torch.fx.GraphModule({}, self.graph)
        return list(tpu(module, self.inputs, options={"strict": True})(*self.inputs))


def compare(got: Any, wanted: Any, *, values: bool = True) -> None:
    """One result against eager PyTorch's; a result that eager does not give is not compared."""
    if wanted is None:
        return
    assert got.dtype == wanted.dtype
    assert got.shape == wanted.shape
    if values and wanted.numel() > 0:
        if wanted.dtype.itemsize == 1 and wanted.dtype.is_floating_point:
            got, wanted = got.float(), wanted.float()
        tolerance = TOLERANCE.get(wanted.dtype, 0.0)
        torch.testing.assert_close(got, wanted, rtol=tolerance, atol=tolerance, equal_nan=True)


def check_op(name: str, calls: list[Call], *, values: bool = True) -> None:
    """Every call gives what eager PyTorch gives."""
    op = overload(name)
    expected = [op(*args, **kwargs) for args, kwargs in calls]
    graph = CallGraph()
    arguments = [[graph.placeholders(a) for a in args] for args, _ in calls]
    for inputs, (_, kwargs), wanted in zip(arguments, calls, expected, strict=True):
        graph.add(op, inputs, kwargs, wanted)
    # Without values to compare there is nothing to keep.
    keeping = kept({dtype: (t, t) for dtype, t in TOLERANCE.items()}) if values else nullcontext()
    with keeping:
        results = iter(graph.run())
    for (args, kwargs), wanted in zip(calls, expected, strict=True):
        for part in [wanted] if isinstance(wanted, torch.Tensor) else wanted:
            try:
                compare(next(results), part, values=values)
            except AssertionError as error:
                raise AssertionError(f"{name}{describe(args)} {kwargs}\n{error}") from error
    assert next(results, None) is None


def describe(argument: Any) -> str:
    if isinstance(argument, torch.Tensor):
        return f"{str(argument.dtype).removeprefix('torch.')}{list(argument.shape)}"
    if isinstance(argument, list | tuple):
        return "(" + ", ".join(describe(a) for a in argument) + ")"
    return repr(argument)


def flatten(families: dict[str, Cases]) -> list[Any]:
    """Each op with its calls, for a parametrised test."""
    every = [(name, calls) for cases in families.values() for name, calls in cases.items()]
    return [pytest.param(name, calls, id=name) for name, calls in every]
