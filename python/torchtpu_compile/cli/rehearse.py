"""`torchtpu rehearse`."""

from __future__ import annotations

import argparse
import contextlib
import os
import shlex
import sys
import tempfile
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from .. import _core
from ..device import REHEARSAL
from ..whole_file import write_text
from ..wording import counted
from . import common, exits, foretelling, rehearsal_counts, rehearsal_page, rehearsal_text, supervised
from .common import Parser, add_json, add_program, check_writable, positive_seconds
from .output import bytes_text, print_json

HELP = "run a training script without a TPU, and report what it would do on one"
DESCRIPTION = """\
Runs a program unchanged on the virtual accelerator, a TPU in software with the memory of the target, and
prints a report for each source line: programs compiled and why, recompiles, transfers with their bytes, and
what found no room. It also prints the peak memory, and the counts of a training step after the first one.

Then libtpu compiles the programs for the target, if it is installed. The report has their memory and the time
of a step on the device by its estimate. --no-estimate leaves that out.

The program has its own output and exit status; the report follows on stdout. With --json, the program prints
to stderr. The compilation cache is empty at the start, as on a new machine. If the program fails or is
interrupted, the report covers the part that ran and says so."""
EXAMPLES = """\
  torchtpu rehearse --target v5e -- python train.py --epochs 1
  torchtpu rehearse --html page.html -- python train.py
  torchtpu rehearse --no-estimate --json -- python train.py | jq .steps"""

_FIRST_SIGN: Final = 2.0
_BETWEEN_SIGNS: Final = 10.0
"""Seconds until the first line of progress, and between two of them."""


def add(parser: Parser) -> None:
    parser.add_argument(
        "--target",
        default="v5e",
        metavar="TARGET",
        help="TPU to rehearse for (see `torchtpu targets`; default: %(default)s)",
    )
    parser.add_argument("--html", type=Path, metavar="PAGE", help="also write the report as a page")
    parser.add_argument(
        "--no-estimate", action="store_true", help="do not compile the programs for the target"
    )
    parser.add_argument(
        "--deadline",
        type=positive_seconds,
        default=120.0,
        metavar="S",
        help="start no estimate after S seconds, and end each one after S seconds (default: %(default).0f)",
    )
    add_json(parser)
    add_program(parser)


def run(args: argparse.Namespace) -> int:
    program = common.program(args, "torchtpu rehearse -- python train.py")
    check_writable(args.html)
    target = _core.normalize_target(args.target)
    chip = next((chip for chip in _core.targets() if chip["name"] == target.partition(":")[0]), None)
    if chip is None:
        raise ValueError(f"{target} has no memory of its own: choose a TPU (see `torchtpu targets`)")
    with tempfile.TemporaryDirectory(prefix="torchtpu-rehearse-") as temporary:
        folder = Path(temporary)
        for name in ("counts", "graphs", "cache"):
            (folder / name).mkdir()
        memory = chip["usable_bytes"]
        _say(f"{shlex.join(program)} runs on a virtual {target} with {bytes_text(memory)}")
        with _progress(folder / "counts"):
            ended = supervised.run(
                program,
                _environment(folder, memory, records=not args.no_estimate),
                output=_to_stderr if args.json else None,
            )
        found = rehearsal_counts.read(folder / "counts")
        found.update({"program": program, "target": target, "memory_bytes": memory, "status": ended.status})
        found["incomplete"] = rehearsal_counts.why_incomplete(found, ended)
        stopped = ended.interrupted or ended.terminated
        why_not = "--no-estimate" if args.no_estimate else "the program was interrupted" if stopped else None
        found["estimate"] = foretelling.foretell(folder / "graphs", target, found, args.deadline, why_not)
    if args.html is not None:
        write_text(args.html, rehearsal_page.page(found))
    if args.json:
        print_json(found)
    else:
        print(rehearsal_text.text(found))
    if ended.status != exits.OK:
        return ended.status
    return exits.OK if found["processes"] and not found["estimate"]["does_not_fit"] else exits.FAILED


def _environment(folder: Path, memory: int, *, records: bool) -> dict[str, str]:
    given = {
        **os.environ,
        REHEARSAL: str(folder / "counts"),
        "TORCHTPU_PLATFORM": "virtual",
        "TORCHTPU_VIRTUAL_MEMORY": str(memory),
        "TORCHTPU_CACHE": "on",
        "TORCHTPU_CACHE_DIR": str(folder / "cache"),
        # PyTorch loads the package when the program imports it.
        "TORCH_DEVICE_BACKEND_AUTOLOAD": "1",
    }
    given.pop("TORCHTPU_CACHE_REMOTE", None)
    if records:
        given.update({"TORCHTPU_RECORD": str(folder / "graphs"), "TORCHTPU_RECORD_DATA": "none"})
    return given


def _to_stderr(line: bytes) -> None:
    sys.stderr.buffer.write(line)
    sys.stderr.buffer.flush()


def _say(text: str) -> None:
    print(f"torchtpu: {text}", file=sys.stderr, flush=True)


@contextlib.contextmanager
def _progress(counts: Path) -> Iterator[None]:
    """Prints the counts of the program on stderr while it runs, if it runs for more than two seconds."""
    ended = threading.Event()

    def show() -> None:
        pause, seconds = _FIRST_SIGN, 0.0
        while not ended.wait(pause):
            seconds, pause = seconds + pause, _BETWEEN_SIGNS
            found: dict[str, Any] = rehearsal_counts.read(counts)
            programs = counted(found["counts"].get("compiles", 0), "program")
            steps = counted(found["steps"]["count"], "optimizer step")
            _say(f"{seconds:.0f} s: {programs} compiled, {steps}")

    thread = threading.Thread(target=show, name="torchtpu-progress", daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()
