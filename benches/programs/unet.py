"""A block of a diffusion model's UNet: convolutions, the time's embedding, attention, downsampling."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import layers
import torch
import torch.nn.functional as F
from program import Params, Program
from torch import Tensor, nn


class UnetBlock(nn.Module):
    def __init__(self, channels: int, out: int, embedding: int, heads: int, groups: int) -> None:
        super().__init__()
        self.heads = heads
        self.norm1, self.norm2 = nn.GroupNorm(groups, channels), nn.GroupNorm(groups, out)
        self.conv1 = nn.Conv2d(channels, out, 3, padding=1)
        self.conv2 = nn.Conv2d(out, out, 3, padding=1)
        self.time = nn.Linear(embedding, out)
        self.skip = nn.Conv2d(channels, out, 1)
        self.norm3 = nn.GroupNorm(groups, out)
        self.qkv, self.proj = nn.Linear(out, 3 * out), nn.Linear(out, out)
        self.down = nn.Conv2d(out, out, 3, stride=2, padding=1)

    def forward(self, x: Tensor, time: Tensor) -> Tensor:
        y = self.conv1(F.silu(self.norm1(x)))
        y = y + self.time(F.silu(time))[:, :, None, None]
        x = self.skip(x) + self.conv2(F.silu(self.norm2(y)))
        batch, channels, height, width = x.shape
        places = self.norm3(x).flatten(2).transpose(1, 2)
        parts = self.qkv(places).split(channels, dim=-1)
        q, k, v = (part.view(batch, height * width, self.heads, -1).transpose(1, 2) for part in parts)
        y = F.scaled_dot_product_attention(q, k, v).transpose(1, 2).reshape(batch, height * width, channels)
        x = x + self.proj(y).transpose(1, 2).reshape(batch, channels, height, width)
        return self.down(x)


def make(batch: int, side: int, embedding: int, **sizes: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    images = torch.randn(batch, sizes["channels"], side, side)
    return UnetBlock(embedding=embedding, **sizes), (images, torch.randn(batch, embedding))


def _group_norm(p: Params, name: str, x: Any, groups: int, eps: float = 1e-5) -> Any:
    batch, height, width, channels = x.shape
    wide = x.astype(layers.F32).reshape(batch, height, width, groups, channels // groups)
    mean = wide.mean((1, 2, 4), keepdims=True)
    variance = ((wide - mean) ** 2).mean((1, 2, 4), keepdims=True)
    y = ((wide - mean) * jax.lax.rsqrt(variance + eps)).reshape(x.shape)
    return (y * p[f"{name}.weight"].astype(layers.F32) + p[f"{name}.bias"].astype(layers.F32)).astype(x.dtype)


def jax_block(p: Params, x: Any, time: Any, *, heads: int, groups: int, **_: int) -> Any:
    x = x.transpose(0, 2, 3, 1)
    y = layers.convolution(p, "conv1", jax.nn.silu(_group_norm(p, "norm1", x, groups)), padding=1)
    y = y + layers.linear(p, "time", jax.nn.silu(time))[:, None, None, :]
    y = layers.convolution(p, "conv2", jax.nn.silu(_group_norm(p, "norm2", y, groups)), padding=1)
    x = layers.convolution(p, "skip", x) + y
    batch, height, width, channels = x.shape
    places = _group_norm(p, "norm3", x, groups).reshape(batch, height * width, channels)
    parts = jnp.split(layers.linear(p, "qkv", places), 3, axis=-1)
    q, k, v = (part.reshape(batch, height * width, heads, -1) for part in parts)
    x = x + layers.linear(p, "proj", layers.attention(q, k, v)).reshape(x.shape)
    return layers.convolution(p, "down", x, 2, 1).transpose(0, 3, 1, 2)


FULL = {"batch": 4, "side": 32, "embedding": 1280, "channels": 320, "out": 640, "heads": 10, "groups": 32}
SMALL = {"batch": 2, "side": 8, "embedding": 24, "channels": 16, "out": 32, "heads": 2, "groups": 4}
PROGRAMS = [Program("unet_bf16", make, jax_block, FULL, SMALL, torch.bfloat16)]
