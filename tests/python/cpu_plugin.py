"""The CPU plugins that tests load by their paths."""

from __future__ import annotations

import os

from torchtpu_compile import _core, plugins
from torchtpu_compile.cli.common import worker_pool

# The one that programs run on where nothing else is asked for.
CPU_PLUGIN = os.environ.get("TORCHTPU_PLUGIN") or str(_core.find_plugin("cpu", worker_pool()))

# OpenXLA's own.
OFFICIAL = dict(plugins.installed())["xla_cpu_pjrt"]
