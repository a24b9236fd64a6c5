"""Attention with its normalization, projections and residual."""

from __future__ import annotations

from typing import Any

import layers
import torch
from blocks import SelfAttention
from program import Params, Program
from torch import Tensor, nn


class AttentionBlock(nn.Module):
    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.ln = nn.LayerNorm(width)
        self.attn = SelfAttention(width, heads)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.attn(self.ln(x))


def make(batch: int, length: int, width: int, heads: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    return AttentionBlock(width, heads), (torch.randn(batch, length, width),)


def jax(p: Params, x: Any, *, heads: int, **_: int) -> Any:
    return x + layers.self_attention(p, "attn", layers.layer_norm(p, "ln", x), heads)


FULL = {"batch": 8, "length": 512, "width": 768, "heads": 12}
SMALL = {"batch": 2, "length": 24, "width": 48, "heads": 3}
PROGRAMS = [
    Program("attention_bf16", make, jax, FULL, SMALL, torch.bfloat16),
    Program("attention_f32", make, jax, FULL, SMALL),
]
