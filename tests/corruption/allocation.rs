//! An allocator that ends the test when a case asks for memory out of proportion, naming the case.

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;
use std::io::Write;
use std::sync::atomic::{AtomicUsize, Ordering};

/// More than any case needs: the largest seed has a few thousand bytes.
const LIMIT: usize = 64 << 20;

struct Watched;

#[global_allocator]
static ALLOCATOR: Watched = Watched;

thread_local! {
    /// Of the thread, since other tests run beside. The allocator may read it at any time: it needs no initialization
    /// and no destructor.
    static CASE: Cell<u64> = const { Cell::new(u64::MAX) };
}

static LARGEST: AtomicUsize = AtomicUsize::new(0);

/// From here on this thread asks for memory for case `seed`; `u64::MAX` is none.
pub fn watch(seed: u64) {
    CASE.set(seed);
}

/// The largest piece of memory that a case asked for, in bytes.
pub fn largest() -> usize {
    LARGEST.load(Ordering::Relaxed)
}

fn note(size: usize) {
    let case = CASE.get();
    if case == u64::MAX {
        return;
    }
    LARGEST.fetch_max(size, Ordering::Relaxed);
    if size > LIMIT {
        // A panic in an allocator is undefined; the trace shows who asked.
        CASE.set(u64::MAX);
        let trace = std::backtrace::Backtrace::force_capture();
        // Not `eprintln!`, which the test harness keeps to itself.
        let message = format!("case {case} asks for {size} bytes (CORRUPTION_SEED={case})\n{trace}\n");
        std::io::stderr().write_all(message.as_bytes()).ok();
        std::process::abort();
    }
}

// SAFETY: every call is passed on to the system's allocator as it came.
unsafe impl GlobalAlloc for Watched {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        note(layout.size());
        // SAFETY: passed on.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: passed on.
        unsafe { System.dealloc(pointer, layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        note(layout.size());
        // SAFETY: passed on.
        unsafe { System.alloc_zeroed(layout) }
    }

    unsafe fn realloc(&self, pointer: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        note(size);
        // SAFETY: passed on.
        unsafe { System.realloc(pointer, layout, size) }
    }
}
