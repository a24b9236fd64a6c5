"""The bugs that `make plants` plants: the code that each changes is there, once."""

from __future__ import annotations

import ast
import os
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "plants"))
from plants import PLANTS, Plant


def test_every_bug_changes_code_that_occurs_once() -> None:
    # The text of the one that `make plants` has planted is gone: other tests have to find it.
    there = [plant for plant in PLANTS if plant.name != os.environ.get("PLANTED")]
    found = {plant.name: plant.occurrences() for plant in there if plant.occurrences() != 1}
    assert not found, f"give these the text of today's code in tests/plants/plants.py: {found}"


def test_every_bug_is_another_one() -> None:
    assert len(PLANTS) == 49
    assert len({plant.name for plant in PLANTS}) == len({(p.file, p.old, p.new) for p in PLANTS}) == 49
    assert all(plant.old != plant.new for plant in PLANTS)


def test_python_with_a_bug_is_python() -> None:
    for plant in PLANTS:
        if plant.file.endswith(".py") and plant.name != os.environ.get("PLANTED"):
            ast.parse(plant.planted())


def test_a_bug_without_its_code_is_an_error() -> None:
    with pytest.raises(ValueError, match="occurs 0 times"):
        Plant("gone", "options.py", "this is nowhere", "").planted()
