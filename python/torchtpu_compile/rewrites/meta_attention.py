"""Attention of tensors without memory as the op that a device computes.

PyTorch chooses how to compute `scaled_dot_product_attention` by the device of its operands. On `meta` it
spells out all scores in float32, so that a recording would size a program that no device runs.
"""

from __future__ import annotations

from typing import Any

import torch
from torch import Tensor
from torch.nn import functional as F

from .. import torch_private

aten = torch.ops.aten


def choose_attention(gm: torch.fx.GraphModule) -> None:
    """Rewrites the calls of attention of a Dynamo graph and its regions whose queries are on `meta`."""
    for region in gm.modules():
        if not isinstance(region, torch.fx.GraphModule):
            continue
        calls = region.graph.find_nodes(op="call_function", target=F.scaled_dot_product_attention)
        for node in calls:
            query = node.args[0] if node.args else node.kwargs.get("query")
            value = query.meta.get("example_value") if isinstance(query, torch.fx.Node) else None
            if isinstance(value, Tensor) and value.device.type == "meta":
                node.target = attention
        if calls:
            region.recompile()


def attention(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Tensor:
    """`torch.nn.functional.scaled_dot_product_attention` by the op that PyTorch takes on the CPU.

    Takes PyTorch's own choice where that op does not serve, by the conditions of `use_flash_attention_cpp`
    in ATen's `sdp_utils_cpp.cpp`.
    """
    operands = (query, key, value)
    if all(x.dim() == 3 for x in operands):
        mask = attn_mask if attn_mask is None or attn_mask.dim() != 3 else attn_mask.unsqueeze(0)
        q, k, v = (x.unsqueeze(0) for x in operands)
        return attention(q, k, v, mask, dropout_p, is_causal, scale, enable_gqa).squeeze(0)
    # How many heads of queries share one of keys.
    group = query.shape[1] // key.shape[1] if query.dim() == 4 and key.dim() == 4 and key.shape[1] else 0
    grouped = query.shape[1] == group * key.shape[1] and (enable_gqa or key.shape[1] == 1)
    refused = attn_mask is not None and (
        attn_mask.dim() not in (2, 4)
        or attn_mask.requires_grad
        or is_causal
        or attn_mask.dtype not in (torch.bool, torch.float32, query.dtype)
    )
    serves = (
        dropout_p == 0.0
        # As `torch.nn.attention.sdpa_kernel` wants it.
        and torch.backends.cuda.flash_sdp_enabled()  # type: ignore[no-untyped-call]
        and not refused
        and all(x.dim() == 4 and x.dtype == query.dtype and x.is_floating_point() for x in operands)
        and query.shape[-1] == key.shape[-1] == value.shape[-1]
        and query.shape[0] == key.shape[0] == value.shape[0]
        and key.shape[1:3] == value.shape[1:3]
        and 0 not in (*query.shape, *key.shape)
        and (query.shape[1] == key.shape[1] or grouped)
    )
    if not serves:
        return F.scaled_dot_product_attention(
            query, key, value, attn_mask, dropout_p, is_causal, scale=scale, enable_gqa=enable_gqa
        )
    if attn_mask is not None and attn_mask.dtype == torch.bool:
        low = torch.full((), -torch.inf, dtype=query.dtype, device=query.device)
        attn_mask = torch.where(attn_mask, 0.0, low)
    if any(torch_private.is_wrapper_subclass(x) for x in operands):
        # Shardings are known for this op, which takes as many heads of keys as of queries.
        key, value = (x if group == 1 else x.repeat_interleave(group, 1) for x in (key, value))
        needs = torch.is_grad_enabled() and any(x.requires_grad for x in operands)
        found: Any = aten._scaled_dot_product_efficient_attention(
            query, key, value, attn_mask, needs, 0.0, is_causal, scale=scale
        )
        return found[0]
    found = aten._scaled_dot_product_flash_attention_for_cpu(
        query, key, value, 0.0, is_causal, attn_mask=attn_mask, scale=scale
    )
    return found[0]
