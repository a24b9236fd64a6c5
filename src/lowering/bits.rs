//! Floating-point numbers by their parts.

use super::promotion::operands;
use super::scalar::Scalar;
use super::table::{OpDef, many, one};
use super::types::Shape;
use super::views::reshaped;
use super::{Call, Hlo, Lower, Val, unsupported};
use crate::fx::DType;

pub const OPS: &[OpDef] = &[
    many("aten.fake_quantize_per_tensor_affine_cachemask.default", fake_quantize),
    many("aten.frexp.Tensor", frexp),
    one("aten.hash_tensor.default", hash_tensor),
    one("aten.nextafter.default", nextafter),
];

/// `fake_quantize_per_tensor_affine_cachemask(self, scale, zero_point, quant_min, quant_max)`: the nearest number of a
/// grid, and whether the element is in its range. PyTorch's kernel takes NaN for the least integer, and computes the
/// grid in float32.
fn fake_quantize<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let x = call.tensor(0)?;
    let wide = match x.dtype {
        DType::F16 | DType::BF16 | DType::F32 => DType::F32,
        DType::F64 => DType::F64,
        other => return unsupported(format!("a grid of {other} numbers")),
    };
    let (scale, zero_point) = (call.float(1)? as f32, call.int(2)?);
    let number = |n: i64| h.full(Scalar::Int(n), wide, &x.dims);
    let (zero, low, high) = (number(zero_point), number(call.int(3)?), number(call.int(4)?));
    let steps = h.multiply(&h.convert(&x, wide), &h.full_like(f64::from(1.0 / scale), &zero));
    let value = h.add(&h.unary("round_nearest_even", &steps), &zero);
    let (above, below) = (h.compare("GE", &value, &low), h.compare("LE", &value, &high));
    let clamped = h.minimum(&h.select(&above, &value, &low), &high);
    let grid = h.convert(&h.subtract(&clamped, &zero), DType::F32);
    let result = h.multiply(&grid, &h.full_like(f64::from(scale), &grid));
    Ok(vec![Some(h.convert(&result, x.dtype)), Some(h.binary("and", &above, &below))])
}

/// Where a floating-point format has its exponent.
struct Format {
    bits: DType,
    mantissa_bits: i64,
    exponent_mask: i64,
    bias: i64,
}

/// `frexp(self)`: a mantissa in [0.5, 1) with the number's sign, and an exponent as int32. Zero and what is not finite
/// is its own mantissa, with exponent 0.
fn frexp<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let x = call.tensor(0)?;
    let (wide, format) = match x.dtype {
        DType::F16 | DType::BF16 | DType::F32 => {
            (DType::F32, Format { bits: DType::I32, mantissa_bits: 23, exponent_mask: 0xff, bias: 127 })
        }
        DType::F64 => {
            (DType::F64, Format { bits: DType::I64, mantissa_bits: 52, exponent_mask: 0x7ff, bias: 1023 })
        }
        other => return unsupported(format!("frexp of {other} numbers")),
    };
    let value = h.convert(&x, wide);
    let number = |n: i64| h.full(Scalar::Int(n), format.bits, &x.dims);
    let read = |x: &Val<'m>| h.bitcast_convert(x, Shape::new(format.bits, &x.dims));
    let exponent_of = |bits: &Val<'m>| {
        let shifted = h.binary("shift_right_logical", bits, &number(format.mantissa_bits));
        h.binary("and", &shifted, &number(format.exponent_mask))
    };
    let bits = read(&value);
    let magnitude = h.binary("and", &bits, &number(i64::MAX >> (64 - 8 * wide.size())));
    // A subnormal number is its mantissa, as an integer, times a power of two. Processors may read it as zero.
    let scale = format.bias + format.mantissa_bits - 1;
    let tiny = h.compare("EQ", &exponent_of(&bits), &number(0));
    let sign = h.binary("xor", &bits, &magnitude);
    let scaled = h.binary("or", &read(&h.convert(&magnitude, wide)), &sign);
    let zero = h.compare("EQ", &magnitude, &number(0));
    let bits = h.select(&tiny, &scaled, &bits);
    let exponent = h.subtract(&exponent_of(&bits), &number(format.bias - 1));
    let exponent = h.select(&tiny, &h.subtract(&exponent, &number(scale)), &exponent);
    let others = number(!(format.exponent_mask << format.mantissa_bits));
    let half = number((format.bias - 1) << format.mantissa_bits);
    let mantissa = h.binary("or", &h.binary("and", &bits, &others), &half);
    let mantissa = h.bitcast_convert(&mantissa, Shape::new(wide, &x.dims));
    let finite = h.op1("stablehlo.is_finite", &[&value], Shape::new(DType::Bool, &x.dims), &[]);
    let whole = h.binary("or", &zero, &h.unary("not", &finite));
    let mantissa = h.convert(&h.select(&whole, &value, &mantissa), x.dtype);
    let exponent = h.convert(&h.select(&whole, &number(0), &exponent), DType::I32);
    Ok(vec![Some(mantissa), Some(exponent)])
}

/// `nextafter(self, other)`: the neighbour of `self` in the direction of `other`.
fn nextafter<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let dtype = call.out().dtype;
    if !dtype.is_float() || dtype.size() == 1 {
        return unsupported(format!("neighbours of {dtype} numbers"));
    }
    let [a, b] = operands(h, call, dtype)?;
    Ok(h.binary("chlo.next_after", &a, &b))
}

/// `hash_tensor(self, dim=[], *, keepdim=False, mode=0)`: the exclusive or of the elements' bits as `f64` or `i64`.
fn hash_tensor<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let x = call.tensor(0)?;
    if x.dtype.is_complex() || call.kw_scalar("mode").is_some_and(|mode| mode.as_f64() != 0.0) {
        return unsupported(format!("this hash of {} numbers", x.dtype));
    }
    let dims = call.reduced_dims(1, x.rank())?;
    let wide = match x.dtype {
        DType::F64 => x.clone(),
        d if d.is_float() => exact_double(h, &h.convert(&x, DType::F32)),
        _ => h.convert(&x, DType::I64),
    };
    let bits = h.bitcast_convert(&wide, Shape::new(DType::U64, &x.dims));
    let hash = h.reduce("xor", &bits, &h.constant_scalar(Scalar::Int(0), DType::U64), &dims);
    reshaped(h, &hash, &call.out().dims)
}

/// `f32` numbers as `f64`. Processors may read a subnormal number as zero; it is its mantissa, as an integer, times a
/// power of two.
fn exact_double<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    let number = |n: i64| h.full(Scalar::Int(n), DType::I32, &x.dims);
    let bits = h.bitcast_convert(x, Shape::new(DType::I32, &x.dims));
    let magnitude = h.binary("and", &bits, &number(i64::from(i32::MAX)));
    let size = h.convert(&magnitude, DType::F64);
    let size = h.multiply(&size, &h.full_like(f64::from(f32::from_bits(1)), &size));
    let signed = h.select(&h.compare("LT", &bits, &number(0)), &h.unary("negate", &size), &size);
    let tiny = h.compare("LT", &magnitude, &number(i64::from(f32::MIN_POSITIVE.to_bits())));
    h.select(&tiny, &signed, &h.convert(x, DType::F64))
}
