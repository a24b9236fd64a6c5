"""What goes wrong while ops run is told with the op and the line of the user's that called it."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from cpu_plugin import CPU_PLUGIN, built

PROGRAM = """\
import os, pathlib, sys, torch, torchtpu_compile
torch.tpu.set_eager_mode(sys.argv[1])
x = torch.ones(4, 8, device="tpu", requires_grad=True)
def model(x):
    y = torch.tanh(x)  # line 5
    return torch.nn.functional.gelu(y)  # line 6
def loss(x):
    return model(x).sum()  # line 8
def step():
    loss(x).backward()
    x.add(1).cpu()
step()
torch.tpu.synchronize()
if sys.argv[2] == "backward":
    z, one = loss(x), torch.ones((), device="tpu")
    torch.tpu.synchronize()
pathlib.Path(os.environ["HANG_FILE"]).touch()
print("begins", flush=True)
try:
    if sys.argv[2] == "backward":
        z.backward(one)
        x.grad.cpu()
    else:
        model(x).detach().cpu()
except BaseException as error:
    print(type(error).__name__, error, flush=True)
os._exit(0)
"""


@pytest.fixture(scope="module")
def hang(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A plugin with calls that never return."""
    return built("hang", tmp_path_factory.mktemp("plugin"), "libhang_pjrt.so")


def start(hang: Path, directory: Path, *what: str, **orders: str) -> subprocess.Popen[str]:
    program = directory / "program.py"
    program.write_text(PROGRAM)
    orders |= {
        "REAL_PLUGIN": CPU_PLUGIN,
        "TORCHTPU_PLUGIN": str(hang),
        # The plugin is the device, and not what the virtual accelerator computes with.
        "TORCHTPU_PLATFORM": "cpu",
        "HANG_FILE": str(directory / "now"),
    }
    return subprocess.Popen(
        [sys.executable, program, *what],
        env=os.environ | orders,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@pytest.mark.parametrize(
    ("mode", "part", "where", "named"),
    [
        ("strict", "forward", "result", "aten::tanh (program.py:5)"),
        ("fused_exact", "forward", "execute", "aten::tanh (program.py:5)"),
        ("strict", "backward", "execute", "aten::gelu_backward (backward of program.py:6)"),
        ("fused_exact", "backward", "result", "aten::gelu_backward (backward of program.py:6)"),
    ],
)
def test_a_hang_is_named_by_op_and_line_at_the_deadline(
    hang: Path, tmp_path: Path, mode: str, part: str, where: str, named: str
) -> None:
    """In `result` the programs run while Python goes on, and the hang is met where a value is read."""
    process = start(hang, tmp_path, mode, part, HANG_IN=where, TORCHTPU_EXECUTE_TIMEOUT="5")
    told, errors = process.communicate(timeout=120)
    begins, error = told.splitlines()
    assert begins == "begins" and error.startswith("DeadlineError "), told + errors
    named = named.replace("program.py", str(tmp_path / "program.py"))
    assert named in error, told


@pytest.mark.parametrize("mode", ["strict", "fused_exact"])
def test_ctrl_c_ends_a_program_that_hangs(hang: Path, tmp_path: Path, mode: str) -> None:
    """A chunk of ops is done whole first: it is given up the second time."""
    process = start(hang, tmp_path, mode, "forward", HANG_IN="execute", TORCHTPU_HEARTBEAT="0.3")
    assert process.stdout is not None and process.stderr is not None
    assert process.stdout.readline() == "begins\n"
    assert any("still" in line for line in process.stderr)
    process.send_signal(signal.SIGINT)
    if mode == "fused_exact":
        assert any("once more to give it up" in line for line in process.stderr)
        process.send_signal(signal.SIGINT)
    told, errors = process.communicate(timeout=60)
    assert told.startswith("KeyboardInterrupt "), told + errors
