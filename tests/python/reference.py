"""A stand-in for the core that runs captured bytes with PyTorch's own ops.

It knows only what the wire form says: a test that passes shows that the bytes carry everything.
"""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any

import msgpack
import torch
from torchtpu_compile.capture.wire import DTYPES

TORCH_DTYPES = {name: dtype for dtype, name in DTYPES.items()}
PLACEMENT = {"device": torch.device("cpu")}


def decode(data: bytes) -> dict[str, Any]:
    """The graph inside the envelope."""
    envelope = msgpack.unpackb(data, raw=False, strict_map_key=False)
    assert envelope["magic"] == "torchtpu.fx"
    assert envelope["version"] == 4
    return envelope["graph"]


def value_types(graph: dict[str, Any]) -> list[Any]:
    types = [i["type"] for i in graph["inputs"]]
    return types + [t for node in graph["nodes"] for t in node["outputs"]]


def ops(graph: dict[str, Any]) -> list[str]:
    return [node["op"] for node in graph["nodes"]]


def evaluate(expr: dict[str, Any], binding: dict[int, int]) -> int:
    ((form, body),) = expr.items()
    if form == "const":
        return body
    if form == "sym":
        return binding[body]
    operands = [evaluate(e, binding) for e in body]
    return {
        "add": lambda: sum(operands),
        "mul": lambda: math.prod(operands),
        "max": lambda: max(operands),
        "min": lambda: min(operands),
        "floordiv": lambda: operands[0] // operands[1],
        "ceildiv": lambda: -(-operands[0] // operands[1]),
        "mod": lambda: operands[0] % operands[1],
        "pow": lambda: operands[0] ** operands[1],
    }[form]()


def size(dim: dict[str, Any], binding: dict[int, int]) -> int:
    return dim["static"] if "static" in dim else evaluate(dim["expr"], binding)


class ReferenceGraph:
    """What `_core.Graph.compile` returns, without a compiler."""

    _boxed_call = True

    def __init__(self, data: bytes) -> None:
        self.data = data
        self.graph = decode(data)
        self.executions = 0

    def executables(self) -> int:
        return 1

    def would_compile(self, args: list[Any]) -> bool:
        return False

    def report(self) -> dict[str, Any]:
        return {"ops": len(self.graph["nodes"])}

    def __call__(self, args: list[Any]) -> tuple[Any, ...]:
        self.executions += 1
        inputs = list(args)
        args.clear()
        binding = self._bind(inputs)
        values: list[Any] = list(inputs)
        for node in self.graph["nodes"]:
            results = self._run(node, values, binding)
            for result, ty in zip(results, node["outputs"], strict=True):
                self._check_type(node, result, ty, binding)
                values.append(result)
        outputs = tuple(self._argument(o, values, binding) for o in self.graph["outputs"])
        changes = [(m["input"], values[m["value"]].clone()) for m in self.graph["mutations"]]
        for position, value in changes:
            inputs[position].copy_(value)
        return outputs

    def _bind(self, inputs: list[Any]) -> dict[int, int]:
        binding: dict[int, int] = {}
        for value, declared in zip(inputs, self.graph["inputs"], strict=True):
            ty = declared["type"]
            if "symint" in ty and "sym" in ty["symint"]:
                binding[ty["symint"]["sym"]] = value
            elif "tensor" in ty:
                for dim, actual in zip(ty["tensor"]["dims"], value.shape, strict=True):
                    if "sym" in dim.get("expr", {}):
                        binding[dim["expr"]["sym"]] = actual
        return binding

    def _run(self, node: dict[str, Any], values: list[Any], binding: dict[int, int]) -> list[Any]:
        if node["op"] == "torchtpu.constant":
            return [self._literal(node["args"][0]["literal"])]
        namespace, name, overload = node["op"].split(".")
        op = getattr(getattr(getattr(torch.ops, namespace), name), overload)
        args = [self._argument(a, values, binding) for a in node["args"]]
        kwargs = {k: self._argument(a, values, binding) for k, a in node["kwargs"]}
        names = {a.name for a in op._schema.arguments if a.kwarg_only}
        for placement in sorted(names & PLACEMENT.keys()):
            kwargs[placement] = PLACEMENT[placement]
        result = op(*args, **kwargs)
        return list(result) if isinstance(result, (list, tuple)) else [result]

    def _literal(self, index: int) -> torch.Tensor:
        literal = self.graph["literals"][index]
        data = bytearray(literal["data"])
        dtype = TORCH_DTYPES[literal["dtype"]]
        if not data:
            return torch.empty(literal["dims"], dtype=dtype)
        return torch.frombuffer(data, dtype=dtype).reshape(literal["dims"])

    def _argument(self, arg: Any, values: list[Any], binding: dict[int, int]) -> Any:
        if arg == "none":
            return None
        ((form, body),) = arg.items()
        if form == "val":
            return values[body]
        if form == "list":
            return [self._argument(a, values, binding) for a in body]
        if form == "sym":
            return evaluate(body, binding)
        if form == "dtype":
            return TORCH_DTYPES[body]
        if form == "memory_format":
            return getattr(torch, body)
        if form == "complex":
            return complex(*body)
        return body

    def _check_type(self, node: dict[str, Any], result: Any, ty: Any, binding: dict[int, int]) -> None:
        if ty == "none":
            return
        tensor = ty["tensor"]
        dims = [size(d, binding) for d in tensor["dims"]]
        assert list(result.shape) == dims, (node["name"], result.shape, dims)
        assert DTYPES[result.dtype] == tensor["dtype"], (node["name"], result.dtype)
        if tensor["strides"] is None:
            assert result.is_contiguous() or _is_batch_one_contiguous(result), node["name"]
        else:
            strides = [size(s, binding) for s in tensor["strides"]]
            # The stride of a dimension of size one says nothing.
            pairs = [(a, b) for a, b, n in zip(result.stride(), strides, dims, strict=True) if n != 1]
            assert all(a == b for a, b in pairs), (node["name"], result.stride(), strides)


def _is_batch_one_contiguous(tensor: torch.Tensor) -> bool:
    return tensor.squeeze().is_contiguous()


class CapturedGraph:
    """What `_core.Graph` is."""

    def __init__(self, core: ReferenceCore, data: bytes) -> None:
        self.core = core
        self.data = data

    def unsupported(self, settings: object) -> list[tuple[str, str, str]]:
        reasons = self.core.unsupported
        nodes = decode(self.data)["nodes"]
        return [(n["name"], n["op"], reasons[n["op"]]) for n in nodes if n["op"] in reasons]

    def compile(self, settings: dict[str, object], on_device: None = None) -> ReferenceGraph:
        assert not self.unsupported(settings)
        self.core.settings.append(settings)
        self.core.graphs.append(ReferenceGraph(self.data))
        return self.core.graphs[-1]


class ReferenceCore:
    """The functions of the native module, over `ReferenceGraph`.

    Every ATen op counts as supported but those in `unsupported` (overload name to reason).
    """

    def __init__(self, unsupported: dict[str, str] | None = None) -> None:
        self.unsupported = unsupported or {}
        self.graphs: list[ReferenceGraph] = []
        self.settings: list[dict[str, object]] = []
        self.fallback_ops: dict[str, int] = {}

    def supported_ops(self) -> list[str]:
        return sorted(set(core_aten_names()) | self.unsupported.keys())

    @property
    def Graph(self) -> Callable[[bytes], CapturedGraph]:
        return lambda data: CapturedGraph(self, data)

    def count_fallback(self, op: str, n: int) -> None:
        self.fallback_ops[op] = self.fallback_ops.get(op, 0) + n


# Ops that have a decomposition, but that the core lowers as they are.
LOWERED_AS_THEY_ARE = (
    "aten._scaled_dot_product_flash_attention_for_cpu.default",
    "aten._log_softmax_backward_data.default",
    "aten.nll_loss_forward.default",
    "aten.nll_loss_backward.default",
    "aten.native_batch_norm_backward.default",
    "aten.native_layer_norm_backward.default",
    "aten.threshold_backward.default",
    "aten.embedding_dense_backward.default",
    "aten.gelu_backward.default",
    "aten.t.default",
    "aten.transpose.int",
    "aten.split.Tensor",
    "aten.stack.default",
    "aten.silu.default",
)


@functools.cache
def core_aten_names() -> list[str]:
    """Overloads that a core with full coverage of core ATen lowers as they are."""
    from torch._decomp import core_aten_decompositions

    decomposed = {str(op) for op in core_aten_decompositions()} - set(LOWERED_AS_THEY_ARE)
    names = []
    for qualified in torch._C._dispatch_get_all_op_names():
        namespace, _, name = qualified.partition("::")
        name = f"aten.{name}" if "." in name else f"aten.{name}.default"
        if namespace == "aten" and name not in decomposed:
            names.append(name)
    return names
