"""Real training through the backend learns what eager PyTorch learns."""

from __future__ import annotations

import copy

import digits
import pytest
import torch
from torchtpu_compile import metrics, reset_metrics

# `make demo` trains both.
TRAINED = [
    pytest.param(recipe, id=recipe.name, marks=[pytest.mark.soak] if recipe is not digits.RECIPES[0] else [])
    for recipe in digits.RECIPES
]


@pytest.mark.parametrize("recipe", TRAINED)
def test_digits_are_learned_as_in_eager(recipe: digits.Recipe) -> None:
    data = digits.digits()
    torch.manual_seed(0)
    model = recipe.make()
    twin, fresh = copy.deepcopy(model), copy.deepcopy(model)

    theirs = digits.train(twin, data, recipe, backend=None, steps=digits.COMPARED_STEPS)
    reset_metrics()
    ours = digits.train(model, data, recipe, backend="tpu")
    counts = metrics()
    assert len(ours.losses) == digits.total_steps(data, recipe)
    assert digits.worst_difference(ours, theirs) < 1e-3
    assert ours.accuracy >= recipe.accuracy
    assert counts["fallback_ops"] == {}
    # Forward, backward, optimizer step, and the test without gradients; nothing is compiled again.
    assert counts["xla_compiles"] == 4
    assert counts["bytes_to_host"] == 0

    again = digits.train(fresh, data, recipe, backend="tpu", steps=3)
    assert again.losses == ours.losses[:3], "the same steps give the same losses"
