//! Distances between all rows of two matrices: columns are summed over, rows stay apart.

use super::super::reshape::place_as;
use super::super::{Builder, Extent, Reason, Rule};
use super::contraction::contract;
use super::unknown;
use crate::fx::{Arg, Node, ValueId};

pub const RULES: &[(&str, Rule)] =
    &[("aten._cdist_backward.default", backward), ("aten._cdist_forward.default", forward)];

/// The matrices at two positions with batches and columns in the same places, and zeros in padded columns.
fn matrices(b: &mut Builder, node: &Node, first: usize) -> Result<(ValueId, ValueId), Reason> {
    let (x, mut y) = (b.tensor(node, first)?, b.tensor(node, first + 1)?);
    let rank = b.rank(x);
    if rank < 2 || b.rank(y) != rank {
        return Err("its operands have different batches".into());
    }
    for d in 0..rank - 2 {
        let side = b.extent(x)[d].clone();
        if !b.facts.same(&side.valid(), &b.extent(y)[d].valid()) {
            return Err("its operands have different batches".into());
        }
        y = place_as(b, y, d, &side);
    }
    contract(b, x, rank - 1, y, rank - 1)
}

/// `_cdist_forward(x, y, p, compute_mode)`
fn forward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (x, y) = matrices(b, node, 0)?;
    let rows = b.rank(x) - 2;
    let mut extent: Extent = unknown(&b.extent(x)[..=rows]);
    extent.push(b.extent(y)[rows].clone().holding(None));
    let mut args = b.plain_args(node)?;
    (args[0], args[1]) = (Arg::Value(x), Arg::Value(y));
    b.keep(node, args, Vec::new(), vec![extent])
}

/// `_cdist_backward(grad, x, y, p, distances)`: the gradient of `x`, a sum over the rows of `y`. Where gradient and
/// distance are 0, a row adds 0.
fn backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (x, mut y) = matrices(b, node, 1)?;
    let rows = b.rank(x) - 2;
    y = b.mask(y, rows, 0.0);
    let mut sides = unknown(&b.extent(x)[..=rows]);
    sides.push(b.extent(y)[rows].clone());
    let mut args = b.plain_args(node)?;
    (args[1], args[2]) = (Arg::Value(x), Arg::Value(y));
    for i in [0, 4] {
        let mut value = b.tensor(node, i)?;
        if b.rank(value) != sides.len() {
            return Err("its operands have different batches".into());
        }
        for (d, side) in sides.iter().enumerate() {
            value = place_as(b, value, d, side);
        }
        args[i] = Arg::Value(b.mask(value, rows + 1, 0.0));
    }
    let extent = unknown(b.extent(x));
    b.keep(node, args, Vec::new(), vec![extent])
}
