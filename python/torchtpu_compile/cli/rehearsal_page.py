"""The page of `torchtpu rehearse --html`."""

from __future__ import annotations

import html
import shlex
from collections.abc import Iterable, Sequence
from typing import Final

from . import rehearsal_text, report
from .output import bytes_text, seconds_text
from .rehearsal_counts import Counts

_SHOWN: Final = 5
"""Names and causes of a line; --json has all."""


def page(found: Counts) -> str:
    """The page for a rehearsal: one file, without scripts and links."""
    bad = found["incomplete"] or found["errors"]
    first, *others = rehearsal_text.summary(found)
    body = [
        f"<h1>Rehearsal for {html.escape(found['target'])}</h1>",
        f"<p><code>{html.escape(shlex.join(found['program']))}</code>, exit status {found['status']}</p>",
        _paragraphs([first], "bad" if bad else ""),
        _paragraphs(others),
        "<h2>Memory and time of a step</h2>",
        _paragraphs(rehearsal_text.memory(found)),
    ]
    if rows := found["estimate"]["programs"]:
        body += [report.table(rows), f"<div class=wide>{report.times_chart(rows)}</div>"]
        body.append(f"<div class=wide>{report.memory_chart(rows)}</div>")
    body += ["<h2>Programs compiled</h2>", _programs(found["programs"])]
    body += ["<h2>Runs and transfers by line</h2>", _transfers(found["lines"])]
    body += ["<h2>A training step</h2>", _steps(found["steps"])]
    if found["no_room"]:
        messages = [f"{short['line']}: {short['message']}" for short in found["no_room"]]
        body += ["<h2>Messages of what found no room</h2>", _paragraphs(messages, "bad")]
    if told := rehearsal_text.eager(found):
        body += ["<h2>Outside of programs</h2>", _paragraphs(told)]
    return report.document("torchtpu rehearse", body)


def _paragraphs(lines: Iterable[str], kind: str = "") -> str:
    return "".join(f'<p class="{kind}">{html.escape(line)}</p>' for line in lines)


def _table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table of numbers by what the first column names. A row of one cell is a remark on the row above."""

    def line(cells: Sequence[str], tag: str) -> str:
        span = f" class=remark colspan={len(head)}" if len(cells) == 1 else ""
        return "<tr>" + "".join(f"<{tag}{span}>{html.escape(cell)}</{tag}>" for cell in cells) + "</tr>"

    text = line(head, "th") + "".join(line(row, "td") for row in rows)
    return f'<div class=wide><table class="by-line">{text}</table></div>'


def _programs(lines: Sequence[Counts]) -> str:
    def listed(counts: Counts) -> str:
        most = sorted(counts.items(), key=lambda item: -item[1])
        more = f"; and {len(most) - _SHOWN} more" if len(most) > _SHOWN else ""
        return "; ".join(f"{n} × {name}" for name, n in most[:_SHOWN]) + more

    rows: list[list[str]] = []
    for line in lines:
        rows.append([line["line"], str(line["count"]), str(line["again"]), seconds_text(line["seconds"])])
        rows.append([f"{listed(line['names'])}. Causes: {listed(line['causes'])}"])
    return _table(["line", "programs", "again", "time"], rows)


def _transfers(lines: Sequence[Counts]) -> str:
    rows = (
        [
            line["line"],
            f"{line['executions']:,}",
            f"{line['uploads']:,}",
            bytes_text(line["upload_bytes"]),
            f"{line['downloads']:,}",
            bytes_text(line["download_bytes"]),
        ]
        for line in lines
    )
    return _table(["line", "runs", "uploads", "bytes up", "reads", "bytes down"], rows)


def _steps(steps: Counts) -> str:
    if not steps["count"]:
        return _paragraphs(["No optimizer step was seen."])
    rows, head = rehearsal_text.steps_table(steps)
    return _table(head, rows) + f"<p class=note>{rehearsal_text.STEPS_EXPLAINED}</p>"
