//! Properties of ops: one line of the table ([`table`]) per overload, which says what all stages may ask of it.
//!
//! A graph holds [`Op`]s, which are looked up once, where a graph is read or a node is made. What a stage does with an
//! op (a lowering, a rule of a pass, a padding rule) is a function of that stage; it is found by the op's number in a
//! [`ByOp`].

mod by_op;
mod entry;
mod purity;
mod table;

pub use by_op::ByOp;
pub use entry::{DimOf, Entry, Mark, Padding};
pub use table::{entries, entries_of_families};

use std::fmt;
use std::sync::Arc;

/// An overload of an op, such as `aten.add.Tensor`: one of the table, or a name that the table does not have.
#[derive(Clone)]
pub struct Op(Name);

#[derive(Clone)]
enum Name {
    Known(&'static Known),
    Other(Arc<str>),
}

/// A line of the table, and what follows from it.
struct Known {
    number: u16,
    entry: Entry,
    is_random: bool,
    has_effect: bool,
}

impl Op {
    pub fn name(&self) -> &str {
        match &self.0 {
            Name::Known(known) => known.entry.name,
            Name::Other(name) => name,
        }
    }

    /// The line of the table.
    pub fn entry(&self) -> Option<&'static Entry> {
        match &self.0 {
            Name::Known(known) => Some(&known.entry),
            Name::Other(_) => None,
        }
    }

    /// The position in the table.
    fn number(&self) -> Option<usize> {
        match &self.0 {
            Name::Known(known) => Some(usize::from(known.number)),
            Name::Other(_) => None,
        }
    }

    /// Whether the table says that the op has a property.
    pub fn has(&self, mark: Mark) -> bool {
        self.entry().is_some_and(|entry| entry.has(mark))
    }

    /// Whether two calls with equal arguments may give different values.
    ///
    /// ATen, prims and our own ops are deterministic unless listed; any other op might draw, so it counts as random.
    pub fn is_random(&self) -> bool {
        match &self.0 {
            Name::Known(known) => known.is_random,
            Name::Other(name) => purity::is_random(name),
        }
    }

    /// Whether a call does something besides computing its outputs. In-place and `out` forms write to an argument; ops
    /// outside ATen, prims and our own are opaque, so they count as having effects.
    pub fn has_effect(&self) -> bool {
        match &self.0 {
            Name::Known(known) => known.has_effect,
            Name::Other(name) => purity::has_effect(name),
        }
    }
}

/// Whether an overload of the op of a schema, such as `aten::index_put_`, has a property. An in-place op has those of
/// the op that returns its result.
pub fn schema_has(schema: &str, mark: Mark) -> bool {
    let Some(name) = schema.strip_prefix("aten::") else { return false };
    let name = name.strip_suffix('_').unwrap_or(name);
    entries().filter(|entry| entry.has(mark)).any(|entry| entry.name.split('.').nth(1) == Some(name))
}

impl From<&str> for Op {
    fn from(name: &str) -> Op {
        Op(match table::find(name) {
            Some(known) => Name::Known(known),
            None => Name::Other(name.into()),
        })
    }
}

impl std::ops::Deref for Op {
    type Target = str;

    fn deref(&self) -> &str {
        self.name()
    }
}

impl PartialEq for Op {
    fn eq(&self, other: &Op) -> bool {
        match (&self.0, &other.0) {
            (Name::Known(a), Name::Known(b)) => a.number == b.number,
            (Name::Other(a), Name::Other(b)) => a == b,
            _ => false,
        }
    }
}

impl Eq for Op {}

impl fmt::Display for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Op {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self.name(), f)
    }
}

impl serde::Serialize for Op {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.name())
    }
}

impl<'de> serde::Deserialize<'de> for Op {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Op, D::Error> {
        struct Reader;

        impl serde::de::Visitor<'_> for Reader {
            type Value = Op;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of an op")
            }

            fn visit_str<E: serde::de::Error>(self, name: &str) -> Result<Op, E> {
                Ok(Op::from(name))
            }
        }

        deserializer.deserialize_str(Reader)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_op_is_the_same_however_it_was_named() {
        let (known, other) = (Op::from("aten.add.Tensor"), Op::from("mylib.op.default"));
        assert_eq!(known, Op::from("aten.add.Tensor"));
        assert_eq!(other, Op::from("mylib.op.default"));
        assert_ne!(known, other);
        assert_ne!(known, Op::from("aten.sub.Tensor"));
        assert_eq!((&*known, &*other), ("aten.add.Tensor", "mylib.op.default"));
        assert!(known.entry().is_some() && other.entry().is_none());
    }

    #[test]
    fn in_place_ops_have_the_properties_of_their_functional_ones() {
        let taking =
            ["index", "index_put", "index_put_", "_index_put_impl_", "_unsafe_index", "_unsafe_index_put"];
        for name in taking {
            assert!(schema_has(&format!("aten::{name}"), Mark::TakesHostIndices), "{name}");
        }
        for name in ["aten::index_add_", "aten::gather", "mylib::index", "index"] {
            assert!(!schema_has(name, Mark::TakesHostIndices), "{name}");
        }
    }

    #[test]
    fn knows_random_ops_and_effects() {
        for (op, random, effect) in [
            ("aten.add.Tensor", false, false),
            ("aten.add_.Tensor", false, true),
            ("aten.add.out", false, true),
            ("aten.__and__.Tensor", false, false),
            ("aten.native_dropout.default", true, false),
            ("aten.fractional_max_pool2d.default", true, false),
            ("aten.randn.generator", true, false),
            ("aten.native_batch_norm.default", false, true),
            ("aten._native_batch_norm_legit_functional.default", false, false),
            ("aten.copy.default", false, false),
            ("prims.rng_uniform.default", true, false),
            ("prims.convert_element_type.default", false, false),
            ("mylib.op.default", true, true),
            ("_c10d_functional.all_reduce.default", false, true),
            ("_c10d_functional.wait_tensor.default", false, false),
            ("torchtpu.exchange.default", false, true),
            ("torchtpu.constant", false, false),
            ("torchtpu.random_bits.default", false, false),
        ] {
            let op = Op::from(op);
            assert_eq!((op.is_random(), op.has_effect()), (random, effect), "{op}");
        }
    }
}
