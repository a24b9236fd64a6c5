"""The CPU plugins that tests load by their paths."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from torchtpu_compile import _core, plugins
from torchtpu_compile.cli.common import worker_pool

# The one that programs run on where nothing else is asked for.
CPU_PLUGIN = os.environ.get("TORCHTPU_PLUGIN") or str(_core.find_plugin("cpu", worker_pool()))

# Sources of plugins for tests.
SOURCES = Path(__file__).parents[1] / "plugins"

# OpenXLA's own.
OFFICIAL = dict(plugins.installed())["xla_cpu_pjrt"]


def built(name: str, directory: Path, file: str | None = None) -> Path:
    """Compiles a plugin for tests into `directory`, by default as `NAME.so`."""
    library = directory / (file or f"{name}.so")
    command = ["gcc", "-shared", "-fPIC", "-O1", "-o", library, SOURCES / f"{name}.c", "-ldl"]
    subprocess.run(command, check=True, timeout=120)
    return library
