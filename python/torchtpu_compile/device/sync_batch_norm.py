"""The ops that `torch.nn.SyncBatchNorm` calls, for the `tpu` device. PyTorch has them for GPUs only.

Inputs are `[batch, channels, …]`. Statistics are `[channels]`, or `[ranks, channels]` where they come from
several ranks, in float32 for inputs of less precision.
"""

from __future__ import annotations

from typing import Any

import torch

Tensor = torch.Tensor


def _exact(x: Tensor) -> Tensor:
    return x.float() if x.dtype in (torch.float16, torch.bfloat16) else x


def _others(x: Tensor) -> list[int]:
    """The dimensions that statistics go over."""
    return [dim for dim in range(x.dim()) if dim != 1]


def _along(of_channels: Tensor, x: Tensor) -> Tensor:
    return of_channels.view(-1, *[1] * (x.dim() - 2))


def _stats(x: Tensor, eps: float) -> tuple[Tensor, Tensor]:
    var, mean = torch.var_mean(_exact(x), _others(x), correction=0)
    return mean, (var + eps).rsqrt()


def _gather_stats_with_counts(
    x: Tensor,
    mean: Tensor,
    invstd: Tensor,
    running_mean: Tensor | None,
    running_var: Tensor | None,
    momentum: float,
    eps: float,
    counts: Tensor,
) -> tuple[Tensor, Tensor]:
    share = (counts / counts.sum()).to(mean.dtype)[:, None]
    total = (share * mean).sum(0)
    var = (share * (invstd.pow(-2) - eps + (mean - total).square())).sum(0)
    if running_mean is not None:
        running_mean.lerp_(total.to(running_mean.dtype), momentum)
    if running_var is not None:
        unbiased = var * (counts.sum() / (counts.sum() - 1))
        running_var.lerp_(unbiased.to(running_var.dtype), momentum)
    return total, (var + eps).rsqrt()


def _elemt(
    x: Tensor, weight: Tensor | None, bias: Tensor | None, mean: Tensor, invstd: Tensor, eps: float
) -> Tensor:
    y = (_exact(x) - _along(mean, x)) * _along(invstd, x)
    if weight is not None:
        y = y * _along(weight, x)
    if bias is not None:
        y = y + _along(bias, x)
    return y.to(x.dtype)


def _backward_reduce(
    grad: Tensor,
    x: Tensor,
    mean: Tensor,
    invstd: Tensor,
    weight: Tensor | None,
    input_g: bool,
    weight_g: bool,
    bias_g: bool,
) -> tuple[Tensor | None, Tensor | None, Tensor | None, Tensor | None]:
    dy = _exact(grad)
    sum_dy = dy.sum(_others(x))
    sum_dy_xmu = (dy * (_exact(x) - _along(mean, x))).sum(_others(x))
    of_weight = (sum_dy_xmu * invstd).to(sum_dy.dtype if weight is None else weight.dtype)
    of_bias = sum_dy.to(of_weight.dtype).clone()
    return (
        sum_dy if input_g else None,
        sum_dy_xmu if input_g else None,
        of_weight if weight_g else None,
        of_bias if bias_g else None,
    )


def _backward_elemt(
    grad: Tensor,
    x: Tensor,
    mean: Tensor,
    invstd: Tensor,
    weight: Tensor | None,
    sum_dy: Tensor,
    sum_dy_xmu: Tensor,
    count: Tensor,
) -> Tensor:
    total = count.sum()
    slope = _along(invstd.square() * sum_dy_xmu / total, x)
    dx = _exact(grad) - _along(sum_dy / total, x) - (_exact(x) - _along(mean, x)) * slope
    scale = invstd if weight is None else invstd * weight
    return (dx * _along(scale, x)).to(x.dtype)


_KERNELS = {
    "batch_norm_stats": _stats,
    "batch_norm_gather_stats_with_counts": _gather_stats_with_counts,
    "batch_norm_elemt": _elemt,
    "batch_norm_backward_reduce": _backward_reduce,
    "batch_norm_backward_elemt": _backward_elemt,
}
_library: Any = None
"""Holds the kernels for as long as the process runs."""


def register() -> None:
    """Makes the kernels known to PyTorch. Call it once per process."""
    global _library
    library: Any = torch.library  # It has no types.
    _library = library.Library("aten", "IMPL")
    for name, kernel in _KERNELS.items():
        _library.impl(name, kernel, "PrivateUse1")
