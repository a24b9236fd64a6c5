//! What can go wrong in the cache. In a compile all but one of these are warnings.

use std::path::{Path, PathBuf};

#[derive(Debug, thiserror::Error)]
pub enum CacheError {
    /// The directory may hold what somebody else put there.
    #[error("the cache directory {} is refused: {reason}", directory.display())]
    Refused { directory: PathBuf, reason: String },
    #[error("no directory for the cache: neither XDG_CACHE_HOME nor HOME is set; set TORCHTPU_CACHE_DIR")]
    NoDirectory,
    #[error("{what}: {source}")]
    Io { what: String, source: std::io::Error },
    /// Bytes that are not a whole, unchanged entry.
    #[error("{0}")]
    Damaged(String),
    #[error("no entry of the cache has the key {0}")]
    NoEntry(String),
    /// More than one entry.
    #[error("{0} entries of the cache begin with {1}")]
    Ambiguous(usize, String),
    #[error("the bundle {} is refused: {reason}", path.display())]
    Bundle { path: PathBuf, reason: String },
    #[error("{0}")]
    Key(String),
    /// Of a remote, which whoever used it names.
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
