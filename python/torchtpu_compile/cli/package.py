"""`torchtpu package`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from .. import _core
from ..wording import counted
from . import exits
from .cache_place import add_directory, chosen_directory, chosen_size
from .common import Parser, add_json, add_workers, check_writable, sizes, worker_pool
from .jobs import Row, add_targets, plan, targets
from .jobs import run as run_jobs
from .output import bytes_text, print_json
from .warmup import recorded_policy

HELP = "write a model to one file that runs without Python and PyTorch"
DESCRIPTION = """\
Writes a recorded graph to one file: the graph, its weights, an executable for each target and size, the same
programs as StableHLO for other machines, and a description of inputs and outputs. `torchtpu-run` runs it or
serves it over HTTP without Python and PyTorch; torchtpu.h is the interface for C and C++.

The graph must compute results from inputs: record it under torch.no_grad(), as one graph (fullgraph=True).
Weights are found by their names in the module. Values that no file has come from the recording, if it has
them: indices and masks always, other tensors with data="full".

Executables are for the buckets of the recorded sizes, and for those that --sizes adds.

A package holds machine code, so it runs only with a key's signature or by its digest. Sign it (--sign;
`torchtpu cache keys` makes keys), or give the printed digest to the person who runs it."""
EXAMPLES = """\
  torchtpu cache keys fleet.key
  torchtpu package rec/model.ttpu --weights model.safetensors --sign fleet.key --out model.tpkg
  torchtpu package rec/model.ttpu --weights w.safetensors --target cpu,v5e --sizes s72=8,s70=128 --out m.tpkg
  torchtpu-run model.tpkg --verify fleet.key.pub --input in.npz --output out.npz
  torchtpu-run model.tpkg --verify fleet.key.pub --serve 0.0.0.0:8080"""


def add(parser: Parser) -> None:
    parser.add_argument("recording", type=Path, metavar="RECORDING", help="a recorded graph (.ttpu)")
    parser.add_argument(
        "--weights",
        type=Path,
        action="append",
        default=[],
        metavar="FILE",
        help="weights in the safetensors format; may be repeated "
        '(default: those of a recording with data="full")',
    )
    parser.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="the package, such as model.tpkg"
    )
    add_targets(parser, "cpu")
    parser.add_argument(
        "--sizes",
        type=sizes,
        action="append",
        default=[],
        metavar="NAME=N,…",
        help="additional sizes, by the names that `torchtpu lower` prints; may be repeated",
    )
    parser.add_argument(
        "--inputs",
        default="",
        metavar="NAME,…",
        help="names of the inputs (default: those of the recorded function)",
    )
    parser.add_argument(
        "--outputs",
        default="",
        metavar="NAME,…",
        help="names of the outputs (default: output0, output1 …)",
    )
    parser.add_argument("--sign", type=Path, metavar="KEY", help="sign with the private key in this file")
    add_directory(parser)
    add_json(parser)
    add_workers(parser)


def run(args: argparse.Namespace) -> int:
    check_writable(args.out)
    known = _core.inspect_graph(args.recording)
    policy = recorded_policy(known["options"])
    more = [_core.bind_sizes(args.recording, given) for given in args.sizes]
    jobs = plan([args.recording], targets(args), policy=lambda _: policy, more=more)
    inputs, outputs = _names(args.inputs), _names(args.outputs)
    directory = chosen_directory(args)
    common = {
        "weights": args.weights,
        "inputs": inputs,
        "outputs": outputs,
        "policy": policy,
        "cache_dir": directory,
    }
    # What is wrong with the graph or its weights is known before anything is compiled.
    _core.write_package(args.recording, None, programs=[], key=args.sign, **common)
    rows: list[Row] = []
    workers = worker_pool(args.plugin, args.jobs, args.timeout)
    run_jobs(jobs, workers, rows.append, cache={"directory": directory, "max_bytes": chosen_size()})
    failed = [row for row in rows if row["status"] not in ("ok", "cached")]
    for row in failed:
        why = " ".join(str(row["message"]).split())
        print(f"{row['target']} {row['sizes']}: {row['status'].replace('_', ' ')}: {why}")
    if failed:
        return exits.FAILED
    rows.sort(key=lambda row: row["job"])
    done = [(jobs[row["job"]], row["key"]) for row in rows]
    programs = [(list(job.sizes), job.padded, job.target, key) for job, key in done]
    made = _core.write_package(args.recording, args.out, programs=programs, key=args.sign, **common)
    _tell(args, made, len(programs))
    return exits.OK


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",")] if text.strip() else []


def _tell(args: argparse.Namespace, made: dict[str, Any], programs: int) -> None:
    if args.json:
        print_json({**made, "programs": programs})
        return
    signed = "signed" if made["signed"] else "not signed"
    print(f"{args.out}: {bytes_text(made['bytes'])}, {counted(programs, 'executable')}, {signed}")
    print(f"digest   {made['digest']}")
    for name in ("inputs", "outputs"):
        for tensor in made[name]:
            print(f"{name[:-1]:<8} {tensor}")
    for name, of in made["sizes"].items():
        print(f"size     {name}: {of}")
    if not made["signed"]:
        print(f"run it with `torchtpu-run {args.out} --trust {made['digest']} …`, or sign it with --sign")
