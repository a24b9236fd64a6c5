//! Keys that sign executables, and signatures: an executable is machine code, so what comes from elsewhere is loaded
//! only with the signature of a key that the user names, or where the user says that it is trusted without.

use super::CacheError;
use crate::whole_file;
use ed25519_dalek::{Signature, Signer, SigningKey, VerifyingKey};
use std::os::unix::fs::MetadataExt;
use std::path::Path;

const SECRET: &str = "torchtpu-bundle-secret-key";
const PUBLIC: &str = "torchtpu-bundle-public-key";

/// Makes a pair of keys: `path`, which signs and is for its owner alone, and `path.pub`, which verifies.
///
/// # Errors
/// [`CacheError::Io`], with no file made and none changed, also where one of both exists.
pub fn make_keys(path: &Path) -> Result<(), CacheError> {
    let mut secret = [0; 32];
    getrandom::fill(&mut secret)
        .map_err(|error| CacheError::Key(format!("the system gives no random numbers: {error}")))?;
    let key = SigningKey::from_bytes(&secret);
    let mut public = path.as_os_str().to_owned();
    public.push(".pub");
    let text = |kind: &str, bytes: [u8; 32]| format!("{kind} {}\n", blake3::Hash::from(bytes).to_hex());
    let (signs, verifies) = (text(SECRET, key.to_bytes()), text(PUBLIC, key.verifying_key().to_bytes()));
    let files = [(Path::new(&public), 0o644, verifies.as_bytes()), (path, 0o600, signs.as_bytes())];
    whole_file::create_all(&files)
        .map_err(|(path, error)| CacheError::io("cannot write the key", path)(error))
}

/// The key in a file of [`make_keys`].
fn read_key(path: &Path, kind: &str) -> Result<[u8; 32], CacheError> {
    let text = std::fs::read_to_string(path).map_err(CacheError::io("cannot read the key", path))?;
    let key = text.trim().strip_prefix(kind).and_then(|hex| blake3::Hash::from_hex(hex.trim()).ok());
    key.map(Into::into).ok_or_else(|| CacheError::Key(format!("{} is not a {kind}", path.display())))
}

/// The key that signs, in a file that nobody else can read.
///
/// # Errors
/// [`CacheError::Io`], [`CacheError::Key`].
pub fn signing_key(path: &Path) -> Result<SigningKey, CacheError> {
    let mode = std::fs::metadata(path).map_err(CacheError::io("cannot read the key", path))?.mode();
    if mode & 0o077 != 0 {
        let problem =
            format!("{} is readable by others (mode {:o}): `chmod 600` it", path.display(), mode & 0o777);
        return Err(CacheError::Key(problem));
    }
    Ok(SigningKey::from_bytes(&read_key(path, SECRET)?))
}

/// Trust that a file from elsewhere must satisfy before it is loaded.
#[derive(Debug, Clone)]
pub enum Trust {
    /// The signature of this key.
    Signed(VerifyingKey),
    /// The file has this digest ([`digest`]), whoever signed it.
    Digest(blake3::Hash),
    /// Nothing: the user said so.
    Unsigned,
}

impl Trust {
    /// The signature of the key in the file `key`, whatever `trust_unsigned` says; `None` if nothing is trusted.
    ///
    /// # Errors
    /// [`CacheError::Io`], [`CacheError::Key`].
    pub fn new(key: Option<&Path>, trust_unsigned: bool) -> Result<Option<Trust>, CacheError> {
        let Some(path) = key else { return Ok(trust_unsigned.then_some(Trust::Unsigned)) };
        let key = VerifyingKey::from_bytes(&read_key(path, PUBLIC)?)
            .map_err(|_| CacheError::Key(format!("{} holds no ed25519 key", path.display())))?;
        Ok(Some(Trust::Signed(key)))
    }
}

/// Names a message that would be signed for a purpose, for who trusts it without a signature.
pub fn digest(purpose: &[u8], message: &[u8]) -> blake3::Hash {
    blake3::Hasher::new().update(purpose).update(message).finalize()
}

/// A signature as it is written down: `signed 1 | public key 32 | signature 64`, zeros where nobody signed.
pub struct Seal([u8; Seal::BYTES]);

impl Seal {
    pub const BYTES: usize = 97;

    /// Signs `message`. `purpose` is signed before it, so that the signature means nothing elsewhere.
    pub fn new(key: Option<&SigningKey>, purpose: &[u8], message: &[u8]) -> Seal {
        let mut seal = [0; Seal::BYTES];
        if let Some(key) = key {
            seal[0] = 1;
            seal[1..33].copy_from_slice(key.verifying_key().as_bytes());
            seal[33..].copy_from_slice(&key.sign(&[purpose, message].concat()).to_bytes());
        }
        Seal(seal)
    }

    /// One that was written down, if these are as many bytes.
    pub fn read(bytes: &[u8]) -> Option<Seal> {
        bytes.try_into().ok().map(Seal)
    }

    pub fn as_bytes(&self) -> &[u8] {
        &self.0
    }

    pub fn is_signed(&self) -> bool {
        self.0[0] == 1
    }

    /// Whether it is what `trust` asks for.
    ///
    /// # Errors
    /// Why it is not, of an `it`.
    pub fn check(&self, trust: &Trust, purpose: &[u8], message: &[u8]) -> Result<(), &'static str> {
        let key = match trust {
            Trust::Unsigned => return Ok(()),
            Trust::Digest(trusted) if digest(purpose, message) == *trusted => return Ok(()),
            Trust::Digest(_) => {
                return Err(
                    "its digest is not the one that --trust names; --show prints the digest of a file",
                );
            }
            Trust::Signed(key) => key,
        };
        if !self.is_signed() {
            return Err("it is not signed");
        }
        if self.0[1..33] != key.to_bytes() {
            return Err("it is signed with another key");
        }
        let signature: [u8; 64] = self.0[33..].try_into().expect("64 bytes");
        key.verify_strict(&[purpose, message].concat(), &Signature::from_bytes(&signature))
            .map_err(|_| "its signature is wrong: it was changed after it was signed")
    }
}
