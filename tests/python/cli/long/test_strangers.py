"""Recordings from strangers: what they name is never looked up, loaded, written or imported."""

from __future__ import annotations

import subprocess
import zipfile
from pathlib import Path
from typing import Any

import pytest
import torch
import torchtpu_compile
from command import Command
from recording_files import changed
from torchtpu_compile import _core
from torchtpu_compile.cli import exits
from torchtpu_compile.recording import eager_run


@pytest.fixture(scope="module")
def recording(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("recorded")
    compiled = torch.compile(
        lambda x: torch.relu(x) + 1, backend="tpu", fullgraph=True, options={"cache": "off"}
    )
    with torchtpu_compile.record(folder, data="full"), torch.no_grad():
        compiled(torch.randn(4, 4))
    (path,) = folder.glob("*.ttpu")
    return path


@pytest.fixture
def library(tmp_path: Path) -> Path:
    """A library whose constructor leaves a file."""
    left = f'fopen("{tmp_path}/RAN", "w");'
    source = f"#include <stdio.h>\n__attribute__((constructor)) static void f(void) {{ {left} }}\n"
    (tmp_path / "lib.c").write_text(source)
    made = tmp_path / "lib.so"
    subprocess.run(["cc", "-shared", "-fPIC", "-o", made, tmp_path / "lib.c"], check=True)
    return made


def test_no_op_of_a_recording_loads_writes_or_imports(
    recording: Path, library: Path, torchtpu: Command, tmp_path: Path
) -> None:
    (tmp_path / "a_module.py").write_text(f'open(r"{tmp_path}/RAN", "w")\n')
    calls: dict[str, list[Any]] = {
        "load_library": [{"str": str(library)}],
        "classes.load_library": [{"str": str(library)}],
        "import_module": [{"str": "a_module"}],
        "aten.from_file.default": [{"str": str(tmp_path / "RAN")}, {"bool": True}, {"int": 16}],
        "aten.save.default": [{"val": 0}, {"str": str(tmp_path / "RAN")}],
        "aten.relu.default.__globals__": [{"val": 0}],
        "aten.relu.default._op": [{"val": 0}],
        "__class__": [{"str": "x"}],
    }
    values = []
    for name, args in calls.items():

        def put(graph: dict[str, Any], _: dict[str, Any], name: str = name, args: list[Any] = args) -> None:
            node = graph["nodes"][0]
            node["op"], node["args"], node["kwargs"] = name, args, []
            values.append(eager_run.values({**graph, "nodes": [node]}, [torch.ones(4, 4)])[-1])

        path = changed(recording, tmp_path / "evil.ttpu", put)
        assert not (tmp_path / "RAN").exists(), name
        for command in ("replay", "minify") if name == "load_library" else ():
            ended = torchtpu(command, path, "--platform", "cpu", env={"PYTHONPATH": str(tmp_path)})
            assert "Traceback" not in ended.err, ended.err
            assert not (tmp_path / "RAN").exists(), (name, command)
    assert all(value is eager_run.UNKNOWN for value in values)


def test_ops_that_compute_are_still_computed(recording: Path) -> None:
    _, bound, inputs = _core.recorded_call(recording, 0)
    given = [eager_run.tensor(x) for x in inputs]
    found = eager_run.values(eager_run.decode(bound), given)
    torch.testing.assert_close(found[-1], given[0].relu() + 1)


def test_no_op_of_the_table_takes_the_name_of_a_file() -> None:
    texts = set()
    for name in _core.supported_ops():
        parts = name.split(".")
        if parts[0] in ("aten", "prims") and len(parts) == 3:
            packet = getattr(getattr(torch.ops, parts[0]), parts[1])
            if parts[2] in packet.overloads():
                schema = getattr(packet, parts[2])._schema
                texts |= {arg.name for arg in schema.arguments if "str" in str(arg.type)}
    assert texts <= {"approximate", "rounding_mode", "reduce", "side", "UPLO", "driver"}, texts


def test_options_of_a_recording_that_name_files_are_left_out(
    recording: Path, torchtpu: Command, tmp_path: Path
) -> None:
    def dump(_: dict[str, Any], body: dict[str, Any]) -> None:
        body["environment"]["compiler_options"] = {
            "xla_dump_to": str(tmp_path / "dumped"),
            "xla_dump_hlo_as_text": "true",
            "xla_cpu_enable_fast_math": "false",
        }

    path = changed(recording, tmp_path / "dumps.ttpu", dump)
    for command in (["replay", path, "--platform", "cpu"], ["lower", path], ["warmup", path]):
        ended = torchtpu(*command, env={"TORCHTPU_CACHE_DIR": str(tmp_path / "cache")})
        assert ended.status == exits.OK, ended.err
        assert not (tmp_path / "dumped").exists(), command


@pytest.mark.parametrize(
    "buckets", ["(" * 5000, "1", "None", "('step',)", "open('x')", "[" * 100_000, "9" * 10_000, ""]
)
def test_a_policy_that_makes_no_sense_is_a_damaged_recording(
    recording: Path, torchtpu: Command, tmp_path: Path, buckets: str
) -> None:
    def put(_: dict[str, Any], body: dict[str, Any]) -> None:
        body["environment"]["options"] = {"buckets": buckets}

    ended = torchtpu("warmup", changed(recording, tmp_path / "odd.ttpu", put))
    assert ended.status == exits.UNREADABLE and "Traceback" not in ended.err, ended.err
    assert "odd.ttpu" in ended.err


def test_a_report_is_read_up_to_what_all_its_graphs_may_take(
    recording: Path, torchtpu: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from torchtpu_compile.cli import bug_report

    with zipfile.ZipFile(tmp_path / "r.zip", "w", zipfile.ZIP_DEFLATED) as report:
        for i in range(4):
            report.writestr(f"graphs/{i}.fx", b" " * 1000)
        report.writestr("../graphs/x.fx", b"")
        report.writestr("graphs/../../x.fx", b"")
    (tmp_path / "out").mkdir()
    assert [p.name for p in bug_report.graphs(tmp_path / "r.zip", tmp_path / "out")] == [
        f"{i}.fx" for i in range(4)
    ]
    monkeypatch.setattr(bug_report, "LARGEST", 3500)
    with pytest.raises(_core.GraphError, match="claim"):
        bug_report.graphs(tmp_path / "r.zip", tmp_path / "out")
    (tmp_path / "broken.zip").write_bytes((tmp_path / "r.zip").read_bytes()[:-30] + b"PK\5\6" + b"\0" * 18)
    ended = torchtpu("replay", "broken.zip")
    assert ended.status in (exits.UNREADABLE, exits.USAGE) and "Traceback" not in ended.err
