//! Convolutions over one to three spatial dimensions, plain and transposed, and their gradients.

mod cpu;

use super::hlo::ConvolutionDims;
use super::reductions::{accumulation, sum_over};
use super::table::{OpDef, many, one};
use super::types::{Dims, Shape};
use super::{Call, Hlo, Lower, Val, invalid, unsupported};

pub const OPS: &[OpDef] = &[
    one("aten.convolution.default", convolution),
    many("aten.convolution_backward.default", convolution_backward),
];

/// The numbers of a convolution, one per spatial dimension.
struct Geometry {
    stride: Dims,
    padding: Dims,
    dilation: Dims,
    transposed: bool,
    groups: i64,
    /// Sizes of the window.
    kernel: Dims,
}

impl Geometry {
    /// Reads `stride, padding, dilation, transposed, output_padding, groups` from argument `first` on.
    fn read(call: &Call<'_, '_>, first: usize, weight: &Val<'_>) -> Lower<Geometry> {
        let kernel: Dims = weight.dims[2.min(weight.rank())..].into();
        let list = |i: usize| {
            let values = call.ints(i)?;
            match values.len() {
                n if n == kernel.len() => Ok(values),
                1 => Ok(kernel.iter().map(|_| values[0]).collect()),
                n => invalid(format!("{n} numbers for {} spatial dimensions", kernel.len())),
            }
        };
        let geometry = Geometry {
            stride: list(first)?,
            padding: list(first + 1)?,
            dilation: list(first + 2)?,
            transposed: call.bool(first + 3)?,
            groups: call.int(first + 5)?,
            kernel,
        };
        geometry.check()?;
        Ok(geometry)
    }

    /// Refuses what makes no window, and numbers whose products would overflow.
    fn check(&self) -> Lower<()> {
        const LARGEST: i64 = i32::MAX as i64;
        let within = |list: &Dims, least: i64| list.iter().all(|n| (least..=LARGEST).contains(n));
        let padding = self.padding.iter().all(|n| (-LARGEST..=LARGEST).contains(n));
        if within(&self.stride, 1) && within(&self.dilation, 1) && within(&self.kernel, 0) && padding {
            if self.groups >= 1 {
                return Ok(());
            }
            return invalid(format!("{} groups", self.groups));
        }
        invalid(format!(
            "strides {:?}, padding {:?}, dilation {:?}",
            self.stride, self.padding, self.dilation
        ))
    }

    fn rank(&self) -> usize {
        self.kernel.len()
    }

    /// The extent of the dilated window along a spatial dimension, less one.
    fn reach(&self, d: usize) -> i64 {
        self.dilation[d] * (self.kernel[d] - 1)
    }

    fn ones(&self) -> Dims {
        self.kernel.iter().map(|_| 1).collect()
    }
}

/// `[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]` with these letters for the first two dimensions of each.
fn numbers(rank: usize, x: &str, kernel: &str, out: &str) -> String {
    let spatial: String = (0..rank).map(|d| format!(", {d}")).collect();
    format!("[{x}{spatial}]x[{kernel}{spatial}]->[{out}{spatial}]")
}

/// `x * weight` as a cross-correlation: the plain convolution, and the gradient of a transposed one.
/// `weight` is `[O, I / groups, …]`.
fn correlate<'m>(h: &Hlo<'m>, x: &Val<'m>, weight: &Val<'m>, g: &Geometry, out: &[i64]) -> Val<'m> {
    let padding: Vec<(i64, i64)> = (0..g.rank())
        .map(|d| {
            let (p, stride) = (g.padding[d], g.stride[d]);
            let needed = (out[d + 2] - 1) * stride + g.reach(d) + 1 - x.dims[d + 2] - p;
            // Output padding beyond the stride leaves gradients behind the last window.
            (p, if p - needed < stride { p } else { needed })
        })
        .collect();
    let dims = ConvolutionDims {
        numbers: &numbers(g.rank(), "b, f", "o, i", "b, f"),
        strides: &g.stride,
        padding: &padding,
        lhs_dilation: &g.ones(),
        rhs_dilation: &g.dilation,
        feature_groups: g.groups,
        batch_groups: 1,
    };
    convolve(h, x, weight, dims, out)
}

/// The convolution of an input `[b, f, …]` with a weight `[o, i, …]`.
fn convolve<'m>(
    h: &Hlo<'m>,
    x: &Val<'m>,
    weight: &Val<'m>,
    dims: ConvolutionDims<'_>,
    out: &[i64],
) -> Val<'m> {
    cpu::correlate(h, x, weight, &dims, out)
        .unwrap_or_else(|| h.convolution(x, weight, dims, Shape::new(accumulation(x.dtype), out)))
}

/// The adjoint of [`correlate`] in its first operand: the transposed convolution, and the gradient of a plain one.
/// `weight` is `[I, O / groups, …]` as seen from `x` with `I` channels; sizes `out` settle the padding at the end.
fn spread_back<'m>(h: &Hlo<'m>, x: &Val<'m>, weight: &Val<'m>, g: &Geometry, out: &[i64]) -> Val<'m> {
    if let Some(result) = spread_back_by_remainders(h, x, weight, g, out) {
        return result;
    }
    let spatial: Dims = (2..weight.rank() as i64).collect();
    let flipped = h.reverse(weight, &spatial);
    let (kernel, kernel_dims) = if g.groups == 1 {
        (flipped.clone(), "i, o")
    } else {
        (swap_channels(h, &flipped, g.groups), "o, i")
    };
    let padding: Vec<(i64, i64)> = (0..g.rank())
        .map(|d| {
            let spread = (x.dims[d + 2] - 1) * g.stride[d] + 1;
            let low = g.reach(d) - g.padding[d];
            (low, out[d + 2] + g.reach(d) - spread - low)
        })
        .collect();
    let dims = ConvolutionDims {
        numbers: &numbers(g.rank(), "b, f", kernel_dims, "b, f"),
        strides: &g.ones(),
        padding: &padding,
        lhs_dilation: &g.stride,
        rhs_dilation: &g.dilation,
        feature_groups: g.groups,
        batch_groups: 1,
    };
    if g.groups > 1 {
        return convolve(h, x, &kernel, dims, out);
    }
    let windows = out[2..].iter().product();
    let pointwise = g.kernel.iter().all(|k| *k == 1) && cpu::are_few(out[1], windows);
    // XLA for CPU has no fast code for a kernel of this order in three dimensions, and moves channels for one element.
    if h.for_cpu() && (g.rank() == 3 || pointwise) {
        let dims = ConvolutionDims { numbers: &numbers(g.rank(), "b, f", "o, i", "b, f"), ..dims };
        return convolve(h, x, &swap_channels(h, &flipped, 1), dims, out);
    }
    h.convolution(x, &kernel, dims, Shape::new(accumulation(x.dtype), out))
}

/// As [`spread_back`], for XLA for CPU, whose own code multiplies with the zeros between strides, one element after the
/// other: the places of the result whose distances from the first are equal modulo the strides meet the same elements
/// of the weight. Each such set is a convolution without strides. `None` elsewhere.
fn spread_back_by_remainders<'m>(
    h: &Hlo<'m>,
    x: &Val<'m>,
    weight: &Val<'m>,
    g: &Geometry,
    out: &[i64],
) -> Option<Val<'m>> {
    /// Most convolutions.
    const MOST: i64 = 27;
    let rank = g.rank();
    let sets = g.stride.iter().try_fold(1i64, |n, s| n.checked_mul(*s))?;
    let is_empty = [&x.dims[..], &weight.dims[..], out].concat().contains(&0);
    let shifted = g.padding.iter().any(|p| *p < 0) || g.dilation.iter().any(|d| *d != 1);
    if !h.for_cpu() || is_empty || shifted || !(2..=MOST).contains(&sets) || g.kernel.contains(&0) {
        return None;
    }
    // Along a dimension, place `p` of the result is `stride * t + r - padding`.
    let first: Dims = (0..rank).map(|d| g.padding[d] / g.stride[d]).collect();
    let counts: Dims =
        (0..rank).map(|d| (g.padding[d] + out[d + 2] - 1) / g.stride[d] - first[d] + 1).collect();
    let spatial: Dims = (2..weight.rank() as i64).collect();
    let flipped = h.reverse(weight, &spatial);
    let swapped = swap_channels(h, &flipped, g.groups);
    let mut sizes: Dims = out[..2].into();
    sizes.extend(counts.iter().copied());
    let dtype = accumulation(x.dtype);
    let of_set = |set: i64| -> Val<'m> {
        let (mut kernel, mut padding, mut rest) = (swapped.clone(), Vec::new(), set);
        for d in (0..rank).rev() {
            let r = rest % g.stride[d];
            rest /= g.stride[d];
            // Elements r, r + stride … of the weight; it is reversed.
            let length = (g.kernel[d] - r + g.stride[d] - 1).div_euclid(g.stride[d]);
            if length <= 0 {
                return h.zeros(dtype, &sizes);
            }
            let last = g.kernel[d] - 1 - r;
            let begin = last - (length - 1) * g.stride[d];
            kernel = h.slice_dim(&kernel, d + 2, begin, last + 1, g.stride[d]);
            let low = length - 1 - first[d];
            padding.push((low, counts[d] + length - 1 - low - x.dims[d + 2]));
        }
        padding.reverse();
        let dims = ConvolutionDims {
            numbers: &numbers(rank, "b, f", "o, i", "b, f"),
            strides: &g.ones(),
            padding: &padding,
            lhs_dilation: &g.ones(),
            rhs_dilation: &g.ones(),
            feature_groups: g.groups,
            batch_groups: 1,
        };
        convolve(h, x, &kernel, dims, &sizes)
    };
    // Side by side, `[…, sets, batch, channels, counts …]`, with each remainder behind its dimension.
    let mut stacked: Dims = [1].into_iter().collect();
    stacked.extend(sizes.iter().copied());
    let parts: Vec<Val<'m>> = (0..sets).map(|set| h.reshape(&of_set(set), &stacked)).collect();
    let together = h.concatenate(&parts, 0);
    let mut split: Dims = g.stride.clone();
    split.extend(sizes.iter().copied());
    let mut order: Dims = [rank as i64, rank as i64 + 1].into_iter().collect();
    let mut joined: Dims = out[..2].into();
    for d in 0..rank {
        order.extend([rank as i64 + 2 + d as i64, d as i64]);
        joined.push(counts[d] * g.stride[d]);
    }
    let joined = h.reshape(&h.transpose(&h.reshape(&together, &split), &order), &joined);
    let mut result = joined;
    for d in 0..rank {
        let begin = g.padding[d] - first[d] * g.stride[d];
        result = h.slice_dim(&result, d + 2, begin, begin + out[d + 2], 1);
    }
    Some(result)
}

/// `[G·I, O, …]` as `[G·O, I, …]`: within each group, input and output channels change places.
fn swap_channels<'m>(h: &Hlo<'m>, weight: &Val<'m>, groups: i64) -> Val<'m> {
    let (inputs, outputs) = (weight.dims[0] / groups, weight.dims[1]);
    let mut split: Dims = [groups, inputs, outputs].into_iter().collect();
    split.extend(weight.dims[2..].iter().copied());
    let mut permutation: Dims = (0..split.len() as i64).collect();
    permutation.swap(1, 2);
    let swapped = h.transpose(&h.reshape(weight, &split), &permutation);
    let mut joined: Dims = [groups.saturating_mul(outputs), inputs].into_iter().collect();
    joined.extend(weight.dims[2..].iter().copied());
    h.reshape(&swapped, &joined)
}

/// The gradient of [`correlate`] in its weight, given the gradient `grad` of its result: a correlation of the
/// input with the gradient in which batch and channels change places.
fn weight_grad<'m>(h: &Hlo<'m>, x: &Val<'m>, grad: &Val<'m>, g: &Geometry, weight: &[i64]) -> Val<'m> {
    let padding: Vec<(i64, i64)> = (0..g.rank())
        .map(|d| {
            let spread = (grad.dims[d + 2] - 1) * g.stride[d] + 1;
            (g.padding[d], g.reach(d) + spread - x.dims[d + 2] - g.padding[d])
        })
        .collect();
    let forward = ConvolutionDims {
        numbers: "",
        strides: &g.stride,
        padding: &padding,
        lhs_dilation: &g.ones(),
        rhs_dilation: &g.dilation,
        feature_groups: g.groups,
        batch_groups: 1,
    };
    weight_grad_of(h, x, grad, &forward, weight)
}

/// As [`weight_grad`], of the convolution with these dimensions.
fn weight_grad_of<'m>(
    h: &Hlo<'m>,
    x: &Val<'m>,
    grad: &Val<'m>,
    forward: &ConvolutionDims<'_>,
    weight: &[i64],
) -> Val<'m> {
    if let Some(gradient) = cpu::weight_grad(h, x, grad, forward, weight) {
        return gradient;
    }
    let dims = ConvolutionDims {
        numbers: &numbers(weight.len() - 2, "f, b", "i, o", "f, b"),
        strides: forward.rhs_dilation,
        padding: forward.padding,
        lhs_dilation: forward.lhs_dilation,
        rhs_dilation: forward.strides,
        feature_groups: 1,
        batch_groups: forward.feature_groups,
    };
    h.convolution(x, grad, dims, Shape::new(accumulation(x.dtype), weight))
}

fn check<'m>(x: &Val<'m>, weight: &Val<'m>) -> Lower<()> {
    if x.rank() != weight.rank() || !(3..=5).contains(&x.rank()) {
        return unsupported(format!("an input of rank {} and a weight of rank {}", x.rank(), weight.rank()));
    }
    if x.dtype.is_complex() || x.dtype.is_int() {
        return unsupported(format!("a convolution of {} numbers", x.dtype));
    }
    Ok(())
}

/// `convolution(input, weight, bias, stride, padding, dilation, transposed, output_padding, groups)`
fn convolution<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    let (x, weight, out) = (call.tensor(0)?, call.tensor(1)?, call.out());
    check(&x, &weight)?;
    let g = Geometry::read(call, 3, &weight)?;
    if out.rank() != x.rank() {
        return invalid(format!("a convolution of {} that gives {out}", x.shape()));
    }
    let form = if g.transposed { spread_back } else { correlate };
    let mut y = form(h, &x, &weight, &g, &out.dims);
    if let Some(bias) = call.opt_tensor(2)? {
        if bias.dtype != x.dtype {
            return invalid(format!(
                "a bias of {} for {}, which must have the same type",
                bias.dtype, x.dtype
            ));
        }
        let bias = h.convert(&bias, y.dtype);
        y = h.add(&y, &h.broadcast_in_dim(&bias, &out.dims, &[1]));
    }
    Ok(h.convert(&y, out.dtype))
}

/// `convolution_backward(grad_output, input, weight, bias_sizes, stride, padding, dilation, transposed,
/// output_padding, groups, output_mask)`
fn convolution_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    let (grad, x, weight) = (call.tensor(0)?, call.tensor(1)?, call.tensor(2)?);
    check(&x, &weight)?;
    let g = Geometry::read(call, 4, &weight)?;
    if grad.rank() != x.rank() {
        return invalid(format!("a gradient of {} for an input of {}", grad.shape(), x.shape()));
    }
    let mut results = Vec::new();
    for (i, out) in call.outs.iter().enumerate() {
        let Some(out) = out else {
            results.push(None);
            continue;
        };
        let result = match (i, g.transposed) {
            (0, false) => spread_back(h, &grad, &weight, &g, &x.dims),
            (0, true) => correlate(h, &grad, &weight, &g, &x.dims),
            (1, false) => weight_grad(h, &x, &grad, &g, &weight.dims),
            // The adjoint's weight gradient is the plain one with input and gradient in each other's place.
            (1, true) => weight_grad(h, &grad, &x, &g, &weight.dims),
            _ => {
                let others: Dims = (0..grad.rank() as i64).filter(|d| *d != 1).collect();
                sum_over(h, &h.convert(&grad, accumulation(grad.dtype)), &others)
            }
        };
        results.push(Some(h.convert(&result, out.dtype)));
    }
    Ok(results)
}
