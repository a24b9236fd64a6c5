//! Addresses that stand for storages: a range that is reserved and that nobody may touch.
//!
//! PyTorch tells storages apart by the address of their data. Whatever reads one of these as host memory ends in a
//! segmentation fault instead of in somebody's memory.

use std::collections::BTreeMap;

/// As much as a process on x86-64 has room for, with much to spare.
const MOST: usize = 16 << 40;
/// Less than this is not worth a device.
const LEAST: usize = 64 << 20;
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
    /// Reserves the range. No memory is used for it. Under a limit of the process's address space (`ulimit -v`), which
    /// counts the range as well, it is half of what is left, and elsewhere as much as the system has room for.
    ///
    /// # Errors
    /// The system's, where it has no room.
    pub fn reserve() -> std::io::Result<Self> {
        let mut room = room_left().map_or(MOST, |left| (left / 2).min(MOST)).max(LEAST) / UNIT * UNIT;
        loop {
            match map(room) {
                Ok(start) => return Ok(Addresses { next: start, end: start + room, free: BTreeMap::new() }),
                Err(error) if room / 2 < LEAST => return Err(error),
                Err(_) => room = room / 2 / UNIT * UNIT,
            }
        }
    }

    /// The addresses that a storage takes up: at least its bytes, in one of eight steps for each power of two, so that
    /// what is given back fits others.
    fn room(bytes: usize) -> Option<usize> {
        let units = bytes.max(1).div_ceil(UNIT);
        let step = (units.next_power_of_two() / 8).max(1);
        units.div_ceil(step).checked_mul(step)?.checked_mul(UNIT)
    }

    /// The first address of a new storage; `None` if the range is used up.
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

/// Maps a range that nobody may touch. Returns its first address.
fn map(bytes: usize) -> std::io::Result<usize> {
    let flags = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
    // SAFETY: a new mapping at an address that the system chooses harms no other one.
    let start = unsafe { libc::mmap(std::ptr::null_mut(), bytes, libc::PROT_NONE, flags, -1, 0) };
    if start == libc::MAP_FAILED { Err(std::io::Error::last_os_error()) } else { Ok(start as usize) }
}

/// Bytes of address space that this process may still map; `None` without a limit.
fn room_left() -> Option<usize> {
    let mut limit = libc::rlimit { rlim_cur: 0, rlim_max: 0 };
    // SAFETY: the structure is this function's own.
    let asked = unsafe { libc::getrlimit(libc::RLIMIT_AS, &raw mut limit) };
    if asked != 0 || limit.rlim_cur == libc::RLIM_INFINITY {
        return None;
    }
    let status = std::fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let pages: usize = status.split(' ').next().and_then(|pages| pages.parse().ok()).unwrap_or(0);
    // SAFETY: it reads a number of the system.
    let page = usize::try_from(unsafe { libc::sysconf(libc::_SC_PAGE_SIZE) }).unwrap_or(4096);
    Some(usize::try_from(limit.rlim_cur).unwrap_or(usize::MAX).saturating_sub(pages * page))
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
        assert_eq!(addresses.take(MOST + 1), None);
        assert_eq!(addresses.take(usize::MAX), None);
        assert!(addresses.take(1).is_some());
    }
}
