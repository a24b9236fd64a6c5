//! Memory of the host that PyTorch's own kernels read and write where it lies.

use super::abi::{TtShim, dtype_of};
use super::complaint::Complaint;
use super::state::State;
use crate::fx::DType;
use crate::program::{Layout, Shape};
use crate::runtime::{DeviceTensor, Keep};
use std::ffi::c_void;
use std::sync::Arc;

/// A tensor as the shim describes it. Sizes, strides and offset are in elements.
pub struct Form<'a> {
    /// `c10::ScalarType`
    pub scalar_type: i32,
    pub sizes: &'a [i64],
    pub strides: &'a [i64],
    pub offset: i64,
}

/// Memory that PyTorch's kernels use, and the form that it has as the value of a storage.
#[derive(Debug)]
pub struct HostBlock {
    shim: &'static TtShim,
    /// A reference of this block's own to a `c10::StorageImpl`.
    owner: *mut c_void,
    pub shape: Shape,
    pub layout: Layout,
}

// SAFETY: the reference is counted atomically, and the memory is shared as that of any tensor on the CPU.
unsafe impl Send for HostBlock {}
// SAFETY: as above.
unsafe impl Sync for HostBlock {}

impl Drop for HostBlock {
    fn drop(&mut self) {
        // SAFETY: the reference is this block's own, and is given back once.
        unsafe { (self.shim.release_memory)(self.owner) };
    }
}

impl HostBlock {
    /// Takes over a reference to memory of `bytes` bytes. `form` describes a tensor in it. If the tensor is not
    /// the whole memory, only its dtype is used.
    pub fn new(shim: &'static TtShim, owner: *mut c_void, bytes: usize, form: &Form<'_>) -> Arc<Self> {
        let dtype = dtype_of(form.scalar_type).filter(|dtype| bytes.is_multiple_of(dtype.size()));
        let dtype = dtype.unwrap_or(DType::U8);
        let count = (bytes / dtype.size()) as i64;
        let whole = form.offset == 0 && form.sizes.iter().product::<i64>() == count;
        let layout = whole.then(|| Layout::of_strides(form.sizes, form.strides)).flatten();
        let (dims, layout) = match &layout {
            Some(layout) => (form.sizes, layout.clone()),
            None => (&[count][..], Layout::contiguous(1)),
        };
        Arc::new(HostBlock { shim, owner, shape: Shape::new(dtype, dims), layout })
    }

    /// Memory of the shim's allocator.
    ///
    /// # Errors
    /// No memory.
    pub fn allocate(
        shim: &'static TtShim,
        bytes: usize,
        zeroed: bool,
        form: &Form<'_>,
    ) -> Result<Arc<Self>, Complaint> {
        // SAFETY: the shim returns a reference of the caller's own, or null.
        let owner = unsafe { (shim.allocate_memory)(bytes, i32::from(zeroed)) };
        if owner.is_null() {
            return Err(Complaint::no_memory(format!("no host memory for {bytes} bytes")));
        }
        Ok(Self::new(shim, owner, bytes, form))
    }

    /// The first byte. Kernels may change what lies there.
    pub fn data(&self) -> *mut u8 {
        // SAFETY: the block holds the memory.
        unsafe { (self.shim.memory_data)(self.owner) }.cast()
    }

    /// A further reference to the memory, for the shim.
    pub fn share(&self) -> *mut c_void {
        // SAFETY: the block holds the memory.
        unsafe { (self.shim.retain_memory)(self.owner) };
        self.owner
    }

    /// A tensor of the device over the memory.
    ///
    /// # Errors
    /// Those of opening the device, and the plugin's.
    pub fn to_value(self: &Arc<Self>, state: &State) -> Result<DeviceTensor, Complaint> {
        let (device, wait) = state.client()?;
        let keep: Keep = Arc::clone(self) as Keep;
        let (shape, layout) = (self.shape.clone(), self.layout.clone());
        Ok(DeviceTensor::over_memory(device, shape, layout, self.data(), keep, wait)?)
    }
}
