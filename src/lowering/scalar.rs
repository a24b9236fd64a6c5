//! Numbers among the arguments of an op.

use crate::fx::DType;

/// A Python number.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum Scalar {
    Bool(bool),
    Int(i64),
    Float(f64),
    Complex(f64, f64),
}

impl Scalar {
    /// The kind of number and its bits: equal for numbers that nothing can tell apart.
    pub fn bits(self) -> (u8, u64, u64) {
        match self {
            Scalar::Bool(b) => (0, u64::from(b), 0),
            Scalar::Int(i) => (1, i as u64, 0),
            Scalar::Float(x) => (2, x.to_bits(), 0),
            Scalar::Complex(re, im) => (3, re.to_bits(), im.to_bits()),
        }
    }

    /// The default dtype of the number's category (`bool`, `int64`, `float32`, `complex64`).
    pub fn default_dtype(self) -> DType {
        match self {
            Scalar::Bool(_) => DType::Bool,
            Scalar::Int(_) => DType::I64,
            Scalar::Float(_) => DType::F32,
            Scalar::Complex(..) => DType::C64,
        }
    }

    /// Without its fraction; `None` for what is no `i64`.
    pub fn whole(self) -> Option<i64> {
        match self {
            Scalar::Bool(b) => Some(i64::from(b)),
            Scalar::Int(i) => Some(i),
            // Not every `i64` is an `f64`; the powers of two at both ends are.
            Scalar::Float(x) if (-(2f64.powi(63))..2f64.powi(63)).contains(&x) => Some(x as i64),
            Scalar::Float(_) | Scalar::Complex(..) => None,
        }
    }

    /// As a real number; a complex number's imaginary part is dropped.
    pub fn as_f64(self) -> f64 {
        match self {
            Scalar::Bool(b) => f64::from(u8::from(b)),
            Scalar::Int(i) => i as f64,
            Scalar::Float(x) => x,
            Scalar::Complex(re, _) => re,
        }
    }
}
