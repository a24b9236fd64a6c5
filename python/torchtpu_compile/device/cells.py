"""Cells of recurrent layers, which PyTorch has as one op on devices other than the CPU.

Their formulas and the order of the gates are those of `torch.nn.LSTMCell` and `torch.nn.GRUCell`. What a
forward op keeps for its gradient is nobody's but its own: here the gates after their functions, and for GRU
the state and the part of the new gate that the reset gate scales.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch

Tensor = torch.Tensor
aten = torch.ops.aten


def _plus(x: Tensor, bias: Tensor | None) -> Tensor:
    return x if bias is None else x + bias


def lstm(
    input_gates: Tensor,
    hidden_gates: Tensor,
    cx: Tensor,
    input_bias: Tensor | None,
    hidden_bias: Tensor | None,
) -> tuple[Tensor, Tensor, Tensor]:
    """The new hidden state, the new cell state, and what the gradient needs. Gates are input, forget, cell,
    output."""
    gates = _plus(input_gates, input_bias) + _plus(hidden_gates, hidden_bias)
    i, f, g, o = gates.chunk(4, 1)
    i, f, g, o = i.sigmoid(), f.sigmoid(), g.tanh(), o.sigmoid()
    cy = f * cx + i * g
    return o * cy.tanh(), cy, torch.cat([i, f, g, o], 1)


def lstm_backward(
    grad_hy: Tensor | None, grad_cy: Tensor | None, cx: Tensor, cy: Tensor, workspace: Tensor, has_bias: bool
) -> tuple[Tensor | None, Tensor | None, Tensor | None]:
    """Gradients of the gates, of the cell state and of a bias."""
    if grad_hy is None and grad_cy is None:
        return None, None, None
    i, f, g, o = workspace.chunk(4, 1)
    squashed = cy.tanh()
    grad_o = torch.zeros_like(o) if grad_hy is None else grad_hy * squashed
    grad_c = torch.zeros_like(cy) if grad_hy is None else grad_hy * o * (1 - squashed * squashed)
    if grad_cy is not None:
        grad_c = grad_c + grad_cy
    grad_gates = torch.cat(
        [
            grad_c * g * i * (1 - i),
            grad_c * cx * f * (1 - f),
            grad_c * i * (1 - g * g),
            grad_o * o * (1 - o),
        ],
        1,
    )
    return grad_gates, grad_c * f, grad_gates.sum(0) if has_bias else None


def gru(
    input_gates: Tensor,
    hidden_gates: Tensor,
    hx: Tensor,
    input_bias: Tensor | None,
    hidden_bias: Tensor | None,
) -> tuple[Tensor, Tensor]:
    """The new hidden state, and what the gradient needs. Gates are reset, update, new."""
    input_r, input_z, input_n = _plus(input_gates, input_bias).chunk(3, 1)
    hidden_r, hidden_z, hidden_n = _plus(hidden_gates, hidden_bias).chunk(3, 1)
    r, z = (input_r + hidden_r).sigmoid(), (input_z + hidden_z).sigmoid()
    n = (input_n + r * hidden_n).tanh()
    return n + z * (hx - n), torch.cat([r, z, n, hx, hidden_n], 1)


def gru_backward(grad_hy: Tensor, workspace: Tensor, has_bias: bool) -> tuple[Tensor | None, ...]:
    """Gradients of both kinds of gates, of the state and of both biases."""
    r, z, n, hx, hidden_n = workspace.chunk(5, 1)
    grad_n = grad_hy * (1 - z) * (1 - n * n)
    grad_r = grad_n * hidden_n * (1 - r) * r
    grad_z = grad_hy * (hx - n) * (1 - z) * z
    of_input = torch.cat([grad_r, grad_z, grad_n], 1)
    of_hidden = torch.cat([grad_r, grad_z, grad_n * r], 1)
    biases = (of_input.sum(0), of_hidden.sum(0)) if has_bias else (None, None)
    return of_input, of_hidden, grad_hy * z, *biases


CELLS: dict[Any, Callable[..., Any]] = {
    aten._thnn_fused_lstm_cell.default: lstm,
    aten._thnn_fused_lstm_cell_backward_impl.default: lstm_backward,
    aten._thnn_fused_gru_cell.default: gru,
    aten._thnn_fused_gru_cell_backward.default: gru_backward,
}
