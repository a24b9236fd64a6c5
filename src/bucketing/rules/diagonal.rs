//! Diagonals and triangles: which elements they have depends on their own indices alone.

use super::super::reshape::{as_prefix, place_as, resize};
use super::super::{Builder, Extent, Reason, Rule, Side};
use super::{dim, unknown};
use crate::fx::{Arg, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten.diag_embed.default", embed),
    ("aten.diagonal.default", diagonal),
    ("aten.diagonal_backward.default", backward),
    ("aten.diagonal_scatter.default", scatter),
    ("aten.tril.default", triangle),
];

/// `tril` and `triu`: which elements stay depends on their own indices alone.
fn triangle(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    let rank = b.rank(x);
    for at in rank - 2..rank {
        x = as_prefix(b, x, at)?;
    }
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    let mut extent = b.extent(x).clone();
    for side in &mut extent {
        *side = side.clone().holding(side.holds.filter(|held| held.to_bits() == 0));
    }
    b.keep(node, args, Vec::new(), vec![extent])
}

fn diagonal(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    let rank = b.rank(x);
    let (first, second) = (dim(node, 2, rank)?, dim(node, 3, rank)?);
    x = as_prefix(b, x, first)?;
    x = as_prefix(b, x, second)?;
    let declared = b.declared_extent(node, 0)?;
    let kept = (0..rank).filter(|d| *d != first && *d != second).map(|d| b.extent(x)[d].clone());
    let mut extent: Extent = kept.map(|side| side.holding(None)).collect();
    extent.extend(declared.last().cloned());
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent])
}

/// The two dimensions of the matrices in a tensor of this rank; `first` is the position of the offset.
fn planes(
    node: &Node,
    first: usize,
    rank: usize,
    default: (i64, i64),
) -> Result<(i64, usize, usize), Reason> {
    let offset = match node.arg(first) {
        Arg::None => 0,
        Arg::Int(offset) => *offset,
        _ => return Err("its offset is not an integer constant".into()),
    };
    let one = |i: usize, default: i64| match node.arg(i) {
        Arg::None => super::wrap(default, rank),
        _ => dim(node, i, rank),
    };
    Ok((offset, one(first + 1, default.0)?, one(first + 2, default.1)?))
}

/// How many elements a diagonal has in memory.
fn length(rows: &Side, columns: &Side, offset: i64) -> i64 {
    let (rows, columns) = (rows.size() + offset.min(0), columns.size() - offset.max(0));
    rows.min(columns).max(0)
}

/// Diagonals that fit into a tensor of this extent: as long as those in memory, and where it is elsewhere.
fn fitting(
    b: &mut Builder,
    mut src: ValueId,
    extent: &Extent,
    (offset, first, second): (i64, usize, usize),
) -> Result<ValueId, Reason> {
    let last = b.rank(src).checked_sub(1).ok_or("a diagonal has a dimension")?;
    src = as_prefix(b, src, last)?;
    src = resize(b, src, last, length(&extent[first], &extent[second], offset));
    let others = (0..extent.len()).filter(|d| *d != first && *d != second);
    for (d, other) in others.enumerate() {
        src = place_as(b, src, d, &extent[other]);
    }
    Ok(src)
}

/// The declared extent, with the dimensions beside the matrices as `src` has them.
fn around(b: &Builder, node: &Node, src: ValueId, first: usize, second: usize) -> Result<Extent, Reason> {
    let mut extent = b.declared_extent(node, 0)?;
    let others: Vec<usize> = (0..extent.len()).filter(|d| *d != first && *d != second).collect();
    for (d, other) in others.into_iter().enumerate() {
        extent[other] = b.extent(src)[d].clone().holding(None);
    }
    Ok(extent)
}

/// `diag_embed(x, offset, dim1, dim2)`
fn embed(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let place = planes(node, 1, b.rank(x) + 1, (-2, -1))?;
    let extent = around(b, node, x, place.1, place.2)?;
    let x = fitting(b, x, &extent, place)?;
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent])
}

/// `diagonal_backward(grad, input_sizes, offset, dim1, dim2)`
fn backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let grad = b.tensor(node, 0)?;
    let place = planes(node, 2, b.rank(grad) + 1, (0, 1))?;
    let extent = around(b, node, grad, place.1, place.2)?;
    let grad = fitting(b, grad, &extent, place)?;
    let memory = Arg::List(extent.iter().map(|side| Arg::Int(side.size())).collect());
    let mut args = vec![Arg::Value(grad), memory];
    for arg in node.args.iter().skip(2) {
        args.push(b.plain(arg)?);
    }
    b.keep(node, args, Vec::new(), vec![extent])
}

/// `diagonal_scatter(x, src, offset, dim1, dim2)`
fn scatter(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (mut x, src) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    let place = planes(node, 2, b.rank(x), (0, 1))?;
    x = as_prefix(b, x, place.1)?;
    x = as_prefix(b, x, place.2)?;
    let extent = unknown(b.extent(x));
    let src = fitting(b, src, &extent, place)?;
    let mut args = b.plain_args(node)?;
    (args[0], args[1]) = (Arg::Value(x), Arg::Value(src));
    b.keep(node, args, Vec::new(), vec![extent])
}
