//! The gradient of a convolution's weight.

use super::geometry::{Last, Pass, Sizes, TERMS, joined};
use super::{beside, depthwise};
use crate::host_calls::lanes::{Number, Pairs, Source, Width, across, products};
use crate::host_calls::shares::{PARTS, Places, in_ranges};
use crate::pjrt::xla_ffi::XLA_FFI_CallFrame;
use std::ops::Range;

/// Most channels on each side of a part of a weight's gradient.
const CHANNELS: usize = 32;

/// The outputs' gradients beside each other, for rows that leave vectors along them empty.
struct Beside<E> {
    processor: Width,
    /// `[groups, positions, width]`.
    grad: Vec<E>,
    positions: usize,
    width: usize,
}

impl<E: Number> Beside<E> {
    /// `None` where rows fill vectors as well.
    ///
    /// # Safety
    /// As for [`in_ranges`].
    unsafe fn of(frame: &XLA_FFI_CallFrame, sizes: &Sizes, grad: &[E]) -> Option<Beside<E>> {
        let (processor, length) = (Width::of_processor(), sizes.output[3]);
        let lanes = processor.lanes::<E>();
        let width = sizes.outputs.next_multiple_of(lanes);
        let along_rows = processor.vectors_along::<E>(length) * sizes.outputs * lanes;
        let across_outputs = length * width;
        if processor == Width::None || across_outputs + across_outputs / 8 >= along_rows {
            return None;
        }
        let (groups, batch, volume) = (sizes.groups, sizes.output[0], sizes.volume());
        let of = |group, image, output| {
            &grad[((image * groups + group) * sizes.outputs + output) * volume..][..volume]
        };
        // SAFETY: the caller's promise.
        let grad = unsafe { beside(frame, [groups, batch, sizes.outputs, volume], width, &of) };
        Some(Beside { processor, grad, positions: batch * volume, width })
    }

    /// Adds sums of products to `sums`, `[outputs, columns]`: of the gradients of a group's outputs, from one on, at
    /// the second number of each position, with `x` at its first number and at each place, which is a distance and a
    /// column.
    fn add(
        &self,
        [group, output]: [usize; 2],
        x: &[E],
        positions: &[(usize, usize)],
        places: &[(usize, usize)],
        (sums, columns): (&mut [f64], usize),
        found: &mut Vec<E>,
    ) {
        let row = (sums.len() / columns.max(1)).next_multiple_of(self.processor.lanes::<E>());
        let mut at: Vec<usize> = places.iter().map(|place| place.0).collect();
        at.resize(at.len().next_multiple_of(self.processor.positions()), 0);
        let weight = &self.grad[group * self.positions * self.width + output..];
        for taps in positions.chunks(TERMS) {
            found.clear();
            found.resize(at.len() * row, E::ZERO);
            let (elements, of_row) = (self.positions, self.width);
            let source = Source { x, channels: 1, stride: 0, elements, taps, weight, of_row };
            across(self.processor, &source, &at, found, row);
            for (place, found) in places.iter().zip(found.chunks_exact(row)) {
                for (sums, found) in sums.chunks_exact_mut(columns).zip(found) {
                    sums[place.1] += found.wide();
                }
            }
        }
    }
}

/// Inputs and outputs of a part of the gradient, so that there are parts for the threads of a call. As many outputs as
/// lie beside each other are not parted.
fn parts(sizes: &Sizes, beside: Option<usize>) -> [usize; 2] {
    let [mut inputs, mut outputs] =
        [sizes.inputs.min(CHANNELS), beside.unwrap_or(sizes.outputs.min(CHANNELS))];
    let count =
        |inputs, outputs| sizes.groups * sizes.inputs.div_ceil(inputs) * sizes.outputs.div_ceil(outputs);
    while count(inputs, outputs) < PARTS / 2 && (inputs > 4 || outputs > 4 && beside.is_none()) {
        let larger = if inputs > outputs || beside.is_some() { &mut inputs } else { &mut outputs };
        *larger = larger.div_ceil(2);
    }
    [inputs, outputs]
}

/// Computes the gradient of the weight, `[groups * outputs, inputs, elements]`.
///
/// # Safety
/// As for [`in_ranges`].
pub(super) unsafe fn gradient<E: Number>(
    frame: &XLA_FFI_CallFrame,
    sizes: &Sizes,
    [x, grad]: [&[E]; 2],
    out: &mut [E],
) {
    let (groups, elements, processor) = (sizes.groups, sizes.elements(), Width::of_processor());
    // SAFETY: the caller's promise.
    let beside = unsafe { Beside::of(frame, sizes, grad) };
    let [inputs, outputs] = parts(sizes, beside.as_ref().map(|_| 2 * processor.lanes::<E>()));
    let pass = Pass::new([0, 1, 2, 3].map(|d| sizes.windows(d)), sizes.kernel, inputs, 1);
    if depthwise::pays::<E>(sizes, std::slice::from_ref(&pass)) {
        // SAFETY: the caller's promise.
        return unsafe { depthwise::gradient(frame, sizes, pass, [x, grad], out) };
    }
    let (inputs, tiles, volume) = (pass.channels, pass.tiles(), pass.volume());
    let [of_inputs, of_outputs] = [sizes.inputs.div_ceil(inputs), sizes.outputs.div_ceil(outputs)];
    let out = Places::new(out);
    let do_units = |range: Range<usize>| {
        let (mut copied, mut sums, mut found) = (Vec::new(), Vec::new(), Vec::new());
        let mut last = Last::default();
        for unit in range {
            let (group, first) = (unit / of_inputs / of_outputs, unit % of_inputs * inputs);
            let input = first..sizes.inputs.min(first + inputs);
            let first = unit / of_inputs % of_outputs * outputs;
            let output = first..sizes.outputs.min(first + outputs);
            let channels = group * sizes.inputs + input.start..group * sizes.inputs + input.end;
            let columns = input.len() * elements;
            sums.clear();
            sums.resize(output.len() * columns, 0f64);
            for tile in &tiles {
                let (laid, _) = last.of(&pass, *tile, [groups * sizes.inputs, groups * sizes.outputs], None);
                let (x, stride) = pass.read(x, channels.clone(), laid, laid.positions, &mut copied);
                let of_input =
                    |c: usize| laid.taps.iter().map(move |(at, k)| (c * stride + at, c * elements + k));
                let places: Vec<(usize, usize)> = (0..input.len()).flat_map(of_input).collect();
                if let Some(beside) = &beside {
                    let image = groups * sizes.outputs * volume;
                    let of_row = |(from, to): &(usize, usize)| {
                        let (from, to) = (*from, to / image * volume + to % image);
                        (0..tile.count[3]).map(move |i| (from + i, to + i))
                    };
                    let positions: Vec<(usize, usize)> = laid.rows.iter().flat_map(of_row).collect();
                    let sums = (&mut sums[..], columns);
                    beside.add([group, output.start], x, &positions, &places, sums, &mut found);
                } else {
                    let (rows, length) = joined(laid.rows.clone(), tile.count[3]);
                    let y = &grad[(group * sizes.outputs + output.start) * volume..];
                    let pairs = Pairs { x, y, rows: &rows, length, stride: volume };
                    products(processor, &pairs, &places, &mut sums, columns);
                }
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
    unsafe { in_ranges(frame, groups * of_inputs * of_outputs, sizes.work(), &do_units) };
}
