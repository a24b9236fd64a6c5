"""A report on sizes that differ from call to call: what was compiled for them, how much was padding."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import _core


def shape_report() -> str:
    """What became of sizes that differ from call to call, since `reset_metrics()`, as text.

    For each graph with such sizes: their names, the buckets that it was compiled for, how often each
    was executed and which share of its inputs' elements was padding, and, where sizes are compiled as
    they are, the reason.
    """
    lines = []
    for report in _core.reports():
        if report["symbols"]:
            lines += lines_of(report)
    return "\n".join(lines) if lines else "no graph has sizes that differ from call to call"


def lines_of(report: Mapping[str, Any]) -> list[str]:
    """What became of the sizes of one graph, from its report."""
    buckets = report["buckets"]
    executions = sum(bucket["executions"] for bucket in buckets)
    elements = sum(bucket["elements"] for bucket in buckets)
    padded = sum(bucket["padded_elements"] for bucket in buckets)
    symbols = ", ".join(report["symbols"])
    lines = [
        f"{report['graph']}: sizes {symbols}; {report['executables']} compiled, {executions} executions in "
        f"{len(buckets)} buckets, {_percent(padded, elements)} of their inputs padding"
    ]
    for bucket in buckets:
        sizes = ", ".join(f"{n} ≤ {size}" for n, size in zip(report["symbols"], bucket["sizes"], strict=True))
        share = _percent(bucket["padded_elements"], bucket["elements"])
        lines.append(
            f"  {sizes}: {bucket['executions']} executions, {share} padding, {bucket['masks']} masks"
        )
    lines += [f"  compiled again: {cause}" for cause in report["recompiles"]]
    if report["exact_reason"] is not None:
        lines.append(f"  compiled for {report['exact_compiles']} sizes as they are: {report['exact_reason']}")
    return lines


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "0 %"
