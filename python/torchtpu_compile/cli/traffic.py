"""Bytes that the collectives of a program send, as text."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from ..wording import counted
from . import meshes
from .output import bytes_text

_LARGEST = 3
"""How many collectives of a program are named."""


def text(name: str, row: Mapping[str, Any]) -> str | None:
    """Returns the bytes that each device sends in a call, by groups of ranks, and the largest collectives;
    `None` for a program of one rank."""
    collectives = row.get("collectives")
    if not collectives:
        return None
    by_group: dict[str, list[float]] = {}
    for collective in collectives:
        by_group.setdefault(over(collective), []).append(collective["sent_bytes"])
    total = sum(map(sum, by_group.values()))
    lines = [
        f"{name} for {row['target']}, {row['ranks']} ranks: each device sends {bytes_text(total)} in "
        f"{counted(len(collectives), 'collective')}"
    ]
    for name, sent in sorted(by_group.items(), key=lambda item: -sum(item[1])):
        lines.append(f"  {bytes_text(sum(sent))} in {counted(len(sent), 'collective')} over {name}")
    for collective in sorted(collectives, key=lambda c: -float(c["sent_bytes"]))[:_LARGEST]:
        source = f" at {collective['source']}" if collective["source"] else ""
        source += f" over {collective['axes']}" if collective.get("axes") else ""
        lines.append(f"  {bytes_text(collective['sent_bytes'])}: {collective['op']}{source}")
    return "\n".join(lines)


def name_axes(row: dict[str, Any]) -> None:
    """Tells each collective of a program which dimensions of the recorded mesh it goes along."""
    mesh = meshes.load(Path(row["file"]).parent) if row.get("collectives") else None
    if mesh is None:
        return
    row["mesh"] = mesh
    for collective in row["collectives"]:
        collective["axes"] = meshes.axes(collective["group"], mesh)


def over(collective: Mapping[str, Any]) -> str:
    """The ranks that a collective goes over, for people: dimensions of a mesh, or a group as an example."""
    if collective.get("axes"):
        return f"{collective['axes']} (groups of {len(collective['group'])})"
    return f"groups of {len(collective['group'])}, as {_ranks(tuple(collective['group']))}"


def _ranks(group: tuple[int, ...]) -> str:
    shown = [str(rank) for rank in group]
    if len(shown) > 4:
        shown = [*shown[:2], "…", shown[-1]]
    return ", ".join(shown)
