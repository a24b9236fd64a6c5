//! Whether a path leads only where its user decides.
//!
//! Whoever can rename what lies on the way to a directory can put another one in its place, between a look at it and
//! its use. So every directory on the way has to belong to this user or to root. If others may write to one, it has to
//! be sticky, as `/tmp` is: then they leave alone what is not theirs. Writing by the group is fine where the group is
//! the user's own, by the convention that it has the user's number.

use std::ffi::OsString;
use std::fs::Metadata;
use std::io::{Error, ErrorKind};
use std::os::unix::fs::MetadataExt;
use std::path::{Component, Path, PathBuf};

const ROOT: u32 = 0;
const STICKY: u32 = 0o1000;
/// As many as Linux follows.
const MAX_LINKS: usize = 40;

/// Who a process acts for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Identity {
    pub user: u32,
    pub group: u32,
}

impl Identity {
    /// This process's.
    pub fn own() -> Self {
        // SAFETY: ask for numbers, and always succeed.
        unsafe { Identity { user: libc::geteuid(), group: libc::getegid() } }
    }

    fn trusts(self, owner: u32) -> bool {
        owner == self.user || owner == ROOT
    }

    /// Whether somebody else may write to what this describes.
    fn shares(self, found: &Metadata) -> bool {
        let own_group = found.gid() == self.group && self.group == self.user;
        found.mode() & 0o002 != 0 || (found.mode() & 0o020 != 0 && !own_group)
    }

    /// Who besides this user and root decides where `path` leads, in words; `None` where nobody does. What does not
    /// exist yet is as good as what it will be made in.
    ///
    /// # Errors
    /// What cannot be looked at; more symbolic links than there may be.
    pub fn stranger_on_the_way(self, path: &Path) -> std::io::Result<Option<String>> {
        let mut ahead = names_from_the_last(&std::path::absolute(path)?);
        let (mut directory, mut links) = (PathBuf::from("/"), 0);
        while let Some(name) = ahead.pop() {
            if name == ".." {
                directory.pop();
                continue;
            }
            let next = directory.join(name);
            let around = std::fs::symlink_metadata(&directory)?;
            let found = match std::fs::symlink_metadata(&next) {
                Ok(found) => Some(found),
                Err(error) if error.kind() == ErrorKind::NotFound => None,
                Err(error) => return Err(error),
            };
            if let Some(stranger) = self.stranger_in(&directory, &around, &next, found.as_ref()) {
                return Ok(Some(stranger));
            }
            match found {
                None => return Ok(None),
                Some(found) if found.is_symlink() => {
                    links += 1;
                    if links > MAX_LINKS {
                        return Err(Error::from_raw_os_error(libc::ELOOP));
                    }
                    let target = std::fs::read_link(&next)?;
                    if target.is_absolute() {
                        directory = PathBuf::from("/");
                    }
                    ahead.extend(names_from_the_last(&target));
                }
                Some(_) => directory = next,
            }
        }
        Ok(None)
    }

    /// Who besides this user could change a file, or what is in a directory.
    fn stranger_to(self, path: &Path, found: &Metadata) -> Option<String> {
        let path = path.display();
        if found.uid() != self.user {
            let owner = found.uid();
            return Some(format!(
                "{path} belongs to user {owner}, who could replace programs in it; use a directory of your own"
            ));
        }
        let mode = found.mode() & 0o7777;
        self.shares(found).then(|| {
            format!("{path} is writable by other users (mode {mode:o}), who could replace programs in it; run `chmod -R go-w {path}`")
        })
    }

    /// Who could exchange `next` in `directory`.
    fn stranger_in(
        self,
        directory: &Path,
        around: &Metadata,
        next: &Path,
        found: Option<&Metadata>,
    ) -> Option<String> {
        let (directory, next) = (directory.display(), next.display());
        if !self.trusts(around.uid()) {
            let owner = around.uid();
            return Some(format!(
                "{directory} belongs to user {owner}, who could replace {next}; use a directory of your own"
            ));
        }
        if !self.shares(around) {
            return None;
        }
        let mode = around.mode() & 0o7777;
        if around.mode() & STICKY == 0 {
            return Some(format!(
                "{directory} is writable by other users (mode {mode:o}), who could replace {next}; run `chmod go-w {directory}`"
            ));
        }
        let owner = found?.uid();
        (!self.trusts(owner)).then(|| format!("{next} belongs to user {owner}"))
    }
}

fn names_from_the_last(path: &Path) -> Vec<OsString> {
    let names = path.components().filter_map(|part| match part {
        Component::Normal(name) => Some(name.to_owned()),
        Component::ParentDir => Some("..".into()),
        Component::RootDir | Component::CurDir | Component::Prefix(_) => None,
    });
    let mut names: Vec<OsString> = names.collect();
    names.reverse();
    names
}

/// Why what lies in `directory` may come from somebody else, in words: it, or one on the way to it, is in the hands of
/// others. `None` if it is this user's alone, or does not exist.
///
/// # Errors
/// What cannot be looked at.
pub fn problem(directory: &Path) -> std::io::Result<Option<String>> {
    let identity = Identity::own();
    if let Some(stranger) = identity.stranger_on_the_way(directory)? {
        return Ok(Some(stranger));
    }
    let found = match std::fs::metadata(directory) {
        Ok(found) => found,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    Ok(identity.stranger_to(directory, &found))
}

/// Checks everything in `directory`, so many levels deep.
///
/// # Errors
/// What cannot be looked at.
pub fn problem_inside(directory: &Path, levels: u32) -> std::io::Result<Option<String>> {
    let identity = Identity::own();
    let files = match std::fs::read_dir(directory) {
        Ok(files) => files,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    for file in files {
        let file = file?;
        // Of a link itself; one that leads elsewhere is this user's doing.
        let found = match file.metadata() {
            Ok(found) => found,
            // Another process removed it.
            Err(error) if error.kind() == ErrorKind::NotFound => continue,
            Err(error) => return Err(error),
        };
        if !found.is_symlink()
            && let Some(stranger) = identity.stranger_to(&file.path(), &found)
        {
            return Ok(Some(stranger));
        }
        if found.is_dir()
            && levels > 1
            && let Some(stranger) = problem_inside(&file.path(), levels - 1)?
        {
            return Ok(Some(stranger));
        }
    }
    Ok(None)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cache::testing::{self, TestDirectory};
    use std::fs::Permissions;
    use std::os::unix::fs::{PermissionsExt, chown, symlink};

    const STRANGER: u32 = 4321;

    /// `directory/a/b/c`, of which this user alone may write to each.
    fn nested() -> (TestDirectory, PathBuf) {
        let top = testing::directory();
        let path = top.path().join("a/b/c");
        std::fs::create_dir_all(&path).unwrap();
        for path in path.ancestors().take(3) {
            set_mode(path, 0o755);
        }
        (top, path)
    }

    fn set_mode(path: &Path, mode: u32) {
        std::fs::set_permissions(path, Permissions::from_mode(mode)).unwrap();
    }

    fn stranger(path: &Path) -> Option<String> {
        Identity::own().stranger_on_the_way(path).unwrap()
    }

    #[test]
    fn what_is_this_users_all_the_way_has_no_stranger() {
        let (top, path) = nested();
        assert_eq!(stranger(&path), None);
        assert_eq!(stranger(&path.join("not/yet/there")), None);
        assert_eq!(stranger(&path.join("../../b/./c")), None);
        assert_eq!(stranger(Path::new("/")), None);
        assert_eq!(problem(&path).unwrap(), None);
        assert_eq!(problem(&top.path().join("missing")).unwrap(), None);
        assert_eq!(problem_inside(top.path(), 3).unwrap(), None);
    }

    #[test]
    fn what_others_may_write_to_inside_is_named() {
        let (top, path) = nested();
        set_mode(&path, 0o757);
        assert!(problem(&path).unwrap().unwrap().contains("is writable by other users"));
        assert!(problem_inside(top.path(), 3).unwrap().unwrap().contains("a/b/c"));
        assert_eq!(problem_inside(top.path(), 2).unwrap(), None);
        set_mode(&path, 0o755);
        std::fs::write(path.join("file"), b"").unwrap();
        set_mode(&path.join("file"), 0o646);
        assert!(problem_inside(&path, 1).unwrap().unwrap().contains("file"));
        assert_eq!(problem_inside(&path.join("missing"), 1).unwrap(), None);
    }

    #[test]
    fn a_directory_on_the_way_that_others_may_write_to_is_named() {
        let (_top, path) = nested();
        let ancestor = path.parent().unwrap().parent().unwrap();
        for mode in [0o777, 0o757, 0o703] {
            set_mode(ancestor, mode);
            let told = problem(&path).unwrap().unwrap();
            assert!(told.contains(&format!("{} is writable by other users", ancestor.display())), "{told}");
            assert!(problem(&path.join("missing")).unwrap().is_some());
            // In a sticky directory nobody touches what is not theirs.
            set_mode(ancestor, mode | 0o1000);
            assert_eq!(problem(&path).unwrap(), None);
        }
    }

    #[test]
    fn the_group_of_the_users_own_number_is_the_user() {
        let (_top, path) = nested();
        let ancestor = path.parent().unwrap();
        set_mode(ancestor, 0o775);
        let found = std::fs::metadata(ancestor).unwrap();
        let private = Identity { user: found.uid(), group: found.gid() };
        assert_eq!(private.shares(&found), private.user != private.group);
        let shared = Identity { user: found.uid(), group: found.gid() + 1 };
        assert!(shared.shares(&found));
        set_mode(ancestor, 0o755);
        assert!(!shared.shares(&std::fs::metadata(ancestor).unwrap()));
    }

    #[test]
    fn links_are_followed_and_what_they_pass_is_looked_at() {
        let (top, path) = nested();
        let (open, link) = (top.path().join("open"), top.path().join("link"));
        symlink(&path, &link).unwrap();
        assert_eq!(problem(&link).unwrap(), None);
        assert_eq!(stranger(&top.path().join("link/../c/d")), None);
        // Another link could be put in the place of one in a directory of everybody's.
        std::fs::create_dir(&open).unwrap();
        set_mode(&open, 0o777);
        symlink("../a/b", open.join("link")).unwrap();
        assert!(stranger(&open.join("link/c")).unwrap().contains("open"));
        // As could what a link leads through.
        symlink(&open, top.path().join("into")).unwrap();
        assert!(stranger(&top.path().join("into/d")).unwrap().contains("is writable by other users"));
        symlink("around", top.path().join("around")).unwrap();
        assert!(Identity::own().stranger_on_the_way(&top.path().join("around/x")).is_err());
    }

    #[test]
    fn what_belongs_to_somebody_else_is_named() {
        let (top, path) = nested();
        let ancestor = path.parent().unwrap();
        // Seen with the eyes of another user, everything here is a stranger's.
        let other = Identity { user: Identity::own().user + 1, group: 1 };
        if Identity::own().user != ROOT {
            assert!(other.stranger_on_the_way(&path).unwrap().unwrap().contains("belongs to user"));
            println!("not run as root: files cannot be given to another user");
            return;
        }
        chown(ancestor, Some(STRANGER), None).unwrap();
        let told = problem(&path).unwrap().unwrap();
        assert!(told.contains(&format!("{} belongs to user {STRANGER}", ancestor.display())), "{told}");
        assert!(problem(&ancestor.join("missing")).unwrap().is_some());
        assert!(problem(ancestor).unwrap().unwrap().contains(&format!("belongs to user {STRANGER}")));
        // A link of a stranger's, in a directory where everybody may make one.
        let open = top.path().join("open");
        std::fs::create_dir(&open).unwrap();
        set_mode(&open, 0o1777);
        let link = open.join("link");
        symlink(top.path(), &link).unwrap();
        assert_eq!(stranger(&link.join("x")), None);
        std::os::unix::fs::lchown(&link, Some(STRANGER), None).unwrap();
        assert!(stranger(&link.join("x")).unwrap().contains(&format!("belongs to user {STRANGER}")));
    }
}
