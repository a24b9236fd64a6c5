"""Regions of `torch.utils.checkpoint` in a graph that runs in eager PyTorch."""

from __future__ import annotations

from typing import Any

import torch
from torch.utils.checkpoint import checkpoint

_REGION: Any = torch.ops.higher_order.tag_activation_checkpoint


def with_eager_checkpoints(gm: torch.fx.GraphModule) -> torch.fx.GraphModule:
    """Returns the graph, changed in place so that its checkpointed regions run in eager PyTorch.

    Dynamo's op for a region keeps no states of random generators, because a compiler draws the same numbers
    in both computations. Run as it is, it recomputes dropout with another mask.
    """
    for module in gm.modules():
        if not isinstance(module, torch.fx.GraphModule):
            continue
        regions = module.graph.find_nodes(op="call_function", target=_REGION)
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
    options, named = _REGION.divide_kwargs(kwargs)
    options.update(use_reentrant=False, preserve_rng_state=True)
    if (context_fn := region.meta.get("_checkpoint_context_fn")) is not None:
        options["context_fn"] = context_fn
    saved = [isinstance(x, torch.Tensor) and x.requires_grad for x in args]
    referred = [x for x, is_saved in zip(args, saved, strict=True) if not is_saved]
    unchanged: list[tuple[torch.Tensor, int]] | None = None

    def run(*tensors: torch.Tensor) -> Any:
        nonlocal unchanged
        for x, version in unchanged or ():
            if x._version != version:
                raise RuntimeError(
                    "one of the variables needed for gradient computation has been modified by an inplace "
                    f"operation: an input of a checkpointed region is at version {x._version}; expected "
                    f"version {version}"
                )
        before = [(x, x._version) for x in referred if isinstance(x, torch.Tensor)]
        given, others = iter(tensors), iter(referred)
        results = region(*(next(given if is_saved else others) for is_saved in saved), **named)
        if unchanged is None:
            # What the region itself changes, it changes again when it is computed again.
            unchanged = [(x, version) for x, version in before if x._version == version]
        return results

    return checkpoint(run, *(x for x, is_saved in zip(args, saved, strict=True) if is_saved), **options)
