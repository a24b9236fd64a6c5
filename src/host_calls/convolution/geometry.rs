//! Where the elements are that a convolution reads and writes.

use crate::host_calls::frame::dims;
use crate::host_calls::lanes::{BEHIND, Number, Rows, turn};
use crate::host_calls::shares::PARTS;
use crate::pjrt::xla_ffi::XLA_FFI_Buffer;
use std::ops::Range;

/// Elements that are copied at once, unless those that one position reads are more.
const AT_ONCE: usize = 1 << 16;
/// Most sums that are kept until all channels are done, and fewest positions for which they are.
const SUMS: usize = 1 << 18;
const LEAST_POSITIONS: usize = 256;
/// Most products that are added up one after the other, each to the last sum: more lose digits.
pub(super) const TERMS: usize = 1 << 10;

/// Places: the batch, whose images have no neighbours, and three spatial dimensions.
type Place = [usize; 4];

/// A convolution of `[batch, groups * inputs, …]` that gives `[batch, groups * outputs, …]`.
pub(super) struct Sizes {
    pub groups: usize,
    pub inputs: usize,
    pub outputs: usize,
    input: Place,
    pub output: Place,
    pub kernel: Place,
    pub stride: Place,
    dilation: Place,
    padding: Place,
}

impl Sizes {
    /// Reads sizes off the input, the output and the weight, and off groups, strides, dilations and paddings.
    ///
    /// # Safety
    /// The buffers live during the call.
    pub(super) unsafe fn of([input, output, weight]: [&XLA_FFI_Buffer; 3], numbers: &[i64]) -> Option<Sizes> {
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
    pub(super) fn elements(&self) -> usize {
        self.kernel.iter().product()
    }

    /// Elements of a channel of the output.
    pub(super) fn volume(&self) -> usize {
        self.output[1..].iter().product()
    }

    /// A measure of the work: elements of simpler calls, which take as long.
    pub(super) fn work(&self) -> usize {
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
    pub(super) fn windows(&self, d: usize) -> Along {
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
    pub(super) fn spread(&self, d: usize, residue: usize) -> Along {
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
pub(super) struct Tap {
    residue: usize,
    at: usize,
    k: usize,
}

/// Positions along a dimension. With a tap, position `i` reads element `(i + at) * step + residue - origin` of the
/// source's `source`; it writes element `first + i * every` of the target's `target`.
pub(super) struct Along {
    pub taps: Vec<Tap>,
    step: usize,
    origin: isize,
    source: usize,
    pub count: usize,
    first: usize,
    pub every: usize,
    target: usize,
}

/// Positions that are done at once.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Tile {
    first: Place,
    pub count: Place,
}

/// A tile, and where its elements are, which all groups share.
pub(super) struct Laid {
    pub tile: Tile,
    /// The rows that each plane of the copy has of the first channel of the source.
    planes: Vec<Vec<Row>>,
    /// Where each element of a window is in the copy of a channel, from a position on, and in the weight.
    pub taps: Vec<(usize, usize)>,
    /// The rows of the tile: where each begins among the positions, and in the first channel of the target.
    pub rows: Vec<(usize, usize)>,
    /// Positions, with those between rows.
    pub positions: usize,
    /// The positions without those between rows, with the last one again up to a multiple of those that are done at
    /// once; none where rows are done whole.
    pub places: Vec<usize>,
}

/// The tile that was laid out last: units that follow each other often have the same.
#[derive(Default)]
pub(super) struct Last<'a>(Option<(&'a Pass, Laid)>);

impl<'a> Last<'a> {
    /// Lays out a tile of a source and a target that have so many channels. So many of its positions are done at once,
    /// or whole rows. The second result says whether it is another tile than before.
    pub(super) fn of(
        &mut self,
        pass: &'a Pass,
        tile: Tile,
        channels: [usize; 2],
        at_once: Option<usize>,
    ) -> (&Laid, bool) {
        self.0.take_if(|(of, laid)| !std::ptr::eq(*of, pass) || laid.tile != tile);
        let is_new = self.0.is_none();
        (&self.0.get_or_insert_with(|| (pass, pass.laid(tile, channels, at_once))).1, is_new)
    }
}

/// Elements of a source, and where they go to.
struct Row {
    from: usize,
    to: usize,
    count: usize,
}

/// Positions along all dimensions, and what they read of each channel.
pub(super) struct Pass {
    pub along: [Along; 4],
    /// Most positions of a tile.
    tile: Place,
    /// Most channels that are copied at once.
    pub channels: usize,
    /// Residues that are read: the elements with the same ones are a plane of the copy.
    planes: Vec<Place>,
    /// Elements of a window: the plane, the place in it and the place in the weight.
    taps: Vec<(usize, Place, usize)>,
}

impl Pass {
    /// A pass that reads so many channels and has so many results.
    pub(super) fn new(along: [Along; 4], kernel: Place, channels: usize, results: usize) -> Pass {
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
            let copied = pass.copied(pass.tile, pass.channels);
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

    /// Whether a tile of one position is copied at once for a vector of channels.
    pub(super) fn is_near(&self, lanes: usize) -> bool {
        self.copied([1; 4], lanes) <= AT_ONCE
    }

    /// Makes tiles so small that what a vector of channels reads is copied at once.
    pub(super) fn fit(&mut self, lanes: usize) {
        while self.copied(self.tile, lanes) > AT_ONCE && self.halve() {}
    }

    /// Elements of the copy of a tile of so many positions.
    fn copied(&self, count: Place, channels: usize) -> usize {
        let plane = self.lengths(count).iter().fold(1usize, |size, n| size.saturating_mul(*n));
        plane.saturating_mul(channels * self.planes.len())
    }

    /// Halves the tiles, along the first dimension that can be. Returns whether one can.
    fn halve(&mut self) -> bool {
        let first = self.tile.iter_mut().find(|count| **count > 1);
        first.map(|count| *count = count.div_ceil(2)).is_some()
    }

    /// Cuts tiles until there are as many parts as the threads of a call share, if there are so many positions.
    pub(super) fn cut(&mut self, groups: usize) {
        let count = |pass: &Pass| -> usize {
            pass.along.iter().zip(pass.tile).map(|(along, tile)| along.count.div_ceil(tile.max(1))).product()
        };
        while groups * count(self) < PARTS && self.tile.iter().product::<usize>() >= 2 * LEAST_POSITIONS {
            self.halve();
        }
    }

    /// The sizes of a plane for so many positions.
    fn lengths(&self, count: Place) -> Place {
        let reach = |along: &Along| along.taps.iter().map(|tap| tap.at).max().unwrap_or(0);
        [0, 1, 2, 3].map(|d| count[d] + reach(&self.along[d]))
    }

    /// Ranges of `all`, each of which is copied at once.
    pub(super) fn channels(&self, all: Range<usize>) -> impl Iterator<Item = Range<usize>> {
        let (step, end) = (self.channels.max(1), all.end);
        all.step_by(step).map(move |first| first..end.min(first + step))
    }

    pub(super) fn tiles(&self) -> Vec<Tile> {
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

    fn laid(&self, tile: Tile, [source, target]: [usize; 2], at_once: Option<usize>) -> Laid {
        let lengths = self.lengths(tile.count);
        let size = source * self.along[1..].iter().map(|along| along.source).product::<usize>();
        let rows_of = |residues: &Place| self.rows_of_plane(*residues, tile, lengths, size);
        let rows = self.rows(tile, target);
        let mut places = Vec::new();
        if let Some(at_once) = at_once {
            places.extend(rows.iter().flat_map(|(from, _)| *from..from + tile.count[3]));
            let last = places.last().copied().unwrap_or(0);
            places.resize(places.len().next_multiple_of(at_once), last);
        }
        Laid {
            tile,
            planes: self.planes.iter().map(rows_of).collect(),
            taps: self.distances(tile),
            rows,
            positions: self.positions(tile),
            places,
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

    /// As [`Pass::copy`], with channels beside each other, up to `width` of whole vectors: `[planes, lengths…, width]`.
    /// What is copied may have another tile's elements if `is_new`.
    pub(super) fn copy_beside<E: Number>(
        &self,
        x: &[E],
        channels: Range<usize>,
        width: usize,
        (laid, is_new): (&Laid, bool),
        copied: &mut Vec<E>,
    ) {
        let plane: usize = self.lengths(laid.tile.count).iter().product();
        if is_new {
            copied.clear();
            copied.resize(self.planes.len() * plane * width, E::ZERO);
        }
        let volume: usize = self.along[1..].iter().map(|along| along.source).product();
        for (number, rows) in laid.planes.iter().enumerate() {
            for &Row { from, to, count } in rows {
                let to = &mut copied[(number * plane + to) * width..][..count * width];
                let from = &x[from + channels.start * volume..];
                if self.along[3].step == 1 {
                    let rows = Rows { rows: channels.len(), count, every: volume };
                    // SAFETY: there are as many rows of so many vectors.
                    unsafe { turn(from, rows, to.as_mut_ptr(), width, true) };
                    continue;
                }
                for lane in 0..channels.len() {
                    let from = from[lane * volume..].iter().step_by(self.along[3].step);
                    to[lane..].iter_mut().step_by(width).zip(from).for_each(|(to, x)| *to = *x);
                }
            }
        }
    }

    /// Returns what a tile reads of these channels, up to `row` positions, as [`Pass::copy`] has it, and the elements
    /// of a channel: in place, if it lies so in the source.
    pub(super) fn read<'a, E: Number>(
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
    pub(super) fn positions(&self, tile: Tile) -> usize {
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
    pub(super) fn volume(&self) -> usize {
        self.along[1..].iter().map(|along| along.target).product()
    }
}

/// Rows of this length as fewer, longer ones, if as many always follow each other in both places.
pub(super) fn joined(rows: Vec<(usize, usize)>, length: usize) -> (Vec<(usize, usize)>, usize) {
    let follow = |pair: &[(usize, usize)]| (pair[0].0 + length, pair[0].1 + length) == pair[1];
    let count = 1 + rows.windows(2).take_while(|pair| follow(pair)).count();
    let parts = rows.chunks(count);
    if count > 1 && rows.len().is_multiple_of(count) && parts.clone().all(|part| part.windows(2).all(follow))
    {
        return (parts.map(|part| part[0]).collect(), count * length);
    }
    (rows, length)
}
