"""Decompositions of the ops that an optimizer's step is with `fused=True`, as transformers' `Trainer` has it.

PyTorch has kernels for them and no decomposition. Rules and order of operations are those of its CPU kernels
(`FusedAdagradKernel.cpp`, `FusedAdamKernel.cpp`, `FusedSGDKernel.cpp`): numbers are computed in float64 and
rounded once to the type that the tensors are computed in, which is float32 for bfloat16 and float16.
"""

from __future__ import annotations

import functools
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

_WIDE = {torch.bfloat16: torch.float32, torch.float16: torch.float32}
"""Dtype of the computation for these dtypes."""

Number = Any
"""A float, or a float64 tensor without dimensions."""


def _scaled(grad: Tensor, grad_scale: Tensor | None) -> tuple[Tensor, Tensor]:
    """The gradient as it is computed with, and as it is written back."""
    wide = grad.to(_WIDE.get(grad.dtype, grad.dtype))
    if grad_scale is not None:
        wide = wide / grad_scale.reshape(()).to(wide.dtype)
    return wide, wide.to(grad.dtype)


def _number(lr: Number) -> Number:
    """A learning rate; a tensor may have one dimension, and any type."""
    return lr.reshape(()).double() if isinstance(lr, Tensor) else lr


def _of(number: Number, like: Tensor) -> Number:
    """A number, rounded to the type of a tensor."""
    return number.to(like.dtype) if isinstance(number, Tensor) else number


def _is_zero(number: Number) -> bool:
    return not isinstance(number, Tensor) and number == 0


def _decayed(grad: Tensor, param: Tensor, weight_decay: Number) -> Tensor:
    """A gradient with that of the squared parameter; as it is where that counts nothing, whatever it is."""
    if _is_zero(weight_decay):
        return grad
    decayed = grad + param * _of(weight_decay, param)
    return torch.where(weight_decay != 0, decayed, grad) if isinstance(weight_decay, Tensor) else decayed


def _lerp(start: Tensor, end: Tensor, weight: Number) -> Tensor:
    """From the nearer end, as PyTorch has it."""
    near, far = start + _of(weight, start) * (end - start), end + _of(weight - 1, end) * (end - start)
    if isinstance(weight, Tensor):
        return torch.where(weight.abs() < 0.5, near, far)
    return near if abs(weight) < 0.5 else far


def _counts(steps: Sequence[Tensor]) -> Tensor:
    """How often each tensor was changed, in float64."""
    if len({step.dtype for step in steps}) > 1:
        steps = [step.double() for step in steps]
    return torch.stack([step.reshape(()) for step in steps]).double()


class _EachOf:
    """Numbers in float64, one for each tensor of a list, rounded to the types of the tensors. They are
    computed together: TPUs have no unit for float64, so that a power is a long program, which hundreds of
    tensors would each have."""

    def __init__(self, numbers: Tensor) -> None:
        self._numbers = numbers
        self._rounded: dict[torch.dtype, Sequence[Tensor]] = {}

    def of(self, i: int, like: Tensor) -> Tensor:
        if like.dtype not in self._rounded:
            self._rounded[like.dtype] = self._numbers.to(like.dtype).unbind(0)
        return self._rounded[like.dtype][i]


def _unless(found_inf: Tensor | None, old: Sequence[Tensor], new: Sequence[Tensor]) -> list[Tensor]:
    """Returns the results of a step; nothing changes if a gradient is not finite."""
    if found_inf is None:
        return list(new)
    skip = found_inf.reshape(()) == 1
    return [torch.where(skip, before, after) for before, after in zip(old, new, strict=True)]


def _adam(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    exp_avgs: Sequence[Tensor],
    exp_avg_sqs: Sequence[Tensor],
    max_exp_avg_sqs: Sequence[Tensor],
    state_steps: Sequence[Tensor],
    *,
    lr: Number,
    beta1: Number,
    beta2: Number,
    weight_decay: Number,
    eps: Number,
    amsgrad: bool,
    maximize: bool,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    decoupled: bool,
) -> tuple[list[Tensor], ...]:
    """`aten::_fused_adam`, and `decoupled` from the weights' decay `aten::_fused_adamw`: parameters,
    gradients and states after a step."""
    lr = _number(lr)
    results: tuple[list[Tensor], ...] = ([], [], [], [], [])
    if not params:
        return results
    steps = _counts(state_steps)
    roots, rates = _EachOf((1 - beta2**steps).sqrt()), _EachOf(-(lr / (1 - beta1**steps)))
    for i, (param, grad) in enumerate(zip(params, grads, strict=True)):
        g, written = _scaled(grad, grad_scale)
        p, m, v = (x.to(g.dtype) for x in (param, exp_avgs[i], exp_avg_sqs[i]))
        if maximize:
            g = -g
        if decoupled:
            p = p if _is_zero(weight_decay) else p * _of(1 - lr * weight_decay, p)
        else:
            g = _decayed(g, p, weight_decay)
        m = _lerp(m, g, 1 - beta1)
        v = v * _of(beta2, v) + _of(1 - beta2, v) * g * g
        spread = v
        if amsgrad:
            spread = torch.maximum(max_exp_avg_sqs[i].to(v.dtype), v)
            results[4].append(spread.to(max_exp_avg_sqs[i].dtype))
        denominator = spread.sqrt() / roots.of(i, v) + _of(eps, v)
        p = p + rates.of(i, p) * m / denominator
        results[0].append(p.to(param.dtype))
        results[1].append(written)
        results[2].append(m.to(exp_avgs[i].dtype))
        results[3].append(v.to(exp_avg_sqs[i].dtype))
    old = (params, grads, exp_avgs, exp_avg_sqs, max_exp_avg_sqs[: len(results[4])])
    return tuple(_unless(found_inf, *pair) for pair in zip(old, results, strict=True))


def sgd(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    momentum_buffers: Sequence[Tensor],
    *,
    weight_decay: Number,
    momentum: Number,
    lr: Number,
    dampening: Number,
    nesterov: bool,
    maximize: bool,
    is_first_step: bool,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
) -> tuple[list[Tensor], ...]:
    """`aten::_fused_sgd`: parameters, gradients and momenta after a step."""
    lr = _number(lr)
    results: tuple[list[Tensor], ...] = ([], [], [])
    for i, (param, grad) in enumerate(zip(params, grads, strict=True)):
        g, written = _scaled(grad, grad_scale)
        p = param.to(g.dtype)
        if maximize:
            g = -g
        g = _decayed(g, p, weight_decay)
        if momentum_buffers:
            buffer = momentum_buffers[i].to(g.dtype)
            grown = buffer * _of(momentum, g) + g * _of(1 - dampening, g)
            buffer = g if is_first_step else grown
            results[2].append(buffer.to(momentum_buffers[i].dtype))
            g = g + buffer * _of(momentum, g) if nesterov else buffer
        results[0].append((p + g * _of(-lr, p)).to(param.dtype))
        results[1].append(written)
    old = (params, grads, momentum_buffers)
    return tuple(_unless(found_inf, *pair) for pair in zip(old, results, strict=True))


def _adagrad(
    params: Sequence[Tensor],
    grads: Sequence[Tensor],
    state_sums: Sequence[Tensor],
    state_steps: Sequence[Tensor],
    *,
    lr: Number,
    lr_decay: Number,
    weight_decay: Number,
    eps: Number,
    maximize: bool,
    grad_scale: Tensor | None = None,
    found_inf: Tensor | None = None,
    returns_steps: bool,
) -> tuple[list[Tensor], ...]:
    """`aten::_fused_adagrad`: parameters, gradients and sums of squares after a step.

    The overload whose learning rate is a number also returns the counts of steps, which it does not change.
    """
    lr = _number(lr)
    results: tuple[list[Tensor], ...] = ([], [], [])
    steps = _counts(state_steps) if params else torch.empty(0)
    rates = _EachOf(lr / (1 + (steps - 1) * lr_decay))
    for i, (param, grad) in enumerate(zip(params, grads, strict=True)):
        g, written = _scaled(grad, grad_scale)
        p, total = param.to(g.dtype), state_sums[i].to(g.dtype)
        if maximize:
            g = -g
        g = _decayed(g, p, weight_decay)
        total = total + g * g
        results[0].append((p - rates.of(i, p) * g / (total.sqrt() + _of(eps, p))).to(param.dtype))
        results[1].append(written)
        results[2].append(total.to(state_sums[i].dtype))
    old = (params, grads, state_sums)
    stepped = tuple(_unless(found_inf, *pair) for pair in zip(old, results, strict=True))
    return (*stepped, list(state_steps)) if returns_steps else stepped


adagrad, adagrad_of_tensor = (functools.partial(_adagrad, returns_steps=given) for given in (True, False))
adam, adamw = (functools.partial(_adam, decoupled=decoupled) for decoupled in (False, True))
