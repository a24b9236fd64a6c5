//! Special functions. All compute in `f64`: recurrences and reflections lose the last digits of `f32`.

mod bessel;
mod coefficients;
mod gamma;
mod normal;
mod polynomials;
mod zeta;

pub use bessel::OPS as BESSEL;
pub use gamma::OPS as GAMMA;
pub use normal::OPS as NORMAL;
pub use polynomials::OPS as POLYNOMIALS;
pub use zeta::OPS as ZETA;

use super::formula::Formula;
use super::promotion::{operands, real_output};
use super::{Call, Hlo, Lower, Val, unsupported};
use crate::fx::DType;

/// `f` of arguments `0..N` in `f64`, rounded to the output's type.
fn wide_map<'m, const N: usize>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    f: impl for<'h> FnOnce([Formula<'h, 'm>; N]) -> Formula<'h, 'm>,
) -> Lower<Val<'m>> {
    real_output(call)?;
    let out = call.out().dtype;
    if !out.is_float() {
        return unsupported(format!("a result of type {out}"));
    }
    let arguments = operands::<N>(h, call, DType::F64)?.map(|x| Formula::new(h, x));
    Ok(h.convert(&f(arguments).value(), out))
}
