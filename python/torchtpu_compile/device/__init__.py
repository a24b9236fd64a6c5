"""The `tpu` device: ordinary PyTorch tensors whose memory is the core's.

PyTorch calls `autoload` when it is imported. Nothing of it may fail then: where the device cannot be
installed, `why_not` tells, `device="tpu"` is PyTorch's own error, and `torch.compile(backend="tpu")` works as
ever.
"""

from __future__ import annotations

import os
import threading
import warnings
from collections.abc import Sequence
from typing import Any

from .. import torchtpu_package
from ..stand_in import STAND_IN, stand_in

__all__ = ["install", "why_not"]

_MODE = "TORCHTPU_EAGER"
_RECORD = "TORCHTPU_RECORD"
REHEARSAL = "TORCHTPU_REHEARSAL"
"""Directory to which each process of `torchtpu rehearse` writes its counts."""
_PYTORCHS_SWITCH = "TORCH_DEVICE_BACKEND_AUTOLOAD"

# Importing PyTorch, which installing may be the first to do, calls `autoload` in the middle of it.
_lock = threading.RLock()
_tried = False
_reason: str | None = (
    "it was not installed: import torchtpu_compile after torch, or unset TORCH_DEVICE_BACKEND_AUTOLOAD"
)


def autoload() -> None:
    """Installs the device where nothing speaks against it: with PyTorch, or with this package after it.

    It is the entry point of PyTorch's group `torch.backends`, and heeds its switch unless `TORCHTPU_DEVICE=1`
    asks for the device. Programs that `torchtpu record` runs as one rank of many become one here, before they
    look for the others. Those of `torchtpu rehearse` begin to count here.
    """
    if torchtpu_package.switch() or os.environ.get(_PYTORCHS_SWITCH, "1") == "1":
        install()
    if os.environ.get(STAND_IN):
        stand_in(_note)
        if os.environ.get(_RECORD):
            from ..recording import steps

            steps.watch(os.path.abspath(os.environ[_RECORD]))
    if os.environ.get(REHEARSAL):
        from . import rehearsal

        rehearsal.begin(os.environ[REHEARSAL])


def _note(method: str, args: Sequence[Any], group: str, size: int) -> None:
    """Records what a program's groups are asked to do, where it runs as one rank of many."""
    from ..recording import outside

    outside.note(method, args, group, size)


def install(*, beside_another: bool = False) -> str | None:
    """Installs the `tpu` device once per process. Returns `None`, or the reason why it is not available.

    If PyTorch already drives an accelerator, the device is installed only if `beside_another` is true,
    because it then becomes the accelerator of `torch.accelerator`.
    """
    global _tried, _reason
    with _lock:
        if _tried and (_reason is None or not beside_another):
            return _reason
        _tried = True
        try:
            _reason = _install(beside_another)
        except Exception as error:
            _reason = f"{type(error).__name__}: {error}"
        return _reason


def why_not() -> str | None:
    """Returns why `device="tpu"` is not available, or `None` if it is."""
    return _reason


def _install(beside_another: bool) -> str | None:
    if torchtpu_package.switch() is False:
        return f"{torchtpu_package.SWITCH} is off"
    if torchtpu_package.owns():
        return torchtpu_package.rule()
    import torch

    from .. import torch_private
    from .shim import build

    version = torch.__version__
    shim = build.place(version)
    if not shim.exists():
        return (
            f"this package has no shim for torch {version}; run "
            "`python -m torchtpu_compile.device.shim.build` to compile it (half a minute, needs g++)"
        )
    taken = torch_private.privateuse1_name()
    if taken != "privateuseone":
        return f"another package uses PyTorch's slot for a custom device, under the name {taken!r}"
    # `torch.cuda.is_available` would start CUDA, which no forked child of this process could use then.
    if not beside_another and torch.cuda.device_count():
        return (
            "PyTorch drives a GPU here; call torchtpu_compile.device.install(beside_another=True) to add "
            "the device"
        )
    from .. import _core
    from . import default_backend, ipc, process_group, sync_batch_norm
    from .module import TpuModule
    from .shy_tracer import ShyTracer

    torch.utils.rename_privateuse1_backend("tpu")
    libraries = [
        os.path.join(os.path.dirname(os.path.abspath(f)), "") for f in (torch.__file__, _core.__file__)
    ]
    _core.install_device(shim, version, ShyTracer(), libraries)
    torch_private.take_lstm_apart_in_tracers()
    torch_private.register_device_module("tpu", TpuModule())
    process_group.register()
    sync_batch_norm.register()
    ipc.register()
    torch.utils.generate_methods_for_privateuse1_backend(for_storage=True)
    default_backend.register_names()
    default_backend.explain_inductor()
    # PyTorch's default for its slot is float16, for which TPUs have no unit.
    torch.set_autocast_dtype("tpu", torch.bfloat16)
    if os.environ.get(_RECORD):
        from ..options import Options
        from ..recording import record

        record.record_chunks(Options.resolve())
    mode = os.environ.get(_MODE, "").strip().lower()
    if mode:
        try:
            _core.set_eager_mode(mode)
        except ValueError as error:
            warnings.warn(f"{_MODE}: {error}", RuntimeWarning, stacklevel=2)
    return None
