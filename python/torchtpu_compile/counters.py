"""Counters of this process."""

from __future__ import annotations

import sys
from typing import Any

from . import _core

# The counts of Dynamo, which are not ours to reset, at the last reset of our own.
_breaks_before: dict[str, int] = {}


def _graph_breaks() -> dict[str, int]:
    """Dynamo's counts. Where nothing has imported PyTorch there are none, and it is not imported for them."""
    if "torch" not in sys.modules:
        return {}
    from . import torch_private

    return torch_private.graph_breaks()


def metrics() -> dict[str, Any]:
    """What this process compiled and ran since it started or since `reset_metrics`.

    `graphs` (compiled FX graphs), `xla_compiles`, `cache_hits`, `cache_remote_hits` (those
    of them from the remote tier), `cache_misses`, `fallback_ops` (ATen overload name to executions in
    eager PyTorch), `executions`, `padded_executions`, `padding_waste` (0..1), `exact_fallbacks` (reason
    to count), `bytes_copied_in`, `bytes_to_device`, `bytes_to_host`, `masks_inserted`, `eager_functions`
    (reason to the number of functions of which nothing is compiled), `graph_breaks` (Dynamo's reason to
    the number of times that it ended a graph or left a function alone, for whatever backend: what lies
    there never reaches this one).
    """
    before = _breaks_before
    breaks = {reason: n - before.get(reason, 0) for reason, n in _graph_breaks().items()}
    return {**_core.metrics(), "graph_breaks": {reason: n for reason, n in breaks.items() if n > 0}}


def reports() -> list[dict[str, Any]]:
    """What each compile since the start or `reset_metrics` did, oldest first.

    Keys: `graph` (name), `captured_nodes` and `nodes` (before and after the passes), `passes_ms`,
    `lowering_ms`, `compile_ms`, `stablehlo_bytes`, `executables`.
    """
    return _core.reports()


def reset_metrics() -> None:
    """Sets every counter to zero and forgets the reports."""
    global _breaks_before
    _core.reset_metrics()
    _breaks_before = _graph_breaks()
