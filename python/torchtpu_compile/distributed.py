"""Programs of many ranks, looked at in one process."""

from __future__ import annotations

import torch

from . import torch_private


def init_stand_in_group(world_size: int, rank: int = 0) -> None:
    """Makes this process rank `rank` of `world_size` ranks of which the others do not exist.

    To be called where a training script calls `torch.distributed.init_process_group`. What is compiled then
    holds its collectives, over all ranks: `torchtpu_compile.record` saves the graphs, and `torchtpu estimate`
    compiles them for as many chips. The graphs themselves run in eager PyTorch, and collectives leave their
    results as they find the memory: no number that comes out means anything.
    """
    store = torch_private.fake_store()
    torch.distributed.init_process_group("fake", store=store, rank=rank, world_size=world_size)
