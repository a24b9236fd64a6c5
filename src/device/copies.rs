//! Contents of storages as bytes in host memory, and back.

use super::abi;
use super::block::HostBlock;
use super::complaint::Complaint;
use super::content::Content;
use super::engine::Engine;
use super::running::Ops;
use super::state::State;
use super::storage::{Change, Storage};
use crate::fx::DType;
use crate::runtime::{AlignedBytes, DeviceTensor, OutputTensor, TensorView, own_memory};
use smallvec::SmallVec;
use std::sync::Arc;

/// The bytes of a storage in host memory, as they were when they were asked for.
pub enum Borrowed {
    Value(OutputTensor),
    /// Memory that kernels may change at any time.
    Host(Arc<HostBlock>, usize),
    Zeros(AlignedBytes),
}

impl Borrowed {
    /// Waits for the program that makes the value.
    ///
    /// # Errors
    /// That of the program, no memory, and those of waiting.
    pub fn of(engine: &'static Engine, storage: &Storage) -> Result<Self, Complaint> {
        match storage.content() {
            Some(content) => Self::of_content(engine, storage, &content),
            None => Ok(Borrowed::Zeros(AlignedBytes::zeroed(storage.bytes, "a tensor")?)),
        }
    }

    fn of_content(engine: &'static Engine, storage: &Storage, content: &Content) -> Result<Self, Complaint> {
        match content {
            Content::Host(block) => Ok(Borrowed::Host(Arc::clone(block), storage.bytes)),
            content => Self::of_value(&engine.state, storage.device, &engine.value(content)?),
        }
    }

    /// The bytes of a value on a device.
    ///
    /// # Errors
    /// As for [`Borrowed::of`].
    pub fn of_value(state: &State, on: usize, value: &DeviceTensor) -> Result<Self, Complaint> {
        let (device, wait) = state.client()?;
        Ok(Borrowed::Value(state.awaited(on, value.read(device, wait))?))
    }

    pub fn data(&self) -> *const u8 {
        match self {
            Borrowed::Value(value) => value.data(),
            Borrowed::Host(block, _) => block.data(),
            Borrowed::Zeros(bytes) => bytes.as_ptr(),
        }
    }

    /// How many bytes can be read.
    pub fn count(&self) -> usize {
        match self {
            Borrowed::Value(value) => value.bytes(),
            Borrowed::Host(_, bytes) => *bytes,
            Borrowed::Zeros(bytes) => bytes.as_slice().len(),
        }
    }
}

/// Puts row-major elements into a storage that they fill.
///
/// # Safety
/// As many elements as `dims` say can be read at `data`.
///
/// # Errors
/// Elements that do not fill it, no memory, and those of the transfer.
pub unsafe fn write(
    state: &State,
    storage: &Storage,
    data: *const u8,
    scalar_type: i32,
    dims: &[i64],
) -> Result<(), Complaint> {
    let bytes = [storage.bytes as i64];
    // A type that the core has not lies there as bytes.
    let (dtype, dims) = abi::dtype_of(scalar_type).map_or((DType::U8, &bytes[..]), |dtype| (dtype, dims));
    let view = TensorView::contiguous(data.cast_mut(), dtype, dims);
    if view.bytes() != storage.bytes {
        let (have, want) = (view.bytes(), storage.bytes);
        return Err(Complaint::new(format!("{have} bytes for a storage of {want}")));
    }
    // SAFETY: passed on.
    unsafe { put(state, storage, &view) }
}

/// # Safety
/// The view can be read, and has the size of the storage.
pub unsafe fn put(state: &State, storage: &Storage, view: &TensorView) -> Result<(), Complaint> {
    // SAFETY: passed on.
    storage.put(Content::Value(unsafe { made(state, storage, view)? }));
    Ok(())
}

/// # Safety
/// As for [`put`].
unsafe fn made(state: &State, storage: &Storage, view: &TensorView) -> Result<DeviceTensor, Complaint> {
    let (device, wait) = state.client()?;
    let device = device.on(storage.device);
    let send = || {
        // SAFETY: passed on.
        unsafe { DeviceTensor::from_host(&device, view, &own_memory, wait) }
    };
    state.with_memory(storage.device, send).map_err(|error| state.joined(error.into()))
}

/// Gives a storage the value of one of the same size, on another device or not.
///
/// # Errors
/// Those of the ops that make the value, and of copying it.
pub fn transfer(engine: &'static Engine, to: &Storage, from: &Storage) -> Result<(), Complaint> {
    if to.bytes != from.bytes {
        return Err(Complaint::new(format!("{} bytes for a storage of {}", from.bytes, to.bytes)));
    }
    let Some(value) = engine.value_of(from)? else {
        to.clear();
        return Ok(());
    };
    // What is of no bytes is nowhere.
    let value = if to.device == from.device || to.bytes == 0 {
        value
    } else {
        let (state, (device, wait)) = (&engine.state, engine.state.client()?);
        let target = device.on(to.device);
        let copy = state.with_memory(to.device, || value.to_device(&target, wait));
        let copy = state.awaited(from.device, copy)?;
        if device.behavior.is_asynchronous() {
            state.began(to.device, Ops::Copy(from.device, to.device), &copy.launch(wait)?);
            if to.content().is_some() {
                // It keeps that if the copy does not arrive.
                state.awaited(to.device, copy.wait(wait))?;
            }
        }
        copy
    };
    to.put(Content::Value(value));
    Ok(())
}

/// Copies bytes between storages, whatever the types of their values.
///
/// # Errors
/// Those of reading and writing the values; a range that is not in its storage.
pub fn copy(
    engine: &'static Engine,
    to: &Storage,
    at: usize,
    from: &Storage,
    start: usize,
    count: usize,
) -> Result<(), Complaint> {
    if count == 0 {
        return Ok(());
    }
    let source = Borrowed::of(engine, from)?;
    if start.checked_add(count).is_none_or(|end| end > source.count())
        || at.checked_add(count).is_none_or(|end| end > to.bytes)
    {
        return Err(Complaint::new(format!("{count} bytes do not lie in their storage")));
    }
    loop {
        let before = to.content();
        let (mut bytes, dtype) = image(engine, to, before.as_ref())?;
        // SAFETY: both ranges were checked, and the image is nobody else's.
        unsafe { std::ptr::copy_nonoverlapping(source.data().add(start), bytes.as_mut_ptr().add(at), count) };
        let dtype = dtype.or_else(|| from.content().map(|content| content.dtype()));
        let dtype = dtype.filter(|dtype| to.bytes.is_multiple_of(dtype.size())).unwrap_or(DType::U8);
        let view = TensorView::contiguous(bytes.as_mut_ptr(), dtype, &[(to.bytes / dtype.size()) as i64]);
        // SAFETY: the view is of the image.
        let new = Content::Value(unsafe { made(&engine.state, to, &view)? });
        let change = Change { storage: to, expected: before.as_ref(), new };
        // Another thread may have written to the rest of it.
        if Storage::replace_all(SmallVec::from_iter([change])).is_some() {
            return Ok(());
        }
    }
}

/// The bytes of a storage with a content, to be changed, and the type that they have.
///
/// # Errors
/// As for [`Borrowed::of`].
pub fn image(
    engine: &'static Engine,
    storage: &Storage,
    content: Option<&Content>,
) -> Result<(AlignedBytes, Option<DType>), Complaint> {
    let mut bytes = AlignedBytes::zeroed(storage.bytes, "a tensor")?;
    let Some(content) = content else { return Ok((bytes, None)) };
    let there = Borrowed::of_content(engine, storage, content)?;
    let count = there.count().min(storage.bytes);
    // SAFETY: both hold as many bytes.
    unsafe { std::ptr::copy_nonoverlapping(there.data(), bytes.as_mut_ptr(), count) };
    Ok((bytes, Some(content.dtype())))
}
