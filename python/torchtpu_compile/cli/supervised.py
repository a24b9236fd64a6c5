"""A program that a command runs: signals reach it, and it does not outlive the command."""

from __future__ import annotations

import contextlib
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import FrameType
from typing import IO

# How long a program may take to end after it was asked to, and the pipe of what it printed to close.
PATIENCE = 20.0
# How often signals and time are looked at.
TICK = 0.05


@dataclass(frozen=True)
class Ended:
    """How a program ended."""

    status: int
    """128 and the signal's number where one ended it."""
    seconds: float
    timed_out: bool
    interrupted: bool
    """Whether Ctrl-C came while it ran."""
    terminated: bool
    """Whether this process was told to end."""


@dataclass
class _Told:
    """The signals that came."""

    interrupts: int = 0
    terminated: bool = False


def run(
    program: list[str],
    environment: Mapping[str, str],
    *,
    output: Callable[[bytes], None] | None = None,
    timeout: float | None = None,
    patience: float | None = None,
    before_end: Callable[[int], None] | None = None,
) -> Ended:
    """Runs a program to its end.

    A terminal sends Ctrl-C to the program as well, which decides what it means; where it goes on for longer
    than `patience` seconds, it is ended. SIGTERM goes to the program. `output` gets what it prints, line by
    line; without, the program has this process's streams. After `timeout` seconds it is ended, after
    `before_end(pid)`.

    Raises `OSError` where there is no such program.
    """
    begun = time.monotonic()
    piped = {"stdout": subprocess.PIPE, "stderr": subprocess.STDOUT} if output is not None else {}
    with _signals() as told:
        child = subprocess.Popen(program, env=dict(environment), **piped)  # type: ignore[call-overload]
        copier = None
        try:
            if output is not None:
                copier = threading.Thread(target=_copy, args=(child.stdout, output), daemon=True)
                copier.start()
            timed_out = _wait(child, told, begun, timeout, patience, before_end)
        finally:
            if child.poll() is None:
                child.kill()
            status = child.wait()
        if copier is not None:
            # What the program started itself may hold the pipe open.
            copier.join(0.0 if told.terminated else PATIENCE)
    return Ended(
        128 - status if status < 0 else status,
        time.monotonic() - begun,
        timed_out,
        told.interrupts > 0,
        told.terminated,
    )


def _wait(
    child: subprocess.Popen[bytes],
    told: _Told,
    begun: float,
    timeout: float | None,
    patience: float | None,
    before_end: Callable[[int], None] | None,
) -> bool:
    """Waits until the program has ended, and ends it where it has to. Whether its time was up."""
    time_is_up = float("inf") if timeout is None else begun + timeout
    gives_up = float("inf")
    passed_on = False
    while child.poll() is None:
        now = time.monotonic()
        if told.terminated and not passed_on:
            passed_on = True
            child.terminate()
            gives_up = now + PATIENCE
        elif told.interrupts and patience is not None:
            gives_up = min(gives_up, now + patience)
        if now > time_is_up or now > gives_up:
            if told.terminated:
                child.kill()
            else:
                if before_end is not None:
                    before_end(child.pid)
                _end(child)
            child.wait()
            return now > time_is_up
        with contextlib.suppress(subprocess.TimeoutExpired):
            child.wait(TICK)
    return False


def _end(child: subprocess.Popen[bytes]) -> None:
    child.terminate()
    try:
        child.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        child.kill()


@contextlib.contextmanager
def _signals() -> Iterator[_Told]:
    """Notes Ctrl-C and SIGTERM instead of following them."""
    told = _Told()
    if threading.current_thread() is not threading.main_thread():
        yield told
        return

    def note(number: int, _: FrameType | None) -> None:
        if number == signal.SIGTERM:
            told.terminated = True
        else:
            told.interrupts += 1

    previous = {number: signal.signal(number, note) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield told
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)


def _copy(source: IO[bytes], output: Callable[[bytes], None]) -> None:
    """Whatever becomes of the output, the program is never left with a pipe that nobody empties."""
    for line in iter(lambda: source.readline(1 << 16), b""):
        with contextlib.suppress(OSError, ValueError):
            output(line)
