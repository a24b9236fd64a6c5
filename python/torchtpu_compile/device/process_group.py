"""Process groups of tensors on the `tpu` device, whose data go through memory of the host and `gloo`.

PyTorch's groups have a backend for each kind of device. The device's (`shim/process_group.cpp`) copies what
it is given to the host, has gloo run the collective there, and copies results back. A collective has ended
when its call returns; `send` and `recv` alone go on, since two ranks may send to each other.
"""

from __future__ import annotations

import secrets
import sys
import threading
import time
from datetime import timedelta
from typing import Any, NoReturn

import torch

from .. import torch_private
from ..errors import DeadlineError, DivergenceError
from .shim import build

NAME = "tpu"
"""Name of the backend in `torch.distributed.init_process_group`."""


def register() -> None:
    """Makes the backend known, as the one of the device: `init_process_group()` with no backend, and
    `"cpu:gloo,tpu:tpu"`, have it. Its groups take tensors of the CPU as well, to gloo."""
    if not torch.distributed.is_available():
        return
    # It takes tensors of the CPU as they are.
    devices = ["tpu"] if torch_private.tells_groups() else ["tpu", "cpu"]
    torch.distributed.Backend.register_backend(NAME, _create, extended_api=True, devices=devices)
    if not torch.cuda.device_count():
        torch.distributed.Backend.register_backend("nccl", _no_nccl, extended_api=True, devices=["cuda"])


def _create(common: Any, _: Any) -> Any:
    distributed: Any = torch.distributed  # It has no types.
    library = build.place(torch.__version__, part=build.GROUPS)
    if not library.exists():
        raise RuntimeError(
            f"this package has no process groups for torch {torch.__version__}; run "
            "`python -m torchtpu_compile.device.shim.build` to compile them (needs g++)"
        )
    rank, size, timeout = common.group_rank, common.group_size, common.timeout
    store = distributed.PrefixStore(_life_of(common.store, rank, size, timeout), common.store)
    gloo = distributed.ProcessGroupGloo(store, rank, size, timeout)
    if torch_private.tells_groups():
        torch_private.serve_cpu(common.process_group, gloo)
    return torch_private.backend_through(library, gloo, NAME)


_library: Any = torch.library.Library("torchtpu", "FRAGMENT")  # type: ignore[no-untyped-call]
_library.define("collective_failed(str kind, str why) -> ()")


def _failed(kind: str, why: str) -> NoReturn:
    """Raises the error of a collective that gloo gave up. Hooks of gradients run on threads without a line of
    the program's: then it is the main thread's, which waits for them."""
    # What traces ops needs sympy, which `import torch` does not load.
    from .tracer import UNKNOWN, users_line

    main = sys._current_frames().get(threading.main_thread().ident or 0)
    line = users_line(sys._getframe())
    line = users_line(main) if line == UNKNOWN else line
    error = DeadlineError if "imed out" in why else DivergenceError
    distributed: Any = torch.distributed  # It has no types.
    raise error(
        f"rank {distributed.get_rank()} came to {kind.lower()} at {line}, and it failed: another rank of the "
        f"group has ended, did something else or did not come in time (`timeout` of init_process_group or "
        f"new_group sets how long). Gloo says: {why.splitlines()[0]}"
    )


_library.impl("collective_failed", _failed, "CompositeImplicitAutograd")


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
