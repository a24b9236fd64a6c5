"""The page of `torchtpu estimate --html`: one file, without scripts and without anything from elsewhere."""

from __future__ import annotations

import html
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .. import __name__ as package
from .. import _core
from ..wording import counted
from . import coverage, flame, times
from .output import bytes_text, count_text, seconds_text

Row = dict[str, Any]

STYLE = """
body { font: 15px/1.45 system-ui, sans-serif; margin: 2rem auto; max-width: 75rem; padding: 0 1rem;
       color: #1c2330; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.15rem; margin-top: 2.2rem; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: 13px; }
th, td { padding: .3rem .6rem; text-align: right; border-bottom: 1px solid #dde2ea; white-space: nowrap; }
th:nth-child(-n+3), td:nth-child(-n+3), td:last-child, th:last-child { text-align: left; }
.bad { color: #b3261e; font-weight: 600; } .good { color: #1b7a43; }
.wide { overflow-x: auto; } svg text { font: 12px system-ui, sans-serif; fill: #1c2330; }
.note { color: #5b6472; font-size: 13px; }
svg.flame text.light { fill: #fff; }
.by-line td:nth-child(n+2), .by-line th:nth-child(n+2) { text-align: right; }
.by-line td.remark { text-align: left; white-space: normal; color: #5b6472; }
table.lines td:first-child, table.lines td:last-child { text-align: left; }
table.lines td:nth-child(2), table.lines td:nth-child(3) { text-align: right; }
"""

PARTS = (
    ("argument_bytes", "arguments", "#3b6fb6"),
    ("output_bytes", "outputs", "#7fb069"),
    ("temporary_bytes", "temporaries", "#e6a23c"),
    ("code_bytes", "code", "#9b7fb8"),
)


def page(rows: Sequence[Row]) -> str:
    """The page for these rows."""
    good = sum(row["status"] == "ok" and not row.get("missing_bytes") for row in rows)
    parts = "".join(f"<p class=bad>{html.escape(note)}</p>" for note in coverage.notes(rows))
    body = [
        "<h1>What these graphs cost</h1>",
        f"<p>{good} of {counted(len(rows), 'program')} compile and fit. "
        f"<span class=note>{package} {_core.__version__}</span></p>{parts}",
        table(rows),
        f"<p class=note>{html.escape(times.EXPLAINED)}</p>",
    ]
    for target in dict.fromkeys(row["target"] for row in rows):
        of_target = [row for row in rows if row["target"] == target]
        body.append(f"<h2>{html.escape(target)}</h2>")
        body.append(times_chart(of_target))
        body.append(memory_chart(of_target))
        for row in of_target:
            if schedule := row.get("schedule"):
                body.append(flame.chart(_label(row), schedule))
                body.append(flame.costliest(schedule) if schedule["cycles"] else "")
    return document("torchtpu estimate", body)


def document(title: str, body: Sequence[str]) -> str:
    """A page with a title and the style of all pages."""
    return (
        "<!doctype html>\n<html lang=en><head><meta charset=utf-8>"
        "<meta name=viewport content='width=device-width'>"
        f"<title>{html.escape(title)}</title><style>{STYLE}</style></head>\n<body>\n"
        + "\n".join(body)
        + "\n</body></html>\n"
    )


def _label(row: Row) -> str:
    sizes = f" {row['sizes']}" if row["sizes"] else ""
    return f"{Path(row['file']).stem}{sizes}"


def table(rows: Sequence[Row]) -> str:
    """A table of estimated programs."""
    head = (
        "graph",
        "sizes",
        "target",
        "calls",
        "time",
        "at least",
        "FLOPs",
        "bytes",
        "limit",
        "memory",
        "compile",
        "verdict",
    )
    lines = ["<div class=wide><table><tr>", *(f"<th>{name}</th>" for name in head), "</tr>"]
    for row in rows:
        cells = [
            Path(row["file"]).stem,
            row["sizes"] or "-",
            row["target"],
            str(row["calls"]),
            times.text(row),
            seconds_text(row.get("roofline_seconds")),
            count_text(row.get("flops")),
            count_text(row.get("bytes_accessed"), "B"),
            row.get("bound") or "-",
            bytes_text(row.get("needed_bytes")),
            seconds_text(row.get("compile_seconds")),
        ]
        lines.append("<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in cells))
        lines.append(f"{_verdict(row)}</tr>")
    lines.append("</table></div>")
    return "".join(lines)


def _verdict(row: Row) -> str:
    if row.get("missing_bytes"):
        return f"<td class=bad>does not fit by {bytes_text(row['missing_bytes'])}</td>"
    if row["status"] != "ok":
        why = f"{row['status'].replace('_', ' ')}: {row.get('message', '')}"
        return f"<td class=bad title='{html.escape(why, quote=True)}'>{html.escape(why[:120])}</td>"
    return f"<td class=good>{'fits' if 'needed_bytes' in row else 'compiled'}</td>"


LEFT, WIDTH, BAR, STEP = 260, 620, 12, 34
ALL = LEFT + WIDTH + 240


def _chart(title: str, labels: Sequence[str], bars: str, legend: Sequence[tuple[str, str]]) -> str:
    height = STEP * len(labels) + 30
    names = "".join(
        f"<text x={LEFT - 8} y={STEP * i + 46} text-anchor=end>{html.escape(label)}</text>"
        for i, label in enumerate(labels)
    )
    keys, x = "", LEFT
    for name, color in legend:
        keys += f"<rect x={x} y=6 width=11 height=11 fill='{color}'/>"
        keys += f"<text x={x + 16} y=16>{html.escape(name)}</text>"
        x += 30 + 7 * len(name)
    size = f"width={ALL} height={height} viewBox='0 0 {ALL} {height}'"
    return (
        f"<h3 class=note>{html.escape(title)}</h3>"
        f"<svg role=img aria-label='{html.escape(title, quote=True)}' {size}>{keys}{names}{bars}</svg>"
    )


def _bar(x: float, y: float, width: float, color: str, hint: str) -> str:
    return (
        f"<rect x='{x:.1f}' y='{y:.1f}' width='{max(width, 0.5):.1f}' height={BAR} fill='{color}'>"
        f"<title>{html.escape(hint)}</title></rect>"
    )


def times_chart(rows: Sequence[Row]) -> str:
    """The estimate over the bound, one pair of bars per program."""
    told = [row for row in rows if row.get("seconds") is not None or row.get("roofline_seconds") is not None]
    if not told:
        return "<p class=note>No time is known for this target.</p>"
    longest = max(max(row.get("seconds") or 0, row.get("roofline_seconds") or 0) for row in told) or 1.0
    bars = ""
    for i, row in enumerate(told):
        for j, (key, color) in enumerate((("seconds", "#3b6fb6"), ("roofline_seconds", "#b8c4d6"))):
            value = row.get(key)
            if value is None:
                continue
            y = STEP * i + 30 + j * (BAR + 2)
            width = WIDTH * value / longest
            bars += _bar(LEFT, y, width, color, f"{_label(row)}: {seconds_text(value)}")
            bars += f"<text x='{LEFT + width + 6:.1f}' y='{y + 10}'>{seconds_text(value)}</text>"
    legend = [("time", "#3b6fb6"), ("at least", "#b8c4d6")]
    return _chart("Time of one call", [_label(row) for row in told], bars, legend)


def memory_chart(rows: Sequence[Row]) -> str:
    """Stacked bar of memory use, with a line for the capacity."""
    told = [row for row in rows if row.get("needed_bytes") is not None]
    if not told:
        return "<p class=note>No memory figures are known for this target.</p>"
    capacity = told[0]["capacity_bytes"]
    most = max(row["needed_bytes"] for row in told)
    # Where everything is far below the capacity, a line at the capacity would hide the bars.
    shown = max(most, capacity) if most > capacity / 20 else most
    bars = ""
    for i, row in enumerate(told):
        x, y = float(LEFT), STEP * i + 34
        known = [(name, color, row[key]) for key, name, color in PARTS if row.get(key)]
        aliased = row.get("alias_bytes") or 0
        for name, color, value in known or [("in all", "#b3261e", row["needed_bytes"])]:
            # Outputs that lie over arguments take no room of their own.
            value = value - aliased if name == "outputs" else value
            width = WIDTH * max(value, 0) / shown
            bars += _bar(x, y, width, color, f"{_label(row)}: {name} {bytes_text(value)}")
            x += width
        text = bytes_text(row["needed_bytes"])
        if row.get("missing_bytes"):
            text += f", {bytes_text(row['missing_bytes'])} too much"
        bars += f"<text x='{x + 6:.1f}' y='{y + 10}'>{html.escape(text)}</text>"
    if shown >= capacity:
        x = LEFT + WIDTH * capacity / shown
        bars += (
            f"<line x1='{x:.1f}' x2='{x:.1f}' y1=22 y2={STEP * len(told) + 28} stroke='#b3261e'"
            " stroke-dasharray='4 3'/>"
        )
    legend = [(name, color) for _, name, color in PARTS]
    title = f"Device memory, of {bytes_text(capacity)} that programs may use"
    return _chart(title, [_label(row) for row in told], bars, legend)
