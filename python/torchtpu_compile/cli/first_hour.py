"""`torchtpu first-hour`."""

from __future__ import annotations

import argparse
import json
import os
import sys
import tempfile
import time
import zipfile
from dataclasses import asdict, dataclass
from pathlib import Path

from .. import _core
from . import exits, supervised
from .common import Parser, add_json, add_platform, check_writable, positive_seconds, run_alone, worker_pool
from .output import print_json, seconds_text

HELP = "check a machine with a TPU step by step, and write one file to send"
DESCRIPTION = """\
Runs ten steps in a fixed order: client, memory, transfers, one op, the graphs of the self-test, a training,
eager PyTorch in three modes, collectives, a kill, and a warm start. Each runs in its own process with a
deadline, and prints what it expected and what it saw. A step that fails says what to do. The others run all
the same, unless the client cannot be opened.

The last lines compare the time of a program with libtpu's estimate for a TPU, if libtpu is installed. --out
names the file to send: the outcomes, the log of each step, the state of a step that hung, and the output of
`torchtpu doctor`. The steps use a cache of their own. Without a TPU the command is a rehearsal on the CPU."""
EXAMPLES = """\
  torchtpu first-hour                         # on this machine's best device
  torchtpu first-hour --platform cpu          # a rehearsal
  torchtpu first-hour --steps transfers,eager"""


@dataclass(frozen=True)
class Step:
    """A step as the command describes it."""

    name: str
    expected: str
    seconds: float
    """Its deadline on a machine that does nothing else."""
    advice: str


STEPS = (
    Step(
        "client",
        "the plugin opens a client with at least one device",
        120,
        "run `torchtpu doctor`. On a TPU, another process may hold the chips: `lsof /dev/accel* /dev/vfio/*`",
    ),
    Step(
        "memory",
        "64 MiB are allocated and freed",
        60,
        "send the file: the plugin's account of memory differs from ours",
    ),
    Step(
        "transfers",
        "tensors come back unchanged",
        120,
        "do not train on this device: data are damaged on the way. Send the file",
    ),
    Step(
        "one-op",
        "a sum agrees with the CPU",
        120,
        "run `torchtpu doctor --selftest`, and send the file: the compiler or its options are at fault",
    ),
    Step(
        "graphs",
        "the self-test's graphs agree with eager PyTorch",
        300,
        "send the file, and one of `torchtpu report -- torchtpu doctor --selftest`, with the graphs",
    ),
    Step(
        "training",
        "the loss falls and follows the CPU's",
        300,
        "send the file. Try `torch.set_float32_matmul_precision('highest')`",
    ),
    Step(
        "eager",
        "eager PyTorch agrees with the CPU in three modes",
        300,
        "use the modes that passed: TORCHTPU_EAGER=strict, fused_exact or fused. Send the file",
    ),
    Step(
        "collectives",
        "ranks on several chips agree on a sum",
        300,
        "check that TPU_* variables are unset, and that ports on 127.0.0.1 are free. Send the file",
    ),
    Step(
        "kill",
        "a new process gets the device after another was killed",
        180,
        "end the processes that hold the device; remove /tmp/libtpu_lockfile if none does. Send the file",
    ),
    Step(
        "warm-start",
        "a second process compiles nothing",
        240,
        "send the file. Each process compiles anew; `torchtpu cache explain` with a key says why",
    ),
)
# What a hanging process may take to say where.
DUMP_SECONDS = 30.0


@dataclass(frozen=True)
class Outcome:
    """A step and how it ended. `state` is ok, failed, timed out or not run."""

    step: str
    state: str
    expected: str
    seen: str
    seconds: float
    advice: str | None


def add(parser: Parser) -> None:
    names = ",".join(step.name for step in STEPS)
    parser.add_argument(
        "--steps", default=names, metavar="NAME,…", help="run these steps only (default: %(default)s)"
    )
    parser.add_argument(
        "--out",
        type=Path,
        default=Path("torchtpu-first-hour.zip"),
        metavar="FILE",
        help="file to send (default: %(default)s)",
    )
    parser.add_argument(
        "--deadline",
        type=positive_seconds,
        metavar="S",
        help="deadline of each step in seconds (default: 60 to 300, by step)",
    )
    add_platform(parser)
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    check_writable(args.out)
    wanted = args.steps.split(",")
    if unknown := set(wanted) - {step.name for step in STEPS}:
        raise ValueError(
            f"unknown steps {', '.join(sorted(unknown))}; known: {', '.join(s.name for s in STEPS)}"
        )
    outcomes: list[Outcome] = []
    logs: dict[str, str] = {}
    interrupted = False
    with tempfile.TemporaryDirectory() as folder:
        environment = _environment(args, Path(folder))
        for number, step in enumerate((s for s in STEPS if s.name in wanted), 1):
            if any(o.step == "client" and o.state != "ok" for o in outcomes):
                outcome = Outcome(
                    step.name, "not run", step.expected, "the client could not be opened", 0.0, None
                )
            else:
                outcome, logs[step.name], interrupted = _run_step(step, args, environment)
            outcomes.append(outcome)
            if not args.json:
                _show(number, outcome)
            if interrupted:
                break
        foretold = "" if interrupted else _foretold(environment, Path(folder))
    if foretold and not args.json:
        print(f"\n{foretold}")
    if not interrupted:
        logs["doctor.json"] = run_alone("doctor", "--json", timeout=600).stdout
    _write(args.out, outcomes, logs, foretold)
    bad = [o for o in outcomes if o.state != "ok"]
    if args.json:
        print_json(
            {
                "ok": not bad,
                "steps": [asdict(o) for o in outcomes],
                "foretold": foretold,
                "file": str(args.out),
            }
        )
    else:
        said = f"{len(bad)} of {len(outcomes)} steps failed" if bad else f"all {len(outcomes)} steps passed"
        print(f"\n{said}; the file to send is {args.out}")
    if interrupted:
        return exits.INTERRUPTED
    return exits.FAILED if bad else exits.OK


def _environment(args: argparse.Namespace, folder: Path) -> dict[str, str]:
    given = {
        "TORCHTPU_PLATFORM": args.platform,
        "TORCHTPU_CACHE_DIR": str(folder / "cache"),
        # The steps install the device themselves, also beside a GPU or TorchTPU.
        "TORCHTPU_DEVICE": "1",
        "TORCH_DEVICE_BACKEND_AUTOLOAD": "0",
        "PYTHONUNBUFFERED": "1",
    }
    if args.plugin:
        given["TORCHTPU_PLUGIN"] = args.plugin
    return {**os.environ, **given}


def _run_step(step: Step, args: argparse.Namespace, environment: dict[str, str]) -> tuple[Outcome, str, bool]:
    from .hardware_steps import read_outcome

    lines: list[str] = []

    def take_state(pid: int) -> None:
        try:
            lines.append(run_alone("dump", str(pid), timeout=DUMP_SECONDS).stdout)
        except Exception as error:  # The state is an addition: its absence is no failure of the step.
            lines.append(f"no state of process {pid}: {error}")

    deadline = args.deadline or step.seconds
    command = [sys.executable, "-P", "-m", "torchtpu_compile.cli.hardware_steps", step.name]
    ended = supervised.run(
        command,
        environment,
        output=lambda line: lines.append(line.decode(errors="replace").rstrip()),
        timeout=deadline,
        patience=5.0,
        before_end=take_state,
    )
    log = "\n".join(lines)
    found = read_outcome(log)
    interrupted = ended.interrupted or ended.terminated
    if interrupted:
        state, seen = "not run", "interrupted"
    elif ended.timed_out:
        state, seen = "timed out", f"nothing after {deadline:.0f} s; the file has the state of the process"
    elif found is None:
        state, seen = (
            "failed",
            f"the process ended with status {ended.status} and no result; the file has its output",
        )
    else:
        state, seen = "ok" if found["ok"] else "failed", str(found["seen"])
    advice = step.advice if state in ("failed", "timed out") else None
    return Outcome(step.name, state, step.expected, seen, ended.seconds, advice), log, interrupted


def _show(number: int, outcome: Outcome) -> None:
    mark = {"ok": "ok  ", "failed": "FAIL", "timed out": "FAIL", "not run": "SKIP"}[outcome.state]
    print(f"{mark}  {number}. {outcome.step} ({seconds_text(outcome.seconds)})")
    print(f"      expected: {outcome.expected}")
    print(f"      seen: {outcome.seen}", flush=True)
    if outcome.advice is not None:
        print(f"      → {outcome.advice}", flush=True)


def _foretold(environment: dict[str, str], folder: Path) -> str:
    """Compares a program's time here with libtpu's estimate. Empty if libtpu is not installed."""
    from .hardware_steps import read_outcome

    try:
        _core.find_plugin("tpu", worker_pool())
    except _core.PluginError:
        return ""
    lines: list[str] = []
    recording = folder / "recording"
    command = [sys.executable, "-P", "-m", "torchtpu_compile.cli.hardware_steps", "program"]
    supervised.run(
        command,
        {**environment, "FIRST_HOUR_RECORDING": str(recording)},
        output=lambda line: lines.append(line.decode(errors="replace")),
        timeout=180.0,
    )
    found = read_outcome("".join(lines))
    if found is None or not found["ok"]:
        return "no estimate: the program did not run"
    seen = json.loads(found["seen"])
    try:
        rows = json.loads(
            run_alone("estimate", str(recording), "--target", "v5e", "--json", timeout=300).stdout
        )
        bound = max(float(row["roofline_seconds"]) for row in rows)
    except Exception as error:
        return f"no estimate: {type(error).__name__}: {error}"
    here, there = seconds_text(seen["steady"]), seconds_text(bound)
    return f"a program of two layers takes {here} a call here; on a TPU v5e at least {there}, by libtpu"


def _write(out: Path, outcomes: list[Outcome], logs: dict[str, str], foretold: str) -> None:
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        summary = {
            "version": _core.__version__,
            "time": time.strftime("%Y-%m-%dT%H:%M:%S%z"),
            "steps": [asdict(outcome) for outcome in outcomes],
            "foretold": foretold,
        }
        archive.writestr("first-hour.json", json.dumps(summary, indent=1, ensure_ascii=False))
        for name, text in logs.items():
            archive.writestr(name if "." in name else f"{name}.log", text)
