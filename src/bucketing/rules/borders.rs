//! Padding by reflection and by repeating the border, and exchanging space for channels: indices are computed from true
//! sizes.

use super::super::reshape::{as_prefix, place_as, resize};
use super::super::size_facts::{product, sum};
use super::super::{Builder, Extent, Reason, Rule, Side};
use super::batched::batched;
use super::unknown;
use crate::fx::{Arg, DType, Expr, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten.pixel_shuffle.default", pixel_shuffle),
    ("aten.pixel_unshuffle.default", pixel_unshuffle),
    ("aten.reflection_pad1d.default", |b, n| border(b, n, 1, reflected)),
    ("aten.reflection_pad2d.default", |b, n| border(b, n, 2, reflected)),
    ("aten.reflection_pad3d.default", |b, n| border(b, n, 3, reflected)),
    ("aten.replication_pad1d.default", |b, n| border(b, n, 1, nearest)),
    ("aten.replication_pad1d_backward.default", |b, n| replication_backward(b, n, 1)),
    ("aten.replication_pad2d.default", |b, n| border(b, n, 2, nearest)),
    ("aten.replication_pad2d_backward.default", |b, n| replication_backward(b, n, 2)),
    ("aten.replication_pad3d.default", |b, n| border(b, n, 3, nearest)),
    ("aten.replication_pad3d_backward.default", |b, n| replication_backward(b, n, 3)),
];

/// Positions counted from the first element of a dimension of this true size, which may lie outside of it → the
/// positions that they stand for.
type Inside = fn(&mut Builder, ValueId, &Expr) -> ValueId;

fn last(b: &mut Builder, size: &Expr) -> ValueId {
    b.count(&sum(&[size.clone(), Expr::Const(-1)]))
}

fn magnitude(b: &mut Builder, x: ValueId) -> ValueId {
    let extent = b.extent(x).clone();
    b.emit("aten.abs.default", vec![Arg::Value(x)], DType::I32, extent)
}

fn reflected(b: &mut Builder, at: ValueId, size: &Expr) -> ValueId {
    let last = last(b, size);
    let from_start = magnitude(b, at);
    let to_end = b.int("aten.sub.Tensor", last, from_start);
    let to_end = magnitude(b, to_end);
    b.int("aten.sub.Tensor", last, to_end)
}

fn nearest(b: &mut Builder, at: ValueId, size: &Expr) -> ValueId {
    let last = last(b, size);
    let zero = b.number(0.0, DType::I32);
    let at = b.int("aten.maximum.default", at, zero);
    b.int("aten.minimum.default", at, last)
}

/// For each of `size` padded positions, the one in a dimension of true size `valid` that it is read from.
fn sources(b: &mut Builder, size: i64, before: i64, side: &Side, inside: Inside) -> ValueId {
    let places = b.iota(size);
    let before = b.number(before as f64, DType::I32);
    let at = b.int("aten.sub.Tensor", places, before);
    let at = inside(b, at, &side.valid());
    b.clamp(at, side.size())
}

/// The dimensions that are padded, with what is put in front of them, from a list of pairs that begins at the last one.
fn pads(node: &Node, i: usize, rank: usize) -> Result<Vec<(usize, i64)>, Reason> {
    let pad = node.ints(i).ok_or("its padding width is dynamic")?;
    if pad.len() % 2 != 0 || pad.len() / 2 > rank {
        return Err("more dimensions are padded than there are".into());
    }
    let pairs = pad.chunks(2).enumerate().filter(|(_, pair)| pair.iter().any(|p| *p != 0));
    Ok(pairs.map(|(i, pair)| (rank - 1 - i, pair[0])).collect())
}

fn space_is_padded(b: &Builder, x: ValueId, spatial: usize) -> Result<bool, Reason> {
    let lead = b.rank(x).checked_sub(spatial).ok_or("it has too few dimensions")?;
    Ok(b.extent(x)[lead..].iter().any(Side::is_padded))
}

/// `reflection_pad(x, padding)` and `replication_pad(x, padding)`
fn border(b: &mut Builder, node: &Node, spatial: usize, inside: Inside) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    if !space_is_padded(b, x, spatial)? {
        return batched(b, node, &[(0, spatial)]);
    }
    let declared = b.declared_extent(node, 0)?;
    for (at, before) in pads(node, 1, b.rank(x))? {
        x = as_prefix(b, x, at)?;
        let side = b.extent(x)[at].clone();
        let indices = sources(b, declared[at].size(), before, &side, inside);
        x = b.take(x, at, indices, declared[at].clone());
    }
    b.define(node, 0, x)
}

/// `replication_pad_backward(grad, x, padding)`: gradients are added where their elements were read from.
fn replication_backward(b: &mut Builder, node: &Node, spatial: usize) -> Result<(), Reason> {
    let (mut grad, x) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    if !space_is_padded(b, x, spatial)? {
        return batched(b, node, &[(0, spatial), (1, spatial)]);
    }
    let padded = pads(node, 2, b.rank(x))?;
    for at in 0..b.rank(x) {
        if padded.iter().all(|(d, _)| *d != at) {
            let side = b.extent(x)[at].clone();
            grad = place_as(b, grad, at, &side);
        }
    }
    for (at, before) in padded {
        grad = as_prefix(b, grad, at)?;
        grad = b.mask(grad, at, 0.0);
        let side = b.facts.side(&b.extent(x)[at].valid())?;
        let size = b.extent(grad)[at].size();
        let targets = sources(b, size, before, &side, nearest);
        let targets = b.cast(targets, DType::I64);
        let mut extent = unknown(b.extent(grad));
        extent[at] = side;
        let zero = b.number(0.0, b.dtype(grad));
        let zeros = b.expand(zero, extent.clone());
        let args = vec![Arg::Value(zeros), Arg::Int(at as i64), Arg::Value(targets), Arg::Value(grad)];
        let kwargs = vec![("alpha".into(), Arg::Int(1))];
        grad = b.emit_with("aten.index_add.default", args, kwargs, b.dtype(grad), extent);
    }
    b.define(node, 0, grad)
}

/// How often channels go into each spatial dimension, and the number of leading dimensions.
fn factor(b: &Builder, node: &Node, x: ValueId) -> Result<(i64, usize), Reason> {
    let Arg::Int(factor) = node.arg(1) else { return Err("its factor is not an integer".into()) };
    let lead = b.rank(x).checked_sub(3).ok_or("it has too few dimensions")?;
    if b.extent(x)[lead].is_padded() || *factor < 1 {
        return Err("the number of channels varies".into());
    }
    Ok((*factor, lead))
}

/// Dimensions `0..lead` of `x` and these, in this order after reordering the latter.
fn regrouped(
    b: &mut Builder,
    x: ValueId,
    lead: usize,
    split: &[Side],
    order: &[usize],
    joined: &[Side],
) -> ValueId {
    let leading: Extent = b.extent(x)[..lead].iter().cloned().collect();
    let with =
        |sides: &[Side]| -> Extent { unknown(&leading).into_iter().chain(sides.iter().cloned()).collect() };
    let value = b.reshape(x, with(split));
    let reordered: Vec<Side> = order.iter().map(|d| split[*d].clone()).collect();
    let places = (0..lead).chain(order.iter().map(|d| lead + d)).map(|d| Arg::Int(d as i64)).collect();
    let dtype = b.dtype(x);
    let args = vec![Arg::Value(value), Arg::List(places)];
    let value = b.emit("aten.permute.default", args, dtype, with(&reordered));
    b.reshape(value, with(joined))
}

/// `pixel_shuffle(x, r)`: `[…, C·r², H, W]` → `[…, C, H·r, W·r]`
fn pixel_shuffle(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let (r, lead) = factor(b, node, x)?;
    let [channels, height, width] = [0, 1, 2].map(|d| b.extent(x)[lead + d].clone().holding(None));
    if channels.size() % (r * r) != 0 {
        return Err("channels do not fill the pixels".into());
    }
    let (c, times) = (Side::fixed(channels.size() / (r * r)), Side::fixed(r));
    let wider = |side: &Side| Side::of(side.factors.iter().chain(&times.factors).cloned());
    let joined = [c.clone(), wider(&height), wider(&width)];
    let split = [c, times.clone(), times, height, width];
    let made = regrouped(b, x, lead, &split, &[0, 3, 1, 4, 2], &joined);
    b.define(node, 0, made)
}

/// `pixel_unshuffle(x, r)`: `[…, C, H·r, W·r]` → `[…, C·r², H, W]`
fn pixel_unshuffle(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let mut x = b.tensor(node, 0)?;
    let (r, lead) = factor(b, node, x)?;
    let declared = b.declared_extent(node, 0)?;
    let [height, width] = [declared[lead + 1].clone(), declared[lead + 2].clone()];
    for (at, side) in [(lead + 1, &height), (lead + 2, &width)] {
        x = as_prefix(b, x, at)?;
        if !b.facts.same(&b.extent(x)[at].valid(), &product(&[side.valid(), Expr::Const(r)])) {
            return Err("its sizes are no multiples of the factor".into());
        }
        x = resize(b, x, at, side.size() * r);
    }
    let (c, times) = (b.extent(x)[lead].clone(), Side::fixed(r));
    let joined = [Side::fixed(c.size() * r * r), height.clone(), width.clone()];
    let split = [c, height, times.clone(), width, times];
    let made = regrouped(b, x, lead, &split, &[0, 2, 4, 1, 3], &joined);
    b.define(node, 0, made)
}
