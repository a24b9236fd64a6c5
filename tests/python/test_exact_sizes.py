"""Sizes that vary compile for a few buckets, not for each size."""

from __future__ import annotations

import random

import pytest
import torch
import torchtpu_compile
from torch import nn
from torch.nn import functional as F

# Every size of a range, and a sample of it.
LENGTHS = [pytest.param(160, marks=pytest.mark.soak), 12]


def lengths(count: int, first: int) -> list[int]:
    """So many lengths of the 160 from `first` on, in any order."""
    return random.Random(7).sample(range(first, first + 160), count)


class UNetBlock(nn.Module):
    """What diffusion models and audio encoders are made of, over one varying dimension."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second = nn.Conv1d(4, 8, 3, padding=1), nn.Conv1d(8, 8, 3, padding=1)
        self.norms = nn.ModuleList([nn.GroupNorm(2, 4), nn.GroupNorm(4, 8), nn.GroupNorm(1, 8)])
        self.shortcut = nn.Conv1d(4, 8, 1)
        self.down, self.up = nn.Conv1d(8, 8, 3, stride=2, padding=1), nn.Conv1d(8, 8, 3, padding=1)
        self.heads = nn.Linear(8, 24)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        h = self.first(F.silu(self.norms[0](x)))
        h = self.second(F.silu(self.norms[1](h))) + self.shortcut(x)
        low = self.down(h)
        q, k, v = self.heads(self.norms[2](low).transpose(1, 2)).unflatten(2, (3, 2, 4)).unbind(2)
        q, k, v = (t.transpose(1, 2) for t in (q, k, v))
        seen = F.scaled_dot_product_attention(q, k, v).transpose(1, 2).flatten(2)
        low = low + seen.transpose(1, 2)
        return h + self.up(F.interpolate(low, size=h.shape[2:]))


@pytest.mark.parametrize("count", LENGTHS)
def test_a_block_of_a_unet_compiles_once_for_each_bucket(count: int) -> None:
    torch.manual_seed(0)
    block = UNetBlock().eval()
    compiled = torch.compile(block, backend="tpu", dynamic=True, fullgraph=True)
    torchtpu_compile.reset_metrics()
    with torch.no_grad():
        for n in lengths(count, 200):
            x = torch.randn(1, 4, n)
            torch._dynamo.mark_dynamic(x, 2)
            torch.testing.assert_close(compiled(x), block(x), rtol=2e-4, atol=2e-4)
    metrics = torchtpu_compile.metrics()
    assert metrics["exact_fallbacks"] == {} and metrics["fallback_ops"] == {}
    # 256, 320 and 384 are the buckets of the default series for 200 to 359.
    assert metrics["xla_compiles"] + metrics["cache_hits"] <= 3
