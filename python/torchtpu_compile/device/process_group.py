"""Process groups of tensors on the `tpu` device, whose data go through memory of the host and `gloo`.

PyTorch's groups have a backend for each kind of device. This one copies what it is given to the host, has
gloo run the collective there, and copies results back. A collective has ended when its call returns; `send`
and `recv` alone go on, since two ranks may send to each other.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Sequence
from datetime import timedelta
from typing import Any, NoReturn

import torch

from .. import torch_private
from ..errors import DeadlineError

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
# Those of flat memory, whatever its sizes are. Gloo would divide dimension 0.
_FLAT = (
    *("all_gather_single", "all_gather_single_coalesced"),
    *("reduce_scatter_single", "reduce_scatter_single_coalesced"),
)
_GO_ON = ("recv", "recv_anysource", "send")
_NOT_THERE = ("allreduce_sparse",)


def register() -> None:
    """Makes the backend known, as the one of the device: `init_process_group()` with no backend, and
    `"cpu:gloo,tpu:tpu"`, have it. Its groups take tensors of the CPU as well, to gloo."""
    if not torch.distributed.is_available() or not torch_private.backends_in_python():
        return
    made: Any = None

    def create(common: Any, _: Any) -> Any:
        nonlocal made
        made = made or _backend()
        backend = made(common.store, common.group_rank, common.group_size, common.timeout)
        torch_private.serve_cpu(common.process_group, backend.gloo)
        return backend

    torch.distributed.Backend.register_backend(NAME, create, extended_api=True, devices=["tpu"])
    if not torch.cuda.device_count():
        torch.distributed.Backend.register_backend("nccl", _no_nccl, extended_api=True, devices=["cuda"])


def _no_nccl(*_: Any) -> NoReturn:
    raise RuntimeError(
        'the backend "nccl" needs an NVIDIA GPU, and this machine has none. Replace "nccl" by "tpu" '
        '("cuda:nccl" by "tpu:tpu") where the process group is created, or pass no backend'
    )


_PAUSE = 2e-3


def _life_of(store: Any, rank: int, size: int, timeout: timedelta) -> str:
    """Returns a name that the ranks of a group which is being created agree on. No earlier group had it.

    The first rank chooses it. Stores of torchrun keep what ranks of the attempt before wrote, so that each
    rank asks under a name of its own, and the first one waits until all have read the answer. Raises
    `DeadlineError` where a rank does not come.
    """
    end = time.monotonic() + timeout.total_seconds()
    token = secrets.token_hex(8)
    missing = set(range(1, size)) if rank == 0 else {0}
    while missing:
        for other in sorted(missing):
            asks, life = (f"{kind}/{other or rank}" for kind in ("asks", "life"))
            if rank:
                store.set(asks, token)
                if store.check([life]) and (answer := store.get(life).decode().split())[0] == token:
                    store.set(f"read/{answer[1]}/{rank}", "")
                    return answer[1]
            elif store.check([f"read/{token}/{other}"]):
                missing.discard(other)
            elif store.check([asks]):
                store.set(life, f"{store.get(asks).decode()} {token}")
        if time.monotonic() > end:
            raise DeadlineError(
                f"rank {rank} of a process group of {size} waited {timeout.total_seconds():g} s for "
                f"{', '.join(f'rank {other}' for other in sorted(missing))} to create the group as well; "
                "`timeout` of init_process_group or new_group sets how long"
            )
        time.sleep(_PAUSE)
    return token


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


def _flattened(value: Any) -> Any:
    """Views of one dimension; what is not contiguous stays as it is."""
    if not isinstance(value, torch.Tensor):
        return [_flattened(each) for each in value]
    return value.view(-1) if value.is_contiguous() else value


def _flat(value: Any) -> list[torch.Tensor]:
    if isinstance(value, torch.Tensor):
        return [value]
    return [tensor for each in value for tensor in _flat(each)]


def _backend() -> Any:
    """The backend's class. PyTorch's own is there only where its distributed package has been loaded."""
    base: Any = torch_private.c10d_backend()
    work: Any = torch_private.c10d_work()

    class Done(work):  # type: ignore[misc]
        """A collective that has ended."""

        def __init__(self, results: list[torch.Tensor]) -> None:
            super().__init__()
            self._future: Any = torch.futures.Future()
            self._future.set_result(results)

        def wait(self, timeout: Any = None) -> bool:
            return True

        def get_future(self) -> Any:
            return self._future

    class GoesOn(work):  # type: ignore[misc]
        """Transfers in progress between two ranks."""

        def __init__(self, begun: Sequence[tuple[Any, Callable[[], None]]]) -> None:
            super().__init__()
            self.begun = [*begun]

        def wait(self, timeout: Any = None) -> bool:
            # What has arrived is copied once: the tensor may hold something else by the next call.
            while self.begun:
                transfer, finish = self.begun[0]
                transfer.wait() if not timeout else transfer.wait(timeout)
                finish()
                del self.begun[0]
            return True

    class ThroughHost(base):  # type: ignore[misc]
        """Process groups of the device, over gloo."""

        # PyTorch reads these of each backend; those of its own class would ask for the subclass's again.
        supports_splitting = False
        supports_coalescing = False
        supports_shrinking = False
        supports_reconfigure = False
        supports_window = False
        supports_abort_hooks = False
        supports_completion_hooks = False
        _supports_time_estimate = False

        def __init__(self, store: Any, rank: int, size: int, timeout: timedelta) -> None:
            super().__init__(rank, size)
            distributed: Any = torch.distributed  # It has no types.
            store = distributed.PrefixStore(_life_of(store, rank, size, timeout), store)
            self.gloo: Any = distributed.ProcessGroupGloo(store, rank, size, timeout)
            self._timeout = timeout
            self._together: list[tuple[Any, Callable[[], None]]] | None = None

        @property
        def options(self) -> Any:
            return base.Options(NAME, self._timeout)

        def getBackendName(self) -> str:
            return NAME

        def _get_sequence_number_for_group(self) -> int:
            return int(self.gloo._get_sequence_number_for_group())

        def set_timeout(self, timeout: timedelta) -> None:
            self._timeout = timeout
            self.gloo.set_timeout(timeout)

        _set_default_timeout = set_timeout

        def monitored_barrier(self, options: Any, wait_all_ranks: bool = False) -> None:
            self.gloo.monitored_barrier(options.timeout, wait_all_ranks)

        def _enable_collectives_timing(self) -> None:
            self.gloo._enable_collectives_timing()

        def abort(self) -> None:
            self.gloo.abort()

        def shutdown(self) -> None:
            self.gloo.shutdown()

        def start_coalescing(self) -> None:
            self._together = []

        def end_coalescing(self) -> Any:
            begun, self._together = self._together, None
            return GoesOn(begun or [])

    def method(name: str, written: Sequence[int], read: Sequence[int]) -> Any:
        def call(self: Any, *args: Any) -> Any:
            host = list(args)
            for i in {*written, *read}:
                host[i] = _on_host(args[i], i in read)
            given = [*map(_flattened, host[:2]), *host[2:]] if name in _FLAT else host
            begun = getattr(self.gloo, name)(*given)

            def finish() -> None:
                for i in written:
                    _copy_back(args[i], host[i])

            if name in _GO_ON:
                if self._together is None:
                    return GoesOn([(begun, finish)])
                self._together.append((begun, finish))
                return None
            begun.wait()
            finish()
            return Done([tensor for i in written for tensor in _flat(args[i])])

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
