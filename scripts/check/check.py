"""Runs a tier of checks: `scripts/check/check.py short|long|lint|soak`.

A failing suite does not keep the others from running, unless `--first`. Each suite is one line with a bar and
an estimate of what is left; its whole output is in `target/check/NAME.log`. A summary comes last, with the
command that runs each failed test alone, and the exit status is 1 if anything failed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress

from progress import Durations, Progress, clock
from suites import COMPILE, ROOT, STATE, TIERS, VENV, Suite

TICK = 0.5
# Seconds between two lines about a suite that runs, where lines cannot be rewritten.
PAUSE = 60.0
MOST_FAILURES = 12
MOST_LINES = 300


class Running:
    """A suite that was started."""

    def __init__(self, suite: Suite, durations: Durations, beside: bool) -> None:
        self.suite = suite
        self.progress = Progress(suite, durations)
        suite.progress.unlink(missing_ok=True)
        self.output = suite.log.open("w")
        environment = {**os.environ, **suite.environment, "CHECK_PROGRESS": str(suite.progress)}
        # The Rust tests look for the plugins there; they do not start Python.
        packages = next((ROOT / VENV / "lib").glob("python3*/site-packages"), None)
        if packages is not None:
            environment["TORCHTPU_TEST_SITE_PACKAGES"] = str(packages.resolve())
        self.began = time.monotonic()
        self.seconds = 0.0
        self.process = subprocess.Popen(
            ["nice", "-n", "5", *suite.command] if beside else suite.command,
            cwd=ROOT,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=self.output,
            stderr=subprocess.STDOUT,
            # In a process group of its own, which ends with this process.
            start_new_session=True,
        )

    def has_ended(self) -> bool:
        self.seconds = time.monotonic() - self.began
        if self.process.poll() is None:
            if self.seconds < self.suite.longest:
                return False
            self.output.write(f"\nended after {clock(self.seconds)}: it takes no longer than that\n")
            self.end()
        self.output.close()
        self.progress.read()
        self.progress.ended(self.process.returncode, self.seconds)
        return True

    def end(self) -> None:
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGTERM)
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()


class Display:
    """Lines about suites: rewritten on a terminal, else one a minute, and one when a suite ends."""

    def __init__(self) -> None:
        self.rewrites = sys.stdout.isatty()
        self.shown = 0
        self.told: dict[str, float] = {}

    def show(self, running: list[Running]) -> None:
        if self.rewrites:
            width = shutil.get_terminal_size().columns
            self._clear()
            for one in running:
                print(one.progress.line(one.seconds)[: width - 1])
            self.shown = len(running)
        else:
            now = time.monotonic()
            for one in running:
                if now - self.told.setdefault(one.suite.name, one.began) >= PAUSE:
                    self.told[one.suite.name] = now
                    print(one.progress.line(one.seconds))
        sys.stdout.flush()

    def ended(self, one: Running) -> None:
        self._clear()
        print(one.progress.line(one.seconds), flush=True)

    def _clear(self) -> None:
        if self.shown:
            print(f"\033[{self.shown}A\033[J", end="")
            self.shown = 0


def run(tier: str, first: bool) -> list[Running]:
    """All suites of a tier, ended. With `first`, those that ended before one failed, and that one."""
    durations = Durations.load()
    display = Display()
    done: list[Running] = []
    running: list[Running] = []
    try:
        for stage in TIERS[tier]:
            waiting = [list(suites) for suites in stage]
            slots: list[Running | None] = [None] * len(waiting)
            while any(slots) or any(waiting):
                for i, suites in enumerate(waiting):
                    if slots[i] is None and suites:
                        slots[i] = Running(suites.pop(0), durations, beside=i > 0)
                running = [one for one in slots if one is not None]
                for i, one in enumerate(slots):
                    if one is not None and one.has_ended():
                        slots[i] = None
                        done.append(one)
                        display.ended(one)
                        # How code looks is no reason to end.
                        if first and one.progress.failed and (one.suite.reads or one.suite is COMPILE):
                            return done
                running = [one for one in slots if one is not None]
                for one in running:
                    one.progress.read()
                display.show(running)
                if first and (failing := [one for one in running if one.progress.failures]):
                    for one in failing:
                        one.progress.failed = True
                    return done + failing
                if running:
                    time.sleep(TICK)
    finally:
        for one in running:
            if one.process.poll() is None:
                one.end()
    return done


def details(done: list[Running]) -> None:
    """The end of what failed suites have written, where nobody can look into their logs afterwards."""
    for one in done:
        if one.progress.failed:
            lines = one.suite.log.read_text(errors="replace").splitlines()[-MOST_LINES:]
            print(f"\n[{one.suite.name}]", *lines, sep="\n")


def summary(done: list[Running], seconds: float) -> None:
    print(f"\n{'suite':14} {'':7} {'time':>8}  tests")
    for one in done:
        print(one.progress.row(one.seconds))
    failed = [one for one in done if one.progress.failed]
    shown = 0
    for one in failed:
        for command in one.progress.commands() or [" ".join(one.suite.command)]:
            if shown < MOST_FAILURES:
                print(f"{'' if shown else chr(10)}FAILED {command}")
            shown += 1
        print(f"       whole output: {one.suite.log.relative_to(ROOT)}")
    if shown > MOST_FAILURES:
        print(f"       and {shown - MOST_FAILURES} more")
    print(f"\n{len(done) - len(failed)} suites passed, {len(failed)} failed, {clock(seconds)}")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("tier", choices=TIERS)
    parser.add_argument("--first", action="store_true", help="end at the first test that fails")
    given = parser.parse_args()
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    STATE.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(STATE / "device-cache", ignore_errors=True)
    begin = time.monotonic()
    try:
        done = run(given.tier, given.first)
    except KeyboardInterrupt:
        return 130
    if not sys.stdout.isatty():
        details(done)
    summary(done, time.monotonic() - begin)
    if not given.first:
        Durations.learn(given.tier, [one.progress for one in done])
    return int(not done or any(one.progress.failed for one in done))


if __name__ == "__main__":
    sys.exit(main())
