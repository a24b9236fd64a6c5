"""GPT-2's architecture at its width, with few layers: logits, and a whole training step."""

from __future__ import annotations

from typing import Any

import layers
import torch
import torch.nn.functional as F
from blocks import GPT
from program import Params, Program
from torch import Tensor, nn


class Loss(nn.Module):
    def __init__(self, **sizes: int) -> None:
        super().__init__()
        self.gpt = GPT(**sizes)

    def forward(self, tokens: Tensor, labels: Tensor) -> Tensor:
        return F.cross_entropy(self.gpt(tokens).flatten(0, 1), labels.flatten())


def _tokens(vocabulary: int, batch: int, length: int) -> Tensor:
    return torch.randint(0, vocabulary, (batch, length))


def make(batch: int, vocabulary: int, length: int, **sizes: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    return GPT(vocabulary, length, **sizes), (_tokens(vocabulary, batch, length),)


def make_loss(batch: int, vocabulary: int, length: int, **sizes: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    tokens = (_tokens(vocabulary, batch, length) for _ in range(2))
    return Loss(vocabulary=vocabulary, length=length, **sizes), tuple(tokens)


def jax(p: Params, tokens: Any, *, heads: int, prefix: str = "", **sizes: int) -> Any:
    p = {name.removeprefix(prefix): x for name, x in p.items()}
    x = p["tokens.weight"][tokens] + p["positions"]
    for i in range(sizes["layers"]):
        block = f"blocks.{i}"
        normalized = layers.layer_norm(p, f"{block}.ln1", x)
        x = x + layers.self_attention(p, f"{block}.attn", normalized, heads, causal=True)
        x = x + layers.mlp(p, f"{block}.mlp", layers.layer_norm(p, f"{block}.ln2", x))
    return layers.linear({"head.weight": p["tokens.weight"]}, "head", layers.layer_norm(p, "ln", x))


def jax_loss(p: Params, tokens: Any, labels: Any, **sizes: int) -> Any:
    return layers.cross_entropy(jax(p, tokens, prefix="gpt.", **sizes), labels)


FULL = {"batch": 4, "length": 512, "vocabulary": 16384, "width": 768, "heads": 12, "layers": 2}
SMALL = {"batch": 2, "length": 12, "vocabulary": 40, "width": 32, "heads": 2}
PROGRAMS = [
    Program("gpt2_bf16", make, jax, FULL, SMALL, torch.bfloat16),
    Program("gpt_training_bf16", make_loss, jax_loss, FULL, SMALL, torch.bfloat16, train=True),
]
