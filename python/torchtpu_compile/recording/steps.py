"""Calls of one training step of a recorded program, and the memory that its device used.

A step ends when the program's first optimizer has stepped. The last one counts: earlier steps make what
stays, such as the state of an optimizer.
"""

from __future__ import annotations

import functools
import json
import logging
import weakref
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from .. import _core, log
from ..whole_file import write_text
from . import shapes

_FILE = "step.json"


@dataclass(frozen=True)
class Step:
    """The last training step that was recorded in a directory."""

    calls: dict[str, shapes.Counts] | None
    """Calls of each graph that was called until then, by the name of its recording. `None` if fewer than two
    steps ended: what came before the first one is no step."""
    peak_bytes: int
    """Most bytes that all arrays of a device took until then."""

    def calls_of(self, stem: str, sizes: tuple[int, ...]) -> int | None:
        """Calls of a graph at these sizes; `None` if they are not known."""
        counts = None if self.calls is None else self.calls.get(stem)
        return None if counts is None else counts.get(sizes, 0)


class _Watch:
    """Follows the optimizer that steps first, and where that is gone the next one."""

    def __init__(self, directory: Path) -> None:
        self._directory = directory
        self._optimizer: Callable[[], object] = lambda: None
        self._before: dict[str, shapes.Counts] | None = None

    def stepped(self, optimizer: object, *_: object) -> None:
        import torch

        # A compiled step is traced with its hooks.
        if torch.compiler.is_compiling():
            return
        if self._optimizer() is None:
            self._optimizer, self._before = weakref.ref(optimizer), None
        if self._optimizer() is not optimizer:
            return
        from .shape_counter import counted, start_what_waits

        start_what_waits()
        now = counted()
        calls = None
        if self._before is not None:
            more = {stem: _more(counts, self._before.get(stem, {})) for stem, counts in now.items()}
            calls = more if any(more.values()) else None
        self._before = now
        self._write(calls)

    def _write(self, calls: dict[str, shapes.Counts] | None) -> None:
        listed = None
        if calls is not None:
            listed = {stem: [[list(sizes), n] for sizes, n in of.items()] for stem, of in calls.items()}
        found = {"calls": listed, "peak_bytes": _core.virtual_statistics()["peak_bytes"]}
        try:
            self._directory.mkdir(parents=True, exist_ok=True)
            write_text(self._directory / _FILE, json.dumps(found))
        except OSError as error:
            log.once(logging.WARNING, f"steps are not recorded in {self._directory}: {error}")


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
        calls: dict[str, shapes.Counts] | None = None
        if found["calls"] is not None:
            calls = {
                str(stem): {tuple(int(size) for size in sizes): int(n) for sizes, n in of}
                for stem, of in found["calls"].items()
            }
        return Step(calls, int(found["peak_bytes"]))
    except FileNotFoundError:
        return None
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise ValueError(f"{path} is damaged ({error}); record again") from None


def forget(directory: Path) -> None:
    """Removes the step of an earlier run."""
    (directory / _FILE).unlink(missing_ok=True)
