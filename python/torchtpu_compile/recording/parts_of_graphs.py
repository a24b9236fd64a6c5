"""Recordings of graphs in parts: each part as a graph of its own, and a file that lists the calls."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from .. import _core
from ..whole_file import write_text

_ENDING = ".parts.json"


@dataclass(frozen=True)
class Calls:
    """How a graph calls its parts."""

    name: str
    """Name of the graph's recording."""
    parts: list[str]
    """File names of the recorded parts."""
    calls: list[int]
    """For each call, its part."""
    passed_bytes: list[int]
    """For each call, bytes of what parts pass to each other while it runs."""
    argument_bytes: int
    output_bytes: int


def save(
    path: Path,
    environment: Mapping[str, object],
    graphs: Sequence[bytes],
    calls: list[int],
    passed_bytes: list[int],
    argument_bytes: int,
    output_bytes: int,
) -> None:
    """Saves the parts of the graph that would be recorded at `path`, and how it calls them."""
    path.parent.mkdir(parents=True, exist_ok=True)
    parts = []
    for number, graph in enumerate(graphs):
        name = f"{path.stem}_part{number}-{hashlib.sha256(graph).hexdigest()[:8]}.ttpu"
        _core.save_recording(path.with_name(name), graph, dict(environment), [], keep=0)
        parts.append(name)
    found = Calls(path.stem, parts, calls, passed_bytes, argument_bytes, output_bytes)
    write_text(path.with_name(path.stem + _ENDING), json.dumps(vars(found)))


def of_directory(directory: Path) -> list[Calls]:
    """Returns the graphs of a directory that are recorded in parts. Raises `ValueError` for a bad file."""
    found = []
    for path in sorted(directory.glob(f"*{_ENDING}")):
        try:
            found.append(Calls(**json.loads(path.read_text())))
        except (TypeError, ValueError) as error:
            raise ValueError(f"{path} does not say how a graph calls its parts: {error}") from None
    return found


def calls_of(path: Path) -> int:
    """How often the graph of a recorded part calls it; 1 for any other recording."""
    for found in of_directory(path.parent) if "_part" in path.stem else ():
        if path.name in found.parts:
            return found.calls.count(found.parts.index(path.name))
    return 1
