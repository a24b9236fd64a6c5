"""Workers of `pytest --forks`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

DIES = "import os; os.register_at_fork(after_in_child=lambda: os._exit({}))"


@pytest.mark.parametrize("status", [None, 3, 0], ids=["lives", "dies", "leaves"])
def test_no_run_is_green_whose_worker_died_before_its_first_test(status: int | None, tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text("" if status is None else DIES.format(status))
    (tmp_path / "test_one.py").write_text("def test_one(): pass\n")
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-m", "pytest", "-p", "forks", "--forks", "1", str(tmp_path)]
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    if status is not None:
        assert done.returncode != 0 and f"died between tests: status {status}" in done.stdout, done.stdout
    else:
        assert done.returncode == 0 and "1 passed" in done.stdout, done.stdout + done.stderr
