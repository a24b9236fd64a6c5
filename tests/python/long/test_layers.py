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


def test_products_in_groups_in_every_arrangement() -> None:
    """Groups of rows, of columns, of what is summed over, and stacks of matrices; forward and backward."""
    torch.manual_seed(0)
    counts = [0, 12, 0, 16, 12, 24]
    ends = torch.tensor(counts).cumsum(0).to(torch.int32)
    k, m, n = 12, 8, 16

    def split(x: torch.Tensor, dim: int) -> list[torch.Tensor]:
        return list(x.split(counts, dim)) if x.dim() == 2 else list(x)

    def of_rows(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        return torch.cat([x @ y for x, y in zip(split(a, 0), split(b, 0), strict=True)])

    def of_columns(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        return torch.cat([x @ y for x, y in zip(split(a, 0), split(b, 1), strict=True)], 1)

    def of_sums(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        return torch.stack([x @ y for x, y in zip(split(a, 1), split(b, 0), strict=True)])

    sides = [
        (torch.randn(64, k), torch.randn(6, n, k).transpose(1, 2), ends, of_rows),
        (torch.randn(6, m, k), torch.randn(64, k).t(), ends, of_columns),
        (torch.randn(64, m).t(), torch.randn(64, n), ends, of_sums),
        (torch.randn(6, m, k), torch.randn(6, n, k).transpose(1, 2), None, of_sums),
    ]

    def all_of_them(*leaves: torch.Tensor) -> list[torch.Tensor]:
        pairs = zip(leaves[::2], leaves[1::2], sides, strict=True)
        return [nn.functional.grouped_mm(a, b, offs=side[2]) for a, b, side in pairs]

    given = [x for side in sides for x in side[:2]]
    ours, wide = ([x.detach().to(t).requires_grad_() for x in given] for t in (torch.float32, torch.float64))
    got = torch.compile(all_of_them, backend="tpu", fullgraph=True, options={"strict": True})(*ours)
    wanted = [side[3](a, b) for a, b, side in zip(wide[::2], wide[1::2], sides, strict=True)]
    weights = [torch.randn_like(x) for x in got]
    for x, y in zip(
        (*got, *torch.autograd.grad(got, ours, weights)),
        (*wanted, *torch.autograd.grad(wanted, wide, [x.double() for x in weights])),
        strict=True,
    ):
        torch.testing.assert_close(x.double(), y, rtol=1e-5, atol=1e-5)


def test_products_of_many_groups_in_bfloat16_are_those_of_each_group() -> None:
    torch.manual_seed(0)
    counts = torch.tensor([0, 300, 1, 0, 7, 90, 2, 0, 0, 100])
    ends = counts.cumsum(0).to(torch.int32)
    x, w = torch.randn(500, 24).bfloat16(), torch.randn(10, 24, 40).bfloat16()
    compiled = torch.compile(
        lambda *args: nn.functional.grouped_mm(args[0], args[1], offs=args[2]),
        backend="tpu",
        fullgraph=True,
        options={"strict": True},
    )
    with torch.no_grad():
        got = compiled(x, w, ends)
    parts = [a.double() @ b.double() for a, b in zip(x.split(counts.tolist()), w, strict=True)]
    torch.testing.assert_close(got.double(), torch.cat(parts), rtol=2**-8, atol=1e-3)
