"""Inference on all devices of one process: each has a copy of the model, and takes its part of the rows."""

from __future__ import annotations

import copy
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch.utils import _pytree as pytree


class Replicas:
    """Copies of a model, one on each device."""

    def __init__(self, models: Sequence[Callable[..., Any]], devices: Sequence[torch.device]) -> None:
        self.models = list(models)
        self.devices = list(devices)

    @torch.no_grad()
    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """What the model gives for all rows, on the device that these came from, without gradients.

        Each tensor of the arguments has the same number of rows, its first dimension, of which each device
        takes about as many, in order; all else is handed to every copy. Results are tensors of as many rows,
        or tuples, lists and dicts of them. Raises `ValueError` for arguments or results that are not so.
        """
        leaves, form = pytree.tree_flatten((args, kwargs))
        tensors = [leaf for leaf in leaves if isinstance(leaf, torch.Tensor)]
        rows = _rows(tensors)
        home = tensors[0].device
        bounds = [rows * i // len(self.models) for i in range(len(self.models) + 1)]
        parts: list[tuple[int, Any]] = []
        # Where programs run while Python goes on, all devices work at the same time.
        for model, device, begin, end in zip(self.models, self.devices, bounds, bounds[1:], strict=False):
            if begin < end or not (rows or parts):
                here = [
                    leaf[begin:end].to(device) if isinstance(leaf, torch.Tensor) else leaf for leaf in leaves
                ]
                given, named = pytree.tree_unflatten(here, form)
                parts.append((end - begin, model(*given, **named)))
        flat = []
        for count, part in parts:
            found, result_form = pytree.tree_flatten(part)
            if not all(isinstance(x, torch.Tensor) and x.dim() and len(x) == count for x in found):
                raise ValueError("a result of the model is no tensor with the rows of its arguments")
            flat.append([x.to(home) for x in found])
        return pytree.tree_unflatten([torch.cat(of_all) for of_all in zip(*flat, strict=True)], result_form)


def _rows(tensors: Sequence[torch.Tensor]) -> int:
    counts = {len(x) if x.dim() else None for x in tensors}
    if len(counts) != 1 or None in counts:
        shapes = ", ".join(str(list(x.shape)) for x in tensors)
        raise ValueError(
            f"arguments have to be tensors of the same number of rows, not of the sizes {shapes}"
        )
    return len(tensors[0])


def replicate(
    model: torch.nn.Module,
    devices: Sequence[int] | None = None,
    *,
    options: Mapping[str, object] | None = None,
) -> Replicas:
    """Copies of `model` for inference, each compiled, on the `tpu` devices with these numbers, or on all that
    the process has. The model itself stays as it is, and what becomes of it later does not reach the copies.

    Raises `RuntimeError` where the device is not installed.
    """
    module: Any = getattr(torch, "tpu", None)
    if module is None:
        raise RuntimeError("the tpu device is not installed; torchtpu doctor says why")
    numbers = range(module.device_count()) if devices is None else devices
    places = [torch.device("tpu", number) for number in numbers]
    copies = [copy.deepcopy(model).to(place) for place in places]
    given: Any = None if options is None else dict(options)
    return Replicas([torch.compile(each, backend="tpu", options=given) for each in copies], places)
