//! Elementwise ops: arithmetic, comparisons, logic, activations, casts.

use super::call::Scalar;
use super::table::{OpDef, one};
use super::{Call, Hlo, Lower, Val};
use crate::fx::{Arg, DType};

pub const OPS: &[OpDef] = &[
    one("aten.add.Tensor", add),
    one("aten.mul.Tensor", mul),
    one("aten.relu.default", relu),
    one("aten.exp.default", exp),
];

/// Argument `i`, a tensor or a number, as a tensor of type `dtype` broadcast to the output's sizes.
pub(super) fn operand<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, i: usize, dtype: DType) -> Lower<Val<'m>> {
    let dims = &call.out().dims;
    match call.arg(i) {
        Arg::Value(_) => {
            let x = h.convert(&call.tensor(i)?, dtype);
            Ok(h.broadcast_to(&x, dims))
        }
        _ => Ok(h.full(call.scalar(i)?, dtype, dims)),
    }
}

/// Both operands in the output's type and sizes.
fn operands<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<(Val<'m>, Val<'m>)> {
    let dtype = call.out().dtype;
    Ok((operand(h, call, 0, dtype)?, operand(h, call, 1, dtype)?))
}

/// `add(self, other, *, alpha=1)`
fn add<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (a, b) = operands(h, call)?;
    if a.dtype == DType::Bool {
        return Ok(h.binary("or", &a, &b));
    }
    match call.kw_scalar("alpha") {
        None | Some(Scalar::Int(1)) => Ok(h.add(&a, &b)),
        Some(alpha) => {
            let alpha = h.full(alpha, b.dtype, &b.dims);
            Ok(h.add(&a, &h.multiply(&b, &alpha)))
        }
    }
}

/// `mul(self, other)`
fn mul<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (a, b) = operands(h, call)?;
    Ok(h.binary(if a.dtype == DType::Bool { "and" } else { "multiply" }, &a, &b))
}

/// `relu(self)`; NaN stays NaN.
fn relu<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    Ok(h.maximum(&x, &h.full_like(0.0, &x)))
}

fn exp<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Ok(h.unary("exponential", &operand(h, call, 0, call.out().dtype)?))
}
