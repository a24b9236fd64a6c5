"""Report on dynamic sizes: the executables for them, and the share of padding."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from . import _core
from .wording import counted


def shape_report() -> str:
    """Returns a text report on graphs with dynamic sizes.

    For each graph: the symbols, the buckets, the executions and the share of padding of each bucket, the
    number of masks, and the reason if the graph was compiled for exact sizes. Executions count from the last
    `reset_metrics()`.
    """
    reports = _core.reports(with_earlier=True)
    lines = []
    for report in reports:
        if report["symbols"]:
            lines += lines_of(report)
    if lines:
        return "\n".join(lines)
    if not reports:
        return "no graph was compiled in this process, or all compiled functions are gone"
    return f"no graph has dynamic sizes; graphs with static shapes: {len(reports)}"


def lines_of(report: Mapping[str, Any]) -> list[str]:
    """Returns the lines of one graph, from its report."""
    buckets = report["buckets"]
    executions = sum(bucket["executions"] for bucket in buckets)
    elements = sum(bucket["elements"] for bucket in buckets)
    padded = sum(bucket["padded_elements"] for bucket in buckets)
    symbols = ", ".join(report["symbols"])
    lines = [
        f"{report['graph']}: sizes {symbols}; {report['executables']} compiled, "
        f"{counted(executions, 'execution')} in {counted(len(buckets), 'bucket')}, "
        f"{_percent(padded, elements)} of their inputs padding"
    ]
    for bucket in buckets:
        sizes = ", ".join(f"{n} ≤ {size}" for n, size in zip(report["symbols"], bucket["sizes"], strict=True))
        share = _percent(bucket["padded_elements"], bucket["elements"])
        lines.append(
            f"  {sizes}: {counted(bucket['executions'], 'execution')}, {share} padding, "
            f"{counted(bucket['masks'], 'mask')}"
        )
    lines += [f"  compiled again: {cause}" for cause in report["recompiles"]]
    if report["exact_reason"] is not None:
        lines.append(
            f"  compiled for {counted(report['exact_compiles'], 'size')} without padding: "
            f"{report['exact_reason']}"
        )
    return lines


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.1f} %" if whole else "0 %"
