"""What reaches stderr: each line bears the product's name."""

from __future__ import annotations

import logging
import os
import sys
from pathlib import Path

import fresh
import pytest
import torch
import torchtpu_compile
from torchtpu_compile import _core, torch_private
from torchtpu_compile.options import Options

PROGRAM = """
import torch

@torch.library.custom_op("mine::twice", mutates_args=())
def twice(x: torch.Tensor) -> torch.Tensor:
    return x * 2

twice.register_fake(torch.empty_like)
torch.compile(lambda x: twice(x + 1) * 3, backend="tpu")(torch.rand(3))
"""


def stderr_of(program: str, **environment: str) -> list[str]:
    done = fresh.run([sys.executable, "-c", program], env={**os.environ, **environment})
    done.check_returncode()
    return done.stderr.splitlines()


def test_every_line_of_python_and_of_the_core_bears_the_name() -> None:
    lines = stderr_of(PROGRAM, TORCHTPU_LOG="info")
    assert any("1 op runs in eager PyTorch" in line for line in lines)
    assert any("XLA took" in line for line in lines)
    assert [line for line in lines if not line.startswith("torchtpu: ")] == []


def test_the_levels_of_logging_rule_the_core_as_well(caplog: pytest.LogCaptureFixture) -> None:
    def compile_one() -> list[logging.LogRecord]:
        caplog.clear()
        torch._dynamo.reset()
        torch.compile(lambda x: x + 1, backend="tpu")(torch.rand(3))
        return [record for record in caplog.records if record.name.startswith("torchtpu_compile.")]

    with caplog.at_level(logging.INFO, logger="torchtpu_compile"):
        (record,) = compile_one()
    assert record.name == "torchtpu_compile.runtime.compiled" and record.levelno == logging.INFO
    assert "XLA took" in record.getMessage()
    with caplog.at_level(logging.INFO, logger="torchtpu_compile.runtime"):
        assert compile_one()
    with caplog.at_level(logging.CRITICAL, logger="torchtpu_compile"):
        assert not compile_one()


def test_a_program_that_has_set_logging_up_shows_records_its_own_way() -> None:
    lines = stderr_of("import logging; logging.basicConfig(format='mine|%(message)s')\n" + PROGRAM)
    (first, *_) = [line for line in lines if "in eager PyTorch, the rest" in line]
    assert first.startswith("mine|")
    assert not any(line.startswith("torchtpu: ") for line in lines)


def refused_directory(path: Path) -> None:
    open_to_all = path / "cache"
    open_to_all.mkdir()
    open_to_all.chmod(0o777)
    _core.cache_list(open_to_all)


def strict_elsewhere(_: Path) -> None:
    torch._dynamo.reset()
    compiled = torch.compile(lambda x: x * 2, backend="tpu", options={"strict": True})
    compiled(torch.empty(3, device="meta"))


def too_many_compiles(_: Path) -> None:
    torch._dynamo.reset()
    options = {"max_compiles": 1, "on_recompile": "raise", "cache": "off"}
    f = torch.compile(lambda x: (x * 19).sum(1), backend="tpu", dynamic=True, options=options)
    f(torch.ones(3, 40))
    f(torch.ones(3, 900))


def star_arguments(_: Path) -> None:
    torchtpu_compile.jax_op(lambda *xs: xs[0], name="torchtpu_tests::star")


MESSAGES = {
    "a wrong option": (
        lambda _: Options.resolve({"stict": True}),
        ["no option 'stict'", "did you mean 'strict'"],
    ),
    "a wrong call": (
        lambda _: torchtpu_compile.register_lowering("aten::sin", lambda x: "", platform="gpu"),  # type: ignore[arg-type]
        ["aten::sin", 'must be "cpu", "tpu" or None', "'gpu'"],
    ),
    "a signature": (star_arguments, ["jax_op", "*xs", "name each parameter"]),
    "an input": (strict_elsewhere, ["strict mode", "device meta", '.to("cpu")']),
    "a version of PyTorch": (
        lambda _: torch_private._need("torch._gone", "anything"),
        ["supports torch 2.10 to 2.15", torch.__version__, "torch._gone.anything", "pip install"],
    ),
    "a limit": (too_many_compiles, ["compile 2", "max_compiles=1", "= 900 (dimension 1 of x)", "buckets="]),
    "a key of the cache": (
        lambda path: _core.cache_show(path, "ab"),
        ["no cache entry has the key ab", "torchtpu cache ls"],
    ),
    "a directory of the cache": (
        refused_directory,
        ["is not used", "writable by other users", "chmod -R go-w", "TORCHTPU_CACHE_DIR"],
    ),
}


@pytest.mark.parametrize("group", MESSAGES)
def test_a_message_names_what_failed_and_what_helps(group: str, tmp_path: Path) -> None:
    """One of each group: its subject, the reason, and the option or command that helps."""
    provoke, parts = MESSAGES[group]
    with pytest.raises(Exception) as raised:
        provoke(tmp_path)
    message = str(raised.value)
    assert all(part in message for part in parts), message
