"""`torchtpu report`: one file that says what went wrong."""

from __future__ import annotations

import argparse
import contextlib
import importlib.metadata
import itertools
import json
import lzma
import os
import platform
import struct
import subprocess
import sys
import tempfile
import time
import zipfile
import zlib
from pathlib import Path

from .. import _core
from ..whole_file import written_whole
from . import exits, supervised
from .common import Parser, check_writable, positive_seconds, run_alone
from .doctor import PATIENCE
from .output import bytes_text

HELP = "collect everything that a bug report needs in one file"
DESCRIPTION = """\
Writes a zip file with everything that is needed to reproduce a problem: versions, the output of `torchtpu
doctor`, the TORCHTPU_*, XLA and TORCH_* variables, and graphs with the result of their replay. With a program
after `--`, runs it with recording and logging, and adds its output, its exit status, and the graphs that it
compiled. --timeout ends a program that hangs, after taking its state. Ctrl-C ends the program but not the
report; a program that continues for ten seconds is ended too, after taking its state.

A recorded graph holds no weights: random numbers with the same mean, spread and range replace parameters and
large inputs. Small inputs, integers, names and source lines are stored as they are. Read the list that is
printed before you send the file. `torchtpu replay REPORT.zip` runs its graphs again, and `torchtpu minify`
reduces one of them."""
EXAMPLES = """\
  torchtpu report -- python train.py --steps 2
  torchtpu report --timeout 600 -- python train.py      # it hangs: its state after ten minutes is inside
  torchtpu report rec/graph0_inference-1a2b3c4d.ttpu train.log"""

# Packages whose versions matter.
PACKAGES = [
    *("torchtpu-compile", "torch", "torchvision", "numpy", "jax", "jaxlib", "libtpu"),
    *("fastatomstruct-xla-cpu", "xla-cpu-pjrt", "lammps-jax-pjrt-cpu", "jax-cuda13-plugin"),
    *("transformers", "timm", "lightning", "accelerate", "torchao", "helion"),
]
VARIABLES = ("TORCHTPU_", "XLA_", "TORCH_", "TORCHDYNAMO_", "TPU_", "LIBTPU_", "PJRT_", "OMP_", "MKL_")

# Graphs of a report that together have more bytes are not read: compressed ones can claim any size.
LARGEST = 1 << 30
GRAPHS = (".ttpu", ".fx")

# How long a program may go on after Ctrl-C, before its state is taken and it is ended.
AFTER_CTRL_C = 10.0

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
        help="output file (default: %(default)s)",
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
            raise FileNotFoundError(f"no such file: {path}. To run a program, put it after `--`")
    if "--" in given and not program:
        raise ValueError("no program is given: torchtpu report -- python app.py")
    check_writable(args.out)
    with tempfile.TemporaryDirectory(prefix="torchtpu-report-") as name:
        folder = Path(name)
        ended = _run_program(program, folder, args.timeout) if program else None
        if ended is not None and ended.terminated:
            return exits.TERMINATED
        report = _Report(args.largest * 1e6)
        if ended is not None:
            report.lines.append(f"The program {_told(ended, args.timeout)}.")
            report.add("output.txt", folder / "output.txt")
            for i, state in enumerate(sorted(folder.glob("*.state"))):
                report.add(f"state-{i}.txt", state)
        report.contents["environment.json"] = _environment()
        interrupted = report.collect(files, sorted(folder.glob("graphs/*.ttpu")))
        text = "\n".join(report.lines) or "No graph, no program."
        report.contents["README.txt"] = README.format(when=time.strftime("%Y-%m-%d"), verdicts=text)
        written = _write(args.out, report.contents)
    print(text)
    print(f"\n{args.out} holds")
    for info in written:
        print(f"  {info.filename}  {bytes_text(info.file_size)}")
    return exits.INTERRUPTED if interrupted else exits.OK


class _Report:
    """Contents of a report, by name."""

    def __init__(self, largest: float) -> None:
        self.contents: dict[str, Path | str] = {"doctor.json": "", "README.txt": ""}
        self.lines: list[str] = []
        self._largest = largest

    def add(self, name: str, path: Path) -> str | None:
        """Adds a file under its name, or one like it where that is taken; `None` if it is too large."""
        if path.stat().st_size > self._largest:
            self.lines.append(f"{name}: left out: {bytes_text(path.stat().st_size)}")
            return None
        # A file's name need not be text.
        name = name.encode(errors="backslashreplace").decode()
        place = Path(name)
        for i in itertools.count(2):
            if name not in self.contents:
                break
            name = str(place.with_name(f"{place.stem}-{i}{place.suffix}"))
        self.contents[name] = path
        return name

    def collect(self, files: list[Path], recorded: list[Path]) -> bool:
        """Adds the output of doctor, the files, and the graphs with their replays. Whether Ctrl-C ended that:
        then everything is there but what was not found out yet."""
        graphs = [path for path in files if path.suffix in GRAPHS] + recorded
        for path in files:
            if path.suffix not in GRAPHS:
                self.add(path.name, path)
        names = [(self.add(f"graphs/{path.name}", path), path) for path in graphs]
        self.contents["doctor.json"] = "interrupted\n"
        try:
            self.contents["doctor.json"] = _doctor()
            for name, path in names:
                if name is not None:
                    self.lines.append(f"{name.removeprefix('graphs/')}: {_verdict(path)}")
        except KeyboardInterrupt as interrupt:
            # SIGTERM is a kind of it, which leaves no time.
            if type(interrupt) is not KeyboardInterrupt:
                raise
            self.lines.append("Interrupted: not every graph was replayed.")
            return True
        return False


def _run_program(program: list[str], folder: Path, timeout: float | None) -> supervised.Ended:
    """Runs the program with recording and logging on."""
    environment = {
        **os.environ,
        "TORCHTPU_RECORD": str(folder / "graphs"),
        "TORCHTPU_RECORD_DATA": "seeded",
        "TORCHTPU_LOG": os.environ.get("TORCHTPU_LOG", "debug"),
    }

    def before_end(pid: int) -> None:
        (folder / f"{pid}.state").write_text(_state(pid), encoding="utf-8")

    with open(folder / "output.txt", "wb") as log:

        def output(line: bytes) -> None:
            # Who reads standard error may be gone.
            with contextlib.suppress(OSError, ValueError):
                sys.stderr.buffer.write(line)
                sys.stderr.buffer.flush()
            if not log.closed:
                log.write(line)

        return supervised.run(
            program,
            environment,
            output=output,
            timeout=timeout,
            patience=AFTER_CTRL_C,
            before_end=before_end,
        )


def _told(ended: supervised.Ended, timeout: float | None) -> str:
    how = f"exited with status {ended.status}"
    if ended.timed_out:
        how = f"did not end within {timeout:.0f} s, and was ended; its status was {ended.status}"
    elif ended.interrupted:
        how = f"was interrupted by Ctrl-C, and ended with status {ended.status}"
    return f"{how} after {ended.seconds:.1f} s"


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


def _write(out: Path, contents: dict[str, Path | str]) -> list[zipfile.ZipInfo]:
    with (
        written_whole(out) as temporary,
        # A file's date may be one that archives do not have.
        zipfile.ZipFile(temporary, "w", zipfile.ZIP_DEFLATED, strict_timestamps=False) as into,
    ):
        for name, what in contents.items():
            if isinstance(what, Path):
                into.write(what, name)
            else:
                into.writestr(name, what.encode(errors="backslashreplace"))
        return into.infolist()


def graphs(report: Path, folder: Path) -> list[Path]:
    """The graphs of a report, as files in a folder. Raises `GraphError` for a file that cannot be read."""
    found = []
    left = LARGEST
    try:
        with zipfile.ZipFile(report) as opened:
            for info in opened.infolist():
                # A name in an archive can be any path.
                name = Path(info.filename)
                if name.parts[:-1] != ("graphs",) or name.suffix not in GRAPHS:
                    continue
                left -= info.file_size
                if left < 0:
                    raise ValueError(f"its graphs claim more than {bytes_text(LARGEST)}")
                path = folder / name.name
                if path in found:
                    raise ValueError(f"it has two graphs of the name {name.name}")
                path.write_bytes(opened.read(info))
                found.append(path)
    # What a damaged archive raises is of many kinds.
    except (
        *(zipfile.BadZipFile, zlib.error, lzma.LZMAError, struct.error),
        *(NotImplementedError, RuntimeError, EOFError, ValueError),
    ) as error:
        raise _core.GraphError(f"{report} cannot be read: {error}") from None
    if not found:
        raise _core.GraphError(f"{report} holds no graphs")
    return found
