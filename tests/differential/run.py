"""Random programs through the backend, against eager PyTorch: `make differential`.

A seed is a program of 5 to 15 ops. Each is compiled for inference at one size, and at three sizes with its
gradients. Failures are minimized and written as tests. The exit status is 1 where there are any.
"""

from __future__ import annotations

import argparse
import collections
import json
import os
import queue
import sys
import threading
import time
from pathlib import Path
from typing import Any

from tqdm import tqdm

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path.insert(0, str(HERE.parent / "conformance"))

from run import Worker  # noqa: E402

COMMAND = [sys.executable, str(HERE / "worker.py")]


def check_all(
    seeds: range, jobs: int, deadline: float, until: int | None, seconds: float | None
) -> list[dict[str, Any]]:
    """The outcome of each seed; ends early after `until` failures or so many seconds."""
    waiting: queue.SimpleQueue[int] = queue.SimpleQueue()
    for seed in seeds:
        waiting.put(seed)
    outcomes: list[dict[str, Any]] = []
    lock = threading.Lock()
    started = time.monotonic()
    interval = 0.1 if sys.stderr.isatty() else 60.0
    with tqdm(total=len(seeds), unit="program", mininterval=interval, miniters=1) as progress:

        def over() -> bool:
            late = seconds is not None and time.monotonic() - started > seconds
            return late or (until is not None and sum(bool(o["failures"]) for o in outcomes) >= until)

        def serve() -> None:
            worker = Worker(COMMAND)
            try:
                while not over():
                    seed = waiting.get_nowait()
                    outcome = worker.run({"check": seed}, deadline)
                    if "status" in outcome:  # The worker died, or was killed because it did not answer.
                        reason = f"{outcome['status']}, size 0: {outcome['reasons'][0]}"
                        outcome = {"seed": seed, "failures": [reason], "steps": 0, "source": None}
                    with lock:
                        outcomes.append(outcome)
                        if outcome["failures"]:
                            tqdm.write(f"seed {seed}: {outcome['failures'][0]}")
                        progress.update()
            except queue.Empty:
                pass
            finally:
                worker.stop()

        threads = [threading.Thread(target=serve, daemon=True) for _ in range(jobs)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return outcomes


def write_tests(failed: list[dict[str, Any]], folder: Path, deadline: float) -> None:
    """Each failure as a test, as small as it gets; a program that killed its process as it is."""
    folder.mkdir(parents=True, exist_ok=True)
    worker = Worker(COMMAND)
    for outcome in tqdm(
        failed, unit="failure", desc="minimizing", mininterval=0.1 if sys.stderr.isatty() else 60.0
    ):
        seed, failure = outcome["seed"], outcome["failures"][0]
        answer = {}
        if outcome["source"] is not None:
            answer = worker.run({"minimize": seed, "failure": failure}, deadline)
        text = answer.get("test", f'"""{failure}: run.py --first {seed} --programs 1"""\n')
        (folder / f"test_program_{seed}.py").write_text(text)
    worker.stop()


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--programs", type=int, default=1000, metavar="N", help="how many seeds (1000)")
    parser.add_argument("--first", type=int, default=0, metavar="SEED", help="the first seed (0)")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument(
        "--deadline", type=float, default=240, metavar="S", help="seconds for a program (240)"
    )
    parser.add_argument("--seconds", type=float, metavar="S", help="begin no program after so long")
    parser.add_argument("--until", type=int, metavar="N", help="end after N failures")
    parser.add_argument("--outcomes", type=Path, metavar="FILE", help="all outcomes, a line of JSON each")
    parser.add_argument(
        "--tests",
        type=Path,
        default=ROOT / "target" / "differential",
        metavar="DIR",
        help="where failures go as tests (target/differential)",
    )
    options = parser.parse_args()
    seeds = range(options.first, options.first + options.programs)
    outcomes = check_all(seeds, options.jobs, options.deadline, options.until, options.seconds)
    if options.outcomes is not None:
        options.outcomes.write_text("".join(json.dumps(o) + "\n" for o in outcomes))
    failed = [o for o in outcomes if o["failures"]]
    whole = [o for o in outcomes if "executions" in o]
    total = {key: sum(o[key] for o in whole) for key in ("executions", "compiles", "padded")}
    eager = collections.Counter[str]()
    for o in whole:
        eager.update(o["fallback_ops"])
    print(
        f"{len(outcomes)} programs: {len(failed)} failed; {total['executions']} executions, "
        f"{total['padded']} of them padded, {total['compiles']} compiles"
    )
    if eager:
        print("ran in eager PyTorch:", ", ".join(f"{op} ({n})" for op, n in eager.most_common(12)))
    if failed:
        write_tests(failed, options.tests, options.deadline * 4)
        print(f"written: {options.tests}/test_program_*.py, as small as they get")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
