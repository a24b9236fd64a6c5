"""Counting the sizes that recorded graphs are called with, while the program runs.

Counts are on disk half a second after the call at the latest, and at once when sizes are new: what a program
did before it was killed is known.
"""

from __future__ import annotations

import atexit
import contextlib
import logging
import os
import secrets
import threading
from collections.abc import Callable
from pathlib import Path

from .. import log
from ..stand_in import STAND_IN
from . import shapes

# Seconds between writes of counts that changed.
PERIOD = 0.5

_counters: dict[Path, ShapeCounter] = {}
_lock = threading.Lock()
_writing = threading.Lock()
"""Held while collectors run and counts are written."""
_ended = False
"""Whether this process has written for the last time."""
_collectors: list[tuple[int, Callable[[], None]]] = []
"""Functions that count what was called since, by process."""
_writer_of: int | None = None
"""The process whose writer thread runs."""


def counter_for(recording: Path, symbols: list[str]) -> ShapeCounter:
    """The counter of a recorded graph in this process."""
    with _lock:
        return _counters.setdefault(recording, ShapeCounter(recording, symbols))


class ShapeCounter:
    """Counts the calls of one graph by its sizes."""

    def __init__(self, recording: Path, symbols: list[str]) -> None:
        self._recording = recording
        self._symbols = symbols
        self._counts: shapes.Counts = {}
        self._changed = False
        self._process = 0
        self._path = recording
        self._writing = threading.Lock()

    @property
    def name(self) -> str:
        """The recording's name."""
        return self._recording.stem

    def counts(self) -> shapes.Counts:
        """Calls that this process counted, by sizes."""
        with _lock:
            return dict(self._counts) if self._process == os.getpid() else {}

    def count(self, sizes: tuple[int, ...]) -> None:
        """Counts one call."""
        with _lock:
            if self._process != os.getpid():
                # What a parent counted before it forked is in its own file.
                self._process = os.getpid()
                self._counts = {}
                self._writing = threading.Lock()
                token = f"{os.getpid()}-{secrets.token_hex(4)}"
                self._path = self._recording.with_suffix(f".{token}.shapes.json")
            new = sizes not in self._counts
            self._counts[sizes] = self._counts.get(sizes, 0) + 1
            self._changed = True
        if new:
            self.write()
        _start_writer()

    def reach(self, sizes: tuple[int, ...], calls: int) -> None:
        """Counts calls up to that many."""
        for _ in range(calls - self._counts.get(sizes, 0)):
            self.count(sizes)

    def write(self) -> None:
        """Writes the counts if they changed. A failure is a warning."""
        with self._writing:
            with _lock:
                if not self._changed or self._process != os.getpid():
                    return
                counts, self._changed = dict(self._counts), False
            try:
                self._path.parent.mkdir(parents=True, exist_ok=True)
                shapes.write(self._path, self._symbols, counts)
            except OSError as error:
                log.once(logging.WARNING, f"shapes are not counted in {self._path.parent}: {error}")


def before_writing(collect: Callable[[], None]) -> None:
    """Calls `collect` in this process before counts are written, at regular times and at the end."""
    with _lock:
        _collectors.append((os.getpid(), collect))
    _start_writer()


def _start_writer() -> None:
    """Starts the thread that writes, once per process: threads do not survive a fork."""
    global _writer_of
    if _writer_of == os.getpid():
        return
    with _lock:
        if _writer_of == os.getpid():
            return
        _writer_of = os.getpid()
    threading.Thread(target=_write_now_and_then, name="torchtpu-shapes", daemon=True).start()


def _write_now_and_then() -> None:
    pause = threading.Event()
    while not _ended:
        pause.wait(PERIOD)
        _write_all()


def _write_all() -> None:
    with _writing:
        if not _ended:
            for counter in _collected():
                counter.write()


def start_what_waits() -> None:
    """Starts the ops of the `tpu` device that wait for others: nobody may read what they compute."""
    import torch

    accelerator = torch.accelerator.current_accelerator()
    if accelerator is not None and accelerator.type == "tpu":
        for device in range(torch.accelerator.device_count()):
            torch.accelerator.synchronize(device)


def counted() -> dict[str, shapes.Counts]:
    """The calls of this process so far, by the name of the recording."""
    with _writing:
        return {counter.name: counter.counts() for counter in _collected()}


def _collected() -> list[ShapeCounter]:
    """All counters, up to date."""
    with _lock:
        collectors = [collect for process, collect in _collectors if process == os.getpid()]
    for collect in collectors:
        collect()
    with _lock:
        return list(_counters.values())


def _end() -> None:
    """Writes for the last time. The writer thread must not run PyTorch's ops when Python ends it."""
    global _ended
    if os.environ.get(STAND_IN):
        with contextlib.suppress(Exception):
            start_what_waits()
    _write_all()
    with _writing:
        _ended = True


def _renew_locks() -> None:
    """A thread of the parent may have held them."""
    global _lock, _writing
    _lock = threading.Lock()
    _writing = threading.Lock()


atexit.register(_end)
os.register_at_fork(after_in_child=_renew_locks)
