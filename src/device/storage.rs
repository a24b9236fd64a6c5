//! Storages: what PyTorch's tensors of the device lie in.

use super::address::Addresses;
use super::complaint::Complaint;
use super::content::Content;
use super::state::MOST_DEVICES;
use crate::pjrt::PerProcess;
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::sync::atomic::{AtomicI64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Memory of a given size whose content is one dense value. Programs never change a value: they put another in its
/// place. Only what PyTorch's kernels write to ([`Content::Host`]) changes where it lies.
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

/// Table of all storages, and their address space. A forked child has none.
#[derive(Default)]
struct All {
    addresses: Option<Addresses>,
    live: BTreeMap<usize, Arc<Storage>>,
}

/// Memory counters of a device.
#[derive(Default)]
struct Memory {
    bytes_now: AtomicI64,
    bytes_peak: AtomicI64,
    storages_now: AtomicI64,
    storages_ever: AtomicI64,
}

pub struct Storages {
    all: PerProcess<Mutex<All>>,
    memory: [Memory; MOST_DEVICES],
    /// Stands for the storages that PyTorch makes without asking, which have no memory.
    empty: Storage,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Storage {
    /// Returns the present content.
    pub fn content(&self) -> Option<Content> {
        self.lock().clone()
    }

    /// Locks the content; if the op that made it failed, the content from before the op is put back.
    pub fn lock(&self) -> MutexGuard<'_, Option<Content>> {
        let mut content = lock(&self.content);
        while let Some(Content::Pending(pending)) = &*content
            && let Some(instead) = pending.instead.get()
        {
            *content = Some(instead.clone());
        }
        content
    }

    /// Gives storages new contents, if all of them still hold what is `expected`. Returns what they held, `None` where
    /// one holds something else by now.
    pub fn replace_all<'a>(mut changes: SmallVec<[Change<'a>; 2]>) -> Option<Replaced> {
        // Everybody takes them in one order.
        changes.sort_by_key(|change| std::ptr::from_ref(change.storage));
        let mut held: SmallVec<[MutexGuard<'_, Option<Content>>; 2]> =
            changes.iter().map(|change| change.storage.lock()).collect();
        let mut pairs = held.iter().zip(&changes);
        let are_as_expected = pairs.all(|(now, change)| match (now.as_ref(), change.expected) {
            (Some(now), Some(expected)) => now.is(expected),
            (now, expected) => now.is_none() && expected.is_none(),
        });
        if !are_as_expected {
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
}

impl Default for Storages {
    fn default() -> Self {
        let memory = std::array::from_fn(|_| Memory::default());
        let empty = Storage { address: 0, bytes: 0, device: 0, content: Mutex::new(None) };
        Storages { all: PerProcess::new(), memory, empty }
    }
}

impl Storages {
    /// A new storage on a device, and what it holds, which is made if nothing fails.
    ///
    /// # Errors
    /// Why there are no addresses for it, or no such device.
    pub fn make(
        &'static self,
        bytes: usize,
        device: usize,
        content: impl FnOnce() -> Option<Content>,
    ) -> Result<Arc<Storage>, Complaint> {
        let memory = self.memory.get(device);
        let memory = memory.ok_or_else(|| Complaint::new(format!("there is no device tpu:{device}")))?;
        let storage = if bytes == 0 {
            Arc::new(Storage { address: 0, bytes, device, content: Mutex::new(content()) })
        } else {
            let mut all = lock(self.all.get());
            let All { addresses, live } = &mut *all;
            let addresses = match addresses {
                Some(addresses) => addresses,
                none => none.insert(Addresses::reserve().map_err(|why| {
                    Complaint::no_memory(format!("cannot reserve addresses for the tpu device: {why}"))
                })?),
            };
            let address = addresses.take(bytes);
            let address = address
                .ok_or_else(|| Complaint::no_memory(format!("no addresses are left for {bytes} bytes")))?;
            let storage = Arc::new(Storage { address, bytes, device, content: Mutex::new(content()) });
            live.insert(address, Arc::clone(&storage));
            storage
        };
        let now = memory.bytes_now.fetch_add(bytes as i64, Relaxed) + bytes as i64;
        memory.bytes_peak.fetch_max(now, Relaxed);
        memory.storages_now.fetch_add(1, Relaxed);
        memory.storages_ever.fetch_add(1, Relaxed);
        Ok(storage)
    }

    /// PyTorch has no use for a storage any more. A program that reads its value keeps that.
    pub fn retire(&'static self, storage: &Storage) {
        if !self.all.is_of_this_process() {
            // Threads of the parent may hold every lock, and no thread of its client is here to free anything.
            return;
        }
        if storage.bytes > 0 {
            let mut all = lock(self.all.get());
            all.live.remove(&storage.address);
            if let Some(addresses) = &mut all.addresses {
                addresses.give_back(storage.address, storage.bytes);
            }
        }
        storage.clear();
        let memory = &self.memory[storage.device];
        memory.bytes_now.fetch_sub(storage.bytes as i64, Relaxed);
        memory.storages_now.fetch_sub(1, Relaxed);
    }

    /// The storage in which an address lies, and how far from its beginning.
    pub fn find(&'static self, address: usize) -> Option<(Arc<Storage>, usize)> {
        let all = lock(self.all.get());
        let (start, storage) = all.live.range(..=address).next_back()?;
        let offset = address - start;
        (offset < storage.bytes).then(|| (Arc::clone(storage), offset))
    }

    /// The storage that the shim names.
    ///
    /// # Safety
    /// It is null, or one that was not freed.
    pub unsafe fn of(&self, storage: *mut c_void) -> &Storage {
        // SAFETY: the caller's promise.
        unsafe { storage.cast::<Storage>().cast_const().as_ref().unwrap_or(&self.empty) }
    }

    /// Returns one of the first four memory counters of a device, numbered as in `shim.h`; 0 for a device that does not
    /// exist.
    pub fn statistic(&self, which: i32, device: usize) -> i64 {
        let Some(memory) = self.memory.get(device) else { return 0 };
        let count = match which {
            0 => &memory.bytes_now,
            1 => &memory.bytes_peak,
            2 => &memory.storages_now,
            _ => &memory.storages_ever,
        };
        count.load(Relaxed)
    }

    /// Lets a peak or a sum of a device begin anew.
    pub fn reset_statistic(&self, which: i32, device: usize) {
        let Some(memory) = self.memory.get(device) else { return };
        match which {
            1 => memory.bytes_peak.store(memory.bytes_now.load(Relaxed), Relaxed),
            3 => memory.storages_ever.store(memory.storages_now.load(Relaxed), Relaxed),
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_storage_is_found_by_every_address_in_it_until_it_is_retired() {
        let all: &Storages = Box::leak(Box::default());
        let storage = all.make(1000, 0, || None).unwrap();
        let address = storage.address;
        for offset in [0, 1, 999] {
            let (found, at) = all.find(address + offset).unwrap();
            assert!(Arc::ptr_eq(&found, &storage) && at == offset);
        }
        assert!(all.find(address + 1000).is_none());
        all.retire(&storage);
        assert!(all.find(address).is_none());
    }
}
