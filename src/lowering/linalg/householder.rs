//! QR factorization by Householder reflections `I - τ v vᴴ`, where `v` is 1 at its first element.

use super::{
    adjoint, against, column, conjugate, declared, element, identity, lifted, matrices, only, outer,
    per_matrix, per_row, positions, squares, sum, with_element, zeros,
};
use crate::fx::DType;
use crate::lowering::elementwise::is_negative;
use crate::lowering::hlo::DotDims;
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, many, one};
use crate::lowering::{Call, Hlo, Lower, Val, invalid};

pub const OPS: &[OpDef] = &[
    many("aten.geqrf.default", geqrf),
    one("aten.linalg_householder_product.default", householder_product),
    one("aten.ormqr.default", ormqr),
];

/// `geqrf(self)`: `R` on and above the diagonal, the vectors of the reflections below it, and their `τ`.
fn geqrf<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let a = matrices(h, call, 0)?;
    if a.numel() == 0 {
        return Ok(zeros(h, call));
    }
    Ok(declared(h, call, &factorize(h, &a)))
}

/// As [`geqrf`], of matrices with elements.
pub(super) fn factorize<'m>(h: &Hlo<'m>, a: &Val<'m>) -> [Val<'m>; 2] {
    let steps = a.dims[1].min(a.dims[2]);
    let taus = h.zeros(a.dtype, &[a.dims[0], steps]);
    let results = h.repeat(steps, &[a, &taus], &|h, k, v| reflect(h, k, &v[0], &v[1]));
    results.try_into().expect("two values are carried")
}

/// Reflects column `k` onto its diagonal element, which becomes real.
fn reflect<'m>(h: &Hlo<'m>, k: &Val<'m>, a: &Val<'m>, taus: &Val<'m>) -> Vec<Val<'m>> {
    let values = column(h, a, k);
    let place = h.iota(DType::I32, &values.dims, 1);
    let below = against(h, "GT", &place, k);
    let alpha = element(h, &values, k);
    let (re, im) =
        if a.dtype.is_complex() { (h.real(&alpha), Some(h.imag(&alpha))) } else { (alpha.clone(), None) };
    let rest = sum(h, &squares(h, &only(h, &below, &values)), 1);
    let zero = h.zeros(re.dtype, &re.dims);
    let mut settled = h.compare("EQ", &rest, &zero);
    if let Some(im) = &im {
        settled = h.binary("and", &settled, &h.compare("EQ", im, &zero));
    }
    let length = h.unary("sqrt", &h.add(&squares(h, &alpha), &rest));
    let beta = h.select(&is_negative(h, &re), &length, &h.unary("negate", &length));
    let beta = h.select(&settled, &re, &beta);
    let diagonal = lifted(h, &beta, a.dtype);
    let tau = only(h, &h.unary("not", &settled), &h.divide(&h.subtract(&diagonal, &alpha), &diagonal));

    let scale = per_matrix(h, &h.subtract(&alpha, &diagonal), &values.dims);
    let moving = h.binary("and", &below, &per_matrix(h, &h.unary("not", &settled), &values.dims));
    let tail = only(h, &moving, &h.divide(&values, &scale));
    let at = against(h, "EQ", &place, k);
    let vector = h.select(&at, &h.ones(tail.dtype, &tail.dims), &tail);
    let reflected = apply(h, a, &vector, &conjugate(h, &tau));
    let (_, columns) = positions(h, &a.dims);
    let mut next = h.select(&against(h, "GT", &columns, k), &reflected, a);
    let stored = h.select(&at, &per_matrix(h, &diagonal, &tail.dims), &tail);
    let from_k = h.binary("or", &at, &below);
    let here = h.binary("and", &against(h, "EQ", &columns, k), &per_row(h, &from_k, &a.dims));
    next = h.select(&here, &per_row(h, &stored, &a.dims), &next);
    vec![next, with_element(h, taus, k, &tau)]
}

/// `(I - τ v vᴴ) x`
fn apply<'m>(h: &Hlo<'m>, x: &Val<'m>, vector: &Val<'m>, tau: &Val<'m>) -> Val<'m> {
    let dims = DotDims { lhs_batch: &[0], rhs_batch: &[0], lhs_contract: &[1], rhs_contract: &[1] };
    let shares = h.dot_general(&conjugate(h, vector), x, dims, x.dtype);
    let scaled = h.multiply(vector, &per_matrix(h, tau, &vector.dims));
    h.subtract(x, &outer(h, &scaled, &shares))
}

/// `Q x`, or `Qᴴ x`, where `Q` is the product of the reflections whose vectors are the columns of `vectors`.
pub(super) fn multiply<'m>(
    h: &Hlo<'m>,
    vectors: &Val<'m>,
    taus: &Val<'m>,
    x: &Val<'m>,
    adjoint: bool,
) -> Val<'m> {
    let count = taus.dims[1];
    if x.numel() == 0 || count == 0 {
        return x.clone();
    }
    let results = h.repeat(count, &[x, vectors, taus], &|h, k, v| {
        let [x, vectors, taus] = v else { return v.to_vec() };
        let last = h.constant_scalar(Scalar::Int(count - 1), DType::I32);
        let k = if adjoint { k.clone() } else { h.subtract(&last, k) };
        let values = column(h, vectors, &k);
        let place = h.iota(DType::I32, &values.dims, 1);
        let tail = only(h, &against(h, "GT", &place, &k), &values);
        let at = against(h, "EQ", &place, &k);
        let vector = h.select(&at, &h.ones(tail.dtype, &tail.dims), &tail);
        let tau = element(h, taus, &k);
        let tau = if adjoint { conjugate(h, &tau) } else { tau };
        vec![apply(h, x, &vector, &tau), vectors.clone(), taus.clone()]
    });
    results[0].clone()
}

/// Argument `i`, the factors `τ` of `vectors`.
fn factors<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, i: usize, vectors: &Val<'m>) -> Lower<Val<'m>> {
    let taus = call.tensor(i)?;
    let count = taus.dims.last().copied().unwrap_or(0);
    if taus.rank() == 0 || taus.dtype != vectors.dtype || count > vectors.dims[2] {
        return invalid("each reflection has a vector and a factor");
    }
    Ok(h.reshape(&taus, &[vectors.dims[0], count]))
}

/// `linalg_householder_product(input, tau)`: the first columns of the product of the reflections.
fn householder_product<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let vectors = matrices(h, call, 0)?;
    let taus = factors(h, call, 1, &vectors)?;
    let unit = identity(h, vectors.dtype, &vectors.dims);
    Ok(h.reshape(&multiply(h, &vectors, &taus, &unit, false), &call.out().dims))
}

/// `ormqr(self, input2, input3, left=True, transpose=False)`: `input3` times the product of the reflections.
fn ormqr<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (vectors, x) = (matrices(h, call, 0)?, matrices(h, call, 2)?);
    let taus = factors(h, call, 1, &vectors)?;
    let left = *call.arg(3) != crate::fx::Arg::Bool(false);
    let transpose = call.bool(4)?;
    let reflected = x.dims[if left { 1 } else { 2 }];
    if x.dtype != vectors.dtype || [x.dims[0], reflected] != vectors.dims[..2] {
        return invalid(format!("reflections {} of {}", vectors.shape(), x.shape()));
    }
    let y = if left {
        multiply(h, &vectors, &taus, &x, transpose)
    } else {
        adjoint(h, &multiply(h, &vectors, &taus, &adjoint(h, &x), !transpose))
    };
    Ok(h.reshape(&y, &call.out().dims))
}
