"""`torchtpu record`."""

from __future__ import annotations

import argparse
import os
import signal
import subprocess
import sys
from pathlib import Path
from types import FrameType

from .. import _core
from ..recording import shapes
from . import exits
from .common import Parser
from .output import table

HELP = "run a program and keep its graphs and the sizes it calls them with"
DESCRIPTION = """\
Runs a program as it is, with its own results and exit status, and saves every graph that it compiles with
torch.compile(…, backend="tpu"): the graph itself, example inputs with eager PyTorch's results, and how often
it was called with which sizes. Counts reach the disk within half a second, also those of a program that is
killed. Weights are not kept: large inputs are replaced by random values like them, see --data.

Several programs, or several processes of one, may record to the same directory. Graphs that run in eager
PyTorch because of unsupported ops are not in it; TORCHTPU_LOG=info tells which."""
EXAMPLES = """\
  torchtpu record -- python app.py --batch 8
  torchtpu record --out rec -- python -m serve --requests day.jsonl
  torchtpu estimate rec/ --target v5e          # what the graphs would cost on a TPU"""


def add(parser: Parser) -> None:
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("torchtpu-recording"),
        metavar="DIR",
        help="where to save (default: %(default)s); what is there stays",
    )
    parser.add_argument(
        "--data",
        choices=("none", "seeded", "full"),
        default="seeded",
        help="what is kept of inputs: nothing, random values like them (default), or all",
    )
    parser.add_argument(
        "program", nargs=argparse.REMAINDER, metavar="-- PROGRAM ARG…", help="the program to run"
    )


def run(args: argparse.Namespace) -> int:
    program = args.program[1:] if args.program[:1] == ["--"] else args.program
    if not program:
        raise ValueError("no program is given: torchtpu record -- python app.py")
    args.out.mkdir(parents=True, exist_ok=True)
    before = {path: path.stat().st_mtime_ns for path in args.out.glob("*.shapes.json")}
    environment = {
        **os.environ,
        "TORCHTPU_RECORD": str(args.out.absolute()),
        "TORCHTPU_RECORD_DATA": args.data,
    }
    status = _run(program, environment)
    counted = [p for p in args.out.glob("*.shapes.json") if before.get(p) != p.stat().st_mtime_ns]
    _report(args.out, counted)
    if status == 0 and not counted:
        print(
            'torchtpu: nothing was recorded: no graph of torch.compile(…, backend="tpu") was called',
            file=sys.stderr,
        )
        return exits.FAILED
    return status


def _run(program: list[str], environment: dict[str, str]) -> int:
    """The program's exit status; 128 and the signal's number where one ended it."""
    child = subprocess.Popen(program, env=environment)

    def forward(number: int, _: FrameType | None) -> None:
        child.send_signal(number)

    # A terminal sends Ctrl-C to the program as well, which decides what it means.
    previous = {
        signal.SIGINT: signal.signal(signal.SIGINT, signal.SIG_IGN),
        signal.SIGTERM: signal.signal(signal.SIGTERM, forward),
    }
    try:
        status = child.wait()
    finally:
        for number, handler in previous.items():
            signal.signal(number, handler)
    return 128 - status if status < 0 else status


def _report(directory: Path, counted: list[Path]) -> None:
    """What this run recorded, on stderr: stdout is the program's."""
    graphs: dict[str, shapes.Counts] = {}
    for path in sorted(counted):
        total = graphs.setdefault(path.name.split(".")[0], {})
        for sizes, n in shapes.read(path)[1].items():
            total[sizes] = total.get(sizes, 0) + n
    if not graphs:
        return
    rows = []
    for stem, counts in graphs.items():
        recording = directory / f"{stem}.ttpu"
        nodes = _core.inspect_graph(recording)["nodes"] if recording.is_file() else "not saved"
        rows.append([stem, str(nodes), str(len(counts)), str(sum(counts.values()))])
    head = ["graph", "nodes", "sizes", "calls"]
    print(f"\nrecorded in {directory}:", file=sys.stderr)
    print(table(head, rows, right=(1, 2, 3)), file=sys.stderr)
