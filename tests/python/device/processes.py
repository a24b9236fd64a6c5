"""Python in processes of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

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


def found_on_virtual(program: str, *arguments: str) -> dict[str, Any]:
    """What a program of this directory finds on the virtual accelerator: its last line, which is JSON."""
    command = [sys.executable, Path(__file__).with_name(program), *arguments]
    ended = fresh.run(command, env={**os.environ, "TORCHTPU_PLATFORM": "virtual"}, timeout=3000)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    found: dict[str, Any] = json.loads(ended.stdout.splitlines()[-1])
    return found
