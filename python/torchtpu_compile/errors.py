"""Errors that this package raises."""

from __future__ import annotations

from ._core import (
    CacheError,
    CacheFileError,
    CompileError,
    DeadlineError,
    ExecutionError,
    ForkError,
    GraphError,
    PluginError,
    RecompileError,
    TorchTpuError,
    UnsupportedOpError,
)
from .options import OptionError


class LoweringError(TorchTpuError, ValueError):
    """A registered lowering does not parse, or does not match the signature of its op."""


class TorchVersionError(TorchTpuError):
    """The installed PyTorch lacks a private interface that this package needs."""


class DivergenceError(TorchTpuError):
    """Ranks issued different collectives, or one rank left before a collective."""


class UnsupportedInputError(TorchTpuError):
    """Strict mode: an argument of a compiled function is a kind of tensor that compiled programs cannot
    read.
    """


__all__ = [
    "CacheError",
    "CacheFileError",
    "CompileError",
    "DeadlineError",
    "DivergenceError",
    "ExecutionError",
    "ForkError",
    "GraphError",
    "LoweringError",
    "OptionError",
    "PluginError",
    "RecompileError",
    "TorchTpuError",
    "TorchVersionError",
    "UnsupportedInputError",
    "UnsupportedOpError",
]
