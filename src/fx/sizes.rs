//! Reading lists of sizes from bytes that may be anything.
//!
//! A list says its length before its elements, and `SmallVec` reserves what it says; four bytes could ask for
//! gigabytes.

use serde::de::{Error, SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use smallvec::SmallVec;
use std::fmt;
use std::marker::PhantomData;

/// Tensors have at most this many dimensions (PyTorch's own limit is 64).
pub const MAX_RANK: usize = 64;

/// At most [`MAX_RANK`] sizes.
struct Sizes<T>(SmallVec<[T; 4]>);

impl<'de, T: Deserialize<'de>> Deserialize<'de> for Sizes<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_seq(SizesVisitor(PhantomData))
    }
}

struct SizesVisitor<T>(PhantomData<T>);

impl<'de, T: Deserialize<'de>> Visitor<'de> for SizesVisitor<T> {
    type Value = Sizes<T>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "a list of at most {MAX_RANK} sizes")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut sequence: A) -> Result<Sizes<T>, A::Error> {
        let mut sizes = SmallVec::new();
        while let Some(size) = sequence.next_element()? {
            if sizes.len() == MAX_RANK {
                return Err(A::Error::custom(format_args!("more than {MAX_RANK} dimensions")));
            }
            sizes.push(size);
        }
        Ok(Sizes(sizes))
    }
}

/// For `deserialize_with`.
pub fn read<'de, T, D>(deserializer: D) -> Result<SmallVec<[T; 4]>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Sizes::deserialize(deserializer).map(|sizes| sizes.0)
}

/// For `deserialize_with`.
pub fn read_optional<'de, T, D>(deserializer: D) -> Result<Option<SmallVec<[T; 4]>>, D::Error>
where
    T: Deserialize<'de>,
    D: Deserializer<'de>,
{
    Ok(Option::<Sizes<T>>::deserialize(deserializer)?.map(|sizes| sizes.0))
}
