"""The other half of a transformer block."""

from __future__ import annotations

from typing import Any

import layers
import torch
from blocks import mlp
from program import Params, Program
from torch import Tensor, nn


class MlpBlock(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.ln = nn.LayerNorm(width)
        self.mlp = mlp(width, 4 * width)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.mlp(self.ln(x))


def make(rows: int, width: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    return MlpBlock(width), (torch.randn(rows, width),)


def jax(p: Params, x: Any, **_: int) -> Any:
    return x + layers.mlp(p, "mlp", layers.layer_norm(p, "ln", x))


FULL, SMALL = {"rows": 4096, "width": 768}, {"rows": 12, "width": 32}
PROGRAMS = [
    Program("mlp_bf16", make, jax, FULL, SMALL, torch.bfloat16),
    Program("mlp_f32", make, jax, FULL, SMALL),
]
