//! One entry as bytes.
//!
//! ```text
//! magic 8 | version 4 | head 4 | about 8 | payload 8 | BLAKE3 32 | head | about | payload
//! ```
//! Numbers are little-endian, lengths in bytes. The checksum is that of everything else. `head` is MessagePack;
//! `about` is MessagePack compressed with zstd and read only to explain; `payload` is compressed where that pays.

use super::CacheError;
use super::key::{Key, digest_of_parts};
use serde::{Deserialize, Serialize};
use std::io::Read;
use std::path::Path;

const MAGIC: [u8; 8] = *b"TTPUENT\0";
const FORMAT: u32 = 1;
const SUMMED: usize = 32;
const PREFIX: usize = SUMMED + 32;
/// Fast to read; higher levels make executables a few percent smaller.
const ZSTD_LEVEL: i32 = 3;
/// No part of a file is larger; a length beyond is damage. Executables are protocol buffers, of 2 GiB at most.
const MAX_PART: u64 = 1 << 32;
/// No file is larger.
pub(super) const MAX_BYTES: u64 = PREFIX as u64 + 3 * MAX_PART;
/// How many bytes each compressed byte may stand for, beyond `FREE_BYTES`: nothing a few bytes say may take all memory.
const MAX_RATIO: u64 = 1000;
const FREE_BYTES: u64 = 1 << 20;

/// Kind of an entry.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum EntryKind {
    /// A serialized executable.
    Executable,
    /// The nodes of a graph that cannot be lowered.
    Check,
    /// Traced program of a `tpu` device op for one argument signature.
    Recipe,
    /// The compiler options that were found best for a program.
    Tuning,
}

impl EntryKind {
    pub fn name(self) -> &'static str {
        match self {
            EntryKind::Executable => "executable",
            EntryKind::Check => "check",
            EntryKind::Recipe => "recipe",
            EntryKind::Tuning => "tuning",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Head {
    pub kind: EntryKind,
    /// The name of the graph that it was made for; other graphs may share it.
    pub name: String,
    /// The parts of the key.
    pub parts: Vec<(String, String)>,
    /// Seconds since 1970.
    pub created: u64,
    /// Seconds that it took to make.
    pub seconds: f64,
    /// Size of the payload before compression.
    pub payload_bytes: u64,
    compressed: bool,
    /// Small facts that belong to the payload.
    #[serde(with = "serde_bytes")]
    pub facts: Vec<u8>,
    /// Digest of [`Key::of_text`], in hexadecimal digits. Entries of programs have it, but those of old versions.
    #[serde(default)]
    pub text: Option<String>,
}

impl Head {
    pub fn digest(&self) -> blake3::Hash {
        digest_of_parts(self.parts.iter().map(|(name, value)| (name.as_str(), value.as_str())))
    }
}

#[derive(Debug, Clone, PartialEq)]
pub struct Entry {
    pub head: Head,
    /// See [`super::About`]; compressed.
    pub about: Vec<u8>,
    pub payload: Vec<u8>,
}

/// Parts of a new entry.
pub struct Parts<'a> {
    pub kind: EntryKind,
    pub name: &'a str,
    pub key: &'a Key,
    pub seconds: f64,
    pub facts: Vec<u8>,
    pub about: Vec<u8>,
    /// Key of a program's StableHLO (see [`Key::of_text`]).
    pub text: Option<&'a Key>,
    pub payload: &'a [u8],
}

impl<'a> Parts<'a> {
    /// Returns an entry that took no time to make, and of which nothing else is known.
    pub fn new(kind: EntryKind, name: &'a str, key: &'a Key, payload: &'a [u8]) -> Self {
        Parts { kind, name, key, seconds: 0.0, facts: Vec::new(), about: Vec::new(), text: None, payload }
    }
}

/// The bytes of a new entry.
pub fn encode(parts: Parts<'_>) -> Vec<u8> {
    let Parts { kind, name, key, seconds, facts, about, text, payload } = parts;
    let packed = zstd::bulk::compress(payload, ZSTD_LEVEL).unwrap_or_default();
    // Compression pays where it saves an eighth. What it would make smaller than is believed on reading stays as it is.
    let compressed = !packed.is_empty()
        && packed.len() < payload.len() / 8 * 7
        && payload.len() as u64 <= most_unpacked(packed.len());
    let stored = if compressed { packed.as_slice() } else { payload };
    let head = Head {
        kind,
        name: name.to_string(),
        parts: key.parts().iter().map(|part| (part.name.to_string(), part.value.clone())).collect(),
        created: now(),
        seconds,
        payload_bytes: payload.len() as u64,
        compressed,
        facts,
        text: text.map(|text| text.digest().to_hex().to_string()),
    };
    let head = rmp_serde::to_vec_named(&head).expect("a head is plain data");
    let about = zstd::bulk::compress(&about, ZSTD_LEVEL).unwrap_or_default();
    let mut bytes = Vec::with_capacity(PREFIX + head.len() + about.len() + stored.len());
    bytes.extend_from_slice(&MAGIC);
    bytes.extend_from_slice(&FORMAT.to_le_bytes());
    bytes.extend_from_slice(&(head.len() as u32).to_le_bytes());
    bytes.extend_from_slice(&(about.len() as u64).to_le_bytes());
    bytes.extend_from_slice(&(stored.len() as u64).to_le_bytes());
    bytes.extend_from_slice(&[0; 32]);
    bytes.extend_from_slice(&head);
    bytes.extend_from_slice(&about);
    bytes.extend_from_slice(stored);
    let sum = checksum(&bytes);
    bytes[SUMMED..PREFIX].copy_from_slice(sum.as_bytes());
    bytes
}

/// Seconds since 1970.
pub fn now() -> u64 {
    std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).map_or(0, |d| d.as_secs())
}

fn checksum(bytes: &[u8]) -> blake3::Hash {
    let mut hasher = blake3::Hasher::new();
    hasher.update(&bytes[..SUMMED]);
    hasher.update(&bytes[PREFIX..]);
    hasher.finalize()
}

/// The lengths in a prefix.
struct Lengths {
    head: usize,
    about: usize,
    payload: usize,
}

impl Lengths {
    fn read(prefix: &[u8]) -> Result<Self, CacheError> {
        let damaged = |what: &str| Err(CacheError::Damaged(what.to_string()));
        if prefix.len() < PREFIX {
            return damaged("it is cut off");
        }
        if prefix[..8] != MAGIC {
            return damaged("it is not an entry of the cache");
        }
        let u32_at = |at: usize| u32::from_le_bytes(prefix[at..at + 4].try_into().expect("four bytes"));
        let u64_at = |at: usize| u64::from_le_bytes(prefix[at..at + 8].try_into().expect("eight bytes"));
        if u32_at(8) != FORMAT {
            return damaged("it has another format");
        }
        let (head, about, payload) = (u64::from(u32_at(12)), u64_at(16), u64_at(24));
        if about > MAX_PART || payload > MAX_PART {
            return damaged("its lengths are damaged");
        }
        Ok(Lengths { head: head as usize, about: about as usize, payload: payload as usize })
    }

    fn total(&self) -> usize {
        PREFIX + self.head + self.about + self.payload
    }
}

impl Entry {
    /// Reads an entry: every byte is covered by the checksum.
    ///
    /// # Errors
    /// [`CacheError::Damaged`].
    pub fn decode(bytes: &[u8]) -> Result<Entry, CacheError> {
        let lengths = Lengths::read(bytes)?;
        if bytes.len() != lengths.total() {
            return Err(CacheError::Damaged(format!(
                "it has {} bytes instead of {}",
                bytes.len(),
                lengths.total()
            )));
        }
        if checksum(bytes).as_bytes() != &bytes[SUMMED..PREFIX] {
            return Err(CacheError::Damaged("its checksum is wrong".to_string()));
        }
        let (head, rest) = bytes[PREFIX..].split_at(lengths.head);
        let (about, stored) = rest.split_at(lengths.about);
        let head = decode_head(head)?;
        let payload = if head.compressed { unpack(stored, head.payload_bytes)? } else { stored.to_vec() };
        if payload.len() as u64 != head.payload_bytes {
            return Err(CacheError::Damaged("its payload has another size than it says".to_string()));
        }
        Ok(Entry { head, about: about.to_vec(), payload })
    }

    /// The head of an entry, unchecked: for choosing one, not for use.
    ///
    /// # Errors
    /// [`CacheError::Damaged`].
    pub(super) fn decode_head(bytes: &[u8]) -> Result<Head, CacheError> {
        let lengths = Lengths::read(bytes)?;
        let head = bytes.get(PREFIX..PREFIX + lengths.head);
        decode_head(head.ok_or_else(|| CacheError::Damaged("it is cut off".to_string()))?)
    }

    /// [`Entry::decode`] of what must be the entry of this key.
    ///
    /// # Errors
    /// [`CacheError::Damaged`].
    pub fn decode_as(bytes: &[u8], digest: &blake3::Hash) -> Result<Entry, CacheError> {
        let entry = Entry::decode(bytes)?;
        if entry.head.digest() != *digest {
            return Err(CacheError::Damaged("it is the entry of another key".to_string()));
        }
        Ok(entry)
    }

    /// Returns the description of the graph; empty if it cannot be unpacked.
    pub fn about(&self) -> Vec<u8> {
        let mut about = Vec::new();
        let unpacked = zstd::stream::read::Decoder::new(self.about.as_slice()).and_then(|decoder| {
            // Grows with what is really there.
            decoder.take(most_unpacked(self.about.len())).read_to_end(&mut about)
        });
        unpacked.map(|_| about).unwrap_or_default()
    }
}

/// The most that so many compressed bytes may stand for.
fn most_unpacked(packed: usize) -> u64 {
    (packed as u64).saturating_mul(MAX_RATIO).saturating_add(FREE_BYTES)
}

/// Decompresses `packed` to `size` bytes, as the head claims.
fn unpack(packed: &[u8], size: u64) -> Result<Vec<u8>, CacheError> {
    let damaged = |why: String| CacheError::Damaged(format!("its payload cannot be unpacked: {why}"));
    if size > most_unpacked(packed.len()) {
        return Err(damaged(format!("{} bytes claim to be {size}", packed.len())));
    }
    let mut payload = Vec::new();
    payload.try_reserve_exact(size as usize).map_err(|error| damaged(error.to_string()))?;
    let unpacked = zstd::bulk::Decompressor::new()
        .and_then(|mut decompressor| decompressor.decompress_to_buffer(packed, &mut payload));
    unpacked.map_err(|error| damaged(error.to_string()))?;
    Ok(payload)
}

fn decode_head(bytes: &[u8]) -> Result<Head, CacheError> {
    rmp_serde::from_slice(bytes)
        .map_err(|error| CacheError::Damaged(format!("its head cannot be read: {error}")))
}

/// The head alone, unchecked: for lists, not for use.
///
/// # Errors
/// [`CacheError::Io`], [`CacheError::Damaged`].
pub fn read_head(path: &Path) -> Result<Head, CacheError> {
    let mut file = std::fs::File::open(path).map_err(CacheError::io("cannot open", path))?;
    let io = |source| CacheError::Io { what: format!("cannot read {}", path.display()), source };
    let size = file.metadata().map_err(io)?.len();
    if size < PREFIX as u64 {
        return Err(CacheError::Damaged("it is cut off".to_string()));
    }
    let mut prefix = [0; PREFIX];
    file.read_exact(&mut prefix).map_err(io)?;
    let lengths = Lengths::read(&prefix)?;
    if lengths.total() as u64 != size {
        return Err(CacheError::Damaged("it is cut off".to_string()));
    }
    let mut head = vec![0; lengths.head];
    file.read_exact(&mut head).map_err(io)?;
    decode_head(&head)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fx::Graph;
    use crate::lowering::Forms;

    fn key() -> Key {
        Key::of_check(
            &Graph::parse("graph g inference\ninput %0 a: f32[2]\nreturn %0\n").unwrap(),
            Forms::General,
        )
    }

    fn encoded(payload: &[u8]) -> Vec<u8> {
        encode(Parts {
            kind: EntryKind::Executable,
            name: "g",
            key: &key(),
            seconds: 1.5,
            facts: vec![1, 2],
            about: b"about".to_vec(),
            text: None,
            payload,
        })
    }

    #[test]
    fn comes_back_as_it_was_packed_or_not() {
        let random: Vec<u8> =
            (0..5000u32).flat_map(|i| i.wrapping_mul(2_654_435_761).to_le_bytes()).collect();
        for payload in [vec![7; 100_000], random, Vec::new()] {
            let bytes = encoded(&payload);
            let entry = Entry::decode_as(&bytes, &key().digest()).unwrap();
            assert_eq!((entry.payload.clone(), entry.head.seconds), (payload, 1.5));
            assert_eq!((entry.about(), entry.head.name.as_str()), (b"about".to_vec(), "g"));
            assert_eq!(entry.head.digest(), key().digest());
        }
        assert!(encoded(&vec![7; 100_000]).len() < 2000);
    }

    #[test]
    fn every_truncation_and_every_flipped_bit_is_noticed() {
        let bytes = encoded(&(0..=255).collect::<Vec<u8>>());
        for length in 0..bytes.len() {
            assert!(matches!(Entry::decode(&bytes[..length]), Err(CacheError::Damaged(_))), "{length}");
        }
        for bit in 0..bytes.len() * 8 {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert!(matches!(Entry::decode(&flipped), Err(CacheError::Damaged(_))), "{bit}");
        }
        let longer = [bytes.as_slice(), &[0]].concat();
        assert!(Entry::decode(&longer).is_err());
    }

    /// An entry whose head says what its writer never would, under a right checksum.
    fn claiming(payload_bytes: u64, stored: &[u8]) -> Vec<u8> {
        let head = Head { payload_bytes, compressed: true, ..Entry::decode(&encoded(b"x")).unwrap().head };
        let head = rmp_serde::to_vec_named(&head).unwrap();
        let lengths = [0, stored.len() as u64].map(u64::to_le_bytes).concat();
        let prefix = [&MAGIC[..], &FORMAT.to_le_bytes(), &(head.len() as u32).to_le_bytes(), &lengths];
        let mut bytes = [&prefix.concat(), &[0; 32][..], &head, stored].concat();
        let sum = checksum(&bytes);
        bytes[SUMMED..PREFIX].copy_from_slice(sum.as_bytes());
        bytes
    }

    #[test]
    fn the_size_of_a_payload_is_not_believed() {
        let packed = zstd::bulk::compress(&[7; 1000], ZSTD_LEVEL).unwrap();
        assert_eq!(Entry::decode(&claiming(1000, &packed)).unwrap().payload, [7; 1000]);
        for claimed in [0, 999, 1001, FREE_BYTES, 1 << 30, 1 << 40, 1 << 63, u64::MAX] {
            let decoded = Entry::decode(&claiming(claimed, &packed));
            assert!(matches!(decoded, Err(CacheError::Damaged(_))), "{claimed}");
        }
    }

    #[test]
    fn what_compresses_beyond_belief_is_kept_as_it_is() {
        let payload = vec![0; 64 << 20];
        let bytes = encoded(&payload);
        assert!(bytes.len() > payload.len());
        assert_eq!(Entry::decode(&bytes).unwrap().payload, payload);
        // Such bytes were not made by `encode`.
        let bomb = zstd::bulk::compress(&payload, ZSTD_LEVEL).unwrap();
        let decoded = Entry::decode(&claiming(payload.len() as u64, &bomb));
        assert!(decoded.unwrap_err().to_string().contains("claim to be"));
        let entry = Entry { about: bomb, ..Entry::decode(&encoded(b"x")).unwrap() };
        assert!(entry.about().len() < payload.len());
    }

    #[test]
    fn the_entry_of_another_key_is_damage() {
        let other = blake3::hash(b"other");
        assert!(Entry::decode_as(&encoded(b"x"), &other).unwrap_err().to_string().contains("another key"));
    }
}
