//! Results in host memory.

use super::alignment::AlignedBytes;
use super::device::Device;
use super::metrics::{add, counters};
use super::padding::{stands_together, unpad, valid_dims};
use super::plan::{CallProblem, Keep};
use super::tensor::TensorView;
use crate::fx::DType;
use crate::lowering::{Dims, ProgramOutput};
use crate::passes::bucket::Extent;
use crate::pjrt::{Buffer, PjrtError, WaitPolicy};

/// A result in host memory.
pub struct OutputTensor {
    pub dtype: DType,
    pub dims: Dims,
    /// In elements.
    pub strides: Dims,
    memory: Memory,
}

enum Memory {
    /// The executable's own output buffer, shared with the host.
    Shared {
        _buffer: Buffer,
        /// The memory of the buffer, where that was given to the executable. Dropped after the buffer.
        _given: Option<Keep>,
        address: *const u8,
    },
    Copied(AlignedBytes),
}

// SAFETY: the memory is owned by the value and read-only until handed out.
unsafe impl Send for OutputTensor {}

impl OutputTensor {
    /// The complete content of a buffer: in its own memory where the host can read it, else copied and counted.
    /// `given` is the memory that the executable was given for it.
    pub(super) fn export(
        buffer: Buffer,
        given: Option<Keep>,
        output: &ProgramOutput,
        device: &Device,
        wait: &WaitPolicy,
    ) -> Result<Self, PjrtError> {
        let dims = output.shape.dims.clone();
        let strides = output.layout.strides(&dims);
        let dtype = output.shape.dtype;
        let shared = if device.shares_host_memory { buffer.host_address()? } else { None };
        let memory = match shared {
            Some(address) => Memory::Shared { _buffer: buffer, _given: given, address },
            None => {
                let mut bytes = AlignedBytes::zeroed(output.bytes(), "a result")?;
                buffer.to_host(bytes.as_mut_slice(), wait)?;
                add(&counters().bytes_to_host, bytes.as_slice().len() as u64);
                Memory::Copied(bytes)
            }
        };
        Ok(OutputTensor { dtype, dims, strides, memory })
    }

    /// The valid elements of a bucket: shared where they stand together at its beginning, else copied.
    pub(super) fn export_padded(
        buffer: Buffer,
        given: Option<Keep>,
        output: &ProgramOutput,
        extent: &Extent,
        binding: &[i64],
        device: &Device,
        wait: &WaitPolicy,
    ) -> Result<Self, CallProblem> {
        let whole = OutputTensor::export(buffer, given, output, device, wait)?;
        let dims = valid_dims(extent, binding)?;
        let strides = output.layout.strides(&dims);
        if stands_together(extent, &dims, &output.layout) {
            return Ok(OutputTensor { dims, strides, ..whole });
        }
        let size = whole.dtype.size();
        let mut bytes = AlignedBytes::zeroed(dims.iter().product::<i64>() as usize * size, "a result")?;
        let (layout, sizes) = (&output.layout, &output.shape.dims);
        // SAFETY: the bucket has the sizes of the program's output; the target was made for the true sizes.
        unsafe { unpad(whole.data(), extent, binding, layout, sizes, bytes.as_mut_ptr(), &strides, size)? };
        Ok(OutputTensor { dtype: whole.dtype, dims, strides, memory: Memory::Copied(bytes) })
    }

    /// The first element; null or dangling when there are none.
    pub fn data(&self) -> *mut u8 {
        match &self.memory {
            Memory::Shared { address, .. } => address.cast_mut(),
            Memory::Copied(bytes) => bytes.as_ptr().cast_mut(),
        }
    }

    pub fn view(&self) -> TensorView {
        let (dims, strides) = (self.dims.as_slice().into(), self.strides.as_slice().into());
        TensorView { data: self.data(), dtype: self.dtype, dims, strides, generation: 0 }
    }

    /// Copies the result to where an input lies, whose element type and sizes it has.
    ///
    /// # Safety
    /// The input's memory is writable and no two of its elements share an address.
    pub(super) unsafe fn write_to(&self, output: &ProgramOutput, input: &TensorView) {
        // SAFETY: the result holds as many bytes as the input; the rest is passed on.
        unsafe { input.write_from(&output.layout, self.data()) };
        // A copy from a device was counted when it was made.
        if let Memory::Shared { .. } = self.memory {
            add(&counters().bytes_to_host, input.bytes() as u64);
        }
    }
}
