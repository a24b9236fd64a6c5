//! Convolutions, their adjoints and the gradients of their weights, for programs on the CPU.
//!
//! XLA's CPU compiler reorders the weight at each call, multiplies with the zeros between strides, and goes element by
//! element through groups, volumes and types other than float32. Here a convolution reads a copy of the input with its
//! edges, in which the positions of windows follow each other: each element of a window is then a distance, and a
//! vector of positions one load. Between the rows of the copy, a few positions are computed for nobody. Positions and
//! channels are done in parts whose copies fit into the processor's cache. The order of sums depends on sizes, and on
//! whether the processor has wide vectors.

mod depthwise;
mod geometry;
mod weight;

use super::frame::{Typed, buffer, call_by_type, handlers, read, written};
use super::lanes::{BEHIND, Number, Source, Width, across, dots};
use super::shares::{PARTS, Places, in_ranges};
use crate::pjrt::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};
use geometry::{Last, Pass, Sizes, Tile};
use std::borrow::Cow;
use std::ops::Range;

handlers! {
    forward: Convolution => call::<FORWARD>;
    adjoint: ConvolutionAdjoint => call::<ADJOINT>;
    weight: ConvolutionWeight => call::<WEIGHT>;
}

const FORWARD: u8 = 0;
const ADJOINT: u8 = 1;
const WEIGHT: u8 = 2;

/// A part of a pass: these results of a group, at these positions.
struct Unit<'a> {
    pass: &'a Pass,
    tile: Tile,
    group: usize,
    results: Range<usize>,
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
            _ => weight::gradient(frame, &sizes, [a, b], out),
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
        let sizes = [groups, self.channels, self.results, self.elements];
        // SAFETY: the caller's promise.
        unsafe { beside(frame, sizes, width, &|group, channel, result| self.window(group, result, channel)) }
    }
}

/// Elements of results, which a function gives by group, channel and result, as `[groups, channels, elements, width]`:
/// with results beside each other, and zeros behind them.
///
/// # Safety
/// As for [`in_ranges`].
unsafe fn beside<'a, E: Number>(
    frame: &XLA_FFI_CallFrame,
    [groups, channels, results, elements]: [usize; 4],
    width: usize,
    of: &(dyn Fn(usize, usize, usize) -> &'a [E] + Sync),
) -> Vec<E> {
    /// Results and elements that are turned at once, so that both sides go through whole lines of the cache.
    const RESULTS: usize = 16;
    const ELEMENTS: usize = 256;
    let length = elements * width;
    let mut turned = vec![E::ZERO; groups * channels * length];
    let places = Places::new(&mut turned);
    let at_once = (ELEMENTS / elements.max(1)).max(1);
    let blocks = channels.div_ceil(at_once);
    let turn = |parts: Range<usize>| {
        let mut block = vec![E::ZERO; at_once * elements * RESULTS];
        for part in parts {
            let (group, first) = (part / blocks, part % blocks * at_once);
            let of_part = first..channels.min(first + at_once);
            // SAFETY: each part has its channels for itself.
            let to = unsafe { places.take((group * channels + first) * length, of_part.len() * length) };
            for first in (0..results).step_by(RESULTS) {
                let of_block = first..results.min(first + RESULTS);
                for result in of_block.clone() {
                    for (c, channel) in of_part.clone().enumerate() {
                        let to = block[c * elements * RESULTS + result - first..].iter_mut().step_by(RESULTS);
                        to.zip(of(group, channel, result)).for_each(|(to, element)| *to = *element);
                    }
                }
                for (to, block) in to.chunks_exact_mut(width).zip(block.chunks_exact(RESULTS)) {
                    to[of_block.clone()].copy_from_slice(&block[..of_block.len()]);
                }
            }
        }
    };
    // SAFETY: the caller's promise.
    unsafe { in_ranges(frame, groups * blocks, groups * channels * results * elements, &turn) };
    turned
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
    if depthwise::pays::<E>(sizes, passes) {
        // SAFETY: the caller's promise.
        return unsafe { depthwise::convolve(frame, sizes, passes, weight, x, out) };
    }
    let &Weight { channels, results, elements, .. } = weight;
    let (groups, processor) = (sizes.groups, Width::of_processor());
    let lanes = processor.lanes::<E>();
    let width = results.next_multiple_of(lanes);
    passes.iter_mut().for_each(|pass| pass.cut(groups));
    let is_across =
        processor > Width::None && pays_across(passes, [results, channels * elements], processor, width);
    let block = if is_across { 2 * lanes } else { processor.rows() };
    let at_once = is_across.then(|| processor.positions());
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
        let (mut copied, mut sums, mut line) = (Vec::new(), Vec::new(), Vec::new());
        let mut last = Last::default();
        for Unit { pass, tile, group, results: of_unit } in &units[range] {
            let (laid, _) = last.of(pass, *tile, [groups * channels, groups * results], at_once);
            let (positions, count) = (laid.positions, tile.count[3]);
            // Of each position the sums of results, or of each result those of positions.
            let (number, row) = if is_across {
                (laid.places.len(), of_unit.len().next_multiple_of(lanes))
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
                    across(processor, &source(&weights[first..], width), &laid.places, &mut sums, row);
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
