"""`torch.compile` backend that compiles FX graphs to StableHLO and runs them through PJRT.

PyTorch finds the backend by its name, `torch.compile(model, backend="tpu")`, without an import of this
package. Importing it is cheap: PyTorch and the native module load at first use.

Functions: `explain`, `metrics`, `reports`, `reset_metrics`, `shape_report`, `record`, `register_lowering`,
`jax_op`, `train_step`. Modules: `torchtpu_compile.precompile`, `torchtpu_compile.distributed`,
`torchtpu_compile.device`.
Every error derives from `TorchTpuError`. `torchtpu_compile.stages` has the stage of each public name.
"""

from __future__ import annotations

import importlib
import sys
from typing import TYPE_CHECKING, Any

# Shows warnings, also those of the Rust core, if the program has not configured logging.
from . import log as _log  # noqa: F401

if TYPE_CHECKING:
    from .capture.custom_lowerings import PaddingRule, TensorType, register_lowering
    from .counters import metrics, reports, reset_metrics
    from .errors import (
        CacheError,
        CacheFileError,
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
        TorchVersionError,
        UnsupportedInputError,
        UnsupportedOpError,
    )
    from .explanation import Explanation, explain
    from .kernels.jax_function import jax_op
    from .options import Options
    from .recording.record import record
    from .size_report import shape_report
    from .training import train_step

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
    "train_step": "training",
    "PaddingRule": "capture.custom_lowerings",
    "TensorType": "capture.custom_lowerings",
    "register_lowering": "capture.custom_lowerings",
    "CacheError": "errors",
    "CacheFileError": "errors",
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
    "TorchVersionError": "errors",
    "UnsupportedInputError": "errors",
    "UnsupportedOpError": "errors",
}

__all__ = [
    "CacheError",
    "CacheFileError",
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
    "TorchVersionError",
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
    "train_step",
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
