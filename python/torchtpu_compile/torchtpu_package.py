"""The rule for a machine that has the package TorchTPU (`torch_tpu`) as well.

Both packages want the device `tpu` and the backend name `tpu`, and PyTorch loads them in no fixed order. One
of them owns both names: TorchTPU where there is a TPU, because it was installed for that, and this package
elsewhere, because TorchTPU registers no device without a TPU. `TORCHTPU_DEVICE` decides otherwise.
"""

from __future__ import annotations

import importlib.metadata
import importlib.util
import os
from collections.abc import Callable
from typing import Any

SWITCH = "TORCHTPU_DEVICE"
OURS = 'backend="torchtpu" is always torchtpu-compile'


def switch() -> bool | None:
    """`TORCHTPU_DEVICE` as a boolean, or `None` if the rule decides."""
    text = os.environ.get(SWITCH, "").strip().lower()
    if text in ("0", "off", "false", "no"):
        return False
    return True if text in ("1", "on", "true", "yes") else None


def installed() -> bool:
    """Whether TorchTPU is installed."""
    return importlib.util.find_spec("torch_tpu") is not None


def owns() -> bool:
    """Whether TorchTPU owns the names `tpu` of the device and of the backend."""
    if not installed():
        return False
    chosen = switch()
    if chosen is not None:
        return not chosen
    from . import _core

    return bool(_core.host()["tpu_device"])


def rule() -> str:
    """Says who owns the names and how to change that. Call it only if TorchTPU is installed."""
    chosen = switch()
    if chosen is not None:
        why = f"{SWITCH}={os.environ[SWITCH].strip()}"
    else:
        why = f"this machine has {'a' if owns() else 'no'} TPU"
    owner = "TorchTPU" if owns() else "torchtpu-compile"
    change = (
        f"For this package's device, set {SWITCH}=1 and TORCH_DEVICE_BACKEND_AUTOLOAD=0, and import "
        "torchtpu_compile after torch"
        if owns()
        else f"{SWITCH}=0 leaves both to TorchTPU"
    )
    return (
        f'TorchTPU (torch_tpu) is installed. The device and the backend "tpu" belong to {owner}, '
        f"because {why}. {OURS}. {change}"
    )


def backend(name: str = "tpu", package: str = "torch_tpu") -> Callable[..., Any] | None:
    """The entry that a package, TorchTPU by default, registers for `backend=name`, or `None`."""
    for entry in importlib.metadata.entry_points(group="torch_dynamo_backends", name=name):
        if entry.module.partition(".")[0] == package:
            function: Callable[..., Any] = entry.load()
            return function
    return None
