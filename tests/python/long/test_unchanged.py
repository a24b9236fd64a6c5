"""Whoever installs the package and does not use it has the PyTorch of before, but for what is listed here."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

PROGRAMS = Path(__file__).with_name("unchanged.py")
# PyTorch has one accelerator a process: a custom device is one as soon as its name is known, and has no name
# without that. docs/device.md names these, under Availability.
OF_AN_ACCELERATOR = {"accelerator", "loading_data", "parallel_module", "groups"}


def results(**environment: str) -> dict[str, Any]:
    done = subprocess.run(
        [sys.executable, str(PROGRAMS)],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=900,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return dict(map(json.loads, done.stdout.splitlines()))


@pytest.mark.timeout(2000)
def test_programs_that_do_not_use_the_package_are_the_same() -> None:
    before = results(TORCH_DEVICE_BACKEND_AUTOLOAD="0")
    assert len(before) == 21
    errors = {name: value for name, value in before.items() if isinstance(value, str)}
    assert not errors
    without = results(TORCHTPU_DEVICE="0")
    assert without == before
    after = results()
    assert {name for name in before if after[name] != before[name]} <= OF_AN_ACCELERATOR
    # The numbers of loaded data, of DDP and of collectives are among them.
    numbers = [[[batch[:-1] for batch in loaded] for loaded, _ in x["loading_data"]] for x in (before, after)]
    assert numbers[0] == numbers[1]
    assert after["groups"][:2] == before["groups"][:2]
