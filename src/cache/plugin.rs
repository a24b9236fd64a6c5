//! The digest of a plugin's file, which has hundreds of megabytes, kept from one process to the next.

use super::directory::{Directory, make};
use super::entry::now;
use super::{CacheMode, CacheSettings, warn_once};
use crate::pjrt::{PjrtError, file_digest};
use crate::whole_file;
use std::collections::BTreeMap;
use std::os::unix::fs::MetadataExt;
use std::path::Path;
use std::sync::{Mutex, PoisonError};

/// Digests that this process knows, by the names of their notes.
static KNOWN: Mutex<BTreeMap<String, blake3::Hash>> = Mutex::new(BTreeMap::new());

/// The digest of a plugin's file, which need not be loaded, with notes in the cache that these settings name. A cache
/// that cannot be used has no notes.
///
/// # Errors
/// If the file cannot be read.
pub fn plugin_digest_under(plugin: &Path, settings: &CacheSettings) -> Result<blake3::Hash, PjrtError> {
    let open = || match settings.mode {
        CacheMode::Off => None,
        CacheMode::On => Directory::create(&settings.directory().ok()?).ok(),
        _ => Directory::open(&settings.directory().ok()?).ok(),
    };
    match open() {
        Some(directory) => plugin_digest(plugin, &directory, settings.mode == CacheMode::On),
        None => remembered(plugin),
    }
}

/// The digest of a plugin's file without a cache: computed once for each file and process.
fn remembered(plugin: &Path) -> Result<blake3::Hash, PjrtError> {
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let Some(name) = note(plugin) else { return file_digest(plugin) };
    if let Some(digest) = known().get(&name) {
        return Ok(*digest);
    }
    let digest = file_digest(plugin)?;
    known().insert(name, digest);
    Ok(digest)
}

/// The digest of a plugin's file, which need not be loaded. It is read off a note in the cache where one was made for
/// this very file: same path, place on disk, size and times, of which the last cannot be set by hand. With `write`, a
/// note is made.
///
/// # Errors
/// If the file cannot be read any more.
pub fn plugin_digest(plugin: &Path, directory: &Directory, write: bool) -> Result<blake3::Hash, PjrtError> {
    let note = note(plugin).map(|name| directory.plugins().join(name));
    let noted = note.as_ref().and_then(|path| std::fs::read_to_string(path).ok());
    if let Some(digest) = noted.and_then(|text| blake3::Hash::from_hex(text.trim()).ok()) {
        return Ok(digest);
    }
    let digest = remembered(plugin)?;
    if write && let Some(path) = note {
        let written = make(&directory.plugins())
            .and_then(|()| whole_file::write_bytes(&path, digest.to_hex().as_bytes()));
        if let Err(error) = written {
            warn_once(&format!("the cache cannot be written: {}: {error}", path.display()));
        }
    }
    Ok(digest)
}

/// The name of the note of this file. None for a file that was just written: it may change again within the same tick
/// of its clock.
fn note(plugin: &Path) -> Option<String> {
    let found = std::fs::metadata(plugin).ok()?;
    if found.ctime() + 2 > now() as i64 {
        return None;
    }
    let mut hasher = blake3::Hasher::new();
    hasher.update(plugin.as_os_str().as_encoded_bytes());
    let (size, device, file) = (found.size() as i64, found.dev() as i64, found.ino() as i64);
    let times = [found.mtime(), found.mtime_nsec(), found.ctime(), found.ctime_nsec()];
    [size, device, file].iter().chain(&times).for_each(|number| {
        hasher.update(&number.to_le_bytes());
    });
    Some(hasher.finalize().to_hex().to_string())
}
