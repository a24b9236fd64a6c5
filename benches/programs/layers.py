"""What the JAX programs share: layers as functions of arrays, in the way JAX code for TPUs is written.

Operands of products stay in their type and accumulate in float32; statistics and softmax are float32.
"""

from __future__ import annotations

from typing import Any

import jax
import jax.numpy as jnp
from program import Params

Array = Any
F32 = jnp.float32


def linear(p: Params, name: str, x: Array) -> Array:
    """`x @ weight.T + bias`, with a weight of sizes `[out, in]`."""
    y = jnp.einsum("...i,oi->...o", x, p[f"{name}.weight"])
    bias = p.get(f"{name}.bias")
    return y if bias is None else y + bias


def convolution(p: Params, name: str, x: Array, stride: int = 1, padding: int = 0) -> Array:
    """`x` is `[batch, height, width, channels]`, the weight `[out, in, height, width]`."""
    y = jax.lax.conv_general_dilated(
        x,
        p[f"{name}.weight"],
        (stride, stride),
        [(padding, padding)] * 2,
        dimension_numbers=("NHWC", "OIHW", "NHWC"),
    )
    bias = p.get(f"{name}.bias")
    return y if bias is None else y + bias


def layer_norm(p: Params, name: str, x: Array, eps: float = 1e-5) -> Array:
    wide = x.astype(F32)
    mean = wide.mean(-1, keepdims=True)
    centered = wide - mean
    variance = (centered * centered).mean(-1, keepdims=True)
    y = centered * jax.lax.rsqrt(variance + eps)
    return (y * p[f"{name}.weight"].astype(F32) + p[f"{name}.bias"].astype(F32)).astype(x.dtype)


def rms_norm(p: Params, name: str, x: Array, eps: float = 1e-6) -> Array:
    wide = x.astype(F32)
    y = wide * jax.lax.rsqrt((wide * wide).mean(-1, keepdims=True) + eps)
    return y.astype(x.dtype) * p[f"{name}.weight"]


def attention(q: Array, k: Array, v: Array, causal: bool = False, mask: Array | None = None) -> Array:
    """`[batch, length, heads, size]` each; key heads that query heads share are not repeated.

    `mask` broadcasts to the scores, and says which of them count.
    """
    batch, rows, heads, size = q.shape
    shared = k.shape[2]
    if shared == heads:
        scores = jnp.einsum("blhd,bshd->bhls", q, k, preferred_element_type=F32)
    else:
        q = q.reshape(batch, rows, shared, heads // shared, size)
        scores = jnp.einsum("blhgd,bshd->bhgls", q, k, preferred_element_type=F32)
    scores = scores * size**-0.5
    if causal:
        seen = jnp.tril(jnp.ones((rows, k.shape[1]), bool))
        scores = jnp.where(seen, scores, -jnp.inf)
    if mask is not None:
        scores = jnp.where(mask, scores, jnp.finfo(F32).min)
    weights = jax.nn.softmax(scores, axis=-1).astype(v.dtype)
    how = "bhls,bshd->blhd" if shared == heads else "bhgls,bshd->blhgd"
    return jnp.einsum(how, weights, v).reshape(batch, rows, heads * size)


def self_attention(p: Params, name: str, x: Array, heads: int, causal: bool = False) -> Array:
    """Attention of `x` to itself with one product for query, key and value, and the projection behind it."""
    batch, rows, width = x.shape
    parts = jnp.split(linear(p, f"{name}.qkv", x), 3, axis=-1)
    q, k, v = (part.reshape(batch, rows, heads, width // heads) for part in parts)
    y = attention(q, k, v, causal)
    return linear(p, f"{name}.out", y)


def mlp(p: Params, name: str, x: Array) -> Array:
    return linear(p, f"{name}.2", jax.nn.gelu(linear(p, f"{name}.0", x)))


def cross_entropy(logits: Array, labels: Array) -> Array:
    """The mean over all rows; float32."""
    logits = logits.astype(F32)
    highest = jax.lax.stop_gradient(logits.max(-1, keepdims=True))
    total = jnp.log(jnp.exp(logits - highest).sum(-1)) + highest[..., 0]
    picked = jnp.take_along_axis(logits, labels[..., None], axis=-1)[..., 0]
    return (total - picked).mean()
