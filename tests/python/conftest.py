from __future__ import annotations

import atexit
import fnmatch
import json
import os
import re
import shutil
import signal
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import torch

# Otherwise JAX loads libtpu, which arms a profiling timer. Lightning puts every signal's handler back to
# what Python knew of it, and the next tick of the timer would end the process.
os.environ["JAX_PLATFORMS"] = "cpu"

# A shell that starts the tests in the background has them ignore Ctrl-C, and they would hand that down to
# the processes that they interrupt.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

sys.path.insert(0, str(Path(__file__).parent))
# The models are shared with the demo and the benchmarks.
sys.path.insert(0, str(Path(__file__).parent.parent.parent / "examples"))

import fresh
from reference import ReferenceCore

pytest_plugins = ["forks"]
fresh.leave_guards_untimed()

# A test compiles what it says it compiles, whatever an earlier run left. Tests of the cache turn it on and
# give it a directory of their own; this one is for what forgets to. With `KEPT_CACHE` all tests share the
# cache in that directory, which outlives the run: a second run is warm.
KEPT_CACHE = os.environ.get("KEPT_CACHE")
os.environ["TORCHTPU_CACHE"] = "on" if KEPT_CACHE else "off"
os.environ["TORCHTPU_CACHE_DIR"] = KEPT_CACHE or tempfile.mkdtemp(prefix="torchtpu-tests-")
os.environ["TORCHINDUCTOR_CACHE_DIR"] = os.path.join(os.environ["TORCHTPU_CACHE_DIR"], "pytorch")
if not KEPT_CACHE:
    atexit.register(shutil.rmtree, os.environ["TORCHTPU_CACHE_DIR"], ignore_errors=True)


# The files that take longest, so that no worker is left alone with one of them at the end.
LONGEST = (
    "test_conformance",
    "test_warm_start",
    "test_refusals",
    "test_models",
    "test_zoo",
    "test_plugins",
    "test_antialiasing",
    "test_bucketing_opinfo",
    "test_trainers",
    "test_flex_attention",
    "test_cache",
    "test_warmup",
    "test_digits",
)


# How long each test took when it ran here last, in seconds.
DURATIONS = Path(__file__).parents[2] / "target" / "quick-loop" / "durations.json"


def pytest_configure(config: pytest.Config) -> None:
    if "QUICK" in os.environ:
        sys.path.insert(0, str(Path(__file__).parents[2] / "scripts" / "quick"))
        import selection

        config.pluginmanager.register(selection)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What failed last comes first, then the files that take longest."""
    # Lightning sets it when it is imported: PyTorch then looks for NVIDIA's driver whenever it traces an op.
    os.environ.pop("PYTORCH_NVML_BASED_CUDA_CHECK", None)
    # Not there with `-p no:cacheprovider`.
    cache = getattr(config, "cache", None)
    failed = {nodeid.partition("::")[0] for nodeid in (cache.get("cache/lastfailed", {}) if cache else ())}
    place = {name: i for i, name in enumerate(LONGEST)}
    items.sort(
        key=lambda item: (
            item.nodeid.partition("::")[0] not in failed,
            place.get(item.path.stem, len(LONGEST)),
        )
    )


def _keep_durations(took: dict[str, float]) -> None:
    """For `make quick`, which has few seconds to spend."""
    if DURATIONS.parents[1].exists() and took:
        DURATIONS.parent.mkdir(exist_ok=True)
        kept = json.loads(DURATIONS.read_text()) if DURATIONS.exists() else {}
        new = DURATIONS.with_suffix(f".{os.getpid()}")
        new.write_text(json.dumps({**kept, **{test: round(seconds, 3) for test, seconds in took.items()}}))
        new.replace(DURATIONS)


def _areas() -> Iterator[tuple[str, list[str], float]]:
    """Names, patterns of files, and minutes, from CONTRIBUTING.md."""
    text = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text().partition("\n## Time\n")[2]
    for name, files, minutes in re.findall(r"^\| (\w+) \| (.*) \| (\d+) \|$", text, re.MULTILINE):
        yield name, re.findall(r"`([^`]+)`", files), float(minutes)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Says what each area took beside its budget, after a run of more than a minute."""
    took: dict[str, float] = {}
    tests: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                path = report.nodeid.partition("::")[0].removeprefix("tests/python/").removesuffix(".py")
                took[path] = took.get(path, 0.0) + report.duration
                tests[report.nodeid] = tests.get(report.nodeid, 0.0) + report.duration
    _keep_durations(tests)
    if sum(took.values()) < 60:
        return
    terminalreporter.section("worker minutes by area (budget)")
    for name, patterns, budget in _areas():
        mine = [path for path in took if any(fnmatch.fnmatch(path, pattern) for pattern in patterns)]
        minutes = sum(took.pop(path) for path in mine) / 60
        terminalreporter.line(f"{name:10} {minutes:6.1f}  ({budget:.0f})")


@pytest.fixture(autouse=True)
def fresh_compiler() -> Iterator[None]:
    """Each test starts with nothing compiled and nothing reported."""
    from torchtpu_compile import log
    from torchtpu_compile.eager import fallback

    torch._dynamo.reset()
    fallback.forget_reports()
    log.forget()
    torch.manual_seed(0)
    yield
    torch._dynamo.reset()
    log.reset_level()


@pytest.fixture
def reference_core(monkeypatch: pytest.MonkeyPatch) -> Callable[..., ReferenceCore]:
    """Puts a `ReferenceCore` where the backend expects the native module."""
    from torchtpu_compile import backend

    def install(unsupported: dict[str, str] | None = None) -> ReferenceCore:
        core = ReferenceCore(unsupported)
        for name in ("supported_ops", "Graph", "count_fallback"):
            monkeypatch.setattr(backend._core, name, getattr(core, name))
        return core

    return install
