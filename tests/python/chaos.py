"""Disturbs a training of several ranks, which torchrun restarts from checkpoints, and compares each loss.

    python tests/python/chaos.py --steps 2000 --faults 20

trains twice, once undisturbed. Every loss of each attempt has to equal the undisturbed one bit for bit.
Prints one line of JSON: how many faults of each kind there were, what ended each attempt, and what differs.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

KINDS = ("kill", "interrupt", "exception", "divergence", "corrupt cache", "full disk", "hang", "stop")
OF_THE_DEVICE = ("late error", "out of memory", "hung device")
"""Those that only the virtual accelerator has."""


def plan(
    steps: int, kinds: Sequence[str], ranks: int, timeout: float, every: int, seed: int = 0
) -> dict[str, Any]:
    """What ranks read: a fault of each of `kinds`, at steps that are about equally far from each other."""
    draw = random.Random(seed)
    apart = steps / (len(kinds) + 1)
    faults = [
        {
            "kind": kind,
            "step": int(apart * (i + 0.5 + draw.random() / 2)),
            "rank": draw.randrange(ranks),
            "execution": draw.randrange(50, 400),
        }
        for i, kind in enumerate(kinds)
    ]
    return {"steps": steps, "every": every, "timeout": timeout, "later": 0.02, "faults": faults}


def run(
    directory: Path, planned: dict[str, Any], ranks: int, platform: str, cache: Path, longest: float
) -> None:
    """Trains in `directory` under torchrun. Raises `RuntimeError` if it does not come to its end."""
    directory.mkdir()
    (directory / "plan.json").write_text(json.dumps(planned))
    env = {
        **os.environ,
        "TORCHTPU_PLATFORM": platform,
        # Where ops are recorded, they have the same digits in any chunk.
        "TORCHTPU_EAGER": "fused_exact" if platform == "virtual" else "fused",
        "TORCHTPU_EXECUTE_TIMEOUT": str(planned["timeout"]),
        "TORCHTPU_CACHE": "on",
        "TORCHTPU_CACHE_DIR": str(cache),
        "TORCHINDUCTOR_CACHE_DIR": str(cache.with_name("pytorch")),
        "OMP_NUM_THREADS": "1",
    }
    elastic = ["--nproc_per_node", str(ranks), "--max-restarts", str(len(planned["faults"]) + 3)]
    command = [sys.executable, "-m", "torch.distributed.run", "--standalone", *elastic]
    with open(directory / "log", "w") as log:
        started = subprocess.Popen(
            [*command, str(Path(__file__).with_name("chaos_rank.py"))],
            cwd=directory,
            env=env,
            stdout=log,
            stderr=log,
        )
        try:
            code = started.wait(longest)
        finally:
            # It ends its ranks.
            started.terminate()
            started.wait()
    if code:
        raise RuntimeError(f"torchrun ended with {code}: {(directory / 'log').read_text()[-3000:]}")


def lines(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text().splitlines()] if path.exists() else []


def compare(undisturbed: Path, disturbed: Path, planned: dict[str, Any], ranks: int) -> dict[str, Any]:
    differ: list[str] = []
    losses, attempts = 0, set()
    for rank in range(ranks):
        expected = {entry["step"]: entry["loss"] for entry in lines(undisturbed / f"losses-{rank}.jsonl")}
        seen = set()
        for entry in lines(disturbed / f"losses-{rank}.jsonl"):
            losses += 1
            seen.add(entry["step"])
            attempts.add(entry["attempt"])
            if entry["loss"] != expected.get(entry["step"]):
                differ.append(f"rank {rank}, step {entry['step']}, attempt {entry['attempt']}")
        if seen != expected.keys() or len(seen) != planned["steps"]:
            differ.append(f"rank {rank}: {len(seen)} of {planned['steps']} steps")
    inflicted = [f["kind"] for i, f in enumerate(planned["faults"]) if (disturbed / f"fault-{i}").exists()]
    return {
        "losses": losses,
        "attempts": len(attempts),
        "faults": Counter(inflicted),
        "ends": Counter(entry["error"] for entry in lines(disturbed / "ends.jsonl")),
        "differ": differ[:20],
    }


def chaos(
    directory: Path,
    platform: str,
    steps: int,
    kinds: Sequence[str],
    ranks: int = 2,
    timeout: float = 30,
    every: int = 50,
    longest: float = 3600,
) -> dict[str, Any]:
    """Trains undisturbed, then with a fault of each of `kinds`. Returns what `compare` found."""
    planned = plan(steps, kinds, ranks, timeout, every)
    cache = directory / "cache"
    found: dict[str, Any] = {}
    for name, faults in (("undisturbed", []), ("disturbed", planned["faults"])):
        begun = time.monotonic()
        run(directory / name, {**planned, "faults": faults}, ranks, platform, cache, longest)
        found[f"seconds {name}"] = round(time.monotonic() - begun, 1)
    return {**found, **compare(directory / "undisturbed", directory / "disturbed", planned, ranks)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--faults", type=int, default=20)
    parser.add_argument("--ranks", type=int, default=2)
    parser.add_argument("--platform", choices=["cpu", "virtual"], default="cpu")
    parser.add_argument("--timeout", type=float, default=30, help="seconds that ranks wait for each other")
    parser.add_argument("--directory", type=Path, help="a new directory that is kept")
    given = parser.parse_args()
    known = KINDS if given.platform == "cpu" else KINDS + OF_THE_DEVICE
    kinds = [known[i % len(known)] for i in range(given.faults)]
    random.Random(0).shuffle(kinds)
    with tempfile.TemporaryDirectory() as temporary:
        directory = given.directory or Path(temporary)
        directory.mkdir(parents=True, exist_ok=True)
        found = chaos(directory, given.platform, given.steps, kinds, given.ranks, given.timeout)
    print(json.dumps(found))
    sys.exit(bool(found["differ"]) or found["attempts"] <= given.faults)


if __name__ == "__main__":
    main()
