"""`torchtpu explain`."""

from __future__ import annotations

import argparse
import importlib
import os
import runpy
import sys
from pathlib import Path

from .. import __name__ as package
from ..whole_file import write_text
from . import exits
from .common import Parser, add_json, check_writable
from .output import print_json

HELP = "run a script and report what it compiled"
DESCRIPTION = """\
Runs a Python script in this process and prints a report on each function that it compiles with
torch.compile(…, backend="tpu"): graphs, ops that fall back to eager PyTorch with line and reason, graph
breaks with a remedy, cache hits, buckets and times. The script's own output comes first.

If the script exits with a status other than 0, the report covers the part that ran, says so, and the command
has the same status."""
EXAMPLES = """\
  torchtpu explain train.py --epochs 1
  torchtpu explain --html report.html train.py"""


def add(parser: Parser) -> None:
    parser.add_argument("--html", type=Path, metavar="FILE", help="also write the report as a page")
    add_json(parser)
    parser.add_argument("script", type=Path, metavar="SCRIPT", help="the script to run")
    parser.add_argument("arguments", nargs=argparse.REMAINDER, metavar="ARG…", help="its arguments")


def run(args: argparse.Namespace) -> int:
    check_writable(args.html)
    if not args.script.is_file():
        raise FileNotFoundError(f"no such script: {args.script}")
    # Reports stand above the commands, because they estimate with them. Only this command runs one, and late.
    explanation = importlib.import_module(f"{package}.explanation")

    status: int = exits.OK

    def program() -> None:
        nonlocal status
        try:
            runpy.run_path(str(args.script), run_name="__main__")
        except SystemExit as ended:
            status = ended.code if isinstance(ended.code, int) else int(ended.code is not None)

    sys.argv = [str(args.script), *args.arguments]
    sys.path.insert(0, os.path.dirname(os.path.abspath(args.script)))
    found = explanation.explain_program(args.script.name, program)
    if args.html is not None:
        write_text(args.html, found.to_html())
    if args.json:
        print_json(found.to_dict())
    else:
        print(found)
        if status != exits.OK:
            print(f"incomplete: the script ended with status {status}")
    return status
