"""Progress of a long command on stderr: a line that stays in place on a terminal, plain lines elsewhere."""

from __future__ import annotations

import shutil
import sys
import threading
import time
from types import TracebackType
from typing import Final

from .output import seconds_text

HEARTBEAT: Final = 30.0
"""Seconds between two lines while nothing ends, if stderr is not a terminal."""


class Progress:
    """Counts jobs that end. Use it as a context manager; it leaves the terminal as it was.

    A thread shows the elapsed time, the running jobs and the number of waiting ones: each second on a
    terminal, else each `HEARTBEAT` seconds.
    """

    def __init__(self, total: int, heartbeat: float = HEARTBEAT) -> None:
        self._total = total
        self._done = 0
        self._failed = 0
        self._running: dict[str, float] = {}
        self._begun = time.monotonic()
        self._terminal = sys.stderr.isatty()
        self._pause = 1.0 if self._terminal else heartbeat
        self._lock = threading.Lock()
        self._ended = threading.Event()
        self._thread = threading.Thread(target=self._beat, name="torchtpu-progress", daemon=True)

    def __enter__(self) -> Progress:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._ended.set()
        self._thread.join()
        if self._terminal:
            self._clear()

    def started(self, what: str) -> None:
        """Adds a running job."""
        with self._lock:
            self._running[what] = time.monotonic()
            self._draw()

    def ended(self, what: str, status: str, seconds: float | None, message: str | None) -> None:
        """Removes a running job. Prints a line unless it succeeded and stderr is a terminal."""
        with self._lock:
            self._running.pop(what, None)
            self._done += 1
            good = message is None
            self._failed += not good
            took = "" if seconds is None else f" ({seconds_text(seconds)})"
            if not (self._terminal and good):
                if self._terminal:
                    self._clear()
                line = f"[{self._done}/{self._total}] {status.replace('_', ' ')}: {what}{took}"
                if not good:
                    line += f": {' '.join(str(message).split())[:300]}"
                print(line, file=sys.stderr, flush=True)
            self._draw()

    def _beat(self) -> None:
        while not self._ended.wait(self._pause):
            with self._lock:
                if self._terminal:
                    self._draw()
                elif self._running:
                    print(self._state(), file=sys.stderr, flush=True)

    def _state(self) -> str:
        now = time.monotonic()
        running = ", ".join(f"{what} ({now - since:.0f} s)" for what, since in self._running.items())
        waiting = self._total - self._done - len(self._running)
        elapsed = f"{now - self._begun:.0f} s in all"
        return f"[{self._done}/{self._total}] compiling {running}; {waiting} waiting, {elapsed}"

    def _clear(self) -> None:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()

    def _draw(self) -> None:
        if not self._terminal:
            return
        width = shutil.get_terminal_size().columns
        share = self._done / self._total if self._total else 1.0
        bar = "█" * int(20 * share) + "░" * (20 - int(20 * share))
        elapsed = time.monotonic() - self._begun
        left = ""
        if self._done:
            left = f", {_clock(elapsed / self._done * (self._total - self._done))} left"
        failed = f", {self._failed} failed" if self._failed else ""
        now = f"  {next(iter(self._running))}" if self._running else ""
        line = f"{bar} {self._done}/{self._total}{failed}, {_clock(elapsed)}{left}{now}"
        sys.stderr.write("\r\x1b[K" + line[: max(1, width - 1)])
        sys.stderr.flush()


def _clock(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"
