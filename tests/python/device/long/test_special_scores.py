"""Attention on NaN, infinities and masked rows in the forms for TPUs, on the virtual accelerator."""

from __future__ import annotations

import pytest
from processes import found_on_virtual

MASKS = "none,bool,infinite,lowest,causal"


@pytest.mark.parametrize("dtype", ["bfloat16", "float16", "float32"])
@pytest.mark.parametrize(("length", "form"), [("5", "whole"), ("520", "whole"), ("130", "blocks")])
def test_attention_of_special_scores_is_that_of_eager_pytorch(dtype: str, length: str, form: str) -> None:
    found = found_on_virtual("special_scores.py", dtype, MASKS, length, form)
    assert found["compared"] == 200 and not found["wrong"], found
