"""Ctrl-C and SIGTERM: raised as exceptions in a command, but not in the middle of an import."""

from __future__ import annotations

import _thread
import signal
import threading
import time
from types import CodeType, FrameType
from typing import Any, Final

RETRY: Final = 0.02
"""Seconds between two looks at whether an import has ended."""

_IMPORTS = "<frozen importlib._bootstrap>"


class Terminated(KeyboardInterrupt):
    """SIGTERM came: commands tidy up as they do after Ctrl-C."""


class Interrupts:
    """Raises `KeyboardInterrupt` after Ctrl-C and, once, `Terminated` after SIGTERM.

    A signal that arrives during an import is raised once that import has ended. Extension modules run Python
    while they initialize themselves, and some of them crash if that raises: they free what they have not made
    yet, or end the process (seen with modules of nanobind).
    """

    def __init__(self, command: CodeType) -> None:
        """`command` is the code of the function that runs a command. Imports that call it do not count."""
        self._command = command
        self._previous: dict[int, Any] = {}
        self.terminated = False

    def install(self) -> None:
        """Sets the handlers. Does nothing outside of the main thread; an ignored SIGINT remains ignored."""
        if threading.current_thread() is not threading.main_thread():
            return
        for number in (signal.SIGTERM, signal.SIGINT):
            if number == signal.SIGTERM or signal.getsignal(number) is signal.default_int_handler:
                self._previous[number] = signal.signal(number, self._handle)

    def uninstall(self, *, exits: bool) -> None:
        """Restores the handlers that `install` replaced. Signals end a process that `exits` next at once."""
        while self._previous:
            number, handler = self._previous.popitem()
            signal.signal(number, signal.SIG_DFL if exits else handler)

    def _handle(self, number: int, frame: FrameType | None) -> None:
        if self._imports(frame):
            # A thread of `threading` takes locks that the interrupted code may hold.
            _thread.start_new_thread(_send_later, (number,))
        elif number == signal.SIGINT:
            raise KeyboardInterrupt
        elif not self.terminated:
            self.terminated = True
            raise Terminated

    def _imports(self, frame: FrameType | None) -> bool:
        while frame is not None and frame.f_code is not self._command:
            if frame.f_code.co_filename == _IMPORTS:
                return True
            frame = frame.f_back
        return False


def _send_later(number: int) -> None:
    time.sleep(RETRY)
    main = threading.main_thread().ident
    if main is not None:
        signal.pthread_kill(main, number)
