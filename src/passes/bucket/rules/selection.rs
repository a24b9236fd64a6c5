//! Sorting and choosing: padding comes last, behind elements that are equal to it.

use super::super::reshape::as_prefix;
use super::super::{Builder, Reason, Rule, Side};
use super::{dim, flag, unknown};
use crate::fx::{Arg, Kind, Node};

pub const RULES: &[(&str, Rule)] = &[
    ("aten.sort.default", |b, n| sort(b, n, 1)),
    ("aten.sort.stable", sort_stable),
    ("aten.topk.default", topk),
];

/// Unsigned 64-bit numbers go beyond the largest number that an argument can say.
fn has_last(b: &Builder, x: crate::fx::ValueId, descending: bool) -> Result<(), Reason> {
    if b.dtype(x) == crate::fx::DType::U64 && !descending {
        return Err("no argument can say the largest 64-bit number".into());
    }
    Ok(())
}

/// What is sorted last: going up NaN, which comes after everything, else the end of the type's range.
fn last(kind: Kind, descending: bool) -> f64 {
    match (kind, descending) {
        (_, true) => f64::NEG_INFINITY,
        (Kind::Float, false) => f64::NAN,
        (_, false) => f64::INFINITY,
    }
}

/// `sort(x, dim, descending)`: the lowering is stable, so that valid elements equal to padding come first.
fn sort(b: &mut Builder, node: &Node, first: usize) -> Result<(), Reason> {
    sort_along(b, node, first, flag(node, first + 1))
}

/// `sort(x, *, stable, dim, descending)` has its dimension among the keywords.
fn sort_stable(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let descending = matches!(node.kwarg("descending"), Some(Arg::Bool(true)));
    let mut named = node.clone();
    named.args.truncate(1);
    named.args.push(node.kwarg("dim").cloned().unwrap_or(Arg::Int(-1)));
    let x = b.tensor(node, 0)?;
    if b.rank(x) == 0 {
        return Err("a tensor of rank 0 is sorted".into());
    }
    let at = dim(&named, 1, b.rank(x))?;
    has_last(b, x, descending)?;
    let x = as_prefix(b, x, at)?;
    let x = b.mask(x, at, last(b.dtype(x).kind(), descending));
    let extent = unknown(b.extent(x));
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    let kwargs = b.plain_kwargs(node)?;
    b.keep(node, args, kwargs, vec![extent.clone(), extent])
}

fn sort_along(b: &mut Builder, node: &Node, position: usize, descending: bool) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    if b.rank(x) == 0 {
        return Err("a tensor of rank 0 is sorted".into());
    }
    let at = dim(node, position, b.rank(x))?;
    has_last(b, x, descending)?;
    let x = as_prefix(b, x, at)?;
    let x = b.mask(x, at, last(b.dtype(x).kind(), descending));
    let extent = unknown(b.extent(x));
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent.clone(), extent])
}

/// `topk(x, k, dim, largest, sorted)`
fn topk(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let at = dim(node, 2, b.rank(x))?;
    let largest = !matches!(node.args.get(3), Some(Arg::Bool(false)));
    let x = as_prefix(b, x, at)?;
    let side = b.extent(x)[at].clone();
    let Some(Arg::Int(k)) = node.args.get(1) else { return Err("it chooses a size of elements".into()) };
    if side.is_padded() && b.dtype(x).kind() == Kind::Unsigned && !largest {
        return Err("no argument can say the largest number".into());
    }
    let x = b.mask(x, at, last(b.dtype(x).kind(), largest));
    let mut extent = unknown(b.extent(x));
    extent[at] = Side::fixed(*k);
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent.clone(), extent])
}
