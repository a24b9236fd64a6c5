"""The tensors in the device's memory at the peak of a program, for people to read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from .. import _core
from ..wording import counted
from . import remedies
from .output import bytes_text, table

Buffer = dict[str, Any]

CULPRITS: Final = 3
"""How many places are named as those that take most of the memory."""
ROLES: Final = {
    "parameter": "parameters",
    "buffer": "buffers",
    "state": "optimizer's states",
    "input": "inputs",
    "tangent": "gradients",
    "saved": "saved values",
}
"""Names of arguments together, by their role."""


def summary(row: Mapping[str, Any]) -> dict[str, Any] | None:
    """The peak of an estimated program with `lines`, or `None` where its compiler tells none.

    `lines` has bytes by source line, the largest first. What a backward pass gets from its forward pass
    counts for the line that made it, other arguments for their role, such as `parameters`.
    """
    found = row.get("peak")
    if found is None:
        return None
    backward = Path(row["file"])
    forward = remedies.other_pass(backward) if "_backward" in backward.stem else None
    saved = _core.saved_lines(forward, backward) if forward is not None else {}
    lines: dict[str, int] = {}
    for buffer in found["buffers"]:
        if buffer["role"] == "saved":
            buffer["source"] = saved.get(buffer["name"])
        line = buffer["source"] or ROLES.get(buffer["role"], "unknown")
        lines[line] = lines.get(line, 0) + buffer["bytes"]
    ordered = dict(sorted(lines.items(), key=lambda item: (-item[1], item[0])))
    return {**found, "lines": ordered, "remedies": None}


def culprits(found: Mapping[str, Any]) -> str:
    """The places that take most of the memory, in a sentence."""
    most = [(line, size) for line, size in found["lines"].items() if line != "unknown"][:CULPRITS]
    return ", ".join(f"{line} {bytes_text(size)} ({size / found['bytes']:.0%})" for line, size in most)


def text(row: Mapping[str, Any], limit: int) -> str:
    """The largest buffers and source lines at the peak of a program, and what would help.

    `row` has the result of `summary` as its `peak`.
    """
    name = f"{Path(row['file']).stem} for {row['target']}"
    found = row.get("peak")
    if found is None:
        return f"{name}: its compiler tells no buffers"
    parts = [f"{name}: {bytes_text(found['bytes'])} at the peak, {_place(found['op'], found['source'])}"]
    parts.append(f"most of it: {culprits(found)}")
    if found["recomputed_by_xla"]:
        needed = bytes_text(row.get("needed_bytes"))
        parts.append(
            f"this is what the program holds as it is written; XLA computes values again to save memory and "
            f"then needs {needed}"
        )
    elif row["status"] == "ok":
        # Slots for tables of pointers, which small programs show.
        own = row["needed_bytes"] - row["code_bytes"]
        if abs(own - found["bytes"]) > 0.02 * own:
            parts.append(f"libtpu's own sum is {bytes_text(own)}, without code")
    head = ["bytes", "share", "tensor", "part", "made by", "read last by"]
    rows = [
        [
            bytes_text(buffer["bytes"]),
            f"{buffer['bytes'] / found['bytes']:.1%}",
            buffer["shape"],
            buffer["part"],
            _name(buffer),
            _place(buffer["last_op"], buffer["last_source"]) if buffer["part"] == "temporary" else "stays",
        ]
        for buffer in found["buffers"][:limit]
    ]
    parts.append(table(head, rows, right=range(2)))
    if (rest := found["buffers"][limit:]) or found["hole_bytes"]:
        more = sum(buffer["bytes"] for buffer in rest)
        parts.append(
            f"{counted(len(rest), 'smaller tensor')}: {bytes_text(more)}; between tensors: "
            f"{bytes_text(found['hole_bytes'])}"
        )
    lines = list(found["lines"].items())[:limit]
    shown = [[bytes_text(n), f"{n / found['bytes']:.1%}", line] for line, n in lines]
    parts.append(table(["bytes", "share", "source line"], shown, right=range(2)))
    if found["remedies"] is None:
        parts.append("--remedies compiles what would need less")
    else:
        helps = [[of["remedy"], *_effect(of)] for of in found["remedies"]]
        parts.append(table(["remedy, compiled", "needs then", "saves", "verdict"], helps, right=(1, 2)))
    return "\n\n".join(parts)


def _effect(remedy: Mapping[str, Any]) -> list[str]:
    if remedy["bytes"] is None:
        return ["-", "-", f"no figure: {remedy['no_figure']}"]
    saves = remedy["saves"]
    saved = bytes_text(saves) if saves >= 0 else f"-{bytes_text(-saves)}"
    return [bytes_text(remedy["bytes"]), saved, "fits" if remedy["fits"] else "does not fit"]


def _name(buffer: Buffer) -> str:
    if buffer["part"] == "argument":
        name = str(buffer["name"])
        name = name if len(name) <= 60 else f"…{name[-59:]}"
        return _place(name, buffer["source"])
    return _place(buffer["op"], buffer["source"])


def _place(op: str | None, source: str | None) -> str:
    return " ← ".join(part for part in (op, source) if part) or "-"
