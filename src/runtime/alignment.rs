//! Host memory aligned as XLA's CPU client wants it for sharing.

use std::alloc::{Layout, alloc, dealloc, handle_alloc_error};

/// XLA's CPU client shares host memory that is aligned to this many bytes, and copies other memory.
pub const ALIGNMENT: usize = 64;

/// Uninitialised-then-filled bytes at an aligned address.
#[derive(Debug)]
pub struct AlignedBytes {
    data: *mut u8,
    len: usize,
}

// SAFETY: the bytes are owned and have no interior sharing.
unsafe impl Send for AlignedBytes {}
// SAFETY: as above.
unsafe impl Sync for AlignedBytes {}

impl AlignedBytes {
    /// `len` zero bytes.
    pub fn zeroed(len: usize) -> Self {
        let layout = Self::layout(len);
        // SAFETY: the layout is never of size zero.
        let data = unsafe { alloc(layout) };
        if data.is_null() {
            handle_alloc_error(layout);
        }
        // SAFETY: the allocation holds at least `len` bytes.
        unsafe { data.write_bytes(0, len) };
        Self { data, len }
    }

    fn layout(len: usize) -> Layout {
        Layout::from_size_align(len.max(1), ALIGNMENT).expect("the size fits an allocation")
    }

    pub fn as_ptr(&self) -> *const u8 {
        self.data
    }

    pub fn as_mut_ptr(&mut self) -> *mut u8 {
        self.data
    }

    pub fn as_slice(&self) -> &[u8] {
        // SAFETY: `len` initialised bytes are owned.
        unsafe { std::slice::from_raw_parts(self.data, self.len) }
    }

    pub fn as_mut_slice(&mut self) -> &mut [u8] {
        // SAFETY: `len` initialised bytes are owned, and borrowed uniquely.
        unsafe { std::slice::from_raw_parts_mut(self.data, self.len) }
    }
}

impl Drop for AlignedBytes {
    fn drop(&mut self) {
        // SAFETY: allocated with this very layout.
        unsafe { dealloc(self.data, Self::layout(self.len)) };
    }
}
