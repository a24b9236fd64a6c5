//! Background work after a new entry: the index, the size limit, files of dead processes.

use super::clearing::sweep;
use super::directory::Directory;
use super::index::{self, Rows};
use super::remote;
use crate::pjrt::PerProcess;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Entries of one model come in a burst: one upkeep serves them all.
const SETTLE: Duration = Duration::from_millis(100);
/// How long upkeep waits for another process's.
const PATIENCE: Duration = Duration::from_secs(2);

#[derive(Default)]
struct Upkeep {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Default)]
struct State {
    running: bool,
    busy: bool,
    /// Directories with new entries, and their size limits.
    due: BTreeMap<PathBuf, (Directory, u64)>,
}

static UPKEEP: PerProcess<Upkeep> = PerProcess::new();

impl Upkeep {
    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn serve(&self) {
        let mut state = self.state();
        loop {
            while state.due.is_empty() {
                state = self.changed.wait(state).unwrap_or_else(PoisonError::into_inner);
            }
            drop(state);
            std::thread::sleep(SETTLE);
            state = self.state();
            let due = std::mem::take(&mut state.due);
            state.busy = true;
            drop(state);
            for (directory, max_bytes) in due.into_values() {
                run(&directory, max_bytes);
            }
            state = self.state();
            state.busy = false;
            self.changed.notify_all();
        }
    }
}

/// Has upkeep run soon.
pub fn request(directory: &Directory, max_bytes: u64) {
    let upkeep = UPKEEP.get();
    let mut state = upkeep.state();
    state.due.insert(directory.root().to_owned(), (directory.clone(), max_bytes));
    if !state.running {
        let thread = std::thread::Builder::new().name("torchtpu-cache".to_owned());
        state.running = thread.spawn(|| upkeep.serve()).is_ok();
    }
    upkeep.changed.notify_all();
}

/// Waits until all that follows the entries of this process is done, at most so long: upkeep, and writing them to the
/// remote tier. Returns whether it is.
pub fn settle(patience: Duration) -> bool {
    let until = Instant::now() + patience;
    let done = settled(until);
    remote::settle(until.saturating_duration_since(Instant::now())) && done
}

fn settled(until: Instant) -> bool {
    let upkeep = UPKEEP.get();
    let mut state = upkeep.state();
    while state.running && (state.busy || !state.due.is_empty()) {
        let Some(left) = until.checked_duration_since(Instant::now()) else { return false };
        state = upkeep.changed.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
    }
    true
}

/// Brings the index up to date, evicts what is too much, and clears what dead processes left. Returns how many entries
/// and bytes went.
pub fn run(directory: &Directory, max_bytes: u64) -> (u64, u64) {
    sweep(directory);
    let rows = index::update(directory, PATIENCE);
    let evicted = evict(directory, &rows, max_bytes);
    if evicted.0 > 0 {
        tracing::info!("the cache is full: removed {} entries of {} bytes", evicted.0, evicted.1);
        index::update(directory, PATIENCE);
    }
    evicted
}

/// Removes entries that were used longest ago until the rest takes at most nine tenths of the limit, so that the next
/// one does not evict again.
fn evict(directory: &Directory, rows: &Rows, max_bytes: u64) -> (u64, u64) {
    let mut total: u64 = rows.values().map(|row| row.bytes).sum();
    let mut evicted = (0, 0);
    if total <= max_bytes {
        return evicted;
    }
    let mut oldest: Vec<_> = rows.iter().collect();
    oldest.sort_by_key(|(digest, row)| (row.used, **digest));
    for (digest, row) in oldest {
        if total <= max_bytes / 10 * 9 {
            break;
        }
        if std::fs::remove_file(directory.entry(&blake3::Hash::from(*digest))).is_ok() {
            evicted = (evicted.0 + 1, evicted.1 + row.bytes);
        }
        total -= row.bytes;
    }
    evicted
}
