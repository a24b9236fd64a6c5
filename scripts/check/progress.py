"""How far a suite is, read off what it writes while it runs, and how long suites take."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from suites import PYTHON, ROOT, STATE, Suite

# Committed: what suites and files of tests took on two cores, in seconds; `make test-all` makes it anew.
COMMITTED = ROOT / "tests" / "durations.json"
WIDTH = 24


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes}:{rest:02}"


@dataclass
class Durations:
    """`suites`: seconds by name. `tests`: how many tests a suite has. `files`: processor seconds of Python's
    test files, with those of the processes that they start, by suite."""

    suites: dict[str, float] = field(default_factory=dict)
    files: dict[str, dict[str, float]] = field(default_factory=dict)
    tests: dict[str, int] = field(default_factory=dict)

    @staticmethod
    def load(path: Path = COMMITTED) -> Durations:
        if not path.exists():
            return Durations()
        return Durations(**json.loads(path.read_text()))

    def save(self, path: Path) -> None:
        sections = {"suites": self.suites, "tests": self.tests, "files": self.files}
        path.write_text(json.dumps(sections, indent=1, sort_keys=True) + "\n")

    @staticmethod
    def learn(tier: str, done: list[Progress]) -> None:
        """Keeps what suites took that passed. The committed file changes after the long tier alone, which
        knows what the short one took before."""
        own = STATE / "durations.json"
        known = Durations.load(own)
        for one in done:
            if not one.failed:
                known.suites[one.suite.name] = round(one.seconds)
                known.tests[one.suite.name] = one.done
                if one.files:
                    known.files[one.suite.name] = {path: round(s, 1) for path, s in one.files.items()}
        known.save(own)
        if tier == "long" and {"python", "python-long"} <= known.suites.keys():
            known.save(COMMITTED)


class Progress:
    """A suite's progress."""

    def __init__(self, suite: Suite, durations: Durations) -> None:
        self.suite, self.durations = suite, durations
        self.total = durations.tests.get(suite.name, 0)
        self.done = self.skipped = 0
        self.failures: list[str] = []
        self.failed = False
        self.seconds = 0.0
        self.files: Counter[str] = Counter()
        self._expected: dict[str, float] = {}
        self._read = 0
        self._binary = ""

    def read(self) -> None:
        """Reads what was written since the last time."""
        path = self.suite.progress if self.suite.reads == "pytest" else self.suite.log
        if not self.suite.reads or not path.exists():
            return
        with path.open("rb") as file:
            file.seek(self._read)
            text = file.read()
        text = text[: text.rfind(b"\n") + 1]
        self._read += len(text)
        for line in text.decode(errors="replace").splitlines():
            if self.suite.reads == "pytest":
                self._read_pytest(json.loads(line))
            else:
                self._read_cargo(line)

    def _read_pytest(self, said: dict) -> None:
        if "collected" in said:
            self.total = sum(said["collected"].values())
            known = self.durations.files.get(self.suite.name, {})
            self._expected = {path: known.get(path, 1.0 * n) for path, n in said["collected"].items()}
        elif "seconds" in said:
            self.files[said["test"].partition("::")[0]] += said["seconds"]
        else:
            self._count(said["test"], said["outcome"])

    def _read_cargo(self, line: str) -> None:
        if binary := re.match(r" +Running (\S+ \S+|\S+)", line):
            named = re.search(r"tests/(\w+)\.rs", binary[1])
            self._binary = f"--test {named[1]}" if named else "--lib" if "lib.rs" in line else "--bins"
        elif test := re.match(r"test (\S+)(?: - should panic)? +\.\.\. (ok|FAILED|ignored)", line):
            outcome = {"ok": "passed", "FAILED": "failed", "ignored": "skipped"}[test[2]]
            self._count(f"{self._binary} {test[1]}", outcome)

    def _count(self, test: str, outcome: str) -> None:
        self.done += 1
        self.skipped += outcome == "skipped"
        if outcome == "failed":
            self.failures.append(test)

    @property
    def lost(self) -> int:
        """How many of Python's tests that were collected have not ended."""
        return self.total - self.done if self._expected else 0

    def ended(self, status: int, seconds: float) -> None:
        self.failed, self.seconds = status != 0 or bool(self.failures), seconds
        # A suite without tests would agree with anything, and so would tests that were never run.
        if (self.suite.reads and not self.done) or self.lost:
            self.failed = True

    def share(self, seconds: float) -> float | None:
        """How much of it is done, 0 to 1; `None` where nothing is known."""
        if self._expected:
            whole = sum(self._expected.values())
            # A file that takes longer than it did counts as all that it took.
            had = sum(min(self.files[path], known) for path, known in self._expected.items())
            return had / whole if whole else 1.0
        if self.suite.reads and self.total:
            return min(1.0, self.done / self.total)
        known = self.durations.suites.get(self.suite.name)
        return min(0.99, seconds / known) if known else None

    def line(self, seconds: float) -> str:
        name = f"{self.suite.name:14}"
        if self.seconds:
            return self.row(seconds)
        share = self.share(seconds)
        count = f"  {self.done} of {self.total} tests" if self.suite.reads and self.total else ""
        count += f", {len(self.failures)} FAILED" if self.failures else ""
        if share is None:
            return f"{name} {'·' * WIDTH} {clock(seconds)}{count}"
        bar = "█" * round(share * WIDTH)
        left = f", {clock(seconds / share - seconds)} left" if share > 0.02 else ""
        return f"{name} {bar:·<{WIDTH}} {clock(seconds)}{left}{count}"

    def row(self, seconds: float) -> str:
        count = str(self.done) if self.suite.reads else ""
        count += f", {self.skipped} skipped" if self.skipped else ""
        count += f", {len(self.failures)} failed" if self.failures else ""
        count += f", {self.lost} never ended" if self.lost else ""
        outcome = "FAILED" if self.failed else "ok"
        return f"{self.suite.name:14} {outcome:7} {clock(seconds):>8}  {count}".rstrip()

    def commands(self) -> list[str]:
        """A command for each test that failed, which runs it alone."""
        if self.suite.reads == "pytest":
            given = "".join(f"{name}={value} " for name, value in self.suite.environment.items())
            soak = "-m soak " if "soak" in self.suite.command else ""
            return [f"{given}{PYTHON} -m pytest -q {soak}'{test}'" for test in self.failures]
        found = []
        for test in self.failures:
            binary, _, name = test.rpartition(" ")
            found.append(f"cargo test --profile quick {binary} -- --exact '{name}'")
        return found
