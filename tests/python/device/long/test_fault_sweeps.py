"""Steps of several models in which each program or transfer fails once, on the virtual accelerator."""

from __future__ import annotations

import pytest
from processes import found_on_virtual

STAGES = ["execution", "upload", "download"]


@pytest.mark.parametrize("model", ["mlp", "cnn", "gpt", "compiled_mlp", "compiled_cnn", "compiled_gpt"])
def test_a_step_whose_nth_thing_fails_leaves_old_or_new_contents(model: str) -> None:
    found = found_on_virtual("fault_sweep.py", model, *STAGES)
    assert all(found[stage]["faults"] > 0 for stage in STAGES), found
    assert not any(found[stage]["wrong"] for stage in STAGES), found
