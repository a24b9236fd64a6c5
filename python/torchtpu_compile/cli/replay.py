"""`torchtpu replay`."""

from __future__ import annotations

import argparse
import math
import sys
import tempfile
import zipfile
from pathlib import Path
from typing import Any

from .. import _core
from . import exits
from .bug_report import graphs
from .common import Parser, add_graph, add_json, add_platform, device
from .output import print_json, table

HELP = "run a recorded graph again and compare it with eager PyTorch"
DESCRIPTION = """\
Compiles a recorded graph, makes its recorded calls, and compares every result with the recorded result of
eager PyTorch on the same inputs. The allowed error is a share of the largest expected value: 1e-4 for
float32. PyTorch is not needed. From a `torchtpu report`, each graph is replayed."""
EXAMPLES = """\
  torchtpu replay rec/graph0_inference-1a2b3c4d.ttpu
  torchtpu replay graph.ttpu --platform tpu      # on a TPU host: does the chip agree?
  torchtpu replay torchtpu-report.zip"""


def add(parser: Parser) -> None:
    add_graph(parser)
    add_platform(parser)
    parser.add_argument(
        "--compare",
        choices=["eager"],
        default="eager",
        help="reference of the comparison: the recorded results of eager PyTorch (default)",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    if not zipfile.is_zipfile(args.graph):
        status, told = _replay(args, args.graph)
        if args.json:
            print_json(told)
        return status
    worst = exits.OK
    all_told = []
    with tempfile.TemporaryDirectory(prefix="torchtpu-replay-") as folder:
        found = graphs(Path(args.graph), Path(folder))
        for path in found:
            if not args.json:
                print(f"{path.name}:", flush=True)
            try:
                status, told = _replay(args, str(path))
                told["graph"] = path.name
            except _core.TorchTpuError as error:
                if isinstance(error, _core.PluginError):
                    raise
                print(f"torchtpu: {error}", file=sys.stderr)
                status, told = exits.FAILED, {"graph": path.name, "error": str(error)}
            worst = worst or status
            all_told.append(told)
    if args.json:
        print_json(all_told)
    return worst


def _replay(args: argparse.Namespace, graph: str) -> tuple[int, dict[str, Any]]:
    """Replays one recording; returns the status, and what `--json` prints of it."""
    calls = _core.replay_recording(graph, device(args))
    told: dict[str, Any] = {}
    if args.json:
        rows = [
            [
                {"what": what, "max_error": _number(error), "limit": _number(limit)}
                for what, error, limit in call
            ]
            for call in calls
        ]
        told = {"graph": graph, "agrees": bool(calls), "calls": rows}
    elif calls:
        cells = [
            [str(i), what, f"{error:.2e}", f"{limit:.2e}"]
            for i, call in enumerate(calls)
            for what, error, limit in call
        ]
        print(table(["call", "result", "largest error", "allowed"], cells, right=(0, 2, 3)))
        print(
            "the result agrees with eager PyTorch"
            if len(cells) == 1
            else f"all {len(cells)} results agree with eager PyTorch"
        )
    if not calls:
        print(
            f"torchtpu: {graph} holds no calls (it was recorded without data), so nothing was compared",
            file=sys.stderr,
        )
        return exits.FAILED, told
    return exits.OK, told


def _number(value: float) -> float | None:
    return value if math.isfinite(value) else None
