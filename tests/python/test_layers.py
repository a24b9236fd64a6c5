"""Layers of PyTorch that run ops of their own in inference: no part of them is left to eager PyTorch."""

from __future__ import annotations

import copy

import pytest
import torch
import torchtpu_compile
from torch import nn


def check(module: nn.Module, *args: torch.Tensor, **kwargs: object) -> None:
    module.eval()
    with torch.no_grad(), torch._dynamo.config.patch(allow_rnn=True):
        wanted = module(*args, **kwargs)
        torchtpu_compile.reset_metrics()
        got = torch.compile(module, backend="tpu", fullgraph=True)(*args, **kwargs)
    assert torchtpu_compile.metrics()["fallback_ops"] == {}
    torch.testing.assert_close(got, wanted, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("norm_first", [True, False])
@pytest.mark.parametrize("activation", ["relu", "gelu"])
def test_transformer_encoder_layer(norm_first: bool, activation: str) -> None:
    layer = nn.TransformerEncoderLayer(
        16, 4, dim_feedforward=32, batch_first=True, norm_first=norm_first, activation=activation
    )
    check(layer, torch.randn(2, 5, 16))


def test_transformer_encoder_layer_with_masks() -> None:
    layer = nn.TransformerEncoderLayer(16, 4, dim_feedforward=32, batch_first=True)
    causal = torch.ones(5, 5, dtype=torch.bool).triu(1)
    padding = torch.tensor([[False] * 5, [False, False, False, True, True]])
    check(layer, torch.randn(2, 5, 16), src_mask=causal)
    check(layer, torch.randn(2, 5, 16), src_key_padding_mask=padding)
    check(layer, torch.randn(2, 5, 16), src_mask=causal, src_key_padding_mask=padding)


@pytest.mark.parametrize("weights", [True, False])
def test_multi_head_attention(weights: bool) -> None:
    attention = nn.MultiheadAttention(16, 4, batch_first=True)
    x = torch.randn(2, 5, 16)
    check(attention, x, x, x, need_weights=weights)
    check(attention, x, x, x, need_weights=True, average_attn_weights=False)


@pytest.mark.parametrize("bidirectional", [True, False])
@pytest.mark.parametrize("bias", [True, False])
def test_lstm(bidirectional: bool, bias: bool) -> None:
    layer = nn.LSTM(6, 8, num_layers=2, bias=bias, bidirectional=bidirectional, batch_first=True)
    check(layer, torch.randn(3, 11, 6))
    states = (torch.randn(4 if bidirectional else 2, 3, 8), torch.randn(4 if bidirectional else 2, 3, 8))
    check(layer, torch.randn(3, 1, 6), states)


def test_lstm_in_bfloat16_is_no_worse_than_eager() -> None:
    layer = nn.LSTM(6, 8, batch_first=True).eval()
    x = torch.randn(3, 20, 6)
    half, small = layer.bfloat16(), x.bfloat16()
    with torch.no_grad(), torch._dynamo.config.patch(allow_rnn=True):
        eager = half(small)[0]
        ours = torch.compile(half, backend="tpu", fullgraph=True)(small)[0]
        exact = half.double()(small.double())[0]
    assert (ours - exact).abs().max() <= 1.5 * (eager - exact).abs().max() + 2**-9


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_histc(dtype: torch.dtype) -> None:
    x = torch.randn(1000, dtype=dtype)
    x[:3] = torch.tensor([-1.0, 1.0, 0.25])
    compiled = torch.compile(
        lambda x: (x.histc(8, -1, 1), x.histc(10), torch.ones_like(x).histc(4), x[:0].histc(3)),
        backend="tpu",
        options={"strict": True},
    )
    for got, wanted in zip(
        compiled(x),
        (x.histc(8, -1, 1), x.histc(10), torch.ones_like(x).histc(4), x[:0].histc(3)),
        strict=True,
    ):
        assert torch.equal(got, wanted)


def test_products_of_groups_of_rows() -> None:
    """Groups may be empty, and rows may belong to none."""
    import transformers.integrations.moe  # noqa: F401  registers the op

    op = torch.ops.transformers.grouped_mm_fallback
    x = torch.randn(9, 3, requires_grad=True)
    w = torch.randn(5, 3, 4, requires_grad=True)
    ends = torch.tensor([2, 2, 5, 8, 8], dtype=torch.int32)
    compiled = torch.compile(op, backend="tpu", options={"strict": True}, fullgraph=True)
    got, wanted = compiled(x, w, ends), op(x, w, ends)
    torch.testing.assert_close(got, wanted)
    weights = torch.randn_like(wanted)
    for ours, theirs in zip(
        torch.autograd.grad(got, (x, w), weights), torch.autograd.grad(wanted, (x, w), weights), strict=True
    ):
        torch.testing.assert_close(ours, theirs)


@pytest.mark.parametrize("dim", [0, 2])
def test_weight_norm_trains_as_eager(dim: int) -> None:
    layer = torch.nn.utils.parametrizations.weight_norm(nn.Conv1d(3, 4, 5), dim=dim)
    reference = copy.deepcopy(layer)
    x = torch.randn(2, 3, 9)
    reference(x).square().sum().backward()
    torch.compile(layer, backend="tpu", fullgraph=True, options={"strict": True})(x).square().sum().backward()
    for ours, theirs in zip(layer.parameters(), reference.parameters(), strict=True):
        torch.testing.assert_close(ours.grad, theirs.grad, rtol=1e-5, atol=1e-5)
