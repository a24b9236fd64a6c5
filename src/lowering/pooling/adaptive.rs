//! Adaptive pooling: windows that divide each spatial dimension as evenly as they can.

use super::flat_positions;
use crate::fx::DType;
use crate::lowering::hlo::Body;
use crate::lowering::reductions::{End, accumulation, mean_over, pick, spread, sum_over};
use crate::lowering::scalar::Scalar;
use crate::lowering::table::{OpDef, many, one};
use crate::lowering::types::Dims;
use crate::lowering::{Call, Hlo, Lower, Val, invalid, unsupported};

pub const OPS: &[OpDef] = &[
    one("aten._adaptive_avg_pool2d.default", _adaptive_avg_pool),
    one("aten._adaptive_avg_pool2d_backward.default", _adaptive_avg_pool_backward),
    one("aten._adaptive_avg_pool3d.default", _adaptive_avg_pool),
    one("aten._adaptive_avg_pool3d_backward.default", _adaptive_avg_pool_backward),
    many("aten.adaptive_max_pool2d.default", adaptive_max_pool),
    many("aten.adaptive_max_pool3d.default", adaptive_max_pool),
];

/// The half-open range of input positions that output position `o` averages.
fn range(o: i64, input: i64, output: i64) -> (i64, i64) {
    (o * input / output, ((o + 1) * input + output - 1) / output)
}

/// The ranges of all output positions, where windows differ in size; they become literals of the program.
fn ranges(input: i64, output: i64) -> Lower<Vec<(i64, i64)>> {
    const LIMIT: i64 = 4096;
    if input > LIMIT || output > LIMIT {
        return unsupported(format!("uneven windows from {input} to {output} positions (at most {LIMIT})"));
    }
    Ok((0..output).map(|o| range(o, input, output)).collect())
}

/// The elements of each range along `dim`, in two dimensions: range and position in it. Ranges shorter than the
/// longest repeat their last element; the second result tells what belongs to a range.
fn take_ranges<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize, ranges: &[(i64, i64)]) -> (Val<'m>, Val<'m>) {
    let widest = ranges.iter().map(|(start, end)| end - start).max().unwrap_or(0);
    let positions = ranges.iter().flat_map(|(start, end)| (0..widest).map(move |k| (start + k, end)));
    let (indices, inside): (Vec<i64>, Vec<i64>) =
        positions.map(|(p, end)| (p.min(end - 1), i64::from(p < *end))).unzip();
    let count = ranges.len() as i64;
    let indices = h.reshape(&h.constant_ints(&indices, DType::I32), &[count, widest]);
    let taken = h.take(x, &indices, dim);
    let inside = h.reshape(&h.constant_ints(&inside, DType::Bool), &[count, widest]);
    let inside = h.broadcast_in_dim(&inside, &taken.dims, &[dim as i64, dim as i64 + 1]);
    (taken, inside)
}

/// Sums ranges of positions along `dim`: position `i` of the result sums `ranges[i]` of `x`.
/// Elements outside a range never enter its sum, so that an infinity stays where it is.
pub(super) fn sum_ranges<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize, ranges: &[(i64, i64)]) -> Val<'m> {
    let of_range = |(start, end): &(i64, i64)| (*start..*end).map(|place| (place, 1.0)).collect();
    if let Some(sums) = h.weighted_sums(x, dim, || ranges.iter().map(of_range).collect()) {
        return sums;
    }
    let (taken, inside) = take_ranges(h, x, dim, ranges);
    let kept = h.select(&inside, &taken, &h.zeros(x.dtype, &taken.dims));
    sum_over(h, &kept, &[dim as i64 + 1])
}

/// `x` divided by the lengths of `ranges` along `dim`.
fn divide_lengths<'m>(h: &Hlo<'m>, x: &Val<'m>, dim: usize, ranges: &[(i64, i64)]) -> Val<'m> {
    let lengths: Vec<i64> = ranges.iter().map(|(start, end)| end - start).collect();
    let lengths = if lengths.windows(2).all(|w| w[0] == w[1]) {
        h.full(Scalar::Int(lengths.first().copied().unwrap_or(1)), x.dtype, &x.dims)
    } else {
        h.broadcast_in_dim(&h.constant_ints(&lengths, x.dtype), &x.dims, &[dim as i64])
    };
    h.divide(x, &lengths)
}

/// `_adaptive_avg_pool2d(self, output_size)`, `_adaptive_avg_pool3d(self, output_size)`
fn _adaptive_avg_pool<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, out) = (call.tensor(0)?, call.out());
    let spatial = call.ints(1)?.len();
    if x.rank() < spatial || out.rank() != x.rank() {
        return invalid("the sizes of input and output do not match");
    }
    let mut y = h.convert(&x, accumulation(x.dtype));
    let lead = x.rank() - spatial;
    for d in lead..x.rank() {
        let (input, output) = (x.dims[d], out.dims[d]);
        if output > 0 && input % output == 0 {
            let mut split: Dims = y.dims[..d].into();
            split.extend([output, input / output]);
            split.extend(y.dims[d + 1..].iter().copied());
            y = mean_over(h, &h.reshape(&y, &split), &[d as i64 + 1]);
        } else {
            let ranges = ranges(input, output)?;
            y = divide_lengths(h, &sum_ranges(h, &y, d, &ranges), d, &ranges);
        }
    }
    Ok(h.convert(&y, out.dtype))
}

/// `_adaptive_avg_pool2d_backward(grad_output, self)`, `_adaptive_avg_pool3d_backward(grad_output, self)`
fn _adaptive_avg_pool_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (grad, x) = (call.tensor(0)?, call.tensor(1)?);
    let spatial = if call.node.op.contains("3d") { 3 } else { 2 };
    let mut y = h.convert(&grad, accumulation(grad.dtype));
    if x.rank() < spatial || grad.rank() != x.rank() {
        return invalid("the sizes of input and gradient do not match");
    }
    for d in x.rank() - spatial..x.rank() {
        let (input, output) = (x.dims[d], grad.dims[d]);
        if output > 0 && input % output == 0 {
            y = divide_lengths(h, &y, d, &[(0, input / output)]);
            let mut split = y.dims.clone();
            split.insert(d + 1, input / output);
            let mut joined = y.dims.clone();
            joined[d] = input;
            y = h.reshape(&spread(h, &y, &split, &[d as i64 + 1]), &joined);
        } else {
            let ranges = ranges(input, output)?;
            y = divide_lengths(h, &y, d, &ranges);
            // The outputs that average a position are neighbours.
            let holds = |i: i64| move |(start, end): &(i64, i64)| *start <= i && i < *end;
            let back: Vec<_> = (0..input)
                .map(|i| {
                    let first = ranges.iter().position(holds(i)).unwrap_or(0) as i64;
                    let last = ranges.iter().rposition(holds(i)).map_or(0, |l| l as i64 + 1);
                    (first, last)
                })
                .collect();
            y = sum_ranges(h, &y, d, &back);
        }
    }
    Ok(h.convert(&y, call.out().dtype))
}

/// `adaptive_max_pool2d(self, output_size)`, `adaptive_max_pool3d(self, output_size)`: values, and the position of each
/// in the flattened spatial dimensions.
fn adaptive_max_pool<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let (x, out) = (call.tensor(0)?, call.declared(0)?);
    let spatial = call.ints(1)?.len();
    if x.rank() < spatial || out.rank() != x.rank() {
        return invalid("the sizes of input and output do not match");
    }
    if !x.dtype.is_float() {
        return unsupported(format!("adaptive pooling of {} numbers", x.dtype));
    }
    let lead = x.rank() - spatial;
    let plane = x.dims[lead..].iter().try_fold(1i64, |n, d| n.checked_mul(*d));
    if plane.is_none_or(|n| n > i64::from(i32::MAX)) {
        return unsupported("more than 2^31 elements in a plane");
    }
    let ones: Dims = x.dims[lead..].iter().map(|_| 1).collect();
    let positions = flat_positions(h, &x.dims, &x.dims[lead..], &ones);
    let last = h.constant_scalar(Scalar::Int(i64::from(i32::MAX)), DType::I32);
    let lowest = End::Max.identity(h, x.dtype);
    // Dimension by dimension: the first of equal elements wins, but the last NaN, as in PyTorch's loop over a window.
    // An element that a short range repeats meets itself.
    let body: Body<'_> = &|h, v| pick(h, v, End::Max, "LT", "GT");
    let (mut values, mut positions) = (x.clone(), positions);
    for d in lead..x.rank() {
        let ranges = ranges(x.dims[d], out.dims[d])?;
        let (taken, _) = take_ranges(h, &values, d, &ranges);
        let (taken_positions, _) = take_ranges(h, &positions, d, &ranges);
        let mut both = h.reduce_many(&[&taken, &taken_positions], &[&lowest, &last], &[d as i64 + 1], body);
        positions = both.pop().expect("two results");
        values = both.pop().expect("two results");
    }
    let indices = call.outs.get(1).cloned().flatten().map(|o| h.convert(&positions, o.dtype));
    Ok(vec![Some(values), indices])
}
