"""Process groups of tensors on the `tpu` device, whose data go through memory of the host and `gloo`.

PyTorch's groups have a backend for each kind of device. This one copies what it is given to the host, has
gloo run the collective there, and copies results back. A collective has ended when its call returns; `send`
and `recv` alone go on, since two ranks may send to each other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import torch

from .. import torch_private

NAME = "tpu"
"""Name of the backend in `torch.distributed.init_process_group`."""

# Positions of the arguments that a method writes to, and of those that it reads; some are both.
_METHODS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "broadcast": ((0,), (0,)),
    "allreduce": ((0,), (0,)),
    "allreduce_coalesced": ((0,), (0,)),
    "reduce": ((0,), (0,)),
    "allgather": ((0,), (1,)),
    "all_gather_single": ((0,), (1,)),
    "allgather_coalesced": ((0,), (1,)),
    "all_gather_single_coalesced": ((0,), (1,)),
    "gather": ((0,), (1,)),
    "scatter": ((0,), (1,)),
    "reduce_scatter": ((0,), (1,)),
    "reduce_scatter_single": ((0,), (1,)),
    "reduce_scatter_single_coalesced": ((0,), (1,)),
    "all_to_all_single": ((0,), (1,)),
    "alltoall": ((0,), (1,)),
    "recv": ((0,), ()),
    "recv_anysource": ((0,), ()),
    "send": ((), (0,)),
    "barrier": ((), ()),
}
_GO_ON = ("recv", "recv_anysource", "send")
_NOT_THERE = ("allreduce_sparse",)


def register() -> None:
    """Makes the backend known, as the one of the device: `init_process_group()` with no backend, and
    `"cpu:gloo,tpu:tpu"`, have it."""
    if not torch.distributed.is_available() or not torch_private.backends_in_python():
        return
    made: Any = None

    def create(store: Any, rank: int, size: int, timeout: Any) -> Any:
        nonlocal made
        made = made or _backend()
        return made(store, rank, size, timeout)

    torch.distributed.Backend.register_backend(NAME, create, devices=["cpu", "tpu"])


def _on_host(value: Any, copied: bool) -> Any:
    """Memory of the host for a tensor, or for each of a list of them, with its contents if `copied`."""
    if not isinstance(value, torch.Tensor):
        return [_on_host(each, copied) for each in value]
    if value.device.type == "cpu":
        return value
    return value.detach().cpu().contiguous() if copied else torch.empty(value.shape, dtype=value.dtype)


def _copy_back(value: Any, host: Any) -> None:
    if not isinstance(value, torch.Tensor):
        for each, of_each in zip(value, host, strict=True):
            _copy_back(each, of_each)
    elif value is not host:
        with torch.no_grad():
            value.detach().copy_(host)


def _flat(value: Any) -> list[torch.Tensor]:
    if isinstance(value, torch.Tensor):
        return [value]
    return [tensor for each in value for tensor in _flat(each)]


def _backend() -> Any:
    """The backend's class. PyTorch's own is there only where its distributed package has been loaded."""
    base: Any = torch_private.c10d_backend()
    work: Any = torch_private.c10d_work()

    class GoesOn(work):  # type: ignore[misc]
        """A transfer in progress between two ranks."""

        def __init__(self, begun: Any, finish: Callable[[], None]) -> None:
            super().__init__()
            self._begun, self._finish = begun, finish

        def wait(self, timeout: Any = None) -> bool:
            self._begun.wait() if not timeout else self._begun.wait(timeout)
            self._finish()
            return True

    class ThroughHost(base):  # type: ignore[misc]
        """Process groups of the device, over gloo."""

        def __init__(self, store: Any, rank: int, size: int, timeout: Any) -> None:
            super().__init__(rank, size)
            self._gloo: Any = torch.distributed.ProcessGroupGloo(store, rank, size, timeout)

        def getBackendName(self) -> str:
            return NAME

        def _get_sequence_number_for_group(self) -> int:
            return int(self._gloo._get_sequence_number_for_group())

        def _set_default_timeout(self, timeout: Any) -> None:
            self._gloo._set_default_timeout(timeout)

        def set_timeout(self, timeout: Any) -> None:
            self._gloo.set_timeout(timeout)

    def method(name: str, written: Sequence[int], read: Sequence[int]) -> Any:
        def call(self: Any, *args: Any) -> Any:
            host = list(args)
            for i in {*written, *read}:
                host[i] = _on_host(args[i], i in read)
            begun = getattr(self._gloo, name)(*host)

            def finish() -> None:
                for i in written:
                    _copy_back(args[i], host[i])

            if name in _GO_ON:
                return GoesOn(begun, finish)
            begun.wait()
            finish()
            return torch_private.done_work([tensor for i in written for tensor in _flat(args[i])])

        # Dynamo would look for graphs in it.
        return torch_private.not_traced(call)

    def missing(name: str) -> Any:
        def call(self: Any, *_: Any) -> Any:
            raise NotImplementedError(f"process groups of the tpu device have no {name}")

        return torch_private.not_traced(call)

    for name, (written, read) in _METHODS.items():
        setattr(ThroughHost, name, method(name, written, read))
    for name in _NOT_THERE:
        setattr(ThroughHost, name, missing(name))
    return ThroughHost
