"""How far a long command is: a line that stays in place on a terminal, plain lines elsewhere. On stderr."""

from __future__ import annotations

import shutil
import sys
import time
from types import TracebackType

from .output import seconds_text


class Progress:
    """Counts jobs that end. Use it as a context; it leaves the terminal as it was."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._failed = 0
        self._running: list[str] = []
        self._begun = time.monotonic()
        self._terminal = sys.stderr.isatty()

    def __enter__(self) -> Progress:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._terminal:
            self._clear()

    def started(self, what: str) -> None:
        self._running.append(what)
        self._draw()

    def ended(self, what: str, status: str, seconds: float | None, message: str | None) -> None:
        """One job ended; what failed is said at once."""
        self._running.remove(what)
        self._done += 1
        good = message is None
        self._failed += not good
        took = "" if seconds is None else f" ({seconds_text(seconds)})"
        if self._terminal and good:
            self._draw()
            return
        if self._terminal:
            self._clear()
        line = f"[{self._done}/{self._total}] {status.replace('_', ' ')}: {what}{took}"
        if not good:
            line += f": {' '.join(str(message).split())[:300]}"
        print(line, file=sys.stderr, flush=True)
        self._draw()

    def _clear(self) -> None:
        sys.stderr.write("\r\x1b[K")
        sys.stderr.flush()

    def _draw(self) -> None:
        if not self._terminal:
            return
        width = shutil.get_terminal_size().columns
        share = self._done / self._total if self._total else 1.0
        bar = "█" * int(20 * share) + "░" * (20 - int(20 * share))
        left = ""
        if self._done:
            remaining = (time.monotonic() - self._begun) / self._done * (self._total - self._done)
            left = f", {int(remaining) // 60}:{int(remaining) % 60:02} left"
        failed = f", {self._failed} failed" if self._failed else ""
        now = f"  {self._running[0]}" if self._running else ""
        line = f"{bar} {self._done}/{self._total}{failed}{left}{now}"
        sys.stderr.write("\r\x1b[K" + line[: max(1, width - 1)])
        sys.stderr.flush()
