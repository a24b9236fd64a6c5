"""`torchtpu first-hour`: a clean run passes, and each of ten planted failures is found in its own step."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

import pytest
from torchtpu_compile.cli import first_hour, hardware_steps

# Runs when a process starts. A plant changes PyTorch or the environment in the processes of its own step.
PLANTS = """
import os, sys
if "torchtpu_compile.cli.hardware_steps" in sys.orig_argv:
    step = sys.orig_argv[-1]
    if step == "program":
        os.environ["TORCHTPU_CACHE"] = "off"
    import torch
    ones, cpu, add, compile_ = torch.ones, torch.Tensor.cpu, torch.Tensor.__add__, torch.compile
    if step == "memory":  # Tensors are never freed.
        kept = []
        torch.ones = lambda *a, **k: kept.append(ones(*a, **k)) or kept[-1]
    elif step == "transfers":  # A result is read in the device's order of memory.
        torch.Tensor.cpu = lambda x: cpu(x).T.contiguous().view(16, 4) if x.shape == (16, 4) else cpu(x)
    elif step == "one-op":
        torch.Tensor.__add__ = lambda a, b: add(a, b * 1.01 if a.device.type == "tpu" else b)
    elif step == "graphs":
        def compiled(model, **k):
            f = compile_(model, **k)
            return lambda x: f(x) * 1.01
        torch.compile = compiled
    elif step == "training":  # The optimizer changes nothing on the device.
        update = torch.optim.AdamW.step
        on_device = lambda o: o.param_groups[0]["params"][0].device.type == "tpu"
        torch.optim.AdamW.step = lambda o: None if on_device(o) else update(o)
    elif step == "eager":
        torch.Tensor.cpu = lambda x: cpu(x) * (1.01 if torch.tpu.get_eager_mode() == "fused_exact" else 1)
    elif step == "rank" and os.environ["RANK"] == "1":
        os._exit(3)
    elif step == "one-sum":
        import time
        torch.ones = lambda *a, **k: time.sleep(1000)
"""
FOUND = {
    "memory": "64 MiB stay allocated after the tensor was freed",
    "transfers": "tensor [16, 4] came back changed",
    "one-op": "a sum of two tensors is off by",
    "graphs": "the forward run is off by",
    "training": "the loss of step 1 is",
    "eager": "a gradient in mode fused_exact is off by",
    "collectives": "ended with status 3",
    "kill": "nothing after",
    "warm-start": "the second process compiled",
}


def first_hour_json(tmp_path: Path, *arguments: str, **environment: str) -> tuple[int, dict[str, Any]]:
    command = [
        sys.executable,
        "-P",
        "-m",
        "torchtpu_compile.cli",
        "first-hour",
        "--json",
        "--platform",
        "cpu",
    ]
    command += ["--out", str(tmp_path / "out.zip"), *arguments]
    done = subprocess.run(
        command, env={**os.environ, **environment}, capture_output=True, text=True, timeout=1500, check=False
    )
    assert done.stdout, done.stderr
    return done.returncode, json.loads(done.stdout)


def test_each_step_has_a_description() -> None:
    assert [step.name for step in first_hour.STEPS] == list(hardware_steps.STEPS)
    assert {*FOUND, "client"} == set(hardware_steps.STEPS)
    assert all(step.advice and step.expected and 0 < step.seconds <= 300 for step in first_hour.STEPS)


def test_an_unknown_step_is_named(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    from torchtpu_compile.cli.main import main

    assert main(["first-hour", "--steps", "client,lunch", "--out", str(tmp_path / "out.zip")]) == 2
    assert "unknown steps lunch; known: client" in capsys.readouterr().err


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_a_clean_run_passes_and_writes_one_file(tmp_path: Path) -> None:
    status, said = first_hour_json(tmp_path)
    assert status == 0 and said["ok"], said
    assert [step["step"] for step in said["steps"]] == list(hardware_steps.STEPS)
    with zipfile.ZipFile(tmp_path / "out.zip") as archive:
        names = set(archive.namelist())
        assert {"first-hour.json", "doctor.json", "transfers.log"} <= names
        assert json.loads(archive.read("first-hour.json"))["steps"] == said["steps"]


def test_a_client_that_does_not_open_ends_the_run(tmp_path: Path) -> None:
    missing = str(tmp_path / "none.so")
    status, said = first_hour_json(tmp_path, "--plugin", missing)
    first, *others = said["steps"]
    assert status == 1 and first["state"] == "failed" and missing in first["seen"]
    assert "torchtpu doctor" in first["advice"]
    assert all(step["state"] == "not run" for step in others) and len(others) == 9


def test_a_device_that_does_not_tell_its_memory_passes() -> None:
    """The virtual accelerator has no limit of its own."""
    command = [sys.executable, "-P", "-m", "torchtpu_compile.cli.hardware_steps", "memory"]
    given = {**os.environ, "TORCHTPU_PLATFORM": "virtual"}
    done = subprocess.run(command, env=given, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    assert "does not say how much memory there is" in done.stdout


@pytest.mark.soak
@pytest.mark.timeout(1800)
def test_each_planted_failure_is_found_in_its_own_step(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(PLANTS)
    names = ",".join(name for name in FOUND if name != "kill")
    status, said = first_hour_json(tmp_path, "--steps", names, PYTHONPATH=str(tmp_path))
    assert status == 1
    for step in said["steps"]:
        assert step["state"] == "failed" and FOUND[step["step"]] in step["seen"], step
        assert step["advice"], step


@pytest.mark.soak
@pytest.mark.timeout(600)
def test_a_step_that_hangs_ends_at_its_deadline(tmp_path: Path) -> None:
    (tmp_path / "sitecustomize.py").write_text(PLANTS)
    status, said = first_hour_json(tmp_path, "--steps", "kill", "--deadline", "90", PYTHONPATH=str(tmp_path))
    (step,) = said["steps"]
    assert status == 1 and step["state"] == "timed out", step
    assert FOUND["kill"] in step["seen"] and "libtpu_lockfile" in step["advice"]
