"""Running a graph of the wire form in eager PyTorch.

A chunk of the `tpu` device is joined in the core and has no FX graph. What eager PyTorch computes from its
inputs comes from here.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgpack
import torch

from ..capture.wire import CONSTANT, DTYPES, NO_VALUE, WireValue
from ..decompositions import randomness as _randomness  # noqa: F401  Defines ops that graphs have.

_TORCH_DTYPES = {wire: dtype for dtype, wire in DTYPES.items()}


class CannotRun(Exception):
    """A graph has something that eager PyTorch cannot run; the message names it."""


def tensor(dtype: str, dims: Sequence[int], data: bytes) -> torch.Tensor:
    """A tensor of shape `dims` of its elements in row-major order; `dtype` is the name on the wire."""
    made = torch.empty(list(dims), dtype=_TORCH_DTYPES[dtype])
    if data:
        made.view(-1).view(torch.uint8).copy_(torch.frombuffer(bytearray(data), dtype=torch.uint8))
    return made


class WireGraph:
    """A decoded graph with static sizes and without bodies."""

    def __init__(self, data: bytes) -> None:
        self._graph: dict[str, WireValue] = msgpack.unpackb(data)["graph"]
        if self._graph["symbols"] or self._graph.get("subgraphs") or self._graph["mutations"]:
            raise CannotRun("a graph with symbols, bodies or mutations")

    def laid_out(self, values: Sequence[torch.Tensor]) -> list[torch.Tensor]:
        """The inputs with the strides that the graph expects."""
        return [
            self._laid_out(value, given["type"])
            for value, given in zip(values, self._graph["inputs"], strict=True)
        ]

    def run(self, inputs: Sequence[torch.Tensor]) -> list[torch.Tensor]:
        """The graph's outputs. Raises `CannotRun` for an op that PyTorch does not have."""
        return self._run(list(inputs), _TORCH_DTYPES)

    def rounding(self, inputs: Sequence[torch.Tensor], results: Sequence[torch.Tensor]) -> list[float]:
        """How far each of `results` is from what float64 gives, as a share of its largest magnitude; zero for
        one without float32 or bfloat16 and for one that has no finite elements."""
        wide = {wire: _wide(dtype) for wire, dtype in _TORCH_DTYPES.items()}
        exact = self._run([value.to(_wide(value.dtype)) for value in inputs], wide)
        return [_error(result, reference) for result, reference in zip(results, exact, strict=True)]

    def _run(self, values: list[Any], dtypes: Mapping[str, torch.dtype]) -> list[Any]:
        for node in self._graph["nodes"]:
            args = [self._argument(arg, values, dtypes) for arg in node["args"]]
            kwargs = {name: self._argument(arg, values, dtypes) for name, arg in node["kwargs"]}
            found = args[0] if node["op"] == CONSTANT else _overload(node["op"])(*args, **kwargs)
            found = list(found) if isinstance(found, (list, tuple)) else [found]
            # Programs give the strides of the graph's types, and later ops were traced with them.
            values += [self._laid_out(value, ty) for value, ty in zip(found, node["outputs"], strict=True)]
        return [self._argument(output, values, dtypes) for output in self._graph["outputs"]]

    def _laid_out(self, value: Any, ty: WireValue) -> Any:
        if not isinstance(value, torch.Tensor):
            return value
        strides = ty["tensor"]["strides"]
        if strides is None:
            return value.contiguous()
        wanted = [stride["static"] for stride in strides]
        if list(value.stride()) == wanted:
            return value
        return torch.empty_strided(value.shape, wanted, dtype=value.dtype).copy_(value)

    def _argument(self, arg: WireValue, values: list[Any], dtypes: Mapping[str, torch.dtype]) -> Any:
        if arg == NO_VALUE:
            return None
        ((kind, value),) = arg.items()
        match kind:
            case "val":
                return values[value]
            case "list":
                return [self._argument(element, values, dtypes) for element in value]
            case "dtype":
                return dtypes[value]
            case "memory_format":
                return getattr(torch, value)
            case "complex":
                return complex(*value)
            case "literal":
                literal = self._graph["literals"][value]
                made = tensor(literal["dtype"], literal["dims"], literal["data"])
                return made.to(dtypes[literal["dtype"]])
            case "bool" | "int" | "float" | "str":
                return value
        raise CannotRun(f"an argument of kind {kind}")


def _wide(dtype: torch.dtype) -> torch.dtype:
    return torch.float64 if dtype in (torch.float32, torch.bfloat16) else dtype


def _error(result: torch.Tensor, reference: torch.Tensor) -> float:
    if result.dtype == reference.dtype or not result.numel():
        return 0.0
    result = result.to(reference.dtype)
    largest = result[result.isfinite()].abs().amax() if result.isfinite().any() else 0.0
    errors = (result - reference).abs()
    errors = errors[errors.isfinite()]
    return float(errors.amax() / largest) if largest and errors.numel() else 0.0


def _overload(name: str) -> Any:
    found: Any = torch.ops
    for part in name.split("."):
        found = getattr(found, part, None)
    if found is None:
        raise CannotRun(f"the op {name}, which PyTorch does not have")
    return found
