"""The modes in which ops of the device run."""

from __future__ import annotations

import torch
from torchtpu_compile import _core


def _is_mode(name: str) -> bool:
    before = torch.tpu.get_eager_mode()
    try:
        _core.set_eager_mode(name)
    except ValueError:
        return False
    _core.set_eager_mode(before)
    return True


MODES = ["fused", "strict"] + [name for name in ("fused_exact",) if _is_mode(name)]
