"""Attention by JAX's flash attention for TPUs.

The kernel takes heads of keys for each head of queries, sizes that its blocks divide, and truth of keys as
segments. What is private of it is named here alone: the forward run that returns its sums, and the backward
run that is given them.
"""

from __future__ import annotations

import importlib
import json
import math
from collections.abc import Sequence
from typing import Any

import torch

from ..capture.custom_lowerings import TensorType
from ..capture.wire import DTYPES
from . import jax_text

_DTYPES = {wire: dtype for dtype, wire in DTYPES.items()}

# How many queries and keys a block has: fewer would leave the matrix unit idle, more do not fit fast memory.
_BLOCK = 512
_LEAST = 128


def make(op: str, call: str, platform: str, operands: list[tuple[str, list[int]]], sizes: list[int]) -> str:
    """The text for a call; the core says in `src/lowering/attention/kernel.rs` what it takes and returns."""
    told = json.loads(call)
    types = [TensorType(tuple(dims), _DTYPES[dtype]) for dtype, dims in operands]
    precision = {"Highest": "highest", "High": "high", "Default": "default"}[told["precision"]]
    if types[0].dtype == torch.bfloat16:
        # Its products are exact, and the compiler knows no other precision for them.
        precision = "default"

    def function(*arrays: Any) -> Any:
        with jax_text.jax().default_matmul_precision(precision):
            if told["backward"]:
                return _backward(arrays, causal=told["causal"], scale=told["scale"])
            return _forward(arrays, causal=told["causal"], scale=told["scale"])

    return jax_text.stablehlo(function, types, platform)


def _kernels() -> Any:
    return importlib.import_module("jax.experimental.pallas.ops.tpu.flash_attention")


def _forward(arrays: Sequence[Any], *, causal: bool, scale: float) -> tuple[Any, Any]:
    """The result, and the logarithm of the sum of exponentials; both 0 for a row that sees no key."""
    jnp = jax_text.jax().numpy
    query, key, value, *masks = arrays
    rows, size = query.shape[2], value.shape[3]
    mask = masks[0] if masks else None
    q, k, v, segments = _padded(query, key, value, mask, scale)
    blocks = _blocks(q.shape[2], k.shape[2])
    out, sums, highest = _kernels()._flash_attention(
        q, k, v, None, segments, True, causal, scale, blocks, False
    )
    log_sum = (highest + jnp.log(sums))[:, :, :rows]
    out = out[:, :, :rows, :size]
    if mask is not None:
        seen = _seen(mask != -jnp.inf, rows, causal)
        out = jnp.where(seen[..., None], out, jnp.zeros_like(out))
        log_sum = jnp.where(seen, log_sum, jnp.zeros_like(log_sum))
    return out, log_sum


def _backward(arrays: Sequence[Any], *, causal: bool, scale: float) -> tuple[Any, Any, Any]:
    """The gradients of query, key and value."""
    jnp = jax_text.jax().numpy
    grad, query, key, value, out, log_sum, *masks = arrays
    q, k, v, segments = _padded(query, key, value, masks[0] if masks else None, scale)
    whole = (query.shape[0], query.shape[1], q.shape[2], q.shape[3])
    # Of exponentials that are shifted by the logarithm, the sum is 1.
    shift = _grown(log_sum, (*whole[:3],))
    residuals = (q, k, v, None, segments, _grown(out, whole), jnp.ones_like(shift), shift)
    blocks = _blocks(q.shape[2], k.shape[2])
    made = _kernels()._flash_attention_bwd(
        False, causal, scale, blocks, False, residuals, _grown(grad, whole)
    )
    of_query, of_key, of_value = made[:3]

    def shared(x: Any, like: Any) -> Any:
        """The sum over the heads of queries that share a head of keys."""
        batch, heads, keys, size = like.shape
        x = x[:, :, :keys, :size].reshape(batch, heads, query.shape[1] // heads, keys, size)
        return x.astype(jnp.float32).sum(2).astype(like.dtype)

    rows, size = query.shape[2:]
    return of_query[:, :, :rows, :size].astype(query.dtype), shared(of_key, key), shared(of_value, value)


def _padded(query: Any, key: Any, value: Any, mask: Any, scale: float) -> tuple[Any, Any, Any, Any]:
    """Operands of sizes that the kernel takes, and segments where not every key is seen."""
    jnp = jax_text.jax().numpy
    if mask is not None:
        query, key = _with_bias(query, key, mask, scale)
    batch, heads, rows, features = query.shape
    keys = key.shape[2]
    most = max(features, value.shape[3])
    size = most if most < _LEAST else _multiple(most, _LEAST)
    group = heads // key.shape[1]
    long, wide = _length(rows), _length(keys)
    query = _grown(query, (batch, heads, long, size))
    key, value = (
        _grown(jnp.repeat(x, group, axis=1) if group > 1 else x, (batch, heads, wide, size))
        for x in (key, value)
    )
    if mask is None and wide == keys:
        return query, key, value, None
    seen = jnp.ones((batch, keys), bool) if mask is None else mask != -jnp.inf
    seen = _grown(seen, (batch, wide)).astype(jnp.int32)
    return query, key, value, _kernels().SegmentIds(q=jnp.ones((batch, long), jnp.int32), kv=seen)


def _with_bias(query: Any, key: Any, mask: Any, scale: float) -> tuple[Any, Any]:
    """Queries and keys whose products have the finite numbers of the mask added: in further features.

    Three numbers with the digits of bfloat16 have those of float32, and products with a power of two are
    exact, whatever the types and the precision of products.
    """
    jax = jax_text.jax()
    jnp = jax.numpy
    # A mask of infinity has no result in PyTorch. The least numbers may not become infinite on the way.
    finite = jnp.where(mask == -jnp.inf, 0, jnp.where(mask == jnp.inf, jnp.nan, jnp.clip(mask, -1e30, 1e30)))
    power = 2.0 ** round(-math.log2(scale))
    rest = finite / (scale * power)
    parts = []
    for _ in range(3):
        parts.append(jax.lax.reduce_precision(rest, exponent_bits=8, mantissa_bits=7))
        rest = rest - parts[-1]
    of_keys = jnp.stack(parts, -1)[:, None].astype(key.dtype)
    of_keys = jnp.broadcast_to(of_keys, (*key.shape[:3], 3))
    of_queries = jnp.full((*query.shape[:3], 3), power, query.dtype)
    return jnp.concatenate([query, of_queries], -1), jnp.concatenate([key, of_keys], -1)


def _seen(mask: Any, rows: int, causal: bool) -> Any:
    """`[B, 1, L]`: which rows see a key."""
    jnp = jax_text.jax().numpy
    if not causal:
        return jnp.broadcast_to(mask.any(-1)[:, None, None], (mask.shape[0], 1, rows))
    so_far = jnp.cumsum(mask.astype(jnp.int32), axis=-1) > 0
    last = jnp.minimum(jnp.arange(rows), mask.shape[1] - 1)
    return so_far[:, None, last]


def _grown(x: Any, sizes: tuple[int, ...]) -> Any:
    """With zeros behind what is there."""
    return jax_text.jax().numpy.pad(x, [(0, to - have) for have, to in zip(x.shape, sizes, strict=True)])


def _multiple(n: int, of: int) -> int:
    return -(-n // of) * of


def _length(n: int) -> int:
    return _multiple(n, _BLOCK if n > _BLOCK else _LEAST)


def _blocks(rows: int, keys: int) -> Any:
    of_rows, of_keys = (next(b for b in (_BLOCK, 256, _LEAST) if n % b == 0) for n in (rows, keys))
    return _kernels().BlockSizes(
        block_q=of_rows,
        block_k_major=of_keys,
        block_k=of_keys,
        block_b=1,
        block_q_major_dkv=of_rows,
        block_k_major_dkv=of_keys,
        block_k_dkv=of_keys,
        block_q_dkv=of_rows,
        block_k_major_dq=of_keys,
        block_k_dq=of_keys,
        block_q_dq=of_rows,
    )
