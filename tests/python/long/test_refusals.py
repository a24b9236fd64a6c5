"""What XLA refuses to compile runs in eager PyTorch, with the reason."""

from __future__ import annotations

import logging
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import fresh
import pytest
import torch
import torchtpu_compile
from cpu_plugin import CPU_PLUGIN, built
from torch._dynamo.exc import BackendCompilerFailed
from torchtpu_compile import CompileError


@torch.library.custom_op("torchtpu_tests::refused", mutates_args=())
def refused(x: torch.Tensor) -> torch.Tensor:
    return x * 2


@refused.register_fake
def _(x: torch.Tensor) -> torch.Tensor:
    return torch.empty_like(x)


refused.register_autograd(lambda ctx, gradient: refused(gradient))


def a_call_of_nothing(x: Any) -> str:
    """A program that XLA parses and then refuses: no function has this name."""
    ty = f"tensor<{'x'.join(map(str, x.shape))}xf32>"
    return f"""
    func.func @main(%x: {ty}) -> {ty} {{
      %0 = "stablehlo.custom_call"(%x) {{call_target_name = "not_there", api_version = 1 : i32}}
        : ({ty}) -> {ty}
      return %0 : {ty}
    }}"""


torchtpu_compile.register_lowering("torchtpu_tests::refused", a_call_of_nothing)


def reports(caplog: pytest.LogCaptureFixture) -> list[str]:
    warned = [r for r in caplog.records if r.levelno >= logging.WARNING]
    return [r.getMessage() for r in warned if r.name == "torchtpu_compile"]


def test_a_refused_graph_runs_in_eager_pytorch_with_the_reason(caplog: pytest.LogCaptureFixture) -> None:
    def f(x: torch.Tensor) -> torch.Tensor:
        return refused(x.sin()) + 1

    run = torch.compile(f, backend="tpu", fullgraph=True, dynamic=False)
    torchtpu_compile.reset_metrics()
    for x in (torch.randn(3), torch.randn(3), torch.randn(4)):
        torch.testing.assert_close(run(x), f(x))
    assert torchtpu_compile.metrics()["fallback_ops"]["torchtpu_tests.refused.default"] == 3
    (report,) = reports(caplog)
    assert "No registered implementation for untyped custom call to not_there" in report
    assert f"{__file__}:{f.__code__.co_firstlineno + 1}: `return refused(x.sin()) + 1`" in report
    assert "TORCHTPU_STRICT" in report


def test_strict_raises_what_the_compiler_said() -> None:
    run = torch.compile(lambda x: refused(x) + 1, backend="tpu", options={"strict": True})
    with pytest.raises(BackendCompilerFailed, match="not_there") as raised:
        run(torch.ones(3))
    assert isinstance(raised.value.inner_exception, CompileError)


def test_a_compiler_that_takes_nothing_is_an_error() -> None:
    run = torch.compile(lambda x: x + 1, backend="tpu", options={"compiler_options": {"xla_not_there": 1}})
    with pytest.raises(BackendCompilerFailed, match="No such compile option: 'xla_not_there'"):
        run(torch.ones(3))


def test_refused_graphs_train() -> None:
    def f(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return (refused(x @ w).sin() * w.sum()).sum()

    def gradients(run: Callable[..., torch.Tensor]) -> list[Any]:
        torch.manual_seed(0)
        x, w = torch.randn(3, 4, requires_grad=True), torch.randn(4, 4, requires_grad=True)
        run(x, w).backward()
        return [x.grad, w.grad]

    torch.testing.assert_close(gradients(torch.compile(f, backend="tpu", fullgraph=True)), gradients(f))


def test_refused_graphs_change_their_inputs_and_return_old_contents() -> None:
    def f(x: torch.Tensor, y: torch.Tensor) -> Any:
        old = x.clone()
        x.add_(refused(y))
        y.copy_(old)
        return old, x.sum()

    a, b = [torch.arange(4.0), torch.ones(4)], [torch.arange(4.0), torch.ones(4)]
    torch.testing.assert_close(torch.compile(f, backend="tpu", fullgraph=True)(*a), f(*b))
    torch.testing.assert_close(a, b)


@pytest.fixture(scope="session")
def test_plugin(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The environment in which the test plugin stands before the CPU plugin, as the CPU platform."""
    library = built("hang", tmp_path_factory.mktemp("plugin"))
    return {
        **os.environ,
        "TORCHTPU_PLUGIN": str(library),
        "REAL_PLUGIN": CPU_PLUGIN,
        "HANG_PLATFORM": "cpu",
        "TORCHTPU_CACHE": "off",
    }


def run_program(program: str, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    return fresh.run([sys.executable, "-c", program], env=environment)


_SIZES = """
import torch, torchtpu_compile
def f(x, y):
    y.add_(x.sum())
    return x.cos() @ x.t() + x.shape[0], y * 2
run = torch.compile(f, backend="tpu", fullgraph=True, dynamic=True)
for n in (5, 90, 5, 90, 6):
    a, b = ([torch.arange(n * 4.0).view(n, 4) / n, torch.ones(3)] for _ in range(2))
    torch.testing.assert_close([*run(*a), *a], [*f(*b), *b])
metrics = torchtpu_compile.metrics()
print(metrics["executions"], metrics["fallback_ops"].get("aten.cos.default"))
"""


def test_a_size_that_is_refused_runs_in_eager_pytorch_and_the_others_do_not(
    test_plugin: dict[str, str],
) -> None:
    """Both the bucket and the exact size hold the number that is refused."""
    environment = {**test_plugin, "REFUSE_TEXT": "<9", "TORCHTPU_BUCKETS": "64,96"}
    done = run_program(_SIZES, environment)
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == ["3", "2"]
    assert done.stderr.count("runs in eager PyTorch, because it cannot be compiled") == 1, done.stderr


def test_an_artifact_of_a_graph_that_is_refused_runs_in_eager_pytorch(
    test_plugin: dict[str, str], tmp_path: Path
) -> None:
    """The second process has PyTorch's caches and traces nothing, and its compiler refuses what the first
    one's took."""
    environment = {
        **test_plugin,
        "TORCHTPU_CACHE": "on",
        "TORCHTPU_CACHE_DIR": str(tmp_path / "ours"),
        "TORCHINDUCTOR_CACHE_DIR": str(tmp_path / "theirs"),
    }
    program = tmp_path / "program.py"
    program.write_text(_SIZES.replace("import torch, torch", "import sys, torch, torch"))
    first = fresh.run([sys.executable, program], env=environment)
    assert first.returncode == 0, first.stderr
    assert first.stdout.split()[1] == "None"
    executables = list((tmp_path / "ours").rglob("*"))
    for path in executables:
        if path.is_file():
            path.unlink()
    environment["REFUSE_TEXT"] = "stablehlo.cosine"
    second = fresh.run([sys.executable, program], env=environment)
    assert second.returncode == 0, second.stderr
    assert second.stdout.split() == ["0", "5"], second.stderr
    assert second.stderr.count("runs in eager PyTorch, because it cannot be compiled") == 1, second.stderr


_DIES = """
import torch, torchtpu_compile
def f(x):
    return x.cos() + 1
x = torch.randn(4)
print("compiling", flush=True)
torch.testing.assert_close(torch.compile(f, backend="tpu", dynamic=False)(x), f(x))
print(torchtpu_compile.metrics()["executions"])
"""


def test_a_program_that_killed_its_process_compiles_in_a_worker_from_then_on(
    test_plugin: dict[str, str], tmp_path: Path
) -> None:
    """The first process dies. The next ones let a worker die, and run in eager PyTorch. Once the compiler is
    mended, the worker's program is taken."""
    environment = {**test_plugin, "TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": str(tmp_path)}
    environment["TORCHINDUCTOR_CACHE_DIR"] = str(tmp_path / "theirs")
    dying = {**environment, "ABORT_IN": "compile", "IF_TEXT": "stablehlo.cosine"}
    died = run_program(_DIES, dying)
    assert died.returncode == -signal.SIGABRT and "compiling" in died.stdout, died.stderr
    for _ in range(2):
        done = run_program(_DIES, dying)
        assert done.returncode == 0, done.stderr
        assert done.stdout.split()[-1] == "0"
        assert "was killed by signal 6 (SIGABRT, it aborted)" in done.stderr
    for _ in range(2):
        done = run_program(_DIES, environment)
        assert done.returncode == 0, done.stderr
        assert done.stdout.split()[-1] == "1"
        assert "killed by signal" not in done.stderr


_GIVES_UP = """
import gc, time, weakref
import torch, torchtpu_compile
run = torch.compile(lambda x: x @ x, backend="tpu", dynamic=False, options={"execute_timeout": 1})
x = torch.ones(800, 800)
try:
    run(x)
except torchtpu_compile.DeadlineError:
    print("gave up")
seen = weakref.ref(x)
del x
def is_alive():
    gc.collect()
    torchtpu_compile.metrics()  # lets go of what other threads let go
    return seen() is not None
print(is_alive())
time.sleep(2)
print(is_alive())
started = time.monotonic()
while is_alive() and time.monotonic() - started < 60:
    time.sleep(0.1)
print(is_alive(), flush=True)
import os
os._exit(0)
"""


@pytest.mark.parametrize("call", ["execute", "event", "execute,event"])
def test_what_an_execution_uses_lives_until_its_end(test_plugin: dict[str, str], call: str) -> None:
    """Whether the call of the plugin comes back late, the event of the execution's end, or both in turn."""
    seconds = {"execute": "9", "event": "9", "execute,event": "4.5"}[call]
    done = run_program(_GIVES_UP, {**test_plugin, "HANG_IN": call, "HANG_SECONDS": seconds})
    assert done.stdout.split("\n")[:4] == ["gave up", "True", "True", "False"], done.stdout + done.stderr


_CHANGES_DATA = """
import torch, torchtpu_compile
layer = torch.nn.Linear(4, 4)
run = torch.compile(layer, backend="tpu", dynamic=False)
x = torch.randn(2, 4)
with torch.no_grad():
    for _ in range(3):
        torch.testing.assert_close(run(x), layer(x))
        layer.weight.data.mul_(2)
print(torchtpu_compile.reports()[-1]["executables"])
"""


def test_a_device_with_memory_of_its_own_sees_changes_that_move_no_version(
    test_plugin: dict[str, str],
) -> None:
    environment = {**test_plugin, "HANG_PLATFORM": "device"}
    done = run_program(_CHANGES_DATA, environment)
    assert done.returncode == 0 and done.stdout.split() == ["1"], done.stderr
    trusting = run_program(_CHANGES_DATA, {**environment, "TORCHTPU_TRUST_VERSIONS": "1"})
    assert "Tensor-likes are not close" in trusting.stderr, "the option says that such a change is missed"
