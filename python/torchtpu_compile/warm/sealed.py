"""Digests of our objects in PyTorch's caches: damage is noticed before unpickling.

AOTAutograd and Dynamo pickle whole entries, of which our compiled graphs are a part, and unpickle what they
find; damage in one may raise, take all memory, or compute something else. So `copyreg` is told of the classes
of these entries, and those that hold a graph of ours are pickled as the bytes of their pickle and a digest of
these. A digest that is wrong raises, which PyTorch's caches take for a miss. Entries of other backends are
pickled as ever.
"""

from __future__ import annotations

import copyreg
import hashlib
import io
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

from ..errors import CacheError

_damage_seen = False


def seal(kind: type, is_ours: Callable[[Any], bool]) -> None:
    """Has instances of a class that are ours pickled behind a digest from now on, and copied that way."""

    def reduced(value: Any) -> Any:
        if not is_ours(value):
            return value.__reduce_ex__(pickle.DEFAULT_PROTOCOL)
        written = io.BytesIO()
        pickler = pickle.Pickler(written)
        # Not sealed again; what is in it may be.
        pickler.dispatch_table = {k: f for k, f in copyreg.dispatch_table.items() if k is not kind}
        pickler.dump(value)
        content = written.getvalue()
        return _opened, (_digest(content), content)

    if kind not in copyreg.dispatch_table:
        copyreg.pickle(kind, reduced)


def _digest(content: bytes) -> bytes:
    return hashlib.blake2b(content, digest_size=32).digest()


# Pickles name this function, and call it last of all: damage in what little stands around the digest and what
# it covers raises as well.
def _opened(digest: bytes, content: bytes) -> Any:
    global _damage_seen
    if _digest(content) != digest:
        _damage_seen = True
        raise CacheError("a kept graph is damaged: it is removed, and its function traced again")
    return pickle.loads(content)


def remove_damaged(directory: Path) -> None:
    """Removes entries of ours that are damaged from PyTorch's cache directory, where one was met.

    Of other files not more than the beginning is read.
    """
    global _damage_seen
    if not _damage_seen:
        return
    _damage_seen = False
    for path in [*directory.glob("aotautograd/*/*"), *directory.glob("dynamo/*/entry")]:
        try:
            with path.open("rb") as file:
                start = file.read(200)
                if __name__.encode() not in start:
                    continue
                whole = start + file.read()
            if not _is_sound(whole):
                path.unlink()
        except OSError:
            # Another process removed it, or will.
            continue


def _is_sound(pickled: bytes) -> bool:
    try:
        return _Checker(io.BytesIO(pickled)).load() is True
    except Exception:
        return False


class _Checker(pickle.Unpickler):
    """Looks at the digest of an entry, and makes nothing of it."""

    def find_class(self, module: str, name: str) -> Any:
        if module == __name__ and name == _opened.__name__:
            return lambda digest, content: _digest(content) == digest
        raise pickle.UnpicklingError(f"{module}.{name} is not part of a seal")
