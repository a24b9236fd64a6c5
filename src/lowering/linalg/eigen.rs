//! Eigenvalues of Hermitian matrices.

use super::{
    adjoint, declared, identity, lifted, only, per_column, per_matrix, per_row, positions, product,
    square_matrices, squares, sum, triangle, zeros,
};
use crate::fx::{Arg, DType};
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, many};
use crate::lowering::{Call, Hlo, Lower, Val};

pub const OPS: &[OpDef] = &[many("aten._linalg_eigh.default", eigh)];

/// `_linalg_eigh(A, UPLO="L", compute_v=True)`: ascending eigenvalues, and eigenvectors up to their phases.
fn eigh<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let a = square_matrices(h, call, 0)?;
    if a.numel() == 0 {
        return Ok(zeros(h, call));
    }
    let upper = matches!(call.arg(1), Arg::Str(s) if s.eq_ignore_ascii_case("U"));
    let wanted = *call.arg(2) != Arg::Bool(false);
    if h.factorizes_by_process(&a) {
        let (values, vectors) = h.eigh_by_process(&a, upper, wanted && call.is_read(1));
        return Ok(results(h, call, &values, vectors.as_ref()));
    }
    let half = if upper { adjoint(h, &triangle(h, &a, "LE")) } else { triangle(h, &a, "GE") };
    let (rows, columns) = positions(h, &a.dims);
    let below = only(h, &h.compare("GT", &rows, &columns), &half);
    // The diagonal is real; an imaginary part is not read.
    let diagonal = only(h, &h.compare("EQ", &rows, &columns), &half);
    let diagonal = lifted(h, &real_part(h, &diagonal), a.dtype);
    let hermitian = h.add(&h.add(&below, &adjoint(h, &below)), &diagonal);
    let [vectors, values] = h.eigh(&hermitian, "1e-13");
    // XLA's rotations end at half the digits of a 64-bit float, which a step of refinement doubles.
    let is_wide = a.dtype.to_real() == DType::F64;
    let [vectors, values] = if is_wide { refined(h, &hermitian, &vectors) } else { [vectors, values] };
    Ok(results(h, call, &values, wanted.then_some(&vectors)))
}

/// The results of an op that declares both; vectors that are not wanted have no elements.
fn results<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    values: &Val<'m>,
    vectors: Option<&Val<'m>>,
) -> Vec<Option<Val<'m>>> {
    let mut results = declared(h, call, std::slice::from_ref(values));
    let out = call.outs.get(1).and_then(Option::as_ref);
    results.push(out.map(|out| match vectors {
        Some(vectors) => h.reshape(vectors, &out.dims),
        None => h.zeros(out.dtype, &out.dims),
    }));
    results
}

/// Eigenvectors and eigenvalues with twice the digits of approximate vectors, by the iteration of Ogita and Aishima
/// ("Iterative refinement for symmetric eigenvalue decomposition", 2018).
fn refined<'m>(h: &Hlo<'m>, a: &Val<'m>, vectors: &Val<'m>) -> [Val<'m>; 2] {
    let unit = identity(h, a.dtype, &a.dims);
    let inverse = adjoint(h, vectors);
    let defect = h.subtract(&unit, &product(h, &inverse, vectors));
    let rotated = product(h, &product(h, &inverse, a), vectors);
    let diagonal = |x: &Val<'m>| real_part(h, &sum(h, &h.multiply(x, &unit), 1));
    let one = h.ones(DType::F64, &a.dims[..2]);
    let values = h.divide(&diagonal(&rotated), &h.subtract(&one, &diagonal(&defect)));
    let (theirs, ours) = (per_row(h, &values, &a.dims), per_column(h, &values, &a.dims));
    let gap = h.subtract(&ours, &theirs);
    // Values closer than what is off the diagonal have no vectors of their own.
    let off = h.subtract(&rotated, &h.multiply(&lifted(h, &ours, a.dtype), &unit));
    let size = |x: &Val<'m>| h.unary("sqrt", &sum(h, &sum(h, &squares(h, x), 2), 1));
    let bound = h.add(&size(&off), &h.multiply(&size(a), &size(&defect)));
    let bound = h.multiply(&bound, &h.full_like(2.0, &bound));
    let apart = h.compare("GT", &h.unary("abs", &gap), &per_matrix(h, &bound, &a.dims));
    let gap = h.select(&apart, &gap, &h.full_like(1.0, &gap));
    let mixed = h.add(&rotated, &h.multiply(&lifted(h, &ours, a.dtype), &defect));
    let half = h.multiply(&defect, &h.full(Scalar::Float(0.5), a.dtype, &a.dims));
    let step = h.select(&apart, &h.divide(&mixed, &lifted(h, &gap, a.dtype)), &half);
    [h.add(vectors, &product(h, vectors, &step)), values]
}

fn real_part<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    if x.dtype.is_complex() { h.real(x) } else { x.clone() }
}
