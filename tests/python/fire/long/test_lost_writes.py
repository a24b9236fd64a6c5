"""Threads, forked children, failed ops and signals: no write is lost, and nobody waits for ever."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
from pathlib import Path

import pytest
import torch
from children import AWAIT_CHILD
from modes import MODES


def _writes(buffer: torch.Tensor, seed: int, writes: int, rows: range) -> None:
    """In-place ops on rows of one thread's own."""
    numbers = random.Random(seed)
    for _ in range(writes):
        row = buffer[numbers.choice(rows)]
        kind = numbers.randrange(4)
        if kind == 0:
            row.add_(numbers.randrange(3))
        elif kind == 1:
            row[numbers.randrange(4) :].mul_(-1)
        elif kind == 2:
            row[:4].copy_(torch.arange(4.0) * numbers.randrange(5))
        else:
            row.clamp_(-50, 50)


def _threads_write(device: str, seed: int, threads: int, writes: int) -> torch.Tensor:
    buffer = torch.zeros(threads * 2, 8, device=device)
    errors: list[BaseException] = []

    def work(i: int) -> None:
        try:
            _writes(buffer, seed * 100 + i, writes, range(2 * i, 2 * i + 2))
        except BaseException as error:
            errors.append(error)

    started = [threading.Thread(target=work, args=(i,)) for i in range(threads)]
    for thread in started:
        thread.start()
    for thread in started:
        thread.join()
    assert not errors, errors[0]
    return buffer.cpu()


@pytest.mark.parametrize("mode", MODES)
def test_threads_write_to_rows_of_one_tensor(mode: str) -> None:
    torch.tpu.set_eager_mode(mode)
    assert torch.equal(_threads_write("tpu", 1, 4, 60), _threads_write("cpu", 1, 4, 60))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("mode", MODES)
def test_eight_threads_write_to_rows_of_one_tensor(mode: str, seed: int) -> None:
    torch.tpu.set_eager_mode(mode)
    assert torch.equal(_threads_write("tpu", seed, 8, 1000), _threads_write("cpu", seed, 8, 1000))


def _too_large(x: torch.Tensor) -> torch.Tensor:
    return x[:, None] + x[None, :]


@pytest.mark.parametrize("mode", MODES)
def test_an_op_without_memory_leaves_its_neighbours(mode: str) -> None:
    torch.tpu.set_eager_mode(mode)
    count, other = torch.zeros(1, device="tpu"), torch.ones(3, device="tpu")
    large = torch.ones(1 << 20, device="tpu")
    count.add_(1)
    with pytest.raises(RuntimeError):
        count.add_(1)
        other.mul_(_too_large(large).sum())
        count.add_(1)
        torch.tpu.synchronize()
    # Where ops run at once, the one after the failure was never called.
    assert count.item() in (2, 3)
    assert other.tolist() == [1, 1, 1], "an in-place op that failed leaves what was there"
    other.add_(1)
    assert other.tolist() == [2, 2, 2]


def test_a_chain_of_in_place_ops_keeps_what_was_there_before_the_first_that_failed() -> None:
    torch.tpu.set_eager_mode("fused_exact")
    large = torch.ones(1 << 20, device="tpu")
    for _ in range(3):
        x = torch.zeros(4, device="tpu")
        x.add_(1)
        x[1:].mul_(3)
        x.add_(_too_large(large).sum())
        x.mul_(5)
        y = x + 1
        x[0] = 7
        with pytest.raises(RuntimeError, match="memory"):
            torch.tpu.synchronize()
        # Whatever reads the failed result failed with it, also the row that was written to a part of it.
        assert x.tolist() == [1, 3, 3, 3]
        with pytest.raises(RuntimeError, match="memory"):
            y.cpu()
        x.fill_(2)
        assert x.tolist() == [2, 2, 2, 2]


def test_a_value_that_is_written_over_as_a_whole_does_not_depend_on_what_failed() -> None:
    torch.tpu.set_eager_mode("fused_exact")
    large = torch.ones(1 << 20, device="tpu")
    x = torch.zeros(4, device="tpu")
    x.add_(_too_large(large).sum())
    x.copy_(torch.full((4,), 3.0, device="tpu"))
    with pytest.raises(RuntimeError, match="memory"):
        torch.tpu.synchronize()
    assert x.tolist() == [3, 3, 3, 3]


@pytest.mark.parametrize("before", [100, 250, 300, 520])
def test_an_op_that_fails_after_a_chunk_was_cut_by_its_length(before: int) -> None:
    torch.tpu.set_eager_mode("fused_exact")
    large = torch.ones(1 << 20, device="tpu")
    for _ in range(3):
        x, counts = torch.zeros(4, device="tpu"), torch.zeros(4, device="tpu")
        failed = 0
        for i in range(before):
            x[i % 4].add_(1)
            counts.add_(1)
        try:
            x.mul_(_too_large(large).sum())
            for _ in range(300):
                counts.add_(1)
                x.add_(1)
            torch.tpu.synchronize()
        except RuntimeError:
            failed += 1
        assert failed == 1
        # The error comes up where a chunk is cut, and the op that is called there is not run.
        assert before <= counts[0].item() <= before + 300
        assert counts.tolist() == [counts[0].item()] * 4
        kept = [before // 4 + (i < before % 4) for i in range(4)]
        # Whatever was added after the failure fails with it, up to where the error came up.
        further = x[0].item() - kept[0]
        assert 0 <= further < 300 and x.tolist() == [k + further for k in kept]


@pytest.mark.parametrize("device", ["tpu", "cpu"])
def test_threads_read_what_a_compiled_step_changes(device: str) -> None:
    parameter, gradient = torch.zeros(64, 64, device=device), torch.ones(64, 64, device=device)

    @torch.compile(backend="tpu", dynamic=False)
    def step(p: torch.Tensor, g: torch.Tensor) -> torch.Tensor:
        p.add_(g)
        return p.sum()

    step(parameter, gradient).item()
    stop, errors, reads = threading.Event(), [], [0, 0]

    def read(i: int) -> None:
        while not stop.is_set():
            try:
                parameter.sum().item()
                (parameter * 2)[0].cpu()
                reads[i] += 1
            except Exception as error:
                errors.append(error)
                return

    readers = [threading.Thread(target=read, args=(i,)) for i in range(2)]
    for reader in readers:
        reader.start()
    count = 1
    try:
        while (count < 200 or min(reads) < 20) and not errors:
            step(parameter, gradient)
            count += 1
    finally:
        stop.set()
        for reader in readers:
            reader.join()
    assert not errors, errors[0]
    assert torch.equal(parameter.cpu(), torch.full((64, 64), float(count)))


def _ended_well(code: str, argument: str, tmp_path: Path) -> subprocess.CompletedProcess[str]:
    """Runs a program in a process of its own, which nothing was imported in before."""
    program = tmp_path / "program.py"
    program.write_text(code)
    done = subprocess.run([sys.executable, program, argument], capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stdout + done.stderr
    return done


_FORKS = (
    AWAIT_CHILD
    + """
import threading, warnings
import torch
warnings.simplefilter("ignore")
torch.tpu.set_eager_mode(sys.argv[1])
(torch.ones(16, device="tpu") * 2).sum().item()
stop = threading.Event()
def work():
    while not stop.is_set():
        for _ in range(20):
            torch.empty(16, device="tpu"); torch.empty(64, device="tpu")
for _ in range(3):
    threading.Thread(target=work, daemon=True).start()
for _ in range(40):
    held = [torch.empty(8, device="tpu") for _ in range(20)]
    child = os.fork()
    if child == 0:
        del held
        os._exit(7)
    await_child(child, "a child hangs that lets go of tensors")
stop.set()
print("children ended")
sys.stdout.flush()
os._exit(0)
"""
)


@pytest.mark.parametrize("mode", MODES)
def test_a_forked_child_lets_go_of_tensors(mode: str, tmp_path: Path) -> None:
    assert "children ended" in _ended_well(_FORKS, mode, tmp_path).stdout


_SIGNALS = """
import signal, sys, time
import torch
torch.tpu.set_eager_mode(sys.argv[1])
loss = torch.zeros(1, device="tpu")
x = torch.randn(600, 600, device="tpu")
fired, errors = 0, []
def handler(number, frame):
    global fired
    try:
        loss.item()
        (x[0] + 1).sum().item()
        fired += 1
    except BaseException as error:
        errors.append(error)
    # Not before this one has ended.
    signal.setitimer(signal.ITIMER_REAL, 0.05)
signal.signal(signal.SIGALRM, handler)
signal.setitimer(signal.ITIMER_REAL, 0.05)
end = time.monotonic() + 5
while time.monotonic() < end or not fired:
    loss = (x @ x).tanh().mean()
    loss.item()
signal.setitimer(signal.ITIMER_REAL, 0)
assert not errors, errors[0]
print("fired", fired)
"""


@pytest.mark.parametrize("mode", MODES)
def test_a_handler_reads_what_the_main_thread_waits_for(mode: str, tmp_path: Path) -> None:
    assert "fired" in _ended_well(_SIGNALS, mode, tmp_path).stdout


_FIRST_OP = """
import os, signal, sys, threading, time
import torch
torch.tpu.set_eager_mode("strict")
timer = threading.Timer(float(sys.argv[1]), lambda: os.kill(os.getpid(), signal.SIGINT))
try:
    timer.start()
    torch.ones(3, device="tpu").add_(1)
    time.sleep(60)
    sys.exit("nobody heard Ctrl-C")
except KeyboardInterrupt:
    pass
for n in range(2, 5):
    assert torch.ones(n, n, device="tpu").sin().cumsum(0).cpu().shape == (n, n)
"""


@pytest.mark.parametrize("delay", [0.1, 0.6, 1.5])
def test_ctrl_c_during_the_first_op_breaks_nothing(delay: float, tmp_path: Path) -> None:
    """PyTorch's compiler is imported then: a package whose import is cut short stays broken."""
    done = _ended_well(_FIRST_OP, str(delay), tmp_path)
    assert "cannot be traced" not in done.stderr, done.stdout + done.stderr
