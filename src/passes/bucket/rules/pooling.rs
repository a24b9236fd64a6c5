//! Pooling over windows. Padding behind the last element of space holds what changes no window.
//!
//! An index counts in a plane of the true sizes, one that the program makes or reads in a plane as it is in memory.

use super::super::facts::product;
use super::super::reshape::{as_prefix, floor_divide, place_as, resize};
use super::super::{Builder, Extent, Reason, Rule, Side};
use super::{flag, unknown};
use crate::fx::{Arg, Expr, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten.avg_pool2d.default", |b, n| average(b, n, 2)),
    ("aten.avg_pool2d_backward.default", |b, n| average_backward(b, n, 2)),
    ("aten.avg_pool3d.default", |b, n| average(b, n, 3)),
    ("aten.avg_pool3d_backward.default", |b, n| average_backward(b, n, 3)),
    ("aten.max_pool2d_with_indices.default", |b, n| maximum(b, n, 2)),
    ("aten.max_pool2d_with_indices_backward.default", |b, n| maximum_backward(b, n, 2)),
    ("aten.max_pool3d_with_indices.default", |b, n| maximum(b, n, 3)),
    ("aten.max_pool3d_with_indices_backward.default", |b, n| maximum_backward(b, n, 3)),
];

/// The spatial dimensions, the last ones.
fn space(b: &Builder, x: ValueId, spatial: usize) -> Result<std::ops::Range<usize>, Reason> {
    let rank = b.rank(x);
    Ok(rank.checked_sub(spatial).ok_or("it has too few dimensions")?..rank)
}

/// A tensor with spatial dimensions as large in memory as their sizes are in the bucket, and `number` in what is
/// padding there.
fn operand(b: &mut Builder, mut x: ValueId, spatial: usize, number: Option<f64>) -> Result<ValueId, Reason> {
    for d in space(b, x, spatial)? {
        x = as_prefix(b, x, d)?;
        let size = b.facts.size(&b.extent(x)[d].valid())?;
        x = resize(b, x, d, size);
        if let Some(number) = number {
            x = b.mask(x, d, number);
        }
    }
    Ok(x)
}

/// The extent of what is pooled from `x`.
fn pooled(b: &Builder, node: &Node, x: ValueId, spatial: usize) -> Result<Extent, Reason> {
    let mut extent = unknown(b.extent(x));
    let declared = b.declared_extent(node, 0)?;
    for d in space(b, x, spatial)? {
        extent[d] = declared[d].clone();
    }
    Ok(extent)
}

/// Brings the dimensions in front of space to the places where `x` has them.
fn beside(b: &mut Builder, mut value: ValueId, x: ValueId, spatial: usize) -> Result<ValueId, Reason> {
    if b.rank(value) != b.rank(x) {
        return Err("a gradient has another rank than its tensor".into());
    }
    for d in 0..space(b, x, spatial)?.start {
        let side = b.extent(x)[d].clone();
        value = place_as(b, value, d, &side);
    }
    Ok(value)
}

/// `max_pool_with_indices(x, kernel_size, stride, padding, dilation, ceil_mode)`
fn maximum(b: &mut Builder, node: &Node, spatial: usize) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let x = operand(b, x, spatial, Some(f64::NEG_INFINITY))?;
    let extent = pooled(b, node, x, spatial)?;
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent.clone(), extent])?;
    let plane: Vec<Side> = space(b, x, spatial)?.map(|d| b.extent(x)[d].clone()).collect();
    let indices = b.new_value(node.outputs[1])?;
    let counted = recounted(b, indices, &plane, false);
    b.define(node.outputs[1], counted);
    Ok(())
}

/// `max_pool_with_indices_backward(grad, x, kernel_size, stride, padding, dilation, ceil_mode, indices)`
fn maximum_backward(b: &mut Builder, node: &Node, spatial: usize) -> Result<(), Reason> {
    let (grad, x, indices) = (b.tensor(node, 0)?, b.tensor(node, 1)?, b.tensor(node, 7)?);
    let x = operand(b, x, spatial, None)?;
    let grad = operand(b, grad, spatial, Some(0.0))?;
    let indices = operand(b, indices, spatial, None)?;
    let (grad, indices) = (beside(b, grad, x, spatial)?, beside(b, indices, x, spatial)?);
    let plane: Vec<Side> = space(b, x, spatial)?.map(|d| b.extent(x)[d].clone()).collect();
    let indices = recounted(b, indices, &plane, true);
    let mut args = b.plain_args(node)?;
    (args[0], args[1], args[7]) = (Arg::Value(grad), Arg::Value(x), Arg::Value(indices));
    let extent = unknown(b.extent(x));
    b.keep(node, args, Vec::new(), vec![extent])
}

/// Row-major indices in a plane as it is in memory as those in one of true sizes, or the other way round.
fn recounted(b: &mut Builder, indices: ValueId, plane: &[Side], to_memory: bool) -> ValueId {
    // The size of the outermost dimension weighs nothing, and one in front of which all have size 1 neither.
    let first = plane.iter().position(|side| side.fixed_size() != Some(1)).unwrap_or(plane.len());
    if !plane.iter().skip(first + 1).any(Side::is_padded) {
        return indices;
    }
    let dtype = b.dtype(indices);
    let size = |side: &Side, memory: bool| if memory { Expr::Const(side.size()) } else { side.valid() };
    let mut left = indices;
    let mut weight = Expr::Const(1);
    let mut sum: Option<ValueId> = None;
    for (i, side) in plane.iter().enumerate().rev() {
        let mut digit = left;
        if i > 0 {
            let by = b.count_as(&size(side, !to_memory), dtype);
            digit = b.binary("aten.remainder.Tensor", left, by, dtype);
            let quotient = floor_divide(b, left, by);
            left = quotient;
        }
        if weight != Expr::Const(1) {
            let by = b.count_as(&weight, dtype);
            digit = b.binary("aten.mul.Tensor", digit, by, dtype);
        }
        sum = Some(sum.map_or(digit, |s| b.binary("aten.add.Tensor", s, digit, dtype)));
        weight = product(&[weight, size(side, to_memory)]);
    }
    sum.unwrap_or(indices)
}

/// Whether each valid window counts as many elements as it does without padding. `first` is the position of the
/// kernel's sizes, `rest` that of `ceil_mode`.
fn counts_stay(b: &Builder, node: &Node, x: ValueId, spatial: usize) -> Result<(), Reason> {
    let (first, rest) = if node.op.contains("backward") { (2, 5) } else { (1, 4) };
    let padded = space(b, x, spatial)?.any(|d| b.extent(x)[d].is_padded());
    let fixed = matches!(node.args.get(rest + 2), Some(Arg::Int(_)));
    if !padded || fixed {
        return Ok(());
    }
    let edges = match node.args.get(first + 2) {
        None | Some(Arg::None) => false,
        Some(Arg::Int(p)) => *p != 0,
        Some(list) => crate::passes::site::ints(list).is_none_or(|p| p.iter().any(|p| *p != 0)),
    };
    let counts_edges = matches!(node.args.get(rest + 1), None | Some(Arg::None | Arg::Bool(true)));
    if flag(node, rest) || (edges && !counts_edges) {
        return Err("the last window counts only the elements that there are".into());
    }
    Ok(())
}

/// `avg_pool(x, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)`
fn average(b: &mut Builder, node: &Node, spatial: usize) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    counts_stay(b, node, x, spatial)?;
    let x = operand(b, x, spatial, Some(0.0))?;
    let extent = pooled(b, node, x, spatial)?;
    let mut args = b.plain_args(node)?;
    args[0] = Arg::Value(x);
    b.keep(node, args, Vec::new(), vec![extent])
}

/// `avg_pool_backward(grad, x, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)`
fn average_backward(b: &mut Builder, node: &Node, spatial: usize) -> Result<(), Reason> {
    let (grad, x) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    counts_stay(b, node, x, spatial)?;
    let x = operand(b, x, spatial, None)?;
    let grad = operand(b, grad, spatial, Some(0.0))?;
    let grad = beside(b, grad, x, spatial)?;
    let mut args = b.plain_args(node)?;
    (args[0], args[1]) = (Arg::Value(grad), Arg::Value(x));
    let extent = unknown(b.extent(x));
    b.keep(node, args, Vec::new(), vec![extent])
}
