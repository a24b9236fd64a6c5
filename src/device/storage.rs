//! Storages: what PyTorch's tensors of the device lie in.

use super::address::Addresses;
use super::fused::Pending;
use super::host::HostBlock;
use super::state::{Complaint, MOST_DEVICES, device, state};
use crate::fx::DType;
use crate::pjrt::PerProcess;
use crate::program::Layout;
use crate::runtime::DeviceTensor;
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A dense value, or one that an op which is recorded will give.
#[derive(Debug, Clone)]
pub enum Content {
    Value(DeviceTensor),
    Pending(Arc<Pending>),
    /// Memory that PyTorch's kernels change where it lies.
    Host(Arc<HostBlock>),
}

impl Content {
    pub fn dtype(&self) -> DType {
        match self {
            Content::Value(value) => value.dtype(),
            Content::Pending(pending) => pending.form().shape.dtype,
            Content::Host(block) => block.dtype(),
        }
    }

    pub fn dims(&self) -> &[i64] {
        match self {
            Content::Value(value) => value.dims(),
            Content::Pending(pending) => &pending.form().shape.dims,
            Content::Host(block) => block.dims(),
        }
    }

    pub fn layout(&self) -> &Layout {
        match self {
            Content::Value(value) => value.layout(),
            Content::Pending(pending) => &pending.form().layout,
            Content::Host(block) => block.layout(),
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
            Content::Host(block) => block.to_value(),
        }
    }
}

/// Memory of a given size whose content is one dense value. Programs never change a value: they put another in its place. Only
/// what PyTorch's kernels write to ([`Content::Host`]) changes where it lies.
#[derive(Debug)]
pub struct Storage {
    /// Where PyTorch believes it lies; 0 where it is empty.
    pub address: usize,
    pub bytes: usize,
    /// The device that it is on.
    pub device: usize,
    /// `None` as long as nobody wrote to it: it reads as zeros.
    content: Mutex<Option<Content>>,
}

/// A storage that is to hold `new`, if it still holds what is `expected`.
pub struct Change<'a> {
    pub storage: &'a Storage,
    pub expected: Option<&'a Content>,
    pub new: Content,
}

/// New contents of storages, each with the one from before.
pub type Replaced = SmallVec<[(Content, Option<Content>); 2]>;

/// Whether both are one content, not equal ones.
fn is_same(a: Option<&Content>, b: Option<&Content>) -> bool {
    match (a, b) {
        (None, None) => true,
        (Some(Content::Value(a)), Some(Content::Value(b))) => a.id() == b.id(),
        (Some(Content::Pending(a)), Some(Content::Pending(b))) => Arc::ptr_eq(a, b),
        (Some(Content::Host(a)), Some(Content::Host(b))) => Arc::ptr_eq(a, b),
        _ => false,
    }
}

/// Table of all storages, and their address space. A forked child has none.
#[derive(Default)]
struct All {
    addresses: Option<Addresses>,
    live: BTreeMap<usize, Arc<Storage>>,
}

static ALL: PerProcess<Mutex<All>> = PerProcess::new();

/// Memory counters of a device.
struct Counts {
    bytes_now: AtomicI64,
    bytes_peak: AtomicI64,
    storages_now: AtomicI64,
    storages_ever: AtomicI64,
}

static COUNTS: [Counts; MOST_DEVICES] = [const {
    Counts {
        bytes_now: AtomicI64::new(0),
        bytes_peak: AtomicI64::new(0),
        storages_now: AtomicI64::new(0),
        storages_ever: AtomicI64::new(0),
    }
}; MOST_DEVICES];

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Storage {
    /// A new storage on a device that nobody wrote to.
    ///
    /// # Errors
    /// Why there are no addresses for it, or no such device.
    pub fn new(bytes: usize, device: usize) -> Result<Arc<Storage>, String> {
        Self::made(bytes, device, || None)
    }

    /// A new storage on a device, and what it holds, which is made if nothing fails.
    ///
    /// # Errors
    /// As for [`Storage::new`].
    pub fn with(
        bytes: usize,
        device: usize,
        content: impl FnOnce() -> Content,
    ) -> Result<Arc<Storage>, String> {
        Self::made(bytes, device, || Some(content()))
    }

    fn made(
        bytes: usize,
        device: usize,
        content: impl FnOnce() -> Option<Content>,
    ) -> Result<Arc<Storage>, String> {
        let counts = COUNTS.get(device).ok_or_else(|| format!("there is no device tpu:{device}"))?;
        let storage = if bytes == 0 {
            Arc::new(Storage { address: 0, bytes, device, content: Mutex::new(content()) })
        } else {
            let mut all = lock(ALL.get());
            if all.addresses.is_none() {
                let reserved = Addresses::reserve();
                all.addresses = Some(
                    reserved.map_err(|why| format!("cannot reserve addresses for the tpu device: {why}"))?,
                );
            }
            let address = all.addresses.as_mut().and_then(|addresses| addresses.take(bytes));
            let address = address.ok_or_else(|| format!("no addresses are left for {bytes} bytes"))?;
            let storage = Arc::new(Storage { address, bytes, device, content: Mutex::new(content()) });
            all.live.insert(address, Arc::clone(&storage));
            storage
        };
        let now = counts.bytes_now.fetch_add(bytes as i64, Relaxed) + bytes as i64;
        counts.bytes_peak.fetch_max(now, Relaxed);
        counts.storages_now.fetch_add(1, Relaxed);
        counts.storages_ever.fetch_add(1, Relaxed);
        Ok(storage)
    }

    /// PyTorch has no use for the storage any more. A program that reads its value keeps that.
    pub fn retire(&self) {
        if !ALL.is_of_this_process() {
            // Threads of the parent may hold every lock, and no thread of its client is here to free anything.
            return;
        }
        if self.bytes > 0 {
            let mut all = lock(ALL.get());
            all.live.remove(&self.address);
            if let Some(addresses) = &mut all.addresses {
                addresses.give_back(self.address, self.bytes);
            }
        }
        let content = lock(&self.content).take();
        drop(content);
        let counts = &COUNTS[self.device];
        counts.bytes_now.fetch_sub(self.bytes as i64, Relaxed);
        counts.storages_now.fetch_sub(1, Relaxed);
    }

    /// Returns the present content.
    pub fn content(&self) -> Option<Content> {
        self.lock().clone()
    }

    /// Locks the content; if the op that made it failed, the content from before the op is put back.
    fn lock(&self) -> MutexGuard<'_, Option<Content>> {
        let mut content = lock(&self.content);
        while let Some(Content::Pending(pending)) = &*content
            && let Some(instead) = pending.instead()
        {
            *content = instead.clone();
        }
        content
    }

    /// Its value; what is recorded runs first.
    ///
    /// # Errors
    /// Those of the ops that run.
    pub fn value(&self) -> Result<Option<DeviceTensor>, Complaint> {
        self.content().map(|content| content.value()).transpose()
    }

    /// Looks at what it holds, or changes it, while nobody else does.
    pub fn with_content<T>(&self, look: impl FnOnce(&mut Option<Content>) -> T) -> T {
        look(&mut self.lock())
    }

    /// Gives storages new contents, if all of them still hold what is `expected`. Returns what they held, `None` where one holds
    /// something else by now.
    pub fn replace_all<'a>(mut changes: SmallVec<[Change<'a>; 2]>) -> Option<Replaced> {
        // Everybody takes them in one order.
        changes.sort_by_key(|change| std::ptr::from_ref(change.storage));
        let mut held: SmallVec<[MutexGuard<'_, Option<Content>>; 2]> =
            changes.iter().map(|change| change.storage.lock()).collect();
        if !held.iter().zip(&changes).all(|(now, change)| is_same(now.as_ref(), change.expected)) {
            return None;
        }
        let replaced = held.iter_mut().zip(changes).map(|(now, change)| {
            let before = now.replace(change.new.clone());
            (change.new, before)
        });
        Some(replaced.collect())
    }

    pub fn put(&self, content: Content) {
        let before = lock(&self.content).replace(content);
        drop(before);
    }

    /// Makes it one that nobody wrote to.
    pub fn clear(&self) {
        let before = lock(&self.content).take();
        drop(before);
    }

    /// The storage in which an address lies, and how far from its beginning.
    pub fn find(address: usize) -> Option<(Arc<Storage>, usize)> {
        let all = lock(ALL.get());
        let (start, storage) = all.live.range(..=address).next_back()?;
        let offset = address - start;
        (offset < storage.bytes).then(|| (Arc::clone(storage), offset))
    }
}

/// Stands for the storages that PyTorch makes without asking, which have no memory.
static EMPTY: Storage = Storage { address: 0, bytes: 0, device: 0, content: Mutex::new(None) };

/// The storage that the shim names.
///
/// # Safety
/// It is null, or one that was not freed.
pub(super) unsafe fn storage_of<'a>(storage: *mut std::ffi::c_void) -> &'a Storage {
    // SAFETY: the caller's promise.
    unsafe { storage.cast::<Storage>().cast_const().as_ref().unwrap_or(&EMPTY) }
}

/// Returns the memory counter `which` of a device, numbered as in `shim.h`; 0 for a device that does not exist.
pub fn statistic(which: i32, device: usize) -> i64 {
    let Some(counts) = COUNTS.get(device) else { return 0 };
    let count = match which {
        0 => &counts.bytes_now,
        1 => &counts.bytes_peak,
        2 => &counts.storages_now,
        3 => &counts.storages_ever,
        4 => return host_memory(libc::_SC_AVPHYS_PAGES),
        _ => return host_memory(libc::_SC_PHYS_PAGES),
    };
    count.load(Relaxed)
}

/// Returns so many pages of the host's memory in bytes, where a device's memory is that; 0 elsewhere.
fn host_memory(pages: libc::c_int) -> i64 {
    let mut is_host = false;
    // The first use opens the client, which takes the GIL on other threads.
    let mut ask = || is_host = device().is_ok_and(|opened| opened.0.client.platform_name() == "cpu");
    match state() {
        Ok(state) => state.tracer.aside(&mut ask),
        Err(_) => ask(),
    }
    if !is_host {
        return 0;
    }
    // SAFETY: it reads numbers of the system.
    unsafe { libc::sysconf(pages) * libc::sysconf(libc::_SC_PAGE_SIZE) }
}

/// Lets a peak or a sum of a device begin anew.
pub fn reset_statistic(which: i32, device: usize) {
    let Some(counts) = COUNTS.get(device) else { return };
    match which {
        1 => counts.bytes_peak.store(counts.bytes_now.load(Relaxed), Relaxed),
        3 => counts.storages_ever.store(counts.storages_now.load(Relaxed), Relaxed),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_storage_is_found_by_every_address_in_it_until_it_is_retired() {
        let storage = Storage::new(1000, 0).unwrap();
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
