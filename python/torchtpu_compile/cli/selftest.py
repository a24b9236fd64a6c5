"""A small model through the whole backend, compared with eager PyTorch."""

from __future__ import annotations

import time
from typing import Any

import torch

from .. import metrics, reports
from ..wording import counted


class Mismatch(Exception):
    """A result is not what eager PyTorch gives."""


def run(platform: str) -> str:
    """Compiles a model, runs it forward and backward in float32 and forward in bfloat16, and compares.

    Returns what was done, for people. Raises `Mismatch` for a wrong result, and whatever goes wrong else.
    """
    torch.manual_seed(0)
    model = torch.nn.Sequential(
        torch.nn.Linear(64, 128), torch.nn.GELU(), torch.nn.LayerNorm(128), torch.nn.Linear(128, 16)
    )
    options: dict[str, Any] = {"platform": platform, "strict": True}
    compiled = torch.compile(model, backend="torchtpu", options=options, fullgraph=True)
    x = torch.randn(8, 64)
    started = time.perf_counter()
    y = compiled(x)
    _compare("the forward run", y, model(x), 1e-4)
    gradients = torch.autograd.grad(y.square().sum(), list(model.parameters()))
    expected = torch.autograd.grad(model(x).square().sum(), list(model.parameters()))
    for i, (got, want) in enumerate(zip(gradients, expected, strict=True)):
        _compare(f"gradient {i}", got, want, 1e-4)
    half = model.to(torch.bfloat16)
    with torch.no_grad():
        z = torch.compile(half, backend="torchtpu", options=options, fullgraph=True)(x.bfloat16())
        _compare("the forward run in bfloat16", z, half(x.bfloat16()), 2e-2)
    seconds = time.perf_counter() - started
    ran = sorted({str(report["platform"]) for report in reports() if "platform" in report})
    graphs = metrics()["graphs"]
    where = f" on {', '.join(ran)}" if ran else ""
    return f"{counted(graphs, 'graph')} agree with eager PyTorch{where} ({seconds:.1f} s)"


def _compare(what: str, got: torch.Tensor, want: torch.Tensor, tolerance: float) -> None:
    """Raises `Mismatch` where an error is more than `tolerance` of the largest value."""
    error = (got.double() - want.double()).abs().max().item()
    limit = tolerance * want.double().abs().max().item()
    if not error <= limit:
        raise Mismatch(f"{what} is off by {error:.2e}, allowed is {limit:.2e}")
