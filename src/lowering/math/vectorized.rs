//! Functions of float32 numbers as XLA for CPU makes vectors of them. Its own code calls libm for each element.
//!
//! Most compute in float64, which leaves the rounding of the result as the only error that counts. Arguments for which
//! that is not enough (beyond 10⁸, say) are left to libm: if there is one in the tensor, for the whole tensor. So are
//! subnormal operands and results, which XLA's arithmetic takes for zeros.

use crate::fx::DType;
use crate::lowering::elementwise::is_negative;
use crate::lowering::formula::Formula;
use crate::lowering::hlo::Body;
use crate::lowering::scalar::Scalar;
use crate::lowering::types::Shape;
use crate::lowering::{Hlo, Val};
use std::f64::consts::{FRAC_2_PI, FRAC_PI_2, PI};

type F<'h, 'm> = Formula<'h, 'm>;

/// `(sin √z - √z) / √z³` for `z` up to `(π/4)²`, to 3e-11.
const SINE: [f64; 4] =
    [-0.16666666663741367, 0.00833333183062943, -0.00019840063040804117, 2.7246868722877944e-06];
/// `(cos √z - 1 + z/2) / z²` for `z` up to `(π/4)²`, to 3e-12.
const COSINE: [f64; 4] =
    [0.04166666666422613, -0.0013888887635227975, 2.4800580601354642e-05, -2.7298407652795173e-07];
/// `atan √z / √z` for `z` up to 1, to 7e-11.
const ARCTANGENT: [f64; 12] = [
    0.9999999999293037,
    -0.3333333129088999,
    0.19999901102171555,
    -0.14283813255743194,
    0.11091922963683302,
    -0.08974171958363882,
    0.07228278345377252,
    -0.05395668057137172,
    0.033826218952786875,
    -0.015828322749149415,
    0.00473248419342192,
    -0.0006633954571104787,
];
/// `asin √z / √z` for `z` up to 1/4, to 2e-12.
const ARCSINE: [f64; 9] = [
    1.000000000000825,
    0.16666666613278705,
    0.07500005655821883,
    0.04464056469220037,
    0.03042811901907943,
    0.02185574259984348,
    0.02068132717169167,
    0.0019156113431105127,
    0.03295759470084881,
];
/// π/2 in two numbers, the first of 25 bits: its product with a whole number below 2²⁸ is exact.
const HALF_PI: [f64; 2] = [1.570_796_310_901_641_8, 1.589_325_477_352_819_7e-8];
/// From here on, a multiple of π/2 that is near needs more bits.
const FARTHEST: f64 = 4e8;
/// From here on, a quotient's whole part may be that of the next number.
const LARGEST_QUOTIENT: f64 = 16_777_216.0;

/// The bits of infinity, and of 2⁻¹⁰², of whose multiples the last bit is a normal number.
const INFINITE: f64 = 0x7F80_0000 as f64;
const SMALL_DIVISOR: i32 = 25 << 23;

/// Whether there are such forms for numbers of this type in this program.
fn applies(h: &Hlo<'_>, dtype: DType) -> bool {
    h.for_cpu() && dtype == DType::F32
}

/// Computes a function of float32 numbers, by its StableHLO or CHLO name. `None` for all others.
pub fn function<'m>(h: &Hlo<'m>, x: &Val<'m>, name: &str) -> Option<Val<'m>> {
    if !applies(h, x.dtype) {
        return None;
    }
    let wide = || Formula::new(h, h.convert(x, DType::F64));
    let y = match name {
        "rsqrt" => return Some(inverse_root(h, x)),
        "sine" | "cosine" | "tan" => return Some(periodic(h, x, name)),
        "chlo.asin" => arcsine(&wide()),
        "chlo.acos" => arccosine(&wide()),
        "chlo.atan" => arctangent(&wide()),
        _ => return None,
    };
    Some(h.convert(&y.value(), DType::F32))
}

/// `1 / √x`. XLA makes its own function of it where it sees both, and does not see the root of a number that is not 0.
/// Subnormal numbers count as 0, as in that function.
fn inverse_root<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    let is_zero = h.compare("EQ", x, &h.full_like(0.0, x));
    let root = h.select(&is_zero, x, &h.unary("sqrt", x));
    h.divide(&h.ones(x.dtype, &x.dims), &root)
}

/// Computes `near` of operands of equal sizes, or `libm` of them if any element is `far`.
fn unless_far<'m>(
    h: &Hlo<'m>,
    operands: &[Val<'m>],
    far: &Val<'m>,
    near: &dyn for<'n> Fn(&Hlo<'n>, &[Val<'n>]) -> Val<'n>,
    libm: &dyn for<'n> Fn(&Hlo<'n>, &[Val<'n>]) -> Val<'n>,
) -> Val<'m> {
    let dims: Vec<i64> = (0..far.rank() as i64).collect();
    let any = match far.rank() {
        0 => far.clone(),
        _ => h.reduce("or", far, &h.constant_scalar(Scalar::Bool(false), DType::Bool), &dims),
    };
    let results = [Shape::new(operands[0].dtype, &operands[0].dims)];
    // Branches of elementwise operations alone become a selection between the results of both.
    let unseen: Body<'_> = &|h, v| {
        let operands: Vec<Val<'_>> = v.iter().map(|x| h.unary("optimization_barrier", x)).collect();
        vec![libm(h, &operands)]
    };
    h.if_else(&any, operands, &results, unseen, &|h, v| vec![near(h, v)]).swap_remove(0)
}

/// Sine, cosine or tangent.
fn periodic<'m>(h: &Hlo<'m>, x: &Val<'m>, name: &str) -> Val<'m> {
    let size = Formula::new(h, x.clone()).abs();
    let far = size.ge(FARTHEST).and(&size.lt(f64::INFINITY)).value();
    let near: &dyn for<'n> Fn(&Hlo<'n>, &[Val<'n>]) -> Val<'n> = &|h, v| {
        let x = Formula::new(h, h.convert(&v[0], DType::F64));
        h.convert(&of_angle(&x, name).value(), DType::F32)
    };
    unless_far(h, std::slice::from_ref(x), &far, near, &|h, v| h.unary(name, &v[0]))
}

fn of_angle<'h, 'm>(x: &F<'h, 'm>, name: &str) -> F<'h, 'm> {
    // To the nearest: XLA calls libm for `round_nearest_even` of float64.
    let quarters = (x * FRAC_2_PI + 0.5).floor();
    let rest = x - &quarters * HALF_PI[0] - &quarters * HALF_PI[1];
    let z = rest.square();
    let sine = &rest + &rest * &z * z.horner(&SINE);
    let cosine = 1.0 - &z * 0.5 + z.square() * z.horner(&COSINE);
    // Which quarter of the circle, 0 to 3; a cosine is the sine a quarter ahead.
    let ahead = if name == "cosine" { &quarters + 1.0 } else { quarters };
    let quarter = &ahead - (&ahead * 0.25).floor() * 4.0;
    let odd = quarter.equals(1.0).or(&quarter.equals(3.0));
    if name == "tan" {
        let y = sine.except(&odd, &cosine) / cosine.except(&odd, -&sine);
        return y.except(&x.equals(0.0), x);
    }
    // One ahead, so that an even quarter of the sine is an odd one of the cosine.
    let y = sine.except(&odd, cosine);
    let y = y.except(&quarter.ge(2.0), -&y);
    if name == "cosine" { y } else { y.except(&x.equals(0.0), x) }
}

/// For `|x| <= 1/2`.
fn small_arcsine<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    x * x.square().horner(&ARCSINE)
}

/// `asin x = π/2 - 2 asin √((1 - x) / 2)`
fn arcsine<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    let size = x.abs();
    let large = size.gt(0.5);
    let half = small_arcsine(&size.except(&large, ((1.0 - &size) * 0.5).sqrt()));
    let y = half.except(&large, FRAC_PI_2 - &half * 2.0);
    y.except(&x.lt(0.0), -&y).except(&x.equals(0.0), x)
}

fn arccosine<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    let size = x.abs();
    let large = size.gt(0.5);
    let half = small_arcsine(&x.except(&large, ((1.0 - &size) * 0.5).sqrt()));
    let twice = &half * 2.0;
    let far = twice.except(&x.lt(0.0), PI - &twice);
    (FRAC_PI_2 - &half).except(&large, far)
}

/// For `0 <= x <= 1`.
fn small_arctangent<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    x * x.square().horner(&ARCTANGENT)
}

/// `atan x = π/2 - atan (1 / x)` for `x > 0`.
fn arctangent<'h, 'm>(x: &F<'h, 'm>) -> F<'h, 'm> {
    let size = x.abs();
    let large = size.gt(1.0);
    let part = small_arctangent(&size.except(&large, 1.0 / &size));
    let y = part.except(&large, FRAC_PI_2 - &part);
    y.except(&x.lt(0.0), -&y).except(&x.equals(0.0), x)
}

/// Computes the angle of the point `(x, y)`. `None` for other types and platforms.
pub fn atan2<'m>(h: &Hlo<'m>, y: &Val<'m>, x: &Val<'m>) -> Option<Val<'m>> {
    if !applies(h, y.dtype) || x.dtype != y.dtype {
        return None;
    }
    let [height, width] = [y, x].map(|v| magnitude(h, v));
    let flat = (&width - &height).gt(f64::from(123 << 23)).and(&height.gt(0.0)).and(&width.lt(INFINITE));
    let flat = flat.and(&Formula::new(h, is_negative(h, x)).not());
    let far = flat.or(&is_subnormal(&height)).or(&is_subnormal(&width)).value();
    let operands = [y.clone(), x.clone()];
    Some(unless_far(h, &operands, &far, &near_atan2, &|h, v| h.binary("atan2", &v[0], &v[1])))
}

/// The bits of a float32 number without its sign, an integer in the order of magnitudes.
fn magnitude<'h, 'm>(h: &'h Hlo<'m>, x: &Val<'m>) -> F<'h, 'm> {
    let bits = h.bitcast_convert(x, Shape::new(DType::I32, &x.dims));
    let mask = h.full(Scalar::Int(i64::from(i32::MAX)), DType::I32, &x.dims);
    Formula::new(h, h.binary("and", &bits, &mask))
}

/// Whether a [`magnitude`] is that of a subnormal number other than zero.
fn is_subnormal<'h, 'm>(magnitude: &F<'h, 'm>) -> F<'h, 'm> {
    magnitude.gt(0.0).and(&magnitude.lt(f64::from(1 << 23)))
}

fn near_atan2<'n>(h: &Hlo<'n>, v: &[Val<'n>]) -> Val<'n> {
    let (y, x) = (&v[0], &v[1]);
    let [below, left] = [y, x].map(|v| Formula::new(h, is_negative(h, v)));
    let [y, x] = [y, x].map(|v| Formula::new(h, h.convert(v, DType::F64)));
    let (height, width) = (y.abs(), x.abs());
    let steep = height.gt(&width);
    let (short, long) = (height.except(&steep, &width), width.except(&steep, &height));
    // At the origin, and where both are infinite, the quotient is none.
    let ratio = (&short / &long).except(&long.equals(0.0), 0.0).except(&short.equals(f64::INFINITY), 1.0);
    let angle = small_arctangent(&ratio);
    let angle = angle.except(&steep, FRAC_PI_2 - &angle);
    let angle = angle.except(&left, PI - &angle);
    let angle = angle.except(&below, -&angle);
    let undefined = x.differs(&x).or(&y.differs(&y));
    h.convert(&angle.except(&undefined, f64::NAN).value(), DType::F32)
}

/// Computes `a - b * trunc(a / b)` exactly, as `fmod` of C does. `None` for other types and platforms.
pub fn remainder<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>) -> Option<Val<'m>> {
    if !applies(h, a.dtype) || b.dtype != a.dtype {
        return None;
    }
    let [a_, b_] = [a, b].map(|x| Formula::new(h, x.clone()));
    // A little less than the bound, for the rounding of this product.
    let far = a_.abs().ge(b_.abs() * (LARGEST_QUOTIENT * 0.9));
    let far = far.and(&a_.abs().lt(f64::INFINITY)).and(&b_.differs(0.0));
    // The remainder of a divisor that is not small is none of the subnormal numbers, unless the dividend is it.
    let size = magnitude(h, b);
    let far = far.or(&size.gt(0.0).and(&size.lt(f64::from(SMALL_DIVISOR)))).value();
    let operands = [a.clone(), b.clone()];
    Some(unless_far(h, &operands, &far, &near_remainder, &|h, v| h.binary("remainder", &v[0], &v[1])))
}

/// The whole part of the quotient is exact: a quotient that is not whole differs from the next whole number by more
/// than float64 rounds. So is its product with `b`, of as many bits as both together.
fn near_remainder<'n>(h: &Hlo<'n>, v: &[Val<'n>]) -> Val<'n> {
    let [a, b] = [&v[0], &v[1]].map(|x| Formula::new(h, h.convert(x, DType::F64)));
    let quotient = &a / &b;
    let whole = quotient.floor().except(&quotient.lt(0.0), quotient.unary("ceil"));
    let rest = &a - whole * &b;
    // Nothing has the sign of `a`. A number below the divisor is the remainder, also of an infinite one.
    let rest = rest.except(&rest.equals(0.0), &a * 0.0);
    let rest = Formula::new(h, h.convert(&rest.value(), DType::F32));
    let [a, b] = [&v[0], &v[1]].map(|x| Formula::new(h, x.clone()));
    rest.except(&a.abs().lt(b.abs()), a).value()
}
