//! Dtype and sizes of a tensor of a program.

use crate::fx::{DType, TensorType};
use smallvec::SmallVec;

/// Sizes of a tensor.
pub type Dims = SmallVec<[i64; 6]>;

/// Dtype and sizes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Shape {
    pub dtype: DType,
    pub dims: Dims,
}

impl Shape {
    pub fn new(dtype: DType, dims: &[i64]) -> Self {
        Shape { dtype, dims: dims.into() }
    }

    /// `None` if a size depends on a symbol.
    pub fn of(ty: &TensorType) -> Option<Self> {
        let dims = ty.dims.iter().map(|d| d.as_static()).collect::<Option<_>>()?;
        Some(Shape { dtype: ty.dtype, dims })
    }

    pub fn rank(&self) -> usize {
        self.dims.len()
    }

    /// Number of elements; 1 for a scalar.
    pub fn numel(&self) -> i64 {
        self.dims.iter().product()
    }
}

impl std::fmt::Display for Shape {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let dims: Vec<String> = self.dims.iter().map(i64::to_string).collect();
        write!(f, "{}[{}]", self.dtype, dims.join(","))
    }
}
