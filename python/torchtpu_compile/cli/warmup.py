"""`torchtpu warmup`."""

from __future__ import annotations

import argparse
import ast
import collections
import sys
import time
from collections.abc import Mapping
from pathlib import Path

from .. import _core
from ..options import Options
from ..wording import counted
from . import exits
from .cache_place import add_directory, chosen_directory, chosen_size
from .common import Parser, add_json, add_workers, check_key, check_writable, positive_int, worker_pool
from .fitting import fit
from .jobs import Job, Row, add_recordings, add_targets, finite, plan, targets, without_row
from .jobs import run as run_jobs
from .output import print_json, seconds_text

HELP = "compile recorded graphs ahead of time"
DESCRIPTION = """\
Compiles every recorded graph for one or more targets: for the buckets of its recorded sizes, or, if the graph
cannot be padded, for each size. The executables go into the cache, so that the first step of a later program
compiles nothing. --out also writes them to one file for other machines (`torchtpu cache import`).

TPU targets need no TPU. Executables for cpu are for processors like this one.

Each compilation runs in its own process: a crash, hang or refusal is reported, and the rest continues.
Finished executables are in the cache at once, so the same command continues after Ctrl-C, a crash or a full
disk."""
EXAMPLES = """\
  torchtpu warmup rec/
  torchtpu warmup rec/ --target v5e --jobs 8 --out fleet.bundle
  torchtpu warmup rec/ --target v6e:1x1,v5e:1x1 --timeout 600 --sign secret.key --out fleet.bundle"""


def add(parser: Parser) -> None:
    add_recordings(parser)
    add_targets(parser, "cpu")
    parser.add_argument(
        "--shapes",
        type=positive_int,
        metavar="N",
        help="only the N most frequent recorded sizes of each graph (default: all)",
    )
    parser.add_argument(
        "--buckets",
        metavar="POLICY",
        help="bucket sizes of dynamic dimensions, as in the option `buckets`: default, "
        "powers_of_two, step:64, waste:0.1, 16,64,256 or exact; auto chooses sizes from those recorded and "
        "prints the option to use (default: what the program was recorded with)",
    )
    parser.add_argument(
        "--budget",
        type=positive_int,
        metavar="N",
        default=20,
        help="with --buckets auto, maximum number of buckets for a dimension (default: %(default)s)",
    )
    parser.add_argument(
        "--waste",
        type=_share,
        metavar="SHARE",
        default=0.1,
        help="with --buckets auto, the share of padding at which no more buckets are added "
        "(default: %(default)s)",
    )
    parser.add_argument("--out", type=Path, metavar="BUNDLE", help="also write the programs to this file")
    parser.add_argument(
        "--sign", type=Path, metavar="KEY", help="sign the bundle with the private key in this file"
    )
    add_directory(parser)
    add_json(parser)
    add_workers(parser)


def run(args: argparse.Namespace) -> int:
    if args.sign is not None and args.out is None:
        raise ValueError("--sign is for a bundle: give --out as well")
    check_key(args.sign)
    check_writable(args.out)
    fitted = fit(args.recordings, args.budget, args.waste) if args.buckets == "auto" else None
    if fitted is not None and not args.json:
        print(fitted.curve)
    given = args.buckets if fitted is None else fitted.buckets
    jobs = plan(args.recordings, targets(args), args.shapes, lambda options: _policy(given, options))
    directory = chosen_directory(args)
    cache = {"directory": directory, "max_bytes": chosen_size()}
    rows: list[Row] = []
    begun = time.monotonic()
    interrupted = False
    checks: list[str] = []
    try:
        workers = worker_pool(args.plugin, args.jobs, args.timeout)
        checks = run_jobs(jobs, workers, rows.append, cache=cache, tuned=True)
    except KeyboardInterrupt:
        interrupted = True
    rows.sort(key=lambda row: row["job"])
    done = [row for row in rows if row["status"] in ("ok", "cached")]
    failed = [row for row in rows if row["status"] not in ("ok", "cached")]
    bundle = None
    if args.out is not None and done and not interrupted:
        keys = sorted({*(row["key"] for row in done), *checks})
        bundle = _core.cache_export(directory, args.out, keys, args.sign)
    if args.json:
        counts = dict(collections.Counter(row["status"] for row in rows))
        left = without_row(jobs, rows)
        print_json(
            {
                "programs": len(jobs),
                "counts": counts,
                "left": len(left),
                "seconds": round(time.monotonic() - begun, 3),
                "bundle": bundle,
                "buckets": None if fitted is None else fitted.buckets,
                "rows": [finite(row) for row in [*rows, *left]],
            }
        )
    else:
        _summary(jobs, rows, failed, time.monotonic() - begun)
        if bundle is not None:
            signed = "signed" if bundle["signed"] else "not signed"
            print(f"{args.out}: {counted(bundle['entries'], 'entry', 'entries')}, {signed}")
            if not bundle["signed"]:
                print(
                    "`torchtpu cache import` takes it with --trust-unsigned; --sign KEY here allows --verify"
                )
    if interrupted:
        print("torchtpu: interrupted; the same command goes on from here", file=sys.stderr)
        return exits.INTERRUPTED
    return exits.FAILED if failed else exits.OK


def _share(text: str) -> float:
    share = float(text)
    if not 0 < share < 1:
        raise ValueError
    return share


def _policy(given: str | dict[int, list[int]] | None, recorded: Mapping[str, str]) -> dict[str, object]:
    """The policy that is given, else the one that the graph was recorded under."""
    return recorded_policy(recorded) if given is None else _policy_of({"buckets": given})


def recorded_policy(recorded: Mapping[str, str]) -> dict[str, object]:
    """The policy that a graph was recorded under."""
    options: dict[str, object] = {}
    if "buckets" in recorded:
        # Recorded as the text of the pair that `Options` holds: the series, and what it is told.
        try:
            name, told = ast.literal_eval(recorded["buckets"])
        # Text of any kind, of any depth.
        except (ValueError, TypeError, SyntaxError, MemoryError, RecursionError):
            raise _core.GraphError("the recording's option `buckets` cannot be read") from None
        options["buckets"] = {name: told} if name in ("step", "waste") else told or name
    if "max_executables" in recorded:
        options["max_executables"] = recorded["max_executables"]
    try:
        return _policy_of(options)
    except (ValueError, TypeError) as error:
        raise _core.GraphError(f"the recording's options cannot be read: {error}") from None


def _policy_of(options: Mapping[str, object]) -> dict[str, object]:
    resolved = Options.resolve(options)
    return {"buckets": resolved.buckets, "max_executables": resolved.max_executables}


def _summary(jobs: list[Job], rows: list[Row], failed: list[Row], seconds: float) -> None:
    compiled = sum(row["status"] == "ok" for row in rows)
    there = sum(row["status"] == "cached" for row in rows)
    parts = [f"{compiled} compiled", f"{there} already there", f"{len(failed)} failed"]
    left = without_row(jobs, rows)
    if left:
        parts.append(f"{len(left)} left")
    print(f"{counted(len(jobs), 'program')} in {seconds_text(seconds)}: {', '.join(parts)}")
    for row in [*failed, *left]:
        sizes = f" at {row['sizes']}" if row["sizes"] else ""
        status = row["status"].replace("_", " ")
        why = " ".join(str(row["message"]).split())
        print(f"  {Path(row['file']).stem}{sizes} for {row['target']}: {status}: {why}")
