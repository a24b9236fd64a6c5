"""Training steps on `device="tpu"` in mode `fused` against `torch.compile`, for TPUs that need not exist.

A step on the device becomes the graphs of its chunks. `torch.compile(backend="tpu")` makes one graph of the
forward pass, one of the backward pass and one of the optimizer's step. libtpu compiles all of them for each
topology, and its estimates are added up. `--strict` adds the sum of the programs of single ops, as mode
`strict` runs them.

    .venv/bin/python benches/fused_tpu.py [NAME ...] [--topology v5e:1x1] [--strict] [--out DIR]
"""

from __future__ import annotations

import argparse
import contextlib
import json
import math
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import torch
import torch._functorch.config
import torch.nn.functional as F
from torch import nn
from torch.utils._python_dispatch import TorchDispatchMode

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE / "programs"))
KEPT = HERE.parent / "target" / "fused_tpu"
TOPOLOGIES = ("v5e:1x1", "v6e:1x1")
DTYPES = {"bf16": torch.bfloat16, "f32": torch.float32}
Costs = dict[str, Any]
Loss = Callable[[torch.Tensor, torch.Tensor], torch.Tensor]
Made = tuple[nn.Module, torch.optim.Optimizer, torch.Tensor, torch.Tensor, Loss]


class Block(nn.Module):
    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.before, self.after = nn.LayerNorm(width), nn.LayerNorm(width)
        self.qkv, self.out = nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        b, t, d = x.shape
        parts = self.qkv(self.before(x)).view(b, t, 3, self.heads, d // self.heads)
        q, k, v = parts.permute(2, 0, 3, 1, 4)
        attended = F.scaled_dot_product_attention(q, k, v, is_causal=True)
        x = x + self.out(attended.transpose(1, 2).reshape(b, t, d))
        return x + self.down(F.gelu(self.up(self.after(x))))


class Gpt(nn.Module):
    def __init__(self, words: int, length: int, width: int, heads: int, layers: int) -> None:
        super().__init__()
        self.words, self.places = nn.Embedding(words, width), nn.Embedding(length, width)
        self.blocks = nn.ModuleList([Block(width, heads) for _ in range(layers)])
        self.norm, self.head = nn.LayerNorm(width), nn.Linear(width, words, bias=False)

    def forward(self, ids: torch.Tensor) -> torch.Tensor:
        x = self.words(ids) + self.places(torch.arange(ids.shape[1], device=ids.device))
        for block in self.blocks:
            x = block(x)
        return self.head(self.norm(x))


class Residual(nn.Module):
    def __init__(self, enter: int, leave: int, stride: int) -> None:
        super().__init__()
        self.first, self.norm1 = nn.Conv2d(enter, leave, 3, stride, 1, bias=False), nn.BatchNorm2d(leave)
        self.second, self.norm2 = nn.Conv2d(leave, leave, 3, 1, 1, bias=False), nn.BatchNorm2d(leave)
        self.short = nn.Sequential(nn.Conv2d(enter, leave, 1, stride, bias=False), nn.BatchNorm2d(leave))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = F.relu(self.norm1(self.first(x)))
        return F.relu(self.norm2(self.second(y)) + self.short(x))


class Lstm(nn.Module):
    def __init__(self, width: int, hidden: int, classes: int) -> None:
        super().__init__()
        self.lstm, self.head = nn.LSTM(width, hidden), nn.Linear(hidden, classes)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.head(self.lstm(x)[0][-1])


def mean_square(y: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
    return (y - wanted).float().square().mean()


def entropy(y: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
    return F.cross_entropy(y.flatten(0, -2), wanted.flatten())


def block() -> Made:
    model, x = Block(256, 4), torch.randn(8, 512, 256)
    return model, torch.optim.SGD(model.parameters(), 1e-3), x, torch.randn(8, 512, 256), mean_square


def gpt() -> Made:
    model, ids = Gpt(8192, 256, 256, 4, 2), torch.randint(8192, (4, 256))
    return model, torch.optim.AdamW(model.parameters(), 1e-3), ids, torch.randint(8192, (4, 256)), entropy


def cnn() -> Made:
    model = nn.Sequential(
        nn.Conv2d(3, 64, 3, 1, 1, bias=False),
        nn.BatchNorm2d(64),
        nn.ReLU(),
        Residual(64, 64, 1),
        Residual(64, 128, 2),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
        nn.Linear(128, 10),
    )
    update = torch.optim.SGD(model.parameters(), 1e-2, momentum=0.9)
    return model, update, torch.randn(32, 3, 32, 32), torch.randint(10, (32,)), entropy


def mlp() -> Made:
    model = nn.Sequential(
        nn.Linear(784, 1024), nn.GELU(), nn.Linear(1024, 1024), nn.GELU(), nn.Linear(1024, 10)
    )
    update = torch.optim.AdamW(model.parameters(), 1e-3)
    return model, update, torch.randn(256, 784), torch.randint(10, (256,)), entropy


def lstm() -> Made:
    model = Lstm(256, 256, 10)
    update = torch.optim.Adam(model.parameters(), 1e-3)
    return model, update, torch.randn(16, 64, 256), torch.randint(10, (64,)), entropy


PROGRAMS: dict[str, Callable[[], Made]] = {"block": block, "gpt": gpt, "cnn": cnn, "mlp": mlp, "lstm": lstm}


def build(name: str, dtype: torch.dtype, device: str) -> Made:
    torch.manual_seed(0)
    torch.set_default_dtype(dtype)
    model, update, x, wanted, loss = PROGRAMS[name]()
    torch.set_default_dtype(torch.float32)
    # In place, so that the optimizer keeps its parameters.
    model.to(device)
    return model, update, x.to(device), wanted.to(device), loss


class EachAlone(TorchDispatchMode):
    """Runs each op before the next one is recorded, so that it is a chunk of its own."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        result = func(*args, **(kwargs or {}))
        torch.tpu.synchronize()
        return result


def record_chunks(name: str, dtype: torch.dtype, out: Path, alone: bool) -> dict[str, int]:
    """Writes the graphs of the third step; how often each runs in it."""
    from torchtpu_compile import _core

    torch.tpu.set_eager_mode("fused")
    model, update, x, wanted, loss = build(name, dtype, "tpu")

    def step() -> None:
        update.zero_grad()
        loss(model(x), wanted).backward()
        update.step()
        torch.tpu.synchronize()

    _core.record_chunks()
    before: dict[str, int] = {}
    for number in range(3):
        with EachAlone() if alone else contextlib.nullcontext():
            step()
        ran: dict[str, int] = {}
        for _, key, graph, runs in _core.recorded_chunks():
            path = out / f"{key}.ttpu"
            if graph is not None:
                _core.save_recording(path, graph, ENVIRONMENT, [], keep=1)
            ran[path.name] = runs
        step_ran = {key: runs - before.get(key, 0) for key, runs in ran.items()}
        before = ran
        print(f"{name} step {number}: {sum(step_ran.values())} chunks", file=sys.stderr)
    _core.finish_chunks(True)
    return {key: runs for key, runs in step_ran.items() if runs}


ENVIRONMENT = {
    "torch": torch.__version__,
    "matmul_precision": "medium",
    "compiler_options": {},
    "options": {},
}


def record_compiled(name: str, dtype: torch.dtype, out: Path) -> dict[str, int]:
    """Writes the graphs that `torch.compile` makes of the step."""
    from program import uncompiled
    from torchtpu_compile import _core, record

    torch._dynamo.config.allow_rnn = True
    model, update, x, wanted, loss = build(name, dtype, "cpu")
    both = torch._functorch.config.patch(force_non_lazy_backward_lowering=True)
    options = {"strict": True}

    def forward(x: torch.Tensor, wanted: torch.Tensor) -> torch.Tensor:
        return loss(model(x), wanted)

    # The gradient of oneDNN's layer has no program; without oneDNN, the layer is made of other ops.
    apart = torch.backends.mkldnn.flags(enabled=False)
    with record(out, data="none"), both, uncompiled(), apart:
        with contextlib.suppress(_core.ExecutionError):
            torch.compile(forward, backend="tpu", fullgraph=True, options=options)(x, wanted)
        for parameter in model.parameters():
            parameter.grad = torch.zeros_like(parameter)
        # The first step makes the state.
        update.step()
        with torch.no_grad(), contextlib.suppress(_core.ExecutionError):
            torch.compile(update.step, backend="tpu", options=options)()
    return {path.name: 1 for path in out.glob("*.ttpu")}


def recorded(name: str, kind: str, side: str, out: Path) -> dict[Path, int]:
    """The graphs of one side, recorded in a process of its own."""
    folder = out / f"{name}_{kind}_{side}"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    environment = {**os.environ, "TORCHTPU_STRICT": "1"}
    command = [sys.executable, __file__, "--record", name, kind, side, str(folder)]
    subprocess.run(command, env=environment, check=True)
    counts = json.loads((folder / "counts.json").read_text())
    return {folder / file: runs for file, runs in counts.items()}


def estimated(graphs: dict[Path, int], topology: str) -> Costs:
    from judge import costs
    from torchtpu_compile import _core

    texts = [_core.lower_graph(path, {}, topology)[1] for path in graphs]
    total: Costs = {"programs": sum(graphs.values()), "cycles": 0, "bytes": 0, "kernels": 0, "moves": 0}
    total["peak"] = 0
    for runs, one in zip(graphs.values(), costs(texts, topology, KEPT / "costs"), strict=True):
        if "error" in one:
            raise RuntimeError(one["error"])
        for key in ("cycles", "bytes", "kernels", "moves"):
            total[key] += runs * one[key]
        total["peak"] = max(total["peak"], one["peak"])
        for unknown in one["without_estimate"]:
            print(f"  {unknown} has no estimate", file=sys.stderr)
    return total


def rows(names: list[str], kinds: list[str], topologies: list[str], strict: bool, out: Path) -> Iterator[str]:
    ratios: dict[str, list[float]] = {topology: [] for topology in topologies}
    yield "| program | target | cycles | `torch.compile` | ratio | bytes | programs | kernels | `strict` |"
    yield "|---|---|--:|--:|--:|--:|--:|--:|--:|"
    for name in names:
        for kind in kinds:
            fused, compiled = (recorded(name, kind, side, out) for side in ("fused", "compiled"))
            alone = recorded(name, kind, "strict", out) if strict else None
            for topology in topologies:
                ours, theirs = estimated(fused, topology), estimated(compiled, topology)
                ratio = ours["cycles"] / theirs["cycles"]
                ratios[topology].append(ratio)
                of_strict = "-"
                if alone is not None:
                    of_strict = f"{ours['cycles'] / estimated(alone, topology)['cycles']:.2f}"
                cells = [f"{name}_{kind}", topology, f"{ours['cycles']:,}", f"{theirs['cycles']:,}"]
                cells += [f"**{ratio:.2f}**", f"{ours['bytes'] / theirs['bytes']:.2f}"]
                cells += [f"{ours[key]} / {theirs[key]}" for key in ("programs", "kernels")]
                yield f"| {' | '.join([*cells, of_strict])} |"
    for topology, found in ratios.items():
        mean = math.exp(sum(map(math.log, found)) / len(found))
        yield f"{topology}: geometric mean {mean:.2f}, largest {max(found):.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=f"of {', '.join(PROGRAMS)}; without them all")
    parser.add_argument("--dtype", action="append", choices=DTYPES, help="default: both")
    parser.add_argument("--topology", action="append", help=f"default: {' and '.join(TOPOLOGIES)}")
    parser.add_argument("--strict", action="store_true", help="judge the programs of single ops as well")
    parser.add_argument("--out", type=Path, help="where the graphs stay")
    parser.add_argument("--record", nargs=4, help=argparse.SUPPRESS)
    args = parser.parse_args()
    torch.set_float32_matmul_precision("medium")
    if args.record:
        name, kind, side, folder = args.record
        out = Path(folder)
        if side == "compiled":
            counts = record_compiled(name, DTYPES[kind], out)
        else:
            counts = record_chunks(name, DTYPES[kind], out, alone=side == "strict")
        (out / "counts.json").write_text(json.dumps(counts))
        return
    with contextlib.ExitStack() as stack:
        out = args.out or Path(stack.enter_context(tempfile.TemporaryDirectory()))
        names, kinds = args.names or list(PROGRAMS), args.dtype or list(DTYPES)
        for row in rows(names, kinds, args.topology or list(TOPOLOGIES), args.strict, out):
            print(row, flush=True)


if __name__ == "__main__":
    main()
