"""Scaled dot product attention against eager PyTorch."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest
import torch
from op_compare import call, check, make
from torchtpu_compile import _core

aten = torch.ops.aten
FORWARD = aten._scaled_dot_product_flash_attention_for_cpu.default
BACKWARD = aten._scaled_dot_product_flash_attention_for_cpu_backward.default
DTYPES = [torch.float32, torch.float64, torch.bfloat16, torch.float16]


def masks(dtype: torch.dtype) -> list[torch.Tensor]:
    """Masks of every shape that broadcasts; one row of the second batch sees nothing."""
    full = torch.zeros(2, 1, 5, 6, dtype=dtype)
    full[0, :, :, 3:] = -math.inf
    full[1, :, 2, :] = -math.inf
    return [full, full.expand(2, 4, 5, 6), full[0, 0], make(dtype, 1, 4, 1, 6).expand(2, 4, 5, 6)]


def forms(dtype: torch.dtype) -> list[tuple[tuple[Any, ...], dict[str, Any]]]:
    plain: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
        ((0.0, False), {}),
        ((0.0, True), {}),
        ((0.0, False), {"scale": 0.3}),
        ((0.0, True), {"scale": 2.0}),
    ]
    return plain + [((0.0, False), {"attn_mask": m}) for m in masks(dtype)]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("heads", [4, 2, 1])
def test_forward(dtype: torch.dtype, heads: int) -> None:
    query, key, value = (make(dtype, 2, n, s, 8) for n, s in ((4, 5), (heads, 6), (heads, 6)))
    check(call(FORWARD, query, key, value, *args, **kw) for args, kw in forms(dtype))


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_backward(dtype: torch.dtype) -> None:
    query, key, value = (make(dtype, 2, 4, s, 8) for s in (5, 6, 6))
    calls = []
    for args, kw in forms(dtype):
        out, log_sum = FORWARD(query, key, value, *args, **kw)
        grad = torch.randn_like(out)
        calls.append(call(BACKWARD, grad, query, key, value, out, log_sum, *args, **kw))
    check(calls, widen=1 if dtype in (torch.float32, torch.float64) else 3)


def test_gradients_keep_their_digits_where_scores_are_large() -> None:
    query, key, value = (10 * make(torch.float32, 1, 4, s, 8) for s in (7, 9, 9))
    inputs = [x.requires_grad_() for x in (query, key, value)]
    attention = torch.nn.functional.scaled_dot_product_attention
    out = torch.compile(attention, backend="tpu", fullgraph=True)(*inputs, is_causal=True)
    grad = torch.randn_like(out)
    grad_query, _, grad_value = torch.autograd.grad(out, inputs, grad)
    # The first query sees one key, of which no score changes the weight.
    torch.testing.assert_close(grad_query[:, :, 0], torch.zeros(1, 4, 8), rtol=0, atol=0)
    # The weights of a query sum to 1, however large its scores are.
    torch.testing.assert_close(grad_value.sum(2), grad.sum(2), rtol=1e-6, atol=3e-6)


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16], ids=str)
def test_gradients_of_a_part_of_the_keys(dtype: torch.dtype) -> None:
    """A ring of ranks computes them of the result and sums of all keys, which may all but miss this part."""
    query = make(dtype, 2, 4, 5, 8)
    keys, values = (make(dtype, 2, 4, 12, 8) for _ in range(2))
    keys[0, :, :6] *= 4
    out, sums = FORWARD(query, keys, values, 0.0, False)
    grad = torch.randn_like(out)
    parts = [(keys[:, :, at : at + 6].contiguous(), values[:, :, at : at + 6].contiguous()) for at in (0, 6)]
    calls = [call(BACKWARD, grad, query, *part, out, sums, 0.0, False) for part in parts]
    check(calls, widen=1 if dtype in (torch.float32, torch.float64) else 3)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> list[_core.CompiledGraph]:
    """What is compiled in a test."""
    made = []

    class Graph(_core.Graph):
        def compile(self, *args: Any) -> _core.CompiledGraph:
            made.append(super().compile(*args))
            return made[-1]

    monkeypatch.setattr(_core, "Graph", Graph)
    return made


def test_shared_key_heads_are_not_repeated(made: list[_core.CompiledGraph]) -> None:
    """No value of the module is as large as the keys repeated for every query head."""
    heads, keys, size = 8, 64, 16
    query, key, value = (torch.randn(1, n, s, size) for n, s in ((heads, 2), (1, keys), (1, keys)))
    check([call(FORWARD, query, key, value)])
    shapes = re.findall(r"tensor<((?:\d+x)+)f32>", made[0].stablehlo())
    sizes = [math.prod(int(d) for d in shape.split("x")[:-1]) for shape in shapes]
    assert max(sizes) < heads * keys * size


def test_dropout_runs_in_eager() -> None:
    query = torch.randn(1, 2, 3, 8)

    def attend(x: torch.Tensor) -> Any:
        return FORWARD(x, x, x, 0.5)

    compiled = torch.compile(attend, backend="tpu", fullgraph=True, options={"strict": True})
    with pytest.raises(Exception, match="attention with dropout"):
        compiled(query)


# Two blocks of queries and three of keys, none of them full.
LONG, LONGER = 1100, 2100


def long_masks(dtype: torch.dtype) -> list[torch.Tensor]:
    """Of which some rows see nothing, and some see nothing of a whole block."""
    full = torch.zeros(2, 1, LONG, LONGER, dtype=dtype).masked_fill(
        torch.rand(2, 1, LONG, LONGER) < 0.5, -math.inf
    )
    full[1, :, 1025] = -math.inf
    number = torch.randn(1, 4, 1, LONGER).to(dtype)
    number[..., 7:1900] = -math.inf
    return [full, number.expand(2, 4, LONG, LONGER), full[0, 0]]


@pytest.mark.parametrize("heads", [4, 1])
def test_blocks_compute_what_the_whole_does(heads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCHTPU_ATTENTION", "blocks")
    query, key, value = (
        make(torch.float32, 2, n, s, 8) for n, s in ((4, LONG), (heads, LONGER), (heads, LONGER))
    )
    shorter = query[:, :, :1, :], key[:, :, :130, :], value[:, :, :130, :]
    calls = [call(FORWARD, query, key, value, *args, **kw) for args, kw in forms(torch.float32)[:4]]
    calls += [call(FORWARD, query, key, value, attn_mask=mask) for mask in long_masks(torch.float32)]
    calls += [call(FORWARD, *(x.contiguous() for x in shorter))]
    # More keys than queries and fewer: where a causal mask ends in the middle.
    calls += [call(FORWARD, key[:, :1], key[:, :1, :LONG], value[:, :1, :LONG], 0.0, True)]
    check(calls)


@pytest.mark.parametrize("dtype", [torch.float64, torch.bfloat16], ids=str)
def test_blocks_compute_what_the_whole_does_in_other_types(
    dtype: torch.dtype, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TORCHTPU_ATTENTION", "blocks")
    query, key, value = (make(dtype, 1, 2, s, 8) for s in (LONG, LONGER, LONGER))
    # Eager's logarithms of sums have four digits for bfloat16, as float64 shows.
    check([call(FORWARD, query, key, value, 0.0, True)], widen=1 if dtype == torch.float64 else 10)


@pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
def test_blocks_have_the_gradients_of_the_whole(dtype: torch.dtype, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCHTPU_ATTENTION", "blocks")
    query, key, value = (make(dtype, 2, 4, s, 8) for s in (LONG, LONGER, LONGER))
    masked: list[tuple[tuple[Any, ...], dict[str, Any]]] = [
        ((0.0, False), {"attn_mask": mask}) for mask in long_masks(dtype)
    ]
    calls = []
    for args, kw in [*forms(dtype)[:4], *masked]:
        out, log_sum = FORWARD(query, key, value, *args, **kw)
        grad = torch.randn_like(out)
        calls.append(call(BACKWARD, grad, query, key, value, out, log_sum, *args, **kw))
    check(calls, widen=3)


def test_gradients_of_grouped_heads_by_blocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCHTPU_ATTENTION", "blocks")
    inputs = [make(torch.float32, 1, n, s, 8) for n, s in ((4, LONG), (2, LONGER), (2, LONGER))]

    def attend(*inputs: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.scaled_dot_product_attention(*inputs, enable_gqa=True)

    wanted, got = (
        torch.autograd.grad(f(*leaves), leaves, torch.ones(1, 4, LONG, 8))
        for f in (attend, torch.compile(attend, backend="tpu", options={"strict": True}))
        for leaves in [[x.clone().requires_grad_() for x in inputs]]
    )
    torch.testing.assert_close(got, wanted, rtol=1e-4, atol=1e-4)


def test_a_long_sequence_never_has_all_its_scores(made: list[_core.CompiledGraph]) -> None:
    """What is computed by itself where scores are many: no value has the size of all of them."""
    inputs = [torch.randn(1, 1, n, 8) for n in (8192, 1 << 14, 1 << 14)]
    check([call(FORWARD, *inputs)])
    shapes = re.findall(r"tensor<((?:\d+x)+)f32>", made[0].stablehlo())
    assert max(math.prod(int(d) for d in shape.split("x")[:-1]) for shape in shapes) <= 1 << 23


def test_further_rows_of_a_block_have_no_gradients(monkeypatch: pytest.MonkeyPatch) -> None:
    """Blocks are filled up with rows of zeros, whose scores are the mask's: they overflow from 89 on."""
    monkeypatch.setenv("TORCHTPU_ATTENTION", "blocks")
    query, key, value = (make(torch.float32, 1, 2, s, 8) for s in (5, 12, 12))
    mask = torch.zeros(1, 1, 1, 12).expand(1, 2, 5, 12).clone()
    mask[..., ::2] = 100
    shared = mask[:, :1, :1].expand(1, 2, 5, 12)
    out, log_sum = FORWARD(query, key, value, 0.0, False, attn_mask=mask)
    check(
        [call(BACKWARD, torch.ones_like(out), query, key, value, out, log_sum, 0.0, False, attn_mask=shared)]
    )


@pytest.mark.parametrize(("low", "keys"), [(-1e9, 300), (-1e8, 40), (torch.finfo(torch.float32).min, 300)])
def test_gradients_of_rows_of_low_scores_are_those_of_a_mean(low: float, keys: int) -> None:
    """The logarithm of such a row's sum has no digits for it: eager PyTorch's gradients are too large."""
    query = make(torch.float32, 1, 2, 5, 8)
    key, value = (make(torch.float32, 1, 2, keys, 8) for _ in range(2))
    mask = torch.zeros(5, keys)
    mask[2] = low
    out, log_sum = FORWARD(query, key, value, 0.0, False, attn_mask=mask)
    compiled = torch.compile(BACKWARD, backend="tpu")
    grad = torch.ones_like(out)
    found = compiled(grad, query, key, value, out, log_sum, 0.0, False, attn_mask=mask)[2]
    # All scores of the row are the same number.
    wide = [x.double() for x in (query.index_fill(2, torch.tensor(2), 0), key, value)]
    out, log_sum = FORWARD(*wide, 0.0, False)
    exact = BACKWARD(grad.double(), *wide, out, log_sum, 0.0, False)[2]
    torch.testing.assert_close(found, exact.float(), rtol=1e-4, atol=1e-5)
