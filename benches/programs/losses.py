"""Cross entropy with its gradient, and a step of AdamW."""

from __future__ import annotations

from typing import Any

import jax.numpy as jnp
import layers
import torch
import torch.nn.functional as F
from program import Params, Program
from torch import Tensor, nn


class CrossEntropy(nn.Module):
    """A head and the loss of its logits."""

    def __init__(self, width: int, vocabulary: int) -> None:
        super().__init__()
        self.head = nn.Linear(width, vocabulary, bias=False)

    def forward(self, x: Tensor, labels: Tensor) -> Tensor:
        return F.cross_entropy(self.head(x), labels)


def make_loss(rows: int, width: int, vocabulary: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    return CrossEntropy(width, vocabulary), (torch.randn(rows, width), torch.randint(0, vocabulary, (rows,)))


def jax_loss(p: Params, x: Any, labels: Any, **_: int) -> Any:
    return layers.cross_entropy(layers.linear(p, "head", x), labels)


RATE, BETA1, BETA2, EPS, DECAY = 1e-3, 0.9, 0.999, 1e-8, 0.01


class AdamW(nn.Module):
    """One step for a matrix and a vector, as `torch.optim.AdamW` computes it."""

    def forward(self, step: Tensor, *state: Tensor) -> tuple[Tensor, ...]:
        results = []
        step = step + 1
        for i in range(0, len(state), 4):
            x, grad, mean, square = state[i : i + 4]
            x = x * (1 - RATE * DECAY)
            mean = mean.lerp(grad, 1 - BETA1)
            square = square * BETA2 + grad * grad * (1 - BETA2)
            scale = RATE / (1 - BETA1**step)
            root = (square / (1 - BETA2**step)).sqrt() + EPS
            results += [x - scale * mean / root, mean, square]
        return step, *results


def make_adamw(rows: int, width: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    state = [torch.randn(sizes) for sizes in ((rows, width), (width,)) for _ in range(4)]
    for square in state[3::4]:
        square.abs_()
    return AdamW(), (torch.tensor(3.0), *state)


def jax_adamw(p: Params, step: Any, *state: Any, **_: int) -> Any:
    results = []
    step = step + 1
    for i in range(0, len(state), 4):
        x, grad, mean, square = state[i : i + 4]
        mean = BETA1 * mean + (1 - BETA1) * grad
        square = BETA2 * square + (1 - BETA2) * grad * grad
        root = jnp.sqrt(square / (1 - BETA2**step)) + EPS
        x = x * (1 - RATE * DECAY) - RATE / (1 - BETA1**step) * mean / root
        results += [x, mean, square]
    return step, *results


PROGRAMS = [
    Program(
        "cross_entropy_bf16",
        make_loss,
        jax_loss,
        {"rows": 2048, "width": 768, "vocabulary": 16384},
        {"rows": 6, "width": 16, "vocabulary": 40},
        torch.bfloat16,
        train=True,
    ),
    Program("adamw_f32", make_adamw, jax_adamw, {"rows": 4096, "width": 1024}, {"rows": 6, "width": 16}),
]
