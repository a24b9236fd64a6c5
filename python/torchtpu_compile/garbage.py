"""Python's garbage collector, kept from objects that are older than what is being loaded.

A program with PyTorch imported has a million objects; a full collection looks at each, which takes 0.3 s.
Loading compiled functions makes enough objects to start one, and frees none of the old ones.
"""

from __future__ import annotations

import gc
from typing import Any

_left_out = False


def leave_old_objects_out() -> None:
    """Until `take_old_objects_in`, or the end of the next full collection, garbage is looked for among newer
    objects only. Nothing is changed where the program has frozen objects itself."""
    global _left_out
    if not _left_out and gc.isenabled() and gc.get_freeze_count() == 0:
        _left_out = True
        gc.freeze()
        gc.callbacks.append(_collected)


def take_old_objects_in() -> None:
    """Garbage is looked for among all objects again."""
    global _left_out
    if _left_out:
        _left_out = False
        gc.unfreeze()
        gc.callbacks.remove(_collected)


def _collected(phase: str, info: dict[str, Any]) -> None:
    if phase == "stop" and info["generation"] == 2:
        take_old_objects_in()
