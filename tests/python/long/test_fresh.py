"""A forked process (`fresh`) does what a new one does."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import fresh
import pytest


def python(code: str, **more: Any) -> subprocess.CompletedProcess[str]:
    return fresh.run([sys.executable, "-c", code], **more)


@pytest.mark.parametrize(
    "code",
    [
        "print('out'); import sys; print('err', file=sys.stderr)",
        "raise SystemExit(3)",
        "raise SystemExit('why')",
        "import os; os._exit(7)",
        "import os, signal; os.kill(os.getpid(), signal.SIGSEGV)",
        "import os; print('lost', end=''); os.abort()",
        "import sys; print(sys.argv, __name__, sys.stdin.read(), 'torchtpu_compile' in sys.modules)",
        "import sys; print([(s.encoding, s.errors, s.line_buffering, s.seekable(), s.fileno()) for s in "
        "(sys.stdin, sys.stdout, sys.stderr)]); sys.stdout.reconfigure(errors='replace')",
        "import os, tempfile; print(os.getcwd(), os.environ['TMPDIR'], tempfile.gettempdir())",
    ],
)
def test_a_forked_process_ends_as_a_new_one_does(code: str, tmp_path: Path) -> None:
    env = {**os.environ, "TMPDIR": str(tmp_path), "TORCH_DEVICE_BACKEND_AUTOLOAD": "0"}
    forked = python(code, env=env, cwd=tmp_path)
    command = [sys.executable, "-c", code]
    new = subprocess.run(
        command, env=env, cwd=tmp_path, capture_output=True, text=True, stdin=subprocess.DEVNULL
    )
    assert (forked.returncode, forked.stdout, forked.stderr) == (new.returncode, new.stdout, new.stderr)


def test_an_error_that_nobody_catches_is_shown() -> None:
    done = python("1 / 0")
    assert done.returncode == 1
    assert done.stderr.startswith("Traceback")
    assert done.stderr.endswith("ZeroDivisionError: division by zero\n")


def test_processes_hash_strings_differently_and_draw_their_own_numbers() -> None:
    code = "import random, numpy; print(hash('a'), random.random(), numpy.random.rand())"
    one, other, third = (python(code).stdout.split() for _ in range(3))
    assert one[0] != other[0]
    assert len({one[1], other[1], third[1]}) == 3 and len({one[2], other[2], third[2]}) == 3


def test_what_pytorch_reads_when_it_is_imported_is_read() -> None:
    code = "import torch; print(torch.get_num_threads())"
    assert python(code, env={**os.environ, "OMP_NUM_THREADS": "1"}).stdout == "1\n"


def gone(pid: int) -> bool:
    for _ in range(200):
        try:
            if Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] == "Z":
                return True
        except FileNotFoundError:
            return True
        time.sleep(0.05)
    return False


@pytest.mark.parametrize(
    "how",
    {
        "sleeps": "print('begun', flush=True); time.sleep(60)",
        "closes its output and sleeps": "os.close(1); os.close(2); time.sleep(60)",
        "leaves another with its output": "os.fork() or time.sleep(20)",
    }.items(),
    ids=lambda how: how[0],
)
def test_a_process_that_does_not_end_is_killed_at_its_deadline(how: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "pid"
    assert python("print(1)").stdout == "1\n"
    with pytest.raises(subprocess.TimeoutExpired) as caught:
        python(f"import os, time; open({str(file)!r}, 'w').write(str(os.getpid())); {how[1]}", timeout=10.0)
    assert caught.value.output == (b"begun\n" if how[0] == "sleeps" else b"")
    assert gone(int(file.read_text()))
    assert python("print(1)").stdout == "1\n"


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_nothing_outlives_tests_that_are_ended(how: signal.Signals, tmp_path: Path) -> None:
    file = tmp_path / "pids"
    sleeps = (
        f"import os, time; file = open({str(file)!r}, 'w'); "
        "print(os.getpid(), os.getppid(), 'whole', file=file, flush=True); time.sleep(60)"
    )
    asks = f"import sys, fresh; fresh.run([sys.executable, '-c', {sleeps!r}])"
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    with subprocess.Popen(
        [sys.executable, "-c", asks], env=env, stderr=subprocess.PIPE, start_new_session=True
    ) as asker:
        try:
            end = time.monotonic() + 200
            while not (file.exists() and "whole" in file.read_text()) and time.monotonic() < end:
                time.sleep(0.05)
            process, server = map(int, file.read_text().split()[:2])
            # Ctrl-C in a terminal reaches all of them.
            (os.killpg if how == signal.SIGINT else os.kill)(asker.pid, how)
            asker.wait(30)
        finally:
            asker.kill()
    assert gone(process) and gone(server)


def test_a_server_that_ends_is_told_and_replaced() -> None:
    with pytest.raises(RuntimeError, match="has ended, with status -9"):
        python("import os, signal; os.kill(os.getppid(), signal.SIGKILL)")
    assert python("print(1)").stdout == "1\n"
