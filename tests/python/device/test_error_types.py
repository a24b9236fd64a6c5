"""An exception that ends an op of the device is the one that was raised, of whatever type."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import fresh
import pytest
import torch
from torchtpu_compile import _core, errors
from torchtpu_compile.device.tracer import Tracer


class UsersError(Exception):
    """An error with a constructor of its own."""

    def __init__(self, code: int, text: str) -> None:
        super().__init__(text)
        self.code = code


class UsersEnd(BaseException):
    """What is no error ends the program."""


OURS = [getattr(errors, name) for name in errors.__all__]
OF_PYTORCH = [RuntimeError, IndexError, ValueError, TypeError, NotImplementedError]
OTHERS = [
    KeyError,
    OSError,
    TimeoutError,
    AssertionError,
    RecursionError,
    UserWarning,
    torch.OutOfMemoryError,
]
ENDS = [KeyboardInterrupt, SystemExit, UsersEnd]
RAISED = [*(kind("the text") for kind in [*OURS, *OF_PYTORCH, *OTHERS, *ENDS]), UsersError(7, "the text")]


@pytest.fixture
def new_forms() -> Iterator[None]:
    """Ops are traced again."""
    _core.set_eager_mode("strict")
    _core.forget_forms()
    yield
    _core.forget_forms()


@pytest.mark.parametrize("error", RAISED, ids=lambda error: type(error).__name__)
@pytest.mark.usefixtures("new_forms")
def test_what_tracing_raises_is_raised(error: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    x = torch.ones(3, device="tpu")

    def trace(*_: object) -> None:
        raise error

    with monkeypatch.context() as patch, pytest.raises(type(error)) as caught:
        patch.setattr(Tracer, "trace", trace)
        x.add(1)
    assert type(caught.value) is type(error) and str(caught.value) == str(error)
    # For these PyTorch has errors of its own in C++.
    assert caught.value is error or type(error) in OF_PYTORCH
    assert x.add(1).tolist() == [2, 2, 2]


@pytest.mark.parametrize("error", RAISED, ids=lambda error: type(error).__name__)
def test_what_a_hook_or_a_function_of_autograd_raises_is_raised(error: BaseException) -> None:
    class Function(torch.autograd.Function):
        @staticmethod
        def forward(ctx: object, x: torch.Tensor) -> torch.Tensor:
            return x.clone()

        @staticmethod
        def backward(ctx: object, grad: torch.Tensor) -> torch.Tensor:
            raise error

    def hook(grad: torch.Tensor) -> None:
        raise error

    x = torch.ones(3, device="tpu", requires_grad=True)
    hooked = x * 2
    hooked.register_hook(hook)
    for result in (Function.apply(x), hooked):
        with pytest.raises(type(error)) as caught:
            result.sum().backward()
        assert caught.value is error


@pytest.mark.usefixtures("new_forms")
def test_an_op_without_a_program_is_named_in_strict_mode(monkeypatch: pytest.MonkeyPatch) -> None:
    x = torch.arange(4.0, device="tpu")
    monkeypatch.setenv("TORCHTPU_STRICT", "1")
    with pytest.raises(errors.UnsupportedOpError, match="strict mode"):
        x[x > 2]


# What the core says, of an environment and a line.
OF_CORE = {
    "fork": ({}, "in_child(lambda: torch.ones(2, device='tpu') + 1)", "ForkError"),
    "memory": ({}, "torch.empty(1 << 46, device='tpu').add(1)", "OutOfMemoryError"),
    "plugin": ({"TORCHTPU_PLUGIN": "/nowhere.so"}, "torch.ones(2, device='tpu') + 1", "PluginError"),
    "cache": ({"TORCHTPU_CACHE": "offline"}, "(torch.ones(2, device='tpu') + 1).cpu()", "CacheError"),
    "option": ({"TORCHTPU_MAX_COMPILES": "few"}, "torch.ones(2, device='tpu') + 1", "OptionError"),
    "execution": ({"TORCHTPU_PLATFORM": "virtual"}, "failing('execution:1')", "ExecutionError"),
    "late memory": ({"TORCHTPU_PLATFORM": "virtual"}, "failing('execution:1:oom')", "OutOfMemoryError"),
    "refused compile": (
        {"TORCHTPU_PLATFORM": "virtual", "TORCHTPU_STRICT": "1"},
        "failing('compile:1')",
        "UnsupportedOpError",
    ),
}

PROGRAM = """
import os, sys, torch, torchtpu_compile
from torchtpu_compile import _core
torch.tpu.set_eager_mode("strict")
def in_child(f):
    torch.ones(2, device="tpu").add(1).cpu()
    if child := os.fork():
        os.waitpid(child, 0)
        os._exit(0)
    f()
def failing(fault):
    x = torch.ones(2, device="tpu")
    torch.tpu.synchronize()
    _core.set_virtual_faults([fault])
    x.add(1).cpu()
try:
    exec(sys.argv[1])
except BaseException as error:
    print(type(error).__name__, error, flush=True)
os._exit(0)
"""


@pytest.mark.parametrize("what", OF_CORE)
def test_an_error_of_the_core_has_its_type(what: str, tmp_path: Path) -> None:
    own, line, wanted = OF_CORE[what]
    env = {**os.environ, "TORCHTPU_CACHE_DIR": str(tmp_path), **own}
    done = fresh.run([sys.executable, "-c", PROGRAM, line], env=env)
    assert done.stdout.split()[:1] == [wanted], done.stdout + done.stderr
