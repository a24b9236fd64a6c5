"""What a program's results may be: eager PyTorch's, as far as eager PyTorch is sure of them.

Rounding differs between compilers, and a program can make much of a little: it divides by a difference that
is nearly zero, rounds a number that is nearly a half, compares two that are nearly equal. So a result that
differs from eager's is held against variants of eager's own: in float64, with inputs that are off in their
last place, with denormal numbers read as zero, and with the other sign on each NaN. Where these disagree
among each other, a program has no result to be compared with.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from program import Program
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

TOLERANCES = {
    torch.float64: (1e-7, 1e-9),
    torch.float32: (2e-4, 2e-5),
    torch.float16: (1e-2, 1e-3),
    torch.bfloat16: (4e-2, 1e-2),
}
# How far outside of what eager's variants span a result may lie, in spans.
SLACK = 8.0


@dataclass(frozen=True)
class Results:
    """Outputs, what became of the inputs, and the inputs' gradients."""

    outputs: list[torch.Tensor]
    inputs: list[torch.Tensor]
    gradients: list[torch.Tensor | None]

    def named(self) -> list[tuple[str, torch.Tensor | None]]:
        return [
            *((f"output {k}", t) for k, t in enumerate(self.outputs)),
            *((f"input {k} afterwards", t) for k, t in enumerate(self.inputs)),
            *((f"gradient of input {k}", t) for k, t in enumerate(self.gradients)),
        ]


def run(fn: Callable[..., tuple[Any, ...]], arguments: list[torch.Tensor], backward: bool) -> Results:
    """Calls `fn`; with `backward`, differentiates by cotangents that depend on the results' shapes alone."""
    if not backward:
        with torch.no_grad():
            outputs = fn(*arguments)
        return Results(list(outputs), [a.detach() for a in arguments], [])
    outputs = fn(*arguments)
    differentiable = [o for o in outputs if o.requires_grad]
    gradients: list[torch.Tensor | None] = []
    wanted = [a for a in arguments if a.requires_grad]
    if differentiable and wanted:
        cotangents = [
            torch.linspace(0.5, 1.5, o.numel(), dtype=o.dtype).reshape(o.shape) for o in differentiable
        ]
        gradients = list(torch.autograd.grad(differentiable, wanted, cotangents, allow_unused=True))
    return Results([o.detach() for o in outputs], [a.detach() for a in arguments], gradients)


class _DenormalsAreZero(TorchDispatchMode):
    """Eager PyTorch as it would be if no op wrote a denormal number."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        results = func(*args, **(kwargs or {}))
        for t in pytree.tree_leaves(results):
            if isinstance(t, torch.Tensor) and t.dtype in (torch.float32, torch.float64, torch.bfloat16):
                tiny = (t.abs() < torch.finfo(t.dtype).tiny) & (t != 0)
                if tiny.any():
                    # Autograd may have saved the result, and did not see this.
                    with torch.autograd._unsafe_preserve_version_counter(t):
                        t.masked_fill_(tiny, 0)
        return results


class _NansHaveTheOtherSign(TorchDispatchMode):
    """Eager PyTorch with the sign of each NaN reversed, which IEEE 754 leaves open."""

    def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        results = func(*args, **(kwargs or {}))
        for t in pytree.tree_leaves(results):
            if isinstance(t, torch.Tensor) and t.is_floating_point():
                nan = t.isnan()
                if nan.any():
                    with torch.autograd._unsafe_preserve_version_counter(t):
                        t.copy_(torch.where(nan, -t, t))
        return results


def _nudged(x: torch.Tensor, seed: int) -> torch.Tensor:
    if not x.is_floating_point():
        return x
    g = torch.Generator().manual_seed(seed)
    step = torch.finfo(x.dtype).eps * 2 * (torch.rand(x.shape, generator=g, dtype=torch.float64) - 0.5)
    return (x.detach().double() * (1 + step)).to(x.dtype).requires_grad_(x.requires_grad)


def variants(program: Program, size: int, backward: bool) -> list[Results]:
    """Eager's results under circumstances that should not matter."""
    found = []
    narrow, wide = program.function(), program.function(wide=True)

    def widened() -> list[torch.Tensor]:
        return [
            a.detach().double().requires_grad_(a.requires_grad) if a.is_floating_point() else a
            for a in program.arguments(size)
        ]

    makers: list[Callable[[], Results]] = [
        lambda: run(narrow, program.arguments(size), backward),
        lambda: run(wide, widened(), backward),
        *(
            lambda seed=seed: run(narrow, [_nudged(a, seed) for a in program.arguments(size)], backward)
            for seed in range(3)
        ),
        lambda: run(wide, [_nudged(a, 3) for a in widened()], backward),
    ]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for k, make in enumerate(makers):
            try:
                found.append(make())
                for mode in (_DenormalsAreZero(), _NansHaveTheOtherSign()):
                    with mode:
                        found.append(make())
            except Exception:
                if k == 0:
                    raise
    return found


def close(got: torch.Tensor, want: torch.Tensor) -> bool:
    """Whether a result is eager's but for rounding."""
    if got.dtype != want.dtype or got.shape != want.shape:
        return False
    if not want.is_floating_point():
        return torch.equal(got, want)
    rtol, atol = TOLERANCES[want.dtype]
    return torch.allclose(got.double(), want.double(), rtol, atol, equal_nan=True)


def explained(got: torch.Tensor, spread: list[torch.Tensor]) -> bool:
    """Whether every element lies near what eager's variants give for it. The first is eager as it is."""
    want = spread[0]
    if got.dtype != want.dtype or got.shape != want.shape:
        return False
    same_shape = [v for v in spread if v.shape == want.shape]
    if not want.is_floating_point():
        # Where all variants agree, there is one answer; elsewhere a count or a position may be any.
        agreed = torch.ones_like(want, dtype=torch.bool)
        for v in same_shape[1:]:
            agreed &= v == want
        return bool((~agreed | (got == want)).all())
    rtol, atol = TOLERANCES[want.dtype]
    values = torch.stack([v.double() for v in same_shape])
    number = values.isfinite()
    low = torch.where(number, values, torch.inf).amin(0)
    high = torch.where(number, values, -torch.inf).amax(0)
    g = got.double()
    span = torch.where(high >= low, high - low, 0.0)
    reach = SLACK * span + rtol * torch.maximum(low.abs(), high.abs()).nan_to_num(posinf=0.0) + atol
    fits = (g >= low - reach) & (g <= high + reach)
    fits |= g.isnan() & values.isnan().any(0)
    fits |= g.isinf() & (values == g).any(0)
    # The limit of a type is as near to infinity as numbers come.
    limit = torch.finfo(want.dtype).max
    fits |= g.isinf() & (high.abs().maximum(low.abs()) > limit / 4)
    fits |= (g.abs() > limit / 4) & values.isinf().any(0)
    return bool(fits.all())


def differences(program: Program, size: int, backward: bool, got: Results) -> list[str]:
    """What of `got` no variant of eager explains."""
    want = run(program.function(), program.arguments(size), backward)
    wrong = [
        (k, name)
        for k, ((name, g), (_, w)) in enumerate(zip(got.named(), want.named(), strict=True))
        if not (g is None and w is None)
        and not (g is not None and w is not None and close(g, w))
        and not (g is None and w is not None and not w.any())
        and not (w is None and g is not None and not g.any())
    ]
    if not wrong:
        return []
    spread = [v.named() for v in variants(program, size, backward)]
    told = []
    for k, name in wrong:
        g, columns = got.named()[k][1], [v[k][1] for v in spread]
        if (
            g is not None
            and all(c is not None for c in columns)
            and explained(g, [c for c in columns if c is not None])
        ):
            continue
        told.append(f"{name}: {_show(g)}, eager {_show(want.named()[k][1])}")
    return told


def _show(t: torch.Tensor | None) -> str:
    if t is None:
        return "None"
    return f"{str(t.dtype).removeprefix('torch.')}{list(t.shape)} {t.flatten()[:8].tolist()}"
