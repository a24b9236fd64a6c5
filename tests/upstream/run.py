"""Runs PyTorch's own test suites, from a checkout of the user's, on the tpu device and through the backend.

`run.py CHECKOUT [SUITE…]`; `make upstream PYTORCH=dir` runs all suites. Nothing is fetched.

A case counts if it passes on the CPU with the same file (Inductor's: with the backend `aot_eager`; cases of
several ranks: with gloo). A case that counts and fails here has to be in `expected.toml` with its reason. A
failure, crash or hang that is not in the list is unexpected. So is a pass of a case that is in the list. The
exit status is 1 if anything is unexpected or a test file cannot be imported.
"""

from __future__ import annotations

import argparse
import contextlib
import hashlib
import importlib.metadata
import json
import os
import random
import select
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import expected
import ranks
import suites
from suites import Suite

HERE = Path(__file__).parent
BUILT = HERE.parents[1] / "target" / "upstream"
BAD = ("wrong", "error", "crash", "hang")
# To import PyTorch and a test file, on a loaded machine.
IMPORT_SECONDS = 300.0


@dataclass
class Outcome:
    """The kind is pass, skip or one of `BAD`. A wrong result is one that fails an assertion of the test."""

    kind: str
    message: str = ""


@dataclass
class Here:
    """The directories and limits of a run. `seconds` is the deadline of a case."""

    checkout: Path
    out: Path
    scratch: Path
    seconds: float


class Worker:
    """A process that has imported a test file for one side, and runs the cases that it is given."""

    def __init__(self, here: Here, suite: Suite, side: str) -> None:
        reading, writing = os.pipe()
        name = suite.name.replace("/", ".")
        self.log = (here.out / f"{name}-{side}.log").open("a")
        environment = {
            key: value for key, value in os.environ.items() if key not in ("CI", "TORCHTPU_STRICT")
        }
        environment |= {
            "PYTHONDONTWRITEBYTECODE": "1",
            "TORCHTPU_CACHE_DIR": str(here.scratch / "cache"),
            "TORCHINDUCTOR_CACHE_DIR": str(here.scratch / "inductor"),
            "PYTORCH_TEST_WITH_SLOW": "0",
            "PYTORCH_PRINT_REPRO_ON_FAILURE": "0",
        }
        if suite.kind == "device":
            environment["PYTORCH_TESTING_DEVICE_ONLY_FOR"] = side
        if suite.kind == "device" and side == "tpu":
            environment["TORCH_TEST_DEVICES"] = str(HERE / "test_base.py")
        if suite.kind == "renamed":
            environment["TORCHTPU_DEVICE_COUNT"] = "2"  # As many as the reference device has.
        if suite.kind == "ranks":
            environment |= ranks.environment(side, suite.ranks, here.seconds)
        self.process = subprocess.Popen(
            [
                sys.executable,
                str(HERE / "worker.py"),
                *(str(suite.path), str(here.checkout), suite.kind, side, str(here.seconds), str(writing)),
            ],
            stdin=subprocess.PIPE,
            stdout=self.log,
            stderr=self.log,
            pass_fds=[writing],
            # What tests write, they write there.
            cwd=here.scratch,
            env=environment,
            start_new_session=True,
        )
        os.close(writing)
        self.scratch, self.reports, self.buffer = here.scratch, reading, b""

    def give(self, cases: Sequence[str]) -> None:
        """Gives the worker `cases`, its only ones: in a file, because a pipe holds only 64 KiB."""
        assert self.process.stdin is not None
        with tempfile.NamedTemporaryFile("w", dir=self.scratch, suffix=".cases", delete=False) as file:
            file.writelines(f"{case}\n" for case in cases)
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.write(f"{file.name}\n".encode())
            self.process.stdin.close()

    def report(self, seconds: float) -> dict[str, Any] | None:
        """Returns the next report, or `None` if the worker ended. Raises `TimeoutError` after `seconds`."""
        limit = time.monotonic() + seconds
        while b"\n" not in self.buffer:
            if not select.select([self.reports], [], [], max(0.0, limit - time.monotonic()))[0]:
                raise TimeoutError
            got = os.read(self.reports, 1 << 16)
            if not got:
                return None
            self.buffer += got
        line, self.buffer = self.buffer.split(b"\n", 1)
        found: dict[str, Any] = json.loads(line)
        return found

    def end(self) -> str:
        """Ends the worker and the processes that its tests started. Returns how it ended."""
        try:
            code = self.process.wait(1)
        except subprocess.TimeoutExpired:
            code = None
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        os.close(self.reports)
        self.log.close()
        if code is None:
            return "killed"
        return f"signal {signal.Signals(-code).name}" if code < 0 else f"exit status {code}"


class NotLoaded(Exception):
    """A test file cannot be imported with the installed PyTorch."""


def loaded(here: Here, suite: Suite, side: str) -> tuple[Worker, list[str]]:
    """Returns a worker and its cases. Raises `NotLoaded`."""
    worker = Worker(here, suite, side)
    try:
        report = worker.report(IMPORT_SECONDS)
    except TimeoutError:
        worker.end()
        raise NotLoaded(f"importing it took more than {IMPORT_SECONDS:.0f} s") from None
    if report is None or "failed" in report:
        how = worker.end()
        raise NotLoaded(report["failed"] if report else f"the process that imports it ended: {how}")
    return worker, report["cases"]


def outcomes(
    here: Here, suite: Suite, side: str, cases: Sequence[str], worker: Worker
) -> Iterator[tuple[str, Outcome]]:
    """Runs `cases` in `worker`. After a crash or a hang, another worker goes on with the next case."""
    left = list(cases)
    while left:
        worker.give(left)
        running = ""
        how = ""
        while left:
            try:
                report = worker.report(here.seconds)
            except TimeoutError:
                how = "hang"
                break
            if report is None:
                how = "crash"
                break
            if "begin" in report:
                running = report["begin"]
            else:
                left.remove(report["end"])
                running = ""
                yield report["end"], Outcome(report["kind"], report["message"])
        ended = worker.end()
        if left:
            # A worker that dies between two cases dies of the one before; the next one would not be at fault.
            case = running or left[0]
            left.remove(case)
            said = f"no end after {here.seconds:.0f} s" if how == "hang" else ended
            yield case, Outcome(how, said)
        if left:
            worker, _ = loaded(here, suite, side)


def sample(cases: Sequence[str], count: int, seed: str) -> list[str]:
    """Returns `count` of `cases` in their order, by `seed`: one of each test, then a second one of each."""
    if count <= 0 or count >= len(cases):
        return list(cases)
    chance = random.Random(seed)
    tests: dict[str, list[str]] = defaultdict(list)
    for case in cases:
        tests[case.split("_cpu")[0]].append(case)
    groups = list(tests.values())
    chance.shuffle(groups)
    for group in groups:
        chance.shuffle(group)
    longest = max(map(len, groups))
    turns = [group[n] for n in range(longest) for group in groups if n < len(group)]
    chosen = set(turns[:count])
    return [case for case in cases if case in chosen]


class Known:
    """Outcomes on the CPU, kept from run to run for one content of the test file and one PyTorch version."""

    def __init__(self, here: Here, suite: Suite, side: str) -> None:
        version = importlib.metadata.version("torch").encode()
        digest = hashlib.sha256(suite.path.read_bytes() + version).hexdigest()[:16]
        self.path = here.out / f"{suite.name.replace('/', '.')}-{side}-{digest}.json"
        kept = json.loads(self.path.read_text()) if self.path.exists() else {}
        self.cases: list[str] = kept.get("cases", [])
        self.outcomes = {case: Outcome(**fields) for case, fields in kept.get("outcomes", {}).items()}

    def keep(self) -> None:
        fields = {case: vars(outcome) for case, outcome in self.outcomes.items()}
        self.path.write_text(json.dumps({"cases": self.cases, "outcomes": fields}))


@dataclass
class Result:
    """One suite: the cases that count, how they ended here, and the lines that say what was unexpected."""

    suite: str
    counted: dict[str, Outcome] = field(default_factory=dict)
    unexpected: list[str] = field(default_factory=list)
    failed: str = ""
    seconds: float = 0.0


def reference(here: Here, suite: Suite, side: str, count: int, seed: int, names: Sequence[str]) -> list[str]:
    """Returns the chosen cases that pass on the other side, `side`, which runs those not known yet."""
    known = Known(here, suite, side)
    worker = None
    if not known.cases:
        worker, known.cases = loaded(here, suite, side)
    chosen = (
        [c for c in known.cases if c in names]
        if names
        else sample(known.cases, count, f"{seed} {suite.name}")
    )
    new = [case for case in chosen if case not in known.outcomes]
    if new:
        worker = worker or loaded(here, suite, side)[0]
        try:
            for case, outcome in outcomes(here, suite, side, new, worker):
                known.outcomes[case] = outcome
        finally:
            known.keep()
    elif worker:
        worker.end()
        known.keep()
    return [case for case in chosen if known.outcomes[case].kind == "pass"]


def run(
    here: Here, suite: Suite, count: int, seed: int, names: Sequence[str], entries: list[expected.Entry]
) -> Result:
    """Runs `count` cases of `suite` (0: all of them), or those called `names`, on both sides and compares."""
    result, begin = Result(suite.name), time.monotonic()
    sides = suites.SIDES[suite.kind]
    try:
        counted = reference(here, suite, sides[0], count, seed, names) if len(sides) == 2 else None
        if counted != []:
            worker, found = loaded(here, suite, sides[-1])
            if counted is None:
                counted = (
                    [c for c in found if c in names]
                    if names
                    else sample(found, count, f"{seed} {suite.name}")
                )
            for case, outcome in outcomes(here, suite, sides[-1], counted, worker):
                result.counted[case] = outcome
                judge(result, case, outcome, entries)
    except NotLoaded as error:
        result.failed = str(error)
    result.seconds = time.monotonic() - begin
    return result


def judge(result: Result, case: str, outcome: Outcome, entries: list[expected.Entry]) -> None:
    """Notes in `result` that `outcome` was not expected, if it was not, and prints it."""
    matching = [entry for entry in entries if entry.has(result.suite, case)]
    said = ""
    if outcome.kind in BAD and not any(outcome.kind in entry.outcomes for entry in matching):
        said = f"{outcome.kind}: {outcome.message}"
    elif outcome.kind == "pass" and matching and not any(entry.sometimes for entry in matching):
        said = f"unexpected pass; it was listed because: {matching[0].reason}"
    if said:
        result.unexpected.append(f"{result.suite} {case}: {said}")
        print(f"  {result.unexpected[-1]}", flush=True)


def table(results: Sequence[Result]) -> str:
    """Returns a table with one line a suite, and one for all of them."""
    lines = [
        "| suite | pass on CPU | pass here | % | wrong | error | crash | hang | skipped | unexpected | s |",
        "|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|",
    ]
    total = Result("all")
    for result in results:
        lines.append(_line(result))
        total.counted |= {f"{result.suite} {case}": outcome for case, outcome in result.counted.items()}
        total.unexpected += result.unexpected
        total.seconds += result.seconds
    return "\n".join([*lines, _line(total)])


def _line(result: Result) -> str:
    if result.failed:
        return f"| {result.suite} | not loaded: {result.failed} |"
    kinds = [outcome.kind for outcome in result.counted.values()]
    count = len(kinds) - kinds.count("skip")
    share = f"{100 * kinds.count('pass') / count:.1f}" if count else "–"
    cells = [count, kinds.count("pass"), share, *(kinds.count(kind) for kind in BAD), kinds.count("skip")]
    cells += [len(result.unexpected), f"{result.seconds:.0f}"]
    return f"| {result.suite} | {' | '.join(map(str, cells))} |"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("checkout", type=Path, help="directory of PyTorch's source, with test/ in it")
    parser.add_argument(
        "suites", nargs="*", help="test files below test/, without .py (default: all that are there)"
    )
    parser.add_argument("--sample", type=int, default=0, help="number of cases of a suite (default: all)")
    parser.add_argument("--seed", type=int, default=0, help="seed of the sample (default: 0)")
    parser.add_argument(
        "--case", action="append", default=[], help="run this case, Class.test, in place of a sample"
    )
    parser.add_argument(
        "--deadline", type=float, default=120.0, help="seconds after which a case hangs (default: 120)"
    )
    parser.add_argument(
        "--expected", type=Path, default=HERE / "expected.toml", help="list of expected failures"
    )
    parser.add_argument(
        "--out", type=Path, default=BUILT, help="directory of logs and results (default: target/upstream)"
    )
    arguments = parser.parse_args()
    checkout = arguments.checkout.resolve()
    try:
        chosen = suites.find(checkout, arguments.suites)
        entries = expected.read(arguments.expected)
    except ValueError as error:
        parser.error(str(error))
    if not chosen:
        parser.error(f"{checkout} has no tests of PyTorch's")
    arguments.out.mkdir(parents=True, exist_ok=True)
    scratch = Path(tempfile.mkdtemp(prefix="upstream-"))
    here = Here(checkout, arguments.out.resolve(), scratch, arguments.deadline)
    results = []
    try:
        for suite in chosen:
            for side in suites.SIDES[suite.kind]:
                (here.out / f"{suite.name.replace('/', '.')}-{side}.log").unlink(missing_ok=True)
            print(f"{suite.name} …", flush=True)
            results.append(run(here, suite, arguments.sample, arguments.seed, arguments.case, entries))
            print(table(results[-1:]).splitlines()[-2], flush=True)
    finally:
        shutil.rmtree(scratch, ignore_errors=True)
    kept = {r.suite: {case: vars(outcome) for case, outcome in r.counted.items()} for r in results}
    (here.out / "results.json").write_text(json.dumps(kept, indent=1))
    print(f"\n{table(results)}\n")
    unexpected = [line for result in results for line in result.unexpected]
    for line in unexpected:
        print(line)
    if not arguments.sample and not arguments.case:
        names = {suite.name for suite in chosen}
        for entry in entries:
            if entry.suite in names and set(entry.cases) - entry.met:
                unexpected.append(
                    f"{entry.suite}: no case that counts matches {sorted(set(entry.cases) - entry.met)}"
                )
                print(unexpected[-1])
    failed = [result.suite for result in results if result.failed]
    print(f"{len(unexpected)} unexpected, {len(failed)} suites not loaded. Tracebacks are in {here.out}.")
    return 1 if unexpected or failed else 0


if __name__ == "__main__":
    sys.exit(main())
