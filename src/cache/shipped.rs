//! Programs that come along with a graph, as in a package: executables for some machines, and the StableHLO of each
//! for all others. What is here was checked by whoever brought it.

use super::CacheError;
use super::entry::{Entry, Head};
use super::key::Key;
use std::collections::BTreeMap;
use std::fmt;

/// Executables by their whole keys, and StableHLO by the keys of programs.
#[derive(Default)]
pub struct Shipped {
    entries: BTreeMap<[u8; 32], Shelf>,
    texts: BTreeMap<[u8; 32], Vec<u8>>,
}

struct Shelf {
    head: Head,
    bytes: Vec<u8>,
}

impl fmt::Debug for Shipped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} executables, {} programs", self.entries.len(), self.texts.len())
    }
}

impl Shipped {
    /// Adds an entry of the cache (see [`super::encode`]).
    ///
    /// # Errors
    /// [`CacheError::Damaged`].
    pub fn add_entry(&mut self, bytes: Vec<u8>) -> Result<(), CacheError> {
        let head = Entry::decode_head(&bytes)?;
        self.entries.insert(head.digest().into(), Shelf { head, bytes });
        Ok(())
    }

    /// Adds the StableHLO of the program with this key ([`Key::of_program`]).
    pub fn add_text(&mut self, program: blake3::Hash, text: Vec<u8>) {
        self.texts.insert(program.into(), text);
    }

    /// The entry of a key, read now.
    pub fn entry(&self, key: &blake3::Hash) -> Option<Result<Entry, CacheError>> {
        let shelf = self.entries.get(key.as_bytes())?;
        Some(Entry::decode_as(&shelf.bytes, key))
    }

    /// The text of a program.
    pub fn text(&self, program: &blake3::Hash) -> Option<String> {
        self.texts.get(program.as_bytes()).and_then(|text| String::from_utf8(text.clone()).ok())
    }

    /// Returns how the shipped executables differ from the one with this key: for each, the parts of the key that
    /// differ, where there is one for the same program; in words.
    pub fn misses(&self, key: &Key) -> String {
        let wanted: BTreeMap<&str, &str> =
            key.parts().iter().map(|part| (part.name, part.value.as_str())).collect();
        let differing = self.entries.values().map(|shelf| {
            let other =
                |(name, value): &&(String, String)| wanted.get(name.as_str()) != Some(&value.as_str());
            let names: Vec<&str> =
                shelf.head.parts.iter().filter(other).map(|(name, _)| name.as_str()).collect();
            names
        });
        match differing.min_by_key(Vec::len) {
            None => "it has none".to_owned(),
            Some(names) => format!("the nearest differs in {}", names.join(", ")),
        }
    }
}
