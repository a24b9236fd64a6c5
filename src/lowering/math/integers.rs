//! Number theory.

use crate::fx::DType;
use crate::lowering::promotion::operands;
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, one};
use crate::lowering::{Call, Hlo, Lower, Val, unsupported};

pub const OPS: &[OpDef] = &[one("aten.gcd.default", gcd), one("aten.lcm.default", lcm)];

fn gcd<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Ok(divisors(h, call)?.1)
}

/// `|a / gcd · b|`, and 0 where the divisor is. Narrow numbers overflow as C's `int` does before it is cut to them.
fn lcm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (operands, divisor) = divisors(h, call)?;
    let dtype = divisor.dtype;
    let wide = if dtype.size() < 4 { DType::I32 } else { dtype };
    let [a, b] = operands.each_ref().map(|x| h.convert(x, wide));
    let divisor = h.convert(&divisor, wide);
    let zero = h.zeros(wide, &divisor.dims);
    let none = h.compare("EQ", &divisor, &zero);
    let safe = h.select(&none, &h.ones(wide, &divisor.dims), &divisor);
    let multiple = absolute(h, &h.multiply(&h.divide(&a, &safe), &b));
    Ok(h.convert(&h.select(&none, &zero, &multiple), dtype))
}

/// `base` to the power of a number, modulo 2 to the width of the type.
pub fn power_of_number<'m>(h: &Hlo<'m>, base: &Val<'m>, mut exponent: u64) -> Val<'m> {
    let mut result: Option<Val<'m>> = None;
    let mut square = base.clone();
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = Some(result.map_or_else(|| square.clone(), |r| h.multiply(&r, &square)));
        }
        exponent >>= 1;
        if exponent > 0 {
            square = h.multiply(&square, &square);
        }
    }
    result.unwrap_or_else(|| h.ones(base.dtype, &base.dims))
}

/// `base` to the power of `exponent`, of the same integer type: modulo 2 to the width of the type, and for negative
/// exponents the reciprocal without its fraction, 0 for that of 0 (ATen's `powi`).
///
/// StableHLO's `power` of integers is not used: XLA reads six bits of the exponent only.
pub fn power<'m>(h: &Hlo<'m>, base: &Val<'m>, exponent: &Val<'m>) -> Val<'m> {
    let one = h.ones(base.dtype, &base.dims);
    let results = h.while_loop(
        &[&one, base, exponent],
        &|h, v| {
            let open = h.compare("NE", &v[2], &h.zeros(v[2].dtype, &v[2].dims));
            let dims: Vec<i64> = (0..open.rank() as i64).collect();
            vec![h.reduce("or", &open, &h.constant_scalar(Scalar::Bool(false), DType::Bool), &dims)]
        },
        &|h, v| {
            let [result, square, exponent] = v else { return v.to_vec() };
            let one = h.ones(exponent.dtype, &exponent.dims);
            let odd = h.compare("EQ", &h.binary("and", exponent, &one), &one);
            let result = h.select(&odd, &h.multiply(result, square), result);
            let rest = h.binary("shift_right_logical", exponent, &one);
            vec![result, h.multiply(square, square), rest]
        },
    );
    if !base.dtype.is_signed() {
        return results[0].clone();
    }
    // The bits of a negative exponent, read as a positive one, have its parity: the loop gave the powers of 1 and -1.
    let unit = h.compare("LE", &h.unary("abs", base), &one);
    let zero = h.zeros(base.dtype, &base.dims);
    let unit = h.binary("and", &unit, &h.compare("NE", base, &zero));
    let negative = h.compare("LT", exponent, &zero);
    let whole = h.binary("or", &h.unary("not", &negative), &unit);
    h.select(&whole, &results[0], &zero)
}

fn absolute<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    if x.dtype.is_signed() { h.unary("abs", x) } else { x.clone() }
}

/// The operands and their greatest common divisors, by the binary algorithm: XLA for TPU takes minutes to compile a
/// 64-bit division inside of a loop.
fn divisors<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<([Val<'m>; 2], Val<'m>)> {
    let dtype = call.out().dtype;
    let unsigned = match dtype {
        DType::I8 => DType::U8,
        DType::I16 => DType::U16,
        DType::I32 => DType::U32,
        DType::I64 => DType::U64,
        other if other.is_int() => other,
        other => return unsupported(format!("divisors of {other} numbers")),
    };
    let operands = operands::<2>(h, call, dtype)?;
    let [a, b] = operands.each_ref().map(|x| h.convert(&absolute(h, x), unsigned));
    let zero = h.zeros(unsigned, &a.dims);
    let either = h.binary("or", &a, &b);
    let trivial = h.binary("or", &h.compare("EQ", &a, &zero), &h.compare("EQ", &b, &zero));
    let results = h.while_loop(
        &[&odd_part(h, &a), &h.select(&trivial, &zero, &b)],
        &|h, v| {
            let open = h.compare("NE", &v[1], &h.zeros(v[1].dtype, &v[1].dims));
            let dims: Vec<i64> = (0..open.rank() as i64).collect();
            vec![h.reduce("or", &open, &h.constant_scalar(Scalar::Bool(false), DType::Bool), &dims)]
        },
        &|h, v| {
            // Two odd numbers: the smaller one, and their even difference.
            let (a, b) = (&v[0], odd_part(h, &v[1]));
            let done = h.compare("EQ", &b, &h.zeros(b.dtype, &b.dims));
            let smaller = h.minimum(a, &b);
            let difference = h.subtract(&h.maximum(a, &b), &smaller);
            vec![h.select(&done, a, &smaller), h.select(&done, &b, &difference)]
        },
    );
    let divisor = h.binary("shift_left", &results[0], &trailing_zeros(h, &either));
    let divisor = h.convert(&h.select(&trivial, &either, &divisor), dtype);
    Ok((operands, divisor))
}

/// The number of zero bits below the lowest one; all of them for zero.
fn trailing_zeros<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    let lowest = h.binary("and", x, &h.subtract(&h.zeros(x.dtype, &x.dims), x));
    h.unary("popcnt", &h.subtract(&lowest, &h.ones(x.dtype, &x.dims)))
}

/// An unsigned number without its factors of two.
fn odd_part<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    h.binary("shift_right_logical", x, &trailing_zeros(h, x))
}
