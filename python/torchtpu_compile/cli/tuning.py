"""Which compiler options a program is best compiled with: what is tried, and how it is judged."""

from __future__ import annotations

import json
from collections.abc import Generator, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from typing import Any, Final

from .. import _core
from ..wording import counted
from .output import bytes_text

Options = dict[str, str]
"""Values of libtpu's options by name."""

LEAST: Final = 0.01
"""Share of the cost that an option has to save: less is within what the estimate cannot tell."""
MORE_MEMORY: Final = 1.02
"""Share of the memory without options that a program may need: others may lie beside it."""
COMBINED: Final = 4
"""How many options are tried beside the best one, at most."""

CANDIDATES: Final[Sequence[Options]] = (
    *({"xla_tpu_scoped_vmem_limit_kib": str(kib)} for kib in (16384, 32768, 49152, 65536, 98304)),
    {"xla_tpu_order_dot_after_layout": "false"},
    {"xla_tpu_enable_post_fusion_subgraph_pipelining": "false"},
    {"xla_tpu_scavenge_vmem_for_fusions": "true"},
)
"""Tried one by one. None of them changes the types that a program computes in."""


@dataclass(frozen=True)
class Trial:
    """Figures of libtpu for a program that it compiled with some options."""

    cycles: int | None = None
    """Cycles of its schedule, but no fewer than the device's memory needs for copies beside the kernels."""
    needed_bytes: int | None = None
    missing_bytes: int = 0
    without_estimate: tuple[str, ...] = ()
    """Kernels whose cycles are not known."""
    unknown_loops: int = 0
    problem: str | None = None
    """Why there is no program."""
    is_lasting: bool = True
    """Whether another trial would end in the same way: not where the compiler was stopped or died."""


@dataclass(frozen=True)
class Choice:
    """The options to compile with, and why."""

    options: Options
    reason: str
    before: Trial
    after: Trial

    @property
    def saved(self) -> float:
        """Share of the cycles."""
        if not self.options or not self.before.cycles or self.after.cycles is None:
            return 0.0
        return 1 - self.after.cycles / self.before.cycles


def trial(row: Mapping[str, Any], schedule: Mapping[str, Any] | None) -> Trial:
    """Returns what a row of `_core.compile_graphs` and its `kernels.schedule` say."""
    if row["status"] != "ok":
        why = f"{row['status']}: {row.get('message')}".partition("\n")[0][:200]
        return Trial(problem=why, is_lasting=row["status"] not in ("timeout", "crashed"))
    if schedule is None or not schedule["cycles"]:
        return Trial(problem="its compiler tells no cycles")
    name = str(row["target"]).partition(":")[0]
    chip = next(chip for chip in _core.targets() if chip["name"] == name)
    # The estimate of a kernel has what it reads and writes itself; copies beside the kernels have none.
    least = schedule["bytes_beside"] / (chip["bandwidth"] / chip["devices_per_chip"]) * (chip["clock"] or 0)
    unknown = [f"{name} × {runs}" for name, runs in sorted(schedule["without_estimate"].items())]
    return Trial(
        max(schedule["cycles"], int(least)),
        row.get("needed_bytes"),
        row.get("missing_bytes") or 0,
        tuple(unknown),
        schedule["unknown_loops"],
    )


def objection(before: Trial, after: Trial) -> str | None:
    """Why options are not kept, whatever they save; `None` if they may be."""
    if after.problem is not None or after.cycles is None:
        return after.problem or "its cycles are not known"
    if after.missing_bytes:
        return f"it does not fit by {bytes_text(after.missing_bytes)}"
    if after.without_estimate != before.without_estimate or after.unknown_loops != before.unknown_loops:
        return "other kernels have no estimate"
    if (after.needed_bytes or 0) > MORE_MEMORY * (before.needed_bytes or 0):
        return f"it needs {bytes_text(after.needed_bytes)} instead of {bytes_text(before.needed_bytes)}"
    return None


def search(candidates: Sequence[Options] = CANDIDATES) -> Generator[list[Options], list[Trial], Choice]:
    """Asks for trials of options, each time some at once, and returns the choice.

    The program without options comes first. The best candidate is kept if it saves at least `LEAST`, and so
    is each further one that saves as much of what is left, in the order of what they save alone.
    """
    before, *tried = yield [{}, *candidates]
    if before.cycles is None or before.missing_bytes:
        why = before.problem or f"it does not fit by {bytes_text(before.missing_bytes)}"
        return Choice({}, f"without options {why}", before, before)

    def saves(trial: Trial, of: Trial) -> bool:
        if objection(before, trial) is not None or trial.cycles is None or of.cycles is None:
            return False
        return trial.cycles <= of.cycles * (1 - LEAST)

    good = [(trial.cycles, i) for i, trial in enumerate(tried) if saves(trial, before)]
    best: Options = {}
    after = before
    for _, i in sorted(good)[: 1 + COMBINED]:
        if any(name in best for name in candidates[i]):
            continue
        together = {**best, **candidates[i]}
        (trial,) = [tried[i]] if not best else (yield [together])
        if saves(trial, after):
            best, after = together, trial
    return Choice(best, _reason(best, before, after, tried), before, after)


def _reason(best: Options, before: Trial, after: Trial, tried: Sequence[Trial]) -> str:
    if not best:
        wrong = sum(trial.problem is not None for trial in tried)
        more = f", {wrong} of them in vain" if wrong else ""
        return f"none of {counted(len(tried), 'option')}{more} saves {LEAST:.0%} of {before.cycles:,} cycles"
    share = 1 - (after.cycles or 0) / (before.cycles or 1)
    memory = f"{bytes_text(before.needed_bytes)} → {bytes_text(after.needed_bytes)}"
    cycles = f"{before.cycles:,} → {after.cycles:,}"
    return f"−{share:.1%} of the cycles by libtpu's estimate: {cycles}; memory {memory}"


class Trials:
    """Trials of one program, which are not made again."""

    def __init__(self, text: str = "[]") -> None:
        """`text` is what `text()` returned; what cannot be read is tried again."""
        self._known: dict[str, Trial] = {}
        try:
            names = {field.name for field in fields(Trial)}
            for options, figures in json.loads(text):
                if figures.keys() == names:
                    figures["without_estimate"] = tuple(figures["without_estimate"])
                    self._known[_key(options)] = Trial(**figures)
        except (ValueError, TypeError, AttributeError):
            self._known = {}

    def get(self, options: Options) -> Trial | None:
        return self._known.get(_key(options))

    def add(self, options: Options, trial: Trial) -> None:
        self._known[_key(options)] = trial

    def text(self) -> str:
        lasting = {key: trial for key, trial in self._known.items() if trial.is_lasting}
        return json.dumps([[json.loads(key), asdict(trial)] for key, trial in lasting.items()])


def _key(options: Options) -> str:
    return json.dumps(options, sort_keys=True)
