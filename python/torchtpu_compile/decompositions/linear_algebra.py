"""Linear algebra that follows from the factorizations that the core lowers.

PyTorch has no decompositions of these ops. Each follows the formula of ATen's own implementation, with the
same factors in the results that derivatives read.
"""

from __future__ import annotations

import torch
from torch import Tensor

from ..torch_private import is_symbolic

aten = torch.ops.aten


def _determinant_factors(a: Tensor) -> tuple[Tensor, Tensor]:
    """The factors that ATen computes a determinant from, which its derivative reads: those of the
    transpose where that is how LAPACK sees the memory.
    """
    transposed = a.is_contiguous() and not a.is_complex()
    factors, pivots, _ = aten.linalg_lu_factor_ex(a.mT if transposed else a)
    return factors, pivots


def _expand(x: Tensor, batch: torch.Size) -> Tensor:
    return x.expand(*batch, *x.shape[-2:])


def _batch(a: Tensor, b: Tensor) -> torch.Size:
    return torch.broadcast_shapes(a.shape[:-2], b.shape[:-2])  # type: ignore[no-untyped-call]


def _identity_like(a: Tensor) -> Tensor:
    return torch.eye(a.shape[-1], dtype=a.dtype, device=a.device).expand(a.shape)


def triangular_solve(
    b: Tensor, a: Tensor, upper: bool = True, transpose: bool = False, unitriangular: bool = False
) -> tuple[Tensor, Tensor]:
    batch = _batch(a, b)
    a, b = _expand(a, batch), _expand(b, batch)
    matrix, is_upper = (a.mT, not upper) if transpose else (a, upper)
    x = aten.linalg_solve_triangular(matrix, b, upper=is_upper, unitriangular=unitriangular)
    return x, a.clone()


def cholesky_solve(b: Tensor, factor: Tensor, upper: bool = False) -> Tensor:
    batch = _batch(b, factor)
    b, factor = _expand(b, batch), _expand(factor, batch)
    lower = factor.mH if upper else factor
    half = aten.linalg_solve_triangular(lower, b, upper=False)
    return aten.linalg_solve_triangular(lower.mH, half, upper=True)


def cholesky_inverse(factor: Tensor, upper: bool = False) -> Tensor:
    return cholesky_solve(_identity_like(factor), factor, upper)


def linalg_qr(a: Tensor, mode: str = "reduced") -> tuple[Tensor, Tensor]:
    m, n = a.shape[-2:]
    if any(is_symbolic(size) for size in a.shape):
        return NotImplemented  # PyTorch does not know the shapes of `geqrf`'s results.
    factored, tau = aten.geqrf(a)
    if mode == "r":
        return a.new_empty([0]), factored[..., : min(m, n), :].triu()
    if mode == "reduced":
        k = min(m, n)
        return aten.linalg_householder_product(factored[..., :k], tau), factored[..., :k, :].triu()
    vectors = factored[..., :m] if n >= m else torch.nn.functional.pad(factored, (0, m - n))
    return aten.linalg_householder_product(vectors, tau), factored.triu()


def linalg_lu(a: Tensor, *, pivot: bool = True) -> tuple[Tensor, Tensor, Tensor]:
    if not pivot:
        return NotImplemented
    factors, pivots, _ = aten.linalg_lu_factor_ex(a)
    return aten.lu_unpack(factors, pivots)


def linalg_inv_ex(a: Tensor, *, check_errors: bool = False) -> tuple[Tensor, Tensor]:
    if check_errors:
        return NotImplemented
    inverse, _, _, info = aten._linalg_solve_ex(a, _identity_like(a))
    return inverse, info


def _parity(pivots: Tensor) -> Tensor:
    """-1 for an odd number of exchanges, else 1."""
    own = torch.arange(1, pivots.shape[-1] + 1, dtype=pivots.dtype, device=pivots.device)
    return 1 - 2 * ((pivots != own).sum(-1) % 2)


def linalg_det(a: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    factors, pivots = _determinant_factors(a)
    diagonal = factors.diagonal(dim1=-2, dim2=-1)
    return diagonal.prod(-1) * _parity(pivots), factors, pivots


def linalg_slogdet(a: Tensor) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    factors, pivots = _determinant_factors(a)
    diagonal = factors.diagonal(dim1=-2, dim2=-1)
    return diagonal.sgn().prod(-1) * _parity(pivots), diagonal.abs().log().sum(-1), factors, pivots


def linalg_pinv(
    a: Tensor, *, atol: Tensor | None = None, rtol: Tensor | None = None, hermitian: bool = False
) -> Tensor:
    real = a.dtype.to_real()
    if a.numel() == 0:
        return a.new_empty([*a.shape[:-2], a.shape[-1], a.shape[-2]])
    if atol is None:
        atol = torch.zeros([], dtype=real, device=a.device)
    if rtol is None:
        # In this order nothing is specialized: a number that varies fills a tensor only as an integer.
        longest = torch.sym_max(a.shape[-2], a.shape[-1])
        default = torch.full([], longest, dtype=real, device=a.device) * torch.finfo(real).eps
        rtol = torch.where(atol > 0, torch.zeros_like(default), default)
    if hermitian:
        values, vectors = aten._linalg_eigh(a)
        size = values.abs()
        largest = size.amax(-1, keepdim=True)
        left, right = vectors, vectors.mH
    else:
        u, values, vh = aten._linalg_svd(a)
        size, largest = values, values[..., :1]
        left, right = vh.mH, u.mH
    bound = torch.maximum(atol.unsqueeze(-1), rtol.unsqueeze(-1) * largest)
    inverse = torch.where(size > bound, values.reciprocal(), torch.zeros_like(values)).to(a.dtype)
    return (left * inverse.unsqueeze(-2)) @ right


def linalg_matrix_sqrth(a: Tensor) -> Tensor:
    """`X @ X = A`, both Hermitian and positive definite; the lower triangle of `A` is read."""
    values, vectors = torch.linalg.eigh(a)
    return (vectors * values.sqrt().unsqueeze(-2)) @ vectors.mH


def linalg_polar(a: Tensor) -> tuple[Tensor, Tensor]:
    """`A = U @ H`: orthonormal columns and a positive semidefinite Hermitian matrix."""
    left, values, right = torch.linalg.svd(a, full_matrices=False)
    return left @ right, (right.mH * values.unsqueeze(-2)) @ right
