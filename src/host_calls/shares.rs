//! Calls whose work several threads do.

use crate::pjrt::xla_ffi::{
    XLA_FFI_Api, XLA_FFI_CallFrame, XLA_FFI_Error, XLA_FFI_Error_Destroy_Args,
    XLA_FFI_ThreadPool_NumThreads_Args, XLA_FFI_ThreadPool_Schedule_Args,
};
use std::ffi::c_void;
use std::marker::PhantomData;
use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::ptr::null_mut;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Most parts of a call.
pub(super) const PARTS: usize = 16;
/// Fewest elements that are worth another thread, which takes some 10 to 50 µs to wake.
const LEAST: usize = 1 << 16;

/// State that the threads of one call share.
struct Shared {
    /// Lives until all parts have ended.
    part: *const (dyn Fn(usize) + Sync),
    count: usize,
    next: AtomicUsize,
    ended: AtomicUsize,
    panic: Mutex<Option<Box<dyn std::any::Any + Send>>>,
}

// SAFETY: the closure is `Sync`, and is called only while `in_parts` waits for its part.
unsafe impl Send for Shared {}
// SAFETY: as above.
unsafe impl Sync for Shared {}

/// Does `part` for each number below `count`, which together go through so many `elements`. If they are many, threads
/// of XLA's pool take some of the parts; a thread that comes late finds nothing left to do, so that a busy pool delays
/// nobody.
///
/// # Safety
/// The frame is one that XLA gave to a handler, and lives during the call.
pub(super) unsafe fn in_parts(
    frame: &XLA_FFI_CallFrame,
    count: usize,
    elements: usize,
    part: &(dyn Fn(usize) + Sync),
) {
    let helpers = if elements >= LEAST && count > 1 {
        // SAFETY: the caller's promise.
        unsafe { threads(frame) }.min(count) - 1
    } else {
        0
    };
    if helpers == 0 {
        (0..count).for_each(part);
        return;
    }
    // SAFETY: only the lifetime changes: below, all parts that were taken are waited for.
    let part: *const (dyn Fn(usize) + Sync) =
        unsafe { std::mem::transmute::<&(dyn Fn(usize) + Sync), &'static (dyn Fn(usize) + Sync)>(part) };
    let (next, ended) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let shared = Arc::new(Shared { part, count, next, ended, panic: Mutex::new(None) });
    for _ in 0..helpers {
        // SAFETY: the caller's promise.
        unsafe { schedule(frame, shared.clone()) };
    }
    work(&shared);
    let mut turns = 0u32;
    while shared.ended.load(Ordering::Acquire) < count {
        turns += 1;
        if turns < 1000 { std::hint::spin_loop() } else { std::thread::yield_now() }
    }
    if let Some(panic) = shared.panic.lock().unwrap_or_else(PoisonError::into_inner).take() {
        resume_unwind(panic);
    }
}

/// As [`in_parts`], with a range of `count` as each part, of which there are at most [`PARTS`].
///
/// # Safety
/// As for [`in_parts`].
pub(super) unsafe fn in_ranges(
    frame: &XLA_FFI_CallFrame,
    count: usize,
    elements: usize,
    range: &(dyn Fn(Range<usize>) + Sync),
) {
    let parts = PARTS.min(count);
    let part = |part: usize| range(part * count / parts..(part + 1) * count / parts);
    // SAFETY: the caller's promise.
    unsafe { in_parts(frame, parts, elements, &part) };
}

fn work(shared: &Shared) {
    loop {
        let i = shared.next.fetch_add(1, Ordering::Relaxed);
        if i >= shared.count {
            return;
        }
        // SAFETY: this part has not ended, so that the closure lives.
        let done = catch_unwind(AssertUnwindSafe(|| unsafe { (*shared.part)(i) }));
        if let Err(panic) = done {
            shared.panic.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(panic);
        }
        shared.ended.fetch_add(1, Ordering::Release);
    }
}

unsafe extern "C" fn task(data: *mut c_void) {
    // SAFETY: `schedule` gave away one count of this `Arc`.
    let shared = unsafe { Arc::from_raw(data.cast::<Shared>()) };
    work(&shared);
}

/// Threads of XLA's pool, at least one.
///
/// # Safety
/// As for [`in_parts`].
unsafe fn threads(frame: &XLA_FFI_CallFrame) -> usize {
    let mut count = 1;
    // SAFETY: the caller's promise; the arguments live during the call.
    unsafe {
        let api = &*frame.api;
        // An older table may end before these functions.
        if api.struct_size < size_of::<XLA_FFI_Api>() {
            return 1;
        }
        let Some(ask) = api.thread_pool_num_threads else { return 1 };
        let mut args = XLA_FFI_ThreadPool_NumThreads_Args {
            struct_size: size_of::<XLA_FFI_ThreadPool_NumThreads_Args>(),
            extension_start: null_mut(),
            ctx: frame.ctx,
            num_threads: &mut count,
        };
        let error = ask(&mut args);
        if !error.is_null() {
            destroy(frame, error);
            return 1;
        }
    }
    usize::try_from(count).unwrap_or(1).max(1)
}

/// Has a thread of the pool work. If the pool refuses, the others do all.
///
/// # Safety
/// As for [`in_parts`].
unsafe fn schedule(frame: &XLA_FFI_CallFrame, shared: Arc<Shared>) {
    // SAFETY: the caller's promise; the task takes the `Arc`, once.
    unsafe {
        let Some(schedule) = (*frame.api).thread_pool_schedule else { return };
        let data = Arc::into_raw(shared).cast_mut().cast::<c_void>();
        let mut args = XLA_FFI_ThreadPool_Schedule_Args {
            struct_size: size_of::<XLA_FFI_ThreadPool_Schedule_Args>(),
            extension_start: null_mut(),
            ctx: frame.ctx,
            task,
            data,
        };
        let error = schedule(&mut args);
        if !error.is_null() {
            destroy(frame, error);
            drop(Arc::from_raw(data.cast::<Shared>()));
        }
    }
}

/// # Safety
/// The error is one that a function of the frame's table returned.
unsafe fn destroy(frame: &XLA_FFI_CallFrame, error: *mut XLA_FFI_Error) {
    // SAFETY: the caller's promise.
    unsafe {
        let Some(destroy) = (*frame.api).error_destroy else { return };
        destroy(&mut XLA_FFI_Error_Destroy_Args {
            struct_size: size_of::<XLA_FFI_Error_Destroy_Args>(),
            extension_start: null_mut(),
            error,
        });
    }
}

/// Memory to which several threads write at places of their own.
pub(super) struct Places<'a, T> {
    data: *mut T,
    length: usize,
    life: PhantomData<&'a mut [T]>,
}

// SAFETY: whoever takes a place promises that it is nobody else's.
unsafe impl<T: Send> Send for Places<'_, T> {}
// SAFETY: as above.
unsafe impl<T: Send> Sync for Places<'_, T> {}

impl<'a, T> Places<'a, T> {
    pub(super) fn new(memory: &'a mut [T]) -> Self {
        Places { data: memory.as_mut_ptr(), length: memory.len(), life: PhantomData }
    }

    /// # Safety
    /// Nobody else has elements of this place meanwhile.
    #[allow(clippy::mut_from_ref, reason = "each place is taken once")]
    pub(super) unsafe fn take(&self, start: usize, length: usize) -> &mut [T] {
        assert!(
            start.checked_add(length).is_some_and(|end| end <= self.length),
            "a place outside of a result"
        );
        // SAFETY: it lies in the memory, and is the caller's alone.
        unsafe { std::slice::from_raw_parts_mut(self.data.add(start), length) }
    }

    /// Where `rows` of `length` elements begin, each `every` after the last one.
    pub(super) fn rows(&self, start: usize, [rows, every, length]: [usize; 3]) -> *mut T {
        let last =
            rows.saturating_sub(1).checked_mul(every).and_then(|last| last.checked_add(start + length));
        assert!(last.is_some_and(|last| last <= self.length), "a place outside of a result");
        self.data.wrapping_add(start)
    }

    /// Writes elements to places that are `every` after each other, from `start` on.
    ///
    /// # Safety
    /// Nobody else reads or writes these places meanwhile.
    pub(super) unsafe fn put(&self, start: usize, every: usize, elements: &[T])
    where
        T: Copy,
    {
        let last =
            elements.len().saturating_sub(1).checked_mul(every).and_then(|last| last.checked_add(start));
        assert!(
            elements.is_empty() || last.is_some_and(|last| last < self.length),
            "a place outside of a result"
        );
        if every == 1 {
            // SAFETY: as here below.
            unsafe { self.take(start, elements.len()) }.copy_from_slice(elements);
            return;
        }
        for (i, element) in elements.iter().enumerate() {
            // SAFETY: it lies in the memory, and is the caller's alone.
            unsafe { *self.data.add(start + i * every) = *element };
        }
    }
}
