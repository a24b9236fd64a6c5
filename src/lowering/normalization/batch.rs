//! Batch normalization. Channels lie along dimension 1.

use super::by_process::Normalized;
use super::{check_parameters, declared, normalization_grad, parameter, reciprocal_deviation};
use crate::fx::DType;
use crate::lowering::reductions::{accumulation, count, mean_over, sum_over, variance};
use crate::lowering::table::{OpDef, many};
use crate::lowering::types::Dims;
use crate::lowering::{Call, Hlo, Lower, Val, invalid, unsupported};

pub const OPS: &[OpDef] = &[
    many("aten._native_batch_norm_legit.default", _native_batch_norm_legit),
    many("aten._native_batch_norm_legit.no_stats", _native_batch_norm_legit_no_stats),
    many("aten._native_batch_norm_legit_functional.default", _native_batch_norm_legit_functional),
    many("aten._native_batch_norm_legit_no_training.default", _native_batch_norm_legit_no_training),
    many("aten.native_batch_norm.default", _native_batch_norm_legit),
    many("aten.native_batch_norm_backward.default", native_batch_norm_backward),
];

/// Every dimension but the channels'.
fn reduced(x: &Val<'_>) -> Dims {
    (0..x.rank() as i64).filter(|d| *d != 1).collect()
}

fn input<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, i: usize) -> Lower<Val<'m>> {
    let x = call.tensor(i)?;
    if x.rank() < 2 {
        return unsupported("an input without channels");
    }
    Ok(h.convert(&x, accumulation(x.dtype)))
}

/// Checks that weight, bias and running statistics, at `positions`, have one type: the input's, or float32 for a
/// narrower input, as eager PyTorch requires.
fn check_types(call: &Call<'_, '_>, positions: &[usize]) -> Lower<()> {
    check_parameters(call, call.tensor(0)?.dtype, positions)?;
    let parameters = positions.iter().map(|i| call.opt_tensor(*i)).collect::<Lower<Vec<_>>>()?;
    let mut types = parameters.iter().flatten().map(|parameter| parameter.dtype);
    match types.next() {
        Some(first) if types.any(|other| other != first) => invalid("parameters of different types"),
        _ => Ok(()),
    }
}

/// `(x - mean) * rstd * weight + bias` with weight and bias at arguments 1 and 2.
fn normalize<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    x: &Val<'m>,
    mean: &Val<'m>,
    rstd: &Val<'m>,
) -> Lower<Val<'m>> {
    let channels = |v: &Val<'m>| h.broadcast_in_dim(v, &x.dims, &[1]);
    let mut y = h.multiply(&h.subtract(x, &channels(mean)), &channels(rstd));
    if let Some(weight) = parameter(h, call, 1, x, &[1])? {
        y = h.multiply(&y, &weight);
    }
    if let Some(bias) = parameter(h, call, 2, x, &[1])? {
        y = h.add(&y, &bias);
    }
    Ok(y)
}

/// As [`normalize`], as one product and one sum, as eager PyTorch computes it for running statistics. For TPU: XLA
/// makes both vectors in one kernel, where it brings each of the four vectors of the other form into a layout by one of
/// its own.
fn scaled_and_shifted<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    x: &Val<'m>,
    mean: &Val<'m>,
    rstd: &Val<'m>,
) -> Lower<Val<'m>> {
    let channels = |v: &Val<'m>| h.broadcast_in_dim(v, &x.dims, &[1]);
    let scale = match parameter(h, call, 1, rstd, &[0])? {
        Some(weight) => h.multiply(rstd, &weight),
        None => rstd.clone(),
    };
    let part = h.multiply(mean, &scale);
    let shift = match parameter(h, call, 2, rstd, &[0])? {
        Some(bias) => h.subtract(&bias, &part),
        None => h.unary("negate", &part),
    };
    Ok(h.add(&h.multiply(x, &channels(&scale)), &channels(&shift)))
}

/// Normalizes by the running statistics at arguments 3 and 4. The saved statistics, which no gradient reads, are empty
/// for tensors of the host, and those of the running statistics for tensors of a device, as the graph declares them.
fn infer<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, eps: f64) -> Lower<[Val<'m>; 3]> {
    check_types(call, &[1, 2, 3, 4])?;
    let x = input(h, call, 0)?;
    let (Some(mean), Some(variance)) = (call.opt_tensor(3)?, call.opt_tensor(4)?) else {
        return unsupported("inference without running statistics");
    };
    let rstd = reciprocal_deviation(h, &h.convert(&variance, x.dtype), eps);
    let mean = h.convert(&mean, x.dtype);
    let y = if h.for_tpu() {
        scaled_and_shifted(h, call, &x, &mean, &rstd)?
    } else {
        normalize(h, call, &x, &mean, &rstd)?
    };
    if call.outs[1].as_ref().is_some_and(|out| out.dims.as_slice() != [0]) {
        return Ok([y, mean, rstd]);
    }
    let empty = h.zeros(x.dtype, &[0]);
    Ok([y, empty.clone(), empty])
}

/// Results of normalization by the batch's own statistics.
struct Trained<'m> {
    y: Val<'m>,
    mean: Val<'m>,
    rstd: Val<'m>,
    /// Divided by the number of elements.
    variance: Val<'m>,
    /// Elements per channel.
    count: i64,
}

/// For bfloat16 on TPUs: variance and mean by the sums of numbers and of their squares, which XLA computes in one pass,
/// or with the convolution that makes the numbers. Rounding to bfloat16 has changed the variance by more than the
/// difference of these sums does: by 2.8e-3 against 1.3e-4 where the mean is 32 deviations. Numbers that bfloat16 holds
/// exactly lose these digits.
fn variance_by_two_sums<'m>(h: &Hlo<'m>, x: &Val<'m>, dims: &[i64]) -> (Val<'m>, Val<'m>) {
    let mean = mean_over(h, x, dims);
    let square = mean_over(h, &h.multiply(x, x), dims);
    let variance = h.subtract(&square, &h.multiply(&mean, &mean));
    (h.maximum(&variance, &h.zeros(variance.dtype, &variance.dims)), mean)
}

fn train<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, eps: f64) -> Lower<Trained<'m>> {
    check_types(call, &[1, 2])?;
    let x = input(h, call, 0)?;
    if let Some(by_process) = by_process(&x)
        && let Some([y, mean, variance]) = by_process.forward(h, call, &x, [1, 2], eps)?
    {
        let rstd = reciprocal_deviation(h, &variance, eps);
        let count = by_process.count();
        return Ok(Trained { y, mean, rstd, variance, count });
    }
    let dims = reduced(&x);
    let (variance, mean) = if h.for_tpu() && call.tensor(0)?.dtype == DType::BF16 {
        variance_by_two_sums(h, &x, &dims)
    } else {
        variance(h, &x, &dims, 0.0)
    };
    let rstd = reciprocal_deviation(h, &variance, eps);
    let y = normalize(h, call, &x, &mean, &rstd)?;
    Ok(Trained { y, mean, rstd, variance, count: count(&x, &dims) })
}

/// How the process normalizes an input. `None` if channels have few elements side by side, of which XLA makes better
/// vectors.
fn by_process(x: &Val<'_>) -> Option<Normalized> {
    const LEAST_LENGTH: i64 = 16;
    let &[samples, channels, ref inner @ ..] = x.dims.as_slice() else { return None };
    // More elements than can be counted are refused later.
    let length = inner.iter().try_fold(1i64, |n, d| n.checked_mul(*d))?;
    let sizes = [samples, channels, 1, length];
    (length >= LEAST_LENGTH).then_some(Normalized { sizes, over_samples: true })
}

/// `_native_batch_norm_legit_no_training(input, weight, bias, running_mean, running_var, momentum, eps)`
fn _native_batch_norm_legit_no_training<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    Ok(declared(h, call, &infer(h, call, call.float(6)?)?))
}

/// `_native_batch_norm_legit(input, weight, bias, running_mean, running_var, training, momentum, eps)`; in
/// training, only without running statistics, which this overload would update in place.
fn _native_batch_norm_legit<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let eps = call.float(7)?;
    if !call.bool(5)? {
        return Ok(declared(h, call, &infer(h, call, eps)?));
    }
    if call.opt_tensor(3)?.is_some() || call.opt_tensor(4)?.is_some() {
        return unsupported("running statistics updated in place");
    }
    let t = train(h, call, eps)?;
    Ok(declared(h, call, &[t.y, t.mean, t.rstd]))
}

/// `_native_batch_norm_legit.no_stats(input, weight, bias, training, momentum, eps)`
fn _native_batch_norm_legit_no_stats<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let t = train(h, call, call.float(5)?)?;
    Ok(declared(h, call, &[t.y, t.mean, t.rstd]))
}

/// `_native_batch_norm_legit_functional(input, weight, bias, running_mean, running_var, training, momentum, eps)`:
/// output, saved mean, saved reciprocal deviation, new running mean, new running variance.
fn _native_batch_norm_legit_functional<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let (running_mean, running_var) = (call.tensor(3)?, call.tensor(4)?);
    let eps = call.float(7)?;
    if !call.bool(5)? {
        let [y, mean, rstd] = infer(h, call, eps)?;
        return Ok(declared(h, call, &[y, mean, rstd, running_mean, running_var]));
    }
    check_types(call, &[1, 2, 3, 4])?;
    let t = train(h, call, eps)?;
    let momentum = call.float(6)?;
    let blend = |old: &Val<'m>, new: &Val<'m>| {
        let old = h.convert(old, new.dtype);
        let kept = h.multiply(&old, &h.full_like(1.0 - momentum, &old));
        h.add(&kept, &h.multiply(new, &h.full_like(momentum, new)))
    };
    let new_mean = blend(&running_mean, &t.mean);
    // Running variances are unbiased; the variance that normalizes is not.
    let correction = t.count as f64 / (t.count - 1) as f64;
    let unbiased = h.multiply(&t.variance, &h.full_like(correction, &t.variance));
    let new_var = blend(&running_var, &unbiased);
    Ok(declared(h, call, &[t.y, t.mean, t.rstd, new_mean, new_var]))
}

/// For CPU: gradients of the input, the weight and the bias by two sums over the batch, of which the others are
/// multiples.
fn trained_gradients<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    grad: &Val<'m>,
    x: &Val<'m>,
    [mean, rstd]: [&Val<'m>; 2],
) -> Lower<[Val<'m>; 3]> {
    let dims = reduced(x);
    let sums = |v: &Val<'m>| match x.rank() {
        2 => sum_over(h, v, &dims),
        // XLA is slow at both in one step.
        _ => sum_over(h, &h.unary("optimization_barrier", &sum_over(h, v, &dims[1..])), &[0]),
    };
    let channels = |v: &Val<'m>| h.broadcast_in_dim(v, &x.dims, &[1]);
    let centered = h.subtract(x, &channels(mean));
    let grad_bias = sums(grad);
    let grad_weight = h.multiply(&sums(&h.multiply(grad, &centered)), rstd);
    let counted = h.full_like(count(x, &dims) as f64, rstd);
    let shift = h.divide(&grad_bias, &counted);
    let along = h.divide(&h.multiply(&grad_weight, rstd), &counted);
    let scale = match parameter(h, call, 2, rstd, &[0])? {
        Some(weight) => h.multiply(rstd, &weight),
        None => rstd.clone(),
    };
    let across = h.subtract(&h.subtract(grad, &channels(&shift)), &h.multiply(&centered, &channels(&along)));
    Ok([h.multiply(&across, &channels(&scale)), grad_weight, grad_bias])
}

/// `native_batch_norm_backward(grad_out, input, weight, running_mean, running_var, save_mean, save_invstd, train,
/// eps, output_mask)`
fn native_batch_norm_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let x = input(h, call, 1)?;
    let grad = h.convert(&call.tensor(0)?, x.dtype);
    let trained = call.bool(7)?;
    let statistic = |i: usize| call.opt_tensor(i).map(|s| s.map(|s| h.convert(&s, x.dtype)));
    let (mean, rstd) = if trained {
        (statistic(5)?, statistic(6)?)
    } else {
        let eps = call.float(8)?;
        (statistic(3)?, statistic(4)?.map(|variance| reciprocal_deviation(h, &variance, eps)))
    };
    let (Some(mean), Some(rstd)) = (mean, rstd) else { return unsupported("missing statistics") };
    if trained
        && let Some(by_process) = by_process(&x)
        && let Some(found) = by_process.gradients(h, call, [&grad, &x], [&mean, &rstd], 2)?
    {
        return Ok(declared(h, call, &found));
    }
    if h.for_cpu() && trained {
        return Ok(declared(h, call, &trained_gradients(h, call, &grad, &x, [&mean, &rstd])?));
    }
    let channels = |v: &Val<'m>| h.broadcast_in_dim(v, &x.dims, &[1]);
    let rstd = channels(&rstd);
    let normalized = h.multiply(&h.subtract(&x, &channels(&mean)), &rstd);
    let dims = reduced(&x);
    let grad_weight = sum_over(h, &h.multiply(&grad, &normalized), &dims);
    let grad_bias = sum_over(h, &grad, &dims);
    let weighted = match parameter(h, call, 2, &x, &[1])? {
        Some(weight) => h.multiply(&grad, &weight),
        None => grad,
    };
    let grad_input = if trained {
        normalization_grad(h, &weighted, &normalized, &rstd, &dims)
    } else {
        h.multiply(&weighted, &rstd)
    };
    Ok(declared(h, call, &[grad_input, grad_weight, grad_bias]))
}
