"""The part of `torchtpu rehearse` in the user's process: it writes what the process asked of its device."""

from __future__ import annotations

import atexit
import functools
import json
import os
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import Any, Final

from .. import _core
from ..whole_file import write_text

STEP_COUNTS: Final = (
    "compiles",
    "executions",
    "uploads",
    "upload_bytes",
    "downloads",
    "download_bytes",
)
"""Counters of the virtual accelerator that are kept for each step."""

_PAUSE: Final = 0.5
"""Seconds between two writes while the program runs."""
_MOST_STEPS: Final = 10_000


class Rehearsal:
    """The counts of this process. They reach the disk twice a second, even if the process is killed."""

    def __init__(self, directory: Path) -> None:
        self._path = directory / f"{os.getpid()}.json"
        self._process = os.getpid()
        self._begun = time.monotonic()
        self._steps: list[list[int]] = []
        self._step_count = 0
        self._at_last = [0] * len(STEP_COUNTS)
        self._written: dict[str, int] = {}
        self._lock = threading.Lock()

    def begin(self) -> None:
        """Starts to count. Called while PyTorch is imported."""
        from torch.optim.optimizer import register_optimizer_step_post_hook

        _core.open_ledger()
        register_optimizer_step_post_hook(self._step_ended)
        # Functions registered later run earlier: the last programs are in the counts.
        atexit.register(self._write, has_ended=True)
        threading.Thread(target=self._keep_writing, name="torchtpu-rehearsal", daemon=True).start()

    def _step_ended(self, *_: object) -> None:
        import torch

        # A compiled step is traced with its hooks.
        if torch.compiler.is_compiling():
            return
        statistics = _core.virtual_statistics()
        now = [statistics[name] for name in STEP_COUNTS]
        if len(self._steps) < _MOST_STEPS:
            self._steps.append([n - before for n, before in zip(now, self._at_last, strict=True)])
        self._at_last = now
        self._step_count += 1

    def _keep_writing(self) -> None:
        while True:
            time.sleep(_PAUSE)
            self._write(has_ended=False)

    def _write(self, *, has_ended: bool) -> None:
        # A forked process has its parent's counts.
        if os.getpid() != self._process:
            return
        with self._lock:
            statistics = _core.virtual_statistics()
            if not has_ended and statistics == self._written:
                return
            self._written = statistics
            write_text(self._path, json.dumps(self._counts(statistics, has_ended)))

    def _counts(self, statistics: dict[str, int], has_ended: bool) -> dict[str, Any]:
        from ..counters import metrics
        from .report import ON_HOST

        calls = [(*key, call.count, call.bytes, call.reason) for key, call in ON_HOST.calls.copy().items()]
        return {
            "process": self._process,
            "has_ended": has_ended,
            "seconds": time.monotonic() - self._begun,
            "statistics": statistics,
            **(_core.ledger() or {}),
            "steps": self._steps,
            "step_count": self._step_count,
            "on_host": calls,
            "graph_breaks": metrics()["graph_breaks"],
            "error": _error() if has_ended else None,
        }


@functools.cache
def begin(directory: str) -> None:
    """Starts to count in a process of `torchtpu rehearse`. Further calls have no effect."""
    Rehearsal(Path(directory)).begin()


def _error() -> dict[str, Any] | None:
    """The exception that ends this process: type, message, line, and whether memory was missing."""
    import torch

    error = getattr(sys, "last_value", None)
    if error is None:
        return None
    from ..recording.outside import users_frames

    users = users_frames(traceback.extract_tb(error.__traceback__))
    return {
        "type": type(error).__name__,
        "message": str(error),
        "line": f"{users[-1].filename}:{users[-1].lineno}" if users else None,
        "is_out_of_memory": isinstance(error, torch.OutOfMemoryError),
    }
