//! Arguments of calls.

use super::device_tensor::DeviceTensor;
use super::tensor::TensorView;

/// One argument of a call.
#[derive(Debug, Clone)]
pub enum Argument {
    /// In the caller's memory.
    Host(TensorView),
    /// In a device's memory, where it stays when the graph mutates it.
    Buffer(DeviceTensor),
    Int(i64),
    None,
}

impl Argument {
    /// Sizes of a tensor.
    pub fn dims(&self) -> Option<&[i64]> {
        match self {
            Argument::Host(view) => Some(&view.dims),
            Argument::Buffer(tensor) => Some(tensor.dims()),
            Argument::Int(_) | Argument::None => None,
        }
    }
}
