"""Ops whose lowering depends on sizes, layouts and dtypes compute what eager PyTorch computes."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
import torch
from fast_paths import FAMILIES, Case, cases, sizes_of

# Draws that are compiled together, and how many times, in `make test` and in `make soak`.
TOGETHER = 8
FEW, MANY = range(1, 2), range(2, 60)


def run(calls: Iterable[Case]) -> list[list[torch.Tensor]]:
    def tensors(result: torch.Tensor | Iterable[torch.Tensor]) -> list[torch.Tensor]:
        return [result] if isinstance(result, torch.Tensor) else list(result)

    return [tensors(c.function(*c.operands)) for c in calls]


def check(calls: list[Case], got: list[list[torch.Tensor]]) -> None:
    wrong = []
    for c, wanted, found in zip(calls, run(calls), got, strict=True):
        for w, g in zip(wanted, found, strict=True):
            tolerance = c.tolerance if w.is_floating_point() else 0.0
            try:
                torch.testing.assert_close(g, w, rtol=tolerance, atol=tolerance, equal_nan=True)
            except AssertionError as error:
                wrong.append(f"{c}: {error}")
    assert not wrong, "\n".join(wrong)


def compiled(calls: list[Case], dynamic: bool = False) -> list[list[torch.Tensor]]:
    torch._dynamo.reset()
    functions = [c.function for c in calls]

    def together(operands: list[tuple[torch.Tensor, ...]]) -> list[object]:
        return [f(*x) for f, x in zip(functions, operands, strict=True)]

    program = torch.compile(together, backend="tpu", fullgraph=True, dynamic=dynamic)
    results = program([c.operands for c in calls])
    return [[r] if isinstance(r, torch.Tensor) else list(r) for r in results]


def sweep(family: str, seeds: Iterable[int], dynamic: bool = False) -> None:
    for seed in seeds:
        forms = random.Random(f"{family} {seed}")
        calls = []
        for i in range(TOGETHER):
            calls += cases(family, 1000 * seed + i, sizes_of(forms, family))
        with torch.no_grad():
            check(calls, compiled(calls, dynamic))


@pytest.mark.parametrize("family", FAMILIES)
def test_each_form_of_a_call_computes_the_same(family: str) -> None:
    sweep(family, FEW)


@pytest.mark.soak
@pytest.mark.parametrize("family", FAMILIES)
def test_each_form_of_a_call_computes_the_same_under_dynamic_sizes(family: str) -> None:
    sweep(family, FEW, dynamic=True)


@pytest.mark.soak
@pytest.mark.parametrize("family", FAMILIES)
def test_many_forms_of_a_call_compute_the_same(family: str) -> None:
    sweep(family, MANY)
