//! Reading and publishing entries.

use super::directory::{Directory, make, user};
use super::entry::{self, Entry};
use super::lock::{Lock, take, try_lock};
use super::{CacheError, CacheMode, CacheSettings, RemoteSettings, clearing, upkeep, warn_once};
use crate::pjrt::{PjrtError, WaitPolicy, poll};
use std::fs::{File, OpenOptions};
use std::io::{ErrorKind, Read, Write};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// An open cache.
#[derive(Debug, Clone)]
pub struct Cache {
    directory: Directory,
    mode: CacheMode,
    max_bytes: u64,
    remote: Option<RemoteSettings>,
}

/// The right to make the entry of a key.
#[derive(Debug)]
pub enum Claim {
    /// No other process makes it as long as this lives.
    Held(Lock),
    /// Locks cannot be had here, or were waited for in vain: others may make it too.
    Shared,
}

impl Cache {
    /// Opens the cache. Returns `None` if the settings turn it off, or, with one warning, if the directory cannot be
    /// used.
    ///
    /// # Errors
    /// The reason why the directory cannot be used, in [`CacheMode::Offline`].
    pub fn open(settings: &CacheSettings) -> Result<Option<Cache>, CacheError> {
        if settings.mode == CacheMode::Off {
            return Ok(None);
        }
        match Cache::create(settings) {
            Ok(cache) => Ok(Some(cache)),
            Err(error) if settings.mode == CacheMode::Offline => Err(error),
            Err(error) => {
                warn_once(&format!("executables are not cached: {error}"));
                Ok(None)
            }
        }
    }

    /// Opens the cache of the settings, and makes its directory where it may be written.
    ///
    /// # Errors
    /// Those of [`Directory::create`] and [`Directory::open`].
    pub fn create(settings: &CacheSettings) -> Result<Cache, CacheError> {
        let CacheSettings { mode, directory: _, max_bytes, ref remote } = *settings;
        let path = settings.directory()?;
        let directory = match mode {
            CacheMode::On => Directory::create(&path)?,
            _ => Directory::open(&path)?,
        };
        Ok(Cache { directory, mode, max_bytes, remote: remote.clone() })
    }

    pub fn directory(&self) -> &Directory {
        &self.directory
    }

    pub fn mode(&self) -> CacheMode {
        self.mode
    }

    pub(super) fn max_bytes(&self) -> u64 {
        self.max_bytes
    }

    pub(super) fn remote(&self) -> Option<&RemoteSettings> {
        self.remote.as_ref()
    }

    /// The entry of a key, if there is a whole one. One that is not is put aside, with a warning.
    pub fn read(&self, digest: &blake3::Hash) -> Option<Entry> {
        let path = self.directory.entry(digest);
        let (bytes, file) = match read_own(&path) {
            Ok(read) => read,
            Err(error) if error.kind() == ErrorKind::NotFound => return None,
            Err(error) => {
                warn_once(&format!("an entry of the cache cannot be read: {}: {error}", path.display()));
                return None;
            }
        };
        match Entry::decode_as(&bytes, digest) {
            Ok(entry) => {
                if self.mode == CacheMode::On {
                    // What eviction goes by. A file system that keeps no times evicts by age.
                    file.set_modified(std::time::SystemTime::now()).ok();
                }
                Some(entry)
            }
            Err(error) => {
                self.put_aside(digest, &error.to_string(), Some(&file));
                None
            }
        }
    }

    /// Moves an entry that is of no use out of the way. `read` is the file that was read, where it is known: a new
    /// entry under the same name stays.
    pub fn put_aside(&self, digest: &blake3::Hash, reason: &str, read: Option<&File>) {
        let path = self.directory.entry(digest);
        tracing::warn!("the cache entry {} cannot be used and is made anew: {reason}", path.display());
        let same = |file: &File| {
            let (read, named) = (file.metadata().ok(), std::fs::metadata(&path).ok());
            read.zip(named).is_some_and(|(a, b)| (a.dev(), a.ino()) == (b.dev(), b.ino()))
        };
        if self.mode == CacheMode::On && read.is_none_or(same) {
            clearing::put_aside(&self.directory, digest);
        }
    }

    /// Waits until no other process makes the entry of this key, at most as long as `wait` allows.
    ///
    /// # Errors
    /// [`PjrtError::Interrupted`].
    pub fn claim(&self, digest: &blake3::Hash, name: &str, wait: &WaitPolicy) -> Result<Claim, PjrtError> {
        let path = self.directory.locks().join(digest.to_hex().as_str());
        let what = format!("waiting for another process that compiles {name} for the cache");
        let claimed = poll(&what, wait, || match try_lock(&path) {
            Ok(Some(lock)) => Some(Ok(lock)),
            Ok(None) => None,
            Err(error) => Some(Err(error)),
        });
        match claimed {
            Ok(Ok(lock)) => Ok(Claim::Held(lock)),
            Ok(Err(error)) => {
                warn_once(&format!("the cache cannot be locked: {}: {error}", path.display()));
                Ok(Claim::Shared)
            }
            Err(PjrtError::Deadline { .. }) => {
                tracing::warn!("{name}: gave up waiting for another process, and compiles it here");
                Ok(Claim::Shared)
            }
            Err(error) => Err(error),
        }
    }

    /// Writes an entry: all of it, or nothing. A failure is a warning.
    ///
    /// Returns whether it was written.
    pub fn publish(&self, digest: &blake3::Hash, bytes: &[u8]) -> bool {
        if self.mode != CacheMode::On {
            return false;
        }
        match self.write(digest, bytes) {
            Ok(()) => {
                upkeep::request(&self.directory, self.max_bytes);
                true
            }
            Err(error) => {
                let root = self.directory.root().display();
                warn_once(&format!("executables cannot be written to the cache in {root}: {error}"));
                false
            }
        }
    }

    pub(super) fn write(&self, digest: &blake3::Hash, bytes: &[u8]) -> std::io::Result<()> {
        make(&self.directory.entries())?;
        make(&self.directory.temporary())?;
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("{}.{}.{number}", digest.to_hex(), std::process::id());
        let temporary = Temporary(self.directory.temporary().join(name));
        let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(&temporary.0)?;
        // Tells upkeep that this file has a writer. Where locks do not work, its age does.
        take(&file).ok();
        file.write_all(bytes)?;
        file.sync_all()?;
        std::fs::rename(&temporary.0, self.directory.entry(digest))
    }
}

/// A file that is removed unless it was renamed.
struct Temporary(PathBuf);

impl Drop for Temporary {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).ok();
    }
}

/// The bytes of a file of this user's.
pub(super) fn read_own(path: &Path) -> std::io::Result<(Vec<u8>, File)> {
    let mut file = OpenOptions::new().read(true).custom_flags(libc::O_NOFOLLOW).open(path)?;
    let found = file.metadata()?;
    if found.uid() != user() {
        return Err(std::io::Error::new(ErrorKind::PermissionDenied, "it belongs to another user"));
    }
    // A file with holes may be longer than all memory.
    if found.len() > entry::MAX_BYTES {
        return Err(std::io::Error::new(ErrorKind::FileTooLarge, "it is longer than any entry"));
    }
    let mut bytes = Vec::new();
    bytes.try_reserve_exact(found.len() as usize + 1).map_err(|_| ErrorKind::OutOfMemory)?;
    (&mut file).take(entry::MAX_BYTES).read_to_end(&mut bytes)?;
    Ok((bytes, file))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cache::testing;
    use std::time::{Duration, Instant};

    #[test]
    fn a_lock_that_is_held_too_long_is_waited_for_no_longer() {
        let directory = testing::directory();
        let cache = testing::cache(directory.path(), CacheMode::On);
        let digest = testing::key(1).digest();
        let wait =
            |milliseconds| WaitPolicy::new(Duration::from_secs(30), Duration::from_millis(milliseconds));
        let held = cache.claim(&digest, "g", &wait(1000)).unwrap();
        assert!(matches!(held, Claim::Held(_)));
        let started = Instant::now();
        assert!(matches!(cache.claim(&digest, "g", &wait(100)).unwrap(), Claim::Shared));
        assert!((Duration::from_millis(100)..Duration::from_secs(5)).contains(&started.elapsed()));
        // Another key is not waited for.
        assert!(matches!(cache.claim(&testing::key(2).digest(), "g", &wait(1000)).unwrap(), Claim::Held(_)));
        drop(held);
        assert!(matches!(cache.claim(&digest, "g", &wait(1000)).unwrap(), Claim::Held(_)));
    }

    #[test]
    fn a_file_that_is_longer_than_any_entry_is_not_read() {
        let directory = testing::directory();
        let cache = testing::cache(directory.path(), CacheMode::On);
        let digest = testing::key(1).digest();
        cache.write(&digest, b"").unwrap();
        let file = OpenOptions::new().write(true).open(cache.directory.entry(&digest)).unwrap();
        file.set_len(1 << 40).unwrap();
        assert!(cache.read(&digest).is_none());
        let (sound, damaged) = crate::cache::catalog::verify(&cache.directory);
        assert_eq!((sound, damaged.len()), (0, 1));
        assert!(damaged[0].1.contains("longer than any entry"), "{damaged:?}");
    }

    #[test]
    fn an_entry_that_is_no_entry_does_not_stay() {
        let directory = testing::directory();
        let cache = testing::filled(directory.path(), 3);
        let digest = testing::key(1).digest();
        std::fs::write(cache.entry(&digest), b"nothing").unwrap();
        upkeep::run(&cache, u64::MAX);
        assert!(!cache.entry(&digest).exists());
        assert_eq!(crate::cache::catalog::stats(&cache).quarantined, 1);
        assert_eq!(crate::cache::catalog::stats(&cache).executables, 2);
    }
}
