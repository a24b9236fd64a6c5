"""Programs that run as they are, as one rank of many of which the others do not exist.

PyTorch imports this while it is imported itself: nothing here imports it before it is called.
"""

from __future__ import annotations

import os
from typing import Any

STAND_IN = "TORCHTPU_STAND_IN"
"""Set to anything, it makes a program one rank of `WORLD_SIZE`, of which the others do not exist."""

_BACKENDS = ("gloo", "nccl", "mpi", "ucc", "xccl", "hccl")
_DEVICES = ("cpu", "cuda", "xpu", "hpu")

_store: Any = None


def stand_in() -> None:
    """Has `torch.distributed.init_process_group`, with whatever backend, do what `init_stand_in_group` does,
    with `RANK` and `WORLD_SIZE` from the environment."""
    import torch

    from . import torch_private

    global _store
    torch_private.fake_backends(_BACKENDS, (*_DEVICES, torch_private.privateuse1_name()))
    # Where the other ranks would meet this one. Nobody waits for them there.
    distributed: Any = torch.distributed
    _store = distributed.TCPStore("127.0.0.1", 0, is_master=True, wait_for_workers=False)
    os.environ["MASTER_ADDR"], os.environ["MASTER_PORT"] = "127.0.0.1", str(_store.port)
    os.environ["TORCHELASTIC_USE_AGENT_STORE"] = "True"
