//! Pooling over windows that divide a dimension as evenly as they can: which elements a window has follows from the
//! true sizes.

use super::super::reshape::{as_prefix, floor_divide, place_as};
use super::super::{Builder, Extent, Reason, Rule, Side};
use super::batched::batched;
use super::reduction::accumulator;
use super::unknown;
use crate::fx::{Arg, DType, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten._adaptive_avg_pool2d.default", |b, n| average(b, n, 2)),
    ("aten._adaptive_avg_pool2d_backward.default", |b, n| average_backward(b, n, 2)),
    ("aten._adaptive_avg_pool3d.default", |b, n| average(b, n, 3)),
    ("aten._adaptive_avg_pool3d_backward.default", |b, n| average_backward(b, n, 3)),
];

/// Windows along one dimension: whether each has each element (`bool[windows, elements]`), and how many it has.
struct Windows {
    has: ValueId,
    lengths: ValueId,
}

/// Window `o` of `windows` begins at `floor(o * elements / windows)` and ends before
/// `ceil((o + 1) * elements / windows)`.
fn windows(b: &mut Builder, elements: &Side, windows: &Side) -> Result<Windows, Reason> {
    if elements.size().saturating_mul(windows.size() + 1) > i64::from(i32::MAX) {
        return Err("its windows are too many for 32-bit indices".into());
    }
    let (count, parts) = (b.count(&elements.valid()), b.count(&windows.valid()));
    let one = b.number(1.0, DType::I32);
    let at = b.iota(windows.size());
    let start = b.int("aten.mul.Tensor", at, count);
    let start = floor_divide(b, start, parts);
    let next = b.int("aten.add.Tensor", at, one);
    let end = b.int("aten.mul.Tensor", next, count);
    let end = b.int("aten.add.Tensor", end, parts);
    let end = b.int("aten.sub.Tensor", end, one);
    let end = floor_divide(b, end, parts);
    let lengths = b.int("aten.sub.Tensor", end, start);
    let (start, end) = (b.along(start, 0, 2), b.along(end, 0, 2));
    let element = b.iota(elements.size());
    let element = b.along(element, 1, 2);
    let begun = b.binary("aten.ge.Tensor", element, start, DType::Bool);
    let open = b.binary("aten.lt.Tensor", element, end, DType::Bool);
    Ok(Windows { has: b.binary("aten.logical_and.default", begun, open, DType::Bool), lengths })
}

/// Sums, for dimension `at` of `x`, over the elements of each window, or if `elements` is set over the windows of
/// each element.
fn sum(b: &mut Builder, x: ValueId, at: usize, has: ValueId, elements: bool, to: Side) -> ValueId {
    let mut spread = unknown(b.extent(x));
    // [windows, elements] at `at` and behind it.
    spread.insert(at + usize::from(elements), Side::fixed(1));
    let x = b.reshape(x, spread.clone());
    let rank = spread.len();
    let mut shape: Extent = (0..rank).map(|_| Side::fixed(1)).collect();
    for d in 0..2 {
        shape[at + d] = b.extent(has)[d].clone();
        spread[at + d] = shape[at + d].clone();
    }
    let has = b.reshape(has, shape);
    let dtype = b.dtype(x);
    let zero = b.number(0.0, dtype);
    let args = vec![Arg::Value(has), Arg::Value(x), Arg::Value(zero)];
    let chosen = b.emit("aten.where.self", args, dtype, spread.clone());
    spread.remove(at + 1);
    spread[at] = to.holding(None);
    let over = at + usize::from(!elements);
    let args = vec![Arg::Value(chosen), Arg::List(vec![Arg::Int(over as i64)]), Arg::Bool(false)];
    let kwargs = vec![("dtype".into(), Arg::None)];
    b.emit_with("aten.sum.dim_IntList", args, kwargs, dtype, spread)
}

fn divide(b: &mut Builder, x: ValueId, at: usize, lengths: ValueId) -> ValueId {
    let dtype = b.dtype(x);
    let lengths = b.cast(lengths, dtype);
    let lengths = b.along(lengths, at, b.rank(x));
    b.binary("aten.div.Tensor", x, lengths, dtype)
}

fn lead(b: &Builder, x: ValueId, spatial: usize) -> Result<usize, Reason> {
    b.rank(x).checked_sub(spatial).ok_or_else(|| "it has too few dimensions".into())
}

/// `_adaptive_avg_pool(x, output_size)`
fn average(b: &mut Builder, node: &Node, spatial: usize) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let to = b.declared_extent(node, 0)?;
    let lead = lead(b, x, spatial)?;
    if !b.extent(x)[lead..].iter().chain(&to[lead..]).any(Side::is_padded) {
        return batched(b, node, &[(0, spatial)]);
    }
    let out = b.dtype(x);
    let mut y = b.cast(x, accumulator(out));
    for (at, side) in to.iter().enumerate().skip(lead) {
        y = as_prefix(b, y, at)?;
        let elements = b.extent(y)[at].clone();
        let Windows { has, lengths } = windows(b, &elements, side)?;
        y = sum(b, y, at, has, false, side.clone());
        y = divide(b, y, at, lengths);
        let mut extent = unknown(b.extent(y));
        extent[at] = side.clone();
        y = b.reshape(y, extent);
    }
    let y = b.cast(y, out);
    b.define(node, 0, y)
}

/// `_adaptive_avg_pool_backward(grad, x)`
fn average_backward(b: &mut Builder, node: &Node, spatial: usize) -> Result<(), Reason> {
    let (mut grad, x) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    let lead = lead(b, x, spatial)?;
    if !b.extent(x)[lead..].iter().chain(&b.extent(grad)[lead..]).any(Side::is_padded) {
        return batched(b, node, &[(0, spatial), (1, spatial)]);
    }
    for at in 0..lead {
        let side = b.extent(x)[at].clone();
        grad = place_as(b, grad, at, &side);
    }
    let out = b.dtype(grad);
    let mut y = b.cast(grad, accumulator(out));
    for at in lead..b.rank(x) {
        y = as_prefix(b, y, at)?;
        y = b.mask(y, at, 0.0);
        let parts = b.extent(y)[at].clone();
        let elements = b.facts.side(&b.extent(x)[at].valid())?;
        let Windows { has, lengths } = windows(b, &elements, &parts)?;
        y = divide(b, y, at, lengths);
        y = sum(b, y, at, has, true, elements);
    }
    let y = b.cast(y, out);
    b.define(node, 0, y)
}
