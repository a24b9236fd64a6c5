"""Gives arguments that are results of collectives still under way their gradients.

Such a result is an `AsyncCollectiveTensor`: DTensor hands one to a compiled block where a module outside of
it gathered the activations. AOTAutograd waits for it, and traces the tensor inside, which requires no
gradient: with every backend, what is before the collective would silently train no more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

from .. import torch_private


class _Wait(torch.autograd.Function):
    """Waits for a collective's result, and passes its gradient on."""

    @staticmethod
    def forward(_: Any, result: Any) -> torch.Tensor:
        # The tensor inside would itself become one that requires a gradient, which Dynamo guards.
        waited: torch.Tensor = result.trigger_wait().detach()
        return waited

    @staticmethod
    def backward(_: Any, *gradients: Any) -> Any:
        return gradients[0]


def wait_for_inputs(
    example_inputs: Sequence[Any],
) -> tuple[Sequence[Any], Callable[[Callable[..., Any]], Callable[..., Any]]]:
    """Returns inputs to trace with in place of results under way that require gradients, and what makes
    of the function that was compiled with them one that waits for its arguments."""
    kind = torch_private.async_result()
    places = [
        place
        for place, value in enumerate(example_inputs)
        if kind is not None and isinstance(value, kind) and value.requires_grad
    ]
    if not places:
        return example_inputs, lambda compiled: compiled
    traced = list(example_inputs)
    for place in places:
        traced[place] = _Wait.apply(traced[place]).detach().requires_grad_()

    def waiting(compiled: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            arguments = list(given)
            for place in places:
                # The same graph serves a tensor that has been waited for: Dynamo guards what is inside.
                if kind is not None and isinstance(arguments[place], kind):
                    arguments[place] = _Wait.apply(arguments[place])
            return compiled(*arguments)

        return call

    return traced, waiting
