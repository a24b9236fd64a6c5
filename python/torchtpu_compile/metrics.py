"""Counters of this process."""

from __future__ import annotations

from typing import Any

from . import _core


def metrics() -> dict[str, Any]:
    """What this process compiled and ran since it started or since `reset_metrics`.

    `graphs` (compiled FX graphs), `xla_compiles`, `cache_hits`, `cache_misses`, `fallback_ops`
    (ATen overload name to executions in eager PyTorch), `executions`, `padded_executions`,
    `padding_waste` (0..1), `exact_fallbacks` (reason to count), `bytes_copied_in`, `bytes_to_host`,
    `masks_inserted`.
    """
    return _core.metrics()


def reset_metrics() -> None:
    """Sets every counter to zero."""
    _core.reset_metrics()
