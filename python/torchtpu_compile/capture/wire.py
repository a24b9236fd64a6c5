"""The msgpack form in which graphs reach the core, and the names it uses."""

from __future__ import annotations

from typing import Any

import msgpack
import torch

from .. import _core

MAGIC = "torchtpu.fx"
VERSION = 4

WireValue = Any
"""Values that msgpack carries: dicts with string keys, lists, strings, bytes, numbers, `None`."""

NO_VALUE = "none"
"""The type of an output that an op does not produce, and the argument `None`."""

CONSTANT = "torchtpu.constant"
"""The op of a tensor known when the graph is captured."""

STABLEHLO = "torchtpu.stablehlo"
"""The op of a call whose lowering is a text that stands among its arguments."""

REGISTERED = "torchtpu.registered"
"""The op of a call whose lowering is asked for once its sizes and its platform are known."""

DTYPES: dict[torch.dtype, str] = {
    getattr(torch, torch_name): wire for torch_name, wire, _ in _core.element_types()
}
"""Element types by their names on the wire."""


class NotCapturable(Exception):
    """Something has no wire form; the message says what and why."""


def dtype_name(dtype: torch.dtype) -> str:
    try:
        return DTYPES[dtype]
    except KeyError:
        raise NotCapturable(f"element type {dtype} has no counterpart in StableHLO") from None


def int64(value: int) -> int:
    if not -(2**63) <= value < 2**63:
        raise NotCapturable(f"{value} does not fit in 64 bits")
    return value


def pack(graph: dict[str, WireValue]) -> bytes:
    """A graph in its envelope."""
    envelope = {"magic": MAGIC, "version": VERSION, "graph": graph}
    packed: bytes = msgpack.packb(envelope, use_bin_type=True)
    return packed
