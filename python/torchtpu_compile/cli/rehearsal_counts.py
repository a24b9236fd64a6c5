"""The counts of a rehearsal: those of all its processes, by source line."""

from __future__ import annotations

import json
import os
import re
import statistics
import sysconfig
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from ..device.rehearsal import STEP_COUNTS
from .supervised import Ended

Counts = dict[str, Any]
"""A rehearsal as `--json` prints it."""

_MOVES: Final = {
    "execution": ("executions", None),
    "upload": ("uploads", "upload_bytes"),
    "download": ("downloads", "download_bytes"),
}
UNKNOWN: Final = "unknown line"
NEW: Final = "new ops"
"""Cause of a program whose ops had none before."""


def read(directory: Path) -> Counts:
    """The counts that the processes of a program wrote to a directory, summed. The peak of memory is that of
    one device. Processes that did not use a device count if they failed."""
    found = [json.loads(path.read_text()) for path in sorted(directory.glob("*.json"))]
    used = [one for one in found if any(one["statistics"].values()) or one["error"]]
    counts: Counter[str] = Counter()
    breaks: Counter[str] = Counter()
    for one in used:
        counts.update(one["statistics"])
        breaks.update(one["graph_breaks"])
    peak = max((one["statistics"]["peak_bytes"] for one in used), default=0)
    counts.pop("peak_bytes", None)
    return {
        "processes": len(used),
        "all_ended": all(one["has_ended"] for one in used),
        "errors": [
            {**one["error"], "line": place(one["error"]["line"])} for one in used if one["error"] is not None
        ],
        "counts": dict(counts),
        "peak_bytes": peak,
        "programs": _programs(program for one in used for program in _with_causes(one)),
        "lines": _lines(move for one in used for move in one["moves"]),
        "no_room": _no_room(short for one in used for short in one["no_room"]),
        "steps": _steps(used),
        "on_host": [
            {"op": op, "line": place(line), "count": count, "bytes": size, "reason": reason}
            for one in used
            for op, line, count, size, reason in one["on_host"]
        ],
        "graph_breaks": dict(breaks),
    }


def why_incomplete(found: Counts, ended: Ended) -> str | None:
    """The reason why the counts are not those of the whole program; `None` if they are."""
    if ended.terminated:
        return "SIGTERM ended the program"
    if ended.interrupted and ended.status:
        return "Ctrl-C ended the program"
    if ended.status:
        return f"the program ended with status {ended.status}"
    if not found["processes"]:
        return (
            "nothing ran on the device: no process of the program used device=“tpu” or "
            "torch.compile(…, backend=“tpu”)"
        )
    return None if found["all_ended"] else "a process was killed: its last half second is not counted"


def place(line: str | None) -> str:
    """A source line without the directories that are the same for all: the current one, and site-packages."""
    if not line:
        return UNKNOWN
    for directory in (os.getcwd(), sysconfig.get_path("purelib")):
        if line.startswith(os.path.join(directory, "")):
            return line[len(directory) + 1 :]
    return line


def _with_causes(process: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The programs of a process. An op that runs alone has a program for each size: those of the first steps
    have no cause."""
    compiles = STEP_COUNTS.index("compiles")
    early = sum(step[compiles] for step in process["steps"][:2])
    for i, program in enumerate(process["programs"]):
        is_op = program["name"].startswith("eager_")
        yield {**program, "cause": None} if is_op and i < early else program


def _programs(programs: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
    """By line: number of programs, ops and seconds of compiling, and how many have which name and cause."""
    lines: dict[str, dict[str, Any]] = {}
    for program in programs:
        line = place(program["line"])
        new: dict[str, Any] = {"line": line, "count": 0, "again": 0, "ops": 0, "seconds": 0.0}
        entry = lines.setdefault(line, {**new, "names": {}, "causes": {}})
        entry["count"] += 1
        entry["again"] += program["cause"] is not None
        entry["ops"] += program["ops"]
        entry["seconds"] += program["seconds"]
        name = re.sub(r"^eager_(.+)_\d+$", r"\1", program["name"])
        for column, key in (("names", name), ("causes", program["cause"] or NEW)):
            entry[column][key] = entry[column].get(key, 0) + 1
    return sorted(lines.values(), key=lambda entry: (-entry["count"], entry["line"]))


def _lines(moves: Iterable[Sequence[Any]]) -> list[dict[str, Any]]:
    """By line: executions, and transfers with their bytes."""
    keys = [key for pair in _MOVES.values() for key in pair if key is not None]
    lines: dict[str, dict[str, Any]] = {}
    for kind, line, count, size in moves:
        entry = lines.setdefault(place(line), {"line": place(line), **dict.fromkeys(keys, 0)})
        number, total = _MOVES[kind]
        entry[number] += count
        if total is not None:
            entry[total] += size

    def order(entry: dict[str, Any]) -> tuple[int, int, str]:
        return -entry["upload_bytes"] - entry["download_bytes"], -entry["executions"], entry["line"]

    return sorted(lines.values(), key=order)


def _no_room(shortages: Iterable[Sequence[Any]]) -> list[dict[str, Any]]:
    found: dict[tuple[str, str], dict[str, Any]] = {}
    for line, what, size, message in shortages:
        entry = {"line": place(line), "what": what, "bytes": size, "message": message, "count": 0}
        found.setdefault((place(line), what), entry)["count"] += 1
    return list(found.values())


def _steps(processes: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Counts of optimizer steps, of the process that made most: sums of the first two, and the median and the
    largest of the others. The programs of a step may run during the next one."""
    nothing: dict[str, Any] = {"step_count": 0, "steps": []}
    of = max(processes, key=lambda one: int(one["step_count"]), default=nothing)
    begins, others = of["steps"][:2], of["steps"][2:]

    def over(steps: Sequence[Sequence[int]], choose: Any) -> dict[str, int] | None:
        return dict(zip(STEP_COUNTS, map(choose, zip(*steps, strict=True)), strict=True)) if steps else None

    return {
        "count": of["step_count"],
        "first_two": over(begins, sum),
        "median": over(others, statistics.median_low),
        "largest": over(others, max),
    }
