"""What `samples.toml` and `virtual.toml` name is there, and no test is lost or fails unseen."""

from __future__ import annotations

import json
import re
import sys
import tomllib
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import tiers

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE.parents[1] / "scripts" / "check"))


def test_every_sample_is_of_a_file_that_is_there() -> None:
    virtual = tomllib.loads((HERE / "virtual.toml").read_text())
    named = [*tiers.SAMPLES, *virtual["samples"]]
    assert [name for name in named if not (HERE / name).is_file()] == []


def test_every_difference_is_of_a_test_that_is_there_and_has_a_reason_and_an_error() -> None:
    differences = tomllib.loads((HERE / "virtual.toml").read_text())["differences"]
    for name, difference in differences.items():
        path, test = re.fullmatch(r"(.+)::(\w+)(?:\[.*\])?", name).groups()  # type: ignore[union-attr]
        assert f"\ndef {test}(" in (HERE / path).read_text(), name
        assert len(difference["why"]) > 30 and len(difference["error"]) > 10, name


@pytest.mark.parametrize(
    "raised, becomes",
    [(AssertionError("assert 128 == 0"), tiers.Differs), (AssertionError("assert nan == 0"), AssertionError)],
)
def test_a_difference_is_one_only_with_its_own_error(
    raised: Exception, becomes: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    differences = {"test_a.py::test_b": {"why": "bytes move", "error": "assert 128 =="}}
    monkeypatch.setattr(tiers, "ON_VIRTUAL", {"samples": {}, "differences": differences})
    item: Any = SimpleNamespace(path=HERE / "test_a.py", name="test_b")
    running: Any = tiers.pytest_runtest_call(item)
    next(running)
    with pytest.raises(Exception) as found:
        running.throw(raised)
    assert type(found.value) is becomes


@pytest.mark.parametrize("ended", [1, 2])
def test_a_suite_some_of_whose_tests_never_ended_has_failed(ended: int, tmp_path: Path) -> None:
    from progress import Durations, Progress

    path = tmp_path / "suite.progress"
    said = [
        {"collected": {"test_a.py": 2}},
        *({"test": f"test_a.py::{i}", "outcome": "passed"} for i in range(ended)),
    ]
    path.write_text("".join(json.dumps(line) + "\n" for line in said))
    suite: Any = SimpleNamespace(name="suite", reads="pytest", progress=path)
    progress = Progress(suite, Durations())
    progress.read()
    progress.ended(0, 1.0)
    assert progress.failed == (ended < 2) and progress.lost == 2 - ended


def test_no_two_files_of_tests_have_one_name() -> None:
    """Their folders are no packages, so that pytest imports the second under the first one's name."""
    names = [path.name for path in tiers.HERE.rglob("test_*.py")]
    assert len(names) == len(set(names)), {name for name in names if names.count(name) > 1}
