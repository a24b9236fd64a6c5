"""The main job, shown: real models through torch.compile(backend="tpu"), compared with eager PyTorch.

Run it with `make demo`.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("HF_HUB_OFFLINE", "1")
# The compile times that it shows are those of a first run.
os.environ.setdefault("TORCHTPU_CACHE", "off")

import torch
from rich.console import Console
from rich.table import Table

sys.path.insert(0, str(Path(__file__).parent))

import digits
import embed
import models
import torchtpu_compile


def median_ms(call: Callable[[], object], budget: float = 2.0) -> float:
    """Median milliseconds of a call, over about `budget` seconds."""
    times: list[float] = []
    end = time.perf_counter() + budget
    while len(times) < 3 or (time.perf_counter() < end and len(times) < 200):
        started = time.perf_counter()
        call()
        times.append((time.perf_counter() - started) * 1e3)
    return sorted(times)[len(times) // 2]


def compare(name: str, case: models.Case) -> list[str]:
    """One row of the table: `name` compiled against eager PyTorch."""
    torch._dynamo.reset()
    torchtpu_compile.reset_metrics()
    compiled = torch.compile(case.model, backend="tpu")
    with torch.no_grad():
        expected = models.tensors(case.model(*case.args, **case.kwargs))
        started = time.perf_counter()
        actual = models.tensors(compiled(*case.args, **case.kwargs))
        first_ms = (time.perf_counter() - started) * 1e3
        eager_ms = median_ms(lambda: case.model(*case.args, **case.kwargs))
        steady_ms = median_ms(lambda: compiled(*case.args, **case.kwargs))
    error = max(
        ((a.double() - e.double()).abs().max() / e.double().abs().max().clamp_min(1e-30)).item()
        for a, e in zip(actual, expected, strict=True)
    )
    reports = torchtpu_compile.reports()
    lower_ms = sum(r["passes_ms"] + r["lowering_ms"] for r in reports)
    compile_ms = sum(r["compile_ms"] for r in reports)
    fallbacks = sum(torchtpu_compile.metrics()["fallback_ops"].values())
    if error > 1e-4:
        raise SystemExit(f"{name} differs from eager by {error:.1e} of the largest value, more than 1e-4")
    trace_ms = first_ms - lower_ms - compile_ms - steady_ms
    cells = [len(reports), sum(r["nodes"] for r in reports), fallbacks]
    times = [trace_ms, lower_ms, compile_ms, first_ms, steady_ms, eager_ms]
    return [name, *map(str, cells), *(f"{ms:,.1f}" for ms in times), f"{error:.1e}"]


def compare_models(console: Console) -> None:
    """GPT-2 small and friends, with random weights."""
    table = Table(title="Models with random weights, float32, against eager PyTorch (times in ms)")
    columns = [
        "graphs",
        "ops",
        "fallbacks",
        "trace",
        "lower",
        "compile",
        "first call",
        "steady",
        "eager",
        "error",
    ]
    table.add_column("model")
    for column in columns:
        table.add_column(column, justify="right")
    for name in ["gpt2", "resnet18", "llama", "bert_base", "mlp"]:
        console.print(f"[dim]running {name} …[/dim]")
        table.add_row(*compare(name, models.MODELS[name]()))
    console.print(table)
    console.print(
        "trace: Dynamo and AOTAutograd; lower: passes and StableHLO; compile: XLA; "
        "steady and eager: median call; error: largest difference / largest eager value, per output tensor.\n"
        "Small models, convolutions and their training steps are slower than with Inductor: "
        "docs/benchmarks.md."
    )


def main() -> None:
    console = Console(width=None if sys.stdout.isatty() else 130)
    embed.show_embeddings(console)
    compare_models(console)
    digits.show_training(console)


if __name__ == "__main__":
    main()
