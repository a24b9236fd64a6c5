//! Directories for tests.

use super::{Cache, CacheMode, CacheSettings, Directory, EntryKind, Key, Parts, encode};
use crate::fx::Graph;
use std::os::unix::fs::DirBuilderExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// A directory that goes with the value.
pub struct TestDirectory(PathBuf);

impl TestDirectory {
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TestDirectory {
    fn drop(&mut self) {
        std::fs::remove_dir_all(&self.0).ok();
    }
}

pub fn directory() -> TestDirectory {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let path = std::env::temp_dir().join(format!("torchtpu-cache-{}-{number}", std::process::id()));
    // Whatever the umask: one that others may write to is refused.
    std::fs::DirBuilder::new().mode(0o700).create(&path).unwrap();
    TestDirectory(path)
}

/// The cache in `path`.
pub fn cache(path: &Path, mode: CacheMode) -> Cache {
    let settings = CacheSettings { mode, directory: Some(path.to_owned()), ..CacheSettings::default() };
    Cache::create(&settings).unwrap()
}

/// The key of the `i`th of many graphs.
pub fn key(i: u64) -> Key {
    let text = format!("graph g inference\ninput %0 a: f32[{i}]\nreturn %0\n");
    Key::of_check(&Graph::parse(&text).unwrap(), false)
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
