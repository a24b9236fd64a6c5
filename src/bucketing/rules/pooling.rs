//! Pooling over windows. Padding behind the last element of space holds what changes no window.
//!
//! An index counts in a plane of the true sizes, one that the program makes or reads in a plane as it is in memory.

use super::super::reshape::{as_prefix, floor_divide, place_as, resize};
use super::super::size_facts::product;
use super::super::{Builder, Extent, Reason, Rule, Side};
use super::reduction::accumulator;
use super::{set, unknown};
use crate::fx::{Arg, DType, Expr, Node, ValueId};

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
    let indices = b.new_value(*node.outputs.get(1).ok_or("it has no indices")?)?;
    let counted = recounted(b, indices, &plane, false);
    b.define(node, 1, counted)
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

/// Numbers for each spatial dimension, of which one stands for all.
fn list(node: &Node, i: usize, spatial: usize) -> Result<Option<Vec<i64>>, Reason> {
    let numbers = match node.arg(i) {
        Arg::None => return Ok(None),
        Arg::Int(n) => vec![*n],
        list => list.as_ints().ok_or("its window size is dynamic")?,
    };
    match numbers.len() {
        0 => Ok(None),
        1 => Ok(Some(vec![numbers[0]; spatial])),
        n if n == spatial => Ok(Some(numbers)),
        n => Err(format!("{n} numbers for {spatial} dimensions")),
    }
}

/// How many elements each window counts, as a tensor that broadcasts over what is pooled, if that depends on where
/// the valid elements end. `first` is the position of the kernel's sizes, `rest` that of `ceil_mode`; `pooled` are the
/// dimensions of what is pooled.
fn counts(
    b: &mut Builder,
    node: &Node,
    x: ValueId,
    spatial: usize,
    pooled: &[Side],
) -> Result<Option<ValueId>, Reason> {
    let (first, rest) = if node.op.contains("backward") { (2, 5) } else { (1, 4) };
    let around = space(b, x, spatial)?;
    let padded = around.clone().any(|d| b.extent(x)[d].is_padded());
    let fixed = matches!(node.arg(rest + 2), Arg::Int(_));
    let kernel = list(node, first, spatial)?.ok_or("windows without a size")?;
    let stride = list(node, first + 1, spatial)?.unwrap_or_else(|| kernel.clone());
    let edges = list(node, first + 2, spatial)?.unwrap_or_else(|| vec![0; spatial]);
    let counts_edges = matches!(node.arg(rest + 1), Arg::None | Arg::Bool(true));
    if !padded || fixed || !(node.flag(rest) || (edges.iter().any(|p| *p != 0) && !counts_edges)) {
        return Ok(None);
    }
    let mut counts: Option<ValueId> = None;
    for (i, d) in around.enumerate() {
        let places = b.iota(pooled[d].size());
        let [stride, edge, kernel] = [stride[i], edges[i], kernel[i]].map(|n| b.number(n as f64, DType::I32));
        let start = b.int("aten.mul.Tensor", places, stride);
        let mut start = b.int("aten.sub.Tensor", start, edge);
        let mut end = b.int("aten.add.Tensor", start, kernel);
        let size = b.count(&b.extent(x)[d].valid());
        if counts_edges {
            let size = b.int("aten.add.Tensor", size, edge);
            end = b.int("aten.minimum.default", end, size);
        } else {
            let zero = b.number(0.0, DType::I32);
            start = b.int("aten.maximum.default", start, zero);
            end = b.int("aten.minimum.default", end, size);
        }
        let length = b.int("aten.sub.Tensor", end, start);
        let length = b.along(length, d, b.rank(x));
        counts = Some(counts.map_or(length, |c| b.int("aten.mul.Tensor", c, length)));
    }
    Ok(counts)
}

/// `x` over counts, in the type of `x`.
fn divided(b: &mut Builder, x: ValueId, counts: ValueId) -> ValueId {
    let dtype = b.dtype(x);
    let counts = b.cast(counts, dtype);
    b.binary("aten.div.Tensor", x, counts, dtype)
}

/// `avg_pool(x, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)`
fn average(b: &mut Builder, node: &Node, spatial: usize) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let x = operand(b, x, spatial, Some(0.0))?;
    let extent = pooled(b, node, x, spatial)?;
    let mut args = b.plain_args(node)?;
    let Some(counts) = counts(b, node, x, spatial, &extent)? else {
        args[0] = Arg::Value(x);
        return b.keep(node, args, Vec::new(), vec![extent]);
    };
    let (out, dtype) = (b.dtype(x), accumulator(b.dtype(x)));
    // Sums.
    args[0] = Arg::Value(b.cast(x, dtype));
    set(&mut args, 6, Arg::Int(1));
    let sums = b.emit(&node.op, args, dtype, extent.clone());
    let means = divided(b, sums, counts);
    let means = b.cast(means, out);
    let means = b.reshape(means, extent);
    b.define(node, 0, means)
}

/// `avg_pool_backward(grad, x, kernel_size, stride, padding, ceil_mode, count_include_pad, divisor_override)`
fn average_backward(b: &mut Builder, node: &Node, spatial: usize) -> Result<(), Reason> {
    let (grad, x) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    let x = operand(b, x, spatial, None)?;
    let grad = operand(b, grad, spatial, None)?;
    let mut grad = beside(b, grad, x, spatial)?;
    let mut args = b.plain_args(node)?;
    let extent = unknown(b.extent(x));
    let sides = b.extent(grad).clone();
    let counts = counts(b, node, x, spatial, &sides)?;
    if let Some(counts) = counts {
        grad = b.cast(grad, accumulator(b.dtype(grad)));
        grad = divided(b, grad, counts);
        grad = b.reshape(grad, unknown(&sides));
        set(&mut args, 7, Arg::Int(1));
    }
    grad = operand(b, grad, spatial, Some(0.0))?;
    let (out, dtype) = (b.dtype(x), b.dtype(grad));
    (args[0], args[1]) = (Arg::Value(grad), Arg::Value(b.cast(x, dtype)));
    let made = b.emit(&node.op, args, dtype, extent);
    let made = b.cast(made, out);
    b.define(node, 0, made)
}
