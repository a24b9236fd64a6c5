"""Starting the processes of a program of several ranks, and what they found."""

from __future__ import annotations

import contextlib
import json
import os
import random
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any


@dataclass
class Rank:
    """A process that has ended."""

    code: int
    found: dict[str, Any]
    """The last line of its output, which is JSON; empty where it wrote none."""
    errors: str


def free_port() -> int:
    """A port that nobody has, and that the kernel gives to no connection before rank 0 listens there."""
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with socket.socket() as listener, contextlib.suppress(OSError):
            listener.bind(("127.0.0.1", port))
            return port


def run_ranks(
    worker: Path,
    scenario: str,
    ranks: int,
    cache: Path,
    more: Mapping[str, str] | None = None,
    longest: float = 300,
) -> list[Rank]:
    """Runs `python worker scenario` as so many ranks, over a port of their own.

    A rank that is there after `longest` seconds counts as one that hangs.
    """
    port = free_port()
    env = {
        **os.environ,
        "MASTER_ADDR": "127.0.0.1",
        "MASTER_PORT": str(port),
        "WORLD_SIZE": str(ranks),
        "TORCHTPU_CACHE": "on",
        "TORCHTPU_CACHE_DIR": str(cache),
        "TORCHINDUCTOR_CACHE_DIR": str(cache / "pytorch"),
        "OMP_NUM_THREADS": "1",
        **(more or {}),
    }
    started = [
        subprocess.Popen(
            [sys.executable, worker, scenario],
            env={**env, "RANK": str(rank)},
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for rank in range(ranks)
    ]
    ended: list[Rank] = []
    try:
        # The first is the one that may be stopped for ever.
        for process in reversed(started):
            if process is started[0]:
                _end_if_stopped(process)
            out, err = process.communicate(timeout=longest)
            lines = out.splitlines()
            ended.append(Rank(process.returncode, json.loads(lines[-1]) if lines else {}, err))
    finally:
        for process in started:
            process.kill()
    return ended[::-1]


def _end_if_stopped(process: subprocess.Popen[str]) -> None:
    time.sleep(1)
    if Path(f"/proc/{process.pid}/stat").read_text().rpartition(")")[2].split()[0] == "T":
        process.send_signal(signal.SIGKILL)
