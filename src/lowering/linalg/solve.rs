//! Systems of equations by LU factorization.

use super::{adjoint, declared, lu, matrices, product, square_matrices, stack_as, transposed, zeros};
use crate::fx::{Arg, DType};
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, many, one};
use crate::lowering::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::program::HostCall;

pub const OPS: &[OpDef] =
    &[one("aten.linalg_lu_solve.default", lu_solve), many("aten._linalg_solve_ex.default", solve_ex)];

/// `linalg_lu_solve(LU, pivots, B, *, left=True, adjoint=False)`: `X` with `A X = B`, or `X A = B`, where `A` is the
/// matrix that was factorized, or its adjoint.
fn lu_solve<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (factors, pivots, b, out) = (call.tensor(0)?, call.tensor(1)?, call.tensor(2)?, call.out());
    square_matrices(h, call, 0)?;
    matrices(h, call, 2)?;
    if out.numel() == 0 {
        return Ok(h.zeros(out.dtype, &out.dims));
    }
    let lead = &out.dims[..out.rank().saturating_sub(2)];
    let (factors, b) = (stack_as(h, &factors, lead, 2)?, stack_as(h, &b, lead, 2)?);
    let pivots = stack_as(h, &h.convert(&pivots, DType::I32), lead, 1)?;
    let (left, of_adjoint) = (is_left(call), *call.kw("adjoint") == Arg::Bool(true));
    fit(&factors, &pivots, &b, left)?;
    let x = solved(h, &factors, &pivots, &b, left, of_adjoint);
    Ok(h.reshape(&x, &out.dims))
}

/// `_linalg_solve_ex(A, B, *, left=True, check_errors=False)`: `X` with `A X = B`, or `X A = B`, and the results of
/// `linalg_lu_factor_ex`.
fn solve_ex<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    if *call.kw("check_errors") == Arg::Bool(true) {
        return unsupported("a solution that raises errors");
    }
    let stack = square_matrices(h, call, 0)?;
    let (a, b, out) = (call.tensor(0)?, call.tensor(1)?, call.declared(0)?);
    if a.numel() == 0 {
        return Ok(zeros(h, call));
    }
    let [factors, pivots, info] = lu::factorize(h, &stack);
    if out.numel() == 0 {
        return Ok(declared(h, call, &[h.zeros(out.dtype, &out.dims), factors, pivots, info]));
    }
    let is_vector = out.rank() < a.rank();
    let b = if is_vector { h.reshape(&b, &[&b.dims[..], &[1]].concat()) } else { b };
    let lead = &out.dims[..out.rank().saturating_sub(if is_vector { 1 } else { 2 })];
    // The factors have the sizes that the matrices lead with.
    let own = |x: &Val<'m>| h.reshape(x, &[&a.dims[..a.rank() - 2], &x.dims[1..]].concat());
    let (lu, rows) = (stack_as(h, &own(&factors), lead, 2)?, stack_as(h, &own(&pivots), lead, 1)?);
    let (a, b) = (stack_as(h, &a, lead, 2)?, stack_as(h, &b, lead, 2)?);
    let left = is_left(call);
    fit(&lu, &rows, &b, left)?;
    let x = solved(h, &lu, &rows, &b, left, false);
    let x = if h.factorizes_by_process(&lu) {
        x
    } else {
        // XLA multiplies with inverses of diagonal blocks, which loses digits that substitution keeps. One step of
        // refinement brings them back. Where the matrix is singular there is no such step.
        let error = h.subtract(&b, &if left { product(h, &a, &x) } else { product(h, &x, &a) });
        let step = solved(h, &lu, &rows, &error, left, false);
        let finite = h.compare("EQ", &h.subtract(&step, &step), &h.zeros(step.dtype, &step.dims));
        h.select(&finite, &h.add(&x, &step), &x)
    };
    Ok(declared(h, call, &[x, factors, pivots, info]))
}

fn is_left(call: &Call<'_, '_>) -> bool {
    *call.kw("left") != Arg::Bool(false)
}

/// Checks the sizes of a system.
fn fit(factors: &Val<'_>, pivots: &Val<'_>, b: &Val<'_>, left: bool) -> Lower<()> {
    let size = factors.dims[1];
    if pivots.dims[1] == size && b.dims[if left { 1 } else { 2 }] == size && b.dtype == factors.dtype {
        return Ok(());
    }
    invalid(format!(
        "a system of {} with pivots {} and right sides {}",
        factors.shape(),
        pivots.shape(),
        b.shape()
    ))
}

/// `X` with `A X = B`, or `X A = B` unless `left`, for stacks of factorized matrices `A`, or their adjoints.
fn solved<'m>(
    h: &Hlo<'m>,
    factors: &Val<'m>,
    pivots: &Val<'m>,
    b: &Val<'m>,
    left: bool,
    of_adjoint: bool,
) -> Val<'m> {
    if !left {
        return adjoint(h, &solved(h, factors, pivots, &adjoint(h, b), true, !of_adjoint));
    }
    if h.factorizes_by_process(factors) {
        let form = h.full(Scalar::Int(i64::from(of_adjoint)), DType::I32, &[1]);
        let operands = [factors, pivots, b, &form];
        return h.call_process(HostCall::LuSolve, &operands, &[b.shape()]).swap_remove(0);
    }
    let permutation = lu::permutation(h, pivots, factors.dtype, b.dims[1]);
    if of_adjoint {
        let factors = adjoint(h, factors);
        let half = h.triangular_solve(&factors, b, true, true, false);
        return product(h, &permutation, &h.triangular_solve(&factors, &half, true, false, true));
    }
    let half = h.triangular_solve(factors, &product(h, &transposed(h, &permutation), b), true, true, true);
    h.triangular_solve(factors, &half, true, false, false)
}
