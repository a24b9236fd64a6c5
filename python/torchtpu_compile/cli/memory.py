"""The tensors in the device's memory at the peak of a program, for people to read."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..wording import counted
from .output import bytes_text, table

Buffer = dict[str, Any]


def summary(row: Mapping[str, Any]) -> dict[str, Any] | None:
    """The peak of an estimated program with `lines` and `remedies`, or `None` where its compiler tells none.

    `lines` has bytes by source line, the largest first; arguments, which no line makes, are one entry.
    `remedies` has one dict for each way to need less: `remedy`, `bytes`, what the program would need then
    (`None` where only a compilation tells), and `saves_at_most`, bytes.
    """
    found = row.get("peak")
    if found is None:
        return None
    lines: dict[str, int] = {}
    for buffer in found["buffers"]:
        line = _line(buffer)
        lines[line] = lines.get(line, 0) + buffer["bytes"]
    ordered = dict(sorted(lines.items(), key=lambda item: (-item[1], item[0])))
    return {**found, "lines": ordered, "remedies": _remedies(found, ordered)}


def _line(buffer: Buffer) -> str:
    return "arguments" if buffer["part"] == "argument" else buffer["source"] or "unknown"


def _remedies(found: Mapping[str, Any], lines: Mapping[str, int]) -> list[dict[str, Any]]:
    half = found["half_batch_bytes"]
    known = [line for line in lines if line not in ("arguments", "unknown")]
    again = "recompute {} (torch.utils.checkpoint), or offload it"
    unforetold = {again.format(line): lines[line] for line in known[:3]}
    if lines.get("arguments", 0) > found["bytes"] / 10:
        unforetold["parameters and optimizer sharded (FSDP)"] = lines["arguments"]
    most_of_half = found["bytes"] if half is None else found["bytes"] - half
    return [
        {
            "remedy": "half the batch, or the batch sharded on 2 chips",
            "bytes": half,
            "saves_at_most": most_of_half,
        },
        *({"remedy": of, "bytes": None, "saves_at_most": most} for of, most in unforetold.items()),
    ]


def text(row: Mapping[str, Any], limit: int) -> str:
    """The largest buffers and source lines at the peak of a program, and what would help.

    `row` has the result of `summary` as its `peak`.
    """
    name = f"{Path(row['file']).stem} for {row['target']}"
    found = row.get("peak")
    if found is None:
        return f"{name}: its compiler tells no buffers"
    parts = [f"{name}: {bytes_text(found['bytes'])} at the peak, {_place(found['op'], found['source'])}"]
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
    helps = [[of["remedy"], _effect(found, of)] for of in found["remedies"]]
    parts.append(table(["remedy", "needs then"], helps))
    return "\n\n".join(parts)


def _effect(found: Mapping[str, Any], remedy: Mapping[str, Any]) -> str:
    if remedy["bytes"] is None:
        return f"compile to know (saves at most {bytes_text(remedy['saves_at_most'])})"
    return f"{bytes_text(remedy['bytes'])} (saves {bytes_text(found['bytes'] - remedy['bytes'])})"


def _name(buffer: Buffer) -> str:
    if buffer["part"] == "argument":
        name = str(buffer["name"])
        return name if len(name) <= 60 else f"…{name[-59:]}"
    return _place(buffer["op"], buffer["source"])


def _place(op: str | None, source: str | None) -> str:
    return " ← ".join(part for part in (op, source) if part) or "-"
