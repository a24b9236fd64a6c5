"""What holds for every command: help, exit status, bad arguments, bad files."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgpack
import pytest
from command import RECORDED, Command
from torchtpu_compile.cli import exits, output
from torchtpu_compile.cli.main import COMMANDS


def test_help_lists_every_command_with_a_line(torchtpu: Command) -> None:
    ended = torchtpu("--help")
    assert ended.status == exits.OK
    text = " ".join(ended.out.split())
    for name, module in COMMANDS.items():
        assert f"{name} {module.HELP}" in text
    assert "exit status:" in ended.out


@pytest.mark.parametrize("name", COMMANDS)
def test_each_command_teaches_itself(torchtpu: Command, name: str) -> None:
    ended = torchtpu(name, "--help")
    assert ended.status == exits.OK
    assert ended.err == ""
    assert COMMANDS[name].DESCRIPTION.strip() in ended.out
    examples = ended.out.split("examples:\n")[1].split("\n\n")[0]
    assert f"torchtpu {name}" in examples
    assert "`torchtpu --help` lists the exit statuses" in ended.out


def test_without_a_command_there_is_help(torchtpu: Command) -> None:
    bare, asked = torchtpu(), torchtpu("--help")
    assert bare.status == exits.OK and bare.out == asked.out and exits.TABLE in bare.out


SCRIPT = """
import sys, torch
compiled = torch.compile(lambda x: torch.linalg.eigvals(x.cos()).abs() + 1, backend="tpu")
print(sys.argv[1:], compiled(torch.ones(2, 2)).shape)
sys.exit(int(sys.argv[1]))
"""


def test_a_script_is_explained(torchtpu: Command, tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT)
    ended = torchtpu("explain", "--html", "page.html", "script.py", "0", "--flag")
    assert ended.status == exits.OK, ended.err
    assert ended.out.startswith(
        "['0', '--flag'] torch.Size([2])\nscript.py on cpu: 1 graph compiled; 1 op in eager"
    )
    assert "in eager PyTorch: aten.linalg_eig.default at " in ended.out and "\nrun: " in ended.out
    assert "aten.linalg_eig.default" in (tmp_path / "page.html").read_text()
    failed = torchtpu("explain", "script.py", "5")
    assert failed.status == 5 and "incomplete: the script ended with status 5" in failed.out
    assert torchtpu("explain", "missing.py").status == exits.UNREADABLE


def test_a_terminal_gets_tables_that_fit_and_colors(monkeypatch: pytest.MonkeyPatch) -> None:
    row = ["graph0_inference-1a2b3c4d", *(["12.5 MiB"] * 12)]
    head = [f"column {i}" for i in range(13)]
    whole = output.table(head, [row, row])
    assert len(whole.splitlines()) == 4
    parts = output.table(head, [row, row], width=80)
    assert max(map(len, parts.splitlines())) <= 80
    assert [parts.split().count(cell) for cell in row[:1]] == [2 * (parts.count("\n\n") + 1)]
    assert parts.count("12.5 MiB") == whole.count("12.5 MiB")
    assert output.painted("WARN", "yellow") == "WARN"
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.delenv("NO_COLOR", raising=False)
    assert output.painted("WARN", "yellow") == "\x1b[33mWARN\x1b[0m"
    monkeypatch.setenv("NO_COLOR", "1")
    assert output.painted("WARN", "yellow") == "WARN"


WRONG = {
    "text.txt": (b"hello\n", "text that does not begin with `graph `"),
    "zeros.bin": (bytes(100), "a binary file of an unknown format"),
    "model.bundle": (b"TTPUBND\0" + bytes(90), "a bundle, which `torchtpu cache import`"),
    "model.tpkg": (b"TTPUPKG\0" + bytes(90), "a package, which `torchtpu-run` executes"),
    "model.pt": (b"PK\x03\x04" + b"\xff" * 90, "a zip archive, such as a checkpoint"),
    "w.safetensors": (b"\x40" + bytes(7) + b'{"a": 1}' + b"\xff" * 90, "in the safetensors format"),
}


@pytest.mark.parametrize("command", ["replay", "package", "estimate"])
def test_files_that_are_no_recordings_are_recognized(torchtpu: Command, tmp_path: Path, command: str) -> None:
    more = ["--out", "out"] if command == "package" else []
    for name, (content, says) in WRONG.items():
        (tmp_path / name).write_bytes(content)
        ended = torchtpu(command, name, *more)
        assert ended.status == exits.UNREADABLE and says in ended.err, (name, ended.err)
        assert "A recording is a .ttpu file that `torchtpu record`" in ended.err
    (tmp_path / "dir").mkdir()
    shutil.copy(RECORDED / "mlp.ttpu", tmp_path / "dir")
    if command != "estimate":
        ended = torchtpu(command, "dir", *more)
        assert ended.status == exits.UNREADABLE and "name one of its 1 recordings, such as" in ended.err, (
            ended.err
        )


def test_a_look_at_the_command_line_does_not_load_pytorch() -> None:
    program = (
        "import sys\n"
        "from torchtpu_compile.cli.main import main\n"
        "assert main(['targets', '--json']) == 0\n"
        "assert 'torch' not in sys.modules and 'numpy' not in sys.modules\n"
    )
    subprocess.run([sys.executable, "-c", program], check=True, capture_output=True)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["lowr"], "unknown command `lowr`; did you mean `torchtpu lower`?"),
        (["zzzz"], "unknown command `zzzz`; the commands are doctor, "),
        (["lower"], "required: GRAPH"),
        (["lower", "GRAPH", "--sizes", "s0"], "'s0' is not NAME=SIZE"),
        (["lower", "GRAPH", "--sizes", "zz=3"], "no symbolic size `zz`; it has none"),
        (["lower", "GRAPH", "--target", "v9"], "no generation `v9`"),
        (["lower", "GRAPH", "--timeout", "-1"], "not a positive number of seconds"),
        (["replay", "GRAPH", "--platform", "gpu"], "invalid choice: 'gpu'"),
        (["bench", "GRAPH", "--call", "7"], "no call 7"),
        (["export", "GRAPH"], "required: --stablehlo"),
        (["export", "GRAPH", "--stablehlo", "a.mlir", "--version", "1.0.0"], "name the file .mlirbc"),
    ],
)
def test_arguments_that_make_no_sense_are_named(
    torchtpu: Command, recorded: Callable[[str], Path], args: list[str], says: str
) -> None:
    ended = torchtpu(*[recorded("mlp") if a == "GRAPH" else a for a in args])
    assert ended.status == exits.USAGE
    assert says in ended.err
    assert ended.out == "" and "Traceback" not in ended.err


def test_sizes_out_of_range_are_named(torchtpu: Command, recorded: Callable[[str], Path]) -> None:
    ended = torchtpu("lower", recorded("minilm_dynamic"), "--sizes", "s92=0")
    assert ended.status == exits.USAGE
    assert "s92 = 0 is outside" in ended.err


READERS = [["lower"], ["replay"], ["bench"], ["export", "--stablehlo", "-"]]


@pytest.mark.parametrize("command", READERS, ids=lambda c: c[0])
def test_a_file_that_is_no_graph_is_named(torchtpu: Command, tmp_path: Path, command: list[str]) -> None:
    missing = torchtpu(*command, "missing.ttpu")
    assert missing.status == exits.UNREADABLE
    assert "missing.ttpu: No such file" in missing.err

    newer = tmp_path / "newer.ttpu"
    newer.write_bytes(
        msgpack.packb({"magic": "torchtpu.recording", "version": 999, "length": 0, "body": b""})
    )
    refused = torchtpu(*command, newer)
    assert refused.status == exits.UNREADABLE
    assert "newer.ttpu" in refused.err
    assert "version 999 is not supported" in refused.err and "upgrade torchtpu-compile" in refused.err


def test_a_damaged_recording_is_named(
    torchtpu: Command, recorded: Callable[[str], Path], tmp_path: Path
) -> None:
    damaged = tmp_path / "damaged.ttpu"
    damaged.write_bytes(recorded("mlp").read_bytes()[:-100])
    ended = torchtpu("replay", damaged)
    assert ended.status == exits.UNREADABLE
    assert "damaged.ttpu" in ended.err and "not a recording" in ended.err


def test_a_plugin_that_is_missing_is_its_own_status(
    torchtpu: Command, recorded: Callable[[str], Path]
) -> None:
    ended = torchtpu("replay", recorded("mlp"), "--platform", "cpu", "--plugin", "nothing.so")
    assert ended.status == exits.NO_PLUGIN
    assert "nothing.so" in ended.err
    no_tpu = torchtpu("replay", recorded("mlp"), "--platform", "tpu")
    assert no_tpu.status == exits.NO_PLUGIN
    assert "no TPU on this machine" in no_tpu.err


def test_a_reader_that_has_seen_enough_is_no_error(recorded: Callable[[str], Path]) -> None:
    command = f"{sys.executable} -m torchtpu_compile.cli lower {recorded('bert_base')} --show fx | head -1"
    ended = subprocess.run(["bash", "-c", command], capture_output=True, text=True, timeout=300)
    assert ended.stdout.startswith("===") and ended.stderr == ""
