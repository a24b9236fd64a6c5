from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

import fresh
import pytest

sys.path.insert(0, str(Path(__file__).parent))

from command import RECORDED, Command, Ended


@pytest.fixture
def torchtpu(tmp_path: Path) -> Command:
    """Runs `torchtpu ARGS…` in an empty directory."""

    def run(*args: object, env: dict[str, str] | None = None, timeout: float = 300.0) -> Ended:
        given = {k: v for k, v in os.environ.items() if not k.startswith("TORCHTPU_")}
        # The user's own cache is none of the tests' business.
        given |= {"TORCHTPU_CACHE": "off", "TORCHTPU_CACHE_DIR": str(tmp_path / "no-cache")}
        command = [sys.executable, "-m", "torchtpu_compile.cli", *map(str, args)]
        ended = fresh.run(command, cwd=tmp_path, env={**given, **(env or {})}, timeout=timeout)
        return Ended(ended.returncode, ended.stdout, ended.stderr)

    return run


@pytest.fixture
def recorded() -> Callable[[str], Path]:
    """The path of a recorded fixture."""

    def path(name: str) -> Path:
        found = RECORDED / f"{name}.ttpu"
        assert found.is_file(), found
        return found

    return path
