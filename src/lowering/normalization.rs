//! Layer, group and weight normalization. Batch normalization is in [`batch`].
//!
//! Types narrower than float32 are computed in float32 and rounded once at the end, as PyTorch does on CPU.

pub mod batch;
pub mod by_process;

use self::by_process::Normalized;
use super::reductions::{accumulation, count, mean_over, spread, sum_over, sums_of_rounded, variance};
use super::table::{OpDef, many};
use super::types::Dims;
use super::{Call, Hlo, Lower, Val, invalid};
use crate::fx::DType;

pub const OPS: &[OpDef] = &[
    many("aten._weight_norm_interface_backward.default", _weight_norm_interface_backward),
    many("aten.native_group_norm.default", native_group_norm),
    many("aten.native_group_norm_backward.default", native_group_norm_backward),
    many("aten.native_layer_norm.default", native_layer_norm),
    many("aten.native_layer_norm_backward.default", native_layer_norm_backward),
];

/// Results in the declared sizes and types; what is not declared is left out.
fn declared<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, results: &[Val<'m>]) -> Vec<Option<Val<'m>>> {
    let fit = |(r, out): (&Val<'m>, &Option<super::types::Shape>)| {
        out.as_ref().map(|out| h.convert(&h.reshape(r, &out.dims), out.dtype))
    };
    results.iter().zip(call.outs).map(fit).collect()
}

/// `1 / sqrt(variance + eps)`
fn reciprocal_deviation<'m>(h: &Hlo<'m>, variance: &Val<'m>, eps: f64) -> Val<'m> {
    h.unary("rsqrt", &h.add(variance, &h.full_like(eps, variance)))
}

/// The operand's trailing dimensions as many as the list at argument `i` has, and the leading ones.
fn split_dims(call: &Call<'_, '_>, i: usize, rank: usize) -> Lower<(Dims, Dims)> {
    let normalized = call.ints(i)?.len();
    if normalized > rank {
        return invalid(format!("normalization over {normalized} dimensions of a tensor of rank {rank}"));
    }
    let split = (rank - normalized) as i64;
    Ok(((0..split).collect(), (split..rank as i64).collect()))
}

/// An optional parameter at argument `i`, in `like`'s type, spread over dimensions `dims` of `like`.
fn parameter<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    i: usize,
    like: &Val<'m>,
    dims: &[i64],
) -> Lower<Option<Val<'m>>> {
    let parameter = call.opt_tensor(i)?;
    Ok(parameter.map(|p| h.broadcast_in_dim(&h.convert(&p, like.dtype), &like.dims, dims)))
}

/// Checks that arguments `positions` have the input's type, or float32 for a narrower input, as eager PyTorch requires.
fn check_parameters(call: &Call<'_, '_>, input: DType, positions: &[usize]) -> Lower<()> {
    let allowed = if input.is_float() && input.size() < 4 { [input, DType::F32] } else { [input; 2] };
    for i in positions {
        if let Some(parameter) = call.opt_tensor(*i)?
            && !allowed.contains(&parameter.dtype)
        {
            return invalid(format!("a parameter of type {} for an input of type {input}", parameter.dtype));
        }
    }
    Ok(())
}

/// For TPU: variance and mean over the last dimension of bfloat16 numbers. The squares of distances are rounded to
/// bfloat16, which moves their mean by less than its last digit.
fn rounded_moments<'m>(h: &Hlo<'m>, input: &Val<'m>) -> (Val<'m>, Val<'m>) {
    let last = [input.rank() as i64 - 1];
    let mean_of = |x: &Val<'m>| {
        let sums = sums_of_rounded(h, x);
        h.divide(&sums, &h.full_like(count(input, &last) as f64, &sums))
    };
    let mean = mean_of(input);
    let x = h.convert(input, mean.dtype);
    let centered = h.subtract(&x, &spread(h, &mean, &x.dims, &last));
    (mean_of(&h.multiply(&centered, &centered)), mean)
}

/// How the process normalizes a layer's input.
fn layer(x: &Val<'_>, outer: &[i64], inner: &[i64]) -> Normalized {
    Normalized { sizes: [count(x, outer), 1, count(x, inner), 1], over_samples: false }
}

/// `native_layer_norm(input, normalized_shape, weight, bias, eps)`: output, mean, reciprocal deviation.
fn native_layer_norm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let input = call.tensor(0)?;
    check_parameters(call, input.dtype, &[2, 3])?;
    let x = h.convert(&input, accumulation(input.dtype));
    let (outer, inner) = split_dims(call, 1, x.rank())?;
    let eps = call.float(4)?;
    let by_process = layer(&input, &outer, &inner);
    if let Some([y, mean, variance]) = by_process.forward(h, call, &x, [2, 3], eps)? {
        return Ok(declared(h, call, &[y, mean, reciprocal_deviation(h, &variance, eps)]));
    }
    let (variance, mean) = if h.for_tpu() && input.dtype == DType::BF16 && inner.len() == 1 {
        rounded_moments(h, &input)
    } else {
        variance(h, &x, &inner, 0.0)
    };
    let rstd = reciprocal_deviation(h, &variance, eps);
    let centered = h.subtract(&x, &spread(h, &mean, &x.dims, &inner));
    let mut y = h.multiply(&centered, &spread(h, &rstd, &x.dims, &inner));
    if let Some(weight) = parameter(h, call, 2, &y, &inner)? {
        y = h.multiply(&y, &weight);
    }
    if let Some(bias) = parameter(h, call, 3, &y, &inner)? {
        y = h.add(&y, &bias);
    }
    Ok(declared(h, call, &[y, mean, rstd]))
}

/// The gradient of `(x - mean) * rstd` over `dims` with respect to `x`, given `grad` with respect to the result
/// `normalized`; `rstd` has the sizes of `grad`.
fn normalization_grad<'m>(
    h: &Hlo<'m>,
    grad: &Val<'m>,
    normalized: &Val<'m>,
    rstd: &Val<'m>,
    dims: &[i64],
) -> Val<'m> {
    let mean = spread(h, &mean_over(h, grad, dims), &grad.dims, dims);
    let projection = mean_over(h, &h.multiply(grad, normalized), dims);
    let along = h.multiply(normalized, &spread(h, &projection, &grad.dims, dims));
    h.multiply(&h.subtract(&h.subtract(grad, &mean), &along), rstd)
}

/// `native_layer_norm_backward(grad_out, input, normalized_shape, mean, rstd, weight, bias, output_mask)`
fn native_layer_norm_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let input = call.tensor(1)?;
    let x = h.convert(&input, accumulation(input.dtype));
    let grad = h.convert(&call.tensor(0)?, x.dtype);
    let (outer, inner) = split_dims(call, 2, x.rank())?;
    let by_process = layer(&input, &outer, &inner);
    let statistics = [&call.tensor(3)?, &call.tensor(4)?];
    if let Some(found) = by_process.gradients(h, call, [&grad, &x], statistics, 5)? {
        return Ok(declared(h, call, &found));
    }
    let statistic = |i: usize| {
        let s = h.convert(&call.tensor(i)?, x.dtype);
        let sizes: Dims = outer.iter().map(|d| x.dims[*d as usize]).collect();
        Ok(spread(h, &h.reshape(&s, &sizes), &x.dims, &inner))
    };
    let (mean, rstd) = (statistic(3)?, statistic(4)?);
    let normalized = h.multiply(&h.subtract(&x, &mean), &rstd);
    let weighted = match parameter(h, call, 5, &x, &inner)? {
        Some(weight) => h.multiply(&grad, &weight),
        None => grad.clone(),
    };
    let grad_input = normalization_grad(h, &weighted, &normalized, &rstd, &inner);
    let grad_weight = sum_over(h, &h.multiply(&grad, &normalized), &outer);
    Ok(declared(h, call, &[grad_input, grad_weight, sum_over(h, &grad, &outer)]))
}

/// Batch, channels and the rest of an input of group normalization, grouped: `[N, groups, C / groups, HxW]`.
fn grouped<'m>(h: &Hlo<'m>, x: &Val<'m>, groups: i64) -> Lower<Val<'m>> {
    let &[batch, channels, ..] = x.dims.as_slice() else {
        return invalid(format!("{}, which has no channels", x.shape()));
    };
    if groups < 1 || channels % groups != 0 {
        return invalid(format!("{channels} channels in {groups} groups"));
    }
    let rest: i64 = x.dims[2..].iter().product();
    Ok(h.reshape(x, &[batch, groups, channels / groups, rest]))
}

/// How the process normalizes a grouped input.
fn of_groups(x: &Val<'_>) -> Normalized {
    Normalized { sizes: [x.dims[0], x.dims[1], x.dims[2], x.dims[3]], over_samples: false }
}

/// A per-channel parameter at argument `i` spread over a grouped input.
fn channel_parameter<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    i: usize,
    like: &Val<'m>,
) -> Lower<Option<Val<'m>>> {
    let Some(p) = call.opt_tensor(i)? else { return Ok(None) };
    let p = h.reshape(&h.convert(&p, like.dtype), &like.dims[1..3]);
    Ok(Some(h.broadcast_in_dim(&p, &like.dims, &[1, 2])))
}

/// `native_group_norm(input, weight, bias, N, C, HxW, group, eps)`: output, mean, reciprocal deviation.
fn native_group_norm<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let input = call.tensor(0)?;
    check_parameters(call, input.dtype, &[1, 2])?;
    let x = grouped(h, &h.convert(&input, accumulation(input.dtype)), call.int(6)?)?;
    let eps = call.float(7)?;
    if let Some([y, mean, variance]) = of_groups(&x).forward(h, call, &x, [1, 2], eps)? {
        return Ok(declared(h, call, &[y, mean, reciprocal_deviation(h, &variance, eps)]));
    }
    let inner = [2, 3];
    let (variance, mean) = variance(h, &x, &inner, 0.0);
    let rstd = reciprocal_deviation(h, &variance, eps);
    let centered = h.subtract(&x, &spread(h, &mean, &x.dims, &inner));
    let mut y = h.multiply(&centered, &spread(h, &rstd, &x.dims, &inner));
    if let Some(weight) = channel_parameter(h, call, 1, &y)? {
        y = h.multiply(&y, &weight);
    }
    if let Some(bias) = channel_parameter(h, call, 2, &y)? {
        y = h.add(&y, &bias);
    }
    Ok(declared(h, call, &[y, mean, rstd]))
}

/// `native_group_norm_backward(grad_out, input, mean, rstd, weight, N, C, HxW, group, output_mask)`
fn native_group_norm_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let input = call.tensor(1)?;
    let groups = call.int(8)?;
    let x = grouped(h, &h.convert(&input, accumulation(input.dtype)), groups)?;
    let grad = grouped(h, &h.convert(&call.tensor(0)?, x.dtype), groups)?;
    let statistic = |i: usize| Ok(h.reshape(&h.convert(&call.tensor(i)?, x.dtype), &x.dims[..2]));
    let statistics = [&statistic(2)?, &statistic(3)?];
    if let Some(found) = of_groups(&x).gradients(h, call, [&grad, &x], statistics, 4)? {
        return Ok(declared(h, call, &found));
    }
    let spread_statistic = |i: usize| Ok(spread(h, &statistic(i)?, &x.dims, &[2, 3]));
    let (mean, rstd) = (spread_statistic(2)?, spread_statistic(3)?);
    let normalized = h.multiply(&h.subtract(&x, &mean), &rstd);
    let weighted = match channel_parameter(h, call, 4, &x)? {
        Some(weight) => h.multiply(&grad, &weight),
        None => grad.clone(),
    };
    let grad_input = normalization_grad(h, &weighted, &normalized, &rstd, &[2, 3]);
    let outer = [0, 3];
    let grad_weight = sum_over(h, &h.multiply(&grad, &normalized), &outer);
    Ok(declared(h, call, &[grad_input, grad_weight, sum_over(h, &grad, &outer)]))
}

/// `_weight_norm_interface_backward(grad_w, saved_v, saved_g, saved_norms, dim)`: the gradients of a direction `v` and
/// of its length `g`, where the weight is `g * v / norm(v)` with norms over all dimensions but `dim`.
fn _weight_norm_interface_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let (grad, v) = (call.tensor(0)?, call.tensor(1)?);
    let (g, norms) = (call.tensor(2)?, call.tensor(3)?);
    let kept = call.dim(4, v.rank())?;
    let dtype = accumulation(v.dtype);
    let sizes = [v.dims[kept]];
    if grad.dims != v.dims || [&g, &norms].iter().any(|x| x.numel() != sizes[0]) {
        return invalid("a direction, its gradient and its lengths do not fit");
    }
    let (grad, v) = (h.convert(&grad, dtype), h.convert(&v, dtype));
    let [g, norms] = [&g, &norms].map(|x| h.reshape(&h.convert(x, dtype), &sizes));
    let others: Dims = (0..v.rank() as i64).filter(|d| *d != kept as i64).collect();
    let along = sum_over(h, &h.multiply(&grad, &v), &others);
    let grad_g = h.divide(&along, &norms);
    let spread = |x: &Val<'m>| h.broadcast_in_dim(x, &v.dims, &[kept as i64]);
    let share = h.divide(&grad_g, &norms);
    let across = h.subtract(&grad, &h.multiply(&v, &spread(&share)));
    let grad_v = h.multiply(&spread(&h.divide(&g, &norms)), &across);
    Ok(declared(h, call, &[grad_v, grad_g]))
}
