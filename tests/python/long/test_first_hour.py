"""`torchtpu first-hour`: its steps are described, and a wrong one is named."""

from __future__ import annotations

from pathlib import Path

import pytest
from torchtpu_compile.cli import first_hour, hardware_steps


def test_each_step_has_a_description() -> None:
    assert [step.name for step in first_hour.STEPS] == list(hardware_steps.STEPS)
    assert all(step.advice and step.expected and 0 < step.seconds <= 300 for step in first_hour.STEPS)


def test_an_unknown_step_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from torchtpu_compile.cli.main import main

    assert main(["first-hour", "--steps", "client,lunch", "--out", str(tmp_path / "out.zip")]) == 2
    assert "unknown steps lunch; known: client" in capsys.readouterr().err
