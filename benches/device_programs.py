"""The programs of the device's tests in its modes: steps per second, and how long compiles block them.

    python benches/device_programs.py [PROGRAM...] [--rounds N] [--modes MODE,...] [--json]

Each mode has two processes of its own, one after the other. The first finds an empty cache, the second what
the first has left there. A program runs once on the CPU, so that all is imported, and then N times. It is
blocked for as long as its first run takes longer than its fastest one: ops are traced and compiled then. A
step is what lies between two steps of its optimizers; the median of the last runs is told, and the CPU's.
"""

from __future__ import annotations

import argparse
import itertools
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
import warnings
from pathlib import Path
from typing import Any

TESTS = Path(__file__).resolve().parent.parent / "tests" / "python" / "device"


def run(names: list[str], where: str, rounds: int) -> dict[str, Any]:
    """In a process of its own: what each program took."""
    warnings.simplefilter("ignore")
    sys.path[:0] = [str(TESTS), str(TESTS / "long")]
    import test_programs
    import torch
    from torch.optim.optimizer import register_optimizer_step_post_hook
    from torchtpu_compile import device

    reason = device.install(beside_another=True)
    if reason is not None:
        raise SystemExit(f"no tpu device: {reason}")
    steps: list[float] = []
    register_optimizer_step_post_hook(lambda *_: steps.append(time.perf_counter()))
    results: dict[str, Any] = {}
    for program in [*test_programs.PROGRAMS, test_programs.trainer]:
        if names and program.__name__ not in names:
            continue
        program("cpu")
        took, between = [], []
        for _ in range(rounds):
            steps.clear()
            torch.manual_seed(0)
            started = time.perf_counter()
            program(where)
            took.append(time.perf_counter() - started)
            torch.tpu.finish_compiling()
            between.append([later - earlier for earlier, later in itertools.pairwise(steps)])
        last = [interval for run in between[rounds // 2 :] for interval in run]
        results[program.__name__] = {
            "first run, s": took[0],
            "fastest run, s": min(took),
            "blocked, s": took[0] - min(took),
            "steps per second": 1 / statistics.median(last),
        }
    return results


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("programs", nargs="*", metavar="PROGRAM")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--modes", default="fused_exact,fused,strict,debug")
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.one:
        print(json.dumps(run(given.programs, given.one, given.rounds)))
        return
    found: dict[str, dict[str, Any]] = {}

    def process(name: str, where: str, **environment: str) -> None:
        command = [sys.executable, __file__, *given.programs, "--one", where, "--rounds", str(given.rounds)]
        done = subprocess.run(
            command, env=os.environ | environment, stdout=subprocess.PIPE, text=True, check=True
        )
        found[name] = json.loads(done.stdout.splitlines()[-1])

    process("CPU", "cpu")
    for mode in given.modes.split(","):
        with tempfile.TemporaryDirectory(prefix="device-programs-") as directory:
            cache = {"TORCHTPU_CACHE": "on", "TORCHTPU_CACHE_DIR": f"{directory}/cache"}
            for process_number in ("first", "second"):
                process(f"{mode}, {process_number} process", "tpu", TORCHTPU_EAGER=mode, **cache)
    if given.json:
        print(json.dumps(found, indent=1))
        return
    for what in ("steps per second", "blocked, s"):
        print(f"\n{what:16}" + "".join(f"{name:>24}" for name in found))
        for program in found["CPU"]:
            print(f"{program:16}" + "".join(f"{rows[program][what]:24.1f}" for rows in found.values()))
        if what == "blocked, s":
            sums = [sum(row[what] for row in rows.values()) for rows in found.values()]
            print(f"{'all':16}" + "".join(f"{total:24.1f}" for total in sums))


if __name__ == "__main__":
    main()
