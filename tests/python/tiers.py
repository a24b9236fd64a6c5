"""The two tiers of tests, and a line of progress for each test.

`--tier short` runs what is in no folder named `long`, and the samples of those that `samples.toml` names;
`--tier long` runs the rest, but those whose values `tests/values.rs` replays, and those that `samples.toml`
leaves to `make soak`; without it, all but these run. On the virtual accelerator
(`TORCHTPU_PLATFORM=virtual`) the tiers are samples that `virtual.toml` names, and a test of which it says
that it differs there has to fail, with the error that is named there.
`CHECK_PROGRESS` names a file that gets JSON lines: how many tests of each file there are, how each ended, and
the processor seconds that it took, with those of the processes that it started.
"""

from __future__ import annotations

import json
import os
import tomllib
import zlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from values import replaced

HERE = Path(__file__).parent
SAMPLES: dict[str, Any] = tomllib.loads((HERE / "samples.toml").read_text())
# The long tier runs one in so many tests.
LONG: int = SAMPLES.pop("long")
ON_VIRTUAL: dict[str, dict[str, Any]] | None = None
if os.environ.get("TORCHTPU_PLATFORM") == "virtual":
    ON_VIRTUAL = tomllib.loads((HERE / "virtual.toml").read_text())
TICKS = os.sysconf("SC_CLK_TCK")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--tier", choices=["short", "long"], help="run only tests of this tier")


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    if not collection_path.is_relative_to(HERE):
        return None
    if ON_VIRTUAL is not None and config.getoption("--tier") and collection_path.suffix == ".py":
        return True if str(collection_path.relative_to(HERE)) not in ON_VIRTUAL["samples"] else None
    if config.getoption("--tier") != "short" or collection_path.parent.name != "long":
        return None
    return True if str(collection_path.relative_to(HERE)) not in SAMPLES else None


def pytest_configure(config: pytest.Config) -> None:
    if path := os.environ.get("CHECK_PROGRESS"):
        config.pluginmanager.register(Reporter(path))
        # A process that a test starts runs no suite.
        del os.environ["CHECK_PROGRESS"]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    tier = config.getoption("--tier")
    if tier is not None:
        replayed = replaced() if tier == "long" else set()
        chosen, left = [], []
        for item in items:
            runs = tier_of(item) == tier and name_of(item) not in replayed
            (chosen if runs else left).append(item)
        config.hook.pytest_deselected(items=left)
        items[:] = chosen
    for item in items if ON_VIRTUAL is None else ():
        if is_soak(item):
            item.add_marker("soak")
    for item in items if ON_VIRTUAL is not None else ():
        if difference := difference_of(item):
            item.add_marker(pytest.mark.xfail(reason=difference["why"], raises=Differs, strict=True))


class Differs(Exception):
    """A test failed on the virtual accelerator as `virtual.toml` says."""


def difference_of(item: pytest.Item) -> dict[str, str] | None:
    """Why a test fails on the virtual accelerator, and a part of its error; `None` where it has to pass."""
    if ON_VIRTUAL is None:
        return None
    return ON_VIRTUAL["differences"].get(f"{item.path.relative_to(HERE)}::{item.name}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    try:
        return (yield)
    except (Exception, pytest.fail.Exception) as error:
        difference = difference_of(item)
        if difference is None or difference["error"] not in str(error):
            raise
        raise Differs(difference["why"]) from error


def name_of(item: pytest.Item) -> str:
    return f"{item.path.name}::{item.name}"


def tier_of(item: pytest.Item) -> str | None:
    """The tier that runs a test, or `None` where neither does."""
    if ON_VIRTUAL is None:
        return "short" if is_short(item) else "long"
    sample = ON_VIRTUAL["samples"].get(str(item.path.relative_to(HERE)), {})
    number = zlib.crc32(item.name.encode())
    if "short" in sample and number % sample["short"] == 0:
        return "short"
    return "long" if "long" in sample and number % (LONG * sample["long"]) == 0 else None


def is_short(item: pytest.Item) -> bool:
    """Whether a test is of the short tier."""
    if item.path.parent.name != "long":
        return True
    sample = SAMPLES.get(str(item.path.relative_to(HERE)), {})
    if item.name.startswith(tuple(sample.get("tests", ()))):
        return True
    if "without" in sample and item.name.startswith(tuple(sample["without"])):
        return False
    # The same tests whatever stands beside them.
    every = sample.get("every", 1 if "without" in sample else None)
    return every is not None and zlib.crc32(item.name.encode()) % every == 0


def is_soak(item: pytest.Item) -> bool:
    """Whether a test is one of many of its kind, and left to `make soak`."""
    sample = SAMPLES.get(str(item.path.relative_to(HERE)), {})
    if item.path.parent.name != "long" or is_short(item):
        return False
    # Another number than that which chooses the short tier's.
    number = zlib.crc32(item.name[::-1].encode())
    return item.name.startswith(tuple(sample.get("soak", ()))) or number % (LONG * sample.get("long", 1)) != 0


class Reporter:
    def __init__(self, path: str) -> None:
        self.path = path
        self.process = os.getpid()
        self.ended: set[str] = set()
        self.skipped: set[str] = set()

    def write(self, **said: object) -> None:
        with open(self.path, "a") as file:
            file.write(json.dumps(said) + "\n")

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        counts = Counter(item.nodeid.partition("::")[0] for item in session.items)
        self.write(collected=counts)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        # A forked worker hands its reports to this process, which has them as well where a worker died.
        if os.getpid() != self.process or report.nodeid in self.ended:
            return
        if report.failed or report.when == "teardown":
            self.ended.add(report.nodeid)
            skipped = report.nodeid in self.skipped
            outcome = "failed" if report.failed else "skipped" if skipped else "passed"
            self.write(test=report.nodeid, outcome=outcome)
        elif report.skipped:
            self.skipped.add(report.nodeid)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        before = processor_seconds()
        result = yield
        self.write(test=item.nodeid, seconds=round(processor_seconds() - before, 3))
        return result


def processor_seconds() -> float:
    """Of this process, the ended ones that it started, and those that `fresh` forks for it."""
    import fresh

    times = os.times()
    total = times.user + times.system + times.children_user + times.children_system
    for server in fresh.servers():
        try:
            fields = Path(f"/proc/{server}/stat").read_text().rpartition(")")[2].split()
        except OSError:
            continue
        total += sum(map(int, fields[11:15])) / TICKS
    return total
