//! Writing at indices. What a padded index writes goes to one more element behind the last, which is cut off again.

use super::super::reshape::{as_prefix, place_as, reshape};
use super::super::size_facts::product;
use super::super::{Builder, Reason, Rule, Side};
use super::indexing::{beside, from_front, index_list, indexed, indices};
use super::{dim, pointwise, set, unknown, views};
use crate::fx::{Arg, DType, Expr, Node, ValueId};
use std::sync::Arc;

pub const RULES: &[(&str, Rule)] = &[
    ("aten.embedding_dense_backward.default", embedding_backward),
    ("aten.index_add.default", slices),
    ("aten.index_put.default", index_put),
    ("aten.masked_scatter.default", masked_scatter),
    ("aten.put.default", put),
    ("aten.scatter.reduce", scatter),
    ("aten.select_scatter.default", select_scatter),
    ("aten.slice_scatter.default", slice_scatter),
];

/// `x` with one more element along `at`.
fn with_room(b: &mut Builder, x: ValueId, at: usize) -> ValueId {
    let mut extent = unknown(b.extent(x));
    extent[at] = Side::fixed(extent[at].size() + 1);
    let mut padding = vec![Arg::Int(0); 2 * extent.len()];
    padding[2 * (extent.len() - 1 - at) + 1] = Arg::Int(1);
    let dtype = b.dtype(x);
    let zero = super::super::builder::literal(0.0, dtype);
    b.emit("aten.constant_pad_nd.default", vec![Arg::Value(x), Arg::List(padding), zero], dtype, extent)
}

/// The written tensor without the additional element.
fn without_room(b: &mut Builder, written: ValueId, at: usize, side: Side) -> ValueId {
    let mut extent = unknown(b.extent(written));
    let size = side.size();
    extent[at] = side.holding(None);
    let dtype = b.dtype(written);
    let args = vec![Arg::Value(written), Arg::Int(at as i64), Arg::Int(0), Arg::Int(size), Arg::Int(1)];
    b.emit("aten.slice.Tensor", args, dtype, extent)
}

/// The indices, of which padded ones name the additional element behind `size` others.
fn send_padding(b: &mut Builder, mut index: ValueId, size: i64) -> ValueId {
    for d in 0..b.rank(index) {
        index = b.mask(index, d, size as f64);
    }
    index
}

/// The node's write to `(x, index, dimension)` with a padded index, the tensor and the index being arguments 0 and 2.
fn write_with_room(
    b: &mut Builder,
    node: &Node,
    (x, index, at): (ValueId, ValueId, usize),
    mut args: Vec<Arg>,
    kwargs: Vec<(Arc<str>, Arg)>,
) -> Result<(), Reason> {
    let side = b.extent(x)[at].clone();
    let room = with_room(b, x, at);
    let index = send_padding(b, index, side.size());
    (args[0], args[2]) = (Arg::Value(room), Arg::Value(index));
    let (dtype, extent) = (b.dtype(room), b.extent(room).clone());
    let written = b.emit_with(&node.op, args, kwargs, dtype, extent);
    let made = without_room(b, written, at, side);
    b.define(node, 0, made)
}

/// `scatter(x, dim, index, src or value, …)`
fn scatter(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (x, index) = (b.tensor(node, 0)?, b.tensor(node, 2)?);
    if b.rank(x) == 0 || b.rank(index) == 0 {
        return Err("a tensor of rank 0 is written to".into());
    }
    let at = dim(node, 1, b.rank(x))?;
    let x = as_prefix(b, x, at)?;
    let x = beside(b, x, index, at)?;
    let mut args = b.plain_args(node)?;
    if let Some(&Arg::Value(mut src)) = args.get(3) {
        for d in 0..b.rank(src) {
            let (own, side) = (b.extent(src)[d].clone(), b.extent(index)[d].clone());
            if b.facts.same(&own.valid(), &side.valid()) {
                src = place_as(b, src, d, &side);
            } else if !own.is_prefix() || !side.is_prefix() || own.size() < side.size() {
                return Err("an index is smaller than its source, and padded in another way".into());
            }
        }
        args[3] = Arg::Value(src);
    }
    let kwargs = b.plain_kwargs(node)?;
    if !b.is_padded(index) {
        let extent = unknown(b.extent(x));
        args[0] = Arg::Value(x);
        return b.keep(node, args, kwargs, vec![extent]);
    }
    write_with_room(b, node, (x, index, at), args, kwargs)
}

/// `index_add(x, dim, index, source, …)` and the like: whole slices.
fn slices(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (x, index) = (b.tensor(node, 0)?, b.tensor(node, 2)?);
    if b.rank(x) == 0 || b.rank(index) != 1 {
        return Err("a tensor of rank 0 is written to".into());
    }
    let at = dim(node, 1, b.rank(x))?;
    let x = as_prefix(b, x, at)?;
    let index = as_prefix(b, index, 0)?;
    let mut args = b.plain_args(node)?;
    if let Some(&Arg::Value(mut source)) = args.get(3) {
        let sides = b.extent(x).clone();
        for (d, side) in sides.iter().enumerate().take(b.rank(source)) {
            let side = if d == at { b.extent(index)[0].clone() } else { side.clone() };
            source = place_as(b, source, d, &side);
        }
        args[3] = Arg::Value(source);
    }
    if &*node.op == "aten.index_fill.int_Scalar" && b.extent(x)[at].is_padded() {
        return Err("its indices may count from the end of a padded dimension".into());
    }
    let kwargs = b.plain_kwargs(node)?;
    if !b.is_padded(index) {
        let extent = unknown(b.extent(x));
        (args[0], args[2]) = (Arg::Value(x), Arg::Value(index));
        return b.keep(node, args, kwargs, vec![extent]);
    }
    if &*node.op == "aten.index_fill.int_Scalar" {
        return Err("the number of indices varies".into());
    }
    write_with_room(b, node, (x, index, at), args, kwargs)
}

/// `index_put(x, indices, values, accumulate)`
fn index_put(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    let (mut found, grid) = indices(b, node, &mut x)?;
    let (extent, _) = indexed(b, x, &found, &grid);
    let mut values = b.tensor(node, 2)?;
    let lead = extent.len().checked_sub(b.rank(values)).ok_or("more values than places")?;
    for d in 0..b.rank(values) {
        if b.extent(values)[d].fixed_size() != Some(1) {
            values = place_as(b, values, d, &extent[lead + d]);
        }
    }
    let accumulate = Arg::Bool(node.flag(3));
    if !grid.iter().any(Side::is_padded) {
        let to = unknown(b.extent(x));
        let args = vec![Arg::Value(x), index_list(&found), Arg::Value(values), accumulate];
        return b.keep(node, args, Vec::new(), vec![to]);
    }
    // The first index alone decides whether a write counts; it has to have all dimensions of the grid.
    let at = found.iter().position(Option::is_some).ok_or("no index")?;
    let side = b.extent(x)[at].clone();
    let mut first = found[at].ok_or("no index")?;
    if !side.is_padded() {
        // The dimension becomes one longer below.
        first = from_front(b, first, &side);
    }
    let full = b.expand(first, grid.clone());
    let sent = send_padding(b, full, side.size());
    found[at] = Some(sent);
    let room = with_room(b, x, at);
    let (dtype, to) = (b.dtype(room), b.extent(room).clone());
    let args = vec![Arg::Value(room), index_list(&found), Arg::Value(values), accumulate];
    let written = b.emit(&node.op, args, dtype, to);
    let made = without_room(b, written, at, side);
    b.define(node, 0, made)
}

/// `embedding_dense_backward(grad, indices, num_weights, padding_idx, scale_grad_by_freq)`
fn embedding_backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (mut grad, mut indices) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    if node.flag(4) {
        return Err("`scale_grad_by_freq` is not supported with dynamic sizes".into());
    }
    for d in 0..b.rank(indices) {
        let side = b.side(grad, d)?;
        indices = place_as(b, indices, d, &side);
        grad = b.mask(grad, d, 0.0);
    }
    // Whatever a padded index is, it gets 0; it only must be one.
    for d in 0..b.rank(indices) {
        indices = b.mask(indices, d, 0.0);
    }
    let declared = b.declared_extent(node, 0)?;
    let mut args = b.plain_args(node)?;
    (args[0], args[1]) = (Arg::Value(grad), Arg::Value(indices));
    set(&mut args, 2, Arg::Int(declared[0].size()));
    let columns = b.extent(grad)[b.rank(grad) - 1].clone().holding(None);
    let mut extent = declared;
    extent[1] = columns;
    b.keep(node, args, Vec::new(), vec![extent])
}

/// `x` where `inside` says no along `at`, elsewhere `other`.
fn choose(b: &mut Builder, inside: ValueId, at: usize, other: ValueId, x: ValueId) -> ValueId {
    let inside = b.along(inside, at, b.rank(x));
    let (dtype, extent) = (b.dtype(x), unknown(b.extent(x)));
    b.emit("aten.where.self", vec![Arg::Value(inside), Arg::Value(other), Arg::Value(x)], dtype, extent)
}

/// `select_scatter(x, src, dim, index)`
fn select_scatter(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (mut x, mut src) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    let at = dim(node, 2, b.rank(x))?;
    x = as_prefix(b, x, at)?;
    let mut extent = b.extent(src).clone();
    extent.insert(at, Side::fixed(1));
    src = b.reshape(src, extent);
    for d in (0..b.rank(x)).filter(|d| *d != at) {
        let side = b.extent(x)[d].clone();
        src = place_as(b, src, d, &side);
    }
    let index = views::index(b, node.arg(3), &b.extent(x)[at].valid())?;
    let size = b.extent(x)[at].size();
    let places = b.iota(size);
    let index = b.count(&index);
    let here = b.binary("aten.eq.Tensor", places, index, DType::Bool);
    let made = choose(b, here, at, src, x);
    b.define(node, 0, made)
}

/// `slice_scatter(x, src, dim, start, end, step)`
fn slice_scatter(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (mut x, mut src) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    let at = dim(node, 2, b.rank(x))?;
    x = as_prefix(b, x, at)?;
    src = as_prefix(b, src, at)?;
    for d in (0..b.rank(x)).filter(|d| *d != at) {
        let side = b.extent(x)[d].clone();
        src = place_as(b, src, d, &side);
    }
    let start = views::bound(b, node.arg(3), &b.extent(x)[at].valid(), crate::fx::Expr::Const(0))?;
    if !matches!(node.arg(5), Arg::None | Arg::Int(1)) {
        return Err("it writes with a step".into());
    }
    let (size, length) = (b.extent(x)[at].size(), b.extent(src)[at].clone());
    let places = b.iota(size);
    let start = b.count(&start);
    let offset = b.int("aten.sub.Tensor", places, start);
    let zero = b.number(0.0, DType::I32);
    let after = b.binary("aten.ge.Tensor", offset, zero, DType::Bool);
    let count = b.count(&length.valid());
    let before = b.binary("aten.lt.Tensor", offset, count, DType::Bool);
    let inside = b.binary("aten.logical_and.default", after, before, DType::Bool);
    let indices = b.clamp(offset, length.size());
    let side = b.extent(x)[at].clone();
    let spread = b.take(src, at, indices, side.holding(None));
    let made = choose(b, inside, at, spread, x);
    b.define(node, 0, made)
}

/// The valid elements of a tensor as one row.
fn row(b: &mut Builder, x: ValueId) -> Result<ValueId, Reason> {
    let sizes: Vec<Expr> = b.extent(x).iter().map(Side::valid).collect();
    let row = reshape(b, x, &[product(&sizes)])?;
    as_prefix(b, row, 0)
}

/// `put(x, index, source, accumulate)`: indices count in the row of all valid elements.
fn put(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (x, index, source) = (b.tensor(node, 0)?, b.tensor(node, 1)?, b.tensor(node, 2)?);
    let declared = b.declared_sizes(node, 0)?;
    let (x, mut index, source) = (row(b, x)?, row(b, index)?, row(b, source)?);
    let places = b.extent(index)[0].clone();
    if !b.facts.same(&places.valid(), &b.extent(source)[0].valid()) {
        return Err("as many numbers as indices are written".into());
    }
    let source = place_as(b, source, 0, &places);
    let side = b.extent(x)[0].clone();
    let (dtype, extent) = (b.dtype(index), unknown(b.extent(index)));
    let size = b.count_as(&side.valid(), dtype);
    let from_end =
        b.emit("aten.add.Tensor", vec![Arg::Value(index), Arg::Value(size)], dtype, extent.clone());
    let zero = b.number(0.0, dtype);
    let negative =
        b.emit("aten.lt.Tensor", vec![Arg::Value(index), Arg::Value(zero)], DType::Bool, extent.clone());
    let args = vec![Arg::Value(negative), Arg::Value(from_end), Arg::Value(index)];
    index = b.emit("aten.where.self", args, dtype, extent);
    let room = with_room(b, x, 0);
    let index = send_padding(b, index, side.size());
    let accumulate = Arg::Bool(node.flag(3));
    let (dtype, extent) = (b.dtype(room), b.extent(room).clone());
    let args = vec![Arg::Value(room), Arg::Value(index), Arg::Value(source), accumulate];
    let written = b.emit(&node.op, args, dtype, extent);
    let written = without_room(b, written, 0, side);
    let made = reshape(b, written, &declared)?;
    b.define(node, 0, made)
}

/// `masked_scatter(x, mask, source)`: padding takes nothing from the source, whose valid elements come in order.
fn masked_scatter(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (mut x, mut mask, source) = (b.tensor(node, 0)?, b.tensor(node, 1)?, b.tensor(node, 2)?);
    let extent = pointwise::meet(b, &mut [&mut x, &mut mask])?;
    let x = b.expand(x, extent.clone());
    let mut mask = b.expand(mask, extent.clone());
    for d in 0..extent.len() {
        mask = b.mask(mask, d, 0.0);
    }
    let source = row(b, source)?;
    b.keep(node, vec![Arg::Value(x), Arg::Value(mask), Arg::Value(source)], Vec::new(), vec![extent])
}
