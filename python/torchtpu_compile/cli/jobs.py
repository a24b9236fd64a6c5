"""Many graphs for many targets: which programs that are, and compiling them while people watch."""

from __future__ import annotations

import argparse
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import _core
from ..recording import parts_of_graphs, shapes, steps
from .common import Parser, positive_int
from .progress import Progress

Row = dict[str, Any]
"""How a job ended: the keys of `_core.compile_graphs`, `file`, `calls` (number of recorded calls) and, where
known, `sizes_left_out` (recorded sizes that were not planned) and `step_calls` (calls in the last step)."""

NOT_COMPILED = "not_compiled"
"""Status of a job that had not ended when its command was cut short."""


@dataclass(frozen=True)
class Job:
    """One program: a graph with known sizes, for a target."""

    path: Path
    sizes: tuple[int, ...]
    padded: bool
    """Whether smaller sizes are padded to these."""
    calls: int
    target: str
    sizes_left_out: int = 0
    """Number of recorded sizes of the graph that the limit left out."""
    size_names: tuple[str, ...] = ()
    change: str = ""
    """A change of it that is compiled, in words."""
    step_calls: int | None = None
    """Calls in the last training step that was recorded."""

    def sizes_text(self) -> str:
        """The sizes as the core writes them: `s0=8, s1=16`."""
        sign = "≤" if self.padded else "="
        return ", ".join(f"{name}{sign}{n}" for name, n in zip(self.size_names, self.sizes, strict=True))


Policy = Callable[[Mapping[str, str]], Mapping[str, object]]
"""The options `buckets` and `max_executables` for a graph, given the options that it was recorded under."""


def add_recordings(parser: Parser) -> None:
    parser.add_argument(
        "recordings",
        nargs="+",
        type=Path,
        metavar="RECORDING",
        help="recorded graphs (.ttpu), or directories of them",
    )


def add_targets(parser: Parser, default: str) -> None:
    parser.add_argument(
        "--target",
        action="append",
        metavar="TARGET,…",
        help=f"target to compile for (see `torchtpu targets`); may be repeated (default: {default})",
    )
    parser.set_defaults(default_target=default)


def add_shapes(parser: Parser, default: int) -> None:
    parser.add_argument(
        "--shapes",
        type=positive_int,
        default=default,
        metavar="N",
        help="the N most frequent recorded sizes of each graph (default: %(default)s)",
    )


def targets(args: argparse.Namespace) -> list[str]:
    given = args.target or [args.default_target]
    names = [name.strip() for text in given for name in text.split(",") if name.strip()]
    return list(dict.fromkeys(_core.normalize_target(name) for name in names))


def graphs(recordings: Sequence[Path]) -> list[Path]:
    """The recorded graphs that are named, or lie in the directories that are named."""
    found: list[Path] = []
    for path in recordings:
        if path.is_dir():
            inside = sorted(path.glob("*.ttpu"))
            if not inside:
                raise FileNotFoundError(f"{path} holds no recorded graphs (*.ttpu)")
            found.extend(inside)
        else:
            found.append(path)
    return list(dict.fromkeys(found))


def plan(
    recordings: Sequence[Path],
    target_names: Sequence[str],
    limit: int | None = None,
    policy: Policy | None = None,
    more: Sequence[Sequence[int]] = (),
) -> list[Job]:
    """The programs to compile for each target.

    Each graph at each of its recorded sizes, or with `limit` at those seen most often; padded to buckets as
    `policy` says for the graph, or without one exactly so. `more` are sizes beside those that were recorded.
    """
    found = []
    of_directories: dict[Path, steps.Step | None] = {}
    for path in graphs(recordings):
        if path.parent not in of_directories:
            of_directories[path.parent] = steps.last(path.parent)
        step = of_directories[path.parent]
        known = _core.inspect_graph(path)
        names = tuple(symbol["name"] for symbol in known["symbols"])
        counts = shapes.of_graph(path, names)
        for sizes in known["sizes"]:
            # A recorded call is in the counts, where there are some.
            counts.setdefault(tuple(sizes), 0 if counts else 1)
        for sizes in more:
            counts.setdefault(tuple(sizes), 0)
        often = sorted(counts.items(), key=lambda item: (-item[1], item[0]))[:limit]
        if policy is None:
            programs = [(list(sizes), False) for sizes, _ in often]
        else:
            try:
                options = policy(known["options"])
            except _core.GraphError as error:
                raise _core.GraphError(f"{path}: {error}") from None
            programs = _core.plan_programs(path, [sizes for sizes, _ in often], options)
        for sizes, padded in programs:
            times = parts_of_graphs.calls_of(path)
            calls = sum(n for seen, n in often if seen == tuple(sizes)) * times
            in_step = None if step is None else step.calls_of(path.stem, tuple(sizes))
            in_step = None if in_step is None else in_step * times
            left_out = len(counts) - len(often)
            found += [
                Job(
                    path,
                    tuple(sizes),
                    padded,
                    calls,
                    target,
                    left_out,
                    names,
                    step_calls=in_step,
                )
                for target in target_names
            ]
    return found


def of_step(jobs: Sequence[Job]) -> list[Job]:
    """Without those that the last recorded step of their program did not call, such as what makes weights."""
    return [job for job in jobs if job.step_calls != 0]


def run(
    jobs: Sequence[Job],
    workers: dict[str, Any],
    on_row: Callable[[Row], None],
    **options: Any,
) -> list[str]:
    """Compiles all jobs; `on_row` hears of each end. Raises `KeyboardInterrupt` after Ctrl-C.

    `options` and what is returned are those of `_core.compile_graphs`.
    """
    with Progress(len(jobs)) as progress:

        def on_step(step: Row) -> None:
            job = jobs[step["job"]]
            if step["status"] == "started":
                progress.started(describe(job))
                return
            row = _row(job, step)
            # A signal may raise while the line is printed: by then the row is kept.
            on_row(row)
            progress.ended(describe(job), row["status"], row.get("compile_seconds"), row.get("message"))

        todo = [(job.path, list(job.sizes), job.padded, job.target) for job in jobs]
        return _core.compile_graphs(todo, workers, on_step, **options)


def _row(job: Job, step: Row) -> Row:
    more = {"sizes_left_out": job.sizes_left_out} if job.sizes_left_out else {}
    if job.step_calls is not None:
        more["step_calls"] = job.step_calls
    return {"file": str(job.path), "calls": job.calls, **more, **step}


def without_row(jobs: Sequence[Job], rows: Sequence[Row]) -> list[Row]:
    """Returns a row with the status `NOT_COMPILED` for each job that has no row in `rows`."""
    ended = {row["job"] for row in rows}
    missing = [(i, job) for i, job in enumerate(jobs) if i not in ended]
    message = "the command was cut short before this program was compiled"
    return [
        _row(
            job,
            {
                "job": i,
                "graph": job.path.stem,
                "sizes": job.sizes_text(),
                "target": job.target,
                "status": NOT_COMPILED,
                "message": message,
            },
        )
        for i, job in missing
    ]


def describe(job: Job) -> str:
    upto = "up to" if job.padded else "at"
    sizes = f" {upto} {','.join(map(str, job.sizes))}" if job.sizes else ""
    change = f", {job.change}" if job.change else ""
    return f"{job.path.stem}{sizes} for {job.target}{change}"


def finite(row: Row) -> Row:
    """The row as JSON can have it."""
    return {k: None if isinstance(v, float) and not math.isfinite(v) else v for k, v in row.items()}
