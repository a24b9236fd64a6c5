//! Counters of the device in this process, most of them of recorded chunks.

use super::Reason;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

macro_rules! counts {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// Plain counts.
        #[derive(Default)]
        pub struct Counts { $($(#[$doc])* pub(super) $name: AtomicU64,)* }

        impl Counts {
            /// Every count with its name.
            pub fn read(&self) -> Vec<(&'static str, u64)> {
                vec![$((stringify!($name), self.$name.load(Relaxed)),)*]
            }
        }

        static COUNTS: Counts = Counts { $($name: AtomicU64::new(0),)* };
    };
}

counts! {
    /// Argument signatures of ops that Python traced.
    forms_traced,
    /// Traced signatures that the cache does not keep: ops that run on the CPU, and those that other packages define.
    forms_not_kept,
    /// Argument signatures whose traced op was in the cache.
    forms_cached,
    /// Ops, and copies from the host, that PyTorch's kernels ran where programs would use the host's memory as well.
    on_host,
    /// Ops that were recorded.
    recorded,
    /// Recorded ops that ran in the program of a chunk.
    fused,
    /// Recorded ops that ran one after the other.
    replayed,
    /// Chunks that ran as one program.
    chunks,
    /// Programs of chunks that were compiled.
    compiled,
    /// Programs of chunks that were in the cache.
    cached,
    /// Chunks that cannot be one program.
    refused,
    /// Chunks that are compiled later, because the same ops have programs for many other sizes.
    held_back,
    cut_where_needed,
    cut_after_step,
    cut_by_length,
    cut_for_graph,
    cut_to_synchronize,
    cut_by_mode,
}

pub fn counts() -> &'static Counts {
    &COUNTS
}

pub(super) fn add(count: &AtomicU64, n: usize) {
    count.fetch_add(n as u64, Relaxed);
}

/// An op of a new form was found in the cache, or was not.
pub fn count_form(cached: bool) {
    add(if cached { &COUNTS.forms_cached } else { &COUNTS.forms_traced }, 1);
}

/// A traced op is traced again by the next process.
pub fn count_form_not_kept() {
    add(&COUNTS.forms_not_kept, 1);
}

/// A kernel of PyTorch's runs an op.
pub fn count_on_host() {
    add(&COUNTS.on_host, 1);
}

pub(super) fn count_cut(reason: Reason) {
    let count = match reason {
        Reason::Needed => &COUNTS.cut_where_needed,
        Reason::Step => &COUNTS.cut_after_step,
        Reason::Length => &COUNTS.cut_by_length,
        Reason::Graph => &COUNTS.cut_for_graph,
        Reason::Synchronize => &COUNTS.cut_to_synchronize,
        Reason::Mode => &COUNTS.cut_by_mode,
    };
    add(count, 1);
}
