"""Commands whose streams are closed, whose disks are full, and whose files are not what they should be."""

from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
import torch
import torchtpu_compile
from command import Command
from cpu_plugin import CPU_PLUGIN
from torchtpu_compile import _core
from torchtpu_compile.cli import exits
from torchtpu_compile.cli.bug_report import _write, graphs
from torchtpu_compile.whole_file import write_text

TORCHTPU = f"{sys.executable} -m torchtpu_compile.cli"


def shell(line: str, folder: Path, **env: str) -> subprocess.CompletedProcess[str]:
    """A line of a shell, with `torchtpu` in it."""
    given = {k: v for k, v in os.environ.items() if not k.startswith("TORCHTPU_")}
    given |= {"TORCHTPU_CACHE_DIR": str(folder / "cache"), **env}
    line = line.replace("torchtpu ", f"{TORCHTPU} ")
    return subprocess.run(
        ["bash", "-c", line], cwd=folder, env=given, capture_output=True, text=True, timeout=300
    )


@pytest.mark.parametrize("stream", [">&-", ">/dev/full", "2>&-", "2>/dev/full", ">&- 2>&-", "<&-"])
@pytest.mark.parametrize("command", ["targets", "cache keys k", "no-such-command", "--help"])
def test_streams_that_are_closed_or_full_are_no_traceback(command: str, stream: str, tmp_path: Path) -> None:
    ended = shell(f"torchtpu {command} {stream}", tmp_path)
    wrong = command == "no-such-command"
    # argparse takes no notice of help that nobody can read.
    full = stream == ">/dev/full" and not wrong and command != "--help"
    assert ended.returncode == (exits.USAGE if wrong else exits.UNREADABLE if full else exits.OK), ended
    assert "Traceback" not in ended.stderr and "Exception ignored" not in ended.stderr, ended.stderr
    assert ("No space left" in ended.stderr) == full
    if "2>&-" in stream or "2>/dev/full" in stream:
        assert ("Traceback" not in ended.stdout and "usage" not in ended.stdout.split("\n")[0]) or not wrong


def test_what_is_told_goes_into_no_file_that_is_opened_later(tmp_path: Path) -> None:
    made = shell("torchtpu cache keys k >&- 2>&- <&-", tmp_path)
    assert made.returncode == exits.OK
    assert (tmp_path / "k").read_text().startswith("torchtpu-bundle-secret-key ")
    assert (tmp_path / "k.pub").read_text().startswith("torchtpu-bundle-public-key ")


def test_a_terminal_without_arrows_shows_escapes(tmp_path: Path) -> None:
    (tmp_path / "g.fx").write_text(
        'graph g inference\nsource "m.py" 3 "y = x → 1"\ninput %0 x: f32[2]\n'
        "%1 = aten.neg.default(%0) : f32[2] name=y source=0\nreturn %1\n"
    )
    ended = shell(
        "torchtpu lower g.fx --show fx", tmp_path, PYTHONIOENCODING="ascii", PYTHONUTF8="0", LC_ALL="C"
    )
    assert ended.returncode == exits.OK and "\\u2192" in ended.stdout, ended


@pytest.mark.parametrize(
    "arguments",
    [
        ["lower", "GRAPH", "--sizes", "s0=99999999999999999999"],
        ["bench", "GRAPH", "--call", "99999999999999999999"],
        ["bench", "GRAPH", "--seconds", "1e400"],
        ["dump", "99999999999999999999"],
        ["dump", "99999999999999"],
        ["dump", str(2**31 + 5)],
        ["cache", "gc", "--max-bytes", "99999999999999999999999"],
        ["warmup", "GRAPH", "--jobs", "99999999999999999999"],
        ["warmup", "GRAPH", "--shapes", "-99999999999999999999"],
        ["record", "--world-size", "99999999999999999999", "--", "true"],
        ["record", "--world-size", "2", "--rank", "99999999999999999999", "--", "true"],
    ],
)
def test_numbers_of_any_size_are_told(
    torchtpu: Command, recorded: Callable[[str], Path], arguments: list[str]
) -> None:
    ended = torchtpu(*[recorded("mlp") if a == "GRAPH" else a for a in arguments])
    assert ended.status in (exits.USAGE, exits.FAILED), ended
    assert "Traceback" not in ended.err and "panicked" not in ended.err, ended.err


def test_a_very_long_time_is_for_ever(torchtpu: Command, recorded: Callable[[str], Path]) -> None:
    ended = torchtpu("lower", recorded("mlp"), "--show", "hlo", "--timeout", "1e300")
    assert ended.status == exits.OK, ended.err


def test_bundles_and_keys_that_are_missing_or_foreign_are_a_matter_of_the_file(
    torchtpu: Command, tmp_path: Path, recorded: Callable[[str], Path]
) -> None:
    assert torchtpu("cache", "keys", "k").status == exits.OK
    (tmp_path / "text").write_text("text\n")
    imports = {
        "missing": ["none.bundle", "--verify", "k.pub"],
        "foreign": ["text", "--trust-unsigned"],
        "foreign, with a key": ["text", "--verify", "k.pub"],
        "no key": ["text", "--verify", "none.pub"],
        "a key that is none": ["text", "--verify", "text"],
        "a directory": [".", "--trust-unsigned"],
    }
    for what, arguments in imports.items():
        ended = torchtpu("cache", "import", *arguments)
        assert ended.status == exits.UNREADABLE and "Traceback" not in ended.err, (what, ended)
    here = torchtpu("cache", "stats", "--cache-dir", "typo")
    assert here.status == exits.UNREADABLE and "typo" in here.err
    for action in ("ls", "verify", "gc", "clear"):
        assert torchtpu("cache", action, "--cache-dir", "typo").status == exits.UNREADABLE, action
    typo = torchtpu("cache", "export", "b", "--cache-dir", "typo")
    assert typo.status == exits.UNREADABLE and "typo" in typo.err
    (tmp_path / "empty").mkdir(mode=0o700)
    nothing = torchtpu("cache", "export", "b", "--cache-dir", "empty")
    assert nothing.status == exits.FAILED and "no entries" in nothing.err
    assert not (tmp_path / "b").exists() and not (tmp_path / "typo").exists()
    # Known before anything is compiled.
    for more in (["--sign", "nokey"], ["--sign", "text"], ["--sign", "k.pub"]):
        begun = torchtpu("warmup", recorded("mlp"), "--out", "b", *more)
        assert begun.status in (exits.UNREADABLE, exits.FAILED) and "[1/" not in begun.err, begun
    for out in ("none/b", "."):
        begun = torchtpu("warmup", recorded("mlp"), "--out", out)
        assert begun.status == exits.UNREADABLE and "[1/" not in begun.err, begun
    weights = torchtpu("package", recorded("mlp"), "--weights", "text", "--out", "m.tpkg")
    assert weights.status == exits.UNREADABLE and "not in the safetensors format" in weights.err, weights
    assert sorted(p.name for p in tmp_path.iterdir() if p.is_file()) == ["k", "k.pub", "text"]


def test_a_pair_of_keys_is_made_whole_or_not_at_all(torchtpu: Command, tmp_path: Path) -> None:
    assert torchtpu("cache", "keys", "k").status == exits.OK
    secret, public = (tmp_path / "k").read_text(), (tmp_path / "k.pub").read_text()
    (tmp_path / "k").unlink()
    again = torchtpu("cache", "keys", "k")
    assert again.status == exits.UNREADABLE and "k.pub" in again.err, again
    assert not (tmp_path / "k").exists() and (tmp_path / "k.pub").read_text() == public
    (tmp_path / "k.pub").unlink()
    (tmp_path / "k").write_text(secret)
    assert torchtpu("cache", "keys", "k").status == exits.UNREADABLE
    assert not (tmp_path / "k.pub").exists() and (tmp_path / "k").read_text() == secret
    # Stands for a disk that is full.
    full = shell("trap '' XFSZ; ulimit -f 0; torchtpu cache keys new", tmp_path)
    assert full.returncode == exits.UNREADABLE, full
    assert [p.name for p in tmp_path.iterdir() if p.is_file()] == ["k"]


def limit_files() -> None:
    signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))


def test_a_file_that_cannot_be_written_leaves_the_earlier_one(
    torchtpu: Command, tmp_path: Path, recorded: Callable[[str], Path]
) -> None:
    (tmp_path / "out").mkdir()
    commands = {
        "g.mlir": ["export", recorded("mlp"), "--stablehlo", "out/g.mlir"],
        "g.mlirbc": ["export", recorded("mlp"), "--stablehlo", "out/g.mlirbc"],
        "r.zip": ["report", recorded("mlp"), "--out", "out/r.zip"],
    }
    for name, command in commands.items():
        (tmp_path / "out" / name).write_text("earlier")
        ended = subprocess.run(
            [sys.executable, "-m", "torchtpu_compile.cli", *map(str, command)],
            cwd=tmp_path, capture_output=True, text=True, preexec_fn=limit_files, timeout=300,
        )  # fmt: skip
        assert ended.returncode == exits.UNREADABLE and "Traceback" not in ended.stderr, (name, ended)
        assert (tmp_path / "out" / name).read_text() == "earlier"
        assert {p.name for p in (tmp_path / "out").iterdir()} <= set(commands)
        if name != "r.zip":
            assert torchtpu(*command).status == exits.OK
            assert (tmp_path / "out" / name).read_bytes() != b"earlier"


def test_a_report_whose_reader_is_gone_ends(tmp_path: Path) -> None:
    program = "for i in range(100_000): print('line', i)"
    begun = time.monotonic()
    ended = shell(
        f'torchtpu report --out r.zip -- {sys.executable} -c "{program}" 2>&1 >/dev/null | head -1; '
        "echo ${PIPESTATUS[0]}",
        tmp_path,
    )
    assert ended.stdout.splitlines() == ["line 0", "0"], ended
    assert time.monotonic() - begun < 120
    with zipfile.ZipFile(tmp_path / "r.zip") as report:
        assert report.read("output.txt").count(b"\n") == 100_000


def test_files_of_one_name_are_all_in_a_report(torchtpu: Command, tmp_path: Path) -> None:
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "train.log").write_text(folder)
        (tmp_path / folder / "README.txt").write_text(folder)
        (tmp_path / folder / "g.fx").write_text("graph g inference\ninput %0 x: f32[2]\nreturn %0\n")
    files = [f"{folder}/{name}" for folder in "ab" for name in ("train.log", "README.txt", "g.fx")]
    (tmp_path / "large.log").write_bytes(bytes(200_000))
    made = torchtpu("report", "--largest", "0.1", *files, "large.log")
    assert made.status == exits.OK, made.err
    assert "large.log: left out: 195.3 KiB" in made.out
    with zipfile.ZipFile(tmp_path / "torchtpu-report.zip") as report:
        found = {name: report.read(name) for name in report.namelist()}
    assert found["train.log"] == b"a" and found["train-2.log"] == b"b"
    assert found["README-2.txt"] == b"a" and found["README-3.txt"] == b"b"
    assert {"graphs/g.fx", "graphs/g-2.fx"} <= set(found) and b"report" in found["README.txt"]


def children_named(mark: str) -> list[int]:
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                command = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if mark.encode() in command and b"torchtpu_compile.cli" not in command:
                found.append(int(entry.name))
    return found


def started(command: list[object], folder: Path, **env: str) -> subprocess.Popen[str]:
    (folder / "tmp").mkdir(exist_ok=True)
    return subprocess.Popen(
        [sys.executable, "-m", "torchtpu_compile.cli", *map(str, command)],
        cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True,
        env={**os.environ, "TMPDIR": str(folder / "tmp"), **env},
    )  # fmt: skip


def until_said(process: subprocess.Popen[str], text: str) -> None:
    assert process.stderr is not None
    for line in process.stderr:
        if text in line:
            return
    raise AssertionError(f"{text!r} was not said")


def test_sigterm_at_a_report_ends_its_program_and_leaves_nothing(tmp_path: Path) -> None:
    mark = f"time.sleep(47.{os.getpid()})"
    program = f"import time; print('runs', flush=True); {mark}"
    report = started(["report", "--out", "r.zip", "--", sys.executable, "-c", program], tmp_path)
    until_said(report, "runs")
    report.send_signal(signal.SIGTERM)
    report.communicate(timeout=60)
    assert report.returncode == exits.TERMINATED
    assert children_named(mark) == []
    assert [p.name for p in tmp_path.iterdir()] == ["tmp"] and not list((tmp_path / "tmp").iterdir())


@pytest.mark.parametrize("stubborn", [False, True])
def test_ctrl_c_at_a_program_that_hangs_keeps_the_report(tmp_path: Path, stubborn: bool) -> None:
    ignore = "import signal; signal.signal(signal.SIGINT, signal.SIG_IGN)\n" if stubborn else ""
    (tmp_path / "hangs.py").write_text(
        f"{ignore}import time, torch\n"
        'torch.compile(lambda x: x.exp(), backend="tpu")(torch.ones(3))\n'
        "print('it hangs', flush=True)\ntime.sleep(100)\n"
    )
    command = ["report", "--out", "r.zip", "--", sys.executable, "hangs.py"]
    report = started(command, tmp_path, TORCHTPU_CACHE="off")
    until_said(report, "it hangs")
    os.killpg(report.pid, signal.SIGINT)
    out, err = report.communicate(timeout=300)
    assert report.returncode == exits.OK, err
    assert "was interrupted by Ctrl-C" in out
    with zipfile.ZipFile(tmp_path / "r.zip") as made:
        names = made.namelist()
        assert b"it hangs" in made.read("output.txt")
        assert any(name.startswith("graphs/") for name in names)
        assert any(name.startswith("state-") for name in names) == stubborn
    assert not list((tmp_path / "tmp").iterdir())


def test_doctor_does_not_blame_libtpu_where_a_plugin_stands_in(torchtpu: Command) -> None:
    checks = {
        c["name"]: c for c in torchtpu("doctor", "--json", env={"TORCHTPU_PLUGIN": CPU_PLUGIN}).json["checks"]
    }
    assert checks["cpu plugin"]["state"] == "ok"
    assert checks["tpu plugin"]["state"] == "info" and "does not stand in" in checks["tpu plugin"]["detail"]
    libm = "/lib/x86_64-linux-gnu/libm.so.6"
    none = {c["name"]: c for c in torchtpu("doctor", "--json", env={"TORCHTPU_PLUGIN": libm}).json["checks"]}
    assert none["cpu plugin"]["state"] == "failed" and "TORCHTPU_PLUGIN" in none["cpu plugin"]["fix"]


def test_no_entry_of_an_interrupted_command_is_half(tmp_path: Path) -> None:
    """The core's writer: nothing of a recording that cannot be written is left."""
    compiled = torch.compile(lambda x: x.exp(), backend="tpu", options={"cache": "off"})
    with torchtpu_compile.record(tmp_path):
        compiled(torch.ones(3))
    (path,) = tmp_path.glob("*.ttpu")
    before = path.read_bytes()
    limit = resource.getrlimit(resource.RLIMIT_FSIZE)
    handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
    resource.setrlimit(resource.RLIMIT_FSIZE, (100, limit[1]))
    try:
        graph = _core.recorded_call(path, 0)[1]
        with pytest.raises(_core.TorchTpuError):
            _core.save_recording(path, graph, _core.captured_with(path), [], keep=1)
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, limit)
        signal.signal(signal.SIGXFSZ, handler)
    assert path.read_bytes() == before and list(tmp_path.iterdir()) == [path]


def test_a_report_takes_files_of_any_name_and_date_and_goes_to_a_device(tmp_path: Path) -> None:
    (tmp_path / "old.log").write_text("old")
    os.utime(tmp_path / "old.log", (0, 0))
    (tmp_path / os.fsdecode(b"\xffad.log")).write_text("bad name")
    ended = shell("torchtpu report --out r.zip *.log", tmp_path)
    assert ended.returncode == exits.OK, ended
    with zipfile.ZipFile(tmp_path / "r.zip") as report:
        assert report.read("old.log") == b"old" and report.read("\\udcffad.log") == b"bad name"
    assert [info.filename for info in _write(Path(os.devnull), {"a": "b"})] == ["a"]


def test_a_report_replays_to_one_json_text(torchtpu: Command, tmp_path: Path, recorded) -> None:
    with zipfile.ZipFile(tmp_path / "r.zip", "w") as report:
        report.write(recorded("mlp"), "graphs/a.ttpu")
        report.writestr("graphs/b.ttpu", "no graph")
    ended = torchtpu("replay", "r.zip", "--json", "--platform", "cpu")
    assert ended.status == exits.FAILED, ended
    a, b = ended.json
    assert a["graph"] == "a.ttpu" and a["agrees"] and b["graph"] == "b.ttpu" and b["error"]


def test_damaged_reports_are_unreadable_whatever_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "r.zip"
    draw = random.Random(0)
    refused = 0
    for kind in (zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED, zipfile.ZIP_BZIP2, zipfile.ZIP_LZMA):
        with zipfile.ZipFile(path, "w", kind) as report:
            report.writestr("graphs/ä.fx", "graph g inference\n" * 30)
            report.writestr("graphs/b.fx", bytes(range(256)))
        whole = path.read_bytes()
        for _ in range(400):
            data = bytearray(whole)
            for _ in range(draw.randrange(1, 5)):
                data[draw.randrange(len(data))] = draw.randrange(256)
            path.write_bytes(data)
            (tmp_path / "out").mkdir()
            try:
                assert graphs(path, tmp_path / "out")
            except (_core.GraphError, OSError):
                refused += 1
            shutil.rmtree(tmp_path / "out")
            assert {found.name for found in tmp_path.iterdir()} == {"r.zip"}
    assert refused > 400
    with zipfile.ZipFile(path, "w") as report:
        report.writestr("README.txt", "nothing")
    with pytest.raises(_core.GraphError, match="holds no graphs"):
        graphs(path, tmp_path)


def test_a_new_file_keeps_the_permissions_of_the_earlier_one(tmp_path: Path) -> None:
    secret = tmp_path / "secret"
    secret.write_text("earlier")
    secret.chmod(0o600)
    write_text(secret, "later")
    assert secret.read_text() == "later" and secret.stat().st_mode & 0o777 == 0o600
    (tmp_path / "loop").symlink_to("loop")
    write_text(tmp_path / "loop", "whole")
    assert (tmp_path / "loop").read_text() == "whole"
