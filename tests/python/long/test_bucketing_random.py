"""What a valid element draws does not depend on the bucket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torchtpu_compile
from padded import MORE_SIZES
from torch.nn import functional as F

DRAWS: dict[str, Callable[[torch.Tensor], Any]] = {
    "rand": lambda x: torch.rand(x.shape) + x,
    "rand_like": lambda x: torch.rand_like(x),
    "randn": lambda x: torch.randn(x.shape[1], x.shape[0]) * x.t(),
    "randn_like": lambda x: torch.randn_like(x, dtype=torch.float64),
    "normal": lambda x: torch.normal(x, 0.5 + x.abs()),
    "bernoulli": lambda x: torch.bernoulli(x.sigmoid()),
    "randint": lambda x: torch.randint_like(x, 1000),
    "randperm": lambda x: torch.randperm(x.shape[0]) + x[:, 0].long(),
    "dropout": lambda x: F.dropout(x, 0.4),
    "dropout_twice": lambda x: F.dropout(F.dropout(x, 0.2) * 2, 0.3),
    "dropout_flat": lambda x: F.dropout(x.reshape(-1), 0.4).view(x.shape),
    "alpha_dropout": lambda x: F.alpha_dropout(x, 0.4, training=True),
    "exponential": lambda x: x.clone().exponential_(2.0),
    "rrelu": lambda x: F.rrelu(x, training=True),
}


# Logarithms and quantiles may differ in the last bit: XLA computes most elements in vectors, and which
# ones depends on the size.
ROUNDED = {"randn", "randn_like", "normal", "exponential"}


def drawn(
    fn: Callable[[torch.Tensor], Any],
    dims: tuple[int, ...],
    make: Callable[[int], torch.Tensor],
    **options: Any,
) -> list[torch.Tensor]:
    """Results and gradients at every size, each drawn with a seed of its own."""
    torch._dynamo.reset()
    compiled = torch.compile(fn, backend="tpu", fullgraph=True, options=options)
    found = []
    for size in MORE_SIZES:
        torch.manual_seed(size)
        x = make(size)
        for d in dims:
            torch._dynamo.mark_dynamic(x, d)
        x.requires_grad_()
        result = compiled(x)
        found.append(result.detach())
        if result.requires_grad:
            found.append(torch.autograd.grad(result.sum(), x)[0])
    return found


@pytest.mark.parametrize("dims", [(0,), (1,), (0, 1)], ids=["rows", "columns", "both"])
@pytest.mark.parametrize("name", DRAWS)
def test_a_draw_does_not_depend_on_the_bucket(name: str, dims: tuple[int, ...]) -> None:
    def make(size: int) -> torch.Tensor:
        return torch.randn(size if 0 in dims else 6, size + 3 if 1 in dims else 6)

    exact = drawn(DRAWS[name], dims, make, buckets="exact")
    torchtpu_compile.reset_metrics()
    padded = drawn(DRAWS[name], dims, make, padding="nan")
    metrics = torchtpu_compile.metrics()
    assert metrics["exact_fallbacks"] == {} and metrics["fallback_ops"] == {}
    assert metrics["padded_executions"] > 0
    for have, want in zip(padded, exact, strict=True):
        if name in ROUNDED:
            torch.testing.assert_close(have, want, rtol=1e-6, atol=0)
        else:
            assert torch.equal(have, want)
