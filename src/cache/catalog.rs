//! The cache as a whole: what is in it, is it sound, make it smaller.

use super::clearing::put_aside;
use super::directory::Directory;
use super::entry::{Entry, EntryKind};
use super::index;
use super::store::read_own;
use super::{CacheError, upkeep};
use std::time::Duration;

/// How long these wait for the index.
const PATIENCE: Duration = Duration::from_secs(2);

/// One entry in a list.
#[derive(Debug, Clone, PartialEq)]
pub struct Listed {
    pub digest: blake3::Hash,
    pub row: index::Row,
}

/// Sums over all entries.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Stats {
    pub executables: u64,
    pub checks: u64,
    pub recipes: u64,
    pub tunings: u64,
    pub bytes: u64,
    /// Damaged entries that were put aside.
    pub quarantined: u64,
}

/// All entries, the one used last first.
pub fn list(directory: &Directory) -> Vec<Listed> {
    let rows = index::rows(directory, PATIENCE);
    let mut listed: Vec<Listed> =
        rows.into_iter().map(|(digest, row)| Listed { digest: blake3::Hash::from(digest), row }).collect();
    listed.sort_by_key(|entry| (std::cmp::Reverse(entry.row.used), *entry.digest.as_bytes()));
    listed
}

pub fn stats(directory: &Directory) -> Stats {
    let mut stats = Stats::default();
    for entry in list(directory) {
        match entry.row.kind {
            EntryKind::Executable => stats.executables += 1,
            EntryKind::Check => stats.checks += 1,
            EntryKind::Recipe => stats.recipes += 1,
            EntryKind::Tuning => stats.tunings += 1,
        }
        stats.bytes += entry.row.bytes;
    }
    stats.quarantined = std::fs::read_dir(directory.quarantine()).map_or(0, |files| files.count() as u64);
    stats
}

/// The key that begins with these digits.
///
/// # Errors
/// [`CacheError::NoEntry`], [`CacheError::Ambiguous`].
pub fn find(directory: &Directory, key: &str) -> Result<blake3::Hash, CacheError> {
    let mut keys = directory.keys_in(&directory.entries());
    keys.retain(|digest| digest.to_hex().starts_with(key));
    match keys.as_slice() {
        [digest] if !key.is_empty() => Ok(*digest),
        [] => Err(CacheError::NoEntry(key.to_string())),
        many => Err(CacheError::Ambiguous(many.len(), key.to_string())),
    }
}

/// An entry, checked.
///
/// # Errors
/// [`CacheError::Io`], [`CacheError::Damaged`].
pub fn read(directory: &Directory, digest: &blake3::Hash) -> Result<Entry, CacheError> {
    Entry::decode_as(&read_bytes(directory, digest)?, digest)
}

/// The bytes of the entry of this key, which is whole.
///
/// # Errors
/// As for [`read`].
pub fn bytes(directory: &Directory, digest: &blake3::Hash) -> Result<Vec<u8>, CacheError> {
    let bytes = read_bytes(directory, digest)?;
    Entry::decode_as(&bytes, digest).map(|_| bytes)
}

pub(super) fn read_bytes(directory: &Directory, digest: &blake3::Hash) -> Result<Vec<u8>, CacheError> {
    let path = directory.entry(digest);
    read_own(&path).map(|(bytes, _)| bytes).map_err(CacheError::io("cannot read", &path))
}

/// Reads every entry and puts the damaged ones aside. Returns how many are sound, and those that are not with the
/// reason.
pub fn verify(directory: &Directory) -> (u64, Vec<(blake3::Hash, String)>) {
    let (mut sound, mut damaged) = (0, Vec::new());
    for digest in directory.keys_in(&directory.entries()) {
        match read(directory, &digest) {
            Ok(_) => sound += 1,
            // Removed in the meantime.
            Err(CacheError::Io { source, .. }) if source.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => {
                put_aside(directory, &digest);
                damaged.push((digest, error.to_string()));
            }
        }
    }
    (sound, damaged)
}

/// Clears what dead processes left, and evicts what exceeds the limit. Returns how many entries and bytes went.
pub fn collect(directory: &Directory, max_bytes: u64) -> (u64, u64) {
    upkeep::run(directory, max_bytes)
}

/// Removes all entries, damaged ones included. Returns how many entries and bytes went.
pub fn clear(directory: &Directory) -> (u64, u64) {
    std::fs::remove_dir_all(directory.quarantine()).ok();
    upkeep::run(directory, 0)
}
