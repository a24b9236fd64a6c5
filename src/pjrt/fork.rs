//! Knowing that the process was forked.
//!
//! A forked child has its parent's memory but none of its threads: a plugin's thread pool is gone, and a lock that
//! another thread held stays locked for ever. So nothing of a plugin, and no lock of this module, may be used in a
//! child of the process that made it.

use std::sync::Once;
use std::sync::atomic::{AtomicPtr, AtomicU64, Ordering};

use super::error::PjrtError;

/// How many forks lie between this process and the one that first called [`generation`].
static GENERATION: AtomicU64 = AtomicU64::new(0);
static INSTALL: Once = Once::new();

extern "C" fn count_fork() {
    GENERATION.fetch_add(1, Ordering::Relaxed);
}

/// Number of `fork`s on the way to this process since the module was first used. One atomic load.
pub(super) fn generation() -> u64 {
    INSTALL.call_once(|| {
        // SAFETY: the handler is a plain function of this never unloaded library and touches one atomic.
        unsafe { libc::pthread_atfork(None, None, Some(count_fork)) };
    });
    GENERATION.load(Ordering::Relaxed)
}

/// The process in which an object was made.
#[derive(Clone, Copy, Debug)]
pub(super) struct Birthplace {
    generation: u64,
    pid: u32,
}

impl Birthplace {
    /// This process.
    pub(super) fn here() -> Self {
        Self { generation: generation(), pid: std::process::id() }
    }

    /// Whether this still is the process of birth.
    pub(super) fn is_here(self) -> bool {
        self.generation == generation()
    }

    /// [`PjrtError::Forked`] unless this still is the process of birth; `what` names the object.
    pub(super) fn check(self, what: &'static str) -> Result<(), PjrtError> {
        if self.is_here() {
            return Ok(());
        }
        Err(PjrtError::Forked { what, created_in: self.pid, current: std::process::id() })
    }
}

/// A global that starts afresh in a forked child, so that the child never meets a lock its parent held.
pub(crate) struct PerProcess<T: 'static> {
    current: AtomicPtr<(u64, T)>,
}

impl<T: Default + Sync> PerProcess<T> {
    pub(crate) const fn new() -> Self {
        Self { current: AtomicPtr::new(std::ptr::null_mut()) }
    }

    /// Whether the value was made by this process, or by none.
    pub(crate) fn is_of_this_process(&'static self) -> bool {
        // SAFETY: a published pointer is never freed.
        let current = unsafe { self.current.load(Ordering::Acquire).as_ref() };
        current.is_none_or(|(born, _)| *born == generation())
    }

    /// This process's value; the first call in a process makes it. A forked parent's value is leaked in the child.
    pub(crate) fn get(&'static self) -> &'static T {
        let generation = generation();
        loop {
            let current = self.current.load(Ordering::Acquire);
            // SAFETY: a published pointer comes from `Box::into_raw` below and is never freed.
            if let Some((born, value)) = unsafe { current.as_ref() }
                && *born == generation
            {
                return value;
            }
            let fresh = Box::into_raw(Box::new((generation, T::default())));
            if self.current.compare_exchange(current, fresh, Ordering::AcqRel, Ordering::Acquire).is_err() {
                // SAFETY: the exchange failed, so `fresh` was never published and is still ours alone.
                drop(unsafe { Box::from_raw(fresh) });
            }
        }
    }
}
