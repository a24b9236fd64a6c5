//! Locks between processes. The operating system releases them with their holder, so that none is ever stale.

use super::directory::make;
use std::fs::{File, OpenOptions};
use std::io::{Error, ErrorKind, Write};
use std::os::fd::AsRawFd;
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

/// A held lock. Its file goes with it.
#[derive(Debug)]
pub struct Lock {
    file: File,
    path: PathBuf,
    /// Whether the file is removed with the lock.
    passing: bool,
    /// Whether an earlier holder left a mark.
    marked: bool,
}

impl Lock {
    /// Whether an earlier holder marked the lock and never gave it back: it died over its work.
    pub fn was_left_marked(&self) -> bool {
        self.marked
    }

    /// Marks the lock, for as long as it is held: work begins over which this process may die.
    pub fn mark(&self) {
        // Without the mark nobody learns of a death, which is all.
        (&self.file).write_all(b"at work\n").ok();
    }

    /// Gives the lock back with its mark.
    pub fn leave_marked(mut self) {
        self.passing = false;
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        if self.passing {
            // While it is held: whoever opened the file before sees that it is gone, and takes a new one.
            std::fs::remove_file(&self.path).ok();
        }
        // Not left to the descriptor's end: a forked child has a copy of it.
        flock(&self.file, libc::LOCK_UN).ok();
    }
}

/// Takes the lock of a file that exists for this lock alone. `None` where somebody else holds it.
///
/// # Errors
/// If the file cannot be made: a full disk, a directory that cannot be written.
pub fn try_lock(path: &Path) -> std::io::Result<Option<Lock>> {
    if let Some(parent) = path.parent() {
        make(parent)?;
    }
    loop {
        let Some(mut lock) = try_lock_file(path)? else { return Ok(None) };
        // Its last holder may have removed the file between the two calls.
        if is_named(&lock.file, path)? {
            lock.passing = true;
            lock.marked = lock.file.metadata()?.len() > 0;
            return Ok(Some(lock));
        }
    }
}

/// Whether the path leads to this file, and not to another one or to none.
fn is_named(file: &File, path: &Path) -> std::io::Result<bool> {
    let named = std::fs::metadata(path).map(|m| (m.dev(), m.ino())).ok();
    let held = file.metadata()?;
    Ok(named == Some((held.dev(), held.ino())))
}

/// Takes the lock of a file that stays. `None` where somebody else holds it.
///
/// # Errors
/// As for [`try_lock`].
pub fn try_lock_file(path: &Path) -> std::io::Result<Option<Lock>> {
    let file = OpenOptions::new().create(true).truncate(false).write(true).mode(0o600).open(path)?;
    Ok(take(&file)?.then(|| Lock { file, path: path.to_owned(), passing: false, marked: false }))
}

/// Takes the lock of an open file, until it is closed. `false` where somebody else holds it.
///
/// # Errors
/// If the file system knows no locks.
pub fn take(file: &File) -> std::io::Result<bool> {
    match flock(file, libc::LOCK_EX | libc::LOCK_NB) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == ErrorKind::WouldBlock => Ok(false),
        Err(error) => Err(error),
    }
}

fn flock(file: &File, operation: i32) -> std::io::Result<()> {
    // SAFETY: the descriptor is open as long as the file is borrowed.
    let failed = unsafe { libc::flock(file.as_raw_fd(), operation) } != 0;
    if failed { Err(Error::last_os_error()) } else { Ok(()) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_holds_it_and_its_file_goes_with_it() {
        let directory = crate::cache::testing::directory();
        let path = directory.path().join("lock");
        let held = try_lock(&path).unwrap().unwrap();
        assert!(try_lock(&path).unwrap().is_none());
        drop(held);
        assert!(!path.exists());
        assert!(try_lock(&path).unwrap().is_some());
    }

    #[test]
    fn a_file_left_behind_by_a_killed_holder_locks_nobody_out() {
        let directory = crate::cache::testing::directory();
        let path = directory.path().join("lock");
        std::fs::write(&path, b"").unwrap();
        assert!(try_lock(&path).unwrap().is_some());
    }

    #[test]
    fn a_file_that_is_gone_or_another_is_not_the_lock() {
        let directory = crate::cache::testing::directory();
        let path = directory.path().join("lock");
        let file = File::create(&path).unwrap();
        assert!(is_named(&file, &path).unwrap());
        // A path to nothing, then to a file that somebody else has made since.
        std::fs::remove_file(&path).unwrap();
        assert!(!is_named(&file, &path).unwrap());
        std::fs::write(&path, b"").unwrap();
        assert!(!is_named(&file, &path).unwrap());
    }

    #[test]
    fn a_mark_stays_with_a_lock_that_is_not_given_back() {
        let directory = crate::cache::testing::directory();
        let path = directory.path().join("lock");
        let lock = try_lock(&path).unwrap().unwrap();
        lock.mark();
        lock.leave_marked();
        let lock = try_lock(&path).unwrap().unwrap();
        assert!(lock.was_left_marked());
        drop(lock);
        assert!(!try_lock(&path).unwrap().unwrap().was_left_marked());
    }

    #[test]
    fn many_threads_never_hold_it_together() {
        let directory = crate::cache::testing::directory();
        let path = directory.path().join("lock");
        let inside = std::sync::atomic::AtomicU32::new(0);
        std::thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| {
                    for _ in 0..500 {
                        let Some(lock) = try_lock(&path).unwrap() else { continue };
                        assert_eq!(inside.fetch_add(1, std::sync::atomic::Ordering::SeqCst), 0);
                        inside.fetch_sub(1, std::sync::atomic::Ordering::SeqCst);
                        drop(lock);
                    }
                });
            }
        });
    }
}
