"""Values of ops as files, which Rust's tests replay without Python.

Where `MAKE_VALUES` names a directory, every graph that `op_cases.check_op` and `op_compare.check` compile is
kept there: with its inputs, what eager PyTorch makes of them, and the error that each dtype may have.
"""

from __future__ import annotations

import contextlib
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
from torchtpu_compile import record
from torchtpu_compile.capture.wire import DTYPES

VALUES = Path(__file__).parents[1] / "fx_graphs" / "values"
# What takes more in a file is judged in Python alone.
MOST_BYTES = 24_000
LEFT_OUT = {
    # Eager PyTorch gives NaN another gradient in a vector than alone.
    "tests/python/long/test_ops_elementwise.py::test_gives_what_eager_gives[aten.elu_backward.default]",
}

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
            # A graph whose results are its arguments computes nothing.
            if len(recording) > MOST_BYTES or not expected(recording) or test in LEFT_OUT:
                continue
            _numbers[test] += 1
            file = Path(test.partition("::")[0]).stem.removeprefix("test_")
            case = {
                "name": f"{test.partition('::')[2]} {_numbers[test]}",
                "tolerance": {DTYPES[dtype]: pair for dtype, pair in tolerance.items()},
                "recording": recording,
            }
            with open(Path(directory) / f"{file}.cases", "ab") as out:
                out.write(msgpack.packb(case))


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


def make() -> None:
    """Makes all files of values, by the tests that have the cases."""
    tests = sorted(map(str, (Path(__file__).parent / "long").glob("test_ops_*.py")))
    with tempfile.TemporaryDirectory() as directory:
        # What a program computes is not looked at: nothing is gained by optimizing it.
        environment = {"MAKE_VALUES": directory, "XLA_FLAGS": "--xla_backend_optimization_level=0"}
        # Where a test fails, its values are still those of eager PyTorch.
        subprocess.run(
            [sys.executable, "-m", "pytest", "--quiet", "-p", "no:cacheprovider", *tests],
            env=os.environ | environment,
        )
        collect(Path(directory))


def collect(directory: Path) -> None:
    """Writes the files of values from what tests left in a directory."""
    if not list(directory.glob("*.cases")):
        raise SystemExit("no test has left a value")
    VALUES.mkdir(exist_ok=True)
    for path in VALUES.glob("*.values"):
        path.unlink()
    for path in sorted(directory.glob("*.cases")):
        cases: list[dict[str, Any]] = list(msgpack.Unpacker(path.open("rb")))
        cases.sort(key=lambda case: case["name"])
        (VALUES / f"{path.stem}.values").write_bytes(msgpack.packb({"cases": cases}))
        print(json.dumps({path.stem: len(cases)}))
