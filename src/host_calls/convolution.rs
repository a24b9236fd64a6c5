//! Convolutions, their adjoints and the gradients of their weights, for programs on the CPU.
//!
//! XLA's CPU compiler reorders the weight at each call, multiplies with the zeros between strides, and goes element by
//! element through groups, volumes and types other than float32. Here a convolution reads a copy of the input with its
//! edges, in which the positions of windows follow each other: each element of a window is then a distance, and a
//! vector of positions one load. Between the rows of the copy, a few positions are computed for nobody. Positions and
//! channels are done in parts whose copies fit into the processor's cache. The order of sums depends on sizes, and on
//! whether the processor has wide vectors.

use super::frame::{Typed, buffer, call_by_type, dims, handlers, read, written};
use super::lanes::{BEHIND, Number, Pairs, Source, Width, across, dots, products};
use super::shares::{PARTS, Places, in_ranges};
use crate::pjrt::xla_ffi::{XLA_FFI_Buffer, XLA_FFI_CallFrame, XLA_FFI_Error};
use std::borrow::Cow;
use std::ops::Range;

/// Elements that are copied at once, unless those that one position reads are more.
const AT_ONCE: usize = 1 << 16;
/// Most sums that are kept until all channels are done, and fewest positions for which they are.
const SUMS: usize = 1 << 18;
const LEAST_POSITIONS: usize = 256;
/// Most products that are added up one after the other, each to the last sum: more lose digits.
const TERMS: usize = 1 << 10;
/// Most channels on each side of a part of a weight's gradient.
const CHANNELS: usize = 32;
/// Places: the batch, whose images have no neighbours, and three spatial dimensions.
type Place = [usize; 4];

handlers! {
    forward: Convolution => call::<FORWARD>;
    adjoint: ConvolutionAdjoint => call::<ADJOINT>;
    weight: ConvolutionWeight => call::<WEIGHT>;
}

const FORWARD: u8 = 0;
const ADJOINT: u8 = 1;
const WEIGHT: u8 = 2;

/// A convolution of `[batch, groups * inputs, …]` that gives `[batch, groups * outputs, …]`.
struct Sizes {
    groups: usize,
    inputs: usize,
    outputs: usize,
    input: Place,
    output: Place,
    kernel: Place,
    stride: Place,
    dilation: Place,
    padding: Place,
}

impl Sizes {
    /// Reads sizes off the input, the output and the weight, and off groups, strides, dilations and paddings.
    ///
    /// # Safety
    /// The buffers live during the call.
    unsafe fn of([input, output, weight]: [&XLA_FFI_Buffer; 3], numbers: &[i64]) -> Option<Sizes> {
        // SAFETY: the caller's promise.
        let [input, output, weight] = unsafe { [dims(input), dims(output), dims(weight)] };
        let (&groups, numbers) = numbers.split_first()?;
        let rank = numbers.len() / 3;
        let split =
            |dims: &[i64]| Some((size(*dims.first()?), size(*dims.get(1)?), spatial(dims.get(2..)?, 1)?));
        let (input, output, weight) = (split(input)?, split(output)?, split(weight)?);
        let mut parts = numbers.chunks_exact(rank.max(1));
        let (stride, dilation) = (spatial(parts.next()?, 1)?, spatial(parts.next()?, 1)?);
        let padding = spatial(parts.next()?, 0)?;
        let groups = size(groups);
        let (inputs, outputs) = (weight.1, weight.0.checked_div(groups)?);
        let at = |batch: usize, [a, b, c]: [usize; 3]| [batch, a, b, c];
        let fits = input.0 == output.0
            && input.1 == groups * inputs
            && output.1 == groups * outputs
            && weight.0 == output.1
            && stride.iter().chain(&dilation).chain(&weight.2).all(|n| *n > 0);
        fits.then_some(Sizes {
            groups,
            inputs,
            outputs,
            input: at(input.0, input.2),
            output: at(output.0, output.2),
            kernel: at(1, weight.2),
            stride: at(1, stride),
            dilation: at(1, dilation),
            padding: at(0, padding),
        })
    }

    /// Elements of a window.
    fn elements(&self) -> usize {
        self.kernel.iter().product()
    }

    /// A measure of the work: elements of simpler calls, which take as long.
    fn work(&self) -> usize {
        /// Products in the time of one element.
        const PRODUCTS: usize = 32;
        let positions = self.output.iter().product::<usize>();
        positions.saturating_mul(self.groups * self.inputs * self.outputs * self.elements()) / PRODUCTS
    }

    /// The elements of a window along a dimension, by their distances.
    fn taps(&self, d: usize) -> impl Iterator<Item = Tap> + '_ {
        let stride = self.stride[d];
        (0..self.kernel[d]).map(move |k| {
            let distance = k * self.dilation[d];
            Tap { residue: distance % stride, at: distance / stride, k }
        })
    }

    /// The windows along a dimension, which read the input.
    fn windows(&self, d: usize) -> Along {
        Along {
            taps: self.taps(d).collect(),
            step: self.stride[d],
            origin: self.padding[d] as isize,
            source: self.input[d],
            count: self.output[d],
            first: 0,
            every: 1,
            target: self.output[d],
        }
    }

    /// Elements of the input along a dimension whose distances from the first window have this residue by the stride.
    /// They read the output.
    fn spread(&self, d: usize, residue: usize) -> Along {
        let (stride, padding) = (self.stride[d], self.padding[d]);
        let nth = |place: usize| place.saturating_sub(residue).div_ceil(stride);
        let first = nth(padding);
        let taps: Vec<Tap> = self.taps(d).filter(|tap| tap.residue == residue).collect();
        let most = taps.iter().map(|tap| tap.at).max().unwrap_or(0);
        Along {
            taps: taps.iter().map(|tap| Tap { residue: 0, at: most - tap.at, k: tap.k }).collect(),
            step: 1,
            origin: most as isize - first as isize,
            source: self.output[d],
            count: nth(self.input[d] + padding).saturating_sub(first),
            first: (first * stride + residue).saturating_sub(padding),
            every: stride,
            target: self.input[d],
        }
    }
}

fn size(n: i64) -> usize {
    usize::try_from(n).unwrap_or(0)
}

/// One to three numbers as three, with `default` for dimensions that are not there.
fn spatial(numbers: &[i64], default: usize) -> Option<[usize; 3]> {
    let mut all = [default; 3];
    let missing = 3usize.checked_sub(numbers.len())?;
    all[missing..].iter_mut().zip(numbers).for_each(|(size, n)| *size = self::size(*n));
    Some(all)
}

/// An element of a window along a dimension: the residue of its distance by the stride, the whole strides, and its
/// place in the weight.
#[derive(Clone, Copy)]
struct Tap {
    residue: usize,
    at: usize,
    k: usize,
}

/// Positions along a dimension. With a tap, position `i` reads element `(i + at) * step + residue - origin` of the
/// source's `source`; it writes element `first + i * every` of the target's `target`.
struct Along {
    taps: Vec<Tap>,
    step: usize,
    origin: isize,
    source: usize,
    count: usize,
    first: usize,
    every: usize,
    target: usize,
}

/// Positions that are done at once.
#[derive(Clone, Copy, PartialEq)]
struct Tile {
    first: Place,
    count: Place,
}

/// A tile, and where its elements are, which all groups share.
struct Laid {
    tile: Tile,
    /// The rows that each plane of the copy has of the first channel of the source.
    planes: Vec<Vec<Row>>,
    /// Where each element of a window is in the copy of a channel, from a position on, and in the weight.
    taps: Vec<(usize, usize)>,
    /// The rows of the tile: where each begins among the positions, and in the first channel of the target.
    rows: Vec<(usize, usize)>,
    /// Positions, with those between rows.
    positions: usize,
}

impl Laid {
    /// The positions without those between rows, with the last one again up to a multiple of `at_once`.
    fn places(&self, at_once: usize) -> Vec<usize> {
        let count = self.tile.count[3];
        let mut places: Vec<usize> = self.rows.iter().flat_map(|(from, _)| *from..from + count).collect();
        let last = places.last().copied().unwrap_or(0);
        places.resize(places.len().next_multiple_of(at_once), last);
        places
    }
}

/// Elements of a source, and where they go to.
struct Row {
    from: usize,
    to: usize,
    count: usize,
}

/// Positions along all dimensions, and what they read of each channel.
struct Pass {
    along: [Along; 4],
    /// Most positions of a tile.
    tile: Place,
    /// Most channels that are copied at once.
    channels: usize,
    /// Residues that are read: the elements with the same ones are a plane of the copy.
    planes: Vec<Place>,
    /// Elements of a window: the plane, the place in it and the place in the weight.
    taps: Vec<(usize, Place, usize)>,
}

impl Pass {
    /// A pass that reads so many channels and has so many results.
    fn new(along: [Along; 4], kernel: Place, channels: usize, results: usize) -> Pass {
        // What windows read along each dimension, and a plane for each choice of one of them along all.
        let residues = along.each_ref().map(|along| {
            let mut all: Vec<usize> = along.taps.iter().map(|tap| tap.residue).collect();
            all.sort_unstable();
            all.dedup();
            all
        });
        let mut planes = vec![[0; 4]];
        let mut taps = vec![(0, [0; 4], 0)];
        for d in 0..4 {
            let of_plane = |plane: Place| {
                residues[d].iter().map(move |residue| {
                    let mut plane = plane;
                    plane[d] = *residue;
                    plane
                })
            };
            planes = planes.into_iter().flat_map(of_plane).collect();
            let longer = |(plane, at, weight): (usize, Place, usize)| {
                let residues = &residues[d];
                along[d].taps.iter().map(move |tap| {
                    let mut at: Place = at;
                    at[d] = tap.at;
                    let plane = plane * residues.len() + residues.partition_point(|r| *r < tap.residue);
                    (plane, at, weight * kernel[d] + tap.k)
                })
            };
            taps = taps.into_iter().flat_map(longer).collect();
        }
        let channels = channels.min((TERMS / taps.len().max(1)).max(1));
        let mut pass =
            Pass { tile: along.each_ref().map(|along| along.count), channels, along, planes, taps };
        let size = |place: Place| place.iter().fold(1usize, |size, n| size.saturating_mul(*n));
        loop {
            let (positions, plane) = (size(pass.tile), size(pass.lengths(pass.tile)));
            let copied = plane.saturating_mul(pass.channels * pass.planes.len());
            if copied <= AT_ONCE && positions.saturating_mul(results) <= SUMS {
                return pass;
            }
            // Of few positions, most of what is copied would be copied for others again.
            let few = positions <= LEAST_POSITIONS || plane / 2 > positions;
            if copied > AT_ONCE && few && pass.channels > 1 {
                pass.channels = pass.channels.div_ceil(2);
            } else if !pass.halve() {
                return pass;
            }
        }
    }

    /// Halves the tiles, along the first dimension that can be. Returns whether one can.
    fn halve(&mut self) -> bool {
        let first = self.tile.iter_mut().find(|count| **count > 1);
        first.map(|count| *count = count.div_ceil(2)).is_some()
    }

    /// The sizes of a plane for so many positions.
    fn lengths(&self, count: Place) -> Place {
        let reach = |along: &Along| along.taps.iter().map(|tap| tap.at).max().unwrap_or(0);
        [0, 1, 2, 3].map(|d| count[d] + reach(&self.along[d]))
    }

    /// Ranges of `all`, each of which is copied at once.
    fn channels(&self, all: Range<usize>) -> impl Iterator<Item = Range<usize>> {
        let (step, end) = (self.channels.max(1), all.end);
        all.step_by(step).map(move |first| first..end.min(first + step))
    }

    fn tiles(&self) -> Vec<Tile> {
        let mut tiles = vec![Tile { first: [0; 4], count: [0; 4] }];
        for d in 0..4 {
            let range = 0..self.along[d].count;
            let cut = |tile: Tile| {
                range.clone().step_by(self.tile[d].max(1)).map(move |first| {
                    let mut tile = tile;
                    (tile.first[d], tile.count[d]) = (first, self.tile[d]);
                    tile
                })
            };
            tiles = tiles.into_iter().flat_map(cut).collect();
            tiles.iter_mut().for_each(|tile| tile.count[d] = tile.count[d].min(range.end - tile.first[d]));
        }
        tiles
    }

    /// Where the elements of a tile are, in a source and a target that have so many channels.
    fn laid(&self, tile: Tile, [source, target]: [usize; 2]) -> Laid {
        let lengths = self.lengths(tile.count);
        let size = source * self.along[1..].iter().map(|along| along.source).product::<usize>();
        Laid {
            tile,
            planes: self
                .planes
                .iter()
                .map(|residues| self.rows_of_plane(*residues, tile, lengths, size))
                .collect(),
            taps: self.distances(tile),
            rows: self.rows(tile, target),
            positions: self.positions(tile),
        }
    }

    /// Copies what a tile reads of these channels: `[channels, planes, lengths…]`, with zeros for what the source does
    /// not have. Returns the elements of a channel.
    fn copy<E: Number>(&self, x: &[E], channels: Range<usize>, laid: &Laid, copied: &mut Vec<E>) -> usize {
        let plane: usize = self.lengths(laid.tile.count).iter().product();
        let stride = plane * self.planes.len();
        copied.clear();
        copied.resize(channels.len() * stride + BEHIND, E::ZERO);
        let volume: usize = self.along[1..].iter().map(|along| along.source).product();
        let step = self.along[3].step;
        for (number, rows) in laid.planes.iter().enumerate() {
            for (c, channel) in channels.clone().enumerate() {
                let to = &mut copied[c * stride + number * plane..][..plane];
                for Row { from, to: at, count } in rows {
                    let (from, to) = (&x[from + channel * volume..], &mut to[*at..at + count]);
                    if step == 1 {
                        to.copy_from_slice(&from[..*count]);
                    } else {
                        to.iter_mut().zip(from.iter().step_by(step)).for_each(|(to, x)| *to = *x);
                    }
                }
            }
        }
        stride
    }

    /// Returns what a tile reads of these channels, up to `row` positions, as [`Pass::copy`] has it, and the elements
    /// of a channel: in place, if it lies so in the source.
    fn read<'a, E: Number>(
        &self,
        x: &'a [E],
        channels: Range<usize>,
        laid: &Laid,
        row: usize,
        copied: &'a mut Vec<E>,
    ) -> (&'a [E], usize) {
        let volume: usize = self.along[1..].iter().map(|along| along.source).product();
        let plane: usize = self.lengths(laid.tile.count).iter().product();
        if let ([rows], 1) = (&laid.planes[..], self.along[3].step)
            && let &[Row { from, to: 0, count }] = &rows[..]
            && count == plane
        {
            let start = from + channels.start * volume;
            let most = laid.taps.iter().map(|tap| tap.0).max().unwrap_or(0);
            let end = (channels.len().max(1) - 1) * volume + most + row;
            if let Some(x) = x.get(start..).filter(|x| x.len() >= end) {
                return (x, volume);
            }
        }
        let stride = self.copy(x, channels, laid, copied);
        (copied, stride)
    }

    /// The rows of a plane that are there, for the first channel of the source, whose images have this `size`. Rows
    /// that follow each other in both are one.
    fn rows_of_plane(&self, residues: Place, tile: Tile, lengths: Place, size: usize) -> Vec<Row> {
        let [height, width] = [2, 3].map(|d| self.along[d].source);
        let start = |d: usize| {
            let along = &self.along[d];
            (tile.first[d] * along.step + residues[d]) as isize - along.origin
        };
        let places = |d: usize| {
            let place = move |i: usize| {
                let place = usize::try_from(start(d) + (i * self.along[d].step) as isize).ok()?;
                (place < self.along[d].source).then_some((i, place))
            };
            (0..lengths[d]).filter_map(place).collect::<Vec<_>>()
        };
        let (images, planes, lines, columns) = (places(0), places(1), places(2), places(3));
        let mut rows: Vec<Row> = Vec::new();
        let Some((low, first)) = columns.first() else { return rows };
        for (i, image) in &images {
            for (j, a) in &planes {
                for (k, b) in &lines {
                    let from = image * size + (a * height + b) * width + first;
                    let to = ((i * lengths[1] + j) * lengths[2] + k) * lengths[3] + low;
                    match rows.last_mut() {
                        Some(last)
                            if self.along[3].step == 1
                                && (last.from + last.count, last.to + last.count) == (from, to) =>
                        {
                            last.count += columns.len();
                        }
                        _ => rows.push(Row { from, to, count: columns.len() }),
                    }
                }
            }
        }
        rows
    }

    /// Where each element of a window is in the copy of a channel, from a position on, and in the weight.
    fn distances(&self, tile: Tile) -> Vec<(usize, usize)> {
        let lengths = self.lengths(tile.count);
        let plane: usize = lengths.iter().product();
        let flat = |at: &Place| at.iter().zip(lengths).fold(0, |flat, (at, length)| flat * length + at);
        self.taps.iter().map(|(number, at, weight)| (number * plane + flat(at), *weight)).collect()
    }

    /// Positions of a tile, with those between its rows.
    fn positions(&self, tile: Tile) -> usize {
        let lengths = self.lengths(tile.count);
        tile.count.iter().zip(lengths).fold(0, |flat, (count, length)| flat * length + count - 1) + 1
    }

    /// The rows of a tile: where each begins among the positions, and in the first channel of a target of `all`.
    fn rows(&self, tile: Tile, all: usize) -> Vec<(usize, usize)> {
        let lengths = self.lengths(tile.count);
        let at = |d: usize, i: usize| self.along[d].first + (tile.first[d] + i) * self.along[d].every;
        let row = |i: usize| {
            let [a, b, c] =
                [i / tile.count[2] / tile.count[1], i / tile.count[2] % tile.count[1], i % tile.count[2]];
            let position = ((a * lengths[1] + b) * lengths[2] + c) * lengths[3];
            let plane = at(0, a) * all * self.along[1].target + at(1, b);
            (position, (plane * self.along[2].target + at(2, c)) * self.along[3].target + at(3, 0))
        };
        (0..tile.count[..3].iter().product()).map(row).collect()
    }

    /// Elements of a channel of the target.
    fn volume(&self) -> usize {
        self.along[1..].iter().map(|along| along.target).product()
    }
}

/// A part of a pass: these results of a group, at these positions.
struct Unit<'a> {
    pass: &'a Pass,
    tile: Tile,
    group: usize,
    results: Range<usize>,
}

/// Cuts passes into as many parts as the threads of a call share, if there are so many positions.
fn cut(passes: &mut [Pass], groups: usize) {
    for pass in passes {
        while groups * pass.tiles().len() < PARTS
            && pass.tile.iter().product::<usize>() >= 2 * LEAST_POSITIONS
        {
            pass.halve();
        }
    }
}

/// The parts of all passes. Parts of the results, of whole blocks, come last, as each copies what it reads.
fn units(passes: &[Pass], groups: usize, results: usize, block: usize) -> Vec<Unit<'_>> {
    let all = |pass: &Pass| groups * pass.tiles().len();
    let blocks = results.div_ceil(block);
    let parts = PARTS.div_ceil(passes.iter().map(all).sum::<usize>().max(1)).min(blocks);
    let mut units = Vec::new();
    for pass in passes {
        for (tile, group) in
            pass.tiles().into_iter().flat_map(|tile| (0..groups).map(move |group| (tile, group)))
        {
            let part =
                |part: usize| part * blocks / parts * block..results.min((part + 1) * blocks / parts * block);
            units.extend((0..parts).map(|i| Unit { pass, tile, group, results: part(i) }));
        }
    }
    units
}

/// # Safety
/// The frame is that of a call of this kind, with its operands and results.
unsafe fn call<const KIND: u8>(frame: &XLA_FFI_CallFrame) -> Option<()> {
    // SAFETY: the caller's promise, here and below.
    let x = unsafe { buffer(&frame.args, 0) }?;
    call_by_type!(x.dtype, E in [f32, f64] => {
        // SAFETY: as above.
        unsafe { of_type::<E, KIND>(frame) }
    })
}

/// # Safety
/// As for [`call`], with elements of this type.
unsafe fn of_type<E: Number + Typed, const KIND: u8>(frame: &XLA_FFI_CallFrame) -> Option<()> {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the result's memory.
    unsafe {
        let [a, b, numbers] = [buffer(&frame.args, 0)?, buffer(&frame.args, 1)?, buffer(&frame.args, 2)?];
        let out = buffer(&frame.rets, 0)?;
        if [b.dtype, out.dtype, numbers.dtype] != [E::NUMBER, E::NUMBER, i64::NUMBER] {
            return None;
        }
        let roles = match KIND {
            FORWARD => [a, out, b],
            ADJOINT => [out, a, b],
            _ => [a, b, out],
        };
        let sizes = Sizes::of(roles, read::<i64>(numbers))?;
        let (a, b, out) = (read::<E>(a), read::<E>(b), written::<E>(out));
        match KIND {
            FORWARD => {
                let along = [0, 1, 2, 3].map(|d| sizes.windows(d));
                let pass = Pass::new(along, sizes.kernel, sizes.inputs, sizes.outputs);
                let (channels, results) = (sizes.inputs, sizes.outputs);
                let elements = sizes.elements();
                let weight = Weight { of: b, is_turned: false, channels, results, elements };
                convolve(frame, &sizes, &mut [pass], &weight, a, out);
            }
            ADJOINT => adjoint_of(frame, &sizes, [a, b], out),
            _ => weight_of(frame, &sizes, [a, b], out),
        }
    }
    Some(())
}

/// The convolution that spreads the output over the input.
///
/// # Safety
/// As for [`in_ranges`].
unsafe fn adjoint_of<E: Number>(
    frame: &XLA_FFI_CallFrame,
    sizes: &Sizes,
    [grad, weight]: [&[E]; 2],
    out: &mut [E],
) {
    let mut passes = Vec::new();
    for set in 0..sizes.stride.iter().product() {
        let [_, _, height, width] = sizes.stride;
        let residues = [0, set / width / height, set / width % height, set % width];
        let along = [0, 1, 2, 3].map(|d| sizes.spread(d, residues[d]));
        if along.iter().all(|along| !along.taps.is_empty() && along.count > 0) {
            passes.push(Pass::new(along, sizes.kernel, sizes.outputs, sizes.inputs));
        }
    }
    if passes.len() < sizes.stride.iter().product() {
        // Elements that no window reads.
        out.fill(E::ZERO);
    }
    let (channels, results) = (sizes.outputs, sizes.inputs);
    let weight = Weight { of: weight, is_turned: true, channels, results, elements: sizes.elements() };
    // SAFETY: the caller's promise.
    unsafe { convolve(frame, sizes, &mut passes, &weight, grad, out) };
}

/// A weight whose convolution reads `channels` of each group, and has `results`.
struct Weight<'a, E> {
    /// `[groups * results, channels, elements]`, or turned, `[groups * channels, results, elements]`.
    of: &'a [E],
    is_turned: bool,
    channels: usize,
    results: usize,
    elements: usize,
}

impl<'a, E: Number> Weight<'a, E> {
    fn window(&self, group: usize, result: usize, channel: usize) -> &'a [E] {
        let row = if self.is_turned {
            (group * self.channels + channel) * self.results + result
        } else {
            (group * self.results + result) * self.channels + channel
        };
        &self.of[row * self.elements..][..self.elements]
    }

    /// `[groups * results, channels, elements]`.
    ///
    /// # Safety
    /// As for [`in_ranges`].
    unsafe fn by_results(&self, frame: &XLA_FFI_CallFrame, groups: usize) -> Cow<'a, [E]> {
        if !self.is_turned {
            return Cow::Borrowed(self.of);
        }
        let mut turned = vec![E::ZERO; self.of.len()];
        let (places, length) = (Places::new(&mut turned), self.channels * self.elements);
        let turn = |rows: Range<usize>| {
            for row in rows {
                // SAFETY: each row is one unit's.
                let to = unsafe { places.take(row * length, length) };
                for (channel, to) in to.chunks_exact_mut(self.elements).enumerate() {
                    to.copy_from_slice(self.window(row / self.results, row % self.results, channel));
                }
            }
        };
        // SAFETY: the caller's promise.
        unsafe { in_ranges(frame, groups * self.results, self.of.len(), &turn) };
        Cow::Owned(turned)
    }

    /// `[groups * channels, elements, width]`, with results beside each other.
    ///
    /// # Safety
    /// As for [`in_ranges`].
    unsafe fn beside(&self, frame: &XLA_FFI_CallFrame, groups: usize, width: usize) -> Vec<E> {
        /// Results and elements that are turned at once, so that both sides go through whole lines of the cache.
        const RESULTS: usize = 16;
        const ELEMENTS: usize = 256;
        let length = self.elements * width;
        let mut turned = vec![E::ZERO; groups * self.channels * length];
        let places = Places::new(&mut turned);
        let at_once = (ELEMENTS / self.elements).max(1);
        let blocks = self.channels.div_ceil(at_once);
        let turn = |parts: Range<usize>| {
            let mut block = vec![E::ZERO; at_once * self.elements * RESULTS];
            for part in parts {
                let (group, first) = (part / blocks, part % blocks * at_once);
                let channels = first..self.channels.min(first + at_once);
                // SAFETY: each part has its channels for itself.
                let to =
                    unsafe { places.take((group * self.channels + first) * length, channels.len() * length) };
                for first in (0..self.results).step_by(RESULTS) {
                    let results = first..self.results.min(first + RESULTS);
                    for result in results.clone() {
                        for (c, channel) in channels.clone().enumerate() {
                            let to = &mut block[c * self.elements * RESULTS + result - first..];
                            let window = self.window(group, result, channel);
                            to.iter_mut().step_by(RESULTS).zip(window).for_each(|(to, w)| *to = *w);
                        }
                    }
                    for (to, block) in to.chunks_exact_mut(width).zip(block.chunks_exact(RESULTS)) {
                        to[results.clone()].copy_from_slice(&block[..results.len()]);
                    }
                }
            }
        };
        // SAFETY: the caller's promise.
        unsafe { in_ranges(frame, groups * blocks, self.of.len(), &turn) };
        turned
    }
}

/// Whether a weight of `terms` for each result is better read across results, with those up to the next vector, than by
/// positions, with those between rows and up to the next step.
fn pays_across(passes: &[Pass], [results, terms]: [usize; 2], processor: Width, width: usize) -> bool {
    /// Costs of writing the weight anew, in positions, and of writing a result, in products.
    const TURN: usize = 64;
    const WRITE: usize = 60;
    let (mut positions, mut steps) = (0, 0);
    for pass in passes {
        for tile in pass.tiles() {
            positions += tile.count.iter().product::<usize>().next_multiple_of(processor.positions());
            steps += pass.positions(tile).next_multiple_of(BEHIND);
        }
    }
    let product = |factors: [usize; 3]| factors.into_iter().fold(1, usize::saturating_mul);
    let turned = product([TURN, results, terms]);
    product([positions, width, terms + WRITE]).saturating_add(turned) < product([steps, results, terms])
}

/// Does these passes, which write each element at most once.
///
/// # Safety
/// As for [`in_ranges`].
unsafe fn convolve<E: Number>(
    frame: &XLA_FFI_CallFrame,
    sizes: &Sizes,
    passes: &mut [Pass],
    weight: &Weight<'_, E>,
    x: &[E],
    out: &mut [E],
) {
    let &Weight { channels, results, elements, .. } = weight;
    let (groups, processor) = (sizes.groups, Width::of_processor());
    let (lanes, at_once) = (processor.lanes::<E>(), processor.positions());
    let width = results.next_multiple_of(lanes);
    cut(passes, groups);
    let is_across =
        processor > Width::None && pays_across(passes, [results, channels * elements], processor, width);
    let block = if is_across { 2 * lanes } else { processor.rows() };
    let units = units(passes, groups, results, block);
    // SAFETY: the caller's promise.
    let weights = unsafe {
        if is_across {
            Cow::Owned(weight.beside(frame, groups, width))
        } else {
            weight.by_results(frame, groups)
        }
    };
    let out = Places::new(out);
    let do_units = |range: Range<usize>| {
        let (mut copied, mut sums, mut line, mut kept) = (Vec::new(), Vec::new(), Vec::new(), None);
        for Unit { pass, tile, group, results: of_unit } in &units[range] {
            let is_kept = kept.as_ref().is_some_and(|(of, laid, _): &(&Pass, Laid, Vec<usize>)| {
                std::ptr::eq(*of, *pass) && laid.tile == *tile
            });
            let count = tile.count[3];
            if !is_kept {
                let laid = pass.laid(*tile, [groups * channels, groups * results]);
                let places = if is_across { laid.places(at_once) } else { Vec::new() };
                kept = Some((*pass, laid, places));
            }
            let Some((_, laid, places)) = &kept else { continue };
            let positions = laid.positions;
            // Of each position the sums of results, or of each result those of positions.
            let (number, row) = if is_across {
                (places.len(), of_unit.len().next_multiple_of(lanes))
            } else {
                (of_unit.len(), positions.next_multiple_of(BEHIND))
            };
            sums.clear();
            sums.resize(number * row, E::ZERO);
            for part in pass.channels(0..channels) {
                let of_group = group * channels + part.start..group * channels + part.end;
                let read = if is_across { positions } else { row };
                let (x, stride) = pass.read(x, of_group, laid, read, &mut copied);
                let source = |weight, of_row| Source {
                    x,
                    channels: part.len(),
                    stride,
                    elements,
                    taps: &laid.taps,
                    weight,
                    of_row,
                };
                if is_across {
                    let first = (group * channels + part.start) * elements * width + of_unit.start;
                    across(processor, &source(&weights[first..], width), places, &mut sums, row);
                    continue;
                }
                for (first, sums) in of_unit.clone().step_by(block).zip(sums.chunks_mut(block * row)) {
                    let weight = &weights[((group * results + first) * channels + part.start) * elements..];
                    dots(processor, &source(weight, channels * elements), positions, sums, row);
                }
            }
            for (r, result) in of_unit.clone().enumerate() {
                let channel = (group * results + result) * pass.volume();
                for (i, (from, to)) in laid.rows.iter().enumerate() {
                    let found = if is_across {
                        line.clear();
                        line.extend(sums[i * count * row + r..].iter().step_by(row).take(count));
                        &line[..]
                    } else {
                        &sums[r * row + from..][..count]
                    };
                    // SAFETY: each element is one pass' and one unit's; those between are not touched.
                    unsafe { out.put(channel + to, pass.along[3].every, found) };
                }
            }
        }
    };
    // SAFETY: the caller's promise.
    unsafe { in_ranges(frame, units.len(), sizes.work(), &do_units) };
}

/// Rows of this length as fewer, longer ones, if as many always follow each other in both places.
fn joined(rows: Vec<(usize, usize)>, length: usize) -> (Vec<(usize, usize)>, usize) {
    let follow = |pair: &[(usize, usize)]| (pair[0].0 + length, pair[0].1 + length) == pair[1];
    let count = 1 + rows.windows(2).take_while(|pair| follow(pair)).count();
    let parts = rows.chunks(count);
    if count > 1 && rows.len().is_multiple_of(count) && parts.clone().all(|part| part.windows(2).all(follow))
    {
        return (parts.map(|part| part[0]).collect(), count * length);
    }
    (rows, length)
}

/// The gradient of the output, `[groups, batch, volume, width]`: with outputs beside each other, and those up to the
/// next vector.
///
/// # Safety
/// As for [`in_ranges`].
unsafe fn outputs_beside<E: Number>(
    frame: &XLA_FFI_CallFrame,
    sizes: &Sizes,
    grad: &[E],
    width: usize,
) -> Vec<E> {
    let (batch, volume) = (sizes.output[0], sizes.output[1..].iter().product::<usize>());
    let mut turned = vec![E::ZERO; sizes.groups * batch * volume * width];
    let places = Places::new(&mut turned);
    let turn = |images: Range<usize>| {
        for image in images {
            // SAFETY: each image of a group is one unit's.
            let to = unsafe { places.take(image * volume * width, volume * width) };
            let (group, image) = (image / batch, image % batch);
            for output in 0..sizes.outputs {
                let from = ((image * sizes.groups + group) * sizes.outputs + output) * volume;
                let to = to[output..].iter_mut().step_by(width);
                to.zip(&grad[from..from + volume]).for_each(|(to, grad)| *to = *grad);
            }
        }
    };
    // SAFETY: the caller's promise.
    unsafe { in_ranges(frame, sizes.groups * batch, grad.len(), &turn) };
    turned
}

/// Adds sums of products at all positions to `sums`, `[outputs, columns]`: of the outputs' gradients, which lie beside
/// each other at the second number of a position, with the source at its first number and at each place, which is a
/// distance and a column.
fn add_across<E: Number>(
    processor: Width,
    source: Source<'_, E>,
    positions: &[(usize, usize)],
    places: &[(usize, usize)],
    sums: &mut [f64],
    columns: usize,
) {
    let outputs = sums.len() / columns.max(1);
    let row = outputs.next_multiple_of(processor.lanes::<E>());
    let mut at: Vec<usize> = places.iter().map(|place| place.0).collect();
    at.resize(at.len().next_multiple_of(processor.positions()), 0);
    let mut found = Vec::new();
    for taps in positions.chunks(TERMS) {
        found.clear();
        found.resize(at.len() * row, E::ZERO);
        across(processor, &Source { taps, ..source }, &at, &mut found, row);
        for (place, found) in places.iter().zip(found.chunks_exact(row)) {
            for (sums, found) in sums.chunks_exact_mut(columns).zip(found) {
                sums[place.1] += found.wide();
            }
        }
    }
}

/// The gradient of the weight, `[groups * outputs, inputs, elements]`. Short rows leave vectors along them empty: then
/// vectors have the outputs of a position.
///
/// # Safety
/// As for [`in_ranges`].
unsafe fn weight_of<E: Number>(
    frame: &XLA_FFI_CallFrame,
    sizes: &Sizes,
    [x, grad]: [&[E]; 2],
    out: &mut [E],
) {
    let (groups, elements) = (sizes.groups, sizes.elements());
    let (mut inputs, mut outputs) = (sizes.inputs.min(CHANNELS), sizes.outputs.min(CHANNELS));
    let count = |inputs, outputs| groups * sizes.inputs.div_ceil(inputs) * sizes.outputs.div_ceil(outputs);
    let processor = Width::of_processor();
    let (lanes, length) = (processor.lanes::<E>(), sizes.output[3]);
    let width = sizes.outputs.next_multiple_of(lanes);
    let (batch, volume) = (sizes.output[0], sizes.output[1..].iter().product::<usize>());
    let (of_vectors, of_outputs) =
        (processor.vectors_along::<E>(length) * sizes.outputs * lanes, length * width);
    let is_across = processor > Width::None && of_outputs + of_outputs / 8 < of_vectors;
    if is_across {
        outputs = 2 * lanes;
    }
    while count(inputs, outputs) < PARTS / 2 && (inputs > 4 || outputs > 4 && !is_across) {
        let larger = if inputs > outputs || is_across { &mut inputs } else { &mut outputs };
        *larger = larger.div_ceil(2);
    }
    // SAFETY: the caller's promise.
    let beside = if is_across { unsafe { outputs_beside(frame, sizes, grad, width) } } else { Vec::new() };
    let pass = Pass::new([0, 1, 2, 3].map(|d| sizes.windows(d)), sizes.kernel, inputs, 1);
    let inputs = pass.channels;
    let out = Places::new(out);
    let do_units = |range: Range<usize>| {
        let (mut copied, mut sums, mut kept) = (Vec::new(), Vec::new(), None);
        for unit in range {
            let of_inputs = sizes.inputs.div_ceil(inputs);
            let of_outputs = sizes.outputs.div_ceil(outputs);
            let (first, group) = (unit % of_inputs * inputs, unit / of_inputs / of_outputs);
            let input = first..sizes.inputs.min(first + inputs);
            let first = unit / of_inputs % of_outputs * outputs;
            let output = first..sizes.outputs.min(first + outputs);
            let columns = input.len() * elements;
            sums.clear();
            sums.resize(output.len() * columns, 0f64);
            for tile in pass.tiles() {
                let channels = group * sizes.inputs + input.start..group * sizes.inputs + input.end;
                if kept.as_ref().is_none_or(|laid: &Laid| laid.tile != tile) {
                    kept = Some(pass.laid(tile, [groups * sizes.inputs, groups * sizes.outputs]));
                }
                let Some(laid) = &kept else { continue };
                let (taps, rows) = (&laid.taps, &laid.rows);
                let (x, stride) = pass.read(x, channels, laid, laid.positions, &mut copied);
                let of_input = |c: usize| taps.iter().map(move |(at, k)| (c * stride + at, c * elements + k));
                let places: Vec<(usize, usize)> = (0..input.len()).flat_map(of_input).collect();
                if is_across {
                    let weight = &beside[group * batch * volume * width + output.start..];
                    let source = Source {
                        x,
                        channels: 1,
                        stride: 0,
                        elements: batch * volume,
                        taps: &[],
                        weight,
                        of_row: width,
                    };
                    let image = groups * sizes.outputs * volume;
                    let of_row = |(from, to): &(usize, usize)| {
                        let (from, to) = (*from, to / image * volume + to % image);
                        (0..tile.count[3]).map(move |i| (from + i, to + i))
                    };
                    let positions: Vec<(usize, usize)> = rows.iter().flat_map(of_row).collect();
                    add_across(processor, source, &positions, &places, &mut sums, columns);
                    continue;
                }
                let (rows, length) = joined(rows.clone(), tile.count[3]);
                let y = &grad[(group * sizes.outputs + output.start) * pass.volume()..];
                let pairs = Pairs { x, y, rows: &rows, length, stride: pass.volume() };
                products(processor, &pairs, &places, &mut sums, columns);
            }
            for (sums, output) in sums.chunks_exact(columns).zip(output) {
                let to = ((group * sizes.outputs + output) * sizes.inputs + input.start) * elements;
                // SAFETY: each element is one unit's.
                let to = unsafe { out.take(to, columns) };
                to.iter_mut().zip(sums).for_each(|(to, sum)| *to = E::narrow(*sum));
            }
        }
    };
    // SAFETY: the caller's promise.
    unsafe { in_ranges(frame, count(inputs, outputs), sizes.work(), &do_units) };
}
