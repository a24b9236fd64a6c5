"""Recorded graphs in eager PyTorch, node by node."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import msgpack
import torch

from .. import _core
from ..capture.wire import CONSTANT, DTYPES, NO_VALUE

Wire = dict[str, Any]

_DTYPES = {name: dtype for dtype, name in DTYPES.items()}


class _Unknown:
    """Error for a graph that cannot be computed here."""

    def __repr__(self) -> str:
        return "unknown"


UNKNOWN = _Unknown()


def decode(graph: bytes) -> Wire:
    """A graph as the core encodes it."""
    unpacked: Wire = msgpack.unpackb(graph, strict_map_key=False)
    return unpacked["graph"]


def tensor(recorded: Any) -> Any:
    """An input of `_core.recorded_call` as PyTorch has it: shape and strides as recorded."""
    if not isinstance(recorded, tuple):
        return recorded
    dtype, sizes, strides, elements = recorded
    made = torch.empty_strided(sizes, strides, dtype=_DTYPES[dtype])
    return made.copy_(_from_bytes(dtype, sizes, elements))


def values(graph: Wire, inputs: Sequence[Any]) -> list[Any]:
    """The value of every input and of every result of a node, in the order of the graph.

    Sizes are numbers: the graph is bound. `UNKNOWN` is what PyTorch has no op for, or an op that calls
    another graph, and what follows from such values; `None` a result that an op does not make.
    """
    found = list(inputs)
    with torch.no_grad():
        for node in graph["nodes"]:
            found += _results(graph, node, found)
    return found


def _results(graph: Wire, node: Wire, found: Sequence[Any]) -> list[Any]:
    unknown = [UNKNOWN] * len(node["outputs"])
    try:
        if node["op"] == CONSTANT:
            return [_literal(graph, node["args"][0]["literal"])]
        args = [_argument(graph, x, found) for x in node["args"]]
        kwargs = {name: _argument(graph, x, found) for name, x in node["kwargs"]}
        result = _overload(node["op"])(*args, **kwargs)
    # An op that is not there, or that eager PyTorch refuses: nothing is known of its results.
    except Exception:
        return unknown
    results = list(result) if isinstance(result, (list, tuple)) else [result]
    if len(results) != len(unknown):
        return unknown
    made = zip(results, node["outputs"], strict=True)
    # A copy: a view of what the caller holds must not change with it.
    return [None if kind == NO_VALUE else x.detach().clone() for x, kind in made]


@functools.cache
def _known() -> frozenset[str]:
    return frozenset(_core.supported_ops())


def _overload(name: str) -> torch._ops.OpOverload:
    """The overload of a recorded node: one of the op table's, which compute tensors of tensors.

    A recording may come from anybody. `torch.ops` has functions that load libraries and import modules, and
    overloads that write files; a name that is not in the table is never looked up.

    Raises `ValueError` for every other name, `AttributeError` where this PyTorch lacks the overload.
    """
    parts = name.split(".")
    if name not in _known() or len(parts) != 3:
        raise ValueError(f"{name} is no overload that graphs are lowered from")
    found = getattr(getattr(getattr(torch.ops, parts[0]), parts[1]), parts[2])
    if not isinstance(found, torch._ops.OpOverload):
        raise ValueError(f"{name} is no overload")
    return found


def _argument(graph: Wire, arg: Any, found: Sequence[Any]) -> Any:
    if arg == NO_VALUE:
        return None
    ((kind, value),) = arg.items()
    if kind == "val":
        known = found[value]
        if known is UNKNOWN:
            raise ValueError("it reads what is not known")
        return known
    if kind == "list":
        return [_argument(graph, x, found) for x in value]
    if kind == "literal":
        return _literal(graph, value)
    if kind == "dtype":
        return _DTYPES[value]
    if kind == "memory_format":
        return getattr(torch, value)
    if kind == "complex":
        return complex(*value)
    if kind in ("bool", "int", "float", "str"):
        return value
    raise ValueError(f"an argument of kind {kind} means nothing to PyTorch")


def _literal(graph: Wire, number: int) -> torch.Tensor:
    literal = graph["literals"][number]
    return _from_bytes(literal["dtype"], literal["dims"], literal["data"])


def _from_bytes(dtype: str, sizes: Sequence[int], elements: bytes) -> torch.Tensor:
    if not elements:
        return torch.empty(sizes, dtype=_DTYPES[dtype])
    return torch.frombuffer(bytearray(elements), dtype=_DTYPES[dtype]).reshape(sizes)
