"""A BERT layer: normalized behind each part, exact GELU, a padding mask."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import layers
import torch
import torch.nn.functional as F
from program import Params, Program
from torch import Tensor, nn


class BertLayer(nn.Module):
    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.heads = heads
        self.q, self.k, self.v, self.o = (nn.Linear(width, width) for _ in range(4))
        self.up, self.down = nn.Linear(width, 4 * width), nn.Linear(4 * width, width)
        self.ln1, self.ln2 = nn.LayerNorm(width), nn.LayerNorm(width)

    def forward(self, x: Tensor, mask: Tensor) -> Tensor:
        batch, rows, width = x.shape
        q, k, v = (f(x).view(batch, rows, self.heads, -1).transpose(1, 2) for f in (self.q, self.k, self.v))
        y = F.scaled_dot_product_attention(q, k, v, attn_mask=mask[:, None, None, :])
        x = self.ln1(x + self.o(y.transpose(1, 2).reshape(batch, rows, width)))
        return self.ln2(x + self.down(F.gelu(self.up(x))))


def make(batch: int, length: int, width: int, heads: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    mask = torch.arange(length) < torch.arange(length - batch, length)[:, None] + 1
    return BertLayer(width, heads), (torch.randn(batch, length, width), mask)


def _gelu(x: Any) -> Any:
    wide = x.astype(jnp.float32)
    return (0.5 * wide * (1 + jax.lax.erf(wide * 0.5**0.5))).astype(x.dtype)


def jax_layer(p: Params, x: Any, mask: Any, *, heads: int, **_: int) -> Any:
    batch, rows, width = x.shape
    q, k, v = (layers.linear(p, name, x).reshape(batch, rows, heads, width // heads) for name in "qkv")
    y = layers.attention(q, k, v, mask=mask[:, None, None, :])
    x = layers.layer_norm(p, "ln1", x + layers.linear(p, "o", y))
    return layers.layer_norm(p, "ln2", x + layers.linear(p, "down", _gelu(layers.linear(p, "up", x))))


FULL = {"batch": 8, "length": 384, "width": 768, "heads": 12}
SMALL = {"batch": 2, "length": 12, "width": 24, "heads": 3}
PROGRAMS = [Program("bert_bf16", make, jax_layer, FULL, SMALL, torch.bfloat16)]
