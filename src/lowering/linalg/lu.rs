//! LU factorization with partial pivoting.

use super::{
    against, column, declared, element, identity, matrices, only, ordinal, outer, per_column, per_matrix,
    per_row, positions, row, triangle, with_element, zeros,
};
use crate::fx::{Arg, DType};
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, many};
use crate::lowering::types::Shape;
use crate::lowering::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::program::HostCall;

pub const OPS: &[OpDef] =
    &[many("aten.linalg_lu_factor_ex.default", lu_factor_ex), many("aten.lu_unpack.default", lu_unpack)];

/// `linalg_lu_factor_ex(A, *, pivot=True, check_errors=False)`: both factors in one matrix, the row that each row
/// was exchanged with (from 1), and the first zero pivot (from 1, or 0).
fn lu_factor_ex<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    if *call.kw("pivot") == Arg::Bool(false) || *call.kw("check_errors") == Arg::Bool(true) {
        return unsupported("a factorization without pivots, or one that raises errors");
    }
    let a = matrices(h, call, 0)?;
    if a.numel() == 0 {
        return Ok(zeros(h, call));
    }
    Ok(declared(h, call, &factorize(h, &a)))
}

/// The factors, the pivots from 1 and the first zero pivot from 1.
pub(super) fn factorize<'m>(h: &Hlo<'m>, a: &Val<'m>) -> [Val<'m>; 3] {
    let (batch, steps) = (a.dims[0], a.dims[1].min(a.dims[2]));
    if h.factorizes_by_process(a) {
        let (pivots, info) = (Shape::new(DType::I32, &[batch, steps]), Shape::new(DType::I32, &[batch]));
        let results = h.call_process(HostCall::Lu, &[a], &[a.shape(), pivots, info]);
        return results.try_into().expect("three results are declared");
    }
    let pivots = h.zeros(DType::I32, &[batch, steps]);
    let info = h.zeros(DType::I32, &[batch]);
    let results = h.repeat(steps, &[a, &pivots, &info], &|h, k, v| eliminate(h, k, [&v[0], &v[1], &v[2]]));
    results.try_into().expect("three values are carried")
}

/// Eliminates column `k` below the row with its largest element, which is exchanged with row `k`.
fn eliminate<'m>(h: &Hlo<'m>, k: &Val<'m>, [a, pivots, info]: [&Val<'m>; 3]) -> Vec<Val<'m>> {
    let (rows, columns) = positions(h, &a.dims);
    let pivot_row = largest_row(h, &column(h, a, k), k);
    let is_pivot_row = h.compare("EQ", &rows, &per_matrix(h, &pivot_row, &a.dims));
    let upper =
        h.reduce("add", &only(h, &is_pivot_row, a), &h.constant_scalar(Scalar::Int(0), a.dtype), &[1]);
    let lower = per_column(h, &row(h, a, k), &a.dims);
    let exchanged = h.select(&is_pivot_row, &lower, a);
    let a = h.select(&against(h, "EQ", &rows, k), &per_column(h, &upper, &a.dims), &exchanged);

    let pivot = element(h, &upper, k);
    let regular = h.compare("NE", &pivot, &h.zeros(pivot.dtype, &pivot.dims));
    let values = column(h, &a, k);
    let below = against(h, "GT", &h.iota(DType::I32, &values.dims, 1), k);
    let eliminated = h.binary("and", &below, &per_matrix(h, &regular, &values.dims));
    let factors = only(h, &eliminated, &h.divide(&values, &per_matrix(h, &pivot, &values.dims)));
    let right = against(h, "GT", &columns, k);
    let a = h.subtract(&a, &only(h, &right, &outer(h, &factors, &upper)));
    let stored = h.binary("and", &against(h, "EQ", &columns, k), &per_row(h, &eliminated, &a.dims));
    let a = h.select(&stored, &per_row(h, &factors, &a.dims), &a);

    let one = h.ones(DType::I32, &pivot_row.dims);
    let pivots = with_element(h, pivots, k, &h.add(&pivot_row, &one));
    let none_yet = h.compare("EQ", info, &h.zeros(DType::I32, &info.dims));
    let first = h.binary("and", &none_yet, &h.unary("not", &regular));
    vec![a, pivots, h.select(&first, &ordinal(h, k, &info.dims), info)]
}

/// The first row from `k` on with the largest element of a column, by LAPACK's measure of complex numbers.
fn largest_row<'m>(h: &Hlo<'m>, values: &Val<'m>, k: &Val<'m>) -> Val<'m> {
    let size = if values.dtype.is_complex() {
        h.add(&h.unary("abs", &h.real(values)), &h.unary("abs", &h.imag(values)))
    } else {
        h.unary("abs", values)
    };
    let rows = h.iota(DType::I32, &size.dims, 1);
    // A NaN counts as the largest, so that there is one.
    let nan = h.compare("NE", &size, &size);
    let size = h.select(&nan, &h.full_like(f64::INFINITY, &size), &size);
    let size = h.select(&against(h, "GE", &rows, k), &size, &h.full_like(-1.0, &size));
    let none = h.constant_scalar(Scalar::Float(f64::NEG_INFINITY), size.dtype);
    let largest = per_matrix(h, &h.reduce("maximum", &size, &none, &[1]), &size.dims);
    let beyond = h.full(Scalar::Int(i64::from(i32::MAX)), DType::I32, &rows.dims);
    let candidates = h.select(&h.compare("EQ", &size, &largest), &rows, &beyond);
    h.reduce("minimum", &candidates, &h.constant_scalar(Scalar::Int(i64::from(i32::MAX)), DType::I32), &[1])
}

/// `lu_unpack(LU_data, LU_pivots, unpack_data=True, unpack_pivots=True)`: `P`, `L` and `U` with `A = P L U`.
fn lu_unpack<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let lu = matrices(h, call, 0)?;
    let (batch, m, n) = (lu.dims[0], lu.dims[1], lu.dims[2]);
    let least = m.min(n);
    let wanted = |i: usize| *call.arg(i) != Arg::Bool(false);
    let mut results = zeros(h, call);
    if wanted(3) {
        let pivots = call.tensor(1)?;
        if pivots.numel() != batch * least {
            return invalid("a matrix has as many pivots as its shorter side is long");
        }
        let pivots = h.convert(&h.reshape(&pivots, &[batch, least]), DType::I32);
        let p = permutation(h, &pivots, lu.dtype, m);
        let shape = call.declared(0)?;
        results[0] = Some(h.reshape(&p, &shape.dims));
    }
    if wanted(2) && lu.numel() > 0 {
        let l = h.slice_dim(&lu, 2, 0, least, 1);
        let (rows, columns) = positions(h, &l.dims);
        let l = only(h, &h.compare("GT", &rows, &columns), &l);
        let l = h.add(&l, &identity(h, l.dtype, &l.dims));
        let u = triangle(h, &h.slice_dim(&lu, 1, 0, least, 1), "LE");
        results[1] = Some(h.reshape(&l, &call.declared(1)?.dims));
        results[2] = Some(h.reshape(&u, &call.declared(2)?.dims));
    } else if wanted(2) {
        // Without elements in the whole, only L can have some: those of an identity.
        results[1] = Some(identity(h, lu.dtype, &[batch, m, least]));
        results[1] = Some(h.reshape(results[1].as_ref().expect("just made"), &call.declared(1)?.dims));
    }
    Ok(results)
}

/// The matrices that undo the exchanges: the product of `P` and the exchanged rows is the rows as they were.
pub(super) fn permutation<'m>(h: &Hlo<'m>, pivots: &Val<'m>, dtype: DType, size: i64) -> Val<'m> {
    let (batch, steps) = (pivots.dims[0], pivots.dims[1]);
    let order = if batch * size == 0 {
        return h.zeros(dtype, &[batch, size, size]);
    } else {
        h.iota(DType::I32, &[batch, size], 1)
    };
    let results = h.repeat(steps, &[&order, pivots], &|h, k, v| {
        let (order, pivots) = (&v[0], &v[1]);
        let partner = h.subtract(&element(h, pivots, k), &h.ones(DType::I32, &[pivots.dims[0]]));
        let place = h.iota(DType::I32, &order.dims, 1);
        let is_partner = h.compare("EQ", &place, &per_matrix(h, &partner, &order.dims));
        let zero = h.constant_scalar(Scalar::Int(0), DType::I32);
        let theirs = h.reduce("add", &only(h, &is_partner, order), &zero, &[1]);
        let ours = element(h, order, k);
        let exchanged = h.select(&is_partner, &per_matrix(h, &ours, &order.dims), order);
        let here = against(h, "EQ", &place, k);
        vec![h.select(&here, &per_matrix(h, &theirs, &order.dims), &exchanged), pivots.clone()]
    });
    // Row `i` after the exchanges was row `order[i]`.
    let dims = [batch, size, size];
    let rows = h.iota(DType::I32, &dims, 1);
    h.convert(&h.compare("EQ", &rows, &per_column(h, &results[0], &dims)), dtype)
}
