"""Every error a user can meet."""

from __future__ import annotations

from ._core import (
    CacheError,
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
    """A lowering that a user registered does not parse or does not fit its op."""


class DivergenceError(TorchTpuError):
    """Ranks came to different collectives at the same time, or one did not come."""


class UnsupportedInputError(TorchTpuError):
    """Strict mode: an argument of a compiled function lives where this backend cannot read it."""


__all__ = [
    "CacheError",
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
    "UnsupportedInputError",
    "UnsupportedOpError",
]
