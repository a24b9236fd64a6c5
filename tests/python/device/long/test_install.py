"""Whether the device is there, and what is said where it is not. Each case is a process of its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from processes import output, run

COMPILES = "print(torch.compile(lambda x: x + 1, backend='tpu')(torch.ones(2)).tolist())"


def test_installing_twice_is_installing_once() -> None:
    assert (
        output("print(device.install(beside_another=True), device.install(), device.why_not())")
        == "None None None"
    )


def test_without_the_device_the_backend_works() -> None:
    said = output("print(device.install()); " + COMPILES, TORCHTPU_DEVICE="0")
    assert said == "TORCHTPU_DEVICE is off\n[2.0, 2.0]"


def test_without_the_device_because_another_package_has_the_place() -> None:
    taken = "torch.utils.rename_privateuse1_backend('other'); "
    said = output(taken + "print(device.install(beside_another=True))")
    assert said.startswith(("another package uses PyTorch's slot", "this package has no"))


def test_without_the_device_because_there_is_no_shim() -> None:
    code = "torch.__version__ = '2.99.0'; print(device.install(beside_another=True)); " + COMPILES
    assert output(code).startswith("this package has no shim for torch 2.99.0")


def test_a_shim_for_another_version_is_refused() -> None:
    code = """
from torchtpu_compile import _core
from torchtpu_compile.device.shim import build
try:
    _core.install_device(build.place(torch.__version__), "2.1.0", None, [])
except RuntimeError as error:
    print(error)
"""
    assert "this is torch 2.1.0" in output(code)


def test_addresses_of_the_device_are_nobodys_memory() -> None:
    code = """
import ctypes
device.install(beside_another=True)
a = torch.ones(4, device="tpu")
ctypes.string_at(a.data_ptr(), 4)
"""
    assert run(code).returncode == -signal.SIGSEGV


@pytest.mark.parametrize("gigabytes", [48, 400])
def test_the_device_works_under_a_limit_of_addresses(gigabytes: int) -> None:
    """The reserved range counts for `ulimit -v`, which clusters set."""
    told = output(f"""
import resource
resource.setrlimit(resource.RLIMIT_AS, ({gigabytes} << 30, {gigabytes} << 30))
device.install(beside_another=True)
x = torch.ones(1000, 1000, device="tpu")
print((x @ x).sum().item(), torch.compile(lambda x: x + 1, backend="tpu")(x).sum().item())
try:
    torch.empty({gigabytes} << 30, dtype=torch.uint8, device="tpu")
except torch.OutOfMemoryError as error:
    print(str(error).split(" for")[0])
""")
    assert told == "1000000000.0 2000000.0\nno addresses are left"


def test_a_child_that_is_forked_before_the_device_is_used_has_one_with_seeds() -> None:
    code = """
import os
device.install(beside_another=True)
torch.zeros(2)
if (child := os.fork()) == 0:
    numbers = []
    for _ in range(2):
        torch.manual_seed(3)
        numbers.append(torch.rand(4, device="tpu").tolist())
    os.write(1, b"alike" if numbers[0] == numbers[1] else b"others")
    os._exit(0)
os.waitpid(child, 0)
"""
    assert output(code) == "alike"


def test_a_forked_child_is_told() -> None:
    code = """
import os
device.install(beside_another=True)
a = torch.ones(4, device="tpu") + 1
if (child := os.fork()) == 0:
    try:
        (a + 1).cpu()
    except RuntimeError as error:
        os.write(1, str(error).encode())
    os._exit(0)
os.waitpid(child, 0)
"""
    assert "fork" in output(code, TORCHTPU_EAGER="fused_exact")
    # An op that is not known is not traced: the thread for that is the parent's.
    assert "fork" in output(code.replace("a + 1).cpu()", "a * 3).cpu()"), TORCHTPU_EAGER="strict")
    # Kernels of the CPU need no client: the child goes on as with tensors on the CPU.
    computes = code.replace("(a + 1).cpu()", "os.write(1, str((a + 1).tolist()).encode())")
    assert output(computes, TORCHTPU_EAGER="fused") == "[3.0, 3.0, 3.0, 3.0]"


def test_strict_mode_names_what_is_not_on_the_device() -> None:
    code = """
device.install(beside_another=True)
try:
    torch.nonzero(torch.ones(2, device="tpu"))
except RuntimeError as error:
    print(error)
"""
    assert "aten.nonzero.default does not run on the tpu device" in output(code, TORCHTPU_STRICT="1")


def test_an_op_on_the_cpu_is_told_once_with_its_line() -> None:
    code = """
device.install(beside_another=True)
for _ in range(3):
    torch.nonzero(torch.ones(2, device="tpu"))
"""
    done = run(code, TORCHTPU_EAGER="fused_exact")
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("aten.nonzero.default at <string>:8 runs on the CPU, with 8 bytes moved") == 1
    # Nothing is moved where kernels of the CPU run on the device's memory.
    assert run(code, TORCHTPU_EAGER="fused").stderr == ""


def test_values_are_checked_where_that_is_asked_for() -> None:
    code = """
device.install(beside_another=True)
try:
    torch.ones(2, device="tpu")[torch.tensor([5], device="tpu")]
except IndexError as error:
    print(error)
"""
    assert "out of bounds" in output(code, TORCHTPU_CHECK_VALUES="1")


def test_the_plugin_is_loaded_by_an_op_that_keeps_pythons_lock() -> None:
    """PyTorch fills a storage with the lock, which the thread that loads the plugin needs for its log."""
    code = """
import faulthandler
faulthandler.dump_traceback_later(60, exit=True)
device.install(beside_another=True)
storage = torch.empty(3, device="tpu").untyped_storage()
storage.copy_(torch.ones(3).untyped_storage())
print(torch.empty(0, device="tpu").set_(storage, 0, (3,), (1,)).tolist())
"""
    assert output(code, TORCHTPU_STRICT="1") == "[1.0, 1.0, 1.0]"


def test_installing_leaves_cuda_unstarted() -> None:
    """A forked child cannot use a GPU if its parent has started CUDA."""
    code = """
def started():
    raise AssertionError("CUDA is started")
torch.cuda.is_available = torch.cuda.init = started
print(device.install())
"""
    assert output(code, TORCH_DEVICE_BACKEND_AUTOLOAD="0") == "None"


@pytest.mark.parametrize("switch", ["0", "1"])
def test_the_package_installs_the_device_unless_pytorch_is_told_not_to(switch: str) -> None:
    said = output(
        "print((device.why_not() or '').startswith('it was not installed'))",
        TORCH_DEVICE_BACKEND_AUTOLOAD=switch,
    )
    assert said == str(switch == "0")


def test_a_shim_that_cannot_be_compiled_says_why(tmp_path: Path) -> None:
    """As a file, without the package: the way of a checkout before its first build."""
    from torchtpu_compile.device.shim import build

    copy = tmp_path / "torchtpu_compile" / "device" / "shim"
    shutil.copytree(build.SOURCES, copy, ignore=shutil.ignore_patterns("__pycache__"))
    command = [sys.executable, copy / "build.py"]
    without = subprocess.run(
        command, env={"PATH": str(tmp_path)}, capture_output=True, text=True, check=False
    )
    assert (without.returncode, without.stderr) == (
        1,
        "error: g++ was not found (Debian: apt-get install g++)\n",
    )
    (copy / "shim.cpp").write_text("#error no such luck\n")
    broken = subprocess.run(command, capture_output=True, text=True, check=False)
    assert broken.returncode == 1 and "no such luck" in broken.stderr
    assert not list((tmp_path / "torchtpu_compile" / "_shim").iterdir())


def test_a_program_that_ends_right_after_its_gradients_ends_well(tmp_path: Path) -> None:
    # PyTorch's thread of gradients lets go of Python objects after `backward()` has returned.
    program = tmp_path / "program.py"
    program.write_text(
        "import torch\n"
        "model = torch.nn.Linear(8, 2).to('tpu')\n"
        "model(torch.ones(4, 8, device='tpu')).sum().backward()\n"
    )
    running = [subprocess.Popen([sys.executable, program], env=dict(os.environ)) for _ in range(4)]
    assert [process.wait(timeout=120) for process in running] == [0, 0, 0, 0]


def test_installing_is_the_first_to_import_pytorch() -> None:
    code = (
        "from torchtpu_compile import device; print(device.install(beside_another=True)); "
        "import torch; print(torch.ones(2, device='tpu').tolist())"
    )
    environment = {**os.environ, "TORCH_DEVICE_BACKEND_AUTOLOAD": "1", "TORCHTPU_CACHE": "off"}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, timeout=120, check=True
    )
    assert done.stdout.split("\n")[:2] == ["None", "[1.0, 1.0]"]
