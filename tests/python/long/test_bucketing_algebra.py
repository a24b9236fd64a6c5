"""Padding rules of Fourier transforms, linear algebra and complex numbers."""

from __future__ import annotations

import pytest
import torch
from padded import POISONS, Case, check_padding, floats


def matrices(n: int) -> tuple[torch.Tensor, ...]:
    return (floats(n, 3, 3),)


def tall(n: int) -> tuple[torch.Tensor, ...]:
    return (floats(n, 4, 3),)


def positive(x: torch.Tensor) -> torch.Tensor:
    return x @ x.mT + 4 * torch.eye(3)


def systems(n: int) -> tuple[torch.Tensor, ...]:
    return floats(n, 3, 3), floats(n, 3, 2)


_BOTH = ((0, 0), (1, 0))
# What eager PyTorch and the core compute by other algorithms.
_ROUGH = 2e-3


def square(n: int) -> tuple[torch.Tensor, ...]:
    """A matrix whose own size varies, far from singular."""
    return (floats(n, n) / 4 + 3 * torch.eye(n),)


def square_system(n: int) -> tuple[torch.Tensor, ...]:
    return (*square(n), floats(n, 2))


def batched_square(n: int) -> tuple[torch.Tensor, ...]:
    return (floats(2, n, n) / 4 + 3 * torch.eye(n),)


def definite(x: torch.Tensor) -> torch.Tensor:
    return x @ x.mT


_SQUARE = ((0, 0), (0, 1))
_SYSTEM = (*_SQUARE, (1, 0))

SQUARE = [
    Case("square_cholesky", lambda x: torch.linalg.cholesky(definite(x)), square, _SQUARE, relative=_ROUGH),
    Case("square_inverse", torch.linalg.inv, square, _SQUARE, relative=_ROUGH),
    Case("square_inverse_batched", torch.linalg.inv, batched_square, ((0, 1), (0, 2)), relative=_ROUGH),
    Case("square_solve", torch.linalg.solve, square_system, _SYSTEM, relative=_ROUGH),
    Case(
        "square_solve_vector",
        lambda a, y: torch.linalg.solve(a, y[:, 0]),
        square_system,
        _SYSTEM,
        relative=_ROUGH,
    ),
    Case(
        "square_solve_right",
        lambda a, y: torch.linalg.solve(a, y.mT, left=False),
        square_system,
        _SYSTEM,
        relative=_ROUGH,
    ),
    Case(
        "square_lu_solve",
        lambda a, y: torch.linalg.lu_solve(*torch.linalg.lu_factor(a), y, adjoint=True),
        square_system,
        _SYSTEM,
        relative=_ROUGH,
    ),
    Case("square_slogdet", lambda x: torch.linalg.slogdet(x)[1], square, _SQUARE, relative=_ROUGH),
    Case("square_lu", lambda x: torch.linalg.lu(x)[1:], square, _SQUARE, relative=_ROUGH),
    Case(
        "square_triangular",
        lambda a, y: torch.linalg.solve_triangular(a.triu(), y, upper=True),
        square_system,
        _SYSTEM,
        relative=_ROUGH,
    ),
    Case(
        "square_triangular_right",
        lambda a, y: torch.linalg.solve_triangular(a.tril(), y.mT, upper=False, left=False),
        square_system,
        _SYSTEM,
        relative=_ROUGH,
    ),
    Case(
        "square_cholesky_solve",
        lambda x, y: torch.cholesky_solve(y, torch.linalg.cholesky(definite(x))),
        square_system,
        _SYSTEM,
        relative=_ROUGH,
    ),
    Case("square_exponential", lambda x: torch.linalg.matrix_exp(x / 4), square, _SQUARE, relative=_ROUGH),
]

TRANSFORMS = [
    Case("fft_batch", lambda x: torch.fft.rfft(x).abs(), lambda n: (floats(n, 8),)),
    Case("fft_inverse", lambda x: torch.fft.irfft(torch.fft.rfft(x) * 2, 8), lambda n: (floats(n, 8),)),
    Case("fft_plane", lambda x: torch.fft.fft2(x).abs(), lambda n: (floats(n, 4, 6),)),
    Case("fft_first", lambda x: torch.fft.fft(x, dim=0).abs(), lambda n: (floats(6, n),), ((0, 1),)),
]

COMPLEX = [
    Case(
        "complex_parts",
        lambda x: torch.view_as_real(torch.view_as_complex(x) * 2j).sum(0),
        lambda n: (floats(n, 2),),
        gradient=False,
    ),
    Case(
        "complex_sum",
        lambda x, y: torch.view_as_real((torch.complex(x, y) * torch.complex(y, x)).sum(0)),
        lambda n: (floats(n, 3), floats(n, 3)),
        _BOTH,
        gradient=False,
    ),
    Case(
        "complex_product",
        lambda x, y: torch.view_as_real(torch.complex(x, x) @ torch.complex(y, x)),
        lambda n: (floats(n, n), floats(n, n)),
        ((0, 0), (0, 1), (1, 0), (1, 1)),
        gradient=False,
    ),
]

ALGEBRA = [
    Case("cholesky", lambda x: torch.linalg.cholesky(positive(x)), matrices, relative=2e-4),
    Case(
        "cholesky_solve",
        lambda x, y: torch.cholesky_solve(y, torch.linalg.cholesky(positive(x))),
        systems,
        _BOTH,
        relative=_ROUGH,
    ),
    Case("inverse", lambda x: torch.linalg.inv(positive(x)), matrices, relative=_ROUGH),
    Case("solve", lambda x, y: torch.linalg.solve(positive(x), y), systems, _BOTH, relative=_ROUGH),
    Case(
        "determinant",
        lambda x: (torch.linalg.det(x), torch.linalg.slogdet(x).logabsdet),
        matrices,
        relative=_ROUGH,
    ),
    Case("lu", lambda x: torch.linalg.lu(x), matrices, relative=_ROUGH),
    Case("singular_values", lambda x: torch.linalg.svdvals(x), tall, relative=_ROUGH),
    Case("singular", lambda x: torch.linalg.svd(x, full_matrices=False).S, tall, relative=_ROUGH),
    Case("eigenvalues", lambda x: torch.linalg.eigvalsh(positive(x)), matrices, relative=_ROUGH),
    Case("eigen", lambda x: torch.linalg.eigh(positive(x)).eigenvectors.abs(), matrices, relative=5e-3),
    Case("matrix_exp", lambda x: torch.linalg.matrix_exp(x), matrices, relative=2e-4),
    Case("matrix_power", lambda x: torch.linalg.matrix_power(x, 3), matrices, relative=2e-4),
    Case("pinv", lambda x: torch.linalg.pinv(x), tall, relative=_ROUGH),
    Case(
        "triangular",
        lambda x, y: torch.linalg.solve_triangular(positive(x), y, upper=True),
        systems,
        _BOTH,
        relative=_ROUGH,
    ),
    Case(
        "householder",
        lambda x: torch.linalg.householder_product(x.tril(), x.diagonal(dim1=1, dim2=2).abs()),
        tall,
        gradient=False,
        relative=_ROUGH,
    ),
    Case("cross", lambda x, y: torch.linalg.cross(x, y), lambda n: (floats(n, 3), floats(n, 3)), _BOTH),
    Case("trace", lambda x: x.diagonal(dim1=1, dim2=2).sum(-1), matrices),
    Case(
        "cdist",
        lambda x, y: torch.cdist(x, y),
        lambda n: (floats(n, 4, 3), floats(n, 5, 3)),
        _BOTH,
        relative=2e-4,
    ),
    Case(
        "cdist_rows",
        lambda x, y: torch.cdist(x, y),
        lambda n: (floats(n, 3), floats(n + 2, 3)),
        _BOTH,
        relative=2e-4,
    ),
    Case(
        "cdist_one", lambda x, y: torch.cdist(x, y, p=1.0), lambda n: (floats(n, 3), floats(n + 2, 3)), _BOTH
    ),
    Case("diagonal", lambda x: (x.diagonal(dim1=1, dim2=2), x.diagonal(1), x.diagonal(-2)), tall),
    Case(
        "diag_square",
        lambda x: (torch.diag(x[0]), torch.diag_embed(x, 2), torch.diag_embed(x, -1)),
        lambda n: (floats(3, n),),
        ((0, 1),),
    ),
    Case(
        "diagonal_scatter",
        lambda x, y: x.diagonal_scatter(y, dim1=1, dim2=2),
        lambda n: (floats(n, 3, 4), floats(n, 3)),
        _BOTH,
    ),
    Case(
        "diagonal_scatter_square",
        lambda x, y: x.diagonal_scatter(y),
        lambda n: (floats(n, n), floats(n)),
        ((0, 0), (0, 1), (1, 0)),
        gradient=False,
    ),
    Case(
        "ormqr",
        lambda x, t, y: torch.ormqr(x, t, y),
        lambda n: (floats(n, 4, 3), floats(n, 3), floats(n, 4, 2)),
        ((0, 0), (1, 0), (2, 0)),
        gradient=False,
        relative=_ROUGH,
    ),
    Case(
        "addr",
        lambda x, y, z: torch.addr(x, y, z),
        lambda n: (floats(n, 3), floats(n), floats(3)),
        ((0, 0), (1, 0)),
    ),
    Case(
        "addbmm",
        lambda x, y, z: torch.addbmm(x, y, z),
        lambda n: (floats(2, 4), floats(n, 2, 3), floats(n, 3, 4)),
        ((1, 0), (2, 0)),
    ),
    Case(
        "cdist_columns",
        lambda x, y: torch.cdist(x, y, p=3.0),
        lambda n: (floats(4, n), floats(5, n)),
        ((0, 1), (1, 1)),
        relative=2e-4,
    ),
    Case("diag_embed", lambda x: torch.diag_embed(x), lambda n: (floats(n, 3),)),
]

CASES = [*SQUARE, *TRANSFORMS, *COMPLEX, *ALGEBRA]


@pytest.mark.parametrize("poison", POISONS)
@pytest.mark.parametrize("case", CASES, ids=lambda c: c.name)
def test_padding_changes_nothing(case: Case, poison: str) -> None:
    check_padding(case, poison)
