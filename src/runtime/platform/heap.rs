//! The C library's heap, where XLA's CPU client takes the temporary memory of a program at each call.
//!
//! glibc asks the system for a large block each time, and the system clears every page of it when it is first written:
//! half a millisecond for a MiB, which is more than most kernels take. Kept blocks cost nothing. By itself glibc keeps
//! blocks as large as the largest that was freed, up to 32 MiB, but one that is aligned to a huge page is freed as less
//! than it was asked for, so that results on huge pages would never be kept.

use std::sync::{Mutex, PoisonError};

/// Blocks below are kept from the first program on.
const LARGE: usize = 32 << 20;
/// Blocks up to here fit into the heaps of threads other than the first, which glibc ends at 64 MiB.
const MOST: usize = 60 << 20;
/// Bytes that the allocator may add to a block.
const ALIGNED: usize = 1 << 20;
/// Variables of the environment by which the user sets other limits.
const VARIABLES: [&str; 3] = ["MALLOC_MMAP_THRESHOLD_", "MALLOC_TRIM_THRESHOLD_", "GLIBC_TUNABLES"];

/// Has the C library keep the memory of blocks of this many bytes for the next ones, or of 32 MiB if that is more,
/// unless it is too much, or the user has set the limits.
pub fn keep_blocks_of(bytes: usize) {
    static KEPT: Mutex<usize> = Mutex::new(0);
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    let wanted = if bytes > MOST { LARGE } else { LARGE.max(bytes + ALIGNED) };
    if wanted > *kept && VARIABLES.iter().all(|name| std::env::var_os(name).is_none()) {
        *kept = wanted;
        keep(wanted);
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
