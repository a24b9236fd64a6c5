"""What holds for every command: help, exit status, bad arguments, bad files."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgpack
import pytest
from command import Command
from torchtpu_compile.cli import exits
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
    assert exits.TABLE in ended.out


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
        ([], "required: COMMAND"),
        (["lowr"], "invalid choice: 'lowr'"),
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
