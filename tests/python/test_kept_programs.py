"""Which tests may find executables of an earlier run: those that judge numbers and nothing else."""

from __future__ import annotations

import ast
import os

import pytest
import torch
import torchtpu_compile
from kept import DIRECTORY, FILES, HERE, is_kept, judges_numbers

SOURCE = """
def counted(f):
    assert metrics()["xla_compiles"] == 1

LIMIT = {"cache": 3}

class Recorder:
    def compiled(self):
        return counted(self.run)

@pytest.fixture
def recorder():
    return Recorder()

def agree(f):
    torch.testing.assert_close(f(), run(f))

def test_alone():
    assert f().stablehlo()

def test_by_a_function():
    counted(f)

def test_by_a_constant():
    f(**LIMIT)

def test_by_a_fixture(recorder):
    recorder.run()

def test_numbers():
    agree(torch.sin)
"""


@pytest.mark.parametrize(
    "test", ["alone", "by_a_function", "by_a_constant", "by_a_fixture", "that_is_not_there"]
)
def test_a_test_of_another_concern_starts_with_nothing_compiled(test: str) -> None:
    assert not judges_numbers(SOURCE, f"test_{test}")


def test_numbers_are_judged_with_what_an_earlier_run_compiled() -> None:
    assert judges_numbers(SOURCE, "test_numbers")


@pytest.mark.parametrize("file", sorted(FILES))
def test_each_file_has_tests_whose_executables_are_kept(file: str) -> None:
    functions = [
        node for node in ast.parse((HERE / file).read_text()).body if isinstance(node, ast.FunctionDef)
    ]
    assert any(is_kept(HERE / file, node.name) for node in functions if node.name.startswith("test_"))


def test_a_test_in_no_such_file_compiles_whatever_it_judges() -> None:
    """This one is such a test: the same program is compiled at each run."""
    assert os.environ["TORCHTPU_CACHE"] == "off" and os.environ["TORCHTPU_CACHE_DIR"] != str(DIRECTORY)
    torchtpu_compile.reset_metrics()
    torch.compile(lambda x: x.sin() + 1, backend="tpu")(torch.ones(3))
    assert torchtpu_compile.metrics()["xla_compiles"] == 1
