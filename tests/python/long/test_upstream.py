"""The harness for PyTorch's own suites, on a checkout that a test makes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

HARNESS = Path(__file__).parents[2] / "upstream" / "run.py"

SUITE = """
import os, time
import torch
from torch.testing._internal.common_device_type import instantiate_device_type_tests, onlyCPU
from torch.testing._internal.common_utils import TestCase

class TestFake(TestCase):
    def test_crashes(self, device):
        if device != "cpu":
            os.abort()

    def test_fails_on_both(self, device):
        self.fail()

    def test_hangs(self, device):
        if device != "cpu":
            time.sleep(600)

    def test_is_for_the_cpu(self, device):
        if device != "cpu":
            self.skipTest("another device")

    def test_passes(self, device):
        self.assertEqual(torch.ones(2, device=device).sum().device.type, torch.device(device).type)

    def test_passes_again(self, device):
        pass

    def test_raises_as_listed(self, device):
        if device != "cpu":
            raise NotImplementedError

    def test_wrong(self, device):
        self.assertEqual(device, "cpu")

instantiate_device_type_tests(TestFake, globals())
"""

EXPECTED = """
[[expected]]
suite = "test_torch"
cases = ["*.test_raises_as_listed_*", "*.test_passes_again_*"]
reason = "the test says so"
"""


def test_every_kind_of_outcome_is_counted_and_the_run_goes_on(tmp_path: Path) -> None:
    (tmp_path / "test").mkdir()
    (tmp_path / "test" / "test_torch.py").write_text(SUITE)
    listed = tmp_path / "expected.toml"
    listed.write_text(EXPECTED)
    options = ["--expected", str(listed), "--deadline", "20", "--out", str(tmp_path / "out")]
    ran = subprocess.run(
        [sys.executable, str(HARNESS), str(tmp_path), "test_torch", *options], capture_output=True, text=True
    )
    assert ran.returncode == 1, ran.stdout + ran.stderr
    # On the CPU 6 pass that do not skip here; here 2 pass, one of which is listed as a failure.
    assert "| all | 6 | 2 | 33.3 | 1 | 1 | 1 | 1 | 1 | 4 |" in ran.stdout, ran.stdout
    said = dict(
        line.removeprefix("test_torch TestFakeCPU.test_").split(": ", 1)
        for line in ran.stdout.splitlines()
        if line.startswith("test_torch TestFakeCPU")
    )
    assert list(said) == ["crashes_cpu", "hangs_cpu", "passes_again_cpu", "wrong_cpu"]
    assert said["crashes_cpu"] == "crash: signal SIGABRT"
    assert said["hangs_cpu"] == "hang: no end after 20 s"
    assert said["passes_again_cpu"].startswith("unexpected pass")
    assert said["wrong_cpu"].startswith("wrong: AssertionError")
    # Where it hung is in the log.
    assert "time.sleep" in SUITE and "in test_hangs" in (tmp_path / "out" / "test_torch-tpu.log").read_text()


def test_a_suite_that_is_not_there_is_an_error(tmp_path: Path) -> None:
    ran = subprocess.run(
        [sys.executable, str(HARNESS), str(tmp_path), "test_torch"], capture_output=True, text=True
    )
    assert ran.returncode == 2
    assert "has no suite 'test_torch'" in ran.stderr
