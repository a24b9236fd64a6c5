"""Memory in which a rank leaves words for the ranks of a group that run on the same machine.

Reading a word there takes microseconds, where asking the store takes a message to another process and back.
"""

from __future__ import annotations

import json
import mmap
import os
import secrets
import struct
import weakref
import zlib
from collections.abc import Sequence

Number = tuple[int, int]
"""Which collective of its group it is, and which try at it: one that ranks do not agree on is not begun."""
Word = tuple[Number, str, object]
"""What a rank has come to: its number, its form, and an account of it, which is text when it is shown."""

LARGEST_GROUP = 256
"""Ranks of the largest group that has boards: each of its ranks reads those of all others."""

_TOKEN = 16
_ACKNOWLEDGED = _TOKEN
_BODY = _ACKNOWLEDGED + LARGEST_GROUP
_HEAD = struct.Struct("<III")
"""Of a body: its checksum, its length, and the number of its words."""
_WORD = struct.Struct("<qq16s")
_SIZE = 1 << 15
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

    def tell(self, words: Sequence[Word]) -> bool:
        """Whether there was room for it."""
        numbers = b"".join(_WORD.pack(*number, form.encode()) for number, form, _ in words)
        payload = numbers + json.dumps([str(account) for _, _, account in words]).encode()
        if len(payload) > _SIZE - _BODY - _HEAD.size:
            return False
        head = _HEAD.pack(zlib.crc32(payload), len(payload), len(words))
        self._memory[_BODY : _BODY + _HEAD.size + len(payload)] = head + payload
        return True

    def acknowledge(self, place: int) -> None:
        """Says that the board of the rank at a place of the group is read here."""
        self._memory[_ACKNOWLEDGED + place] = 1


def new_board() -> Board | None:
    """A board; `None` where the system gives no memory for one."""
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

    def words(self) -> list[Word]:
        """What the rank has told lately."""
        payload, count = self._body()
        found: list[Word] = []
        for at in range(count):
            begun, tries, form = _WORD.unpack_from(payload, at * _WORD.size)
            number = (begun, tries)
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

    def account(self, number: Number) -> str:
        payload, count = self._body()
        accounts = json.loads(payload[count * _WORD.size :]) if count else []
        numbers = [_WORD.unpack_from(payload, at * _WORD.size)[:2] for at in range(count)]
        return str(dict(zip(numbers, accounts, strict=True)).get(number, "something else"))


class _Account:
    """What a rank said of a collective, looked up when it is shown."""

    def __init__(self, board: OtherBoard, number: Number) -> None:
        self._board = board
        self._number = number

    def __str__(self) -> str:
        return self._board.account(self._number)
