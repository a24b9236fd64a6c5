"""`torchtpu tune`."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Generator
from dataclasses import asdict
from typing import Any

from .. import _core
from ..wording import counted
from . import exits, kernels
from .cache_place import add_directory, chosen_directory, chosen_size
from .common import Parser, add_deadline, add_json, add_workers, worker_pool
from .jobs import Job, Row, add_recordings, add_shapes, add_targets, describe, plan, targets
from .jobs import run as run_jobs
from .output import print_json, table
from .tuning import Choice, Options, Trial, Trials, search, trial
from .warmup import recorded_policy

HELP = "find the compiler options that a program is fastest with on a TPU"
DESCRIPTION = """\
Compiles each recorded graph with some of libtpu's options, without a TPU: the sizes of the fast memory that
one kernel may use, and orders of fusion and layout. Options are kept if they save at least 1 % of the cycles
that libtpu estimates, the program fits and needs at most 2 % more memory. Those that save most are combined.

The cache has the choice from then on: programs that compile such a graph for such a TPU, and `torchtpu
warmup`, use it, and `explain` says so. It goes along in bundles. A further run tries nothing again."""
EXAMPLES = """\
  torchtpu tune rec/ --target v6e
  torchtpu tune rec/ --target v5e,v6e --deadline 3600
  torchtpu warmup rec/ --target v6e --out tuned.bundle"""


class _TimeIsUp(Exception):
    """No further trial is started."""


def add(parser: Parser) -> None:
    add_recordings(parser)
    add_targets(parser, "v5e:1x1")
    add_shapes(parser, 1)
    add_deadline(parser, "trial")
    add_directory(parser)
    add_json(parser)
    add_workers(parser)


def run(args: argparse.Namespace) -> int:
    names = targets(args)
    chips = {chip["name"] for chip in _core.targets()}
    if wrong := [name for name in names if name.partition(":")[0] not in chips]:
        raise ValueError(f"only TPUs have options to try, and not {wrong[0]}")
    jobs = plan(args.recordings, names, args.shapes, recorded_policy)
    workers = worker_pool(args.plugin, args.jobs, args.timeout)
    cache = {"directory": chosen_directory(args), "max_bytes": chosen_size()}
    given = [(job.path, list(job.sizes), job.padded, job.target) for job in jobs]
    tunings = _core.Tunings(given, workers, cache)
    ends = time.monotonic() + args.deadline
    tuned = [_Tuned(job, i, tunings) for i, job in enumerate(jobs)]
    interrupted = False
    try:
        while waiting := [one for one in tuned if one.choice is None]:
            _measure(waiting, workers, ends)
            for one in waiting:
                one.go_on()
    except _TimeIsUp:
        print(f"torchtpu: {args.deadline:.0f} s are over (--deadline)", file=sys.stderr)
    except KeyboardInterrupt:
        interrupted = True
    finally:
        for one in tuned:
            one.go_on()
        kept = [one.keep(tunings) for one in tuned]
    _show(tuned, args.json)
    if interrupted:
        print("torchtpu: interrupted; the same command goes on from here", file=sys.stderr)
        return exits.INTERRUPTED
    if not all(kept):
        print("torchtpu: the cache could not be written: programs do not get these options", file=sys.stderr)
    good = all(one.choice is not None and one.choice.before.cycles is not None for one in tuned)
    return exits.OK if good and all(kept) else exits.FAILED


class _Tuned:
    """One program and its search."""

    def __init__(self, job: Job, number: int, tunings: _core.Tunings) -> None:
        self.job = job
        self.number = number
        kept = tunings.read(number)
        self.kept = ({}, "the search was cut short") if kept is None else kept[:2]
        """The options that programs have until this search ends, and the reason."""
        self.trials = Trials() if kept is None else Trials(kept[2])
        self.new = 0
        """Number of trials of this run."""
        self.choice: Choice | None = None
        self._search: Generator[list[Options], list[Trial], Choice] = search()
        self._asked = next(self._search)
        self.go_on()

    def wanted(self) -> list[Options]:
        """The options to try before the search goes on."""
        return [options for options in self._asked if self.trials.get(options) is None]

    def go_on(self) -> None:
        """Continues the search as far as the trials reach."""
        while self.choice is None:
            found = [self.trials.get(options) for options in self._asked]
            known = [one for one in found if one is not None]
            if len(known) < len(found):
                return
            try:
                self._asked = self._search.send(known)
            except StopIteration as ended:
                self.choice = ended.value

    def keep(self, tunings: _core.Tunings) -> bool:
        """Writes trials and choice to the cache, unless that has them. Returns whether it has them then.

        A search that was cut short changes no options: another run decides.
        """
        if not self.new:
            return True
        options, reason = self.kept if self.choice is None else (self.choice.options, self.choice.reason)
        return tunings.keep(self.number, options, reason, self.trials.text())


def _measure(waiting: list[_Tuned], workers: dict[str, Any], ends: float) -> None:
    """Compiles what the searches wait for."""
    asked = [(one, options) for one in waiting for options in one.wanted()]

    def on_row(row: Row) -> None:
        one, options = asked[row["job"]]
        hlo = row.pop("optimized_hlo", None)
        one.trials.add(options, trial(row, kernels.schedule(hlo, row["target"]) if hlo else None))
        one.new += 1
        if time.monotonic() > ends:
            raise _TimeIsUp

    jobs = [one.job for one, _ in asked]
    run_jobs(jobs, workers, on_row, optimized_hlo=True, options=[options for _, options in asked])


def _show(tuned: list[_Tuned], as_json: bool) -> None:
    rows = [_row(one) for one in tuned]
    if as_json:
        print_json(rows)
        return
    head = ["graph", "sizes", "target", "cycles", "tuned", "saved", "tried", "options"]
    print(table(head, [_cells(one) for one in tuned], right=range(3, 7), keys=3))
    helped = sum(bool(one.choice and one.choice.options) for one in tuned)
    print(f"\n{counted(len(tuned), 'program')}: {helped} with options, {len(tuned) - helped} as they were")
    for one in tuned:
        why = one.choice.reason if one.choice is not None else "the search was cut short"
        print(f"  {describe(one.job)}: {why}")


def _row(one: _Tuned) -> Row:
    row: Row = {"file": str(one.job.path), "sizes": one.job.sizes_text(), "target": one.job.target}
    row |= {"tried": one.new, "complete": one.choice is not None}
    if (choice := one.choice) is not None:
        row |= {"options": choice.options, "reason": choice.reason, "saved": choice.saved}
        row |= {"before": asdict(choice.before), "after": asdict(choice.after)}
    return row


def _cells(one: _Tuned) -> list[str]:
    choice = one.choice
    before, after = (choice.before.cycles, choice.after.cycles) if choice is not None else (None, None)
    options = " ".join(f"{k}={v}" for k, v in choice.options.items()) if choice is not None else ""
    return [
        one.job.path.stem,
        one.job.sizes_text() or "-",
        one.job.target,
        f"{before:,}" if before is not None else "-",
        f"{after:,}" if after is not None else "-",
        f"{choice.saved:.1%}" if choice is not None and choice.options else "-",
        str(one.new),
        options or "-",
    ]
