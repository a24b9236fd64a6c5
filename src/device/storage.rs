//! Storages: what PyTorch's tensors of the device lie in.

use super::address::Addresses;
use super::fused::Pending;
use super::state::Complaint;
use crate::fx::DType;
use crate::program::Layout;
use crate::runtime::DeviceTensor;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A dense value, or one that an op which is recorded will give.
#[derive(Debug, Clone)]
pub enum Content {
    Value(DeviceTensor),
    Pending(Arc<Pending>),
}

impl Content {
    pub fn dtype(&self) -> DType {
        match self {
            Content::Value(value) => value.dtype(),
            Content::Pending(pending) => pending.form().shape.dtype,
        }
    }

    pub fn dims(&self) -> &[i64] {
        match self {
            Content::Value(value) => value.dims(),
            Content::Pending(pending) => &pending.form().shape.dims,
        }
    }

    pub fn layout(&self) -> &Layout {
        match self {
            Content::Value(value) => value.layout(),
            Content::Pending(pending) => &pending.form().layout,
        }
    }

    /// The value; what is recorded runs first.
    ///
    /// # Errors
    /// Those of the ops that run.
    pub fn value(&self) -> Result<DeviceTensor, Complaint> {
        match self {
            Content::Value(value) => Ok(value.clone()),
            Content::Pending(pending) => pending.value(),
        }
    }
}

/// Memory of a given size whose content is one dense value. Ops never change a value: they put another in its place.
#[derive(Debug)]
pub struct Storage {
    /// Where PyTorch believes it lies; 0 where it is empty.
    pub address: usize,
    pub bytes: usize,
    /// `None` as long as nobody wrote to it: it reads as zeros.
    content: Mutex<Option<Content>>,
}

/// What all storages have in common.
struct All {
    addresses: Option<Addresses>,
    live: BTreeMap<usize, Arc<Storage>>,
}

static ALL: Mutex<All> = Mutex::new(All { addresses: None, live: BTreeMap::new() });

static BYTES_NOW: AtomicI64 = AtomicI64::new(0);
static BYTES_PEAK: AtomicI64 = AtomicI64::new(0);
static STORAGES_NOW: AtomicI64 = AtomicI64::new(0);
static STORAGES_EVER: AtomicI64 = AtomicI64::new(0);

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Storage {
    /// A new storage.
    ///
    /// # Errors
    /// Why there are no addresses for it.
    pub fn new(bytes: usize) -> Result<Arc<Storage>, String> {
        let storage = if bytes == 0 {
            Arc::new(Storage { address: 0, bytes, content: Mutex::new(None) })
        } else {
            let mut all = lock(&ALL);
            if all.addresses.is_none() {
                let reserved = Addresses::reserve();
                all.addresses = Some(
                    reserved.map_err(|why| format!("cannot reserve addresses for the tpu device: {why}"))?,
                );
            }
            let address = all.addresses.as_mut().and_then(|addresses| addresses.take(bytes));
            let address = address.ok_or_else(|| format!("no addresses are left for {bytes} bytes"))?;
            let storage = Arc::new(Storage { address, bytes, content: Mutex::new(None) });
            all.live.insert(address, Arc::clone(&storage));
            storage
        };
        let now = BYTES_NOW.fetch_add(bytes as i64, Relaxed) + bytes as i64;
        BYTES_PEAK.fetch_max(now, Relaxed);
        STORAGES_NOW.fetch_add(1, Relaxed);
        STORAGES_EVER.fetch_add(1, Relaxed);
        Ok(storage)
    }

    /// PyTorch has no use for the storage any more. A program that reads its value keeps that.
    pub fn retire(&self) {
        if self.bytes > 0 {
            let mut all = lock(&ALL);
            all.live.remove(&self.address);
            if let Some(addresses) = &mut all.addresses {
                addresses.give_back(self.address, self.bytes);
            }
        }
        let content = lock(&self.content).take();
        drop(content);
        BYTES_NOW.fetch_sub(self.bytes as i64, Relaxed);
        STORAGES_NOW.fetch_sub(1, Relaxed);
    }

    /// What it holds now.
    pub fn content(&self) -> Option<Content> {
        lock(&self.content).clone()
    }

    /// Its value; what is recorded runs first.
    ///
    /// # Errors
    /// Those of the ops that run.
    pub fn value(&self) -> Result<Option<DeviceTensor>, Complaint> {
        self.content().map(|content| content.value()).transpose()
    }

    pub fn put(&self, content: Content) {
        let before = lock(&self.content).replace(content);
        drop(before);
    }

    /// The storage in which an address lies, and how far from its beginning.
    pub fn find(address: usize) -> Option<(Arc<Storage>, usize)> {
        let all = lock(&ALL);
        let (start, storage) = all.live.range(..=address).next_back()?;
        let offset = address - start;
        (offset < storage.bytes).then(|| (Arc::clone(storage), offset))
    }
}

/// Stands for the storages that PyTorch makes without asking, which have no memory.
static EMPTY: Storage = Storage { address: 0, bytes: 0, content: Mutex::new(None) };

/// The storage that the shim names.
///
/// # Safety
/// It is null, or one that was not freed.
pub(super) unsafe fn storage_of<'a>(storage: *mut std::ffi::c_void) -> &'a Storage {
    // SAFETY: the caller's promise.
    unsafe { storage.cast::<Storage>().cast_const().as_ref().unwrap_or(&EMPTY) }
}

/// What `which` of `shim.h` counts.
pub fn statistic(which: i32) -> i64 {
    match which {
        0 => BYTES_NOW.load(Relaxed),
        1 => BYTES_PEAK.load(Relaxed),
        2 => STORAGES_NOW.load(Relaxed),
        _ => STORAGES_EVER.load(Relaxed),
    }
}

/// Lets a peak or a sum begin anew.
pub fn reset_statistic(which: i32) {
    match which {
        1 => BYTES_PEAK.store(BYTES_NOW.load(Relaxed), Relaxed),
        3 => STORAGES_EVER.store(STORAGES_NOW.load(Relaxed), Relaxed),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_storage_is_found_by_every_address_in_it_until_it_is_retired() {
        let storage = Storage::new(1000).unwrap();
        for offset in [0, 1, 999] {
            let (found, at) = Storage::find(storage.address + offset).unwrap();
            assert!(Arc::ptr_eq(&found, &storage) && at == offset);
        }
        assert!(
            Storage::find(storage.address + 1000).is_none_or(|(other, _)| !Arc::ptr_eq(&other, &storage))
        );
        let address = storage.address;
        storage.retire();
        assert!(Storage::find(address).is_none_or(|(other, _)| !Arc::ptr_eq(&other, &storage)));
    }
}
