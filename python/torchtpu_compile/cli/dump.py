"""`torchtpu dump`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .. import _core
from ..whole_file import write_text
from . import exits
from .common import Parser, any_int, positive_seconds

HELP = "tell what a running process is doing, and what it waits for"
DESCRIPTION = """\
Asks a running process that uses torchtpu-compile what it is doing: which calls of the plugin it waits for,
for how long and until when, what it has counted so far, the stacks of its Python threads, and its memory.
The process goes on undisturbed. It has to be yours, or you have to be root, and it has to have compiled
something. With TORCHTPU_WATCHDOG=10m, or the option watchdog, a process writes the same by itself when
nothing ends for that long although something is waited for."""
EXAMPLES = """\
  torchtpu dump 12345
  torchtpu dump $(pgrep -f train.py | head -1) --out state.txt"""


def add(parser: Parser) -> None:
    parser.add_argument("pid", metavar="PID", type=any_int, help="the process")
    parser.add_argument("--out", metavar="FILE", help="write it to a file instead of stdout")
    parser.add_argument(
        "--timeout",
        metavar="S",
        type=positive_seconds,
        default=15.0,
        help="give up after S seconds (default: 15)",
    )


def run(args: argparse.Namespace) -> int:
    if args.pid < 1:
        raise ValueError(f"{args.pid} is no process")
    try:
        text = _core.state_of(args.pid, args.timeout)
    except OSError as error:
        print(f"torchtpu: {error}", file=sys.stderr)
        return exits.FAILED
    if args.out is None:
        sys.stdout.write(text)
    else:
        write_text(Path(args.out), text)
    return exits.OK
