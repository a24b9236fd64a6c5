"""Changes that make programs need less memory, each compiled."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Final

from .. import _core
from . import jobs
from .jobs import Row

SECONDS: Final = 600.0
"""No change is tried after so long, unless the user says otherwise."""
LINES: Final = 3
"""How many lines are tried, of those whose values take most of the memory."""


@dataclass(frozen=True)
class Change:
    """A change of a program: lines to compute again, chips to shard for, or else half the batch."""

    words: str
    lines: tuple[str, ...] | None = None
    chips: int | None = None
    target: str | None = None
    """Where it is compiled for, if not for the program's target."""


class _TimeIsUp(Exception):
    """No further change is tried."""


def other_pass(file: Path) -> Path | None:
    """The file of the other pass of a training step, if it is beside this one."""
    match = re.fullmatch(r"(.*)_(forward|backward)(-[0-9a-f]+)?", file.stem)
    if match is None:
        return None
    kind = {"forward": "backward", "backward": "forward"}[match[2]]
    found = [*file.parent.glob(f"{match[1]}_{kind}{file.suffix}")]
    found += file.parent.glob(f"{match[1]}_{kind}-*{file.suffix}")
    return found[0] if len(found) == 1 else None


def changes(found: Mapping[str, Any], target: str) -> list[Change]:
    """The changes of a program to try, given its peak as `memory.summary` returns it."""
    lines = [line for line in found["lines"] if ":" in line]
    return [
        Change("half the batch, or the batch sharded on 2 chips"),
        *(Change(f"recompute {line} (torch.utils.checkpoint around it)", (line,)) for line in lines[:LINES]),
        Change("parameters and optimizer sharded on 2 chips (FSDP)", chips=2, target=two_devices(target)),
    ]


def two_devices(target: str) -> str:
    """The smallest topology of the target's generation with two devices."""
    name, _, shape = target.partition(":")
    generation = next((one for one in _core.targets() if one["name"] == name), None)
    if generation is None or generation["devices_per_chip"] > 1:
        return target
    axes = shape.split("x")
    return f"{name}:{'x'.join(['1'] * (len(axes) - 1) + ['2'])}"


def find(rows: Sequence[Row], planned: Sequence[jobs.Job], workers: dict[str, Any], seconds: float) -> None:
    """Compiles each row's program with each change, and puts what is found at `row["peak"]["remedies"]`.

    That is one dictionary for each change that makes a difference: `remedy`, words; `bytes`, what the program
    needs then at its peak; `saves`; `fits`; and `no_figure`, why there is none, or `None`. The first three
    are `None` without a figure. No change is tried after `seconds`.
    """
    tried = [
        (row, change) for row in rows if row.get("peak") for change in changes(row["peak"], row["target"])
    ]
    todo = [
        replace(planned[row["job"]], target=change.target or row["target"], change=change.words)
        for row, change in tried
    ]
    given = [
        (list(change.lines) if change.lines else None, change.chips, other_pass(Path(row["file"])))
        for row, change in tried
    ]
    ended: dict[int, Row] = {}
    begun = time.monotonic()

    def on_row(row: Row) -> None:
        ended[row["job"]] = row
        if time.monotonic() - begun > seconds and len(ended) < len(todo):
            raise _TimeIsUp

    limited = {**workers, "timeout": min(workers["timeout"], seconds)}
    try:
        if todo:
            jobs.run(todo, limited, on_row, peak=True, remedies=given)
    except _TimeIsUp:
        pass
    finally:
        for row in rows:
            if row.get("peak"):
                row["peak"]["remedies"] = []
        for at, (row, change) in enumerate(tried):
            result = ended.get(at, {"status": "not tried", "message": f"not tried within {seconds:.0f} s"})
            if result["status"] != "changes_nothing":
                row["peak"]["remedies"].append(_told(row["peak"], change, result))


def _told(found: Mapping[str, Any], change: Change, result: Row) -> dict[str, Any]:
    told: dict[str, Any] = {
        "remedy": change.words,
        "bytes": None,
        "saves": None,
        "fits": None,
        "no_figure": None,
    }
    if (peak := result.get("peak")) is None:
        reason = str(result.get("message") or "its compiler tells no buffers")
        return {**told, "no_figure": reason.partition("\n")[0]}
    fits = result["status"] == "ok" and not result.get("missing_bytes")
    return {**told, "bytes": peak["bytes"], "saves": found["bytes"] - peak["bytes"], "fits": fits}
