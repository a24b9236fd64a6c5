"""The options as the core takes them."""

from __future__ import annotations

import sys
from dataclasses import fields

import torch

from . import _core, plugins, tpu_processes
from .options import Options

# What a user sets and the core asks for: an option is declared in `options.py` and, where it concerns the
# core, in `src/python/settings.rs`.
_OPTIONS = tuple(name for name in _core.SETTINGS if name in {f.name for f in fields(Options)})


def matmul_precision() -> str:
    """Returns `torch.get_float32_matmul_precision()`; `"highest"` if PyTorch refuses to answer.

    It refuses if the user has set a precision for one backend (`torch.backends.cuda.matmul.fp32_precision`)
    and none for all: this backend then keeps the full precision.
    """
    try:
        return str(torch.get_float32_matmul_precision())
    except RuntimeError:
        return "highest"


def core_settings(options: Options, *, function: int = 0, retraced: str | None = None) -> dict[str, object]:
    """Returns the core's settings, read when a graph is compiled.

    `function` is the number of the user's function, `retraced` why it was traced again.
    """
    if options.watchdog is not None:
        _core.watch(options.watchdog)
    plugins.quieten()
    tpu_processes.take_own_chip()
    return {
        **{name: getattr(options, name) for name in _OPTIONS},
        "function": function,
        "retraced": retraced,
        "plugins": plugins.installed(),
        "site_packages": plugins.site_packages(),
        "matmul_precision": matmul_precision(),
        "torch": torch.__version__,
        # -P: a file `torch.py` in the current directory is none of the worker's business.
        "worker": [sys.executable, "-P", "-m", "torchtpu_compile.worker"],
    }
