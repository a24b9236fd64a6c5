"""The command line as users run it: a process, its output and its exit status."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[3]
RECORDED = ROOT / "tests" / "fx_graphs" / "recorded"


@dataclass(frozen=True)
class Ended:
    """A command that ended."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)


# What Python says that was interrupted before the command's first module.
NOT_UP = ("Could not import runpy", "Error calling __set_name__", "Fatal Python error: init_")


def was_not_up(told: str) -> bool:
    """Whether an interrupt ended Python itself, and no line of the command."""
    return "/cli/" not in told and any(word in told for word in NOT_UP)


Command = Callable[..., Ended]
