"""Results keep their strides, and gradients their values, whatever strides a forward graph saves."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
import torch
import torch.nn.functional as F
import torchtpu_compile
from torch import Tensor, nn
from torchtpu_compile import _core
from torchtpu_compile.eager.judged import Judged
from torchtpu_compile.errors import CompileError


class Patches(nn.Module):
    """A vision transformer's beginning: the residual stream has the strides of the turned patches."""

    def __init__(self) -> None:
        super().__init__()
        self.embed, self.norm = nn.Conv2d(1, 12, 2, stride=2), nn.LayerNorm(12)
        self.qkv, self.out = nn.Linear(12, 36), nn.Linear(12, 12)

    def forward(self, x: Tensor) -> Tensor:
        x = self.embed(x).flatten(2).transpose(1, 2)
        q, k, v = self.qkv(self.norm(x)).unflatten(-1, (3, 2, -1)).permute(2, 0, 3, 1, 4)
        return x + self.out(F.scaled_dot_product_attention(q, k, v).transpose(1, 2).flatten(2))


def turned_twice(x: Tensor) -> tuple[Tensor, Tensor]:
    """A user's result of which a view is saved."""
    y = x.sin()
    return y, (y.t().exp() * y.t()).sin()


def parts(x: Tensor) -> Tensor:
    a, b, c = x.cos().unflatten(-1, (3, -1)).unbind(-2)
    return (a * b.exp()).sin() * c.tanh()


def spread(x: Tensor) -> Tensor:
    """A view with more elements than what it shows."""
    return (x.exp()[:, :1].expand(-1, 50) * x[:, :1].expand(-1, 50).sin()).tanh()


def column_major(x: Tensor) -> Tensor:
    """The backward graph takes the same elements of memory again."""
    return x.cumsum(0).t().exp().as_strided((6, 4), (4, 1), 0).sin()


class Packed(nn.Module):
    """Queries, keys and values of one product, and rows of it in another order."""

    def __init__(self) -> None:
        super().__init__()
        self.qkv, self.out = nn.Linear(12, 36), nn.Linear(12, 12)

    def forward(self, x: Tensor) -> Tensor:
        q, k, v = self.qkv(x.cos().transpose(0, 1)).unflatten(-1, (3, -1)).movedim(-2, 0).clone()
        return self.out((q.sin() * k.flip(0)).tanh() * v.cos())


def transposes(x: Tensor) -> Tensor:
    y = x.exp()
    return (y.t().sin() @ y.cos()).sin() @ y.t().clone()


def test_one_tensor_is_saved_instead_of_its_views(tmp_path: Path) -> None:
    with torchtpu_compile.record(tmp_path, data="none"):
        torch.compile(Packed(), backend="tpu")(torch.randn(2, 5, 12)).sum().backward()
    (backward,) = tmp_path.glob("*_backward*")
    (_, text), *_ = _core.lower_graph(backward, {}, "cpu")[0]
    saved = re.findall(r"saved %\d+ (.*)", text)
    assert saved[:2] == ["cos: f32[2,5,12]", "add: f32[5,2,36]"] and "select" not in "".join(saved)


CASES: dict[str, tuple[Callable[..., object], tuple[int, ...]]] = {
    "patches": (Patches().double(), (2, 1, 8, 8)),
    "turned twice": (turned_twice, (4, 6)),
    "packed": (Packed().double(), (2, 5, 12)),
    "transposes": (transposes, (4, 6)),
    "parts": (parts, (5, 12)),
    "spread": (spread, (7, 4)),
    "column major": (column_major, (4, 6)),
}


def results_and_gradients(f: Callable[..., object], x: Tensor) -> list[Tensor]:
    x = x.clone().requires_grad_()
    given = f(x)
    results = list(given) if isinstance(given, tuple) else [given]
    parameters = list(f.parameters()) if isinstance(f, nn.Module) else []
    total = sum(r.square().sum() for r in results)
    return [*results, *torch.autograd.grad(total, [x, *parameters])]


@pytest.mark.parametrize("name", CASES)
def test_results_strides_and_gradients_are_eagers(name: str) -> None:
    f, shape = CASES[name]
    x = torch.randn(shape, dtype=torch.float64)
    expected = results_and_gradients(f, x)
    compiled = torch.compile(f, backend="tpu", fullgraph=True)
    for given in (x, x + 1):
        found = results_and_gradients(compiled, given)
        if given is not x:
            expected = results_and_gradients(f, given)
        for a, b in zip(found, expected, strict=True):
            torch.testing.assert_close(a, b)
        returned = len(expected) - 1 - (len(list(f.parameters())) if isinstance(f, nn.Module) else 0)
        assert [a.stride() for a in found[:returned]] == [b.stride() for b in expected[:returned]]


def test_gradients_through_saved_tensors_that_were_moved() -> None:
    f = Patches()
    compiled = torch.compile(f, backend="tpu", fullgraph=True)
    x = torch.randn(2, 1, 8, 8)
    with torch.autograd.graph.saved_tensors_hooks(lambda s: s.numpy(force=True).copy(), torch.from_numpy):
        y = compiled(x)
    found = torch.autograd.grad(y.square().sum(), list(f.parameters()))
    expected = torch.autograd.grad(f(x).square().sum(), list(f.parameters()))
    for a, b in zip(found, expected, strict=True):
        torch.testing.assert_close(a, b)


def test_refused_backward_graphs_read_saved_tensors_of_other_strides(monkeypatch: pytest.MonkeyPatch) -> None:
    compile_graph = Judged.compile

    def refuse(judged: Judged) -> object:
        if judged.stage == "backward":
            raise CompileError("refused")
        return compile_graph(judged)

    def attention(x: Tensor) -> Tensor:
        q, k, v = x.exp().repeat(1, 1, 3).view(2, 5, 3, 2, 6).permute(2, 0, 3, 1, 4)
        return F.scaled_dot_product_attention(q, k, v.clone()).transpose(1, 2).reshape(2, 5, 12).sin()

    def dense(saved: Tensor) -> Tensor:
        return saved.detach().clone(memory_format=torch.contiguous_format)

    monkeypatch.setattr(Judged, "compile", refuse)
    x = torch.randn(2, 5, 12, dtype=torch.float64, requires_grad=True)
    with torch.autograd.graph.saved_tensors_hooks(dense, lambda saved: saved):
        y = torch.compile(attention, backend="tpu", fullgraph=True)(x)
    (found,) = torch.autograd.grad(y.square().sum(), x)
    (expected,) = torch.autograd.grad(attention(x).square().sum(), x)
    torch.testing.assert_close(found, expected)
