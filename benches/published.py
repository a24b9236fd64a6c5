"""Tokens per second that `torchtpu estimate` foretells for Llama on pods, beside what others measured.

The measured figures are those of MaxText's recipes (github.com/AI-Hypercomputer/tpu-recipes, in
training/trillium and training/v5p; 2025). `examples/llama_pod.py` has the same sizes, batches and shardings.
Of a layer, the recipes compute the feed-forward part and the kernel of attention again, and move what they
keep to the host's memory; here it stays on the device, so that the verdict on memory does not count. The
sharding of the largest model is a guess: the recipe names none.

    .venv/bin/python benches/published.py [NAME ...] [--out DIR]
"""

from __future__ import annotations

import argparse
import json
import math
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from torchtpu_compile import _core
from torchtpu_compile.cli import pods

ROOT = Path(__file__).resolve().parent.parent
TORCHTPU = Path(sys.executable).with_name("torchtpu")


@dataclass(frozen=True)
class Run:
    """What was run: `rows` sequences of each chip in a step. `tokens` were measured, per chip and second."""

    size: str
    target: str
    rows: int
    length: int
    tokens: float
    parameters: float


RUNS = {
    "llama3.1-8b": Run("8b", "v6e:16x16", 4, 8192, 7207, 8.03e9),
    "llama3.1-70b": Run("70b", "v6e:16x16", 4, 8192, 960, 70.6e9),
    "llama3.1-70b-128": Run("70b", "v6e:8x16", 4, 8192, 942, 70.6e9),
    "llama2-70b": Run("2-70b", "v6e:16x16", 3, 4096, 905, 69.0e9),
    "llama3.1-405b": Run("405b", "v5p:8x8x8", 2, 8192, 124.6, 405.9e9),
}


def foretold(run: Run, out: Path) -> tuple[float, float, bool]:
    """Tokens per second of a chip, seconds of a step that wait for links, and whether parts have no time."""
    chips = math.prod(int(n) for n in run.target.partition(":")[2].split("x"))
    script = [sys.executable, ROOT / "examples" / "llama_pod.py", "--device", "meta", "--fsdp", "{fsdp}"]
    sizes = ["--size", run.size, "--rows", run.rows, "--length", run.length, "--recompute", "feed-forward"]
    mesh = ["--mesh", f"dp=1,fsdp={chips},tp=1"]
    command = [TORCHTPU, "record", *mesh, "--out", out, "--", *script, *sizes]
    environment = {**os.environ, "TORCHTPU_ATTENTION": "kernel"}
    subprocess.run([str(word) for word in command], check=True, env=environment, stdout=subprocess.DEVNULL)
    command = [TORCHTPU, "estimate", out, "--target", run.target, "--json"]
    ended = subprocess.run([str(word) for word in command], stdout=subprocess.PIPE, check=False)
    rows: list[dict[str, Any]] = json.loads(ended.stdout)
    found = pods.step_seconds(rows, 1)
    if found is None:
        raise RuntimeError(f"{[row['graph'] for row in rows if row['status'] != 'ok']} did not compile")
    waits = sum(row["calls"] * row["exposed_seconds"] for row in rows)
    return run.rows * run.length / found[0], waits, found[1]


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"of {', '.join(RUNS)} (default: all)")
    parser.add_argument("--out", type=Path, help="keep the recordings in this directory")
    args = parser.parse_args()
    print(
        "| model | target | tokens/s of a chip, foretold | measured | error | MFU, foretold | links, a step |"
    )
    print("|---|---|--:|--:|--:|--:|--:|")
    with tempfile.TemporaryDirectory() as scratch:
        for name in args.names or RUNS:
            run = RUNS[name]
            rate, waits, is_less = foretold(run, (args.out or Path(scratch)) / name)
            chip = next(chip for chip in _core.targets() if chip["name"] == run.target.partition(":")[0])
            use = 6 * run.parameters * rate / chip["bf16_flops"]
            less = "< " if is_less else ""
            cells = [name, run.target, f"{less}{rate:,.0f}", f"{run.tokens:,.0f}"]
            cells += [f"{rate / run.tokens - 1:+.0%}", f"{less}{use:.1%}", f"{waits:.2f} s"]
            print(f"| {' | '.join(cells)} |", flush=True)


if __name__ == "__main__":
    main()
