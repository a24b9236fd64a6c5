"""Data-parallel inference on all devices of one process."""

from __future__ import annotations

import copy
import inspect
import itertools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import torch
from torch.utils import _pytree as pytree

_PARAMETERS = inspect.signature(torch.compile).parameters


class Replicas:
    """Copies of a model, one on each device."""

    def __init__(self, models: Sequence[Callable[..., Any]], devices: Sequence[torch.device]) -> None:
        self.models = list(models)
        self.devices = list(devices)
        self._checked = False

    @torch.no_grad()
    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Returns the model's outputs for all rows, on the device of the first tensor, without gradients.

        All tensor arguments must have the same first dimension. Each device takes a contiguous part of the
        rows; other arguments go to every copy. Each output must be a tensor with that first dimension, or a
        tuple, list or dict of such tensors. Raises `ValueError` otherwise; the first call also runs one
        copy on more rows than a part has, to see it.
        """
        leaves, form = pytree.tree_flatten((args, kwargs))
        tensors = [leaf for leaf in leaves if isinstance(leaf, torch.Tensor)]
        rows = _rows(tensors)
        home = tensors[0].device

        def run(at: int, part: Callable[[torch.Tensor], torch.Tensor]) -> Any:
            device = self.devices[at]
            here = [part(leaf).to(device) if isinstance(leaf, torch.Tensor) else leaf for leaf in leaves]
            given, named = pytree.tree_unflatten(here, form)
            return self.models[at](*given, **named)

        if rows and not self._checked:
            # An output with rows of its own may have as many as a part of the input, by coincidence.
            more = -(-rows // len(self.models)) + 1
            _of_rows(run(0, lambda leaf: leaf[:1].repeat(more, *([1] * (leaf.dim() - 1)))), more)
            self._checked = True
        bounds = [rows * i // len(self.models) for i in range(len(self.models) + 1)]
        parts: list[tuple[int, Any]] = []
        # Where programs run while Python goes on, all devices work at the same time.
        for at, (begin, end) in enumerate(itertools.pairwise(bounds)):
            if begin < end or not (rows or parts):
                parts.append((end - begin, run(at, lambda leaf: leaf[begin:end])))  # noqa: B023
        flat = []
        for count, part in parts:
            found, result_form = _of_rows(part, count)
            flat.append([x.to(home) for x in found])
        return pytree.tree_unflatten([torch.cat(of_all) for of_all in zip(*flat, strict=True)], result_form)


def _of_rows(results: Any, count: int) -> tuple[list[torch.Tensor], Any]:
    """Returns the tensors that a model returned for so many rows, and the structure that they were in."""
    found, form = pytree.tree_flatten(results)
    if not all(isinstance(x, torch.Tensor) and x.dim() and len(x) == count for x in found):
        shapes = [list(x.shape) if isinstance(x, torch.Tensor) else type(x).__name__ for x in found]
        raise ValueError(
            "replicate: each output must be a tensor whose first dimension equals the input's "
            f"({count}); the outputs are {shapes}"
        )
    return found, form


def _rows(tensors: Sequence[torch.Tensor]) -> int:
    counts = {len(x) if x.dim() else None for x in tensors}
    if len(counts) != 1 or None in counts:
        shapes = ", ".join(str(list(x.shape)) for x in tensors)
        raise ValueError(
            f"replicate: all tensor arguments must have the same first dimension; their shapes are {shapes}"
        )
    return len(tensors[0])


def replicate(
    model: torch.nn.Module,
    devices: Sequence[int] | None = None,
    *,
    options: Mapping[str, object] | None = None,
) -> Replicas:
    """Compiles one copy of `model` for each device, for data-parallel inference without gradients.

    A call splits its tensors along dimension 0, runs the parts on all devices, and concatenates the outputs
    on the device of the first tensor. `model` is copied, not modified; later changes of it do not reach the
    copies. `devices` are ordinals of `tpu` devices (default: all). `options` are those of `torch.compile`.
    Raises `RuntimeError` if the `tpu` device is not installed.
    """
    module: Any = getattr(torch, "tpu", None)
    if module is None:
        raise RuntimeError(
            "replicate needs the tpu device, which is not installed; `torchtpu doctor` prints the reason"
        )
    numbers = range(module.device_count()) if devices is None else devices
    places = [torch.device("tpu", number) for number in numbers]
    copies = [copy.deepcopy(model).to(place) for place in places]
    given: Any = None if options is None else dict(options)
    # All copies run the same code, whose recompilations would be counted together.
    own: Any = {"isolate_recompiles": True} if "isolate_recompiles" in _PARAMETERS else {}
    return Replicas([torch.compile(each, backend="tpu", options=given, **own) for each in copies], places)
