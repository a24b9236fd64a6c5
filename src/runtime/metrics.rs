//! Counters of this process, as `torchtpu_compile.metrics()` shows them.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, MutexGuard, PoisonError};

macro_rules! counters {
    ($($(#[$doc:meta])* $name:ident,)*) => {
        /// Plain counts.
        #[derive(Default)]
        pub struct Counters { $($(#[$doc])* pub $name: AtomicU64,)* }

        impl Counters {
            /// Every counter with its name.
            fn read(&self) -> Vec<(&'static str, u64)> {
                vec![$((stringify!($name), self.$name.load(Relaxed)),)*]
            }

            fn reset(&self) {
                $(self.$name.store(0, Relaxed);)*
            }
        }

        static COUNTERS: Counters = Counters { $($name: AtomicU64::new(0),)* };
    };
}

counters! {
    /// Compiled FX graphs.
    graphs,
    /// Calls of PJRT's compile, of whatever program.
    xla_compiles,
    /// Graphs turned into StableHLO, to compile them or to learn what cannot be lowered.
    lowerings,
    cache_hits,
    /// Number of `cache_hits` that came from the remote cache.
    cache_remote_hits,
    cache_misses,
    /// Executions of compiled programs.
    executions,
    /// Executions whose inputs were padded to a bucket.
    padded_executions,
    /// Elements of padded executions that were padding.
    padded_elements,
    /// Elements of padded executions.
    bucket_elements,
    /// Bytes of inputs copied on the host because they could not be shared.
    bytes_copied_in,
    /// Bytes sent to devices with memory of their own.
    bytes_to_device,
    /// Bytes copied back from results into mutated inputs, and from devices to the host.
    bytes_to_host,
    masks_inserted,
}

/// Counts by name: which op, which reason.
static FALLBACK_OPS: Mutex<BTreeMap<String, u64>> = Mutex::new(BTreeMap::new());
static EXACT_FALLBACKS: Mutex<BTreeMap<String, u64>> = Mutex::new(BTreeMap::new());
static EAGER_FUNCTIONS: Mutex<BTreeMap<String, u64>> = Mutex::new(BTreeMap::new());

/// All counters at one moment.
#[derive(Debug, Clone, PartialEq)]
pub struct Snapshot {
    pub counts: Vec<(&'static str, u64)>,
    pub fallback_ops: BTreeMap<String, u64>,
    pub exact_fallbacks: BTreeMap<String, u64>,
    pub eager_functions: BTreeMap<String, u64>,
    /// Padded elements / executed elements over padded executions, 0 to 1.
    pub padding_waste: f64,
}

fn lock(map: &Mutex<BTreeMap<String, u64>>) -> MutexGuard<'_, BTreeMap<String, u64>> {
    map.lock().unwrap_or_else(PoisonError::into_inner)
}

pub fn counters() -> &'static Counters {
    &COUNTERS
}

/// Adds to a counter.
pub fn add(counter: &AtomicU64, n: u64) {
    counter.fetch_add(n, Relaxed);
}

/// Counts executions of an op in eager PyTorch.
pub fn count_fallback(op: &str, n: u64) {
    *lock(&FALLBACK_OPS).entry(op.to_string()).or_default() += n;
}

/// Counts compiles at an exact size, by the reason why they were not padded.
pub fn count_exact(reason: &str) {
    *lock(&EXACT_FALLBACKS).entry(reason.to_string()).or_default() += 1;
}

/// Counts functions that run wholly in eager PyTorch, by the reason.
pub fn count_eager_function(reason: &str) {
    *lock(&EAGER_FUNCTIONS).entry(reason.to_string()).or_default() += 1;
}

pub fn snapshot() -> Snapshot {
    let executed = COUNTERS.bucket_elements.load(Relaxed);
    let padded = COUNTERS.padded_elements.load(Relaxed);
    let hidden = ["padded_elements", "bucket_elements"];
    Snapshot {
        counts: COUNTERS.read().into_iter().filter(|(name, _)| !hidden.contains(name)).collect(),
        fallback_ops: lock(&FALLBACK_OPS).clone(),
        exact_fallbacks: lock(&EXACT_FALLBACKS).clone(),
        eager_functions: lock(&EAGER_FUNCTIONS).clone(),
        padding_waste: if executed == 0 { 0.0 } else { padded as f64 / executed as f64 },
    }
}

pub fn reset() {
    COUNTERS.reset();
    lock(&FALLBACK_OPS).clear();
    lock(&EXACT_FALLBACKS).clear();
    lock(&EAGER_FUNCTIONS).clear();
}
