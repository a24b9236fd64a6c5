"""Process groups of tensors on the `tpu` device, whose data go through memory of the host and `gloo`.

PyTorch's groups have a backend for each kind of device. The device's (`shim/process_group.cpp`) copies what
it is given to the host, has gloo run the collective there, and copies results back. A collective has ended
when its call returns; `send` and `recv` alone go on, since two ranks may send to each other.
"""

from __future__ import annotations

import atexit
import functools
import secrets
import signal
import sys
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import timedelta
from typing import Any, NoReturn

import torch

from .. import _core, torch_private
from ..eager.boards import LARGEST_GROUP
from ..errors import DeadlineError, DivergenceError
from ..log import LOGGER
from ..options import Options
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
    # `new_group` in a compiled function is what Dynamo runs, and would run this of ours as a part of it.
    create = torch_private.never_traced(_create)
    torch.distributed.Backend.register_backend(NAME, create, extended_api=True, devices=devices)
    if not torch.cuda.device_count():
        torch.distributed.Backend.register_backend("nccl", _no_nccl, extended_api=True, devices=["cuda"])
    _kept.append(torch_private.serve_barriers(NAME))


_kept: list[Any] = []
"""Registrations that end with these objects."""


def _create(common: Any, _: Any) -> Any:
    # Those of the group of all are not listed.
    ranks = list(common.global_ranks_in_group) or list(range(common.group_size))
    group = common.process_group if torch_private.tells_groups() else None
    if group is not None:
        torch_private.forget_device(group)
    return _backend(common.store, common.group_rank, ranks, common.timeout, group)


def _backend(store: Any, rank: int, ranks: list[int], timeout: timedelta, group: Any) -> Any:
    """Makes the backend of a group of `ranks`, of which this process is the one at the place `rank`.

    It serves tensors of the CPU in `group`, if that is given.
    """
    distributed: Any = torch.distributed  # It has no types.
    library = build.place(torch.__version__, part=build.GROUPS)
    if not library.exists():
        raise RuntimeError(
            f"this package has no process groups for torch {torch.__version__}; run "
            "`python -m torchtpu_compile.device.shim.build` to compile them (needs g++)"
        )
    size = len(ranks)
    life = _life_of(store, rank, size, timeout)
    store = distributed.PrefixStore(life, store)
    gloo = distributed.ProcessGroupGloo(store, rank, size, timeout)
    if group is not None:
        torch_private.serve_cpu(group, gloo)
    words = _words_of(store, rank, size) if size > 1 else None
    _groups[life] = _Group(store, rank, ranks, Options.resolve().heartbeat)
    lent = words.lend() if words else (0, 0)
    backend = torch_private.backend_through(library, gloo, NAME, life, lent)
    _end_well()
    return backend


_library: Any = torch.library.Library("torchtpu", "FRAGMENT")  # type: ignore[no-untyped-call]
_library.define(
    "split_group(__torch__.torch.classes.c10d.ProcessGroup part, str key, int[] ranks, int milliseconds) "
    "-> ()"
)


def _split(boxed: Any, key: str, ranks: list[int], milliseconds: int) -> None:
    """Makes the backend of a part of the group with a key; `ranks` are those of the part, as the group
    numbers them."""
    of_all = _groups[key].ranks
    timeout = timedelta(milliseconds=milliseconds)

    def make(store: Any, rank: int) -> Any:
        return _backend(store, rank, [of_all[rank] for rank in ranks], timeout, None)

    torch_private.serve_part(boxed, torch.device("tpu"), make)


_library.impl("split_group", _split, "CompositeImplicitAutograd")


@dataclass(frozen=True)
class _Group:
    """Where the ranks of a group on several machines say, if they wait, that they have come."""

    store: Any
    rank: int
    ranks: list[int]
    """Its ranks, as the group of all numbers them."""
    heartbeat: float
    """Seconds between lines about a wait."""

    def tell(self, word: str, number: int, line: str = "") -> None:
        """Says that this rank has come to a collective (`came`), or gave it up at a line (`left`)."""
        _asked(lambda: self.store.set(f"{word}/{number}/{self.rank}", line))

    def missing(self, number: int) -> list[int] | None:
        """Returns the ranks that have not said that they came; `None` if the store does not answer."""
        others = [rank for rank in range(len(self.ranks)) if rank != self.rank]
        return _asked(lambda: [rank for rank in others if not self.store.check([f"came/{number}/{rank}"])])

    def not_come(self, missing: list[int]) -> str:
        return str(_agreement().not_come([self.ranks[rank] for rank in missing]))

    def left_by(self) -> str | None:
        """Returns who left a wait of the group by an exception, and where; `None` unless one did."""
        left = _asked(lambda: self.store.check(["left"]) and self.store.get("left").decode())
        return left or None

    def account(self, number: int) -> str:
        """Returns which ranks are missing at a collective that failed, and which gave it up."""

        def left() -> list[str]:
            keys = [f"left/{number}/{rank}" for rank in range(len(self.ranks))]
            return [
                f"rank {rank} gave it up at {self.store.get(key).decode()}"
                for rank, key in zip(self.ranks, keys, strict=True)
                if rank != self.ranks[self.rank] and self.store.check([key])
            ]

        missing = self.missing(number)
        absent = [self.not_come(missing)] if missing else []
        return "; ".join([*absent, *(_asked(left) or [])])


def _agreement() -> Any:
    # It needs sympy, which `import torch` does not load.
    from ..eager import agreement

    return agreement


def _asked(job: Callable[[], Any]) -> Any:
    try:
        return _agreement().ask(job)
    except (RuntimeError, TimeoutError):
        return None


_groups: dict[str, _Group] = {}


def _words_of(store: Any, rank: int, size: int) -> _core.RankWords | None:
    """Returns memory that all ranks of a new group share; `None` unless they run on one machine."""
    if size > LARGEST_GROUP:
        return None
    if rank == 0:
        try:
            words = _core.RankWords(size)
        except OSError:
            words = None
        store.set("words", words.address if words else "")
        opened = [store.get(f"opened/{other}") == b"yes" for other in range(1, size)]
        together = words is not None and all(opened)
        store.set("together", "yes" if together else "no")
        return words if together else None
    try:
        words = _core.RankWords(size, rank, store.get("words").decode())
    except OSError:
        words = None
    store.set(f"opened/{rank}", "yes" if words else "no")
    return words if store.get("together") == b"yes" else None


_library.define("collective_failed(str kind, str why, str group, int number, bool has_come) -> ()")


def _failed(kind: str, why: str, group: str, number: int, has_come: bool) -> NoReturn:
    """Raises the error of a collective that gloo gave up."""
    line = _line()
    error = DeadlineError if "imed out" in why else DivergenceError
    who = "" if has_come else _account_at_the_end(_groups.get(group), number, line)
    who = who or "another rank of the group has ended, did something else or did not come in time"
    distributed: Any = torch.distributed  # It has no types.
    raise error(
        f"rank {distributed.get_rank()} came to {kind.lower()} at {line}, and it failed: {who} "
        f"(`timeout` of init_process_group or new_group sets how long). Gloo says: {why.splitlines()[0]}"
    )


def _account_at_the_end(group: _Group | None, number: int, line: str) -> str:
    if group is None:
        return ""
    group.tell("came", number)
    group.tell("left", number, line)
    # A rank that waits says that it has come after this time.
    time.sleep(2 * _WAITS)
    return group.account(number)


_library.impl("collective_failed", _failed, "CompositeImplicitAutograd")

_WAITS = 1.0
"""Seconds after which a rank that waits for ranks of other machines says that it has come."""
_library.define(
    "ranks_awaited(str group, int number, str kind, float before, float seconds, bool has_come, "
    "int[] missing, int thread) -> bool"
)
_USUAL = (None, signal.SIG_DFL, signal.SIG_IGN, signal.default_int_handler)


def _handled() -> list[str]:
    """Returns the signals whose handlers may do anything, such as begin a collective."""
    handlers = {number: signal.getsignal(number) for number in signal.valid_signals()}
    return [
        getattr(number, "name", str(number))
        for number, handler in handlers.items()
        if handler not in _USUAL and not _only_raises(handler)
    ]


def _only_raises(handler: object) -> bool:
    """Whether a handler is that of a loader's processes, which raises an error at most."""
    return str(getattr(handler, "__module__", None)).startswith("torch.utils.data.")


def _awaited(
    key: str,
    number: int,
    kind: str,
    before: float,
    seconds: float,
    has_come: bool,
    missing: list[int],
    thread: int,
) -> bool:
    """Mentions a wait of a thread that lasted `before` seconds when this was called last.

    Returns whether that thread may hear of signals.
    """
    group, handled = _groups.get(key), _handled()
    if group is None:
        return not handled
    if not has_come and not missing and before < _WAITS <= seconds:
        group.tell("came", number)
    left = group.left_by() if not missing and before // _WAITS != seconds // _WAITS else None
    if left:
        raise DivergenceError(f"{kind.lower()} at {_line(thread)} does not end: {left}")
    if before // group.heartbeat == seconds // group.heartbeat:
        return not handled
    who = "all its ranks have come to it"
    if not has_come:
        absent = missing or group.missing(number)
        who = "the store does not answer" if absent is None else group.not_come(absent) if absent else who
    if handled:
        who += f" (signals are heard after it: this program handles {', '.join(handled)})"
    LOGGER.warning("waiting for %s at %s for %.0f s: %s", kind.lower(), _line(thread), seconds, who)
    return not handled


_library.impl("ranks_awaited", _awaited, "CompositeImplicitAutograd")
_library.define("group_left(str group, str kind, int thread) -> ()")


def _left(key: str, kind: str, thread: int) -> None:
    """Tells the others that this rank left a wait, and takes part in nothing of the group any more."""
    group, line = _groups.get(key), _line(thread)
    if group:
        rank = torch.distributed.get_rank()
        why = f"rank {rank} left the group by an exception in {kind.lower()} at {line}"
        _asked(lambda: group.store.compare_set("left", "", why))


_library.impl("group_left", _left, "CompositeImplicitAutograd")
_library.define("interrupts_heard() -> ()")
# Python calls handlers of signals where it runs code of the main thread.
_library.impl("interrupts_heard", lambda: None, "CompositeImplicitAutograd")


@functools.cache
def _end_well() -> None:
    """Has Python end this process as it ends one that gave up a collective which gloo goes on with."""
    goes_on = torch.ops.torchtpu.gloo_goes_on_at_exit
    atexit.register(lambda: _agreement().leave() if goes_on() else None)


def _ended(key: str) -> None:
    """Forgets a group that is no more: its store may be a server, whose port others want."""
    _groups.pop(key, None)


_library.define("group_ended(str key) -> ()")
_library.impl("group_ended", _ended, "CompositeImplicitAutograd")


def _line(thread: int = 0) -> str:
    """Returns the line of the program at which a thread runs a collective, this one if none is given.

    Hooks of gradients run on threads without one: then it is the main thread's, which waits for them.
    """
    # What traces ops needs sympy, which `import torch` does not load.
    from .tracer import UNKNOWN, users_line

    line = users_line(sys._current_frames().get(thread) if thread else sys._getframe())
    if line == UNKNOWN:
        line = users_line(sys._current_frames().get(threading.main_thread().ident or 0))
    return line or UNKNOWN


def _is_dtensor(tensor: torch.Tensor) -> bool:
    tensors = sys.modules.get("torch.distributed.tensor")
    return tensors is not None and isinstance(tensor, tensors.DTensor)


_library.define("is_dtensor(Tensor self) -> bool")
_library.impl("is_dtensor", _is_dtensor, "CompositeImplicitAutograd")

_PATIENCE = 2.0
"""Seconds within which other ranks say at which line they came to another collective."""
_DIFFER, _TIMED_OUT, _GIVEN_UP, _ENDED = 1, 2, 3, 4
_REASONS = {
    _DIFFER: "the ranks came to different collectives",
    _TIMED_OUT: "timed out waiting for a rank (`timeout` of init_process_group or new_group sets "
    "how long ranks wait)",
    _GIVEN_UP: "another rank gave it up",
    _ENDED: "the process of a rank has ended",
}


def _disagree(word: str, words: int, number: int, status: int, told: str) -> NoReturn:
    """Raises the error of a collective that a rank does not begin, with what each rank of its group does."""
    line = _line()
    if words:
        # What all have to say alike does not have the sizes of an exchange.
        line += told
        said = _core.give_up(words, number, line, _PATIENCE if status == _DIFFER else 0.0)
    else:
        said = [(True, each, "") for each in told.splitlines()]
    by_rank = "; ".join(f"rank {rank} {_account(*of_rank)}" for rank, of_rank in enumerate(said))
    error = DeadlineError if status == _TIMED_OUT else DivergenceError
    raise error(
        f"{word.lower()} at {line}, collective {number} of a group of {len(said)}: {_REASONS[status]}. By "
        f"their ranks in the group, {by_rank}. Every rank has to run the same collectives in the same order"
    )


def _account(came: bool, word: str, line: str) -> str:
    at = f" at {line}" if line else ""
    if came:
        return f"came to {word.lower() or 'it, and later ones'}{at}"
    return f"has not come to it, last to {word.lower()}{at}" if word else f"has come to none{at}"


_library.define("ranks_disagree(str word, int words, int number, int status, str told) -> ()")
_library.impl("ranks_disagree", _disagree, "CompositeImplicitAutograd")


def _no_nccl(*_: Any) -> NoReturn:
    raise RuntimeError(
        'the backend "nccl" needs an NVIDIA GPU, and this machine has none. Replace "nccl" by "tpu" '
        '("cuda:nccl" by "tpu:tpu") where the process group is created, or pass no backend'
    )


_PAUSE = 2e-3
_FIRST_LINE = 10.0
"""Seconds of waiting for others to create a group after which a line says so, if `heartbeat` is not less."""


def _life_of(store: Any, rank: int, size: int, timeout: timedelta) -> str:
    """Returns a name that the ranks of a group which is being created agree on. No earlier group had it.

    The first rank chooses it. Stores of torchrun keep what ranks of the attempt before wrote, so that each
    rank asks under a name of its own, and the first one waits until all have read the answer. Raises
    `DeadlineError` where a rank does not come.
    """
    begun, token = time.monotonic(), secrets.token_hex(8)
    heartbeat = Options.resolve().heartbeat
    next_line = min(heartbeat, _FIRST_LINE)
    missing = set(range(1, size)) if rank == 0 else {0}

    def for_whom() -> str:
        return f"{', '.join(f'rank {other}' for other in sorted(missing))} to create the group as well"

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
        waited = time.monotonic() - begun
        if waited > timeout.total_seconds():
            raise DeadlineError(
                f"rank {rank} of a process group of {size} waited {timeout.total_seconds():g} s for "
                f"{for_whom()}; `timeout` of init_process_group or new_group sets how long"
            )
        if waited > next_line:
            next_line += heartbeat
            LOGGER.warning(
                "rank %d of a process group of %d has waited %.0f s for %s", rank, size, waited, for_whom()
            )
        time.sleep(_PAUSE)
    return token
