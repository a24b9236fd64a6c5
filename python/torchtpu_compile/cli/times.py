"""The time of one call that estimates quote, out of the figures that differ."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .output import seconds_text

EXPLAINED: Final = (
    "time: estimate of one call, from libtpu's scheduled cycles, else from XLA's own sum; never below the "
    "bound, and “>” where custom calls without an estimate are not included. at least: lower bound, by the "
    "chip's peak rate or bandwidth."
)


def quoted(row: Mapping[str, Any], schedule: Mapping[str, Any] | None) -> dict[str, Any]:
    """Returns `seconds`, the estimate to quote (`None` if nothing is known), and `seconds_from`.

    `seconds_from` is `cycles`, `xla` or, where the estimate was below it, `bound`. `row` is that of an
    estimated program and `schedule` that of its kernels.
    """
    cycles = schedule["seconds"] if schedule is not None and schedule["cycles"] else None
    xla, bound = row.get("xla_seconds"), row.get("roofline_seconds")
    seconds, source = (cycles, "cycles") if cycles is not None else (xla, "xla")
    if bound is not None and (seconds is None or seconds < bound):
        seconds, source = bound, "bound"
    return {"seconds": seconds, "seconds_from": source if seconds is not None else None}


def text(row: Mapping[str, Any]) -> str:
    """`19.2 µs`, or `> 19.2 µs` if custom calls without an estimate are not included."""
    seconds = row.get("seconds")
    more = "> " if row.get("uncosted") and seconds is not None else ""
    return f"{more}{seconds_text(seconds)}"
