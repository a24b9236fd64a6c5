"""Keeps interpolations whole up to their gradients.

PyTorch takes `interpolate` apart before it differentiates: neighbours are gathered, and their gradients
scattered to computed places. The gradient of the whole op adds up neighbours by weights that are known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

aten: Any = torch.ops.aten
_torch_library: Any = torch.library  # It has no types.
_library = _torch_library.Library("torchtpu", "FRAGMENT")
_library.define(
    "interpolate(Tensor self, SymInt[]? size, float[]? scales, str mode, bool? align_corners) -> Tensor"
)

# By mode and number of dimensions that change.
_GRADIENTS = {
    ("nearest", 1): aten.upsample_nearest1d_backward.default,
    ("nearest", 2): aten.upsample_nearest2d_backward.default,
    ("nearest", 3): aten.upsample_nearest3d_backward.default,
    ("linear", 1): aten.upsample_linear1d_backward.default,
    ("bilinear", 2): aten.upsample_bilinear2d_backward.default,
    ("trilinear", 3): aten.upsample_trilinear3d_backward.default,
}


class _Interpolation(torch.autograd.Function):
    @staticmethod
    def forward(
        ctx: Any,
        x: Tensor,
        size: Sequence[int] | None,
        scales: Sequence[float] | None,
        mode: str,
        align_corners: bool | None,
    ) -> Tensor:
        ctx.of = x.shape, x.dtype, scales, mode, align_corners
        return F.interpolate(x, size, scales, mode, align_corners)

    @staticmethod
    def backward(ctx: Any, grad: Tensor) -> tuple[Tensor | None, ...]:
        shape, dtype, scales, mode, align_corners = ctx.of
        changed = len(shape) - 2
        corners = () if mode == "nearest" else (bool(align_corners),)
        gradient = _GRADIENTS[mode, changed]
        found = gradient(grad, grad.shape[2:], shape, *corners, *(scales or [None] * changed))
        # Autocast may have computed in another type.
        return found.to(dtype), None, None, None, None


def _interpolate(x: Tensor, *form: Any) -> Tensor:
    differentiable = x.requires_grad and torch.is_grad_enabled()
    found: Tensor = (_Interpolation.apply if differentiable else F.interpolate)(x, *form)
    return found


_library.impl("interpolate", _interpolate, "CompositeImplicitAutograd")


def keep_interpolations(gm: torch.fx.GraphModule) -> None:
    """Rewrites the interpolations of a Dynamo graph whose gradients the core has; not where functions are
    differentiated or mapped within the graph, which only PyTorch's own ops are made for."""
    nodes = gm.graph.find_nodes(op="call_function", target=F.interpolate)
    if not nodes or any("functorch" in str(getattr(n.target, "__module__", "")) for n in gm.graph.nodes):
        return
    for node in nodes:
        arguments = node.normalized_arguments(gm, normalize_to_only_use_kwargs=True)
        operands = arguments and _operands(arguments.kwargs)
        if operands:
            node.target, node.args, node.kwargs = torch.ops.torchtpu.interpolate.default, operands, {}
    gm.recompile()


def _operands(given: dict[str, Any]) -> tuple[Any, ...] | None:
    """Operands of the op for arguments of `interpolate`; `None` for a form that the op does not have, for
    sizes that vary, which ATen's op does not take, and for float64: the core's weights are of float32."""
    x, mode = given["input"], given["mode"]
    value = x.meta.get("example_value") if isinstance(x, torch.fx.Node) else None
    if not isinstance(value, Tensor) or not value.is_floating_point() or value.dtype == torch.float64:
        return None
    if not all(isinstance(n, int) and n > 0 for n in value.shape):
        return None
    changed = value.dim() - 2
    if (mode, changed) not in _GRADIENTS or given["antialias"] or given["recompute_scale_factor"]:
        return None

    def of_each(name: str) -> list[Any] | None:
        each = given[name]
        return each if each is None else list(each) if isinstance(each, (list, tuple)) else [each] * changed

    size, scales = of_each("size"), of_each("scale_factor")
    # PyTorch refuses both, neither, and too few.
    if (size is None) == (scales is None) or len(size or scales or []) != changed:
        return None
    if not all(type(n) in (int, float) for n in size or scales or []):
        return None
    return x, size, scales and [float(scale) for scale in scales], mode, given["align_corners"]
