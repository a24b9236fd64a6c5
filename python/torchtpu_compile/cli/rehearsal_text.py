"""The report of a rehearsal as text of 80 columns."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Final

from ..wording import counted
from .output import bytes_text, seconds_text, table
from .rehearsal_counts import NEW, Counts

WIDTH: Final = 80
_LINE: Final = 34
_SHOWN: Final = 12
"""Rows of a table; --json and --html have all."""
STEPS_EXPLAINED: Final = (
    "The programs of a step may run during the next one, so the first two steps are one column. Median and "
    "largest are those of the steps after them."
)
_STEP_COLUMNS: Final = {"first two": "first_two", "median": "median", "largest": "largest"}


def text(found: Counts) -> str:
    """The report for a terminal."""
    parts = [_paragraph(summary(found)), *_programs(found), *_transfers(found), *_steps(found)]
    return "\n\n".join([*parts, _paragraph(memory(found)), *map(_wrapped, eager(found))])


def summary(found: Counts) -> list[str]:
    """The first sentences: whether the counts are complete, what ended the program, and its sums."""
    counts, lines = found["counts"], []
    if found["incomplete"]:
        lines.append(f"Incomplete: {found['incomplete']}. The figures are those of the part that ran.")
    for error in found["errors"]:
        first = error["message"].strip().partition("\n")[0]
        lines.append(f"{error['type']} at {error['line']}: {first}")
    lines.append(
        f"On a virtual {found['target']}: {counted(counts.get('compiles', 0), 'program')} compiled in "
        f"{seconds_text(sum(line['seconds'] for line in found['programs']))}, "
        f"{counted(sum(line['again'] for line in found['programs']), 'of them again', 'of them again')}. "
        f"{counted(counts.get('executions', 0), 'execution')}, "
        f"{counted(counts.get('uploads', 0), 'upload')} ({bytes_text(counts.get('upload_bytes', 0))}), "
        f"{counted(counts.get('downloads', 0), 'download')} ({bytes_text(counts.get('download_bytes', 0))})."
    )
    if found["processes"] > 1:
        lines.append(f"The figures are sums over {found['processes']} processes.")
    return lines


def _programs(found: Counts) -> list[str]:
    rows, causes = [], []
    for line in found["programs"][:_SHOWN]:
        numbers = (str(line["count"]), str(line["again"]), str(line["ops"]), seconds_text(line["seconds"]))
        rows.append([_short(line["line"]), *numbers])
        told = [f"{n} × {cause}" for cause, n in line["causes"].items() if cause != NEW]
        if told:
            more = f"; and {len(told) - 2} other reasons" if len(told) > 2 else ""
            causes.append(f"{_short(line['line'])}: {'; '.join(told[:2])}{more}")
    if not rows:
        return []
    head = ["compiled at", "programs", "again", "ops", "time"]
    shown = table(head, rows, right=range(1, 5), width=WIDTH) + _rest(found["programs"])
    return [shown, *(["Compiled again:\n" + "\n".join(map(_item, causes))] if causes else [])]


def _transfers(found: Counts) -> list[str]:
    rows = [
        [
            _short(line["line"]),
            str(line["executions"]),
            str(line["uploads"]),
            bytes_text(line["upload_bytes"]),
            str(line["downloads"]),
            bytes_text(line["download_bytes"]),
        ]
        for line in found["lines"][:_SHOWN]
    ]
    if not rows:
        return []
    head = ["line", "runs", "up", "bytes", "reads", "bytes"]
    return [table(head, rows, right=range(1, 6), width=WIDTH) + _rest(found["lines"])]


def _steps(found: Counts) -> list[str]:
    steps = found["steps"]
    if not steps["count"]:
        return ["No optimizer step was seen, so there are no counts of a step."]
    rows, head = steps_table(steps)
    return [f"{table(head, rows, right=range(1, 4), width=WIDTH)}\n{_wrapped(STEPS_EXPLAINED)}"]


def steps_table(steps: Counts) -> tuple[list[list[str]], list[str]]:
    """Rows and head of the table of steps."""
    names = {
        "compiles": "programs compiled",
        "executions": "programs run",
        "uploads": "uploads",
        "upload_bytes": "bytes up",
        "downloads": "host reads",
        "download_bytes": "bytes down",
    }
    told = {name: steps[key] for name, key in _STEP_COLUMNS.items() if steps[key] is not None}
    rows = [[name, *(f"{column[key]:,}" for column in told.values())] for key, name in names.items()]
    return rows, [counted(steps["count"], "optimizer step"), *told]


def memory(found: Counts) -> list[str]:
    """Sentences on memory, shortages and the time of a step."""
    all_, estimate = found["memory_bytes"], found["estimate"]
    lines = [f"Memory: arrays take at most {bytes_text(found['peak_bytes'])} of {bytes_text(all_)}."]
    if (peak := estimate["peak_bytes"]) is not None:
        is_refused = found["no_room"] or estimate["does_not_fit"]
        verdict = "fits" if peak <= all_ else f"may not fit, by {bytes_text(peak - all_)}"
        lines.append(
            f"With temporaries and code of the largest program by libtpu: at most {bytes_text(peak)}"
            + ("." if is_refused else f", which {verdict}.")
        )
    for short in found["no_room"]:
        lines.append(
            f"No room at {short['line']}, {counted(short['count'], 'time')}: {short['what']}, "
            f"{bytes_text(short['bytes'])} of {bytes_text(all_)}."
        )
    if estimate["does_not_fit"]:
        lines.append(f"Too large for the chip, by libtpu: {', '.join(estimate['does_not_fit'])}.")
    if (seconds := estimate["step_seconds"]) is not None:
        steps, median = found["steps"]["count"], found["steps"]["median"]
        runs = counted(round(estimate["step_runs"]), "program run")
        if median:
            runs = f"{estimate['step_runs']:,.0f} of its {counted(median['executions'], 'program run')}"
        more = "more than " if estimate["uncosted"] else ""
        lines.append(
            f"Time of {'a step' if steps else 'the whole program'} on the device by libtpu: "
            f"{more}{seconds_text(seconds)}, for {runs}. The host and transfers are not in it."
        )
    if estimate["missing"]:
        lines.append(f"The estimate lacks a part: {estimate['missing']}.")
    return lines


def eager(found: Counts) -> list[str]:
    """Sentences on ops that ran on the CPU, and on graph breaks."""
    calls = sorted(found["on_host"], key=lambda call: -call["count"])
    lines = [
        f"On the CPU: {call['op']} at {_short(call['line'])}, {counted(call['count'], 'time')}, "
        f"{bytes_text(call['bytes'])} moved: {call['reason']}"
        for call in calls[:_SHOWN]
    ]
    return lines + [f"Graph break, {counted(n, 'time')}: {why}" for why, n in found["graph_breaks"].items()]


def _short(line: str) -> str:
    return line if len(line) <= _LINE else "…" + line[1 - _LINE :]


def _rest(rows: Sequence[object]) -> str:
    return f"\nand {counted(len(rows) - _SHOWN, 'more line')} (see --html)" if len(rows) > _SHOWN else ""


def _paragraph(lines: Sequence[str]) -> str:
    return "\n".join(map(_wrapped, lines))


def _wrapped(text: str) -> str:
    return textwrap.fill(" ".join(text.split()), WIDTH, break_on_hyphens=False)


def _item(text: str) -> str:
    return textwrap.fill(text, WIDTH, initial_indent="  ", subsequent_indent="    ", break_on_hyphens=False)
