"""Two packages want the name `tpu`: one rule says who has it, whichever PyTorch finds first."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import fresh
import pytest

# What stands for TorchTPU: a package that registers a backend `tpu`.
BACKEND = """
def compile(gm, example_inputs, **kwargs):
    print("TorchTPU compiles")
    return gm
"""

PROGRAM = """
import os, sys, warnings
warnings.simplefilter("ignore")
directory, place, tpu = sys.argv[1:]
sys.path.insert(0 if place == "first" else len(sys.path), directory)
import torch
from torchtpu_compile import _core, device, metrics
if tpu == "tpu":
    host = _core.host()
    _core.host = lambda: {**host, "tpu_device": True}
if os.environ.get("TORCHTPU_DEVICE") != "1":
    # `import torch` would have looked for a TPU before the lines above.
    del os.environ["TORCH_DEVICE_BACKEND_AUTOLOAD"]
device.autoload()
print("device:", device.why_not() or "installed")
for name in ("tpu", "torchtpu"):
    before = metrics()["graphs"]
    torch.compile(lambda x: x + 1, backend=name)(torch.ones(2))
    print(name, "is", "ours" if metrics()["graphs"] > before else "not ours")
"""


@pytest.fixture
def beside(tmp_path: Path) -> Path:
    """A directory with a package that stands for TorchTPU."""
    (tmp_path / "torch_tpu").mkdir()
    (tmp_path / "torch_tpu" / "__init__.py").write_text(BACKEND)
    info = tmp_path / "torch_tpu-0.2.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: torch_tpu\nVersion: 0.2.0\n")
    (info / "entry_points.txt").write_text("[torch_dynamo_backends]\ntpu = torch_tpu:compile\n")
    return tmp_path


def output(beside: Path, place: str, tpu: str, **environment: str) -> tuple[str, str]:
    env = {**os.environ, "TORCH_DEVICE_BACKEND_AUTOLOAD": "0", "TORCHTPU_CACHE": "off", **environment}
    env.pop("PYTHONPATH", None)
    done = fresh.run([sys.executable, "-c", PROGRAM, str(beside), place, tpu], env=env)
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


@pytest.mark.parametrize("place", ["first", "last"])
def test_without_a_tpu_both_names_are_ours(beside: Path, place: str) -> None:
    said, warned = output(beside, place, "no")
    assert "tpu is ours\ntorchtpu is ours" in said and "TorchTPU compiles" not in said
    assert "device: installed" in said
    assert warned.count("belong to torchtpu-compile, because this machine has no TPU") == 1


@pytest.mark.parametrize("place", ["first", "last"])
def test_with_a_tpu_the_name_and_the_device_are_torchtpus(beside: Path, place: str) -> None:
    said, _ = output(beside, place, "tpu", TORCHTPU_PLATFORM="cpu")
    assert "device: TorchTPU (torch_tpu) is installed" in said and "TORCHTPU_DEVICE=1" in said
    assert "TorchTPU compiles\ntpu is not ours\ntorchtpu is ours" in said


@pytest.mark.parametrize("place", ["first", "last"])
def test_the_switch_decides(beside: Path, place: str) -> None:
    ours, _ = output(beside, place, "tpu", TORCHTPU_DEVICE="1", TORCHTPU_PLATFORM="cpu")
    assert "device: installed" in ours and "tpu is ours\ntorchtpu is ours" in ours
    theirs, _ = output(beside, place, "no", TORCHTPU_DEVICE="0")
    assert "device: TORCHTPU_DEVICE is off" in theirs
    assert "TorchTPU compiles\ntpu is not ours\ntorchtpu is ours" in theirs


def test_a_torchtpu_without_a_backend_leaves_the_name_to_us(beside: Path) -> None:
    (beside / "torch_tpu-0.2.0.dist-info" / "entry_points.txt").unlink()
    said, _ = output(beside, "first", "tpu", TORCHTPU_PLATFORM="cpu")
    assert "tpu is ours\ntorchtpu is ours" in said


def test_doctor_says_the_rule(beside: Path) -> None:
    command = "from torchtpu_compile.cli.main import main; main(['doctor'])"
    env = {**os.environ, "TORCHTPU_CACHE": "off"}
    code = f"import sys; sys.path.append({str(beside)!r}); {command}"
    said = fresh.run([sys.executable, "-c", code], env=env).stdout
    assert "info  TorchTPU: TorchTPU (torch_tpu) is installed." in said
