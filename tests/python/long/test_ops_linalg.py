"""Linear algebra against eager PyTorch; what is unique only up to phases by putting it together again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
from op_cases import Call, CallGraph, Cases, c64, call, check_op, f32, f64, flatten, overload
from torchtpu_compile import metrics, reset_metrics

aten = torch.ops.aten
TYPES = [torch.float32, torch.float64, torch.complex64, torch.complex128]
SHAPES = [(3, 3), (2, 4, 4), (5, 3), (2, 3, 5), (1, 1), (6, 6), (2, 0, 3), (0, 3, 3)]


def matrix(dtype: torch.dtype, *shape: int) -> torch.Tensor:
    real = f64(*shape)
    return (torch.complex(real, f64(*shape)) if dtype.is_complex else real).to(dtype)


def positive_definite(dtype: torch.dtype, *shape: int) -> torch.Tensor:
    x = matrix(dtype, *shape)
    return x @ x.mH + torch.eye(shape[-1], dtype=dtype)


SQUARE = [s for s in SHAPES if s[-1] == s[-2]]
SINGULAR = torch.tensor([[1.0, 2, 3], [2, 4, 6], [1, 1, 1]])
INDEFINITE = torch.tensor([[4.0, 2, 1], [2, 1, 0], [1, 0, 3]])
TRIANGLE = torch.eye(4) * 3 + f32(4, 4)

FACTORED = [aten.geqrf(m) for m in (f32(3, 3), f32(2, 5, 3), c64(4, 2))]
FACTORIZATIONS: Cases = {
    "aten.linalg_lu_factor_ex.default": [
        *(call(matrix(d, *s)) for d in TYPES for s in SHAPES),
        call(SINGULAR),
        call(torch.zeros(2, 3, 3)),
    ],
    "aten.lu_unpack.default": [
        *(call(*torch.linalg.lu_factor(m)) for m in (f32(3, 3), c64(2, 4, 3), f64(3, 5))),
        call(*torch.linalg.lu_factor(f32(3, 3)), False, True),
        call(*torch.linalg.lu_factor(f32(3, 3)), True, False),
        call(torch.zeros(2, 3, 0), torch.zeros(2, 0, dtype=torch.int32)),
    ],
    "aten.linalg_cholesky_ex.default": [
        *(call(positive_definite(d, *s)) for d in TYPES for s in SQUARE),
        call(positive_definite(torch.complex64, 3, 3), upper=True),
    ],
    "aten.linalg_solve_triangular.default": [
        *(
            call(TRIANGLE, f32(4, 4), upper=upper, left=left, unitriangular=unit)
            for upper in (True, False)
            for left in (True, False)
            for unit in (True, False)
        ),
        call(TRIANGLE, f32(2, 4, 3), upper=True),
        call(TRIANGLE.expand(3, 4, 4), f32(4, 1), upper=False),
        call(TRIANGLE.to(torch.complex64), c64(4, 2), upper=True),
        call(f32(0, 0), f32(0, 2), upper=True),
    ],
    "aten.geqrf.default": [call(matrix(d, *s)) for d in TYPES for s in SHAPES],
    "aten.linalg_householder_product.default": [call(a, tau) for a, tau in FACTORED],
    "aten.ormqr.default": [
        *(call(a, tau, matrix(a.dtype, *a.shape), True, t) for a, tau in FACTORED for t in (True, False)),
        *(
            call(a, tau, matrix(a.dtype, *a.shape).mT.contiguous(), False, t)
            for a, tau in FACTORED
            for t in (True, False)
        ),
    ],
    "aten.linalg_matrix_exp.default": [
        *(call(matrix(d, *s)) for d in (torch.float64, torch.complex128) for s in SQUARE),
        call(f32(3, 3)),
        call(f64(2, 3, 3) * torch.tensor([1e-3, 10.0]).reshape(2, 1, 1)),
        call(torch.zeros(2, 2)),
    ],
}


@pytest.mark.parametrize(("name", "calls"), flatten({"linalg": FACTORIZATIONS}))
def test_gives_what_eager_gives(name: str, calls: list[Call]) -> None:
    check_op(name, calls)


def strict(f: Callable[..., Any]) -> Callable[..., Any]:
    return torch.compile(f, backend="tpu", dynamic=False, options={"strict": True})


def close(got: Any, wanted: Any, widen: float = 1.0) -> None:
    tolerance = widen * (1e-11 if wanted.dtype in (torch.float64, torch.complex128) else 5e-5)
    torch.testing.assert_close(got, wanted, rtol=tolerance, atol=tolerance)


def run(name: str, arguments: list[Any], results: Any) -> list[torch.Tensor]:
    graph = CallGraph()
    graph.add(overload(name), [graph.placeholders(a) for a in arguments], {}, results)
    return graph.run()


@pytest.mark.parametrize("dtype", TYPES, ids=str)
@pytest.mark.parametrize("shape", [s for s in SQUARE if 0 not in s], ids=str)
def test_eigenvectors_rebuild_the_matrix(dtype: torch.dtype, shape: tuple[int, ...]) -> None:
    x = matrix(dtype, *shape)
    for uplo in ("L", "U"):
        eager = aten._linalg_eigh(x, uplo)
        values, vectors = run("aten._linalg_eigh.default", [x, uplo], eager)
        close(values, eager[0])
        close(
            (vectors * values.unsqueeze(-2)) @ vectors.mH, (eager[1] * eager[0].unsqueeze(-2)) @ eager[1].mH
        )
        close(vectors.mH @ vectors, torch.eye(shape[-1], dtype=dtype).expand(shape))


RANKS = [f64(4, 4), f64(2, 5, 3), f64(3, 6), f64(4, 2) @ f64(2, 4), torch.zeros(3, 2), f64(1, 1), f64(7, 7)]
SMALL = torch.diag(torch.tensor([1.0, 1e-4, 1e-8, 1e-12])).double()


@pytest.mark.parametrize("dtype", TYPES, ids=str)
@pytest.mark.parametrize("full", [True, False])
def test_singular_vectors_rebuild_the_matrix(dtype: torch.dtype, full: bool) -> None:
    for real in RANKS:
        x = (real * (1 + 0.5j) if dtype.is_complex else real).to(dtype)
        eager = aten._linalg_svd(x, full)
        u, s, vh = run("aten._linalg_svd.default", [x, full], eager)
        assert (u.shape, vh.shape) == (eager[0].shape, eager[2].shape)
        close(s, eager[1])
        k = s.shape[-1]
        close((u[..., :k] * s.unsqueeze(-2)) @ vh[..., :k, :], x)
        for q in (u, vh.mH):
            close(q.mH @ q, torch.eye(q.shape[-1], dtype=dtype).expand(*q.shape[:-2], -1, -1))


def test_small_singular_values_are_as_exact_as_large_ones() -> None:
    eager = aten._linalg_svd(SMALL, False, False)
    values = run("aten._linalg_svd.default", [SMALL, False, False], eager)[1]
    torch.testing.assert_close(values, SMALL.diagonal(), rtol=1e-12, atol=0)


def test_cholesky_says_which_minor_is_not_positive() -> None:
    eager = aten.linalg_cholesky_ex(INDEFINITE)
    _, info = run("aten.linalg_cholesky_ex.default", [INDEFINITE], eager)
    assert info.item() == eager[1].item() == 2


SOLVED = f64(2, 3, 3) + 3 * torch.eye(3, dtype=torch.float64)
RIGHT = f64(2, 3, 2)
DEFINITE = positive_definite(torch.float64, 2, 3, 3)
DERIVED: dict[str, tuple[Callable[..., Any], list[torch.Tensor]]] = {
    "solve": (torch.linalg.solve, [SOLVED, RIGHT]),
    "solve_vector": (torch.linalg.solve, [SOLVED[0], RIGHT[0, :, 0]]),
    "solve_right": (lambda a, b: torch.linalg.solve(a, b, left=False), [SOLVED, RIGHT.mT.contiguous()]),
    "inv": (torch.linalg.inv, [SOLVED]),
    "det": (torch.linalg.det, [SOLVED]),
    "det_of_transpose": (lambda a: torch.linalg.det(a.mT), [SOLVED]),
    "slogdet": (torch.linalg.slogdet, [SOLVED]),
    "cholesky": (torch.linalg.cholesky, [DEFINITE]),
    "cholesky_solve": (torch.cholesky_solve, [RIGHT, torch.linalg.cholesky(DEFINITE)]),
    "cholesky_inverse": (torch.cholesky_inverse, [torch.linalg.cholesky(DEFINITE)]),
    "qr": (torch.linalg.qr, [f64(5, 3)]),
    "qr_complete": (lambda a: torch.linalg.qr(a, mode="complete"), [f64(3, 3)]),
    "lu": (torch.linalg.lu, [SOLVED]),
    "lu_solve": (lambda a, b: torch.linalg.lu_solve(*torch.linalg.lu_factor(a), b), [SOLVED, RIGHT]),
    "pinv": (torch.linalg.pinv, [f64(4, 3)]),
    "pinv_hermitian": (lambda a: torch.linalg.pinv(a, hermitian=True), [DEFINITE]),
    "triangular_solve": (lambda b, a: torch.triangular_solve(b, a)[0], [RIGHT, SOLVED]),
    "matrix_exp": (torch.linalg.matrix_exp, [SOLVED]),
    "svdvals": (torch.linalg.svdvals, [f64(4, 3)]),
    "eigvalsh": (torch.linalg.eigvalsh, [DEFINITE]),
}


@pytest.mark.parametrize("name", sorted(DERIVED))
def test_results_and_gradients_are_those_of_eager(name: str) -> None:
    f, inputs = DERIVED[name]

    def results(g: Callable[..., Any]) -> list[torch.Tensor]:
        leaves = [x.clone().requires_grad_() for x in inputs]
        out = g(*leaves)
        out = [o for o in (out if isinstance(out, tuple) else (out,)) if o.requires_grad]
        weights = [torch.linspace(1, 2, o.numel(), dtype=o.dtype).reshape(o.shape) for o in out]
        return [*out, *torch.autograd.grad(out, leaves, weights)]

    torch._dynamo.reset()
    for got, wanted in zip(results(strict(f)), results(f), strict=True):
        close(got, wanted, widen=10)


def test_complex_systems() -> None:
    torch._dynamo.reset()
    arguments = SOLVED * (1 + 1j), RIGHT.to(torch.complex128)
    close(strict(torch.linalg.solve)(*arguments), torch.linalg.solve(*arguments))


def test_a_singular_matrix_raises_as_in_eager() -> None:
    torch._dynamo.reset()
    with pytest.raises(torch.linalg.LinAlgError, match="singular"):
        strict(torch.linalg.inv)(SINGULAR)


def _twice(a: torch.Tensor, tau: torch.Tensor) -> torch.Tensor:
    return torch.linalg.householder_product(a, tau) + torch.linalg.householder_product(a * 0.5, tau)


PRODUCTS = {
    "householder_product": torch.linalg.householder_product,
    "orgqr": torch.orgqr,
    "method": lambda a, tau: a.orgqr(tau),
    "twice": _twice,
}


@pytest.mark.parametrize("dtype", [torch.float32, torch.complex64], ids=str)
@pytest.mark.parametrize("name", PRODUCTS)
def test_gradients_of_reflectors_err_no_more_than_those_of_eager(name: str, dtype: torch.dtype) -> None:
    product = PRODUCTS[name]
    compiled = torch.compile(product, backend="tpu", fullgraph=True, dynamic=False)
    reset_metrics()
    for seed in range(8):
        torch.manual_seed(seed)
        a, tau, g = (torch.randn(s, dtype=dtype) for s in ((2, 5, 4), (2, 4), (2, 5, 4)))

        def gradients(f: Callable[..., torch.Tensor], wide: bool) -> tuple[torch.Tensor, ...]:
            to = {torch.float32: torch.float64, torch.complex64: torch.complex128}[dtype] if wide else dtype
            inputs = [x.to(to).requires_grad_() for x in (a, tau)]  # noqa: B023
            return torch.autograd.grad(f(*inputs), inputs, g.to(to))  # noqa: B023

        exact = gradients(product, wide=True)
        for ours, eager, truth in zip(
            gradients(compiled, wide=False), gradients(product, wide=False), exact, strict=True
        ):
            assert ours.dtype == dtype
            rounding = torch.finfo(dtype).eps * truth.abs().max()
            assert (ours - truth).abs().max() <= 1.5 * (eager - truth).abs().max() + rounding
    assert metrics()["fallback_ops"] == {}
