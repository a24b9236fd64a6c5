"""What `make test`, `make test-all`, `make lint` and `make soak` run."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
VENV = Path(os.environ.get("VENV", ".venv"))
PYTHON = str(VENV / "bin" / "python")
# Logs, and what each test took in this checkout.
STATE = ROOT / "target" / "check"
CARGO = ["cargo", "test", "--profile", "quick", "--locked", "--no-fail-fast"]
# Those that compile for TPUs; they are of the long tier.
TPU_GOLDENS, LIBTPU = "tpu/", "libtpu"
# Values of ops whose programs take long to compile.
LARGE_VALUES = "values_of_large_programs"
WORKERS = str(max(1, min(4, os.cpu_count() or 1)))


@dataclass(frozen=True)
class Suite:
    """A command, and how its output is read: `cargo`, `pytest`, or "" for one that has no tests."""

    name: str
    command: list[str]
    reads: str = ""
    environment: Mapping[str, str] = field(default_factory=dict)
    # Seconds after which it is ended, and has failed.
    longest: float = 2 * 3600.0

    @property
    def log(self) -> Path:
        return STATE / f"{self.name}.log"

    @property
    def progress(self) -> Path:
        return STATE / f"{self.name}.progress"


def pytest(name: str, *arguments: str, **environment: str) -> Suite:
    return Suite(name, [PYTHON, "-m", "pytest", "--quiet", *arguments], "pytest", environment)


def skipping(names: list[str]) -> list[str]:
    return [part for name in names for part in ("--skip", name)]


# Before Python's tests, some of which run torchtpu-run.
COMPILE = Suite("compile", [*CARGO, "--quiet", "--no-run"])
LINT = [
    Suite("rustfmt", ["cargo", "fmt", "--check"]),
    Suite("ruff", [PYTHON, "-m", "ruff", "check", "--quiet"]),
    Suite("ruff-format", [PYTHON, "-m", "ruff", "format", "--check", "--quiet"]),
]
# They take minutes where nothing is built, and say how code looks: of the long tier.
LINT_LONG = [
    Suite("mypy", [PYTHON, "-m", "mypy"]),
    Suite(
        "stub",
        [PYTHON, "-m", "mypy.stubtest", "--concise", "torchtpu_compile._core"],
        environment={"PYTHONPATH": "python"},
    ),
    Suite(
        "clippy",
        [
            "cargo",
            "clippy",
            "--profile",
            "quick",
            "--locked",
            "--quiet",
            "--all-targets",
            "--all-features",
            "--",
            "-D",
            "warnings",
        ],
    ),
]
RUST = Suite("rust", [*CARGO, "--", *skipping([TPU_GOLDENS, LIBTPU, LARGE_VALUES])], "cargo")
# A name is the only filter that the goldens' runner takes; of itself it writes a dot for each test.
GOLDENS_LONG = Suite(
    "goldens-tpu", [*CARGO, "--test", "goldens", "--", TPU_GOLDENS, "--format", "pretty"], "cargo"
)
VALUES_LONG = Suite("values", [*CARGO, "--test", "graphs", "--", LARGE_VALUES], "cargo")
RUST_LONG = Suite("rust-tpu", [*CARGO, "--lib", "--test", "pjrt", "--", LIBTPU], "cargo")
SHORT = pytest("python", "--tier", "short", "--forks", WORKERS, "tests/python")
LONG = pytest("python-long", "--tier", "long", "--forks", WORKERS, "tests/python")
# Tests of the device again, where it has memory of its own: what tests/python/virtual.toml names.
ON_VIRTUAL = {"TORCHTPU_PLATFORM": "virtual"}
VIRTUAL = pytest("virtual", "--tier", "short", "--forks", WORKERS, "tests/python", **ON_VIRTUAL)
VIRTUAL_LONG = pytest("virtual-long", "--tier", "long", "--forks", WORKERS, "tests/python", **ON_VIRTUAL)

HARDER = {
    "CORRUPTIONS": "200000",
    "LARGE_VALUES": "all",
    "PROPTEST_CASES": "50000",
    "PASS_CASES": "20000",
    "CACHE_KILL_ROUNDS": "500",
    "TPU_GOLDEN_TARGETS": "all",
    "PACKAGE_REQUESTS": "10000",
    "HOSTILE_SECONDS": "600",
}
SOAK = [
    Suite("rust-soak", CARGO, "cargo", HARDER),
    pytest("python-soak", "-m", "soak", "tests/python"),
    # The device's tests, twice in two processes with one cache: the second one finds every op there.
    pytest("device-cold", "tests/python/device", KEPT_CACHE=str(STATE / "device-cache")),
    pytest("device-warm", "tests/python/device", KEPT_CACHE=str(STATE / "device-cache"), WARM="1"),
    pytest("virtual-soak", "--forks", WORKERS, "tests/python/device", "tests/python/fire", **ON_VIRTUAL),
    Suite("tsan", ["scripts/tsan.sh"]),
    pytest("interrupts", "tests/python/cli", "-k", "test_interrupts", INTERRUPTS="20"),
    Suite("refused-calls", [PYTHON, "tests/conformance/errors.py"]),
    Suite("long-dimensions", [PYTHON, "tests/conformance/lengths.py"]),
    Suite("differential", [PYTHON, "tests/differential/run.py", "--programs", "10000"]),
    Suite("planted-bugs", [PYTHON, "tests/plants/run.py", "--tiers", "programs"]),
]

# Each tier's stages. The lists of a stage run side by side, the suites of a list one after the other.
# Python's tests have deadlines: what runs beside them has a lower priority, and uses what they leave while
# they wait.
TIERS: dict[str, list[list[list[Suite]]]] = {
    "short": [[[COMPILE], LINT], [[SHORT], [RUST, VIRTUAL]]],
    "long": [[[COMPILE]], [[LONG], [VALUES_LONG, RUST_LONG, GOLDENS_LONG, *LINT_LONG, VIRTUAL_LONG]]],
    "lint": [[LINT_LONG[-1:], [*LINT, *LINT_LONG[:-1]]]],
    "soak": [[[replace(suite, longest=12 * 3600.0) for suite in SOAK]]],
}
