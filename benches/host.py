"""What a call costs on the host beside its arithmetic, against Inductor and eager PyTorch, in turns.

    python benches/host.py [calls] [inputs] [warm] [switch] [memory] [--rounds N]

`make bench` runs it as a part of `benches/run.py`.

A figure of `calls` is that of a whole call: guards, AOTAutograd's wrappers, the compiled graph, the results
as tensors. A round times every backend, one after the other. The machine may be shared: the best tenth of
the rounds says more than their median, and a ratio more than a time.
"""

from __future__ import annotations

import argparse
import contextlib
import gc
import importlib
import json
import os
import subprocess
import sys
import tempfile
import time
import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import torch

BACKENDS = ("tpu", "inductor", "eager")
Call = Callable[[], object]


def compiled(function: Callable[..., Any], backend: str) -> Callable[..., Any]:
    """A function under a backend; eager PyTorch is no backend but the function itself."""
    if backend == "eager":
        return function
    if isinstance(function, types.FunctionType):
        # Dynamo keeps what it compiles with the code, and here each backend compiles the same.
        own = types.FunctionType(
            function.__code__.replace(),
            function.__globals__,
            None,
            function.__defaults__,
            function.__closure__,
        )
        function = own
    result: Callable[..., Any] = torch.compile(function, backend=backend, fullgraph=True, dynamic=False)
    return result


def in_turns(calls: dict[str, Call], rounds: int, seconds: float = 0.002) -> dict[str, Any]:
    """Times of several calls in turns, in microseconds: the best tenth of each, the ratios of the first one's
    to the others', and the medians of these ratios round by round."""
    counts = {}
    for name, call in calls.items():
        for _ in range(20):
            call()
        started = time.perf_counter()
        for _ in range(20):
            call()
        counts[name] = max(1, int(seconds * 20 / (time.perf_counter() - started)))
    times: dict[str, list[float]] = {name: [] for name in calls}
    gc.collect()
    gc.disable()
    try:
        for _ in range(rounds):
            for name, call in calls.items():
                count = counts[name]
                started = time.perf_counter()
                for _ in range(count):
                    call()
                times[name].append((time.perf_counter() - started) / count * 1e6)
    finally:
        gc.enable()
    first, *others = calls

    def at(values: list[float], part: float) -> float:
        return sorted(values)[int(part * (len(values) - 1))]

    row: dict[str, Any] = {f"{name}_us": at(times[name], 0.1) for name in calls}
    for other in others:
        row[f"/ {other}"] = at(times[first], 0.1) / at(times[other], 0.1)
        row[f"/ {other}, median"] = at([a / b for a, b in zip(times[first], times[other], strict=True)], 0.5)
    return row


def shown(row: dict[str, Any]) -> str:
    return ", ".join(f"{key} {value:,.2f}" for key, value in row.items())


def add_one(x: torch.Tensor) -> torch.Tensor:
    return x + 1


def layers(count: int, width: int) -> torch.nn.Module:
    return torch.nn.Sequential(*(torch.nn.Linear(width, width) for _ in range(count)))


def inference(make: Callable[[], tuple[Callable[..., Any], tuple[torch.Tensor, ...]]]) -> dict[str, Call]:
    torch._dynamo.reset()
    calls = {}
    for backend in BACKENDS:
        torch.manual_seed(0)
        function, arguments = make()
        run = compiled(function, backend)
        calls[backend] = lambda run=run, arguments=arguments: run(*arguments)
    return calls


def training() -> dict[str, Call]:
    """A step without its optimizer: forward, loss, backward."""
    torch._dynamo.reset()
    calls = {}
    for backend in BACKENDS:
        torch.manual_seed(0)
        model = torch.nn.Sequential(
            torch.nn.Linear(32, 64),
            torch.nn.ReLU(),
            torch.nn.Linear(64, 64),
            torch.nn.ReLU(),
            torch.nn.Linear(64, 8),
        )
        x, target = torch.randn(16, 32), torch.randn(16, 8)

        def loss(x: torch.Tensor, target: torch.Tensor, model: torch.nn.Module = model) -> torch.Tensor:
            return torch.nn.functional.mse_loss(model(x), target)

        run = compiled(loss, backend)
        parameters = list(model.parameters())

        def step(
            run: Callable[..., Any] = run,
            x: torch.Tensor = x,
            target: torch.Tensor = target,
            parameters: list[torch.Tensor] = parameters,
        ) -> None:
            for parameter in parameters:
                parameter.grad = None
            run(x, target).backward()

        calls[backend] = step
    return calls


def calls(rounds: int) -> dict[str, Any]:
    """Whole calls of small functions, ours against Inductor's and eager's."""
    results = {}
    with torch.no_grad():
        x = torch.randn(8)
        cases: dict[str, Callable[[], tuple[Callable[..., Any], tuple[torch.Tensor, ...]]]] = {
            "x + 1": lambda: (add_one, (x,)),
            "four Linear(64), batch 1": lambda: (layers(4, 64), (torch.randn(1, 64),)),
            "forty Linear(16), batch 1": lambda: (layers(40, 16), (torch.randn(1, 16),)),
        }
        for name, make in cases.items():
            results[name] = shown(in_turns(inference(make), rounds))
    results["training step"] = shown(in_turns(training(), rounds))
    return results


def sum_of(*xs: torch.Tensor) -> torch.Tensor:
    total = xs[0]
    for x in xs[1:]:
        total = total + x
    return total


def inputs(rounds: int) -> dict[str, Any]:
    """What each further input of a call costs, of functions of 5, 20, 50; alone: of the compiled graph."""
    from run import Capture

    counts = (5, 20, 50)
    found: dict[str, dict[str, Any]] = {}
    with torch.no_grad():
        for count in counts:
            xs = tuple(torch.randn(8) for _ in range(count))
            torch._dynamo.reset()
            with Capture() as captured:
                compiled(sum_of, "tpu")(*xs)
            backend, arguments = captured.compiled, captured.arguments
            whole = inference(lambda xs=xs: (sum_of, xs))
            alone: dict[str, Call] = {
                "alone": lambda backend=backend, arguments=arguments: backend(list(arguments))
            }
            found[str(count)] = in_turns(whole | alone, rounds)
    results: dict[str, Any] = {count: shown(row) for count, row in found.items()}
    for name in (*BACKENDS, "alone"):
        few, many = found[str(counts[0])][f"{name}_us"], found[str(counts[-1])][f"{name}_us"]
        results[f"{name}, ns"] = (many - few) / (counts[-1] - counts[0]) * 1e3
    return results


def resident() -> int:
    """Resident memory of this process in KiB."""
    text = Path("/proc/self/status").read_text()
    return int(next(line for line in text.splitlines() if line.startswith("VmRSS")).split()[1])


def memory_of(backend: str) -> dict[str, Any]:
    """How this process grows, see `memory`."""
    told = {}
    with torch.no_grad():
        run, x = compiled(add_one, backend), torch.randn(8)
        for _ in range(10_000):
            run(x)
        gc.collect()
        before = resident()
        for _ in range(1_000_000):
            run(x)
        gc.collect()
        told["million_calls_percent"] = (resident() - before) / before * 100
    step = training()[backend]
    for _ in range(100):
        step()
    gc.collect()
    before = resident()
    for _ in range(9_900):
        step()
    gc.collect()
    return {**told, "steps_kib": resident() - before}


def first_calls_of(backend: str) -> dict[str, Any]:
    """First calls in this process, see `warm`."""
    import gpt2

    imported = Path(os.environ["IMPORTED"])
    begun = set(sys.modules)
    if imported.exists():
        for module in imported.read_text().split():
            with contextlib.suppress(ImportError):
                importlib.import_module(module)
    torch.manual_seed(0)
    model = gpt2.GPT2(1000, 128, 4, 4)
    optimizer = torch.optim.AdamW(model.parameters())
    tokens = torch.randint(0, 1000, (1, 32))
    begun_at = time.perf_counter()
    run, update = compiled(model, backend), optimizer.step
    if backend != "eager":
        update = torch.compile(optimizer.step, backend=backend)
    # Most imports come with naming a backend, which is a part of its first call.
    named = time.perf_counter() - begun_at

    def forward() -> None:
        with torch.no_grad():
            run(tokens)

    def step() -> None:
        run(tokens).square().mean().backward()
        update()

    told = {}
    for name, call in (("inference", forward), ("training", step)):
        started = time.perf_counter()
        call()
        told[name] = time.perf_counter() - started + (named if name == "inference" else 0)
        for _ in range(2):
            call()
    imported.with_suffix(".new").write_text("\n".join(set(sys.modules) - begun))
    return told


def switched_of(backend: str) -> dict[str, Any]:
    """The first call of a process that keeps what Dynamo made as well, see `switch`."""
    import gpt2

    importlib.import_module("torch._dynamo")
    importlib.import_module("torch._functorch.aot_autograd")
    modules = {"tpu": ["torchtpu_compile.backend", "torchtpu_compile.warm.artifact"]}
    for module in modules.get(backend, ["torch._inductor.compile_fx"]):
        importlib.import_module(module)
    torch.manual_seed(0)
    model = gpt2.GPT2(1000, 128, 4, 4)
    tokens = torch.randint(0, 1000, (1, 32))
    kept = Path(os.environ["KEPT_FUNCTIONS"])
    started = time.perf_counter()
    if backend == "inductor" and kept.exists():
        torch.compiler.load_cache_artifacts(kept.read_bytes())
    run = compiled(model, backend)
    with torch.no_grad():
        run(tokens)
        first = time.perf_counter() - started
        run(tokens)
    if backend == "inductor" and not kept.exists():
        artifacts = torch.compiler.save_cache_artifacts()
        assert artifacts is not None
        kept.write_bytes(artifacts[0])
    return {"inference": first}


PROCESSES = {"memory": memory_of, "warm": first_calls_of, "switch": switched_of}


def child(what: str, backend: str) -> None:
    """One process of a benchmark; prints what it found as JSON, and when its last call ended."""
    told = PROCESSES[what](backend)
    print(json.dumps({**told, "ended": time.time()}), flush=True)


def process(what: str, backend: str, directory: str, *, imported: bool = False) -> dict[str, Any]:
    """What one process tells, and how long after its last call it was gone; its caches lie in `directory`.

    Where `imported`, what an earlier process imported for its calls is imported before them.
    """
    environment = os.environ | {
        "PYTHONWARNINGS": "ignore",
        "TORCHTPU_CACHE": "on",
        "TORCHTPU_CACHE_DIR": f"{directory}/ours",
        "TORCHINDUCTOR_CACHE_DIR": f"{directory}/pytorch-{backend}",
    }
    if what == "warm":
        environment["IMPORTED"] = f"{directory}/modules-{backend}.{'before' if imported else 'never'}"
    if what == "switch":
        environment["KEPT_FUNCTIONS"] = f"{directory}/functions"
        ours = {"TORCHTPU_PRECOMPILE": f"{directory}/functions-of-ours"}
        environment |= ours if backend == "tpu" else {"TORCH_CACHING_PRECOMPILE": "1"}
    done = subprocess.run(
        [sys.executable, __file__, "--child", what, backend], env=environment, capture_output=True, text=True
    )
    ended = time.time()
    if done.returncode != 0:
        sys.exit(done.stderr)
    told: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    exit_after = ended - told.pop("ended")
    return {**told, "exit": exit_after}


def warm(rounds: int) -> dict[str, Any]:
    """First calls of a small transformer, inference, then training with a compiled AdamW: in a first process
    and in later ones, with what it left in the default caches; and how long after its last call a process is
    gone. As a user sees them, with all that PyTorch and the backend import for them; and with that imported
    before. Seconds, the least of some processes."""
    results: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as directory:
        for backend in BACKENDS:
            results[f"{backend}, cold"] = shown(process("warm", backend, directory))
            modules = Path(directory, f"modules-{backend}.new")
            modules.rename(modules.with_suffix(".before"))
        for imported in (False, True):
            how = "imported" if imported else "warm"
            found: dict[str, list[dict[str, Any]]] = {backend: [] for backend in BACKENDS}
            for _ in range(max(3, rounds // 60)):
                for backend in BACKENDS:
                    found[backend].append(process("warm", backend, directory, imported=imported))
            best: dict[str, dict[str, float]] = {}
            for backend, rows in found.items():
                best[backend] = {key: min(row[key] for row in rows) for key in rows[0]}
                results[f"{backend}, {how}"] = shown(best[backend])
            results[f"{how} / inductor"] = shown({k: v / best["inductor"][k] for k, v in best["tpu"].items()})
    return results


def switch(rounds: int) -> dict[str, Any]:
    """The same, inference alone, where a process also keeps what Dynamo made of functions: ours by
    `TORCHTPU_PRECOMPILE`, Inductor by Dynamo's own `caching_precompile`. Loading it counts."""
    results: dict[str, Any] = {}
    backends = ("tpu", "inductor")
    with tempfile.TemporaryDirectory() as directory:
        for backend in backends:
            results[f"{backend}, cold"] = shown(process("switch", backend, directory))
        found: dict[str, list[float]] = {backend: [] for backend in backends}
        for _ in range(max(3, rounds // 60)):
            for backend in backends:
                found[backend].append(process("switch", backend, directory)["inference"])
    best = {backend: min(times) for backend, times in found.items()}
    results["kept"] = shown(best)
    results["ours / inductor"] = best["tpu"] / best["inductor"]
    return results


def memory(_: int) -> dict[str, Any]:
    """How resident memory grows: over a million calls of `x + 1` after the first 10,000, in percent, and over
    10,000 training steps after the first 100, in KiB."""
    with tempfile.TemporaryDirectory() as directory:
        return {backend: shown(process("memory", backend, directory)) for backend in BACKENDS}


BENCHMARKS: dict[str, Callable[[int], dict[str, Any]]] = {
    "calls": calls,
    "inputs": inputs,
    "warm": warm,
    "switch": switch,
    "memory": memory,
}


def main() -> None:
    if sys.argv[1:2] == ["--child"]:
        child(*sys.argv[2:])
        return
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help=f"which: {', '.join(BENCHMARKS)}; default all"
    )
    parser.add_argument("--rounds", type=int, default=201, help="timed rounds of each (default %(default)s)")
    options = parser.parse_args()
    for name in options.names or BENCHMARKS:
        print(f"\n{name}: {BENCHMARKS[name].__doc__}")
        for key, value in BENCHMARKS[name](options.rounds).items():
            print(f"  {key:26} {value:.1f}" if isinstance(value, float) else f"  {key:26} {value}")


if __name__ == "__main__":
    main()
