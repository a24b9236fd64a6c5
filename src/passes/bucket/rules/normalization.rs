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

/// How many dimensions are normalized over.
fn normalized(b: &Builder, node: &Node, i: usize, x: ValueId) -> Result<usize, Reason> {
    let Some(Arg::List(shape)) = node.args.get(i) else { return Err("no shape to normalize over".into()) };
    let lead = b.rank(x) - shape.len();
    if b.extent(x)[lead..].iter().any(Side::is_padded) {
        return Err("it normalizes over padding".into());
    }
    Ok(lead)
}

/// `native_layer_norm(x, normalized_shape, weight, bias, eps)`
fn layer_norm(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    let lead = normalized(b, node, 1, x)?;
    let args = b.plain_args(node)?;
    let extent = unknown(b.extent(x));
    let statistics: Extent =
        (0..extent.len()).map(|d| if d < lead { extent[d].clone() } else { Side::fixed(1) }).collect();
    b.keep(node, args, Vec::new(), vec![extent, statistics.clone(), statistics])
}

/// `native_layer_norm_backward(grad, x, normalized_shape, mean, rstd, weight, bias, output_mask)`
fn layer_norm_backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 1)?;
    let lead = normalized(b, node, 2, x)?;
    let extent = unknown(b.extent(x));
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

fn only_batch_is_padded(b: &Builder, x: ValueId) -> Result<(), Reason> {
    if b.extent(x)[1..].iter().any(Side::is_padded) {
        return Err("it normalizes over padding".into());
    }
    Ok(())
}

/// `native_group_norm(x, weight, bias, N, C, HxW, group, eps)`
fn group_norm(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    only_batch_is_padded(b, x)?;
    let args = memory_sizes(b, node, 3..6)?;
    let extent = unknown(b.extent(x));
    let groups = b.declared(node, 1)?.dims[1].as_static().ok_or("groups are no number")?;
    let statistics: Extent = [extent[0].clone(), Side::fixed(groups)].into_iter().collect();
    b.keep(node, args, Vec::new(), vec![extent, statistics.clone(), statistics])
}

/// `native_group_norm_backward(grad, x, mean, rstd, weight, N, C, HxW, group, output_mask)`
fn group_norm_backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 1)?;
    only_batch_is_padded(b, x)?;
    let mut args = memory_sizes(b, node, 5..8)?;
    let extent = unknown(b.extent(x));
    for (i, arg) in args.iter_mut().enumerate().take(4) {
        let operand = b.tensor(node, i)?;
        let operand = place_as(b, operand, 0, &extent[0]);
        *arg = Arg::Value(b.mask(operand, 0, 0.0));
    }
    let weights: Extent = [extent[1].clone()].into_iter().collect();
    let extents = gradients(b, node, [extent, weights.clone(), weights]);
    b.keep(node, args, Vec::new(), extents)
}

/// `_native_batch_norm_legit_no_training(x, weight, bias, running_mean, running_var, momentum, eps)`
fn batch_norm_inference(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let x = b.tensor(node, 0)?;
    if b.extent(x)[1].is_padded() {
        return Err("channels are padded".into());
    }
    let args = b.plain_args(node)?;
    let extent = unknown(b.extent(x));
    let rest = (1..node.outputs.len()).map(|i| b.declared_extent(node, i)).collect::<Result<Vec<_>, _>>()?;
    b.keep(node, args, Vec::new(), std::iter::once(extent).chain(rest).collect())
}

/// A vector of channels as it broadcasts over `x`.
fn per_channel(b: &mut Builder, vector: ValueId, x: ValueId, dtype: DType) -> ValueId {
    let side = b.extent(x)[1].clone();
    let vector = place_as(b, vector, 0, &side);
    let vector = b.cast(vector, dtype);
    b.along(vector, 1, b.rank(x))
}

fn elementwise(b: &mut Builder, op: &str, x: ValueId, y: ValueId) -> ValueId {
    let dtype = b.dtype(x);
    let extent = b.broadcast_memory(&[x, y]);
    b.emit(op, vec![Arg::Value(x), Arg::Value(y)], dtype, extent)
}

/// Batch normalization with or without training: `(x, weight, bias, running_mean, running_var, training, momentum, eps)`,
/// and without the running statistics.
fn batch_norm(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let no_stats = node.op.ends_with("no_stats");
    let first = if no_stats { 3 } else { 5 };
    let training = super::flag(node, first);
    let Some(momentum) = float(node, first + 1) else { return Err("momentum is no number".into()) };
    let Some(eps) = float(node, first + 2) else { return Err("eps is no number".into()) };
    let x = b.tensor(node, 0)?;
    let rank = b.rank(x);
    if !training {
        return Err("it normalizes by running statistics in training".into());
    }
    let out = b.declared(node, 0)?.dtype;
    let dtype = accumulator(out);
    let over: Vec<usize> = (0..rank).filter(|d| *d != 1).collect();
    let wide = b.cast(x, dtype);
    let mean = mean_over(b, wide, &over, true);
    let squares = squared_distance(b, wide, mean);
    let variance = mean_over(b, squares, &over, true);
    let eps = b.number(eps, dtype);
    let shifted = elementwise(b, "aten.add.Tensor", variance, eps);
    let extent = b.extent(shifted).clone();
    let rstd = b.emit("aten.rsqrt.default", vec![Arg::Value(shifted)], dtype, extent);
    let centered = elementwise(b, "aten.sub.Tensor", wide, mean);
    let mut y = elementwise(b, "aten.mul.Tensor", centered, rstd);
    for (i, op) in [(1, "aten.mul.Tensor"), (2, "aten.add.Tensor")] {
        if let Some(vector) = b.maybe_tensor(node, i)? {
            let vector = per_channel(b, vector, x, dtype);
            y = elementwise(b, op, y, vector);
        }
    }
    let y = b.cast(y, out);
    b.define(node.outputs[0], y);
    let channels: Extent = [b.extent(x)[1].clone().holding(None)].into_iter().collect();
    let flat = |b: &mut Builder, v: ValueId, i: usize| -> Result<ValueId, Reason> {
        let v = b.reshape(v, channels.clone());
        let declared = b.declared(node, i)?.dtype;
        Ok(b.cast(v, declared))
    };
    for (i, v) in [(1, mean), (2, rstd)] {
        let v = flat(b, v, i)?;
        b.define(node.outputs[i], v);
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
            b.define(node.outputs[3 + i], sum);
        }
    }
    Ok(())
}

fn float(node: &Node, i: usize) -> Option<f64> {
    match node.args.get(i) {
        Some(Arg::Float(x)) => Some(*x),
        Some(Arg::Int(x)) => Some(*x as f64),
        _ => None,
    }
}

/// `native_batch_norm_backward(grad, x, weight, running_mean, running_var, save_mean, save_invstd, train, eps,
/// output_mask)`
fn batch_norm_backward(b: &mut Builder, node: &Node) -> Result<(), Reason> {
    let (grad, x) = (b.tensor(node, 0)?, b.tensor(node, 1)?);
    let rank = b.rank(x);
    if !super::flag(node, 7) {
        return Err("the gradient of normalization by running statistics".into());
    }
    let sides = b.extent(x).clone();
    let mut grad = grad;
    for (d, side) in sides.iter().enumerate() {
        grad = place_as(b, grad, d, side);
    }
    let out = b.dtype(x);
    let dtype = accumulator(out);
    let over: Vec<usize> = (0..rank).filter(|d| *d != 1).collect();
    let (wide, grad) = (b.cast(x, dtype), b.cast(grad, dtype));
    let mean = b.tensor(node, 5)?;
    let rstd = b.tensor(node, 6)?;
    let (mean, rstd) = (per_channel(b, mean, x, dtype), per_channel(b, rstd, x, dtype));
    let centered = elementwise(b, "aten.sub.Tensor", wide, mean);
    let normal = elementwise(b, "aten.mul.Tensor", centered, rstd);
    let product = elementwise(b, "aten.mul.Tensor", grad, normal);
    let grad_bias = sum_over(b, grad, &over, true);
    let grad_weight = sum_over(b, product, &over, true);
    let count = count_over(b, x, &over, dtype);
    let mean_grad = elementwise(b, "aten.div.Tensor", grad_bias, count);
    let mean_product = elementwise(b, "aten.div.Tensor", grad_weight, count);
    let along = elementwise(b, "aten.mul.Tensor", normal, mean_product);
    let apart = elementwise(b, "aten.sub.Tensor", grad, mean_grad);
    let apart = elementwise(b, "aten.sub.Tensor", apart, along);
    let mut grad_x = elementwise(b, "aten.mul.Tensor", apart, rstd);
    if let Some(weight) = b.maybe_tensor(node, 2)? {
        let weight = per_channel(b, weight, x, dtype);
        grad_x = elementwise(b, "aten.mul.Tensor", grad_x, weight);
    }
    let channels: Extent = [sides[1].clone().holding(None)].into_iter().collect();
    for (i, value) in [grad_x, grad_weight, grad_bias].into_iter().enumerate() {
        let Some(old) = node.outputs.get(i).copied() else { continue };
        let Some(declared) = b.old.ty(old).tensor() else { continue };
        let value = if i == 0 { value } else { b.reshape(value, channels.clone()) };
        let value = b.cast(value, declared.dtype);
        b.define(old, value);
    }
    Ok(())
}
