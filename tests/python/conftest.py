from __future__ import annotations

import atexit
import json
import math
import os
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
# Eager PyTorch is the oracle, and its transposed convolutions of bfloat16 are wrong where oneDNN uses AMX.
os.environ.setdefault("ONEDNN_MAX_CPU_ISA", "AVX512_CORE_BF16")

# A shell that starts the tests in the background has them ignore Ctrl-C, and they would hand that down to
# the processes that they interrupt.
if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

sys.path.insert(0, str(Path(__file__).parent))
# The models are shared with the demo and the benchmarks.
sys.path.insert(0, str(Path(__file__).parent.parent.parent / "examples"))

import fresh
from reference import ReferenceCore

pytest_plugins = ["forks", "tiers", "kept"]
fresh.leave_guards_untimed()

# A test compiles what it says it compiles, whatever an earlier run left. Tests of the cache turn it on and
# give it a directory of their own; this one is for what forgets to. With `KEPT_CACHE` all tests share the
# cache in that directory, which outlives the run: a second run is warm.
KEPT_CACHE = os.environ.get("KEPT_CACHE")
LOG_LEVEL = os.environ.get("TF_CPP_MIN_LOG_LEVEL")
os.environ["TORCHTPU_CACHE"] = "on" if KEPT_CACHE else "off"
os.environ["TORCHTPU_CACHE_DIR"] = KEPT_CACHE or tempfile.mkdtemp(prefix="torchtpu-tests-")
os.environ["TORCHINDUCTOR_CACHE_DIR"] = os.path.join(os.environ["TORCHTPU_CACHE_DIR"], "pytorch")
if KEPT_CACHE:
    Path(KEPT_CACHE).mkdir(parents=True, exist_ok=True)
else:
    atexit.register(shutil.rmtree, os.environ["TORCHTPU_CACHE_DIR"], ignore_errors=True)


# What files took when `make test-all` wrote it: those that take longest begin first, so that no worker is
# left alone with one of them at the end.
COMMITTED = Path(__file__).parents[1] / "durations.json"

# How long each test took when it ran here last, in seconds.
DURATIONS = Path(__file__).parents[2] / "target" / "quick-loop" / "durations.json"


def pytest_collection_finish() -> None:
    # JAX, which some files import, sets it for all processes that tests start: XLA's own lines would stand in
    # what these print.
    if LOG_LEVEL is None:
        os.environ.pop("TF_CPP_MIN_LOG_LEVEL", None)


def pytest_configure(config: pytest.Config) -> None:
    if "QUICK" in os.environ:
        sys.path.insert(0, str(Path(__file__).parents[2] / "scripts" / "quick"))
        import selection

        config.pluginmanager.register(selection)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What failed last comes first, then files of unknown length, then those that take longest."""
    # Lightning sets it when it is imported: PyTorch then looks for NVIDIA's driver whenever it traces an op.
    os.environ.pop("PYTORCH_NVML_BASED_CUDA_CHECK", None)
    # Not there with `-p no:cacheprovider`.
    cache = getattr(config, "cache", None)
    failed = {nodeid.partition("::")[0] for nodeid in (cache.get("cache/lastfailed", {}) if cache else ())}
    took: dict[str, float] = {}
    for suite in json.loads(COMMITTED.read_text())["files"].values() if COMMITTED.exists() else ():
        took.update(suite)
    files = [item.nodeid.partition("::")[0] for item in items]
    order = {file: (file not in failed, -took.get(file, math.inf)) for file in files}
    items.sort(key=lambda item: order[item.nodeid.partition("::")[0]])


def _keep_durations(took: dict[str, float]) -> None:
    """For `make quick`, which has few seconds to spend."""
    if DURATIONS.parents[1].exists() and took:
        DURATIONS.parent.mkdir(exist_ok=True)
        kept = json.loads(DURATIONS.read_text()) if DURATIONS.exists() else {}
        new = DURATIONS.with_suffix(f".{os.getpid()}")
        new.write_text(json.dumps({**kept, **{test: round(seconds, 3) for test, seconds in took.items()}}))
        new.replace(DURATIONS)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    tests: dict[str, float] = {}
    for reports in terminalreporter.stats.values():
        for report in reports:
            if isinstance(report, pytest.TestReport):
                tests[report.nodeid] = tests.get(report.nodeid, 0.0) + report.duration
    _keep_durations(tests)


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
