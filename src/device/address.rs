//! Addresses that stand for storages: a range that is reserved and that nobody may touch.
//!
//! PyTorch tells storages apart by the address of their data. Whatever reads one of these as host memory ends in a
//! segmentation fault instead of in somebody's memory.

use std::collections::BTreeMap;

/// As much as a process on x86-64 has room for, with much to spare.
const RESERVED: usize = 16 << 40;
/// Addresses begin at multiples of this, as those of CUDA's allocations.
const UNIT: usize = 512;

/// The reserved range, and which of it is free.
#[derive(Debug)]
pub struct Addresses {
    next: usize,
    end: usize,
    /// By size: each size that was ever given back.
    free: BTreeMap<usize, Vec<usize>>,
}

impl Addresses {
    /// Reserves the range. No memory is used for it.
    ///
    /// # Errors
    /// The system's, where it has no room.
    pub fn reserve() -> std::io::Result<Self> {
        let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
        // SAFETY: a new mapping at an address that the system chooses harms no other one.
        let start = unsafe { libc::mmap(std::ptr::null_mut(), RESERVED, libc::PROT_NONE, flags, -1, 0) };
        if start == libc::MAP_FAILED {
            return Err(std::io::Error::last_os_error());
        }
        Ok(Addresses { next: start as usize, end: start as usize + RESERVED, free: BTreeMap::new() })
    }

    /// The addresses that a storage takes up: at least its bytes, in one of eight steps for each power of two, so that what
    /// is given back fits others.
    fn room(bytes: usize) -> Option<usize> {
        let units = bytes.max(1).div_ceil(UNIT);
        let step = (units.next_power_of_two() / 8).max(1);
        units.div_ceil(step).checked_mul(step)?.checked_mul(UNIT)
    }

    /// The first address of a new storage; `None` where the range is used up.
    pub fn take(&mut self, bytes: usize) -> Option<usize> {
        let room = Self::room(bytes)?;
        if let Some(address) = self.free.get_mut(&room).and_then(Vec::pop) {
            return Some(address);
        }
        let after = self.next.checked_add(room).filter(|after| *after <= self.end)?;
        Some(std::mem::replace(&mut self.next, after))
    }

    /// Gives the addresses of a storage back.
    pub fn give_back(&mut self, address: usize, bytes: usize) {
        let room = Self::room(bytes).expect("a storage of this size had addresses");
        self.free.entry(room).or_default().push(address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_apart_and_come_back() {
        let mut addresses = Addresses::reserve().unwrap();
        let sizes = [0, 1, 512, 513, 5000, 1 << 20, (1 << 20) + 1, 3 << 33];
        let mut taken: Vec<(usize, usize)> =
            sizes.iter().map(|bytes| (addresses.take(*bytes).unwrap(), *bytes)).collect();
        taken.sort_unstable();
        assert!(taken.windows(2).all(|pair| pair[0].0 + pair[0].1.max(1) <= pair[1].0), "{taken:x?}");
        let (address, bytes) = taken[3];
        addresses.give_back(address, bytes);
        assert_eq!(addresses.take(bytes), Some(address));
        assert_ne!(addresses.take(bytes), Some(address));
    }

    #[test]
    fn what_does_not_fit_the_range_has_no_address() {
        let mut addresses = Addresses::reserve().unwrap();
        assert_eq!(addresses.take(RESERVED + 1), None);
        assert_eq!(addresses.take(usize::MAX), None);
        assert!(addresses.take(1).is_some());
    }
}
