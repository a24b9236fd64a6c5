"""Where a program's cycles go, as a chart: files, lines and kernels, each as wide as what it costs."""

from __future__ import annotations

import html
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from .output import bytes_text, seconds_text

WIDTH, ROW, LETTER = 1120, 24, 6.4
# Of what limits a kernel, as `kernels.schedule` has it.
BOUNDS = {"compute": "#3b6fb6", "memory": "#e6a23c", "moves": "#c8553d", None: "#9aa5b5"}
NAMES = {
    "compute": "limited by computing",
    "memory": "by memory",
    "moves": "moves data only",
    None: "not known",
}
SHADES = ("#e4e9f1", "#d3dcea", "#bccbe0")
# What is narrower than this many pixels becomes part of one box for all such.
THINNEST = 2.0


@dataclass
class Box:
    """A part of a program, and what it is made of."""

    name: str
    cycles: int = 0
    hint: str = ""
    color: str = ""
    parts: dict[str, Box] = field(default_factory=dict)

    def part(self, name: str) -> Box:
        return self.parts.setdefault(name, Box(name))


def tree(name: str, schedule: Mapping[str, Any]) -> Box:
    """The program, in it the files, their lines, and the kernels whose first op a line made."""
    whole = Box(name)
    for kernel in schedule["kernels"]:
        if not kernel["total"]:
            continue
        line = kernel["source"] or "unknown"
        file, _, number = line.rpartition(":")
        boxes = [whole, whole.part(file or line)]
        boxes.append(boxes[-1].part(f"line {number}" if file else line))
        boxes.append(boxes[-1].part(kernel["name"]))
        for box in boxes:
            box.cycles += kernel["total"]
        boxes[-1].name = _label(kernel)
        boxes[-1].color = BOUNDS[kernel["bound"]]
        runs = f", {kernel['runs']} runs" if kernel["runs"] != 1 else ""
        boxes[-1].hint = (
            f"{kernel['name']} ({', '.join(kernel['inside']) or kernel['opcode']}){runs}, "
            f"{bytes_text(kernel['bytes'])}, {NAMES[kernel['bound']]}"
        )
    return whole


def _label(kernel: Mapping[str, Any]) -> str:
    op: str = kernel["op"] or kernel["name"]
    return op.removeprefix("aten.").removesuffix(".default")


def chart(name: str, schedule: Mapping[str, Any]) -> str:
    """The chart of one program in SVG; each box says more where the mouse rests on it."""
    whole = tree(name, schedule)
    if not whole.cycles:
        return f"<p class=note>{html.escape(name)}: its compiler tells no cycles of kernels.</p>"
    took = f" = {seconds_text(schedule['seconds'])}" if schedule["seconds"] else ""
    boxes = "".join(_drawn(whole, whole.cycles, 0.0, 0))
    keys, x = "", 0.0
    for bound, color in BOUNDS.items():
        keys += f"<rect x='{x:.1f}' y=0 width=11 height=11 fill='{color}'/>"
        keys += f"<text x='{x + 16:.1f}' y=10>{NAMES[bound]}</text>"
        x += 40 + LETTER * len(NAMES[bound])
    title = f"{name}: {whole.cycles:,} cycles{took}, by file, line and kernel"
    height = ROW * 4 + 24
    return (
        f"<h3 class=note>{html.escape(title)}</h3><div class=wide>"
        f"<svg class=flame role=img aria-label='{html.escape(title, quote=True)}' "
        f"width={WIDTH} height={height} viewBox='0 0 {WIDTH} {height}'>{keys}{boxes}</svg></div>"
    )


def _drawn(box: Box, all_cycles: int, x: float, depth: int) -> Iterator[str]:
    """A box at `x`, and below it its parts, the largest first."""
    width = WIDTH * box.cycles / all_cycles
    yield _rectangle(box, all_cycles, x, width, depth)
    parts = sorted(box.parts.values(), key=lambda part: (-part.cycles, part.name))
    for part in _joined(parts, all_cycles):
        yield from _drawn(part, all_cycles, x, depth + 1)
        x += WIDTH * part.cycles / all_cycles


def _joined(parts: Sequence[Box], all_cycles: int) -> list[Box]:
    """The parts that can be seen, and one for all others."""
    seen = [part for part in parts if WIDTH * part.cycles / all_cycles >= THINNEST]
    others = [part for part in parts if WIDTH * part.cycles / all_cycles < THINNEST]
    if others:
        rest = sum(part.cycles for part in others)
        seen.append(Box(f"{len(others)} more", rest, color=BOUNDS[None]))
    return seen


def _rectangle(box: Box, all_cycles: int, x: float, width: float, depth: int) -> str:
    share = f"{box.cycles / all_cycles:.1%}"
    hint = f"{box.name}: {box.cycles:,} cycles, {share}" + (f"\n{box.hint}" if box.hint else "")
    y = 20 + ROW * depth
    drawn = (
        f"<g><title>{html.escape(hint)}</title>"
        f"<rect x='{x:.1f}' y='{y}' width='{max(width - 1, 0.5):.1f}' height='{ROW - 1}' "
        f"fill='{box.color or SHADES[depth]}'/>"
    )
    letters = int((width - 8) / LETTER)
    text = f"{box.name} {share}"
    text = (
        text
        if len(text) <= letters
        else box.name
        if len(box.name) <= letters
        else box.name[: letters - 1] + "…"
    )
    if letters >= 4:
        light = " class=light" if box.color else ""
        drawn += f"<text{light} x='{x + 4:.1f}' y='{y + 16}'>{html.escape(text)}</text>"
    return drawn + "</g>"


def costliest(schedule: Mapping[str, Any], limit: int = 15) -> str:
    """A table of the source lines that cost most, with what is computed there."""
    ops: dict[str, dict[str, int]] = {}
    for kernel in schedule["kernels"]:
        of_line = ops.setdefault(kernel["source"] or "unknown", {})
        name = _label(kernel)
        of_line[name] = of_line.get(name, 0) + kernel["total"]
    whole = schedule["cycles"] or 1
    rows = ""
    for line, cycles in list(schedule["lines"].items())[:limit]:
        largest = sorted(ops[line].items(), key=lambda item: -item[1])[:3]
        cells = [line, f"{cycles:,}", f"{cycles / whole:.1%}", ", ".join(name for name, _ in largest)]
        rows += "<tr>" + "".join(f"<td>{html.escape(cell)}</td>" for cell in cells) + "</tr>"
    head = "".join(f"<th>{name}</th>" for name in ("line", "cycles", "share", "mostly"))
    return f"<div class=wide><table class=lines><tr>{head}</tr>{rows}</table></div>"
