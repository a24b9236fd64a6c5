"""Flex attention, whose scores and masks are functions of the user's, against eager PyTorch."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import pytest
import torch
import torchtpu_compile
from torch._higher_order_ops.flex_attention import flex_attention as flex_attention_op
from torch.nn.attention.flex_attention import BlockMask, create_block_mask, flex_attention
from torchtpu_compile import torch_private

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::FutureWarning")

BATCH, HEADS, QUERIES, KEYS, EMBEDDING = 2, 4, 24, 40, 8
STRICT = {"strict": True}

slopes = torch.linspace(0.1, 1, HEADS)
table = torch.randn(HEADS, QUERIES + KEYS)
documents = torch.arange(max(QUERIES, KEYS)) // 10
bias = torch.randn(BATCH, HEADS, QUERIES, KEYS)

SCORES: dict[str, Callable[..., torch.Tensor]] = {
    "a slope for each head": lambda s, b, h, i, j: s + slopes[h] * (j - i),
    "a table of distances": lambda s, b, h, i, j: s + table[h, i - j + KEYS],
    "a bias for each place": lambda s, b, h, i, j: s + bias[b, h, i, j],
    "a soft cap": lambda s, b, h, i, j: 5 * torch.tanh(s / 5),
    "a mask that is not one": lambda s, b, h, i, j: torch.where(i >= j, s, -math.inf),
    "only places": lambda s, b, h, i, j: s * 2 + (b + h).float() - j,
    "a constant": lambda s, b, h, i, j: torch.maximum(s, torch.tensor(0.5)),
}

MASKS: dict[str, Callable[..., torch.Tensor]] = {
    "causal": lambda b, h, i, j: i >= j,
    "documents": lambda b, h, i, j: documents[i] == documents[j],
    "queries without keys": lambda b, h, i, j: (i > 5) & (i - j < 4) & (j <= i),
    "heads and batches": lambda b, h, i, j: (j < 7 + 3 * h) | (b == 1),
}


def inputs(dtype: torch.dtype = torch.float32, **sizes: int) -> list[torch.Tensor]:
    batch, heads = sizes.get("batch", BATCH), sizes.get("heads", HEADS)
    return [
        torch.randn(BATCH, HEADS, QUERIES, EMBEDDING, dtype=dtype),
        torch.randn(batch, heads, KEYS, EMBEDDING, dtype=dtype),
        torch.randn(batch, heads, KEYS, 6, dtype=dtype),
    ]


def mask_of(function: Callable[..., torch.Tensor], queries: int = QUERIES, keys: int = KEYS) -> BlockMask:
    return create_block_mask(function, BATCH, HEADS, queries, keys, device="cpu")


def compiled(function: Callable[..., Any], **options: Any) -> Callable[..., Any]:
    return torch.compile(function, backend="tpu", fullgraph=True, options=STRICT, **options)


def compare(function: Callable[..., Any], *args: Any, rtol: float = 1e-5, atol: float = 1e-5) -> None:
    wanted, got = function(*args), compiled(function)(*args)
    torch.testing.assert_close(got, wanted, rtol=rtol, atol=atol, check_stride=True)


def test_score_functions_give_eagers_results() -> None:
    def attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> dict[str, Any]:
        return {name: flex_attention(q, k, v, score_mod=f, return_lse=True) for name, f in SCORES.items()}

    compare(attend, *inputs())


def test_masks_give_eagers_results() -> None:
    masks = {name: mask_of(function) for name, function in MASKS.items()}

    def attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> dict[str, Any]:
        return {name: flex_attention(q, k, v, block_mask=m, return_lse=True) for name, m in masks.items()}

    compare(attend, *inputs())


def test_a_query_without_keys_gives_zeros() -> None:
    mask = mask_of(MASKS["queries without keys"])
    run = compiled(lambda q, k, v: flex_attention(q, k, v, block_mask=mask, return_lse=True))
    out, log_sum = run(*inputs())
    assert (out[:, :, :6] == 0).all()
    assert (out[:, :, 6:] != 0).any()
    assert (log_sum[:, :, :6] == -math.inf).all()


def test_a_mask_can_be_made_inside() -> None:
    def attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> Any:
        mask = create_block_mask(MASKS["documents"], None, None, QUERIES, KEYS, device="cpu")
        return flex_attention(q, k, v, score_mod=SCORES["a soft cap"], block_mask=mask)

    compare(attend, *inputs())


def test_heads_and_batches_share_keys() -> None:
    mask = mask_of(MASKS["heads and batches"])

    def attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> Any:
        return flex_attention(q, k, v, block_mask=mask, enable_gqa=True, scale=0.7)

    compare(attend, *inputs(heads=2))
    torch._dynamo.reset()
    compare(attend, *inputs(heads=2, batch=1))


def test_results_have_the_order_of_the_queries_dimensions() -> None:
    q, k, v = inputs()
    q = q.transpose(1, 2).contiguous().transpose(1, 2)
    compare(lambda q, k, v: flex_attention(q, k, v), q, k, v)


@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
def test_sixteen_bits_are_as_close_to_float64_as_eager(dtype: torch.dtype) -> None:
    mask = mask_of(MASKS["causal"])

    def attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> Any:
        return flex_attention(q, k, v, score_mod=SCORES["a soft cap"], block_mask=mask)

    tensors = inputs(dtype)
    exact = attend(*(x.double() for x in tensors))
    got, eager = compiled(attend)(*tensors), attend(*tensors)
    assert got.dtype == dtype
    assert (got - exact).abs().max() <= 1.5 * (eager - exact).abs().max()


def test_one_graph_serves_every_length() -> None:
    def attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, mask: BlockMask) -> Any:
        return flex_attention(q, k, v, score_mod=SCORES["only places"], block_mask=mask, return_lse=True)

    torchtpu_compile.reset_metrics()
    run = compiled(attend, dynamic=True)
    for queries, keys in ((24, 40), (40, 24), (100, 120), (17, 30)):
        q = torch.randn(BATCH, HEADS, queries, EMBEDDING)
        k, v = torch.randn(2, BATCH, HEADS, keys, EMBEDDING)
        mask = mask_of(MASKS["causal"], queries, keys)
        # First without compiling: PyTorch warns of `return_lse` once, and Dynamo guards whether it did.
        expected = attend(q, k, v, mask)
        torch.testing.assert_close(run(q, k, v, mask), expected, rtol=1e-5, atol=1e-5)
    metrics = torchtpu_compile.metrics()
    assert metrics["graphs"] == 1
    assert not metrics["exact_fallbacks"]


# On the CPU `flex_attention` itself refuses queries that need a gradient, though its op has one.


def through_the_op(
    score: Callable[..., torch.Tensor], mask: BlockMask, scale: float = 0.3
) -> Callable[..., tuple[torch.Tensor, ...]]:
    def attend(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor) -> tuple[torch.Tensor, ...]:
        out, log_sum, _ = flex_attention_op(q, k, v, score, mask.as_tuple(), scale, {"BACKEND": "AUTO"})
        return out, log_sum

    return attend


def dense(
    score: Callable[..., torch.Tensor], mask: Callable[..., torch.Tensor], q: Any, k: Any, v: Any
) -> tuple[torch.Tensor, torch.Tensor]:
    """What attention is, for gradients in any precision."""
    shared = q.shape[1] // k.shape[1]
    k, v = (x.repeat_interleave(shared, 1).expand(q.shape[0], -1, -1, -1) for x in (k, v))
    sizes = *q.shape[:3], k.shape[2]
    b, h, i, j = (torch.arange(n).view([-1 if d == e else 1 for e in range(4)]) for d, n in enumerate(sizes))
    allowed = mask(b, h, i, j).expand(sizes)
    scores = score(q @ k.mT * 0.3, b, h, i, j).masked_fill(~allowed, -math.inf)
    empty = ~allowed.any(-1)
    shares = scores.masked_fill(empty.unsqueeze(-1), 0).softmax(-1).masked_fill(~allowed, 0)
    log_sum = scores.masked_fill(empty.unsqueeze(-1), 0).logsumexp(-1).masked_fill(empty, -math.inf)
    return shares @ v, log_sum / math.log(2)


@pytest.mark.parametrize(
    ("mask", "heads", "batch", "dtype"),
    [
        ("causal", HEADS, BATCH, torch.float32),
        ("queries without keys", 2, 1, torch.float32),
        ("queries without keys", 2, BATCH, torch.float64),
    ],
)
def test_gradients_are_those_of_the_formula(mask: str, heads: int, batch: int, dtype: torch.dtype) -> None:
    slope, one = torch.rand(HEADS, dtype=dtype), torch.rand((), dtype=dtype)

    def score(s: Any, b: Any, h: Any, i: Any, j: Any) -> torch.Tensor:
        return torch.tanh(s * 0.5) + 0.1 * slope[h] * (j - i) + one * s

    through = through_the_op(score, mask_of(MASKS[mask]))
    leaves = [x.requires_grad_() for x in (*inputs(dtype, heads=heads, batch=batch), slope, one)]

    def gradients(results: tuple[torch.Tensor, ...], given: list[torch.Tensor]) -> tuple[torch.Tensor, ...]:
        out, log_sum = results
        loss = out.sin().sum() + log_sum.masked_fill(log_sum == -math.inf, 0).cos().sum()
        return torch.autograd.grad(loss, given)

    got = gradients(compiled(through)(*leaves[:3]), leaves)
    wide = [x.detach().double().requires_grad_() for x in leaves]
    slope, one = wide[3:]
    wanted = gradients(dense(score, MASKS[mask], *wide[:3]), wide)
    # What PyTorch declares of the second result is float32, whose gradient float64 gets.
    tolerance = 2e-5 if dtype == torch.float32 else 1e-6
    for have, want in zip(got, wanted, strict=True):
        torch.testing.assert_close(have.double(), want, rtol=tolerance, atol=tolerance)


def test_a_bias_that_the_scores_read_is_trained() -> None:
    slope = torch.linspace(0.1, 1, HEADS)
    mask = mask_of(MASKS["causal"])

    def loss(q: torch.Tensor, k: torch.Tensor, v: torch.Tensor, slope: torch.Tensor) -> torch.Tensor:
        def score(s: Any, b: Any, h: Any, i: Any, j: Any) -> torch.Tensor:
            return s + slope[h] * (j - i) * 0.1

        return flex_attention(q, k, v, score_mod=score, block_mask=mask).sin().sum()

    tensors = inputs()
    got, wanted = slope.clone().requires_grad_(), slope.double().requires_grad_()
    compiled(loss)(*tensors, got).backward()
    loss(*(x.double() for x in tensors), wanted).backward()
    assert got.grad is not None
    torch.testing.assert_close(got.grad.double(), wanted.grad, rtol=1e-4, atol=1e-5)


def test_functions_that_cannot_be_taken_apart_run_eagerly(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any) -> Any:
        raise RuntimeError("no rule for this op")

    monkeypatch.setattr(torch_private, "trace", refuse)
    function: Callable[..., Any] = lambda q, k, v: flex_attention(q, k, v, return_lse=True)  # noqa: E731
    tensors = inputs()
    wanted = function(*tensors)
    with pytest.raises(Exception, match="at all places at once: no rule for this op"):
        compiled(function)(*tensors)
    torch._dynamo.reset()
    torchtpu_compile.reset_metrics()
    torch.testing.assert_close(torch.compile(function, backend="tpu")(*tensors), wanted)
    assert set(torchtpu_compile.metrics()["fallback_ops"]) == {"flex_attention"}
