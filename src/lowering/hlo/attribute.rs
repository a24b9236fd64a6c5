//! Attributes of StableHLO ops.

use crate::fx::DType;
use crate::lowering::scalar::Scalar;
use crate::lowering::types::tensor_name;
use half::{bf16, f16};
use melior::Context;
use melior::ir::Attribute as MlirAttribute;
use melior::ir::attribute::{BoolAttribute, DenseI64ArrayAttribute, IntegerAttribute, StringAttribute};
use melior::ir::r#type::IntegerType;

/// The value of an attribute.
#[derive(Debug, Clone, Copy)]
pub enum Attribute<'a> {
    /// `n : i64`
    Int(i64),
    Bool(bool),
    /// `array<i64: …>`
    Ints(&'a [i64]),
    /// `"…"`
    Str(&'a str),
    /// MLIR text, such as `#stablehlo.dot<…>`.
    Text(&'a str),
}

pub type Attributes<'a> = &'a [(&'static str, Attribute<'a>)];

impl From<i64> for Attribute<'_> {
    fn from(value: i64) -> Self {
        Attribute::Int(value)
    }
}

impl From<bool> for Attribute<'_> {
    fn from(value: bool) -> Self {
        Attribute::Bool(value)
    }
}

impl<'a> From<&'a [i64]> for Attribute<'a> {
    fn from(values: &'a [i64]) -> Self {
        Attribute::Ints(values)
    }
}

/// MLIR text.
impl<'a> From<&'a str> for Attribute<'a> {
    fn from(text: &'a str) -> Self {
        Attribute::Text(text)
    }
}

impl Attribute<'_> {
    pub(super) fn build<'c>(&self, context: &'c Context) -> MlirAttribute<'c> {
        match self {
            Attribute::Int(i) => IntegerAttribute::new(IntegerType::new(context, 64).into(), *i).into(),
            Attribute::Bool(b) => BoolAttribute::new(context, *b).into(),
            Attribute::Ints(values) => DenseI64ArrayAttribute::new(context, values).into(),
            Attribute::Str(s) => StringAttribute::new(context, s).into(),
            Attribute::Text(text) => MlirAttribute::parse(context, text)
                .unwrap_or_else(|| panic!("attribute text does not parse: {text}")),
        }
    }
}

/// `dense<[[a, b], …]> : tensor<Nx2xi64>`, as paddings are written.
pub fn pairs(values: &[(i64, i64)]) -> String {
    if values.is_empty() {
        return "dense<> : tensor<0x2xi64>".to_string();
    }
    let rows: Vec<String> = values.iter().map(|(a, b)| format!("[{a}, {b}]")).collect();
    format!("dense<[{}]> : tensor<{}x2xi64>", rows.join(", "), values.len())
}

/// A rank-0 `dense<…>` of a number, with every bit of a float kept.
pub fn splat(value: Scalar, dtype: DType) -> String {
    let text = match dtype {
        DType::Bool => match value {
            Scalar::Complex(re, im) => (re != 0.0 || im != 0.0).to_string(),
            other => (other.as_f64() != 0.0).to_string(),
        },
        d if d.is_complex() => {
            let im = if let Scalar::Complex(_, im) = value { im } else { 0.0 };
            format!("({}, {})", float_text(value.as_f64(), d.to_real()), float_text(im, d.to_real()))
        }
        d if d.is_float() => float_text(value.as_f64(), d),
        d => int_text(value, d),
    };
    format!("dense<{text}> : tensor<{}>", dtype.mlir_name())
}

/// Wraps to the width of the type, as PyTorch does when it fills a tensor with an out-of-range number.
fn int_text(value: Scalar, dtype: DType) -> String {
    let value = match value {
        Scalar::Int(i) => i,
        Scalar::Bool(b) => i64::from(b),
        other => other.as_f64() as i64,
    };
    dtype.wrap(value).to_string()
}

/// Hexadecimal bits, which MLIR reads as the exact value (decimal text cannot spell infinities and NaN).
fn float_text(value: f64, dtype: DType) -> String {
    match dtype {
        DType::F64 => format!("0x{:016X}", value.to_bits()),
        DType::F32 => format!("0x{:08X}", (value as f32).to_bits()),
        DType::F16 => format!("0x{:04X}", f16::from_f64(value).to_bits()),
        DType::BF16 => format!("0x{:04X}", bf16::from_f64(value).to_bits()),
        // MLIR rounds to the 8-bit kinds itself; only finite values are spelled in decimals.
        _ if value.is_finite() => {
            let text = format!("{value:e}");
            if text.contains('.') { text } else { text.replace('e', ".0e") }
        }
        DType::F8E5M2 if value.is_infinite() => if value > 0.0 { "0x7C" } else { "0xFC" }.to_string(),
        DType::F8E4M3FN | DType::F8E5M2 => "0x7F".to_string(),
        _ => "0x80".to_string(),
    }
}

/// `dense<"0x…">` of row-major little-endian bytes.
pub fn dense_bytes(dtype: DType, dims: &[i64], data: &[u8]) -> String {
    use std::fmt::Write;
    let ty = tensor_name(dtype, dims);
    if data.is_empty() {
        return format!("dense<> : {ty}");
    }
    let mut text = String::with_capacity(2 * data.len() + 64);
    text.push_str("dense<\"0x");
    for byte in data {
        write!(text, "{byte:02X}").expect("writing to a string");
    }
    write!(text, "\"> : {ty}").expect("writing to a string");
    text
}
