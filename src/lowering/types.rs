//! Element types and shapes in MLIR.

use crate::fx::DType;
use melior::Context;
use melior::ir::Type;
use melior::ir::r#type::{IntegerType, RankedTensorType};
use smallvec::SmallVec;

pub use crate::program::{Dims, Shape};

/// The MLIR spelling of an element type (StableHLO spec, section "Types"; signed integers are signless in MLIR).
pub fn element_name(dtype: DType) -> &'static str {
    match dtype {
        DType::Bool => "i1",
        DType::U8 => "ui8",
        DType::U16 => "ui16",
        DType::U32 => "ui32",
        DType::U64 => "ui64",
        DType::I8 => "i8",
        DType::I16 => "i16",
        DType::I32 => "i32",
        DType::I64 => "i64",
        DType::F8E4M3FN => "f8E4M3FN",
        DType::F8E5M2 => "f8E5M2",
        DType::F8E4M3FNUZ => "f8E4M3FNUZ",
        DType::F8E5M2FNUZ => "f8E5M2FNUZ",
        DType::F16 => "f16",
        DType::BF16 => "bf16",
        DType::F32 => "f32",
        DType::F64 => "f64",
        DType::C64 => "complex<f32>",
        DType::C128 => "complex<f64>",
    }
}

/// The MLIR element type.
pub fn element_type<'c>(context: &'c Context, dtype: DType) -> Type<'c> {
    match dtype {
        DType::F32 => Type::float32(context),
        DType::I64 => IntegerType::new(context, 64).into(),
        DType::I32 => IntegerType::new(context, 32).into(),
        DType::Bool => IntegerType::new(context, 1).into(),
        DType::BF16 => Type::bfloat16(context),
        other => Type::parse(context, element_name(other)).expect("every element type parses"),
    }
}

/// `tensor<…>`.
pub fn tensor_type<'c>(context: &'c Context, dtype: DType, dims: &[i64]) -> Type<'c> {
    let sizes: SmallVec<[u64; 8]> = dims.iter().map(|d| *d as u64).collect();
    RankedTensorType::new(&sizes, element_type(context, dtype), None).into()
}

/// The spelling of `tensor<…>`.
pub fn tensor_name(dtype: DType, dims: &[i64]) -> String {
    let mut name = "tensor<".to_string();
    for d in dims {
        name += &format!("{d}x");
    }
    name + element_name(dtype) + ">"
}
