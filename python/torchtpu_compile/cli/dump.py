"""`torchtpu dump`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from .. import _core
from ..whole_file import write_text
from . import exits
from .common import Parser, any_int, positive_seconds

HELP = "print what a running process does and waits for"
DESCRIPTION = """\
Prints the state of a running process that uses torchtpu-compile: the plugin calls that it waits for, with
their timeouts, its counters, the stacks of its Python threads, and its memory. The process continues. It must
be yours, unless you are root, and it must have compiled something. With TORCHTPU_WATCHDOG=10m, or the option
watchdog, a process writes this dump by itself if nothing completes for that long."""
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
        help="timeout in seconds (default: 15)",
    )


def run(args: argparse.Namespace) -> int:
    if args.pid < 1:
        raise ValueError(f"PID must be positive, got {args.pid}")
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
