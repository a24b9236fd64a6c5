"""How the ranks of a recorded program are laid out: the names and sizes of a mesh's dimensions."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from ..whole_file import write_text

Mesh = dict[str, int]
"""Sizes by the names of dimensions, the outermost first; ranks are numbered row by row."""

_FILE = "mesh.json"


def mesh(text: str) -> Mesh:
    """`dp=4,tp=8`."""
    found: Mesh = {}
    for part in text.split(","):
        name, _, size = part.strip().partition("=")
        if not name.isidentifier() or not size.isdigit() or int(size) < 1 or name in found:
            raise argparse.ArgumentTypeError(f"{part!r} is not NAME=SIZE of a new dimension, as in dp=4")
        found[name] = int(size)
    return found


def meshes(text: str) -> list[Mesh]:
    """`dp=4,tp=8 dp=8,tp=4`."""
    found = [mesh(part) for part in text.split()]
    if not found:
        raise argparse.ArgumentTypeError("it names no mesh; for example 'dp=4,tp=8 dp=8,tp=4'")
    if any(list(other) != list(found[0]) for other in found):
        raise argparse.ArgumentTypeError("all meshes have the same dimensions, in the same order")
    return found


def ranks(of: Mesh) -> int:
    return math.prod(of.values())


def label(of: Mesh) -> str:
    """A name for a directory, and for people: `dp4-tp8`."""
    return "-".join(f"{name}{size}" for name, size in of.items())


def filled(program: Sequence[str], of: Mapping[str, object]) -> list[str]:
    """A command with `{dp}` and the like in the place of values."""
    words = []
    for word in program:
        for name, size in of.items():
            word = word.replace("{" + name + "}", str(size))
        words.append(word)
    return words


def save(directory: Path, of: Mesh) -> None:
    write_text(directory / _FILE, json.dumps(of))


def load(directory: Path) -> Mesh | None:
    """The mesh of the programs that were recorded in a directory; `None` if none was said."""
    try:
        found: Any = json.loads((directory / _FILE).read_text())
    except FileNotFoundError:
        return None
    except ValueError:
        found = None
    if not isinstance(found, dict) or not all(isinstance(n, int) and n > 0 for n in found.values()):
        raise ValueError(
            f"{directory / _FILE} is damaged (expected a table of mesh dimensions); record again"
        )
    return {str(name): size for name, size in found.items()}


def axes(group: Sequence[int], of: Mesh) -> str | None:
    """The dimensions that a group of ranks goes along, such as `tp` or `dp,fsdp`; `None` if it does not go
    along whole dimensions."""
    places = [_coordinates(rank, of) for rank in group]
    along = [i for i in range(len(of)) if len({place[i] for place in places}) > 1]
    names = list(of)
    whole = math.prod(of[names[i]] for i in along)
    if whole != len(group) or any(rank >= ranks(of) for rank in group):
        return None
    return ",".join(names[i] for i in along) or None


def _coordinates(rank: int, of: Mesh) -> tuple[int, ...]:
    found = []
    for size in reversed(of.values()):
        rank, place = divmod(rank, size)
        found.append(place)
    return tuple(reversed(found))
