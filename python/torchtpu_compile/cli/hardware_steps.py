"""The steps of `torchtpu first-hour`, each run as a process.

    python -m torchtpu_compile.cli.hardware_steps STEP

A step returns what it saw, and raises `Unexpected` if that is not what it expects. The process prints the
outcome as the last line of its output. A step that kills or restarts processes does not open the device
itself, because libtpu gives a chip to one process at a time.
"""

from __future__ import annotations

import json
import os
import signal
import socket
import statistics
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

from ..wording import counted

OUTCOME = "first-hour: "
"""Begins the line with the outcome, as JSON."""

MIB = 1 << 20
# Shapes for which libtpu chooses memory orders other than row-major, beside ordinary ones.
SHAPES = ((16, 4), (64, 10), (128, 2), (1000, 3), (64, 64, 3, 3), (1024, 1024), (7,), (), (0, 3))
DTYPES = (torch.float32, torch.bfloat16, torch.float16, torch.int64, torch.int32, torch.uint8, torch.bool)
RANKS = 2


class Unexpected(Exception):
    """A step saw something else than it expects."""


def client() -> str:
    _install()
    from .. import _core

    (platform, _), wanted = _core.device_platform(), os.environ.get("TORCHTPU_PLATFORM", "auto")
    if wanted not in ("auto", platform):
        raise Unexpected(f"the platform is {platform}, not {wanted}")
    count = _tpu().device_count()
    if count < 1:
        raise Unexpected(f"{count} devices")
    return f"{count} × {_tpu().get_device_name()} on platform {platform}"


def memory() -> str:
    _install()
    before = _tpu().memory_allocated()
    x = torch.ones(64 * MIB // 4, device="tpu")
    _tpu().synchronize()
    during = _tpu().memory_allocated() - before
    if not 64 * MIB <= during <= 192 * MIB:
        raise Unexpected(f"64 MiB were allocated, and memory_allocated() rose by {during / MIB:.0f} MiB")
    del x
    _tpu().synchronize()
    kept = _tpu().memory_allocated() - before
    if kept > MIB:
        raise Unexpected(f"{kept / MIB:.0f} MiB stay allocated after the tensor was freed")
    free, total = _tpu().mem_get_info()
    if not total:
        return "64 MiB allocated and freed; the plugin does not say how much memory there is"
    if not 0 < free <= total:
        raise Unexpected(f"mem_get_info() says {free} of {total} bytes are free")
    return f"64 MiB allocated and freed; {total / MIB:.0f} MiB in all"


def transfers() -> str:
    _install()
    generator = torch.Generator().manual_seed(0)
    for dtype in DTYPES:
        for shape in SHAPES:
            x = torch.randint(0, 100, shape, generator=generator).to(dtype)
            for name, given in (("", x), ("transposed ", x.mT if x.dim() > 1 else x)):
                back = given.to("tpu").cpu()
                if not torch.equal(back, given):
                    wrong = int((back != given).sum())
                    raise Unexpected(
                        f"{wrong} elements of a {name}{dtype} tensor {list(shape)} came back changed"
                    )
    x = torch.rand(64 * MIB // 4)
    begin = time.perf_counter()
    y = x.to("tpu")
    _tpu().synchronize()
    middle = time.perf_counter()
    back = y.cpu()
    end = time.perf_counter()
    if not torch.equal(back, x):
        raise Unexpected("64 MiB came back changed")
    up, down = (64 * MIB / 1e9 / seconds for seconds in (middle - begin, end - middle))
    return f"{len(DTYPES) * len(SHAPES)} kinds of tensors unchanged; {up:.2f} GB/s up, {down:.2f} GB/s down"


def one_op() -> str:
    _install()
    a, b = torch.randn(256, 256), torch.randn(256, 256)
    begin = time.perf_counter()
    with _tpu().eager_mode("strict"):
        seen = (a.to("tpu") + b.to("tpu")).cpu()
    seconds = time.perf_counter() - begin
    _compare("a sum of two tensors", seen, a + b, 1e-6)
    return f"a sum agrees with the CPU; {seconds:.2f} s with its compilation"


def graphs() -> str:
    from . import selftest

    try:
        return selftest.run(os.environ.get("TORCHTPU_PLATFORM", "auto"))
    except selftest.Mismatch as error:
        raise Unexpected(str(error)) from error


def training() -> str:
    """Trains for at most a minute on the device, and compares the first losses with the CPU's."""
    _install()
    x = torch.randn(512, 64, generator=torch.Generator().manual_seed(0))
    target = (x[:, :8].square().sum(1, keepdim=True) - 8) / 4

    def losses(device: str, steps: int, seconds: float) -> list[float]:
        torch.manual_seed(1)
        model = torch.nn.Sequential(torch.nn.Linear(64, 128), torch.nn.GELU(), torch.nn.Linear(128, 1)).to(
            device
        )
        optimizer = torch.optim.AdamW(model.parameters(), lr=1e-2)
        compiled = torch.compile(model, backend="torchtpu") if device == "tpu" else model
        inputs, wanted, begin = x.to(device), target.to(device), time.perf_counter()
        found: list[float] = []
        while len(found) < steps and time.perf_counter() - begin < seconds:
            loss = torch.nn.functional.mse_loss(compiled(inputs), wanted)
            optimizer.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            optimizer.step()
            found.append(loss.item())
        return found

    begin = time.perf_counter()
    seen = losses("tpu", 200, 60.0)
    seconds = time.perf_counter() - begin
    expected = losses("cpu", 5, 60.0)
    for step, (got, want) in enumerate(zip(seen, expected, strict=False)):
        if not abs(got - want) <= 0.02 * abs(want):
            raise Unexpected(f"the loss of step {step} is {got:.5f}, and {want:.5f} on the CPU")
    if not seen[-1] < seen[0] / 2:
        raise Unexpected(f"the loss went from {seen[0]:.4f} to {seen[-1]:.4f} in {len(seen)} steps")
    return f"loss {seen[0]:.3f} → {seen[-1]:.3f} in {len(seen)} steps, {seconds:.1f} s"


def eager() -> str:
    _install()

    def run(device: str) -> torch.Tensor:
        torch.manual_seed(2)
        model = torch.nn.Sequential(torch.nn.Linear(32, 64), torch.nn.ReLU(), torch.nn.Linear(64, 4)).to(
            device
        )
        x = torch.linspace(-1, 1, 16 * 32).reshape(16, 32).to(device)
        model(x).softmax(-1).square().sum().backward()
        weight = next(model.parameters()).grad
        assert weight is not None
        weight[::2] += 1
        return weight.cpu()

    expected, times = run("cpu"), []
    for mode in ("strict", "fused_exact", "fused"):
        begin = time.perf_counter()
        with _tpu().eager_mode(mode):
            seen = run("tpu")
        _compare(f"a gradient in mode {mode}", seen, expected, 1e-3)
        times.append(f"{mode} {time.perf_counter() - begin:.1f} s")
    return ", ".join(times)


def collectives() -> str:
    """Starts a process for each of two devices. Each sums a tensor over both, in a compiled graph."""
    platform, _, chips = _child("devices").partition(" ")
    on_tpu = platform == "tpu"
    if on_tpu and int(chips) < RANKS:
        return f"not run: this host has {chips} chip"
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    children = []
    for rank in range(RANKS):
        env = {
            "RANK": str(rank),
            "WORLD_SIZE": str(RANKS),
            "MASTER_ADDR": "127.0.0.1",
            "MASTER_PORT": str(port),
        }
        if on_tpu:
            env["TPU_VISIBLE_CHIPS"] = str(rank)
        children.append(_start("rank", **env))
    # A rank that is gone leaves the others waiting for it.
    while None in (statuses := [child.poll() for child in children]) and not any(statuses):
        time.sleep(0.1)
    for child in children:
        child.kill()
    ended = sorted(children, key=lambda child: child.wait() == -signal.SIGKILL)
    said = [_end(child) for child in ended]
    return f"{RANKS} ranks agree on a sum: {said[0]}"


def kill() -> str:
    """Kills a process that computes on the device. A new one must get the device at once."""
    child = _start("loop")
    assert child.stdout is not None
    for line in child.stdout:
        if line.startswith("running"):
            break
    else:
        raise Unexpected(f"the process that computes ended by itself, with status {child.wait()}")
    time.sleep(1.0)
    child.send_signal(signal.SIGKILL)
    child.wait()
    begin = time.perf_counter()
    _child("one-sum")
    return f"a new process computed {time.perf_counter() - begin:.1f} s after the kill"


def warm_start() -> str:
    """Runs one program in two processes. The second one must compile nothing."""
    first, second = (json.loads(_child("program")) for _ in range(2))
    if second["xla_compiles"] or not second["cache_hits"]:
        compiled = counted(second["xla_compiles"], "program")
        raise Unexpected(f"the second process compiled {compiled} and loaded {second['cache_hits']}")
    cold, warm, steady = first["first"], second["first"], second["steady"] * 1e6
    return f"first call {cold:.2f} s cold and {warm:.2f} s warm, {steady:.0f} µs steady"


STEPS: dict[str, Callable[[], str]] = {
    "client": client,
    "memory": memory,
    "transfers": transfers,
    "one-op": one_op,
    "graphs": graphs,
    "training": training,
    "eager": eager,
    "collectives": collectives,
    "kill": kill,
    "warm-start": warm_start,
}


def _devices() -> str:
    _install()
    from .. import _core

    return f"{_core.device_platform()[0]} {_tpu().device_count()}"


def _rank() -> str:
    from torch import distributed as dist
    from torch.distributed import _functional_collectives as functional

    rank = int(os.environ["RANK"])
    dist.init_process_group("gloo")
    ranks = list(range(RANKS))
    f = torch.compile(lambda x: functional.all_reduce(x * 2, "sum", ranks) + 1, backend="torchtpu")
    x = torch.arange(6.0) + rank
    with torch.no_grad():
        seen = f(x)
    expected = sum(2 * (torch.arange(6.0) + r) for r in range(RANKS)) + 1
    if not torch.equal(seen, torch.as_tensor(expected)):
        raise Unexpected(f"rank {rank} has {seen.tolist()}, not {torch.as_tensor(expected).tolist()}")
    dist.destroy_process_group()
    return str(seen.tolist())


def _loop() -> str:
    _install()
    x = torch.ones(512, 512, device="tpu") / 512
    y = x
    for i in range(10**9):
        y = y @ x
        if i == 3:
            print("running", y.sum().item(), flush=True)
    return "ended"


def _one_sum() -> str:
    _install()
    seen = (torch.ones(1000, device="tpu") * 2).sum().item()
    if seen != 2000:
        raise Unexpected(f"a sum is {seen}, not 2000")
    return "2000"


def model() -> tuple[torch.nn.Module, torch.Tensor]:
    """The program of the warm start and of the estimate."""
    torch.manual_seed(0)
    layers = [
        torch.nn.Linear(256, 1024),
        torch.nn.GELU(),
        torch.nn.Linear(1024, 256),
        torch.nn.LayerNorm(256),
    ]
    return torch.nn.Sequential(*layers).eval(), torch.randn(64, 256)


def _program() -> str:
    from .. import metrics, record

    module, x = model()
    options: dict[str, Any] = {"platform": os.environ.get("TORCHTPU_PLATFORM", "auto"), "strict": True}
    compiled = torch.compile(module, backend="torchtpu", options=options)
    times = []
    with torch.no_grad():
        for _ in range(50):
            begin = time.perf_counter()
            y = compiled(x)
            times.append(time.perf_counter() - begin)
        counts = metrics()
        _compare("the program", y, module(x), 1e-3)
        if directory := os.environ.get("FIRST_HOUR_RECORDING"):
            torch.compiler.reset()
            with record(directory, data="none"):
                torch.compile(module, backend="torchtpu", options=options)(x)
    found = {name: counts[name] for name in ("xla_compiles", "cache_hits")}
    return json.dumps({**found, "first": times[0], "steady": statistics.median(times[10:])})


CHILDREN: dict[str, Callable[[], str]] = {
    "devices": _devices,
    "rank": _rank,
    "loop": _loop,
    "one-sum": _one_sum,
    "program": _program,
}


def _tpu() -> Any:
    """`torch.tpu`, which exists once the device is installed."""
    return torch.get_device_module("tpu")


def _install() -> None:
    """Installs the device, which becomes PyTorch's accelerator in this process, beside any other."""
    from .. import device

    reason = device.install(beside_another=True)
    if reason is not None:
        raise Unexpected(f'device="tpu" is not available: {reason}')


def _compare(what: str, seen: torch.Tensor, expected: torch.Tensor, tolerance: float) -> None:
    error = (seen.double() - expected.double()).abs().max().item()
    limit = tolerance * expected.double().abs().max().item()
    if not error <= limit:
        raise Unexpected(f"{what} is off by {error:.2e}, allowed is {limit:.2e}")


def _start(name: str, **environment: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-P", "-m", "torchtpu_compile.cli.hardware_steps", name]
    return subprocess.Popen(command, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True)


def _end(child: subprocess.Popen[str]) -> str:
    out, _ = child.communicate()
    outcome = read_outcome(out)
    if outcome is None:
        raise Unexpected(f"a process of this step ended with status {child.returncode} and no result")
    if not outcome["ok"]:
        raise Unexpected(str(outcome["seen"]))
    return str(outcome["seen"])


def _child(name: str) -> str:
    return _end(_start(name))


def _end_with(parent: int) -> None:
    """Ends this process when the step that started it has ended, at its deadline for example."""
    while os.getppid() == parent:
        time.sleep(0.5)
    os._exit(1)


def read_outcome(output: str) -> dict[str, Any] | None:
    """The outcome in the output of a step's process; `None` if it ended before it had one."""
    lines = [line for line in output.splitlines() if line.startswith(OUTCOME)]
    found: dict[str, Any] | None = json.loads(lines[-1].removeprefix(OUTCOME)) if lines else None
    return found


def main(name: str) -> int:
    """Runs a step, or a process of one, and prints its outcome."""
    if name in CHILDREN:
        threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    try:
        seen, ok = {**STEPS, **CHILDREN}[name](), True
    except Unexpected as error:
        seen, ok = str(error), False
    except Exception as error:  # Whatever keeps it from running is the outcome.
        import traceback

        traceback.print_exc()
        seen, ok = f"{type(error).__name__}: {error}", False
    print(OUTCOME + json.dumps({"ok": ok, "seen": seen}), flush=True)
    return 0 if ok else 1


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]).name))
