"""Real models: one graph each, nothing in eager, and numbers as close to eager as they should be."""

from __future__ import annotations

from typing import Any

import pytest
import torch
import torchtpu_compile
from models import MODELS, Case, tensors
from torchtpu_compile import _core


def run(case: Case) -> list[torch.Tensor]:
    with torch.no_grad():
        return tensors(case.model(*case.args, **case.kwargs))


def run_compiled(case: Case) -> list[torch.Tensor]:
    """Runs the compiled model and checks that it was one graph without fallback."""
    torchtpu_compile.reset_metrics()
    compiled = torch.compile(case.model, backend="tpu", fullgraph=True)
    with torch.no_grad():
        result = tensors(compiled(*case.args, **case.kwargs))
    metrics = torchtpu_compile.metrics()
    assert metrics["fallback_ops"] == {}
    assert metrics["graphs"] == 1
    assert metrics["executions"] == 1
    return result


@pytest.mark.parametrize("name", MODELS)
def test_float32_is_as_close_as_float32_can_be(name: str) -> None:
    case = MODELS[name]()
    expected, actual = run(case), run_compiled(case)
    assert len(expected) == len(actual)
    for want, got in zip(expected, actual, strict=True):
        assert got.shape == want.shape
        assert got.dtype == want.dtype
        assert got.stride() == want.stride()
        worst = (want - got).abs().max().item()
        assert worst <= 1e-4 * want.abs().max().item()


@pytest.mark.parametrize("name", MODELS)
def test_bfloat16_is_no_worse_than_eager_bfloat16(name: str) -> None:
    exact = [t.double() for t in run(MODELS[name]().to(torch.bfloat16).to(torch.float64))]
    case = MODELS[name]().to(torch.bfloat16)
    eager, compiled = run(case), run_compiled(case)
    assert len(exact) == len(eager) == len(compiled)
    for truth, ours, theirs in zip(exact, compiled, eager, strict=True):
        assert ours.dtype == theirs.dtype
        our_error = (ours.double() - truth).abs()
        their_error = (theirs.double() - truth).abs()
        assert our_error.max() <= 1.2 * their_error.max()
        assert our_error.mean() <= 1.2 * their_error.mean()


def test_a_second_call_compiles_nothing() -> None:
    case = MODELS["mlp"]()
    compiled = torch.compile(case.model, backend="tpu", fullgraph=True)
    with torch.no_grad():
        compiled(*case.args)
        before = torchtpu_compile.metrics()
        compiled(*case.args)
    after = torchtpu_compile.metrics()
    assert after["xla_compiles"] == before["xla_compiles"]
    assert after["executions"] == before["executions"] + 1


@pytest.fixture
def compiled_graphs(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Every graph that the core compiles during a test."""
    found: list[Any] = []

    class Graph(_core.Graph):
        def compile(self, *args: Any) -> _core.CompiledGraph:
            found.append(super().compile(*args))
            return found[-1]

    monkeypatch.setattr(_core, "Graph", Graph)
    return found


@pytest.mark.parametrize(
    ("setting", "precision"), [("highest", "HIGHEST"), ("high", "HIGH"), ("medium", "DEFAULT")]
)
def test_matmul_precision_follows_torch(compiled_graphs: list[Any], setting: str, precision: str) -> None:
    before = torch.get_float32_matmul_precision()
    torch.set_float32_matmul_precision(setting)
    try:
        x = torch.randn(4, 4)
        torch.compile(lambda t: t @ t, backend="tpu", fullgraph=True)(x)
    finally:
        torch.set_float32_matmul_precision(before)
    (graph,) = compiled_graphs
    assert f"<{precision}>" in graph.stablehlo() or f"precision {precision}" in graph.stablehlo()
