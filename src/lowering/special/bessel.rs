//! Bessel functions and Airy's: series near the origin, asymptotic forms times series in the reciprocal beyond.

use super::coefficients as series;
use super::wide_map;
use crate::lowering::formula::Formula;
use crate::lowering::table::{OpDef, one};
use std::f64::consts::{FRAC_2_PI, FRAC_PI_4, PI};

pub const OPS: &[OpDef] = &[
    one("aten.special_bessel_j0.default", |h, c| wide_map(h, c, |[x]| j0(&x))),
    one("aten.special_bessel_j1.default", |h, c| wide_map(h, c, |[x]| j1(&x))),
    one("aten.special_bessel_y0.default", |h, c| wide_map(h, c, |[x]| y0(&x))),
    one("aten.special_bessel_y1.default", |h, c| wide_map(h, c, |[x]| y1(&x))),
    one("aten.i0.default", |h, c| wide_map(h, c, |[x]| i0e(&x) * x.abs().exp())),
    one("aten.special_i0e.default", |h, c| wide_map(h, c, |[x]| i0e(&x))),
    one("aten.special_i1.default", |h, c| wide_map(h, c, |[x]| i1e(&x) * x.abs().exp())),
    one("aten.special_i1e.default", |h, c| wide_map(h, c, |[x]| i1e(&x))),
    one("aten.special_modified_bessel_i0.default", |h, c| wide_map(h, c, |[x]| i0e(&x) * x.abs().exp())),
    one("aten.special_modified_bessel_i1.default", |h, c| wide_map(h, c, |[x]| i1e(&x) * x.abs().exp())),
    one("aten.special_modified_bessel_k0.default", |h, c| wide_map(h, c, |[x]| k0(&x, false))),
    one("aten.special_modified_bessel_k1.default", |h, c| wide_map(h, c, |[x]| k1(&x, false))),
    one("aten.special_scaled_modified_bessel_k0.default", |h, c| wide_map(h, c, |[x]| k0(&x, true))),
    one("aten.special_scaled_modified_bessel_k1.default", |h, c| wide_map(h, c, |[x]| k1(&x, true))),
    one("aten.special_spherical_bessel_j0.default", |h, c| wide_map(h, c, |[x]| spherical_j0(&x))),
    one("aten.special_airy_ai.default", |h, c| wide_map(h, c, |[x]| airy(&x))),
];

type F<'h, 'm> = Formula<'h, 'm>;

/// The argument in -1..=1 of a series in `(x / bound)²`.
fn squared<'h, 'm>(x: &F<'h, 'm>, bound: f64) -> F<'h, 'm> {
    (x / bound).square() * 2.0 - 1.0
}

/// The argument in -1..=1 of a series in `bound / x`.
fn reciprocal<'h, 'm>(x: &F<'h, 'm>, bound: f64) -> F<'h, 'm> {
    2.0 * bound / x - 1.0
}

/// Hankel's form for `x > 8`, of the cosine and the sine of the phase: `√(2 / πx) (P · cos ∓ Q · sin)`.
struct Hankel<'h, 'm> {
    size: F<'h, 'm>,
    p: F<'h, 'm>,
    q: F<'h, 'm>,
    phase: F<'h, 'm>,
}

impl<'h, 'm> Hankel<'h, 'm> {
    fn new(x: &F<'h, 'm>, order: f64, p: &[f64], q: &[f64]) -> Self {
        let z = 8.0 / x;
        let t = z.square() * 2.0 - 1.0;
        Hankel {
            size: (FRAC_2_PI / x).sqrt(),
            p: t.chebyshev(p),
            q: t.chebyshev(q) * z,
            phase: x - (2.0 * order + 1.0) * FRAC_PI_4,
        }
    }

    fn first_kind(&self) -> F<'h, 'm> {
        (&self.p * self.phase.cos() - &self.q * self.phase.sin()) * &self.size
    }

    fn second_kind(&self) -> F<'h, 'm> {
        (&self.p * self.phase.sin() + &self.q * self.phase.cos()) * &self.size
    }
}

fn j0<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    let x = x.abs();
    let far = Hankel::new(&x, 0.0, &series::HANKEL_P0, &series::HANKEL_Q0).first_kind();
    squared(&x, 8.0).chebyshev(&series::J0).except(&x.gt(8.0), far)
}

fn j1<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    let size = x.abs();
    let near = squared(x, 8.0).chebyshev(&series::J1) * x;
    let far = Hankel::new(&size, 1.0, &series::HANKEL_P1, &series::HANKEL_Q1).first_kind();
    let far = far.except(&x.lt(0.0), -&far);
    near.except(&size.gt(8.0), far)
}

fn y0<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    let t = squared(x, 8.0);
    let near = t.chebyshev(&series::Y0) + x.ln() * t.chebyshev(&series::J0) * FRAC_2_PI;
    let far = Hankel::new(x, 0.0, &series::HANKEL_P0, &series::HANKEL_Q0).second_kind();
    near.except(&x.gt(8.0), far)
}

fn y1<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    let t = squared(x, 8.0);
    let singular = x.ln() * t.chebyshev(&series::J1) * x - 1.0 / x;
    let near = t.chebyshev(&series::Y1) * x + singular * FRAC_2_PI;
    let far = Hankel::new(x, 1.0, &series::HANKEL_P1, &series::HANKEL_Q1).second_kind();
    near.except(&x.equals(0.0), f64::NEG_INFINITY).except(&x.gt(8.0), far)
}

/// `e^-|x| I₀(x)`
fn i0e<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    let x = x.abs();
    let far = reciprocal(&x, 8.0).chebyshev(&series::I0_FAR) / x.sqrt();
    (&x / 4.0 - 1.0).chebyshev(&series::I0_NEAR).except(&x.gt(8.0), far)
}

/// `e^-|x| I₁(x)`
fn i1e<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    let size = x.abs();
    let far = reciprocal(&size, 8.0).chebyshev(&series::I1_FAR) / size.sqrt();
    let positive = ((&size / 4.0 - 1.0).chebyshev(&series::I1_NEAR) * &size).except(&size.gt(8.0), far);
    positive.except(&x.lt(0.0), -&positive)
}

/// `K₀(x)`, times `e^x` if scaled.
fn k0<'h, 'm>(x: &F<'h, 'm>, scaled: bool) -> F<'h, 'm> {
    let near = squared(x, 2.0).chebyshev(&series::K0_NEAR) - (x / 2.0).ln() * i0e(x) * x.exp();
    let far = reciprocal(x, 2.0).chebyshev(&series::K0_FAR) / x.sqrt();
    second_kind(x, near, far, scaled)
}

/// `K₁(x)`, times `e^x` if scaled.
fn k1<'h, 'm>(x: &F<'h, 'm>, scaled: bool) -> F<'h, 'm> {
    let near = squared(x, 2.0).chebyshev(&series::K1_NEAR) / x + (x / 2.0).ln() * i1e(x) * x.exp();
    let far = reciprocal(x, 2.0).chebyshev(&series::K1_FAR) / x.sqrt();
    second_kind(x, near, far, scaled)
}

/// Up to 2 the near form; beyond, the far one, which carries the factor `e^x`; infinite at 0, undefined below.
fn second_kind<'h, 'm>(x: &F<'h, 'm>, near: F<'h, 'm>, far: F<'h, 'm>, scaled: bool) -> F<'h, 'm> {
    let y = if scaled {
        (near * x.exp()).except(&x.gt(2.0), far)
    } else {
        near.except(&x.gt(2.0), far * (-x).exp())
    };
    y.except(&x.equals(0.0), f64::INFINITY).except(&x.lt(0.0), f64::NAN)
}

/// `sin x / x`
fn spherical_j0<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    let y = (x.sin() / x).except(&x.equals(0.0), 1.0);
    y.except(&x.abs().equals(f64::INFINITY), 0.0)
}

/// Airy's function of the first kind; at the infinities NaN, as ATen has it.
fn airy<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    /// The bounds of the middle series.
    const LEAST: f64 = -6.0;
    const MOST: f64 = 2.0;
    let zeta = |x: f64| 2.0 / 3.0 * x.powf(1.5);
    let size = x.abs();
    let root = size.sqrt();
    let phase = &size * &root * (2.0 / 3.0);
    let root = root.sqrt();
    let decaying = reciprocal(&phase, zeta(MOST)).chebyshev(&series::AIRY_DECAYING) * (-&phase).exp() / &root;
    let z = zeta(-LEAST) / &phase;
    let t = z.square() * 2.0 - 1.0;
    let shifted = &phase - FRAC_PI_4;
    let wave =
        t.chebyshev(&series::AIRY_P) * shifted.cos() + t.chebyshev(&series::AIRY_Q) / &phase * shifted.sin();
    let oscillating = wave / (root * PI.sqrt());
    let middle = ((x + 2.0) / 4.0).chebyshev(&series::AIRY_NEAR);
    middle
        .except(&x.gt(MOST), decaying)
        .except(&x.lt(LEAST), oscillating)
        .except(&size.equals(f64::INFINITY), f64::NAN)
}
