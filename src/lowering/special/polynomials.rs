//! Orthogonal polynomials of a degree that is a tensor too.

use super::wide_map;
use crate::fx::DType;
use crate::lowering::formula::Formula;
use crate::lowering::promotion::{operands, real_output};
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, one};
use crate::lowering::{Call, Hlo, Lower, Val, unsupported};
use std::f64::consts::LN_2;

/// The three overloads of a polynomial: both tensors, or a number as argument or as degree.
macro_rules! overloads {
    ($(($name:literal, $lower:expr)),* $(,)?) => {
        &[$(
            one(concat!("aten.special_", $name, ".default"), $lower),
            one(concat!("aten.special_", $name, ".x_scalar"), $lower),
            one(concat!("aten.special_", $name, ".n_scalar"), $lower),
        )*]
    };
}

pub const OPS: &[OpDef] = overloads![
    ("chebyshev_polynomial_t", |h, c| chebyshev(h, c, ChebyshevKind::T, false)),
    ("chebyshev_polynomial_u", |h, c| chebyshev(h, c, ChebyshevKind::U, false)),
    ("chebyshev_polynomial_v", |h, c| chebyshev(h, c, ChebyshevKind::V, false)),
    ("chebyshev_polynomial_w", |h, c| chebyshev(h, c, ChebyshevKind::W, false)),
    ("shifted_chebyshev_polynomial_t", |h, c| chebyshev(h, c, ChebyshevKind::T, true)),
    ("shifted_chebyshev_polynomial_u", |h, c| chebyshev(h, c, ChebyshevKind::U, true)),
    ("shifted_chebyshev_polynomial_v", |h, c| chebyshev(h, c, ChebyshevKind::V, true)),
    ("shifted_chebyshev_polynomial_w", |h, c| chebyshev(h, c, ChebyshevKind::W, true)),
    ("hermite_polynomial_h", |h, c| recurrence(h, c, Family::HermiteH)),
    ("hermite_polynomial_he", |h, c| recurrence(h, c, Family::HermiteHe)),
    ("laguerre_polynomial_l", |h, c| recurrence(h, c, Family::Laguerre)),
    ("legendre_polynomial_p", |h, c| recurrence(h, c, Family::Legendre)),
];

type F<'h, 'm> = Formula<'h, 'm>;

/// Chebyshev polynomials of the first to the fourth kind.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum ChebyshevKind {
    T,
    U,
    V,
    W,
}

/// Chebyshev polynomials in closed form, which takes no loop over the degree; `shifted` ones are those of `2x - 1`.
fn chebyshev<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, kind: ChebyshevKind, shifted: bool) -> Lower<Val<'m>> {
    wide_map(h, call, |[x, n]| {
        let x = if shifted { x * 2.0 - 1.0 } else { x };
        let n = n.unary("floor").except(&n.lt(0.0), n.unary("ceil"));
        let odd = (&n - (&n / 2.0).floor() * 2.0).equals(1.0);
        let size = x.abs();
        let inside = trigonometric(&x, &n, kind);
        // P(-x) is ±P(x), where the third kind and the fourth exchange their roles.
        let (above, mirrored) = match kind {
            ChebyshevKind::T | ChebyshevKind::U => (hyperbolic(&size, &n, kind), hyperbolic(&size, &n, kind)),
            ChebyshevKind::V => {
                (hyperbolic(&size, &n, ChebyshevKind::V), hyperbolic(&size, &n, ChebyshevKind::W))
            }
            ChebyshevKind::W => {
                (hyperbolic(&size, &n, ChebyshevKind::W), hyperbolic(&size, &n, ChebyshevKind::V))
            }
        };
        let below = mirrored.except(&odd, -&mirrored);
        let y = inside.except(&x.gt(1.0), above).except(&x.lt(-1.0), below);
        let (at_one, at_minus_one) = match kind {
            ChebyshevKind::T => (n.number(1.0), n.number(1.0)),
            ChebyshevKind::U => (&n + 1.0, &n + 1.0),
            ChebyshevKind::V => (n.number(1.0), &n * 2.0 + 1.0),
            ChebyshevKind::W => (&n * 2.0 + 1.0, n.number(1.0)),
        };
        let y = y.except(&x.equals(1.0), at_one);
        let y = y.except(&x.equals(-1.0), at_minus_one.except(&odd, -&at_minus_one));
        y.except(&n.equals(0.0), 1.0).except(&n.lt(0.0), 0.0)
    })
}

/// In terms of the angle whose cosine is `x`, for `-1 < x < 1`.
fn trigonometric<'h, 'm>(x: &F<'h, 'm>, n: &F<'h, 'm>, kind: ChebyshevKind) -> F<'h, 'm> {
    let (sine, cosine) = (((1.0 - x) / 2.0).sqrt(), ((x + 1.0) / 2.0).sqrt());
    let angle = sine.binary("atan2", &cosine) * 2.0;
    match kind {
        ChebyshevKind::T => (n * angle).cos(),
        ChebyshevKind::U => ((n + 1.0) * angle).sin() / (sine * cosine * 2.0),
        ChebyshevKind::V => ((n + 0.5) * angle).cos() / cosine,
        ChebyshevKind::W => ((n + 0.5) * angle).sin() / sine,
    }
}

/// In terms of the area whose hyperbolic cosine is `x`, for `x > 1`.
fn hyperbolic<'h, 'm>(x: &F<'h, 'm>, n: &F<'h, 'm>, kind: ChebyshevKind) -> F<'h, 'm> {
    let beyond = x - 1.0;
    let sine = (&beyond * (x + 1.0)).sqrt();
    let area = (&beyond + &sine).ln_1p();
    let cosh = |a: F<'h, 'm>| (&a - LN_2).exp() + (-a - LN_2).exp();
    let sinh = |a: F<'h, 'm>| a.unary("chlo.sinh");
    match kind {
        ChebyshevKind::T => cosh(n * area),
        ChebyshevKind::U => sinh((n + 1.0) * area) / sine,
        ChebyshevKind::V => cosh((n + 0.5) * area) / ((x + 1.0) / 2.0).sqrt(),
        ChebyshevKind::W => sinh((n + 0.5) * area) / (beyond / 2.0).sqrt(),
    }
}

/// Polynomials that follow from the two before them.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Family {
    HermiteH,
    HermiteHe,
    Laguerre,
    Legendre,
}

impl Family {
    /// The polynomial of degree 1.
    fn first<'h, 'm>(self, x: &F<'h, 'm>) -> F<'h, 'm> {
        match self {
            Family::HermiteH => x * 2.0,
            Family::HermiteHe | Family::Legendre => x.clone(),
            Family::Laguerre => 1.0 - x,
        }
    }

    /// The polynomial of degree `k + 1`, from those of degrees `k` and `k - 1`.
    fn next<'h, 'm>(self, x: &F<'h, 'm>, k: &F<'h, 'm>, p: &F<'h, 'm>, before: &F<'h, 'm>) -> F<'h, 'm> {
        match self {
            Family::HermiteH => x * p * 2.0 - k * before * 2.0,
            Family::HermiteHe => x * p - k * before,
            Family::Laguerre => ((k * 2.0 + 1.0 - x) * p - k * before) / (k + 1.0),
            Family::Legendre => ((k * 2.0 + 1.0) * x * p - k * before) / (k + 1.0),
        }
    }

    /// Degrees that ATen computes; NaN beyond.
    fn highest_degree(self, dtype: DType) -> Option<f64> {
        match self {
            Family::HermiteH | Family::HermiteHe if dtype == DType::F64 => Some(512.0),
            Family::HermiteH | Family::HermiteHe => Some(128.0),
            Family::Laguerre | Family::Legendre => None,
        }
    }
}

/// The recurrence runs to the highest degree in the tensor; each element takes its polynomial as it comes by.
fn recurrence<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, family: Family) -> Lower<Val<'m>> {
    real_output(call)?;
    let out = call.out();
    if !out.dtype.is_float() {
        return unsupported(format!("a result of type {}", out.dtype));
    }
    let [x, n] = operands::<2>(h, call, DType::F64)?;
    let degree = Formula::new(h, h.convert(&h.convert(&n, DType::I64), DType::F64));
    let x = Formula::new(h, x);
    let highest = family.highest_degree(out.dtype);
    let counted = highest.map_or_else(|| degree.clone(), |highest| degree.min(highest));
    let scalar = |value: f64| h.constant_scalar(Scalar::Float(value), DType::F64);
    let dims: Vec<i64> = (0..out.rank() as i64).collect();
    let last = h.reduce("maximum", &counted.value(), &scalar(f64::NEG_INFINITY), &dims);
    let first = family.first(&x);
    let result = x.number(1.0).except(&degree.ge(1.0), &first);
    let zeroth = x.number(1.0);
    let [x, degree, result] = [x, degree, result].map(Formula::value);
    let state = h.while_loop(
        &[&scalar(1.0), &last, &x, &degree, &zeroth.value(), &first.value(), &result],
        &|h, v| vec![h.compare("LT", &v[0], &v[1])],
        &|h, v| {
            let [k, last, x, degree, before, p, result] = v else { return v.to_vec() };
            let step = h.add(k, &h.constant_scalar(Scalar::Float(1.0), DType::F64));
            let [x_, p_, before_] = [x, p, before].map(|v| Formula::new(h, v.clone()));
            let k_ = Formula::new(h, h.broadcast_to(k, &x.dims));
            let next = family.next(&x_, &k_, &p_, &before_).value();
            let due = h.compare("EQ", degree, &h.broadcast_to(&step, &x.dims));
            let result = h.select(&due, &next, result);
            vec![step, last.clone(), x.clone(), degree.clone(), p.clone(), next, result]
        },
    );
    let result = Formula::new(h, state[6].clone());
    let degree = Formula::new(h, degree);
    let mut y = result.except(&degree.lt(0.0), 0.0);
    if let Some(highest) = highest {
        y = y.except(&degree.gt(highest), f64::NAN);
    }
    Ok(h.convert(&y.value(), out.dtype))
}
