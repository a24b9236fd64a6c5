"""Which cache a command means."""

from __future__ import annotations

import argparse
import os

from ..options import Options
from .common import Parser


def add_directory(parser: Parser) -> None:
    parser.add_argument(
        "--cache-dir",
        metavar="DIR",
        help="the cache's directory (default: $TORCHTPU_CACHE_DIR, else the user's)",
    )


def chosen_directory(args: argparse.Namespace) -> str | None:
    """The directory; `None` for the user's."""
    given: str | None = args.cache_dir
    return given or Options.resolve({}, os.environ).cache_dir


def existing_directory(args: argparse.Namespace) -> str | None:
    """The directory; `None` for the user's. Raises `FileNotFoundError` for one that is named and missing."""
    if args.cache_dir and not os.path.isdir(args.cache_dir):
        raise FileNotFoundError(f"--cache-dir {args.cache_dir}: there is no such directory")
    return chosen_directory(args)


def chosen_size() -> int:
    """The size, in bytes, that the cache may grow to."""
    return Options.resolve({}, os.environ).cache_max_bytes
