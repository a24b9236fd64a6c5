//! Memory of the host that PyTorch's own kernels read and write where it lies.
//!
//! On a platform that computes in the host's memory, ops of Fused mode run at once by PyTorch's kernels for the CPU: nothing is
//! traced, compiled or copied. A storage then holds a [`HostBlock`], which is a `c10::StorageImpl` of the shim's.

use super::abi::{Access, dtype_of, scalar_type_of};
use super::copies::Borrowed;
use super::fused::{Pending, count_on_host};
use super::state::{Complaint, Mode, State, device, keep_count, mode, state};
use super::storage::{Content, Storage};
use crate::fx::DType;
use crate::program::{Layout, Shape};
use crate::runtime::{DeviceTensor, Keep};
use std::ffi::c_void;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

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
    /// A reference of this block's own to a `c10::StorageImpl`.
    owner: *mut c_void,
    shape: Shape,
    layout: Layout,
}

// SAFETY: the reference is counted atomically, and the memory is shared as that of any tensor on the CPU.
unsafe impl Send for HostBlock {}
// SAFETY: as above.
unsafe impl Sync for HostBlock {}

impl Drop for HostBlock {
    fn drop(&mut self) {
        if let Some(release) = state().ok().and_then(|state| state.shim.release_memory) {
            // SAFETY: the reference is this block's own, and is given back once.
            unsafe { release(self.owner) };
        }
    }
}

impl HostBlock {
    /// Takes over a reference to memory of `bytes` bytes. `form` describes a tensor in it. If the tensor is not
    /// the whole memory, only its dtype is used.
    fn new(owner: *mut c_void, bytes: usize, form: &Form<'_>) -> Arc<Self> {
        let dtype = dtype_of(form.scalar_type).filter(|dtype| bytes.is_multiple_of(dtype.size()));
        let dtype = dtype.unwrap_or(DType::U8);
        let count = (bytes / dtype.size()) as i64;
        let whole = form.offset == 0 && form.sizes.iter().product::<i64>() == count;
        let layout = whole.then(|| Layout::of_strides(form.sizes, form.strides)).flatten();
        let (dims, layout) = match &layout {
            Some(layout) => (form.sizes, layout.clone()),
            None => (&[count][..], Layout::contiguous(1)),
        };
        Arc::new(HostBlock { owner, shape: Shape::new(dtype, dims), layout })
    }

    pub fn dtype(&self) -> DType {
        self.shape.dtype
    }

    pub fn dims(&self) -> &[i64] {
        &self.shape.dims
    }

    pub fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The first byte. Kernels may change what lies there.
    pub fn data(&self) -> *mut u8 {
        let ask = state().ok().and_then(|state| state.shim.memory_data);
        // SAFETY: the block holds the memory.
        ask.map_or(std::ptr::null_mut(), |ask| unsafe { ask(self.owner) }.cast())
    }

    /// A further reference to the memory, for the shim.
    fn share(&self, state: &State) -> Result<*mut c_void, Complaint> {
        let retain = state.shim.retain_memory.ok_or_else(|| Complaint::of_shim("it has no memory"))?;
        // SAFETY: the block holds the memory.
        unsafe { retain(self.owner) };
        Ok(self.owner)
    }

    /// A tensor of the device over the memory.
    ///
    /// # Errors
    /// Those of opening the device, and the plugin's.
    pub fn to_value(self: &Arc<Self>) -> Result<DeviceTensor, Complaint> {
        let (device, wait) = device()?;
        let keep: Keep = Arc::clone(self) as Keep;
        let (shape, layout) = (self.shape.clone(), self.layout.clone());
        Ok(DeviceTensor::over_memory(device, shape, layout, self.data(), keep, wait)?)
    }
}

const UNKNOWN: u8 = 0;
const NO: u8 = 1;
const YES: u8 = 2;
static RUNS_ON_HOST: AtomicU8 = AtomicU8::new(UNKNOWN);

/// The mode or the settings may have changed.
pub fn forget_choice() {
    RUNS_ON_HOST.store(UNKNOWN, Relaxed);
}

/// Whether ops run by PyTorch's kernels: in Fused mode, where programs use the host's memory, unless the user wants to hear of
/// every op that has no program.
///
/// # Errors
/// Settings that are none, a client that cannot be opened, Ctrl-C.
pub fn runs_on_host() -> Result<bool, Complaint> {
    Ok(match RUNS_ON_HOST.load(Relaxed) {
        YES => {
            count_on_host();
            true
        }
        NO => false,
        _ => {
            let decided = mode() == Mode::Fused && decide()?;
            RUNS_ON_HOST.store(if decided { YES } else { NO }, Relaxed);
            decided
        }
    })
}

fn decide() -> Result<bool, Complaint> {
    let state = state()?;
    if state.shim.retain_memory.is_none() || !state.tracer.admits_host_kernels()? {
        return Ok(false);
    }
    let settings = state.tracer.settings()?.0;
    keep_count(&settings);
    match settings.computes_in_host_memory() {
        Some(known) => Ok(known),
        // Which platform a given plugin is for, its client says.
        None => Ok(device()?.0.behavior.computes_in_host_memory()),
    }
}

/// Returns the memory of a storage for PyTorch's kernels, as a reference that the caller owns. `form` describes the tensor
/// that the caller accesses.
///
/// # Errors
/// Those of recorded ops that make the value, no memory, and those of waiting.
pub fn memory(storage: &Storage, access: Access, form: &Form<'_>) -> Result<*mut c_void, Complaint> {
    let state = state()?;
    if storage.bytes == 0 {
        return fresh(state, 0, false, form)?.share(state);
    }
    loop {
        match storage.with_content(|content| memory_of(state, storage, content, access, form))? {
            Found::Memory(owner) => return Ok(owner),
            Found::Recorded(pending) => drop(pending.value()?),
        }
    }
}

/// Content of a storage for a kernel.
enum Found {
    Memory(*mut c_void),
    /// An op that is recorded runs first, without the storage's lock.
    Recorded(Arc<Pending>),
}

fn memory_of(
    state: &State,
    storage: &Storage,
    content: &mut Option<Content>,
    access: Access,
    form: &Form<'_>,
) -> Result<Found, Complaint> {
    let value = match content.as_ref() {
        Some(Content::Host(block)) => return block.share(state).map(Found::Memory),
        Some(Content::Value(value)) => value.clone(),
        Some(Content::Pending(pending)) => match pending.settled() {
            Some(settled) => settled?,
            None => return Ok(Found::Recorded(Arc::clone(pending))),
        },
        None => {
            let block = fresh(state, storage.bytes, access != Access::Overwrite, form)?;
            let owner = block.share(state)?;
            *content = Some(Content::Host(block));
            return Ok(Found::Memory(owner));
        }
    };
    // Programs of such a platform have ended when they return, so nobody waits here.
    let there = Borrowed::of_value(storage.device, &value)?;
    if access == Access::Read {
        return wrapped(state, there, storage.bytes).map(Found::Memory);
    }
    let strides = value.layout().strides(value.dims());
    let own = Form {
        scalar_type: scalar_type_of(value.dtype()),
        sizes: value.dims(),
        strides: &strides,
        offset: 0,
    };
    // This function and the storage are two; a third holder would see its value change.
    let block = if value.holders() > 2 {
        let block = fresh(state, storage.bytes, true, &own)?;
        let count = there.count().min(storage.bytes);
        // SAFETY: both hold as many bytes, and the new ones are nobody else's.
        unsafe { std::ptr::copy_nonoverlapping(there.data(), block.data(), count) };
        block
    } else {
        HostBlock::new(wrapped(state, there, storage.bytes)?, storage.bytes, &own)
    };
    let owner = block.share(state)?;
    *content = Some(Content::Host(block));
    Ok(Found::Memory(owner))
}

/// Memory of the shim's allocator.
fn fresh(state: &State, bytes: usize, zeroed: bool, form: &Form<'_>) -> Result<Arc<HostBlock>, Complaint> {
    let allocate = state.shim.allocate_memory.ok_or_else(|| Complaint::of_shim("it has no memory"))?;
    // SAFETY: the shim returns a reference of the caller's own, or null.
    let owner = unsafe { allocate(bytes, i32::from(zeroed)) };
    if owner.is_null() {
        return Err(Complaint::no_memory(format!("no host memory for {bytes} bytes")));
    }
    Ok(HostBlock::new(owner, bytes, form))
}

/// The memory of a value, which is kept as long as the shim uses it.
fn wrapped(state: &State, borrowed: Borrowed, bytes: usize) -> Result<*mut c_void, Complaint> {
    let wrap = state.shim.wrap_memory.ok_or_else(|| Complaint::of_shim("it has no memory"))?;
    if borrowed.count() < bytes {
        return Err(Complaint::new(format!(
            "{} bytes are the value of a storage of {bytes}",
            borrowed.count()
        )));
    }
    let data = borrowed.data().cast_mut().cast();
    let token = Box::into_raw(Box::new(borrowed)).cast();
    // SAFETY: the shim releases the token once, when it has no use for the memory any more.
    Ok(unsafe { wrap(data, bytes, token) })
}

/// Returns the result of a kernel as the content of a storage. `owner` is a reference that is taken over.
pub fn content_of(owner: *mut c_void, bytes: usize, form: &Form<'_>) -> Content {
    Content::Host(HostBlock::new(owner, bytes, form))
}
