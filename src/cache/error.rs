//! Errors of the cache. During a compile all but one of them are warnings.

use std::path::{Path, PathBuf};

#[derive(Debug, thiserror::Error)]
pub enum CacheError {
    /// The directory may hold what somebody else put there.
    #[error("cache directory {} is not used: {reason}. Or set TORCHTPU_CACHE_DIR to a private directory", directory.display())]
    Refused { directory: PathBuf, reason: String },
    #[error("no directory for the cache: neither XDG_CACHE_HOME nor HOME is set; set TORCHTPU_CACHE_DIR")]
    NoDirectory,
    #[error("{what}: {source}")]
    Io { what: String, source: std::io::Error },
    /// Bytes that are not a whole, unchanged entry.
    #[error("{0}")]
    Damaged(String),
    #[error("no cache entry has the key {0} (`torchtpu cache ls` lists the entries)")]
    NoEntry(String),
    /// More than one entry.
    #[error("key {1} is ambiguous: {0} cache entries match; give more digits")]
    Ambiguous(usize, String),
    #[error("cannot import the bundle {}: {reason}", path.display())]
    Bundle { path: PathBuf, reason: String },
    #[error("{0}")]
    Key(String),
    /// Error of the remote cache; the caller names the remote.
    #[error("{0}")]
    Remote(String),
    /// Nothing may be compiled, and the cache does not have it.
    #[error("{name} is not in the cache, and cache=\"offline\" forbids to compile it. {reason}")]
    Offline { name: String, reason: String },
}

impl CacheError {
    pub(super) fn io(what: &str, path: &Path) -> impl FnOnce(std::io::Error) -> CacheError {
        let what = format!("{what} {}", path.display());
        move |source| CacheError::Io { what, source }
    }
}
