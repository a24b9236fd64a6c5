"""Python's garbage collector, kept from objects that are older than what is being loaded.

A program with PyTorch imported has a million objects; a full collection looks at each, which takes 0.3 s.
Loading compiled functions makes enough objects to start one, and frees none of the old ones.
"""

from __future__ import annotations

import gc
from typing import Any

_witness: list[object] | None = None
"""While old objects are left out: one that is younger, and so is frozen only where the program has frozen
everything."""


def leave_old_objects_out() -> None:
    """Until `take_old_objects_in`, or the end of the next full collection, garbage is looked for among newer
    objects only. Nothing is changed where the program has frozen objects itself."""
    global _witness
    if _witness is None and gc.isenabled() and gc.get_freeze_count() == 0:
        gc.freeze()
        _witness = []
        gc.callbacks.append(_collected)


def take_old_objects_in() -> None:
    """Garbage is looked for among all objects again, but those that the program has frozen since.

    It froze these as well then, whatever else had done so before.
    """
    global _witness
    witness, _witness = _witness, None
    if witness is not None:
        gc.callbacks.remove(_collected)
        if not _is_frozen(witness):
            gc.unfreeze()


def _is_frozen(witness: object) -> bool:
    # What is frozen is not among them.
    return id(witness) not in map(id, gc.get_objects())


def _collected(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] == 2:
        take_old_objects_in()
