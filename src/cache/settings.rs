//! Where the cache is and what may be done with it.

use super::CacheError;
use std::path::PathBuf;
use std::time::Duration;

/// Mode of the cache.
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
    /// Where to look for what is not in the directory.
    pub remote: Option<RemoteSettings>,
}

/// A tier that many machines share.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct RemoteSettings {
    /// `file:///directory`, `s3://bucket/prefix` or `gs://bucket/prefix`.
    pub url: String,
    /// File of the public key that verifies entries.
    pub verify: Option<PathBuf>,
    /// File of the secret key that signs what is put there; without one, nothing is.
    pub sign: Option<PathBuf>,
    /// Whether what is there is loaded without a signature, where `verify` names no key.
    pub trust_unsigned: bool,
    /// How long one look-up may hold up a compile.
    pub deadline: Duration,
}

impl RemoteSettings {
    /// A tier of which nothing is trusted and where nothing is put.
    pub fn new(url: String) -> Self {
        RemoteSettings {
            url,
            verify: None,
            sign: None,
            trust_unsigned: false,
            deadline: Duration::from_secs(10),
        }
    }
}

impl Default for CacheSettings {
    fn default() -> Self {
        CacheSettings { mode: CacheMode::Off, directory: None, max_bytes: 10 << 30, remote: None }
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
