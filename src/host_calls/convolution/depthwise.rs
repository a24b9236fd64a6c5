//! Convolutions whose groups have one input and one output: a vector has the same element of several groups.

use super::geometry::{Last, Pass, Sizes, TERMS, joined};
use super::{Weight, beside, units};
use crate::host_calls::lanes::{Number, Rows, Source, Width, lanewise, turn};
use crate::host_calls::shares::{PARTS, Places, in_ranges};
use crate::pjrt::xla_ffi::XLA_FFI_CallFrame;
use std::ops::Range;

/// Whether vectors of groups are full enough, and windows near enough.
pub(super) fn pays<E: Number>(sizes: &Sizes, passes: &[Pass]) -> bool {
    let processor = Width::of_processor();
    let lanes = processor.lanes::<E>();
    processor > Width::None
        && [sizes.inputs, sizes.outputs] == [1, 1]
        && sizes.groups > lanes / 2
        && passes.iter().all(|pass| pass.is_near(lanes))
}

/// Does these passes, as [`convolve`](super::convolve).
///
/// # Safety
/// As for [`in_ranges`].
pub(super) unsafe fn convolve<E: Number>(
    frame: &XLA_FFI_CallFrame,
    sizes: &Sizes,
    passes: &mut [Pass],
    weight: &Weight<'_, E>,
    x: &[E],
    out: &mut [E],
) {
    let (groups, elements, processor) = (sizes.groups, sizes.elements(), Width::of_processor());
    let lanes = processor.lanes::<E>();
    let blocks = groups.div_ceil(lanes);
    for pass in passes.iter_mut() {
        pass.fit(lanes);
        pass.cut(blocks);
    }
    let of_lane = |block, _, lane| of_group(block * lanes + lane, groups, |group| weight.window(group, 0, 0));
    // SAFETY: the caller's promise.
    let weights = unsafe { beside(frame, [blocks, 1, lanes, elements], lanes, &of_lane) };
    let units = units(passes, blocks, 1, 1);
    let out = Places::new(out);
    let do_units = |range: Range<usize>| {
        let (mut copied, mut sums, mut line) = (Vec::new(), Vec::new(), Vec::new());
        let mut last = Last::default();
        for unit in &units[range] {
            let (pass, count) = (unit.pass, unit.tile.count[3]);
            let at_once = Some(processor.positions());
            let (laid, is_new) = last.of(pass, unit.tile, [groups, groups], at_once);
            let channels = unit.group * lanes..groups.min((unit.group + 1) * lanes);
            pass.copy_beside(x, channels.clone(), lanes, (laid, is_new), &mut copied);
            sums.clear();
            sums.resize(laid.places.len() * lanes, E::ZERO);
            let weight = &weights[unit.group * elements * lanes..][..elements * lanes];
            lanewise(processor, &source(&copied, &laid.taps, weight), &laid.places, &mut sums);
            let (channel, volume, every) = (channels.start, pass.volume(), pass.along[3].every);
            let (rows, count) = rows_of(&laid.rows, count, every);
            for (from, to) in rows {
                let sums = &sums[from * lanes..];
                if every == 1 {
                    let to = out.rows(channel * volume + to, [channels.len(), volume, count]);
                    let rows = Rows { rows: count, count: channels.len(), every: lanes };
                    // SAFETY: each element is one pass' and one unit's, here and below.
                    unsafe { turn(sums, rows, to, volume, false) };
                    continue;
                }
                for (lane, channel) in channels.clone().enumerate() {
                    line.clear();
                    line.extend(sums[lane..].iter().step_by(lanes).take(count));
                    // SAFETY: as above.
                    unsafe { out.put(channel * volume + to, every, &line) };
                }
            }
        }
    };
    // SAFETY: the caller's promise.
    unsafe { in_ranges(frame, units.len(), sizes.work(), &do_units) };
}

/// The rows of a tile: where each begins among the positions without those between rows, and in the first channel of
/// the target; and how long all are.
fn rows_of(rows: &[(usize, usize)], count: usize, every: usize) -> (Vec<(usize, usize)>, usize) {
    let rows = rows.iter().enumerate().map(|(i, (_, to))| (i * count, *to)).collect();
    if every == 1 { joined(rows, count) } else { (rows, count) }
}

/// Elements of a group; nothing behind the last one.
fn of_group<'a, E>(group: usize, groups: usize, of: impl Fn(usize) -> &'a [E]) -> &'a [E] {
    if group < groups { of(group) } else { &[] }
}

fn source<'a, E>(x: &'a [E], taps: &'a [(usize, usize)], weight: &'a [E]) -> Source<'a, E> {
    Source { x, channels: 1, stride: 0, elements: 0, taps, weight, of_row: 0 }
}

/// Computes the gradient of the weight, `[groups, 1, elements]`, by a pass over its windows.
///
/// # Safety
/// As for [`in_ranges`].
pub(super) unsafe fn gradient<E: Number>(
    frame: &XLA_FFI_CallFrame,
    sizes: &Sizes,
    mut pass: Pass,
    [x, grad]: [&[E]; 2],
    out: &mut [E],
) {
    let (groups, elements, processor) = (sizes.groups, sizes.elements(), Width::of_processor());
    let (lanes, at_once) = (processor.lanes::<E>(), processor.positions());
    let blocks = groups.div_ceil(lanes);
    pass.fit(lanes);
    let (tiles, volume) = (pass.tiles(), pass.volume());
    // Of few groups, elements of the window are done apart.
    let parts = (PARTS / 2).div_ceil(blocks).min(elements.div_ceil(at_once));
    let out = Places::new(out);
    let do_units = |range: Range<usize>| {
        let (mut copied, mut beside, mut sums, mut found) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let mut last = Last::default();
        for unit in range {
            let (block, part) = (unit / parts, unit % parts);
            let of_part = part * elements / parts..(part + 1) * elements / parts;
            let channels = block * lanes..groups.min((block + 1) * lanes);
            sums.clear();
            sums.resize(of_part.len() * lanes, 0f64);
            for tile in &tiles {
                let (laid, is_new) = last.of(&pass, *tile, [groups, groups], None);
                pass.copy_beside(x, channels.clone(), lanes, (laid, is_new), &mut copied);
                let count = tile.count[3];
                beside.resize(laid.rows.len() * count * lanes, E::ZERO);
                let (rows, length) = rows_of(&laid.rows, count, 1);
                for (to, from) in rows {
                    let to = &mut beside[to * lanes..][..length * lanes];
                    let rows = Rows { rows: channels.len(), count: length, every: volume };
                    // SAFETY: there are as many rows of so many vectors.
                    unsafe {
                        turn(&grad[channels.start * volume + from..], rows, to.as_mut_ptr(), lanes, true)
                    };
                }
                let row = |(i, (from, _)): (usize, &(usize, usize))| {
                    let from = *from;
                    (0..count).map(move |k| (from + k, i * count + k))
                };
                let positions: Vec<(usize, usize)> = laid.rows.iter().enumerate().flat_map(row).collect();
                let mut at: Vec<usize> = laid.taps[of_part.clone()].iter().map(|tap| tap.0).collect();
                at.resize(at.len().next_multiple_of(at_once), 0);
                for taps in positions.chunks(TERMS) {
                    found.clear();
                    found.resize(at.len() * lanes, E::ZERO);
                    lanewise(processor, &source(&copied, taps, &beside), &at, &mut found);
                    sums.iter_mut().zip(&found).for_each(|(sum, found)| *sum += found.wide());
                }
            }
            for (lane, channel) in channels.enumerate() {
                // SAFETY: each element is one unit's.
                let to = unsafe { out.take(channel * elements + of_part.start, of_part.len()) };
                to.iter_mut()
                    .zip(sums[lane..].iter().step_by(lanes))
                    .for_each(|(to, sum)| *to = E::narrow(*sum));
            }
        }
    };
    // SAFETY: the caller's promise.
    unsafe { in_ranges(frame, blocks * parts, sizes.work(), &do_units) };
}
