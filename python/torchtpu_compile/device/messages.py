"""Messages between the core and the tracer: the arguments of an op, and the program that was found for them.

`src/python/device.rs` makes the former and reads the latter.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

import torch

from .. import _core

DTYPES = {
    0: torch.uint8,
    1: torch.int8,
    2: torch.int16,
    3: torch.int32,
    4: torch.int64,
    5: torch.float16,
    6: torch.float32,
    7: torch.float64,
    8: torch.complex32,
    9: torch.complex64,
    10: torch.complex128,
    11: torch.bool,
    15: torch.bfloat16,
    23: torch.float8_e5m2,
    24: torch.float8_e4m3fn,
    25: torch.float8_e5m2fnuz,
    26: torch.float8_e4m3fnuz,
    27: torch.uint16,
    28: torch.uint32,
    29: torch.uint64,
}
"""By their number in `c10::ScalarType`."""
CODES = {dtype: code for code, dtype in DTYPES.items()}


@dataclass(frozen=True)
class Float:
    """A float that the program takes: its place in the vector of those of the call."""

    index: int


@dataclass(frozen=True)
class Integer:
    """An integer that the program takes: its place in the vector of those of the call."""

    index: int


@dataclass(frozen=True)
class Tensor:
    """A tensor of the device. Sizes and strides are in elements."""

    storage: int
    scalar_type: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    offset: int | Integer
    is_conjugate: bool
    is_negative: bool

    @property
    def dtype(self) -> torch.dtype:
        return DTYPES[self.scalar_type]


@dataclass(frozen=True)
class Host:
    """A tensor on the CPU that the program takes, row-major."""

    index: int
    scalar_type: int
    sizes: tuple[int, ...]

    @property
    def dtype(self) -> torch.dtype:
        return DTYPES[self.scalar_type]


@dataclass(frozen=True)
class Other:
    """An argument that the core does not describe."""


@dataclass(frozen=True)
class Value:
    """The form of a storage's value, which is dense."""

    dtype: torch.dtype
    sizes: tuple[int, ...]
    strides: tuple[int, ...]


@dataclass(frozen=True)
class Base:
    """A storage of the call. `value` is `None` where nobody wrote to it."""

    bytes: int
    value: Value | None


Scalar = bool | int | float | complex
Argument: TypeAlias = (
    Scalar | str | torch.device | Float | Integer | Tensor | Host | Other | list["Argument"] | None
)


@dataclass(frozen=True)
class Source:
    """An input of a program: the value of a storage, a tensor on the CPU, the vector of floats or of
    integers, or a seed."""

    kind: Literal["storage", "host", "floats", "integers", "seed"]
    index: int = 0


@dataclass(frozen=True)
class Result:
    """A new tensor. `output` is the output of the program that is its value; `None` without elements."""

    output: int | None
    scalar_type: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]


Product: TypeAlias = int | Result | list["Product"] | None
"""A result of an op: undefined, the argument with this number, a new tensor, or several."""


@dataclass(frozen=True)
class Program:
    """The op's program. `graph` is `None` if it computes nothing. `writes` are storages with the outputs
    that are their values afterwards."""

    graph: _core.CompiledGraph | None
    inputs: list[Source]
    writes: list[tuple[int, int]]
    results: list[Product]


class OnHost(Exception):
    """The op runs on the CPU, for this reason."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class Resize(Exception):
    """The arguments with these numbers get these sizes first, and the op is called again."""

    def __init__(self, sizes: list[tuple[int, list[int]]]) -> None:
        super().__init__(sizes)
        self.sizes = sizes


class NotLifted(Exception):
    """The op has no program with these numbers as inputs."""


Answer = Program | OnHost | Resize | NotLifted
"""All but the first are raised while an op is traced."""
