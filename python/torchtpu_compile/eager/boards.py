"""Memory in which a rank leaves words for the ranks of a group that run on the same machine.

Reading a word there takes microseconds, where asking the store takes a message to another process and back.
"""

from __future__ import annotations

import mmap
import os
import secrets
import struct
import weakref
import zlib
from collections import deque

Word = tuple[int, str, object]
"""Announcement of a rank: number among its announcements to the group, signature, and an account that becomes
text when it is shown."""
REFUSED = "!"
"""First character of the signature of a collective that a rank did not begin, because the ranks disagreed."""

KEPT = 4
"""How many collectives a rank tells of: it may begin several before the first one is waited for."""
LARGEST_GROUP = 256
"""Ranks of the largest group that has boards: each of its ranks reads those of all others."""

_TOKEN = 16
_ACKNOWLEDGED = _TOKEN
_PASSED = struct.Struct("<I")
_PASSED_AT = _ACKNOWLEDGED + LARGEST_GROUP
_BODY = _PASSED_AT + LARGEST_GROUP * _PASSED.size
_HEAD = struct.Struct("<III")
"""Head of a body: checksum, length, and number of announcements."""
_WORD = struct.Struct("<q16s")
_BETWEEN = b"\0"
"""Separator of accounts."""
_SIZE = 1 << 15
_LONGEST = _SIZE // KEPT - 256
"""Bytes of an account, so that there is room for all that are kept."""
_TRIES = 1000


class Board:
    """This rank's own words, in memory that ends with the process, however it ends."""

    def __init__(self) -> None:
        fd = os.memfd_create("torchtpu words", os.MFD_CLOEXEC)
        weakref.finalize(self, os.close, fd)
        os.ftruncate(fd, _SIZE)
        self._memory = mmap.mmap(fd, _SIZE)
        token = secrets.token_bytes(_TOKEN)
        self._memory[:_TOKEN] = token
        self.address = f"{os.getpid()}:{fd}:{token.hex()}"
        self._words: deque[bytes] = deque(maxlen=KEPT)
        self._accounts: deque[bytes] = deque(maxlen=KEPT)

    def tell(self, number: int, form: str, account: str) -> None:
        """Writes one more word. An account that is too long is cut."""
        self._words.append(packed(number, form))
        self._accounts.append(account.encode()[:_LONGEST])
        self._write()

    def refuse(self, number: int) -> None:
        """Marks a word that is still there as one of a collective that was not begun."""
        for at, word in enumerate(self._words):
            told, form = _WORD.unpack(word)
            if told == number:
                self._words[at] = packed(number, refused(form.decode()))
        self._write()

    def _write(self) -> None:
        payload = b"".join(self._words) + _BETWEEN.join(self._accounts)
        head = _HEAD.pack(zlib.crc32(payload), len(payload), len(self._words))
        self._memory[_BODY : _BODY + _HEAD.size + len(payload)] = head + payload

    def acknowledge(self, place: int) -> None:
        """Says that the board of the rank at a place of the group is read here."""
        self._memory[_ACKNOWLEDGED + place] = 1

    def pass_over(self, place: int, count: int) -> None:
        """Says how many of this rank's collectives the rank at a place of the group did not announce."""
        at = _PASSED_AT + place * _PASSED.size
        self._memory[at : at + _PASSED.size] = _PASSED.pack(count)


def packed(number: int, form: str) -> bytes:
    """A word as boards have it, without its account."""
    return _WORD.pack(number, form.encode())


def refused(form: str) -> str:
    """The signature of a collective that was not begun."""
    return REFUSED + form[len(REFUSED) :]


def new_board() -> Board | None:
    """A board; `None` if the system gives no memory for one."""
    try:
        return Board()
    except OSError:
        return None


class OtherBoard:
    """The board of a rank of the same machine."""

    def __init__(self, address: str) -> None:
        """Raises `OSError` or `ValueError` where there is no such board to be read here."""
        pid, fd, token = address.split(":")
        with open(f"/proc/{int(pid)}/fd/{int(fd)}", "rb") as file:
            if os.fstat(file.fileno()).st_size != _SIZE:
                raise ValueError("another process has that number here")
            self._memory = mmap.mmap(file.fileno(), _SIZE, prot=mmap.PROT_READ)
        if self._memory[:_TOKEN].hex() != token:
            raise ValueError("another process has that number here")

    def reads(self, place: int) -> bool:
        """Whether its rank reads the board of the rank at a place of the group."""
        return self._memory[_ACKNOWLEDGED + place] == 1

    def passed(self, place: int) -> int:
        """How many of its rank's collectives the rank at a place of the group did not announce."""
        (count,) = _PASSED.unpack_from(self._memory, _PASSED_AT + place * _PASSED.size)
        return int(count)

    def says(self, word: bytes) -> bool:
        """Whether a packed word is among those that the rank has told lately."""
        payload, count = self._body()
        at = payload.find(word, 0, count * _WORD.size)
        return at >= 0 and at % _WORD.size == 0

    def words(self) -> list[Word]:
        """Returns the latest announcements of the rank."""
        payload, count = self._body()
        found: list[Word] = []
        for at in range(count):
            number, form = _WORD.unpack_from(payload, at * _WORD.size)
            found.append((number, form.decode(), _Account(self, number)))
        return found

    def _body(self) -> tuple[bytes, int]:
        # It may be written while it is read, and stay half written where its process was killed.
        for _ in range(_TRIES):
            checksum, length, count = _HEAD.unpack_from(self._memory, _BODY)
            at = _BODY + _HEAD.size
            payload = self._memory[at : at + length]
            if zlib.crc32(payload) == checksum:
                return payload, count
        return b"", 0

    def account(self, number: int) -> str:
        payload, count = self._body()
        text = payload[count * _WORD.size :].decode(errors="ignore")
        accounts = text.split(_BETWEEN.decode()) if count else []
        numbers = [_WORD.unpack_from(payload, at * _WORD.size)[0] for at in range(count)]
        return str(dict(zip(numbers, accounts, strict=True)).get(number, "something else"))


class _Account:
    """Description of a collective by a rank, looked up when it is shown."""

    def __init__(self, board: OtherBoard, number: int) -> None:
        self._board = board
        self._number = number

    def __str__(self) -> str:
        return self._board.account(self._number)
