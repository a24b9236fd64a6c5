//! Sums of products with several sums in the processor's registers at once.
//!
//! The compiler makes no fused multiplications and additions by itself, and keeps no array of vectors in registers.

use super::vectors::has_wide_vectors;
use std::arch::x86_64::{
    __m256, __m256d, __m512, __m512d, _mm256_add_pd, _mm256_add_ps, _mm256_broadcast_sd, _mm256_broadcast_ss,
    _mm256_castsi256_pd, _mm256_castsi256_ps, _mm256_fmadd_pd, _mm256_fmadd_ps, _mm256_lddqu_si256,
    _mm256_maskload_pd, _mm256_maskload_ps, _mm256_permute2f128_pd, _mm256_permute2f128_ps,
    _mm256_setzero_pd, _mm256_setzero_ps, _mm256_shuffle_ps, _mm256_storeu_pd, _mm256_storeu_ps,
    _mm256_unpackhi_pd, _mm256_unpackhi_ps, _mm256_unpacklo_pd, _mm256_unpacklo_ps, _mm512_add_pd,
    _mm512_add_ps, _mm512_fmadd_pd, _mm512_fmadd_ps, _mm512_loadu_pd, _mm512_loadu_ps, _mm512_maskz_loadu_pd,
    _mm512_maskz_loadu_ps, _mm512_set1_pd, _mm512_set1_ps, _mm512_setzero_pd, _mm512_setzero_ps,
    _mm512_storeu_pd, _mm512_storeu_ps,
};
use std::ops::{Add, Mul};

/// Most elements of a vector.
const LANES: usize = 16;
/// Elements that a step may read and write behind the last position.
pub(super) const BEHIND: usize = 32;
/// Most rows of sums.
const MOST_ROWS: usize = 8;

/// A width of vectors that multiply and add at once.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Width {
    None,
    Avx2,
    Avx512,
}

impl Width {
    pub(super) fn of_processor() -> Width {
        if !has_wide_vectors() {
            Width::None
        } else if is_x86_feature_detected!("avx512f") {
            Width::Avx512
        } else {
            Width::Avx2
        }
    }

    /// Rows that [`dots`] does best at once.
    pub(super) fn rows(self) -> usize {
        if self == Width::Avx512 { MOST_ROWS } else { 6 }
    }

    /// Vectors of which [`products`] makes a row of this length.
    pub(super) fn vectors_along<E: Number>(self, length: usize) -> usize {
        length.div_ceil(self.along(length).lanes::<E>())
    }

    /// The width for rows of this length: a short one leaves more of a wider vector empty.
    fn along(self, length: usize) -> Width {
        if length < 4 * LANES { self.min(Width::Avx2) } else { self }
    }

    /// Positions of which [`across`] has sums at once: with the numbers of all and two vectors of weights, they fit
    /// into the processor's registers.
    pub(super) fn positions(self) -> usize {
        if self == Width::Avx512 { 8 } else { 6 }
    }

    /// Elements of a vector; 1 without vectors.
    pub(super) fn lanes<E: Number>(self) -> usize {
        match self {
            Width::None => 1,
            Width::Avx2 => E::Avx2::WIDTH,
            Width::Avx512 => E::Avx512::WIDTH,
        }
    }
}

/// A type of elements, and its vectors.
pub(super) trait Number: Copy + Send + Sync + Add<Output = Self> + Mul<Output = Self> {
    const ZERO: Self;
    type Avx2: Vector<Self> + Turn;
    type Avx512: Vector<Self>;
    fn wide(self) -> f64;
    fn narrow(wide: f64) -> Self;
}

/// A vector, whose functions need what the processor has for it.
pub(super) trait Vector<E>: Copy {
    /// Elements of a vector.
    const WIDTH: usize;
    /// A vector of zeros.
    unsafe fn zeros() -> Self;
    /// The vector at `from`.
    unsafe fn load(from: *const E) -> Self;
    /// The first `count` elements of the vector at `from`, and zeros.
    unsafe fn load_first(from: *const E, count: usize) -> Self;
    /// A vector of the element at `from`.
    unsafe fn spread(from: *const E) -> Self;
    /// `a * b + sum`.
    unsafe fn multiply_add(a: Self, b: Self, sum: Self) -> Self;
    unsafe fn plus(a: Self, b: Self) -> Self;
    unsafe fn store(to: *mut E, vector: Self);
}

/// A vector of which as many as it has elements, as rows, become columns.
pub(super) trait Turn: Copy {
    unsafe fn turn(rows: &mut [Self]);
}

impl Turn for __m256 {
    #[inline(always)]
    unsafe fn turn(rows: &mut [__m256]) {
        let &mut [a, b, c, d, e, f, g, h] = rows else { panic!("a vector has eight elements") };
        // Pairs of a lane, then fours, then both lanes.
        // SAFETY: the caller's promise.
        unsafe {
            let pairs = |a, b| (_mm256_unpacklo_ps(a, b), _mm256_unpackhi_ps(a, b));
            let fours = |a, b| (_mm256_shuffle_ps::<0x44>(a, b), _mm256_shuffle_ps::<0xee>(a, b));
            let both = |a, b| (_mm256_permute2f128_ps::<0x20>(a, b), _mm256_permute2f128_ps::<0x31>(a, b));
            let ((ab, ab_high), (cd, cd_high)) = (pairs(a, b), pairs(c, d));
            let ((ef, ef_high), (gh, gh_high)) = (pairs(e, f), pairs(g, h));
            let ((a, b), (c, d)) = (fours(ab, cd), fours(ab_high, cd_high));
            let ((e, f), (g, h)) = (fours(ef, gh), fours(ef_high, gh_high));
            (rows[0], rows[4]) = both(a, e);
            (rows[1], rows[5]) = both(b, f);
            (rows[2], rows[6]) = both(c, g);
            (rows[3], rows[7]) = both(d, h);
        }
    }
}

impl Turn for __m256d {
    #[inline(always)]
    unsafe fn turn(rows: &mut [__m256d]) {
        let &mut [a, b, c, d] = rows else { panic!("a vector has four elements") };
        // SAFETY: the caller's promise.
        unsafe {
            let pairs = |a, b| (_mm256_unpacklo_pd(a, b), _mm256_unpackhi_pd(a, b));
            let both = |a, b| (_mm256_permute2f128_pd::<0x20>(a, b), _mm256_permute2f128_pd::<0x31>(a, b));
            let ((ab, ab_high), (cd, cd_high)) = (pairs(a, b), pairs(c, d));
            (rows[0], rows[2]) = both(ab, cd);
            (rows[1], rows[3]) = both(ab_high, cd_high);
        }
    }
}

macro_rules! numbers {
    ($($t:ident $narrow:ident $wide:ident;)*) => {$(
        impl Number for $t {
            const ZERO: $t = 0.0;
            type Avx2 = $narrow;
            type Avx512 = $wide;
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
    f32 __m256 __m512;
    f64 __m256d __m512d;
}

macro_rules! vectors {
    ($($vector:ident [$t:ident; $width:literal]: $zeros:ident $spread:ident $multiply_add:ident $add:ident
        $store:ident, $from:ident => $load:expr, $first:ident $count:ident => $load_first:expr;)*) => {$(
        impl Vector<$t> for $vector {
            const WIDTH: usize = $width;
            #[inline(always)]
            unsafe fn zeros() -> $vector {
                // SAFETY: the caller's promise, here and below.
                unsafe { $zeros() }
            }
            #[inline(always)]
            unsafe fn load($from: *const $t) -> $vector {
                // SAFETY: as above.
                unsafe { $load }
            }
            #[inline(always)]
            unsafe fn load_first($first: *const $t, $count: usize) -> $vector {
                // SAFETY: as above.
                unsafe { $load_first }
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
        }
    )*};
}

// AVX2 loads by another instruction than usual: the usual function checks its argument in builds with assertions.
vectors! {
    __m256 [f32; 8]: _mm256_setzero_ps _mm256_broadcast_ss _mm256_fmadd_ps _mm256_add_ps _mm256_storeu_ps,
        from => _mm256_castsi256_ps(_mm256_lddqu_si256(from.cast())),
        from count => _mm256_maskload_ps(from, _mm256_lddqu_si256(FIRST[8 - count..].as_ptr().cast()));
    __m256d [f64; 4]: _mm256_setzero_pd _mm256_broadcast_sd _mm256_fmadd_pd _mm256_add_pd _mm256_storeu_pd,
        from => _mm256_castsi256_pd(_mm256_lddqu_si256(from.cast())),
        from count => _mm256_maskload_pd(from, _mm256_lddqu_si256(FIRST[8 - 2 * count..].as_ptr().cast()));
    __m512 [f32; 16]: _mm512_setzero_ps spread_of_16 _mm512_fmadd_ps _mm512_add_ps _mm512_storeu_ps,
        from => _mm512_loadu_ps(from),
        from count => _mm512_maskz_loadu_ps(((1u32 << count) - 1) as u16, from);
    __m512d [f64; 8]: _mm512_setzero_pd spread_of_8 _mm512_fmadd_pd _mm512_add_pd _mm512_storeu_pd,
        from => _mm512_loadu_pd(from),
        from count => _mm512_maskz_loadu_pd(((1u32 << count) - 1) as u8, from);
}

/// Words of a mask: eight that count, and as many that do not.
const FIRST: [i32; 16] = [-1, -1, -1, -1, -1, -1, -1, -1, 0, 0, 0, 0, 0, 0, 0, 0];

/// # Safety
/// The processor has AVX-512.
#[inline(always)]
unsafe fn spread_of_16(from: &f32) -> __m512 {
    // SAFETY: the caller's promise.
    unsafe { _mm512_set1_ps(*from) }
}

/// # Safety
/// As for [`spread_of_16`].
#[inline(always)]
unsafe fn spread_of_8(from: &f64) -> __m512d {
    // SAFETY: the caller's promise.
    unsafe { _mm512_set1_pd(*from) }
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
pub(super) fn dots<E: Number>(
    width: Width,
    source: &Source<'_, E>,
    positions: usize,
    out: &mut [E],
    row: usize,
) {
    let Source { weight, of_row, .. } = *source;
    let [distance, place] = source.reach();
    let (rows, last) = (out.len() / row.max(1), source.channels.max(1) - 1);
    let behind = positions.next_multiple_of(BEHIND);
    let read = last.saturating_mul(source.stride).saturating_add(distance).saturating_add(behind);
    let weights = (rows.max(1) - 1) * of_row + source.channels * source.elements;
    assert!(place < source.elements && read <= source.x.len(), "what is read is there");
    assert!(weights <= weight.len() && behind <= row, "weights are there, and what is written has a place");
    assert!(width <= Width::of_processor(), "the processor has these vectors");
    if width == Width::None {
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
    macro_rules! rows {
        ($($rows:literal [$narrow:literal]),*) => {
            match rows {
                0 => {}
                // SAFETY: the processor has these vectors; what is read and written is there. Of one or two rows, more
                // vectors are beside each other than fit behind the last position with AVX-512.
                $($rows if width == Width::Avx2 || $rows < 3 => unsafe {
                    dots_of_avx2::<E, $rows, $narrow>(source, positions, out, row)
                },
                // SAFETY: as above.
                $rows => unsafe { dots_of_avx512::<E, $rows, 2>(source, positions, out, row) },)*
                _ => panic!("{rows} rows"),
            }
        };
    }
    rows!(1[4], 2[4], 3[2], 4[2], 5[2], 6[2], 7[1], 8[1]);
}

/// # Safety
/// As for [`dots_of`], with AVX2.
#[target_feature(enable = "avx2,fma")]
unsafe fn dots_of_avx2<E: Number, const R: usize, const V: usize>(
    source: &Source<'_, E>,
    positions: usize,
    out: &mut [E],
    row: usize,
) {
    // SAFETY: the caller's promise.
    unsafe { dots_of::<E, E::Avx2, R, V>(source, positions, out, row) }
}

/// # Safety
/// As for [`dots_of`], with AVX-512.
#[target_feature(enable = "avx512f")]
unsafe fn dots_of_avx512<E: Number, const R: usize, const V: usize>(
    source: &Source<'_, E>,
    positions: usize,
    out: &mut [E],
    row: usize,
) {
    // SAFETY: the caller's promise.
    unsafe { dots_of::<E, E::Avx512, R, V>(source, positions, out, row) }
}

/// # Safety
/// The processor has these vectors. What taps read of each channel is there up to the next step behind the last
/// position, and so is the place of each row.
#[inline(always)]
unsafe fn dots_of<E: Number, T: Vector<E>, const R: usize, const V: usize>(
    source: &Source<'_, E>,
    positions: usize,
    out: &mut [E],
    row: usize,
) {
    let mut p = 0;
    while p < positions {
        // SAFETY: the caller's promise.
        unsafe {
            let mut sums = [[T::zeros(); V]; R];
            for c in 0..source.channels {
                let x = source.x.as_ptr().wrapping_add(c * source.stride + p);
                let weight = source.weight.as_ptr().wrapping_add(c * source.elements);
                for &(distance, place) in source.taps {
                    let mut numbers = [T::zeros(); V];
                    for (v, numbers) in numbers.iter_mut().enumerate() {
                        *numbers = T::load(x.wrapping_add(distance + v * T::WIDTH));
                    }
                    for (r, sums) in sums.iter_mut().enumerate() {
                        let weight = T::spread(weight.wrapping_add(r * source.of_row + place));
                        for (sum, numbers) in sums.iter_mut().zip(numbers) {
                            *sum = T::multiply_add(numbers, weight, *sum);
                        }
                    }
                }
            }
            for (r, sums) in sums.into_iter().enumerate() {
                for (v, sum) in sums.into_iter().enumerate() {
                    let out = out.as_mut_ptr().wrapping_add(r * row + p + v * T::WIDTH);
                    T::store(out, T::plus(T::load(out), sum));
                }
            }
        }
        p += V * T::WIDTH;
    }
}

/// Adds to `out`, `[positions, row]`: the sums of the products of the numbers that taps have at each position with all
/// weights that lie beside each other, `[channels, elements, of_row]`. There are a multiple of [`Width::positions`],
/// and of `row` a multiple of the vector's lanes.
pub(super) fn across<E: Number>(
    width: Width,
    source: &Source<'_, E>,
    positions: &[usize],
    out: &mut [E],
    row: usize,
) {
    let [distance, place] = source.reach();
    let (last, lanes, at_once) = (source.channels.max(1) - 1, width.lanes::<E>(), width.positions());
    let most = positions.iter().max().copied().unwrap_or(0);
    let read = last.saturating_mul(source.stride).saturating_add(distance).saturating_add(most);
    let weights = (source.channels * source.elements).max(1) - 1;
    assert!(place < source.elements && read < source.x.len(), "what is read is there");
    assert!(weights * source.of_row + row <= source.weight.len(), "weights are there");
    assert!(positions.len() * row <= out.len() && positions.len().is_multiple_of(at_once), "it has a place");
    assert!(row.is_multiple_of(lanes), "there are whole vectors");
    assert!(Width::None < width && width <= Width::of_processor(), "the processor has these vectors");
    let mut first = 0;
    while first < row {
        let two = first + 2 * lanes <= row;
        for (positions, out) in positions.chunks_exact(at_once).zip(out.chunks_exact_mut(at_once * row)) {
            // SAFETY: the processor has these vectors; what is read and written is there.
            unsafe {
                match (width, two) {
                    (Width::Avx512, true) => across_avx512::<E, 8, 2>(source, positions, out, row, first),
                    (Width::Avx512, false) => across_avx512::<E, 8, 1>(source, positions, out, row, first),
                    (_, true) => across_avx2::<E, 6, 2>(source, positions, out, row, first),
                    (_, false) => across_avx2::<E, 6, 1>(source, positions, out, row, first),
                }
            }
        }
        first += if two { 2 * lanes } else { lanes };
    }
}

/// # Safety
/// As for [`across_of`], with AVX2.
#[target_feature(enable = "avx2,fma")]
unsafe fn across_avx2<E: Number, const P: usize, const V: usize>(
    source: &Source<'_, E>,
    positions: &[usize],
    out: &mut [E],
    row: usize,
    first: usize,
) {
    // SAFETY: the caller's promise.
    unsafe { across_of::<E, E::Avx2, P, V>(source, positions, out, row, first) }
}

/// # Safety
/// As for [`across_of`], with AVX-512.
#[target_feature(enable = "avx512f")]
unsafe fn across_avx512<E: Number, const P: usize, const V: usize>(
    source: &Source<'_, E>,
    positions: &[usize],
    out: &mut [E],
    row: usize,
    first: usize,
) {
    // SAFETY: the caller's promise.
    unsafe { across_of::<E, E::Avx512, P, V>(source, positions, out, row, first) }
}

/// # Safety
/// The processor has these vectors. What taps read of each channel at the positions is there; there are so many weights
/// and places of sums from `first` on.
#[inline(always)]
unsafe fn across_of<E: Number, T: Vector<E>, const P: usize, const V: usize>(
    source: &Source<'_, E>,
    positions: &[usize],
    out: &mut [E],
    row: usize,
    first: usize,
) {
    let positions: &[usize; P] = positions.try_into().expect("as many positions as sums");
    // SAFETY: the caller's promise.
    unsafe {
        let mut sums = [[T::zeros(); V]; P];
        for c in 0..source.channels {
            let x = source.x.as_ptr().wrapping_add(c * source.stride);
            let weight = source.weight.as_ptr().wrapping_add(c * source.elements * source.of_row + first);
            for &(distance, place) in source.taps {
                let mut weights = [T::zeros(); V];
                for (v, weights) in weights.iter_mut().enumerate() {
                    *weights = T::load(weight.wrapping_add(place * source.of_row + v * T::WIDTH));
                }
                let x = x.wrapping_add(distance);
                for (sums, position) in sums.iter_mut().zip(positions) {
                    let number = T::spread(x.wrapping_add(*position));
                    for (sum, weights) in sums.iter_mut().zip(weights) {
                        *sum = T::multiply_add(weights, number, *sum);
                    }
                }
            }
        }
        for (p, sums) in sums.into_iter().enumerate() {
            for (v, sum) in sums.into_iter().enumerate() {
                let out = out.as_mut_ptr().wrapping_add(p * row + first + v * T::WIDTH);
                T::store(out, T::plus(T::load(out), sum));
            }
        }
    }
}

/// Adds to `out`, `[positions, lanes]`: the sums of the products of the numbers that taps have at each position with
/// their weights, each lane for itself. Numbers and weights, `[elements, lanes]`, are vectors, and so are the units of
/// distances and positions, of which there are a multiple of [`Width::positions`].
pub(super) fn lanewise<E: Number>(width: Width, source: &Source<'_, E>, positions: &[usize], out: &mut [E]) {
    let [distance, place] = source.reach();
    let (lanes, at_once) = (width.lanes::<E>(), width.positions());
    let most = positions.iter().max().copied().unwrap_or(0);
    let read = most.saturating_add(distance).saturating_add(1).saturating_mul(lanes);
    assert!(read <= source.x.len() && (place + 1) * lanes <= source.weight.len(), "what is read is there");
    assert!(
        positions.len() * lanes <= out.len() && positions.len().is_multiple_of(at_once),
        "it has a place"
    );
    assert!(Width::None < width && width <= Width::of_processor(), "the processor has these vectors");
    for (positions, out) in positions.chunks_exact(at_once).zip(out.chunks_exact_mut(at_once * lanes)) {
        // SAFETY: the processor has these vectors; what is read and written is there.
        unsafe {
            if width == Width::Avx512 {
                lanewise_avx512::<E, 8>(source, positions, out);
            } else {
                lanewise_avx2::<E, 6>(source, positions, out);
            }
        }
    }
}

/// # Safety
/// As for [`lanewise_of`], with AVX2.
#[target_feature(enable = "avx2,fma")]
unsafe fn lanewise_avx2<E: Number, const P: usize>(
    source: &Source<'_, E>,
    positions: &[usize],
    out: &mut [E],
) {
    // SAFETY: the caller's promise.
    unsafe { lanewise_of::<E, E::Avx2, P>(source, positions, out) }
}

/// # Safety
/// As for [`lanewise_of`], with AVX-512.
#[target_feature(enable = "avx512f")]
unsafe fn lanewise_avx512<E: Number, const P: usize>(
    source: &Source<'_, E>,
    positions: &[usize],
    out: &mut [E],
) {
    // SAFETY: the caller's promise.
    unsafe { lanewise_of::<E, E::Avx512, P>(source, positions, out) }
}

/// # Safety
/// The processor has these vectors. What taps read at the positions is there, and so are weights and places of sums.
#[inline(always)]
unsafe fn lanewise_of<E: Number, T: Vector<E>, const P: usize>(
    source: &Source<'_, E>,
    positions: &[usize],
    out: &mut [E],
) {
    let positions: [usize; P] = positions.try_into().expect("as many positions as sums");
    // What the compiler would add up for each tap is added up once.
    let x = positions.map(|position| source.x.as_ptr().wrapping_add(position * T::WIDTH));
    let weight = source.weight.as_ptr();
    // SAFETY: the caller's promise.
    unsafe {
        let mut sums = [T::zeros(); P];
        for &(distance, place) in source.taps {
            let weight = T::load(weight.wrapping_add(place * T::WIDTH));
            let distance = distance * T::WIDTH;
            for (sum, x) in sums.iter_mut().zip(x) {
                let number = T::load(x.wrapping_add(distance));
                *sum = T::multiply_add(number, weight, *sum);
            }
        }
        for (p, sum) in sums.into_iter().enumerate() {
            let out = out.as_mut_ptr().wrapping_add(p * T::WIDTH);
            T::store(out, T::plus(T::load(out), sum));
        }
    }
}

/// Rows of so many numbers, each `every` behind the last one.
#[derive(Clone, Copy)]
pub(super) struct Rows {
    pub rows: usize,
    pub count: usize,
    pub every: usize,
}

impl Rows {
    /// Numbers from the first of all rows to the last.
    fn reach(self) -> usize {
        if self.rows * self.count == 0 { 0 } else { (self.rows - 1) * self.every + self.count }
    }
}

/// Writes the columns of `x` as rows, each `every` behind the last one, to `out`. The processor has [`Width::Avx2`].
///
/// # Safety
/// Nobody else has these rows of `out` meanwhile, which are there, and end with whole vectors if `is_padded`.
pub(super) unsafe fn turn<E: Number>(x: &[E], of: Rows, out: *mut E, every: usize, is_padded: bool) {
    assert!(of.reach() <= x.len(), "what is read is there");
    assert!(Width::of_processor() >= Width::Avx2, "the processor has these vectors");
    // SAFETY: the processor has these vectors; the caller's promise.
    unsafe { turn_avx2(x.as_ptr(), of, out, every, is_padded) }
}

/// # Safety
/// As for [`turn`], with AVX2; what is read is there.
#[target_feature(enable = "avx2,fma")]
unsafe fn turn_avx2<E: Number>(x: *const E, of: Rows, out: *mut E, every: usize, is_padded: bool) {
    let width = E::Avx2::WIDTH;
    // Behind whole blocks, the last one does a part of the one before it again.
    let firsts = |count: usize| (0..count).step_by(width).map(move |i| i.min(count.saturating_sub(width)));
    for row in firsts(of.rows) {
        let rows = of.rows.min(width);
        for column in firsts(of.count) {
            let columns = of.count.min(width);
            let mut from = x.wrapping_add(row * of.every + column);
            let mut to = out.wrapping_add(column * every + row);
            // SAFETY: the caller's promise.
            unsafe {
                let mut block = [E::Avx2::zeros(); LANES / 2];
                for (r, block) in block[..width].iter_mut().enumerate() {
                    if columns == width && r < rows {
                        *block = E::Avx2::load(from);
                    } else if r < rows {
                        *block = E::Avx2::load_first(from, columns);
                    }
                    from = from.wrapping_add(of.every);
                }
                E::Avx2::turn(&mut block[..width]);
                for (c, block) in block[..width].iter().enumerate() {
                    if c < columns && (is_padded || rows == width) {
                        E::Avx2::store(to, *block);
                    } else if c < columns {
                        let mut numbers = [E::ZERO; LANES / 2];
                        E::Avx2::store(numbers.as_mut_ptr(), *block);
                        for (r, number) in numbers[..rows].iter().enumerate() {
                            *to.wrapping_add(r) = *number;
                        }
                    }
                    to = to.wrapping_add(every);
                }
            }
        }
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
    width: Width,
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
    assert!(width <= Width::of_processor(), "the processor has these vectors");
    let width = width.along(pairs.length);
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
            if width == Width::None {
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
                                // SAFETY: the processor has these vectors; what is read is there.
                                let found = unsafe {
                                    if width == Width::Avx512 {
                                        products_of_avx512::<E, $rows, $places>(pairs, places, first)
                                    } else {
                                        products_of_avx2::<E, $rows, $places>(pairs, places, first)
                                    }
                                };
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
/// As for [`products_of`], with AVX2.
#[target_feature(enable = "avx2,fma")]
unsafe fn products_of_avx2<E: Number, const R: usize, const K: usize>(
    pairs: &Pairs<'_, E>,
    places: &[(usize, usize)],
    first: usize,
) -> [[f64; K]; R] {
    // SAFETY: the caller's promise.
    unsafe { products_of::<E, E::Avx2, R, K>(pairs, places, first) }
}

/// # Safety
/// As for [`products_of`], with AVX-512.
#[target_feature(enable = "avx512f")]
unsafe fn products_of_avx512<E: Number, const R: usize, const K: usize>(
    pairs: &Pairs<'_, E>,
    places: &[(usize, usize)],
    first: usize,
) -> [[f64; K]; R] {
    // SAFETY: the caller's promise.
    unsafe { products_of::<E, E::Avx512, R, K>(pairs, places, first) }
}

/// # Safety
/// The processor has these vectors. What rows have of `x` at each place, and of these channels of `y` from `first` on,
/// is there.
#[inline(always)]
unsafe fn products_of<E: Number, T: Vector<E>, const R: usize, const K: usize>(
    pairs: &Pairs<'_, E>,
    places: &[(usize, usize)],
    first: usize,
) -> [[f64; K]; R] {
    let whole = pairs.length - pairs.length % T::WIDTH;
    // SAFETY: the caller's promise.
    unsafe {
        let mut sums = [[T::zeros(); K]; R];
        for (x, y) in pairs.rows {
            let x = pairs.x.as_ptr().wrapping_add(*x);
            let y = pairs.y.as_ptr().wrapping_add(*y + first * pairs.stride);
            // A closure would not have the processor's features.
            macro_rules! step {
                ($p:expr, $load:ident $(, $count:expr)?) => {
                    let mut numbers = [T::zeros(); K];
                    for (numbers, place) in numbers.iter_mut().zip(places) {
                        *numbers = T::$load(x.wrapping_add(place.0 + $p) $(, $count)?);
                    }
                    for (r, sums) in sums.iter_mut().enumerate() {
                        let y = T::$load(y.wrapping_add(r * pairs.stride + $p) $(, $count)?);
                        for (sum, numbers) in sums.iter_mut().zip(numbers) {
                            *sum = T::multiply_add(numbers, y, *sum);
                        }
                    }
                };
            }
            let mut p = 0;
            while p < whole {
                step!(p, load);
                p += T::WIDTH;
            }
            if whole < pairs.length {
                step!(whole, load_first, pairs.length - whole);
            }
        }
        sums.map(|sums| {
            sums.map(|sum| {
                let mut lanes = [E::ZERO; LANES];
                T::store(lanes.as_mut_ptr(), sum);
                let mut count = LANES;
                while count > 1 {
                    count /= 2;
                    for i in 0..count {
                        lanes[i] = lanes[i] + lanes[i + count];
                    }
                }
                lanes[0].wide()
            })
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers below ten, so that all sums are exact.
    fn numbers<E: Number>(count: usize, seed: usize) -> Vec<E> {
        (0..count).map(|i| E::narrow(((i * 7919 + seed * 31) % 19) as f64 - 9.0)).collect()
    }

    fn widths() -> Vec<Width> {
        let of_processor = Width::of_processor();
        [Width::None, Width::Avx2, Width::Avx512].into_iter().filter(|width| *width <= of_processor).collect()
    }

    fn all_widths_agree<E: Number + PartialEq + std::fmt::Debug>() {
        let (channels, elements, stride) = (3, 5, 150);
        let taps = [(0, 2), (7, 0), (31, 4)];
        let x: Vec<E> = numbers(channels * stride + 200, 1);
        for (rows, positions) in [(1usize, 1usize), (2, 40), (3, 33), (5, 64), (6, 31), (8, 96)] {
            let weight: Vec<E> = numbers(rows * channels * elements, 2);
            let of_row = channels * elements;
            let source = Source { x: &x, channels, stride, elements, taps: &taps, weight: &weight, of_row };
            let row = positions.next_multiple_of(BEHIND);
            let sums = |width: Width| {
                let mut out = vec![E::ZERO; rows * row];
                dots(width, &source, positions, &mut out, row);
                out.chunks_exact(row).map(|row| row[..positions].to_vec()).collect::<Vec<_>>()
            };
            let expected = sums(Width::None);
            widths()
                .into_iter()
                .for_each(|width| assert_eq!(sums(width), expected, "{rows} rows, {width:?}"));
            // The same sums, with rows beside each other.
            for width in widths().into_iter().filter(|width| *width > Width::None) {
                let beside = rows.next_multiple_of(width.lanes::<E>());
                let mut turned = vec![E::ZERO; of_row * beside];
                for (i, weight) in weight.iter().enumerate() {
                    turned[i % of_row * beside + i / of_row] = *weight;
                }
                let source = Source { weight: &turned, of_row: beside, ..source };
                let mut places: Vec<usize> = (0..positions).collect();
                places.resize(positions.next_multiple_of(width.positions()), positions - 1);
                let mut out = vec![E::ZERO; places.len() * beside];
                across(width, &source, &places, &mut out, beside);
                let of_row = |row: usize| (0..positions).map(|p| out[p * beside + row]).collect::<Vec<_>>();
                assert_eq!((0..rows).map(of_row).collect::<Vec<_>>(), expected, "{rows} rows, {width:?}");
            }
        }
        for width in widths().into_iter().filter(|width| *width > Width::None) {
            let (lanes, places) = (width.lanes::<E>(), width.positions() * 2);
            let (x, weight): (Vec<E>, Vec<E>) = (numbers(lanes * 60, 4), numbers(lanes * elements, 5));
            let source =
                Source { x: &x, channels: 1, stride: 0, elements, taps: &taps, weight: &weight, of_row: 0 };
            let positions: Vec<usize> = (0..places).map(|place| place * 7 % 20).collect();
            let mut out = vec![E::ZERO; places * lanes];
            lanewise(width, &source, &positions, &mut out);
            for (i, out) in out.iter().enumerate() {
                let of_tap = |(distance, place): &(usize, usize)| {
                    x[(positions[i / lanes] + distance) * lanes + i % lanes]
                        * weight[place * lanes + i % lanes]
                };
                assert_eq!(*out, taps.iter().map(of_tap).fold(E::ZERO, |sum, x| sum + x), "{i} of {width:?}");
            }
        }
        for (channels, length) in [(1, 1), (4, 7), (5, 64), (7, 83)] {
            let y: Vec<E> = numbers(channels * 100, 3);
            let (rows, places) = ([(0, 0), (90, 10)], [(0, 0), (3, 1), (1, 2), (40, 3)]);
            let pairs = Pairs { x: &x, y: &y, rows: &rows, length, stride: 100 };
            let sums = |width: Width| {
                let mut sums = vec![0.0; channels * 4];
                products(width, &pairs, &places, &mut sums, 4);
                sums
            };
            let expected = sums(Width::None);
            widths().into_iter().for_each(|width| assert_eq!(sums(width), expected, "{length} of {width:?}"));
        }
    }

    fn columns_become_rows<E: Number + PartialEq + std::fmt::Debug>() {
        if Width::of_processor() < Width::Avx2 {
            return;
        }
        for (rows, count) in [(1, 1), (8, 8), (4, 4), (16, 7), (5, 30), (17, 9)] {
            for is_padded in [false, true] {
                let (of, every) =
                    (Rows { rows, count, every: count + 3 }, rows + if is_padded { 8 } else { 0 });
                let x: Vec<E> = numbers(of.reach(), rows);
                let mut out = vec![E::ZERO; count * every];
                // SAFETY: the rows are there, and whole vectors if they are said to be.
                unsafe { turn(&x, of, out.as_mut_ptr(), every, is_padded) };
                for r in 0..rows {
                    for c in 0..count {
                        assert_eq!(out[c * every + r], x[r * of.every + c], "{rows} {count} {r} {c}");
                    }
                }
            }
        }
    }

    #[test]
    fn rows_are_turned() {
        columns_become_rows::<f32>();
        columns_become_rows::<f64>();
    }

    #[test]
    fn all_vectors_of_the_processor_give_the_same_sums() {
        all_widths_agree::<f32>();
        all_widths_agree::<f64>();
    }
}
