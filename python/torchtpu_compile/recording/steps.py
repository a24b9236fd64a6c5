"""Calls of one training step of a recorded program, and the memory that its device used.

A step ends when the program's first optimizer has stepped. The last one counts: earlier steps make what
stays, such as the state of an optimizer.
"""

from __future__ import annotations

import functools
import json
import weakref
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import _core
from ..whole_file import write_text
from . import shapes

_FILE = "step.json"


@dataclass(frozen=True)
class Step:
    """The last training step that was recorded in a directory."""

    calls: dict[str, shapes.Counts]
    """Calls of each graph, by the name of its recording."""
    peak_bytes: int
    """Most bytes that all arrays of a device took until then."""


class _Watch:
    """Follows the optimizer that steps first."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._optimizer: Any = None
        self._before: dict[str, shapes.Counts] = {}

    def stepped(self, optimizer: Any, *_: object) -> None:
        import torch

        # A compiled step is traced with its hooks.
        if torch.compiler.is_compiling():
            return
        if self._optimizer is None:
            self._optimizer = weakref.ref(optimizer)
        if self._optimizer() is not optimizer:
            return
        from .shape_counter import counted

        now = counted()
        calls = {stem: _more(counts, self._before.get(stem, {})) for stem, counts in now.items()}
        self._before = now
        found = {
            "calls": [[stem, list(sizes), n] for stem, of in calls.items() for sizes, n in of.items()],
            "peak_bytes": _core.virtual_statistics()["peak_bytes"],
        }
        self._directory.mkdir(parents=True, exist_ok=True)
        write_text(self._directory / _FILE, json.dumps(found))


def _more(now: shapes.Counts, before: shapes.Counts) -> shapes.Counts:
    return {sizes: n - before.get(sizes, 0) for sizes, n in now.items() if n > before.get(sizes, 0)}


@functools.cache
def watch(directory: str) -> None:
    """Writes what each step calls to a directory from now on. Further calls have no effect."""
    from torch.optim.optimizer import register_optimizer_step_post_hook

    register_optimizer_step_post_hook(_Watch(Path(directory)).stepped)


def last(directory: Path) -> Step | None:
    """The last step that was recorded there; `None` where no optimizer stepped, or none was watched.

    Raises `ValueError` for a damaged file.
    """
    path = directory / _FILE
    try:
        found = json.loads(path.read_text())
        calls: dict[str, shapes.Counts] = {}
        for stem, sizes, n in found["calls"]:
            calls.setdefault(str(stem), {})[tuple(int(size) for size in sizes)] = int(n)
        return Step(calls, int(found["peak_bytes"]))
    except FileNotFoundError:
        return None
    except (KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{path} is damaged ({error}); record again") from None
