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


Command = Callable[..., Ended]
