"""A Llama block: grouped heads, rotary positions, RMS norms, SwiGLU."""

from __future__ import annotations

from typing import Any

import jax.nn
import jax.numpy as jnp
import layers
import torch
import torch.nn.functional as F
from program import Params, Program
from torch import Tensor, nn


class LlamaBlock(nn.Module):
    def __init__(self, width: int, heads: int, key_heads: int, hidden: int) -> None:
        super().__init__()
        self.heads, self.key_heads, self.size = heads, key_heads, width // heads
        self.norm1, self.norm2 = nn.RMSNorm(width, eps=1e-6), nn.RMSNorm(width, eps=1e-6)
        self.q = nn.Linear(width, width, bias=False)
        self.k = nn.Linear(width, key_heads * self.size, bias=False)
        self.v = nn.Linear(width, key_heads * self.size, bias=False)
        self.o = nn.Linear(width, width, bias=False)
        self.gate = nn.Linear(width, hidden, bias=False)
        self.up = nn.Linear(width, hidden, bias=False)
        self.down = nn.Linear(hidden, width, bias=False)

    def forward(self, x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
        batch, rows, width = x.shape
        y = self.norm1(x)
        q, k, v = (f(y).view(batch, rows, -1, self.size).transpose(1, 2) for f in (self.q, self.k, self.v))
        q, k = rotate(q, cos, sin), rotate(k, cos, sin)
        y = F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
        x = x + self.o(y.transpose(1, 2).reshape(batch, rows, width))
        y = self.norm2(x)
        return x + self.down(F.silu(self.gate(y)) * self.up(y))


def rotate(x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
    """`x` is `[batch, heads, length, size]`, the others `[length, size]`."""
    first, second = x.chunk(2, dim=-1)
    return x * cos + torch.cat((-second, first), dim=-1) * sin


class Llama(nn.Module):
    def __init__(self, layers: int, **sizes: int) -> None:
        super().__init__()
        self.blocks = nn.ModuleList(LlamaBlock(**sizes) for _ in range(layers))

    def forward(self, x: Tensor, cos: Tensor, sin: Tensor) -> Tensor:
        for block in self.blocks:
            x = block(x, cos, sin)
        return x


def make(
    batch: int, length: int, width: int, heads: int, **sizes: int
) -> tuple[nn.Module, tuple[Tensor, ...]]:
    angles = [torch.randn(length, width // heads) for _ in range(2)]
    return Llama(width=width, heads=heads, **sizes), (torch.randn(batch, length, width), *angles)


def _rotate(x: Any, cos: Any, sin: Any) -> Any:
    """`x` is `[batch, length, heads, size]`."""
    first, second = jnp.split(x, 2, axis=-1)
    return x * cos[:, None] + jnp.concatenate((-second, first), axis=-1) * sin[:, None]


def _block(p: Params, name: str, x: Any, cos: Any, sin: Any, heads: int, key_heads: int) -> Any:
    batch, rows, width = x.shape
    size = width // heads
    y = layers.rms_norm(p, f"{name}.norm1", x)
    q = layers.linear(p, f"{name}.q", y).reshape(batch, rows, heads, size)
    k = layers.linear(p, f"{name}.k", y).reshape(batch, rows, key_heads, size)
    v = layers.linear(p, f"{name}.v", y).reshape(batch, rows, key_heads, size)
    y = layers.attention(_rotate(q, cos, sin), _rotate(k, cos, sin), v, causal=True)
    x = x + layers.linear(p, f"{name}.o", y)
    y = layers.rms_norm(p, f"{name}.norm2", x)
    gated = jax.nn.silu(layers.linear(p, f"{name}.gate", y)) * layers.linear(p, f"{name}.up", y)
    return x + layers.linear(p, f"{name}.down", gated)


def jax_llama(p: Params, x: Any, cos: Any, sin: Any, **sizes: int) -> Any:
    for i in range(sizes["layers"]):
        x = _block(p, f"blocks.{i}", x, cos, sin, sizes["heads"], sizes["key_heads"])
    return x


FULL = {
    "batch": 2,
    "length": 512,
    "width": 1024,
    "heads": 16,
    "key_heads": 4,
    "hidden": 2816,
    "layers": 2,
}
SMALL = {"batch": 2, "length": 12, "width": 32, "heads": 4, "key_heads": 2, "hidden": 48}
PROGRAMS = [Program("llama_bf16", make, jax_llama, FULL, SMALL, torch.bfloat16)]
