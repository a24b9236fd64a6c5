//! Many entries in one file, to carry to other machines.
//!
//! ```text
//! magic 8 | version 4 | manifest 4 | manifest | signed 1 | public key 32 | signature 64 | entries, one after another |
//! functions
//! ```
//! The manifest (MessagePack) lists key, size and BLAKE3 digest of each entry and those of the functions, what PyTorch
//! kept of compiled functions; so its signature covers them all.
//! An executable is machine code: a bundle is loaded only with the signature of a key that the user names, or where the
//! user says that it is trusted without.

use super::catalog::{find, read, read_bytes};
use super::directory::Directory;
use super::entry::{Entry, now};
use super::signing::{Seal, Trust, signing_key};
use super::store::Cache;
use super::{CacheError, CacheMode, CacheSettings};
use crate::whole_file;
use ed25519_dalek::SigningKey;
use serde::{Deserialize, Serialize};
use std::fs::File;
use std::io::{BufReader, Read, Write};
use std::path::Path;

const MAGIC: [u8; 8] = *b"TTPUBND\0";
const VERSION: u32 = 2;
/// Bytes of the magic number, the version and the length of the manifest.
const HEAD: u64 = 16;
/// Signed before the manifest, so that the signature means nothing elsewhere.
const PURPOSE: &[u8] = b"torchtpu-compile bundle 2\0";
/// A larger manifest is damage.
const MAX_MANIFEST: u64 = 1 << 30;

#[derive(Serialize, Deserialize)]
struct Manifest {
    created: u64,
    entries: Vec<Listed>,
    functions: Option<Attached>,
}

/// Data after the entries.
#[derive(Serialize, Deserialize)]
struct Attached {
    bytes: u64,
    digest: [u8; 32],
}

#[derive(Serialize, Deserialize)]
struct Listed {
    key: [u8; 32],
    bytes: u64,
    digest: [u8; 32],
}

/// Result of an export or import.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bundled {
    pub entries: u64,
    pub bytes: u64,
    pub signed: bool,
}

/// Writes entries to a file, all or nothing: those whose keys begin as given, or all; and with them `functions`. `key`
/// is the file of a key that signs.
///
/// # Errors
/// An entry that is missing or damaged, a key that cannot be used, a file that cannot be written.
pub fn export(
    directory: &Directory,
    out: &Path,
    keys: Option<&[String]>,
    functions: Option<&[u8]>,
    key: Option<&Path>,
) -> Result<Bundled, CacheError> {
    let digests = match keys {
        Some(keys) => keys.iter().map(|key| find(directory, key)).collect::<Result<Vec<_>, _>>()?,
        None => directory.keys_in(&directory.entries()),
    };
    let mut digests: Vec<[u8; 32]> = digests.into_iter().map(Into::into).collect();
    digests.sort_unstable();
    digests.dedup();
    let key = key.map(signing_key).transpose()?;
    let listed = digests.iter().map(|digest| {
        let digest = blake3::Hash::from(*digest);
        read(directory, &digest)?;
        let bytes = read_bytes(directory, &digest)?;
        Ok(Listed { key: digest.into(), bytes: bytes.len() as u64, digest: blake3::hash(&bytes).into() })
    });
    let attached = functions
        .map(|functions| Attached { bytes: functions.len() as u64, digest: blake3::hash(functions).into() });
    let entries = listed.collect::<Result<_, CacheError>>()?;
    let manifest = Manifest { created: now(), entries, functions: attached };
    let told = |error| CacheError::io("cannot write the bundle", out)(error);
    whole_file::write(out, told, |file| {
        write(directory, file, out, &manifest, functions.unwrap_or_default(), key.as_ref())
    })?;
    let bytes = manifest.entries.iter().map(|entry| entry.bytes).sum();
    Ok(Bundled { entries: manifest.entries.len() as u64, bytes, signed: key.is_some() })
}

fn write(
    directory: &Directory,
    file: &mut dyn Write,
    out: &Path,
    manifest: &Manifest,
    functions: &[u8],
    key: Option<&SigningKey>,
) -> Result<(), CacheError> {
    let packed = rmp_serde::to_vec_named(manifest).expect("plain data");
    let seal = Seal::new(key, PURPOSE, &packed);
    let io = || CacheError::io("cannot write the bundle", out);
    let head = [
        MAGIC.as_slice(),
        &VERSION.to_le_bytes(),
        &(packed.len() as u32).to_le_bytes(),
        &packed,
        seal.as_bytes(),
    ];
    head.into_iter().try_for_each(|part| file.write_all(part)).map_err(io())?;
    for listed in &manifest.entries {
        let digest = blake3::Hash::from(listed.key);
        let bytes = read_bytes(directory, &digest)?;
        if blake3::hash(&bytes) != listed.digest {
            return Err(CacheError::Damaged(format!("the entry {digest} changed while it was exported")));
        }
        file.write_all(&bytes).map_err(io())?;
    }
    file.write_all(functions).map_err(io())
}

/// Puts the entries of a bundle into a cache, after all of them were checked. `key` is the file of the public key
/// that verifies the bundle; without a key, only `trust_unsigned` lets a bundle in. Returns the bundle's functions,
/// too.
///
/// # Errors
/// [`CacheError::Bundle`] for a bundle that is damaged, not complete, or not signed by that key: nothing is imported.
pub fn import(
    path: &Path,
    bundle: &Path,
    key: Option<&Path>,
    trust_unsigned: bool,
) -> Result<(Bundled, Option<Vec<u8>>), CacheError> {
    let trust = Trust::new(key, trust_unsigned)?;
    let mut reader = Reader::open(bundle)?;
    let (manifest, is_signed) = reader.manifest(trust)?;
    let mut entries = Vec::with_capacity(manifest.entries.len());
    for listed in &manifest.entries {
        let bytes = reader.attached(listed.bytes, listed.digest, "an entry in it was changed")?;
        let digest = blake3::Hash::from(listed.key);
        Entry::decode_as(&bytes, &digest)
            .map_err(|error| reader.refused(&format!("an entry in it: {error}")))?;
        entries.push((digest, bytes));
    }
    let attached = manifest.functions.as_ref();
    let functions = attached
        .map(|functions| {
            reader.attached(functions.bytes, functions.digest, "the functions in it were changed")
        })
        .transpose()?;
    let settings = CacheSettings {
        mode: CacheMode::On,
        directory: Some(path.to_owned()),
        max_bytes: u64::MAX,
        remote: None,
    };
    let cache = Cache::create(&settings)?;
    for (digest, bytes) in &entries {
        cache.write(digest, bytes).map_err(CacheError::io("cannot write to the cache", path))?;
    }
    let bytes = manifest.entries.iter().map(|entry| entry.bytes).sum();
    Ok((Bundled { entries: entries.len() as u64, bytes, signed: is_signed }, functions))
}

/// A bundle that is read from its beginning on.
struct Reader<'a> {
    bundle: &'a Path,
    size: u64,
    file: BufReader<File>,
}

impl<'a> Reader<'a> {
    fn open(bundle: &'a Path) -> Result<Self, CacheError> {
        let file = File::open(bundle).map_err(CacheError::io("cannot open the bundle", bundle))?;
        let size = file.metadata().map_err(CacheError::io("cannot read the bundle", bundle))?.len();
        Ok(Reader { bundle, size, file: BufReader::new(file) })
    }

    fn refused(&self, reason: &str) -> CacheError {
        CacheError::Bundle { path: self.bundle.to_owned(), reason: reason.to_string() }
    }

    fn take(&mut self, bytes: u64) -> Result<Vec<u8>, CacheError> {
        let mut taken = Vec::new();
        match (&mut self.file).take(bytes).read_to_end(&mut taken) {
            Ok(read) if read as u64 == bytes => Ok(taken),
            Ok(_) => Err(self.refused("it is truncated; copy it again")),
            Err(source) => {
                let what = format!("cannot read the bundle {}", self.bundle.display());
                Err(CacheError::Io { what, source })
            }
        }
    }

    /// The next so many bytes, which have this digest or were `changed`.
    fn attached(
        &mut self,
        bytes: u64,
        digest: impl Into<blake3::Hash>,
        changed: &str,
    ) -> Result<Vec<u8>, CacheError> {
        let taken = self.take(bytes)?;
        if blake3::hash(&taken) == digest.into() { Ok(taken) } else { Err(self.refused(changed)) }
    }

    /// The length of the manifest, from the first bytes.
    fn head(&mut self) -> Result<u64, CacheError> {
        let head = self.take(HEAD)?;
        let number = |at: usize| u32::from_le_bytes(head[at..at + 4].try_into().expect("four bytes"));
        if head[..8] != MAGIC {
            return Err(self.refused("it is not a bundle"));
        }
        if number(8) != VERSION {
            return Err(self.refused(&format!(
                "it was written by another version (format {}, this build reads {VERSION}); export it again",
                number(8)
            )));
        }
        let length = u64::from(number(12));
        if length > MAX_MANIFEST.min(self.size) {
            return Err(self.refused("it is damaged"));
        }
        Ok(length)
    }

    /// The list of what follows, of which nothing was believed before its signature, and whether it has one.
    fn manifest(&mut self, trust: Option<Trust>) -> Result<(Manifest, bool), CacheError> {
        let length = self.head()?;
        let packed = self.take(length)?;
        let seal = Seal::read(&self.take(Seal::BYTES as u64)?).expect("as many bytes as were asked for");
        let trust = trust.ok_or_else(|| {
            self.refused(
                "it holds machine code and no key was given; pass --verify KEY.pub, or --trust-unsigned if you trust \
                 its author",
            )
        })?;
        seal.check(&trust, PURPOSE, &packed).map_err(|reason| {
            // The two ways out differ in whom they trust.
            let advice = if seal.is_signed() {
                ""
            } else {
                "; write it with --sign KEY (`torchtpu cache keys` makes one), or import it with --trust-unsigned instead \
                 of --verify if you trust its author"
            };
            self.refused(&format!("{reason}{advice}"))
        })?;
        let manifest: Manifest = rmp_serde::from_slice(&packed)
            .map_err(|_| self.refused("its manifest is damaged; copy it again"))?;
        let lengths = manifest.entries.iter().map(|entry| entry.bytes);
        let lengths = lengths.chain(manifest.functions.as_ref().map(|functions| functions.bytes));
        let total = lengths.into_iter().try_fold(HEAD + length + Seal::BYTES as u64, u64::checked_add);
        if total != Some(self.size) {
            return Err(self.refused("its size does not match its manifest; copy it again"));
        }
        Ok((manifest, seal.is_signed()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cache::signing::make_keys;
    use crate::cache::testing::{TestDirectory, directory, filled};

    /// A cache of three entries, and a bundle of it signed with `dir/key`.
    fn bundle() -> (TestDirectory, Directory, std::path::PathBuf) {
        let dir = directory();
        let cache = filled(&dir.path().join("from"), 3);
        make_keys(&dir.path().join("key")).unwrap();
        let out = dir.path().join("bundle");
        let made = export(&cache, &out, None, Some(b"functions"), Some(&dir.path().join("key"))).unwrap();
        assert_eq!((made.entries, made.signed), (3, true));
        (dir, cache, out)
    }

    fn refusal(dir: &TestDirectory, bundle: &Path, key: Option<&str>, trust: bool) -> String {
        let to = dir.path().join("to");
        let key = key.map(|key| dir.path().join(key));
        let error = import(&to, bundle, key.as_deref(), trust).unwrap_err();
        let left = Directory::open(&to).map(|d| d.keys_in(&d.entries()).len());
        assert_eq!(left.unwrap(), 0, "nothing may be imported: {error}");
        error.to_string()
    }

    #[test]
    fn brings_every_entry_over() {
        let (dir, cache, out) = bundle();
        let to = dir.path().join("to");
        let (imported, functions) = import(&to, &out, Some(&dir.path().join("key.pub")), false).unwrap();
        assert_eq!(functions.as_deref(), Some(&b"functions"[..]));
        assert_eq!((imported.entries, imported.signed), (3, true));
        let there = Directory::open(&to).unwrap();
        for digest in cache.keys_in(&cache.entries()) {
            assert_eq!(read(&there, &digest).unwrap(), read(&cache, &digest).unwrap());
        }
    }

    #[test]
    fn a_changed_byte_is_refused() {
        let (dir, _, out) = bundle();
        let bytes = std::fs::read(&out).unwrap();
        let changed = dir.path().join("changed");
        for at in (0..bytes.len()).step_by(7) {
            let mut bytes = bytes.clone();
            bytes[at] ^= 4;
            std::fs::write(&changed, &bytes).unwrap();
            refusal(&dir, &changed, Some("key.pub"), false);
        }
        for length in (0..bytes.len()).step_by(37) {
            std::fs::write(&changed, &bytes[..length]).unwrap();
            refusal(&dir, &changed, Some("key.pub"), true);
        }
    }

    #[test]
    fn without_the_right_signature_it_takes_an_explicit_word() {
        let (dir, cache, out) = bundle();
        make_keys(&dir.path().join("other")).unwrap();
        assert!(refusal(&dir, &out, Some("other.pub"), false).contains("signed with another key"));
        assert!(refusal(&dir, &out, Some("other.pub"), true).contains("signed with another key"));
        assert!(refusal(&dir, &out, None, false).contains("no key was given"));
        assert!(refusal(&dir, &out, Some("key"), false).contains("is not a torchtpu-bundle-public-key"));
        let unsigned = dir.path().join("unsigned");
        export(&cache, &unsigned, None, None, None).unwrap();
        assert!(refusal(&dir, &unsigned, Some("key.pub"), true).contains("not signed"));
        assert!(refusal(&dir, &unsigned, None, false).contains("no key was given"));
        let (imported, functions) = import(&dir.path().join("to"), &unsigned, None, true).unwrap();
        assert_eq!((imported.entries, functions), (3, None));
    }

    #[test]
    fn is_complete_or_not_published() {
        let (dir, cache, _) = bundle();
        let out = dir.path().join("partial");
        let digest = cache.keys_in(&cache.entries())[0];
        let keys = [digest.to_hex().to_string(), "ffff".to_string()];
        assert!(matches!(export(&cache, &out, Some(&keys), None, None), Err(CacheError::NoEntry(_))));
        let path = cache.entry(&digest);
        let bytes = std::fs::read(&path).unwrap();
        std::fs::write(&path, &bytes[..bytes.len() - 1]).unwrap();
        assert!(matches!(export(&cache, &out, None, None, None), Err(CacheError::Damaged(_))));
        let left: Vec<_> = std::fs::read_dir(dir.path()).unwrap().map(|f| f.unwrap().file_name()).collect();
        assert!(!left.iter().any(|name| name.to_string_lossy().contains("partial")), "{left:?}");
    }

    #[test]
    fn a_secret_key_that_others_can_read_is_not_used() {
        use std::os::unix::fs::PermissionsExt;
        let (dir, cache, _) = bundle();
        let key = dir.path().join("key");
        std::fs::set_permissions(&key, std::fs::Permissions::from_mode(0o644)).unwrap();
        let error = export(&cache, &dir.path().join("out"), None, None, Some(&key)).unwrap_err();
        assert!(error.to_string().contains("readable by others"), "{error}");
        assert!(make_keys(&key).is_err(), "a key is not overwritten");
    }
}
