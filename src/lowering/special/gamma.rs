//! Incomplete gamma functions.

use super::wide_map;
use crate::fx::DType;
use crate::lowering::call::Scalar;
use crate::lowering::formula::Formula;
use crate::lowering::hlo::Hlo;
use crate::lowering::table::{OpDef, one};
use std::f64::consts::PI;

pub const OPS: &[OpDef] = &[
    one("aten.igamma.default", |h, c| wide_map(h, c, |[a, x]| incomplete(&a, &x, true))),
    one("aten.igammac.default", |h, c| wide_map(h, c, |[a, x]| incomplete(&a, &x, false))),
];

type F<'h, 'm> = Formula<'h, 'm>;

/// Beyond this `a` the expansion for large `a` has nine digits and more.
const LARGE: f64 = 1e4;
/// More terms than any smaller `a` takes.
const MOST_TERMS: i64 = 2000;

/// The lower regularized incomplete gamma function `P(a, x)`, or the upper one, `1 - P`.
fn incomplete<'h, 'm>(a: &F<'h, 'm>, x: &F<'h, 'm>, lower: bool) -> F<'h, 'm> {
    let (zero, infinity) = (a.equals(0.0), f64::INFINITY);
    let ordinary = a.gt(0.0).and(&a.lt(LARGE)).and(&x.gt(0.0)).and(&x.lt(infinity));
    let by_series = x.le(a).or(&x.le(1.0));
    // Elements that another form answers get arguments for which the loops end at once.
    let series = |v: &F<'h, 'm>, idle: f64| v.number(idle).except(&ordinary.and(&by_series), v);
    let fraction = |v: &F<'h, 'm>, idle: f64| v.except(&ordinary.and(&by_series.not()).not(), idle);
    let density = density(a, x);
    let p = series_sum(&series(a, 1.0), &series(x, 0.0)) * &density / a;
    let q = continued_fraction(&fraction(a, 1.0), &fraction(x, 1e3)) * &density;
    let (large_p, large_q) = expansion(a, x);
    let (near, far, large) = if lower { (p, 1.0 - q, large_p) } else { (1.0 - p, q, large_q) };
    let (at_zero, at_end) = if lower { (0.0, 1.0) } else { (1.0, 0.0) };
    let y = far.except(&by_series, near).except(&a.ge(LARGE), large);
    let y = y.except(&x.equals(0.0), at_zero).except(&zero, at_end).except(&x.equals(infinity), at_end);
    let y = y.except(&a.equals(infinity), at_zero);
    let both = zero.and(&x.equals(0.0)).or(&a.equals(infinity).and(&x.equals(infinity)));
    let undefined = a.lt(0.0).or(&x.lt(0.0)).or(&both).or(&a.differs(a)).or(&x.differs(x));
    y.except(&undefined, f64::NAN)
}

/// `x^a e^-x / Γ(a)`; for larger `a` around the maximum at `x = a`, where the factors are huge.
fn density<'h, 'm>(a: &F<'h, 'm>, x: &F<'h, 'm>) -> F<'h, 'm> {
    let plain = (a * x.ln() - x - a.unary("chlo.lgamma")).exp();
    let offset = (x - a) / a;
    let inverse = 1.0 / a;
    let stirling =
        inverse.square().polynomial(&[1.0 / 12.0, -1.0 / 360.0, 1.0 / 1260.0, -1.0 / 1680.0]) * &inverse;
    let centred = (a * (offset.ln_1p() - offset) - stirling).exp() * (a / (2.0 * PI)).sqrt();
    plain.except(&a.gt(20.0), centred)
}

/// `1 + x / (a + 1) + x² / ((a + 1) (a + 2)) + …`
fn series_sum<'h, 'm>(a: &F<'h, 'm>, x: &F<'h, 'm>) -> F<'h, 'm> {
    let h = a.builder();
    let one = a.number(1.0).value();
    let (a, x) = (a.clone().value(), x.clone().value());
    let step = h.constant_scalar(Scalar::Int(0), DType::I32);
    let results = h.while_loop(
        &[&step, &a, &x, &one, &one],
        &|h, v| {
            let [step, _, _, term, sum] = v else { return v.to_vec() };
            let small = h.multiply(sum, &h.full_like(f64::EPSILON / 4.0, sum));
            vec![going(h, step, h.compare("GT", term, &small))]
        },
        &|h, v| {
            let [step, a, x, term, sum] = v else { return v.to_vec() };
            let next = h.add(step, &h.constant_scalar(Scalar::Int(1), DType::I32));
            let count = h.broadcast_to(&h.convert(&next, DType::F64), &a.dims);
            let term = h.multiply(term, &h.divide(x, &h.add(a, &count)));
            let sum = h.add(sum, &term);
            vec![next, a.clone(), x.clone(), term, sum]
        },
    );
    Formula::new(h, results[4].clone())
}

/// `1 / (x + 1 - a - 1 (1 - a) / (x + 3 - a - 2 (2 - a) / (x + 5 - a - …)))` by Lentz's method, for `x > a`.
fn continued_fraction<'h, 'm>(a: &F<'h, 'm>, x: &F<'h, 'm>) -> F<'h, 'm> {
    let h = a.builder();
    let b = x + 1.0 - a;
    let start = 1.0 / &b;
    let huge = a.number(1e300);
    let ratio = a.number(0.0);
    let [a, b, c, start, ratio] = [a.clone(), b, huge, start, ratio].map(Formula::value);
    let step = h.constant_scalar(Scalar::Int(0), DType::I32);
    let results = h.while_loop(
        &[&step, &a, &b, &c, &start, &start, &ratio],
        &|h, v| {
            let distance = h.unary("abs", &h.subtract(&v[6], &h.full_like(1.0, &v[6])));
            vec![going(h, &v[0], h.compare("GT", &distance, &h.full_like(f64::EPSILON, &distance)))]
        },
        &|h, v| {
            let next = h.add(&v[0], &h.constant_scalar(Scalar::Int(1), DType::I32));
            let count = h.broadcast_to(&h.convert(&next, DType::F64), &v[1].dims);
            let count = Formula::new(h, count);
            let [a, b, c, d, product] = [1, 2, 3, 4, 5].map(|i| Formula::new(h, v[i].clone()));
            let numerator = &count * (&a - &count);
            let b = b + 2.0;
            let d = 1.0 / (&numerator * d + &b);
            let c = numerator / c + &b;
            let ratio = &d * &c;
            let product = product * &ratio;
            let mut results = vec![next];
            results.extend([a, b, c, d, product, ratio].map(Formula::value));
            results
        },
    );
    Formula::new(h, results[5].clone())
}

/// Whether a loop goes on: some element has not converged, and there were not too many steps.
fn going<'m>(
    h: &Hlo<'m>,
    step: &crate::lowering::Val<'m>,
    open: crate::lowering::Val<'m>,
) -> crate::lowering::Val<'m> {
    let dims: Vec<i64> = (0..open.rank() as i64).collect();
    let any = h.reduce("or", &open, &h.constant_scalar(Scalar::Bool(false), DType::Bool), &dims);
    let most = h.constant_scalar(Scalar::Int(MOST_TERMS), DType::I32);
    h.binary("and", &any, &h.compare("LT", step, &most))
}

/// `P` and `Q` for large `a`: the normal distribution and Temme's first correction (DLMF 8.12).
fn expansion<'h, 'm>(a: &F<'h, 'm>, x: &F<'h, 'm>) -> (F<'h, 'm>, F<'h, 'm>) {
    let offset = (x - a) / a;
    let tiny = offset.abs().lt(1e-3);
    let taylor = offset.square() * offset.polynomial(&[0.5, -1.0 / 3.0, 0.25, -0.2, 1.0 / 6.0]);
    let half_square = (&offset - offset.ln_1p()).except(&tiny, taylor);
    let eta = (&half_square * 2.0).sqrt();
    let eta = eta.except(&offset.lt(0.0), -&eta);
    let near = eta.polynomial(&[-1.0 / 3.0, 1.0 / 12.0, -2.0 / 135.0, 1.0 / 864.0]);
    let correction = (1.0 / &offset - 1.0 / &eta).except(&tiny, near);
    let rest = (-(a * &half_square)).exp() / (a * (2.0 * PI)).sqrt() * correction;
    let argument = eta * (a / 2.0).sqrt();
    let upper = argument.unary("chlo.erfc") * 0.5 + &rest;
    let lower = (-argument).unary("chlo.erfc") * 0.5 - rest;
    (lower, upper)
}
