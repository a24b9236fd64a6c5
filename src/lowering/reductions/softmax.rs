//! Softmax and its kin, forward and backward. Types narrower than float32 are computed in float32.

use super::loss::sum_of_gradient;
use super::{
    End, accumulation, at_least_1d, extremum_of_numbers, extremum_over, spread, sum_over, sums_of_rounded,
};
use crate::fx::DType;
use crate::lowering::normalization::by_process;
use crate::lowering::table::{OpDef, many, one};
use crate::lowering::{Call, Hlo, Lower, Val};

pub const OPS: &[OpDef] = &[
    one("aten._log_softmax.default", _log_softmax),
    one("aten._log_softmax_backward_data.default", _log_softmax_backward_data),
    one("aten._safe_softmax.default", _safe_softmax),
    one("aten._softmax.default", _softmax),
    one("aten._softmax_backward_data.default", _softmax_backward_data),
    many("torchtpu.log_softmax_shifts.default", log_softmax_shifts),
];

/// The operand in its computation type with at least one dimension, and the dimension that argument 1 names.
fn operand<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<(Val<'m>, usize)> {
    let x = call.tensor(0)?;
    let wide = if call.out().dtype.size() > x.dtype.size() { call.out().dtype } else { x.dtype };
    let x = at_least_1d(h, &h.convert(&x, accumulation(wide)));
    let dim = call.dim(1, x.rank())?;
    Ok((x, dim))
}

fn finish<'m>(h: &Hlo<'m>, x: &Val<'m>, call: &Call<'_, 'm>) -> Val<'m> {
    h.convert(&h.reshape(x, &call.out().dims), call.out().dtype)
}

/// `x` less its maximum along `dim`, which keeps exponentials from overflowing.
fn shifted<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize) -> Val<'m> {
    let dims = [dim as i64];
    let highest = extremum_of_numbers(h, x, End::Max, &dims);
    h.subtract(x, &spread(h, &highest, &x.dims, &dims))
}

fn softmax<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize) -> Val<'m> {
    let exponentials = h.unary("exponential", &shifted(h, x, dim));
    let dims = [dim as i64];
    let sum = sum_over(h, &exponentials, &dims);
    h.divide(&exponentials, &spread(h, &sum, &x.dims, &dims))
}

/// `_softmax(self, dim, half_to_float)`
fn _softmax<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, dim) = operand(h, call)?;
    let found = by_process::softmax(h, &x, dim).unwrap_or_else(|| softmax(h, &x, dim));
    Ok(finish(h, &found, call))
}

/// `_safe_softmax(self, dim, dtype=None)`: softmax with zeros where every element along `dim` is `-inf`.
fn _safe_softmax<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, dim) = operand(h, call)?;
    let dims = [dim as i64];
    let highest = extremum_over(h, &x, End::Max, &dims);
    let masked = h.compare("EQ", &highest, &h.full_like(f64::NEG_INFINITY, &highest));
    let masked = spread(h, &masked, &x.dims, &dims);
    let y = h.select(&masked, &h.zeros(x.dtype, &x.dims), &softmax(h, &x, dim));
    Ok(finish(h, &y, call))
}

/// Numbers to subtract from elements along a dimension, in order, for their log-softmax.
pub(super) struct Shifts<'m> {
    pub(super) highest: Val<'m>,
    /// Elements minus the highest one.
    shifted: Val<'m>,
    /// The logarithm of the sum of its exponentials.
    pub(super) log_sum: Val<'m>,
}

impl<'m> Shifts<'m> {
    /// Along `dim` of `x`, for a softmax in type `dtype`.
    fn of(h: &Hlo<'m>, x: &Val<'m>, dim: usize, dtype: DType) -> Self {
        let dims = [dim as i64];
        let (highest, log_sum) = match by_process::softmax_shifts(h, x, dim) {
            Some([highest, log_sum]) => (highest, Some(log_sum)),
            None => (extremum_of_numbers(h, x, End::Max, &dims), None),
        };
        let shifted = h.subtract(x, &spread(h, &highest, &x.dims, &dims));
        let log_sum = log_sum.unwrap_or_else(|| {
            let exponentials = h.unary("exponential", &shifted);
            let rounded = h.for_tpu() && dtype == DType::BF16 && dim + 1 == x.rank();
            let sum =
                if rounded { sums_of_rounded(h, &exponentials) } else { sum_over(h, &exponentials, &dims) };
            h.unary("log", &sum)
        });
        Shifts { highest, shifted, log_sum }
    }

    /// The shifts of a call of `_log_softmax`, and their dimension.
    pub(super) fn of_call(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<(Self, usize)> {
        let (x, dim) = operand(h, call)?;
        Ok((Shifts::of(h, &x, dim, call.out().dtype), dim))
    }
}

/// `_log_softmax(self, dim, half_to_float)`
fn _log_softmax<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (Shifts { shifted, log_sum, .. }, dim) = Shifts::of_call(h, call)?;
    Ok(finish(h, &h.subtract(&shifted, &spread(h, &log_sum, &shifted.dims, &[dim as i64])), call))
}

/// `torchtpu.log_softmax_shifts(self, dim)`: the highest element along `dim`, and the logarithm of the sum of
/// exponentials of what it leaves, each with size 1 there, in the computation type.
fn log_softmax_shifts<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let x = call.tensor(0)?;
    let dim = call.dim(1, x.rank())?;
    let wide = at_least_1d(h, &h.convert(&x, accumulation(x.dtype)));
    let Shifts { highest, log_sum, .. } = Shifts::of(h, &wide, dim, x.dtype);
    let results = [highest, log_sum].into_iter().zip(call.outs);
    Ok(results.map(|(r, out)| out.as_ref().map(|o| h.reshape(&r, &o.dims))).collect())
}

/// Gradient and forward result in the computation type, and the dimension that argument 2 names.
fn backward_operands<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<(Val<'m>, Val<'m>, usize)> {
    let (grad, y) = (call.tensor(0)?, call.tensor(1)?);
    let dtype = accumulation(y.dtype);
    let (grad, y) = (at_least_1d(h, &h.convert(&grad, dtype)), at_least_1d(h, &h.convert(&y, dtype)));
    let dim = call.dim(2, y.rank())?;
    Ok((grad, y, dim))
}

/// `_softmax_backward_data(grad_output, output, dim, input_dtype)`
fn _softmax_backward_data<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (grad, y, dim) = backward_operands(h, call)?;
    if let Some(found) = by_process::softmax_gradient(h, &grad, &y, dim) {
        return Ok(finish(h, &found, call));
    }
    let weighted = h.multiply(&grad, &y);
    let sum = spread(h, &sum_over(h, &weighted, &[dim as i64]), &y.dims, &[dim as i64]);
    let result = if h.for_cpu() {
        // With one use of the products, XLA fuses them with their sum.
        h.multiply(&h.subtract(&grad, &sum), &y)
    } else {
        h.subtract(&weighted, &h.multiply(&y, &sum))
    };
    Ok(finish(h, &result, call))
}

/// `_log_softmax_backward_data(grad_output, output, dim, input_dtype)`
fn _log_softmax_backward_data<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (grad, y, dim) = backward_operands(h, call)?;
    let known = sum_of_gradient(h, call, dim, grad.dtype)?;
    let sum = known.unwrap_or_else(|| sum_over(h, &grad, &[dim as i64]));
    let sum = spread(h, &sum, &y.dims, &[dim as i64]);
    Ok(finish(h, &h.subtract(&grad, &h.multiply(&h.unary("exponential", &y), &sum)), call))
}
