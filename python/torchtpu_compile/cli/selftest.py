"""A small model through the whole backend, compared with eager PyTorch."""

from __future__ import annotations

import math
import time
from typing import Any

import torch

from .. import metrics, reports
from ..wording import counted

ORDERS: dict[str, list[tuple[int, ...]]] = {
    "vectors": [(7,), (1000,)],
    "wide rows": [(4, 256), (3, 5, 128)],
    "narrow rows": [(16, 4), (64, 10), (128, 2), (1000, 3)],
    "convolution weights": [(64, 64, 3, 3), (8, 3, 5, 5)],
    "narrow arrays of three dimensions": [(9, 300, 2), (300, 9, 2)],
}
"""Shapes by the order in which libtpu keeps their elements: what reads one in another order shows it."""


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
    _compare_orders(options)
    seconds = time.perf_counter() - started
    ran = sorted({str(report["platform"]) for report in reports() if "platform" in report})
    graphs = metrics()["graphs"]
    where = f" on {', '.join(ran)}" if ran else ""
    return f"{counted(graphs, 'graph')} agree with eager PyTorch{where} ({seconds:.1f} s)"


def _compare_orders(options: dict[str, Any]) -> None:
    """Raises `Mismatch` if arrays of a class of `ORDERS` come back with their elements elsewhere."""

    def add(arrays: list[torch.Tensor]) -> list[torch.Tensor]:
        return [x + 1 for x in arrays]

    arrays = {
        name: [
            torch.arange(math.prod(shape)).reshape(shape).remainder(127).to(dtype)
            for shape in shapes
            for dtype in (torch.float32, torch.bfloat16, torch.int8)
        ]
        for name, shapes in ORDERS.items()
    }
    compiled = torch.compile(add, backend="torchtpu", options=options, fullgraph=True, dynamic=False)
    results = iter(compiled([x for of_class in arrays.values() for x in of_class]))
    for name, of_class in arrays.items():
        for x, got in zip(of_class, results, strict=False):
            if not torch.equal(got, x + 1):
                raise Mismatch(
                    f"{name} are wrong: elements of {list(x.shape)} of {x.dtype} come back changed or in "
                    "another order"
                )


def _compare(what: str, got: torch.Tensor, want: torch.Tensor, tolerance: float) -> None:
    """Raises `Mismatch` where an error is more than `tolerance` of the largest value."""
    error = (got.double() - want.double()).abs().max().item()
    limit = tolerance * want.double().abs().max().item()
    if not error <= limit:
        raise Mismatch(f"{what} is off by {error:.2e}, allowed is {limit:.2e}")
