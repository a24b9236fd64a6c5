//! Open waits of this process's threads, for diagnostic dumps.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::fork::PerProcess;

/// A wait in progress.
#[derive(Clone, Debug)]
pub struct OpenWait {
    /// As in "still …": `executing graph3_forward`.
    pub what: String,
    /// The kernel's number of the waiting thread.
    pub thread: i64,
    pub since: Instant,
    /// How long it waits in all.
    pub deadline: Duration,
}

#[derive(Default)]
struct Table {
    waits: Mutex<BTreeMap<u64, OpenWait>>,
    begun: AtomicU64,
    ended: AtomicU64,
}

static TABLE: PerProcess<Table> = PerProcess::new();

impl Table {
    fn waits(&self) -> MutexGuard<'_, BTreeMap<u64, OpenWait>> {
        self.waits.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A wait's line in the table, for as long as it lives.
#[derive(Debug)]
pub(super) struct Entry(u64);

impl Entry {
    /// A wait of this thread.
    pub(super) fn new(what: &str, since: Instant, deadline: Duration) -> Self {
        let table = TABLE.get();
        let id = table.begun.fetch_add(1, Ordering::Relaxed);
        let wait = OpenWait { what: what.to_owned(), thread: thread_id(), since, deadline };
        table.waits().insert(id, wait);
        Entry(id)
    }
}

impl Drop for Entry {
    fn drop(&mut self) {
        let table = TABLE.get();
        table.ended.fetch_add(1, Ordering::Relaxed);
        table.waits().remove(&self.0);
    }
}

fn thread_id() -> i64 {
    // SAFETY: it takes no arguments and cannot fail.
    unsafe { libc::syscall(libc::SYS_gettid) }
}

/// The waits that have lasted long enough to be noted (about 50 ms), the longest first.
pub fn open_waits() -> Vec<OpenWait> {
    let mut waits: Vec<OpenWait> = TABLE.get().waits().values().cloned().collect();
    waits.sort_by_key(|wait| wait.since);
    waits
}

/// How many noted waits have ended.
pub fn ended_waits() -> u64 {
    TABLE.get().ended.load(Ordering::Relaxed)
}
