//! Storages as memory of PyTorch's own kernels.
//!
//! On a platform that computes in the host's memory, ops of Fused mode run at once by PyTorch's kernels for the CPU:
//! nothing is traced, compiled or copied. A storage then holds a [`HostBlock`], which is a `c10::StorageImpl` of the
//! shim's.

use super::abi::{Access, TtShim, scalar_type_of};
use super::block::{Form, HostBlock};
use super::complaint::Complaint;
use super::content::Content;
use super::copies::Borrowed;
use super::engine::Engine;
use super::storage::Storage;
use std::ffi::c_void;

/// Returns the memory of a storage for PyTorch's kernels, as a reference that the caller owns. `form` describes the
/// tensor that the caller accesses.
///
/// # Errors
/// Those of recorded ops that make the value, no memory, and those of waiting.
pub fn memory(
    engine: &'static Engine,
    storage: &Storage,
    access: Access,
    form: &Form<'_>,
) -> Result<*mut c_void, Complaint> {
    if storage.bytes == 0 {
        return Ok(HostBlock::allocate(&engine.state.shim, 0, false, form)?.share());
    }
    loop {
        let found = memory_of(engine, storage, &mut storage.lock(), access, form)?;
        match found {
            Found::Memory(owner) => return Ok(owner),
            Found::Recorded(content) => drop(engine.value(&content)?),
        }
    }
}

/// Content of a storage for a kernel.
enum Found {
    Memory(*mut c_void),
    /// An op that is recorded runs first, without the storage's lock.
    Recorded(Content),
}

fn memory_of(
    engine: &'static Engine,
    storage: &Storage,
    content: &mut Option<Content>,
    access: Access,
    form: &Form<'_>,
) -> Result<Found, Complaint> {
    let shim = &engine.state.shim;
    let value = match content.as_ref() {
        Some(Content::Host(block)) => return Ok(Found::Memory(block.share())),
        Some(Content::Value(value)) => value.clone(),
        Some(recorded @ Content::Pending(pending)) => match pending.settled.get() {
            Some(settled) => settled.clone()?,
            None => return Ok(Found::Recorded(recorded.clone())),
        },
        None => {
            let block = HostBlock::allocate(shim, storage.bytes, access != Access::Overwrite, form)?;
            let owner = block.share();
            *content = Some(Content::Host(block));
            return Ok(Found::Memory(owner));
        }
    };
    // Programs of such a platform have ended when they return, so nobody waits here.
    let there = Borrowed::of_value(&engine.state, storage.device, &value)?;
    if access == Access::Read {
        return wrapped(shim, there, storage.bytes).map(Found::Memory);
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
        let block = HostBlock::allocate(shim, storage.bytes, true, &own)?;
        let count = there.count().min(storage.bytes);
        // SAFETY: both hold as many bytes, and the new ones are nobody else's.
        unsafe { std::ptr::copy_nonoverlapping(there.data(), block.data(), count) };
        block
    } else {
        HostBlock::new(shim, wrapped(shim, there, storage.bytes)?, storage.bytes, &own)
    };
    let owner = block.share();
    *content = Some(Content::Host(block));
    Ok(Found::Memory(owner))
}

/// The memory of a value, which is kept as long as the shim uses it.
fn wrapped(shim: &TtShim, borrowed: Borrowed, bytes: usize) -> Result<*mut c_void, Complaint> {
    if borrowed.count() < bytes {
        return Err(Complaint::new(format!(
            "{} bytes are the value of a storage of {bytes}",
            borrowed.count()
        )));
    }
    let data = borrowed.data().cast_mut().cast();
    let token = Box::into_raw(Box::new(borrowed)).cast();
    // SAFETY: the shim releases the token once, when it has no use for the memory any more.
    Ok(unsafe { (shim.wrap_memory)(data, bytes, token) })
}
