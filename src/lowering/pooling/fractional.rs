//! Fractional maximum pooling: windows whose starts are drawn at random.

use super::scatter_planes;
use crate::fx::DType;
use crate::lowering::hlo::Body;
use crate::lowering::indexing::gather_along;
use crate::lowering::reductions::{End, pick};
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, many, one};
use crate::lowering::types::{Dims, Shape};
use crate::lowering::{Call, Hlo, Lower, Val, invalid, unsupported};

pub const OPS: &[OpDef] = &[
    many("aten.fractional_max_pool2d.default", fractional_max_pool),
    one("aten.fractional_max_pool2d_backward.default", |h, c| fractional_max_pool_backward(h, c, 2)),
    many("aten.fractional_max_pool3d.default", fractional_max_pool),
    one("aten.fractional_max_pool3d_backward.default", |h, c| fractional_max_pool_backward(h, c, 3)),
];

/// Where each window begins along one dimension, `[planes, output]` as int32. `sample` is a number in [0, 1) for each
/// plane; the last window ends at the end.
fn starts<'m>(h: &Hlo<'m>, sample: &Val<'m>, input: i64, output: i64, kernel: i64) -> Val<'m> {
    let dims = [sample.dims[0], output];
    let end = h.full(Scalar::Int(input - kernel), DType::I32, &dims);
    if output == 1 {
        return end;
    }
    let step = (input - kernel) as f64 / (output - 1) as f64;
    let number = |x: f64| h.full(Scalar::Float(x), sample.dtype, &dims);
    let sample = h.broadcast_in_dim(sample, &dims, &[0]);
    let index = h.iota(sample.dtype, &dims, 1);
    let reach = h.unary("floor", &h.multiply(&h.add(&index, &sample), &number(step)));
    let origin = h.unary("floor", &h.multiply(&sample, &number(step)));
    let start = h.convert(&h.subtract(&reach, &origin), DType::I32);
    let last =
        h.compare("EQ", &h.iota(DType::I32, &dims, 1), &h.full(Scalar::Int(output - 1), DType::I32, &dims));
    h.select(&last, &end, &start)
}

/// `fractional_max_pool2d(self, kernel_size, output_size, random_samples)`, and the same in three dimensions: values
/// and their positions in the flattened spatial dimensions.
fn fractional_max_pool<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let (x, kernel, output) = (call.tensor(0)?, call.ints(1)?, call.ints(2)?);
    let (samples, spatial) = (call.tensor(3)?, kernel.len());
    let Some(lead) = x.rank().checked_sub(spatial) else { return invalid("too few dimensions to pool") };
    let input = &x.dims[lead..];
    let fits = |d: usize| output[d] > 0 && kernel[d] > 0 && kernel[d] <= input[d];
    let planes = x.dims[..lead].iter().try_fold(1i64, |n, d| n.checked_mul(*d));
    let plane = input.iter().try_fold(1i64, |n, d| n.checked_mul(*d)).filter(|n| *n <= i64::from(i32::MAX));
    let (Some(planes), Some(plane)) = (planes, plane) else {
        return unsupported("more than 2^31 elements in a plane");
    };
    let numbers = planes.checked_mul(spatial as i64);
    if spatial == 0 || output.len() != spatial || !(0..spatial).all(fits) || Some(samples.numel()) != numbers
    {
        return invalid(format!("windows of {kernel:?} to {output:?} over {input:?}"));
    }
    if planes == 0 {
        let empty = |out: &Option<Shape>| out.as_ref().map(|out| h.zeros(out.dtype, &out.dims));
        return Ok(call.outs.iter().map(empty).collect());
    }
    // In two dimensions PyTorch's first sample is for the last dimension, in three for the first.
    let samples = h.reshape(&samples, &[planes, spatial as i64]);
    let mut dims: Dims = [planes].into_iter().chain(output.iter().copied()).collect();
    dims.extend(kernel.iter().copied());
    if dims.iter().try_fold(1i64, |n, d| n.checked_mul(*d)).is_none() {
        return invalid("too many windows");
    }
    let mut positions = h.zeros(DType::I32, &dims);
    for d in 0..spatial {
        let column = if spatial == 2 { 1 - d } else { d } as i64;
        let sample = h.reshape(&h.slice_dim(&samples, 1, column, column + 1, 1), &[planes]);
        let start = starts(h, &sample, input[d], output[d], kernel[d]);
        let start = h.broadcast_in_dim(&start, &dims, &[0, 1 + d as i64]);
        let at = h.add(&start, &h.iota(DType::I32, &dims, 1 + spatial + d));
        let stride: i64 = input[d + 1..].iter().product();
        positions = h.add(&positions, &h.multiply(&at, &h.full(Scalar::Int(stride), DType::I32, &dims)));
    }
    let flat = h.reshape(&positions, &[planes, positions.numel() / planes.max(1)]);
    let values = gather_along(h, &h.reshape(&x, &[planes, plane]), &flat, 1);
    let values = h.reshape(&values, &dims);
    let window: Dims = (1 + spatial as i64..1 + 2 * spatial as i64).collect();
    let last = h.constant_scalar(Scalar::Int(i64::from(i32::MAX)), DType::I32);
    // The first of equal elements wins, but the last NaN.
    let body: Body<'_> = &|h, v| pick(h, v, End::Max, "LT", "GT");
    let lowest = End::Max.identity(h, x.dtype);
    let found = h.reduce_many(&[&values, &positions], &[&lowest, &last], &window, body);
    let finish = |(value, out): (&Val<'m>, &Option<Shape>)| {
        out.as_ref().map(|out| h.convert(&h.reshape(value, &out.dims), out.dtype))
    };
    Ok(found.iter().zip(call.outs).map(finish).collect())
}

/// `fractional_max_pool2d_backward(grad_output, self, kernel_size, output_size, indices)`
fn fractional_max_pool_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, spatial: usize) -> Lower<Val<'m>> {
    let (grad, x) = (call.tensor(0)?, call.tensor(1)?);
    if x.rank() < spatial || grad.rank() != x.rank() {
        return invalid("the sizes of input and gradient do not match");
    }
    Ok(scatter_planes(h, call, &grad, &x, &call.tensor(4)?, spatial))
}
