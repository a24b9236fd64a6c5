"""PyTorch's operator database at varying sizes, padding poisoned; all of it: `make conformance-dynamic`."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

RUNNER = Path(__file__).parents[2] / "conformance" / "dynamic.py"
WRONG = ("mismatch", "error", "crash", "hang")

Outcomes = list[dict[str, object]]


def run(results: Path, *arguments: str) -> Outcomes:
    command = [sys.executable, str(RUNNER), "--results", str(results), *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert results.exists(), done.stderr
    return [json.loads(line) for line in results.read_text().splitlines()]


def check(outcomes: Outcomes) -> None:
    """Nothing is wrong, nine of ten are bucketed, and the rest says why not."""
    wrong = [o for o in outcomes if o["status"] in WRONG]
    assert not wrong, json.dumps(wrong, indent=2)
    exact = [o for o in outcomes if o["status"] in ("exact", "fallback")]
    assert all(o["reasons"] for o in exact), exact
    found = Counter(str(o["status"]) for o in outcomes)
    assert found["bucketed"] >= 0.9 * (found["bucketed"] + len(exact)), exact


@pytest.mark.timeout(900)
def test_a_sample_of_the_operator_database_is_right_at_varying_sizes(tmp_path: Path) -> None:
    outcomes = run(tmp_path / "results.jsonl", "--sample", "30", "--seed", "4", "--poisons", "1")
    assert len(outcomes) == 30
    check(outcomes)


@pytest.mark.soak
@pytest.mark.timeout(7200)
def test_the_operator_database_is_right_at_varying_sizes(tmp_path: Path) -> None:
    check(run(tmp_path / "results.jsonl"))
