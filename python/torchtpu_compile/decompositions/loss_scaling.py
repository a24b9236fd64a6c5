"""Decompositions of the ops of `torch.amp.GradScaler`, after ATen's `AmpGradScalerKernels.cpp`.

PyTorch has kernels for them and no decomposition.
"""

from __future__ import annotations

from collections.abc import Sequence

import torch
from torch import Tensor


def unscale(gradients: Sequence[Tensor], found_inf: Tensor, inv_scale: Tensor) -> tuple[list[Tensor], Tensor]:
    """`aten::_amp_foreach_non_finite_check_and_unscale`: the gradients times `inv_scale`, each in its dtype,
    and 1 instead of `found_inf` if one of them is not finite. Both numbers are float32, of one element."""
    scaled, found = [], found_inf.reshape(()) != 0
    for gradient in gradients:
        wide = gradient if gradient.dtype == torch.float64 else gradient.float()
        scaled.append((wide * inv_scale.reshape(()).to(wide.dtype)).to(gradient.dtype))
        found = found | ~gradient.isfinite().all()
    return scaled, torch.where(found, torch.ones_like(found_inf), found_inf)


def next_scale(
    scale: Tensor,
    growth_tracker: Tensor,
    found_inf: Tensor,
    growth_factor: float,
    backoff_factor: float,
    growth_interval: int,
) -> tuple[Tensor, Tensor]:
    """`aten::_amp_update_scale`: the next scale (float32) and number of steps since it changed (int32).

    Each has one element. A scale does not grow to infinity.
    """
    found = found_inf.reshape(scale.shape) != 0
    steps = growth_tracker + 1
    is_due = steps == growth_interval
    grown = (scale.double() * growth_factor).to(scale.dtype)
    kept = torch.where(is_due.reshape(scale.shape) & grown.isfinite(), grown, scale)
    smaller = (scale.double() * backoff_factor).to(scale.dtype)
    ends = found.reshape(steps.shape) | is_due
    return torch.where(found, smaller, kept), torch.where(ends, torch.zeros_like(steps), steps)
