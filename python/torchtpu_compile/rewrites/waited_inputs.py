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
    """Returns inputs to trace with in place of results under way, where gradients may be asked for, and what
    makes of the function that was compiled with them one that waits for its arguments.

    It raises `RuntimeError` where a call changes such an argument in place and gradients go through it: what
    is before the collective would have those of the number that is no longer there.
    """
    kind = torch_private.async_result()
    if kind is None or not torch.is_grad_enabled():
        return example_inputs, lambda compiled: compiled
    # Dynamo guards the tensor inside, which requires none: the next call of this graph may ask for gradients.
    places = [
        place
        for place, value in enumerate(example_inputs)
        if isinstance(value, kind) and value.is_floating_point()
    ]
    if not places:
        return example_inputs, lambda compiled: compiled
    traced = list(example_inputs)
    for place in places:
        traced[place] = _Wait.apply(traced[place]).detach().requires_grad_()

    def waiting(compiled: Callable[..., Any]) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            arguments = list(given)
            versions: list[tuple[torch.Tensor, int]] = []
            for place in places:
                # The same graph serves a tensor that has been waited for: Dynamo guards what is inside.
                if isinstance(arguments[place], kind):
                    waited = arguments[place] = _Wait.apply(arguments[place])
                    if waited.requires_grad:
                        versions.append((waited, waited._version))
            results = compiled(*arguments)
            if any(waited._version != version for waited, version in versions):
                raise RuntimeError(
                    "a compiled function changes a collective's result in place while it is under way, and "
                    "its gradient is asked for: wait for it before the call (`wait_tensor`), or clone it"
                )
            return results

        return call

    return traced, waiting
