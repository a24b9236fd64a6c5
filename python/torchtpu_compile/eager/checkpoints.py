"""Regions of `torch.utils.checkpoint` in a graph that runs in eager PyTorch."""

from __future__ import annotations

import re
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
    placeholders = gm.graph.find_nodes(op="placeholder")
    sources = {node: dynamo_source(node) or "" for node in placeholders}
    roots = {root[0] for source in sources.values() if (root := _MODULE.match(source))}
    _run_regions(gm, [node for node, source in sources.items() if _is_referred(source, roots)])
    return gm


# Of a variable from which a parameter or buffer is reached: it holds a module.
_MODULE = re.compile(r"\w+\['\w+'\](?=.*\._(parameters|buffers)\[)")


def _is_referred(source: str, modules: Collection[str]) -> bool:
    """Whether a function gets at an input by itself: what a module holds, or a global variable.

    All else may be an argument of `checkpoint`.
    """
    return source.startswith("G[") or any(source.startswith(f"{root}.") for root in modules)


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
    """Runs a region as `checkpoint` does; the inputs at `referred` are what it gets at by itself.

    Dynamo makes inputs of these as well. `checkpoint` wants its own inputs unchanged in the backward pass,
    where the running statistics of a norm are not. By its inputs' devices it chooses the random generators:
    it gets an empty tensor of each device that only the others are on.
    """
    options, named = _REGION.divide_kwargs(kwargs)
    options.update(use_reentrant=False, preserve_rng_state=True)
    if (context_fn := region.meta.get("_checkpoint_context_fn")) is not None:
        options["context_fn"] = context_fn
    kept = {i: args[i] for i in referred}
    own = [x for i, x in enumerate(args) if i not in kept]

    def run(*given: Any) -> Any:
        inputs = iter(given)
        return region(*(kept[i] if i in kept else next(inputs) for i in range(len(args))), **named)

    devices = {x.device for x in kept.values() if isinstance(x, torch.Tensor)}
    devices -= {x.device for x in own if isinstance(x, torch.Tensor)}
    return checkpoint(run, *own, *(torch.empty(0, device=device) for device in devices), **options)
