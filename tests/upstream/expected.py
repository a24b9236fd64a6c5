"""The list of expected failures, `expected.toml`: cases that pass on the CPU and fail here, with reasons."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from pathlib import Path

# An entry that does not name its outcomes stands for these. A crash or a hang has to be named.
OUTCOMES = ("wrong", "error")


@dataclass
class Entry:
    """Cases of one suite that fail for one reason. `cases` are glob patterns of `Class.test`.

    `sometimes` says that some runs of a case pass, so that a pass is not unexpected.
    """

    suite: str
    cases: list[str]
    reason: str
    outcomes: list[str] = field(default_factory=lambda: list(OUTCOMES))
    sometimes: bool = False
    met: set[str] = field(default_factory=set)

    def has(self, suite: str, case: str) -> bool:
        """Returns whether the entry stands for `case`, and notes the pattern that says so."""
        patterns = [p for p in self.cases if fnmatchcase(suite, self.suite) and fnmatchcase(case, p)]
        self.met.update(patterns)
        return bool(patterns)


def read(path: Path) -> list[Entry]:
    """Returns the entries of `path`. Raises `ValueError` if one lacks its reason."""
    entries = [Entry(**table) for table in tomllib.loads(path.read_text()).get("expected", [])]
    for entry in entries:
        if not entry.reason.strip() or not entry.cases:
            raise ValueError(f"{path}: an entry of {entry.suite} needs a reason and cases")
    return entries
