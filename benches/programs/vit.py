"""A vision transformer of one block: patches by a convolution, a class token, and the class's logits."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import layers
import torch
from blocks import Block
from program import Params, Program
from torch import Tensor, nn


class Vit(nn.Module):
    def __init__(self, side: int, patch: int, width: int, heads: int, classes: int) -> None:
        super().__init__()
        self.patches = nn.Conv2d(3, width, patch, patch)
        self.token = nn.Parameter(torch.randn(1, 1, width))
        self.positions = nn.Parameter(torch.randn((side // patch) ** 2 + 1, width))
        self.block = Block(width, heads)
        self.ln = nn.LayerNorm(width)
        self.head = nn.Linear(width, classes)

    def forward(self, images: Tensor) -> Tensor:
        x = self.patches(images).flatten(2).transpose(1, 2)
        x = torch.cat([self.token.expand(x.shape[0], -1, -1), x], dim=1) + self.positions
        return self.head(self.ln(self.block(x))[:, 0])


def make(batch: int, **sizes: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    return Vit(**sizes), (torch.randn(batch, 3, sizes["side"], sizes["side"]),)


def jax_vit(p: Params, images: Any, *, patch: int, heads: int, **_: int) -> Any:
    x = jax.lax.conv_general_dilated(
        images, p["patches.weight"], (patch, patch), "VALID", dimension_numbers=("NCHW", "OIHW", "NHWC")
    )
    batch, width = x.shape[0], x.shape[-1]
    x = (x + p["patches.bias"]).reshape(batch, -1, width)
    token = jnp.broadcast_to(p["token"], (batch, 1, width))
    x = jnp.concatenate([token, x], axis=1) + p["positions"]
    x = x + layers.self_attention(p, "block.attn", layers.layer_norm(p, "block.ln1", x), heads)
    x = x + layers.mlp(p, "block.mlp", layers.layer_norm(p, "block.ln2", x))
    return layers.linear(p, "head", layers.layer_norm(p, "ln", x)[:, 0])


FULL = {"batch": 16, "side": 224, "patch": 16, "width": 768, "heads": 12, "classes": 1000}
SMALL = {"batch": 2, "side": 16, "patch": 8, "width": 32, "heads": 2, "classes": 10}
PROGRAMS = [Program("vit_bf16", make, jax_vit, FULL, SMALL, torch.bfloat16)]
