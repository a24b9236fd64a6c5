"""PyTorch's operator database through the backend: `make conformance`.

Entries run in worker processes, so that a crash or a hang of one is a line in the table and nothing more.
The results are written to docs/operators.md, and as JSON beside the build results.
"""

from __future__ import annotations

import argparse
import json
import os
import queue
import random
import selectors
import subprocess
import sys
import threading
from collections.abc import Collection
from pathlib import Path
from typing import Any

from tqdm import tqdm

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
RESULTS = ROOT / "target" / "conformance.jsonl"


class Worker:
    """A process that runs entries one after another; replaced after a crash, a hang, or many entries."""

    LIFETIME = 120

    def __init__(self, command: list[str]) -> None:
        """`command` reads entries from stdin and answers them, a line of JSON each."""
        self.command = command
        self.process: subprocess.Popen[str] | None = None
        self.served = 0

    def run(self, entry: dict[str, Any], deadline: float) -> dict[str, Any]:
        if self.process is None or self.served >= self.LIFETIME:
            self.stop()
            self.process = subprocess.Popen(
                self.command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
            self.served = 0
            deadline += 60  # for PyTorch's import
        self.served += 1
        assert self.process.stdin is not None and self.process.stdout is not None
        try:
            self.process.stdin.write(json.dumps(entry) + "\n")
            self.process.stdin.flush()
        except BrokenPipeError:
            return self.ended(entry)
        with selectors.DefaultSelector() as selector:
            selector.register(self.process.stdout, selectors.EVENT_READ)
            if not selector.select(deadline):
                self.stop()
                return entry | {"status": "hang", "samples": 0, "reasons": [f"no answer in {deadline:.0f} s"]}
        line = self.process.stdout.readline()
        return json.loads(line) if line else self.ended(entry)

    def ended(self, entry: dict[str, Any]) -> dict[str, Any]:
        assert self.process is not None
        code = self.process.wait()
        self.process = None
        return entry | {"status": "crash", "samples": 0, "reasons": [f"the process ended with status {code}"]}

    def stop(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def settled(results: Path, entries: list[dict[str, str]], good: Collection[str]) -> list[dict[str, Any]]:
    """What an earlier run says of the entries that ended with a status in `good`."""
    lines = results.read_text().splitlines() if results.exists() else []
    known = {tuple(o[key] for key in ("op", "dtype", "direction")): o for o in map(json.loads, lines)}
    found = [known.get((e["op"], e["dtype"], e["direction"])) for e in entries]
    return [o for o in found if o is not None and o["status"] in good]


def run_all(
    entries: list[dict[str, str]],
    known: list[dict[str, Any]],
    jobs: int,
    deadline: float,
    more_samples: int,
    results: Path,
    module: str = "cases",
) -> list[dict[str, Any]]:
    """The outcome of each entry by `module`'s `run(entry, more_samples)`; written as they come.

    `known` outcomes are kept, and their entries not run.
    """
    done = {(o["op"], o["dtype"], o["direction"]) for o in known}
    entries = [e for e in entries if (e["op"], e["dtype"], e["direction"]) not in done]
    waiting: queue.SimpleQueue[dict[str, str]] = queue.SimpleQueue()
    for entry in entries:
        waiting.put(entry)
    outcomes = list(known)
    lock = threading.Lock()
    interval = 0.1 if sys.stderr.isatty() else 60.0
    results.parent.mkdir(parents=True, exist_ok=True)
    with (
        results.open("w") as lines,
        tqdm(total=len(entries), unit="op", mininterval=interval, miniters=1) as progress,
    ):
        lines.writelines(json.dumps(outcome) + "\n" for outcome in known)

        def serve() -> None:
            worker = Worker([sys.executable, str(HERE / "worker.py"), module, str(more_samples)])
            try:
                while True:
                    outcome = worker.run(waiting.get_nowait(), deadline)
                    with lock:
                        outcomes.append(outcome)
                        lines.write(json.dumps(outcome) + "\n")
                        lines.flush()
                        progress.update()
            except queue.Empty:
                worker.stop()

        threads = [threading.Thread(target=serve, daemon=True) for _ in range(jobs)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    return outcomes


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("ops", nargs="*", metavar="OP", help="names in the database; default all")
    parser.add_argument("--dtypes", default="float32,bfloat16,int64,bool,complex64", metavar="LIST")
    parser.add_argument(
        "--directions", default="forward,backward", metavar="LIST", help="backward is float32 only"
    )
    parser.add_argument("--sample", type=int, metavar="N", help="run N entries chosen by --seed")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--deadline", type=float, default=180, metavar="S", help="seconds for an entry (180)")
    parser.add_argument(
        "--more-samples", type=int, default=4, metavar="N", help="samples after the first two (4)"
    )
    parser.add_argument(
        "--results",
        type=Path,
        default=RESULTS,
        metavar="FILE",
        help="where the outcomes go, a line of JSON each, as they come",
    )
    parser.add_argument(
        "--resume", action="store_true", help="keep what FILE has, and run what is missing or did not pass"
    )
    parser.add_argument("--table", type=Path, metavar="FILE", help="write the table of all results there")
    options = parser.parse_args()

    import cases
    import report

    directions = options.directions.split(",")
    found = []
    if "forward" in directions:
        found += cases.entries(options.dtypes.split(","), ["forward"])
    if "backward" in directions:
        found += cases.entries(["float32"], ["backward"])
    if options.ops:
        unknown = set(options.ops) - set(cases.OPS)
        if unknown:
            parser.error(f"not in the operator database: {', '.join(sorted(unknown))}")
        found = [e for e in found if e.op in options.ops]
    if options.sample is not None:
        found = random.Random(options.seed).sample(found, min(options.sample, len(found)))
    entries = [{"op": e.op, "dtype": e.dtype, "direction": e.direction} for e in found]
    known = settled(options.results, entries, ("pass", "excluded")) if options.resume else []
    outcomes = run_all(entries, known, options.jobs, options.deadline, options.more_samples, options.results)
    for line in report.headline(outcomes):
        print(line)
    if options.table is not None:
        report.write(options.table, report.table(outcomes, options.more_samples), report.csv_text(outcomes))
    elif len(outcomes) <= 50 or options.sample is not None:
        for outcome in outcomes:
            if outcome["status"] != "pass":
                print(report.line(outcome))
    bad = [o for o in outcomes if o["status"] in ("mismatch", "error", "crash", "hang")]
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
