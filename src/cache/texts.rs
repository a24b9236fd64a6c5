//! Executables by their StableHLO: a new version of this package finds those of programs that it lowers as the version
//! before it did.

use super::CacheMode;
use super::entry::{Entry, EntryKind};
use super::index::{self, Rows};
use super::key::Key;
use super::store::Cache;
use crate::pjrt::PerProcess;
use std::collections::{BTreeMap, HashMap};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// How long the index is waited for before the entries themselves are read.
const PATIENCE: Duration = Duration::from_millis(50);

/// Entries by the digest of their second key, in hexadecimal digits.
type Texts = HashMap<String, blake3::Hash>;

/// Entries of each cache that other code lowered, as this process found them when it first missed one of its own.
#[derive(Default)]
struct Found(Mutex<BTreeMap<PathBuf, Arc<Texts>>>);

static FOUND: PerProcess<Found> = PerProcess::new();

impl Cache {
    /// Whether the cache had entries of programs that other code than that of `key` lowered. The first call reads the
    /// index.
    pub fn has_other_versions(&self, key: &Key) -> bool {
        !self.other_versions(key).is_empty()
    }

    /// Returns the entry of the program that has this second key, if other code than that of `key` lowered it.
    pub fn read_other_version(&self, key: &Key, text: &Key) -> Option<(blake3::Hash, Entry)> {
        let text = text.digest().to_hex().to_string();
        let digest = *self.other_versions(key).get(&text)?;
        let entry = self.read(&digest)?;
        // The index may be of an entry that was replaced.
        (entry.head.kind == EntryKind::Executable && entry.head.text == Some(text)).then_some((digest, entry))
    }

    fn other_versions(&self, key: &Key) -> Arc<Texts> {
        let found = || FOUND.get().0.lock().unwrap_or_else(PoisonError::into_inner);
        let root = self.directory().root();
        if let Some(known) = found().get(root) {
            return known.clone();
        }
        // Reading the index logs, and a handler of the user's may come here again: nothing is locked meanwhile.
        let rows = match self.mode() {
            CacheMode::On => index::rows(self.directory(), PATIENCE),
            _ => index::rows_of_entries(self.directory()),
        };
        let texts = Arc::new(of_other_versions(rows, key));
        found().entry(root.to_owned()).or_insert(texts).clone()
    }
}

fn of_other_versions(rows: Rows, key: &Key) -> Texts {
    let others = rows.into_iter().filter(|(_, row)| !key.is_lowered_as(&row.parts));
    others.filter_map(|(digest, row)| Some((row.text?, blake3::Hash::from(digest)))).collect()
}
