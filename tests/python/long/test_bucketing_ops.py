"""Padding rules give eager's results and gradients at every size of a bucket, whatever the padding holds."""

from __future__ import annotations

import pytest
import torch
from padded import POISONS, Case, check_padding, floats, pair, row_case
from torch.nn import functional as F


def words(n: int) -> tuple[torch.Tensor, ...]:
    return torch.randint(0, 20, (3, n)), floats(20, 4)


def matrix(n: int) -> tuple[torch.Tensor, ...]:
    return (floats(n, n + 4),)


def heads(n: int) -> tuple[torch.Tensor, ...]:
    return floats(2, 4, n, 8), floats(2, 4, n, 8), floats(2, 4, n, 8)


_Q = ((0, 2), (1, 2), (2, 2))


def nan_rows(x: torch.Tensor) -> torch.Tensor:
    """With minus infinity throughout the second row."""
    return x.masked_fill(torch.arange(x.shape[0])[:, None] == 1, -float("inf"))


CASES: list[Case] = [
    *row_case("sum", lambda x: x.sum()),
    *row_case("sum_dim", lambda x: (x.sum(0), x.sum(1), x.sum(1, keepdim=True))),
    *row_case("mean", lambda x: (x.mean(), x.mean(0), x.mean(1))),
    *row_case("var", lambda x: (x.var(), x.var(0), x.std(1, unbiased=False))),
    *row_case("var_mean", lambda x: torch.var_mean(x, 0)),
    *row_case("sizes", lambda x: x * x.shape[0] + x.numel() / 3 - x.shape[0] ** -0.5),
    *row_case("prod", lambda x: (x.prod(), x.prod(0))),
    *row_case("extrema", lambda x: (x.max(), x.min(), x.amax(0), x.amin(1), *x.max(0), *x.min(1))),
    *row_case("argmax", lambda x: (x.argmax(), x.argmax(0), x.argmin(1)), gradient=False),
    *row_case("any_all", lambda x: ((x > 9).any(), (x > 0).all(0), (x > 0).any(1)), gradient=False),
    *row_case("logsumexp", lambda x: (x.logsumexp(0), x.logsumexp(1))),
    *row_case("norm", lambda x: (x.norm(), x.norm(dim=0), torch.linalg.vector_norm(x, 1, dim=1))),
    *row_case("count_nonzero", lambda x: ((x > 0).count_nonzero(), (x > 0).count_nonzero(0)), gradient=False),
    Case("incomplete_gamma", lambda a, x: torch.igammac(a.abs(), x.abs()), pair, ((0, 0), (1, 0)), False),
    *row_case("softmax", lambda x: (x.softmax(0), x.softmax(1), x.log_softmax(0), x.log_softmax(1))),
    *row_case("cumsum", lambda x: (x.cumsum(0), x.cumsum(1))),
    *row_case("logcumsumexp", lambda x: x.logcumsumexp(0)),
    # Along a dimension that two others were merged into: its padding is not all at the end.
    *row_case("cumsum_merged", lambda x: x.view(-1).cumsum(0)),
    *row_case("cumprod_merged", lambda x: x.exp().view(-1).cumprod(0), gradient=False),
    *row_case("cummax_merged", lambda x: (*x.view(-1).cummax(0), *x.view(-1).max(0), *x.view(-1).min(0))),
    *row_case(
        "max_merged_rows",
        lambda x: (*x.unsqueeze(1).expand(-1, 3, -1).reshape(3, -1).max(1), x.view(-1).argmin(0)),
        gradient=False,
    ),
    *row_case("take_merged", lambda x: (x.take(torch.tensor([7, 2])), x.view(-1)[torch.tensor([7, -2])])),
    *row_case(
        "scatter_index_merged",
        lambda x: (
            x.view(-1).index_add(0, torch.tensor([7, 2]), torch.ones(2)),
            x.view(-1).scatter(0, torch.tensor([7, 2]), 5.0),
            x.view(-1).index_select(0, torch.tensor([8, 1])),
            x.view(-1).gather(0, torch.tensor([8, 1])),
        ),
    ),
    *row_case(
        "searchsorted_merged",
        lambda x: torch.searchsorted(x.exp().view(-1).cumsum(0), x.abs()),
        gradient=False,
    ),
    *row_case("logcumsumexp_merged", lambda x: x.view(-1).logcumsumexp(0)),
    *row_case(
        "sort_topk_merged", lambda x: (*x.view(-1).sort(), *x.view(-1).topk(4), *x.view(-1).kthvalue(3))
    ),
    *row_case(
        "median_merged", lambda x: (x.view(-1).median(), *x.view(-1).median(0), x.view(-1).quantile(0.3))
    ),
    *row_case("flip_roll_merged", lambda x: (x.view(-1).flip(0), x.view(-1).roll(2), x.view(-1).diff())),
    *row_case(
        "slice_unfold_merged",
        lambda x: (x.view(-1)[-3:], x.view(-1)[::3], x.view(-1)[7], x.view(-1).unfold(0, 4, 3)),
    ),
    *row_case("softmax_merged", lambda x: (x.view(-1).softmax(0), x.view(-1).log_softmax(0))),
    *row_case(
        "cat_pad_merged", lambda x: (torch.cat([x.view(-1), x[0]]), F.pad(x.view(-1), (2, 1), value=2.0))
    ),
    *row_case("argsort_merged", lambda x: x.view(-1)[x.view(-1).argsort()].cumsum(0)),
    *row_case(
        "norm_var_merged", lambda x: (F.normalize(x.view(-1), dim=0), x.view(-1).var(), x.view(-1).norm())
    ),
    *row_case("flip", lambda x: (x.flip(0), x.flip(1), x.flip(0, 1))),
    *row_case("roll", lambda x: (x.roll(2, 0), x.roll(-1, 1), x.roll(3))),
    *row_case("slice", lambda x: (x[:3], x[1:], x[-2:], x[:-1], x[::2], x[:, 1:4], x[:, -3:], x[1::3])),
    *row_case("select", lambda x: (x[0], x[-1], x[:, -2], x[:, 2])),
    *row_case("narrow", lambda x: x.narrow(0, 1, 3)),
    *row_case("cat", lambda x: (torch.cat([x, x]), torch.cat([x, x], 1), torch.cat([x[:2], x, x[1:]]))),
    *row_case("cat_one", lambda x: (torch.cat([x, x[:1]]), torch.cat([x, x[:, :1]], 1))),
    *row_case("stack", lambda x: (torch.stack([x, x + 1]), torch.stack([x, x], 2))),
    *row_case(
        "view", lambda x: (x.view(-1), x.reshape(-1, 2, 3) if x.shape[1] == 6 else x.reshape(2, 3, -1))
    ),
    *row_case("transpose_view", lambda x: (x.t().reshape(-1), x.t().contiguous().view(-1) * 2)),
    *row_case("unsqueeze", lambda x: x.unsqueeze(0) + x.unsqueeze(1)),
    *row_case("expand", lambda x: x.unsqueeze(0).expand(4, -1, -1) * 2),
    *row_case("repeat", lambda x: (x.repeat(2, 1), x.repeat(1, 3), x.repeat(2, 2, 2))),
    *row_case("repeat_interleave", lambda x: x.repeat_interleave(2, 0)),
    *row_case(
        "pad", lambda x: (F.pad(x, (1, 2), value=3.0), F.pad(x, (0, 0, 2, 1)), F.pad(x, (0, 0, -1, -1)))
    ),
    *row_case("triangle", lambda x: (x.tril(), x.triu(1))),
    *row_case("diagonal", lambda x: (x.diagonal(), x.diagonal(1), x.diagonal(-1))),
    *row_case("unfold", lambda x: (x.unfold(0, 3, 1), x.unfold(1, 2, 2)), gradient=False),
    *row_case("sort", lambda x: (*x.sort(0), *x.sort(1, descending=True))),
    *row_case("topk", lambda x: (*x.topk(3, 0), *x.topk(2, 1, largest=False))),
    *row_case("argsort", lambda x: x.argsort(0), gradient=False),
    *row_case("size_tensor", lambda x: x + torch.arange(x.shape[0]).unsqueeze(1) + torch.arange(x.shape[1])),
    *row_case(
        "full",
        lambda x: (torch.full_like(x, 2.0), torch.ones(x.shape[0], 2), x.new_zeros(x.shape)),
        gradient=False,
    ),
    *row_case("where", lambda x: torch.where(x > 0, x, -x * 2)),
    *row_case("masked_fill", lambda x: x.masked_fill(x > 0, 1.5)),
    *row_case(
        "layer_norm", lambda x: F.layer_norm(x, (6,)) if x.shape[1] == 6 else F.layer_norm(x.t(), (6,))
    ),
    *row_case("gram", lambda x: (x @ x.t(), x.t() @ x)),
    *row_case("outer", lambda x: torch.outer(x[0], x[:, 0])),
    *row_case("cosine", lambda x: F.cosine_similarity(x, x.roll(1, 0), dim=1)),
    *row_case("normalize", lambda x: (F.normalize(x, dim=0), F.normalize(x, dim=1))),
    *row_case("glu", lambda x: F.glu(torch.cat([x, x], 1), 1)),
    *row_case("half", lambda x: x[: x.shape[0] // 2] * 2),
    *row_case("int_sum", lambda x: (x > 0).to(torch.int64).sum(0), gradient=False),
    *row_case("bfloat16", lambda x: x.bfloat16().float().mean(0)),
    *row_case("shift_by_size", lambda x: (x.roll(x.shape[0] // 2, 0), torch.fft.fftshift(x))),
    *row_case("chunk", lambda x: [y * 2 for y in x.chunk(2)]),
    *row_case("narrow_copy", lambda x: torch.narrow_copy(x, 0, 1, x.shape[0] - 2)),
    *row_case("clamp_by_size", lambda x: (x * 5).clamp(-1, x.shape[0]).masked_fill(x > 0, x.shape[0])),
    *row_case("distances_of_pairs", F.pdist),
    *row_case("pad_by_size", lambda x: F.pad(x, (0, 0, 0, 2 * x.shape[0] - x.shape[0] // 2)) + 1),
    *row_case("nonzero_static", lambda x: torch.nonzero_static(x > 0, size=7), gradient=False),
    *row_case("nonzero_by_size", lambda x: torch.nonzero_static(x, size=x.shape[0]), gradient=False),
    *row_case(
        "masked_scatter",
        lambda x: (x.masked_scatter(x > 0, x * 3 + 1), x.masked_scatter(x[:, :1] > 0, x + 1)),
        gradient=False,
    ),
    *row_case(
        "searchsorted",
        lambda x: (
            torch.searchsorted(x[0].sort().values, x),
            torch.searchsorted(x.sort(1).values, x, right=True),
            torch.searchsorted(x.sort(1).values, x * torch.inf, right=True),
        ),
        gradient=False,
    ),
    Case(
        "put",
        lambda x, i: (x.put(i, i * 0.5), x.put(-1 - i, i * 0.5, accumulate=True)),
        lambda n: (floats(n, 6), torch.randperm(3 * n).view(n, 3)),
        ((0, 0), (1, 0)),
        gradient=False,
    ),
    Case("add", lambda x, y: x + y, pair, ((0, 0), (1, 0))),
    Case("mm_rows", lambda x, w: x @ w, lambda n: (floats(n, 6), floats(6, 4))),
    Case("mm_inner", lambda x, w: x @ w, lambda n: (floats(3, n), floats(n, 4)), ((0, 1), (1, 0))),
    Case("bmm", lambda x, y: x @ y, lambda n: (floats(2, n, 3), floats(2, 3, n)), ((0, 1), (1, 2))),
    Case("bmm_inner", lambda x, y: x @ y, lambda n: (floats(2, 3, n), floats(2, n, 4)), ((0, 2), (1, 1))),
    Case("batched_mm", lambda x, w: x @ w, lambda n: (floats(n, 5, 6), floats(6, 4))),
    Case(
        "linear",
        lambda x, w, v: F.linear(x, w, v),
        lambda n: (floats(4, n, 6), floats(3, 6), floats(3)),
        ((0, 1),),
    ),
    Case(
        "linear_both",
        lambda x, w, v: F.linear(x, w, v),
        lambda n: (floats(n + 2, n, 6), floats(3, 6), floats(3)),
        ((0, 1), (0, 0)),
    ),
    Case(
        "einsum",
        lambda x, y: torch.einsum("bid,bjd->bij", x, y),
        lambda n: (floats(2, n, 3), floats(2, n, 3)),
        ((0, 1), (1, 1)),
    ),
    Case("mv", lambda x, y: x @ y, lambda n: (floats(n, 3), floats(3))),
    Case("dot", lambda x, y: x @ y, lambda n: (floats(n), floats(n)), ((0, 0), (1, 0))),
    Case("embedding", lambda i, w: F.embedding(i, w), words, ((0, 1),)),
    Case("embedding_mean", lambda i, w: F.embedding(i, w).mean(1), words, ((0, 1),)),
    Case(
        "index",
        lambda x, i: (x[i], x[:, i % 6]),
        lambda n: (floats(9, 6), torch.randint(0, 9, (n,))),
        ((1, 0),),
    ),
    Case("index_padded", lambda x, i: (x[i], x[i - 3]), lambda n: (floats(n, 6), torch.randint(0, 5, (4,)))),
    Case(
        "index_two",
        lambda x, i, j: x[i, j],
        lambda n: (floats(9, 6), torch.randint(0, 9, (n,)), torch.randint(0, 6, (n,))),
        ((1, 0), (2, 0)),
    ),
    Case(
        "index_select",
        lambda x, i: x.index_select(0, i),
        lambda n: (floats(n, 6), torch.randint(0, n, (n,))),
        ((0, 0), (1, 0)),
    ),
    Case(
        "gather",
        lambda x, i: x.gather(0, i),
        lambda n: (floats(n, 6), torch.randint(0, n, (n, 6))),
        ((0, 0), (1, 0)),
    ),
    Case(
        "gather_columns",
        lambda x, i: x.gather(1, i),
        lambda n: (floats(n, 6), torch.randint(0, 6, (n, 2))),
        ((0, 0), (1, 0)),
    ),
    Case(
        "scatter",
        lambda x, i, s: x.scatter(0, i, s),
        lambda n: (floats(9, 6), torch.stack([torch.randperm(9)[:5] for _ in range(6)], 1), floats(5, 6)),
        (),
        False,
    ),
    Case(
        "scatter_add",
        lambda x, i, s: x.scatter_add(0, i, s),
        lambda n: (floats(9, 6), torch.randint(0, 9, (n, 6)), floats(n, 6)),
        ((1, 0), (2, 0)),
    ),
    Case(
        "index_add",
        lambda x, i, s: x.index_add(0, i, s),
        lambda n: (floats(9, 6), torch.randint(0, 9, (n,)), floats(n, 6)),
        ((1, 0), (2, 0)),
    ),
    Case(
        "index_put",
        lambda x, i, s: x.index_put((i,), s, accumulate=True),
        lambda n: (floats(9, 6), torch.randint(0, 9, (n,)), floats(n, 6)),
        ((1, 0), (2, 0)),
    ),
    Case(
        "index_put_unique",
        lambda x, i, s: x.index_put((i,), s),
        lambda n: (floats(20, 6), torch.randperm(20)[:n], floats(n, 6)),
        ((1, 0), (2, 0)),
    ),
    Case(
        "one_hot",
        lambda i: F.one_hot(i, 7).float() * 2,
        lambda n: (torch.randint(0, 7, (n,)),),
        gradient=False,
    ),
    Case("attention", lambda q, k, v: F.scaled_dot_product_attention(q, k, v), heads, _Q),
    Case(
        "attention_heads",
        lambda q, k, v, m: F.scaled_dot_product_attention(q, k, v, attn_mask=m),
        lambda n: (*(floats(2, n, 4, 8) for _ in range(3)), floats(2, n, 4, 4)),
        ((0, 1), (1, 1), (2, 1), (3, 1)),
        gradient=False,
    ),
    Case("instance_norm", lambda x: F.instance_norm(x), lambda n: (floats(n, 3, 5),)),
    Case(
        "attention_causal", lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True), heads, _Q
    ),
    Case(
        "attention_cross",
        lambda q, k, v: F.scaled_dot_product_attention(q, k, v),
        lambda n: (floats(2, 4, 3, 8), floats(2, 4, n, 8), floats(2, 4, n, 8)),
        ((1, 2), (2, 2)),
    ),
    Case(
        "attention_mask",
        lambda q, k, v, m: F.scaled_dot_product_attention(q, k, v, attn_mask=m),
        lambda n: (*heads(n), (torch.rand(2, 1, n, n) > 0.3) | torch.eye(n, dtype=torch.bool)),
        (*_Q, (3, 2), (3, 3)),
    ),
    Case(
        "attention_bias",
        lambda q, k, v, m: F.scaled_dot_product_attention(q, k, v, attn_mask=m.detach()),
        lambda n: (*heads(n), floats(2, 1, n, n)),
        (*_Q, (3, 2), (3, 3)),
    ),
    Case(
        "attention_row_bias",
        lambda q, k, v, m: F.scaled_dot_product_attention(q, k, v, attn_mask=m.detach()),
        lambda n: (*heads(n), floats(2, 1, 1, n)),
        (*_Q, (3, 3)),
    ),
    Case(
        "attention_batch",
        lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True),
        lambda n: (floats(n, 4, 6, 8), floats(n, 4, 6, 8), floats(n, 4, 6, 8)),
        ((0, 0), (1, 0), (2, 0)),
    ),
    Case(
        "mse",
        lambda x, y: (F.mse_loss(x, y), F.l1_loss(x, y), F.smooth_l1_loss(x, y)),
        pair,
        ((0, 0), (1, 0)),
    ),
    Case(
        "bce",
        lambda x, y: F.binary_cross_entropy_with_logits(x, y.sigmoid().detach()),
        pair,
        ((0, 0), (1, 0)),
    ),
    Case(
        "kl",
        lambda x, y: F.kl_div(x.log_softmax(1), y.softmax(1), reduction="batchmean"),
        pair,
        ((0, 0), (1, 0)),
    ),
    Case("adaptive_pool", lambda x: F.adaptive_avg_pool2d(x, 1), lambda n: (floats(n, 3, 8, 8),)),
    Case(
        "batch_norm",
        lambda x: F.batch_norm(x, None, None, training=True),
        lambda n: (floats(n, 3, 4, 4),),
        relative=1e-4,
    ),
    Case("group_norm", lambda x: F.group_norm(x, 3), lambda n: (floats(n, 6, 4, 4),)),
    Case("interpolate", lambda x: F.interpolate(x, scale_factor=2), lambda n: (floats(n, 3, 4, 4),)),
    Case(
        "kv_cache",
        lambda k, new: torch.cat([k, new], 2).sum(-1),
        lambda n: (floats(1, 2, n, 4), floats(1, 2, 1, 4)),
        ((0, 2),),
    ),
    # Elements that are cut off, or move, become padding, and hold what they held.
    *row_case("softmax_cut", lambda x: (x.softmax(0)[:-2].sum(0), x.softmax(1)[:, :-2].sum(1))),
    *row_case("log_softmax_cut", lambda x: x.log_softmax(0)[:-2].logsumexp(0)),
    *row_case("softmax_split", lambda x: x.softmax(1).split([x.shape[1] - 2, 2], 1)[0].sum(1)),
    Case(
        "cat_cut",
        lambda x, b, c: torch.cat([x + b, c])[1:-1].sum(),
        lambda n: (floats(n, 1), floats(1), floats(2, 1)),
    ),
    Case(
        "softmax_reshaped",
        lambda x: (x.softmax(0).reshape(2, -1).sum(1), x.log_softmax(0).reshape(2, -1).logsumexp(1)),
        lambda n: (floats(2 * n),),
        gradient=False,
    ),
    Case(
        "rows_of_nan",
        lambda x: x.masked_fill(x[:, :1] < 9, -float("inf")).softmax(1).triu(1).sum(1),
        lambda n: (floats(n, n),),
        ((0, 0), (0, 1)),
    ),
    Case(
        "softmax_in_rows_of_nan",
        lambda x, w, y: (
            F.pad(nan_rows(x).softmax(1), (0, 2)),
            F.pad(nan_rows(x).softmax(1), (0, y.shape[0] - x.shape[1])),
            F.conv1d(nan_rows(x).softmax(1)[None], w, padding=3),
            nan_rows(x).softmax(1).sum(1),
            nan_rows(x).softmax(1) @ nan_rows(x).log_softmax(1).t(),
        ),
        lambda n: (floats(3, n), floats(2, 3, 2), floats(n + 2)),
        ((0, 1), (2, 0)),
    ),
    Case(
        "numbers_of_rows_of_nan",
        lambda x: (
            torch.linalg.vector_norm(nan_rows(x).softmax(1), 0, dim=1),
            nan_rows(x).softmax(1).count_nonzero(1),
            torch.nonzero_static(nan_rows(x).softmax(1), size=15),
        ),
        lambda n: (floats(3, n),),
        ((0, 1),),
        False,
    ),
    # Padding that is -0, or NaN where 0 meets what is infinite in the tensor's type.
    *row_case(
        "padding_of_minus_zero", lambda x: torch.copysign(torch.ones(()), F.pad(-x.softmax(1), (0, 2)))
    ),
    *row_case(
        "overflowing_factor", lambda x: (F.pad(x.softmax(1) * 1e39, (0, 2)), x.softmax(1) * 1e300 @ x.t())
    ),
    # More indices than before; some count from the end of a dimension that does not vary.
    Case(
        "index_from_end", lambda x, i: x[i] * 2, lambda n: (floats(5, 3), torch.arange(n) % 5 - 3), ((1, 0),)
    ),
    Case(
        "index_put_from_end",
        lambda x, i: (x.index_put((i,), x.sum(), True), x.index_put((i, i), i * 2.0, True)),
        lambda n: (floats(5, 6), torch.arange(n) % 5 - 3),
        ((1, 0),),
    ),
    *(
        Case(
            f"logsumexp_{dtype}",
            lambda x: x.logsumexp(0),
            lambda n, dtype=dtype, low=low: (torch.full((n,), low, dtype=dtype),),
            gradient=False,
        )
        for dtype, low in ((torch.uint8, 0), (torch.bool, False), (torch.int8, -128), (torch.int64, -3))
    ),
    # Of two padded dimensions that are merged, one may hold what a fold needs, and the other one not.
    Case(
        "zeros_in_one_of_two",
        lambda x: torch.ops.aten.slice_backward(x[1:].exp(), x.shape, 0, 1, 1 << 62, 1).view(-1).sum(),
        matrix,
        ((0, 0), (0, 1)),
        gradient=False,
    ),
    Case(
        "zeros_in_the_other_of_two",
        lambda x: torch.ops.aten.slice_backward(x[:, 1:].exp(), x.shape, 1, 1, 1 << 62, 1).view(-1).sum(),
        matrix,
        ((0, 0), (0, 1)),
        gradient=False,
    ),
    *(
        Case(f"{name}_of_two", fn, matrix, ((0, 0), (0, 1)))
        for name, fn in {
            "sums": lambda x: (x.sum(), x.sum(0), x.mean(1), x.view(-1).cumsum(0)),
            "extrema": lambda x: (x.max(), x.amin(1), *x.T.reshape(-1).max(0)),
            "softmax": lambda x: (x.softmax(1).view(-1).cumsum(0), x.log_softmax(0)),
            "moments": lambda x: (x.var(), x.std(0), F.layer_norm(x, x.shape[1:])),
        }.items()
    ),
    Case(
        "two_sizes",
        lambda x, y: torch.cat([x, y]) * x.shape[0] + y.shape[0],
        lambda n: (floats(n, 3), floats(n + 4, 3)),
        ((0, 0), (1, 0)),
    ),
]


@pytest.mark.parametrize("poison", POISONS)
@pytest.mark.parametrize("case", CASES, ids=lambda c: c.name)
def test_padding_changes_nothing(case: Case, poison: str) -> None:
    check_padding(case, poison)


@pytest.mark.parametrize("case", [c for c in CASES if c.name.startswith("attention")], ids=lambda c: c.name)
def test_padding_changes_nothing_of_attention_by_blocks(case: Case, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TORCHTPU_ATTENTION", "blocks")
    check_padding(case, "nan")
