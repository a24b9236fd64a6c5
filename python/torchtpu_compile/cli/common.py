"""Arguments and settings that several commands share."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from .. import _core, plugins
from ..options import PLATFORMS, Options

Parser = argparse.ArgumentParser

# Sizes and counts of the core have 64 bits; longer times than these cannot be told apart from for ever.
LARGEST_INT = 2**63 - 1
LONGEST = 1e9


def positive_seconds(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a positive number of seconds")
    return min(value, LONGEST)


def positive_float(text: str) -> float:
    value = float(text)
    if not 0 < value < float("inf"):
        raise argparse.ArgumentTypeError(f"{text} is not a positive number")
    return value


def positive_int(text: str) -> int:
    value = int(text)
    if not 1 <= value <= LARGEST_INT:
        raise argparse.ArgumentTypeError(f"{text} is not a positive number of 64 bits")
    return value


def any_int(text: str) -> int:
    value = int(text)
    if abs(value) > LARGEST_INT:
        raise argparse.ArgumentTypeError(f"{text} has more than 64 bits")
    return value


def sizes(text: str) -> dict[str, int]:
    """`s0=8,s1=16`."""
    found = {}
    for part in filter(None, text.split(",")):
        name, _, size = part.partition("=")
        size = size.strip()
        if not (size.isascii() and size.isdigit() and len(size) < 20 and int(size) <= LARGEST_INT):
            raise argparse.ArgumentTypeError(f"{part!r} is not NAME=SIZE, as in s0=8")
        found[name.strip()] = int(size)
    return found


def add_graph(parser: Parser) -> None:
    parser.add_argument("graph", metavar="GRAPH", help="a recorded graph (.ttpu), or a graph as text (.fx)")


def add_program(parser: Parser) -> None:
    parser.add_argument(
        "program", nargs=argparse.REMAINDER, metavar="-- PROGRAM ARG…", help="the program to run"
    )


def program(args: argparse.Namespace, example: str) -> list[str]:
    """The program to run and its arguments. Raises `ValueError` with the example if none is given."""
    given: list[str] = args.program
    found = given[1:] if given[:1] == ["--"] else given
    if not found:
        raise ValueError(f"no program is given: {example}")
    return found


def add_sizes(parser: Parser) -> None:
    parser.add_argument(
        "--sizes",
        type=sizes,
        default={},
        metavar="NAME=N,…",
        help="symbolic sizes to compile for (default: those of the first recorded call)",
    )


def add_json(parser: Parser) -> None:
    parser.add_argument("--json", action="store_true", help="print JSON instead of text")


def add_plugin(parser: Parser) -> None:
    parser.add_argument("--plugin", metavar="PATH", help="load this PJRT plugin instead of an installed one")


def add_platform(parser: Parser) -> None:
    parser.add_argument(
        "--platform",
        choices=PLATFORMS,
        default=os.environ.get("TORCHTPU_PLATFORM", "auto"),
        help="where to run (default: $TORCHTPU_PLATFORM, else auto: a TPU if there is one, else the CPU)",
    )
    add_plugin(parser)


def add_timeout(parser: Parser, timeout: float = Options.compile_timeout) -> None:
    parser.add_argument(
        "--timeout",
        type=positive_seconds,
        default=timeout,
        metavar="S",
        help="timeout of one compilation in seconds (default: %(default).0f)",
    )


def add_deadline(parser: Parser, of_what: str) -> None:
    """For a search that goes on where it ended before."""
    parser.add_argument(
        "--deadline",
        type=positive_seconds,
        default=float("inf"),
        metavar="S",
        help=f"start no further {of_what} after S seconds; the same command goes on (default: none)",
    )


def add_workers(parser: Parser) -> None:
    parser.add_argument(
        "--jobs",
        type=positive_int,
        default=len(os.sched_getaffinity(0)),
        metavar="N",
        help="compile N graphs at a time, each in its own process (default: one per core, here %(default)s)",
    )
    add_timeout(parser)
    add_plugin(parser)


def worker_pool(
    plugin: str | None = None, workers: int = 1, timeout: float = Options.compile_timeout
) -> dict[str, Any]:
    """Who compiles: what `_core.compile_graphs` needs to start workers."""
    return {
        # -P: a file `torch.py` in the current directory is none of the worker's business.
        "command": [sys.executable, "-P", "-m", "torchtpu_compile.worker"],
        "plugin": plugin,
        "plugins": plugins.installed(),
        "site_packages": plugins.site_packages(),
        "workers": workers,
        "timeout": timeout,
    }


def device(args: argparse.Namespace) -> dict[str, Any]:
    """Settings of the core for running a graph in this process."""
    plugins.quieten()
    return {
        "platform": args.platform,
        "plugin": args.plugin,
        "plugins": plugins.installed(),
        "site_packages": plugins.site_packages(),
    }


def run_alone(*arguments: str, timeout: float) -> subprocess.CompletedProcess[str]:
    """A `torchtpu` command in a process of its own, which may die. Raises `subprocess.TimeoutExpired`."""
    # -P: as for workers.
    command = [sys.executable, "-P", "-m", "torchtpu_compile.cli", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, errors="replace", timeout=timeout, check=False
    )


def check_writable(path: Path | None) -> None:
    """Raises `OSError` where a file cannot be written at the end of a command that takes long."""
    if path is None:
        return
    if path.is_dir():
        raise IsADirectoryError(f"{path} is a directory")
    if not path.exists() or path.is_file():
        folder = Path(os.path.realpath(path)).parent
        if not folder.is_dir():
            raise FileNotFoundError(f"{path}: there is no directory {folder}")
        if not os.access(folder, os.W_OK):
            raise PermissionError(f"{path}: {folder} cannot be written to")


def check_key(path: Path | None) -> None:
    """Raises where a file has no key to sign with: known before anything is compiled."""
    if path is not None:
        _core.cache_check_key(path)
