"""`torchtpu lower`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

from .. import _core
from ..whole_file import write_text
from . import exits
from .common import Parser, add_graph, add_json, add_plugin, add_sizes, add_timeout, worker_pool
from .output import print_json

HELP = "print a graph after each pass, its StableHLO, and its optimized HLO"
DESCRIPTION = """\
Prints a graph as it was captured and after each pass that changed it, its StableHLO, and the optimized HLO
that XLA compiles it to, for a target. Nothing runs, and PyTorch is not needed."""
EXAMPLES = """\
  torchtpu lower rec/graph0_inference-1a2b3c4d.ttpu
  torchtpu lower graph.ttpu --show stablehlo > graph.mlir
  torchtpu lower graph.ttpu --sizes s0=128 --show hlo --target v5e:1x1
  torchtpu lower graph.ttpu --out stages/        # one file per stage"""

SHOWN = ("all", "fx", "stablehlo", "hlo")


def add(parser: Parser) -> None:
    add_graph(parser)
    add_sizes(parser)
    parser.add_argument(
        "--show", choices=SHOWN, default="all", help="which stages to show (default: %(default)s)"
    )
    parser.add_argument(
        "--target",
        default="cpu",
        metavar="TARGET",
        help="target to lower and compile for (see `torchtpu targets`) (default: %(default)s)",
    )
    parser.add_argument("--out", type=Path, metavar="DIR", help="write each stage to a file in DIR")
    add_json(parser)
    add_timeout(parser)
    add_plugin(parser)


def run(args: argparse.Namespace) -> int:
    target = _core.normalize_target(args.target)
    steps, stablehlo = _core.lower_graph(args.graph, args.sizes, target)
    stages: list[tuple[str, str]] = []
    if args.show in ("all", "fx"):
        for i, (step, text) in enumerate(steps):
            same = i > 0 and text == steps[i - 1][1]
            stages.append((f"fx.{i:02}.{step.replace(' ', '_')}", "" if same else text))
    if args.show in ("all", "stablehlo"):
        stages.append(("stablehlo", stablehlo))
    problem = None
    if args.show in ("all", "hlo"):
        text, problem = _optimized(args, target)
        if problem is None:
            stages.append((f"hlo.{target.replace(':', '_')}", text))
    _show(stages, args)
    if problem is not None:
        print(f"torchtpu: no optimized HLO for {target}: {problem}", file=sys.stderr)
        return exits.FAILED
    return exits.OK


def _optimized(args: argparse.Namespace, target: str) -> tuple[str, str | None]:
    """The optimized HLO, or why there is none."""
    binding = _core.bind_sizes(args.graph, args.sizes)
    ended: list[dict[str, Any]] = []

    def on_step(step: dict[str, Any]) -> None:
        if step["status"] != "started":
            ended.append(step)

    workers = worker_pool(args.plugin, 1, args.timeout)
    _core.compile_graphs([(args.graph, binding, False, target)], workers, on_step, optimized_hlo=True)
    (step,) = ended
    if step["status"] != "ok":
        return "", step["message"]
    if not step["optimized_hlo"]:
        return "", "the plugin does not tell"
    return step["optimized_hlo"], None


SUFFIXES = {"fx": "fx", "stablehlo": "mlir", "hlo": "txt"}


def _show(stages: list[tuple[str, str]], args: argparse.Namespace) -> None:
    if args.json:
        print_json([{"stage": name, "changed": bool(text), "text": text} for name, text in stages])
        return
    if args.out is not None:
        args.out.mkdir(parents=True, exist_ok=True)
        for name, text in stages:
            if text:
                path = args.out / f"{name}.{SUFFIXES[name.split('.')[0]]}"
                write_text(path, text)
                print(path)
        return
    if len(stages) == 1:
        print(stages[0][1].rstrip())
        return
    for name, text in stages:
        print(f"=== {name} ===" if text else f"=== {name}: no change ===")
        if text:
            print(text.rstrip())
            print()
