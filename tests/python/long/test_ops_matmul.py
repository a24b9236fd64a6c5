"""Matrix products against eager PyTorch."""

from __future__ import annotations

import itertools
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


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("rows", [0, 1, 5, 128, 130])
def test_products_with_larger_transposed_matrices(dtype: torch.dtype, rows: int) -> None:
    """On the CPU platform these are computed with the larger matrix on the left, up to 128 rows."""

    def products(x: torch.Tensor, w: torch.Tensor, bias: torch.Tensor) -> list[torch.Tensor]:
        batch, matrices = x.expand(2, *x.shape) * 2, torch.stack([w, w + 1])
        return [
            x @ w.t(),
            torch.addmm(bias, x, w.t()),
            x.t().contiguous().t() @ w.transpose(0, 1),
            batch @ matrices.mT,
            batch.mT.contiguous().mT @ matrices.permute(0, 2, 1),
            torch.einsum("bik,bjk->bji", batch, matrices),
        ]

    x, w, bias = make(dtype, rows, 6), make(dtype, 300, 6), make(dtype, 300)
    ours = torch.compile(products, backend="tpu", dynamic=False, options={"strict": True})(x, w, bias)
    for found, expected in zip(ours, products(x, w, bias), strict=True):
        tolerance = 4 * torch.finfo(dtype).eps if dtype.is_floating_point or dtype.is_complex else 0
        torch.testing.assert_close(found, expected, rtol=8 * tolerance, atol=8 * tolerance)


def test_products_of_few_rows_with_a_transposed_matrix() -> None:
    cases = [
        (make(torch.float32, rows, length), make(torch.float32, columns, length))
        for rows, length, columns in itertools.product((1, 3, 4, 5), (1, 15, 33, 64), (1, 16, 70))
    ]
    x = torch.tensor([[1.0, torch.nan, 2.0], [torch.inf, 0.0, -torch.inf]])
    cases.append((x, torch.tensor([[0.0, 1.0, 2.0], [1.0, 0.0, 1.0]])))

    def products(cases: list[tuple[torch.Tensor, torch.Tensor]]) -> list[torch.Tensor]:
        return [x @ weight.T + 1 for x, weight in cases]

    got = torch.compile(products, backend="tpu", options={"strict": True})(cases)
    for have, want in zip(got, products(cases), strict=True):
        torch.testing.assert_close(have, want, equal_nan=True)


@pytest.mark.parametrize("size", [1, 2, 4, 5])
def test_what_is_added_to_a_square_product_broadcasts_by_its_shape(size: int) -> None:
    """A column has as many elements as a row."""
    x, w = make(torch.float32, size, 3), make(torch.float32, size, 3)
    added = [make(torch.float32, *shape) for shape in [(size, 1), (1, size), (size,), (1, 1), (size, size)]]

    def products(added: list[torch.Tensor], x: torch.Tensor, w: torch.Tensor) -> list[torch.Tensor]:
        sums = [torch.addmm(a, x, w.t()) for a in added]
        sums += [torch.nn.functional.linear(x, w, a) for a in added]
        return [*sums, *map(torch.relu, sums)]

    got = torch.compile(products, backend="tpu", options={"strict": True})(added, x, w)
    torch.testing.assert_close(got, products(added, x, w))


@pytest.mark.parametrize("dtype", [torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8], ids=str)
def test_products_of_integers_are_modulo_their_width(dtype: torch.dtype) -> None:
    def x(*sizes: int) -> torch.Tensor:
        end = torch.iinfo(dtype)
        return torch.randint(end.min, end.max, sizes, dtype=dtype)

    def both(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        return a @ b + (b.mT @ a.mT).mT

    for a, b in (
        (x(17, 33), x(33, 9)),
        (x(3, 5, 7), x(3, 7, 2)),
        (x(1, 200), x(200, 300)),
        (x(4, 0), x(0, 3)),
    ):
        assert torch.equal(torch.compile(both, backend="tpu")(a, b), both(a, b))
