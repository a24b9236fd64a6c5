//! Sums of products with several sums in the processor's registers at once.
//!
//! The compiler makes no fused multiplications and additions by itself, and keeps no array of vectors in registers.

use super::vectors::has_wide_vectors;
use std::arch::x86_64::{
    __m256, __m256d, _mm256_add_pd, _mm256_add_ps, _mm256_broadcast_sd, _mm256_broadcast_ss,
    _mm256_castsi256_pd, _mm256_castsi256_ps, _mm256_fmadd_pd, _mm256_fmadd_ps, _mm256_lddqu_si256,
    _mm256_maskload_pd, _mm256_maskload_ps, _mm256_setzero_pd, _mm256_setzero_ps, _mm256_storeu_pd,
    _mm256_storeu_ps,
};
use std::ops::{Add, Mul};

/// Most elements of a vector.
pub(super) const LANES: usize = 8;
/// Elements that a step may read and write behind the last position.
pub(super) const BEHIND: usize = 4 * LANES;
/// Most rows of sums.
pub(super) const ROWS: usize = 6;

/// A type of elements with vectors of AVX2, whose functions need that and FMA.
pub(super) trait Number: Copy + Send + Sync + Add<Output = Self> + Mul<Output = Self> {
    const ZERO: Self;
    type Vector: Copy;
    /// Elements of a vector.
    const WIDTH: usize;
    /// A vector of zeros.
    unsafe fn zeros() -> Self::Vector;
    /// The vector at `from`.
    unsafe fn load(from: *const Self) -> Self::Vector;
    /// The first `count` elements of the vector at `from`, and zeros.
    unsafe fn load_first(from: *const Self, count: usize) -> Self::Vector;
    /// A vector of the element at `from`.
    unsafe fn spread(from: *const Self) -> Self::Vector;
    /// `a * b + sum`.
    unsafe fn multiply_add(a: Self::Vector, b: Self::Vector, sum: Self::Vector) -> Self::Vector;
    unsafe fn plus(a: Self::Vector, b: Self::Vector) -> Self::Vector;
    unsafe fn store(to: *mut Self, vector: Self::Vector);
    fn wide(self) -> f64;
    fn narrow(wide: f64) -> Self;
}

macro_rules! numbers {
    ($($t:ident $vector:ident [$width:literal]:
        $zeros:ident $cast:ident $mask:ident as $bits:ident $spread:ident $multiply_add:ident $add:ident $store:ident;)*) => {$(
        impl Number for $t {
            const ZERO: $t = 0.0;
            type Vector = $vector;
            const WIDTH: usize = $width;
            #[inline(always)]
            unsafe fn zeros() -> $vector {
                // SAFETY: the caller's promise, here and below.
                unsafe { $zeros() }
            }
            // By an instruction: the usual function checks its argument in builds with assertions.
            #[inline(always)]
            unsafe fn load(from: *const $t) -> $vector {
                // SAFETY: as above.
                unsafe { $cast(_mm256_lddqu_si256(from.cast())) }
            }
            #[inline(always)]
            unsafe fn load_first(from: *const $t, count: usize) -> $vector {
                /// So many elements that count, and as many that do not.
                const COUNTS: [$bits; 2 * $width] = {
                    let mut counts = [0; 2 * $width];
                    let mut i = 0;
                    while i < $width {
                        counts[i] = -1;
                        i += 1;
                    }
                    counts
                };
                let counts = &COUNTS[$width - count..][..$width];
                // SAFETY: as above; there are enough numbers of the mask.
                unsafe { $mask(from, _mm256_lddqu_si256(counts.as_ptr().cast())) }
            }
            #[inline(always)]
            unsafe fn spread(from: *const $t) -> $vector {
                // SAFETY: as above.
                unsafe { $spread(&*from) }
            }
            #[inline(always)]
            unsafe fn multiply_add(a: $vector, b: $vector, sum: $vector) -> $vector {
                // SAFETY: as above.
                unsafe { $multiply_add(a, b, sum) }
            }
            #[inline(always)]
            unsafe fn plus(a: $vector, b: $vector) -> $vector {
                // SAFETY: as above.
                unsafe { $add(a, b) }
            }
            #[inline(always)]
            unsafe fn store(to: *mut $t, vector: $vector) {
                // SAFETY: as above.
                unsafe { $store(to, vector) }
            }
            fn wide(self) -> f64 {
                f64::from(self)
            }
            fn narrow(wide: f64) -> $t {
                wide as $t
            }
        }
    )*};
}

numbers! {
    f32 __m256 [8]: _mm256_setzero_ps _mm256_castsi256_ps _mm256_maskload_ps as i32 _mm256_broadcast_ss
        _mm256_fmadd_ps _mm256_add_ps _mm256_storeu_ps;
    f64 __m256d [4]: _mm256_setzero_pd _mm256_castsi256_pd _mm256_maskload_pd as i64 _mm256_broadcast_sd
        _mm256_fmadd_pd _mm256_add_pd _mm256_storeu_pd;
}

/// Numbers of channels, `stride` after each other, and taps: a distance in a channel, and the place of its weight among
/// the `elements` of a channel. A row of weights is `[channels, elements]`, and begins `of_row` after the last one.
#[derive(Clone, Copy)]
pub(super) struct Source<'a, E> {
    pub x: &'a [E],
    pub channels: usize,
    pub stride: usize,
    pub elements: usize,
    pub taps: &'a [(usize, usize)],
    pub weight: &'a [E],
    pub of_row: usize,
}

impl<E> Source<'_, E> {
    /// The largest distance, and the largest place of a weight.
    fn reach(&self) -> [usize; 2] {
        let most = |of: fn(&(usize, usize)) -> usize| self.taps.iter().map(of).max().unwrap_or(0);
        [most(|tap| tap.0), most(|tap| tap.1)]
    }
}

/// Adds to each row of `out`, at each position: the sum of the products of weights with the numbers that taps have
/// there. Rows of `out` begin `row` after each other. What is behind the positions has no meaning.
pub(super) fn dots<E: Number>(source: &Source<'_, E>, positions: usize, out: &mut [E], row: usize) {
    let Source { weight, of_row, .. } = *source;
    let [distance, place] = source.reach();
    let (rows, last) = (out.len() / row.max(1), source.channels.max(1) - 1);
    let behind = positions.next_multiple_of(BEHIND);
    let read = last.saturating_mul(source.stride).saturating_add(distance).saturating_add(behind);
    let weights = (rows.max(1) - 1) * of_row + source.channels * source.elements;
    assert!(place < source.elements && read <= source.x.len(), "what is read is there");
    assert!(weights <= weight.len() && behind <= row, "weights are there, and what is written has a place");
    if !has_wide_vectors() {
        for (weight, out) in weight.chunks(of_row).zip(out.chunks_exact_mut(row)) {
            let out = &mut out[..positions];
            for (c, weight) in weight.chunks_exact(source.elements).take(source.channels).enumerate() {
                for (distance, place) in source.taps {
                    let x = &source.x[c * source.stride + distance..][..positions];
                    out.iter_mut().zip(x).for_each(|(out, x)| *out = *out + *x * weight[*place]);
                }
            }
        }
        return;
    }
    // SAFETY: the processor has AVX2 and FMA; what is read and written is there.
    unsafe {
        match rows {
            0 => {}
            1 => dots_of::<E, 1, 4>(source, positions, out, row),
            2 => dots_of::<E, 2, 4>(source, positions, out, row),
            3 => dots_of::<E, 3, 2>(source, positions, out, row),
            4 => dots_of::<E, 4, 2>(source, positions, out, row),
            5 => dots_of::<E, 5, 2>(source, positions, out, row),
            ROWS => dots_of::<E, ROWS, 2>(source, positions, out, row),
            _ => panic!("{rows} rows"),
        }
    }
}

/// # Safety
/// The processor has AVX2 and FMA. What taps read of each channel is there up to the next step behind the last
/// position, and so is the place of each row.
#[target_feature(enable = "avx2,fma")]
unsafe fn dots_of<E: Number, const R: usize, const V: usize>(
    source: &Source<'_, E>,
    positions: usize,
    out: &mut [E],
    row: usize,
) {
    let mut p = 0;
    while p < positions {
        // SAFETY: the caller's promise.
        unsafe {
            let mut sums = [[E::zeros(); V]; R];
            for c in 0..source.channels {
                let x = source.x.as_ptr().wrapping_add(c * source.stride + p);
                let weight = source.weight.as_ptr().wrapping_add(c * source.elements);
                for &(distance, place) in source.taps {
                    let mut numbers = [E::zeros(); V];
                    for (v, numbers) in numbers.iter_mut().enumerate() {
                        *numbers = E::load(x.wrapping_add(distance + v * E::WIDTH));
                    }
                    for (r, sums) in sums.iter_mut().enumerate() {
                        let weight = E::spread(weight.wrapping_add(r * source.of_row + place));
                        for (sum, numbers) in sums.iter_mut().zip(numbers) {
                            *sum = E::multiply_add(numbers, weight, *sum);
                        }
                    }
                }
            }
            for (r, sums) in sums.into_iter().enumerate() {
                for (v, sum) in sums.into_iter().enumerate() {
                    let out = out.as_mut_ptr().wrapping_add(r * row + p + v * E::WIDTH);
                    E::store(out, E::plus(E::load(out), sum));
                }
            }
        }
        p += V * E::WIDTH;
    }
}

/// Rows of numbers of `x` and `y`: where each begins in both, and how long all are.
pub(super) struct Pairs<'a, E> {
    pub x: &'a [E],
    pub y: &'a [E],
    pub rows: &'a [(usize, usize)],
    pub length: usize,
    /// From a channel of `y` to the next.
    pub stride: usize,
}

/// Adds sums of products along all rows to `sums`, `[channels, columns]`: of each channel of `y` with `x` at each
/// place, which is a distance and a column.
pub(super) fn products<E: Number>(
    pairs: &Pairs<'_, E>,
    places: &[(usize, usize)],
    sums: &mut [f64],
    columns: usize,
) {
    let channels = sums.len() / columns.max(1);
    let most = |all: &mut dyn Iterator<Item = usize>| all.max().unwrap_or(0) + pairs.length;
    let of_x = most(&mut pairs.rows.iter().map(|row| row.0)) + most(&mut places.iter().map(|place| place.0));
    let of_y = most(&mut pairs.rows.iter().map(|row| row.1)) + (channels.max(1) - 1) * pairs.stride;
    assert!(of_x - pairs.length <= pairs.x.len() && of_y <= pairs.y.len(), "what is read is there");
    assert!(places.iter().all(|place| place.1 < columns), "each place has a column");
    let mut first = 0;
    while first < channels {
        let rows = (channels - first).min(4);
        let mut done = 0;
        while done < places.len() {
            let places = &places[done..places.len().min(done + 3)];
            let mut add = |found: &[f64]| {
                for (row, found) in (first..).zip(found.chunks_exact(places.len())) {
                    for (place, found) in places.iter().zip(found) {
                        sums[row * columns + place.1] += found;
                    }
                }
            };
            if !has_wide_vectors() {
                let sum = |i: usize| {
                    let (at, channel) = (places[i % places.len()].0, first + i / places.len());
                    let of_row = |(x, y): &(usize, usize)| {
                        let x = &pairs.x[x + at..][..pairs.length];
                        let y = &pairs.y[y + channel * pairs.stride..][..pairs.length];
                        x.iter().zip(y).map(|(x, y)| (*x * *y).wide()).sum::<f64>()
                    };
                    pairs.rows.iter().map(of_row).sum()
                };
                add(&(0..rows * places.len()).map(sum).collect::<Vec<f64>>());
            } else {
                macro_rules! add {
                    ($($rows:literal $places:literal),*) => {
                        match [rows, places.len()] {
                            $([$rows, $places] => {
                                // SAFETY: the processor has AVX2 and FMA; what is read is there.
                                let found = unsafe { products_of::<E, $rows, $places>(pairs, places, first) };
                                add(found.as_flattened());
                            })*
                            other => panic!("{other:?} rows and places"),
                        }
                    };
                }
                add!(4 3, 4 2, 4 1, 3 3, 3 2, 3 1, 2 3, 2 2, 2 1, 1 3, 1 2, 1 1);
            }
            done += places.len();
        }
        first += rows;
    }
}

/// # Safety
/// The processor has AVX2 and FMA. What rows have of `x` at each place, and of these channels of `y` from `first` on,
/// is there.
#[target_feature(enable = "avx2,fma")]
unsafe fn products_of<E: Number, const R: usize, const K: usize>(
    pairs: &Pairs<'_, E>,
    places: &[(usize, usize)],
    first: usize,
) -> [[f64; K]; R] {
    let whole = pairs.length - pairs.length % E::WIDTH;
    // SAFETY: the caller's promise.
    unsafe {
        let mut sums = [[E::zeros(); K]; R];
        for (x, y) in pairs.rows {
            let x = pairs.x.as_ptr().wrapping_add(*x);
            let y = pairs.y.as_ptr().wrapping_add(*y + first * pairs.stride);
            // A closure would not have the processor's features.
            macro_rules! step {
                ($p:expr, $load:ident $(, $count:expr)?) => {
                    let mut numbers = [E::zeros(); K];
                    for (numbers, place) in numbers.iter_mut().zip(places) {
                        *numbers = E::$load(x.wrapping_add(place.0 + $p) $(, $count)?);
                    }
                    for (r, sums) in sums.iter_mut().enumerate() {
                        let y = E::$load(y.wrapping_add(r * pairs.stride + $p) $(, $count)?);
                        for (sum, numbers) in sums.iter_mut().zip(numbers) {
                            *sum = E::multiply_add(numbers, y, *sum);
                        }
                    }
                };
            }
            let mut p = 0;
            while p < whole {
                step!(p, load);
                p += E::WIDTH;
            }
            if whole < pairs.length {
                step!(whole, load_first, pairs.length - whole);
            }
        }
        sums.map(|sums| {
            sums.map(|sum| {
                let mut lanes = [E::ZERO; LANES];
                E::store(lanes.as_mut_ptr(), sum);
                let [a, b, c, d, e, f, g, h] = lanes;
                (((a + e) + (c + g)) + ((b + f) + (d + h))).wide()
            })
        })
    }
}
