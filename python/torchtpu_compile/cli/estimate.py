"""`torchtpu estimate`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .. import _core
from ..whole_file import write_text
from ..wording import counted
from . import coverage, exits, in_parts, kernels, memory, pods, remedies, report, times, traffic
from .common import (
    Parser,
    add_json,
    add_workers,
    check_writable,
    positive_float,
    positive_int,
    positive_seconds,
    worker_pool,
)
from .jobs import (
    Job,
    Row,
    add_recordings,
    add_shapes,
    add_targets,
    finite,
    of_step,
    plan,
    targets,
    without_row,
)
from .jobs import run as run_jobs
from .output import bytes_text, count_text, print_json, seconds_text, table

HELP = "estimate the cost of recorded graphs on TPUs"
DESCRIPTION = """\
Compiles recorded graphs with the TPU's own compiler, without a TPU, and prints for each graph and target:

  time           estimate of one call, the figure to quote: cycles of libtpu's schedule at the chip's clock
                 and the links between chips that no kernel runs beside or, if cycles are unknown, XLA's own
                 estimate; never below the bound. ">" means that custom calls have no estimate, or only a
                 least time
  at least       lower bound of the time: the peak rate of bfloat16, or the full bandwidth of the memory, and
                 which of the two limits it. Float32 products at the highest precision take several bfloat16
                 passes, so they stay far above the bound
  FLOPs, bytes   operations and memory traffic of one call, as XLA counts them (a loop body counts once)
  memory         arguments, outputs, temporaries and code on the device, and whether they fit

Below the table are the source lines of each chunk of the tpu device.

A graph with collectives is compiled for all its ranks, and the target needs a device for each. The output
then shows the bytes that each device sends, by groups of ranks, and the largest collectives. Below, each
recorded directory has a summary of what its graphs need and send in a step, so that directories of `torchtpu
record --meshes` can be compared.

--kernels also prints each program's kernels by libtpu's estimate of their cycles, times the iterations of the
loops around them: the most expensive ones, and sums for each source line. --html draws them as a flame graph.

--memory also prints what lies in memory when a program needs most of it, whether it fits or not: the largest
tensors, the ops and source lines that make them and that read them last, and sums for each line. A program
that does not fit is then compiled with changes: half the batch, the largest lines computed again for the
backward pass, parameters and optimizer sharded on 2 chips. --remedies does so for programs that fit, too.

Each compilation runs in its own process: a crash or a hang is one failed row. After Ctrl-C or SIGTERM, the
output has a row "not compiled" for each program that is missing."""
EXAMPLES = """\
  torchtpu estimate rec/ --target v5e
  torchtpu estimate rec/ --target v5e,v6e,v5p --html costs.html
  torchtpu estimate graph.ttpu --target v5e --kernels 20
  torchtpu estimate graph.ttpu --target v5e --memory
  torchtpu estimate graph.ttpu --target v6e --json | jq '.[] | {target, needed_bytes, missing_bytes}'"""


def add(parser: Parser) -> None:
    add_recordings(parser)
    add_targets(parser, "v5e:1x1")
    add_shapes(parser, 4)
    parser.add_argument(
        "--steps",
        type=positive_int,
        metavar="N",
        help="number of recorded training steps, to compute the needs of one step (default: the last step "
        "that an optimizer ended, else all calls as one step)",
    )
    parser.add_argument(
        "--all-programs",
        action="store_true",
        help="also programs that the last recorded step did not call, such as those that make weights",
    )
    parser.add_argument(
        "--tokens",
        type=positive_int,
        metavar="N",
        help="tokens of each device in a step: prints how many a second it takes",
    )
    parser.add_argument(
        "--parameters",
        type=positive_float,
        metavar="N",
        help="with --tokens, parameters of the model (8e9): prints the model's use of the peak (MFU)",
    )
    parser.add_argument(
        "--kernels",
        type=positive_int,
        nargs="?",
        const=10,
        metavar="N",
        help="also print the N most expensive kernels of each program (default: %(const)s)",
    )
    parser.add_argument(
        "--memory",
        type=positive_int,
        nargs="?",
        const=10,
        metavar="N",
        help="also print the N largest tensors at the peak of each program's memory (default: %(const)s)",
    )
    parser.add_argument(
        "--remedies",
        type=positive_seconds,
        nargs="?",
        const=remedies.SECONDS,
        metavar="S",
        help="with --memory: also compile programs that fit with what would need less; no change is tried "
        "after S seconds (default: %(const).0f)",
    )
    parser.add_argument("--html", type=Path, metavar="FILE", help="also write a page with charts")
    add_json(parser)
    add_workers(parser)


def run(args: argparse.Namespace) -> int:
    for name, of in (("remedies", "memory"), ("parameters", "tokens")):
        if getattr(args, name) is not None and getattr(args, of) is None:
            raise ValueError(f"--{name} needs --{of}")
    check_writable(args.html)
    planned = plan(args.recordings, targets(args), args.shapes)
    jobs = planned if args.all_programs or args.steps else of_step(planned)
    if left := len(planned) - len(jobs):
        print(
            f"torchtpu: left out {counted(left, 'program')} that the last recorded step did not call "
            "(--all-programs)",
            file=sys.stderr,
        )
    rows: list[Row] = []

    def on_row(row: Row) -> None:
        if (peak := memory.summary(row)) is not None:
            row["peak"] = peak
        rows.append(row)

    try:
        workers = worker_pool(args.plugin, args.jobs, args.timeout)
        run_jobs(jobs, workers, on_row, optimized_hlo=True, peak=args.memory is not None)
        lacking = [row for row in rows if args.remedies or not succeeded(row)]
        remedies.find(lacking, jobs, workers, args.remedies or remedies.SECONDS)
    finally:
        # After Ctrl-C, SIGTERM or an error, too.
        rows += without_row(jobs, rows)
        rows.sort(key=lambda row: row["job"])
        _show(rows, args)
    return exits.OK if all(succeeded(row) for row in rows) else exits.FAILED


def succeeded(row: Row) -> bool:
    """Whether the program compiled, and fits."""
    return row["status"] == "ok" and not row.get("missing_bytes")


def _show(rows: list[Row], args: argparse.Namespace) -> None:
    for row in rows:
        schedule = _quote(row)
        if schedule is not None and (args.kernels is not None or args.html is not None):
            row["schedule"] = schedule
    if args.json:
        print_json([finite(row) for row in rows])
    elif rows:
        print(table(HEAD, [_cells(row) for row in rows], right=range(3, 11), keys=3))
        if parts := coverage.notes(rows):
            print()
            print("\n".join(parts))
        if whole := in_parts.text(rows):
            print()
            print(whole)
        if lines := _chunk_lines(rows):
            print()
            print(lines)
        for row in rows:
            if (sent := traffic.text(Path(row["file"]).stem, row)) is not None:
                print()
                print(sent)
        if (together := pods.text(rows, args.steps, args.tokens, args.parameters)) is not None:
            print()
            print(together)
        for row in rows:
            if args.kernels is not None and row["status"] == "ok":
                print()
                print(kernels.text(row, args.kernels))
            if args.memory is not None and row["status"] in ("ok", "out_of_memory"):
                print()
                print(memory.text(row, args.memory))
    if args.html is not None:
        write_text(args.html, report.page(rows))


def _quote(row: Row) -> Any:
    """Puts the figures to quote into a row. Returns the schedule of its kernels, if there is one."""
    traffic.name_axes(row)
    schedule = times.quote(row)
    if schedule is not None:
        row["cycles"] = schedule["cycles"]
    return schedule


def estimated(jobs: Sequence[Job], workers: dict[str, Any]) -> list[Row]:
    """The rows of programs with the figures to quote. Raises `KeyboardInterrupt` after Ctrl-C."""
    rows: list[Row] = []

    def on_row(row: Row) -> None:
        _quote(row)
        rows.append(row)

    run_jobs(jobs, workers, on_row, optimized_hlo=True)
    return rows


def _chunk_lines(rows: list[Row]) -> str:
    """The source lines that recorded chunks of the `tpu` device came from."""
    files = dict.fromkeys(Path(row["file"]) for row in rows)
    chunks = [(path.stem, _core.inspect_graph(path)) for path in files if path.stem.startswith("chunk")]
    return "\n".join(f"{stem}: {', '.join(found['lines']) or 'unknown lines'}" for stem, found in chunks)


HEAD = [
    "graph",
    "sizes",
    "target",
    "time",
    "at least",
    "FLOPs",
    "bytes",
    "arguments",
    "outputs",
    "temporaries",
    "code",
    "limit",
    "verdict",
]


def _cells(row: Row) -> list[str]:
    return [
        Path(row["file"]).stem,
        row["sizes"] or "-",
        row["target"],
        times.text(row),
        seconds_text(row.get("roofline_seconds")),
        count_text(row.get("flops")),
        count_text(row.get("bytes_accessed"), "B"),
        *(bytes_text(row.get(f"{part}_bytes")) for part in ("argument", "output", "temporary", "code")),
        row.get("bound") or "-",
        verdict(row),
    ]


def verdict(row: Row) -> str:
    """Whether the program fits, or why that is not known."""
    if row.get("missing_bytes"):
        return f"does not fit by {bytes_text(row['missing_bytes'])}"
    if row["status"] != "ok":
        return str(row["status"]).replace("_", " ")
    if "needed_bytes" not in row:
        return f"compiled in {seconds_text(row['compile_seconds'])}"
    return f"fits, compiled in {seconds_text(row['compile_seconds'])}"
