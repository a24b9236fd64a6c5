//! Index of all entries in sled: sizes and key parts, for lists, eviction and explanations.
//!
//! The entries are the truth and the index follows them: what it lacks is read from their heads, and what it has too
//! much is dropped. So an index that is lost, damaged or locked costs time and nothing else.

use super::CacheError;
use super::clearing::put_aside;
use super::directory::Directory;
use super::entry::{EntryKind, Head, read_head};
use super::lock::{Lock, take, try_lock_file};
use crate::pjrt::PerProcess;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fs::File;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant, UNIX_EPOCH};

/// Record of an entry in the index.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Row {
    pub kind: EntryKind,
    pub name: String,
    pub parts: Vec<(String, String)>,
    /// Size of the file.
    pub bytes: u64,
    /// Seconds since 1970.
    pub created: u64,
    /// Nanoseconds since 1970: the time of the file, which a hit sets.
    pub used: u64,
    /// See [`super::Head::text`]. Rows of old versions end before it.
    #[serde(default)]
    pub text: Option<String>,
}

/// Rows by the digest of their key.
pub type Rows = BTreeMap<[u8; 32], Row>;

/// All entries, with the index's help where it can be had within `patience`.
pub fn rows(directory: &Directory, patience: Duration) -> Rows {
    let index = if directory.index().exists() { Index::open(directory, patience) } else { None };
    follow(directory, &index.as_ref().and_then(Index::read).unwrap_or_default()).0
}

/// All entries, with nobody's help: nothing is written or locked.
pub fn rows_of_entries(directory: &Directory) -> Rows {
    follow(directory, &Rows::new()).0
}

/// All entries; the index is brought up to date, or made, where that is possible within `patience`. Entries that are
/// seen to be damaged are put aside, so that none stays for ever.
pub fn update(directory: &Directory, patience: Duration) -> Rows {
    let index = Index::open(directory, patience);
    let known = index.as_ref().and_then(Index::read).unwrap_or_default();
    let (rows, damaged) = follow(directory, &known);
    damaged.iter().for_each(|digest| put_aside(directory, digest));
    if let Some(index) = index
        && rows != known
    {
        index.replace(&known, &rows);
    }
    rows
}

/// The rows of what lies in the directory, and the keys of entries that are damaged.
fn follow(directory: &Directory, known: &Rows) -> (Rows, Vec<blake3::Hash>) {
    let (mut rows, mut damaged) = (Rows::new(), Vec::new());
    for digest in directory.keys_in(&directory.entries()) {
        let path = directory.entry(&digest);
        let Ok(found) = std::fs::metadata(&path) else { continue };
        let used = found.modified().ok().and_then(|t| t.duration_since(UNIX_EPOCH).ok());
        let (bytes, used) = (found.len(), used.unwrap_or_default().as_nanos() as u64);
        let row = match known.get(digest.as_bytes()) {
            Some(row) if row.bytes == bytes => Row { used, ..row.clone() },
            _ => match read_head(&path) {
                Ok(head) => {
                    let Head { kind, name, parts, created, text, .. } = head;
                    Row { kind, name, parts, bytes, created, used, text }
                }
                Err(CacheError::Damaged(_)) => {
                    damaged.push(digest);
                    continue;
                }
                Err(_) => continue,
            },
        };
        rows.insert(*digest.as_bytes(), row);
    }
    (rows, damaged)
}

/// Set in the process that has opened sled. A process forked from it lacks sled's threads, and would wait for them for
/// ever.
static OPENED: PerProcess<()> = PerProcess::new();

/// sled, open: for a moment, by one process.
struct Index {
    db: sled::Db,
    _lock: Lock,
}

impl Index {
    /// `None` where another process has it for longer than `patience`, this one was forked from one that has opened an
    /// index, or it cannot be opened; a damaged one is removed, to be written anew.
    fn open(directory: &Directory, patience: Duration) -> Option<Index> {
        if !OPENED.is_of_this_process() {
            tracing::debug!(
                "a forked process does without the index of the cache; the entries are read instead"
            );
            return None;
        }
        OPENED.get();
        let path = directory.index();
        let started = Instant::now();
        let lock = loop {
            match try_lock_file(&directory.index_lock()) {
                Ok(Some(lock)) => break lock,
                Ok(None) if started.elapsed() < patience => std::thread::sleep(Duration::from_millis(5)),
                Ok(None) | Err(_) => {
                    tracing::debug!("the index of the cache is in use; the entries are read instead");
                    return None;
                }
            }
        };
        let open = || sled::Config::new().path(&path).cache_capacity(16 << 20).flush_every_ms(None).open();
        // Whether it may have been closed between sled's look at it and ours.
        let mut may_be_open = true;
        let problem = loop {
            match guarded(open) {
                Some(Ok(db)) => return Some(Index { db, _lock: lock }),
                // sled's threads let go of it a moment after it was closed.
                Some(Err(sled::Error::Io(_))) if may_be_open && started.elapsed() < patience => {
                    may_be_open = is_open(&path);
                    std::thread::sleep(Duration::from_millis(5));
                }
                Some(Err(sled::Error::Io(error)))
                    if may_be_open || is_open(&path) || says_nothing_of_the_index(&error) =>
                {
                    tracing::debug!("the index of the cache cannot be opened: {error}");
                    return None;
                }
                Some(Err(error)) => break error.to_string(),
                None => break "it cannot be read".to_string(),
            }
        };
        tracing::warn!("the index of the cache is damaged and made anew: {problem}");
        std::fs::remove_dir_all(&path).ok()?;
        let db = guarded(open)?.ok()?;
        Some(Index { db, _lock: lock })
    }

    /// `None` if the index is damaged.
    fn read(&self) -> Option<Rows> {
        guarded(|| {
            self.db
                .iter()
                // A row of another version may be unreadable: its entry tells the same.
                .filter_map(|row| {
                    let row = row.map(|(digest, row)| {
                        Some((digest.as_ref().try_into().ok()?, rmp_serde::from_slice(&row).ok()?))
                    });
                    row.map_or_else(|_| Some(None), |row| row.map(Some))
                })
                .collect()
        })
        .flatten()
    }

    fn replace(&self, before: &Rows, after: &Rows) {
        let written = guarded(|| {
            let mut batch = sled::Batch::default();
            for (digest, row) in after {
                if before.get(digest) != Some(row) {
                    batch.insert(digest, rmp_serde::to_vec(row).expect("plain data"));
                }
            }
            // All that is there, and not only what could be read.
            for digest in self.db.iter().keys() {
                let digest = digest?;
                if !<[u8; 32]>::try_from(digest.as_ref()).is_ok_and(|digest| after.contains_key(&digest)) {
                    batch.remove(digest);
                }
            }
            self.db.apply_batch(batch)?;
            self.db.flush().map(drop)
        });
        if !matches!(written, Some(Ok(()))) {
            tracing::debug!("the index of the cache cannot be written");
        }
    }
}

/// Whether somebody has sled open there: it locks the file of its pages, and tells of a lock that it did not get in the
/// text of an error alone.
fn is_open(path: &Path) -> bool {
    File::open(path.join("db")).is_ok_and(|pages| matches!(take(&pages), Ok(false)))
}

/// A full or read-only disk.
fn says_nothing_of_the_index(error: &std::io::Error) -> bool {
    use std::io::ErrorKind::{PermissionDenied, QuotaExceeded, ReadOnlyFilesystem, StorageFull};
    matches!(error.kind(), PermissionDenied | QuotaExceeded | ReadOnlyFilesystem | StorageFull)
}

/// sled panics over some kinds of damage.
fn guarded<T>(f: impl FnOnce() -> T) -> Option<T> {
    catch_unwind(AssertUnwindSafe(f)).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cache::testing;

    const PATIENCE: Duration = Duration::from_secs(20);

    #[test]
    fn stays_small_however_often_it_is_written() {
        let directory = testing::directory();
        let cache = testing::filled(directory.path(), 50);
        let mut rows = update(&cache, PATIENCE);
        assert_eq!(rows.len(), 50);
        let bytes = || {
            let files = walk(&cache.index());
            files.iter().map(|file| file.metadata().unwrap().len()).sum::<u64>()
        };
        for round in 0..200 {
            let index = Index::open(&cache, PATIENCE).unwrap();
            let before = rows.clone();
            rows.values_mut().for_each(|row| row.used += 1 + round);
            index.replace(&before, &rows);
            drop(index);
        }
        assert!(bytes() < 4 << 20, "{}", bytes());
    }

    fn walk(path: &std::path::Path) -> Vec<std::path::PathBuf> {
        let files = std::fs::read_dir(path).unwrap().map(|file| file.unwrap().path());
        files.flat_map(|path| if path.is_dir() { walk(&path) } else { vec![path] }).collect()
    }
}
