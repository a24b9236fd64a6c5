//! Counters of the accelerators of this process.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

macro_rules! statistics {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// Counters of the process. They only grow.
        #[derive(Debug, Default)]
        pub struct Statistics {
            $($(#[$doc])* pub $name: AtomicU64,)*
        }

        impl Statistics {
            const fn new() -> Self {
                Self { $($name: AtomicU64::new(0),)* }
            }

            /// Each counter with its name.
            pub fn read(&self) -> Vec<(&'static str, u64)> {
                vec![$((stringify!($name), self.$name.load(Relaxed)),)*]
            }
        }
    };
}

statistics! {
    /// Programs compiled.
    compiles,
    /// Programs loaded from bytes.
    loads,
    executions,
    uploads,
    upload_bytes,
    downloads,
    download_bytes,
    /// Downloads in the device's own order: a host that does not know it reads them wrong.
    downloads_without_layout,
    /// Arrays copied from one device to another.
    copies,
    /// Arrays whose memory a program took over.
    donations,
    /// Arrays for which there was no room.
    out_of_memory,
    /// Faults that were asked for and came.
    faults,
    /// Largest number of bytes in use on one device.
    peak_bytes,
}

static STATISTICS: Statistics = Statistics::new();

/// The counters of this process.
pub fn statistics() -> &'static Statistics {
    &STATISTICS
}

pub fn count(counter: &AtomicU64, by: u64) {
    counter.fetch_add(by, Relaxed);
}
