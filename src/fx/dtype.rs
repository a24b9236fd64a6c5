//! Dtypes of tensors: one line each, with the names or numbers of PyTorch, MLIR, PJRT and DLPack.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

macro_rules! dtypes {
    ($($variant:ident, $name:literal, $torch:literal, $mlir:literal, $pjrt:literal, $dlpack:literal, $bits:literal, $kind:ident;)*) => {
        /// The dtype of a tensor: every PyTorch dtype that StableHLO has.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
        pub enum DType { $(#[serde(rename = $name)] $variant,)* }

        impl DType {
            /// Every dtype, in declaration order.
            pub const ALL: &'static [DType] = &[$(DType::$variant,)*];

            /// The name in the text form and on the wire: `f32`, `bool`, `c64` …
            pub fn name(self) -> &'static str {
                match self { $(DType::$variant => $name,)* }
            }

            /// PyTorch's name without `torch.`: `float32`, `complex64` …
            pub fn torch_name(self) -> &'static str {
                match self { $(DType::$variant => $torch,)* }
            }

            /// The MLIR spelling (StableHLO spec, section "Types"; signed integers are signless in MLIR).
            pub const fn mlir_name(self) -> &'static str {
                match self { $(DType::$variant => $mlir,)* }
            }

            /// The number in PJRT's C API (`PJRT_Buffer_Type`).
            pub const fn pjrt_number(self) -> i32 {
                match self { $(DType::$variant => $pjrt,)* }
            }

            /// DLPack's code of the kind of number (`DLDataTypeCode`), which with the size names the type.
            pub const fn dlpack_code(self) -> u8 {
                match self { $(DType::$variant => $dlpack,)* }
            }

            /// Size of one element in memory, in bytes (a `bool` takes one).
            pub const fn size(self) -> usize {
                match self { $(DType::$variant => $bits / 8,)* }
            }

            /// The promotion category (PyTorch's "Type promotion" documentation).
            pub fn kind(self) -> NumberKind {
                match self { $(DType::$variant => NumberKind::$kind,)* }
            }
        }

        impl FromStr for DType {
            type Err = UnknownDType;
            fn from_str(s: &str) -> Result<Self, UnknownDType> {
                match s { $($name => Ok(DType::$variant),)* _ => Err(UnknownDType(s.to_string())) }
            }
        }
    };
}

dtypes! {
    // name here and on the wire, PyTorch's, MLIR's, PJRT's number, DLPack's code, bits, kind
    Bool, "bool", "bool", "i1", 1, 6, 8, Bool;
    U8, "u8", "uint8", "ui8", 6, 1, 8, Unsigned;
    U16, "u16", "uint16", "ui16", 7, 1, 16, Unsigned;
    U32, "u32", "uint32", "ui32", 8, 1, 32, Unsigned;
    U64, "u64", "uint64", "ui64", 9, 1, 64, Unsigned;
    I8, "i8", "int8", "i8", 2, 0, 8, Signed;
    I16, "i16", "int16", "i16", 3, 0, 16, Signed;
    I32, "i32", "int32", "i32", 4, 0, 32, Signed;
    I64, "i64", "int64", "i64", 5, 0, 64, Signed;
    F8E4M3FN, "f8e4m3fn", "float8_e4m3fn", "f8E4M3FN", 17, 10, 8, Float;
    F8E5M2, "f8e5m2", "float8_e5m2", "f8E5M2", 16, 12, 8, Float;
    F8E4M3FNUZ, "f8e4m3fnuz", "float8_e4m3fnuz", "f8E4M3FNUZ", 20, 11, 8, Float;
    F8E5M2FNUZ, "f8e5m2fnuz", "float8_e5m2fnuz", "f8E5M2FNUZ", 19, 13, 8, Float;
    F16, "f16", "float16", "f16", 10, 2, 16, Float;
    BF16, "bf16", "bfloat16", "bf16", 13, 4, 16, Float;
    F32, "f32", "float32", "f32", 11, 2, 32, Float;
    F64, "f64", "float64", "f64", 12, 2, 64, Float;
    C64, "c64", "complex64", "complex<f32>", 14, 5, 64, Complex;
    C128, "c128", "complex128", "complex<f64>", 15, 5, 128, Complex;
}

/// The category of a dtype.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum NumberKind {
    Bool,
    Unsigned,
    Signed,
    Float,
    Complex,
}

impl DType {
    pub fn is_float(self) -> bool {
        self.kind() == NumberKind::Float
    }

    pub fn is_complex(self) -> bool {
        self.kind() == NumberKind::Complex
    }

    /// Signed or unsigned integers; `bool` is not one.
    pub fn is_int(self) -> bool {
        matches!(self.kind(), NumberKind::Signed | NumberKind::Unsigned)
    }

    pub fn is_signed(self) -> bool {
        !matches!(self.kind(), NumberKind::Bool | NumberKind::Unsigned)
    }

    /// From the least to the greatest number of an integer type; `None` for other types.
    pub fn integer_range(self) -> Option<RangeInclusive<i128>> {
        let bits = 8 * self.size() as u32;
        match self.kind() {
            NumberKind::Unsigned => Some(0..=(1i128 << bits) - 1),
            NumberKind::Signed => Some(-(1i128 << (bits - 1))..=(1i128 << (bits - 1)) - 1),
            _ => None,
        }
    }

    /// The number of an integer type that has the low bits of `value`, as a cast gives it.
    pub fn wrap(self, value: i64) -> i128 {
        match self {
            DType::U8 => i128::from(value as u8),
            DType::U16 => i128::from(value as u16),
            DType::U32 => i128::from(value as u32),
            DType::U64 => i128::from(value as u64),
            DType::I8 => i128::from(value as i8),
            DType::I16 => i128::from(value as i16),
            DType::I32 => i128::from(value as i32),
            _ => i128::from(value),
        }
    }

    /// The real type of a complex type's parts; other types are their own.
    pub fn to_real(self) -> DType {
        match self {
            DType::C64 => DType::F32,
            DType::C128 => DType::F64,
            other => other,
        }
    }

    /// The complex type with parts of this type; other types are themselves.
    pub fn to_complex(self) -> DType {
        match self {
            DType::F32 => DType::C64,
            DType::F64 => DType::C128,
            other => other,
        }
    }

    /// Exact number of distinct bits of the mantissa decides which of two floats is wider.
    fn float_rank(self) -> u8 {
        match self {
            DType::F64 | DType::C128 => 4,
            DType::F32 | DType::C64 => 3,
            DType::BF16 | DType::F16 => 2,
            _ => 1,
        }
    }

    /// `torch.promote_types`: the smallest type both convert to, or `None` where PyTorch raises
    /// (two different float8 kinds; wide unsigned integers with signed ones).
    pub fn promote(self, other: DType) -> Option<DType> {
        use DType::*;
        if self == other {
            return Some(self);
        }
        let (low, high) = if self.kind() <= other.kind() { (self, other) } else { (other, self) };
        match (low.kind(), high.kind()) {
            (NumberKind::Bool, _) => Some(high),
            (NumberKind::Unsigned, NumberKind::Unsigned) => {
                Some(if low.size() > high.size() { low } else { high })
            }
            (NumberKind::Unsigned, NumberKind::Signed) => match (low, high) {
                (U8, I8) => Some(I16),
                (U8, _) => Some(high),
                _ => None,
            },
            (NumberKind::Signed, NumberKind::Signed) => {
                Some(if low.size() > high.size() { low } else { high })
            }
            (NumberKind::Unsigned | NumberKind::Signed, _) => Some(high),
            (NumberKind::Float, NumberKind::Float) => match (low.float_rank(), high.float_rank()) {
                (1, 1) => None,
                (2, 2) => Some(F32),
                (a, b) => Some(if a > b { low } else { high }),
            },
            (NumberKind::Float, NumberKind::Complex) => Some(if low == F64 { C128 } else { high }),
            _ => Some(C128),
        }
    }
}

impl fmt::Display for DType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Error for a name that no dtype has.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("unknown element type `{0}`")]
pub struct UnknownDType(pub String);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn promotes_as_pytorch_does() {
        use DType::*;
        for (a, b, want) in [
            (Bool, U8, Some(U8)),
            (U8, I8, Some(I16)),
            (I64, F16, Some(F16)),
            (F16, BF16, Some(F32)),
            (F64, C64, Some(C128)),
            (F32, C64, Some(C64)),
            (F8E4M3FN, F8E5M2, None),
            (F8E4M3FN, BF16, Some(BF16)),
            (U16, I32, None),
            (U16, F32, Some(F32)),
            (C64, C128, Some(C128)),
        ] {
            assert_eq!(a.promote(b), want, "{a} {b}");
            assert_eq!(b.promote(a), want, "{b} {a}");
        }
    }
}
