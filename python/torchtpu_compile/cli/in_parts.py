"""Estimates of graphs that call parts: the sum over calls, and the memory of the whole, as text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from ..recording.parts_of_graphs import Calls, of_directory
from ..wording import counted
from .jobs import Row
from .output import bytes_text, count_text, seconds_text


def sums(rows: Sequence[Row]) -> list[dict[str, Any]]:
    """Returns the figures of each recorded graph in parts, for each target.

    `cycles` and `seconds` are summed over calls, `code_bytes` over parts. `temporary_bytes` is the most that
    passed values and temporaries of the running part take. A figure that is unknown for a part is `None`.
    """
    by_file = {(Path(row["file"]), row["target"]): row for row in rows}
    targets = dict.fromkeys(row["target"] for row in rows)
    directories = dict.fromkeys(Path(row["file"]).parent for row in rows)
    found = []
    for directory in directories:
        for graph in of_directory(directory):
            for target in targets:
                parts = [by_file.get((directory / name, target)) for name in graph.parts]
                if any(part is not None for part in parts):
                    found.append({"graph": graph.name, "target": target, **_sum(graph, parts)})
    return found


def _sum(graph: Calls, parts: Sequence[Row | None]) -> dict[str, Any]:
    def of(name: str) -> list[Any] | None:
        values = [None if part is None else part.get(name) for part in parts]
        return None if any(value is None for value in values) else values

    def over_calls(name: str) -> Any:
        values = of(name)
        return None if values is None else sum(values[part] for part in graph.calls)

    code, temporaries = of("code_bytes"), of("temporary_bytes")
    peak = None
    if temporaries is not None:
        running = zip(graph.calls, graph.passed_bytes, strict=True)
        peak = max(passed + temporaries[part] for part, passed in running)
    compiled = of("compile_seconds")
    return {
        "calls": len(graph.calls),
        "programs": len(graph.parts),
        "cycles": over_calls("cycles"),
        "seconds": over_calls("seconds"),
        "compile_seconds": None if compiled is None else sum(compiled),
        "argument_bytes": graph.argument_bytes,
        "output_bytes": graph.output_bytes,
        "temporary_bytes": peak,
        "code_bytes": None if code is None else sum(code),
    }


def text(rows: Sequence[Row]) -> str:
    """A line for each graph in parts."""
    lines = []
    for found in sums(rows):
        cycles = "" if found["cycles"] is None else f" ({count_text(found['cycles'])} cycles)"
        lines.append(
            f"{found['graph']} for {found['target']}: {counted(found['calls'], 'call')} of "
            f"{counted(found['programs'], 'program')}: {seconds_text(found['seconds'])}{cycles}; "
            f"memory: {bytes_text(found['argument_bytes'])} of arguments, "
            f"{bytes_text(found['output_bytes'])} of outputs, {bytes_text(found['temporary_bytes'])} of "
            f"passed values and temporaries, {bytes_text(found['code_bytes'])} of code; "
            f"compiled in {seconds_text(found['compile_seconds'])}"
        )
    return "\n".join(lines)
