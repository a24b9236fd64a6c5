//! Known calls: how each is run, by the key of its argument signature.

use super::recipe::Recipe;
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Knowledge about the calls of one argument signature, or of all signatures that differ only in numbers.
#[derive(Clone)]
pub enum Known {
    Recipe(Arc<Recipe>),
    /// They run on the CPU, with the reason.
    OnHost(Arc<str>),
    /// These arguments get other sizes first.
    Resize(Arc<[(i32, Vec<i64>)]>),
    /// So many had a program of their own, before one gets a program that takes the numbers as inputs.
    Seen(u8),
    /// There is no such program.
    NotLifted,
}

/// Mixes words: the keys are long, and come from the user's own program.
#[derive(Default)]
struct WordHasher(u64);

impl Hasher for WordHasher {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.write_u64(u64::from_le_bytes(*word)));
        rest.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u64(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_add(0xf39c_c060_5ced_c835);
        let wide = u128::from(mixed) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (wide as u64 ^ (wide >> 64) as u64).rotate_left(23);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// How many are remembered. Beyond, all are forgotten: their programs are in the cache of executables.
const MOST: usize = 8192;

type Table = HashMap<Box<[u64]>, Known, BuildHasherDefault<WordHasher>>;

#[derive(Default)]
pub struct Calls(Mutex<Table>);

impl Calls {
    fn lock(&self) -> MutexGuard<'_, Table> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn find(&self, key: &[u64]) -> Option<Known> {
        self.lock().get(key).cloned()
    }

    pub fn learn(&self, key: Box<[u64]>, known: Known) {
        let mut table = self.lock();
        let forgotten = if table.len() >= MOST { std::mem::take(&mut *table) } else { Table::default() };
        table.insert(key, known);
        drop(table);
        // Programs are unloaded here, without the lock.
        drop(forgotten);
    }

    /// Has each op looked up again where it is used next.
    pub fn forget(&self) {
        let forgotten = std::mem::take(&mut *self.lock());
        // As above.
        drop(forgotten);
    }

    /// Why calls whose keys begin with a word run on the CPU, where that is known: the first reason by the alphabet.
    pub fn reason(&self, first: u64) -> Option<Arc<str>> {
        let table = self.lock();
        let reasons = table.iter().filter(|(key, _)| key[0] == first).filter_map(|(_, known)| match known {
            Known::OnHost(reason) => Some(reason),
            _ => None,
        });
        reasons.min().cloned()
    }
}
