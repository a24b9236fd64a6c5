"""The stage of each public name. `docs/stages.md` has the policy.

A stable name keeps its meaning until two minor releases after the one that deprecates it. A provisional name
may change in any minor release, and the changelog names the change. Every other name of this package is
internal.
"""

from __future__ import annotations

from typing import Literal

Stage = Literal["stable", "provisional"]

STAGES: dict[str, dict[str, Stage]] = {
    "torchtpu_compile": {
        "CacheError": "stable",
        "CacheFileError": "stable",
        "CompileError": "stable",
        "DeadlineError": "stable",
        "DivergenceError": "stable",
        "ExecutionError": "stable",
        "Explanation": "provisional",
        "ForkError": "stable",
        "GraphError": "stable",
        "LoweringError": "stable",
        "OptionError": "stable",
        "Options": "provisional",
        "PaddingRule": "provisional",
        "PluginError": "stable",
        "RecompileError": "stable",
        "TensorType": "provisional",
        "TorchTpuError": "stable",
        "TorchVersionError": "stable",
        "UnsupportedInputError": "stable",
        "UnsupportedOpError": "stable",
        "explain": "stable",
        "jax_op": "provisional",
        "metrics": "stable",
        "record": "stable",
        "register_lowering": "provisional",
        "reports": "provisional",
        "reset_metrics": "stable",
        "shape_report": "provisional",
        "train_step": "provisional",
    },
    "torchtpu_compile.precompile": {
        "Saved": "provisional",
        "enable": "provisional",
        "load": "provisional",
        "save": "provisional",
    },
    "torchtpu_compile.distributed": {
        "Replicas": "provisional",
        "fully_shard_traced": "provisional",
        "init_fake_process_group": "provisional",
        "replicate": "provisional",
        "tpu_environment": "provisional",
    },
    "torchtpu_compile.device": {"install": "stable", "why_not": "stable"},
    "torchtpu_compile.accelerate_backend": {"register": "provisional"},
}
"""The stage of each name of `__all__`, by public module."""
