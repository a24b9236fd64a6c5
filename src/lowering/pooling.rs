//! Pooling over windows: maximum with indices, average, and their gradients. Adaptive pooling is in [`adaptive`].
//!
//! The spatial dimensions are the last ones, as many as the window has; any number of dimensions may lead.

pub mod adaptive;
pub mod fractional;
pub mod nearest;

use super::hlo::{Body, PadDim, ScatterDims, Window};
use super::reductions::{End, accumulation, pick};
use super::scalar::Scalar;
use super::table::{OpDef, many, one};
use super::types::Dims;
use super::{Call, Hlo, Lower, Val, invalid, unsupported};
use crate::fx::{Arg, DType, Graph, Node, ValueId, ValueType};

pub const OPS: &[OpDef] = &[
    one("aten.adaptive_max_pool2d_backward.default", adaptive_max_pool2d_backward),
    one("aten.adaptive_max_pool3d_backward.default", adaptive_max_pool3d_backward),
    one("aten.avg_pool2d.default", avg_pool2d),
    one("aten.avg_pool2d_backward.default", avg_pool2d_backward),
    one("aten.avg_pool3d.default", avg_pool3d),
    one("aten.avg_pool3d_backward.default", avg_pool3d_backward),
    many("aten.max_pool2d_with_indices.default", max_pool2d_with_indices),
    one("aten.max_pool2d_with_indices_backward.default", max_pool2d_with_indices_backward),
    many("aten.max_pool3d_with_indices.default", max_pool3d_with_indices),
    one("aten.max_pool3d_with_indices_backward.default", max_pool3d_with_indices_backward),
];

/// Windows over the spatial dimensions, one number per spatial dimension in each list.
struct Windows {
    kernel: Dims,
    stride: Dims,
    padding: Dims,
    dilation: Dims,
    /// Sizes of the pooled and of the pooling tensor.
    input: Dims,
    output: Dims,
}

impl Windows {
    /// Reads `kernel_size, stride, padding` from argument `first` on, and `dilation` at its own position.
    fn read(
        call: &Call<'_, '_>,
        spatial: usize,
        first: usize,
        dilation: Option<usize>,
        (input, output): (&[i64], &[i64]),
    ) -> Lower<Windows> {
        if input.len() < spatial || output.len() != input.len() {
            return invalid(format!("pooling from sizes {input:?} to {output:?}"));
        }
        let list = |i: usize, default: &[i64]| -> Lower<Dims> {
            let values = call.opt_ints(i)?.filter(|v| !v.is_empty());
            match values {
                None => Ok(default.into()),
                Some(v) if v.len() == spatial => Ok(v),
                Some(v) if v.len() == 1 => Ok(std::iter::repeat_n(v[0], spatial).collect()),
                Some(v) => invalid(format!("{} numbers for {spatial} spatial dimensions", v.len())),
            }
        };
        let kernel = list(first, &[])?;
        let ones: Dims = kernel.iter().map(|_| 1).collect();
        let zeros: Dims = kernel.iter().map(|_| 0).collect();
        let windows = Windows {
            stride: list(first + 1, &kernel)?,
            padding: list(first + 2, &zeros)?,
            dilation: dilation.map_or_else(|| Ok(ones.clone()), |i| list(i, &ones))?,
            kernel,
            input: input[input.len() - spatial..].into(),
            output: output[output.len() - spatial..].into(),
        };
        windows.check(spatial)?;
        Ok(windows)
    }

    /// Refuses what makes no window, and sizes whose products would overflow or whose lists would fill the memory.
    fn check(&self, spatial: usize) -> Lower<()> {
        const LARGEST: i64 = i32::MAX as i64;
        const LONGEST: i64 = 1 << 18;
        let within = |list: &Dims, least: i64| list.iter().all(|n| (least..=LARGEST).contains(n));
        if self.kernel.len() != spatial
            || !within(&self.kernel, 1)
            || !within(&self.stride, 1)
            || !within(&self.dilation, 1)
            || !within(&self.padding, 0)
        {
            return invalid(format!(
                "windows of {:?} by {:?}, dilated by {:?}, with padding {:?}",
                self.kernel, self.stride, self.dilation, self.padding
            ));
        }
        let elements = self.kernel.iter().try_fold(1i64, |n, k| n.checked_mul(*k));
        if !within(&self.input, 0) || !within(&self.output, 0) || elements.is_none_or(|n| n > LONGEST) {
            return unsupported(format!("windows of {:?} over {:?}", self.kernel, self.input));
        }
        Ok(())
    }

    fn rank(&self) -> usize {
        self.kernel.len()
    }

    /// Padding after the last element that lets the last window fit (`ceil_mode` may reach past the declared one).
    fn padding_after(&self, d: usize) -> i64 {
        let reach = (self.output[d] - 1) * self.stride[d] + self.dilation[d] * (self.kernel[d] - 1) + 1;
        (reach - self.input[d] - self.padding[d]).max(0)
    }

    /// Folds over each window with `fold`, which takes the window in all dimensions of a tensor of rank `rank`.
    fn fold<R>(&self, rank: usize, fold: impl FnOnce(Window<'_>) -> R) -> R {
        let lead = rank - self.rank();
        let widen =
            |values: &Dims| -> Dims { std::iter::repeat_n(1, lead).chain(values.iter().copied()).collect() };
        let edges = (0..self.rank()).map(|d| (self.padding[d], self.padding_after(d)));
        let padding: Vec<(i64, i64)> = std::iter::repeat_n((0, 0), lead).chain(edges).collect();
        fold(Window {
            sizes: &widen(&self.kernel),
            strides: &widen(&self.stride),
            dilations: &widen(&self.dilation),
            padding: &padding,
        })
    }

    /// How much of each dimension windows side by side cover.
    fn covered(&self) -> Dims {
        self.output.iter().zip(&self.kernel).map(|(count, size)| count * size).collect()
    }

    /// Whether no two windows overlap, none has gaps, and none reaches over the edge.
    fn lie_side_by_side(&self) -> bool {
        let covered = self.covered();
        (0..self.rank()).all(|d| {
            self.stride[d] == self.kernel[d]
                && self.dilation[d] == 1
                && self.padding[d] == 0
                && covered[d] <= self.input[d]
        })
    }

    /// Offsets of every element of a window, in row-major order.
    fn offsets(&self) -> Vec<Dims> {
        let mut offsets = vec![Dims::new()];
        for d in 0..self.rank() {
            let longer = |o: &Dims| {
                let o = o.clone();
                (0..self.kernel[d]).map(move |k| o.iter().copied().chain([k * self.dilation[d]]).collect())
            };
            offsets = offsets.iter().flat_map(longer).collect();
        }
        offsets
    }
}

/// Positions in the flattened spatial dimensions `sizes`, as int32, for a tensor of sizes `dims` whose element
/// `i` along spatial dimension `d` stands at `i * stride[d]`.
fn flat_positions<'m>(h: &Hlo<'m>, dims: &[i64], sizes: &[i64], stride: &[i64]) -> Val<'m> {
    let lead = dims.len() - sizes.len();
    let mut positions = h.zeros(DType::I32, dims);
    for d in 0..sizes.len() {
        let step: i64 = stride[d] * sizes[d + 1..].iter().product::<i64>();
        let along = h.iota(DType::I32, dims, lead + d);
        positions = h.add(&positions, &h.multiply(&along, &h.full(Scalar::Int(step), DType::I32, dims)));
    }
    positions
}

/// Above this, a scatter is less work than one copy of the gradient for each offset in a window.
const MOST_OFFSETS: i64 = 128;

/// Whether anything reads the indices of a maximum pooling, other than gradients that find the maxima again.
fn reads_indices(h: &Hlo<'_>, call: &Call<'_, '_>, windows: &Windows) -> bool {
    let Some(indices) = call.node.outputs.get(1).copied() else { return false };
    let mut read = false;
    for reader in &call.graph.nodes {
        if !finds_maxima_again(h, call.graph, reader, windows) {
            reader.for_each_operand(|value| read |= value == indices);
        }
    }
    call.graph.for_each_result(|value| read |= value == indices);
    read
}

/// Whether `node` is the gradient of a maximum pooling that looks for the maxima itself: for TPU, whose compiler has an
/// instruction for that, and only if the graph makes the indices, by the same windows over the same tensor. Windows
/// that do not overlap keep their indices: they need one comparison per element. They and windows that reach past the
/// end may be rewritten by XLA to a fold in another order, in which not the first of equal elements wins.
fn finds_maxima_again(h: &Hlo<'_>, graph: &Graph, node: &Node, windows: &Windows) -> bool {
    let pooling = match &*node.op {
        "aten.max_pool2d_with_indices_backward.default" => "aten.max_pool2d_with_indices.default",
        "aten.max_pool3d_with_indices_backward.default" => "aten.max_pool3d_with_indices.default",
        _ => return false,
    };
    let (Arg::Value(x), Arg::Value(indices)) = (node.arg(1), node.arg(7)) else { return false };
    let ones = |list: &Arg| list.as_ints().is_some_and(|list| list.iter().all(|n| *n == 1));
    let few = |list: &Arg| {
        let product = |sizes: Vec<i64>| sizes.iter().try_fold(1i64, |n, size| n.checked_mul(*size));
        list.as_ints().and_then(product).is_some_and(|n| n <= MOST_OFFSETS)
    };
    let overlap = node.arg(2).as_ints().zip(node.arg(3).as_ints());
    let overlap = overlap.is_some_and(|(kernel, stride)| kernel.iter().zip(&stride).any(|(k, s)| k > s));
    let narrow = |x: &ValueId| match &graph.values[x.0 as usize] {
        ValueType::Tensor(t) => t.dtype.is_float() && t.dtype.size() <= 4,
        _ => false,
    };
    let made_here = |made: &&Node| made.outputs.get(1) == Some(indices);
    h.for_tpu()
        && overlap
        && (0..windows.rank()).all(|d| windows.padding_after(d) == 0)
        && narrow(x)
        && few(node.arg(2))
        && ones(node.arg(5))
        && graph.nodes.iter().find(made_here).is_some_and(|made| {
            &*made.op == pooling
                && made.arg(0) == node.arg(1)
                && (1..=5).all(|i| made.arg(i) == node.arg(i + 1))
        })
}

/// `max_pool2d_with_indices(self, kernel_size, stride=[], padding=0, dilation=1, ceil_mode=False)`
fn max_pool2d_with_indices<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    max_pool(h, call, 2)
}

/// `max_pool3d_with_indices(self, kernel_size, stride=[], padding=0, dilation=1, ceil_mode=False)`
fn max_pool3d_with_indices<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Vec<Option<Val<'m>>>> {
    max_pool(h, call, 3)
}

fn max_pool<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, spatial: usize) -> Lower<Vec<Option<Val<'m>>>> {
    let (x, out) = (call.tensor(0)?, call.declared(0)?);
    let windows = Windows::read(call, spatial, 1, Some(4), (&x.dims, &out.dims))?;
    if windows.input.iter().product::<i64>() > i64::from(i32::MAX) {
        return unsupported("more than 2^31 elements in a plane");
    }
    let lowest = End::Max.identity(h, x.dtype);
    let indices = call.outs.get(1).cloned().flatten();
    let Some(indices) = indices.filter(|_| reads_indices(h, call, &windows)) else {
        let values = windows.fold(x.rank(), |w| h.reduce_window("maximum", &x, &lowest, w));
        let unread = call.outs.get(1).map(|o| o.as_ref().map(|o| h.zeros(o.dtype, &o.dims)));
        return Ok(std::iter::once(Some(values)).chain(unread).collect());
    };
    let ones: Dims = windows.input.iter().map(|_| 1).collect();
    let positions = flat_positions(h, &x.dims, &windows.input, &ones);
    let last = h.constant_scalar(Scalar::Int(i64::from(i32::MAX)), DType::I32);
    // The first of equal elements wins, but the last NaN: PyTorch's loop replaces its choice at every NaN.
    let body: Body<'_> = &|h, v| pick(h, v, End::Max, "LT", "GT");
    let results =
        windows.fold(x.rank(), |w| h.reduce_window_many(&[&x, &positions], &[&lowest, &last], w, body));
    Ok(vec![Some(results[0].clone()), Some(h.convert(&results[1], indices.dtype))])
}

/// `max_pool2d_with_indices_backward(grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)`
fn max_pool2d_with_indices_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    max_pool_backward(h, call, 2)
}

/// `max_pool3d_with_indices_backward(grad_output, self, kernel_size, stride, padding, dilation, ceil_mode, indices)`
fn max_pool3d_with_indices_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    max_pool_backward(h, call, 3)
}

/// For every offset inside the window, the gradients of the windows whose maximum stands there are moved to
/// where it stands: elementwise work, where a scatter would go element by element.
fn max_pool_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, spatial: usize) -> Lower<Val<'m>> {
    let (grad, x) = (call.tensor(0)?, call.tensor(1)?);
    let windows = Windows::read(call, spatial, 2, Some(5), (&x.dims, &grad.dims))?;
    if grad.numel() > 0 && finds_maxima_again(h, call.graph, call.node, &windows) {
        let result = scattered_to_maxima(h, &windows, &x, &grad);
        return Ok(h.convert(&result, call.out().dtype));
    }
    let side_by_side = h.for_cpu() && windows.lie_side_by_side();
    if !side_by_side && windows.kernel.iter().product::<i64>() > MOST_OFFSETS {
        return Ok(scatter_planes(h, call, &grad, &x, &call.tensor(7)?, spatial));
    }
    let indices = h.convert(&call.tensor(7)?, DType::I32);
    let grad = h.convert(&grad, accumulation(grad.dtype));
    if side_by_side {
        let result = tiled_max_pool_backward(h, &windows, &grad, &indices, &x.dims);
        return Ok(h.convert(&result, call.out().dtype));
    }
    let chosen = Chosen::new(h, &windows, &grad, &indices);
    let phases = windows.stride.iter().try_fold(1i64, |n, stride| n.checked_mul(*stride));
    if h.for_tpu() && phases.is_some_and(|n| n <= MOST_OFFSETS) {
        return Ok(interleaved_max_pool_backward(h, &windows, &chosen, &x, call.out().dtype));
    }
    let zero = h.constant_scalar(Scalar::Int(0), grad.dtype);
    let mut sum: Option<Val<'m>> = None;
    for offset in &windows.offsets() {
        let moved = h.pad(&chosen.at(h, offset), &zero, &placement(&windows, offset, x.rank()));
        sum = Some(sum.map_or_else(|| moved.clone(), |s| h.add(&s, &moved)));
    }
    let sum = sum.unwrap_or_else(|| h.zeros(grad.dtype, &x.dims));
    Ok(h.convert(&sum, call.out().dtype))
}

/// The gradients of windows, by where in its window the maximum of each stands.
struct Chosen<'w, 'm> {
    windows: &'w Windows,
    grad: &'w Val<'m>,
    indices: &'w Val<'m>,
    /// Where windows begin, but for padding.
    origins: Val<'m>,
    zeros: Val<'m>,
}

impl<'w, 'm> Chosen<'w, 'm> {
    fn new(h: &Hlo<'m>, windows: &'w Windows, grad: &'w Val<'m>, indices: &'w Val<'m>) -> Self {
        let origins = flat_positions(h, &grad.dims, &windows.input, &windows.stride);
        Chosen { windows, grad, indices, origins, zeros: h.zeros(grad.dtype, &grad.dims) }
    }

    /// The gradients of windows whose maximum stands at `offset`, and zero for the others.
    fn at(&self, h: &Hlo<'m>, offset: &[i64]) -> Val<'m> {
        let w = self.windows;
        let steps =
            (0..w.rank()).map(|d| (offset[d] - w.padding[d]) * w.input[d + 1..].iter().product::<i64>());
        let steps = h.full(Scalar::Int(steps.sum()), DType::I32, &self.grad.dims);
        let is_here = h.compare("EQ", &h.add(&self.origins, &steps), self.indices);
        h.select(&is_here, self.grad, &self.zeros)
    }
}

/// For TPU: the instruction that looks for the maximum of each window of `x` and adds the window's gradient there.
fn scattered_to_maxima<'m>(h: &Hlo<'m>, windows: &Windows, x: &Val<'m>, grad: &Val<'m>) -> Val<'m> {
    /// Up to so many gradients are added as bfloat16, as eager PyTorch adds all of them: float32 doubles the memory.
    const MOST_ROUNDED: i64 = 4;
    let each = windows.kernel.iter().zip(&windows.stride).map(|(kernel, stride)| (kernel - 1) / stride + 1);
    let rounded = x.dtype == DType::BF16 && each.product::<i64>() <= MOST_ROUNDED;
    let dtype = if rounded { x.dtype } else { accumulation(x.dtype) };
    let zero = h.constant_scalar(Scalar::Int(0), dtype);
    let (x, grad) = (h.convert(x, dtype), h.convert(grad, dtype));
    // The first of equal elements stays, but the last NaN comes: PyTorch's loop replaces its choice at every NaN.
    let stays: Body<'_> = &|h, v| {
        let (a, b) = (&v[0], &v[1]);
        let comes = h.binary("or", &h.compare("LT", a, b), &h.compare("NE", b, b));
        vec![h.unary("not", &comes)]
    };
    // XLA refuses fewer than two dimensions without windows.
    let batched = |v: &Val<'m>| {
        let missing = (windows.rank() + 2).saturating_sub(v.rank());
        let dims: Dims = std::iter::repeat_n(1, missing).chain(v.dims.iter().copied()).collect();
        h.reshape(v, &dims)
    };
    let (whole, grad) = (batched(&x), batched(&grad));
    let sum = windows.fold(whole.rank(), |w| h.select_and_scatter(&whole, &grad, &zero, w, stays));
    h.reshape(&sum, &x.dims)
}

/// As [`max_pool_backward`], for TPU, where each gradient spread out by the stride would be a copy in memory: elements
/// that stand equally far behind a multiple of the stride are added up together, and all of them are interleaved once.
fn interleaved_max_pool_backward<'m>(
    h: &Hlo<'m>,
    windows: &Windows,
    chosen: &Chosen<'_, 'm>,
    x: &Val<'m>,
    dtype: DType,
) -> Val<'m> {
    let (spatial, lead) = (windows.rank(), x.rank() - windows.rank());
    let wide = chosen.grad.dtype;
    let zero = h.constant_scalar(Scalar::Int(0), wide);
    let lengths: Dims = windows.input.iter().zip(&windows.stride).map(|(n, s)| (n + s - 1) / s).collect();
    let mut sizes: Dims = x.dims[..lead].into();
    sizes.extend(lengths.iter().copied());
    let mut sums: Vec<Option<Val<'m>>> = vec![None; windows.stride.iter().product::<i64>() as usize];
    for offset in &windows.offsets() {
        let (mut phase, mut padding) = (0, vec![PadDim::default(); lead]);
        for d in 0..spatial {
            let at = offset[d] - windows.padding[d];
            let low = at.div_euclid(windows.stride[d]);
            phase = phase * windows.stride[d] + at.rem_euclid(windows.stride[d]);
            padding.push(PadDim { low, high: lengths[d] - windows.output[d] - low, interior: 0 });
        }
        let moved = h.pad(&chosen.at(h, offset), &zero, &padding);
        let sum = &mut sums[phase as usize];
        *sum = Some(sum.as_ref().map_or_else(|| moved.clone(), |s| h.add(s, &moved)));
    }
    let mut one = Dims::from_slice(&[1]);
    one.extend(sizes.iter().copied());
    let zeros = h.zeros(dtype, &one);
    let parts: Vec<Val<'m>> = sums
        .into_iter()
        .map(|sum| sum.map_or_else(|| zeros.clone(), |sum| h.reshape(&h.convert(&sum, dtype), &one)))
        .collect();
    // `[strides…, leading…, lengths…]`, of which each stride comes to lie behind its length.
    let mut split = windows.stride.clone();
    split.extend(sizes.iter().copied());
    let mut order: Dims = (spatial..spatial + lead).map(|d| d as i64).collect();
    order.extend((0..spatial).flat_map(|d| [(spatial + lead + d) as i64, d as i64]));
    let mut whole: Dims = x.dims[..lead].into();
    whole.extend((0..spatial).map(|d| lengths[d] * windows.stride[d]));
    let joined = h.reshape(&h.concatenate(&parts, 0), &split);
    let joined = h.reshape(&h.transpose(&joined, &order), &whole);
    let (starts, ones): (Dims, Dims) = x.dims.iter().map(|_| (0, 1)).unzip();
    h.slice(&joined, &starts, &x.dims, &ones)
}

/// As [`max_pool_backward`] where windows lie side by side, for XLA for CPU: each element compares its position with
/// that of its window's maximum. Padding each offset's gradients apart would keep all that is fused with them from
/// vectorizing.
fn tiled_max_pool_backward<'m>(
    h: &Hlo<'m>,
    windows: &Windows,
    grad: &Val<'m>,
    indices: &Val<'m>,
    input: &[i64],
) -> Val<'m> {
    let (rank, lead) = (windows.rank(), input.len() - windows.rank());
    let covered = windows.covered();
    // `[…, windows, elements of each, …]`, and which of these dimensions the gradients have.
    let mut split: Dims = input[..lead].into();
    let mut along: Dims = (0..lead as i64).collect();
    for d in 0..rank {
        along.push(split.len() as i64);
        split.extend([windows.output[d], windows.kernel[d]]);
    }
    let mut together: Dims = input[..lead].into();
    together.extend(covered.iter().copied());
    let ones: Dims = std::iter::repeat_n(1, rank).collect();
    let positions = h.reshape(&flat_positions(h, &together, &windows.input, &ones), &split);
    let is_here = h.compare("EQ", &positions, &h.broadcast_in_dim(indices, &split, &along));
    let here = h.select(&is_here, &h.broadcast_in_dim(grad, &split, &along), &h.zeros(grad.dtype, &split));
    let here = h.reshape(&here, &together);
    let rest = (0..rank).map(|d| PadDim { high: windows.input[d] - covered[d], ..PadDim::default() });
    let padding: Vec<PadDim> = std::iter::repeat_n(PadDim::default(), lead).chain(rest).collect();
    h.pad(&here, &h.zeros(grad.dtype, &[]), &padding)
}

/// Adds each gradient to the element of its plane (the last `spatial` dimensions, flattened) that its index names.
fn scatter_planes<'m>(
    h: &Hlo<'m>,
    call: &Call<'_, 'm>,
    grad: &Val<'m>,
    x: &Val<'m>,
    indices: &Val<'m>,
    spatial: usize,
) -> Val<'m> {
    // Of ranks that do not fit, the reshape below tells.
    let lead = x.rank().saturating_sub(spatial).min(grad.rank());
    let planes: i64 = x.dims[..lead].iter().product();
    let (pooled, plane) = (grad.dims[lead..].iter().product(), x.dims[lead..].iter().product());
    let updates = h.reshape(&h.convert(grad, accumulation(grad.dtype)), &[planes, pooled]);
    let zeros = h.zeros(updates.dtype, &[planes, plane]);
    let dims = ScatterDims {
        inserted_window: &[1],
        input_batching: &[0],
        scatter_indices_batching: &[0],
        scatter_dims_to_operand: &[1],
        index_vector: 2,
        ..ScatterDims::default()
    };
    let indices = h.reshape(indices, &[planes, pooled, 1]);
    let sum = h.scatter(&zeros, &indices, &updates, dims, false, &|h, v| vec![h.add(&v[0], &v[1])]);
    h.convert(&h.reshape(&sum, &x.dims), call.out().dtype)
}

/// `adaptive_max_pool2d_backward(grad_output, self, indices)`
fn adaptive_max_pool2d_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Ok(scatter_planes(h, call, &call.tensor(0)?, &call.tensor(1)?, &call.tensor(2)?, 2))
}

/// `adaptive_max_pool3d_backward(grad_output, self, indices)`
fn adaptive_max_pool3d_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    Ok(scatter_planes(h, call, &call.tensor(0)?, &call.tensor(1)?, &call.tensor(2)?, 3))
}

/// The padding that moves one element per window to its position in the input, at `offset` in its window.
fn placement(windows: &Windows, offset: &[i64], rank: usize) -> Vec<PadDim> {
    let lead = std::iter::repeat_n(PadDim::default(), rank - windows.rank());
    let spatial = (0..windows.rank()).map(|d| {
        let low = offset[d] - windows.padding[d];
        let span = (windows.output[d] - 1) * windows.stride[d] + 1;
        PadDim { low, high: windows.input[d] - span - low, interior: windows.stride[d] - 1 }
    });
    lead.chain(spatial).collect()
}

/// Divisor of the sum of each window.
struct Divisor {
    /// Padding counts as elements.
    include_pad: bool,
    fixed: Option<i64>,
}

impl Divisor {
    /// Reads `count_include_pad` and `divisor_override` from argument `i` on.
    fn read(call: &Call<'_, '_>, i: usize) -> Lower<Divisor> {
        let include_pad = if *call.arg(i) == Arg::None { true } else { call.bool(i)? };
        Ok(Divisor { include_pad, fixed: call.opt_int(i + 1)? })
    }

    /// The number of elements that window `o` counts along spatial dimension `d`.
    fn along(&self, w: &Windows, d: usize, o: i64) -> i64 {
        let start = o * w.stride[d] - w.padding[d];
        let end = (start + w.kernel[d]).min(w.input[d] + w.padding[d]);
        if self.include_pad { end - start } else { end.min(w.input[d]) - start.max(0) }
    }

    /// `x / divisor` for `x` of the output's sizes.
    fn divide<'m>(&self, h: &Hlo<'m>, x: &Val<'m>, windows: &Windows) -> Lower<Val<'m>> {
        const LONGEST: i64 = 1 << 20;
        if let Some(fixed) = self.fixed {
            return Ok(h.divide(x, &h.full(Scalar::Int(fixed), x.dtype, &x.dims)));
        }
        if windows.output.iter().any(|n| *n > LONGEST) {
            return unsupported(format!("averages at more than {LONGEST} positions"));
        }
        let counts: Vec<Vec<i64>> = (0..windows.rank())
            .map(|d| (0..windows.output[d]).map(|o| self.along(windows, d, o)).collect())
            .collect();
        if counts.iter().all(|c| c.iter().all(|n| *n == c[0])) {
            let count: i64 = counts.iter().map(|c| c.first().copied().unwrap_or(1)).product();
            return Ok(h.divide(x, &h.full(Scalar::Int(count), x.dtype, &x.dims)));
        }
        let Some(lead) = x.rank().checked_sub(windows.rank()) else {
            return invalid(format!("averages of {}", x.shape()));
        };
        let mut divisor = h.ones(x.dtype, &x.dims);
        for (d, counts) in counts.iter().enumerate() {
            let counts = h.constant_ints(counts, x.dtype);
            divisor = h.multiply(&divisor, &h.broadcast_in_dim(&counts, &x.dims, &[(lead + d) as i64]));
        }
        Ok(h.divide(x, &divisor))
    }
}

/// `avg_pool2d(self, kernel_size, stride=[], padding=0, ceil_mode=False, count_include_pad=True,
/// divisor_override=None)`
fn avg_pool2d<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    avg_pool(h, call, 2)
}

/// `avg_pool3d(self, kernel_size, stride=[], padding=0, ceil_mode=False, count_include_pad=True,
/// divisor_override=None)`
fn avg_pool3d<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    avg_pool(h, call, 3)
}

fn avg_pool<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, spatial: usize) -> Lower<Val<'m>> {
    let (x, out) = (call.tensor(0)?, call.out());
    if !x.dtype.is_float() && x.dtype != DType::I64 {
        return unsupported(format!("average pooling of {} numbers", x.dtype));
    }
    let windows = Windows::read(call, spatial, 1, None, (&x.dims, &out.dims))?;
    let x = h.convert(&x, accumulation(x.dtype));
    let zero = h.constant_scalar(Scalar::Int(0), x.dtype);
    let sum = windows.fold(x.rank(), |w| h.reduce_window("add", &x, &zero, w));
    Ok(h.convert(&Divisor::read(call, 5)?.divide(h, &sum, &windows)?, out.dtype))
}

/// `avg_pool2d_backward(grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad,
/// divisor_override)`
fn avg_pool2d_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    avg_pool_backward(h, call, 2)
}

/// `avg_pool3d_backward(grad_output, self, kernel_size, stride, padding, ceil_mode, count_include_pad,
/// divisor_override)`
fn avg_pool3d_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>) -> Lower<Val<'m>> {
    avg_pool_backward(h, call, 3)
}

/// Each element of the input gathers the divided gradients of the windows that hold it: a window sum over the
/// gradients spread out by the stride.
fn avg_pool_backward<'m>(h: &Hlo<'m>, call: &Call<'_, 'm>, spatial: usize) -> Lower<Val<'m>> {
    let (grad, x) = (call.tensor(0)?, call.tensor(1)?);
    let windows = Windows::read(call, spatial, 2, None, (&x.dims, &grad.dims))?;
    let grad = h.convert(&grad, accumulation(grad.dtype));
    let grad = Divisor::read(call, 6)?.divide(h, &grad, &windows)?;
    let zero = h.constant_scalar(Scalar::Int(0), grad.dtype);
    let lead = x.rank() - spatial;
    let mut padding = vec![PadDim::default(); lead];
    let mut sizes: Dims = std::iter::repeat_n(1, lead).collect();
    for d in 0..spatial {
        let (kernel, stride) = (windows.kernel[d], windows.stride[d]);
        let low = kernel - 1 - windows.padding[d];
        let span = (windows.output[d] - 1) * stride + 1;
        padding.push(PadDim { low, high: windows.input[d] + kernel - 1 - span - low, interior: stride - 1 });
        sizes.push(kernel);
    }
    let ones: Dims = sizes.iter().map(|_| 1).collect();
    let edges = vec![(0, 0); x.rank()];
    let window = Window { sizes: &sizes, strides: &ones, dilations: &ones, padding: &edges };
    let sum = h.reduce_window("add", &h.pad(&grad, &zero, &padding), &zero, window);
    Ok(h.convert(&sum, call.out().dtype))
}
