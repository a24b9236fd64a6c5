"""Collectives that PyTorch's process groups run: ranks agree on each before it begins; no wait is endless.

A process group does what each rank asks of it. Where ranks ask for different things, it computes something
else, or waits. So each rank tells the others what it is about to ask for, in eight bytes, and a rank that
waits long enough says so in the store that all met at: who is missing is known then.
"""

from __future__ import annotations

import hashlib
import queue
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import timedelta
from typing import Any

import torch

from .. import torch_private
from ..capture.collectives import GROUP
from ..capture.wire import DTYPES
from ..errors import DeadlineError, DivergenceError
from ..log import LOGGER
from ..options import Options

ANNOUNCED_AFTER = 1.0
"""Seconds of waiting after which a rank says in the store where it is."""
_ANSWERS = timedelta(seconds=10)
"""How long the others' account of a disagreement is waited for."""

_gather = torch.ops._c10d_functional.all_gather_into_tensor.default
_wait = torch.ops._c10d_functional.wait_tensor.default


@dataclass(frozen=True)
class Deadlines:
    """How long collectives may take, and how often a wait is mentioned, in seconds."""

    timeout: float
    heartbeat: float

    @classmethod
    def of(cls, options: Options) -> Deadlines:
        return cls(options.execute_timeout, options.heartbeat)


class _Waiter:
    """A thread that waits for a process group, which cannot be told to stop."""

    def __init__(self) -> None:
        self.jobs: queue.SimpleQueue[tuple[Callable[[], Any], list[Any], threading.Event]]
        self.jobs = queue.SimpleQueue()
        threading.Thread(target=self._serve, name="torchtpu collectives", daemon=True).start()

    def _serve(self) -> None:
        while True:
            job, outcome, done = self.jobs.get()
            try:
                outcome.append(job())
            except BaseException as error:
                outcome.append(error)
            done.set()

    def start(self, job: Callable[[], Any]) -> tuple[list[Any], threading.Event]:
        outcome: list[Any] = []
        done = threading.Event()
        self.jobs.put((job, outcome, done))
        return outcome, done


_local = threading.local()


class Meeting:
    """One coming together of a group's ranks."""

    def __init__(self, group: str, number: int, what: str) -> None:
        """`number` counts the meetings of the group, equally on all its ranks."""
        self.ranks: list[int] = torch.distributed.get_process_group_ranks(torch_private.process_group(group))
        self.group = group
        self.number = number
        self.what = what
        self.announced = False

    def _key(self, rank: int) -> str:
        return f"torchtpu/meeting/{self.ranks}/{self.number}/{rank}"

    def announce(self) -> None:
        """Says in the store that this rank is here, and what for."""
        if not self.announced:
            rank = torch.distributed.get_rank()
            torch_private.default_store().set(self._key(rank), self.what)
            self.announced = True

    def absent(self) -> list[int]:
        """The ranks that have not said that they are here."""
        store = torch_private.default_store()
        return [rank for rank in self.ranks if not store.check([self._key(rank)])]

    def accounts(self, ranks: Sequence[int]) -> dict[int, str]:
        """What each rank came for."""
        store = torch_private.default_store()
        found = {}
        for rank in ranks:
            try:
                store.wait([self._key(rank)], _ANSWERS)
                found[rank] = store.get(self._key(rank)).decode()
            except RuntimeError:
                found[rank] = "something that it does not tell"
        return found

    def who_is_missing(self) -> str:
        try:
            absent = self.absent()
        except RuntimeError as error:
            return f"the store that the ranks met at does not answer ({_first_line(error)})"
        if not absent:
            return "all its ranks are there"
        return f"{_ranks(absent)} {'has' if len(absent) == 1 else 'have'} not come to it"

    def wait(self, job: Callable[[], Any], deadlines: Deadlines) -> Any:
        """What a job returns that waits for the group, if it does within the time allowed."""
        waiter = getattr(_local, "waiter", None) or _Waiter()
        _local.waiter = waiter
        outcome, done = waiter.start(job)
        begun = time.monotonic()
        if not done.wait(min(ANNOUNCED_AFTER, deadlines.timeout)):
            self._wait_on(done, begun, deadlines)
        (result,) = outcome
        if isinstance(result, BaseException):
            self._failed(result)
        return result

    def _wait_on(self, done: threading.Event, begun: float, deadlines: Deadlines) -> None:
        try:
            self.announce()
        except RuntimeError as error:
            LOGGER.debug("the store does not answer: %s", error)
        while True:
            waited = time.monotonic() - begun
            left = deadlines.timeout - waited
            if done.wait(max(0.0, min(left, deadlines.heartbeat))):
                return
            if time.monotonic() - begun >= deadlines.timeout:
                # The thread that waits for the group does so for ever.
                _local.waiter = None
                raise DeadlineError(
                    f"waited {deadlines.timeout:g} s for {self.what}, collective {self.number} of ranks "
                    f"{self.ranks}: {self.who_is_missing()}; execute_timeout sets how long"
                )
            seconds = time.monotonic() - begun
            LOGGER.warning("waiting for %s for %.0f s: %s", self.what, seconds, self.who_is_missing())

    def _failed(self, error: BaseException) -> None:
        if not isinstance(error, RuntimeError):
            raise error
        try:
            self.announce()
            time.sleep(ANNOUNCED_AFTER)
        except RuntimeError:
            pass
        raise DivergenceError(
            f"{self.what}, collective {self.number} of ranks {self.ranks}, failed: {_first_line(error)}; "
            f"{self.who_is_missing()}"
        ) from error


_lock = threading.Lock()
_meetings: dict[str, int] = {}


def meet(group: str, what: str) -> Meeting:
    with _lock:
        number = _meetings[group] = _meetings.get(group, 0) + 1
    return Meeting(group, number, what)


def agree(meeting: Meeting, form: str, deadlines: Deadlines) -> None:
    """Makes sure that all ranks of a group are about to do what `form` says.

    Raises `DivergenceError` on every rank of the group where they are not.
    """
    mine = int.from_bytes(hashlib.blake2b(form.encode(), digest_size=8).digest(), "little", signed=True)
    told = _gather(torch.tensor([mine]), len(meeting.ranks), meeting.group)
    meeting.wait(lambda: _wait(told), deadlines)
    digests = told.tolist()
    if digests.count(mine) == len(digests):
        return
    meeting.announce()
    accounts = meeting.accounts(meeting.ranks)
    said = "; ".join(f"rank {rank}: {what}" for rank, what in accounts.items())
    raise DivergenceError(
        f"the ranks {meeting.ranks} came to different collectives at their meeting {meeting.number}: {said}; "
        "every rank has to run the same collectives in the same order"
    )


def has_others(group: str) -> bool:
    """Whether a group has ranks in other processes. A fake group's are nowhere."""
    pg = torch_private.process_group(group)
    return bool(pg.size() > 1) and torch_private.group_backend(pg) != "fake"


def group_of(target: Any, args: Sequence[Any]) -> str:
    """The name of the group that a collective is called with."""
    names = [parameter.name for parameter in target._schema.arguments]
    return str(args[names.index(GROUP)])


def form_of(op: str, args: Sequence[Any]) -> str:
    """What a call of a collective says that is the same on each rank: the op, its reduction, types, sizes.

    Of an exchange of rows, each rank has its own number of them.
    """
    if "all_to_all" in op:
        rows = args[0]
        return f"{op}({DTYPES.get(rows.dtype, rows.dtype)} rows of {list(rows.shape[1:])})"
    return f"{op}({', '.join(_describe(arg) for arg in args[:-1])})"


def _describe(value: Any) -> str:
    if isinstance(value, torch.Tensor):
        return f"{DTYPES.get(value.dtype, value.dtype)}{list(value.shape)}"
    if isinstance(value, (list, tuple)) and any(isinstance(v, torch.Tensor) for v in value):
        return f"[{', '.join(map(_describe, value))}]"
    return str(value)


def _ranks(ranks: Sequence[int]) -> str:
    return f"rank {ranks[0]}" if len(ranks) == 1 else f"ranks {', '.join(map(str, ranks))}"


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
