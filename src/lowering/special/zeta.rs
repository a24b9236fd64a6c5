//! The Hurwitz zeta function, and the derivatives of the digamma function that it gives.

use super::wide_map;
use crate::fx::DType;
use crate::lowering::elementwise::is_negative;
use crate::lowering::formula::Formula;
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, one};
use crate::lowering::{Call, Hlo, Lower, Val, invalid, unsupported};

pub const OPS: &[OpDef] = &[
    one("aten.polygamma.default", polygamma),
    one("aten.special_zeta.default", |h, c| wide_map(h, c, |[s, q]| zeta(&s, &q))),
    one("aten.special_zeta.other_scalar", |h, c| wide_map(h, c, |[s, q]| zeta(&s, &q))),
    one("aten.special_zeta.self_scalar", |h, c| wide_map(h, c, |[s, q]| zeta(&s, &q))),
];

type F<'h, 'm> = Formula<'h, 'm>;

/// Bernoulli numbers `B₂, B₄ …` over `2!, 4! …`.
const BERNOULLI: [f64; 12] = [
    1.0 / 12.0,
    -1.0 / 720.0,
    1.0 / 30240.0,
    -1.0 / 1209600.0,
    1.0 / 47900160.0,
    -691.0 / 1307674368000.0,
    1.0 / 74724249600.0,
    -3617.0 / 10670622842880000.0,
    43867.0 / 5109094217170944000.0,
    -174611.0 / 802857662698291200000.0,
    77683.0 / 14101100039391805440000.0,
    -236364091.0 / 1693824136731743669452800000.0,
];

/// How many terms are summed one by one.
const TERMS: i64 = 10;

/// The first terms of `Σ (q + k)^exponent`, in a loop: a power is a long piece of code.
fn first_terms<'h, 'm>(q: &F<'h, 'm>, exponent: &F<'h, 'm>) -> F<'h, 'm> {
    let h = q.builder();
    let start = [q.clone(), exponent.clone(), q.number(0.0)].map(Formula::value);
    let results = h.repeat(TERMS, &[&start[0], &start[1], &start[2]], &|h, k, v| {
        let [q, exponent, sum] = [0, 1, 2].map(|i| Formula::new(h, v[i].clone()));
        let k = Formula::new(h, h.broadcast_to(&h.convert(k, DType::F64), &v[0].dims));
        let sum = sum + (&q + k).pow(&exponent);
        vec![q.value(), exponent.value(), sum.value()]
    });
    Formula::new(h, results[2].clone())
}

/// `Σ (q + k)^-s` for `s > 1` and `q > 0`, by the Euler–Maclaurin formula.
fn zeta_of_positive<'h, 'm>(s: &F<'h, 'm>, q: &F<'h, 'm>) -> F<'h, 'm> {
    let exponent = -s;
    let mut sum = first_terms(q, &exponent);
    let end = q + TERMS as f64;
    let last = end.pow(&exponent);
    sum = sum + &last * &end / (s - 1.0) + &last * 0.5;
    let mut factor = &last * s / &end;
    for (k, b) in BERNOULLI.iter().enumerate() {
        sum = sum + &factor * *b;
        let k = 2.0 * k as f64;
        factor = factor * (s + (k + 1.0)) * (s + (k + 2.0)) / end.square();
    }
    sum.except(&q.equals(f64::INFINITY), 0.0)
}

/// The Hurwitz zeta function of `s` and `q`: infinite at `s = 1` and at the poles `q = 0, -1 …`, undefined for
/// `s < 1`, and for `q < 0` unless `s` is whole.
fn zeta<'h, 'm>(s: &F<'h, 'm>, q: &F<'h, 'm>) -> F<'h, 'm> {
    let negative = q.lt(0.0);
    // The terms of the negative numbers q, q + 1 … are those of two series of positive numbers.
    let fraction = (q - q.floor()).except(&q.equals(q.floor()), 1.0);
    let from = q.except(&negative, &fraction);
    let odd = (s - (s / 2.0).floor() * 2.0).equals(1.0);
    let opposite = zeta_of_positive(s, &(1.0 - &fraction)) - zeta_of_positive(s, &(1.0 - q));
    let opposite = opposite.except(&odd, -&opposite);
    let positive = zeta_of_positive(s, &from);
    let y = positive.except(&negative, &positive + opposite);
    let fractional = s.differs(s.floor());
    let y = y.except(&negative.and(&fractional), f64::NAN);
    let pole = q.le(0.0).and(&q.floor().equals(q));
    y.except(&pole, f64::INFINITY).except(&s.lt(1.0), f64::NAN).except(&s.equals(1.0), f64::INFINITY)
}

/// `sin (π √z / 2)² / z` for `z` up to 1, to 1e-10.
const SQUARED_SINE: [f64; 7] = [
    2.4674011000377707,
    -2.0293560402128734,
    0.6676310158646567,
    -0.11766309620460942,
    0.012897067385823408,
    -0.0009553296584951805,
    4.5283014761460365e-05,
];

/// The derivative of `digamma`, to 1e-9: by its asymptotic series from 7 on, by recurrence below, by reflection below
/// 1/2.
fn trigamma<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    const STEPS: i32 = 7;
    let left = x.lt(0.5);
    let y = x.except(&left, 1.0 - x);
    let sum = (0..STEPS).map(|k| 1.0 / (&y + f64::from(k)).square()).reduce(|sum, term| sum + term);
    let inverse = 1.0 / (&y + f64::from(STEPS));
    let z = inverse.square();
    let series = z.horner(&[1.0 / 6.0, -1.0 / 30.0, 1.0 / 42.0, -1.0 / 30.0, 5.0 / 66.0]);
    let series = &inverse + &z * 0.5 + &z * &inverse * series;
    let right = sum.map_or_else(|| series.clone(), |sum| sum + &series);
    // π² / sin² πx, by the distance from the nearest pole.
    let distance = (x - (x + 0.5).floor()) * 2.0;
    let squared = distance.square();
    let reflected = std::f64::consts::PI.powi(2) / (&squared * squared.horner(&SQUARED_SINE)) - &right;
    let pole = x.le(0.0).and(&x.floor().equals(x));
    right.except(&left, reflected).except(&pole, f64::INFINITY)
}

/// `polygamma(n, self)`: the derivative of order `n` of `digamma`.
fn polygamma<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let n = call.int(0)?;
    if n < 0 {
        return invalid("a negative order");
    }
    let x = call.tensor(1)?;
    if x.dtype.is_complex() {
        return unsupported("complex numbers");
    }
    let out = call.out();
    let x = h.convert(&x, DType::F64);
    if n == 1 && h.for_cpu() && out.dtype != DType::F64 {
        return Ok(h.convert(&trigamma(&Formula::new(h, x)).value(), out.dtype));
    }
    if n == 0 {
        let pole = h.full(Scalar::Float(f64::NEG_INFINITY), DType::F64, &x.dims);
        let pole = h.select(&is_negative(h, &x), &h.unary("negate", &pole), &pole);
        let zero = h.compare("EQ", &x, &h.full_like(0.0, &x));
        return Ok(h.convert(&h.select(&zero, &pole, &h.unary("chlo.digamma", &x)), out.dtype));
    }
    let x = Formula::new(h, x);
    let order = x.number((n + 1) as f64);
    let factorial: f64 = (1..=n.min(171)).map(|k| k as f64).product();
    let sign = if n % 2 == 0 { -1.0 } else { 1.0 };
    let y = zeta(&order, &x) * (sign * factorial);
    Ok(h.convert(&y.value(), out.dtype))
}
