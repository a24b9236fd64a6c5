//! Running sums, products and extrema.

use super::{End, accumulation, at_least_1d, pick};
use crate::fx::DType;
use crate::lowering::call::Scalar;
use crate::lowering::hlo::{Body, Window};
use crate::lowering::table::{OpDef, many, one};
use crate::lowering::types::Dims;
use crate::lowering::{Call, Hlo, Lower, Val, unsupported};

pub const OPS: &[OpDef] = &[
    many("aten.cummax.default", cummax),
    many("aten.cummin.default", cummin),
    one("aten.cumprod.default", cumprod),
    one("aten.cumsum.default", cumsum),
    one("aten.logcumsumexp.default", logcumsumexp),
];

/// Folds every element up to and including each position along `dim`; `body` leaves what meets `inits` unchanged.
pub(crate) fn running<'m>(
    h: &Hlo<'m>,
    xs: &[&Val<'m>],
    inits: &[&Val<'m>],
    dim: usize,
    body: Body<'_>,
) -> Vec<Val<'m>> {
    if xs[0].numel() == 0 {
        return xs.iter().map(|x| (*x).clone()).collect();
    }
    let dims = &xs[0].dims;
    let ones: Dims = dims.iter().map(|_| 1).collect();
    let mut sizes = ones.clone();
    sizes[dim] = dims[dim];
    let mut padding: Vec<(i64, i64)> = dims.iter().map(|_| (0, 0)).collect();
    padding[dim].0 = dims[dim] - 1;
    let window = Window { sizes: &sizes, strides: &ones, dilations: &ones, padding: &padding };
    h.reduce_window_many(xs, inits, window, body)
}

/// `cumsum(self, dim, *, dtype=None)`
fn cumsum<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    fold(h, call, Scalar::Int(0), &|h, v| vec![h.add(&v[0], &v[1])])
}

/// `cumprod(self, dim, *, dtype=None)`
fn cumprod<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    fold(h, call, Scalar::Int(1), &|h, v| vec![h.multiply(&v[0], &v[1])])
}

/// `logcumsumexp(self, dim)`
fn logcumsumexp<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    if call.out().dtype.is_complex() {
        return unsupported("logcumsumexp of complex numbers");
    }
    fold(h, call, Scalar::Float(f64::NEG_INFINITY), &|h, v| {
        let (a, b) = (&v[0], &v[1]);
        let highest = h.maximum(a, b);
        let distance = h.unary("negate", &h.unary("abs", &h.subtract(a, b)));
        let sum = h.add(&highest, &h.unary("log_plus_one", &h.unary("exponential", &distance)));
        // Two equal infinities have no distance.
        let doubled = h.add(&highest, &h.full_like(std::f64::consts::LN_2, a));
        vec![h.select(&h.compare("EQ", a, b), &doubled, &sum)]
    })
}

fn fold<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, identity: Scalar, body: Body<'_>) -> Lower<Val<'m>> {
    let out = call.out();
    let x = at_least_1d(h, &h.convert(&call.tensor(0)?, accumulation(out.dtype)));
    let dim = call.dim(1, x.rank())?;
    let folded = running(h, &[&x], &[&h.constant_scalar(identity, x.dtype)], dim, body);
    Ok(h.convert(&h.reshape(&folded[0], &out.dims), out.dtype))
}

/// `cummax(self, dim)`: values and indices.
fn cummax<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    running_extremum(h, call, End::Max)
}

/// `cummin(self, dim)`: values and indices.
fn cummin<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    running_extremum(h, call, End::Min)
}

/// Of equal elements the last one counts, and the last NaN.
fn running_extremum<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, end: End) -> Lower<Vec<Option<Val<'m>>>> {
    let x = at_least_1d(h, &call.tensor(0)?);
    let ordered = if x.dtype == DType::Bool { h.convert(&x, DType::U8) } else { x.clone() };
    let dim = call.dim(1, x.rank())?;
    let position = h.iota(DType::I32, &x.dims, dim);
    let inits = [&end.identity(h, ordered.dtype), &h.constant_scalar(Scalar::Int(-1), DType::I32)];
    let results = running(h, &[&ordered, &position], &inits, dim, &|h, v| pick(h, v, end, "GT", "GT"));
    let results = results.iter().zip(call.outs);
    Ok(results.map(|(r, out)| out.as_ref().map(|o| h.convert(&h.reshape(r, &o.dims), o.dtype))).collect())
}
