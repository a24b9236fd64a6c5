//! Counters of the device in this process, most of them of recorded chunks.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

#[derive(Default)]
pub struct Count(AtomicU64);

impl Count {
    pub fn add(&self, n: usize) {
        self.0.fetch_add(n as u64, Relaxed);
    }
}

macro_rules! counts {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// Plain counts.
        #[derive(Default)]
        pub struct Counts { $($(#[$doc])* pub $name: Count,)* }

        impl Counts {
            /// Every count with its name.
            pub fn read(&self) -> Vec<(&'static str, u64)> {
                vec![$((stringify!($name), self.$name.0.load(Relaxed)),)*]
            }
        }
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
    /// Chunks that a program for chunks of many sizes serves.
    served_by_size,
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
