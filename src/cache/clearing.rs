//! Clearing a directory of what is of no use: damaged entries, and what processes that ended left behind.

use super::directory::{Directory, make};
use super::entry;
use super::lock::{take, try_lock};
use std::fs::File;
use std::path::Path;

/// Damaged entries that are kept to be looked at.
const QUARANTINED: usize = 16;

/// Moves an entry to the quarantine, of which the oldest go.
pub(super) fn put_aside(directory: &Directory, digest: &blake3::Hash) {
    let (path, aside) = (directory.entry(digest), directory.quarantine());
    let name = format!("{}.{}", digest.to_hex(), entry::now());
    let moved = make(&aside).and_then(|()| std::fs::rename(&path, aside.join(name)));
    if moved.is_err() {
        std::fs::remove_file(&path).ok();
    }
    keep_newest(&aside, QUARANTINED);
}

/// Removes all files but the newest.
fn keep_newest(directory: &Path, keep: usize) {
    let Ok(files) = std::fs::read_dir(directory) else { return };
    let mut files: Vec<_> =
        files.flatten().filter_map(|f| Some((f.metadata().ok()?.modified().ok()?, f.path()))).collect();
    files.sort();
    for (_, path) in files.iter().rev().skip(keep) {
        std::fs::remove_file(path).ok();
    }
}

/// Removes what processes that ended left behind: unfinished entries and the files of locks.
pub(super) fn sweep(directory: &Directory) {
    let Ok(unfinished) = std::fs::read_dir(directory.temporary()) else { return };
    for file in unfinished.flatten() {
        // A writer holds the lock from its first byte on; a file without one has no writer, or one that has not begun.
        let abandoned = || {
            let age = file.metadata()?.modified()?.elapsed().unwrap_or_default();
            Ok::<bool, std::io::Error>(age.as_secs() >= 60 && take(&File::open(file.path())?)?)
        };
        if abandoned().unwrap_or(false) {
            std::fs::remove_file(file.path()).ok();
        }
    }
    for digest in directory.keys_in(&directory.locks()) {
        // Taking a lock and dropping it removes its file. A mark stays: the next one to compile that program reads it.
        if let Ok(Some(lock)) = try_lock(&directory.locks().join(digest.to_hex().as_str()))
            && lock.was_left_marked()
        {
            lock.leave_marked();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cache::{CacheMode, testing};
    use std::time::Duration;

    #[test]
    fn what_dead_writers_left_is_swept_and_live_writers_are_not_disturbed() {
        let directory = testing::directory();
        let cache = testing::cache(directory.path(), CacheMode::On);
        make(&cache.directory().temporary()).unwrap();
        let old = std::time::SystemTime::now() - Duration::from_secs(3600);
        let file = |name: &str| {
            let path = cache.directory().temporary().join(name);
            let file = File::create(&path).unwrap();
            file.set_modified(old).unwrap();
            (path, file)
        };
        let (dead, _) = file("dead");
        let (alive, held) = file("alive");
        assert!(take(&held).unwrap());
        let young = cache.directory().temporary().join("young");
        std::fs::write(&young, b"").unwrap();
        sweep(cache.directory());
        assert_eq!((dead.exists(), alive.exists(), young.exists()), (false, true, true));
    }
}
