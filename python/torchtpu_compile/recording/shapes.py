"""Which sizes a recorded graph was called with, and how often.

A process that records counts in files `GRAPH.TOKEN.shapes.json` beside the recording `GRAPH.ttpu`: one for
each graph and process, so that processes never write to the same file. Readers add them up.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path

from ..whole_file import write_text

FORMAT = "torchtpu.shapes"
VERSION = 1

Counts = dict[tuple[int, ...], int]
"""Number of calls by sizes, one per symbol of the graph."""


class ShapesError(ValueError):
    """A file of counts is damaged, or of a newer format."""


def write(path: Path, symbols: list[str], counts: Mapping[tuple[int, ...], int]) -> None:
    """Writes a file of counts whole or not at all."""
    content = {
        "format": FORMAT,
        "version": VERSION,
        "symbols": symbols,
        "counts": [[list(sizes), n] for sizes, n in counts.items()],
    }
    write_text(path, json.dumps(content))


def read(path: Path) -> tuple[list[str], Counts]:
    """The symbols and counts of one file. Raises `ShapesError` and `OSError`."""
    try:
        content = json.loads(path.read_text(encoding="utf-8"))
        if content["format"] != FORMAT:
            raise ShapesError(f"{path} holds no counts of shapes")
        if content["version"] != VERSION:
            raise ShapesError(
                f"{path} has format version {content['version']}, this build reads {VERSION}; "
                "upgrade torchtpu-compile"
            )
        symbols = [str(s) for s in content["symbols"]]
        counts = {tuple(int(s) for s in sizes): int(n) for sizes, n in content["counts"]}
        if any(len(sizes) != len(symbols) for sizes in counts):
            raise ShapesError(f"{path} is damaged: a call in it has not one size per symbol")
        return symbols, counts
    except ShapesError:
        raise
    # Infinity is no integer, and lists in lists end Python's stack.
    except (KeyError, TypeError, ValueError, OverflowError, RecursionError) as error:
        raise ShapesError(f"{path} is damaged: {error}") from None


def of_graph(recording: Path, symbols: Sequence[str] | None = None) -> Counts:
    """All counts that lie beside a recording, added up; empty if there are none.

    Raises `ShapesError`, also for those of a graph with other symbols than these.
    """
    total: Counts = {}
    for path in sorted(recording.parent.glob(f"{recording.stem}.*.shapes.json")):
        counted, counts = read(path)
        if symbols is not None and counted != list(symbols):
            raise ShapesError(
                f"{path} belongs to another recording; delete it or use another --out directory"
            )
        for sizes, n in counts.items():
            total[sizes] = total.get(sizes, 0) + n
    return total
