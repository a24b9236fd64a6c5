"""The package's logger: warnings reach stderr by default, `TORCHTPU_LOG` shows more.

Each line on stderr begins with `torchtpu: `. A program that has set logging up gets the records instead, and
shows them its own way. The core's records come through loggers below this one, named after its modules.
"""

from __future__ import annotations

import contextlib
import logging
import sys
import threading
from collections.abc import Iterator

LOGGER = logging.getLogger("torchtpu_compile")

LEVELS = ("error", "warning", "info", "debug")

_seen: set[str] = set()
_lock = threading.Lock()
_collecting = threading.local()

Record = tuple[str, int, str]
"""The name of a logger, a level and a message."""


class _Lines(logging.Handler):
    """Writes messages to stderr where nobody else handles them."""

    def emit(self, record: logging.LogRecord) -> None:
        others = [handler for handler in LOGGER.handlers if handler is not self]
        if others or (LOGGER.propagate and logging.getLogger().hasHandlers()):
            return
        try:
            for line in self.format(record).splitlines():
                print(f"torchtpu: {line}", file=sys.stderr)
        except OSError:
            self.handleError(record)


LOGGER.addHandler(_Lines())


def set_level(level: str) -> None:
    """Shows messages of `level` (one of `LEVELS`) and above on stderr."""
    with _lock:
        LOGGER.propagate = False
        LOGGER.setLevel(level.upper())


def reset_level() -> None:
    """Back to what shows by default: warnings, through whatever logging the program has set up."""
    with _lock:
        LOGGER.propagate = True
        LOGGER.setLevel(logging.NOTSET)


def once(level: int, message: str) -> None:
    """Logs `message` unless this process has already logged the very same text."""
    with _lock:
        if message in _seen:
            return
        _seen.add(message)
    say(LOGGER.name, level, message)


def say(logger: str, level: int, message: str) -> None:
    """Logs `message`, or keeps it for the thread that waits for this one."""
    kept: list[Record] | None = getattr(_collecting, "records", None)
    if kept is None:
        logging.getLogger(logger).log(level, "%s", message)
    else:
        kept.append((logger, level, message))


@contextlib.contextmanager
def collected(records: list[Record]) -> Iterator[None]:
    """Appends what this thread says in the block to `records`.

    A handler holds a lock of its own while it handles a record. If it waits for another thread, that
    thread must not log.
    """
    before = getattr(_collecting, "records", None)
    _collecting.records = records
    try:
        yield
    finally:
        _collecting.records = before


def forget() -> None:
    """Lets every `once` message be said again."""
    with _lock:
        _seen.clear()
