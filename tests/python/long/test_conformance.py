"""Fixed samples of PyTorch's databases, larger ones in `make soak`; `make conformance` runs all of them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[2] / "conformance"
RUNNER = FOLDER / "run.py"


def run(results: Path, *arguments: str) -> list[dict[str, object]]:
    command = [sys.executable, str(RUNNER), "--results", str(results), *arguments]
    done = subprocess.run(command, capture_output=True, text=True)
    assert results.exists(), done.stderr
    return [json.loads(line) for line in results.read_text().splitlines()]


@pytest.mark.timeout(900)
@pytest.mark.parametrize("count", [24, pytest.param(40, marks=pytest.mark.soak)])
def test_a_sample_of_the_operator_database_is_right(count: int, tmp_path: Path) -> None:
    outcomes = run(tmp_path / "results.jsonl", "--sample", str(count), "--seed", "20", "--more-samples", "1")
    assert len(outcomes) == count
    wrong = [o for o in outcomes if o["status"] in ("mismatch", "error", "crash", "hang")]
    assert not wrong, json.dumps(wrong, indent=2)
    compiled = sum(o["status"] == "pass" for o in outcomes)
    assert compiled >= 0.9 * count, [o for o in outcomes if o["status"] == "fallback"]


def test_a_sample_of_the_operator_database_is_right_on_the_device(tmp_path: Path) -> None:
    results = tmp_path / "results.jsonl"
    command = [sys.executable, str(FOLDER / "on_device.py"), "--results", str(results), "--sample", "40"]
    done = subprocess.run([*command, "--more-samples", "0"], capture_output=True, text=True)
    outcomes = [json.loads(line) for line in results.read_text().splitlines()]
    assert len(outcomes) == 40, done.stderr
    wrong = [o for o in outcomes if o["status"] in ("mismatch", "error", "crash", "hang")]
    assert not wrong, json.dumps(wrong, indent=2)
    assert sum(o["status"] == "pass" for o in outcomes) >= 34, outcomes


@pytest.mark.timeout(900)
@pytest.mark.parametrize("count, least", [(5, 3), pytest.param(14, 10, marks=pytest.mark.soak)])
def test_a_sample_of_modules_and_optimizers_is_right_on_the_device(
    count: int, least: int, tmp_path: Path
) -> None:
    results = tmp_path / "results.jsonl"
    command = [
        sys.executable,
        str(FOLDER / "layers_on_device.py"),
        "--results",
        str(results),
        "--sample",
        str(count),
    ]
    done = subprocess.run([*command, "--seed", "2"], capture_output=True, text=True)
    outcomes = [json.loads(line) for line in results.read_text().splitlines()]
    assert len(outcomes) == count, done.stderr
    wrong = [o for o in outcomes if o["status"] in ("mismatch", "error", "crash", "hang")]
    assert not wrong, json.dumps(wrong, indent=2)
    assert sum(o["status"] == "pass" for o in outcomes) >= least, outcomes


def test_a_sample_that_falls_back_is_not_counted_as_compiled(tmp_path: Path) -> None:
    (outcome,) = run(
        tmp_path / "results.jsonl", "linalg.eig", "--dtypes", "float32", "--directions", "forward"
    )
    assert outcome["status"] == "fallback"
    assert "aten.linalg_eig.default" in str(outcome["reasons"])


@pytest.mark.timeout(900)
@pytest.mark.parametrize("script, count", [("errors.py", "8"), ("lengths.py", "10")])
def test_a_sample_of_refused_calls_and_of_long_dimensions_is_right(script: str, count: str) -> None:
    command = [sys.executable, str(FOLDER / script), "--sample", count]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "calls" in done.stdout
