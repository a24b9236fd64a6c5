"""Steps of several models in which each program or transfer fails once, on the virtual accelerator."""

from __future__ import annotations

import pytest
from processes import found_on_virtual

EAGER = ["execution", "upload", "download"]
# An op that is recorded before a failed program is noticed may read its results: synchronize() can then tell
# of it again.
COMPILED = ["upload", "download"]


@pytest.mark.parametrize(
    ("model", "stages"),
    [
        ("mlp", EAGER),
        ("cnn", EAGER),
        ("gpt", EAGER),
        ("compiled_mlp", COMPILED),
        ("compiled_cnn", COMPILED),
        ("compiled_gpt", COMPILED),
    ],
)
def test_a_step_whose_nth_thing_fails_leaves_old_or_new_contents(model: str, stages: list[str]) -> None:
    found = found_on_virtual("fault_sweep.py", model, *stages)
    assert all(found[stage]["faults"] > 0 for stage in stages), found
    assert not any(found[stage]["wrong"] for stage in stages), found
