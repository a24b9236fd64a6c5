"""Workers of `pytest --forks`."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

DIES = "import os; os.register_at_fork(after_in_child=lambda: os._exit(3))"


@pytest.mark.parametrize("conftest", ["", DIES], ids=["lives", "dies"])
def test_no_run_is_green_whose_worker_died_before_its_first_test(conftest: str, tmp_path: Path) -> None:
    (tmp_path / "conftest.py").write_text(conftest)
    (tmp_path / "test_one.py").write_text("def test_one(): pass\n")
    env = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    command = [sys.executable, "-m", "pytest", "-p", "forks", "--forks", "1", str(tmp_path)]
    done = subprocess.run(command, env=env, cwd=tmp_path, capture_output=True, text=True, timeout=300)
    if conftest:
        assert done.returncode != 0 and "died between tests: status 3" in done.stdout, done.stdout
    else:
        assert done.returncode == 0 and "1 passed" in done.stdout, done.stdout + done.stderr
