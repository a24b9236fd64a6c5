"""``torch.compile(model, backend="tpu")``: FX graphs to StableHLO to any PJRT plugin.

Nobody has to import this package: PyTorch finds the backend by its name. Importing it is cheap,
because what needs PyTorch or the native module is loaded when it is first used.
"""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, Any

# Shows warnings, the core's too, where a program has set up no logging.
from . import log as _log  # noqa: F401

if TYPE_CHECKING:
    from .capture.custom_lowerings import PaddingRule, TensorType, register_lowering
    from .counters import metrics, reports, reset_metrics
    from .errors import (
        CacheError,
        CompileError,
        DeadlineError,
        DivergenceError,
        ExecutionError,
        ForkError,
        GraphError,
        LoweringError,
        OptionError,
        PluginError,
        RecompileError,
        TorchTpuError,
        UnsupportedInputError,
        UnsupportedOpError,
    )
    from .explanation import Explanation, explain
    from .kernels.jax_function import jax_op
    from .options import Options
    from .recording.record import record
    from .size_report import shape_report

# No module may bear the name of something it exports: importing it would put the module in that name's place.
_HOMES = {
    "metrics": "counters",
    "reports": "counters",
    "reset_metrics": "counters",
    "Options": "options",
    "Explanation": "explanation",
    "explain": "explanation",
    "jax_op": "kernels.jax_function",
    "record": "recording.record",
    "shape_report": "size_report",
    "PaddingRule": "capture.custom_lowerings",
    "TensorType": "capture.custom_lowerings",
    "register_lowering": "capture.custom_lowerings",
    "CacheError": "errors",
    "CompileError": "errors",
    "DeadlineError": "errors",
    "DivergenceError": "errors",
    "ExecutionError": "errors",
    "ForkError": "errors",
    "GraphError": "errors",
    "LoweringError": "errors",
    "OptionError": "errors",
    "PluginError": "errors",
    "RecompileError": "errors",
    "TorchTpuError": "errors",
    "UnsupportedInputError": "errors",
    "UnsupportedOpError": "errors",
}

__all__ = [
    "CacheError",
    "CompileError",
    "DeadlineError",
    "DivergenceError",
    "ExecutionError",
    "Explanation",
    "ForkError",
    "GraphError",
    "LoweringError",
    "OptionError",
    "Options",
    "PaddingRule",
    "PluginError",
    "RecompileError",
    "TensorType",
    "TorchTpuError",
    "UnsupportedInputError",
    "UnsupportedOpError",
    "explain",
    "jax_op",
    "metrics",
    "record",
    "register_lowering",
    "reports",
    "reset_metrics",
    "shape_report",
]


def __getattr__(name: str) -> Any:
    home = _HOMES.get(name)
    if home is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(importlib.import_module(f"{__name__}.{home}"), name)
    globals()[name] = value
    return value


def __dir__() -> list[str]:
    return sorted(__all__)


# Where PyTorch is not imported yet it calls the same itself, if the package is installed.
if hasattr(sys.modules.get("torch"), "accelerator"):
    importlib.import_module(f"{__name__}.device").autoload()
