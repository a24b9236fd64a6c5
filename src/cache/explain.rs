//! Why a key is not in the cache: how it differs from the nearest one that is.

use super::about::About;
use super::directory::Directory;
use super::entry::{Entry, EntryKind};
use super::index::{self, Row, Rows};
use super::key::{GRAPH_PARTS, Key};
use super::store::Cache;
use super::{CacheError, CacheMode, catalog};
use std::fmt;
use std::time::Duration;

/// How long an explanation waits for the index before it reads the entries themselves.
const PATIENCE: Duration = Duration::from_millis(50);
/// Digests are shown by their first digits.
const DIGITS: usize = 16;

/// How a key differs from the nearest other one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Explanation {
    /// Key and graph name of the nearest entry; `None` if there is no other.
    pub nearest: Option<(blake3::Hash, String)>,
    /// `what: value there → value here`, one per difference.
    pub differences: Vec<String>,
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.nearest {
            None => f.write_str("the cache has no executable yet"),
            Some((digest, name)) => {
                write!(f, "the nearest entry, {} of {name}, differs in ", &digest.to_hex()[..DIGITS])?;
                f.write_str(&self.differences.join("; "))
            }
        }
    }
}

impl Cache {
    /// Why the cache has no entry of this key. `about` is the graph's.
    pub fn explain_miss(&self, key: &Key, about: &About) -> Explanation {
        let parts: Vec<(&str, &str)> = key.parts().iter().map(|p| (p.name, p.value.as_str())).collect();
        let rows = match self.mode() {
            CacheMode::On => index::rows(self.directory(), PATIENCE),
            _ => index::rows_of_entries(self.directory()),
        };
        explain(self.directory(), &rows, &key.digest(), &parts, Some(about))
    }

    /// The error of a miss where nothing may be compiled.
    pub fn offline_miss(&self, name: &str, reason: Explanation) -> CacheError {
        let root = self.directory().root().display();
        CacheError::Offline { name: name.to_string(), reason: format!("In {root}, {reason}.") }
    }
}

/// How an entry differs from the nearest other one.
///
/// # Errors
/// [`CacheError::NoEntry`], [`CacheError::Ambiguous`], and those of a damaged entry.
pub fn explain_entry(directory: &Directory, key: &str) -> Result<Explanation, CacheError> {
    let digest = catalog::find(directory, key)?;
    let entry = catalog::read(directory, &digest)?;
    let parts: Vec<(&str, &str)> =
        entry.head.parts.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
    let rows = index::rows(directory, PATIENCE);
    Ok(explain(directory, &rows, &digest, &parts, About::decode(&entry.about()).as_ref()))
}

fn explain(
    directory: &Directory,
    rows: &Rows,
    digest: &blake3::Hash,
    parts: &[(&str, &str)],
    about: Option<&About>,
) -> Explanation {
    let value = |row: &Row, name: &str| row.parts.iter().find(|(n, _)| n == name).map(|(_, v)| v.clone());
    let others =
        rows.iter().filter(|(d, row)| **d != *digest.as_bytes() && row.kind == EntryKind::Executable);
    let distance = |row: &Row| {
        let differing = parts.iter().filter(|(n, v)| value(row, n).as_deref() != Some(v)).count();
        // Of equally near ones that with the same sequence of ops, then the newest.
        let ops = parts.iter().any(|(n, v)| *n == "ops" && value(row, n).as_deref() != Some(v));
        (differing, ops, std::cmp::Reverse(row.used))
    };
    let Some((nearest, row)) = others.min_by_key(|(_, row)| distance(row)) else {
        return Explanation { nearest: None, differences: Vec::new() };
    };
    let nearest = blake3::Hash::from(*nearest);
    let mut differences = Vec::new();
    let differs = |name: &str| {
        let ours = parts.iter().find(|(n, _)| *n == name).map(|(_, v)| *v);
        ours != value(row, name).as_deref()
    };
    if GRAPH_PARTS.into_iter().any(differs) {
        let there = catalog::read(directory, &nearest).ok().and_then(|e: Entry| About::decode(&e.about()));
        let lines = there.zip(about).map(|(there, here)| there.differences(here)).unwrap_or_default();
        if lines.is_empty() {
            differences.push("graph: bodies, constants or mutations".to_string());
        }
        differences.extend(lines);
    }
    for (name, here) in parts.iter().filter(|(name, _)| !GRAPH_PARTS.contains(name) && differs(name)) {
        let there = value(row, name).unwrap_or_default();
        differences.push(format!("{name}: {} → {}", readable(&there), readable(here)));
    }
    Explanation { nearest: Some((nearest, row.name.clone())), differences }
}

fn readable(value: &str) -> &str {
    let is_digest = value.len() == 64 && value.bytes().all(|b| b.is_ascii_hexdigit());
    match value {
        "" => "(none)",
        _ if is_digest => &value[..DIGITS],
        _ => value,
    }
}
