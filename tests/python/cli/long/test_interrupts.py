"""Ctrl-C and SIGTERM at random moments: no process is left, no file is half, no earlier file is lost."""

from __future__ import annotations

import importlib
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
import torch
import torchtpu_compile
from command import was_not_up
from cpu_plugin import CPU_PLUGIN
from safetensors.torch import save_file, save_model
from test_package import RUNNER
from torchtpu_compile.cli import exits
from torchtpu_compile.cli.interrupts import Interrupts, Terminated

TORCHTPU = [sys.executable, "-m", "torchtpu_compile.cli"]
MOMENTS = int(os.environ.get("INTERRUPTS", "2"))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A model that is recorded, packaged and has keys; a graph that fails; a program."""
    folder = tmp_path_factory.mktemp("place")
    torch.manual_seed(0)
    model = torch.nn.Sequential(torch.nn.Linear(16, 32), torch.nn.GELU(), torch.nn.Linear(32, 4)).eval()
    options = {"cache": "off", "buckets": [8, 32]}
    compiled = torch.compile(model, backend="tpu", dynamic=True, fullgraph=True, options=options)
    with torch.no_grad(), torchtpu_compile.record(folder / "rec"):
        compiled(torch.randn(5, 16))
    save_model(model, str(folder / "w.safetensors"))
    lines = [f"%{i + 1} = aten.neg.default(%{i}) : f32[2] name=n{i}" for i in range(9)]
    lines[5] = "%6 = aten.nobody_has_this.default(%5) : f32[2] name=unknown"
    text = "graph g inference\ninput %0 x: f32[2]\n" + "\n".join(lines) + "\nreturn %9\n"
    (folder / "fails.fx").write_text(text)
    (folder / "app.py").write_text(
        "import torch\nc = torch.compile(torch.nn.Linear(4, 4), backend='tpu')\n"
        "with torch.no_grad():\n    for n in range(2, 5): c(torch.ones(n, 4))\n"
    )
    environment = {**os.environ, "TORCHTPU_CACHE_DIR": str(folder / "full")}
    (recording,) = (folder / "rec").glob("*.ttpu")
    shutil.copy(recording, folder / "g.ttpu")

    def run(*command: str) -> None:
        subprocess.run([*TORCHTPU, *command], cwd=folder, env=environment, check=True, timeout=300)

    run("cache", "keys", "key")
    run("warmup", "g.ttpu")
    weights = ("--weights", "w.safetensors", "--sign", "key", "--inputs", "x")
    run("package", "g.ttpu", *weights, "--out", "m.tpkg")
    save_file({"x": torch.randn(5, 16)}, folder / "in.safetensors")
    return folder


RUNS = {
    "record": ["record", "--out", "rec", "--", sys.executable, "app.py"],
    "report": ["report", "--out", "OUT.zip", "g.ttpu", "--", sys.executable, "app.py"],
    "warmup": ["warmup", "g.ttpu", "--out", "OUT.bundle", "--sign", "key"],
    "estimate": ["estimate", "g.ttpu", "--target", "cpu", "--html", "OUT.html"],
    "package": ["package", "g.ttpu", "--weights", "w.safetensors", "--out", "OUT.tpkg"],
    "minify": ["minify", "fails.fx", "--out", "OUT.ttpu"],
    "lower": ["lower", "g.ttpu", "--out", "stages"],
    "export": ["export", "g.ttpu", "--stablehlo", "OUT.mlirbc"],
    "replay": ["replay", "g.ttpu", "--platform", "cpu"],
    "bench": ["bench", "g.ttpu", "--platform", "cpu", "--seconds", "2"],
    "cache export": ["cache", "export", "OUT.bundle", "--cache-dir", "full"],
    "torchtpu-run": [
        "RUN",
        "m.tpkg",
        "--verify",
        "key.pub",
        "--input",
        "in.safetensors",
        "--output",
        "OUT.npz",
    ],
}
# What one of these is told, and how it then ends: by the signal before and after its own handlers stand.
ENDS = {
    signal.SIGINT: {exits.INTERRUPTED, -signal.SIGINT},
    signal.SIGTERM: {exits.TERMINATED, -signal.SIGTERM},
}


def session(leader: int) -> list[tuple[int, str]]:
    """The processes of a session that have not ended."""
    found = []
    for entry in Path("/proc").iterdir():
        if not entry.name.isdigit():
            continue
        try:
            # The machine's other processes may have any bytes in their names.
            state, _, _, of, *_ = (entry / "stat").read_bytes().rsplit(b") ", 1)[1].decode().split()
            command = os.fsdecode((entry / "cmdline").read_bytes().replace(b"\0", b" "))
        except OSError:
            continue
        if int(of) == leader and state != "Z":
            found.append((int(entry.name), command))
    return found


@pytest.mark.parametrize("name", RUNS)
def test_whatever_the_moment_nothing_is_left_and_nothing_lost(name: str, place: Path, tmp_path: Path) -> None:
    if name == "torchtpu-run" and RUNNER is None:
        pytest.skip("torchtpu-run is not built: `make runner` or `cargo test` builds it")
    folder = tmp_path / "work"
    shutil.copytree(place, folder)
    (folder / "tmp").mkdir()
    out = next((folder / word for word in RUNS[name] if word.startswith("OUT.")), None)
    command = [str(RUNNER), *RUNS[name][1:]] if RUNS[name][0] == "RUN" else [*TORCHTPU, *RUNS[name]]
    environment = {
        **os.environ,
        "TMPDIR": str(folder / "tmp"),
        "TORCHTPU_CACHE_DIR": str(folder / "cache"),
        **({"TORCHTPU_PLUGIN": CPU_PLUGIN} if name == "torchtpu-run" else {}),
    }

    def start() -> subprocess.Popen[bytes]:
        shutil.rmtree(folder / "cache", ignore_errors=True)
        if out is not None:
            out.write_bytes(b"earlier")
        return subprocess.Popen(
            command, cwd=folder, env=environment, start_new_session=True,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE,
        )  # fmt: skip

    begun = time.monotonic()
    whole = start()
    whole.communicate(timeout=300)
    took = time.monotonic() - begun
    usual = whole.returncode
    assert usual in (exits.OK, exits.FAILED)
    before = {path.relative_to(folder) for path in folder.rglob("*")}
    random_moment: Callable[[], float] = random.Random(f"{name} {MOMENTS}").random
    for moment in range(MOMENTS):
        number = signal.SIGINT if moment % 2 else signal.SIGTERM
        process = start()
        delay = took * random_moment()
        time.sleep(delay)
        with_what = f"{number.name} after {delay:.3f} of {took:.3f} s"
        if number == signal.SIGINT:
            # As a terminal does.
            os.killpg(process.pid, number)
        else:
            process.send_signal(number)
        _, told = process.communicate(timeout=120)
        status = process.returncode
        allowed = ENDS[number] | {usual}
        if name in ("record", "report"):
            # The program decides what it means: how it ends is told, and the report goes on.
            allowed |= {128 + number, exits.OK, exits.FAILED}
        if was_not_up(told.decode()):
            # Python has a status of its own for that.
            allowed |= {exits.FAILED}
        assert status in allowed, (with_what, status, told.decode())
        left = session(process.pid)
        until = time.monotonic() + 10
        while left and time.monotonic() < until:
            time.sleep(0.1)
            left = session(process.pid)
        assert left == [], (with_what, left)
        assert list((folder / "tmp").iterdir()) == [], with_what
        after = {path.relative_to(folder) for path in folder.rglob("*")}
        new = {path for path in after - before if path.parts[0] not in ("cache", "rec")}
        assert new == set(), (with_what, new)
        assert not [path for path in after if path.suffix in (".tmp", ".part")], with_what
        if out is not None and out.read_bytes() != b"earlier":
            # The new one, whole: the signal came after it was written.
            assert out.stat().st_size > 100, (with_what, status)


@pytest.mark.parametrize(
    ("number", "raised"), [(signal.SIGINT, KeyboardInterrupt), (signal.SIGTERM, Terminated)]
)
def test_a_signal_waits_for_the_end_of_an_import(
    number: signal.Signals, raised: type, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    module = f"imported_until_{number.name}"
    (tmp_path / f"{module}.py").write_text(
        f"import signal, time\nsignal.raise_signal({int(number)})\ntime.sleep(0.1)\nwhole = True\n"
    )
    monkeypatch.syspath_prepend(tmp_path)

    def command() -> None:
        importlib.import_module(module)
        time.sleep(60)

    before = [signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)]
    interrupts = Interrupts(command.__code__)
    interrupts.install()
    try:
        with pytest.raises(KeyboardInterrupt) as ended:
            command()
    finally:
        interrupts.uninstall(exits=False)
    assert ended.type is raised and sys.modules[module].whole
    assert before == [signal.getsignal(one) for one in (signal.SIGINT, signal.SIGTERM)]


def test_ctrl_c_while_the_commands_are_imported_ends_the_process_by_the_signal(tmp_path: Path) -> None:
    # Python 3.11 raises a RuntimeError, with status 1, for what `__set_name__` raises.
    program = tmp_path / "interrupted.py"
    program.write_text(
        "import signal, sys\n"
        "class Descriptor:\n"
        "    def __set_name__(self, owner, name): signal.raise_signal(signal.SIGINT)\n"
        "class Finder:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        "        if name == 'torchtpu_compile.cli.main':\n"
        "            class Owner: attribute = Descriptor()\n"
        "sys.meta_path.insert(0, Finder())\n"
        "import runpy\n"
        "sys.argv = ['torchtpu', 'targets']\n"
        "runpy.run_module('torchtpu_compile.cli', run_name='__main__')\n"
    )
    ended = subprocess.run([sys.executable, program], capture_output=True, timeout=300)
    assert (ended.returncode, ended.stdout, ended.stderr) == (-signal.SIGINT, b"", b"")
