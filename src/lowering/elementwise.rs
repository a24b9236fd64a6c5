//! Arithmetic, minima and maxima, selection.

use super::hlo::Divisor;
use super::math::{self, integers, vectorized};
use super::promotion::{
    broadcast, exact_map, is_exact, map, operand, operands, opmath, real_map, real_output,
};
use super::scalar::Scalar;
use super::table::{OpDef, one};
use super::types::Shape;
use super::{Call, Hlo, Lower, Val, unsupported};
use crate::fx::{Arg, DType};

pub const OPS: &[OpDef] = &[
    one("aten.add.Tensor", add),
    one("aten.add.Scalar", add_scalar),
    one("aten.sub.Tensor", sub),
    one("aten.sub.Scalar", sub_scalar),
    one("aten.rsub.Tensor", rsub),
    one("aten.rsub.Scalar", rsub_scalar),
    one("aten.mul.Tensor", mul),
    one("aten.mul.Scalar", mul),
    one("aten.div.Tensor", div),
    one("aten.true_divide.Tensor", div),
    one("aten.div.Scalar", div),
    one("aten.div.Tensor_mode", div_mode),
    one("aten.div.Scalar_mode", div_mode),
    one("aten.floor_divide.default", floor_divide),
    one("aten.floor_divide.Scalar", floor_divide),
    one("aten.remainder.Tensor", remainder),
    one("aten.remainder.Scalar", remainder),
    one("aten.remainder.Scalar_Tensor", remainder),
    one("aten.fmod.Tensor", fmod),
    one("aten.fmod.Scalar", fmod),
    one("aten.pow.Tensor_Scalar", pow_scalar),
    one("aten.pow.Tensor_Tensor", pow),
    one("aten.pow.Scalar", pow),
    one("aten.maximum.default", |h, c| extremum(h, c, "maximum")),
    one("aten.minimum.default", |h, c| extremum(h, c, "minimum")),
    one("aten.fmax.default", |h, c| extremum_of_numbers(h, c, "maximum")),
    one("aten.fmin.default", |h, c| extremum_of_numbers(h, c, "minimum")),
    one("aten.clamp.default", clamp),
    one("aten.clamp.Tensor", clamp),
    one("aten.clamp_min.default", clamp_min),
    one("aten.clamp_min.Tensor", clamp_min),
    one("aten.clamp_max.default", clamp_max),
    one("aten.clamp_max.Tensor", clamp_max),
    one("aten.where.self", where_),
    one("aten.lerp.Scalar", lerp),
    one("aten.lerp.Tensor", lerp),
    one("aten.addcmul.default", |h, c| addc(h, c, "multiply")),
    one("aten.addcdiv.default", |h, c| addc(h, c, "divide")),
    // What Dynamo makes of `addcmul_` and its like in optimizers; eager PyTorch rounds the product as well.
    one("prims.fma.default", |h, c| map(h, c, |[a, b, x]| h.add(&h.multiply(a, b), x))),
    one("aten.neg.default", neg),
    one("aten.abs.default", abs),
    one("aten.sign.default", sign),
    one("aten.sgn.default", sgn),
    one("aten.copysign.Tensor", copysign),
    one("aten.copysign.Scalar", copysign),
    one("aten.hypot.default", |h, c| real_map(h, c, |[a, b]| hypot(h, a, b))),
];

/// `a ± alpha · b`; `reversed` exchanges `a` and `b`. On bool, addition is `or`.
fn sum<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    op: &str,
    alpha: Option<Scalar>,
    reversed: bool,
) -> Lower<Val<'m>> {
    let out = call.out().dtype;
    let alpha = alpha.filter(|alpha| !matches!(alpha, Scalar::Int(1) | Scalar::Bool(true)));
    let [mut a, mut b] = operands(h, call, out)?;
    if reversed {
        std::mem::swap(&mut a, &mut b);
    }
    if out == DType::Bool {
        return match (op, alpha) {
            ("add", None) => Ok(h.binary("or", &a, &b)),
            _ => unsupported("bool tensors with this alpha"),
        };
    }
    let Some(alpha) = alpha else { return Ok(h.binary(op, &a, &b)) };
    let [a, b, alpha] = [a, h.full(alpha, out, &b.dims), b].map(|x| h.convert(&x, opmath(out)));
    Ok(h.convert(&h.binary(op, &a, &h.multiply(&alpha, &b)), out))
}

/// `add(self, other, *, alpha=1)`
fn add<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    sum(h, call, "add", call.kw_scalar("alpha"), false)
}

/// `add(self, other, alpha=1)`
fn add_scalar<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    sum(h, call, "add", call.opt_scalar(2)?, false)
}

/// `sub(self, other, *, alpha=1)`
fn sub<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    check_difference(call)?;
    sum(h, call, "subtract", call.kw_scalar("alpha"), false)
}

/// `sub(self, other, alpha=1)`
fn sub_scalar<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    check_difference(call)?;
    sum(h, call, "subtract", call.opt_scalar(2)?, false)
}

/// `rsub(self, other, *, alpha=1)`: `other - alpha · self`
fn rsub<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    check_difference(call)?;
    sum(h, call, "subtract", call.kw_scalar("alpha"), true)
}

/// `rsub(self, other, alpha=1)`
fn rsub_scalar<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    check_difference(call)?;
    sum(h, call, "subtract", call.opt_scalar(2)?, true)
}

/// Refuses differences of truth values, as eager PyTorch does.
fn check_difference(call: &Call<'_, '_>) -> Lower<()> {
    let is_bool = |i: usize| match call.arg(i) {
        Arg::Bool(_) => true,
        Arg::Value(_) => call.tensor(i).is_ok_and(|x| x.dtype == DType::Bool),
        _ => false,
    };
    if is_bool(0) || is_bool(1) {
        return unsupported("a difference of truth values");
    }
    Ok(())
}

/// One operation on arguments 0 and 1, rounded once.
fn exact_binary<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, op: &str) -> Lower<Val<'m>> {
    if is_exact(call)? {
        let [a, b] = operands(h, call, call.out().dtype)?;
        return Ok(h.binary(op, &a, &b));
    }
    exact_map(h, call, |[a, b]| h.binary(op, a, b))
}

/// `mul(self, other)`
fn mul<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    exact_binary(h, call, if call.out().dtype == DType::Bool { "and" } else { "multiply" })
}

/// `div(self, other)`; integers divide as floats.
fn div<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let out = call.out().dtype;
    let dtype = if is_exact(call)? { out } else { opmath(out) };
    Ok(h.convert(&h.divide(&operand(h, call, 0, dtype)?, &divisor(h, call, dtype)?), out))
}

/// Argument 1 in type `dtype`, broadcast to the output's sizes.
///
/// XLA multiplies by the reciprocal of a constant that it sees. Where that is not exact, 49 / 49 may be less than 1,
/// and cutting it off gives 0.
fn divisor<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, dtype: DType) -> Lower<Val<'m>> {
    const FRACTION: u64 = (1 << 52) - 1;
    if matches!(call.arg(1), Arg::Value(_)) || !dtype.is_float() {
        return operand(h, call, 1, dtype);
    }
    let number = call.scalar(1)?;
    if number.as_f64().to_bits() & FRACTION == 0 {
        return operand(h, call, 1, dtype);
    }
    let unseen = h.unary("optimization_barrier", &h.constant_scalar(number, dtype));
    Ok(h.broadcast_in_dim(&unseen, &call.out().dims, &[]))
}

/// `div(self, other, *, rounding_mode)`
fn div_mode<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    match call.kw_str("rounding_mode") {
        None => div(h, call),
        Some("floor") => floor_divide(h, call),
        Some("trunc") => {
            real_output(call)?;
            let dtype = opmath(call.out().dtype);
            let divisor = divisor(h, call, dtype)?;
            check_divisor(h, &divisor)?;
            let quotient = h.divide(&operand(h, call, 0, dtype)?, &divisor);
            let whole = if dtype.is_float() { trunc(h, &quotient) } else { quotient };
            Ok(h.convert(&whole, call.out().dtype))
        }
        Some(other) => unsupported(format!("rounding mode {other}")),
    }
}

/// Leaves a constant that is zero, or has a zero, to eager PyTorch, which raises `ZeroDivisionError` for integers.
fn check_divisor<'m>(h: &Hlo<'m>, divisor: &Val<'m>) -> Lower<()> {
    if h.divisor(divisor) == Divisor::HasZero && divisor.numel() > 0 {
        return unsupported("integers are divided by zero, which is a ZeroDivisionError");
    }
    Ok(())
}

/// `floor_divide(self, other)`: rounds towards negative infinity.
fn floor_divide<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_output(call)?;
    let dtype = opmath(call.out().dtype);
    check_divisor(h, &operand(h, call, 1, dtype)?)?;
    if h.for_cpu() && dtype.is_float() {
        let (a, b) = (operand(h, call, 0, dtype)?, divisor(h, call, dtype)?);
        return Ok(h.convert(&floor_divide_floats(h, &a, &b), call.out().dtype));
    }
    exact_map(h, call, |[a, b]| match a.dtype {
        d if d.is_float() => floor_divide_floats(h, a, b),
        d if d.is_signed() => {
            let quotient = h.divide(a, b);
            let mut inexact = has_wrong_sign(h, &h.binary("remainder", a, b), b);
            if h.divisor(b) != Divisor::NeverZero {
                inexact = h.binary("and", &inexact, &h.compare("NE", b, &h.zeros(b.dtype, &b.dims)));
            }
            h.select(&inexact, &h.subtract(&quotient, &h.ones(a.dtype, &a.dims)), &quotient)
        }
        _ => h.divide(a, b),
    })
}

/// Python's `//` on floats: the quotient of `a - fmod(a, b)` is whole up to rounding, and is snapped to the nearest
/// whole number. Division by zero gives what `a / b` gives.
fn floor_divide_floats<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
    let (zero, one) = (h.full_like(0.0, a), h.full_like(1.0, a));
    let plain = h.divide(a, b);
    let rest = rest(h, a, b);
    let quotient = h.divide(&h.subtract(a, &rest), b);
    let quotient = h.select(&has_wrong_sign(h, &rest, b), &h.subtract(&quotient, &one), &quotient);
    let floor = h.unary("floor", &quotient);
    let above = h.compare("GT", &h.subtract(&quotient, &floor), &h.full_like(0.5, a));
    let snapped = h.select(&above, &h.add(&floor, &one), &floor);
    let signed_zero = h.select(&is_negative(h, &plain), &h.full_like(-0.0, a), &zero);
    let whole = h.select(&h.compare("NE", &quotient, &zero), &snapped, &signed_zero);
    h.select(&h.compare("EQ", b, &zero), &plain, &whole)
}

/// Whether a remainder is not zero and its sign differs from the divisor's.
fn has_wrong_sign<'m>(h: &Hlo<'m>, rest: &Val<'m>, divisor: &Val<'m>) -> Val<'m> {
    let zero = h.zeros(rest.dtype, &rest.dims);
    let differ = h.compare("NE", &h.compare("LT", rest, &zero), &h.compare("LT", divisor, &zero));
    h.binary("and", &h.compare("NE", rest, &zero), &differ)
}

/// `remainder(self, other)`: the result has the sign of `other`.
fn remainder<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    check_divisor(h, &operand(h, call, 1, call.out().dtype)?)?;
    real_map(h, call, |[a, b]| {
        let rest = rest(h, a, b);
        if !a.dtype.is_signed() {
            return rest;
        }
        h.select(&has_wrong_sign(h, &rest, b), &h.add(&rest, b), &rest)
    })
}

/// `fmod(self, other)`: the result has the sign of `self`.
fn fmod<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    check_divisor(h, &operand(h, call, 1, call.out().dtype)?)?;
    real_map(h, call, |[a, b]| rest(h, a, b))
}

/// `a - b * trunc(a / b)`: the remainder that has the sign of `a`.
fn rest<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
    vectorized::remainder(h, a, b).unwrap_or_else(|| h.binary("remainder", a, b))
}

/// `pow(self, exponent)` with a number as exponent; ATen's special cases keep its exact results.
fn pow_scalar<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let exponent = call.scalar(1)?;
    let is_real = !matches!(exponent, Scalar::Complex(..));
    let is_float = call.out().dtype.is_float();
    let dtype = call.out().dtype;
    if dtype == DType::Bool {
        return unsupported("bool tensors");
    }
    if dtype.is_int() {
        if call.int(1)? < 0 {
            return unsupported("integers to a negative power");
        }
        // In the type of the result, the exponent may have become another number, and a negative one, too.
        let [base, wrapped] = operands(h, call, dtype)?;
        return Ok(match dtype.wrap(call.int(1)?) {
            exponent if exponent < 0 => integers::power(h, &base, &wrapped),
            exponent => integers::power_of_number(h, &base, exponent as u64),
        });
    }
    map(h, call, |[x, y]| {
        let one = || h.ones(x.dtype, &x.dims);
        match exponent.as_f64() {
            p if is_real && p == 1.0 => x.clone(),
            p if is_real && p == 0.0 => one(),
            p if is_real && p == 2.0 => h.multiply(x, x),
            p if is_real && p == 3.0 => h.multiply(&h.multiply(x, x), x),
            p if is_float && p == 0.5 => h.unary("sqrt", x),
            p if is_float && p == -0.5 => math::inverse_root(h, x),
            p if is_float && p == -1.0 => h.divide(&one(), x),
            p if is_float && p == -2.0 => h.divide(&one(), &h.multiply(x, x)),
            p if is_float && is_odd(p) && dtype.size() <= 4 && p.abs() > LAST_ODD => {
                // No number of the type is as odd: only the sign of the base shows it.
                let size = h.binary("power", &h.unary("abs", x), y);
                h.select(&is_negative(h, x), &h.unary("negate", &size), &size)
            }
            _ => h.binary("power", x, y),
        }
    })
}

/// From here on float32 has no odd numbers.
const LAST_ODD: f64 = 16_777_216.0;

fn is_odd(p: f64) -> bool {
    (p % 2.0).abs() == 1.0
}

/// `pow(self, exponent)` with a tensor as exponent.
fn pow<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let dtype = call.out().dtype;
    if dtype == DType::Bool {
        return unsupported("bool tensors");
    }
    if dtype.is_int() {
        let [base, exponent] = operands(h, call, dtype)?;
        let two = !matches!(call.arg(0), Arg::Value(_)) && call.int(0)? == 2;
        return Ok(if two {
            // No bit is left in the type for a negative exponent, either.
            h.binary("shift_left", &h.ones(dtype, &exponent.dims), &exponent)
        } else {
            integers::power(h, &base, &exponent)
        });
    }
    map(h, call, |[a, b]| h.binary("power", a, b))
}

/// NaN if either operand is.
fn extremum<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, op: &str) -> Lower<Val<'m>> {
    if call.out().dtype.is_complex() {
        return unsupported("complex numbers have no order");
    }
    let [a, b] = operands(h, call, call.out().dtype)?;
    Ok(h.binary(op, &a, &b))
}

/// NaN only if both operands are.
fn extremum_of_numbers<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, op: &str) -> Lower<Val<'m>> {
    let [a, b] = operands(h, call, call.out().dtype)?;
    let best = h.binary(op, &a, &b);
    if !a.dtype.is_float() {
        return Ok(best);
    }
    let best = h.select(&h.compare("NE", &b, &b), &a, &best);
    Ok(h.select(&h.compare("NE", &a, &a), &b, &best))
}

/// Which side of a range a bound limits.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Bound {
    Lowest,
    Highest,
}

impl Bound {
    /// `x` limited by argument `i`: a tensor, a number, or `None`.
    fn limit<'m>(self, h: &Hlo<'m>, call: &Call<'_, 'm>, x: &Val<'m>, i: usize) -> Lower<Val<'m>> {
        match call.arg(i) {
            Arg::None => Ok(x.clone()),
            Arg::Value(_) => Ok(self.nearest(h, x, &operand(h, call, i, x.dtype)?)),
            _ => self.limit_by(h, x, call.scalar(i)?),
        }
    }

    /// `x` limited by a number. One that every value of an integer type keeps to is no bound; for one that no value
    /// keeps to, ATen raises.
    pub(super) fn limit_by<'m>(self, h: &Hlo<'m>, x: &Val<'m>, number: Scalar) -> Lower<Val<'m>> {
        if let Some(range) = x.dtype.integer_range() {
            let Some(whole) = number.whole() else {
                return unsupported(format!("the bound {number:?} of {} numbers", x.dtype));
            };
            let whole = i128::from(whole);
            let (idle, unmet) = match self {
                Bound::Lowest => (whole < *range.start(), whole > *range.end()),
                Bound::Highest => (whole > *range.end(), whole < *range.start()),
            };
            if unmet {
                return unsupported(format!("the bound {whole}, outside of the range of {}", x.dtype));
            }
            if idle {
                return Ok(x.clone());
            }
        }
        Ok(self.nearest(h, x, &h.full(number, x.dtype, &x.dims)))
    }

    fn nearest<'m>(self, h: &Hlo<'m>, x: &Val<'m>, bound: &Val<'m>) -> Val<'m> {
        match self {
            Bound::Lowest => h.maximum(x, bound),
            Bound::Highest => h.minimum(x, bound),
        }
    }
}

/// `clamp(self, min, max)`: `max` wins where the bounds cross.
fn clamp<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = operand(h, call, 0, call.out().dtype)?;
    Bound::Highest.limit(h, call, &Bound::Lowest.limit(h, call, &x, 1)?, 2)
}

/// `clamp_min(self, min)`
fn clamp_min<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Bound::Lowest.limit(h, call, &operand(h, call, 0, call.out().dtype)?, 1)
}

/// `clamp_max(self, max)`
fn clamp_max<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Bound::Highest.limit(h, call, &operand(h, call, 0, call.out().dtype)?, 1)
}

/// `where(condition, self, other)`
fn where_<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let dtype = call.out().dtype;
    let condition = h.convert(&call.tensor(0)?, DType::Bool);
    // A scalar condition selects whole tensors; any other takes part in broadcasting.
    let condition = match condition.rank() {
        0 => condition,
        _ => broadcast(h, &condition, &call.out().dims)?,
    };
    Ok(h.select(&condition, &operand(h, call, 1, dtype)?, &operand(h, call, 2, dtype)?))
}

/// `lerp(self, end, weight)`; the form used for large weights keeps `lerp(a, b, 1) == b`.
fn lerp<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    exact_map(h, call, |[start, end, weight]| {
        let difference = h.subtract(end, start);
        let from_start = h.add(start, &h.multiply(weight, &difference));
        let complement = h.subtract(&h.ones(weight.dtype, &weight.dims), weight);
        let from_end = h.subtract(end, &h.multiply(&difference, &complement));
        let size = if weight.dtype.is_complex() {
            h.op1("stablehlo.abs", &[weight], Shape::new(weight.dtype.to_real(), &weight.dims), &[])
        } else {
            h.unary("abs", weight)
        };
        let small = h.compare("LT", &size, &h.full_like(0.5, &size));
        h.select(&small, &from_start, &from_end)
    })
}

/// `self + value · (tensor1 op tensor2)`
fn addc<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, op: &str) -> Lower<Val<'m>> {
    let value = call.kw_scalar("value").filter(|value| *value != Scalar::Int(1));
    map(h, call, |[x, a, b]| {
        // Scaling the first factor, as ATen does, decides where an intermediate overflows.
        let a = value.map_or_else(|| a.clone(), |value| h.multiply(&h.full(value, a.dtype, &a.dims), a));
        h.add(x, &h.binary(op, &a, b))
    })
}

fn neg<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Ok(h.unary("negate", &call.tensor(0)?))
}

/// `abs(self)`; the modulus of a complex number.
fn abs<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    Ok(match x.dtype {
        d if d.is_complex() => h.op1("stablehlo.abs", &[&x], call.out().clone(), &[]),
        d if d.is_signed() => h.unary("abs", &x),
        _ => x,
    })
}

/// `sign(self)`: -1, 0 or 1; 0 for NaN.
fn sign<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    let dtype = x.dtype;
    if dtype == DType::Bool {
        return Ok(x);
    }
    let zero = h.zeros(dtype, &x.dims);
    let positive = h.convert(&h.compare("GT", &x, &zero), dtype);
    if !dtype.is_signed() {
        return Ok(positive);
    }
    Ok(h.subtract(&positive, &h.convert(&h.compare("LT", &x, &zero), dtype)))
}

/// `sgn(self)`: as `sign`, and `z / |z|` of a complex number.
fn sgn<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    if x.dtype.is_complex() { Ok(h.unary("sign", &x)) } else { sign(h, call) }
}

/// `copysign(self, other)`, where -0.0 and NaN have signs too.
fn copysign<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[a, b]| {
        let magnitude = h.unary("abs", a);
        h.select(&is_negative(h, b), &h.unary("negate", &magnitude), &magnitude)
    })
}

/// `√(a² + b²)` without overflow of the squares; infinite where either operand is.
fn hypot<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>) -> Val<'m> {
    let [a, b] = [a, b].map(|x| h.unary("abs", x));
    let (large, small) = (h.maximum(&a, &b), h.minimum(&a, &b));
    let (zero, infinity) = (h.full_like(0.0, &a), h.full_like(f64::INFINITY, &a));
    let ratio = h.divide(&small, &large);
    let length = h.unary("sqrt", &h.add(&h.multiply(&ratio, &ratio), &h.full_like(1.0, &a)));
    let length = h.select(&h.compare("EQ", &large, &zero), &zero, &h.multiply(&large, &length));
    let infinite = h.binary("or", &h.compare("EQ", &a, &infinity), &h.compare("EQ", &b, &infinity));
    h.select(&infinite, &infinity, &length)
}

/// Whether the sign bit is set (`-0.0` included); for integers, whether the number is negative.
pub(super) fn is_negative<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    let bits = match x.dtype {
        d if !d.is_float() => None,
        d if d.size() == 8 => Some(DType::I64),
        d if d.size() == 4 => Some(DType::I32),
        d if d.size() == 2 => Some(DType::I16),
        _ => Some(DType::I8),
    };
    let x = match bits {
        Some(bits) => h.bitcast_convert(x, Shape::new(bits, &x.dims)),
        None => x.clone(),
    };
    if !x.dtype.is_signed() {
        return h.full(Scalar::Bool(false), DType::Bool, &x.dims);
    }
    h.compare("LT", &x, &h.zeros(x.dtype, &x.dims))
}

/// Rounds towards zero.
pub(super) fn trunc<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    let negative = is_negative(h, x);
    h.select(&negative, &h.unary("ceil", x), &h.unary("floor", x))
}
