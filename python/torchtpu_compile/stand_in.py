"""Programs that run as they are, as one rank of many of which the others do not exist.

PyTorch imports this while it is imported itself: nothing here imports it before it is called.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from typing import Any

STAND_IN = "TORCHTPU_STAND_IN"
"""Set to anything, it makes a program one rank of `WORLD_SIZE`, of which the others do not exist."""

_BACKENDS = ("gloo", "nccl", "mpi", "ucc", "xccl", "hccl", "tpu")
_DEVICES = ("cpu", "cuda", "xpu", "hpu")

_METHODS = (
    *("allreduce", "allreduce_coalesced", "all_gather_single", "all_gather_single_coalesced"),
    *("reduce_scatter_single", "reduce_scatter_single_coalesced", "all_to_all_single"),
    *("allgather", "allgather_coalesced", "reduce_scatter", "alltoall", "allreduce_sparse"),
    *("broadcast", "reduce", "scatter", "gather", "barrier", "send", "recv"),
)
"""Requests to process groups."""

_RECEIVING = ("all_gather_single", "reduce_scatter_single", "all_to_all_single")
"""Methods with one result, whose memory is their first argument."""

_FEW_BYTES = 4096

Note = Callable[[str, Sequence[Any], str, int], None]
"""Is told of each: the method, its arguments, the name of the group, and how many ranks it has."""

_store: Any = None


def stand_in(note: Note) -> None:
    """Makes `torch.distributed.init_process_group` create a fake process group, whatever its backend.

    `RANK` and `WORLD_SIZE` come from the environment. The groups report each collective to `note`.
    """
    import torch

    from . import torch_private

    global _store
    backend: Any = None

    def create(common: Any, _: Any) -> Any:
        nonlocal backend
        if not torch_private.backends_in_python():
            return torch_private.fake_backend(common.group_rank, common.group_size)
        backend = backend or _backend(note)
        return backend(common.group_rank, common.group_size, str(common.group_id))

    devices = [*_DEVICES, torch_private.privateuse1_name()]
    for name in _BACKENDS:
        torch.distributed.Backend.register_backend(name, create, extended_api=True, devices=devices)
    # Where the other ranks would meet this one. Nobody waits for them there.
    distributed: Any = torch.distributed
    _store = distributed.TCPStore("127.0.0.1", 0, is_master=True, wait_for_workers=False)
    os.environ["MASTER_ADDR"], os.environ["MASTER_PORT"] = "127.0.0.1", str(_store.port)
    os.environ["TORCHELASTIC_USE_AGENT_STORE"] = "True"


def _backend(note: Note) -> Any:
    """The class of backends of groups whose other ranks do not exist."""
    import torch

    from . import _core, torch_private

    base: Any = torch_private.c10d_backend()

    class StandIn(base):  # type: ignore[misc]
        """Does what PyTorch's own fake groups do, and notes it."""

        stands_in = True

        def __init__(self, rank: int, size: int, group: str) -> None:
            super().__init__(rank, size)
            self._fake = torch_private.fake_backend(rank, size)
            self._group = group
            self._begun = 0

        def _gathered(self, out: Any, own: Any, *_: Any) -> Any:
            """Gives each rank's part this one's numbers by two ops; the fake group takes one for each rank.
            `None` where sizes do not fit."""
            if not out.is_contiguous() or out.numel() != self.size() * own.numel():
                return None
            with torch.no_grad():
                out.view(self.size(), own.numel()).copy_(own.reshape(1, -1).clone())
            # Work that has ended.
            return self._fake.allreduce([torch.zeros(1)])

        def _received(self, name: str, out: Any, own: Any) -> Any:
            """Gives a result zeros, as from other ranks, where nothing is computed: what would do it on the
            device counts in no estimate. `None` of others, of few numbers, and where sizes do not fit."""
            if not _is_dry() or not isinstance(out, torch.Tensor) or out.device.type != device_type():
                return None
            counts = {
                "all_gather_single": (out.numel(), own.numel() * self.size()),
                "reduce_scatter_single": (out.numel() * self.size(), own.numel()),
            }.get(name, (0, 0))
            if out.nbytes <= _FEW_BYTES or counts[0] != counts[1] or out.dtype != own.dtype:
                return None
            if name == "all_gather_single" and out.dim() == 1 and out.is_contiguous():
                # A row for each rank, as the device's groups keep it.
                out = out.view(self.size(), -1)
            # What is sent is computed before it.
            torch.accelerator.synchronize()
            _core.pause_recorded_chunks(True)
            try:
                with torch.no_grad():
                    out.zero_()
                torch.accelerator.synchronize()
            finally:
                _core.pause_recorded_chunks(False)
            return self._fake.allreduce([torch.zeros(1)])

        def _told(self, outs: Any, own: Any, *_: Any) -> Any:
            """Gives each rank's part this one's few numbers by way of the host: they are sizes, which DDP
            compares, and devices on which nothing is computed keep what the host sends. `None` for others."""
            if own[0].device.type != device_type() or own[0].nbytes > _FEW_BYTES:
                return None
            with torch.no_grad():
                numbers = own[0].cpu()
                for out in outs[0]:
                    out.copy_(numbers)
            return self._fake.allreduce([torch.zeros(1)])

        def getBackendName(self) -> str:
            return "fake"

        def _get_sequence_number_for_group(self) -> int:
            return self._begun

    def device_type() -> str:
        return str(torch_private.privateuse1_name())

    def method(name: str) -> Any:
        def call(self: Any, *args: Any) -> Any:
            self._begun += 1
            note(name, args, self._group, self.size())
            if name in _RECEIVING and (done := self._received(name, *args[:2])) is not None:
                return done
            if name == "all_gather_single" and (done := self._gathered(*args)) is not None:
                return done
            if name == "allgather" and (done := self._told(*args)) is not None:
                return done
            return getattr(self._fake, name)(*args)

        return call

    for name in _METHODS:
        # Dynamo would look for graphs in it.
        setattr(StandIn, name, torch_private.not_traced(method(name)))
    return StandIn


def _is_dry() -> bool:
    """Whether the device computes nothing."""
    return os.environ.get("TORCHTPU_PLATFORM") == "virtual" and os.environ.get("TORCHTPU_VIRTUAL_DRY") == "1"
