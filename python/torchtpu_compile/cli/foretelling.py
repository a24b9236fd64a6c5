"""Memory and time of a rehearsed program on a TPU, by libtpu's estimate of its recorded programs."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import Any

from .. import _core
from ..wording import counted
from . import jobs, times
from .common import worker_pool


class _TimeIsUp(Exception):
    """No further program is estimated."""


def foretell(
    recordings: Path, target: str, found: dict[str, Any], seconds: float, why_not: str | None
) -> dict[str, Any]:
    """Compiles the recorded programs for a target, those that ran most often first.

    No program starts after `seconds`, and each is given up after as long. `found` are the counts of the
    rehearsal. `why_not` is a reason not to compile. Returns a dictionary:

    - `programs`: rows of `torchtpu estimate`; `recorded`: number of programs that were to be estimated.
    - `missing`: the reason why a part of the program is not in the figures, or `None`.
    - `step_seconds`: time of the device in an optimizer step, or in the whole program if there is none;
      `None` if no time is known. `uncosted`: whether it lacks custom calls without an estimate. `step_runs`:
      number of program runs in it.
    - `peak_bytes`: bound of the arrays with temporaries and code of the largest program, or `None`.
    - `does_not_fit`: names of programs.
    """
    rows: list[jobs.Row] = []
    planned: list[jobs.Job] = []
    missing = why_not
    if why_not is None and not any(recordings.glob("*.ttpu")):
        missing = "no program was recorded"
    if missing is None:
        planned = sorted(jobs.plan([recordings], [target]), key=lambda job: -job.calls)
        missing = _compile(planned, rows, seconds)
    good = [row for row in rows if row["status"] == "ok"]
    too_large = [row for row in rows if row.get("missing_bytes") or row["status"] == "out_of_memory"]
    unknown = [row for row in rows if row["status"] not in ("ok", "out_of_memory")]
    if missing is None and unknown:
        why = str(unknown[0].get("message")).partition("\n")[0].rstrip(".")
        missing = f"{counted(len(unknown), 'program')} without an estimate: {why}"
    steps = found["steps"]["count"]
    # A program that runs in fewer than half of the steps belongs to the beginning or the end.
    regular = [row for row in good if not steps or 2 * row["calls"] >= steps]
    timed = [row for row in regular if row.get("seconds") is not None]
    most = max(
        (row["temporary_bytes"] + row["code_bytes"] for row in good if "needed_bytes" in row), default=0
    )
    return {
        "programs": [jobs.finite(row) for row in rows],
        "recorded": len(planned),
        "missing": missing,
        "step_seconds": sum(row["seconds"] * row["calls"] for row in timed) / (steps or 1) if timed else None,
        "uncosted": any(row.get("uncosted") for row in timed),
        "step_runs": sum(row["calls"] for row in timed) / (steps or 1),
        "peak_bytes": found["peak_bytes"] + most if most else None,
        "does_not_fit": [row["graph"] for row in too_large],
    }


def _compile(planned: list[jobs.Job], rows: list[jobs.Row], seconds: float) -> str | None:
    """Estimates programs until the time is up. Returns why some are missing."""
    begun = time.monotonic()

    def on_row(row: jobs.Row) -> None:
        times.quote(row)
        rows.append(row)
        if time.monotonic() - begun > seconds and len(rows) < len(planned):
            raise _TimeIsUp

    workers = worker_pool(workers=len(os.sched_getaffinity(0)), timeout=seconds)
    try:
        jobs.run(planned, workers, on_row, optimized_hlo=True)
    except _TimeIsUp:
        left = len(planned) - len(rows)
        return f"{counted(left, 'program')} of {len(planned)} not estimated in {seconds:.0f} s (--deadline)"
    except _core.PluginError as error:
        return f"libtpu is needed to estimate: {error}"
    except KeyboardInterrupt:
        left = len(planned) - len(rows)
        return f"{counted(left, 'program')} of {len(planned)} not estimated: interrupted"
    return None
