//! Cholesky factorization.

use super::{
    adjoint, against, column, conjugate, declared, element, lifted, only, ordinal, outer, per_matrix,
    per_row, positions, square_matrices, triangle, zeros,
};
use crate::fx::{Arg, DType};
use crate::lowering::table::{OpDef, many};
use crate::lowering::types::Shape;
use crate::lowering::{Call, Hlo, Lower, Val, unsupported};
use crate::program::HostCall;

pub const OPS: &[OpDef] = &[many("aten.linalg_cholesky_ex.default", cholesky_ex)];

/// `linalg_cholesky_ex(self, *, upper=False, check_errors=False)`: the factor, and the order of the first leading
/// minor that is not positive (or 0), at which the factorization stops.
fn cholesky_ex<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    if *call.kw("check_errors") == Arg::Bool(true) {
        return unsupported("a factorization that raises errors");
    }
    let upper = *call.kw("upper") == Arg::Bool(true);
    let a = square_matrices(h, call, 0)?;
    if a.numel() == 0 {
        return Ok(zeros(h, call));
    }
    let a = if upper { adjoint(h, &a) } else { a };
    if h.factorizes_by_process(&a) {
        let info = Shape::new(DType::I32, &a.dims[..1]);
        let results = h.call_process(HostCall::Cholesky, &[&a], &[a.shape(), info]);
        let factor = if upper { adjoint(h, &results[0]) } else { results[0].clone() };
        return Ok(declared(h, call, &[factor, results[1].clone()]));
    }
    let info = h.zeros(DType::I32, &a.dims[..1]);
    let results = h.repeat(a.dims[1], &[&a, &info], &|h, k, v| eliminate(h, k, &v[0], &v[1]));
    let l = triangle(h, &results[0], "GE");
    let factor = if upper { adjoint(h, &l) } else { l };
    Ok(declared(h, call, &[factor, results[1].clone()]))
}

/// Makes column `k` one of the factor and takes its products off the columns behind it.
fn eliminate<'m>(h: &Hlo<'m>, k: &Val<'m>, a: &Val<'m>, info: &Val<'m>) -> Vec<Val<'m>> {
    let values = column(h, a, k);
    let square = element(h, &values, k);
    let square = if square.dtype.is_complex() { h.real(&square) } else { square };
    let positive = h.compare("GT", &square, &h.zeros(square.dtype, &square.dims));
    let sound = h.compare("EQ", info, &h.zeros(DType::I32, &info.dims));
    let failed = h.binary("and", &sound, &h.unary("not", &positive));
    let info = h.select(&failed, &ordinal(h, k, &info.dims), info);
    let going = h.binary("and", &sound, &positive);

    let root = lifted(h, &h.unary("sqrt", &square), a.dtype);
    let scaled = h.divide(&values, &per_matrix(h, &root, &values.dims));
    let place = h.iota(DType::I32, &values.dims, 1);
    let below = against(h, "GT", &place, k);
    let at = against(h, "EQ", &place, k);
    let scaled = h.select(&at, &per_matrix(h, &root, &values.dims), &scaled);
    let tail = only(h, &below, &scaled);
    let (_, columns) = positions(h, &a.dims);
    let updated = h.subtract(a, &outer(h, &tail, &conjugate(h, &tail)));
    let from_k = h.binary("or", &below, &at);
    let stored = h.binary("and", &against(h, "EQ", &columns, k), &per_row(h, &from_k, &a.dims));
    let updated = h.select(&stored, &per_row(h, &scaled, &a.dims), &updated);
    vec![h.select(&per_matrix(h, &going, &a.dims), &updated, a), info]
}
