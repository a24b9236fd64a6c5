//! The file.
//!
//! ```text
//! magic 8 | version 4 | manifest 4 | manifest | signed 1 | public key 32 | signature 64 | sections
//! ```
//! Numbers are little-endian. Each section begins at a multiple of 64 bytes, in the order of the manifest, and zeros
//! fill the gaps. The manifest (JSON) has each section's size and BLAKE3 digest, so that its signature covers all of
//! them. Executables are machine code: nothing but the manifest is read before somebody is trusted with it.

use super::PackageError;
use super::manifest::{Kind, Listed, Manifest};
use crate::cache::{Seal, Trust, signed_digest, signing_key};
use crate::runtime::AlignedBytes;
use crate::whole_file;
use std::io::Read;
use std::path::{Path, PathBuf};

const MAGIC: [u8; 8] = *b"TTPUPKG\0";
const VERSION: u32 = 1;
/// Signed before the manifest, so that the signature means nothing elsewhere.
const PURPOSE: &[u8] = b"torchtpu-compile package 1\0";
const HEAD: u64 = 16;
const ALIGNMENT: u64 = 64;
/// A longer manifest is damage.
const MAX_MANIFEST: u64 = 64 << 20;

/// A section to write.
pub struct Section {
    pub kind: Kind,
    pub bytes: Vec<u8>,
}

/// Writes a package, all of it or nothing, signed with the key in the file `key`. The manifest's sections are those
/// given. Returns the package's digest.
///
/// # Errors
/// A key that cannot be used, a file that cannot be written.
pub fn write(
    out: &Path,
    mut manifest: Manifest,
    sections: &[Section],
    key: Option<&Path>,
) -> Result<blake3::Hash, PackageError> {
    let key = key.map(signing_key).transpose()?;
    let listed = |section: &Section| Listed {
        kind: section.kind.clone(),
        bytes: section.bytes.len() as u64,
        digest: blake3::hash(&section.bytes).to_hex().to_string(),
    };
    manifest.sections = sections.iter().map(listed).collect();
    let packed = serde_json::to_vec(&manifest).expect("plain data");
    let seal = Seal::new(key.as_ref(), PURPOSE, &packed);
    let head = [
        MAGIC.as_slice(),
        &VERSION.to_le_bytes(),
        &(packed.len() as u32).to_le_bytes(),
        &packed,
        seal.as_bytes(),
    ];
    let fill = |file: &mut dyn std::io::Write| {
        head.iter().try_for_each(|part| file.write_all(part))?;
        let mut at = head.iter().map(|part| part.len() as u64).sum();
        for section in sections {
            file.write_all(&[0; ALIGNMENT as usize][..gap(at) as usize])?;
            file.write_all(&section.bytes)?;
            at += gap(at) + section.bytes.len() as u64;
        }
        Ok(())
    };
    whole_file::write(out, |error| error, fill).map_err(PackageError::io("write", out))?;
    Ok(signed_digest(PURPOSE, &packed))
}

/// Bytes up to the next section.
fn gap(at: u64) -> u64 {
    at.next_multiple_of(ALIGNMENT) - at
}

/// A package that is open: its manifest is sound and comes from somebody who is trusted.
#[derive(Debug)]
pub struct File {
    path: PathBuf,
    file: std::fs::File,
    at: u64,
    next: usize,
    pub manifest: Manifest,
    /// Names the package and all that is in it.
    pub digest: blake3::Hash,
    pub signed: bool,
}

impl File {
    /// Opens a package. Without `trust` it is refused, and the message says what would do.
    ///
    /// # Errors
    /// [`PackageError::Io`], [`PackageError::Refused`].
    pub fn open(path: &Path, trust: Option<&Trust>) -> Result<File, PackageError> {
        let refused = |reason: String| PackageError::Refused { path: path.to_owned(), reason };
        let io = || PackageError::io("read", path);
        let mut file = std::fs::File::open(path).map_err(io())?;
        let size = file.metadata().map_err(io())?.len();
        let mut take = |bytes: u64, what: &str| {
            let mut taken = Vec::new();
            (&mut file).take(bytes).read_to_end(&mut taken).map_err(io())?;
            if taken.len() as u64 == bytes {
                return Ok(taken);
            }
            Err(refused(format!("it is cut off in its {what}")))
        };
        let head = take(HEAD, "head")?;
        if head[..8] != MAGIC {
            return Err(refused("it is not a package".to_owned()));
        }
        let number = |at: usize| u32::from_le_bytes(head[at..at + 4].try_into().expect("four bytes"));
        if number(8) != VERSION {
            let version = number(8);
            return Err(refused(format!("its format is version {version}, and this reads {VERSION}")));
        }
        let length = u64::from(number(12));
        if length > MAX_MANIFEST.min(size) {
            return Err(refused("its manifest claims to be longer than it is".to_owned()));
        }
        let packed = take(length, "manifest")?;
        let seal = Seal::read(&take(Seal::BYTES as u64, "signature")?).expect("as many bytes as asked for");
        let digest = signed_digest(PURPOSE, &packed);
        let Some(trust) = trust else {
            let signed = if seal.is_signed() { "signed" } else { "not signed" };
            return Err(refused(format!(
                "its programs are machine code, it is {signed}, and nobody said whom to trust: name the public key \
                 that it is signed with (--verify KEY.pub), or the digest of this very package (--trust {digest})"
            )));
        };
        seal.check(trust, PURPOSE, &packed).map_err(|reason| refused(reason.to_owned()))?;
        let manifest: Manifest = serde_json::from_slice(&packed)
            .map_err(|error| refused(format!("its manifest cannot be read: {error}")))?;
        let begin = HEAD + length + Seal::BYTES as u64;
        let after =
            |at: u64, listed: &Listed| at.checked_next_multiple_of(ALIGNMENT)?.checked_add(listed.bytes);
        if manifest.sections.iter().try_fold(begin, after) != Some(size) {
            return Err(refused("it is not as long as its manifest says".to_owned()));
        }
        Ok(File {
            path: path.to_owned(),
            file,
            at: begin,
            next: 0,
            manifest,
            digest,
            signed: seal.is_signed(),
        })
    }

    /// The next section, in the order of the manifest, read and checked; `None` after the last.
    ///
    /// # Errors
    /// [`PackageError::Io`], [`PackageError::Refused`] if it is not what the manifest says, and where there is no
    /// room.
    pub fn next_section(&mut self) -> Result<Option<(Kind, AlignedBytes)>, PackageError> {
        let Some(listed) = self.manifest.sections.get(self.next) else { return Ok(None) };
        let refused = |what: &str| PackageError::Refused {
            path: self.path.clone(),
            reason: format!("it is damaged: {what} was changed after it was packaged"),
        };
        let io = || PackageError::io("read", &self.path);
        let mut filling = [0; ALIGNMENT as usize];
        let filling = &mut filling[..gap(self.at) as usize];
        self.file.read_exact(filling).map_err(io())?;
        // The size was compared with the file's when it was opened.
        let mut bytes = AlignedBytes::zeroed(listed.bytes as usize, "a section of a package")?;
        self.file.read_exact(bytes.as_mut_slice()).map_err(io())?;
        let what = match &listed.kind {
            Kind::Graph => "its graph".to_owned(),
            Kind::Weights => "its weights".to_owned(),
            Kind::Executable { target } => format!("an executable for {target}"),
            Kind::StableHlo { .. } => "a program's StableHLO".to_owned(),
        };
        if blake3::hash(bytes.as_slice()).to_hex().as_str() != listed.digest
            || filling.iter().any(|byte| *byte != 0)
        {
            return Err(refused(&what));
        }
        self.at += gap(self.at) + listed.bytes;
        self.next += 1;
        Ok(Some((listed.kind.clone(), bytes)))
    }

    pub fn path(&self) -> &Path {
        &self.path
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cache::make_keys;
    use crate::sizing::BucketPolicy;
    use tempfile::TempDir;

    /// A directory with the key `key`.
    struct Place(TempDir);

    impl Place {
        fn new() -> Place {
            let place = Place(tempfile::tempdir().unwrap());
            make_keys(&place.path("key")).unwrap();
            place
        }

        fn path(&self, name: &str) -> PathBuf {
            self.0.path().join(name)
        }

        fn trust(&self) -> Trust {
            Trust::new(Some(&self.path("key.pub")), false).unwrap().unwrap()
        }
    }

    fn manifest() -> Manifest {
        Manifest {
            name: "g".to_owned(),
            made_by: "test".to_owned(),
            created: 1,
            inputs: vec![],
            outputs: vec![],
            symbols: vec![],
            buckets: BucketPolicy::default(),
            programs: vec![],
            sections: vec![],
        }
    }

    fn package(place: &Place, signed: bool) -> (PathBuf, blake3::Hash) {
        let out = place.path("p.tpkg");
        let sections = [
            Section { kind: Kind::Graph, bytes: vec![1; 100] },
            Section { kind: Kind::Weights, bytes: vec![2; 64] },
            Section { kind: Kind::Executable { target: "cpu".to_owned() }, bytes: vec![] },
        ];
        let key = place.path("key");
        let digest = write(&out, manifest(), &sections, signed.then_some(key.as_path())).unwrap();
        (out, digest)
    }

    fn read(path: &Path, trust: Option<&Trust>) -> Result<Vec<(Kind, Vec<u8>)>, PackageError> {
        let mut file = File::open(path, trust)?;
        let mut sections = Vec::new();
        while let Some((kind, bytes)) = file.next_section()? {
            sections.push((kind, bytes.as_slice().to_vec()));
        }
        Ok(sections)
    }

    #[test]
    fn reads_what_it_wrote() {
        let place = Place::new();
        let (path, _) = package(&place, true);
        let sections = read(&path, Some(&place.trust())).unwrap();
        assert_eq!(sections[0], (Kind::Graph, vec![1; 100]));
        assert_eq!(sections[1], (Kind::Weights, vec![2; 64]));
        assert_eq!(sections.len(), 3);
        assert_eq!(std::fs::read_dir(place.0.path()).unwrap().count(), 3, "two keys and the package");
    }

    #[test]
    fn every_changed_byte_and_every_length_is_refused() {
        let place = Place::new();
        let (path, digest) = package(&place, true);
        let bytes = std::fs::read(&path).unwrap();
        for trust in [place.trust(), Trust::Digest(digest)] {
            for at in 0..bytes.len() {
                let mut changed = bytes.clone();
                changed[at] ^= 0x15;
                std::fs::write(&path, &changed).unwrap();
                // Whoever trusts a digest does not ask for the signature.
                let begin = HEAD as usize + u32::from_le_bytes(bytes[12..16].try_into().unwrap()) as usize;
                let unasked = matches!(trust, Trust::Digest(_)) && (begin..begin + Seal::BYTES).contains(&at);
                assert_eq!(read(&path, Some(&trust)).is_ok(), unasked, "byte {at}");
            }
            for length in 0..bytes.len() {
                std::fs::write(&path, &bytes[..length]).unwrap();
                assert!(read(&path, Some(&trust)).is_err(), "{length} bytes");
            }
            std::fs::write(&path, [bytes.as_slice(), b"x"].concat()).unwrap();
            let longer = read(&path, Some(&trust)).unwrap_err().to_string();
            assert!(longer.contains("not as long as its manifest says"), "{longer}");
        }
    }

    #[test]
    fn nothing_is_read_without_trust_and_the_message_says_what_to_do() {
        let place = Place::new();
        let (path, digest) = package(&place, false);
        let message = |trust: Option<&Trust>| read(&path, trust).unwrap_err().to_string();
        let told = message(None);
        assert!(told.contains("not signed") && told.contains(&format!("--trust {digest}")), "{told}");
        assert!(message(Some(&place.trust())).contains("not signed"));
        assert!(message(Some(&Trust::Digest(blake3::hash(b"")))).contains("its digest is not the one"));
        assert!(read(&path, Some(&Trust::Digest(digest))).is_ok());
        make_keys(&place.path("other")).unwrap();
        package(&place, true);
        let other = Trust::new(Some(&place.path("other.pub")), false).unwrap().unwrap();
        assert!(message(Some(&other)).contains("signed with another key"));
        assert!(message(None).contains("--verify KEY.pub"));
    }

    #[test]
    fn lengths_of_hostile_files_allocate_nothing() {
        let place = Place::new();
        let path = place.path("hostile.tpkg");
        let head = |version: u32, length: u32| {
            [MAGIC.as_slice(), &version.to_le_bytes(), &length.to_le_bytes()].concat()
        };
        let refusal = |bytes: &[u8]| {
            std::fs::write(&path, bytes).unwrap();
            read(&path, Some(&Trust::Unsigned)).unwrap_err().to_string()
        };
        assert!(refusal(b"").contains("cut off in its head"));
        assert!(refusal(b"PK\x03\x04 and something else").contains("not a package"));
        assert!(refusal(&head(2, 0)).contains("version 2, and this reads 1"));
        assert!(refusal(&head(1, u32::MAX)).contains("longer than it is"));
        assert!(refusal(&head(1, 1)).contains("cut off in its manifest"));
        assert!(refusal(&[head(1, 1).as_slice(), b"{"].concat()).contains("cut off in its signature"));
        let with = |manifest: &str| {
            let head = head(1, manifest.len() as u32);
            refusal(&[head.as_slice(), manifest.as_bytes(), &[0; Seal::BYTES]].concat())
        };
        assert!(with("{").contains("manifest cannot be read"));
        let mut claims = manifest();
        for bytes in [1, 1 << 40, u64::MAX - 1000, u64::MAX - 640, u64::MAX - 70, u64::MAX] {
            claims.sections = vec![Listed { kind: Kind::Graph, bytes, digest: String::new() }; 2];
            let told = with(&serde_json::to_string(&claims).unwrap());
            assert!(told.contains("not as long as its manifest says"), "{told}");
        }
    }
}
