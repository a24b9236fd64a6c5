"""Standard streams as commands need them: open, able to show every character, and no reason to fail."""

from __future__ import annotations

import errno
import io
import os
import sys
from typing import Any, TextIO


class _Forgiving(io.RawIOBase):
    """Writes to standard error and drops text that cannot be written: the reader may be gone, or the disk
    full.
    """

    def __init__(self, descriptor: int) -> None:
        self._descriptor = descriptor

    def writable(self) -> bool:
        return True

    def fileno(self) -> int:
        return self._descriptor

    def isatty(self) -> bool:
        return os.isatty(self._descriptor)

    def write(self, data: Any, /) -> int:
        left = memoryview(data).cast("B")
        size = len(left)
        try:
            while left:
                left = left[os.write(self._descriptor, left) :]
        except OSError:
            pass
        return size


def prepare() -> None:
    """Makes the standard streams fit for a command."""
    # A file that is opened later would take the place of a stream that is closed, and what is told would
    # go into it.
    for descriptor in range(3):
        try:
            os.fstat(descriptor)
        except OSError as error:
            if error.errno != errno.EBADF:
                continue
            opened = os.open(os.devnull, os.O_RDWR)
            if opened != descriptor:
                os.dup2(opened, descriptor)
                os.close(opened)
    sys.stdout = _text(sys.stdout, 1)
    # Under a test runner, it is not the process's own.
    if sys.stderr is None or sys.stderr is sys.__stderr__:
        sys.stderr = io.TextIOWrapper(
            io.BufferedWriter(_Forgiving(2)),
            encoding=getattr(sys.stderr, "encoding", None) or "utf-8",
            errors="backslashreplace",
            line_buffering=True,
            write_through=True,
        )


def _text(stream: TextIO | None, descriptor: int) -> TextIO:
    """A stream that shows what its encoding lacks as an escape."""
    if stream is None:
        return open(descriptor, "w", encoding="utf-8", closefd=False)
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")
    return stream


def discard_output() -> None:
    """Standard output goes nowhere from now on: Python flushes it once more at exit."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.close(nowhere)
