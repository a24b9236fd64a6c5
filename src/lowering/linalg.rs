//! Linear algebra: factorizations and what only they can be built from. Others are decomposed into these.
//!
//! Factorizations are loops over columns, with LAPACK's conventions for signs and pivots, on stacks of matrices of
//! rank 3. StableHLO has no LU factorization, and its Cholesky factorization does not tell where it failed.

mod cholesky;
mod eigen;
mod exponential;
mod householder;
mod lu;
mod singular;
mod solve;
mod triangular;

pub use cholesky::OPS as CHOLESKY;
pub use eigen::OPS as EIGEN;
pub use exponential::OPS as EXPONENTIAL;
pub use householder::OPS as HOUSEHOLDER;
pub use lu::OPS as LU;
pub use singular::OPS as SINGULAR;
pub use solve::OPS as SOLVE;
pub use triangular::OPS as TRIANGULAR;

use super::hlo::DotDims;
use super::promotion::broadcast;
use super::scalar::Scalar;
use super::types::Dims;
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::DType;

/// Argument `i`, a matrix or a batch of them, with one batch dimension.
fn matrices<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, i: usize) -> Lower<Val<'m>> {
    let x = call.tensor(i)?;
    let &[.., m, n] = x.dims.as_slice() else { return invalid("a matrix has two dimensions") };
    if !matches!(x.dtype, DType::F32 | DType::F64 | DType::C64 | DType::C128) {
        return unsupported(format!("matrices of {}", x.dtype));
    }
    let batch: i64 = x.dims[..x.rank() - 2].iter().product();
    Ok(h.reshape(&x, &[batch, m, n]))
}

/// As [`matrices`], refusing those that are not square.
fn square_matrices<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, i: usize) -> Lower<Val<'m>> {
    let x = matrices(h, call, i)?;
    if x.dims[1] == x.dims[2] { Ok(x) } else { invalid("the matrices are not square") }
}

/// `x` broadcast to the leading sizes `lead`, which become one dimension before its last `own` ones.
fn stack_as<'m>(h: &Hlo<'m>, x: &Val<'m>, lead: &[i64], own: usize) -> Lower<Val<'m>> {
    let Some(at) = x.rank().checked_sub(own) else {
        return invalid(format!("{} has too few dimensions", x.shape()));
    };
    let whole: Dims = lead.iter().chain(&x.dims[at..]).copied().collect();
    let mut dims: Dims = std::iter::once(lead.iter().product()).collect();
    dims.extend(x.dims[at..].iter().copied());
    Ok(h.reshape(&broadcast(h, x, &whole)?, &dims))
}

/// Results in the declared sizes and types.
fn declared<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, results: &[Val<'m>]) -> Vec<Option<Val<'m>>> {
    let shaped = |(r, out): (&Val<'m>, &Option<super::types::Shape>)| {
        out.as_ref().map(|out| h.convert(&h.reshape(r, &out.dims), out.dtype))
    };
    results.iter().zip(call.outs).map(shaped).collect()
}

/// Zeros for every result of an op on matrices without elements.
fn zeros<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Vec<Option<Val<'m>>> {
    call.outs.iter().map(|out| out.as_ref().map(|out| h.zeros(out.dtype, &out.dims))).collect()
}

/// The complex conjugate; a real tensor is its own.
fn conjugate<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    if !x.dtype.is_complex() {
        return x.clone();
    }
    h.complex(&h.real(x), &h.unary("negate", &h.imag(x)))
}

fn transposed<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    h.transpose(x, &[0, 2, 1])
}

/// The conjugate transpose.
fn adjoint<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    conjugate(h, &transposed(h, x))
}

/// The products of two stacks of matrices.
fn product<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
    let dims = DotDims { lhs_batch: &[0], rhs_batch: &[0], lhs_contract: &[2], rhs_contract: &[1] };
    h.dot_general(a, b, dims, a.dtype)
}

/// The squares of the absolute values, real.
fn squares<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    if !x.dtype.is_complex() {
        return h.multiply(x, x);
    }
    let (re, im) = (h.real(x), h.imag(x));
    h.add(&h.multiply(&re, &re), &h.multiply(&im, &im))
}

/// A real tensor in a type that may be complex.
fn lifted<'m>(h: &Hlo<'m>, x: &Val<'m>, dtype: DType) -> Val<'m> {
    if dtype.is_complex() { h.complex(x, &h.zeros(x.dtype, &x.dims)) } else { x.clone() }
}

/// The sum over a dimension.
fn sum<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: i64) -> Val<'m> {
    h.reduce("add", x, &h.constant_scalar(Scalar::Int(0), x.dtype), &[dim])
}

/// Row and column numbers of every element of a stack of matrices.
fn positions<'m>(h: &Hlo<'m>, dims: &[i64]) -> (Val<'m>, Val<'m>) {
    (h.iota(DType::I32, dims, 1), h.iota(DType::I32, dims, 2))
}

/// How every element of an `i32` tensor compares to a scalar.
fn against<'m>(h: &Hlo<'m>, direction: &str, x: &Val<'m>, scalar: &Val<'m>) -> Val<'m> {
    h.compare(direction, x, &h.broadcast_to(scalar, &x.dims))
}

/// Column `k` of every matrix: `[batch, rows]`.
fn column<'m>(h: &Hlo<'m>, x: &Val<'m>, k: &Val<'m>) -> Val<'m> {
    let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
    let part = h.dynamic_slice(x, &[zero.clone(), zero, k.clone()], &[x.dims[0], x.dims[1], 1]);
    h.reshape(&part, &x.dims[..2])
}

/// Row `k` of every matrix: `[batch, columns]`.
fn row<'m>(h: &Hlo<'m>, x: &Val<'m>, k: &Val<'m>) -> Val<'m> {
    let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
    let part = h.dynamic_slice(x, &[zero.clone(), k.clone(), zero], &[x.dims[0], 1, x.dims[2]]);
    h.reshape(&part, &[x.dims[0], x.dims[2]])
}

/// Element `k` of every vector of `[batch, length]`: `[batch]`.
fn element<'m>(h: &Hlo<'m>, x: &Val<'m>, k: &Val<'m>) -> Val<'m> {
    let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
    h.reshape(&h.dynamic_slice(x, &[zero, k.clone()], &[x.dims[0], 1]), &x.dims[..1])
}

/// `x` of `[batch, length]` with element `k` of every vector replaced by `value` of `[batch]`.
fn with_element<'m>(h: &Hlo<'m>, x: &Val<'m>, k: &Val<'m>, value: &Val<'m>) -> Val<'m> {
    let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
    h.dynamic_update_slice(x, &h.reshape(value, &[x.dims[0], 1]), &[zero, k.clone()])
}

/// `[batch]` along every vector of `dims`.
fn per_matrix<'m>(h: &Hlo<'m>, x: &Val<'m>, dims: &[i64]) -> Val<'m> {
    h.broadcast_in_dim(x, dims, &[0])
}

/// `[batch, rows]` along the columns of `dims`.
fn per_row<'m>(h: &Hlo<'m>, x: &Val<'m>, dims: &[i64]) -> Val<'m> {
    h.broadcast_in_dim(x, dims, &[0, 1])
}

/// `[batch, columns]` along the rows of `dims`.
fn per_column<'m>(h: &Hlo<'m>, x: &Val<'m>, dims: &[i64]) -> Val<'m> {
    h.broadcast_in_dim(x, dims, &[0, 2])
}

/// The outer products of two stacks of vectors.
fn outer<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
    let dims = [a.dims[0], a.dims[1], b.dims[1]];
    h.multiply(&per_row(h, a, &dims), &per_column(h, b, &dims))
}

/// `x` with zeros where a condition does not hold.
fn only<'m>(h: &Hlo<'m>, condition: &Val<'m>, x: &Val<'m>) -> Val<'m> {
    h.select(condition, x, &h.zeros(x.dtype, &x.dims))
}

/// `x` with zeros above (`GE`: rows not above columns stay) or below (`LE`) the diagonal.
fn triangle<'m>(h: &Hlo<'m>, x: &Val<'m>, direction: &str) -> Val<'m> {
    let (rows, columns) = positions(h, &x.dims);
    only(h, &h.compare(direction, &rows, &columns), x)
}

/// Identity matrices.
fn identity<'m>(h: &Hlo<'m>, dtype: DType, dims: &[i64]) -> Val<'m> {
    let (rows, columns) = positions(h, dims);
    h.convert(&h.compare("EQ", &rows, &columns), dtype)
}

/// The number of a step counted from 1, for the `info` of matrices where something failed first.
fn ordinal<'m>(h: &Hlo<'m>, k: &Val<'m>, dims: &[i64]) -> Val<'m> {
    h.broadcast_to(&h.add(k, &h.constant_scalar(Scalar::Int(1), DType::I32)), dims)
}
