"""One test per promise, small enough to run on every torch that the package claims.

`make test-min` runs them on the oldest.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import torch
import torchtpu_compile
from torch import nn


@pytest.fixture(autouse=True)
def fresh() -> Iterator[None]:
    torch._dynamo.reset()
    torch.manual_seed(0)
    torchtpu_compile.reset_metrics()
    yield
    torch._dynamo.reset()


def compare(module: nn.Module, *inputs: torch.Tensor, relative: float = 1e-4) -> None:
    """One graph without fallback gives eager's result within `relative` × max|eager|."""
    module = module.eval()
    with torch.no_grad():
        wanted = module(*inputs)
        got = torch.compile(module, backend="tpu", fullgraph=True)(*inputs)
    assert got.dtype == wanted.dtype and got.shape == wanted.shape and got.stride() == wanted.stride()
    assert (got - wanted).abs().max() <= relative * wanted.abs().max()
    metrics = torchtpu_compile.metrics()
    assert metrics["graphs"] == 1
    assert metrics["executions"] >= 1
    assert metrics["fallback_ops"] == {}


def test_mlp() -> None:
    compare(nn.Sequential(nn.Linear(16, 32), nn.GELU(), nn.Linear(32, 4)), torch.randn(8, 16))


def test_bfloat16_mlp() -> None:
    mlp = nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 4)).bfloat16()
    compare(mlp, torch.randn(8, 16, dtype=torch.bfloat16), relative=2e-2)


def test_convolution_with_normalization_and_pooling() -> None:
    net = nn.Sequential(
        nn.Conv2d(3, 8, 3, padding=1, stride=2),
        nn.BatchNorm2d(8),
        nn.ReLU(),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
    )
    compare(net, torch.randn(2, 3, 16, 16))


def test_transformer_layer() -> None:
    class Layer(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.embedding = nn.Embedding(50, 32)
            self.norm = nn.LayerNorm(32)
            self.qkv = nn.Linear(32, 96)

        def forward(self, ids: torch.Tensor) -> torch.Tensor:
            x = self.embedding(ids)
            q, k, v = (
                t.unflatten(-1, (4, 8)).transpose(1, 2) for t in self.qkv(self.norm(x)).chunk(3, dim=-1)
            )
            y = nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True)
            return x + y.transpose(1, 2).flatten(-2)

    compare(Layer(), torch.randint(0, 50, (2, 12)))


def test_mutated_buffer_is_written_back() -> None:
    class Counter(nn.Module):
        def __init__(self) -> None:
            super().__init__()
            self.register_buffer("steps", torch.zeros(3))

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            self.steps.add_(x)
            return self.steps * 2

    counter = Counter()
    compiled = torch.compile(counter, backend="tpu")
    with torch.no_grad():
        for _ in range(3):
            out = compiled(torch.ones(3))
    assert counter.steps.tolist() == [3.0, 3.0, 3.0]
    assert out.tolist() == [6.0, 6.0, 6.0]


@torch.library.custom_op("torchtpu_smoke::cosh", mutates_args=())
def cosh(x: torch.Tensor) -> torch.Tensor:
    """An op that no backend can have a lowering for."""
    return x.cosh()


@cosh.register_fake
def _(x: torch.Tensor) -> torch.Tensor:
    return torch.empty_like(x)


def unsupported(x: torch.Tensor) -> torch.Tensor:
    return cosh(x.sin()) * 2 + x


def test_unsupported_op_runs_in_eager() -> None:
    x = torch.randn(5)
    torch.testing.assert_close(torch.compile(unsupported, backend="tpu")(x), unsupported(x))
    assert torchtpu_compile.metrics()["fallback_ops"] == {"torchtpu_smoke.cosh.default": 1}


def test_strict_names_op_and_source_line() -> None:
    compiled = torch.compile(unsupported, backend="tpu", options={"strict": True})
    with pytest.raises(Exception, match=r"(?s)torchtpu_smoke.*test_promises\.py") as caught:
        compiled(torch.randn(5))
    assert "UnsupportedOpError" in repr(caught.value) or isinstance(
        caught.value, torchtpu_compile.UnsupportedOpError
    )


def test_new_shapes_give_right_results() -> None:
    mlp = nn.Sequential(nn.Linear(16, 32), nn.ReLU(), nn.Linear(32, 4)).eval()
    compiled = torch.compile(mlp, backend="tpu")
    with torch.no_grad():
        for batch in (1, 2, 3, 7):
            x = torch.randn(batch, 16)
            torch.testing.assert_close(compiled(x), mlp(x), rtol=1e-4, atol=1e-5)


def test_unknown_option_lists_the_known_ones() -> None:
    compiled: Any = torch.compile(lambda x: x + 1, backend="tpu", options={"plattform": "cpu"})
    with pytest.raises(Exception, match="platform"):
        compiled(torch.ones(2))


def test_backend_is_found_without_importing_the_package() -> None:
    script = (
        "import torch, sys\n"
        "f = torch.compile(lambda x: x.relu() + 1, backend='tpu', fullgraph=True)\n"
        "print(f(torch.tensor([-1.0, 2.0])).tolist())\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[1.0, 3.0]"
