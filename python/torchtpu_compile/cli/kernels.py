"""The kernels of a program for a TPU, and what each costs, for people to read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from .. import _core
from ..wording import counted
from .output import bytes_text, seconds_text, table

Kernel = dict[str, Any]


def schedule(hlo: str, target: str) -> dict[str, Any]:
    """The kernels of optimized HLO as libtpu scheduled it, and their sums.

    Each kernel of `_core.scheduled_kernels` gets its `total` cycles and its `bound`: `memory` where the
    device's memory needs most of the estimated time to move the kernel's bytes, `moves` where it does
    nothing but move data, else `compute`; `None` without an estimate. Further keys: `seconds` of all cycles
    at the chip's clock (`None` where that is not public), `lines` and `modules`, cycles by source line and
    by file, `links_seconds` of all collectives, `exposed_seconds`, which no kernel runs beside, and
    `calls_seconds`, the least time of the custom calls whose authors estimate their work, and of reshapes
    without an estimate.
    """
    found = _core.scheduled_kernels(hlo, target)
    chip = next((chip for chip in _core.targets() if chip["name"] == target.partition(":")[0]), {})
    clock = chip.get("clock")
    lines: dict[str, int] = {}
    files: dict[str, int] = {}
    for kernel in found["kernels"]:
        kernel["total"] = (kernel["cycles"] or 0) * kernel["runs"]
        kernel["bound"] = _bound(kernel, chip)
        line = kernel["source"] or "unknown"
        lines[line] = lines.get(line, 0) + kernel["total"]
        file = line.rpartition(":")[0] or line
        files[file] = files.get(file, 0) + kernel["total"]
    calls = sum(
        kernel["runs"] * _least(kernel["work"], chip) for kernel in found["kernels"] if kernel["work"]
    )
    links = exposed = 0.0
    for collective in found["collectives"]:
        took = collective["seconds"] or 0.0
        beside = collective["cycles_beside"] / clock if clock else 0.0
        links += collective["runs"] * took
        exposed += collective["runs"] * max(took - beside, 0.0)
    return {
        **found,
        "seconds": found["cycles"] / clock if clock else None,
        "links_seconds": links,
        "exposed_seconds": exposed,
        "calls_seconds": calls,
        "lines": _largest_first(lines),
        "modules": _largest_first(files),
    }


def _least(work: tuple[float, float], chip: Mapping[str, Any]) -> float:
    """Seconds of so many operations and bytes at the rates of a device of the chip."""
    operations, moved = work
    if not chip:
        return 0.0
    return max(operations / chip["bf16_flops"], moved / chip["bandwidth"]) * chip["devices_per_chip"]


def _largest_first(sums: Mapping[str, int]) -> dict[str, int]:
    return dict(sorted(sums.items(), key=lambda item: (-item[1], item[0])))


def _bound(kernel: Kernel, chip: Mapping[str, Any]) -> str | None:
    if kernel["cycles"] is None:
        return None
    if kernel["moves_only"]:
        return "moves"
    if not chip.get("clock"):
        return None
    moving = kernel["bytes"] / (chip["bandwidth"] / chip["devices_per_chip"]) * chip["clock"]
    return "memory" if moving > kernel["cycles"] / 2 else "compute"


def text(row: Mapping[str, Any], limit: int) -> str:
    """The most expensive kernels and source lines of a program, and what is not in the sums."""
    name = f"{Path(row['file']).stem} for {row['target']}"
    found = row.get("schedule")
    if not found or not any(kernel["cycles"] is not None for kernel in found["kernels"]):
        return f"{name}: its compiler tells no cycles of kernels"
    whole = found["cycles"] or 1
    took = seconds_text(found["seconds"]) if found["seconds"] else "the chip's clock is not public"
    roofline = seconds_text(row.get("roofline_seconds"))
    links = f"; links {seconds_text(found['links_seconds'])}" if found["collectives"] else ""
    parts = [f"{name}: {found['cycles']:,} cycles ({took}; at least {roofline}{links})"]
    costly = sorted(found["kernels"], key=lambda kernel: (-kernel["total"], kernel["name"]))[:limit]
    head = ["cycles", "share", "runs", "bytes", "bound", "kernel", "op", "source"]
    rows = [
        [
            f"{kernel['total']:,}" if kernel["cycles"] is not None else "-",
            f"{kernel['total'] / whole:.1%}",
            str(kernel["runs"]),
            bytes_text(kernel["bytes"]),
            kernel["bound"] or "-",
            kernel["name"],
            kernel["op"] or "-",
            kernel["source"] or "-",
        ]
        for kernel in costly
    ]
    parts.append(table(head, rows, right=range(4)))
    for title, sums in (("source line", found["lines"]), ("file", found["modules"])):
        shown = [[f"{n:,}", f"{n / whole:.1%}", key] for key, n in list(sums.items())[:limit]]
        parts.append(table(["cycles", "share", title], shown, right=range(2)))
    for call, runs in found["without_estimate"].items():
        parts.append(f"not in the sums: {call}, {counted(runs, 'time')}: libtpu has no estimate of it")
    if found["unknown_loops"]:
        parts.append(f"{found['unknown_loops']} loops of unknown length count once")
    return "\n\n".join(parts)
