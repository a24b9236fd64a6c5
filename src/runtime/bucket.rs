//! The bucket of a plan.

use super::alignment::AlignedBytes;
use super::device_tensor::DeviceTensor;
use super::error::CallProblem;
use super::padding::Poison;
use crate::bucketing::{Extent, Side};
use crate::fx::{EvalError, Expr};
use crate::program::Layout;

/// How the arguments and results of a plan lie in its bucket.
#[derive(Debug)]
pub struct Padding {
    /// Expressions of the vector of true sizes.
    pub sizes: Vec<Expr>,
    /// As in [`Bucketed`](crate::bucketing::Bucketed).
    pub inputs: Vec<Option<Extent>>,
    pub outputs: Vec<Extent>,
    pub poison: Poison,
    /// Pads and cuts tensors that stay on a device.
    pub fitting: Box<dyn Fit>,
}

impl Padding {
    /// The vector of true sizes.
    pub fn true_sizes(&self, binding: &[i64]) -> Result<AlignedBytes, CallProblem> {
        let mut bytes = AlignedBytes::zeroed(self.sizes.len() * 4, "sizes")?;
        for (e, slot) in self.sizes.iter().zip(bytes.as_mut_slice().chunks_exact_mut(4)) {
            let size = i32::try_from(e.eval(binding)?).map_err(|_| EvalError::Overflow)?;
            slot.copy_from_slice(&size.to_le_bytes());
        }
        Ok(bytes)
    }

    /// The extent of a graph input, where it has padding.
    pub fn input(&self, index: usize) -> Option<&Extent> {
        self.inputs.get(index)?.as_ref().filter(|extent| extent.iter().any(Side::is_padded))
    }

    /// The extent of a program's output, where it has padding.
    pub fn output(&self, index: usize) -> Option<&Extent> {
        self.outputs.get(index).filter(|extent| extent.iter().any(Side::is_padded))
    }
}

/// Pads and cuts tensors that stay on a device.
pub trait Fit: std::fmt::Debug + Send + Sync {
    /// A padded copy of a tensor, of the sizes of a bucket and in its layout, on the device where the tensor is.
    ///
    /// # Errors
    /// Those of compiling the program and of beginning it, and sizes that do not fit the bucket.
    fn pad(
        &self,
        tensor: &DeviceTensor,
        extent: &Extent,
        binding: &[i64],
        layout: &Layout,
        ordinal: usize,
    ) -> Result<DeviceTensor, CallProblem>;

    /// The valid elements of a bucket, in a layout.
    ///
    /// # Errors
    /// As for [`Fit::pad`].
    fn cut(
        &self,
        bucket: &DeviceTensor,
        extent: &Extent,
        binding: &[i64],
        layout: &Layout,
        ordinal: usize,
    ) -> Result<DeviceTensor, CallProblem>;
}
