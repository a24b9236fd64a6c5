"""Decompositions of the ops that PyTorch calls instead of the ops they are made of, and has none for.

`torch.nn.MultiheadAttention` and `torch.nn.TransformerEncoderLayer` take their paths in eval mode without
gradients. Attention of a `DTensor` on the device takes ops of CUDA, for which there are shardings.
"""

from __future__ import annotations

import math
from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F


def multi_head_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    embed_dim: int,
    num_head: int,
    qkv_weight: Tensor,
    qkv_bias: Tensor,
    proj_weight: Tensor,
    proj_bias: Tensor,
    mask: Tensor | None = None,
    need_weights: bool = True,
    average_attn_weights: bool = True,
    mask_type: int | None = None,
) -> tuple[Tensor, Tensor | None]:
    """`aten::_native_multi_head_attention`: `[batch, length, embed_dim]` in and out, and the weights."""
    batch, length, _ = query.shape

    def heads(x: Tensor, part: int) -> Tensor:
        rows = slice(part * embed_dim, (part + 1) * embed_dim)
        projected = F.linear(x, qkv_weight[rows], qkv_bias[rows])
        return projected.view(batch, x.shape[1], num_head, embed_dim // num_head).transpose(1, 2)

    q = heads(query, 0) / math.sqrt(embed_dim // num_head)
    scores = q @ heads(key, 1).transpose(-2, -1)
    if mask is None:
        weights = scores.softmax(-1)
    else:
        weights = scores.masked_fill(_hidden(mask, mask_type), -math.inf).softmax(-1)
    mixed = (weights @ heads(value, 2)).transpose(1, 2).reshape(batch, length, embed_dim)
    out = F.linear(mixed, proj_weight, proj_bias)
    if not need_weights:
        return out, None
    return out, weights.mean(1) if average_attn_weights else weights


def _hidden(mask: Tensor, mask_type: int | None) -> Tensor:
    """Which positions attention does not see: 0 is a mask of `[length, length]`, 1 of `[batch, length]`."""
    hidden = mask.to(torch.bool)
    if mask_type == 1:
        return hidden[:, None, None, :]
    return hidden


def transformer_encoder_layer(
    src: Tensor,
    embed_dim: int,
    num_heads: int,
    qkv_weight: Tensor,
    qkv_bias: Tensor,
    proj_weight: Tensor,
    proj_bias: Tensor,
    use_gelu: bool,
    norm_first: bool,
    eps: float,
    norm_weight_1: Tensor,
    norm_bias_1: Tensor,
    norm_weight_2: Tensor,
    norm_bias_2: Tensor,
    ffn_weight_1: Tensor,
    ffn_bias_1: Tensor,
    ffn_weight_2: Tensor,
    ffn_bias_2: Tensor,
    mask: Tensor | None = None,
    mask_type: int | None = None,
) -> Tensor:
    """`aten::_transformer_encoder_layer_fwd`: `[batch, length, embed_dim]` in and out."""

    def attend(x: Tensor) -> Tensor:
        projections = (qkv_weight, qkv_bias, proj_weight, proj_bias)
        return multi_head_attention(
            x, x, x, embed_dim, num_heads, *projections, mask, need_weights=False, mask_type=mask_type
        )[0]

    def feed_forward(x: Tensor) -> Tensor:
        hidden = F.linear(x, ffn_weight_1, ffn_bias_1)
        hidden = F.gelu(hidden) if use_gelu else F.relu(hidden)
        return F.linear(hidden, ffn_weight_2, ffn_bias_2)

    def norm_1(x: Tensor) -> Tensor:
        return F.layer_norm(x, (embed_dim,), norm_weight_1, norm_bias_1, eps)

    def norm_2(x: Tensor) -> Tensor:
        return F.layer_norm(x, (embed_dim,), norm_weight_2, norm_bias_2, eps)

    if norm_first:
        x = src + attend(norm_1(src))
        return x + feed_forward(norm_2(x))
    x = norm_1(src + attend(src))
    return norm_2(x + feed_forward(x))


def efficient_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    bias: Tensor | None,
    with_sums: bool,
    dropout: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """`aten::_scaled_dot_product_efficient_attention`: `[batch, heads, length, width]` in and out.

    With it go the logarithms of the rows' sums, and a seed and an offset that nothing draws from.
    """
    out, sums = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu(
        query, key, value, dropout, is_causal, attn_mask=bias, scale=scale
    )
    unread = query.new_zeros((), dtype=torch.int64)
    return out, sums if with_sums else sums.narrow(-1, 0, 0), unread, unread.clone()


def efficient_attention_backward(
    grad: Tensor,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    bias: Tensor | None,
    out: Tensor,
    sums: Tensor,
    seed: Tensor,
    offset: Tensor,
    dropout: float,
    wanted: list[bool],
    is_causal: bool = False,
    scale: float | None = None,
) -> tuple[Tensor | None, ...]:
    """`aten::_scaled_dot_product_efficient_attention_backward`, without the gradient of the bias.

    Raises `NotImplementedError` if that is wanted.
    """
    if wanted[3]:
        raise NotImplementedError("efficient attention on the device gives no gradient of its bias")
    grads = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward(
        grad, query, key, value, out, sums, dropout, is_causal, attn_mask=bias, scale=scale
    )
    return (*grads, None)


def cudnn_attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    bias: Tensor | None,
    with_sums: bool,
    dropout: float = 0.0,
    is_causal: bool = False,
    debug: bool = False,
    scale: float | None = None,
) -> tuple[Any, ...]:
    """`aten::_scaled_dot_product_cudnn_attention`: `[batch, heads, length, width]` in and out.

    With it go the logarithms of the rows' sums, `[batch, heads, length, 1]`, both lengths, and a seed and an
    offset that nothing draws from.
    """
    out, sums, seed, offset = efficient_attention(query, key, value, bias, True, dropout, is_causal, scale)
    return out, sums.unsqueeze(-1), None, None, query.shape[2], key.shape[2], seed, offset, None


def cudnn_attention_backward(
    grad: Tensor,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    out: Tensor,
    sums: Tensor,
    seed: Tensor,
    offset: Tensor,
    bias: Tensor | None,
    starts: Tensor | None,
    key_starts: Tensor | None,
    length: int,
    key_length: int,
    dropout: float,
    is_causal: bool,
    scale: float | None = None,
) -> tuple[Tensor | None, ...]:
    """`aten::_scaled_dot_product_cudnn_attention_backward`: the gradients of query, key and value."""
    sums, wanted = sums.squeeze(-1), [True, True, True, False]
    return efficient_attention_backward(
        grad, query, key, value, bias, out, sums, seed, offset, dropout, wanted, is_causal, scale
    )[:3]
