"""`torchtpu bench`."""

from __future__ import annotations

import argparse

from .. import _core
from ..wording import counted
from . import exits
from .common import Parser, add_graph, add_json, add_platform, any_int, device, positive_seconds
from .output import count_text, print_json, seconds_text

HELP = "time a recorded graph"
DESCRIPTION = """\
Compiles a recorded graph, repeats one of its recorded calls, and prints the time of a call. The time includes
binding inputs and reading outputs, as in a program. It excludes Python and PyTorch."""
EXAMPLES = """\
  torchtpu bench rec/graph0_inference-1a2b3c4d.ttpu
  torchtpu bench graph.ttpu --seconds 10 --json"""


def add(parser: Parser) -> None:
    add_graph(parser)
    add_platform(parser)
    parser.add_argument(
        "--call", type=any_int, default=0, metavar="N", help="index of the recorded call (default: 0)"
    )
    parser.add_argument(
        "--seconds",
        type=positive_seconds,
        default=2.0,
        metavar="S",
        help="time to repeat the call in seconds, at least three times (default: %(default).0f)",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if args.call < 0:
        raise ValueError(f"there is no call {args.call}")
    timed = _core.bench_recording(args.graph, device(args), args.call, args.seconds)
    if args.json:
        print_json(timed)
        return exits.OK
    median = timed["median_ms"] / 1e3
    print(f"{timed['graph']} on {timed['platform']} ({timed['device']}), {counted(timed['calls'], 'call')}")
    first, xla = seconds_text(timed["first_ms"] / 1e3), seconds_text(timed["compile_ms"] / 1e3)
    print(f"  first call {first}, of which XLA {xla}")
    for name in ("min", "median", "p90", "max"):
        print(f"  {name:<7} {seconds_text(timed[f'{name}_ms'] / 1e3)}")
    if timed["flops"]:
        rate = count_text(timed["flops"] / median, "FLOP/s")
        print(f"  {rate} at the median, by {timed['flops_by']}'s count")
    if timed["bytes_accessed"]:
        print(f"  {count_text(timed['bytes_accessed'] / median, 'B/s')} at the median, by XLA's count")
    return exits.OK
