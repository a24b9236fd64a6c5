//! Element types and shapes in MLIR.

use crate::fx::DType;
use melior::Context;
use melior::ir::Type;
use melior::ir::r#type::{IntegerType, RankedTensorType};
use smallvec::SmallVec;

pub use crate::program::{Dims, Shape};

/// The MLIR element type.
pub fn element_type<'c>(context: &'c Context, dtype: DType) -> Type<'c> {
    match dtype {
        DType::F32 => Type::float32(context),
        DType::I64 => IntegerType::new(context, 64).into(),
        DType::I32 => IntegerType::new(context, 32).into(),
        DType::Bool => IntegerType::new(context, 1).into(),
        DType::BF16 => Type::bfloat16(context),
        other => Type::parse(context, other.mlir_name()).expect("every element type parses"),
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
    name + dtype.mlir_name() + ">"
}
