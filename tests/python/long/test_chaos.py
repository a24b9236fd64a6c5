"""A training that is killed and restarted has the losses of one that is not, bit for bit (`chaos.py`)."""

from __future__ import annotations

from pathlib import Path

import chaos
import pytest
from torchtpu_compile import device

pytestmark = pytest.mark.skipif(device.why_not() is not None, reason="the tpu device is not installed")


@pytest.mark.parametrize(
    "steps, kinds", [(12, ["kill"]), pytest.param(24, ["kill", "divergence"], marks=pytest.mark.soak)]
)
def test_losses_of_a_disturbed_training_are_those_of_an_undisturbed_one(
    steps: int, kinds: list[str], tmp_path: Path
) -> None:
    found = chaos.chaos(tmp_path, "cpu", steps, kinds, every=6, longest=900)
    assert found["faults"] == dict.fromkeys(kinds, 1) and found["attempts"] == 1 + len(kinds), found
    # Both ranks are told, unless torchrun ends the second one before.
    assert found["ends"].get("DivergenceError", 0) >= kinds.count("divergence"), found
    assert found["losses"] > 2 * steps and not found["differ"], found
