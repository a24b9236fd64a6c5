//! One object of a remote: an entry as it is on disk, behind a signature.
//!
//! ```text
//! magic 8 | version 4 | signed 1 | public key 32 | signature 64 | entry
//! ```
//! What is signed is the digest of the key and that of the entry, so that no object stands for another.

use crate::cache::CacheError;
use crate::cache::entry::Entry;
use crate::cache::signing::{Seal, Trust};
use ed25519_dalek::SigningKey;

/// Changes with everything that an object means. Objects of other versions are not looked for.
pub const DIRECTORY: &str = "v1";
const MAGIC: [u8; 8] = *b"TTPUOBJ\0";
const VERSION: u32 = 1;
const HEAD: usize = 12 + Seal::BYTES;
/// Signed before the digests, so that the signature means nothing elsewhere.
const PURPOSE: &[u8] = b"torchtpu-compile remote object 1\0";

/// The object of an entry, signed with `key`.
pub fn seal(entry: &[u8], digest: &blake3::Hash, key: Option<&SigningKey>) -> Vec<u8> {
    let seal = Seal::new(key, PURPOSE, &signed(entry, digest));
    [&MAGIC, VERSION.to_le_bytes().as_slice(), seal.as_bytes(), entry].concat()
}

/// The entry in an object, with its bytes: of this key, whole, and as `trust` asks.
///
/// # Errors
/// [`CacheError::Remote`] with the reason why it is refused, [`CacheError::Damaged`].
pub fn open(object: &[u8], digest: &blake3::Hash, trust: &Trust) -> Result<(Vec<u8>, Entry), CacheError> {
    let refused = |why: &str| CacheError::Remote(why.to_string());
    let (head, entry) = object.split_at_checked(HEAD).ok_or_else(|| refused("it is cut off"))?;
    if head[..8] != MAGIC {
        return Err(refused("it is not an object of torchtpu-compile"));
    }
    if head[8..12] != VERSION.to_le_bytes() {
        return Err(refused("it has another format"));
    }
    let seal = Seal::read(&head[12..]).expect("as many bytes as were split off");
    // Before anything of the entry is looked at.
    seal.check(trust, PURPOSE, &signed(entry, digest)).map_err(refused)?;
    let decoded = Entry::decode_as(entry, digest)?;
    Ok((entry.to_vec(), decoded))
}

fn signed(entry: &[u8], digest: &blake3::Hash) -> Vec<u8> {
    [digest.as_bytes().as_slice(), blake3::hash(entry).as_bytes()].concat()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cache::signing::{make_keys, signing_key};
    use crate::cache::testing::{self, TestDirectory};

    /// Two pairs of keys.
    fn keys() -> (TestDirectory, SigningKey, Trust, Trust) {
        let dir = testing::directory();
        let (ours, theirs) = (dir.path().join("ours"), dir.path().join("theirs"));
        make_keys(&ours).unwrap();
        make_keys(&theirs).unwrap();
        let trust = |name: &str| Trust::new(Some(&dir.path().join(name)), true).unwrap().unwrap();
        let (trusted, other) = (trust("ours.pub"), trust("theirs.pub"));
        let key = signing_key(&ours).unwrap();
        (dir, key, trusted, other)
    }

    fn refusal(object: &[u8], i: u64, trust: &Trust) -> String {
        open(object, &testing::key(i).digest(), trust).unwrap_err().to_string()
    }

    #[test]
    fn comes_back_with_the_right_signature_alone() {
        let (_dir, key, trusted, other) = keys();
        let (entry, digest) = (testing::entry(1, b"payload"), testing::key(1).digest());
        let signed = seal(&entry, &digest, Some(&key));
        let unsigned = seal(&entry, &digest, None);
        for (object, trust) in
            [(&signed, &trusted), (&signed, &Trust::Unsigned), (&unsigned, &Trust::Unsigned)]
        {
            let (bytes, decoded) = open(object, &digest, trust).unwrap();
            assert_eq!((bytes, decoded.payload.as_slice()), (entry.clone(), &b"payload"[..]));
        }
        assert_eq!(refusal(&signed, 1, &other), "it is signed with another key");
        assert_eq!(refusal(&unsigned, 1, &trusted), "it is not signed");
    }

    #[test]
    fn every_changed_byte_and_every_truncation_is_refused() {
        let (_dir, key, trusted, _) = keys();
        let object = seal(&testing::entry(1, b"payload"), &testing::key(1).digest(), Some(&key));
        for at in 0..object.len() {
            let mut changed = object.clone();
            changed[at] ^= 4;
            refusal(&changed, 1, &trusted);
            refusal(&object[..at], 1, &trusted);
            refusal(&object[..at], 1, &Trust::Unsigned);
        }
        let longer = [object.as_slice(), &[0]].concat();
        assert!(refusal(&longer, 1, &trusted).contains("was changed"));
    }

    #[test]
    fn no_object_stands_for_another() {
        let (_dir, key, trusted, _) = keys();
        let (entry, digest) = (testing::entry(1, b"payload"), testing::key(1).digest());
        let moved = seal(&entry, &digest, Some(&key));
        assert!(refusal(&moved, 2, &trusted).contains("signature is wrong"));
        assert!(refusal(&moved, 2, &Trust::Unsigned).contains("another key"));
        // Signed by the right key as the entry of a key that it is not.
        let forged = seal(&entry, &testing::key(2).digest(), Some(&key));
        assert!(refusal(&forged, 2, &trusted).contains("another key"));
        // Signed by the right key for another purpose.
        let elsewhere = Seal::new(Some(&key), b"torchtpu-compile bundle 2\0", &signed(&entry, &digest));
        let mut object = moved;
        object[12..HEAD].copy_from_slice(elsewhere.as_bytes());
        assert!(refusal(&object, 1, &trusted).contains("signature is wrong"));
    }
}
