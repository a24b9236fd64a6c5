"""Two layers of an LSTM over a sequence, and a linear layer on its last state."""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
import layers
import torch
from program import Params, Program
from torch import Tensor, nn


class Lstm(nn.Module):
    def __init__(self, width: int, hidden: int, depth: int, classes: int) -> None:
        super().__init__()
        self.lstm = nn.LSTM(width, hidden, depth)
        self.head = nn.Linear(hidden, classes)

    def forward(self, x: Tensor) -> Tensor:
        """`x` is `[length, batch, width]`."""
        return self.head(self.lstm(x)[0][-1])


def make(length: int, batch: int, **sizes: int) -> tuple[nn.Module, tuple[Tensor, ...]]:
    return Lstm(**sizes), (torch.randn(length, batch, sizes["width"]),)


def jax_lstm(p: Params, x: Any, *, batch: int, hidden: int, depth: int, **_: int) -> Any:
    for i in range(depth):
        of_input, of_state = (p[f"lstm.weight_{part}_l{i}"] for part in ("ih", "hh"))
        bias = p[f"lstm.bias_ih_l{i}"] + p[f"lstm.bias_hh_l{i}"]
        # The part of the gates that no state enters is one product for all times.
        gates = jnp.einsum("tbi,oi->tbo", x, of_input) + bias

        def step(carry: Any, now: Any, of_state: Any = of_state) -> Any:
            state, cell = carry
            enter, forget, fresh, leave = jnp.split(now + state @ of_state.T, 4, axis=-1)
            cell = jax.nn.sigmoid(forget) * cell + jax.nn.sigmoid(enter) * jnp.tanh(fresh)
            state = jax.nn.sigmoid(leave) * jnp.tanh(cell)
            return (state, cell), state

        zero = jnp.zeros((batch, hidden), x.dtype)
        _, x = jax.lax.scan(step, (zero, zero), gates)
    return layers.linear(p, "head", x[-1])


FULL = {"length": 128, "batch": 64, "width": 512, "hidden": 512, "depth": 2, "classes": 1000}
SMALL = {"length": 7, "batch": 3, "width": 12, "hidden": 16, "classes": 5}
PROGRAMS = [Program("lstm_f32", make, jax_lstm, FULL, SMALL)]
