//! Number theory.

use crate::fx::DType;
use crate::lowering::call::Scalar;
use crate::lowering::promotion::operands;
use crate::lowering::table::{OpDef, one};
use crate::lowering::{Call, Hlo, Lower, Val, unsupported};

pub const OPS: &[OpDef] = &[one("aten.gcd.default", gcd), one("aten.lcm.default", lcm)];

fn gcd<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Ok(divisors(h, call)?.1)
}

/// `|a / gcd · b|`, and 0 where the divisor is.
fn lcm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let ([a, b], divisor) = divisors(h, call)?;
    let zero = h.zeros(divisor.dtype, &divisor.dims);
    let none = h.compare("EQ", &divisor, &zero);
    let safe = h.select(&none, &h.ones(divisor.dtype, &divisor.dims), &divisor);
    let multiple = absolute(h, &h.multiply(&h.divide(&a, &safe), &b));
    Ok(h.select(&none, &zero, &multiple))
}

fn absolute<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    if x.dtype.is_signed() { h.unary("abs", x) } else { x.clone() }
}

/// The operands and their greatest common divisors, by Euclid's algorithm.
fn divisors<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<([Val<'m>; 2], Val<'m>)> {
    let dtype = call.out().dtype;
    if !dtype.is_int() {
        return unsupported(format!("divisors of {dtype} numbers"));
    }
    let [a, b] = operands::<2>(h, call, dtype)?;
    let results = h.while_loop(
        &[&absolute(h, &a), &absolute(h, &b)],
        &|h, v| {
            let open = h.compare("NE", &v[1], &h.zeros(v[1].dtype, &v[1].dims));
            let dims: Vec<i64> = (0..open.rank() as i64).collect();
            vec![h.reduce("or", &open, &h.constant_scalar(Scalar::Bool(false), DType::Bool), &dims)]
        },
        &|h, v| {
            let (a, b) = (&v[0], &v[1]);
            let done = h.compare("EQ", b, &h.zeros(b.dtype, &b.dims));
            let divisor = h.select(&done, &h.ones(b.dtype, &b.dims), b);
            let rest = h.binary("remainder", a, &divisor);
            vec![h.select(&done, a, b), h.select(&done, b, &rest)]
        },
    );
    Ok(([a, b], results[0].clone()))
}
