"""`torchtpu doctor`."""

from __future__ import annotations

import argparse
import datetime
import difflib
import importlib.metadata
import importlib.util
import os
import platform
import shutil
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from pathlib import Path

from .. import _core, plugins, torchtpu_package, tpu_processes
from ..options import PLATFORMS, WITHOUT_OPTION, OptionError, Options
from ..wording import counted
from . import exits
from .common import Parser, add_json, worker_pool
from .output import bytes_text, painted, print_json

HELP = "check the installation and print a fix for each problem"
DESCRIPTION = """\
Checks Python, PyTorch and its private interfaces that this package uses, the PJRT plugins (each in its own
process, so that a broken one does no harm), the TPU, the processor, the TORCHTPU_* variables, and the cache.
Prints a command for each problem.

--selftest also compiles and runs a small model, forward and backward, and arrays of each class of shapes that
a TPU keeps in an order of its own, and compares them with eager PyTorch. On a TPU VM this checks that the
chip works with this package."""
EXAMPLES = """\
  torchtpu doctor
  torchtpu doctor --selftest                  # on this machine's best device
  torchtpu doctor --selftest --platform tpu   # on a TPU VM
  torchtpu doctor --json | jq '.checks[] | select(.state != "ok")'"""

# How long a plugin may take to load and to describe itself.
PATIENCE = 120.0

MARKS = {"ok": "ok  ", "info": "info", "warning": "WARN", "failed": "FAIL"}
COLORS = {"ok": "green", "info": "blue", "warning": "yellow", "failed": "red"}


@dataclass(frozen=True)
class Check:
    """One thing looked at. `state` is ok, info, warning or failed; `fix` a command or an instruction."""

    name: str
    state: str
    detail: str
    fix: str | None = None


def add(parser: Parser) -> None:
    parser.add_argument("--selftest", action="store_true", help="compile and run a small model")
    parser.add_argument(
        "--platform",
        choices=PLATFORMS,
        default=os.environ.get("TORCHTPU_PLATFORM", "auto"),
        help="where the self-test runs (default: $TORCHTPU_PLATFORM, else auto)",
    )
    add_json(parser)


def run(args: argparse.Namespace) -> int:
    checks = []
    for check in _checks(args):
        checks.append(check)
        if not args.json:
            mark = painted(MARKS[check.state], COLORS[check.state])
            print(f"{mark}  {check.name}: {check.detail}", flush=True)
            if check.fix is not None:
                print(f"      → {check.fix}")
    failed = [c for c in checks if c.state == "failed"]
    if args.json:
        print_json({"ok": not failed, "checks": [asdict(c) for c in checks]})
    elif failed:
        print(f"\n{len(failed)} of {len(checks)} checks failed")
    else:
        warnings = sum(check.state == "warning" for check in checks)
        print(f"\nno check failed, {counted(warnings, 'warning')}" if warnings else "\nall checks passed")
    return exits.FAILED if failed else exits.OK


def _checks(args: argparse.Namespace) -> Iterator[Check]:
    yield Check(
        "torchtpu-compile", "ok", f"{_core.__version__}, {len(_core.supported_ops())} operators lowered"
    )
    yield _system()
    yield _torch()
    if torchtpu_package.installed():
        yield Check("TorchTPU", "info", torchtpu_package.rule())
    yield from _plugins()
    yield _tpu()
    yield from _tpu_processes()
    yield _processor()
    yield from _environment()
    yield _cache()
    if args.selftest:
        yield _selftest(args.platform)


def _system() -> Check:
    detail = f"Python {platform.python_version()}, {platform.system()} {platform.machine()}"
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        return Check("system", "warning", f"{detail}; only Linux on x86-64 is supported")
    return Check("system", "ok", detail)


def _torch() -> Check:
    install = "pip install 'torch>=2.10'"
    if importlib.util.find_spec("torch") is None:
        return Check("PyTorch", "failed", "not installed", install)
    try:
        from .. import torch_private
    except Exception as error:  # A broken installation raises whatever it likes.
        return Check("PyTorch", "failed", f"cannot be imported: {error}", f"{install} --force-reinstall")
    version = importlib.metadata.version("torch")
    lacking = torch_private.missing()
    if lacking:
        return Check("PyTorch", "failed", f"{version} lacks {', '.join(lacking)}", install)
    if (problem := torch_private.cannot_keep()) is not None:
        return Check("PyTorch", "warning", f"{problem}: each process traces its functions anew", install)
    return Check("PyTorch", "ok", f"{version}, all {len(torch_private.NEEDED)} private interfaces found")


_EXTRAS = {"cpu": "cpu", "cuda": "cuda13", "tpu": "tpu"}
# libtpu is asked about one chip, which need not exist.
_ASKED = {"cpu": "cpu", "cuda": "cuda", "tpu": "v5e:1x1"}


def _plugins() -> Iterator[Check]:
    workers = worker_pool(os.environ.get("TORCHTPU_PLUGIN") or None, timeout=PATIENCE)
    if workers["plugin"]:
        yield Check(
            "plugin", "info", f"TORCHTPU_PLUGIN={workers['plugin']} stands in for every installed plugin"
        )
        yield from _stand_in(workers)
    else:
        for name in _EXTRAS:
            yield _plugin(name, workers)
    yield from _xla(workers)
    known = [name for name, _ in plugins.installed()]
    other = [name for name in known if not any(platform in name for platform in (*_EXTRAS, "libtpu"))]
    if other:
        yield Check("other plugins", "info", ", ".join(other))


def _xla(workers: dict[str, object]) -> Iterator[Check]:
    """Names the XLA that runs programs on the CPU, its age, a faster build, and plugins not loaded."""
    found = _core.cpu_plugins(workers)
    for plugin in found:
        if plugin["problem"] is not None:
            yield Check("CPU plugin", "warning", str(plugin["problem"]))
    try:
        used = next((plugin for plugin in found if plugin["used"]), None)
        path = _core.find_plugin("cpu", workers)
    except _core.PluginError:
        return  # The check of the plugin says so.
    best = found[0]
    better = f"{best['requirement']} has XLA of {_month(best['xla'])}, {best['reason']}"
    install = f"pip install {best['requirement']}"
    if used is None or used["requirement"] is None:
        yield Check("XLA on the CPU", "info", f"a build that is not known here ({path}); {better}", install)
        return
    detail = f"{used['requirement']}, XLA of {_month(used['xla'])} ({_age(used['xla'])}): {used['reason']}"
    if used is best:
        rest = [
            str(p["requirement"]) for p in found[1:] if p["path"] is not None and p["requirement"] is not None
        ]
        also = f"; also installed: {', '.join(rest)} (TORCHTPU_PLUGIN chooses)" if rest else ""
        yield Check("XLA on the CPU", "ok", detail + also)
    elif workers["plugin"]:
        fix = "correct or unset TORCHTPU_PLUGIN"
        yield Check("XLA on the CPU", "info", f"{detail}. TORCHTPU_PLUGIN chose it; {better}", fix)
    else:
        yield Check("XLA on the CPU", "warning", f"{detail}. {better}", install)


def _month(date: str) -> str:
    """`2026-06` in words."""
    return datetime.date.fromisoformat(f"{date}-01").strftime("%B %Y")


def _age(date: str) -> str:
    year, month = map(int, date.split("-"))
    today = datetime.date.today()
    months = (today.year - year) * 12 + today.month - month
    return "new" if months < 1 else f"{months} month{'s' * (months > 1)} old"


def _stand_in(workers: dict[str, object]) -> Iterator[Check]:
    """Checks the plugin that replaces all others; it seldom supports every platform, and one is enough."""
    found = [_plugin(name, workers) for name in _EXTRAS]
    works = any(check.state == "ok" for check in found)
    for check in found:
        if check.state == "ok" or not works:
            yield replace(check, fix=check.fix and "correct or unset TORCHTPU_PLUGIN")
        else:
            yield Check(check.name, "info", f"TORCHTPU_PLUGIN does not stand in for it: {check.detail}")


def _plugin(name: str, workers: dict[str, object]) -> Check:
    title = f"{name} plugin"
    install = f"pip install 'torchtpu-compile[{_EXTRAS[name]}]'"
    if name == "cpu":
        install = f"pip install {_core.cpu_plugins(workers)[0]['requirement']}"
    try:
        path = _core.find_plugin(name, workers)
    except _core.PluginError as error:
        needed = name == "cpu" or (name == "tpu" and _core.host()["tpu_device"])
        if needed:
            return Check(title, "failed", str(error), install)
        return Check(title, "info", f"not installed; only needed to {_PURPOSE[name]}", install)
    try:
        described = _core.describe_plugin(_ASKED[name], workers)
    except _core.TorchTpuError as error:
        if name == "cuda":
            return Check(title, "info", f"{path}: {error}")
        return Check(title, "failed", f"{path}: {error}", f"{install} --upgrade --force-reinstall")
    major, minor = described["api_version"]
    devices = described["devices"]
    what = f"{len(devices)} × {devices[0]}" if name != "tpu" else f"compiles for {devices[0]} and others"
    version = " ".join(str(described["platform_version"]).split())
    return Check(title, "ok", f"PJRT {major}.{minor}, {version}, {what} ({path})")


_PURPOSE = {"cuda": "run on a GPU", "tpu": "compile for TPUs", "cpu": "run on the CPU"}


def _tpu() -> Check:
    host = _core.host()
    if host["tpu_device"]:
        holders = _core.tpu_holders()
        if holders:
            fix = "end these processes, or give each process chips of its own (TPU_VISIBLE_CHIPS)"
            return Check("TPU", "warning", f"{host['tpu']}; {'; '.join(holders)}", fix)
        return Check("TPU", "ok", host["tpu"])
    if host["tpu_obstacle"]:
        return Check("TPU", "failed", host["tpu_obstacle"], "make the device files visible")
    return Check("TPU", "info", "none on this machine; graphs can be compiled for TPUs, and run on the CPU")


def _tpu_processes() -> Iterator[Check]:
    """The variables that make this process one of several on the hosts of a slice."""
    given = [f"{name}={os.environ[name]}" for name in tpu_processes.NAMES if os.environ.get(name)]
    found = tpu_processes.problems(os.environ)
    if found:
        yield Check(
            "TPU processes",
            "failed",
            "; ".join(found),
            "set all that torchtpu_compile.distributed.tpu_environment gives, or none",
        )
    elif given:
        yield Check("TPU processes", "ok", " ".join(given))
    elif _core.host()["tpu_device"]:
        yield Check("TPU processes", "info", "no variable is set: one process has all chips of this host")


def _processor() -> Check:
    features = str(_core.host()["cpu"]).split()
    told = [f for f in ("avx2", "fma", "avx512f", "avx512_bf16", "amx_bf16", "amx_tile") if f in features]
    memory = os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
    detail = (
        f"{os.cpu_count()} cores, {bytes_text(memory)} of memory, {' '.join(told) or 'no vector extensions'}"
    )
    return Check("processor", "ok", detail)


def _environment() -> Iterator[Check]:
    known = {f.metadata["env"] for f in Options.__dataclass_fields__.values()} - {None} | {*WITHOUT_OPTION}
    given = {name: value for name, value in os.environ.items() if name.startswith("TORCHTPU_")}
    for name in sorted(given.keys() - known):
        close = difflib.get_close_matches(name, known, n=1)
        hint = f"did you mean {close[0]}?" if close else f"unset {name}"
        yield Check("environment", "warning", f"unknown variable {name}", hint)
    try:
        Options.resolve({}, given)
    except ValueError as error:
        yield Check("environment", "failed", str(error), "correct or unset the variable")
        return
    shown = ", ".join(f"{name}={given[name]}" for name in sorted(given.keys() & known))
    yield Check("environment", "ok", shown or "no TORCHTPU_* variable is set")


def _cache() -> Check:
    """State and permissions of the cache's directory."""
    try:
        options = Options.resolve({})
        directory = Path(options.cache_dir or _core.cache_default_dir())
        stats = _core.cache_stats(directory)
    except OptionError as error:
        return Check("cache", "failed", str(error), "correct or unset the variable")
    except _core.CacheError as error:
        return Check("cache", "failed", str(error), "set TORCHTPU_CACHE_DIR to a directory of your own")
    if options.cache == "off":
        return Check("cache", "info", "off: each process compiles anew")
    existing = next(path for path in (directory, *directory.absolute().parents) if path.exists())
    room = f"{bytes_text(shutil.disk_usage(existing).free)} free"
    if options.cache == "on" and not os.access(existing, os.W_OK):
        return Check("cache", "failed", f"{existing} cannot be written", f"chmod u+w {existing}")
    if not directory.exists():
        return Check("cache", "ok", f"{directory}, made at the first compile; {room}")
    executables = counted(stats["executables"], "executable")
    detail = f"{directory}, {options.cache}; {executables}, {bytes_text(stats['bytes'])}"
    if stats["quarantined"]:
        return Check("cache", "warning", f"{detail}; {stats['quarantined']} damaged entries were put aside")
    return Check("cache", "ok", f"{detail} of at most {bytes_text(options.cache_max_bytes)}; {room}")


def _selftest(where: str) -> Check:
    report = (
        f"report it with the output of `{sys.executable} -m torchtpu_compile.cli doctor --selftest --json`"
    )
    try:
        from . import selftest

        try:
            detail = selftest.run(where)
        except selftest.Mismatch as error:
            return Check("self-test", "failed", str(error), report)
    except Exception as error:  # Whatever keeps it from running is the answer, also a PyTorch that is broken.
        return Check("self-test", "failed", f"{type(error).__name__}: {error}", report)
    return Check("self-test", "ok", detail)
