"""Compiled functions called from several threads, and in forked processes."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import fresh
import pytest
import torch
import torchtpu_compile


def model() -> torch.nn.Module:
    return torch.nn.Sequential(torch.nn.Linear(16, 32), torch.nn.ReLU(), torch.nn.Linear(32, 4)).eval()


@torch.no_grad()
def test_threads_share_a_compiled_function() -> None:
    net = model()
    fn = torch.compile(net, backend="tpu", fullgraph=True)
    inputs = [torch.randn(8, 16) for _ in range(64)]
    fn(inputs[0])
    compiles = torchtpu_compile.metrics()["xla_compiles"]

    def call(x: torch.Tensor) -> torch.Tensor:
        with torch.no_grad():
            return fn(x)

    with ThreadPoolExecutor(8) as pool:
        results = list(pool.map(call, inputs))
    for x, result in zip(inputs, results, strict=True):
        torch.testing.assert_close(result, net(x), rtol=1e-4, atol=1e-5)
    assert torchtpu_compile.metrics()["xla_compiles"] == compiles


@torch.no_grad()
def test_threads_compile_at_the_same_time() -> None:
    def call(width: int) -> None:
        net = torch.nn.Linear(width, width)
        with torch.no_grad():
            x = torch.randn(2, width)
            result = torch.compile(net, backend="tpu", fullgraph=True, dynamic=False)(x)
            torch.testing.assert_close(result, net(x), rtol=1e-4, atol=1e-5)

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(call, range(3, 11)))


_FIRST_COMPILES = """
import threading
import torch
start, results = threading.Barrier(4), []
x = torch.ones(2, device=DEVICE)

def work(k):
    start.wait()
    results.append(torch.compile(lambda x: x * k, backend=NAME, dynamic=False)(x).sum().item())

threads = [threading.Thread(target=work, args=(k,)) for k in range(4)]
[t.start() for t in threads]
[t.join() for t in threads]
print(sorted(results))
"""


@pytest.mark.parametrize(("name", "device"), [("tpu", "cpu"), ("torchtpu", "cpu"), ("tpu", "tpu")])
def test_the_first_compiles_of_a_process_are_those_of_several_threads(name: str, device: str) -> None:
    """PyTorch imports a backend at its first use, and refuses a second thread that does it too."""
    code = _FIRST_COMPILES.replace("NAME", repr(name)).replace("DEVICE", repr(device))
    # As Python starts: the package is not imported, and PyTorch loads what it finds.
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, timeout=300, check=False
    )
    assert done.stdout == "[0.0, 2.0, 4.0, 6.0]\n", done.stderr


_SLOW_LOWERING = """
import threading, time
import torch
from torchtpu_compile import TensorType, register_lowering

@torch.library.custom_op("torchtpu_tests::slowly", mutates_args=())
def slowly(x: torch.Tensor) -> torch.Tensor:
    return x * 3

slowly.register_fake(torch.empty_like)
begun = threading.Event()

def text(x: TensorType) -> str:
    if x.shape == (7,):
        begun.set()
        time.sleep(1)  # Others have the GIL meanwhile.
    made = '%c = "stablehlo.constant"() {value = dense<3.0> : T} : () -> T  '
    made += '%y = "stablehlo.multiply"(%x, %c) : (T, T) -> T  return %y : T'
    return f"func.func @main(%x: {x}) -> {x} {{ {made.replace('T', str(x))} }}"

register_lowering("torchtpu_tests::slowly", text)
run = torch.compile(lambda x: slowly(x) + 1, backend="tpu", fullgraph=True, dynamic=True)
run(torch.ones(5))
results = []
threads = [threading.Thread(target=lambda: results.append(run(torch.ones(7)))) for _ in range(2)]
threads[0].start()
assert begun.wait(60)
threads[1].start()
for thread in threads:
    thread.join()
assert [x.tolist() for x in results] == [[4.0] * 7] * 2
"""


def test_a_thread_that_waits_for_a_compile_lets_the_lowering_run_python() -> None:
    done = fresh.run([sys.executable, "-c", _SLOW_LOWERING], timeout=120)
    assert done.returncode == 0, done.stderr


def _exit_code(pid: int, seconds: float) -> int:
    """The exit code of a child; one that hangs is killed and fails the test."""
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        done, status = os.waitpid(pid, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.05)
    os.kill(pid, signal.SIGKILL)
    os.waitpid(pid, 0)
    pytest.fail("the forked process hung")


@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@torch.no_grad()
def test_a_client_made_before_fork_is_refused_in_the_child() -> None:
    fn = torch.compile(lambda x: x + 1, backend="tpu", fullgraph=True)
    x = torch.ones(3)
    fn(x)
    pid = os.fork()
    if pid == 0:
        code = 1
        try:
            fn(x)
        except torchtpu_compile.ForkError as error:
            code = 42 if "fork" in str(error) else 2
        finally:
            os._exit(code)
    assert _exit_code(pid, 60) == 42
    torch.testing.assert_close(fn(x), x + 1)


def _square(queue: multiprocessing.Queue) -> None:
    x = torch.arange(3.0)
    queue.put(torch.compile(lambda t: t * t, backend="tpu", fullgraph=True)(x).tolist())


@pytest.mark.parametrize("method", ["spawn"])
def test_a_process_with_a_client_of_its_own_works(method: str) -> None:
    context = multiprocessing.get_context(method)
    queue = context.Queue()
    process = context.Process(target=_square, args=(queue,))
    process.start()
    assert queue.get(timeout=120) == [0.0, 1.0, 4.0]
    process.join(60)
    assert process.exitcode == 0
