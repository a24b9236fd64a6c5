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
import models
import torchtpu_compile

SENTENCES = [
    "A man is playing a guitar on the street.",
    "Someone performs music outdoors for passers-by.",
    "The stock market fell sharply after the announcement.",
    "Shares lost value today.",
    "She baked a chocolate cake for her daughter's birthday.",
    "The dessert was made from cocoa, flour and eggs, and it was delicious.",
    "Astronomers discovered a planet orbiting a distant star.",
    "A new world outside our solar system has been found by scientists using a space telescope.",
    "How do I reset my password?",
    "I forgot my login credentials and cannot access my account any more.",
]
LENGTH = 64


def embed_sentences(console: Console) -> None:
    """MiniLM-L6 with its real weights: each sentence's nearest neighbour among the others."""
    model, tokenizer = models.minilm_with_tokenizer()
    tokens = tokenizer(SENTENCES, padding="max_length", max_length=LENGTH, return_tensors="pt")

    def embed(input_ids: torch.Tensor, attention_mask: torch.Tensor) -> torch.Tensor:
        hidden = model(input_ids=input_ids, attention_mask=attention_mask).last_hidden_state
        mask = attention_mask.unsqueeze(-1).to(hidden.dtype)
        mean = (hidden * mask).sum(1) / mask.sum(1)
        return torch.nn.functional.normalize(mean, dim=1)

    compiled = torch.compile(embed, backend="tpu", fullgraph=True)
    with torch.no_grad():
        expected = embed(tokens["input_ids"], tokens["attention_mask"])
        embeddings = compiled(tokens["input_ids"], tokens["attention_mask"])
    similarity = embeddings @ embeddings.T
    similarity.fill_diagonal_(-1)
    table = Table(title="MiniLM-L6, real weights: nearest sentences", show_lines=False)
    table.add_column("sentence")
    table.add_column("nearest")
    table.add_column("cosine", justify="right")
    for sentence, row in zip(SENTENCES, similarity, strict=True):
        nearest = int(row.argmax())
        table.add_row(sentence, SENTENCES[nearest], f"{row[nearest]:.3f}")
    console.print(table)
    error = (embeddings - expected).abs().max().item()
    console.print(f"largest difference from eager: {error:.1e}\n")
    if error > 1e-5:
        raise SystemExit(f"the embeddings differ from eager's by {error:.1e}, more than 1e-5")


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
        "steady and eager: median call; error: largest difference / largest eager value, per output tensor."
    )


def main() -> None:
    console = Console(width=None if sys.stdout.isatty() else 130)
    embed_sentences(console)
    compare_models(console)
    digits.show_training(console)


if __name__ == "__main__":
    main()
