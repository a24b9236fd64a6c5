//! Comparisons, logic, bits.

use super::elementwise::is_negative;
use super::promotion::{operand, operands, result_type};
use super::random;
use super::table::{OpDef, one};
use super::{Call, Hlo, Lower, Val, unsupported};
use crate::fx::DType;

pub const OPS: &[OpDef] = &[
    one("aten.eq.Tensor", |h, c| compare(h, c, "EQ")),
    one("aten.eq.Scalar", |h, c| compare(h, c, "EQ")),
    one("aten.ne.Tensor", |h, c| compare(h, c, "NE")),
    one("aten.ne.Scalar", |h, c| compare(h, c, "NE")),
    one("aten.lt.Tensor", |h, c| compare(h, c, "LT")),
    one("aten.lt.Scalar", less_than_number),
    one("aten.le.Tensor", |h, c| compare(h, c, "LE")),
    one("aten.le.Scalar", |h, c| compare(h, c, "LE")),
    one("aten.gt.Tensor", |h, c| compare(h, c, "GT")),
    one("aten.gt.Scalar", |h, c| compare(h, c, "GT")),
    one("aten.ge.Tensor", |h, c| compare(h, c, "GE")),
    one("aten.ge.Scalar", |h, c| compare(h, c, "GE")),
    one("aten.logical_and.default", |h, c| logical(h, c, "and")),
    one("aten.logical_or.default", |h, c| logical(h, c, "or")),
    one("aten.logical_xor.default", |h, c| logical(h, c, "xor")),
    one("aten.logical_not.default", logical_not),
    one("aten.bitwise_and.Tensor", |h, c| bitwise(h, c, "and")),
    one("aten.bitwise_and.Scalar", |h, c| bitwise(h, c, "and")),
    one("aten.bitwise_and.Scalar_Tensor", |h, c| bitwise(h, c, "and")),
    one("aten.bitwise_or.Tensor", |h, c| bitwise(h, c, "or")),
    one("aten.bitwise_or.Scalar", |h, c| bitwise(h, c, "or")),
    one("aten.bitwise_or.Scalar_Tensor", |h, c| bitwise(h, c, "or")),
    one("aten.bitwise_xor.Tensor", |h, c| bitwise(h, c, "xor")),
    one("aten.bitwise_xor.Scalar", |h, c| bitwise(h, c, "xor")),
    one("aten.bitwise_xor.Scalar_Tensor", |h, c| bitwise(h, c, "xor")),
    one("aten.bitwise_not.default", bitwise_not),
    one("aten.bitwise_left_shift.Tensor", shift_left),
    one("aten.bitwise_left_shift.Tensor_Scalar", shift_left),
    one("aten.bitwise_left_shift.Scalar_Tensor", shift_left),
    one("aten.__lshift__.Tensor", shift_left),
    one("aten.__lshift__.Scalar", shift_left),
    one("aten.bitwise_right_shift.Tensor", shift_right),
    one("aten.bitwise_right_shift.Tensor_Scalar", shift_right),
    one("aten.bitwise_right_shift.Scalar_Tensor", shift_right),
    one("aten.__rshift__.Tensor", shift_right),
    one("aten.__rshift__.Scalar", shift_right),
    one("aten.isnan.default", isnan),
    one("aten.isinf.default", isinf),
    one("aten.isposinf.default", |h, c| equals_float(h, c, f64::INFINITY)),
    one("aten.isneginf.default", |h, c| equals_float(h, c, f64::NEG_INFINITY)),
    one("aten.signbit.default", signbit),
];

/// Operands are converted to their common type first, numbers included.
fn compare<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, direction: &str) -> Lower<Val<'m>> {
    let common = result_type(call, &[0, 1])?;
    if common.is_complex() && !matches!(direction, "EQ" | "NE") {
        return unsupported("complex numbers have no order");
    }
    let [a, b] = operands(h, call, common)?;
    Ok(h.compare(direction, &a, &b))
}

/// On a TPU a mask of random numbers that several ops read, such as dropout's in a training step, is kept in memory.
/// Without the barrier, XLA draws the numbers again in each kernel that reads the mask.
fn less_than_number<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let mask = compare(h, call, "LT")?;
    let is_kept = h.for_tpu() && call.reads(0) > 1 && random::is_drawn(call, call.arg(0));
    Ok(if is_kept { h.unary("optimization_barrier", &mask) } else { mask })
}

/// On truth values: whether each operand is not zero in their common type.
fn logical<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, op: &str) -> Lower<Val<'m>> {
    let [a, b] = operands(h, call, result_type(call, &[0, 1])?)?.map(|x| h.convert(&x, DType::Bool));
    Ok(h.binary(op, &a, &b))
}

fn logical_not<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Ok(h.unary("not", &operand(h, call, 0, DType::Bool)?))
}

fn bitwise<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, op: &str) -> Lower<Val<'m>> {
    let [a, b] = operands(h, call, call.out().dtype)?;
    Ok(h.binary(op, &a, &b))
}

fn bitwise_not<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Ok(h.unary("not", &call.tensor(0)?))
}

fn shift_operands<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<[Val<'m>; 2]> {
    if !call.out().dtype.is_int() {
        return unsupported("shifts of tensors that are not integers");
    }
    operands(h, call, call.out().dtype)
}

/// Amounts outside of the type's width, negative ones included, give 0.
fn shift_left<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let [a, b] = shift_operands(h, call)?;
    Ok(h.binary("shift_left", &a, &b))
}

/// Keeps the sign; amounts outside of the type's width shift everything out.
fn shift_right<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let [a, b] = shift_operands(h, call)?;
    let op = if a.dtype.is_signed() { "shift_right_arithmetic" } else { "shift_right_logical" };
    Ok(h.binary(op, &a, &b))
}

/// `condition` of argument 0, or of both parts of a complex number joined by `join`. Types without the special
/// values of floats give `otherwise`.
fn on_floats<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    join: &str,
    otherwise: bool,
    condition: impl Fn(&Val<'m>) -> Val<'m>,
) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    Ok(match x.dtype {
        d if d.is_float() => condition(&x),
        d if d.is_complex() => h.binary(join, &condition(&h.real(&x)), &condition(&h.imag(&x))),
        _ => h.full(super::Scalar::Bool(otherwise), DType::Bool, &x.dims),
    })
}

fn isnan<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    on_floats(h, call, "or", false, |x| h.compare("NE", x, x))
}

fn isinf<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    on_floats(h, call, "or", false, |x| h.compare("EQ", &h.unary("abs", x), &h.full_like(f64::INFINITY, x)))
}

fn equals_float<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, value: f64) -> Lower<Val<'m>> {
    on_floats(h, call, "and", false, |x| h.compare("EQ", x, &h.full_like(value, x)))
}

fn signbit<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Ok(is_negative(h, &call.tensor(0)?))
}
