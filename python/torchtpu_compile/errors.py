"""Every error a user can meet."""

from __future__ import annotations

from ._core import (
    CompileError,
    DeadlineError,
    ExecutionError,
    ForkError,
    GraphError,
    PluginError,
    TorchTpuError,
    UnsupportedOpError,
)
from .options import OptionError


class UnsupportedInputError(TorchTpuError):
    """Strict mode: an argument of a compiled function lives where this backend cannot read it."""


__all__ = [
    "CompileError",
    "DeadlineError",
    "ExecutionError",
    "ForkError",
    "GraphError",
    "OptionError",
    "PluginError",
    "TorchTpuError",
    "UnsupportedInputError",
    "UnsupportedOpError",
]
