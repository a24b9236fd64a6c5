"""Tensors without elements through ops of every family: what eager PyTorch takes compiles, whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F

Function = Callable[..., Any]

NONE = torch.zeros(0, dtype=torch.int64)


def f(*shape: int) -> torch.Tensor:
    return torch.ones(shape)


# Functions of tensors; those of floats have gradients.
CASES: dict[str, tuple[Function, list[torch.Tensor]]] = {
    "index": (lambda x, i: x[i], [f(0), NONE]),
    "index rows": (lambda x, i: x[i], [f(3, 0), torch.tensor([0, 2])]),
    "index pairs": (lambda x, i: x[i, i], [f(0, 0), NONE]),
    "index around": (lambda x, i: x[i, :, i], [f(0, 2, 0), NONE]),
    "index with numbers": (lambda x, i: x[:, i], [f(0, 3), torch.tensor([2, 1])]),
    "index_select": (lambda x, i: x.index_select(0, i), [f(0), NONE]),
    "index_select of others": (lambda x, i: x.index_select(1, i), [f(0, 3), torch.tensor([2, 1])]),
    "take": (lambda x, i: torch.take(x, i), [f(0), NONE]),
    "take none": (lambda x, i: torch.take(x, i), [f(3), NONE]),
    "take_along_dim": (lambda x, i: torch.take_along_dim(x, i, 0), [f(0), NONE]),
    "gather": (lambda x, i: x.gather(0, i), [f(0, 2), NONE.reshape(0, 2)]),
    "gather none": (lambda x, i: x.gather(0, i), [f(3), NONE]),
    "embedding": (lambda w, i: F.embedding(i, w), [f(0, 3), NONE]),
    "embedding of nothing": (lambda w, i: F.embedding(i, w), [f(4, 0), torch.tensor([1, 3])]),
    "isin": (lambda x: torch.isin(x, x), [f(0)]),
    "isin none": (lambda x, y: torch.isin(x, y), [f(3), f(0)]),
    "roll": (lambda x: x.roll(1, 2), [f(4, 3, 0)]),
    "roll all": (lambda x: x.roll(1), [f(0)]),
    "flip": (lambda x: x.flip(0, 1), [f(0, 2)]),
    "scatter": (lambda x, i: x.scatter(0, i, x), [f(0), NONE]),
    "scatter_add": (lambda x, i: x.scatter_add(0, i, x), [f(0), NONE]),
    "scatter nothing": (lambda x, i: x.scatter(0, i, 1.0), [f(3), NONE]),
    "scatter_reduce": (lambda x, i: x.scatter_reduce(0, i, x, "amax"), [f(0), NONE]),
    "index_add": (lambda x, i, y: x.index_add(0, i, y), [f(3, 0), torch.tensor([1, 1]), f(2, 0)]),
    "index_add nothing": (lambda x, i, y: x.index_add(0, i, y), [f(3, 2), NONE, f(0, 2)]),
    "mean of mse_loss": (F.mse_loss, [f(0, 2), f(0, 2)]),
    "smooth_l1_loss": (F.smooth_l1_loss, [f(0, 2), f(0, 2)]),
    "huber_loss": (F.huber_loss, [f(0, 2), f(0, 2)]),
    "index_put": (lambda x, i: x.index_put((i,), x), [f(0), NONE]),
    "index_put nothing": (lambda x, i, y: x.index_put((i,), y), [f(3, 2), NONE, f(0, 2)]),
    "index_copy": (lambda x, i, y: x.index_copy(0, i, y), [f(3, 2), NONE, f(0, 2)]),
    "masked_fill": (lambda x: x.masked_fill(x > 0, 2.0), [f(0, 2)]),
    "select_scatter": (lambda x, y: x.select_scatter(y, 0, 1), [f(3, 0), f(0)]),
    "slice_scatter": (lambda x, y: x.slice_scatter(y, 0, 1, 1), [f(3, 2), f(0, 2)]),
    "as_strided": (lambda x: x.as_strided((0, 2), (2, 1)), [f(4)]),
    "unfold": (lambda x: x.unfold(1, 2, 1), [f(0, 4)]),
    "diagonal": (lambda x: x.diagonal(), [f(0, 3)]),
    "diag_embed": (lambda x: x.diag_embed(), [f(0)]),
    "diag_embed rows": (lambda x: x.diag_embed(1), [f(2, 0)]),
    "tril": (lambda x: x.tril(), [f(0, 3)]),
    "cat": (lambda x, y: torch.cat([x, y, x]), [f(0, 2), f(0, 2)]),
    "stack": (lambda x: torch.stack([x, x], -1), [f(0, 2)]),
    "split": (lambda x: torch.tensor_split(x, 3, -1)[2].repeat(2, 1), [f(8, 1)]),
    "repeat": (lambda x: x.repeat(0, 2), [f(3)]),
    "repeat_interleave": (lambda x: x.repeat_interleave(2, 0), [f(0, 2)]),
    "expand": (lambda x: x.expand(0, 3), [f(1, 3)]),
    "pad": (lambda x: F.pad(x, (1, 1)), [f(2, 0)]),
    "pad none": (lambda x: F.pad(x, (1, 1)), [f(0, 2)]),
    "reflection pad": (lambda x: F.pad(x, (1, 1), mode="reflect"), [f(0, 2, 3)]),
    "replication pad": (lambda x: F.pad(x, (1, 1), mode="replicate"), [f(0, 2, 3)]),
    "circular pad": (lambda x: F.pad(x, (1, 1), mode="circular"), [f(0, 2, 3)]),
    "sum": (lambda x: x.sum(), [f(0, 2)]),
    "sum over nothing": (lambda x: x.sum(0), [f(0, 2)]),
    "mean": (lambda x: x.mean(1), [f(0, 2)]),
    "prod": (lambda x: x.prod(), [f(0)]),
    "prod over nothing": (lambda x: x.prod(0), [f(0, 2)]),
    "amax": (lambda x: x.amax(0), [f(3, 0)]),
    "max": (lambda x: x.max(1).values, [f(0, 3)]),
    "argmax": (lambda x: x.argmax(0), [f(3, 0)]),
    "any": (lambda x: (x > 0).any(0), [f(0, 2)]),
    "var": (lambda x: x.var(1), [f(0, 3)]),
    "std": (lambda x: x.std(0), [f(3, 0)]),
    "logsumexp": (lambda x: x.logsumexp(1), [f(0, 3)]),
    "norm": (lambda x: torch.linalg.vector_norm(x, 2, 0), [f(3, 0)]),
    "norm over nothing": (lambda x: torch.linalg.vector_norm(x, 2, 0), [f(0, 3)]),
    "normalize": (lambda x: F.normalize(x[:, 1:], dim=0), [f(8, 1)]),
    "cumsum": (lambda x: x.cumsum(0), [f(0, 2)]),
    "cumprod": (lambda x: x.cumprod(1), [f(0, 20)]),
    "cummax": (lambda x: x.cummax(0).values, [f(20, 0)]),
    "logcumsumexp": (lambda x: x.logcumsumexp(0), [f(0)]),
    "sort": (lambda x: x.sort().values, [f(0)]),
    "argsort": (lambda x: x.argsort(0), [f(3, 0)]),
    "topk": (lambda x: x.topk(0).values, [f(3)]),
    "topk of none": (lambda x: x.topk(2).values, [f(0, 3)]),
    "kthvalue": (lambda x: x.kthvalue(2).values, [f(0, 3)]),
    "median": (lambda x: x.median(1).values, [f(0, 3)]),
    "mode": (lambda x: x.mode(1).values, [f(0, 3)]),
    "searchsorted": (lambda x, y: torch.searchsorted(x, y), [f(0), f(2)]),
    "bucketize": (lambda x, y: torch.bucketize(x, y), [f(0), f(2)]),
    "softmax": (lambda x: x.softmax(0), [f(0, 2)]),
    "log_softmax": (lambda x: x.log_softmax(1), [f(0, 2)]),
    "layer_norm": (lambda x: F.layer_norm(x, (3,)), [f(0, 3)]),
    "group_norm": (lambda x: F.group_norm(x, 2), [f(0, 4, 3)]),
    "batch_norm": (lambda x, m, v: F.batch_norm(x, m, v), [f(0, 3, 2), f(3), f(3)]),
    "mm": (lambda x, y: x @ y, [f(0, 3), f(3, 2)]),
    "mm over nothing": (lambda x, y: x @ y, [f(2, 0), f(0, 3)]),
    "mm of integers": (lambda x, y: x.long() @ y.long(), [f(2, 0), f(0, 3)]),
    "bmm": (lambda x, y: x @ y, [f(0, 2, 3), f(0, 3, 2)]),
    "bmm over nothing": (lambda x, y: x @ y, [f(2, 2, 0), f(2, 0, 3)]),
    "addmm": (lambda b, x, y: torch.addmm(b, x, y), [f(3), f(2, 0), f(0, 3)]),
    "mv": (lambda x, y: x @ y, [f(2, 0), f(0)]),
    "dot": (lambda x, y: x @ y, [f(0), f(0)]),
    "outer": (lambda x, y: torch.outer(x, y), [f(0), f(3)]),
    "linear": (lambda x, w, b: F.linear(x, w, b), [f(0, 3), f(2, 3), f(2)]),
    "linear to nothing": (lambda x, w, b: F.linear(x, w, b), [f(4, 3), f(0, 3), f(0)]),
    "bilinear": (lambda x, y, w: F.bilinear(x, y, w), [f(0, 3), f(0, 2), f(4, 3, 2)]),
    "conv1d": (lambda x, w, b: F.conv1d(x, w, b), [f(0, 3, 5), f(2, 3, 2), f(2)]),
    "conv2d": (lambda x, w, b: F.conv2d(x, w, b), [f(0, 3, 5, 5), f(2, 3, 2, 2), f(2)]),
    "transposed convolution": (lambda x, w: F.conv_transpose2d(x, w), [f(0, 3, 4, 4), f(3, 2, 2, 2)]),
    "grouped convolution": (lambda x, w: F.conv2d(x, w, groups=2), [f(0, 4, 5, 5), f(2, 2, 2, 2)]),
    "max_pool": (lambda x: F.max_pool2d(x, 2), [f(0, 3, 4, 4)]),
    "avg_pool": (lambda x: F.avg_pool2d(x, 2), [f(0, 3, 4, 4)]),
    "adaptive_avg_pool": (lambda x: F.adaptive_avg_pool2d(x, (2, 3)), [f(0, 3, 4, 5)]),
    "adaptive_max_pool": (lambda x: F.adaptive_max_pool2d(x, (2, 3)), [f(0, 3, 4, 5)]),
    "interpolate": (lambda x: F.interpolate(x, scale_factor=2), [f(0, 3, 4)]),
    "bilinear interpolation": (lambda x: F.interpolate(x, (3, 5), mode="bilinear"), [f(0, 3, 4, 4)]),
    "grid_sample": (lambda x, g: F.grid_sample(x, g, align_corners=False), [f(0, 3, 4, 4), f(0, 2, 2, 2)]),
    "attention": (lambda q, k: F.scaled_dot_product_attention(q, k, k), [f(0, 2, 3, 4), f(0, 2, 5, 4)]),
    "attention of nothing": (
        lambda q, k: F.scaled_dot_product_attention(q, k, k),
        [f(1, 2, 0, 4), f(1, 2, 5, 4)],
    ),
    "cross_entropy": (lambda x, t: F.cross_entropy(x, t, reduction="sum"), [f(0, 3), NONE]),
    "nll_loss": (lambda x, t: F.nll_loss(x, t, reduction="none"), [f(0, 3), NONE]),
    "mse_loss": (lambda x: F.mse_loss(x, 2 * x, reduction="sum"), [f(0, 3)]),
    "bce": (lambda x: F.binary_cross_entropy_with_logits(x, x, reduction="sum"), [f(0)]),
    "cdist": (lambda x, y: torch.cdist(x, y), [f(0, 3), f(2, 3)]),
    "cdist over nothing": (lambda x, y: torch.cdist(x, y), [f(2, 0), f(3, 0)]),
    "cross": (lambda x: torch.linalg.cross(x, 2 * x), [f(0, 3)]),
    "einsum": (lambda x, y: torch.einsum("ij,jk->ik", x, y), [f(2, 0), f(0, 3)]),
    "cholesky": (lambda x: torch.linalg.cholesky(x), [f(0, 3, 3)]),
    "inverse": (lambda x: torch.linalg.inv(x), [f(0, 3, 3)]),
    "determinant": (lambda x: torch.linalg.det(x), [f(0, 3, 3)]),
    "solve": (lambda x, y: torch.linalg.solve(x, y), [f(0, 3, 3), f(0, 3, 2)]),
    "fft": (lambda x: torch.fft.fft(x).real, [f(0, 4)]),
    "complex": (lambda x: torch.complex(x, x).abs(), [f(0, 2)]),
    "elementwise": (lambda x: (x.exp() + 1).sqrt() * x.sigmoid() / (x + 2), [f(0, 3)]),
    "floor_divide": (lambda x: x // 2 + x % 3, [NONE]),
    "activations": (lambda x: F.gelu(x) + F.silu(x) + F.softplus(x) + F.elu(x), [f(2, 0)]),
    "glu": (lambda x: F.glu(x, 0), [f(2, 0)]),
    "cast": (lambda x: x.to(torch.bfloat16).float(), [f(0)]),
    "where": (lambda x: torch.where(x > 0, x, 2.0), [f(0, 3)]),
    "one_hot": (lambda i: F.one_hot(i, 4), [NONE]),
    "arange": (lambda x: x + torch.arange(0), [f(0)]),
    "dropout": (lambda x: F.dropout(x, 0.5), [f(0, 3)]),
}


def in_groups(names: list[str], size: int) -> list[list[str]]:
    """Cases that one program holds: to compile one program each takes minutes."""
    return [names[i : i + size] for i in range(0, len(names), size)]


@pytest.mark.parametrize("dynamic", [False, True], ids=["static", "dynamic"])
@pytest.mark.parametrize("names", in_groups(list(CASES), 12), ids=lambda names: f"{names[0]} to {names[-1]}")
def test_gives_what_eager_gives(names: list[str], dynamic: bool) -> None:
    cases = {name: CASES[name] for name in names}

    def all_results(inputs: dict[str, list[torch.Tensor]]) -> dict[str, torch.Tensor]:
        return {name: function(*inputs[name]) for name, (function, _) in cases.items()}

    def run(function: Function) -> dict[str, Any]:
        inputs = {
            name: [t.clone().requires_grad_(t.is_floating_point()) for t in tensors]
            for name, (_, tensors) in cases.items()
        }
        results = function(inputs)
        sums = [r.sum() for r in results.values() if r.requires_grad]
        leaves = [(name, i) for name, xs in inputs.items() for i, x in enumerate(xs) if x.requires_grad]
        gradients = torch.autograd.grad(
            sums, [inputs[name][i] for name, i in leaves], allow_unused=True, materialize_grads=True
        )
        return {"results": results, "gradients": {str(k): g for k, g in zip(leaves, gradients, strict=True)}}

    torch._dynamo.reset()
    options = {"strict": True}
    wanted = run(all_results)
    got = run(torch.compile(all_results, backend="tpu", dynamic=dynamic, fullgraph=True, options=options))
    torch.testing.assert_close(got, wanted, equal_nan=True)
