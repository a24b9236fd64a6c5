"""Steady times on the CPU of two states of this package, timed in turn: `states.py DIRECTORY`, which holds
the other `torchtpu_compile`.

Each state runs in a process of its own, which compiles the programs of `benches/programs` at sizes for a CPU,
in float32 (and a step of one, forward and backward, where gradients are taken). Then both are told to run
calls in turn. The machine may be shared and noisy: only the ratios mean anything.
"""

from __future__ import annotations

import argparse
import importlib
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
# A program's file and name, and its sizes.
CASES: dict[str, tuple[str, str, dict[str, int]]] = {
    "cross_entropy": ("losses", "cross_entropy_bf16", {"rows": 512, "width": 256, "vocabulary": 8192}),
    "gpt_training": (
        "gpt",
        "gpt_training_bf16",
        {"batch": 2, "length": 128, "vocabulary": 8192, "width": 256, "heads": 4, "layers": 2},
    ),
    "attention": ("attention_block", "attention_f32", {"batch": 2, "length": 256, "width": 256, "heads": 4}),
    "bert": ("bert", "bert_bf16", {"batch": 2, "length": 128, "width": 256, "heads": 4}),
    "llama": (
        "llama",
        "llama_bf16",
        {
            "batch": 1,
            "length": 128,
            "width": 256,
            "heads": 8,
            "key_heads": 2,
            "hidden": 704,
            "layers": 2,
        },
    ),
    "mlp": ("mlp_block", "mlp_f32", {"rows": 256, "width": 256}),
    "vit": ("vit", "vit_bf16", {"batch": 2, "side": 112, "width": 256, "heads": 4}),
    "dlrm": ("dlrm", "dlrm_f32", {"batch": 256, "rows": 10_000}),
    "experts": (
        "experts",
        "experts_bf16",
        {"tokens": 256, "width": 128, "hidden": 256, "experts": 8, "room": 80},
    ),
}


def serve() -> None:
    """In the process of a state: for each line, `NAME COUNT`, the mean microseconds of that many calls."""
    sys.path.insert(0, str(HERE / "programs"))
    import dataclasses

    import torch

    compiled: dict[str, Callable[[], object]] = {}

    def make(name: str) -> Callable[[], object]:
        file, wanted, sizes = CASES[name]
        program = next(p for p in importlib.import_module(file).PROGRAMS if p.name == wanted)
        program = dataclasses.replace(program, full={**program.full, **sizes}, dtype=torch.float32)
        module, inputs = program.build(small=False)
        function = torch.compile(module, backend="tpu", fullgraph=True, options={"strict": True})

        def call() -> object:
            if not program.train:
                with torch.no_grad():
                    return function(*inputs)
            module.zero_grad()
            return function(*inputs).backward()

        return call

    for line in sys.stdin:
        name, count = line.split()
        if name not in compiled:
            torch._dynamo.reset()
            compiled[name] = make(name)
            compiled[name]()
            compiled[name]()
        started = time.perf_counter()
        for _ in range(int(count)):
            compiled[name]()
        print("microseconds", (time.perf_counter() - started) / int(count) * 1e6, flush=True)


class State:
    """A process that serves."""

    def __init__(self, package: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": str(package), "TORCHTPU_CACHE": "off"}
        command = [sys.executable, str(Path(__file__).resolve()), "--serve"]
        self.process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def microseconds(self, name: str, count: int) -> float:
        assert self.process.stdin and self.process.stdout
        self.process.stdin.write(f"{name} {count}\n")
        self.process.stdin.flush()
        for line in self.process.stdout:
            if line.startswith("microseconds"):
                return float(line.split()[1])
        raise SystemExit(f"the process for {name} died")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path, nargs="?", help="the directory that holds the other package")
    parser.add_argument("names", nargs="*", help=f"of {', '.join(CASES)}; without them all")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    args = parser.parse_args()
    if args.serve:
        return serve()
    if args.before is None:
        parser.error("which other state?")
    states = [State(args.before), State(HERE.parent / "python")]
    for name in args.names or CASES:
        first = max(state.microseconds(name, 3) for state in states)
        count = max(1, round(100_000 / first))
        pairs = [[state.microseconds(name, count) for state in states] for _ in range(args.rounds)]
        before, now = (statistics.median(times) for times in zip(*pairs, strict=True))
        ratio = statistics.median(b / a for a, b in pairs)
        least = [min(times) for times in zip(*pairs, strict=True)]
        print(
            f"{name:14} before {before:9.0f} µs, now {now:9.0f} µs, ratio {ratio:.2f} "
            f"(of the least {least[1] / least[0]:.2f})",
            flush=True,
        )
    for state in states:
        state.process.kill()


if __name__ == "__main__":
    main()
