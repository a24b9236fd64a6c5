"""Counters of this process."""

from __future__ import annotations

from typing import Any

from . import _core


def metrics() -> dict[str, Any]:
    """What this process compiled and ran since it started or since `reset_metrics`.

    `graphs` (compiled FX graphs), `xla_compiles`, `cache_hits`, `cache_remote_hits` (those
    of them from the remote tier), `cache_misses`, `fallback_ops` (ATen overload name to executions in
    eager PyTorch), `executions`, `padded_executions`, `padding_waste` (0..1), `exact_fallbacks` (reason
    to count), `bytes_copied_in`, `bytes_to_host`, `masks_inserted`.
    """
    return _core.metrics()


def reports() -> list[dict[str, Any]]:
    """What each compile since the start or `reset_metrics` did, oldest first.

    Keys: `graph` (name), `captured_nodes` and `nodes` (before and after the passes), `passes_ms`,
    `lowering_ms`, `compile_ms`, `stablehlo_bytes`, `executables`.
    """
    return _core.reports()


def reset_metrics() -> None:
    """Sets every counter to zero and forgets the reports."""
    _core.reset_metrics()
