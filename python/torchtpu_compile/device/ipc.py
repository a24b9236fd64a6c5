"""Device tensors as messages between processes, such as those of a queue of `torch.multiprocessing`."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.reduction import ForkingPickler
from typing import Any

import torch
from torch.multiprocessing import reductions

_Reduced = tuple[Callable[..., Any], tuple[Any, ...]]


def register() -> None:
    """Registers a reducer for storages, through which PyTorch's reducers of tensors and parameters go.

    Storages of other devices are passed to the reducer of `torch.multiprocessing`.
    """
    ForkingPickler.register(torch.UntypedStorage, _reduce)


def _reduce(storage: torch.UntypedStorage) -> _Reduced:
    if storage.device.type != "tpu":
        return reductions.reduce_storage(storage)  # type: ignore[no-untyped-call]
    # Shared memory would end with its owner, here a temporary copy: the message holds the content itself, and
    # arrives even if the sender has ended.
    host = storage.cpu()  # type: ignore[no-untyped-call]
    content = torch.empty(0, dtype=torch.uint8).set_(host).numpy().tobytes()
    return _rebuild, (content, storage.device.index)


def _rebuild(content: bytes, index: int) -> torch.UntypedStorage:
    """Returns a storage on the device `index` of this process with this content.

    Raises `RuntimeError` if this process has no such device.
    """
    from . import install

    if (reason := install()) is not None:
        raise RuntimeError(f"a tensor of tpu:{index} arrived, and this process has no tpu device: {reason}")
    if index >= torch.get_device_module("tpu").device_count():
        raise RuntimeError(f"a tensor of tpu:{index} arrived, and this process has no device of that number")
    # An empty buffer has no address.
    host = torch.frombuffer(bytearray(content), dtype=torch.uint8) if content else torch.empty(0)
    return host.untyped_storage().to(device=torch.device("tpu", index))
