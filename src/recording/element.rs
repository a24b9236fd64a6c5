//! Elements of tensors as numbers.

use crate::fx::{DType, NumberKind};
use half::{bf16, f16};

/// How elements are taken apart: a complex element is two real ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Parts {
    pub dtype: DType,
    pub per_element: usize,
}

impl Parts {
    pub fn of(dtype: DType) -> Self {
        Parts { dtype: dtype.to_real(), per_element: if dtype.is_complex() { 2 } else { 1 } }
    }

    pub fn size(self) -> usize {
        self.dtype.size()
    }
}

fn array<const N: usize>(bytes: &[u8]) -> [u8; N] {
    bytes.try_into().expect("the slice has the size of an element")
}

/// The value of one element, given its little-endian bytes. Integers beyond 2^53 are rounded.
///
/// # Panics
/// For complex types (see [`Parts`]), and where the length of `bytes` is not the element's size.
pub fn read(dtype: DType, bytes: &[u8]) -> f64 {
    match dtype {
        DType::Bool => f64::from(bytes[0] != 0),
        DType::U8 => f64::from(bytes[0]),
        DType::U16 => f64::from(u16::from_le_bytes(array(bytes))),
        DType::U32 => f64::from(u32::from_le_bytes(array(bytes))),
        DType::U64 => u64::from_le_bytes(array(bytes)) as f64,
        DType::I8 => f64::from(bytes[0] as i8),
        DType::I16 => f64::from(i16::from_le_bytes(array(bytes))),
        DType::I32 => f64::from(i32::from_le_bytes(array(bytes))),
        DType::I64 => i64::from_le_bytes(array(bytes)) as f64,
        DType::F8E4M3FN => float8(bytes[0], 4, 7, Special::OnlyNan),
        DType::F8E5M2 => float8(bytes[0], 5, 15, Special::Ieee),
        DType::F8E4M3FNUZ => float8(bytes[0], 4, 8, Special::MinusZeroIsNan),
        DType::F8E5M2FNUZ => float8(bytes[0], 5, 16, Special::MinusZeroIsNan),
        DType::F16 => f16::from_le_bytes(array(bytes)).to_f64(),
        DType::BF16 => bf16::from_le_bytes(array(bytes)).to_f64(),
        DType::F32 => f64::from(f32::from_le_bytes(array(bytes))),
        DType::F64 => f64::from_le_bytes(array(bytes)),
        DType::C64 | DType::C128 => panic!("a complex element is read in parts"),
    }
}

/// The integer value of an element of a signed, unsigned or `bool` type; `None` if it does not fit 64 bits.
pub fn read_int(dtype: DType, bytes: &[u8]) -> Option<i64> {
    match dtype.kind() {
        NumberKind::Float | NumberKind::Complex => None,
        _ if dtype == DType::U64 => i64::try_from(u64::from_le_bytes(array(bytes))).ok(),
        _ if dtype == DType::I64 => Some(i64::from_le_bytes(array(bytes))),
        // Everything narrower is exact in a double.
        _ => Some(read(dtype, bytes) as i64),
    }
}

/// Writes a value as an element of a float type, rounded to nearest, ties to even; in 8 bits, what is too large becomes
/// the largest number. False where there is no conversion to the type.
pub fn write_float(dtype: DType, value: f64, to: &mut [u8]) -> bool {
    match dtype {
        DType::F8E4M3FN => to[0] = to_float8(dtype, value, 0x7e, 0x7f),
        DType::F8E5M2 => to[0] = to_float8(dtype, value, 0x7b, 0x7f),
        DType::F8E4M3FNUZ | DType::F8E5M2FNUZ => to[0] = to_float8(dtype, value, 0x7f, 0x80),
        DType::F16 => to.copy_from_slice(&f16::from_f64(value).to_le_bytes()),
        DType::BF16 => to.copy_from_slice(&bf16::from_f64(value).to_le_bytes()),
        DType::F32 => to.copy_from_slice(&(value as f32).to_le_bytes()),
        DType::F64 => to.copy_from_slice(&value.to_le_bytes()),
        _ => return false,
    }
    true
}

/// Writes a value as an element of an integer type or `bool`. False where the type does not hold it.
pub fn write_int(dtype: DType, value: i64, to: &mut [u8]) -> bool {
    let (low, high) = match dtype {
        DType::Bool => (0, 1),
        DType::U8 => (0, i64::from(u8::MAX)),
        DType::U16 => (0, i64::from(u16::MAX)),
        DType::U32 => (0, i64::from(u32::MAX)),
        DType::U64 => (0, i64::MAX),
        DType::I8 => (i64::from(i8::MIN), i64::from(i8::MAX)),
        DType::I16 => (i64::from(i16::MIN), i64::from(i16::MAX)),
        DType::I32 => (i64::from(i32::MIN), i64::from(i32::MAX)),
        DType::I64 => (i64::MIN, i64::MAX),
        _ => return false,
    };
    if !(low..=high).contains(&value) {
        return false;
    }
    // Two's complement: the low bytes are the narrower integer.
    to.copy_from_slice(&value.to_le_bytes()[..to.len()]);
    true
}

/// Meaning of the non-numeric bit patterns of an 8-bit float.
#[derive(PartialEq)]
enum Special {
    /// All ones in the exponent: infinity and NaN.
    Ieee,
    /// No infinity; NaN is all ones but for the sign.
    OnlyNan,
    /// No infinity and no negative zero, whose pattern is NaN.
    MinusZeroIsNan,
}

/// The value of an 8-bit float (OCP 8-bit Floating Point Specification, and its variants without negative zero).
fn float8(bits: u8, exponent_bits: i32, bias: i32, special: Special) -> f64 {
    let mantissa_bits = 7 - exponent_bits;
    let sign = if bits & 0x80 != 0 { -1.0 } else { 1.0 };
    let exponent = i32::from(bits & 0x7f) >> mantissa_bits;
    let mantissa = f64::from(bits & ((1 << mantissa_bits) - 1)) / f64::from(1 << mantissa_bits);
    match special {
        Special::MinusZeroIsNan if bits == 0x80 => return f64::NAN,
        Special::OnlyNan if bits & 0x7f == 0x7f => return f64::NAN,
        Special::Ieee if exponent == (1 << exponent_bits) - 1 => {
            return if mantissa == 0.0 { sign * f64::INFINITY } else { f64::NAN };
        }
        _ => {}
    }
    if exponent == 0 {
        sign * mantissa * 2f64.powi(1 - bias)
    } else {
        sign * (1.0 + mantissa) * 2f64.powi(exponent - bias)
    }
}

/// The bits of the 8-bit float that is nearest. `largest` is the pattern of the largest finite number, `nan` one of
/// NaN.
fn to_float8(dtype: DType, value: f64, largest: u8, nan: u8) -> u8 {
    if value.is_nan() {
        return nan;
    }
    let magnitude = value.abs();
    // Patterns without their sign are in the order of the numbers.
    let above = (1..=largest).find(|bits| read(dtype, &[*bits]) > magnitude).unwrap_or(largest);
    let below = above - 1;
    let (up, down) = (read(dtype, &[above]) - magnitude, magnitude - read(dtype, &[below]));
    let bits = if up < down || (up == down && above.is_multiple_of(2)) { above } else { below };
    if value.is_sign_negative() && (nan != 0x80 || bits != 0) { bits | 0x80 } else { bits }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_eight_bit_floats() {
        for (dtype, bits, want) in [
            (DType::F8E4M3FN, 0x7e, 448.0),
            (DType::F8E4M3FN, 0x01, 2f64.powi(-9)),
            (DType::F8E4M3FN, 0xb8, -1.0),
            (DType::F8E5M2, 0x7b, 57344.0),
            (DType::F8E5M2, 0xfc, f64::NEG_INFINITY),
            (DType::F8E4M3FNUZ, 0x7f, 240.0),
            (DType::F8E5M2FNUZ, 0x7f, 57344.0),
        ] {
            assert_eq!(read(dtype, &[bits]), want, "{dtype} {bits:#x}");
        }
        for (dtype, bits) in [
            (DType::F8E4M3FN, 0xff),
            (DType::F8E5M2, 0x7d),
            (DType::F8E4M3FNUZ, 0x80),
            (DType::F8E5M2FNUZ, 0x80),
        ] {
            assert!(read(dtype, &[bits]).is_nan(), "{dtype} {bits:#x}");
        }
    }

    #[test]
    fn writes_eight_bit_floats_as_it_reads_them() {
        let write = |dtype, value| {
            let mut byte = [0u8];
            assert!(write_float(dtype, value, &mut byte));
            byte[0]
        };
        for dtype in [DType::F8E4M3FN, DType::F8E5M2, DType::F8E4M3FNUZ, DType::F8E5M2FNUZ] {
            for bits in 0..=u8::MAX {
                let value = read(dtype, &[bits]);
                if value.is_finite() {
                    assert_eq!(write(dtype, value), bits, "{dtype} {value}");
                }
            }
            assert!(read(dtype, &[write(dtype, f64::NAN)]).is_nan());
        }
        // Between 1 and 1.125, to the even one; beyond the largest.
        assert_eq!(write(DType::F8E4M3FN, 1.0625), write(DType::F8E4M3FN, 1.0));
        assert_eq!(write(DType::F8E4M3FN, 1.1875), write(DType::F8E4M3FN, 1.25));
        assert_eq!(write(DType::F8E4M3FN, -1e9), 0xfe);
    }

    #[test]
    fn refuses_integers_that_do_not_fit() {
        let mut byte = [0u8];
        assert!(write_int(DType::I8, -128, &mut byte) && byte == [0x80]);
        assert!(!write_int(DType::I8, 128, &mut byte));
        assert!(!write_int(DType::Bool, 2, &mut byte));
        assert_eq!(read_int(DType::U64, &u64::MAX.to_le_bytes()), None);
        assert_eq!(read_int(DType::I64, &i64::MIN.to_le_bytes()), Some(i64::MIN));
    }
}
