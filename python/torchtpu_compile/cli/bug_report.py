"""`torchtpu report`: one file that says what went wrong."""

from __future__ import annotations

import argparse
import importlib.metadata
import json
import os
import platform
import subprocess
import sys
import tempfile
import threading
import time
import zipfile
from pathlib import Path
from typing import IO

from .. import _core
from . import exits
from .common import Parser, positive_seconds, run_alone, written_whole
from .doctor import PATIENCE
from .output import bytes_text

HELP = "collect what a bug report needs in one file"
DESCRIPTION = """\
Writes a zip file with what somebody else needs to see the same: versions, what `torchtpu doctor` says, the
TORCHTPU_*, XLA and TORCH_* variables, and graphs with how each replays here. With a program behind `--`, runs
it with recording and its log on, and adds what it printed, how it ended, and the graphs that it compiled;
--timeout gives a program that hangs up, after its state was taken.

A recorded graph holds no weights: parameters and large inputs are random numbers of the same mean, spread and
range. Small inputs, integers, names and the lines of your program are as they are: the list that is printed
says what is inside, look before you send it. `torchtpu replay REPORT.zip` runs its graphs again, `torchtpu
minify` makes one of them small."""
EXAMPLES = """\
  torchtpu report -- python train.py --steps 2
  torchtpu report --timeout 600 -- python train.py      # it hangs: its state after ten minutes is inside
  torchtpu report rec/graph0_inference-1a2b3c4d.ttpu train.log"""

# Packages whose versions matter.
PACKAGES = [
    *("torchtpu-compile", "torch", "torchvision", "numpy", "jax", "jaxlib", "libtpu", "xla-cpu-pjrt"),
    *("jax-cuda13-plugin", "transformers", "timm", "lightning", "accelerate", "torchao", "helion"),
]
VARIABLES = ("TORCHTPU_", "XLA_", "TORCH_", "TORCHDYNAMO_", "TPU_", "LIBTPU_", "PJRT_", "OMP_", "MKL_")

# Graphs of a report beyond this many bytes are not read: compressed ones can claim any size.
LARGEST = 1 << 30

README = """\
What `torchtpu report` found on {when}. `torchtpu replay THIS.zip` runs the graphs again.

{verdicts}
"""


def add(parser: Parser) -> None:
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("torchtpu-report.zip"),
        metavar="FILE",
        help="where to write it (default: %(default)s)",
    )
    parser.add_argument(
        "--timeout", type=positive_seconds, metavar="S", help="end the program after S seconds"
    )
    parser.add_argument(
        "--largest",
        type=positive_seconds,
        default=64.0,
        metavar="MB",
        help="leave out graphs and files above this size (default: %(default).0f)",
    )
    parser.add_argument(
        "inside",
        nargs=argparse.REMAINDER,
        metavar="FILE… | -- PROGRAM ARG…",
        help="graphs, logs and states to add, or the program to run",
    )


def run(args: argparse.Namespace) -> int:
    given: list[str] = args.inside
    program = given[given.index("--") + 1 :] if "--" in given else []
    files = [Path(name) for name in (given[: given.index("--")] if "--" in given else given)]
    for path in files:
        if not path.is_file():
            raise FileNotFoundError(f"{path} is no file; a program to run stands behind `--`")
    if "--" in given and not program:
        raise ValueError("no program is given: torchtpu report -- python app.py")
    with tempfile.TemporaryDirectory(prefix="torchtpu-report-") as name:
        folder = Path(name)
        ended = _run_program(program, folder, args.timeout) if program else None
        graphs = [p for p in files if p.suffix in (".ttpu", ".fx")] + sorted(folder.glob("graphs/*.ttpu"))
        contents: dict[str, Path | str] = {"doctor.json": _doctor(), "environment.json": _environment()}
        if ended is not None:
            contents["output.txt"] = folder / "output.txt"
            contents |= {f"state-{i}.txt": p for i, p in enumerate(sorted(folder.glob("*.state")))}
        contents |= {path.name: path for path in files if path not in graphs}
        kept = [path for path in graphs if path.stat().st_size <= args.largest * 1e6]
        verdicts = {path.name: _verdict(path) for path in kept}
        verdicts |= {
            path.name: f"left out: {bytes_text(path.stat().st_size)}" for path in graphs if path not in kept
        }
        contents |= {f"graphs/{path.name}": path for path in kept}
        lines = ([f"The program {ended}."] if ended is not None else []) + [
            f"{name}: {verdict}" for name, verdict in verdicts.items()
        ]
        text = "\n".join(lines) or "No graph, no program."
        contents["README.txt"] = README.format(when=time.strftime("%Y-%m-%d"), verdicts=text)
        _write(args.out, contents)
    print(text)
    print(f"\n{args.out} holds")
    with zipfile.ZipFile(args.out) as written:
        for info in written.infolist():
            print(f"  {info.filename}  {bytes_text(info.file_size)}")
    return exits.OK


def _run_program(program: list[str], folder: Path, timeout: float | None) -> str:
    """Runs the program with recording and logging on; how it ended."""
    environment = {
        **os.environ,
        "TORCHTPU_RECORD": str(folder / "graphs"),
        "TORCHTPU_RECORD_DATA": "seeded",
        "TORCHTPU_LOG": os.environ.get("TORCHTPU_LOG", "debug"),
    }
    begun = time.monotonic()
    with open(folder / "output.txt", "wb") as log:
        child = subprocess.Popen(program, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
        assert child.stdout is not None
        copier = threading.Thread(target=_copy, args=(child.stdout, log), daemon=True)
        copier.start()
        ended = "exited with status"
        try:
            status = child.wait(timeout)
        except subprocess.TimeoutExpired:
            ended = f"did not end within {timeout:.0f} s, and was ended; its status was"
            (folder / f"{child.pid}.state").write_text(_state(child.pid), encoding="utf-8")
            child.terminate()
            try:
                status = child.wait(20.0)
            except subprocess.TimeoutExpired:
                child.kill()
                status = child.wait()
        # What the program started itself may hold the pipe open.
        copier.join(20.0)
    return f"{ended} {status} after {time.monotonic() - begun:.1f} s"


def _copy(source: IO[bytes], log: IO[bytes]) -> None:
    for line in iter(source.readline, b""):
        if log.closed:
            return
        log.write(line)
        sys.stderr.buffer.write(line)
        sys.stderr.buffer.flush()


def _state(pid: int) -> str:
    try:
        return _core.state_of(pid, 15.0)
    except OSError as error:
        return f"{error}\n"


def _doctor() -> str:
    try:
        # It asks three plugins.
        done = run_alone("doctor", "--json", timeout=3 * PATIENCE)
    except subprocess.TimeoutExpired as error:
        return f"{error}\n"
    return done.stdout or done.stderr


def _environment() -> str:
    versions = {}
    for name in PACKAGES:
        try:
            versions[name] = importlib.metadata.version(name)
        except importlib.metadata.PackageNotFoundError:
            continue
    return json.dumps(
        {
            "python": sys.version,
            "platform": platform.platform(),
            "core": _core.__version__,
            "packages": versions,
            "variables": {k: v for k, v in sorted(os.environ.items()) if k.startswith(VARIABLES)},
        },
        indent=1,
    )


def _verdict(path: Path) -> str:
    """How a graph replays here."""
    try:
        done = run_alone("replay", str(path), "--json", timeout=600.0)
    except subprocess.TimeoutExpired:
        return "nothing after 600 s"
    if done.returncode == exits.OK:
        return "agrees with eager PyTorch"
    if done.returncode < 0:
        return f"died of signal {-done.returncode}"
    return " ".join((done.stderr.strip() or "failed").split())[-500:]


def _write(out: Path, contents: dict[str, Path | str]) -> None:
    with written_whole(out) as temporary, zipfile.ZipFile(temporary, "w", zipfile.ZIP_DEFLATED) as into:
        for name, what in contents.items():
            if isinstance(what, Path):
                into.write(what, name)
            else:
                into.writestr(name, what)


def graphs(report: Path, folder: Path) -> list[Path]:
    """The graphs of a report, as files in a folder."""
    found = []
    with zipfile.ZipFile(report) as opened:
        for info in opened.infolist():
            # A name in an archive can be any path.
            name = Path(info.filename)
            if name.parts[:-1] != ("graphs",) or name.suffix not in (".ttpu", ".fx"):
                continue
            if info.file_size > LARGEST:
                raise ValueError(f"{report}: {name.name} claims {bytes_text(info.file_size)}")
            path = folder / name.name
            path.write_bytes(opened.read(info))
            found.append(path)
    return found
