"""Tables, units and JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any


def print_json(value: Any) -> None:
    """One JSON document on stdout."""
    json.dump(value, sys.stdout, indent=2, sort_keys=False, allow_nan=False)
    sys.stdout.write("\n")


def table(head: Sequence[str], rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> str:
    """Columns that line up; those in `right` are aligned to the right."""
    lines = [list(head), *[list(row) for row in rows]]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]

    def show(line: Sequence[str]) -> str:
        cells = (
            c.rjust(w) if i in right else c.ljust(w)
            for i, (c, w) in enumerate(zip(line, widths, strict=True))
        )
        return "  ".join(cells).rstrip()

    return "\n".join([show(head), "  ".join("-" * w for w in widths), *map(show, rows)])


def _scaled(value: float, base: float, units: Sequence[str]) -> str:
    at = 0
    while abs(value) >= base and at < len(units) - 1:
        value /= base
        at += 1
    digits = (
        0 if at == 0 and value == int(value) else 1 if abs(value) >= 100 else 2 if abs(value) >= 10 else 3
    )
    text = f"{value:.{digits}f}"
    return f"{text.rstrip('0').rstrip('.') if '.' in text else text} {units[at]}"


def bytes_text(value: float | None) -> str:
    """`15.75 GiB`; `-` where it is not known."""
    return "-" if value is None else _scaled(float(value), 1024, ["B", "KiB", "MiB", "GiB", "TiB", "PiB"])


def count_text(value: float | None, unit: str = "") -> str:
    """`137.5 G`: powers of a thousand."""
    if value is None:
        return "-"
    return _scaled(
        float(value), 1000, [unit, f"k{unit}", f"M{unit}", f"G{unit}", f"T{unit}", f"P{unit}"]
    ).rstrip()


def seconds_text(value: float | None) -> str:
    """`1.28 ms`."""
    if value is None:
        return "-"
    if value == 0 or value >= 1:
        return f"{value:.3g} s" if value < 100 else f"{value:.0f} s"
    return _scaled(value * 1e9, 1000, ["ns", "µs", "ms"])
