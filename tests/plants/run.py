"""Plants bugs one at a time and shows what finds them: `tests/plants/run.py [NAME…]`.

Prints a row per bug and tier: found or not, after how many seconds, by which step and tests. What else a run
would say after its first failure is not waited for. Files are as before when it ends, and when it begins if a
run was killed. The exit status is 1 where a bug is not found by any tier that was asked for, or where the
code that it changes is not there.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from plants import PLANTS, ROOT, Plant

sys.path.insert(0, str(ROOT / "scripts" / "quick"))
from quick import GREEN, PYTHON, tree

# Where what a file was before is kept while it has a bug.
SAVED = ROOT / "target" / "plants.json"
# Steps that say how code looks, or that it does not compile, and not what it does.
LOOKS = {"ruff", "ruff-format", "rustfmt", "mypy", "stub", "clippy", "module", "compile"}
# Seconds after which a tier has not found a bug, whatever it waits for.
LONGEST = 3 * 3600.0


@dataclass
class Found:
    """What found a bug: the step that failed, "" if none did, and the first tests that did."""

    step: str = ""
    tests: list[str] = field(default_factory=list)

    def __bool__(self) -> bool:
        return bool(self.step)


@contextmanager
def planted(plant: Plant) -> Iterator[None]:
    before, after = plant.path.read_text(), plant.planted()
    SAVED.parent.mkdir(exist_ok=True)
    SAVED.write_text(json.dumps({str(plant.path): [before, after]}))
    plant.path.write_text(after)
    # The test that each bug's text is there has nothing to say about this one.
    os.environ["PLANTED"] = plant.name
    try:
        yield
    finally:
        del os.environ["PLANTED"]
        put_back()


def put_back() -> None:
    """Takes out the bug that is in the code, if one is."""
    if SAVED.exists():
        for path, (before, after) in json.loads(SAVED.read_text()).items():
            with open(path, "r+") as file:
                # Not over what somebody has changed since.
                if file.read() == after:
                    file.seek(0)
                    file.truncate()
                    file.write(before)
        SAVED.unlink()


def lines_of(command: list[str]) -> Iterator[str]:
    """What the command prints, until it ends or nobody asks for more."""
    end = time.monotonic() + LONGEST
    with subprocess.Popen(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
    ) as process:
        assert process.stdout is not None
        try:
            for line in process.stdout:
                yield line
                if time.monotonic() > end:
                    break
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGTERM)


def tests_in(line: str) -> list[str]:
    """Names of tests that a line says have failed."""
    found = re.match(r"FAILED (tests\S+)|test (\S+) \.\.\. FAILED|    (\w+::\S*)$", line)
    return [found[1] or found[2] or found[3]] if found else []


def quick() -> Found:
    """`make quick`, after a green run without the bug."""
    found = Found()
    for line in lines_of([PYTHON, "scripts/quick/quick.py"]):
        if step := re.match(r"\[quick\] (?:ok    |FAILED) +[\d.]+ s  (\S+)", line):
            if found:
                break
            if line.startswith("[quick] FAILED") and step[1] not in LOOKS:
                found.step = step[1]
        elif line.startswith("[quick] FAILED after") or (found and "test result: FAILED" in line):
            break
        if found:
            found.tests += tests_in(line)
    return found


def programs() -> Found:
    """Random programs against eager PyTorch, until one differs."""
    if subprocess.run(["scripts/build.sh"], cwd=ROOT, env=os.environ | {"BUILD_PROFILE": "quick"}).returncode:
        return Found()
    command = [PYTHON, "tests/differential/run.py", "--until", "1", "--programs", "2000"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    seeds = [line for line in done.stdout.splitlines() if line.startswith("seed ")]
    return Found("differential", seeds) if done.returncode else Found()


def tier(name: str) -> Callable[[], Found]:
    """A tier of checks, until its first failure."""

    def run() -> Found:
        if subprocess.run(
            ["scripts/build.sh"], cwd=ROOT, env=os.environ | {"BUILD_PROFILE": "quick"}
        ).returncode:
            return Found()
        found = Found()
        for line in lines_of([PYTHON, "scripts/check/check.py", name, "--first"]):
            if row := re.match(r"(\S+) +FAILED +\d+:\d\d", line):
                found.step = row[1] if row[1] not in LOOKS else found.step
            elif line.startswith("FAILED ") and found:
                found.tests.append(line.removeprefix("FAILED ").strip())
        return found

    return run


TIERS = {"quick": quick, "test": tier("short"), "test-all": tier("long"), "programs": programs}


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("names", nargs="*", metavar="NAME", help="which bugs (all of them)")
    parser.add_argument(
        "--tiers",
        default="quick",
        help=f"what looks for them, comma-separated: {', '.join(TIERS)} (default: %(default)s)",
    )
    given = parser.parse_args()
    tiers = given.tiers.split(",")
    if unknown := set(tiers) - TIERS.keys() | set(given.names) - {plant.name for plant in PLANTS}:
        parser.error(f"unknown: {', '.join(sorted(unknown))}")
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    put_back()
    chosen = [plant for plant in PLANTS if not given.names or plant.name in given.names]
    if tiers == ["programs"]:
        chosen = [plant for plant in chosen if plant.programs]
    green = GREEN.read_text() if GREEN.exists() else None
    now = tree()
    missed = 0
    found_by = dict.fromkeys(tiers, 0)
    try:
        for plant in chosen:
            rows = []
            with planted(plant):
                for tier in tiers:
                    GREEN.write_text(now)
                    begin = time.monotonic()
                    found = TIERS[tier]()
                    found_by[tier] += bool(found)
                    rows.append(found)
                    why = f"{found.step}: {', '.join(found.tests[:3])}" if found else "green"
                    answer, seconds = "yes" if found else "NO", f"{time.monotonic() - begin:.0f} s"
                    print(
                        f"| {plant.name} | {plant.file} | {tier} | {answer} | {seconds} | {why} |", flush=True
                    )
            missed += not any(rows)
    finally:
        if green is None:
            GREEN.unlink(missing_ok=True)
        else:
            GREEN.write_text(green)
    for tier, count in found_by.items():
        print(f"{tier}: {count} of {len(chosen)} found")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
