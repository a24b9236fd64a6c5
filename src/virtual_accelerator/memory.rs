//! The memory of one device: how much there is, and how much is taken.

use super::completion::Failure;
use crate::pjrt::ErrorCode;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Numbers of one device's memory, in bytes where not said otherwise.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Use {
    pub used: u64,
    pub peak: u64,
    /// Arrays that were made so far.
    pub allocations: u64,
    pub largest: u64,
}

pub struct Memory {
    device: usize,
    /// `None` is without end.
    pub limit: Option<u64>,
    taken: Mutex<Use>,
}

impl Memory {
    pub fn new(device: usize, limit: Option<u64>) -> Arc<Self> {
        Arc::new(Self { device, limit, taken: Mutex::default() })
    }

    fn taken(&self) -> MutexGuard<'_, Use> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn in_use(&self) -> Use {
        *self.taken()
    }

    /// Takes room for an array.
    ///
    /// # Errors
    /// In libtpu's words, where there is not so much left.
    pub fn reserve(self: &Arc<Self>, bytes: u64) -> Result<Reservation, Failure> {
        let mut taken = self.taken();
        let free = self.limit.map_or(u64::MAX, |limit| limit.saturating_sub(taken.used));
        if bytes > free {
            let message = format!(
                "Error allocating device buffer: Attempting to allocate {}. That was not possible. There are {} \
                 free.; (0x0x{}_HBM0)",
                amount(bytes),
                amount(free),
                self.device
            );
            return Err(Failure::new(ErrorCode::ResourceExhausted, message));
        }
        taken.used += bytes;
        taken.peak = taken.peak.max(taken.used);
        taken.allocations += 1;
        taken.largest = taken.largest.max(bytes);
        Ok(Reservation { memory: Arc::clone(self), bytes })
    }
}

/// Room that an array has, until it is dropped.
pub struct Reservation {
    memory: Arc<Memory>,
    bytes: u64,
}

impl Drop for Reservation {
    fn drop(&mut self) {
        self.memory.taken().used -= self.bytes;
    }
}

/// Bytes as libtpu says them: `1.50M`.
fn amount(bytes: u64) -> String {
    let unit = [("G", 30), ("M", 20), ("K", 10)].into_iter().find(|(_, shift)| bytes >= 1 << shift);
    unit.map_or_else(
        || format!("{bytes}B"),
        |(unit, shift)| format!("{:.2}{unit}", bytes as f64 / (1_u64 << shift) as f64),
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_dropped_is_free_again() {
        let memory = Memory::new(3, Some(3 << 20));
        let held = memory.reserve(2 << 20).unwrap();
        let refused = memory.reserve(3 << 19).err().unwrap();
        assert_eq!(refused.code, ErrorCode::ResourceExhausted);
        assert_eq!(
            refused.message,
            "Error allocating device buffer: Attempting to allocate 1.50M. That was not possible. There are 1.00M \
             free.; (0x0x3_HBM0)"
        );
        drop(held);
        drop(memory.reserve(3 << 19).unwrap());
        assert_eq!(memory.in_use(), Use { used: 0, peak: 2 << 20, allocations: 2, largest: 2 << 20 });
    }
}
