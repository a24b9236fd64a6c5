//! The C library's heap, where XLA's CPU client takes the temporary memory of a program at each call.
//!
//! glibc asks the system for a block of 32 MiB or more each time, and the system clears every page of it when it is
//! first written: half a millisecond for a MiB, which is more than most kernels take. Kept blocks cost nothing.

use std::sync::{Mutex, PoisonError};

/// Blocks from here on do not stay in the process unless its limits say so.
const LARGE: usize = 32 << 20;
/// Blocks up to here fit into the heaps of threads other than the first, which glibc ends at 64 MiB.
const MOST: usize = 60 << 20;
/// Bytes that the allocator may add to a block.
const ALIGNED: usize = 1 << 20;
/// Variables of the environment by which the user sets other limits.
const VARIABLES: [&str; 3] = ["MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_", "GLIBC_TUNABLES"];

/// Has the C library keep the memory of blocks of this many bytes for the next ones, if they are large, and unless the
/// user has set its limits.
pub fn keep_blocks_of(bytes: usize) {
    static KEPT: Mutex<usize> = Mutex::new(LARGE);
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if (*kept..=MOST).contains(&bytes) && VARIABLES.iter().all(|name| std::env::var_os(name).is_none()) {
        *kept = bytes + ALIGNED;
        keep(*kept);
    }
}

#[cfg(target_env = "gnu")]
fn keep(bytes: usize) {
    let limit = |bytes: usize| libc::c_int::try_from(bytes).unwrap_or(libc::c_int::MAX);
    // SAFETY: each sets a limit of the allocator, under its lock. It ignores a limit that it does not take.
    unsafe {
        libc::mallopt(libc::M_MMAP_THRESHOLD, limit(bytes));
        // As glibc itself relates them.
        libc::mallopt(libc::M_TRIM_THRESHOLD, limit(2 * bytes));
        // Else a thread's heap that has nothing but this block ends with it.
        libc::mallopt(libc::M_TOP_PAD, limit(bytes));
    }
}

#[cfg(not(target_env = "gnu"))]
fn keep(_: usize) {}
