"""A mixture of experts: each token goes to two that have room, by products (the dispatch of GShard)."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import layers
import torch
import torch.nn.functional as F
from program import Params, Program
from torch import Tensor, nn

CHOICES = 2


class Experts(nn.Module):
    def __init__(self, width: int, hidden: int, experts: int, room: int) -> None:
        super().__init__()
        self.room, self.experts = room, experts
        self.router = nn.Linear(width, experts, bias=False)
        self.gate = nn.Parameter(torch.randn(experts, width, hidden) * width**-0.5)
        self.up = nn.Parameter(torch.randn(experts, width, hidden) * width**-0.5)
        self.down = nn.Parameter(torch.randn(experts, hidden, width) * hidden**-0.5)

    def forward(self, x: Tensor) -> Tensor:
        """`x` is `[tokens, width]`."""
        shares, chosen = self.router(x).float().softmax(-1).topk(CHOICES, dim=-1)
        shares = shares / shares.sum(-1, keepdim=True)
        # First choices take their places before second ones.
        taken = (chosen.T[..., None] == torch.arange(self.experts)).float()
        place = (taken.flatten(0, 1).cumsum(0) - 1).view_as(taken)
        place = (place * taken).sum(-1)
        slots = (place[..., None] == torch.arange(self.room)).float()
        combine = torch.einsum("tk,kte,ktc->tec", shares, taken, slots).to(x.dtype)
        inputs = torch.einsum("tec,td->ecd", (combine > 0).to(x.dtype), x)
        hidden = F.silu(inputs @ self.gate) * (inputs @ self.up)
        return torch.einsum("tec,ecd->td", combine, hidden @ self.down)


def make(tokens: int, **sizes: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    return Experts(**sizes), (torch.randn(tokens, sizes["width"]),)


def jax_experts(p: Params, x: Any, *, experts: int, room: int, **_: int) -> Any:
    scores = layers.linear(p, "router", x).astype(layers.F32)
    shares, chosen = jax.lax.top_k(jax.nn.softmax(scores), CHOICES)
    shares = shares / shares.sum(-1, keepdims=True)
    taken = jax.nn.one_hot(chosen.T, experts)
    place = (jnp.cumsum(taken.reshape(-1, experts), axis=0) - 1).reshape(taken.shape)
    slots = jax.nn.one_hot((place * taken).sum(-1).astype(jnp.int32), room)
    combine = jnp.einsum("tk,kte,ktc->tec", shares, taken, slots).astype(x.dtype)
    inputs = jnp.einsum("tec,td->ecd", (combine > 0).astype(x.dtype), x)
    hidden = jax.nn.silu(inputs @ p["gate"]) * (inputs @ p["up"])
    return jnp.einsum("tec,ecd->td", combine, hidden @ p["down"])


FULL = {"tokens": 2048, "width": 768, "hidden": 2048, "experts": 8, "room": 640}
SMALL = {"tokens": 24, "width": 16, "hidden": 32, "experts": 4, "room": 10}
PROGRAMS = [Program("experts_bf16", make, jax_experts, FULL, SMALL, torch.bfloat16)]
