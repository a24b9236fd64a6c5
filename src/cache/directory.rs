//! The directory of the cache: who may write to it, and what lies where.
//!
//! ```text
//! DIR/v1/entries/KEY       whole entries, by the digest of their key
//! DIR/v1/temporary/        entries being written; the writer holds a lock on each
//! DIR/v1/locks/KEY         held by the process that compiles a key
//! DIR/v1/index/            sled's; index.lock is held while it is open
//! DIR/v1/quarantine/       entries that were damaged
//! DIR/v1/plugins/          digests of plugin files
//! ```

use super::CacheError;
use super::ownership::{Identity, problem};
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};

/// Changes with everything that a file of the cache means. Other versions' directories are left alone.
const VERSION: &str = "v1";

/// A directory that holds nothing but what its owner put there.
#[derive(Debug, Clone)]
pub struct Directory {
    root: PathBuf,
}

impl Directory {
    /// Opens the cache in `path`, and makes it where it is missing; readable by its owner alone.
    ///
    /// # Errors
    /// [`CacheError::Refused`] for what belongs to another user or can be written by others, or lies where others could
    /// put another directory in its place; [`CacheError::Io`].
    pub fn create(path: &Path) -> Result<Self, CacheError> {
        let root = path.join(VERSION);
        for path in [path, &root] {
            if !path.is_dir() {
                // Before anything is made there.
                check_owner(path)?;
                let mut builder = std::fs::DirBuilder::new();
                let made = builder.recursive(true).mode(0o700).create(path);
                made.map_err(CacheError::io("cannot make the cache directory", path))?;
            }
            check(path)?;
        }
        Ok(Directory { root })
    }

    /// Opens the cache in `path`, which need not exist: then it is empty.
    ///
    /// # Errors
    /// As for [`Directory::create`].
    pub fn open(path: &Path) -> Result<Self, CacheError> {
        let root = path.join(VERSION);
        for path in [path, &root] {
            if path.exists() {
                check(path)?;
            } else {
                check_owner(path)?;
            }
        }
        Ok(Directory { root })
    }

    pub fn root(&self) -> &Path {
        &self.root
    }

    pub fn entries(&self) -> PathBuf {
        self.root.join("entries")
    }

    pub fn entry(&self, digest: &blake3::Hash) -> PathBuf {
        self.entries().join(digest.to_hex().as_str())
    }

    pub fn temporary(&self) -> PathBuf {
        self.root.join("temporary")
    }

    pub fn locks(&self) -> PathBuf {
        self.root.join("locks")
    }

    pub fn quarantine(&self) -> PathBuf {
        self.root.join("quarantine")
    }

    pub fn plugins(&self) -> PathBuf {
        self.root.join("plugins")
    }

    pub fn index(&self) -> PathBuf {
        self.root.join("index")
    }

    pub fn index_lock(&self) -> PathBuf {
        self.root.join("index.lock")
    }

    /// The digest that each file of a directory of keys is named by. A directory that is missing is empty.
    pub fn keys_in(&self, directory: &Path) -> Vec<blake3::Hash> {
        let Ok(files) = std::fs::read_dir(directory) else { return Vec::new() };
        files
            .flatten()
            .filter_map(|file| blake3::Hash::from_hex(file.file_name().to_str()?.as_bytes()).ok())
            .collect()
    }
}

/// Makes a directory for its owner alone, if it is missing.
pub(super) fn make(path: &Path) -> std::io::Result<()> {
    match std::fs::DirBuilder::new().mode(0o700).create(path) {
        Err(error) if error.kind() == std::io::ErrorKind::AlreadyExists => Ok(()),
        made => made,
    }
}

/// This process's user.
pub(super) fn user() -> u32 {
    Identity::own().user
}

/// Checks an existing directory.
fn check(path: &Path) -> Result<(), CacheError> {
    let found = std::fs::metadata(path).map_err(CacheError::io("cannot look at", path))?;
    if !found.is_dir() {
        return Err(refused(path, "it is not a directory"));
    }
    check_owner(path)?;
    // Made for its owner alone; so no group may write to it either, not even the user's own.
    if found.mode() & 0o022 != 0 {
        let mode = found.mode() & 0o777;
        return Err(refused(
            path,
            &format!(
                "it is writable by other users (mode {mode:o}), who could replace programs in it; run `chmod go-w {}`",
                path.display()
            ),
        ));
    }
    Ok(())
}

/// Checks that no other user controls a directory, which need not exist, or a directory above it.
fn check_owner(path: &Path) -> Result<(), CacheError> {
    let problem = problem(path).map_err(CacheError::io("cannot look at the way to", path))?;
    problem.map_or(Ok(()), |problem| Err(refused(path, &problem)))
}

fn refused(path: &Path, reason: &str) -> CacheError {
    CacheError::Refused { directory: path.to_owned(), reason: reason.to_string() }
}
