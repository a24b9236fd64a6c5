"""Nothing compiles without bound: what cannot be padded compiles for `max_executables` sizes."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

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


def spectrum(x: torch.Tensor) -> torch.Tensor:
    return torch.fft.rfft(x * 2).abs().log1p()


def run(sizes: Sequence[int], options: dict[str, object]) -> dict[str, Any]:
    """Calls `spectrum`, compiled, with each size, and compares. The metrics of that."""
    torch._dynamo.reset()
    torchtpu_compile.reset_metrics()
    compiled = torch.compile(spectrum, backend="tpu", dynamic=True, options=options)
    for n in sizes:
        x = torch.randn(2, n)
        torch.testing.assert_close(compiled(x), spectrum(x), rtol=1e-4, atol=1e-4)
    return torchtpu_compile.metrics()


@pytest.mark.parametrize("count", LENGTHS)
def test_a_transform_compiles_for_few_lengths_and_runs_in_eager_for_others(
    count: int, caplog: pytest.LogCaptureFixture
) -> None:
    limit = 24 if count > 24 else 6
    metrics = run(lengths(count, 1000), {"max_executables": limit})
    # The graph's own, and those of the parts around the transform, which are padded.
    reasons = metrics["exact_fallbacks"]
    assert sum(reasons.values()) == limit and all("_fft_r2c" in reason for reason in reasons)
    assert metrics["xla_compiles"] + metrics["cache_hits"] <= 2 * limit
    assert metrics["fallback_ops"] == {"aten._fft_r2c.default": count - limit}
    told = [
        r.getMessage() for r in caplog.records if "because it cannot be padded to a bucket" in r.getMessage()
    ]
    assert len(told) == 1 and "_fft_r2c" in told[0]
    said = [r for r in caplog.records if "so it is not compiled for the new size" in r.getMessage()]
    assert len(said) == 1, [r.getMessage() for r in caplog.records]


def test_strict_mode_says_that_a_graph_has_too_many_sizes() -> None:
    with pytest.raises(torchtpu_compile.CompileError, match="max_executables"):
        run([900, 901, 902, 903], {"max_executables": 3, "strict": True})
