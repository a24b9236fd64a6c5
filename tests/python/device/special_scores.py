"""Attention on the virtual accelerator with NaN, infinities and masked rows, against float64 on the CPU.

Run as a program, with dtypes, kinds of masks, numbers of queries and "whole" or "blocks". Prints one line of
JSON: how many results were compared, and each that differs.
"""

from __future__ import annotations

import json
import math
import sys
from collections.abc import Callable, Iterator
from itertools import product

import torch
from torch.nn.attention import SDPBackend, sdpa_kernel
from torch.nn.functional import scaled_dot_product_attention

Operands = list[torch.Tensor]
TOLERANCE = {torch.bfloat16: 2e-2, torch.float16: 4e-3, torch.float32: 2e-5}


def mask(kind: str, length: int, dtype: torch.dtype) -> torch.Tensor | None:
    """A mask whose row 2 hides every key, and one key is hidden from all."""
    if kind in ("none", "causal"):
        return None
    if kind == "bool":
        seen = torch.ones(length, length, dtype=torch.bool)
        seen[2], seen[:, 2] = False, False
        return seen
    added = torch.zeros(length, length, dtype=dtype)
    added[2] = torch.finfo(dtype).min if kind == "lowest" else -math.inf
    if kind == "infinite":
        added[:, 2] = -math.inf
    return added


def specials(length: int, dtype: torch.dtype) -> Iterator[tuple[str, Operands]]:
    """Queries, keys and values, each set with one special number or row."""

    def operands() -> Operands:
        torch.manual_seed(0)
        return [torch.randn(1, 2, length, 4).to(dtype) for _ in range(3)]

    yield "numbers", operands()
    for i, number in product(range(3), (math.nan, math.inf)):
        found = operands()
        found[i][0, 0, 2, 3] = number
        yield f"{number} in {'qkv'[i]}", found
    query, key, value = operands()
    # The scores of row 2 are all -inf, without any mask.
    key[..., 0] = -1 - key[..., 0].abs()
    query[0, 0, 2], query[0, 0, 2, 0] = 0, math.inf
    yield "row of -inf", [query, key, value]


def results(function: Callable[..., torch.Tensor], operands: Operands, gradients: bool) -> Operands:
    given = [x.clone().requires_grad_(gradients) for x in operands]
    y = function(*given)
    if not gradients:
        return [y]
    torch.manual_seed(1)
    y.backward(torch.randn(y.shape).to(y.dtype))
    return [y.detach()] + [x.grad for x in given if x.grad is not None]


def differences(kind: str, length: int, dtype: torch.dtype, form: str) -> tuple[int, list[str]]:
    hidden = mask(kind, length, dtype)

    def attention(query: torch.Tensor, key: torch.Tensor, value: torch.Tensor) -> torch.Tensor:
        added = hidden
        if added is not None and added.is_floating_point():
            added = added.to(query.dtype)
        return scaled_dot_product_attention(query, key, value, attn_mask=added, is_causal=kind == "causal")

    torch._dynamo.reset()
    compiled = torch.compile(attention, backend="tpu", options={"attention": form})
    # Only flash attention skips the keys that a causal mask hides. Its gradients, and those by blocks, have
    # weights of 1 in a row of the lowest number.
    as_flash = kind == "causal" or (kind == "lowest" and form == "blocks")
    oracle = SDPBackend.FLASH_ATTENTION if as_flash else SDPBackend.MATH
    compared, wrong = 0, []
    for gradients in (False, True):
        for name, operands in specials(length, dtype):
            got = results(compiled, operands, gradients)
            with sdpa_kernel(oracle):
                wanted = results(attention, [x.double() for x in operands], gradients)
            for what, found, exact in zip(("y", "dq", "dk", "dv"), got, wanted, strict=False):
                compared += 1
                if kind == "causal" and what != "y":
                    # The tiles of eager PyTorch's kernel decide which gradients a NaN of another row reaches.
                    exact = torch.where(found.isnan(), math.nan, exact)
                    found = torch.where(exact.isnan(), math.nan, found)
                where = (
                    f"{what}, {name}, {'training' if gradients else 'inference'}, {kind}, {length}, {dtype}"
                )
                if found.dtype != dtype:
                    wrong.append(f"{where}: {found.dtype}")
                    continue
                try:
                    torch.testing.assert_close(
                        found.double(), exact, rtol=TOLERANCE[dtype], atol=TOLERANCE[dtype], equal_nan=True
                    )
                except AssertionError as error:
                    wrong.append(f"{where}: {error}")
    return compared, wrong


if __name__ == "__main__":
    dtypes, kinds, lengths, forms = (argument.split(",") for argument in sys.argv[1:])
    found = [
        differences(kind, int(length), getattr(torch, dtype), form)
        for dtype, kind, length, form in product(dtypes, kinds, lengths, forms)
    ]
    print(json.dumps({"compared": sum(n for n, _ in found), "wrong": [w for _, all in found for w in all]}))
