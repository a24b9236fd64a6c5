"""`torchtpu record`: the program is left alone, and what it compiled and called is known."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
import torch
from command import Command
from torchtpu_compile import _core
from torchtpu_compile.cli import exits
from torchtpu_compile.recording import shapes

APP = """
import sys, time, torch
torch.manual_seed(0)
model = torch.nn.Sequential(torch.nn.Linear(16, 32), torch.nn.GELU(), torch.nn.Linear(32, 4)).eval()
compiled = torch.compile(model, backend="tpu", dynamic=True)
with torch.no_grad():
    for n in map(int, sys.argv[1].split(",")):
        x = torch.randn(n, 16)
        torch.testing.assert_close(compiled(x), model(x), rtol=1e-4, atol=1e-4)
print("finished", flush=True)
{ending}
"""


def app(directory: Path, ending: str = "") -> Path:
    path = directory / "app.py"
    path.write_text(APP.replace("{ending}", ending))
    return path


def counts(directory: Path) -> shapes.Counts:
    (recording,) = directory.glob("*.ttpu")
    return shapes.of_graph(recording)


def test_a_program_runs_as_it_is_and_its_sizes_are_counted(torchtpu: Command, tmp_path: Path) -> None:
    program = [sys.executable, app(tmp_path, "sys.exit(7)")]
    ended = torchtpu("record", "--out", "rec", "--", *program, "3,5,5,9,5,3")
    assert (ended.status, ended.out) == (7, "finished\n"), ended.err
    assert counts(tmp_path / "rec") == {(3,): 2, (5,): 3, (9,): 1}
    assert "recorded in rec:" in ended.err and ended.err.split()[-1] == "6"
    # A second run to the same place adds to it.
    again = torchtpu("record", "--out", "rec", "--data", "none", "--", *program, "3,4,5")
    assert again.status == 7
    assert counts(tmp_path / "rec") == {(3,): 3, (5,): 4, (9,): 1, (4,): 1}
    (recording,) = (tmp_path / "rec").glob("*.ttpu")
    assert [s["name"] for s in _core.inspect_graph(recording)["symbols"]] == shapes.read(
        next((tmp_path / "rec").glob("*.json"))
    )[0]


def told(directory: Path) -> bool:
    """Whether the sizes of three calls were written."""
    return sum(n for path in directory.glob("*.json") for n in shapes.read(path)[1].values()) == 3


def test_what_a_killed_program_did_is_known(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "torchtpu_compile.cli", "record", "--out", tmp_path / "rec", "--"]
    waiting = app(tmp_path, "time.sleep(600)")
    with subprocess.Popen(
        [*command, sys.executable, waiting, "3,5,3"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as recorder:
        assert recorder.stdout is not None
        assert recorder.stdout.readline() == "finished\n"
        # Sizes are written twice a second.
        until = time.monotonic() + 60
        while not told(tmp_path / "rec") and time.monotonic() < until:
            time.sleep(0.1)
        (child,) = Path(f"/proc/{recorder.pid}/task/{recorder.pid}/children").read_text().split()
        os.kill(int(child), signal.SIGKILL)
        _, err = recorder.communicate(timeout=60)
    assert recorder.returncode == 128 + signal.SIGKILL
    assert counts(tmp_path / "rec") == {(3,): 2, (5,): 1}
    assert "recorded in" in err


def test_a_signal_ends_the_recording_of_all_meshes(tmp_path: Path) -> None:
    (tmp_path / "waits.py").write_text("import time\nprint('waits', flush=True)\ntime.sleep(120)\n")
    command = [sys.executable, "-m", "torchtpu_compile.cli", "record", "--out", "rec", "--meshes"]
    with subprocess.Popen(
        [*command, "dp=2 dp=4 dp=8", "--", sys.executable, "waits.py"],
        cwd=tmp_path, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
    ) as process:  # fmt: skip
        assert process.stdout is not None and process.stdout.readline() == "waits\n"
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=60)
    assert process.returncode == exits.TERMINATED
    assert "incomplete: SIGTERM ended the program" in err and "not recorded: dp4, dp8" in err, err


def test_a_program_without_a_compiled_graph_is_told(torchtpu: Command, tmp_path: Path) -> None:
    ended = torchtpu("record", "--", sys.executable, "-c", "print(1)")
    assert (ended.status, ended.out) == (exits.FAILED, "1\n")
    assert "nothing was recorded" in ended.err
    assert torchtpu("record").status == exits.USAGE
    missing = torchtpu("record", "--", "no-such-program")
    assert missing.status == exits.UNREADABLE and "no-such-program" in missing.err


def test_a_forked_process_counts_on_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from torchtpu_compile.recording import shape_counter

    counter = shape_counter.counter_for(tmp_path / "g.ttpu", ["s0"])
    counter.count((1,))
    child = os.fork()
    if child == 0:
        counter.count((1,))
        counter.count((2,))
        os._exit(0)
    assert os.waitpid(child, 0)[1] == 0
    counter.count((1,))
    deadline = time.monotonic() + 10
    while shapes.of_graph(tmp_path / "g.ttpu") != {(1,): 3, (2,): 1}:
        assert time.monotonic() < deadline, shapes.of_graph(tmp_path / "g.ttpu")
        time.sleep(0.05)
    assert len(list(tmp_path.glob("g.*.shapes.json"))) == 2


@pytest.mark.parametrize(
    ("content", "says"),
    [
        ("{", "is damaged"),
        ('{"format": "torchtpu.shapes", "version": 1}', "is damaged"),
        ('{"format": "other", "version": 1}', "holds no counts"),
        ('{"format": "torchtpu.shapes", "version": 2}', "upgrade torchtpu-compile"),
        (
            '{"format": "torchtpu.shapes", "version": 1, "symbols": ["s0"], "counts": [[[1, 2], 3]]}',
            "is damaged",
        ),
        (
            '{"format": "torchtpu.shapes", "version": 1, "symbols": ["s0"], "counts": [[[1e999], 3]]}',
            "is damaged",
        ),
        ("[" * 100_000, "is damaged"),
    ],
    ids=range(7),
)
def test_counts_that_cannot_be_read_are_named(tmp_path: Path, content: str, says: str) -> None:
    (tmp_path / "g.1.shapes.json").write_text(content)
    with pytest.raises(shapes.ShapesError, match=says):
        shapes.of_graph(tmp_path / "g.ttpu")


def test_damaged_counts_and_those_of_another_graph_are_a_matter_of_the_file(
    torchtpu: Command, tmp_path: Path
) -> None:
    graph = torch.compile(lambda x: x.exp(), backend="tpu", dynamic=True, options={"record": str(tmp_path)})
    graph(torch.randn(3, 5))
    (recording,) = tmp_path.glob("*.ttpu")
    symbols = [symbol["name"] for symbol in _core.inspect_graph(recording)["symbols"]]
    assert symbols
    for file in tmp_path.glob("*.shapes.json"):
        file.unlink()
    file = recording.with_suffix(".1.shapes.json")
    shapes.write(file, [*symbols, "another"], {(3,) * (len(symbols) + 1): 1})
    ended = torchtpu("estimate", recording, "--target", "v5e")
    assert ended.status == exits.UNREADABLE and f"{file} belongs to another recording" in ended.err, ended
    file.write_text("{")
    for arguments in (["estimate", recording, "--target", "v5e"], ["warmup", recording, "--buckets", "auto"]):
        ended = torchtpu(*arguments)
        assert ended.status == exits.UNREADABLE and "is damaged" in ended.err, ended


def test_counts_appear_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "g.1.shapes.json"
    shapes.write(path, ["s0"], {(1,): 1})

    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OSError, match="No space"):
        shapes.write(path, ["s0"], {(1,): 2})
    assert json.loads(path.read_text())["counts"] == [[[1], 1]]
    assert list(tmp_path.iterdir()) == [path]


def test_a_graph_of_fixed_sizes_counts_its_calls(tmp_path: Path) -> None:
    compiled = torch.compile(
        lambda x: x + 1, backend="torchtpu", options={"record": str(tmp_path)}, dynamic=False
    )
    for _ in range(3):
        compiled(torch.zeros(2))
    from torchtpu_compile.recording import shape_counter

    shape_counter._write_all()
    assert counts(tmp_path) == {(): 3}
