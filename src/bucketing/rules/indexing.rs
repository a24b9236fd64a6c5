//! Reading at indices. An index that is padding reads something, which is padding again.

use super::super::reshape::{as_prefix, place_as};
use super::super::{Builder, Extent, Reason, Rule, Side};
use super::{dim, pointwise, unknown};
use crate::fx::{Arg, DType, Expr, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten.index.Tensor", index),
    ("aten.bucketize.Tensor", |b, n| search(b, n, 1)),
    ("aten.embedding.default", embedding),
    ("aten.gather.default", gather),
    ("aten.index_select.default", index_select),
    ("aten.nonzero_static.default", nonzero_static),
    ("aten.searchsorted.Tensor", |b, n| search(b, n, 0)),
    ("aten.take.default", take),
];

/// `embedding(weight, indices, …)`
fn embedding(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (weight, indices) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    let weight = as_prefix(b, weight, 0)?;
    let mut extent = unknown(b.extent(indices));
    extent.push(b.side(weight, 1)?.holding(None));
    // The other arguments concern the gradient alone; they may be sizes.
    let args =
        vec![Arg::Value(weight), Arg::Value(indices), Arg::Int(-1), Arg::Bool(false), Arg::Bool(false)];
    b.keep(node, args, Vec::new(), vec![extent])
}

/// `index_select(x, dim, index)`
fn index_select(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (x, indices) = (b.tensor(node, 0)?, b.tensor(node, 2)?);
    let at = dim(node, 1, b.rank(x))?;
    let x = as_prefix(b, x, at)?;
    let mut extent = unknown(b.extent(x));
    if b.rank(indices) == 1 {
        extent[at] = b.extent(indices)[0].clone().holding(None);
    } else {
        extent[at] = Side::fixed(1);
    }
    let args = vec![Arg::Value(x), Arg::Int(at as i64), Arg::Value(indices)];
    b.keep(node, args, Vec::new(), vec![extent])
}

/// `gather(x, dim, index)`
fn gather(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (mut x, index) = (b.tensor(node, 0)?, b.tensor(node, 2)?);
    if b.rank(index) == 0 || b.rank(x) == 0 {
        return Err("a tensor of rank 0 is gathered from".into());
    }
    let at = dim(node, 1, b.rank(x))?;
    x = as_prefix(b, x, at)?;
    x = beside(b, x, index, at)?;
    let extent = unknown(b.extent(index));
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, b.plain_kwargs(node)?, vec![extent])
}

/// `x` with elements where those of `index` lie, in all dimensions but `at`; the index may have fewer of them.
pub fn beside(b: &mut Builder, mut x: ValueId, index: ValueId, at: usize) -> Result<ValueId, Reason> {
    for d in (0..b.rank(x)).filter(|d| *d != at) {
        let (own, side) = (b.extent(x)[d].clone(), b.extent(index)[d].clone());
        if b.facts.same(&own.valid(), &side.valid()) {
            x = place_as(b, x, d, &side);
        } else if !own.is_prefix() || !side.is_prefix() || own.size() < side.size() {
            return Err("an index is smaller than what it reads, and padded in another way".into());
        }
    }
    Ok(x)
}

/// The index tensors of `index` and `index_put`: brought to the same places, and counted from the front where they
/// are counted from the end of a padded dimension. Also the extent that they broadcast to.
pub fn indices(
    b: &mut Builder,
    node: &Node,
    x: &mut ValueId,
) -> Result<(Vec<Option<ValueId>>, Extent), Reason> {
    let Arg::List(items) = node.arg(1) else { return Err("no list of indices".into()) };
    let mut found: Vec<Option<ValueId>> = Vec::new();
    for (d, item) in items.iter().enumerate() {
        let Arg::Value(v) = item else {
            found.push(None);
            continue;
        };
        let mut index = b.new_value(*v)?;
        if b.dtype(index) == DType::Bool || b.dtype(index) == DType::U8 {
            return Err("a mask is used as an index".into());
        }
        *x = as_prefix(b, *x, d)?;
        let side = b.extent(*x)[d].clone();
        if side.is_padded() {
            index = from_front(b, index, &side);
        }
        found.push(Some(index));
    }
    let mut present: Vec<ValueId> = found.iter().flatten().copied().collect();
    let grid = pointwise::meet(b, &mut present.iter_mut().collect::<Vec<_>>())?;
    let mut moved = present.into_iter();
    let found = found.into_iter().map(|i| i.and_then(|_| moved.next())).collect();
    Ok((found, grid))
}

/// Indices of a dimension, counted from the front where they are negative.
pub fn from_front(b: &mut Builder, index: ValueId, side: &Side) -> ValueId {
    let dtype = b.dtype(index);
    let extent = unknown(b.extent(index));
    let size = b.count_as(&side.valid(), dtype);
    let from_end =
        b.emit("aten.add.Tensor", vec![Arg::Value(index), Arg::Value(size)], dtype, extent.clone());
    let zero = b.number(0.0, dtype);
    let args = vec![Arg::Value(index), Arg::Value(zero)];
    let negative = b.emit("aten.lt.Tensor", args, DType::Bool, extent.clone());
    let args = vec![Arg::Value(negative), Arg::Value(from_end), Arg::Value(index)];
    b.emit("aten.where.self", args, dtype, extent)
}

/// Returns the extent of `x[indices]`, and the position of the index grid's first dimension in it.
pub fn indexed(b: &Builder, x: ValueId, indices: &[Option<ValueId>], grid: &Extent) -> (Extent, usize) {
    let places: Vec<usize> =
        indices.iter().enumerate().filter(|(_, i)| i.is_some()).map(|(d, _)| d).collect();
    let together = places.windows(2).all(|pair| pair[1] == pair[0] + 1);
    let first = places.first().copied().unwrap_or(0);
    let at = if together { first } else { 0 };
    let rest = b.extent(x).iter().enumerate().filter(|(d, _)| !places.contains(d));
    let mut extent: Extent = rest.map(|(_, side)| side.clone().holding(None)).collect();
    for (i, side) in grid.iter().enumerate() {
        extent.insert(at + i, side.clone().holding(None));
    }
    (extent, at)
}

pub fn index_list(indices: &[Option<ValueId>]) -> Arg {
    Arg::List(indices.iter().map(|i| i.map_or(Arg::None, Arg::Value)).collect())
}

/// `index(x, indices)`
fn index(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    let (found, grid) = indices(b, node, &mut x)?;
    let (extent, _) = indexed(b, x, &found, &grid);
    b.keep(node, vec![Arg::Value(x), index_list(&found)], Vec::new(), vec![extent])
}

/// `take(x, index)`
fn take(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (x, index) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    let sizes: Vec<Expr> = b.extent(x).iter().map(Side::valid).collect();
    let row = super::super::reshape::reshape(b, x, &[super::super::size_facts::product(&sizes)])?;
    let row = as_prefix(b, row, 0)?;
    let mut node = node.clone();
    let extent = unknown(b.extent(index));
    let mut index = index;
    if b.extent(row)[0].is_padded() {
        let size = b.extent(row)[0].valid();
        let dtype = b.dtype(index);
        let size = b.count_as(&size, dtype);
        index =
            b.emit("aten.remainder.Tensor", vec![Arg::Value(index), Arg::Value(size)], dtype, extent.clone());
    }
    node.args.truncate(2);
    b.keep(&node, vec![Arg::Value(row), Arg::Value(index)], Vec::new(), vec![extent])
}

/// `bucketize(x, sorted, *, out_int32, right)` and `searchsorted(sorted, x, *, out_int32, right, side, sorter)`, with
/// the sorted tensor at a position. Padding comes behind everything, and no place behind the last element is named.
fn search(b: &mut Builder, node: &Node, position: usize) -> Result<(), Reason> {
    if !matches!(node.kwarg("sorter"), None | Some(Arg::None)) {
        return Err("`sorter=` is not supported with dynamic sizes".into());
    }
    let mut sorted = b.tensor(node, position)?;
    let along = b.rank(sorted).checked_sub(1).ok_or("nothing is sorted")?;
    sorted = as_prefix(b, sorted, along)?;
    super::reduction::representable(b, sorted, f64::INFINITY)?;
    sorted = b.mask(sorted, along, f64::INFINITY);
    let mut args = b.plain_args(node)?;
    let mut extent = Extent::new();
    if let Some(&Arg::Value(mut x)) = args.get(1 - position) {
        if along > 0 && b.rank(x) != along + 1 {
            return Err("tensors of different ranks".into());
        }
        for d in 0..along {
            let side = b.extent(sorted)[d].clone();
            if !b.facts.same(&side.valid(), &b.extent(x)[d].valid()) {
                return Err("sizes differ".into());
            }
            x = place_as(b, x, d, &side);
        }
        extent = unknown(b.extent(x));
        args[1 - position] = Arg::Value(x);
    }
    args[position] = Arg::Value(sorted);
    let kwargs = b.plain_kwargs(node)?;
    let dtype = b.declared(node, 0)?.dtype;
    let mut place = b.emit_with(&node.op, args, kwargs, dtype, extent.clone());
    let side = b.extent(sorted)[along].clone();
    if side.is_padded() {
        let last = b.count_as(&side.valid(), dtype);
        place = b.emit("aten.minimum.default", vec![Arg::Value(place), Arg::Value(last)], dtype, extent);
    }
    b.define(node, 0, place)
}

/// `nonzero_static(x, *, size, fill_value)`: of valid elements, the order in the bucket is their own.
fn nonzero_static(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    for d in 0..b.rank(x) {
        x = as_prefix(b, x, d)?;
        x = b.mask(x, d, 0.0);
    }
    let extent = b.declared_extent(node, 0)?;
    let size = Arg::Int(extent[0].size());
    let mut kwargs = Vec::new();
    for (name, arg) in &node.kwargs {
        let arg = if &**name == "size" { size.clone() } else { b.plain(arg)? };
        kwargs.push((std::sync::Arc::clone(name), arg));
    }
    b.keep(node, vec![Arg::Value(x)], kwargs, vec![extent])
}
