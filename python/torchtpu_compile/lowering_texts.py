"""Who makes the texts that the core asks for while it names and lowers programs.

Nothing that needs PyTorch or JAX is imported before a text is asked for: the command line has neither at
hand.
"""

from __future__ import annotations

import functools
import importlib
from typing import cast

from . import _core

# The core's own requests; every other one is for an op with a registered lowering.
_HOMES = {"torchtpu.attention": "kernels.attention"}


@functools.cache
def install() -> None:
    """Lets the core ask."""
    _core.set_lowering_maker(_make)


def _make(op: str, call: str, platform: str, operands: list[tuple[str, list[int]]], sizes: list[int]) -> str:
    home = importlib.import_module(f"{__package__}.{_HOMES.get(op, 'capture.custom_lowerings')}")
    return cast(str, home.make(op, call, platform, operands, sizes))
