"""The error of a long sum grows no faster than eager PyTorch's: products, folds, means, variances, norms."""

from __future__ import annotations

import math
import os
from collections.abc import Callable

import pytest
import torch

Function = Callable[[torch.Tensor], torch.Tensor]

# Of a vector, and of a tensor `[2, 3, rows, columns]` of the same length. All terms are positive, so that the
# relative error of the result is that of the sum.
OF_VECTORS: dict[str, Function] = {
    "dot": lambda x: x.dot(x),
    "vdot": lambda x: torch.vdot(x, x),
    "einsum": lambda x: torch.einsum("i,i->", x, x),
    "row times column": lambda x: x[None] @ x[:, None],
    "batch of rows times columns": lambda x: x.view(2, 1, -1).bmm(x.view(2, -1, 1)),
    "row times matrix": lambda x: x[None] @ torch.stack([x, x], 1),
    "sum": torch.sum,
    "mean": torch.mean,
    "norm": torch.linalg.vector_norm,
    "logsumexp": lambda x: x.logsumexp(0),
    "running sum": lambda x: x.cumsum(0)[-1],
    "running sum of both halves": lambda x: x.view(2, -1).cumsum(1)[:, -1],
    "running logsumexp": lambda x: x.logcumsumexp(0)[-1],
    "norm of order 1": lambda x: torch.linalg.vector_norm(x, 1),
    "norm of order 3": lambda x: torch.linalg.vector_norm(x, 3),
    "variance": lambda x: (x * torch.arange(len(x), dtype=x.dtype)).var(),
    "standard deviation": lambda x: (x * torch.arange(len(x), dtype=x.dtype)).std(),
    "square error": lambda x: torch.nn.functional.mse_loss(x, torch.zeros_like(x)),
    "sum of two columns": lambda x: x.view(-1, 2).sum(0),
    "product with a vector": lambda x: x.view(2, -1) @ x[: len(x) // 2],
}
OF_IMAGES: dict[str, Function] = {
    "sum of images": lambda x: x.sum((2, 3)),
    "mean of channels": lambda x: x.mean((0, 2, 3)),
    "sum of columns": lambda x: x.sum((0, 2)),
    "norm of channels": lambda x: torch.linalg.vector_norm(x, 2, (0, 2, 3)),
    "variance of channels": lambda x: (x * torch.arange(x.shape[3], dtype=x.dtype)).var((0, 2, 3)),
    "sum of rows": lambda x: x.sum(2),
    "channels last": lambda x: x.contiguous(memory_format=torch.channels_last).sum((0, 2, 3)),
}

# The virtual accelerator compiles the forms for TPUs by XLA for CPU, which adds these up in a single number.
# The forms for the CPU keep it from that.
IN_ONE_NUMBER = {"sum of images", "mean of channels", "channels last", "product with a vector"}
LEFT_OUT = IN_ONE_NUMBER if os.environ.get("TORCHTPU_PLATFORM") == "virtual" else set()


def error(found: torch.Tensor, exact: torch.Tensor) -> float:
    return ((found.double() - exact).abs() / exact.abs()).max().item()


def check_growth(length: int) -> None:
    torch.manual_seed(0)
    side = math.isqrt(length // 6)
    operands = {"random": torch.rand(length), "equal": torch.full((length,), 0.1)}
    cases = []
    for kind, x in operands.items():
        image = x[: 6 * side * side].view(2, 3, side, side)
        for functions, operand in [(OF_VECTORS, x), (OF_IMAGES, image)]:
            kept = [(name, f) for name, f in functions.items() if name not in LEFT_OUT]
            cases += [(f"{name} of {kind} numbers", f, operand) for name, f in kept]

    def together(xs: list[torch.Tensor]) -> list[torch.Tensor]:
        return [f(x) for (_, f, _), x in zip(cases, xs, strict=True)]

    compiled = torch.compile(together, backend="tpu", options={"strict": True})([x for _, _, x in cases])
    wrong = []
    for (name, f, x), found in zip(cases, compiled, strict=True):
        exact = f(x.double())
        ours, eager = error(found, exact), error(f(x), exact)
        # Eager's may be 0 by luck, so that some units in the last place are allowed besides.
        # No comparison with NaN is true.
        if not ours <= 4 * eager + 2e-6:
            wrong.append(f"{name}: {ours:.1e}, eager PyTorch {eager:.1e}")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("length", [10_000, 1_000_000])
def test_errors_of_long_sums_grow_as_eager_pytorchs(length: int) -> None:
    check_growth(length)


@pytest.mark.parametrize("shape", [(512, 3136), (64, 1024, 32), (2, 3, 1000, 1000)], ids=str)
def test_a_sum_of_columns_alone_in_its_program_is_exact(shape: tuple[int, ...]) -> None:
    # XLA joins parts of a sum if no other op of the program has a zero, so that each sum has its own program.
    x, dim = torch.full(shape, 0.1), len(shape) - 2
    found = torch.compile(lambda x: x.sum(dim), backend="tpu", dynamic=False)(x)
    assert error(found, x.double().sum(dim)) < 1e-6


@pytest.mark.soak
def test_errors_of_very_long_sums_grow_as_eager_pytorchs() -> None:
    check_growth(10_000_000)
