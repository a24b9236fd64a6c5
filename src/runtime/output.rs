//! Results in host memory.

use super::alignment::Block;
use super::error::CallProblem;
use super::metrics::{add, counters};
use super::padding::{stands_together, unpad, valid_dims};
use super::platform::Fetched;
use super::tensor::Keep;
use super::tensor::TensorView;
use crate::bucketing::Extent;
use crate::fx::DType;
use crate::pjrt::{Buffer, PjrtError, WaitPolicy};
use crate::program::{Dims, ProgramOutput};
use std::sync::Arc;

/// From how many bytes on a program is given the memory of a result: a smaller one is cheaper to copy.
pub const GIVEN_RESULTS_FROM: usize = 16 << 10;

/// Makes the memory of a dense result with this dtype, these sizes and strides: where it begins, aligned to 64
/// bytes and writable, and what it lives as long as. Its content is undefined.
///
/// The caller of a graph makes it, so that a result is a tensor as any other there.
pub type MakeMemory<'a> = dyn Fn(DType, &[i64], &[i64]) -> Result<(*mut u8, Keep), PjrtError> + Sync + 'a;

/// [`MakeMemory`] where nobody else's is wanted.
///
/// # Errors
/// [`PjrtError::OutOfMemory`].
pub fn own_memory(dtype: DType, dims: &[i64], _: &[i64]) -> Result<(*mut u8, Keep), PjrtError> {
    let block = Block::new(bytes_of(dtype, dims), "a result")?;
    Ok((block.as_ptr(), Arc::new(block)))
}

fn bytes_of(dtype: DType, dims: &[i64]) -> usize {
    dims.iter().product::<i64>() as usize * dtype.size()
}

/// A result that the host is about to read.
pub(super) struct Fetching {
    pub buffer: Buffer,
    pub fetched: Fetched,
}

/// A result in host memory.
pub struct OutputTensor {
    pub dtype: DType,
    pub dims: Dims,
    /// In elements.
    pub strides: Dims,
    memory: Memory,
    /// Guard of a device tensor that is read in place: no program may write to it meanwhile.
    _reading: Option<Reading>,
}

/// A tensor of a device is read as long as somebody has this.
pub(super) type Reading = Arc<()>;

enum Memory {
    /// The executable's own output buffer, shared with the host.
    Shared { _buffer: Buffer, address: *const u8 },
    /// Memory that [`MakeMemory`] made.
    Made {
        /// Over that memory, where it was given to the executable. Dropped before the memory.
        _buffer: Option<Buffer>,
        owner: Keep,
        address: *const u8,
        /// The memory was made for this result, not for a bucket that it is the beginning of.
        whole: bool,
    },
}

// SAFETY: the memory is owned by the value and read-only until handed out.
unsafe impl Send for OutputTensor {}

impl OutputTensor {
    /// A whole result: in its own memory where the host reads it there, else copied and counted. `given` is the memory
    /// that the executable was given for it; `make` makes that of copies.
    pub(super) fn export(
        result: Fetching,
        given: Option<Keep>,
        output: &ProgramOutput,
        wait: &WaitPolicy,
        make: &MakeMemory<'_>,
    ) -> Result<Self, PjrtError> {
        let Fetching { buffer, fetched } = result;
        let (dims, dtype) = (output.shape.dims.clone(), output.shape.dtype);
        let strides = output.layout.strides(&dims);
        let memory = match (fetched, given) {
            (Fetched::InPlace(address), None) => Memory::Shared { _buffer: buffer, address },
            (Fetched::InPlace(address), Some(owner)) => {
                Memory::Made { _buffer: Some(buffer), owner, address, whole: true }
            }
            (Fetched::Copying(copy), _) => {
                let (address, owner) = make(dtype, &dims, &strides)?;
                let len = output.bytes();
                if len > 0 {
                    // SAFETY: the memory holds as many bytes, is nobody else's yet, and is initialised first.
                    let bytes = unsafe {
                        address.write_bytes(0, len);
                        std::slice::from_raw_parts_mut(address, len)
                    };
                    copy.finish(bytes, wait)?;
                }
                add(&counters().bytes_to_host, len as u64);
                Memory::Made { _buffer: None, owner, address, whole: true }
            }
        };
        Ok(OutputTensor { dtype, dims, strides, memory, _reading: None })
    }

    /// The valid elements of a bucket: in its own memory where they stand together at its beginning, else copied.
    pub(super) fn export_padded(
        result: Fetching,
        given: Option<Keep>,
        output: &ProgramOutput,
        extent: &Extent,
        binding: &[i64],
        wait: &WaitPolicy,
        make: &MakeMemory<'_>,
    ) -> Result<Self, CallProblem> {
        let mut whole = OutputTensor::export(result, given, output, wait, make)?;
        let dims = valid_dims(extent, binding)?;
        let strides = output.layout.strides(&dims);
        if stands_together(extent, &dims, &output.layout) {
            let fills = dims == whole.dims;
            if let Memory::Made { whole, .. } = &mut whole.memory {
                *whole = fills;
            }
            return Ok(OutputTensor { dims, strides, ..whole });
        }
        let size = whole.dtype.size();
        let (address, owner) = make(whole.dtype, &dims, &strides)?;
        let (layout, sizes) = (&output.layout, &output.shape.dims);
        // SAFETY: the bucket has the sizes of the program's output; the target was made for the true sizes.
        unsafe { unpad(whole.data(), extent, binding, layout, sizes, address, &strides, size)? };
        let memory = Memory::Made { _buffer: None, owner, address, whole: true };
        Ok(OutputTensor { dtype: whole.dtype, dims, strides, memory, _reading: None })
    }

    /// Attaches the guard of the device tensor that is read as long as this tensor lives.
    pub(super) fn reading(self, reading: Reading) -> Self {
        OutputTensor { _reading: Some(reading), ..self }
    }

    /// A copy in memory that `make` makes, whatever the tensor lies in.
    pub(super) fn copied(&self, make: &MakeMemory<'_>) -> Result<Self, PjrtError> {
        let (address, owner) = make(self.dtype, &self.dims, &self.strides)?;
        // SAFETY: both hold as many bytes; what was just made overlaps nothing.
        unsafe { std::ptr::copy_nonoverlapping(self.data(), address, self.bytes()) };
        let memory = Memory::Made { _buffer: None, owner, address, whole: true };
        let (dims, strides) = (self.dims.clone(), self.strides.clone());
        Ok(OutputTensor { dtype: self.dtype, dims, strides, memory, _reading: None })
    }

    /// The first element; null or dangling when there are none.
    pub fn data(&self) -> *mut u8 {
        match &self.memory {
            Memory::Shared { address, .. } | Memory::Made { address, .. } => address.cast_mut(),
        }
    }

    pub fn bytes(&self) -> usize {
        bytes_of(self.dtype, &self.dims)
    }

    /// Memory that [`MakeMemory`] made for the result. `None` for a result in memory of the plugin's, and for the
    /// beginning of a bucket.
    pub fn made(&self) -> Option<&Keep> {
        match &self.memory {
            Memory::Made { owner, whole: true, .. } => Some(owner),
            Memory::Made { .. } | Memory::Shared { .. } => None,
        }
    }

    pub fn view(&self) -> TensorView {
        let (dims, strides) = (self.dims.as_slice().into(), self.strides.as_slice().into());
        TensorView { data: self.data(), dtype: self.dtype, dims, strides, generation: 0 }
    }

    /// Copies the result into the memory of an input, which has the same dtype and sizes.
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
