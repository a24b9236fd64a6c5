//! Facts that a compiler may derive about a value before the program runs.

use super::super::scalar::Scalar;
use super::Val;
use super::chain::{Chain, largest};
use crate::fx::DType;

/// Each is a caution: it may be said of a value without being so, and costs a barrier or a choice then.
#[derive(Debug, Clone, Copy, Default)]
pub(in crate::lowering) struct Known {
    /// It follows from constants alone, at some elements at least, and XLA or MLIR may compute it.
    pub folds: bool,
    /// An element may be known to be NaN.
    pub nan: bool,
    /// An element may be known to be infinite, or to have an infinite number added or multiplied to it: with one more
    /// constant that is NaN, because XLA computes constants of a chain with each other.
    pub infinite: bool,
    /// Op that made the value, if XLA joins it with the next one.
    pub chain: Chain,
}

/// The functions that XLA computes by an exponential, and which give NaN for NaN.
pub(super) const BY_EXPONENTIALS: [&str; 7] =
    ["exponential", "exponential_minus_one", "logistic", "chlo.sinh", "chlo.cosh", "chlo.erf", "chlo.erfc"];

/// Ops that move numbers, choose them, or change a sign.
const MOVING: [&str; 18] = [
    "stablehlo.abs",
    "stablehlo.broadcast_in_dim",
    "stablehlo.complex",
    "stablehlo.concatenate",
    "stablehlo.constant",
    "stablehlo.convert",
    "stablehlo.imag",
    "stablehlo.iota",
    "stablehlo.maximum",
    "stablehlo.minimum",
    "stablehlo.negate",
    "stablehlo.pad",
    "stablehlo.real",
    "stablehlo.reshape",
    "stablehlo.reverse",
    "stablehlo.select",
    "stablehlo.slice",
    "stablehlo.transpose",
];

/// Ops of which infinity and a constant may make NaN.
const ARITHMETIC: [&str; 6] = [
    "stablehlo.add",
    "stablehlo.divide",
    "stablehlo.multiply",
    "stablehlo.power",
    "stablehlo.remainder",
    "stablehlo.subtract",
];

/// Functions that have no value at an infinity.
const UNDEFINED_AT_INFINITY: [&str; 7] = [
    "stablehlo.cosine",
    "stablehlo.log",
    "stablehlo.log_plus_one",
    "stablehlo.rsqrt",
    "stablehlo.sine",
    "stablehlo.sqrt",
    "stablehlo.tan",
];

impl Known {
    /// Returns the facts about an op's results.
    pub fn of_result(name: &str, operands: &[&Val<'_>]) -> Known {
        let folds = may_fold(name, operands);
        let chain = Chain::of_result(name, operands);
        let nan = operands.iter().any(|x| x.known.nan);
        let infinite = operands.iter().any(|x| x.known.infinite);
        if name == "stablehlo.optimization_barrier" {
            // It is gone before LLVM sees the program, which may compute what follows, or have computed what came.
            let computable = operands.iter().any(|x| x.known.folds);
            return Known { folds, nan: nan || computable, infinite: infinite || computable, chain };
        }
        if MOVING.contains(&name) {
            return Known { folds, nan, infinite, chain };
        }
        let arithmetic = ARITHMETIC.contains(&name);
        let meets_constant = operands.iter().filter(|x| x.known.infinite || x.is_foldable()).count() > 1;
        let undefined = infinite && (arithmetic && meets_constant || UNDEFINED_AT_INFINITY.contains(&name));
        Known { folds, nan: nan || folds || undefined, infinite: folds || infinite && arithmetic, chain }
    }

    /// Returns the facts about a number as an element of a dtype.
    pub fn of_number(value: Scalar, dtype: DType) -> Known {
        let parts = match value {
            Scalar::Bool(_) => [0.0; 2],
            Scalar::Int(i) => [i as f64, 0.0],
            Scalar::Float(x) => [x, 0.0],
            Scalar::Complex(re, im) => [re, im],
        };
        let (nan, infinite) =
            (parts.iter().any(|x| x.is_nan()), parts.iter().any(|x| x.abs() > largest(dtype)));
        let chain = if dtype.is_float() { Chain::Number(parts[0]) } else { Chain::Other };
        Known { folds: true, nan, infinite, chain }.as_type(dtype)
    }

    /// Returns the facts about a literal in little-endian bytes.
    pub fn of_bytes(dtype: DType, data: &[u8]) -> Known {
        // Where the exponent is and where the mantissa is, of what has infinities.
        let part: (usize, u64) = match dtype {
            DType::F16 => (2, 0x7c00),
            DType::BF16 => (2, 0x7f80),
            DType::F32 | DType::C64 => (4, 0x7f80_0000),
            DType::F64 | DType::C128 => (8, 0x7ff0_0000_0000_0000),
            _ if has_nan(dtype) => {
                return Known { folds: true, nan: true, infinite: true, chain: Chain::Other };
            }
            _ => return Known { folds: true, ..Known::default() },
        };
        let (size, infinity) = part;
        let chain = if dtype.is_float() { Chain::Number(f64::NAN) } else { Chain::Other };
        let mut known = Known { folds: true, chain, ..Known::default() };
        for number in data.chunks_exact(size) {
            let mut bytes = [0; 8];
            bytes[..size].copy_from_slice(number);
            let magnitude = u64::from_le_bytes(bytes) & (u64::MAX >> (65 - 8 * size));
            known.nan |= magnitude > infinity;
            known.infinite |= magnitude == infinity;
        }
        known
    }

    /// Adapts the facts to a dtype, which may have neither infinities nor NaN.
    pub fn as_type(self, dtype: DType) -> Known {
        if has_nan(dtype) { self } else { Known { folds: self.folds, ..Known::default() } }
    }
}

/// Whether a type has a NaN.
fn has_nan(dtype: DType) -> bool {
    dtype.is_float() || dtype.is_complex()
}

/// Whether a compiler may know the results of an op because of what it knows of its operands.
fn may_fold(name: &str, operands: &[&Val<'_>]) -> bool {
    let known = |i: usize| operands.get(i).is_some_and(|x| x.is_foldable());
    if name == "stablehlo.optimization_barrier" {
        return false;
    }
    if (0..operands.len()).all(known) {
        return true;
    }
    let whole = |x: &Val<'_>| !x.dtype.is_float() && !x.dtype.is_complex();
    match (name, operands) {
        // Zero times anything, anything less itself: not for floats, whose NaN is neither.
        ("stablehlo.multiply" | "stablehlo.and" | "stablehlo.or", [a, _]) => {
            whole(a) && (known(0) || known(1))
        }
        (
            "stablehlo.subtract"
            | "stablehlo.xor"
            | "stablehlo.compare"
            | "stablehlo.divide"
            | "stablehlo.remainder",
            [a, b],
        ) => whole(a) && a.value == b.value,
        ("stablehlo.select", [..]) => known(0) && (known(1) || known(2)) || known(1) && known(2),
        _ => false,
    }
}
