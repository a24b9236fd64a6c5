"""What `samples.toml` and `virtual.toml` name is there."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

HERE = Path(__file__).parent


def test_every_sample_is_of_a_file_that_is_there() -> None:
    virtual = tomllib.loads((HERE / "virtual.toml").read_text())
    named = [*tomllib.loads((HERE / "samples.toml").read_text()), *virtual["samples"]]
    assert [name for name in named if not (HERE / name).is_file()] == []


def test_every_difference_is_of_a_test_that_is_there_and_has_a_reason() -> None:
    differences = tomllib.loads((HERE / "virtual.toml").read_text())["differences"]
    for name, reason in differences.items():
        path, test = re.fullmatch(r"(.+)::(\w+)(?:\[.*\])?", name).groups()  # type: ignore[union-attr]
        assert f"\ndef {test}(" in (HERE / path).read_text(), name
        assert len(reason) > 30, name
