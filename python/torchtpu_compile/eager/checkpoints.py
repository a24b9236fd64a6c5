"""Regions of `torch.utils.checkpoint` in a graph that runs in eager PyTorch."""

from __future__ import annotations

from typing import Any

import torch
from torch.utils.checkpoint import checkpoint

_OPTIONS = {"context_fn", "determinism_check", "debug", "early_stop", "use_reentrant", "preserve_rng_state"}
"""Arguments that `torch.utils.checkpoint.checkpoint` takes for itself; the rest is the region's."""


def with_eager_checkpoints(gm: torch.fx.GraphModule) -> torch.fx.GraphModule:
    """Returns the graph, changed in place so that its checkpointed regions run in eager PyTorch.

    Dynamo's op for a region keeps no states of random generators, because a compiler draws the same numbers
    in both computations. Run as it is, it recomputes dropout with another mask.
    """
    op = torch.ops.higher_order.tag_activation_checkpoint
    for module in gm.modules():
        if not isinstance(module, torch.fx.GraphModule):
            continue
        regions = module.graph.find_nodes(op="call_function", target=op)
        for node in regions:
            node.target = _run_region
        if regions:
            module.recompile()
    return gm


def _run_region(region: torch.fx.GraphModule, *args: Any, **kwargs: Any) -> Any:
    """Runs a region as `checkpoint` does, with the inputs that it may change as what a closure refers to.

    Dynamo makes inputs of buffers. An input of `checkpoint` must not change before the backward pass, where
    the running statistics of a norm do.
    """
    options = {name: value for name, value in kwargs.items() if name in _OPTIONS}
    named = {name: value for name, value in kwargs.items() if name not in _OPTIONS}
    options.update(use_reentrant=False, preserve_rng_state=True)
    if (context_fn := region.meta.get("_checkpoint_context_fn")) is not None:
        options["context_fn"] = context_fn
    saved = [isinstance(x, torch.Tensor) and x.requires_grad for x in args]
    referred = _Referred([x for x, is_saved in zip(args, saved, strict=True) if not is_saved])

    def run(*tensors: torch.Tensor) -> Any:
        given, others = iter(tensors), iter(referred.values)
        with referred:
            return region(*(next(given if is_saved else others) for is_saved in saved), **named)

    return checkpoint(run, *(x for x, is_saved in zip(args, saved, strict=True) if is_saved), **options)


class _Referred:
    """Inputs of a region that nobody differentiates, and which of them only the region changes."""

    def __init__(self, values: list[Any]) -> None:
        self.values = values
        self._tensors = [x for x in values if isinstance(x, torch.Tensor)]
        self._before: list[int] = []
        self._after: list[int] = []

    def __enter__(self) -> None:
        now = [x._version for x in self._tensors]
        for changed, *versions in zip(now, self._before, self._after, strict=False):
            if versions[0] == versions[1] != changed:
                raise RuntimeError(
                    "one of the variables needed for gradient computation has been modified by an inplace "
                    f"operation: an input of a checkpointed region is at version {changed}; expected version "
                    f"{versions[1]}"
                )
        self._before = self._before or now

    def __exit__(self, *raised: object) -> None:
        self._after = self._after or [x._version for x in self._tensors]
