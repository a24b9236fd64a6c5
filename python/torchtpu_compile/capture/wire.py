"""The msgpack form in which graphs reach the core, and the names it uses."""

from __future__ import annotations

from typing import Any

import msgpack
import torch

MAGIC = "torchtpu.fx"
VERSION = 3

WireValue = Any
"""What msgpack carries: dicts with string keys, lists, strings, bytes, numbers, `None`."""

NO_VALUE = "none"
"""The type of an output that an op does not produce, and the argument `None`."""

CONSTANT = "torchtpu.constant"
"""The op of a tensor known when the graph is captured."""

STABLEHLO = "torchtpu.stablehlo"
"""The op of a call whose lowering is a text that stands among its arguments."""

_DTYPES = {
    "bool": "bool",
    "uint8": "u8",
    "uint16": "u16",
    "uint32": "u32",
    "uint64": "u64",
    "int8": "i8",
    "int16": "i16",
    "int32": "i32",
    "int64": "i64",
    "float8_e4m3fn": "f8e4m3fn",
    "float8_e5m2": "f8e5m2",
    "float8_e4m3fnuz": "f8e4m3fnuz",
    "float8_e5m2fnuz": "f8e5m2fnuz",
    "float16": "f16",
    "bfloat16": "bf16",
    "float32": "f32",
    "float64": "f64",
    "complex64": "c64",
    "complex128": "c128",
}
DTYPES: dict[torch.dtype, str] = {getattr(torch, k): v for k, v in _DTYPES.items()}


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
