"""Matrix products against eager PyTorch."""

from __future__ import annotations

import math

import pytest
import torch
from op_compare import call, check, make

aten = torch.ops.aten
FLOATS = [torch.float32, torch.float64, torch.bfloat16, torch.float16]
DTYPES = [*FLOATS, torch.int64, torch.int32, torch.uint8, torch.complex64]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
def test_products(dtype: torch.dtype) -> None:
    def x(*sizes: int) -> torch.Tensor:
        return make(dtype, *sizes)

    check(
        [
            call(aten.mm.default, x(2, 3), x(3, 4)),
            call(aten.mm.default, x(2, 0), x(0, 4)),
            call(aten.bmm.default, x(2, 2, 3), x(2, 3, 4)),
            call(aten.mv.default, x(2, 3), x(3)),
            call(aten.dot.default, x(3), x(3)),
            call(aten.vdot.default, x(3), x(3)),
        ]
    )


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("factors", ["default", "given", "no input"])
def test_added_products(dtype: torch.dtype, factors: str) -> None:
    def x(*sizes: int) -> torch.Tensor:
        return make(dtype, *sizes)

    given = {"beta": 0.5, "alpha": -1.5} if dtype in FLOATS else {"beta": 2, "alpha": 3}
    kw = {"default": {}, "given": given, "no input": {"beta": 0}}[factors]
    check(
        [
            call(aten.addmm.default, x(4), x(2, 3), x(3, 4), **kw),
            call(aten.addmm.default, x(2, 1), x(2, 3), x(3, 4), **kw),
            call(aten.addmm.default, x(), x(2, 3), x(3, 4), **kw),
            call(aten.baddbmm.default, x(2, 4), x(2, 2, 3), x(2, 3, 4), **kw),
            call(aten.addbmm.default, x(2, 4), x(2, 2, 3), x(2, 3, 4), **kw),
            call(aten.addmv.default, x(2), x(2, 3), x(3), **kw),
            call(aten.addr.default, x(2, 3), x(2), x(3), **kw),
        ],
        widen=4,
    )


def test_a_factor_of_zero_keeps_nan_out() -> None:
    nan = torch.full((4,), math.nan)
    check([call(aten.addmm.default, nan, torch.randn(2, 3), torch.randn(3, 4), beta=0)])


def test_bfloat16_products_are_at_least_as_exact_as_eager() -> None:
    bias, a, b = (make(torch.bfloat16, *s) for s in ((64,), (32, 512), (512, 64)))
    exact = torch.addmm(bias.double(), a.double(), b.double())

    compiled = torch.compile(torch.addmm, backend="tpu", fullgraph=True)
    ours = (compiled(bias, a, b).double() - exact).abs()
    eager = (torch.addmm(bias, a, b).double() - exact).abs()
    assert ours.max() <= 1.2 * eager.max()
    assert ours.mean() <= 1.2 * eager.mean()
