"""Twenty-one programs that do not use this package: a line of JSON each, with its name and what it gives.

`test_unchanged.py` runs it with and without the device.
"""

from __future__ import annotations

import json
import os
import re
import signal
import socket
import sys
import threading
import warnings
from collections.abc import Callable
from typing import Any

BEFORE = dict(os.environ)
HANDLERS = {name: signal.getsignal(getattr(signal, name)) for name in ("SIGINT", "SIGTERM", "SIGCHLD")}
caught = warnings.catch_warnings(record=True)
WARNED = caught.__enter__()
import torch  # noqa: E402
from torch import nn  # noqa: E402

caught.__exit__(None, None, None)
CHECKS: list[Callable[[], Any]] = []


def check(f: Callable[[], Any]) -> Callable[[], Any]:
    CHECKS.append(f)
    return f


@check
def importing() -> Any:
    """Modules but those of the package, threads, environment, signals and warnings after `import torch`."""
    ours = ("torchtpu_compile", "torch.tpu", "secrets", "hmac")
    modules = sorted(name for name in sys.modules if not name.startswith(ours))
    handlers = {name: str(signal.getsignal(getattr(signal, name))) for name in HANDLERS}
    return [
        modules,
        threading.active_count(),
        len(os.listdir("/proc/self/task")),
        dict(os.environ) == BEFORE,
        handlers,
        [str(w.message) for w in WARNED],
    ]


@check
def names() -> Any:
    """Names of `torch`, tensors, modules and storages but those of the device."""
    return [
        sorted(name for name in dir(x) if "tpu" not in name and not name.startswith("__"))
        for x in (torch, torch.Tensor, nn.Module, torch.UntypedStorage, torch.nn.utils.rnn.PackedSequence)
    ]


@check
def defaults() -> Any:
    return [
        str(torch.get_default_device()),
        str(torch.get_default_dtype()),
        torch.get_num_threads(),
        torch.is_autocast_enabled("cpu"),
        str(torch.get_autocast_dtype("cpu")),
        str(torch.get_autocast_dtype("cuda")),
        torch.are_deterministic_algorithms_enabled(),
        torch.get_float32_matmul_precision(),
        str(torch.ones(1).device),
    ]


@check
def other_devices() -> Any:
    """Errors of devices that are not there, without the list of those that are."""

    def error(f: Callable[[], Any]) -> str:
        try:
            return str(f())
        except Exception as e:
            return re.split("'aten|one of", f"{type(e).__name__}: {e}")[0]

    return [
        error(lambda: torch.ones(1, device="cuda")),
        error(lambda: torch.ones(1).cuda()),
        error(lambda: torch.ones(1, device="xla")),
        error(lambda: torch.ones(1, device="nonsense")),
        torch.cuda.is_available(),
        torch.cuda.device_count(),
        torch.backends.mps.is_available(),
        torch.xpu.is_available(),
    ]


@check
def randomness() -> Any:
    torch.manual_seed(3)
    with torch.random.fork_rng():
        torch.rand(7)
    return [
        torch.rand(3).tolist(),
        torch.randn(3).tolist(),
        torch.randperm(5).tolist(),
        torch.get_rng_state().sum().item(),
        torch.dropout(torch.ones(9), 0.5, True).tolist(),
    ]


def trained(model: nn.Module, steps: int = 3, run: Callable[..., Any] | None = None) -> list[float]:
    torch.manual_seed(1)
    x, y = torch.randn(16, 8), torch.randn(16, 2)
    optimizer = torch.optim.AdamW(model.parameters(), 0.01)
    losses = []
    for _ in range(steps):
        loss = (run or model)(x).sub(y).square().mean()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(model.parameters(), 1.0)
        optimizer.step()
        optimizer.zero_grad()
        losses.append(loss.item())
    return losses


def mlp() -> nn.Module:
    torch.manual_seed(0)
    return nn.Sequential(nn.Linear(8, 16), nn.LayerNorm(16), nn.GELU(), nn.Dropout(0.1), nn.Linear(16, 2))


@check
def eager_training() -> Any:
    return trained(mlp())


@check
def inductor() -> Any:
    """`torch.compile` without a backend: Inductor's code, as many kernels, the same bits."""
    from torch._inductor import metrics
    from torch._inductor.utils import run_and_get_code

    model = mlp().eval()
    compiled = torch.compile(model)
    with torch.no_grad():
        result, code = run_and_get_code(compiled, torch.ones(3, 8))
    return [
        result.tolist(),
        len(code),
        [c for line in "".join(code).splitlines() if (c := line.strip()).startswith("extern_kernels")],
        metrics.generated_kernel_count,
    ]


@check
def inductor_training() -> Any:
    torch._dynamo.reset()
    model = mlp()
    return trained(model, run=torch.compile(model, dynamic=True))


@check
def inductor_options() -> Any:
    torch._dynamo.reset()

    def f(x: torch.Tensor) -> torch.Tensor:
        return (x.sin() * 2).sum()

    return [
        torch.compile(f, mode="max-autotune-no-cudagraphs")(torch.ones(5)).item(),
        torch.compile(f, options={"epilogue_fusion": False}, fullgraph=True)(torch.ones(6)).item(),
    ]


@check
def backends() -> Any:
    names = [n for n in torch.compiler.list_backends(exclude_tags=()) if "tpu" not in n]
    return [
        names,
        torch.compile(lambda x: x + 1, backend="eager")(torch.ones(2)).tolist(),
        torch.compile(lambda x: x + 1, backend="aot_eager")(torch.ones(2)).tolist(),
    ]


@check
def export() -> Any:
    program = torch.export.export(mlp().eval(), (torch.ones(3, 8),))
    return [str(program.graph), program.module()(torch.ones(3, 8)).tolist()]


@check
def scripting() -> Any:
    return [str(torch.jit.script(nn.Linear(2, 2)).graph), torch.fx.symbolic_trace(mlp()).code]


@check
def checkpointing() -> Any:
    from torch.utils.checkpoint import checkpoint

    torch.manual_seed(5)
    model, x = mlp(), torch.randn(4, 8, requires_grad=True)
    checkpoint(model, x, use_reentrant=False).sum().backward()
    checkpoint(model, x, use_reentrant=True).sum().backward()
    return x.grad.tolist() if x.grad is not None else None


@check
def saving() -> Any:
    import io
    import pickle

    file = io.BytesIO()
    torch.save({"model": mlp().state_dict(), "x": torch.ones(2)}, file)
    bits = file.getvalue()
    file.seek(0)
    loaded = torch.load(file, map_location="cpu")
    return [
        len(bits),
        loaded["x"].tolist(),
        pickle.loads(pickle.dumps(torch.ones(3))).tolist(),
        len(pickle.dumps(torch.ones(3))),
    ]


@check
def loading_data() -> Any:
    from torch.utils.data import DataLoader, TensorDataset

    data = TensorDataset(torch.arange(12.0).view(6, 2))
    result = []
    for pinned in (False, True):
        for workers in (0, 1):
            with warnings.catch_warnings(record=True) as said:
                warnings.simplefilter("always")
                batches = [
                    [*b.tolist(), b.is_pinned()]
                    for (b,) in DataLoader(data, 3, pin_memory=pinned, num_workers=workers)
                ]
            result.append([batches, sorted({str(w.message) for w in said if "pin" in str(w.message)})])
    return result


@check
def parallel_module() -> Any:
    model = nn.DataParallel(mlp().eval())
    return [
        str(model.device_ids),
        [str(p.device) for p in model.parameters()],
        model(torch.ones(2, 8)).tolist(),
    ]


@check
def mixed_precision() -> Any:
    with torch.autocast("cpu", torch.bfloat16):
        result = mlp().eval()(torch.ones(2, 8))
    scaler = torch.amp.GradScaler("cpu", init_scale=8.0)
    return [str(result.dtype), result.tolist(), scaler.scale(torch.ones(1)).item()]


@check
def profiling() -> Any:
    from torch.profiler import profile

    with profile() as seen:
        torch.ones(3, 3) @ torch.ones(3, 3)
    return sorted({event.key for event in seen.key_averages() if event.key.startswith("aten")})


@check
def groups() -> Any:
    """One rank: gloo, collectives, DDP, and FSDP without a mesh."""
    import torch.distributed as dist
    from torch.distributed.fsdp import fully_shard

    with socket.socket() as free:
        free.bind(("localhost", 0))
        port = free.getsockname()[1]
    os.environ.update(MASTER_ADDR="localhost", MASTER_PORT=str(port), RANK="0", WORLD_SIZE="1")
    result: list[Any] = []
    dist.init_process_group("gloo")
    result.append([dist.get_backend(), trained(nn.parallel.DistributedDataParallel(mlp()))])
    x = torch.ones(3)
    dist.all_reduce(x)
    result.append(x.tolist())
    try:
        sharded = fully_shard(mlp())
        result.append([str(next(iter(sharded.parameters())).device_mesh), trained(sharded)])
    except Exception as e:
        result.append(f"{type(e).__name__}: {e}".splitlines()[0])
    dist.destroy_process_group()
    return result


@check
def processes() -> Any:
    import torch.multiprocessing as mp

    queue = mp.get_context("fork").SimpleQueue()
    queue.put(torch.arange(3.0))
    if (child := os.fork()) == 0:
        os._exit(int((torch.ones(4) @ torch.ones(4)).item()))
    return [queue.get().tolist(), os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])]


@check
def accelerator() -> Any:
    return [
        str(torch.accelerator.current_accelerator()),
        torch.accelerator.is_available(),
        torch.accelerator.device_count(),
    ]


for f in CHECKS:
    try:
        value = f()
    except Exception as e:
        value = f"{type(e).__name__}: {e}".splitlines()[0]
    print(json.dumps([f.__name__, value]), flush=True)
