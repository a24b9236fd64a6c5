"""Collectives that PyTorch's process groups run: ranks agree on each before it begins; no wait is endless.

A process group does what each rank asks of it. Where ranks ask for different things, it computes something
else, ends the process, or waits. So each rank writes what it is about to ask for in the store that all met
at, by its own count of what it wrote for the group, and reads what the others have written. The group's first
rank gives each rank that asks a name for this life of the group, under which they write: nobody reads words
of an earlier life, in this process or in the attempt before a restart.

Where all ranks of a group run on one machine, they soon write and read memory that they share instead
(`boards.py`).

A rank may run the same collective outside of a compiled graph, where it writes nothing: it is waited for no
longer than `PATIENCE`, once. The others see that it wrote nothing when the collective is done, for which it
was needed, and pass over it: from then on their counts are compared without that collective.
"""

from __future__ import annotations

import atexit
import functools
import hashlib
import json
import logging
import os
import queue
import secrets
import sys
import threading
import time
import weakref
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NoReturn

import torch

from .. import torch_private
from ..capture.collectives import GROUP
from ..capture.sources import Source
from ..capture.wire import DTYPES
from ..errors import DeadlineError, DivergenceError
from ..log import LOGGER
from ..options import Options
from .boards import KEPT, LARGEST_GROUP, REFUSED, Board, OtherBoard, Word, new_board, packed, refused

PATIENCE = 10.0
"""Seconds for which a rank that writes nothing is waited for before a collective begins without its word."""
_ANSWER = 2.0
"""Seconds within which the store answers, if it does."""
_DOUBT = 3.0
"""Seconds for which ranks that seem to differ are looked at again, where one of them may have run a
collective without a word: those that ran it with that one are about to pass over it."""
_ADMISSIONS = 0.5
"""Seconds between looks, during a collective, at ranks that had not written anything before it."""
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


def leave() -> None:
    """Ends a process whose threads still wait for other ranks.

    At the end of the interpreter PyTorch would wait for the collective as well, and a thread that came back
    from one would end the process by `std::terminate`.
    """
    print(
        "torchtpu: this process ends with exit code 1, and without waiting for a collective that it gave up",
        file=sys.stderr,
    )
    logging.shutdown()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(1)


def _leave() -> None:
    if under_way:
        leave()


atexit.register(_leave)


def _idle_waiter() -> _Waiter:
    try:
        return _idle.pop()
    except IndexError:
        return _Waiter()


def ask(job: Callable[[], Any], seconds: float = _ANSWER) -> Any:
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
    life: str | None
    """Name that the group's ranks agree on for this life of the group; `None` until the first one told it."""
    token: str = field(default_factory=lambda: secrets.token_hex(8))
    """Names this rank to the first one, which must not answer a process that is gone."""
    count: int = 0
    """How many collectives this rank has announced."""
    begun: int = 0
    """The process group's own count after the last one of them, if nothing came in between."""
    passed: dict[int, int] = field(default_factory=dict)
    """How many of these each rank took part in without a word."""
    passed_by: dict[int, int] = field(default_factory=dict)
    """How many collectives of each rank this rank took part in without a word, as that one says."""
    written: set[int] = field(default_factory=set)
    """The ranks that have written anything."""
    recent: deque[Word] = field(default_factory=lambda: deque(maxlen=KEPT))
    """Written announcements: numbers, signatures and accounts."""
    silent: set[int] = field(default_factory=set)
    """Ranks that have not written what they came for when they were last waited for."""
    board: Board | None = field(default_factory=new_board)
    """Where it writes for ranks of the same machine."""
    boards: dict[int, OtherBoard | None] = field(default_factory=dict)
    """Where it reads what others write; `None` if it cannot."""
    on_boards: bool = False
    """Whether every rank reads every other rank's board, so that nobody needs the store."""


_groups: dict[str, _Group] = {}
_lock = threading.Lock()


class Meeting:
    """One coming together of a group's ranks."""

    def __init__(self, group: str, form: str, what: str, root: int | None = None) -> None:
        """`form` is what all ranks have to say alike, 16 characters, `what` what people are told. `root` is
        the place in the group of the rank whose data a collective takes to all others; `None` where each rank
        needs the data of all others.
        """
        pg = torch_private.process_group(group)
        self.ranks: list[int] = torch.distributed.get_process_group_ranks(pg)
        self.rank = torch.distributed.get_rank()
        self.name = group
        self.needed = [rank for rank in self.ranks if root is None or rank == self.ranks[root]]
        """The ranks without which this one's part of the collective cannot end."""
        begun = torch_private.collectives_begun(pg)
        with _lock:
            known = _groups.get(group)
            if known is None or known.pg() is not pg:
                life = secrets.token_hex(8) if self.rank == self.ranks[0] else None
                known = _groups[group] = _Group(weakref.ref(pg), life)
            self.number = known.count
            known.count += 1
            self.in_doubt = begun != known.begun
            """Whether this rank may have run collectives since the last one that it announced."""
            known.begun = begun + 1
        self.group = known
        self.form = form
        self.what = what
        self.unchecked: list[int] = []
        self.waited = 0.0
        """Seconds for which other ranks were waited for before the collective."""
        self._differed: float | None = None
        """When a rank was first seen to differ."""

    def _key(self, kind: str, rank: int) -> str:
        # Groups of ranks that have no rank in common may have the same name.
        return f"torchtpu/{self.name}/{self.ranks[0]}/{kind}/{rank}"

    def _enter(self) -> bool:
        """Whether this rank knows the name of this life of the group. Asks the first rank for it."""
        group = self.group
        if group.life is not None:
            return True
        store = torch_private.default_store()
        store.set(self._key("asks", self.rank), group.token)
        key = self._key("life", self.rank)
        if store.check([key]):
            token, life = store.get(key).decode().split()
            if token == group.token:
                group.life = life
                self._post()
        return group.life is not None

    def _admit(self) -> None:
        """As the group's first rank, tells those that ask the name of this life of the group."""
        store = torch_private.default_store()
        for rank in self.ranks[1:]:
            key = self._key("asks", rank)
            if rank not in self.group.written and store.check([key]):
                token = store.get(key).decode()
                store.set(self._key("life", rank), f"{token} {self.group.life}")

    def _tell(self) -> None:
        group = self.group
        group.recent.append((self.number, self.form, self.what))
        board = group.board if len(self.ranks) <= LARGEST_GROUP else None
        if board is not None:
            board.tell(self.number, self.form, self.what)
            if self._all_on_boards():
                return
        if self._enter():
            self._post()

    def _post(self) -> None:
        """Writes the latest announcements in the store."""
        group = self.group
        address = None if group.board is None else group.board.address
        words = {"board": address, "words": list(group.recent), "passed": group.passed}
        torch_private.default_store().set(self._key(str(group.life), self.rank), json.dumps(words))

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
        place = self.ranks.index(self.rank)
        said = {}
        for rank in self.ranks:
            if (board := boards.get(rank)) is not None:
                said[rank] = board.words()
                self.group.passed_by[rank] = board.passed(place)
        if len(said) < len(self.ranks) - 1:
            said.update(self._others_in_store(said))
        return said

    def _others_in_store(self, known: Mapping[int, object]) -> dict[int, list[Word]]:
        group = self.group
        if not self._enter():
            return {}
        if self.rank == self.ranks[0]:
            self._admit()
        store = torch_private.default_store()
        life = str(group.life)
        unknown = (rank for rank in self.ranks if rank != self.rank and rank not in group.written)
        group.written.update([rank for rank in unknown if store.check([self._key(life, rank)])])
        others = sorted(group.written - known.keys())
        if not others:
            return {}
        found: dict[int, list[Word]] = {}
        texts = store.multi_get([self._key(life, rank) for rank in others])
        for rank, text in zip(others, texts, strict=True):
            read = json.loads(text)
            self._find_board(rank, read["board"])
            group.passed_by[rank] = read["passed"].get(str(self.rank), 0)
            found[rank] = [(number, form, what) for number, form, what in read["words"]]
        return found

    def _due(self, rank: int) -> int:
        """The number under which a rank announces this collective."""
        return self.number - self.group.passed.get(rank, 0) + self.group.passed_by.get(rank, 0)

    def _all_have_said_the_same(self) -> bool:
        """Whether it stands on every other rank's board, which is how nearly all looks for it end."""
        if not self.group.on_boards:
            return False
        place = self.ranks.index(self.rank)
        for rank, board in self.group.boards.items():
            if board is None:
                return False
            self.group.passed_by[rank] = board.passed(place)
            if not board.says(packed(self._due(rank), self.form)):
                return False
        return True

    def check(self) -> tuple[list[int], list[int]]:
        """The ranks that have said the same, and those that have not come yet or say nothing.

        Raises `DivergenceError` where one has said something else.
        """
        if self._all_have_said_the_same():
            return [rank for rank in self.ranks if rank != self.rank], []
        said = self._others()
        here: list[int] = []
        absent: list[int] = []
        others: dict[int, Word] = {}
        for rank in self.ranks:
            words = said.get(rank, [])
            due = self._due(rank)
            word = next((word for word in words if word[0] == due), None)
            if word is not None:
                here.append(rank)
                others[rank] = word
            elif rank != self.rank and not (words and words[-1][0] > due):
                absent.append(rank)
        differ = [rank for rank in here if others[rank][1] != self.form]
        if not differ:
            self._differed = None
            return here, absent
        self.group.silent.difference_update(differ)
        if self.in_doubt and not any(others[rank][1].startswith(REFUSED) for rank in differ):
            self._differed = self._differed or time.monotonic()
            if time.monotonic() - self._differed < _DOUBT:
                return [rank for rank in here if rank not in differ], [*absent, *differ]
        self._disagree({rank: word[2] for rank, word in others.items()})

    def _disagree(self, accounts: Mapping[int, object]) -> NoReturn:
        group = self.group
        recent = [(n, refused(form) if n == self.number else form, what) for n, form, what in group.recent]
        group.recent.clear()
        group.recent.extend(recent)
        if group.count == self.number + 1:
            group.begun = torch_private.collectives_begun(group.pg())
        if group.board is not None:
            group.board.refuse(self.number)
        if not group.on_boards and group.life is not None:
            self._post()
        by_rank = sorted({**accounts, self.rank: self.what}.items())
        told = "; ".join(f"rank {rank}: {what}" for rank, what in by_rank)
        raise DivergenceError(
            f"the ranks {self.ranks} came to different collectives at number {self.number} of their "
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
                ask(lambda: self._agree(begun, deadlines), deadlines.timeout)
        except DivergenceError:
            raise
        except (RuntimeError, TimeoutError) as error:
            kind = DeadlineError if isinstance(error, TimeoutError) else DivergenceError
            raise kind(
                f"cannot ask the ranks {self.ranks} whether they have come to {self.what}, collective "
                f"{self.number} of their group: {_STORE} ({_first_line(error)}). It stops with its "
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
            if time.monotonic() - begun >= patience and self._differed is None:
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
            here = ask(self._pass_over)
        except DivergenceError:
            raise
        except (RuntimeError, TimeoutError) as error:
            raise DivergenceError(
                f"{self.what}, collective {self.number} of ranks {self.ranks}, is done, and nobody tells "
                f"whether {ranks_in_words(self.unchecked)} did the same: {_STORE} ({_first_line(error)})"
            ) from error
        self.group.silent.difference_update(here)

    def _pass_over(self) -> list[int]:
        """Returns the ranks that have announced what is done now; counts it for the others as one that they
        took part in without a word.

        Raises `DivergenceError` where one did not take part, having seen that the ranks differ.
        """
        group = self.group
        said = self._others()
        here = []
        for rank in self.unchecked:
            words = said.get(rank, [])
            due = self._due(rank)
            word = next((word for word in words if word[0] == due), None)
            if word is not None and word[1].startswith(REFUSED):
                self._disagree({rank: word[2]})
            if (word is not None and word[1] == self.form) or (words and words[-1][0] > due):
                here.append(rank)
            elif rank in self.needed:
                # It announces before it begins. Another word of that number is of what it came to later.
                group.passed[rank] = group.passed.get(rank, 0) + 1
                if group.board is not None and len(self.ranks) <= LARGEST_GROUP:
                    group.board.pass_over(self.ranks.index(rank), group.passed[rank])
        if not group.on_boards and group.life is not None:
            self._post()
        return here

    def _look(self) -> None:
        """Lets ranks in that come late to a collective that has begun without their word."""
        try:
            ask(self._others)
        except (RuntimeError, ValueError, TimeoutError):
            # Whoever is told about the wait is told about the store as well.
            return

    def who_is_missing(self) -> str:
        try:
            _, absent = ask(self.check)
        except DivergenceError:
            raise
        except (RuntimeError, ValueError, TimeoutError) as error:
            return f"{_STORE} ({_first_line(error)})"
        if not absent:
            return "all its ranks have come to it"
        return not_come(absent)

    def wait(self, job: Callable[[], Any], deadlines: Deadlines) -> Any:
        """Runs a job that waits for the group, with a timeout."""
        waiter = _idle_waiter()
        outcome, done = waiter.start(job)
        begun = time.monotonic() - self.waited
        mentioned = time.monotonic()
        while True:
            now = time.monotonic()
            until = min(mentioned + deadlines.heartbeat, begun + deadlines.timeout)
            if done.wait(min(until - now, _ADMISSIONS) if self.unchecked else until - now):
                break
            now = time.monotonic()
            if now < until:
                self._look()
                continue
            if now - begun < deadlines.timeout:
                mentioned = now
                LOGGER.warning("waiting for %s for %.0f s: %s", self.what, now - begun, self.who_is_missing())
                continue
            # The thread that waits for the group does so for ever.
            raise DeadlineError(
                f"waited {deadlines.timeout:g} s for {self.what}, collective {self.number} of ranks "
                f"{self.ranks}: {self.who_is_missing()}; execute_timeout sets how long"
            )
        _idle.append(waiter)
        (result,) = outcome
        if isinstance(result, RuntimeError):
            raise DivergenceError(
                f"{self.what}, collective {self.number} of ranks {self.ranks}, failed: "
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
    root = int(args[1]) if "broadcast" in op else None
    return Meeting(group_of(target, args), digest, form + where, root)


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


def not_come(ranks: Sequence[int]) -> str:
    """Returns a sentence about the ranks that a collective waits for."""
    return f"{ranks_in_words(ranks)} {'has' if len(ranks) == 1 else 'have'} not come to it"


def ranks_in_words(ranks: Sequence[int]) -> str:
    return f"rank {ranks[0]}" if len(ranks) == 1 else f"ranks {', '.join(map(str, ranks))}"


def _first_line(error: BaseException) -> str:
    lines = str(error).strip().splitlines()
    return lines[0] if lines else type(error).__name__
