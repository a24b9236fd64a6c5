//! Incomplete gamma functions.

use crate::fx::DType;
use crate::lowering::formula::Formula;
use crate::lowering::promotion::{operands, real_output};
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, one};
use crate::lowering::{Call, Hlo, Lower, Val, unsupported};
use std::f64::consts::PI;

pub const OPS: &[OpDef] = &[
    one("aten.igamma.default", |h, c| regularized(h, c, true)),
    one("aten.igammac.default", |h, c| regularized(h, c, false)),
];

type F<'h, 'm> = Formula<'h, 'm>;

/// How the loops compute. The factors around them are `f64` in any case: they lose the digits of large exponents.
#[derive(Clone, Copy)]
struct Steps {
    dtype: DType,
    epsilon: f64,
    /// Larger than any number that a fraction has on its way, with an inverse that is nothing beside them.
    huge: f64,
    /// From this `a` on, the expansion for large `a` has the digits of the type.
    large: f64,
}

/// `ln Γ(1 + a) / a` in powers of `a`: Euler's constant, then `(-1)^k ζ(k) / k`.
const NEAR_ONE: [f64; 5] = [
    -0.577_215_664_901_532_9,
    0.822_467_033_424_113_2,
    -0.400_685_634_386_531_4,
    0.270_580_808_427_784_5,
    -0.207_385_551_028_673_98,
];
/// More terms than any smaller `a` takes.
const MOST_TERMS: i64 = 2000;

/// The lower regularized incomplete gamma function of arguments 0 and 1, or the upper one.
fn regularized<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, lower: bool) -> Lower<Val<'m>> {
    real_output(call)?;
    let steps = match call.out().dtype {
        DType::F64 => Steps { dtype: DType::F64, epsilon: f64::EPSILON, huge: 1e300, large: 1e4 },
        d if d.is_float() => {
            Steps { dtype: DType::F32, epsilon: f32::EPSILON.into(), huge: 1e30, large: 200.0 }
        }
        other => return unsupported(format!("a result of type {other}")),
    };
    let [a, x] = operands::<2>(h, call, DType::F64)?.map(|x| Formula::new(h, x));
    Ok(h.convert(&incomplete(&a, &x, lower, steps).value(), call.out().dtype))
}

/// `P(a, x)` or `Q(a, x) = 1 - P(a, x)`: a series if `x` is below `a` (DLMF 8.11.4), one that keeps the digits of a
/// small `Q` if both are below 1 (DLMF 8.7.1), a continued fraction otherwise (DLMF 8.9.2), and the uniform
/// expansion for large `a` (DLMF 8.12). NaN for negative arguments and if a limit depends on the way to it.
fn incomplete<'h, 'm>(a: &F<'h, 'm>, x: &F<'h, 'm>, lower: bool, steps: Steps) -> F<'h, 'm> {
    let (zero, infinity) = (a.equals(0.0), f64::INFINITY);
    let ordinary = a.gt(0.0).and(&a.lt(steps.large)).and(&x.gt(0.0)).and(&x.lt(infinity));
    let small = a.lt(1.0).and(&x.le(1.0));
    let by_series = x.le(a).or(&small);
    // Elements that another form answers get arguments for which the loops end at once.
    let in_series = ordinary.and(&by_series);
    let in_fraction = ordinary.and(&by_series.not());
    let series = |v: &F<'h, 'm>, idle: f64| v.number(idle).except(&in_series, v);
    let fraction = |v: &F<'h, 'm>, idle: f64| v.number(idle).except(&in_fraction, v);
    // The logarithm of x^a / Γ(a + 1).
    let power = a * x.ln() - log_gamma_of_next(a);
    let share = share(a, x, &power);
    let sum = series_sum(&series(a, 1.0), &series(x, 0.0), &small, steps);
    let rest = power.exp() * a * &sum;
    let p = (&sum * &share).except(&small, power.exp() + &rest);
    let near_q = (1.0 - &p).except(&small, -(power.unary("exponential_minus_one") + &rest));
    let q = continued_fraction(&fraction(a, 1.0), &fraction(x, 1e3), steps) * &share * a;
    let (large_p, large_q) = expansion(a, x);
    let (near, far, large) = if lower { (p, 1.0 - q, large_p) } else { (near_q, q, large_q) };
    let (at_zero, at_end) = if lower { (0.0, 1.0) } else { (1.0, 0.0) };
    let y = far.except(&by_series, near).except(&a.ge(steps.large), large);
    let y = y.except(&x.equals(0.0), at_zero).except(&zero, at_end).except(&x.equals(infinity), at_end);
    let y = y.except(&a.equals(infinity), at_zero);
    let both = zero.and(&x.equals(0.0)).or(&a.equals(infinity).and(&x.equals(infinity)));
    let undefined = a.lt(0.0).or(&x.lt(0.0)).or(&both).or(&a.differs(a)).or(&x.differs(x));
    y.except(&undefined, f64::NAN)
}

/// `ln Γ(a + 1)` for `a` up to 20 or so, by Stirling's formula for `a + 11`; of a small `a` by its power series, which
/// keeps the digits of what is near zero. `chlo.lgamma` is one of the ops that take libtpu longest.
fn log_gamma_of_next<'h, 'm>(a: &F<'h, 'm>) -> F<'h, 'm> {
    const UP: i32 = 10;
    let z = a + f64::from(UP + 1);
    let steps = (2..=UP).fold(a + 1.0, |product, k| product * (a + f64::from(k)));
    let y = (&z - 0.5) * z.ln() - &z + stirling(&z) + (2.0 * PI).ln() / 2.0 - steps.ln();
    y.except(&a.lt(1e-3), a * a.polynomial(&NEAR_ONE))
}

/// Returns `ln Γ(z) - ((z - 1/2) ln z - z + ln √2π)`, for `z` above 10.
fn stirling<'h, 'm>(z: &F<'h, 'm>) -> F<'h, 'm> {
    let inverse = 1.0 / z;
    let terms = [1.0 / 12.0, -1.0 / 360.0, 1.0 / 1260.0, -1.0 / 1680.0, 1.0 / 1188.0];
    inverse.square().polynomial(&terms) * inverse
}

/// `x^a e^-x / Γ(a + 1)`, where `power` is the logarithm of the rest; for larger `a` around the maximum near `x = a`,
/// where the factors are huge.
fn share<'h, 'm>(a: &F<'h, 'm>, x: &F<'h, 'm>, power: &F<'h, 'm>) -> F<'h, 'm> {
    let centred = a.gt(20.0);
    let offset = (x - a) / a;
    let around = a * (offset.ln_1p() - offset) - stirling(a);
    let height = a.number(1.0).except(&centred, (1.0 / (a * (2.0 * PI))).sqrt());
    (power - x).except(&centred, around).exp() * height
}

/// `1 + x / (a + 1) + x² / ((a + 1) (a + 2)) + …`; if `small`, `-x / (a + 1) + x² / (2! (a + 2)) - …`.
fn series_sum<'h, 'm>(a: &F<'h, 'm>, x: &F<'h, 'm>, small: &F<'h, 'm>, steps: Steps) -> F<'h, 'm> {
    let h = a.builder();
    let one = a.number(1.0);
    // Term k is the one before times `x / (shift + k)`, and counts divided by `1 + share · (a + k - 1)`.
    let shift = a.except(small, 0.0);
    let sign = x.except(small, -x);
    let share = a.number(0.0).except(small, 1.0);
    let start = one.except(small, 0.0);
    let [a, shift, x, share, one, start] =
        [a.clone(), shift, sign, share, one, start].map(|v| v.to(steps.dtype).value());
    let step = h.constant_scalar(Scalar::Int(0), DType::I32);
    let results = h.while_loop(
        &[&step, &a, &shift, &x, &share, &one, &start],
        &|h, v| {
            let small = h.multiply(&h.unary("abs", &v[6]), &h.full_like(steps.epsilon / 4.0, &v[6]));
            vec![going(h, &v[0], &h.compare("GT", &h.unary("abs", &v[5]), &small))]
        },
        &|h, v| {
            let next = h.add(&v[0], &h.constant_scalar(Scalar::Int(1), DType::I32));
            let count = h.broadcast_to(&h.convert(&next, v[1].dtype), &v[1].dims);
            let count = Formula::new(h, count);
            let [a, shift, x, share, term, sum] = [1, 2, 3, 4, 5, 6].map(|i| Formula::new(h, v[i].clone()));
            let term = term * &x / (&shift + &count);
            let sum = sum + &term / (1.0 + &share * (&a + &count - 1.0));
            let mut results = vec![next];
            results.extend([a, shift, x, share, term, sum].map(Formula::value));
            results
        },
    );
    Formula::new(h, results[6].clone()).to(DType::F64)
}

/// `1 / (x + 1 - a - 1 (1 - a) / (x + 3 - a - 2 (2 - a) / (x + 5 - a - …)))` by Lentz's method, for `x > a`.
fn continued_fraction<'h, 'm>(a: &F<'h, 'm>, x: &F<'h, 'm>, steps: Steps) -> F<'h, 'm> {
    let h = a.builder();
    let b = (x + 1.0 - a).to(steps.dtype);
    let a = a.to(steps.dtype);
    let start = 1.0 / &b;
    let (huge, ratio) = (a.number(steps.huge), a.number(0.0));
    let [a, b, c, start, ratio] = [a, b, huge, start, ratio].map(Formula::value);
    let step = h.constant_scalar(Scalar::Int(0), DType::I32);
    let results = h.while_loop(
        &[&step, &a, &b, &c, &start, &start, &ratio],
        &|h, v| {
            let distance = h.unary("abs", &h.subtract(&v[6], &h.full_like(1.0, &v[6])));
            vec![going(h, &v[0], &h.compare("GT", &distance, &h.full_like(steps.epsilon, &distance)))]
        },
        &|h, v| {
            let next = h.add(&v[0], &h.constant_scalar(Scalar::Int(1), DType::I32));
            let count = h.broadcast_to(&h.convert(&next, v[1].dtype), &v[1].dims);
            let count = Formula::new(h, count);
            let [a, b, c, d, product] = [1, 2, 3, 4, 5].map(|i| Formula::new(h, v[i].clone()));
            let numerator = &count * (&a - &count);
            let b = b + 2.0;
            let d = 1.0 / (&numerator * d + &b);
            let c = numerator / c + &b;
            let ratio = &d * &c;
            // An element that has converged stays, however long the others take.
            let ratio = ratio.except(&(&ratio - 1.0).abs().le(steps.epsilon), 1.0);
            let product = product * &ratio;
            let mut results = vec![next];
            results.extend([a, b, c, d, product, ratio].map(Formula::value));
            results
        },
    );
    Formula::new(h, results[5].clone()).to(DType::F64)
}

/// Whether a loop goes on: some element has not converged, and there were not too many steps.
fn going<'m>(h: &Hlo<'m>, step: &Val<'m>, open: &Val<'m>) -> Val<'m> {
    let dims: Vec<i64> = (0..open.rank() as i64).collect();
    let any = h.reduce("or", open, &h.constant_scalar(Scalar::Bool(false), DType::Bool), &dims);
    let most = h.constant_scalar(Scalar::Int(MOST_TERMS), DType::I32);
    h.binary("and", &any, &h.compare("LT", step, &most))
}

/// `P` and `Q` for large `a`: the normal distribution and Temme's first two corrections (DLMF 8.12.3 to 8.12.11).
fn expansion<'h, 'm>(a: &F<'h, 'm>, x: &F<'h, 'm>) -> (F<'h, 'm>, F<'h, 'm>) {
    let offset = (x - a) / a;
    let size = offset.abs();
    let tiny = size.lt(1e-3);
    let taylor = offset.square() * offset.polynomial(&[0.5, -1.0 / 3.0, 0.25, -0.2, 1.0 / 6.0]);
    let half_square = (&offset - offset.ln_1p()).except(&tiny, taylor);
    let eta = (&half_square * 2.0).sqrt();
    let eta = eta.except(&offset.lt(0.0), -&eta);
    let (from_offset, from_eta) = (1.0 / &offset, 1.0 / &eta);
    let near = eta.polynomial(&[-1.0 / 3.0, 1.0 / 12.0, -2.0 / 135.0, 1.0 / 864.0]);
    let first = (&from_offset - &from_eta).except(&tiny, near);
    let near = eta.polynomial(&[-1.0 / 540.0, -1.0 / 288.0, 1.0 / 378.0, -77.0 / 77760.0]);
    let cubes =
        from_eta.square() * &from_eta - ((&from_offset + 1.0) * &from_offset + 1.0 / 12.0) * from_offset;
    let second = cubes.except(&size.lt(0.02), near);
    let rest = (-(a * &half_square)).exp() / (a * (2.0 * PI)).sqrt() * (first + second / a);
    let argument = eta * (a / 2.0).sqrt();
    let upper = argument.unary("chlo.erfc") * 0.5 + &rest;
    let lower = (-argument).unary("chlo.erfc") * 0.5 - rest;
    (lower, upper)
}
