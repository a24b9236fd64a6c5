//! Distances between all rows of two matrices, and their gradient.

use super::promotion::{broadcast, opmath};
use super::reductions::{End, extremum_over, sum_over};
use super::scalar::Scalar;
use super::table::{OpDef, one};
use super::types::Dims;
use super::{Call, Hlo, Lower, Val, invalid};
use crate::fx::DType;

pub const OPS: &[OpDef] = &[
    one("aten._cdist_forward.default", _cdist_forward),
    one("aten._cdist_backward.default", _cdist_backward),
];

/// `x1 - x2` for each pair of rows: `[…, rows of x1, rows of x2, columns]`.
fn differences<'m>(h: &Hlo<'m>, x1: &Val<'m>, x2: &Val<'m>, batch: &[i64]) -> Lower<Val<'m>> {
    let (Some(r1), Some(r2)) = (x1.rank().checked_sub(2), x2.rank().checked_sub(2)) else {
        return invalid("distances between rows of matrices");
    };
    let (rows, others, columns) = (x1.dims[r1], x2.dims[r2], x1.dims[r1 + 1]);
    let mut pairs: Dims = batch.into();
    pairs.extend([rows, others, columns]);
    let mut dims1: Dims = x1.dims[..r1].into();
    dims1.extend([rows, 1, columns]);
    let mut dims2: Dims = x2.dims[..r2].into();
    dims2.extend([1, others, x2.dims[r2 + 1]]);
    let dtype = opmath(x1.dtype);
    let spread = |x: &Val<'m>, dims: &[i64]| broadcast(h, &h.reshape(&h.convert(x, dtype), dims), &pairs);
    Ok(h.subtract(&spread(x1, &dims1)?, &spread(x2, &dims2)?))
}

/// `_cdist_forward(x1, x2, p, compute_mode)`: the p-norms of the differences. Differences are taken one by one in every
/// mode; the mode that goes through a matrix product loses digits.
fn _cdist_forward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let out = call.out();
    let Some(lead) = out.rank().checked_sub(2) else { return invalid("distances are a matrix") };
    let (a, b) = (call.tensor(0)?.dtype, call.tensor(1)?.dtype);
    if a != b {
        return invalid(format!("distances of {a} and {b}, which must have the same type"));
    }
    let p = call.scalar(2)?.as_f64();
    let size = h.unary("abs", &differences(h, &call.tensor(0)?, &call.tensor(1)?, &out.dims[..lead])?);
    let last = [size.rank() as i64 - 1];
    let power = |x: &Val<'m>, p: f64| h.binary("power", x, &h.full_like(p, x));
    let norm = if p == 0.0 {
        let nonzero = h.convert(&h.compare("NE", &size, &h.zeros(size.dtype, &size.dims)), size.dtype);
        sum_over(h, &nonzero, &last)
    } else if p == 1.0 {
        sum_over(h, &size, &last)
    } else if p == 2.0 {
        h.unary("sqrt", &sum_over(h, &h.multiply(&size, &size), &last))
    } else if p.is_infinite() {
        let zero = h.zeros(size.dtype, &size.dims);
        extremum_over(h, &h.maximum(&size, &zero), End::Max, &last)
    } else {
        power(&sum_over(h, &power(&size, p), &last), 1.0 / p)
    };
    let norm = if size.dims.last() == Some(&0) { h.zeros(size.dtype, &out.dims) } else { norm };
    Ok(h.convert(&norm, out.dtype))
}

/// `_cdist_backward(grad, x1, x2, p, cdist)`: the gradient of `x1`. Where a distance is zero, so is its gradient.
fn _cdist_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (grad, distance, out) = (call.tensor(0)?, call.tensor(4)?, call.out());
    let Some(lead) = grad.rank().checked_sub(2).filter(|_| distance.dims == grad.dims) else {
        return invalid("the gradient and the distances are matrices of the same sizes");
    };
    let p = call.scalar(3)?.as_f64();
    let x = differences(h, &call.tensor(1)?, &call.tensor(2)?, &grad.dims[..lead])?;
    let pairs: Dims = (0..grad.rank() as i64).collect();
    let spread = |v: &Val<'m>| h.broadcast_in_dim(&h.convert(v, x.dtype), &x.dims, &pairs);
    let (grad, distance) = (spread(&grad), spread(&distance));
    let zero = h.zeros(x.dtype, &x.dims);
    let (size, sign) = (h.unary("abs", &x), h.unary("sign", &x));
    let power = |x: &Val<'m>, p: f64| h.binary("power", x, &h.full(Scalar::Float(p), x.dtype, &x.dims));
    let mut undefined = h.compare("EQ", &distance, &zero);
    let term = if p == 0.0 {
        zero.clone()
    } else if p == 1.0 {
        undefined = h.full(Scalar::Bool(false), DType::Bool, &x.dims);
        h.multiply(&grad, &sign)
    } else if p.is_infinite() {
        let largest = h.convert(&h.compare("EQ", &size, &distance), x.dtype);
        h.multiply(&h.multiply(&grad, &sign), &largest)
    } else if p == 2.0 {
        h.divide(&h.multiply(&grad, &x), &distance)
    } else {
        if p < 1.0 {
            undefined = h.binary("or", &undefined, &h.compare("EQ", &x, &zero));
        }
        let numerator = h.multiply(&h.multiply(&sign, &power(&size, p - 1.0)), &grad);
        h.divide(&numerator, &power(&distance, p - 1.0))
    };
    let kept = h.select(&undefined, &zero, &term);
    let sum = h.convert(&sum_over(h, &kept, &[x.rank() as i64 - 2]), out.dtype);
    // Without a distance PyTorch declares the sizes of `x1`, which has not yet the batch of `x2`.
    Ok(if grad.numel() == 0 { h.zeros(out.dtype, &out.dims) } else { sum })
}
