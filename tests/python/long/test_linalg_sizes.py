"""Linear algebra of many sizes against eager PyTorch and against float64."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest
import torch

TYPES = [torch.float32, torch.float64]
SHAPES = [(1, 1), (2, 2), (8, 8), (33, 33), (200, 200), (3, 8, 8), (2, 2, 40, 40), (0, 3, 3), (2, 0, 0)]
RECTANGLES = [
    (1, 5),
    (7, 3),
    (33, 50),
    (80, 40),
    (3, 5, 9),
    (2, 40, 33),
    (0, 3),
    (3, 0),
    (2, 4, 0),
    (0, 4, 2),
]


def compiled(f: Callable[..., Any]) -> Callable[..., Any]:
    torch._dynamo.reset()
    return torch.compile(f, backend="tpu", dynamic=False, options={"strict": True})


def numbers(*shape: int) -> torch.Tensor:
    return torch.randn(*shape, dtype=torch.float64, generator=torch.Generator().manual_seed(0))


def symmetric(*shape: int) -> torch.Tensor:
    x = numbers(*shape)
    return x + x.mT


def definite(*shape: int) -> torch.Tensor:
    x = numbers(*shape)
    return x @ x.mT + shape[-1] * torch.eye(shape[-1], dtype=torch.float64)


def tensors(results: Any) -> list[torch.Tensor]:
    return list(results) if isinstance(results, tuple) else [results]


def assert_as_exact(f: Callable[..., Any], cases: list[list[torch.Tensor]], dtype: torch.dtype) -> None:
    """The largest error of each result is at most twice eager PyTorch's, and some units of the last place."""
    narrow = [[x.to(dtype) for x in inputs] for inputs in cases]
    every = compiled(lambda cases: [f(*inputs) for inputs in cases])(narrow)
    for inputs, results in zip(narrow, every, strict=True):
        eager, truth = tensors(f(*inputs)), tensors(f(*(x.double() for x in inputs)))
        for ours, theirs, exact in zip(tensors(results), eager, truth, strict=True):
            assert (ours.shape, ours.dtype) == (theirs.shape, theirs.dtype)
            if exact.numel() > 0:
                units = 16 * torch.finfo(dtype).eps * exact.abs().max()
                error = (ours - exact).abs().max()
                assert error <= 2 * (theirs - exact).abs().max() + units, inputs[0].shape


SYSTEMS: dict[str, Callable[..., Any]] = {
    "solve": torch.linalg.solve,
    "solve_transposed": lambda a, b: torch.linalg.solve(a.mT, b),
    "solve_right": lambda a, b: torch.linalg.solve(a, b.mT, left=False),
    "solve_vector": lambda a, b: torch.linalg.solve(a, b[..., 0]),
    "lu_solve": lambda a, b: torch.linalg.lu_solve(*torch.linalg.lu_factor(a), b),
    "lu_solve_adjoint": lambda a, b: torch.linalg.lu_solve(*torch.linalg.lu_factor(a), b, adjoint=True),
    "lu_solve_right": lambda a, b: torch.linalg.lu_solve(*torch.linalg.lu_factor(a), b.mT, left=False),
    "inv": lambda a, b: torch.linalg.inv(a),
    "det": lambda a, b: torch.linalg.slogdet(a).logabsdet,
    "cholesky": lambda a, b: torch.linalg.cholesky(a),
    "cholesky_upper": lambda a, b: torch.linalg.cholesky(a, upper=True),
    "cholesky_solve": lambda a, b: torch.cholesky_solve(b, torch.linalg.cholesky(a)),
    "lower": lambda a, b: torch.linalg.solve_triangular(a.tril(), b, upper=False),
    "upper": lambda a, b: torch.linalg.solve_triangular(a.triu(), b, upper=True),
    "unit": lambda a, b: torch.linalg.solve_triangular(a / 400, b, upper=True, unitriangular=True),
    "triangular_right": lambda a, b: torch.linalg.solve_triangular(a.tril(), b.mT, upper=False, left=False),
    "eigvalsh": lambda a, b: torch.linalg.eigvalsh(a),
    "svdvals": lambda a, b: torch.linalg.svdvals(a),
}


@pytest.mark.parametrize("dtype", TYPES, ids=str)
@pytest.mark.parametrize("name", SYSTEMS)
def test_results_are_as_exact_as_those_of_eager(name: str, dtype: torch.dtype) -> None:
    cases = [[definite(*shape), numbers(*shape[:-1], 3)] for shape in SHAPES]
    assert_as_exact(SYSTEMS[name], cases, dtype)


def test_right_sides_and_matrices_are_broadcast() -> None:
    systems = [
        [definite(40, 40), numbers(3, 40, 2)],
        [definite(3, 4, 4), numbers(4, 2)],
        [definite(3, 4, 4), numbers(4)],
        [definite(2, 1, 4, 4), numbers(3, 4, 2)],
    ]
    assert_as_exact(torch.linalg.solve, systems, torch.float64)
    del systems[2]
    assert_as_exact(SYSTEMS["lu_solve"], systems, torch.float64)


@pytest.mark.parametrize("dtype", TYPES, ids=str)
@pytest.mark.parametrize("uplo", ["L", "U"])
def test_eigenvectors_are_those_of_eager(uplo: str, dtype: torch.dtype) -> None:
    """With their signs, of the triangle that is read."""
    matrices = [symmetric(*shape).to(dtype) for shape in SHAPES]
    matrices = [a.tril() + 7 * a.triu(1) if uplo == "L" else a.triu() + 7 * a.tril(-1) for a in matrices]
    every = compiled(lambda matrices: [torch.linalg.eigh(a, uplo) for a in matrices])(matrices)
    for a, (values, vectors) in zip(matrices, every, strict=True):
        wanted = torch.linalg.eigh(a, uplo)
        if a.numel() == 0:
            assert (values.shape, vectors.shape) == (wanted.eigenvalues.shape, wanted.eigenvectors.shape)
            continue
        assert vectors.stride() == wanted.eigenvectors.stride()
        scale = max(1.0, float(wanted.eigenvalues.abs().max()))
        tolerance = 100 * torch.finfo(dtype).eps
        torch.testing.assert_close(values / scale, wanted.eigenvalues / scale, rtol=0, atol=tolerance)
        if dtype == torch.float64:
            torch.testing.assert_close(vectors, wanted.eigenvectors, rtol=0, atol=1e-9)
        half = a.tril() if uplo == "L" else a.triu()
        whole = half + half.mT - torch.diag_embed(a.diagonal(dim1=-2, dim2=-1))
        rebuilt = (vectors * values.unsqueeze(-2)) @ vectors.mT
        torch.testing.assert_close(rebuilt / scale, whole / scale, rtol=0, atol=4 * tolerance)


@pytest.mark.parametrize("dtype", TYPES, ids=str)
@pytest.mark.parametrize("full", [True, False])
def test_singular_vectors_are_those_of_eager(full: bool, dtype: torch.dtype) -> None:
    matrices = [numbers(*shape).to(dtype) for shape in SHAPES + RECTANGLES]
    every = compiled(lambda matrices: [torch.linalg.svd(a, full_matrices=full) for a in matrices])(matrices)
    for a, ours in zip(matrices, every, strict=True):
        wanted = torch.linalg.svd(a, full_matrices=full)
        for x, y in zip(ours, wanted, strict=True):
            assert x.shape == y.shape
            # Strides of dimensions of length 0 and 1 have no meaning.
            assert min(x.shape) < 2 or x.stride() == y.stride()
        tolerance = 1e-9 if dtype == torch.float64 else 1e-4
        torch.testing.assert_close(ours[1], wanted[1], rtol=tolerance, atol=tolerance)
        if dtype == torch.float64:
            for x, y in zip(ours, wanted, strict=True):
                torch.testing.assert_close(x, y, rtol=tolerance, atol=tolerance)
        k = min(a.shape[-2:])
        rebuilt = (ours[0][..., :k] * ours[1].unsqueeze(-2)) @ ours[2][..., :k, :]
        torch.testing.assert_close(rebuilt, a, rtol=tolerance, atol=tolerance)


NUMBERS = [float("nan"), float("inf"), -float("inf")]


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("size", [1, 3, 50])
def test_spectra_of_matrices_that_are_not_finite_are_nan(size: int, number: float) -> None:
    """Eager PyTorch raises. Other matrices of a batch, and a triangle that is not read, do not matter."""
    a = symmetric(2, size, size)
    a[1, size - 1, 0] = number
    values, vectors = compiled(torch.linalg.eigh)(a)
    assert values[1].isnan().all() and vectors[1].isnan().all()
    torch.testing.assert_close(values[0], torch.linalg.eigvalsh(a[0]))
    for singular in compiled(torch.linalg.svd)(a):
        assert singular[1].isnan().all() and singular[0].isfinite().all()
    assert compiled(torch.linalg.svdvals)(a)[1].isnan().all()
    if size > 1:
        upper = compiled(lambda a: torch.linalg.eigvalsh(a, UPLO="U"))(a)
        torch.testing.assert_close(upper, torch.linalg.eigvalsh(a, UPLO="U"))


@pytest.mark.parametrize("number", NUMBERS)
@pytest.mark.parametrize("size", [3, 50])
def test_factors_of_matrices_that_are_not_finite_are_as_in_eager(size: int, number: float) -> None:
    a, b = definite(size, size), numbers(size, 2)
    a[size // 2, size // 2] = number
    for f in (
        lambda a, b: torch.linalg.cholesky_ex(a).info,
        lambda a, b: torch.linalg.solve_ex(a, b).result.isfinite(),
        lambda a, b: torch.linalg.solve_triangular(a, b, upper=True).isfinite(),
    ):
        torch.testing.assert_close(compiled(f)(a, b), f(a, b))


@pytest.mark.parametrize("size", [5, 60])
def test_infos_say_where_a_factorization_failed(size: int) -> None:
    at = size - 2
    a = numbers(size, size).tril(-1) + torch.eye(size, dtype=torch.float64)
    a[at, at] = 0
    for f in (torch.linalg.lu_factor_ex, torch.linalg.inv_ex):
        assert compiled(f)(a.mT).info == f(a.mT).info == at + 1
    definite_before = torch.eye(size, dtype=torch.float64)
    definite_before[at, at] = -1
    factor, info = compiled(torch.linalg.cholesky_ex)(definite_before)
    assert info == torch.linalg.cholesky_ex(definite_before).info == at + 1
    torch.testing.assert_close(factor[:at, :at], definite_before[:at, :at])
    # Eager PyTorch raises for these.
    with pytest.raises(torch.linalg.LinAlgError, match="singular"):
        compiled(torch.linalg.solve)(a.mT, numbers(size, 2))


GRADIENTS: dict[str, Callable[..., Any]] = {
    "eigh": lambda a: torch.linalg.eigh(a).eigenvectors.abs(),
    "eigvalsh": torch.linalg.eigvalsh,
    "svd": lambda a: torch.linalg.svd(a, full_matrices=False)[0].abs(),
    "svdvals": torch.linalg.svdvals,
    "solve": lambda a: torch.linalg.solve(a, a[..., :2].sin()),
    "inv": torch.linalg.inv,
    "cholesky": torch.linalg.cholesky,
    "det": lambda a: torch.linalg.slogdet(a).logabsdet,
}


@pytest.mark.parametrize("name", GRADIENTS)
@pytest.mark.parametrize("shape", [(6, 6), (2, 40, 40)], ids=str)
def test_gradients_are_those_of_eager(name: str, shape: tuple[int, ...]) -> None:
    f = GRADIENTS[name]

    def gradient(f: Callable[..., Any]) -> torch.Tensor:
        a = definite(*shape).requires_grad_()
        out = f(a)
        weight = torch.linspace(1, 2, out.numel(), dtype=out.dtype).reshape(out.shape)
        return torch.autograd.grad(out, a, weight)[0]

    wanted = gradient(f)
    tolerance = 1e-8 * wanted.abs().max().item()
    torch.testing.assert_close(gradient(compiled(f)), wanted, rtol=1e-7, atol=tolerance)


def test_threads_call_at_once() -> None:
    def f(a: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return (*torch.linalg.eigh(a), torch.linalg.svdvals(a), torch.linalg.inv(a))

    call = compiled(f)
    inputs = [definite(64, 64) * scale for scale in (1.0, 2.0)]
    wanted = [call(a) for a in inputs]
    failures: list[BaseException] = []

    def work(i: int) -> None:
        try:
            for _ in range(20):
                for got, right in zip(call(inputs[i]), wanted[i], strict=True):
                    assert torch.equal(got, right)
        except BaseException as error:  # Another thread reports it.
            failures.append(error)

    before = torch.get_num_threads()
    threads = [threading.Thread(target=work, args=(i,)) for i in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    assert torch.get_num_threads() == before
