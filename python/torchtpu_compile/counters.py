"""Counters of this process, and reports of its compiled graphs."""

from __future__ import annotations

import sys
from typing import Any

from . import _core

# Dynamo's counts at the last `reset_metrics()`. We do not reset Dynamo's own counters.
_breaks_before: dict[str, int] = {}


def _graph_breaks() -> dict[str, int]:
    """Returns Dynamo's counts; none if PyTorch was not imported, and does not import it."""
    if "torch" not in sys.modules:
        return {}
    from . import torch_private

    return torch_private.graph_breaks()


COUNTERS = {
    "graphs": "Number of compiled FX graphs.",
    "xla_compiles": "Number of XLA compilations, including helper programs.",
    "lowerings": "Number of graphs lowered to StableHLO, either to compile them or to find the ops without "
    "a lowering.",
    "cache_hits": "Number of hits in the compilation cache.",
    "cache_remote_hits": "Number of those hits that came from the remote cache.",
    "cache_misses": "Number of misses in the compilation cache.",
    "fallback_ops": "Executions in eager PyTorch, by overload name (`aten.foo.default`).",
    "executions": "Number of executions of compiled programs.",
    "padded_executions": "Number of executions whose inputs were padded to a bucket.",
    "padding_waste": "Fraction (0 to 1) of padding among all elements of the padded executions.",
    "exact_fallbacks": "Number of graphs that were compiled for one exact size, by the reason against "
    "padding.",
    "eager_functions": "Number of Dynamo graphs that run entirely in eager PyTorch, by reason (for example "
    "a sparse input). Each also logs a warning with its source line.",
    "graph_breaks": "Number of graph breaks and skipped functions, by Dynamo's reason. This code never "
    "reaches a backend.",
    "bytes_copied_in": "Bytes copied on the host because an input could not be shared.",
    "bytes_to_device": "Bytes sent to device memory. 0 on the CPU platform.",
    "bytes_to_host": "Bytes copied back: from device memory, and into mutated inputs that a program could "
    "not update in place.",
    "masks_inserted": "Number of masks inserted before ops that read padding.",
}
"""Meaning of each key of `metrics()`."""

REPORT_KEYS = {
    "graph": "Name of the graph.",
    "captured_nodes": "Number of nodes before the passes.",
    "nodes": "Number of nodes after the passes.",
    "passes_ms": "Time of the passes, in milliseconds.",
    "lowering_ms": "Time of lowering, in milliseconds.",
    "compile_ms": "Time of XLA compilation, in milliseconds.",
    "stablehlo_bytes": "Size of the StableHLO text, in bytes.",
    "executables": "Number of executables of the graph.",
    "cache_hits": "Number of those executables that were loaded from the cache.",
    "cache_misses": "Number of those executables that were compiled after a cache miss.",
    "cache_key": "Cache key of the latest executable, or `None`.",
    "tuned": "Compiler options that `torchtpu tune` found for the latest executable, and why, or `None`.",
    "repeats": "Equal layers compiled once: for each series, numbers of layers and of nodes of a layer.",
    "symbols": "Names of the symbolic sizes.",
    "buckets": "One dictionary for each bucket: `sizes`, `executions`, `elements`, `padded_elements`, "
    "`masks`.",
    "exact_reason": "Reason why the graph cannot be padded, or `None`.",
    "exact_compiles": "Number of exact sizes that were compiled.",
    "recompiles": "Cause of each executable after the first.",
    "argument_bytes": "Memory of the arguments. This key and the next four are missing before the first "
    "executable.",
    "output_bytes": "Memory of the results.",
    "alias_bytes": "Memory that results share with arguments.",
    "temporary_bytes": "Memory of temporaries.",
    "code_bytes": "Size of the machine code.",
}
"""Meaning of each key of a dictionary that `reports()` returns."""


def metrics() -> dict[str, Any]:
    """Returns this process's counters since its start or the last `reset_metrics()`.

    `COUNTERS` in this module, and the page "Metrics and reports", list the keys.
    """
    before = _breaks_before
    breaks = {reason: n - before.get(reason, 0) for reason, n in _graph_breaks().items()}
    return {**_core.metrics(), "graph_breaks": {reason: n for reason, n in breaks.items() if n > 0}}


def reports() -> list[dict[str, Any]]:
    """Returns one dictionary for each graph compiled since the start or the last `reset_metrics()`, oldest
    first.

    `REPORT_KEYS` in this module, and the page "Metrics and reports", list the keys.
    """
    return _core.reports()


def reset_metrics() -> None:
    """Sets every counter to zero and discards the reports."""
    global _breaks_before
    _core.reset_metrics()
    _breaks_before = _graph_breaks()
