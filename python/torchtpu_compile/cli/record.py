"""`torchtpu record`."""

from __future__ import annotations

import argparse
import os
import shutil
import sys
from pathlib import Path

from .. import _core
from ..recording import shapes, steps
from ..stand_in import STAND_IN
from . import common, exits, meshes, supervised
from .common import Parser, add_program, any_int, positive_int
from .output import table

HELP = "run a program and record its graphs and sizes"
DESCRIPTION = """\
Runs a program unchanged, with its own results and exit status, and saves every graph that it compiles with
torch.compile(…, backend="tpu"): the graph, example inputs with eager PyTorch's results, and the number of
calls by size. Counts reach the disk within half a second, even if the program is killed. Weights are never
stored with --data seeded or none: random values with the same mean, spread and range replace them.

Ops on device="tpu" that run eagerly are saved as chunks (chunkN-HASH.ttpu), with their source lines and the
number of runs, without inputs.

With --world-size or --mesh, the program runs as one rank of many; the other ranks do not exist. Its process
group becomes a fake one, and its numeric results are meaningless. Its graphs are recorded as each rank would
have them, without inputs. Tensors on the device `meta` have no memory, so a model may have any size. {dp} in
the program's arguments becomes the size of the mesh dimension dp. With --meshes, each mesh is recorded in its
own directory.

Several programs, or several processes of one, may record to the same directory. Graphs that run entirely in
eager PyTorch are not recorded; a warning names them."""
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
        help="output directory (default: %(default)s); existing files stay",
    )
    parser.add_argument(
        "--data",
        choices=("none", "seeded", "full"),
        default="seeded",
        help="inputs to store: none, seeded (random values with the same distribution; default), or full",
    )
    parser.add_argument(
        "--world-size", type=positive_int, metavar="N", help="run the program as one of N ranks"
    )
    parser.add_argument(
        "--rank", type=any_int, default=0, metavar="R", help="rank of the program (default: %(default)s)"
    )
    laid_out = parser.add_mutually_exclusive_group()
    laid_out.add_argument(
        "--mesh",
        type=meshes.mesh,
        metavar="NAME=N,…",
        help="mesh of the ranks, outermost dimension first: dp=4,tp=8",
    )
    laid_out.add_argument(
        "--meshes", type=meshes.meshes, metavar="'MESH MESH…'", help="run the program once for each mesh"
    )
    add_program(parser)


def run(args: argparse.Namespace) -> int:
    program = common.program(args, "torchtpu record -- python app.py")
    if args.meshes is None:
        try:
            return _record(args, program, args.out, args.mesh)
        except CutShort as cut:
            return cut.status
    worst = exits.OK
    for i, mesh in enumerate(args.meshes):
        print(f"torchtpu: {meshes.label(mesh)}", file=sys.stderr)
        try:
            status = _record(args, program, args.out / meshes.label(mesh), mesh)
        except CutShort as cut:
            if missing := ", ".join(meshes.label(mesh) for mesh in args.meshes[i + 1 :]):
                print(f"torchtpu: not recorded: {missing}", file=sys.stderr)
            return cut.status
        worst = worst or status
    return worst


class CutShort(Exception):
    """A signal ended the program before its own end."""

    def __init__(self, status: int) -> None:
        super().__init__(status)
        self.status = status


OUTPUT = "output.txt"


def as_rank(program: list[str], out: Path, mesh: meshes.Mesh) -> int:
    """Records a program as the first rank of a mesh in a directory, in place of what was recorded there. What
    it prints goes to the file `OUTPUT` there. Returns its exit status, or `exits.FAILED` if nothing was
    recorded.

    Raises `CutShort` after Ctrl-C or SIGTERM, and `ValueError` for a directory with something else.
    """
    if out.exists():
        if any(out.iterdir()) and not (out / OUTPUT).is_file():
            raise ValueError(f"{out} is no recording of a search; use another --out directory")
        shutil.rmtree(out)
    out.mkdir(parents=True)
    meshes.save(out, mesh)
    environment = _environment(out, meshes.ranks(mesh), 0)
    with (out / OUTPUT).open("wb") as output:

        def write(line: bytes) -> None:
            output.write(line)

        ended = supervised.run(program, environment, output=write)
    if ended.interrupted or ended.terminated:
        raise CutShort(exits.TERMINATED if ended.terminated else exits.INTERRUPTED)
    return ended.status or (exits.OK if any(out.glob("*.ttpu")) else exits.FAILED)


def _environment(out: Path, ranks: int, rank: int) -> dict[str, str]:
    """Environment of a process that records as one of many ranks."""
    # Where the user names a platform, programs compute, on numbers of ranks that do not exist.
    environment = {**_DRY, **os.environ, **_as_one_of(ranks, rank)}
    # Where others are met is for the process to say: one that does not stand in meets nobody, and waits.
    environment.pop("MASTER_ADDR", None)
    environment.pop("MASTER_PORT", None)
    return {**environment, "TORCHTPU_RECORD": str(out.absolute()), "TORCHTPU_RECORD_DATA": "none"}


def _record(args: argparse.Namespace, program: list[str], out: Path, mesh: meshes.Mesh | None) -> int:
    """Returns the program's exit status, or `exits.FAILED` if nothing was recorded.

    Raises `CutShort` if Ctrl-C or SIGTERM came while the program ran and its exit status is not 0.
    """
    ranks = _ranks(args, mesh)
    out.mkdir(parents=True, exist_ok=True)
    before = {path: path.stat().st_mtime_ns for path in out.glob("*.shapes.json")}
    environment = {**os.environ, "TORCHTPU_RECORD": str(out.absolute()), "TORCHTPU_RECORD_DATA": args.data}
    if ranks is not None:
        environment = _environment(out, ranks, args.rank)
        steps.forget(out)
    if mesh is not None:
        program = meshes.filled(program, mesh)
        meshes.save(out, mesh)
    ended = supervised.run(program, environment)
    status = ended.status
    counted = [p for p in out.glob("*.shapes.json") if before.get(p) != p.stat().st_mtime_ns]
    _report(out, counted)
    if status != 0 and (ended.interrupted or ended.terminated):
        signal = "SIGTERM" if ended.terminated else "Ctrl-C"
        print(
            f"torchtpu: incomplete: {signal} ended the program, so {out} lacks its later graphs and calls",
            file=sys.stderr,
        )
        raise CutShort(status)
    if status == 0 and not counted:
        print(
            'torchtpu: nothing was recorded: no graph of torch.compile(…, backend="tpu") was called, '
            'and no op ran on device="tpu"',
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
        raise ValueError(f"--rank must be 0 to {ranks - 1}, got {args.rank}")
    return ranks


_DRY = {"TORCHTPU_PLATFORM": "virtual", "TORCHTPU_VIRTUAL_DRY": "1"}
"""Environment in which nothing is computed, and arrays on devices take no memory."""


def _as_one_of(ranks: int, rank: int) -> dict[str, str]:
    """Environment of one process of torchrun whose other processes do not exist."""
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
    """Prints what this run recorded to stderr, because stdout belongs to the program."""
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
