"""Calls of ATen ops, compiled together in strict mode and compared with eager PyTorch."""

from __future__ import annotations

import itertools
import operator
from collections.abc import Iterable
from typing import Any, NamedTuple

import torch
from torch._subclasses.fake_tensor import FakeTensorMode
from torch.utils import _pytree as pytree
from torchtpu_compile import _core
from torchtpu_compile.backend import tpu
from values import kept

# Relative and absolute tolerance: a few units of the last place of results of size one.
TOLERANCES = {
    torch.float64: (1e-10, 1e-10),
    torch.float32: (1e-5, 1e-5),
    torch.float16: (2e-3, 2e-3),
    torch.bfloat16: (1.6e-2, 1e-2),
    torch.complex64: (1e-5, 1e-5),
    torch.complex128: (1e-10, 1e-10),
}


class Call(NamedTuple):
    op: Any
    args: tuple[Any, ...]
    kwargs: dict[str, Any]

    def __str__(self) -> str:
        def show(x: object) -> str:
            if isinstance(x, torch.Tensor):
                return f"{str(x.dtype).removeprefix('torch.')}{list(x.shape)}"
            if isinstance(x, (list, tuple)):
                return f"[{', '.join(map(show, x))}]"
            return str(x)

        args = [show(a) for a in self.args] + [f"{k}={show(v)}" for k, v in self.kwargs.items()]
        return f"{self.op}({', '.join(args)})"


def call(op: Any, *args: Any, **kwargs: Any) -> Call:
    return Call(op, args, kwargs)


def make(dtype: torch.dtype, *sizes: int) -> torch.Tensor:
    """Normal numbers, small integers or truth values."""
    if dtype.is_floating_point or dtype.is_complex:
        return torch.randn(sizes, dtype=torch.float64 if dtype.is_floating_point else dtype).to(dtype)
    return torch.randint(0 if dtype in (torch.uint8, torch.bool) else -4, 5, sizes).to(dtype)


def check(calls: Iterable[Call], widen: float = 1.0) -> None:
    """Compiles the calls as one graph without fallback; every result must equal eager's.

    `widen` multiplies the tolerances, for results that sum many products.
    """
    calls = list(calls)
    assert calls
    supported = set(_core.supported_ops())
    for c in calls:
        assert str(c.op) in supported, f"{c.op} is decomposed, not lowered"
    module, tensors = as_graph(calls)
    with torch.no_grad():
        # The backend is handed the graph as Dynamo would hand it, without the time Dynamo takes.
        wanted = module(*tensors)
        with kept({d: (r * widen, a * widen) for d, (r, a) in TOLERANCES.items()}):
            compiled = tpu(module, tensors, options={"strict": True})
            got = compiled(*tensors)
    assert len(wanted) == len(got)
    for c, want, have in zip(calls, split(calls, wanted), split(calls, got), strict=True):
        compare(c, want, have, widen)


def as_graph(calls: list[Call]) -> tuple[torch.fx.GraphModule, list[torch.Tensor]]:
    """A graph of the calls that returns all their tensor results, and its inputs."""
    graph = torch.fx.Graph()
    tensors: list[torch.Tensor] = []

    def as_input(x: object) -> object:
        if not isinstance(x, torch.Tensor):
            return x
        tensors.append(x)
        return graph.placeholder(f"x{len(tensors)}")

    arguments = [pytree.tree_map(as_input, (c.args, c.kwargs)) for c in calls]
    results: list[Any] = []
    for c, (args, kwargs) in zip(calls, arguments, strict=True):
        node = graph.call_function(c.op, args, kwargs)
        returns = c.op._schema.returns
        results += (
            [node]
            if len(returns) == 1
            else [graph.call_function(operator.getitem, (node, i)) for i in range(len(returns))]
        )
    graph.output(tuple(results))
    return torch.fx.GraphModule(torch.nn.Module(), graph), tensors


def split(calls: list[Call], results: Iterable[Any]) -> list[list[Any]]:
    """The results of each call."""
    rest = iter(results)
    return [list(itertools.islice(rest, len(c.op._schema.returns))) for c in calls]


def not_asked_for(c: Call) -> set[int]:
    """Outputs that `output_mask` leaves out: PyTorch itself may compute them all the same."""
    names = [a.name for a in c.op._schema.arguments]
    if "output_mask" not in names:
        return set()
    mask = c.args[names.index("output_mask")]
    return {i for i, wanted in enumerate(mask) if not wanted}


def declared(c: Call) -> list[torch.dtype | None]:
    """Types of the results as PyTorch declares them in tracing, which are not always those of eager."""
    with FakeTensorMode() as fake:
        args, kwargs = pytree.tree_map_only(torch.Tensor, fake.from_tensor, (c.args, c.kwargs))
        results = c.op(*args, **kwargs)
    return [getattr(r, "dtype", None) for r in (results if isinstance(results, tuple) else [results])]


def compare(c: Call, want: list[Any], have: list[Any], widen: float) -> None:
    for i, (w, g) in enumerate(zip(want, have, strict=True)):
        if g is None and (w is None or i in not_asked_for(c)):
            continue
        dtype = declared(c)[i] if w.dtype != g.dtype else w.dtype
        rtol, atol = max(TOLERANCES.get(d, (0, 0)) for d in (dtype, w.dtype))
        torch.testing.assert_close(
            g,
            w.to(dtype),
            rtol=rtol * widen,
            atol=atol * widen,
            equal_nan=True,
            check_stride=False,
            msg=lambda m, c=c, i=i: f"{c} output {i}: {m}",
        )
