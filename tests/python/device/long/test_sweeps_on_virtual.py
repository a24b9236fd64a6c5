"""The sweeps of fast paths and of the growth of errors in the forms for TPUs, on the virtual accelerator."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[2]


def passed_on_virtual(file: str, *which: str) -> int:
    """Runs tests of a file on the virtual accelerator. Returns how many pass; all have to."""
    ended = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", TESTS / file, *which],
        env={**os.environ, "TORCHTPU_PLATFORM": "virtual"},
        capture_output=True,
        text=True,
        timeout=3000,
    )
    assert ended.returncode == 0, ended.stdout[-20_000:] + ended.stderr
    last = next(line for line in reversed(ended.stdout.splitlines()) if " passed" in line)
    return int(last.split(" passed")[0].split()[-1])


def test_each_form_of_a_call_computes_the_same() -> None:
    assert passed_on_virtual("long/test_fast_paths.py") >= 6


def test_errors_of_long_sums_grow_as_eager_pytorchs() -> None:
    assert passed_on_virtual("test_error_growth.py", "-k", "long_sums") == 2


@pytest.mark.soak
def test_many_forms_of_a_call_compute_the_same() -> None:
    assert passed_on_virtual("long/test_fast_paths.py", "-m", "soak") >= 12


@pytest.mark.soak
def test_errors_of_very_long_sums_grow_as_eager_pytorchs() -> None:
    assert passed_on_virtual("test_error_growth.py", "-m", "soak") == 1
