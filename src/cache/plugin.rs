//! The digest of a plugin's file, which has hundreds of megabytes, kept from one process to the next.

use super::directory::{Directory, make};
use super::entry::now;
use super::warn_once;
use crate::pjrt::{PjrtError, file_digest};
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};

/// The digest of a plugin's file, which need not be loaded. It is read off a note in the cache where one was made for this very file: same
/// path, place on disk, size and times, of which the last cannot be set by hand. With `write`, a note is made.
///
/// # Errors
/// If the file cannot be read any more.
pub fn plugin_digest(plugin: &Path, directory: &Directory, write: bool) -> Result<blake3::Hash, PjrtError> {
    let note = note(plugin, directory);
    let noted = note.as_ref().and_then(|path| std::fs::read_to_string(path).ok());
    if let Some(digest) = noted.and_then(|text| blake3::Hash::from_hex(text.trim()).ok()) {
        return Ok(digest);
    }
    let digest = file_digest(plugin)?;
    if write && let Some(path) = note {
        let temporary = path.with_extension(std::process::id().to_string());
        let written = make(&directory.plugins())
            .and_then(|()| std::fs::write(&temporary, digest.to_hex().as_str()))
            .and_then(|()| std::fs::rename(&temporary, &path));
        if let Err(error) = written {
            std::fs::remove_file(&temporary).ok();
            warn_once(&format!("the cache cannot be written: {}: {error}", path.display()));
        }
    }
    Ok(digest)
}

/// Where the note of this file is. None for a file that was just written: it may change again within the same tick of
/// its clock.
fn note(plugin: &Path, directory: &Directory) -> Option<PathBuf> {
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
    Some(directory.plugins().join(hasher.finalize().to_hex().as_str()))
}
