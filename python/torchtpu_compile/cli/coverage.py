"""Work that the rows of a command leave out: programs, sizes, and passes of a training step."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path

from ..wording import counted
from .jobs import NOT_COMPILED, Row

_OTHER_PASS = {"forward": "backward", "backward": "forward"}


def notes(rows: Sequence[Row]) -> list[str]:
    """One sentence for each kind of program that is missing; empty if nothing is."""
    found = []
    if missing := sum(row["status"] == NOT_COMPILED for row in rows):
        found.append(
            f"Incomplete: {missing} of {counted(len(rows), 'program')} not compiled: "
            "the command was cut short."
        )
    fewer = {Path(row["file"]).stem: row["sizes_left_out"] for row in rows if row.get("sizes_left_out")}
    for stem, count in fewer.items():
        sizes = "1 recorded size is" if count == 1 else f"{count} recorded sizes are"
        found.append(f"{stem}: {sizes} not estimated. Raise --shapes to include all.")
    for stem, other in without_other_pass([Path(row["file"]) for row in rows]).items():
        found.append(
            f"{stem} has no {other} graph here: that pass was not recorded or not given, "
            "and its cost is not included."
        )
    return found


def without_other_pass(files: Sequence[Path]) -> dict[str, str]:
    """Maps each graph of a training step whose other pass is not in `files` to the name of that pass."""
    passes: dict[tuple[Path, str], dict[str, str]] = {}
    for file in files:
        if (match := re.fullmatch(r"(.*)_(forward|backward)(-[0-9a-f]+)?", file.stem)) is not None:
            passes.setdefault((file.parent, match[1]), {})[match[2]] = file.stem
    return {
        stem: _OTHER_PASS[kind]
        for of_graph in passes.values()
        if len(of_graph) == 1
        for kind, stem in of_graph.items()
    }
