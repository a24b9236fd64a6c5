"""The package's logger: warnings reach stderr by default, `TORCHTPU_LOG` shows more."""

from __future__ import annotations

import logging
import threading

from . import _core

LOGGER = logging.getLogger("torchtpu_compile")

LEVELS = ("error", "warning", "info", "debug")

_seen: set[str] = set()
_lock = threading.Lock()
_handler: logging.Handler | None = None


def set_level(level: str) -> None:
    """Shows messages of `level` (one of `LEVELS`) and above on stderr."""
    global _handler
    with _lock:
        if _handler is None:
            _handler = logging.StreamHandler()
            _handler.setFormatter(logging.Formatter("%(name)s: %(message)s"))
            LOGGER.addHandler(_handler)
            LOGGER.propagate = False
        LOGGER.setLevel(level.upper())
        _core.set_log_level(level)


def reset_level() -> None:
    """Back to what shows by default: warnings, through whatever logging the program has set up."""
    global _handler
    with _lock:
        if _handler is not None:
            LOGGER.removeHandler(_handler)
            _handler = None
        LOGGER.propagate = True
        LOGGER.setLevel(logging.NOTSET)
        _core.set_log_level("warning")


def once(level: int, message: str) -> None:
    """Logs `message` unless this process has already logged the very same text."""
    with _lock:
        if message in _seen:
            return
        _seen.add(message)
    LOGGER.log(level, message)


def forget() -> None:
    """Lets every `once` message be said again."""
    with _lock:
        _seen.clear()
