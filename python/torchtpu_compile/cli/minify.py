"""`torchtpu minify`."""

from __future__ import annotations

import argparse
import json
import re
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from .. import _core
from ..wording import counted
from . import exits
from .common import Parser, add_graph, add_json, add_platform, add_timeout, check_writable, run_alone
from .output import print_json

HELP = "reduce a failing graph to its smallest failing part"
DESCRIPTION = """\
Finds the smallest part of a recorded graph that fails in the same way: the compiler refuses it, the compiler
or the device crashes or hangs, or the results differ from eager PyTorch. Without any one of its nodes the
part no longer fails. Each part runs in its own process. The value of a removed node becomes an input,
computed by eager PyTorch from the recorded inputs, so PyTorch is needed. The part is a recording that
`torchtpu replay` runs."""
EXAMPLES = """\
  torchtpu minify rec/graph0_inference-1a2b3c4d.ttpu
  torchtpu minify graph.ttpu --out small.ttpu --timeout 60     # a hang ends after a minute
  torchtpu minify graph.ttpu --target v5e                      # libtpu refuses it"""

# How many elements of a result a part keeps.
KEPT = 2048


@dataclass(frozen=True)
class Failure:
    """How a graph fails. Two failures are the same where `kind` and `sign` are."""

    kind: str
    """`refused`, `crash`, `hang` or `numbers`."""
    sign: str
    """The message without source lines and sizes."""
    message: str

    def same(self, other: Failure | None) -> bool:
        return other is not None and (self.kind, self.sign) == (other.kind, other.sign)


def add(parser: Parser) -> None:
    add_graph(parser)
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="where to write the part (default: GRAPH with `.small.ttpu`)"
    )
    parser.add_argument(
        "--target",
        metavar="TARGET",
        help="compile for this target and run nothing (default: compile and run here)",
    )
    add_platform(parser)
    add_timeout(parser, 300.0)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    check_writable(args.out)
    graph = Path(args.graph)
    whole = _core.inspect_graph(graph)
    runs = args.target is None and whole["calls"] > 0
    trial = _runs(args) if runs else _compiles(args)
    failure = trial(graph)
    if failure is None:
        done = "its calls agree with eager PyTorch" if runs else f"it compiles for {args.target or 'the CPU'}"
        hint = "" if runs or args.target else " (it has no recorded calls, so nothing was run)"
        print(f"torchtpu: {graph} does not fail: {done}{hint}", file=sys.stderr)
        return exits.FAILED
    out = args.out or graph.with_name(f"{graph.stem}.small.ttpu")
    print(f"{graph} fails, {counted(whole['nodes'], 'node')}: {failure.message}", file=sys.stderr)
    with tempfile.TemporaryDirectory(prefix="torchtpu-minify-") as folder:
        search = _Search(graph, whole["nodes"], failure, trial, Path(folder), runs)
        found = _core.minify_graph(graph, search.fails)
        search.keep(found, out)
    told = {
        "graph": str(graph),
        "failure": failure.kind,
        "message": failure.message,
        "nodes": whole["nodes"],
        "left": found["nodes"],
        "tried": search.tried,
        "out": str(out),
    }
    if args.json:
        print_json(told)
        return exits.OK
    print(
        f"{found['nodes']} of {counted(whole['nodes'], 'node')} fail alone, "
        f"found in {counted(search.tried, 'trial')}:"
    )
    lines = [line for line in found["text"].splitlines() if line.startswith(("%", "source"))]
    print("\n".join(f"  {line}" for line in lines[:40]))
    print(f"written to {out}; `torchtpu {'replay' if runs else 'estimate'} {out}` shows it again")
    return exits.OK


class _Search:
    """The trials of one search."""

    def __init__(
        self,
        graph: Path,
        nodes: int,
        failure: Failure,
        trial: Callable[[Path], Failure | None],
        folder: Path,
        runs: bool,
    ) -> None:
        self.tried = 0
        self._failure = failure
        self._trial = trial
        self._folder = folder
        self._environment = _core.captured_with(graph)
        self._values: list[Any] | None = None
        self._sizes: list[int] = []
        self._nodes = nodes
        self._begun = time.monotonic()
        if runs:
            from ..recording import eager_run

            call = _first_call(failure.message)
            self._sizes, bound, inputs = _core.recorded_call(graph, call)
            given = [eager_run.tensor(x) for x in inputs]
            self._values = eager_run.values(eager_run.decode(bound), given)

    def fails(self, part: dict[str, Any]) -> bool:
        """Whether a part fails as the whole does."""
        self.tried += 1
        path = self._folder / f"part{self.tried}.ttpu"
        if not self.keep(part, path):
            return False
        again = self._failure.same(self._trial(path))
        path.unlink()
        seconds = time.monotonic() - self._begun
        verdict = "fails" if again else "does not"
        print(
            f"[{seconds:5.1f} s] {part['nodes']} of {counted(self._nodes, 'node')}: {verdict}",
            file=sys.stderr,
        )
        return again

    def keep(self, part: dict[str, Any], path: Path) -> bool:
        """Writes a part as a recording, where its call can be made."""
        calls: list[tuple[list[Any], list[Any], list[Any]]] = []
        if self._values is not None:
            from ..recording.eager_run import UNKNOWN

            inputs = [self._values[v] for v in part["inputs"]]
            inputs += [self._sizes[symbol] for symbol in part["sizes"]]
            outputs = [self._values[v] for v in part["outputs"]]
            if any(x is UNKNOWN for x in (*inputs, *outputs)):
                return False
            calls = [(inputs, outputs, [])]
        _core.save_recording(path, part["graph"], self._environment, calls, keep=KEPT)
        return True


def _runs(args: argparse.Namespace) -> Callable[[Path], Failure | None]:
    def trial(path: Path) -> Failure | None:
        return _failure(["replay", str(path), "--platform", args.platform, "--json"], args)

    return trial


def _compiles(args: argparse.Namespace) -> Callable[[Path], Failure | None]:
    target = _core.normalize_target(args.target or "cpu")

    def trial(path: Path) -> Failure | None:
        timeout = ["--timeout", str(args.timeout)]
        return _failure(["estimate", str(path), "--target", target, "--json", *timeout], args)

    return trial


def _failure(command: list[str], args: argparse.Namespace) -> Failure | None:
    """How a command of ours fails in a process of its own."""
    plugin = [] if args.plugin is None else ["--plugin", args.plugin]
    # A compile worker ends at its own deadline, with a message.
    patience = args.timeout + (60.0 if command[0] == "estimate" else 0.0)
    try:
        done = run_alone(*command, *plugin, timeout=patience)
    except subprocess.TimeoutExpired:
        return Failure("hang", command[0], f"nothing after {patience:.0f} s")
    if done.returncode == exits.NO_PLUGIN:
        raise _core.PluginError(_message(done.stderr))
    if done.returncode < 0:
        name = signal.Signals(-done.returncode).name
        return Failure("crash", name, f"the process died of {name}")
    message = _message(done.stderr)
    if command[0] == "estimate" and done.stdout.strip():
        failed = [row for row in json.loads(done.stdout) if row["status"] != "ok"]
        if not failed:
            return None
        kind = {"crashed": "crash", "timeout": "hang"}.get(failed[0]["status"], "refused")
        message = str(failed[0]["message"])
        return Failure(kind, _sign(message) if kind == "refused" else "", message)
    if done.returncode == exits.OK:
        return None
    if "does not give what was recorded" in message:
        return Failure("numbers", "", message)
    return Failure("refused", _sign(message), message)


def _message(stderr: str) -> str:
    lines = stderr.strip().splitlines()
    starts = [i for i, line in enumerate(lines) if line.startswith("torchtpu: ")]
    return "\n".join(lines[starts[-1] :]).removeprefix("torchtpu: ") if starts else "\n".join(lines[-5:])


def _sign(message: str) -> str:
    """A message without what names a place, a size or a number."""
    first = message.strip().split("\n")[0]
    return " ".join(word for word in first.split() if not re.search(r"[\d/%]", word))[:120]


def _first_call(message: str) -> int:
    found = re.search(r"call (\d+), ", message)
    return int(found.group(1)) if found else 0
