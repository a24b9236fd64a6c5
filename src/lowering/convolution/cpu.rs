//! Convolutions as XLA for CPU computes them fastest.
//!
//! Its own code for a convolution reorders the weight at each call, which for many channels takes longer than the
//! arithmetic, and goes element by element where channels are in groups. Its matrix products and its elementwise loops
//! are as fast as anybody's. So windows are cut out of the input by slices, and either each is multiplied with its
//! element of the weight (one channel in each group), or all of them, stacked, with the weight as a matrix that lies in
//! memory as it is needed.

use super::super::hlo::{ConvolutionDims, DotDims, PadDim};
use super::super::reductions::{accumulation, sum_over};
use super::super::types::Dims;
use super::super::{Hlo, Val};

/// Most elements of a window: each is a slice in the program.
const MOST_ELEMENTS: i64 = 128;
/// Most elements of a window whose products are one elementwise expression, for which LLVM's time grows faster.
const MOST_TERMS: i64 = 49;
/// Most products of one sum, which is several such expressions.
const MOST_SUMMED: i64 = 4 * MOST_TERMS;
/// Most memory of all windows side by side, in bytes: in two dimensions, and in three, where XLA's own code goes
/// element by element.
const MOST_BYTES: i64 = 16 << 20;
const MOST_BYTES_OF_VOLUMES: i64 = 128 << 20;
/// From so many times more windows than channels of the result on, reordering the weight costs less than stacking
/// windows.
const MANY_WINDOWS: i64 = 16;
/// Input channels from which on volumes are convolved by their planes.
const LEAST_OF_VOLUMES: i64 = 3;
/// Most results in a group for which sums of elements cost less than products, over windows in rows of `LONG_ROW` or
/// more. Half as many over windows in shorter rows.
const MOST_RESULTS: i64 = 8;
const LONG_ROW: i64 = 48;
/// Most input channels in a group for which the gradient of the weight is sums of elements, and most of those sums:
/// each is some dozens of ops of the program.
const MOST_INPUTS: i64 = 2;
const MOST_SUMS: i64 = 9;
/// Input channels of which XLA's own code makes poor use.
const FEW_CHANNELS: i64 = 8;

/// An input and the windows over it. The input has `[batch, channels, …]`.
#[derive(Clone)]
struct Windows<'m> {
    /// In the type sums are kept in, with its edges and, between its elements, zeros.
    x: Val<'m>,
    strides: Dims,
    dilations: Dims,
    /// Sizes of one window.
    kernel: Dims,
    /// How many windows there are along each spatial dimension.
    counts: Dims,
}

/// How a spatial dimension of the input is padded and spread.
fn edge(dims: &ConvolutionDims<'_>, d: usize) -> PadDim {
    let (low, high) = dims.padding[d];
    PadDim { low, high, interior: dims.lhs_dilation[d] - 1 }
}

impl<'m> Windows<'m> {
    /// The windows of these sizes. `None` if there is nothing to compute, or too much for slices.
    fn new(
        h: &Hlo<'m>,
        x: &Val<'m>,
        kernel: &[i64],
        dims: &ConvolutionDims<'_>,
        counts: &[i64],
    ) -> Option<Self> {
        let elements = kernel.iter().try_fold(1i64, |n, k| n.checked_mul(*k))?;
        let all = x.dims.iter().chain(kernel).chain(counts).all(|n| *n > 0);
        if !all || elements > MOST_ELEMENTS {
            return None;
        }
        let x = h.convert(x, accumulation(x.dtype));
        let edges = (0..kernel.len()).map(|d| edge(dims, d));
        let padding: Vec<PadDim> = [PadDim::default(); 2].into_iter().chain(edges).collect();
        let x = h.pad(&x, &h.zeros(x.dtype, &[]), &padding);
        let (strides, dilations): (Dims, Dims) = (dims.strides.into(), dims.rhs_dilation.into());
        let reaches =
            |d: usize| (counts[d] - 1) * strides[d] + (kernel[d] - 1) * dilations[d] < x.dims[d + 2];
        if !(0..kernel.len()).all(reaches) {
            return None;
        }
        Some(Windows { x, strides, dilations, kernel: kernel.into(), counts: counts.into() })
    }

    fn batch(&self) -> i64 {
        self.x.dims[0]
    }

    fn channels(&self) -> i64 {
        self.x.dims[1]
    }

    fn elements(&self) -> i64 {
        self.kernel.iter().product()
    }

    /// How many windows there are in all.
    fn windows(&self) -> i64 {
        self.batch() * self.counts.iter().product::<i64>()
    }

    /// Whether all windows side by side are little memory.
    fn are_small(&self) -> bool {
        let size = self.x.dtype.size() as i64;
        let of_a_channel = self.elements().saturating_mul(self.windows());
        let most = if self.kernel.len() == 3 { MOST_BYTES_OF_VOLUMES } else { MOST_BYTES };
        of_a_channel.saturating_mul(self.channels()).saturating_mul(size) <= most
    }

    /// Whether the windows lie side by side, with more than one element each, and cover the input.
    fn tile(&self) -> bool {
        self.elements() > 1
            && (0..self.kernel.len()).all(|d| {
                self.strides[d] == self.kernel[d]
                    && self.dilations[d] == 1
                    && self.counts[d] * self.kernel[d] == self.x.dims[d + 2]
            })
    }

    /// Where each element of a window stands, in the order of the weight's memory.
    fn places(&self) -> Vec<Dims> {
        let mut places = vec![Dims::new()];
        for size in &self.kernel {
            let longer = |place: &Dims| {
                let place = place.clone();
                (0..*size).map(move |k| place.iter().copied().chain([k]).collect::<Dims>())
            };
            places = places.iter().flat_map(longer).collect();
        }
        places
    }

    /// One element of all windows: `[batch, channels, counts…]`.
    fn element(&self, h: &Hlo<'m>, place: &[i64]) -> Val<'m> {
        let (mut start, mut limit, mut strides) =
            (Dims::from(&[0, 0][..]), Dims::from(&self.x.dims[..2]), Dims::from(&[1, 1][..]));
        for (d, k) in place.iter().enumerate() {
            let first = k * self.dilations[d];
            start.push(first);
            limit.push(first + (self.counts[d] - 1) * self.strides[d] + 1);
            strides.push(self.strides[d]);
        }
        h.slice(&self.x, &start, &limit, &strides)
    }

    /// As [`Self::element`], for many places: `dense` keeps the input without the elements between strides, once for
    /// each first element. Elements side by side are read in vectors.
    fn dense_element(&self, h: &Hlo<'m>, place: &[i64], dense: &mut Vec<(Dims, Val<'m>)>) -> Val<'m> {
        let starts: Dims = place.iter().zip(&self.dilations).map(|(k, d)| k * d).collect();
        let first: Dims = starts.iter().zip(&self.strides).map(|(start, stride)| start % stride).collect();
        let at: Dims = starts.iter().zip(&self.strides).map(|(start, stride)| start / stride).collect();
        let ones: Dims = place.iter().map(|_| 1).collect();
        let known = dense.iter().find(|(of, _)| *of == first).map(|(_, x)| x.clone());
        let x = known.unwrap_or_else(|| {
            let cut = |x: Val<'m>, d: usize| h.slice_dim(&x, d + 2, first[d], x.dims[d + 2], self.strides[d]);
            let x = (0..first.len()).fold(self.x.clone(), cut);
            let x = if self.strides == ones { x } else { h.unary("optimization_barrier", &x) };
            dense.push((first, x.clone()));
            x
        });
        Windows { x, strides: ones.clone(), dilations: ones, ..self.clone() }.element(h, &at)
    }

    /// These elements of all windows as columns, a row for each channel and element: `[groups, rows, batch * counts…]`,
    /// or `[batch * groups, rows, counts…]` if images stay `apart`.
    fn columns(&self, h: &Hlo<'m>, places: &[Dims], groups: i64, apart: bool) -> Val<'m> {
        let (batch, channels) = (self.batch(), self.channels());
        let lead = if apart { [batch, channels, 1] } else { [channels, 1, batch] };
        let sizes: Dims = lead.into_iter().chain(self.counts.iter().copied()).collect();
        let column = |place: &Dims| {
            let element = self.element(h, place);
            h.reshape(&if apart { element } else { channels_first(h, &element) }, &sizes)
        };
        let columns: Vec<Val<'m>> = places.iter().map(column).collect();
        let rows = channels / groups * places.len() as i64;
        let (dim, products) = if apart { (2, batch * groups) } else { (1, groups) };
        h.reshape(
            &h.concatenate(&columns, dim),
            &[products, rows, batch * groups * self.in_image() / products],
        )
    }

    /// How many windows an image has.
    fn in_image(&self) -> i64 {
        self.windows() / self.batch()
    }

    /// Whether a product for each image costs less than one for all images, whose channels must come first. Products
    /// for each image read the weight, or make its gradient, once for each image. A window has so many `results` in a
    /// group.
    fn stay_apart(&self, results: i64) -> bool {
        self.batch() == 1 || are_few(results, self.in_image())
    }

    /// How many elements of all windows are little memory side by side.
    fn at_once(&self) -> usize {
        let bytes = self.windows().saturating_mul(self.channels()).saturating_mul(self.x.dtype.size() as i64);
        (MOST_BYTES / bytes.max(1)).max(1) as usize
    }
}

/// Whether a window has so few `results` that a product for each image of `in_image` windows pays.
pub(super) fn are_few(results: i64, in_image: i64) -> bool {
    /// Most results for each window of an image.
    const MOST: i64 = 4;
    results <= MOST.saturating_mul(in_image)
}

/// `[batch, channels, …]` as `[channels, batch, …]`, or the other way round.
fn channels_first<'m>(h: &Hlo<'m>, x: &Val<'m>) -> Val<'m> {
    let order: Dims = [1, 0].into_iter().chain(2..x.rank() as i64).collect();
    h.transpose(x, &order)
}

/// Computes `h.convolution` of an input `[batch, channels, …]` and a weight `[channels, channels / groups, …]`.
/// `None` where XLA's own code is the better one.
pub(super) fn correlate<'m>(
    h: &Hlo<'m>,
    x: &Val<'m>,
    weight: &Val<'m>,
    dims: &ConvolutionDims<'_>,
    out: &[i64],
) -> Option<Val<'m>> {
    let groups = dims.feature_groups;
    if !h.for_cpu() || dims.batch_groups != 1 || x.dims[1] != weight.dims[1] * groups {
        return None;
    }
    if let Some(result) = correlate_planes(h, x, weight, dims, out) {
        return Some(result);
    }
    let windows = Windows::new(h, x, &weight.dims[2..], dims, &out[2..])?;
    let weight = h.convert(weight, windows.x.dtype);
    let channels = weight.dims[0];
    if groups > 1 {
        let long_rows = out.last().is_some_and(|n| *n >= LONG_ROW);
        let most = if long_rows { MOST_RESULTS } else { MOST_RESULTS / 2 };
        let few = weight.dims[1] == 1 || channels / groups <= most;
        let terms = windows.elements().saturating_mul(weight.dims[1]);
        let fits = windows.elements() <= MOST_TERMS && terms <= MOST_SUMMED;
        let form = if few && fits { by_element } else { by_product };
        return Some(form(h, &windows, &weight, groups, out));
    }
    let pays = windows.elements() == 1
        || x.dims[1] <= FEW_CHANNELS
        || windows.windows() <= channels.saturating_mul(MANY_WINDOWS);
    if !pays || !windows.are_small() {
        return None;
    }
    if windows.tile() {
        let columns = windows.columns(h, &windows.places(), 1, false);
        let matrix = h.reshape(&weight, &[1, channels, columns.dims[1]]);
        return Some(patches(h, &windows, &matrix, &columns));
    }
    Some(by_product(h, &windows, &weight, 1, out))
}

/// The convolution as products of the weight with the windows as columns.
fn by_product<'m>(h: &Hlo<'m>, windows: &Windows<'m>, weight: &Val<'m>, groups: i64, out: &[i64]) -> Val<'m> {
    let (batch, results, inputs) = (windows.batch(), weight.dims[0] / groups, weight.dims[1]);
    let apart = windows.stay_apart(results);
    let factors = h.reshape(weight, &[groups, results, inputs, windows.elements()]);
    let (places, step) = (windows.places(), windows.at_once());
    let part = |(i, places): (usize, &[Dims])| {
        let (first, count) = ((i * step) as i64, places.len() as i64);
        let factors = h.slice_dim(&factors, 3, first, first + count, 1);
        let mut matrix = h.reshape(&factors, &[groups, results, inputs * count]);
        if apart && batch > 1 {
            let all = h.broadcast_in_dim(&matrix, &[batch, groups, results, inputs * count], &[1, 2, 3]);
            matrix = h.reshape(&all, &[batch * groups, results, inputs * count]);
        }
        multiply(h, &matrix, &windows.columns(h, places, groups, apart), 1)
    };
    let parts = places.chunks(step).enumerate().map(part).reduce(|sum, part| h.add(&sum, &part));
    let product = parts.unwrap_or_else(|| h.zeros(weight.dtype, out));
    if apart {
        return h.reshape(&product, out);
    }
    let mut sizes: Dims = [weight.dims[0], batch].into_iter().collect();
    sizes.extend(windows.counts.iter().copied());
    channels_first(h, &h.reshape(&product, &sizes))
}

/// A convolution over volumes as one over their planes: those that a window meets count as further channels. XLA has
/// fast code for two dimensions. `None` for groups, and where there is as little to add up as for windows of one
/// element.
fn correlate_planes<'m>(
    h: &Hlo<'m>,
    x: &Val<'m>,
    weight: &Val<'m>,
    dims: &ConvolutionDims<'_>,
    out: &[i64],
) -> Option<Val<'m>> {
    let planes = Planes::new(h, x, dims, (&weight.dims[2..], out[2]))?;
    let weight = h.reshape(weight, &planes.weight(weight.dims[0]));
    let dims = planes.dims(dims, "[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]");
    let flat: Dims = [planes.x.dims[0], out[1], out[3], out[4]].into_iter().collect();
    let y = super::convolve(h, &planes.x, &weight, dims, &flat);
    let y = h.reshape(&y, &[out[0], out[2], out[1], out[3], out[4]]);
    Some(h.transpose(&y, &[0, 2, 1, 3, 4]))
}

/// The planes of a volume, each with those before and behind it that a window meets.
struct Planes<'m> {
    /// `[batch * planes, channels * planes of a window, …]`
    x: Val<'m>,
    /// `[channels, planes of a window, rows, columns]` of a weight.
    kernel: [i64; 4],
}

impl<'m> Planes<'m> {
    /// Takes an input `[batch, channels, …]` under windows of these sizes, `count` of them along the first dimension.
    /// `None` for groups, and where slices and transposes would cost more than they save.
    fn new(
        h: &Hlo<'m>,
        x: &Val<'m>,
        dims: &ConvolutionDims<'_>,
        (kernel, count): (&[i64], i64),
    ) -> Option<Self> {
        /// Most planes of a window: each is a slice.
        const MOST: i64 = 16;
        let &[depth, rows, columns] = kernel else { return None };
        let &[batch, channels, _, height, width] = &x.dims[..] else { return None };
        let something = x.dims.iter().chain(kernel).all(|n| *n > 0) && count > 0;
        if dims.feature_groups != 1
            || !something
            || depth > MOST
            || kernel.iter().all(|k| *k == 1)
            || channels < LEAST_OF_VOLUMES
        {
            return None;
        }
        let zero = PadDim::default();
        let padded = h.pad(x, &h.zeros(x.dtype, &[]), &[zero, zero, edge(dims, 0), zero, zero]);
        let (stride, dilation) = (dims.strides[0], dims.rhs_dilation[0]);
        if (count - 1) * stride + (depth - 1) * dilation >= padded.dims[2] {
            return None;
        }
        let plane = |k: i64| {
            let first = k * dilation;
            let along = h.slice_dim(&padded, 2, first, first + (count - 1) * stride + 1, stride);
            h.reshape(&along, &[batch, channels, 1, count, height, width])
        };
        let together = h.concatenate(&(0..depth).map(plane).collect::<Vec<_>>(), 2);
        let x = h.transpose(&together, &[0, 3, 1, 2, 4, 5]);
        let x = h.reshape(&x, &[batch * count, channels * depth, height, width]);
        Some(Planes { x, kernel: [channels, depth, rows, columns] })
    }

    /// Sizes of a weight over the planes.
    fn weight(&self, outputs: i64) -> [i64; 4] {
        let [channels, depth, rows, columns] = self.kernel;
        [outputs, channels * depth, rows, columns]
    }

    /// Drops the first dimension, which the planes have taken.
    fn dims<'a>(&self, dims: &ConvolutionDims<'a>, numbers: &'a str) -> ConvolutionDims<'a> {
        ConvolutionDims {
            numbers,
            strides: &dims.strides[1..],
            padding: &dims.padding[1..],
            lhs_dilation: &dims.lhs_dilation[1..],
            rhs_dilation: &dims.rhs_dilation[1..],
            ..*dims
        }
    }
}

/// The windows of an image that become words, `[batch, channels, counts…]`: whoever reads them as words mostly has the
/// channels last, as they lie in memory here.
fn patches<'m>(h: &Hlo<'m>, windows: &Windows<'m>, matrix: &Val<'m>, columns: &Val<'m>) -> Val<'m> {
    let dims = DotDims { lhs_batch: &[], rhs_batch: &[], lhs_contract: &[0], rhs_contract: &[1] };
    let (columns, matrix) = (h.reshape(columns, &columns.dims[1..]), h.reshape(matrix, &matrix.dims[1..]));
    let product = h.dot_general(&columns, &matrix, dims, columns.dtype);
    let mut sizes: Dims = [windows.batch()].into_iter().collect();
    sizes.extend(windows.counts.iter().copied());
    sizes.push(matrix.dims[0]);
    let last = sizes.len() as i64 - 1;
    let order: Dims = [0, last].into_iter().chain(1..last).collect();
    h.transpose(&h.reshape(&product, &sizes), &order)
}

/// One product for each group, or just one: contracts the last dimension of `a` with dimension `1` or `2` of `b`.
fn multiply<'m>(h: &Hlo<'m>, a: &Val<'m>, b: &Val<'m>, contract: i64) -> Val<'m> {
    if a.dims[0] > 1 {
        let dims =
            DotDims { lhs_batch: &[0], rhs_batch: &[0], lhs_contract: &[2], rhs_contract: &[contract] };
        return h.dot_general(a, b, dims, a.dtype);
    }
    let dims = DotDims { lhs_batch: &[], rhs_batch: &[], lhs_contract: &[1], rhs_contract: &[contract - 1] };
    let (a, b) = (h.reshape(a, &a.dims[1..]), h.reshape(b, &b.dims[1..]));
    h.dot_general(&a, &b, dims, a.dtype)
}

/// The convolution as sums of the windows' elements times the weight's.
fn by_element<'m>(h: &Hlo<'m>, windows: &Windows<'m>, weight: &Val<'m>, groups: i64, out: &[i64]) -> Val<'m> {
    let (inputs, results, elements) = (weight.dims[1], weight.dims[0] / groups, windows.elements());
    let mut sizes: Dims = [windows.batch(), groups, results].into_iter().collect();
    let mut split: Dims = [windows.batch(), groups, inputs].into_iter().collect();
    sizes.extend(windows.counts.iter().copied());
    split.extend(windows.x.dims[2..].iter().copied());
    let along: Dims = (0..sizes.len() as i64).filter(|d| *d != 2).collect();
    let factors = h.reshape(weight, &[groups, results, inputs * elements]);
    let x = h.reshape(&windows.x, &split);
    split.remove(2);
    let places = windows.places();
    let mut sum: Option<Val<'m>> = None;
    for input in 0..inputs {
        let channel = h.reshape(&h.slice_dim(&x, 2, input, input + 1, 1), &split);
        let channel = Windows { x: channel, ..windows.clone() };
        for (place, i) in places.iter().zip(input * elements..) {
            let factor = h.reshape(&h.slice_dim(&factors, 2, i, i + 1, 1), &[groups, results]);
            let element = h.broadcast_in_dim(&channel.element(h, place), &sizes, &along);
            let term = h.multiply(&element, &h.broadcast_in_dim(&factor, &sizes, &[1, 2]));
            sum = Some(sum.map_or(term.clone(), |sum| h.add(&sum, &term)));
        }
        // A barrier keeps the next terms from becoming part of this expression.
        if (input + 1) % (MOST_TERMS / elements) == 0 && input + 1 < inputs {
            sum = sum.map(|sum| h.unary("optimization_barrier", &sum));
        }
    }
    sum.map_or_else(|| h.zeros(weight.dtype, out), |sum| h.reshape(&sum, out))
}

/// The gradient of a convolution's weight `[channels, channels / groups, …]` from the gradient of its result. `None`
/// where XLA's own code is the better one.
pub(super) fn weight_grad<'m>(
    h: &Hlo<'m>,
    x: &Val<'m>,
    grad: &Val<'m>,
    dims: &ConvolutionDims<'_>,
    weight: &[i64],
) -> Option<Val<'m>> {
    let groups = dims.feature_groups;
    if !h.for_cpu() || weight[1].checked_mul(groups) != Some(x.dims[1]) || grad.dims[1] != weight[0] {
        return None;
    }
    if let Some(gradient) = weight_grad_planes(h, x, grad, dims, weight) {
        return Some(gradient);
    }
    let windows = Windows::new(h, x, &weight[2..], dims, &grad.dims[2..])?;
    if groups == 1 && !windows.are_small() {
        return None;
    }
    let (results, inputs) = (weight[0] / groups, weight[1]);
    let grad = h.convert(grad, windows.x.dtype);
    if groups > 1 && inputs <= MOST_INPUTS && windows.elements() * inputs <= MOST_SUMS {
        return Some(weight_grad_by_element(h, &windows, &grad, groups, weight));
    }
    let apart = windows.stay_apart(results);
    let grad = if apart { grad } else { channels_first(h, &grad) };
    let (images, in_image) =
        if apart { (windows.batch(), windows.in_image()) } else { (1, windows.windows()) };
    let rows = h.reshape(&grad, &[images * groups, results, in_image]);
    let part = |places: &[Dims]| {
        let columns = windows.columns(h, places, groups, apart);
        // The operand on the right is copied first.
        let columns_first = columns.dims[1] >= results;
        let product =
            if columns_first { multiply(h, &columns, &rows, 2) } else { multiply(h, &rows, &columns, 2) };
        let sizes = if columns_first { [columns.dims[1], results] } else { [results, columns.dims[1]] };
        let product = h.reshape(&product, &[images, groups, sizes[0], sizes[1]]);
        let sum =
            if images > 1 { sum_over(h, &product, &[0]) } else { h.reshape(&product, &product.dims[1..]) };
        let sum = if columns_first { h.transpose(&sum, &[0, 2, 1]) } else { sum };
        h.reshape(&sum, &[groups, results, inputs, places.len() as i64])
    };
    let parts: Vec<Val<'m>> = windows.places().chunks(windows.at_once()).map(part).collect();
    Some(h.reshape(&h.concatenate(&parts, 3), weight))
}

/// The gradient of a weight with groups as sums of the windows' elements times the gradient's.
fn weight_grad_by_element<'m>(
    h: &Hlo<'m>,
    windows: &Windows<'m>,
    grad: &Val<'m>,
    groups: i64,
    weight: &[i64],
) -> Val<'m> {
    let (inputs, results) = (weight[1], weight[0] / groups);
    let sizes = |lead: &[i64], last: &[i64]| lead.iter().chain(last).copied().collect::<Dims>();
    // What computes them is not computed again in each sum.
    let kept = |x: &Val<'m>, sizes: &[i64]| h.unary("optimization_barrier", &h.reshape(x, sizes));
    let grad = kept(grad, &sizes(&[windows.batch(), groups, results], &windows.counts));
    let x = kept(&windows.x, &sizes(&[windows.batch(), groups, inputs], &windows.x.dims[2..]));
    let of_a_channel = sizes(&[windows.batch(), groups], &windows.x.dims[2..]);
    let along: Dims = (0..grad.rank() as i64).filter(|d| *d != 2).collect();
    let summed: Dims = along.iter().copied().filter(|d| *d != 1).collect();
    let over: Dims = (0..x.rank() as i64 - 1).filter(|d| *d != 1).collect();
    let parts = |x: &Val<'m>, over: &[i64]| equal_parts(h, x, over).unwrap_or_else(|| vec![x.clone()]);
    let mut sums = Vec::new();
    for input in 0..inputs {
        let channel = h.reshape(&h.slice_dim(&x, 2, input, input + 1, 1), &of_a_channel);
        let channel = Windows { x: channel, ..windows.clone() };
        let mut dense = Vec::new();
        for place in windows.places() {
            let element = channel.dense_element(h, &place, &mut dense);
            let terms = parts(&element, &over).into_iter().zip(parts(&grad, &summed));
            // Cut first: XLA goes element by element through a cut of what is spread.
            let terms = terms.map(|(x, g)| h.multiply(&h.broadcast_in_dim(&x, &g.dims, &along), &g));
            let sum = terms.reduce(|sum, term| h.add(&sum, &term));
            let sum = sum.map(|terms| sum_over(h, &h.unary("optimization_barrier", &terms), &summed));
            sums.extend(sum.map(|sum| h.reshape(&sum, &[groups, results, 1])));
        }
    }
    h.reshape(&h.concatenate(&sums, 2), weight)
}

/// Equal parts of `x` along `dimensions`, whose sum has the sum of `x`: XLA's CPU compiler makes vectors of elementwise
/// ops, and few of a fold. `None` if there are no such parts.
fn equal_parts<'m>(h: &Hlo<'m>, x: &Val<'m>, dimensions: &[i64]) -> Option<Vec<Val<'m>>> {
    /// Fewest parts, enough of them, and most.
    const LEAST: i64 = 4;
    const ENOUGH: i64 = 8;
    const MOST: i64 = 16;
    let (mut counts, mut total): (Dims, i64) = (x.dims.iter().map(|_| 1).collect(), 1);
    for d in dimensions.iter().map(|d| *d as usize) {
        let most = if total < ENOUGH { ENOUGH.min(MOST / total) } else { 1 };
        counts[d] = (1..=most).rev().find(|count| x.dims[d] % count == 0).unwrap_or(1);
        total *= counts[d];
    }
    if total < LEAST {
        return None;
    }
    let part = |mut i: i64| {
        let (mut start, mut limit) = (Dims::new(), Dims::new());
        for (size, count) in x.dims.iter().zip(&counts) {
            let (length, at) = (size / count, i % count);
            i /= count;
            start.push(at * length);
            limit.push((at + 1) * length);
        }
        h.slice(x, &start, &limit, &x.dims.iter().map(|_| 1).collect::<Dims>())
    };
    Some((0..total).map(part).collect())
}

/// As [`weight_grad`], of a convolution over volumes, by their planes.
fn weight_grad_planes<'m>(
    h: &Hlo<'m>,
    x: &Val<'m>,
    grad: &Val<'m>,
    dims: &ConvolutionDims<'_>,
    weight: &[i64],
) -> Option<Val<'m>> {
    let planes = Planes::new(h, x, dims, (weight.get(2..)?, *grad.dims.get(2)?))?;
    let flat: Dims = [planes.x.dims[0], grad.dims[1], grad.dims[3], grad.dims[4]].into_iter().collect();
    let grad = h.reshape(&h.transpose(grad, &[0, 2, 1, 3, 4]), &flat);
    let flat = planes.weight(weight[0]);
    let gradient = super::weight_grad_of(h, &planes.x, &grad, &planes.dims(dims, ""), &flat);
    Some(h.reshape(&gradient, weight))
}
