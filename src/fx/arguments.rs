//! Reading the arguments of a node: one reader, which every stage builds on.

use super::graph::{Arg, Node, ValueId};

impl Node {
    /// The argument at a position of the ATen schema; an absent one reads as `None`.
    pub fn arg(&self, i: usize) -> &Arg {
        self.args.get(i).unwrap_or(&Arg::None)
    }

    /// A keyword-only argument; an absent one reads as `None`.
    pub fn kw(&self, name: &str) -> &Arg {
        self.kwarg(name).unwrap_or(&Arg::None)
    }

    /// The value at a position, where it is one.
    pub fn value(&self, i: usize) -> Option<ValueId> {
        self.arg(i).as_value()
    }

    /// The plain integer at a position, where it is one.
    pub fn int(&self, i: usize) -> Option<i64> {
        self.arg(i).as_int()
    }

    /// The list of plain integers at a position, where it is one.
    pub fn ints(&self, i: usize) -> Option<Vec<i64>> {
        self.arg(i).as_ints()
    }

    /// Whether the argument at a position is `True`.
    pub fn flag(&self, i: usize) -> bool {
        *self.arg(i) == Arg::Bool(true)
    }
}

impl Arg {
    pub fn as_value(&self) -> Option<ValueId> {
        match self {
            Arg::Value(v) => Some(*v),
            _ => None,
        }
    }

    /// A plain integer: no size that depends on a symbol, and no `bool`.
    pub fn as_int(&self) -> Option<i64> {
        match self {
            Arg::Int(i) => Some(*i),
            _ => None,
        }
    }

    /// A list of plain integers.
    pub fn as_ints(&self) -> Option<Vec<i64>> {
        match self {
            Arg::List(items) => items.iter().map(Arg::as_int).collect(),
            _ => None,
        }
    }
}

/// PyTorch's rule for dimension arguments: `-rank..rank`, where a scalar counts as rank 1. `None` when out of range.
pub fn wrap_dim(dim: i64, rank: usize) -> Option<usize> {
    let bound = rank.max(1) as i64;
    (-bound..bound).contains(&dim).then(|| dim.rem_euclid(bound) as usize)
}
