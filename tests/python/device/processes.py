"""Python in processes of their own."""

from __future__ import annotations

import os
import subprocess
import sys

import fresh

PRELUDE = """
import warnings; warnings.simplefilter("ignore")
import torch
from torchtpu_compile import device
"""


def run(code: str, **environment: str) -> subprocess.CompletedProcess[str]:
    # Otherwise the device would be installed before the code begins.
    environment = {**os.environ, "TORCH_DEVICE_BACKEND_AUTOLOAD": "0", "TORCHTPU_CACHE": "off", **environment}
    command = [sys.executable, "-c", PRELUDE + code]
    return fresh.run(command, env=environment)


def output(code: str, **environment: str) -> str:
    done = run(code, **environment)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
