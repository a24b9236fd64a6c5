//! Convolutions over one to three spatial dimensions, plain and transposed, and their gradients.

use super::CpuForm;
use super::hlo::{ConvolutionDims, DotDims};
use super::reductions::{accumulation, sum_over};
use super::table::{OpDef, many, one};
use super::types::{Dims, Shape};
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::DType;
use crate::program::HostCall;

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

    /// Windows of one element over images with many, as products of XLA's, one for each image. `None` for others.
    fn as_products<'m>(
        &self,
        h: &Hlo<'m>,
        call: HostCall,
        [a, b]: [&Val<'m>; 2],
        out: &[i64],
    ) -> Option<Val<'m>> {
        /// Most channels for each element of an image. Of more, the weight, which is repeated for each image, is larger
        /// than what it is multiplied with.
        const MOST: i64 = 4;
        let plain = |list: &[i64], number: i64| list.iter().all(|n| *n == number);
        let (batch, elements) = (a.dims[0], a.dims[2..].iter().product::<i64>());
        let other = if call == HostCall::ConvolutionWeight { &b.dims[..] } else { out };
        let channels = a.dims[1].max(other[1]);
        let pays = batch == 1 || channels <= MOST.saturating_mul(elements);
        if self.groups != 1
            || !plain(&self.kernel, 1)
            || !plain(&self.stride, 1)
            || !plain(&self.padding, 0)
            || !pays
            || other[2..] != a.dims[2..]
        {
            return None;
        }
        let image = |x: &Val<'m>| h.reshape(x, &[batch, x.dims[1], elements]);
        let dims = |left, right| DotDims {
            lhs_batch: &[0],
            rhs_batch: &[0],
            lhs_contract: left,
            rhs_contract: right,
        };
        if call == HostCall::ConvolutionWeight {
            let products = h.dot_general(&image(b), &image(a), dims(&[2], &[2]), a.dtype);
            return Some(h.reshape(&sum_over(h, &products, &[0]), out));
        }
        let weight = h.reshape(b, &b.dims[..2]);
        let weights = h.broadcast_in_dim(&weight, &[batch, b.dims[0], b.dims[1]], &[1, 2]);
        let contracted: &[i64] = if call == HostCall::ConvolutionAdjoint { &[1] } else { &[2] };
        Some(h.reshape(&h.dot_general(&weights, &image(a), dims(contracted, &[1]), a.dtype), out))
    }

    /// A convolution, its adjoint or its weight's gradient as a call of the process that runs the program, on the CPU.
    /// `None` where XLA has to do it.
    fn by_process<'m>(
        &self,
        h: &Hlo<'m>,
        call: HostCall,
        operands: [&Val<'m>; 2],
        out: &[i64],
    ) -> Option<Val<'m>> {
        /// Most elements of a window, each of which is a step of the call.
        const MOST_ELEMENTS: i64 = 1 << 14;
        /// Most elements from the first to the last one of a window, which are copied for a position.
        const MOST_READ: i64 = 1 << 24;
        /// Most residues by the strides: the adjoint goes through the results with each.
        const MOST_RESIDUES: i64 = 1 << 12;
        if !h.settings().calls_for(CpuForm::Convolutions) {
            return None;
        }
        let dtype = accumulation(operands[0].dtype);
        let [a, b] = operands.map(|x| h.convert(x, dtype));
        let (input, output, weight) = match call {
            HostCall::ConvolutionAdjoint => (out, &a.dims[..], &b.dims[..]),
            HostCall::ConvolutionWeight => (&a.dims[..], &b.dims[..], out),
            _ => (&a.dims[..], out, &b.dims[..]),
        };
        let within = |list: &[i64], most: i64| {
            list.iter().try_fold(1i64, |n, x| n.checked_mul(*x)).is_some_and(|n| n <= most)
        };
        let reaches = |d: usize| self.dilation[d].saturating_mul(self.kernel[d] - 1).saturating_add(1);
        let reaches: Dims = (0..self.rank()).map(reaches).collect();
        let fits = matches!(dtype, DType::F32 | DType::F64)
            && b.dtype == dtype
            && ![input, output, weight].concat().contains(&0)
            && self.padding.iter().all(|p| *p >= 0)
            && within(&self.kernel, MOST_ELEMENTS)
            && within(&reaches, MOST_READ)
            && (call != HostCall::ConvolutionAdjoint || within(&self.stride, MOST_RESIDUES))
            && weight[1].checked_mul(self.groups) == Some(input[1])
            && weight[0] % self.groups == 0
            && weight[0] == output[1]
            && input[0] == output[0];
        if !fits {
            return None;
        }
        if let Some(product) = self.as_products(h, call, [&a, &b], out) {
            return Some(product);
        }
        let numbers = [&[self.groups][..], &self.stride, &self.dilation, &self.padding].concat();
        let numbers = h.constant_ints(&numbers, DType::I64);
        h.call_process(call, &[&a, &b, &numbers], &[Shape::new(dtype, out)]).pop()
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
    if let Some(result) = g.by_process(h, HostCall::Convolution, [x, weight], out) {
        return result;
    }
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
    h.convolution(x, weight, dims, Shape::new(accumulation(x.dtype), out))
}

/// The adjoint of [`correlate`] in its first operand: the transposed convolution, and the gradient of a plain one.
/// `weight` is `[I, O / groups, …]` as seen from `x` with `I` channels; sizes `out` settle the padding at the end.
fn spread_back<'m>(h: &Hlo<'m>, x: &Val<'m>, weight: &Val<'m>, g: &Geometry, out: &[i64]) -> Val<'m> {
    if let Some(result) = g.by_process(h, HostCall::ConvolutionAdjoint, [x, weight], out) {
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
    h.convolution(x, &kernel, dims, Shape::new(accumulation(x.dtype), out))
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
    if let Some(result) = g.by_process(h, HostCall::ConvolutionWeight, [x, grad], weight) {
        return result;
    }
    let padding: Vec<(i64, i64)> = (0..g.rank())
        .map(|d| {
            let spread = (grad.dims[d + 2] - 1) * g.stride[d] + 1;
            (g.padding[d], g.reach(d) + spread - x.dims[d + 2] - g.padding[d])
        })
        .collect();
    let dims = ConvolutionDims {
        numbers: &numbers(g.rank(), "f, b", "i, o", "f, b"),
        strides: &g.dilation,
        padding: &padding,
        lhs_dilation: &g.ones(),
        rhs_dilation: &g.stride,
        feature_groups: 1,
        batch_groups: g.groups,
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
