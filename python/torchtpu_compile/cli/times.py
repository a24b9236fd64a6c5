"""The time of one call that estimates quote, out of the figures that differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from . import kernels
from .output import seconds_text

EXPLAINED: Final = (
    "time: estimate of one call, from libtpu's scheduled cycles, the least time of custom calls and of "
    "reshapes without an estimate, and the links that no kernel runs beside, else from XLA's own sum; never "
    "below the bound, and “>” where custom calls have no estimate or only a least time. at least: lower "
    "bound, by the peak rate or the bandwidth."
)


def quote(row: dict[str, Any]) -> Any:
    """Puts the figures to quote into an estimated program's row, in place of its optimized HLO. Returns the
    schedule of its kernels, if there is one."""
    hlo = row.pop("optimized_hlo", None)
    schedule = kernels.schedule(hlo, row["target"]) if hlo else None
    if row["status"] == "ok":
        row.update(quoted(row, schedule))
    return schedule


def quoted(row: Mapping[str, Any], schedule: Mapping[str, Any] | None) -> dict[str, Any]:
    """Returns `seconds`, the estimate to quote (`None` if nothing is known), `seconds_from`, `uncosted`
    (number of custom calls and loops that are not or not wholly in it), and of its collectives
    `links_seconds`, and `exposed_seconds`, the part of these in `seconds`.

    `seconds_from` is `cycles`, `xla` or, where the estimate was below it, `bound`. `row` is that of an
    estimated program and `schedule` that of its kernels.
    """
    cycles, uncosted = None, row.get("uncosted")
    if schedule is not None and schedule["cycles"] and schedule["seconds"] is not None:
        cycles = schedule["seconds"] + schedule["calls_seconds"]
        uncosted = sum(schedule["without_estimate"].values()) + schedule["unknown_loops"]
    xla, bound = row.get("xla_seconds"), row.get("roofline_seconds")
    seconds, source = (cycles, "cycles") if cycles is not None else (xla, "xla")
    if bound is not None and (seconds is None or seconds < bound):
        seconds, source = bound, "bound"
    links, exposed = (
        (0.0, 0.0) if schedule is None else (schedule["links_seconds"], schedule["exposed_seconds"])
    )
    return {
        "seconds": None if seconds is None else seconds + exposed,
        "seconds_from": source if seconds is not None else None,
        "uncosted": uncosted,
        "links_seconds": links,
        "exposed_seconds": exposed,
    }


def text(row: Mapping[str, Any]) -> str:
    """`19.2 µs`, or `> 19.2 µs` if custom calls without an estimate are not included."""
    seconds = row.get("seconds")
    more = "> " if row.get("uncosted") and seconds is not None else ""
    return f"{more}{seconds_text(seconds)}"
