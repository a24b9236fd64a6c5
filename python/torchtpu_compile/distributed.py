"""Distributed programs: fake process groups, FSDP with collectives in the graph, replicas, TPU
environments.
"""

from __future__ import annotations

import functools
import warnings
from typing import Any

import torch

from . import torch_private
from .replicas import Replicas, replicate
from .tpu_processes import tpu_environment

__all__ = ["Replicas", "fully_shard_traced", "init_fake_process_group", "replicate", "tpu_environment"]


def init_fake_process_group(world_size: int, rank: int = 0) -> None:
    """Initializes a fake process group of `world_size` ranks for ahead-of-time compilation, as rank `rank`.

    Collectives do nothing: **results are meaningless**. Call it instead of
    `torch.distributed.init_process_group`. `torchtpu_compile.record` then saves graphs with collectives over
    all ranks, and `torchtpu estimate` compiles them for as many chips. The graphs themselves run in eager
    PyTorch.
    """
    store = torch_private.fake_store()
    torch.distributed.init_process_group("fake", store=store, rank=rank, world_size=world_size)


@functools.cache
def _warn_of_the_old_name() -> None:
    warnings.warn(
        "torchtpu_compile.distributed.init_stand_in_group is now called init_fake_process_group; version 0.3 "
        "removes the old name",
        FutureWarning,
        stacklevel=3,
    )


def init_stand_in_group(world_size: int, rank: int = 0) -> None:
    """Calls `init_fake_process_group`, whose old name this is. Warns once in a process."""
    _warn_of_the_old_name()
    init_fake_process_group(world_size, rank)


class _Gathered:
    """Gathers a parameter from the ranks that it is sharded over; its gradient is averaged and sharded
    likewise.
    """

    def __init__(self, name: str, tensor_parallel: tuple[Any, Any] | None, recompute: bool) -> None:
        """`tensor_parallel` is the mesh and the placement of the gathered parameter; `None` if it is no
        `DTensor`.
        """
        self.name = name
        self.tensor_parallel = tensor_parallel
        self.recompute = recompute

    def gather(self, sharded: Any) -> torch.Tensor:
        from torch.distributed.tensor import DTensor, Partial, Replicate

        inner = self.tensor_parallel
        kept = [] if inner is None else [inner[1]]
        n = sharded.device_mesh.ndim - len(kept)
        whole = sharded.redistribute(placements=[Replicate()] * n + kept)
        local = whole.to_local(grad_placements=[Partial("avg")] * n + kept)
        if inner is None:
            return local
        return DTensor.from_local(local, inner[0], [inner[1]], run_check=False)

    def __call__(self, module: torch.nn.Module) -> torch.Tensor:
        sharded = module._parameters[self.name]
        if not self.recompute:
            return self.gather(sharded)
        from torch.utils.checkpoint import checkpoint

        return checkpoint(self.gather, sharded, use_reentrant=False, context_fn=_recompute_all)


def _recompute_all() -> Any:
    from torch.utils.checkpoint import CheckpointPolicy, create_selective_checkpoint_contexts

    def policy(*_: Any, **__: Any) -> CheckpointPolicy:
        return CheckpointPolicy.MUST_RECOMPUTE

    make: Any = create_selective_checkpoint_contexts
    return make(policy)


def fully_shard_traced(
    module: torch.nn.Module, mesh: Any, *, shard: str, replicate: str | None = None, recompute: bool = True
) -> torch.nn.Module:
    """Shards the parameters of `module` over the mesh dimension `shard`, with collectives that are part of
    the compiled graph. Modifies `module` and returns it.

    `mesh` is a `DeviceMesh`. `replicate` is a mesh dimension that repeats the sharding. Parameters are
    sharded along dimension 0; parameters that `parallelize_module` made `DTensor`s of another dimension keep
    that. The forward pass gathers each parameter when it reads it. The backward pass gathers it again, or
    uses the kept copy if `recompute` is false. Gradients are averaged over `shard` and `replicate`.

    Initialize the model first. Afterwards `module.weight` is a gathered copy, and writes to it are lost;
    write to `parameters()` instead.
    """
    from torch.distributed.tensor import DTensor, Replicate, Shard

    outer = [name for name in (replicate, shard) if name is not None]
    before: list[Any] = [Replicate()] * (len(outer) - 1)
    for owner in list(module.modules()):
        gathered: dict[str, tuple[Any, Any] | None] = {}
        for name, parameter in list(owner.named_parameters(recurse=False)):
            value: Any = parameter.detach()
            over, inner, along = outer, None, Shard(0)
            if isinstance(value, DTensor):
                (placement,), inner_mesh = value.placements, value.device_mesh
                inner = (inner_mesh, placement)
                over = [*outer, *(inner_mesh.mesh_dim_names or ())]
                if isinstance(placement, Shard) and placement.dim == 0:
                    along = torch_private.strided_shard(0, inner_mesh.size())
            local = value.to_local() if inner else value
            part = torch.distributed.tensor.distribute_tensor(
                local, mesh[shard], [Shard(0)], src_data_rank=None
            )
            sharded = DTensor.from_local(
                part.to_local(),
                mesh[tuple(over)],
                [*before, along, *([inner[1]] if inner else [])],
                run_check=False,
                shape=value.shape,
                stride=value.stride(),
            )
            owner.register_parameter(name, torch.nn.Parameter(sharded, parameter.requires_grad))
            gathered[name] = inner
        if gathered:
            of: Any = type(owner)
            owner.__class__ = _reading(of, tuple(gathered.items()), recompute)
    return module


@functools.cache
def _reading(of: Any, parameters: tuple[tuple[str, tuple[Any, Any] | None], ...], recompute: bool) -> type:
    """Returns a subclass of `of` whose parameters are gathered when they are read. Equal modules share one
    class, so that one graph serves them all."""
    readers = {name: property(_Gathered(name, inner, recompute)) for name, inner in parameters}
    return type(of.__name__, (of,), readers)
