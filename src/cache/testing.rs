//! Directories for tests.

use super::{Cache, CacheMode, CacheSettings, Directory, EntryKind, Key, Parts, encode};
use crate::fx::Graph;
use crate::lowering::Forms;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;

pub use tempfile::TempDir as TestDirectory;

pub fn directory() -> TestDirectory {
    // Whatever the umask: one that others may write to is refused.
    let mode = std::fs::Permissions::from_mode(0o700);
    tempfile::Builder::new().permissions(mode).tempdir().unwrap()
}

/// The cache in `path`.
pub fn cache(path: &Path, mode: CacheMode) -> Cache {
    let settings = CacheSettings { mode, directory: Some(path.to_owned()), ..CacheSettings::default() };
    Cache::create(&settings).unwrap()
}

/// The key of the `i`th of many graphs.
pub fn key(i: u64) -> Key {
    let text = format!("graph g inference\ninput %0 a: f32[{i}]\nreturn %0\n");
    Key::of_check(&Graph::parse(&text).unwrap(), Forms::General)
}

/// The whole entry of `key(i)`.
pub fn entry(i: u64, payload: &[u8]) -> Vec<u8> {
    encode(Parts::new(EntryKind::Executable, "g", &key(i), payload))
}

/// A cache of the entries of `key(0)`, `key(1)`, …
pub fn filled(path: &Path, entries: u64) -> Directory {
    let cache = cache(path, CacheMode::On);
    for i in 0..entries {
        cache.write(&key(i).digest(), &entry(i, format!("payload {i}").as_bytes())).unwrap();
    }
    cache.directory().clone()
}
