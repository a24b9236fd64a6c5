//! Files that are there whole or not at all: whoever is interrupted, killed or out of room while it writes leaves the
//! earlier file, and nothing else.

use std::ffi::CString;
use std::fs::{File, OpenOptions};
use std::io::{self, Write};
use std::os::fd::AsRawFd as _;
use std::os::unix::ffi::OsStrExt as _;
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};

/// Writes `path`: other processes see the old file or the new one. What is there and no file (a device, a pipe) is
/// written to as it is; a link stays, and the file that it names is replaced.
///
/// # Errors
/// Those of `fill`, and what `told` makes of those of the system. Then the old file is left.
pub fn write<E>(
    path: &Path,
    told: impl Fn(io::Error) -> E,
    fill: impl FnOnce(&mut dyn Write) -> Result<(), E>,
) -> Result<(), E> {
    if std::fs::metadata(path).is_ok_and(|found| !found.is_file() && !found.is_dir()) {
        return fill(&mut OpenOptions::new().write(true).open(path).map_err(told)?);
    }
    let path = std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let written = Written::new(&path, 0o666, &told, fill)?;
    written.replace(&path).map_err(told)
}

/// As [`write()`], with bytes.
///
/// # Errors
/// Those of the system.
pub fn write_bytes(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write(path, |error| error, |file| file.write_all(bytes))
}

/// Makes files that are not there yet, with these modes: all of them or none.
///
/// # Errors
/// The path that is to blame, and [`io::ErrorKind::AlreadyExists`] where there is a file; no file is changed.
pub fn create_all<'a>(files: &[(&'a Path, u32, &[u8])]) -> Result<(), (&'a Path, io::Error)> {
    let mut written = Vec::with_capacity(files.len());
    for (path, mode, bytes) in files {
        let new = Written::new(path, *mode, |error| error, |file| file.write_all(bytes));
        written.push(new.map_err(|error| (*path, error))?);
    }
    for (i, ((path, ..), written)) in files.iter().zip(written).enumerate() {
        if let Err(error) = written.create(path) {
            for (path, ..) in &files[..i] {
                std::fs::remove_file(path).ok();
            }
            return Err((*path, error));
        }
    }
    Ok(())
}

/// A file without its name: one that has none where the file system can, so that nothing is left of it whatever ends
/// this process, or else one with another name, removed when dropped.
struct Written {
    file: File,
    named: Option<PathBuf>,
}

impl Written {
    /// A file beside `path` that is written and on the disk.
    fn new<E>(
        path: &Path,
        mode: u32,
        told: impl Fn(io::Error) -> E,
        fill: impl FnOnce(&mut dyn Write) -> Result<(), E>,
    ) -> Result<Written, E> {
        if path.file_name().is_none() {
            return Err(told(io::Error::other("the path names no file")));
        }
        let unnamed =
            OpenOptions::new().write(true).mode(mode).custom_flags(libc::O_TMPFILE).open(beside(path));
        let written = match unnamed {
            Ok(file) => Written { file, named: None },
            // The file system, or its kernel, has no such files; other problems show again.
            Err(_) => {
                let name = temporary(path);
                let file = OpenOptions::new().write(true).create_new(true).mode(mode).open(&name);
                Written { file: file.map_err(&told)?, named: Some(name) }
            }
        };
        let mut buffer = io::BufWriter::with_capacity(1 << 16, &written.file);
        fill(&mut buffer)?;
        let flushed = buffer.into_inner().map_err(io::IntoInnerError::into_error);
        flushed.and_then(|file| file.sync_all()).map_err(told)?;
        Ok(written)
    }

    /// Gives it the name `path`, in place of what has it.
    fn replace(mut self, path: &Path) -> io::Result<()> {
        let name = match &self.named {
            Some(name) => name.clone(),
            None => {
                let name = temporary(path);
                link(&self.file, &name)?;
                self.named = Some(name.clone());
                name
            }
        };
        std::fs::rename(name, path)?;
        self.named = None;
        sync_directory(path);
        Ok(())
    }

    /// Gives it the name `path`, which nothing may have.
    fn create(self, path: &Path) -> io::Result<()> {
        match &self.named {
            Some(name) => std::fs::hard_link(name, path)?,
            None => link(&self.file, path)?,
        }
        sync_directory(path);
        Ok(())
    }
}

impl Drop for Written {
    fn drop(&mut self) {
        if let Some(name) = &self.named {
            std::fs::remove_file(name).ok();
        }
    }
}

/// Names a file that has no name.
fn link(file: &File, name: &Path) -> io::Result<()> {
    let own = CString::new(format!("/proc/self/fd/{}", file.as_raw_fd())).expect("it has no zeros");
    let name = CString::new(name.as_os_str().as_bytes())?;
    // SAFETY: both are strings that end in a zero.
    let linked = unsafe {
        libc::linkat(libc::AT_FDCWD, own.as_ptr(), libc::AT_FDCWD, name.as_ptr(), libc::AT_SYMLINK_FOLLOW)
    };
    if linked == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
}

fn beside(path: &Path) -> &Path {
    path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

fn temporary(path: &Path) -> PathBuf {
    static SERIAL: AtomicU64 = AtomicU64::new(0);
    let serial = SERIAL.fetch_add(1, Ordering::Relaxed);
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    // A name has at most 255 bytes.
    let name: String = name.chars().take(40).collect();
    beside(path).join(format!(".{name}.{}.{serial}.tmp", std::process::id()))
}

/// The new name reaches the disk with its directory; some file systems do not let directories be synced.
fn sync_directory(path: &Path) {
    File::open(beside(path)).and_then(|directory| directory.sync_all()).ok();
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::MetadataExt as _;
    use tempfile::TempDir;

    struct Place(TempDir);

    impl Place {
        fn new() -> Place {
            Place(tempfile::tempdir().unwrap())
        }

        fn names(&self) -> Vec<String> {
            let files = std::fs::read_dir(self.0.path()).unwrap();
            let mut names: Vec<String> =
                files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect();
            names.sort();
            names
        }
    }

    #[test]
    fn a_file_is_replaced_whole_or_left() {
        let place = Place::new();
        let path = place.0.path().join("a");
        write_bytes(&path, b"one").unwrap();
        write_bytes(&path, b"two").unwrap();
        let fill = |file: &mut dyn Write| {
            file.write_all(&[7; 1 << 20])?;
            Err(io::Error::other("no more"))
        };
        let failed = write(&path, |error| error, fill);
        assert_eq!(failed.unwrap_err().to_string(), "no more");
        assert_eq!(std::fs::read(&path).unwrap(), b"two");
        assert_eq!(place.names(), ["a"]);
        assert!(write_bytes(place.0.path(), b"").is_err(), "a directory");
        assert!(write_bytes(&place.0.path().join("none/a"), b"").is_err());
        assert!(write_bytes(Path::new("/"), b"").is_err());
        assert_eq!(place.names(), ["a"]);
    }

    #[test]
    fn names_and_links_of_every_kind_work() {
        let place = Place::new();
        let long = place.0.path().join("é".repeat(127));
        write_bytes(&long, b"long").unwrap();
        assert_eq!(std::fs::read(&long).unwrap(), b"long");
        let link = place.0.path().join("link");
        std::os::unix::fs::symlink(&long, &link).unwrap();
        write_bytes(&link, b"through").unwrap();
        assert!(link.is_symlink());
        assert_eq!(std::fs::read(&long).unwrap(), b"through");
        write_bytes(Path::new("/dev/null"), b"nothing").unwrap();
        assert!(write_bytes(Path::new("/dev/full"), b"nothing").is_err());
    }

    #[test]
    fn new_files_are_made_together_or_not_at_all() {
        let place = Place::new();
        let [a, b] = ["a", "b"].map(|name| place.0.path().join(name));
        std::fs::write(&b, b"old").unwrap();
        let files: [(&Path, u32, &[u8]); 2] = [(&a, 0o600, b"A"), (&b, 0o644, b"B")];
        let (blamed, error) = create_all(&files).unwrap_err();
        assert_eq!((blamed, error.kind()), (b.as_path(), io::ErrorKind::AlreadyExists));
        assert_eq!(std::fs::read(&b).unwrap(), b"old");
        assert_eq!(place.names(), ["b"]);
        std::fs::remove_file(&b).unwrap();
        create_all(&files).unwrap();
        assert_eq!(std::fs::read(&b).unwrap(), b"B");
        assert_eq!(std::fs::metadata(&a).unwrap().mode() & 0o777, 0o600);
        assert_eq!(place.names(), ["a", "b"]);
    }
}
