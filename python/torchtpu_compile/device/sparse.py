"""Sparse tensors (COO) stay on the host: one that is made on the device, or moved to it, is one of the CPU.

Ops of a sparse and a dense tensor, of which one is on the device, run on the CPU, and dense results go to the
device. Gradients that are sparse, as those of `nn.Embedding(sparse=True)`, cannot be of another device than
their tensor, which PyTorch says.
"""

from __future__ import annotations

from typing import Any

import torch
from torch.utils import _pytree as pytree

_torch_library: Any = torch.library  # It has no types.
_said: set[str] = set()


def register() -> Any:
    """Registers the ops of sparse tensors of the device. They stay registered as long as the result lives."""
    library = _torch_library.Library("_", "IMPL")
    library.fallback(_on_host, "SparsePrivateUse1")
    return library


def _on_host(op: Any, *args: Any, **kwargs: Any) -> Any:
    from ..errors import UnsupportedOpError
    from ..log import LOGGER
    from ..options import Options

    if Options.resolve().strict:
        raise UnsupportedOpError(
            f"{op} does not run on the tpu device, and strict mode is on: there are no sparse tensors on it"
        )
    if op is torch.ops.aten._copy_from.default:
        # The CPU refuses it too, and names ops of its own.
        raise NotImplementedError("copy_() between dense and sparse tensors is not implemented")
    if str(op) not in _said:
        _said.add(str(op))
        LOGGER.warning("%s runs on the CPU: sparse tensors stay there, the tpu device has none", op)
    moved_args, moved_kwargs = pytree.tree_map(_of_host, (args, kwargs))
    results = op(*moved_args, **moved_kwargs)
    written = _write_back(op, (args, kwargs), (moved_args, moved_kwargs))
    return pytree.tree_map(lambda value: written.get(id(value), _of_device(value)), results)


def _write_back(op: Any, given: tuple[Any, Any], moved: tuple[Any, Any]) -> dict[int, torch.Tensor]:
    """Copies arguments that `op` mutated on the CPU back to those of the device.

    Returns the device's tensor for the `id` of each copy on the CPU.
    """
    written = {}
    for place, argument in enumerate(op._schema.arguments):
        if argument.alias_info is None or not argument.alias_info.is_write:
            continue
        values = [
            args[place] if place < len(args) else kwargs.get(argument.name) for args, kwargs in (given, moved)
        ]
        for value, host in zip(*map(pytree.tree_leaves, values), strict=True):
            if isinstance(value, torch.Tensor) and value is not host:
                if value.shape != host.shape:
                    value.resize_(host.shape)
                value.copy_(host)
                written[id(host)] = value
    return written


def _of_host(value: Any) -> Any:
    if isinstance(value, torch.Tensor):
        return value.cpu() if value.device.type == "tpu" else value
    if isinstance(value, torch.device):
        return torch.device("cpu") if value.type == "tpu" else value
    return value


def _of_device(value: Any) -> Any:
    is_dense = isinstance(value, torch.Tensor) and value.layout == torch.strided
    return value.to("tpu") if is_dense and value.device.type == "cpu" else value
