//! Conversions of dtype, copies, complex numbers and their parts.

use super::promotion::{broadcast, operands};
use super::table::{OpDef, one};
use super::types::Shape;
use super::views::reshaped;
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::DType;

pub const OPS: &[OpDef] = &[
    one("aten._to_copy.default", cast),
    one("prims.convert_element_type.default", cast),
    one("aten.clone.default", cast),
    one("aten.alias.default", cast),
    one("aten.detach.default", cast),
    one("aten.lift_fresh_copy.default", cast),
    one("torchtpu.again.default", |h, c| Ok(h.unary("optimization_barrier", &c.tensor(0)?))),
    one("aten.copy.default", copy),
    one("aten.view.dtype", view_dtype),
    one("aten.complex.default", |h, c| {
        same_types(c)?;
        operands(h, c, c.out().dtype.to_real()).map(|[re, im]| h.complex(&re, &im))
    }),
    one("aten.polar.default", polar),
    one("aten.view_as_real.default", view_as_real),
    one("aten.view_as_complex.default", view_as_complex),
    one("aten._conj.default", conj),
    one("aten._conj_physical.default", conj),
    one("aten.angle.default", angle),
];

/// Checks that arguments 0 and 1 have one type, as eager PyTorch requires of the parts of complex numbers.
fn same_types(call: &Call<'_, '_>) -> Lower<()> {
    let (a, b) = (call.tensor(0)?.dtype, call.tensor(1)?.dtype);
    if a != b {
        return invalid(format!("complex numbers made of {a} and {b}, which must have the same type"));
    }
    Ok(())
}

/// Argument 0 in the output's type. Memory formats mean nothing to values.
fn cast<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Ok(h.convert(&call.tensor(0)?, call.out().dtype))
}

/// `copy(self, src, non_blocking=False)`: `src` in the type and sizes of `self`.
fn copy<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    broadcast(h, &h.convert(&call.tensor(1)?, call.out().dtype), &call.out().dims)
}

/// `view(self, dtype)`: the same bits; the last dimension absorbs a change of width.
fn view_dtype<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, out) = (call.tensor(0)?, call.out());
    if [x.dtype, out.dtype].iter().any(|d| *d == DType::Bool || d.is_complex()) && x.dtype != out.dtype {
        return unsupported(format!("the bits of {} as {}", x.dtype, out.dtype));
    }
    let (from, to) = (x.dtype.size() as i64, out.dtype.size() as i64);
    let Some(last) = out.dims.last().copied().filter(|_| from != to) else {
        return if x.dims == out.dims && from == to {
            Ok(h.bitcast_convert(&x, out.clone()))
        } else {
            invalid("sizes do not fit")
        };
    };
    let mut split = if from > to { x.dims.clone() } else { out.dims.clone() };
    if from > to {
        split.push(from / to);
        let parts = h.bitcast_convert(&x, Shape::new(out.dtype, &split));
        return reshaped(h, &parts, &out.dims);
    }
    split.push(to / from);
    if last * (to / from) != x.dims.last().copied().unwrap_or(1) {
        return invalid("sizes do not fit");
    }
    Ok(h.bitcast_convert(&h.reshape(&x, &split), out.clone()))
}

/// `polar(abs, angle)`
fn polar<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let [modulus, angle] = operands(h, call, call.out().dtype.to_real())?;
    let re = h.multiply(&modulus, &h.unary("cosine", &angle));
    let im = h.multiply(&modulus, &h.unary("sine", &angle));
    Ok(h.complex(&re, &im))
}

fn complex_tensor<'m>(call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    if x.dtype.is_complex() { Ok(x) } else { invalid("the tensor is not complex") }
}

/// The parts along a new last dimension.
fn view_as_real<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = complex_tensor(call)?;
    let mut dims = x.dims.clone();
    dims.push(1);
    let parts = [h.reshape(&h.real(&x), &dims), h.reshape(&h.imag(&x), &dims)];
    Ok(h.concatenate(&parts, x.rank()))
}

/// The parts lie along the last dimension, of size 2.
fn view_as_complex<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    if x.dims.last() != Some(&2) || !matches!(x.dtype, DType::F32 | DType::F64) {
        return unsupported(format!("parts of shape {}", x.shape()));
    }
    let last = x.rank() - 1;
    let part = |i| h.reshape(&h.slice_dim(&x, last, i, i + 1, 1), &x.dims[..last]);
    Ok(h.complex(&part(0), &part(1)))
}

/// The conjugate as a value: whether PyTorch computes it at once or marks the tensor makes no difference.
fn conj<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    if !x.dtype.is_complex() {
        return Ok(x);
    }
    Ok(h.complex(&h.real(&x), &h.unary("negate", &h.imag(&x))))
}

/// `angle(self)`: of a real number 0 or π, NaN for NaN.
fn angle<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    if x.dtype.is_complex() {
        return Ok(h.binary("atan2", &h.imag(&x), &h.real(&x)));
    }
    let x = h.convert(&x, call.out().dtype);
    let zero = h.full_like(0.0, &x);
    let angle = h.select(&h.compare("LT", &x, &zero), &h.full_like(std::f64::consts::PI, &x), &zero);
    Ok(h.select(&h.compare("NE", &x, &x), &x, &angle))
}
