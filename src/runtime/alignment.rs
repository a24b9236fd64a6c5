//! Host memory as XLA's CPU client wants it for sharing.

use crate::pjrt::PjrtError;
use std::alloc::{Layout, LayoutError, alloc, dealloc};

/// XLA's CPU client shares host memory that is aligned to this many bytes, and copies other memory.
pub const ALIGNMENT: usize = 64;

/// Size of Linux's huge pages on x86-64.
const HUGE_PAGE: usize = 2 << 20;
/// Blocks of at least this many bytes use huge pages.
pub const LARGE: usize = HUGE_PAGE;

/// Aligned memory whose content is undefined until somebody writes it.
///
/// Large memory uses huge pages: Linux hands out each page at its first use, and that takes as long for 4 KB
/// pages as all the arithmetic of a small model's training step.
#[derive(Debug)]
pub struct Block {
    data: *mut u8,
    len: usize,
}

// SAFETY: the memory is owned; whoever reads or writes it answers for that.
unsafe impl Send for Block {}
// SAFETY: as above.
unsafe impl Sync for Block {}

impl Block {
    /// `len` bytes. `what` they are for, as in "cannot allocate 3 bytes of host memory for `what`".
    ///
    /// # Errors
    /// [`PjrtError::OutOfMemory`].
    pub fn new(len: usize, what: &str) -> Result<Self, PjrtError> {
        let no_room = || PjrtError::OutOfMemory { what: what.to_owned(), bytes: len };
        let layout = Self::layout(len).map_err(|_| no_room())?;
        // SAFETY: the layout is never of size zero.
        let data = unsafe { alloc(layout) };
        if data.is_null() {
            return Err(no_room());
        }
        if len >= LARGE {
            // SAFETY: whole pages of the allocation. Advice that the system does not take changes nothing.
            unsafe { libc::madvise(data.cast(), len / HUGE_PAGE * HUGE_PAGE, libc::MADV_HUGEPAGE) };
        }
        Ok(Self { data, len })
    }

    fn layout(len: usize) -> Result<Layout, LayoutError> {
        let alignment = if len >= LARGE { HUGE_PAGE } else { ALIGNMENT };
        Layout::from_size_align(len.max(1), alignment)
    }

    pub fn as_ptr(&self) -> *mut u8 {
        self.data
    }
}

impl Drop for Block {
    fn drop(&mut self) {
        let layout = Self::layout(self.len).expect("memory of this layout was allocated");
        // SAFETY: allocated with this very layout.
        unsafe { dealloc(self.data, layout) };
    }
}

/// Aligned bytes that are always initialised.
#[derive(Debug)]
pub struct AlignedBytes(Block);

impl AlignedBytes {
    /// `len` zero bytes. `what` they are for, as for [`Block::new`].
    ///
    /// # Errors
    /// [`PjrtError::OutOfMemory`].
    pub fn zeroed(len: usize, what: &str) -> Result<Self, PjrtError> {
        let block = Block::new(len, what)?;
        // SAFETY: the block holds `len` bytes.
        unsafe { block.data.write_bytes(0, len) };
        Ok(Self(block))
    }

    pub fn as_ptr(&self) -> *const u8 {
        self.0.data
    }

    pub fn as_mut_ptr(&mut self) -> *mut u8 {
        self.0.data
    }

    pub fn as_slice(&self) -> &[u8] {
        // SAFETY: `len` initialised bytes are owned.
        unsafe { std::slice::from_raw_parts(self.0.data, self.0.len) }
    }

    pub fn as_mut_slice(&mut self) -> &mut [u8] {
        // SAFETY: `len` initialised bytes are owned, and borrowed uniquely.
        unsafe { std::slice::from_raw_parts_mut(self.0.data, self.0.len) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_of_every_size_are_aligned_and_writable_to_their_end() {
        for len in [0, 1, 63, 4096, LARGE - 1, LARGE, LARGE + 1, 3 * HUGE_PAGE + 12345] {
            let mut bytes = AlignedBytes::zeroed(len, "a test").unwrap();
            let wanted = if len >= LARGE { HUGE_PAGE } else { ALIGNMENT };
            assert_eq!(bytes.as_ptr() as usize % wanted, 0, "{len}");
            assert_eq!(bytes.as_slice().len(), len);
            bytes.as_mut_slice().fill(7);
            assert!(bytes.as_slice().iter().all(|byte| *byte == 7), "{len}");
        }
    }

    #[test]
    fn what_has_no_room_is_an_error() {
        for len in [1 << 47, isize::MAX as usize, usize::MAX] {
            let error = AlignedBytes::zeroed(len, "a test").unwrap_err();
            assert_eq!(error.to_string(), format!("cannot allocate {len} bytes of host memory for a test"));
        }
    }
}
