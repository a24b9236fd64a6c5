"""The `tpu` device: what an op costs, and training steps in its modes against `torch.compile`.

    python benches/device.py [default] [ops] [mlp] [transformer] [--rounds N] [--steps N] [--json]

`default` is what a program has that compiles nothing: ops in the default mode beside the CPU's, in a process
that opens no client as long as nothing before it did.

Each round times every way once, one after the other, so that a busy machine slows all of them; a ratio is
the median of the rounds' own. Steps that compile come first and are told apart.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections.abc import Callable
from typing import Any

import torch
import torchtpu_compile
from torch import nn
from torchtpu_compile import device

Step = Callable[[], float]


class Block(nn.Module):
    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        b, t, d = x.shape
        q, k, v = (
            self.qkv(self.norm1(x))
            .view(b, t, 3, self.heads, d // self.heads)
            .permute(2, 0, 3, 1, 4)
            .unbind(0)
        )
        y = nn.functional.scaled_dot_product_attention(q, k, v)
        x = x + self.out(y.transpose(1, 2).reshape(b, t, d))
        return x + self.down(nn.functional.gelu(self.up(self.norm2(x))))


class Transformer(nn.Module):
    def __init__(self, vocabulary: int = 1000, width: int = 128, heads: int = 4, layers: int = 2) -> None:
        super().__init__()
        self.tokens, self.places = nn.Embedding(vocabulary, width), nn.Embedding(64, width)
        self.blocks = nn.ModuleList(Block(width, heads) for _ in range(layers))
        self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, vocabulary)

    def forward(self, i: torch.Tensor) -> torch.Tensor:
        x = self.tokens(i) + self.places(torch.arange(i.shape[1], device=i.device))
        for block in self.blocks:
            x = block(x)
        return self.head(self.norm(x)).flatten(0, 1)


def training(task: str, where: str, compiled: bool) -> Step:
    """A training step with AdamW that returns its loss."""
    torch.manual_seed(0)
    if task == "mlp":
        layers = [nn.Linear(64, 256), nn.GELU(), nn.Linear(256, 256), nn.GELU(), nn.Linear(256, 10)]
        model: nn.Module = nn.Sequential(*layers)
        x, y = torch.randn(32, 64), torch.randint(0, 10, (32,))
    else:
        model = Transformer()
        x, y = torch.randint(0, 1000, (4, 64)), torch.randint(0, 1000, (256,))
    model, x, y = model.to(where), x.to(where), y.to(where)
    optimizer = torch.optim.AdamW(model.parameters(), 1e-3)

    def loss_of(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return nn.functional.cross_entropy(model(x), y)

    forward: Any = torch.compile(loss_of, backend="tpu") if compiled else loss_of
    update: Any = torch.compile(optimizer.step, backend="tpu") if compiled else optimizer.step

    def step() -> float:
        loss = forward(x, y)
        loss.backward()
        update()
        optimizer.zero_grad(set_to_none=True)
        return loss.item()

    return step


WAYS: dict[str, tuple[str, str, bool]] = {
    "strict": ("tpu", "strict", False),
    "fused_exact": ("tpu", "fused_exact", False),
    "fused": ("tpu", "fused", False),
    "torch.compile on tpu tensors": ("tpu", "strict", True),
    "torch.compile on CPU tensors": ("cpu", "strict", True),
    "eager on the CPU": ("cpu", "strict", False),
}


def bench_training(task: str, rounds: int, count: int) -> dict[str, Any]:
    steps: dict[str, Step] = {}
    losses: dict[str, list[float]] = {}
    warm: dict[str, float] = {}
    compiles: dict[str, list[int]] = {}
    for way, (where, mode, compiled) in WAYS.items():
        torch.tpu.set_eager_mode(mode)
        steps[way] = training(task, where, compiled)
        started = time.perf_counter()
        losses[way], compiles[way] = [], []
        for i in range(8):
            before = torchtpu_compile.metrics()["xla_compiles"]
            losses[way].append(steps[way]())
            if i == 3:
                torch.tpu.finish_compiling()
            compiles[way].append(torchtpu_compile.metrics()["xla_compiles"] - before)
        warm[way] = time.perf_counter() - started
    times: dict[str, list[float]] = {way: [] for way in WAYS}
    for _ in range(rounds):
        for way, (_, mode, _) in WAYS.items():
            torch.tpu.set_eager_mode(mode)
            steps[way]()
            started = time.perf_counter()
            for _ in range(count):
                steps[way]()
            times[way].append((time.perf_counter() - started) / count)
    result: dict[str, Any] = {"task": task, "ways": {}}
    for way in WAYS:
        ratio = statistics.median(a / b for a, b in zip(times["strict"], times[way], strict=True))
        result["ways"][way] = {
            "ms": statistics.median(times[way]) * 1e3,
            "faster than strict": ratio,
            "first 8 steps, s": warm[way],
            "compiles of these": compiles[way],
            "loss of step 8": losses[way][-1],
        }
    pairs = zip(times["fused_exact"], times["torch.compile on tpu tensors"], strict=True)
    result["fused_exact / torch.compile on tpu tensors"] = statistics.median(a / b for a, b in pairs)
    result["fused_exact gives strict's losses, bit for bit"] = losses["fused_exact"] == losses["strict"]
    result["counts"] = torch.tpu.fused_counts()
    return result


def calls_on(where: str) -> dict[str, Callable[[], Any]]:
    """Small ops of each kind: new results, in-place ones, views, copies, gradients, a step."""
    torch.manual_seed(0)
    x, y, w = (torch.randn(32, 32).to(where) for _ in range(3))
    index, host = torch.randint(0, 32, (32,)).to(where), torch.randn(32)
    layer = nn.Linear(32, 32).to(where)
    optimizer = torch.optim.Adam(layer.parameters(), foreach=False)
    w.requires_grad_()

    def step() -> None:
        optimizer.zero_grad()
        layer(x).sum().backward()
        optimizer.step()

    return {
        "x + y": lambda: x + y,
        "x.add_(1)": lambda: x.add_(1),
        "x @ y": lambda: x @ y,
        "x.sum()": lambda: x.sum(),
        "cat": lambda: torch.cat([x, y]),
        "x[index]": lambda: x[index],
        "x[:, 0]": lambda: x[:, 0],
        "clone": lambda: x.clone(),
        "to another type": lambda: x.long(),
        "from the host": lambda: host.to(where, copy=True),
        "item": lambda: x[0, 0].item(),
        "zeros": lambda: torch.zeros(32, 32, device=where),
        "gradient of a product": lambda: (w * x).sum().backward(),
        "Linear(32, 32) with Adam": step,
    }


def bench_default(rounds: int) -> dict[str, float]:
    """The device's time of an op in the default mode, divided by the CPU's: medians of the rounds."""
    torch.tpu.set_eager_mode("fused")
    here, there = calls_on("tpu"), calls_on("cpu")
    ratios: dict[str, float] = {}
    for name in here:
        times: dict[str, list[float]] = {"tpu": [], "cpu": []}
        for _ in range(rounds + 1):
            for where, call in (("tpu", here[name]), ("cpu", there[name])):
                started = time.perf_counter()
                for _ in range(200):
                    call()
                times[where].append(time.perf_counter() - started)
        mine, theirs = (statistics.median(times[where][1:]) for where in ("tpu", "cpu"))
        ratios[name] = mine / theirs
    return ratios


def bench_ops(rounds: int) -> dict[str, float]:
    """Microseconds of an op on 32 floats: the best of some loops, as the least disturbed."""
    x, y = torch.randn(4, 8, device="tpu"), torch.randn(4, 8, device="tpu")
    a, b = x.cpu(), y.cpu()
    calls: dict[str, tuple[str, Callable[[], Any]]] = {
        "strict, x + y": ("strict", lambda: x + y),
        "strict, x + 1": ("strict", lambda: x + 1),
        "recorded, x + y": ("fused_exact", lambda: x + y),
        "recorded, x + 1": ("fused_exact", lambda: x + 1),
        "fused, x + y": ("fused", lambda: x + y),
        "CPU eager, x + y": ("strict", lambda: a + b),
        "an empty tensor": ("strict", lambda: torch.empty(4, 8, device="tpu")),
        "a view": ("strict", lambda: x.view(8, 4)),
    }
    best: dict[str, float] = {}
    for _ in range(rounds):
        for name, (mode, call) in calls.items():
            torch.tpu.set_eager_mode(mode)
            call()
            # A chunk that becomes long would run: that is not recording.
            passed = 0.0
            for _ in range(20):
                torch.tpu.synchronize()
                started = time.perf_counter()
                for _ in range(100):
                    call()
                passed += time.perf_counter() - started
            best[name] = min(best.get(name, 1e9), passed / 2000 * 1e6)
    return best


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", nargs="*", default=["default", "ops", "mlp", "transformer"])
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--steps", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    reason = device.install(beside_another=True)
    if reason is not None:
        raise SystemExit(f"no tpu device: {reason}")
    results: dict[str, Any] = {}
    for what in given.what:
        short = {"default": bench_default, "ops": bench_ops}.get(what)
        results[what] = (
            short(given.rounds) if short is not None else bench_training(what, given.rounds, given.steps)
        )
        if given.json:
            continue
        if what == "default":
            for name, ratio in results[what].items():
                print(f"{name:32}{ratio:8.2f} x the CPU's time")
            continue
        if what == "ops":
            for name, microseconds in results[what].items():
                print(f"{name:32}{microseconds:8.2f} us")
            continue
        for way, row in results[what]["ways"].items():
            print(
                f"{what:12}{way:32}{row['ms']:9.2f} ms, {row['faster than strict']:6.2f} x strict's speed, "
                f"first steps {row['first 8 steps, s']:5.1f} s, compiles {row['compiles of these']}, "
                f"loss {row['loss of step 8']:.6f}"
            )
        rest = {key: value for key, value in results[what].items() if key not in ("task", "ways")}
        print(f"{what:12}{rest}")
    if given.json:
        print(json.dumps(results, indent=1))


if __name__ == "__main__":
    main()
