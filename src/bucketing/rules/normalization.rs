//! Normalization. Statistics over padded dimensions are computed from valid elements and their true number.

use super::super::reshape::place_as;
use super::super::{Builder, Extent, Reason, Rule, Side};
use super::reduction::{accumulator, count_over, mean_over, squared_distance, sum_over};
use super::unknown;
use crate::fx::{Arg, DType, Node, ValueId};

pub const RULES: &[(&str, Rule)] = &[
    ("aten._native_batch_norm_legit.default", batch_norm),
    ("aten._native_batch_norm_legit.no_stats", batch_norm),
    ("aten._native_batch_norm_legit_functional.default", batch_norm),
    ("aten._native_batch_norm_legit_no_training.default", batch_norm_inference),
    ("aten.native_batch_norm_backward.default", batch_norm_backward),
    ("aten.native_group_norm.default", group_norm),
    ("aten.native_group_norm_backward.default", group_norm_backward),
    ("aten.native_layer_norm.default", layer_norm),
    ("aten.native_layer_norm_backward.default", layer_norm_backward),
];

/// The mean and what follows from it, over the valid elements of some dimensions, which are kept with size 1.
struct Statistics {
    mean: ValueId,
    variance: ValueId,
    /// `1 / sqrt(variance + eps)`
    rstd: ValueId,
    /// `(x - mean) * rstd`
    normalized: ValueId,
}

fn statistics(b: &mut Builder, x: ValueId, over: &[usize], eps: f64) -> Statistics {
    let mean = mean_over(b, x, over, true);
    let squares = squared_distance(b, x, mean);
    let variance = mean_over(b, squares, over, true);
    let rstd = reciprocal_deviation(b, variance, eps);
    Statistics { mean, variance, rstd, normalized: normalize(b, x, mean, rstd) }
}

fn reciprocal_deviation(b: &mut Builder, variance: ValueId, eps: f64) -> ValueId {
    let dtype = b.dtype(variance);
    let eps = b.number(eps, dtype);
    let shifted = elementwise(b, "aten.add.Tensor", variance, eps);
    let extent = b.extent(shifted).clone();
    b.emit("aten.rsqrt.default", vec![Arg::Value(shifted)], dtype, extent)
}

fn normalize(b: &mut Builder, x: ValueId, mean: ValueId, rstd: ValueId) -> ValueId {
    let centered = elementwise(b, "aten.sub.Tensor", x, mean);
    elementwise(b, "aten.mul.Tensor", centered, rstd)
}

/// The gradient with respect to `x` of `normalized`, where `grad` is with respect to that.
fn through_statistics(
    b: &mut Builder,
    grad: ValueId,
    normalized: ValueId,
    rstd: ValueId,
    over: &[usize],
) -> ValueId {
    let mean = mean_over(b, grad, over, true);
    let product = elementwise(b, "aten.mul.Tensor", grad, normalized);
    let projection = mean_over(b, product, over, true);
    let along = elementwise(b, "aten.mul.Tensor", normalized, projection);
    let apart = elementwise(b, "aten.sub.Tensor", grad, mean);
    let apart = elementwise(b, "aten.sub.Tensor", apart, along);
    elementwise(b, "aten.mul.Tensor", apart, rstd)
}

/// Defines those outputs that are declared: `values` under these extents, in the declared types.
fn finish(
    b: &mut Builder,
    node: &Node,
    values: impl IntoIterator<Item = (ValueId, Extent)>,
) -> Result<(), Reason> {
    for (i, (old, (value, extent))) in node.outputs.iter().zip(values).enumerate() {
        let Some(declared) = b.old.ty(*old).tensor() else { continue };
        let value = b.reshape(value, extent);
        let value = b.cast(value, declared.dtype);
        b.define(node, i, value)?;
    }
    Ok(())
}

/// The first of the dimensions that are normalized over: as many of the last ones as a shape has.
fn first_normalized(b: &Builder, node: &Node, i: usize, x: ValueId) -> Result<usize, Reason> {
    let Arg::List(shape) = node.arg(i) else { return Err("no shape to normalize over".into()) };
    b.rank(x).checked_sub(shape.len()).ok_or_else(|| "it normalizes over too many dimensions".into())
}

fn ones(extent: &[Side], from: usize) -> Extent {
    (0..extent.len()).map(|d| if d < from { extent[d].clone() } else { Side::fixed(1) }).collect()
}

/// A parameter with the sizes of the dimensions of `x` from `lead` on.
fn trailing(b: &mut Builder, mut parameter: ValueId, x: ValueId, lead: usize) -> ValueId {
    for d in lead..b.rank(x) {
        let side = b.extent(x)[d].clone();
        parameter = place_as(b, parameter, d - lead, &side);
    }
    let dtype = b.dtype(x);
    b.cast(parameter, dtype)
}

/// `native_layer_norm(x, normalized_shape, weight, bias, eps)`
fn layer_norm(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let lead = first_normalized(b, node, 1, x)?;
    let extent = unknown(b.extent(x));
    let of_rows = ones(&extent, lead);
    if !extent[lead..].iter().any(Side::is_padded) {
        let args = b.plain_args(node)?;
        return b.keep(node, args, Vec::new(), vec![extent, of_rows.clone(), of_rows]);
    }
    let eps = float(node, 4).ok_or("`eps` is not a number")?;
    let dtype = accumulator(b.dtype(x));
    let x = b.cast(x, dtype);
    let over: Vec<usize> = (lead..extent.len()).collect();
    let Statistics { mean, rstd, normalized: mut y, .. } = statistics(b, x, &over, eps);
    for (i, op) in [(2, "aten.mul.Tensor"), (3, "aten.add.Tensor")] {
        if let Some(parameter) = b.maybe_tensor(node, i)? {
            let parameter = trailing(b, parameter, x, lead);
            y = elementwise(b, op, y, parameter);
        }
    }
    finish(b, node, [(y, extent), (mean, of_rows.clone()), (rstd, of_rows)])
}

/// `native_layer_norm_backward(grad, x, normalized_shape, mean, rstd, weight, bias, output_mask)`
fn layer_norm_backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 1)?;
    let lead = first_normalized(b, node, 2, x)?;
    let extent = unknown(b.extent(x));
    if extent[lead..].iter().any(Side::is_padded) {
        return padded_layer_norm_backward(b, node, x, lead);
    }
    let mut args = b.plain_args(node)?;
    for i in [0, 1, 3, 4] {
        let mut operand = b.tensor(node, i)?;
        for d in 0..lead {
            operand = place_as(b, operand, d, &extent[d]);
            // Rows are summed for the gradients of weight and bias.
            operand = b.mask(operand, d, 0.0);
        }
        args[i] = Arg::Value(operand);
    }
    let weights = unknown(&extent[lead..]);
    let extents = gradients(b, node, [extent, weights.clone(), weights]);
    b.keep(node, args, Vec::new(), extents)
}

/// Variant in which a normalized dimension is padded.
fn padded_layer_norm_backward(b: &mut Builder, node: &Node, x: ValueId, lead: usize) -> Result<(), Reason> {
    let extent = unknown(b.extent(x));
    let dtype = accumulator(b.dtype(x));
    let x = b.cast(x, dtype);
    let (mut grad, mut mean, mut rstd) = (b.tensor(node, 0)?, b.tensor(node, 3)?, b.tensor(node, 4)?);
    for (d, side) in extent.iter().enumerate() {
        grad = place_as(b, grad, d, side);
        if d < lead {
            (mean, rstd) = (place_as(b, mean, d, side), place_as(b, rstd, d, side));
        }
    }
    let [grad, mean, rstd] = [grad, mean, rstd].map(|v| b.cast(v, dtype));
    let normalized = normalize(b, x, mean, rstd);
    let weighted = match b.maybe_tensor(node, 5)? {
        Some(weight) => {
            let weight = trailing(b, weight, x, lead);
            elementwise(b, "aten.mul.Tensor", grad, weight)
        }
        None => grad,
    };
    let over: Vec<usize> = (lead..extent.len()).collect();
    let of_x = through_statistics(b, weighted, normalized, rstd, &over);
    let product = elementwise(b, "aten.mul.Tensor", grad, normalized);
    let rows: Vec<usize> = (0..lead).collect();
    let (of_weight, of_bias) = (sum_over(b, product, &rows, false), sum_over(b, grad, &rows, false));
    let weights = unknown(&extent[lead..]);
    finish(b, node, [(of_x, extent), (of_weight, weights.clone()), (of_bias, weights)])
}

/// The extents of those outputs that are tensors.
fn gradients(b: &Builder, node: &Node, all: [Extent; 3]) -> Vec<Extent> {
    let present = |i: &usize| node.outputs.get(*i).is_some_and(|v| b.old.ty(*v).tensor().is_some());
    (0..3).filter(present).map(|i| all[i].clone()).collect()
}

/// Sizes given as arguments become those in memory.
fn memory_sizes(b: &Builder, node: &Node, positions: std::ops::Range<usize>) -> Result<Vec<Arg>, Reason> {
    let size = |(i, arg): (usize, &Arg)| match arg {
        Arg::Sym(e) if positions.contains(&i) => Ok(Arg::Int(b.facts.size(e)?)),
        other => b.plain(other),
    };
    node.args.iter().enumerate().map(size).collect()
}

/// Whether batch alone is padded. Channels must not be.
fn only_batch_is_padded(b: &Builder, x: ValueId) -> Result<bool, Reason> {
    if b.extent(x).get(1).is_none_or(Side::is_padded) {
        return Err("the number of channels varies".into());
    }
    Ok(!b.extent(x)[2..].iter().any(Side::is_padded))
}

/// A tensor of batch, channels and space as `[batch, groups, channels / groups, space…]`.
fn in_groups(b: &mut Builder, x: ValueId, groups: i64) -> Result<ValueId, Reason> {
    let mut extent = b.extent(x).clone();
    let channels = b.side(x, 1)?.size();
    if groups < 1 || channels % groups != 0 {
        return Err(format!("{channels} channels in {groups} groups"));
    }
    extent[1] = Side::fixed(groups);
    extent.insert(2, Side::fixed(channels / groups));
    Ok(b.reshape(x, extent))
}

/// A vector of channels, or a matrix of batch and groups, as it broadcasts over what [`in_groups`] gives.
fn over_groups(b: &mut Builder, value: ValueId, x: ValueId) -> ValueId {
    let like = b.extent(x).clone();
    let mut extent: Extent = like.iter().map(|_| Side::fixed(1)).collect();
    let mut value = value;
    if b.rank(value) == 1 {
        (extent[1], extent[2]) = (like[1].clone(), like[2].clone());
    } else {
        value = place_as(b, value, 0, &like[0]);
        (extent[0], extent[1]) = (like[0].clone().holding(None), like[1].clone());
    }
    let dtype = b.dtype(x);
    let value = b.cast(value, dtype);
    b.reshape(value, extent)
}

/// `native_group_norm(x, weight, bias, N, C, HxW, group, eps)`
fn group_norm(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let groups = b.declared(node, 1)?.dims[1].as_static().ok_or("`groups` is not an integer")?;
    let extent = unknown(b.extent(x));
    let of_groups: Extent = [extent[0].clone(), Side::fixed(groups)].into_iter().collect();
    if only_batch_is_padded(b, x)? {
        let args = memory_sizes(b, node, 3..6)?;
        return b.keep(node, args, Vec::new(), vec![extent, of_groups.clone(), of_groups]);
    }
    let eps = float(node, 7).ok_or("`eps` is not a number")?;
    let dtype = accumulator(b.dtype(x));
    let x = b.cast(x, dtype);
    let x = in_groups(b, x, groups)?;
    let over: Vec<usize> = (2..b.rank(x)).collect();
    let Statistics { mean, rstd, normalized: mut y, .. } = statistics(b, x, &over, eps);
    for (i, op) in [(1, "aten.mul.Tensor"), (2, "aten.add.Tensor")] {
        if let Some(vector) = b.maybe_tensor(node, i)? {
            let vector = over_groups(b, vector, x);
            y = elementwise(b, op, y, vector);
        }
    }
    finish(b, node, [(y, extent), (mean, of_groups.clone()), (rstd, of_groups)])
}

/// `native_group_norm_backward(grad, x, mean, rstd, weight, N, C, HxW, group, output_mask)`
fn group_norm_backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 1)?;
    let extent = unknown(b.extent(x));
    let channels: Extent = [extent[1].clone()].into_iter().collect();
    if only_batch_is_padded(b, x)? {
        let mut args = memory_sizes(b, node, 5..8)?;
        for (i, arg) in args.iter_mut().enumerate().take(4) {
            let operand = b.tensor(node, i)?;
            let operand = place_as(b, operand, 0, &extent[0]);
            *arg = Arg::Value(b.mask(operand, 0, 0.0));
        }
        let extents = gradients(b, node, [extent, channels.clone(), channels]);
        return b.keep(node, args, Vec::new(), extents);
    }
    let Arg::Int(groups) = node.arg(8) else { return Err("`groups` is not an integer".into()) };
    let mut grad = b.tensor(node, 0)?;
    for (d, side) in extent.iter().enumerate() {
        grad = place_as(b, grad, d, side);
    }
    let dtype = accumulator(b.dtype(x));
    let (x, grad) = (b.cast(x, dtype), b.cast(grad, dtype));
    let (x, grad) = (in_groups(b, x, *groups)?, in_groups(b, grad, *groups)?);
    let (mean, rstd) = (b.tensor(node, 2)?, b.tensor(node, 3)?);
    let (mean, rstd) = (over_groups(b, mean, x), over_groups(b, rstd, x));
    let normalized = normalize(b, x, mean, rstd);
    let weighted = match b.maybe_tensor(node, 4)? {
        Some(weight) => {
            let weight = over_groups(b, weight, x);
            elementwise(b, "aten.mul.Tensor", grad, weight)
        }
        None => grad,
    };
    let inner: Vec<usize> = (2..b.rank(x)).collect();
    let of_x = through_statistics(b, weighted, normalized, rstd, &inner);
    let product = elementwise(b, "aten.mul.Tensor", grad, normalized);
    let outer: Vec<usize> = (0..b.rank(x)).filter(|d| *d != 1 && *d != 2).collect();
    let (of_weight, of_bias) = (sum_over(b, product, &outer, false), sum_over(b, grad, &outer, false));
    finish(b, node, [(of_x, extent), (of_weight, channels.clone()), (of_bias, channels)])
}

/// `_native_batch_norm_legit_no_training(x, weight, bias, running_mean, running_var, momentum, eps)`
fn batch_norm_inference(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    if b.side(x, 1)?.is_padded() {
        return Err("the number of channels varies".into());
    }
    let args = b.plain_args(node)?;
    let extent = unknown(b.extent(x));
    let rest = (1..node.outputs.len()).map(|i| b.declared_extent(node, i)).collect::<Result<Vec<_>, _>>()?;
    b.keep(node, args, Vec::new(), std::iter::once(extent).chain(rest).collect())
}

/// A vector of channels as it broadcasts over `x`.
fn per_channel(b: &mut Builder, vector: ValueId, x: ValueId, dtype: DType) -> Result<ValueId, Reason> {
    let side = b.side(x, 1)?;
    let vector = place_as(b, vector, 0, &side);
    let vector = b.cast(vector, dtype);
    Ok(b.along(vector, 1, b.rank(x)))
}

fn elementwise(b: &mut Builder, op: &str, x: ValueId, y: ValueId) -> ValueId {
    let dtype = b.dtype(x);
    let extent = b.broadcast_memory(&[x, y]);
    b.emit(op, vec![Arg::Value(x), Arg::Value(y)], dtype, extent)
}

/// Batch normalization with or without training:
/// `(x, weight, bias, running_mean, running_var, training, momentum, eps)`, and without the running statistics.
fn batch_norm(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let no_stats = node.op.ends_with("no_stats");
    let first = if no_stats { 3 } else { 5 };
    let training = node.flag(first);
    let Some(momentum) = float(node, first + 1) else { return Err("`momentum` is not a number".into()) };
    let Some(eps) = float(node, first + 2) else { return Err("`eps` is not a number".into()) };
    let x = b.tensor(node, 0)?;
    let rank = b.rank(x);
    if !training {
        return Err("it normalizes by running statistics in training".into());
    }
    let out = b.declared(node, 0)?.dtype;
    let dtype = accumulator(out);
    let over: Vec<usize> = (0..rank).filter(|d| *d != 1).collect();
    let wide = b.cast(x, dtype);
    let Statistics { mean, variance, rstd, normalized: mut y } = statistics(b, wide, &over, eps);
    for (i, op) in [(1, "aten.mul.Tensor"), (2, "aten.add.Tensor")] {
        if let Some(vector) = b.maybe_tensor(node, i)? {
            let vector = per_channel(b, vector, x, dtype)?;
            y = elementwise(b, op, y, vector);
        }
    }
    let y = b.cast(y, out);
    b.define(node, 0, y)?;
    let channels: Extent = [b.extent(x)[1].clone().holding(None)].into_iter().collect();
    let flat = |b: &mut Builder, v: ValueId, i: usize| -> Result<ValueId, Reason> {
        let v = b.reshape(v, channels.clone());
        let declared = b.declared(node, i)?.dtype;
        Ok(b.cast(v, declared))
    };
    for (i, v) in [(1, mean), (2, rstd)] {
        let v = flat(b, v, i)?;
        b.define(node, i, v)?;
    }
    if node.outputs.len() == 5 {
        // The running variance is that of a sample: one less than the number of elements divides it.
        let count = count_over(b, x, &over, dtype);
        let one = b.number(1.0, dtype);
        let less = b.binary("aten.sub.Tensor", count, one, dtype);
        let ratio = b.binary("aten.div.Tensor", count, less, dtype);
        let unbiased = elementwise(b, "aten.mul.Tensor", variance, ratio);
        for (i, (running, new)) in [(3, mean), (4, unbiased)].into_iter().enumerate() {
            let Some(running) = b.maybe_tensor(node, running)? else { continue };
            let running = place_as(b, running, 0, &channels[0]);
            let running = b.cast(running, dtype);
            let new = b.reshape(new, channels.clone());
            let keep = b.number(1.0 - momentum, dtype);
            let take = b.number(momentum, dtype);
            let kept = elementwise(b, "aten.mul.Tensor", running, keep);
            let taken = elementwise(b, "aten.mul.Tensor", new, take);
            let sum = elementwise(b, "aten.add.Tensor", kept, taken);
            let declared = b.declared(node, 3 + i)?.dtype;
            let sum = b.cast(sum, declared);
            b.define(node, 3 + i, sum)?;
        }
    }
    Ok(())
}

fn float(node: &Node, i: usize) -> Option<f64> {
    match node.arg(i) {
        Arg::Float(x) => Some(*x),
        Arg::Int(x) => Some(*x as f64),
        _ => None,
    }
}

/// `native_batch_norm_backward(grad, x, weight, running_mean, running_var, save_mean, save_invstd, train, eps,
/// output_mask)`
fn batch_norm_backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (grad, x) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    let rank = b.rank(x);
    let sides = b.extent(x).clone();
    let mut grad = grad;
    for (d, side) in sides.iter().enumerate() {
        grad = place_as(b, grad, d, side);
    }
    let dtype = accumulator(b.dtype(x));
    let over: Vec<usize> = (0..rank).filter(|d| *d != 1).collect();
    let (wide, grad) = (b.cast(x, dtype), b.cast(grad, dtype));
    let training = node.flag(7);
    let (mean, spread) = if training { (5, 6) } else { (3, 4) };
    let (mean, spread) = (b.tensor(node, mean)?, b.tensor(node, spread)?);
    let (mean, spread) = (per_channel(b, mean, x, dtype)?, per_channel(b, spread, x, dtype)?);
    let rstd = if training {
        spread
    } else {
        let eps = float(node, 8).ok_or("`eps` is not a number")?;
        reciprocal_deviation(b, spread, eps)
    };
    let normalized = normalize(b, wide, mean, rstd);
    let product = elementwise(b, "aten.mul.Tensor", grad, normalized);
    let (of_weight, of_bias) = (sum_over(b, product, &over, true), sum_over(b, grad, &over, true));
    let mut of_x = if training {
        through_statistics(b, grad, normalized, rstd, &over)
    } else {
        elementwise(b, "aten.mul.Tensor", grad, rstd)
    };
    if let Some(weight) = b.maybe_tensor(node, 2)? {
        let weight = per_channel(b, weight, x, dtype)?;
        of_x = elementwise(b, "aten.mul.Tensor", of_x, weight);
    }
    let channels: Extent = [sides[1].clone().holding(None)].into_iter().collect();
    finish(b, node, [(of_x, unknown(&sides)), (of_weight, channels.clone()), (of_bias, channels)])
}
