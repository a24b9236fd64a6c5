"""Collectives that PyTorch's process groups run: ranks agree on each before it begins; no wait is endless.

A process group does what each rank asks of it. Where ranks ask for different things, it computes something
else, ends the process, or waits. So each rank writes what it is about to ask for in the store that all met
at, by the number of the collective in its group, and reads what the others have written.

Where all ranks of a group run on one machine, they soon write and read memory that they share instead
(`boards.py`).

A rank may run the same collective outside of a compiled graph, where it writes nothing: it is waited for no
longer than `PATIENCE`, once.
"""

from __future__ import annotations

import atexit
import functools
import hashlib
import json
import logging
import os
import queue
import sys
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import torch

from .. import torch_private
from ..capture.collectives import GROUP
from ..capture.sources import Source
from ..capture.wire import DTYPES
from ..errors import DeadlineError, DivergenceError
from ..log import LOGGER
from ..options import Options
from .boards import KEPT, LARGEST_GROUP, Board, Number, OtherBoard, Word, new_board, packed

PATIENCE = 10.0
"""Seconds for which a rank that writes nothing is waited for before a collective begins without its word."""
_ANSWER = 2.0
"""Seconds within which the store answers, if it does."""
_STORE = "the store that the ranks met at does not answer"
_LOOKS = 100
"""How often boards are looked at before the first pause: longer than ranks are apart that do the same."""
_SHORTEST_PAUSE, _LONGEST_PAUSE = 5e-5, 2e-3


@dataclass(frozen=True)
class Deadlines:
    """How long collectives may take, and how often a wait is mentioned, in seconds."""

    timeout: float
    heartbeat: float

    @classmethod
    def of(cls, options: Options) -> Deadlines:
        return cls(options.execute_timeout, options.heartbeat)


under_way: set[object] = set()
"""One for each thread that waits for other ranks, which nobody needs at the end of the interpreter."""


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
            under_way.discard(done)
            done.set()

    def start(self, job: Callable[[], Any]) -> tuple[list[Any], threading.Event]:
        outcome: list[Any] = []
        done = threading.Event()
        under_way.add(done)
        self.jobs.put((job, outcome, done))
        return outcome, done


_idle: list[_Waiter] = []
"""Waiters without a job. Whoever waits need not be a thread that stays: XLA's are new to Python each time."""


def _leave() -> None:
    """Ends a process whose threads still wait for other ranks.

    At the end of the interpreter PyTorch would wait for the collective as well, and a thread that came back
    from one would end the process by `std::terminate`.
    """
    if not under_way:
        return
    print(
        "torchtpu: this process ends with exit code 1, and without waiting for a collective that it gave up",
        file=sys.stderr,
    )
    logging.shutdown()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(1)


atexit.register(_leave)


def _idle_waiter() -> _Waiter:
    try:
        return _idle.pop()
    except IndexError:
        return _Waiter()


def _ask(job: Callable[[], Any], seconds: float) -> Any:
    """Runs a job that queries the store, which may never answer if its process is stopped.

    Raises the job's own errors, and `TimeoutError`.
    """
    asker = _idle_waiter()
    outcome, done = asker.start(job)
    if not done.wait(seconds):
        # The thread that asks does so for ever.
        raise TimeoutError(f"no answer for {seconds:g} s")
    _idle.append(asker)
    (result,) = outcome
    if isinstance(result, BaseException):
        raise result
    return result


@dataclass
class _Group:
    """State of a group in this process."""

    pg: Callable[[], Any]
    """The group, while it is there."""
    generation: int
    """How many groups of this name were there before."""
    written: set[int] = field(default_factory=set)
    """The ranks that have written anything."""
    recent: deque[Word] = field(default_factory=lambda: deque(maxlen=KEPT))
    """Written announcements: numbers, signatures and accounts."""
    disagreed: Number = (-1, 0)
    """The last number that ranks did not agree on."""
    silent: set[int] = field(default_factory=set)
    """Ranks that have not written what they came for when they were last waited for."""
    board: Board | None = field(default_factory=new_board)
    """Where it writes for ranks of the same machine."""
    boards: dict[int, OtherBoard | None] = field(default_factory=dict)
    """Where it reads what others write; `None` where it cannot."""
    on_boards: bool = False
    """Whether every rank reads every other rank's board, so that nobody needs the store."""


_groups: dict[str, _Group] = {}
_lock = threading.Lock()


class Meeting:
    """One coming together of a group's ranks."""

    def __init__(self, group: str, form: str, what: str) -> None:
        """`form` is what all ranks have to say alike, 16 characters, `what` what people are told."""
        pg = torch_private.process_group(group)
        self.ranks: list[int] = torch.distributed.get_process_group_ranks(pg)
        self.rank = torch.distributed.get_rank()
        self.name = group
        with _lock:
            known = _groups.get(group)
            if known is None or known.pg() is not pg:
                generation = 0 if known is None else known.generation + 1
                known = _groups[group] = _Group(weakref.ref(pg), generation)
        self.group = known
        begun = torch_private.collectives_begun(pg)
        before, tries = self.group.disagreed
        self.number: Number = (begun, tries + 1 if before == begun else 0)
        self.form = form
        self.what = what
        self.unchecked: list[int] = []
        self.waited = 0.0
        """Seconds for which other ranks were waited for before the collective."""

    def _key(self, rank: int) -> str:
        return f"torchtpu/{self.name}/{self.group.generation}/{rank}"

    def _tell(self) -> None:
        group = self.group
        group.recent.append((self.number, self.form, self.what))
        board = group.board if len(self.ranks) <= LARGEST_GROUP else None
        if board is not None:
            board.tell(self.number, self.form, self.what)
            if self._all_on_boards():
                return
        address = None if board is None else board.address
        words = {"board": address, "words": list(group.recent)}
        torch_private.default_store().set(self._key(self.rank), json.dumps(words))

    def _all_on_boards(self) -> bool:
        """Whether every other rank is known to read this rank's board, and this rank theirs."""
        group = self.group
        if not group.on_boards:
            place = self.ranks.index(self.rank)
            boards = [group.boards.get(rank) for rank in self.ranks if rank != self.rank]
            group.on_boards = all(board is not None and board.reads(place) for board in boards)
        return group.on_boards

    def _find_board(self, rank: int, address: str | None) -> None:
        group = self.group
        if rank in group.boards or group.board is None:
            return
        try:
            group.boards[rank] = None if address is None else OtherBoard(address)
        except (OSError, ValueError):
            # It runs on another machine, or may not be looked at.
            group.boards[rank] = None
        if group.boards[rank] is not None:
            group.board.acknowledge(self.ranks.index(rank))

    def _others(self) -> dict[int, list[Word]]:
        """Returns the latest announcements of the other ranks; none for ranks that never wrote."""
        boards = self.group.boards
        said = {rank: board.words() for rank in self.ranks if (board := boards.get(rank)) is not None}
        if len(said) < len(self.ranks) - 1:
            said.update(self._others_in_store(said))
        return said

    def _others_in_store(self, known: Mapping[int, object]) -> dict[int, list[Word]]:
        store = torch_private.default_store()
        written = self.group.written
        unknown = (rank for rank in self.ranks if rank != self.rank and rank not in written)
        written.update([rank for rank in unknown if store.check([self._key(rank)])])
        others = sorted(written - known.keys())
        if not others:
            return {}
        found: dict[int, list[Word]] = {}
        for rank, text in zip(others, store.multi_get([self._key(rank) for rank in others]), strict=True):
            read = json.loads(text)
            self._find_board(rank, read["board"])
            found[rank] = [(tuple(number), form, what) for number, form, what in read["words"]]
        return found

    def _all_have_said_the_same(self) -> bool:
        """Whether it stands on every other rank's board, which is how nearly all looks for it end."""
        if not self.group.on_boards:
            return False
        word = packed(self.number, self.form)
        return all(board is not None and board.says(word) for board in self.group.boards.values())

    def check(self) -> tuple[list[int], list[int]]:
        """The ranks that have said the same, and those that have not come yet or say nothing.

        Raises `DivergenceError` where one has said something else.
        """
        if self._all_have_said_the_same():
            return [rank for rank in self.ranks if rank != self.rank], []
        said = self._others()
        here: list[int] = []
        absent: list[int] = []
        accounts: dict[int, object] = {self.rank: self.what}
        for rank in self.ranks:
            words = said.get(rank, [])
            mine = next((word for word in words if word[0] == self.number), None)
            if mine is not None:
                here.append(rank)
                accounts[rank] = mine[2]
            elif rank != self.rank and not (words and words[-1][0] > self.number):
                absent.append(rank)
        forms = {word[1] for words in said.values() for word in words if word[0] == self.number}
        if forms - {self.form}:
            self._disagree(accounts)
        return here, absent

    def _disagree(self, accounts: Mapping[int, object]) -> None:
        self.group.disagreed = self.number
        told = "; ".join(f"rank {rank}: {accounts[rank]}" for rank in sorted(accounts))
        raise DivergenceError(
            f"the ranks {self.ranks} came to different collectives at number {self.number[0]} of their "
            f"group: {told}; every rank has to run the same collectives in the same order"
        )

    def agree(self, deadlines: Deadlines) -> None:
        """Makes sure that all ranks of the group that say something are about to do the same.

        Raises `DivergenceError` on every one of them where they are not.
        """
        begun = time.monotonic()
        try:
            if self._all_on_boards():
                self._agree(begun, deadlines)
            else:
                _ask(lambda: self._agree(begun, deadlines), deadlines.timeout)
        except DivergenceError:
            raise
        except (RuntimeError, TimeoutError) as error:
            kind = DeadlineError if isinstance(error, TimeoutError) else DivergenceError
            raise kind(
                f"cannot ask the ranks {self.ranks} whether they have come to {self.what}, collective "
                f"{self.number[0]} of their group: {_STORE} ({_first_line(error)}). It stops with its "
                "process: rank 0's, or torchrun's"
            ) from error
        finally:
            self.waited = time.monotonic() - begun

    def _agree(self, begun: float, deadlines: Deadlines) -> None:
        self._tell()
        pause, looks = _SHORTEST_PAUSE, _LOOKS if self.group.on_boards else 0
        patience = min(PATIENCE, deadlines.timeout / 2)
        while True:
            here, absent = self.check()
            self.group.silent.difference_update(here)
            awaited = [rank for rank in absent if rank not in self.group.silent]
            if not awaited:
                break
            if time.monotonic() - begun >= patience:
                self.group.silent.update(awaited)
                break
            if looks:
                looks -= 1
                os.sched_yield()
                continue
            time.sleep(pause)
            pause = min(2 * pause, _LONGEST_PAUSE)
        self.unchecked = absent

    def check_again(self) -> None:
        """Looks, when a collective is done, at what the ranks have written that had not when it began."""
        if not self.unchecked:
            return
        try:
            here, _ = _ask(self.check, _ANSWER)
        except DivergenceError:
            raise
        except (RuntimeError, TimeoutError) as error:
            raise DivergenceError(
                f"{self.what}, collective {self.number[0]} of ranks {self.ranks}, is done, and nobody tells "
                f"whether {_ranks(self.unchecked)} did the same: {_STORE} ({_first_line(error)})"
            ) from error
        self.group.silent.difference_update(here)

    def who_is_missing(self) -> str:
        try:
            _, absent = _ask(self.check, _ANSWER)
        except DivergenceError:
            raise
        except (RuntimeError, ValueError, TimeoutError) as error:
            return f"{_STORE} ({_first_line(error)})"
        if not absent:
            return "all its ranks have come to it"
        return f"{_ranks(absent)} {'has' if len(absent) == 1 else 'have'} not come to it"

    def wait(self, job: Callable[[], Any], deadlines: Deadlines) -> Any:
        """Runs a job that waits for the group, with a timeout."""
        waiter = _idle_waiter()
        outcome, done = waiter.start(job)
        begun = time.monotonic() - self.waited
        while not done.wait(min(deadlines.heartbeat, deadlines.timeout - (time.monotonic() - begun))):
            seconds = time.monotonic() - begun
            if seconds < deadlines.timeout:
                LOGGER.warning("waiting for %s for %.0f s: %s", self.what, seconds, self.who_is_missing())
                continue
            # The thread that waits for the group does so for ever.
            raise DeadlineError(
                f"waited {deadlines.timeout:g} s for {self.what}, collective {self.number[0]} of ranks "
                f"{self.ranks}: {self.who_is_missing()}; execute_timeout sets how long"
            )
        _idle.append(waiter)
        (result,) = outcome
        if isinstance(result, RuntimeError):
            raise DivergenceError(
                f"{self.what}, collective {self.number[0]} of ranks {self.ranks}, failed: "
                f"{_first_line(result)}; {self.who_is_missing()}"
            ) from result
        if isinstance(result, BaseException):
            raise result
        self.check_again()
        return result


def meeting_for(target: Any, op: str, args: Sequence[Any], source: Source | None) -> Meeting:
    """The coming together of ranks that a call of a collective is."""
    form, digest = _form(op, tuple(map(_said_of, args[:-1])))
    where = f" at {source}" if source is not None else ""
    return Meeting(group_of(target, args), digest, form + where)


def has_others(group: str) -> bool:
    """Whether a group has ranks in other processes. A fake group's are nowhere."""
    pg = torch_private.process_group(group)
    return bool(pg.size() > 1) and not torch_private.is_fake_group(pg)


def group_of(target: Any, args: Sequence[Any]) -> str:
    """The name of the group that a collective is called with."""
    return str(args[_place_of_group(target)])


def _said_of(value: Any) -> Any:
    """Returns the key of an argument of a collective: dtype and shape for a tensor."""
    if isinstance(value, torch.Tensor):
        return value.dtype, value.shape
    if isinstance(value, (list, tuple)):
        return tuple(map(_said_of, value))
    return value


@functools.lru_cache(maxsize=4096)
def _form(op: str, said: tuple[Any, ...]) -> tuple[str, str]:
    """Returns the part of a collective call that all ranks must share: op, reduction, dtypes, shapes.
    Also a digest of it.

    Of an exchange of rows, each rank has its own number of them.
    """
    if "all_to_all" in op:
        dtype, sizes = said[0]
        form = f"{op}({DTYPES.get(dtype, dtype)} rows of {list(sizes[1:])})"
    else:
        form = f"{op}({', '.join(map(_describe, said))})"
    return form, hashlib.blake2b(form.encode(), digest_size=8).hexdigest()


def _describe(said: Any) -> str:
    if isinstance(said, tuple) and len(said) == 2 and isinstance(said[0], torch.dtype):
        dtype, sizes = said
        return f"{DTYPES.get(dtype, dtype)}{list(sizes)}"
    if isinstance(said, tuple):
        return f"[{', '.join(map(_describe, said))}]"
    return str(said)


@functools.lru_cache(maxsize=256)
def _place_of_group(target: Any) -> int:
    return [parameter.name for parameter in target._schema.arguments].index(GROUP)


def _ranks(ranks: Sequence[int]) -> str:
    return f"rank {ranks[0]}" if len(ranks) == 1 else f"ranks {', '.join(map(str, ranks))}"


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
