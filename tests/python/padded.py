"""Functions whose sizes vary, and the check that padding them changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
import torch
import torchtpu_compile

# Two sizes of one bucket; `make soak`, whose other paddings these are, takes two of the next one as well.
SIZES = (5, 7)
MORE_SIZES = (*SIZES, 11, 13)
# What the padding of inputs holds.
POISONS = (
    "nan",
    pytest.param("inf", marks=pytest.mark.soak),
    pytest.param("huge", marks=pytest.mark.soak),
)

Make = Callable[[int], tuple[torch.Tensor, ...]]


@dataclass(frozen=True)
class Case:
    """A function of tensors, of which some dimensions follow a size: `make(size)` makes the arguments."""

    name: str
    fn: Callable[..., Any]
    make: Make
    # (argument, dimension) pairs that are told to vary.
    dynamic: tuple[tuple[int, int], ...] = ((0, 0),)
    gradient: bool = True
    relative: float = 2e-5


def floats(*shape: int) -> torch.Tensor:
    return torch.randn(shape)


def rows(n: int) -> tuple[torch.Tensor, ...]:
    return (floats(n, 6),)


def columns(n: int) -> tuple[torch.Tensor, ...]:
    return (floats(6, n),)


def pair(n: int) -> tuple[torch.Tensor, ...]:
    return floats(n, 6), floats(n, 6)


def row_case(name: str, fn: Callable[..., Any], **more: Any) -> list[Case]:
    """The same function with a varying first dimension, and with a varying second one."""
    return [
        Case(f"{name}-0", fn, rows, **more),
        Case(f"{name}-1", fn, columns, dynamic=((0, 1),), **more),
    ]


def marked(values: tuple[torch.Tensor, ...], dynamic: tuple[tuple[int, int], ...]) -> list[torch.Tensor]:
    values = tuple(v.clone() for v in values)
    for argument, dimension in dynamic:
        torch._dynamo.mark_dynamic(values[argument], dimension)
    return list(values)


def flat(result: Any) -> list[torch.Tensor]:
    return [result] if isinstance(result, torch.Tensor) else list(result)


def run(
    case: Case, fn: Callable[..., Any], values: list[torch.Tensor]
) -> tuple[list[torch.Tensor], list[Any]]:
    """Results, and gradients of the floating-point arguments."""
    if not case.gradient:
        with torch.no_grad():
            return flat(fn(*values)), []
    leaves = [v.requires_grad_() for v in values if v.is_floating_point()]
    results = flat(fn(*values))
    terms = [
        (r * torch.cos(torch.arange(r.numel(), dtype=r.dtype).view(r.shape))).sum()
        for r in results
        if r.requires_grad
    ]
    gradients = torch.autograd.grad(sum(terms), leaves, allow_unused=True)  # type: ignore[arg-type]
    return [r.detach() for r in results], list(gradients)


def agree(
    case: Case, have: torch.Tensor | None, want: torch.Tensor | None, what: str, strides: bool = True
) -> None:
    if want is None or have is None:
        assert have is want or (have is not None and not have.any()), what
        return
    assert have.shape == want.shape and have.dtype == want.dtype, what
    assert have.stride() == want.stride() or not strides, what
    if want.is_floating_point():
        scale = max(1.0, float(want.abs().max())) if want.numel() else 1.0
        torch.testing.assert_close(
            have,
            want,
            rtol=case.relative,
            atol=case.relative * scale,
            msg=lambda m: f"{what}: {m}",
            equal_nan=True,
        )
    else:
        assert torch.equal(have, want), what


def check_padding(case: Case, poison: str) -> None:
    """Results and gradients are eager's; nothing compiles at its exact size or runs in eager."""
    torch._dynamo.reset()
    torchtpu_compile.reset_metrics()
    compiled = torch.compile(case.fn, backend="tpu", fullgraph=True, options={"padding": poison})
    for size in SIZES if poison == "nan" else MORE_SIZES:
        torch.manual_seed(size)
        values = case.make(size)
        have, have_gradients = run(case, compiled, marked(values, case.dynamic))
        want, want_gradients = run(case, case.fn, [v.clone() for v in values])
        for i, (a, b) in enumerate(zip(have, want, strict=True)):
            agree(case, a, b, f"result {i} at size {size}")
        for i, (a, b) in enumerate(zip(have_gradients, want_gradients, strict=True)):
            agree(case, a, b, f"gradient {i} at size {size}", strides=False)
    metrics = torchtpu_compile.metrics()
    assert metrics["exact_fallbacks"] == {}
    assert metrics["fallback_ops"] == {}
    assert metrics["padded_executions"] > 0 or not case.dynamic
