//! The normal distribution: its quantiles, and the scaled complement of the error function.

use super::coefficients as series;
use super::wide_map;
use crate::lowering::formula::Formula;
use crate::lowering::table::{OpDef, one};

pub const OPS: &[OpDef] = &[
    one("aten.special_erfcx.default", |h, c| wide_map(h, c, |[x]| erfcx(&x))),
    one("aten.special_log_ndtr.default", |h, c| wide_map(h, c, |[x]| log_ndtr(&x))),
    one("aten.special_ndtri.default", |h, c| wide_map(h, c, |[p]| quantile(&p))),
];

type F<'h, 'm> = Formula<'h, 'm>;

/// `e^x² erfc(x)`; of a negative number by reflection, infinite if that overflows.
fn erfcx<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    let size = x.abs();
    // (size - 4) / (size + 4), without ∞ / ∞.
    let t = 1.0 - 8.0 / (&size + 4.0);
    let positive = t.chebyshev(&series::ERFCX) / (&size * 2.0 + 1.0);
    positive.except(&x.lt(0.0), x.square().exp() * 2.0 - &positive)
}

/// The logarithm of the distribution function.
fn log_ndtr<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    let z = x * std::f64::consts::FRAC_1_SQRT_2;
    let tail = (erfcx(&-&z) / 2.0).ln() - z.square();
    (z.unary("chlo.erfc") * -0.5).ln_1p().except(&x.lt(-1.0), tail)
}

/// The `x` at which the distribution function is `p`.
fn quantile<'h, 'm>(p: &F<'h, 'm>) -> F<'h, 'm> {
    let edge = (-2.0f64).exp();
    let above = p.gt(0.5);
    let below_half = p.except(&above, 1.0 - p);
    let offset = p - 0.5;
    let middle =
        ((&offset / (0.5 - edge)).square() * 2.0 - 1.0).chebyshev(&series::NORMAL_QUANTILE_MIDDLE) * &offset;
    let z = (below_half.ln() * -2.0).sqrt();
    let w = 1.0 / &z;
    // `w` on 1/8..1/2 and on 1/64..1/8, each stretched to -1..1.
    let near = (&w * (16.0 / 3.0) - 5.0 / 3.0).chebyshev(&series::NORMAL_QUANTILE_NEAR);
    let far = (&w * (128.0 / 7.0) - 9.0 / 7.0).chebyshev(&series::NORMAL_QUANTILE_FAR);
    let tail = z.ln() * &w - &z + near.except(&z.gt(8.0), far);
    let tail = tail.except(&above, -&tail);
    let y = middle.except(&below_half.lt(edge), tail);
    y.except(&p.equals(0.0), f64::NEG_INFINITY).except(&p.equals(1.0), f64::INFINITY)
}
