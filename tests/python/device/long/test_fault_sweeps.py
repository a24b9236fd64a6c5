"""Steps of several models in which each program, transfer or compile fails once, on the accelerator."""

from __future__ import annotations

import pytest
from processes import found_on_virtual

MODELS = ["mlp", "cnn", "gpt", "compiled_mlp", "compiled_cnn", "compiled_gpt"]
STAGES = ["execution", "upload", "download"]


@pytest.mark.parametrize("model", MODELS)
def test_a_step_whose_nth_thing_fails_leaves_old_or_new_contents(model: str) -> None:
    found = found_on_virtual("fault_sweep.py", model, *STAGES)
    assert all(found[stage]["faults"] > 0 for stage in STAGES), found
    assert not any(found[stage]["wrong"] for stage in STAGES), found


@pytest.mark.parametrize("model", MODELS)
def test_a_step_whose_nth_compile_fails_gives_what_it_gives_otherwise(model: str) -> None:
    found = found_on_virtual("fault_sweep.py", model, "compile")["compile"]
    assert found["faults"] > 1 and not found["wrong"], found
