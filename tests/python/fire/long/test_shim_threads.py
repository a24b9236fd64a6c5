"""Threads that share generators, storages, pinned memory and the table of ops of the device's C++ part.

`make tsan` runs this file and the others on threads with that part under ThreadSanitizer.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
import torch
from children import AWAIT_CHILD
from modes import MODES

THREADS = 8


def _together(work: Callable[[int], None], threads: int = THREADS) -> None:
    """Runs `work` on threads that begin at the same time; raises the first error."""
    errors: list[BaseException] = []
    begin = threading.Barrier(threads)

    def run(i: int) -> None:
        try:
            begin.wait()
            work(i)
        except BaseException as error:
            errors.append(error)

    started = [threading.Thread(target=run, args=(i,)) for i in range(threads)]
    for thread in started:
        thread.start()
    for thread in started:
        thread.join()
    if errors:
        raise errors[0]


@pytest.mark.parametrize("mode", MODES)
def test_threads_draw_from_one_generator(mode: str) -> None:
    torch.tpu.set_eager_mode(mode)
    generator = torch.Generator("tpu").manual_seed(11)
    drawn: list[list[float]] = []

    def draw(_: int) -> None:
        for _ in range(20):
            drawn.append(torch.rand(3, device="tpu", generator=generator).tolist())
            generator.get_state()
            generator.initial_seed()

    _together(draw)
    generator.manual_seed(11)
    alone = [torch.rand(3, device="tpu", generator=generator).tolist() for _ in range(20 * THREADS)]
    assert sorted(drawn) == sorted(alone)


@pytest.mark.parametrize("mode", MODES)
def test_threads_allocate_resize_and_free(mode: str) -> None:
    torch.tpu.set_eager_mode(mode)
    before = torch.tpu.memory_allocated()
    shared = torch.arange(64.0, device="tpu")

    def work(i: int) -> None:
        for n in [1, 2, 3, 4] * 5:
            x = torch.full((n,), float(i), device="tpu")
            x.resize_(2 * n)
            x[n:] = n
            assert x.tolist() == [i] * n + [n] * n
            x.untyped_storage().resize_(0)
            other = shared[n:].detach()
            other.data = torch.ones(n, device="tpu")
            assert torch.empty(n, device="tpu").data_ptr() != shared.data_ptr()
        torch.tpu.memory_allocated()

    _together(work)
    torch.tpu.synchronize()
    assert shared.tolist() == list(range(64))
    assert torch.tpu.memory_allocated() <= before + shared.nbytes


def test_threads_call_ops_for_the_first_time() -> None:
    torch.tpu.set_eager_mode("fused")
    x = torch.arange(1.0, 9.0, device="tpu")
    names = ["exp2", "log1p", "asinh", "frac", "erfc", "expm1", "logit", "trunc"]
    want = {name: getattr(torch, name)(x).cpu() for name in names[:2]}

    def work(i: int) -> None:
        for k in range(len(names)):
            name = names[(k + i) % len(names)]
            found = getattr(torch, name)(x).cpu()
            if name in want:
                torch.testing.assert_close(found, want[name], equal_nan=True)

    _together(work)


def test_threads_pin_memory() -> None:
    def work(i: int) -> None:
        for n in range(1, 30):
            x = torch.full((n,), float(i)).pin_memory()
            assert x.is_pinned() and x.tolist() == [i] * n
            assert torch.equal(x.to("tpu", non_blocking=True).cpu(), x)

    _together(work)


_FORKS = (
    AWAIT_CHILD
    + """
import threading, warnings
import torch
warnings.simplefilter("ignore")
stop = threading.Event()
def draw():
    while not stop.is_set():
        torch.rand(2, device="tpu")
def pin():
    while not stop.is_set():
        torch.ones(1).pin_memory()
threads = [threading.Thread(target=work, daemon=True) for work in (draw, draw, pin, pin)]
for thread in threads:
    thread.start()
for i in range(60):
    held = [torch.ones(2).pin_memory() for _ in range(5)]
    child = os.fork()
    if child == 0:
        # As a worker of a DataLoader does.
        torch.manual_seed(i)
        torch.tpu.initial_seed()
        del held
        os._exit(7)
    await_child(child, "a child hangs that sets its seed and frees pinned memory")
print("children ended", flush=True)
os._exit(0)
"""
)


def test_a_forked_child_has_the_locks_free(tmp_path: Path) -> None:
    program = tmp_path / "forks.py"
    program.write_text(_FORKS)
    done = subprocess.run([sys.executable, program], capture_output=True, text=True, timeout=300)
    assert "children ended" in done.stdout, done.stdout + done.stderr[-3000:]
