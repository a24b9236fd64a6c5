"""Tables, units and JSON."""

from __future__ import annotations

import json
import os
import shutil
import sys
from collections.abc import Sequence
from typing import Any, Final


def print_json(value: Any) -> None:
    """One JSON document on stdout."""
    json.dump(value, sys.stdout, indent=2, sort_keys=False, allow_nan=False)
    sys.stdout.write("\n")


_COLORS: Final = {"red": 31, "green": 32, "yellow": 33, "blue": 34}


def painted(text: str, color: str) -> str:
    """Returns `text` in a color of `_COLORS` if stdout is a terminal with colors and `NO_COLOR` is unset."""
    if not sys.stdout.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return text
    return f"\x1b[{_COLORS[color]}m{text}\x1b[0m"


def table(
    head: Sequence[str],
    rows: Sequence[Sequence[str]],
    right: Sequence[int] = (),
    keys: int = 1,
    width: int | None = None,
) -> str:
    """Returns aligned columns; those in `right` are aligned to the right.

    A table that is wider than `width` characters becomes several below each other, each with the first `keys`
    columns. `width` is by default that of the terminal, or unlimited if stdout is not a terminal.
    """
    if width is None and sys.stdout.isatty():
        width = shutil.get_terminal_size().columns
    lines = [list(head), *[list(row) for row in rows]]
    widths = [max(len(line[i]) for line in lines) for i in range(len(head))]

    def show(line: Sequence[str], columns: Sequence[int]) -> str:
        cells = (line[i].rjust(widths[i]) if i in right else line[i].ljust(widths[i]) for i in columns)
        return "  ".join(cells).rstrip()

    parts = []
    for columns in _fitting(widths, keys, width):
        rule = "  ".join("-" * widths[i] for i in columns)
        parts.append("\n".join([show(head, columns), rule, *(show(row, columns) for row in rows)]))
    return "\n\n".join(parts)


def _fitting(widths: Sequence[int], keys: int, most: int | None) -> list[list[int]]:
    """Groups of columns, each with the first `keys` columns, of at most `most` characters where possible."""
    first = list(range(keys))
    groups = [first]
    for column in range(keys, len(widths)):
        group = [*groups[-1], column]
        if most is not None and group[keys:-1] and sum(widths[i] + 2 for i in group) - 2 > most:
            groups.append([*first, column])
        else:
            groups[-1] = group
    return groups


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
    """`15.75 GiB`; `-` if it is not known."""
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
