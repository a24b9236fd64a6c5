//! Mathematical functions of one number, and rounding.

pub mod integers;
pub mod vectorized;

use super::elementwise::{is_negative, trunc};
use super::formula::Formula;
use super::promotion::{map, operand, opmath, real_map};
use super::table::{OpDef, one};
use super::{Call, Hlo, Lower, Scalar, Val, unsupported};
use crate::fx::{Arg, DType};

pub const OPS: &[OpDef] = &[
    one("aten.exp.default", |h, c| function(h, c, "exponential")),
    one("aten.exp2.default", exp2),
    one("aten.expm1.default", |h, c| function(h, c, "exponential_minus_one")),
    one("aten.log.default", |h, c| function(h, c, "log")),
    one("aten.log2.default", |h, c| logarithm(h, c, 2.0)),
    one("aten.log10.default", |h, c| logarithm(h, c, 10.0)),
    one("aten.log1p.default", |h, c| function(h, c, "log_plus_one")),
    one("aten.sqrt.default", |h, c| function(h, c, "sqrt")),
    one("aten.rsqrt.default", |h, c| function(h, c, "rsqrt")),
    one("aten.reciprocal.default", reciprocal),
    one("aten.sin.default", |h, c| function(h, c, "sine")),
    one("aten.cos.default", |h, c| function(h, c, "cosine")),
    one("aten.tan.default", |h, c| function(h, c, "tan")),
    one("aten.asin.default", |h, c| function(h, c, "chlo.asin")),
    one("aten.acos.default", |h, c| function(h, c, "chlo.acos")),
    one("aten.atan.default", |h, c| function(h, c, "chlo.atan")),
    one("aten.atan2.default", |h, c| real_map(h, c, |[y, x]| atan2(h, y, x))),
    one("aten.sinh.default", |h, c| function(h, c, "chlo.sinh")),
    one("aten.cosh.default", |h, c| function(h, c, "chlo.cosh")),
    one("aten.tanh.default", |h, c| function(h, c, "tanh")),
    one("aten.asinh.default", |h, c| function(h, c, "chlo.asinh")),
    one("aten.acosh.default", |h, c| function(h, c, "chlo.acosh")),
    one("aten.atanh.default", |h, c| function(h, c, "chlo.atanh")),
    one("aten.erf.default", |h, c| real_map(h, c, |[x]| erf(h, x))),
    one("aten.erfc.default", |h, c| real_function(h, c, "chlo.erfc")),
    one("aten.erfinv.default", erfinv),
    one("aten.lgamma.default", |h, c| real_function(h, c, "chlo.lgamma")),
    one("aten.digamma.default", digamma),
    one("aten.sigmoid.default", |h, c| function(h, c, "logistic")),
    one("aten.logit.default", logit),
    one("aten.ceil.default", |h, c| rounding(h, c, |h, x| h.unary("ceil", x))),
    one("aten.floor.default", |h, c| rounding(h, c, |h, x| h.unary("floor", x))),
    one("aten.round.default", |h, c| rounding(h, c, |h, x| h.unary("round_nearest_even", x))),
    one("aten.round.decimals", round_decimals),
    one("aten.trunc.default", |h, c| rounding(h, c, trunc)),
    one("aten.frac.default", |h, c| real_map(h, c, |[x]| h.subtract(x, &trunc(h, x)))),
];

/// The error function of real numbers.
pub(super) fn erf<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    let near = h.unary("chlo.erf", x);
    if x.dtype == DType::F64 {
        return near;
    }
    // XLA's approximation in float32 ends at 1 - 2e-7, even at infinity, which is far from 1 where 1 is subtracted.
    let is_far = h.compare("GE", &h.unary("abs", x), &h.full_like(4.0, x));
    h.select(&is_far, &h.unary("sign", x), &near)
}

/// A function that takes complex numbers too.
fn function<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, name: &str) -> Lower<Val<'m>> {
    map(h, call, |[x]| vectorized::function(h, x, name).unwrap_or_else(|| h.unary(name, x)))
}

/// `1 / √x`.
pub(super) fn inverse_root<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    vectorized::function(h, x, "rsqrt").unwrap_or_else(|| h.unary("rsqrt", x))
}

fn atan2<'m>(h: &Hlo<'m>, y: &Val<'m>, x: &Val<'m>) -> Val<'m> {
    vectorized::atan2(h, y, x).unwrap_or_else(|| h.binary("atan2", y, x))
}

fn real_function<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, name: &str) -> Lower<Val<'m>> {
    real_map(h, call, |[x]| h.unary(name, x))
}

/// `erfinv(self)`.
///
/// XLA computes `1 - x²`, which loses the digits of numbers near ±1. One step of Newton's method for
/// `erfc(y) = 1 - |x|` brings them back: that difference is exact there, and so is what `erfc` gives to the last
/// digits.
fn erfinv<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let narrow = call.out().dtype.size() < 4;
    real_map(h, call, |[x]| {
        let first = Formula::new(h, h.unary("chlo.erf_inv", x));
        if narrow {
            return first.value();
        }
        let size = Formula::new(h, x.clone()).abs();
        let y = first.abs();
        let slope = y.square().exp() * (std::f64::consts::PI.sqrt() / 2.0);
        let step = (y.unary("chlo.erfc") - (1.0 - &size)) * slope;
        let refined = (&y + step) * first.unary("sign");
        first.except(&size.gt(0.5).and(&size.lt(1.0)), refined).value()
    })
}

/// `digamma(self)`, with the infinity of each side at the zeros of either sign.
fn digamma<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    real_map(h, call, |[x]| {
        let zero = h.full_like(0.0, x);
        let infinity = |value: f64| h.full_like(value, x);
        let pole = h.select(&is_negative(h, x), &infinity(f64::INFINITY), &infinity(f64::NEG_INFINITY));
        h.select(&h.compare("EQ", x, &zero), &pole, &h.unary("chlo.digamma", x))
    })
}

fn exp2<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    map(h, call, |[x]| h.binary("power", &h.full(Scalar::Int(2), x.dtype, &x.dims), x))
}

/// A quotient is exact where the logarithm is whole more often than a product with the reciprocal.
fn logarithm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, base: f64) -> Lower<Val<'m>> {
    map(h, call, |[x]| {
        let scale = h.full(Scalar::Float(base.ln()), x.dtype, &x.dims);
        h.divide(&h.unary("log", x), &scale)
    })
}

fn reciprocal<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    map(h, call, |[x]| h.divide(&h.ones(x.dtype, &x.dims), x))
}

/// `logit(self, eps=None)`: `log(x / (1 - x))` of `x` limited to `eps..=1 - eps`, where that is empty first by `eps`.
fn logit<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let eps = call.opt_float(1)?;
    real_map(h, call, |[x]| {
        let x = match eps {
            Some(eps) => {
                let (low, high) = (h.full_like(eps, x), h.full_like(1.0 - eps, x));
                let limited = h.select(&h.compare("GT", x, &high), &high, x);
                h.select(&h.compare("LT", x, &low), &low, &limited)
            }
            None => x.clone(),
        };
        h.unary("log", &h.divide(&x, &h.subtract(&h.full_like(1.0, &x), &x)))
    })
}

/// Whole already where the type is an integer.
fn rounding<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    f: impl Fn(&Hlo<'m>, &Val<'m>) -> Val<'m>,
) -> Lower<Val<'m>> {
    real_map(h, call, |[x]| if x.dtype.is_float() { f(h, x) } else { x.clone() })
}

/// `round(self, *, decimals=0)`: half to even, after scaling by a power of ten.
fn round_decimals<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let decimals = if let Arg::Int(decimals) = call.kw("decimals") { *decimals } else { 0 };
    let out = call.out().dtype;
    let x = operand(h, call, 0, opmath(out))?;
    if !out.is_float() {
        return if decimals >= 0 { Ok(x) } else { unsupported("integers with negative decimals") };
    }
    let scale = h.full_like(10f64.powi(decimals.unsigned_abs().min(400) as i32), &x);
    let y = if decimals >= 0 {
        h.divide(&h.unary("round_nearest_even", &h.multiply(&x, &scale)), &scale)
    } else {
        h.multiply(&h.unary("round_nearest_even", &h.divide(&x, &scale)), &scale)
    };
    Ok(h.convert(&y, out))
}
