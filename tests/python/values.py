"""Values of ops as files, which Rust's tests replay without Python.

Where `MAKE_VALUES` names a directory, every graph that `op_cases.check_op` and `op_compare.check` compile is
kept there: with its inputs, what eager PyTorch makes of them, and the error that each dtype may have.
A test that does nothing else, and all of whose graphs were kept, is replaced by them until its file changes.
"""

from __future__ import annotations

import ast
import contextlib
import hashlib
import json
import math
import os
import subprocess
import sys
import tempfile
import zlib
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgpack
import torch
from torchtpu_compile import _core, record
from torchtpu_compile.capture.wire import DTYPES

VALUES = Path(__file__).parents[1] / "fx_graphs" / "values"
TESTS = Path(__file__).parent / "long"
# They make the inputs of the tests, and compare.
COMPARING = [Path(__file__).parent / name for name in ("op_cases.py", "op_compare.py")]
# What takes more in a file is judged in Python alone.
MOST_BYTES = 60_000

_numbers: Counter[str] = Counter()


@contextlib.contextmanager
def kept(tolerance: Mapping[torch.dtype, tuple[float, float]]) -> Iterator[None]:
    """Keeps the graph that is compiled inside, if values are made.

    `tolerance` has the relative and the absolute error of each dtype; dtypes that it lacks are exact.
    """
    directory = os.environ.get("MAKE_VALUES")
    if directory is None:
        yield
        return
    test = os.environ["PYTEST_CURRENT_TEST"].rpartition(" ")[0]
    with tempfile.TemporaryDirectory() as made:
        with record(made, data="full", keep=1 << 30):
            yield
        for path in sorted(Path(made).glob("*.ttpu")):
            recording = path.read_bytes()
            file = Path(test.partition("::")[0]).stem.removeprefix("test_")
            name = test.partition("::")[2]
            # A graph whose results are its arguments computes nothing.
            left_out = len(recording) > MOST_BYTES or not expected(recording)
            _numbers[test] += not left_out
            case = {
                "name": f"{name} {_numbers[test]}",
                "tolerance": {DTYPES[dtype]: pair for dtype, pair in tolerance.items()},
                "recording": recording,
            }
            with open(Path(directory) / f"{file}.cases", "ab") as out:
                out.write(msgpack.packb({"left_out": name} if left_out else case))


def cases(path: Path) -> list[dict[str, Any]]:
    """The cases of a file of values: `name`, `tolerance`, `recording`."""
    found: list[dict[str, Any]] = msgpack.unpackb(path.read_bytes())["cases"]
    return found


def expected(recording: bytes) -> list[torch.Tensor | None]:
    """The results of a recording's first call. Those of which not all elements were kept are `None`."""
    body = zlib.decompress(msgpack.unpackb(recording)["body"], -zlib.MAX_WBITS)
    dtypes = {name: dtype for dtype, name in DTYPES.items()}
    found: list[torch.Tensor | None] = []
    for output in msgpack.unpackb(body, strict_map_key=False)["calls"][0]["outputs"]:
        kept = output["tensor"] if isinstance(output, dict) and "tensor" in output else None
        if kept is None:
            found.append(None)
            continue
        flat = torch.empty(math.prod(kept["dims"]), dtype=dtypes[kept["dtype"]])
        if len(kept["sample"]) != flat.nbytes:
            found.append(None)
            continue
        if flat.nbytes:
            flat = torch.frombuffer(bytearray(kept["sample"]), dtype=flat.dtype)
        found.append(flat.reshape(kept["dims"]))
    return found


def table(path: Path) -> str:
    """A digest of a file of tests, and of those by which it compares, without lines that are comments."""
    lines = [line for file in (path, *COMPARING) for line in file.read_text().splitlines()]
    code = "\n".join(line for line in lines if not line.lstrip().startswith("#"))
    return hashlib.sha256(code.encode()).hexdigest()[:16]


def replaced() -> set[str]:
    """The tests, as `FILE::NAME`, whose values `tests/values.rs` replays, and whose files are unchanged."""
    found: set[str] = set()
    for path in VALUES.glob("*.values"):
        values = msgpack.unpackb(path.read_bytes())
        test = TESTS / f"test_{path.stem}.py"
        if test.exists() and table(test) == values["table"]:
            found.update(f"{test.name}::{name}" for name in values["replaced"] if judges_its_op(name))
    return found


def judges_its_op(name: str) -> bool:
    """Whether a recording judges the op that a test is named by.

    A recording of an op that is taken apart holds the parts, and what eager PyTorch made of these.
    """
    op = name.partition("[")[2].removesuffix("]").partition("-")[0]
    return not op.startswith("aten.") or op in _core.supported_ops()


def only_checks(path: Path) -> set[str]:
    """The test functions of a file that compare values by `check` or `check_op`, and do nothing else."""
    found = set()
    for function in ast.parse(path.read_text()).body:
        if not isinstance(function, ast.FunctionDef) or not function.name.startswith("test_"):
            continue
        nodes = list(ast.walk(function))
        calls = {
            node.func.id for node in nodes if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        }
        does_more = any(isinstance(node, ast.Assert | ast.With) for node in nodes) or any(
            isinstance(node, ast.Attribute) and node.attr in {"compile", "assert_close"} for node in nodes
        )
        # Fixtures change what is compiled.
        fixtures = {argument.arg for argument in function.args.args} & {"monkeypatch", "made"}
        if calls & {"check", "check_op"} and not does_more and not fixtures:
            found.add(function.name)
    return found


def make() -> None:
    """Makes the files of values whose tests have changed, by running these tests."""
    tests = [
        path
        for path in sorted(TESTS.glob("test_ops_*.py"))
        if only_checks(path) and table(path) != table_of(VALUES / f"{path.stem.removeprefix('test_')}.values")
    ]
    if not tests:
        return
    with tempfile.TemporaryDirectory() as directory:
        # What a program computes is not looked at: nothing is gained by optimizing it.
        ended = Path(directory) / "ended"
        environment = {
            "MAKE_VALUES": directory,
            "XLA_FLAGS": "--xla_backend_optimization_level=0",
            "CHECK_PROGRESS": str(ended),
        }
        names = [f"{path}::{name}" for path in tests for name in sorted(only_checks(path))]
        # Where a test fails, its values are still those of eager PyTorch; it is not replaced by them.
        subprocess.run(
            [sys.executable, "-m", "pytest", "--quiet", "-p", "no:cacheprovider", *names],
            env=os.environ | environment,
        )
        collect(Path(directory), tests, passed(ended))


def table_of(path: Path) -> str | None:
    """The digest of the tests that a file of values was made from."""
    return msgpack.unpackb(path.read_bytes()).get("table") if path.exists() else None


def passed(ended: Path) -> set[str]:
    """The tests that passed, as `FILE::NAME`, by the lines of `CHECK_PROGRESS`."""
    lines = [json.loads(line) for line in ended.read_text().splitlines()]
    tests = [line["test"].partition("::") for line in lines if line.get("outcome") == "passed"]
    return {f"{Path(path).name}::{name}" for path, _, name in tests}


def collect(directory: Path, tests: list[Path], good: set[str]) -> None:
    """Writes the files of values from what tests left in a directory. Only `good` tests are replaced."""
    VALUES.mkdir(exist_ok=True)
    for test in tests:
        name = test.stem.removeprefix("test_")
        left = directory / f"{name}.cases"
        said: list[dict[str, Any]] = list(msgpack.Unpacker(left.open("rb"))) if left.exists() else []
        cases = sorted((case for case in said if "recording" in case), key=lambda case: case["name"])
        if not cases:
            continue
        left_out = {case["left_out"] for case in said if "left_out" in case}
        alone = only_checks(test)
        recorded = {case["name"].rpartition(" ")[0] for case in cases} - left_out
        names = sorted(
            name for name in recorded if name.partition("[")[0] in alone and f"{test.name}::{name}" in good
        )
        packed = msgpack.packb({"cases": cases, "table": table(test), "replaced": names})
        (VALUES / f"{name}.values").write_bytes(packed)
        print(json.dumps({name: len(cases)}))
