//! Where the cache is and what may be done with it.

use super::CacheError;
use std::path::PathBuf;

/// What may be done with the cache.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum CacheMode {
    /// Read and written.
    On,
    /// Read only: nothing is written, locked or evicted.
    ReadOnly,
    /// Read only, and what is missing is an error instead of a compile.
    Offline,
    #[default]
    Off,
}

impl CacheMode {
    /// `on`, `read-only`, `offline` or `off`.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "on" => Some(CacheMode::On),
            "read-only" => Some(CacheMode::ReadOnly),
            "offline" => Some(CacheMode::Offline),
            "off" => Some(CacheMode::Off),
            _ => None,
        }
    }
}

/// How a compile uses the cache. The default does not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CacheSettings {
    pub mode: CacheMode,
    /// `None` for [`default_directory`].
    pub directory: Option<PathBuf>,
    /// Entries that were used longest ago go when all together take more.
    pub max_bytes: u64,
}

/// 10 GiB.
pub const DEFAULT_MAX_BYTES: u64 = 10 << 30;

impl Default for CacheSettings {
    fn default() -> Self {
        CacheSettings { mode: CacheMode::Off, directory: None, max_bytes: DEFAULT_MAX_BYTES }
    }
}

impl CacheSettings {
    /// # Errors
    /// [`CacheError::NoDirectory`].
    pub fn directory(&self) -> Result<PathBuf, CacheError> {
        self.directory.clone().map_or_else(default_directory, Ok)
    }
}

/// `torchtpu-compile` in the user's cache directory, as the XDG base directory specification says.
///
/// # Errors
/// [`CacheError::NoDirectory`].
pub fn default_directory() -> Result<PathBuf, CacheError> {
    let absolute = |name| std::env::var_os(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let base = absolute("XDG_CACHE_HOME").or_else(|| Some(absolute("HOME")?.join(".cache")));
    Ok(base.ok_or(CacheError::NoDirectory)?.join("torchtpu-compile"))
}
