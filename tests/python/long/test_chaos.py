"""A training that is killed and restarted has the losses of one that is not, bit for bit (`chaos.py`)."""

from __future__ import annotations

from pathlib import Path

import chaos
import pytest
from torchtpu_compile import device

pytestmark = pytest.mark.skipif(device.why_not() is not None, reason="the tpu device is not installed")


def test_losses_of_a_disturbed_training_are_those_of_an_undisturbed_one(tmp_path: Path) -> None:
    found = chaos.chaos(tmp_path, "cpu", 24, ["kill", "divergence"], every=6, longest=900)
    assert found["faults"] == {"kill": 1, "divergence": 1} and found["attempts"] == 3, found
    # Both ranks are told, unless torchrun ends the second one before.
    assert found["ends"]["DivergenceError"] >= 1 and found["losses"] > 2 * 24, found
    assert not found["differ"], found
