//! One object of a remote: an entry as it is on disk, behind a signature.
//!
//! ```text
//! magic 8 | version 4 | entry's length 8 | entry's BLAKE3 32 | signed 1 | public key 32 | signature 64 | entry
//! ```
//! What is signed is the digest of the key, and length and digest of the entry, so that no object stands for another.
//! It all comes before the entry: of what is not signed by the right key no more than this is read.

use crate::cache::CacheError;
use crate::cache::entry::Entry;
use crate::cache::signing::{Seal, Trust};
use ed25519_dalek::SigningKey;

/// Changes with everything that an object means. Objects of other versions are not looked for.
pub const DIRECTORY: &str = "v2";
const MAGIC: [u8; 8] = *b"TTPUOBJ\0";
const VERSION: u32 = 2;
const SEALED: usize = 12 + 40;
const HEAD: usize = SEALED + Seal::BYTES;
/// Signed before the digests, so that the signature means nothing elsewhere.
const PURPOSE: &[u8] = b"torchtpu-compile remote object 2\0";

/// The object of an entry, signed with `key`.
pub fn seal(entry: &[u8], digest: &blake3::Hash, key: Option<&SigningKey>) -> Vec<u8> {
    let about = [(entry.len() as u64).to_le_bytes().as_slice(), blake3::hash(entry).as_bytes()].concat();
    let seal = Seal::new(key, PURPOSE, &[digest.as_bytes(), about.as_slice()].concat());
    [&MAGIC, VERSION.to_le_bytes().as_slice(), &about, seal.as_bytes(), entry].concat()
}

/// An object on its way from a remote, checked as it comes.
pub struct Incoming {
    digest: blake3::Hash,
    trust: Trust,
    limit: u64,
    head: Vec<u8>,
    entry: Vec<u8>,
    /// Length and digest of the entry, once the head has been checked.
    announced: Option<(u64, [u8; 32])>,
    refused: Option<CacheError>,
}

impl Incoming {
    /// The object of a key, whose entry may have at most `limit` bytes.
    pub(super) fn new(digest: blake3::Hash, trust: Trust, limit: u64) -> Self {
        let (head, entry) = (Vec::with_capacity(HEAD), Vec::new());
        Incoming { digest, trust, limit, head, entry, announced: None, refused: None }
    }

    /// Takes the next bytes. Returns whether it wants more: what is refused is not worth reading to its end.
    pub fn take(&mut self, mut chunk: &[u8]) -> bool {
        if self.refused.is_none()
            && let Err(refused) = self.check(&mut chunk)
        {
            (self.refused, self.entry) = (Some(refused), Vec::new());
        }
        self.refused.is_none()
    }

    fn check(&mut self, chunk: &mut &[u8]) -> Result<(), CacheError> {
        let (head, entry) = chunk.split_at(chunk.len().min(HEAD - self.head.len()));
        self.head.extend_from_slice(head);
        if self.head.len() < HEAD {
            return Ok(());
        }
        let length = match self.announced {
            Some((length, _)) => length,
            None => {
                let announced = self.open()?;
                self.announced.insert(announced).0
            }
        };
        if self.entry.len() as u64 + entry.len() as u64 > length {
            return Err(refused("it is longer than it says"));
        }
        self.entry.extend_from_slice(entry);
        Ok(())
    }

    /// Length and digest of the entry, as the head says it under the right signature.
    fn open(&self) -> Result<(u64, [u8; 32]), CacheError> {
        let head = &self.head;
        if head[..8] != MAGIC {
            return Err(refused("it is not an object of torchtpu-compile"));
        }
        if head[8..12] != VERSION.to_le_bytes() {
            return Err(refused("it has another format"));
        }
        let about = &head[12..SEALED];
        let seal = Seal::read(&head[SEALED..]).expect("as many bytes as were split off");
        let signed = [self.digest.as_bytes(), about].concat();
        seal.check(&self.trust, PURPOSE, &signed).map_err(refused)?;
        let (length, digest) = about.split_at(8);
        let length = u64::from_le_bytes(length.try_into().expect("eight bytes"));
        if length > self.limit {
            let limit = self.limit;
            return Err(refused(&format!("it has {length} bytes, more than the cache may take ({limit})")));
        }
        Ok((length, digest.try_into().expect("32 bytes")))
    }

    /// The entry in it, with its bytes: of this key, whole, and signed as it has to be.
    ///
    /// # Errors
    /// [`CacheError::Remote`] with the reason why it is refused, [`CacheError::Damaged`].
    pub(super) fn finish(self) -> Result<(Vec<u8>, Entry), CacheError> {
        if let Some(refused) = self.refused {
            return Err(refused);
        }
        let (length, digest) = self.announced.ok_or_else(|| refused("it is cut off"))?;
        if self.entry.len() as u64 != length {
            return Err(refused("it is cut off"));
        }
        // Before anything of the entry is looked at.
        if blake3::hash(&self.entry) != digest {
            return Err(refused("it was changed after it was signed"));
        }
        let decoded = Entry::decode_as(&self.entry, &self.digest)?;
        Ok((self.entry, decoded))
    }
}

fn refused(why: &str) -> CacheError {
    CacheError::Remote(why.to_string())
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

    /// Result of receiving an object in pieces of `size` bytes.
    fn received(object: &[u8], i: u64, trust: &Trust, size: usize) -> Result<(Vec<u8>, Entry), CacheError> {
        let mut incoming = Incoming::new(testing::key(i).digest(), trust.clone(), 1 << 20);
        let _ = object.chunks(size).all(|chunk| incoming.take(chunk));
        incoming.finish()
    }

    fn refusal(object: &[u8], i: u64, trust: &Trust) -> String {
        received(object, i, trust, 50).unwrap_err().to_string()
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
            for size in [1, 7, HEAD, 10_000] {
                let (bytes, decoded) = received(object, 1, trust, size).unwrap();
                assert_eq!((bytes, decoded.payload.as_slice()), (entry.clone(), &b"payload"[..]));
            }
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
        assert!(refusal(&longer, 1, &trusted).contains("longer than it says"));
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
        let mut object = moved;
        let signed = [digest.as_bytes(), &object[12..SEALED]].concat();
        let elsewhere = Seal::new(Some(&key), b"torchtpu-compile bundle 2\0", &signed);
        object[SEALED..HEAD].copy_from_slice(elsewhere.as_bytes());
        assert!(refusal(&object, 1, &trusted).contains("signature is wrong"));
    }

    #[test]
    fn no_more_is_taken_than_the_right_signature_announces() {
        let (_dir, key, trusted, other) = keys();
        let digest = testing::key(1).digest();
        let object = seal(&testing::entry(1, b"payload"), &digest, Some(&key));
        // Signed by somebody else, an endless stream ends after its head.
        let mut incoming = Incoming::new(digest, other, u64::MAX);
        assert!(incoming.take(&object[..HEAD - 1]));
        assert!(!incoming.take(&object[HEAD - 1..]));
        assert!(incoming.entry.is_empty());
        // Signed by the right key, it ends where it should.
        let mut incoming = Incoming::new(digest, trusted.clone(), u64::MAX);
        assert!(incoming.take(&object));
        assert!(!incoming.take(&[0]) && incoming.entry.is_empty());
        // What is larger than the cache is not begun.
        let mut incoming = Incoming::new(digest, trusted, (object.len() - HEAD - 1) as u64);
        assert!(!incoming.take(&object) && incoming.entry.is_empty());
        assert!(incoming.finish().unwrap_err().to_string().contains("more than the cache"));
    }
}
