"""The values of ops that Rust's tests replay: they are those of this version of eager PyTorch."""

from __future__ import annotations

import json
from pathlib import Path

import msgpack
import pytest
import torch
import values
from torchtpu_compile import _core
from torchtpu_compile.capture.wire import DTYPES
from torchtpu_compile.recording import eager_run
from values import VALUES, cases, expected

FILES = sorted(VALUES.glob("*.values"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_eager_pytorch_gives_the_recorded_values(path: Path, tmp_path: Path) -> None:
    file = tmp_path / "case.ttpu"
    compared = unknown = 0
    problems = []
    for case in cases(path):
        file.write_bytes(case["recording"])
        _, encoded, inputs = _core.recorded_call(file, 0)
        graph = eager_run.decode(encoded)
        found = eager_run.values(graph, [eager_run.tensor(value) for value in inputs])
        for number, (output, wanted) in enumerate(
            zip(graph["outputs"], expected(case["recording"]), strict=True)
        ):
            # A gradient that nobody asked for is none.
            if output == "none":
                continue
            got = found[output["val"]] if isinstance(output, dict) and "val" in output else None
            if wanted is None or got is eager_run.UNKNOWN:
                unknown += 1
                continue
            compared += 1
            relative, absolute = case["tolerance"].get(DTYPES[wanted.dtype], (0.0, 0.0))
            try:
                check(got, wanted, relative, absolute)
            except AssertionError as error:
                problems.append(f"{case['name']}, output {number}: {error}")
    assert not problems, (
        f"torch {torch.__version__} gives other values than {path.name} has; "
        "`make fixtures FIXTURES=values` makes them anew:\n" + "\n".join(problems)
    )
    assert compared > 4 * unknown


def check(got: torch.Tensor, wanted: torch.Tensor, relative: float, absolute: float) -> None:
    assert got.dtype == wanted.dtype and got.shape == wanted.shape
    if wanted.dtype.itemsize == 1 and wanted.dtype.is_floating_point:
        got, wanted = got.float(), wanted.float()
    torch.testing.assert_close(got, wanted, rtol=relative, atol=absolute, equal_nan=True, check_stride=False)


def test_there_are_values_of_each_family() -> None:
    assert {"ops_elementwise", "ops_reductions", "ops_views", "ops_indexing"} <= {p.stem for p in FILES}


def test_another_value_is_found() -> None:
    for got in (
        torch.tensor([1.0, 2.1]),
        torch.tensor([1.0, float("nan")]),
        torch.ones(2, dtype=torch.int64),
    ):
        with pytest.raises(AssertionError):
            check(got, torch.tensor([1.0, 2.0]), 1e-6, 1e-6)


def test_tests_are_replaced_until_their_file_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    name = "test_ops_fourier.py"
    text = (values.TESTS / name).read_text()
    monkeypatch.setattr(values, "TESTS", tmp_path)
    assert not values.replaced()
    case = f"{name}::test_gives_what_eager_gives[aten._fft_c2c.default]"
    for change, replaced in (("", True), ("# A comment.\n", True), ("OTHER = 1\n", False)):
        (tmp_path / name).write_text(text + change)
        assert (case in values.replaced()) == replaced
    (tmp_path / name).write_text(text)
    (tmp_path / "op_compare.py").write_text(values.COMPARING[1].read_text() + "TOLERANCE = 1\n")
    monkeypatch.setattr(values, "COMPARING", [values.COMPARING[0], tmp_path / "op_compare.py"])
    assert case not in values.replaced()


def test_only_tests_that_passed_are_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(values, "VALUES", tmp_path)
    test, ended = tmp_path / "test_ops.py", tmp_path / "ended"
    test.write_text("def test_adds(x):\n    check(calls(x))\n")
    packed = [msgpack.packb({"name": f"test_adds[{x}] 1", "recording": b"", "tolerance": {}}) for x in "ab/c"]
    (tmp_path / "ops.cases").write_bytes(b"".join(packed))
    outcomes = {"a": "passed", "b": "failed", "/": "passed"}
    lines = [{"test": f"long/test_ops.py::test_adds[{x}]", "outcome": how} for x, how in outcomes.items()]
    ended.write_text("".join(json.dumps(line) + "\n" for line in [*lines, {"test": "t::a", "seconds": 1.0}]))
    values.collect(tmp_path, [test], values.passed(ended))
    made = msgpack.unpackb((tmp_path / "ops.values").read_bytes())
    assert made["replaced"] == ["test_adds[/]", "test_adds[a]"] and len(made["cases"]) == 4


def test_a_test_that_does_more_than_check_is_not_replaced(tmp_path: Path) -> None:
    file = tmp_path / "test_ops.py"
    file.write_text(
        "def test_checks(dtype):\n    check(calls(dtype), widen=2)\n"
        "def test_asserts():\n    check(calls())\n    assert count() == 1\n"
        "def test_raises():\n    check(calls())\n    with pytest.raises(ValueError):\n        call()\n"
        "def test_compiles():\n    check(calls())\n    torch.compile(call)()\n"
        "def test_changes(monkeypatch):\n    check(calls())\n"
        "def test_other():\n    call()\n"
    )
    assert values.only_checks(file) == {"test_checks"}
