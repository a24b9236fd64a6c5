"""Regions of `torch.utils.checkpoint` in a graph that runs in eager PyTorch."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

import torch
from torch.utils.checkpoint import checkpoint

from ..torch_private import dynamo_source

_REGION: Any = torch.ops.higher_order.tag_activation_checkpoint


def with_eager_checkpoints(gm: torch.fx.GraphModule) -> torch.fx.GraphModule:
    """Returns the graph, changed in place so that its checkpointed regions run in eager PyTorch.

    Dynamo's op for a region keeps no states of random generators, because a compiler draws the same numbers
    in both computations. Run as it is, it recomputes dropout with another mask.
    """
    _run_regions(gm, [node for node in gm.graph.find_nodes(op="placeholder") if _is_of_a_module(node)])
    return gm


def _is_of_a_module(placeholder: torch.fx.Node) -> bool:
    """Whether an input is a parameter or a buffer of one of the program's modules."""
    source = dynamo_source(placeholder) or ""
    return "._parameters[" in source or "._buffers[" in source


def _run_regions(gm: torch.fx.GraphModule, state: Collection[torch.fx.Node]) -> None:
    """Has the regions of a graph run by `_run_region`; `state` is what its modules refer to themselves."""
    regions = gm.graph.find_nodes(op="call_function", target=_REGION)
    for node in regions:
        region, *inputs = node.args
        referred = [i for i, x in enumerate(inputs) if x in state or getattr(x, "op", "") == "get_attr"]
        node.target, node.args = _run_region, (region, referred, *inputs)
        assert isinstance(region, torch.fx.Node)
        inner = gm.get_submodule(str(region.target))
        assert isinstance(inner, torch.fx.GraphModule)
        placeholders = inner.graph.find_nodes(op="placeholder")
        _run_regions(inner, [placeholders[i] for i in referred])
    if regions:
        gm.recompile()


def _run_region(region: torch.fx.GraphModule, referred: Collection[int], *args: Any, **kwargs: Any) -> Any:
    """Runs a region as `checkpoint` does; the inputs at `referred` are what its modules hold.

    Dynamo makes inputs of these as well. `checkpoint` wants its own inputs unchanged in the backward pass,
    where the running statistics of a norm are not. By its inputs' devices it chooses the random generators.
    """
    options, named = _REGION.divide_kwargs(kwargs)
    options.update(use_reentrant=False, preserve_rng_state=True)
    if (context_fn := region.meta.get("_checkpoint_context_fn")) is not None:
        options["context_fn"] = context_fn
    of_modules = {i: args[i] for i in referred}

    def run(*given: Any) -> Any:
        inputs = iter(given)
        return region(
            *(of_modules[i] if i in of_modules else next(inputs) for i in range(len(args))), **named
        )

    return checkpoint(run, *(x for i, x in enumerate(args) if i not in of_modules), **options)
