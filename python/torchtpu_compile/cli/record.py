"""`torchtpu record`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path

from .. import _core
from ..recording import shapes
from ..stand_in import STAND_IN
from . import exits, meshes, supervised
from .common import Parser, any_int, positive_int
from .output import table

HELP = "run a program and keep its graphs and the sizes it calls them with"
DESCRIPTION = """\
Runs a program as it is, with its own results and exit status, and saves every graph that it compiles with
torch.compile(…, backend="tpu"): the graph itself, example inputs with eager PyTorch's results, and how often
it was called with which sizes. Counts reach the disk within half a second, also those of a program that is
killed. Weights are not kept: large inputs are replaced by random values like them, see --data.

With --world-size, or a --mesh, the program runs as one rank of many of which the others do not exist:
whatever backend it gives to torch.distributed.init_process_group, its collectives reach nobody, and what it
computes means nothing. Its graphs are recorded as each rank would have them, without inputs. On the device
`meta` nothing has memory, so that a model may be of any size. {dp} in the program's arguments becomes the
size of the mesh's dimension dp; with --meshes, each mesh is recorded in a directory of its own.

Several programs, or several processes of one, may record to the same directory. Graphs that run in eager
PyTorch because of unsupported ops are not in it; TORCHTPU_LOG=info tells which."""
EXAMPLES = """\
  torchtpu record -- python app.py --batch 8
  torchtpu record --out rec -- python -m serve --requests day.jsonl
  torchtpu estimate rec/ --target v5e          # what the graphs would cost on a TPU
  torchtpu record --mesh dp=4,tp=8 -- python train.py --tp {tp}
  torchtpu record --meshes "dp=4,tp=8 dp=8,tp=4" -- python train.py --dp {dp} --tp {tp}"""


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
        "--world-size", type=positive_int, metavar="N", help="run the program as one of N ranks"
    )
    parser.add_argument(
        "--rank", type=any_int, default=0, metavar="R", help="the rank that it is (default: %(default)s)"
    )
    laid_out = parser.add_mutually_exclusive_group()
    laid_out.add_argument(
        "--mesh",
        type=meshes.mesh,
        metavar="NAME=N,…",
        help="how the ranks are laid out, the outermost dimension first: dp=4,tp=8",
    )
    laid_out.add_argument(
        "--meshes", type=meshes.meshes, metavar="'MESH MESH…'", help="run the program once for each mesh"
    )
    parser.add_argument(
        "program", nargs=argparse.REMAINDER, metavar="-- PROGRAM ARG…", help="the program to run"
    )


def run(args: argparse.Namespace) -> int:
    program = args.program[1:] if args.program[:1] == ["--"] else args.program
    if not program:
        raise ValueError("no program is given: torchtpu record -- python app.py")
    if args.meshes is None:
        return _record(args, program, args.out, args.mesh)
    worst = exits.OK
    for mesh in args.meshes:
        print(f"torchtpu: {meshes.label(mesh)}", file=sys.stderr)
        status = _record(args, program, args.out / meshes.label(mesh), mesh)
        worst = worst or status
    return worst


def _record(args: argparse.Namespace, program: list[str], out: Path, mesh: meshes.Mesh | None) -> int:
    """The program's exit status, or that nothing was recorded."""
    ranks = _ranks(args, mesh)
    out.mkdir(parents=True, exist_ok=True)
    before = {path: path.stat().st_mtime_ns for path in out.glob("*.shapes.json")}
    environment = {**os.environ, "TORCHTPU_RECORD": str(out.absolute()), "TORCHTPU_RECORD_DATA": args.data}
    if ranks is not None:
        environment = {**environment, **_as_one_of(ranks, args.rank), "TORCHTPU_RECORD_DATA": "none"}
        # Where others are met is for the process to say: one that does not stand in meets nobody, and waits.
        environment.pop("MASTER_ADDR", None)
        environment.pop("MASTER_PORT", None)
    if mesh is not None:
        program = meshes.filled(program, mesh)
        meshes.save(out, mesh)
    status = supervised.run(program, environment).status
    counted = [p for p in out.glob("*.shapes.json") if before.get(p) != p.stat().st_mtime_ns]
    _report(out, counted)
    if status == 0 and not counted:
        print(
            'torchtpu: nothing was recorded: no graph of torch.compile(…, backend="tpu") was called',
            file=sys.stderr,
        )
        return exits.FAILED
    return status


def _ranks(args: argparse.Namespace, mesh: meshes.Mesh | None) -> int | None:
    """How many ranks the program is one of; `None` of one that is told nothing of ranks."""
    ranks: int | None = args.world_size
    if mesh is not None:
        if ranks not in (None, meshes.ranks(mesh)):
            raise ValueError(f"the mesh {meshes.label(mesh)} has {meshes.ranks(mesh)} ranks, not {ranks}")
        ranks = meshes.ranks(mesh)
    if ranks is not None and not 0 <= args.rank < ranks:
        raise ValueError(f"--rank {args.rank} is none of {ranks} ranks")
    return ranks


def _as_one_of(ranks: int, rank: int) -> dict[str, str]:
    """What torchrun tells one of its processes, and that the others do not exist."""
    return {
        STAND_IN: "1",
        "TORCH_DEVICE_BACKEND_AUTOLOAD": "1",
        "RANK": str(rank),
        "WORLD_SIZE": str(ranks),
        "LOCAL_RANK": "0",
        "LOCAL_WORLD_SIZE": "1",
        "GROUP_RANK": str(rank),
        "GROUP_WORLD_SIZE": str(ranks),
    }


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
