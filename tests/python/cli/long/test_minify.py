"""`torchtpu minify` and `torchtpu report`."""

from __future__ import annotations

import json
import sys
import zipfile
from pathlib import Path

import pytest
import torch
import torchtpu_compile
from command import Command
from torchtpu_compile.cli import exits


class Model(torch.nn.Module):
    """Layers; in their midst numbers that are not normal, which the CPU platform takes for zero."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = torch.nn.Sequential(
            *[m for _ in range(6) for m in (torch.nn.Linear(8, 8), torch.nn.Tanh())]
        )

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        x = self.layers(x).abs() * 1e-30
        x = x * 1e-9
        return self.layers(x.log())


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("recorded")
    torch.manual_seed(0)
    compiled = torch.compile(Model(), backend="tpu", dynamic=True, options={"cache": "off"})
    with torch.no_grad(), torchtpu_compile.record(folder):
        compiled(torch.randn(5, 8))
    (path,) = folder.glob("*.ttpu")
    return path


def test_one_op_is_left_of_a_model_with_wrong_numbers(
    recording: Path, torchtpu: Command, tmp_path: Path
) -> None:
    found = torchtpu("minify", recording, "--out", "small.ttpu", "--json", "--platform", "cpu")
    assert found.status == exits.OK, found.err
    told = found.json
    assert (told["failure"], told["left"]) == ("numbers", 1) and told["nodes"] > 30, told
    assert "nodes: fails" in found.err, "its progress"
    again = torchtpu("replay", "small.ttpu", "--platform", "cpu")
    assert again.status == exits.FAILED and "does not give what was recorded" in again.err
    text = torchtpu("lower", "small.ttpu", "--show", "fx").out
    # The op that makes such numbers, or that reads them: `1e-39` as a result, or its logarithm.
    assert "aten.mul.Tensor" in text or "aten.log.default" in text, text
    assert 'test_minify.py"' in text, "the user's line"


def test_what_does_not_fail_is_said_not_to(torchtpu: Command, recorded) -> None:
    found = torchtpu("minify", recorded("mlp"), "--platform", "cpu")
    assert found.status == exits.FAILED and "does not fail: its calls agree" in found.err


def test_an_op_that_is_refused_is_left(torchtpu: Command, tmp_path: Path) -> None:
    lines = [f"%{i + 1} = aten.neg.default(%{i}) : f32[2] name=n{i}" for i in range(9)]
    lines[5] = "%6 = aten.nobody_has_this.default(%5) : f32[2] name=unknown"
    (tmp_path / "g.fx").write_text(
        "graph g inference\ninput %0 x: f32[2]\n" + "\n".join(lines) + "\nreturn %9\n"
    )
    found = torchtpu("minify", "g.fx")
    assert found.status == exits.OK, found.err
    assert "1 of 9 nodes fail alone" in found.out and "aten.nobody_has_this.default" in found.out
    assert (tmp_path / "g.small.ttpu").is_file()


def test_a_report_holds_what_is_needed_to_see_the_same(
    recording: Path, torchtpu: Command, tmp_path: Path
) -> None:
    (tmp_path / "program.py").write_text(
        'import torch\nprint("it begins")\n'
        'torch.compile(torch.nn.Linear(3, 3), backend="tpu")(torch.ones(2, 3))\nraise SystemExit(3)\n'
    )
    made = torchtpu("report", recording, "--", sys.executable, "program.py")
    assert made.status == exits.OK, made.err
    assert "exited with status 3" in made.out and "agrees with eager PyTorch" in made.out
    assert "does not give what was recorded" in made.out
    with zipfile.ZipFile(tmp_path / "torchtpu-report.zip") as report:
        names = set(report.namelist())
        assert {"README.txt", "doctor.json", "environment.json", "output.txt"} <= names
        assert f"graphs/{recording.name}" in names and sum(n.startswith("graphs/") for n in names) >= 2
        assert "torch" in json.loads(report.read("environment.json"))["packages"]
        output = report.read("output.txt").decode()
        assert "it begins" in output and "torchtpu: recorded" in output
    again = torchtpu("replay", "torchtpu-report.zip", "--platform", "cpu")
    assert again.status == exits.FAILED, "one graph of it differs"
    assert "agrees with eager PyTorch" in again.out and "does not give what was recorded" in again.err


def test_a_report_of_nothing_is_refused(torchtpu: Command) -> None:
    assert torchtpu("report", "no-such-file").status == exits.UNREADABLE
    assert torchtpu("report", "--").status == exits.USAGE
