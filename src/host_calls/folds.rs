//! Sums, products and extrema along a dimension, for programs on the CPU.
//!
//! XLA's CPU compiler folds on one thread, few elements at once, and drops NaN from extrema of many. Sums and products
//! of float32 are kept in float64. Their order depends on sizes alone.

use super::frame::{Typed, buffer, call_by_type, handlers, read, written};
use super::shares::{PARTS, Places, in_ranges};
use super::vectors::vectorized;
use crate::pjrt::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};
use std::ops::Range;

/// Columns that are folded beside each other: at most, and at least, if there are so many rows.
const COLUMNS: usize = 512;
const ENOUGH_COLUMNS: usize = 64;
/// Rows that are folded in one go.
const ROWS: usize = 64;
/// Fewest elements that are worth a fold of their own, which is then joined to others.
const LEAST_PIECE: usize = 1 << 14;

handlers! {
    sums: Sums => call::<Sum>;
    products: Products => call::<Product>;
    maxima: Maxima => call::<Maximum>;
    minima: Minima => call::<Minimum>;
}

/// # Safety
/// The frame is that of a call of this kind, with its operands and results.
unsafe fn call<K>(frame: &XLA_FFI_CallFrame) -> Option<()>
where
    (K, i32): Fold,
    (K, i64): Fold,
    (K, f32): Fold,
    (K, f64): Fold,
{
    // SAFETY: the caller's promise, here and below.
    let x = unsafe { buffer(&frame.args, 0) }?;
    call_by_type!(x.dtype, E in [i32, i64, f32, f64] => {
        // SAFETY: as above.
        unsafe { along::<(K, E)>(frame) }
    })
}

/// # Safety
/// As for [`call`], with elements of this type.
unsafe fn along<F: Fold>(frame: &XLA_FFI_CallFrame) -> Option<()> {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the result's memory.
    let (x, sizes, out) = unsafe {
        let sizes = buffer(&frame.args, 1).filter(|sizes| sizes.dtype == i64::NUMBER)?;
        let (x, out) = (buffer(&frame.args, 0)?, buffer(&frame.rets, 0)?);
        (read::<F::Element>(x), read::<i64>(sizes), written::<F::Element>(out))
    };
    let sizes: [i64; 3] = sizes.try_into().ok()?;
    let [outer, length, inner] = sizes.map(|size| usize::try_from(size).unwrap_or(0));
    let count = outer.checked_mul(length)?.checked_mul(inner)?;
    if x.is_empty() || x.len() != count || out.len() != outer * inner {
        return None;
    }
    let chunks = inner.div_ceil(COLUMNS);
    // Few folds of many elements go in pieces.
    let pieces = (PARTS / (outer * chunks)).min(length * inner / chunks / LEAST_PIECE).clamp(1, length);
    let together = if inner == 1 && pieces == 1 { ROWS } else { 1 };
    let mut unjoined = vec![F::START; if pieces > 1 { outer * pieces * inner } else { 0 }];
    {
        let (out, unjoined) = (Places::new(&mut *out), Places::new(&mut unjoined));
        let units = outer.div_ceil(together) * chunks * pieces;
        let range = |units: Range<usize>| {
            let mut kept = Vec::new();
            for unit in units {
                let (piece, chunk, i) =
                    (unit % pieces, unit / pieces % chunks, unit / pieces / chunks * together);
                let columns = chunk * COLUMNS..inner.min((chunk + 1) * COLUMNS);
                let (first, end) = (piece * length / pieces, (piece + 1) * length / pieces);
                let last = together.min(outer - i) - 1;
                let count = last + columns.len();
                let x = &x[(i * length + first) * inner + columns.start..]
                    [..(last * length + end - first - 1) * inner + columns.len()];
                fold::<F>(x, [end - first, inner], count, &mut kept);
                // SAFETY: each place is one unit's.
                unsafe {
                    if pieces > 1 {
                        let place = unjoined.take((i * pieces + piece) * inner + columns.start, count);
                        place.copy_from_slice(&kept[..count]);
                    } else {
                        let place = out.take(i * inner + columns.start, count);
                        place.iter_mut().zip(&kept).for_each(|(out, kept)| *out = F::give(*kept));
                    }
                }
            }
        };
        // SAFETY: the caller's promise.
        unsafe { in_ranges(frame, units, x.len(), &range) };
    }
    for (unjoined, out) in unjoined.chunks_exact(pieces * inner).zip(out.chunks_exact_mut(inner)) {
        for (column, out) in out.iter_mut().enumerate() {
            let pieces = unjoined[column..].iter().step_by(inner);
            *out = F::give(pieces.fold(F::START, |joined, piece| F::join(joined, *piece)));
        }
    }
    Some(())
}

/// Folds rows of this length, if `inner` is 1, or else so many rows, of which each begins `inner` elements after the
/// last one, column by column. The first `count` of `kept` are the folds.
fn fold<F: Fold>(x: &[F::Element], [length, inner]: [usize; 2], count: usize, kept: &mut Vec<F::Kept>) {
    kept.clear();
    if inner == 1 {
        kept.resize(count, F::START);
        return along_rows::<F>(x, length, kept);
    }
    // Narrow rows are folded several at once.
    let beside = match length {
        _ if inner >= ENOUGH_COLUMNS => 1,
        64.. => 32,
        16.. => 8,
        _ => 1,
    };
    kept.resize(count * beside, F::START);
    across_rows::<F>(x, inner * beside, kept);
    for i in count..kept.len() {
        kept[i % count] = F::join(kept[i % count], kept[i]);
    }
}

vectorized! {
    /// Folds each row of this length.
    fn along_rows<F: Fold>(x: &[F::Element], length: usize, kept: &mut [F::Kept]) {
        for (row, kept) in x.chunks_exact(length).zip(kept) {
            *kept = match length {
                128.. => along_row::<F, 32>(row),
                16.. => along_row::<F, 8>(row),
                _ => row.iter().fold(F::START, |kept, x| F::take(kept, *x)),
            };
        }
    }

    /// Folds rows, of which each begins `stride` elements after the last one, element by element into `kept`.
    fn across_rows<F: Fold>(x: &[F::Element], stride: usize, kept: &mut [F::Kept]) {
        let done = lanes::<F, 32>(x, stride, kept, 0);
        let done = lanes::<F, 8>(x, stride, kept, done);
        lanes::<F, 1>(x, stride, kept, done);
    }
}

#[inline(always)]
fn along_row<F: Fold, const LANES: usize>(row: &[F::Element]) -> F::Kept {
    let mut lanes = [F::START; LANES];
    let parts = row.chunks_exact(LANES);
    let rest = parts.remainder();
    for part in parts {
        for i in 0..LANES {
            lanes[i] = F::take(lanes[i], part[i]);
        }
    }
    for (lane, x) in lanes.iter_mut().zip(rest) {
        *lane = F::take(*lane, *x);
    }
    let mut count = LANES;
    while count > 1 {
        count /= 2;
        for i in 0..count {
            lanes[i] = F::join(lanes[i], lanes[i + count]);
        }
    }
    lanes[0]
}

/// As [`across_rows`], from a column on, so many at once as long as there are so many. Returns the next column.
#[inline(always)]
fn lanes<F: Fold, const LANES: usize>(
    x: &[F::Element],
    stride: usize,
    kept: &mut [F::Kept],
    mut column: usize,
) -> usize {
    while let Some(kept) = kept.get_mut(column..column + LANES) {
        let (mut lanes, mut at) = ([F::START; LANES], column);
        while let Some(part) = x.get(at..at + LANES) {
            for i in 0..LANES {
                lanes[i] = F::take(lanes[i], part[i]);
            }
            at += stride;
        }
        for (lane, x) in lanes.iter_mut().zip(x.get(at..).unwrap_or_default()) {
            *lane = F::take(*lane, *x);
        }
        kept.copy_from_slice(&lanes);
        column += LANES;
    }
    column
}

/// A kind of fold, with the type of its elements.
trait Fold {
    type Element: Copy + Send + Sync;
    /// The type in which it is kept.
    type Kept: Copy + Send + Sync;
    const START: Self::Kept;
    fn take(kept: Self::Kept, x: Self::Element) -> Self::Kept;
    fn join(a: Self::Kept, b: Self::Kept) -> Self::Kept;
    fn give(kept: Self::Kept) -> Self::Element;
}

struct Sum;
struct Product;
struct Maximum;
struct Minimum;

macro_rules! folds {
    ($($kind:ident of $e:ty, kept as $k:ty: $start:expr, |$a:ident, $b:ident| $join:expr;)*) => {$(
        impl Fold for ($kind, $e) {
            type Element = $e;
            type Kept = $k;
            const START: $k = $start;
            #[inline(always)]
            fn take(kept: $k, x: $e) -> $k {
                Self::join(kept, <$k>::from(x))
            }
            #[inline(always)]
            fn join($a: $k, $b: $k) -> $k {
                $join
            }
            fn give(kept: $k) -> $e {
                kept as $e
            }
        }
    )*};
}

folds! {
    Sum of f32, kept as f64: 0.0, |a, b| a + b;
    Sum of f64, kept as f64: 0.0, |a, b| a + b;
    Sum of i32, kept as i32: 0, |a, b| a.wrapping_add(b);
    Sum of i64, kept as i64: 0, |a, b| a.wrapping_add(b);
    Product of f32, kept as f64: 1.0, |a, b| a * b;
    Product of f64, kept as f64: 1.0, |a, b| a * b;
    Product of i32, kept as i32: 1, |a, b| a.wrapping_mul(b);
    Product of i64, kept as i64: 1, |a, b| a.wrapping_mul(b);
    // A NaN is taken, and stays.
    Maximum of f32, kept as f32: f32::NEG_INFINITY, |a, b| if b > a || b.is_nan() { b } else { a };
    Maximum of f64, kept as f64: f64::NEG_INFINITY, |a, b| if b > a || b.is_nan() { b } else { a };
    Maximum of i32, kept as i32: i32::MIN, |a, b| a.max(b);
    Maximum of i64, kept as i64: i64::MIN, |a, b| a.max(b);
    Minimum of f32, kept as f32: f32::INFINITY, |a, b| if b < a || b.is_nan() { b } else { a };
    Minimum of f64, kept as f64: f64::INFINITY, |a, b| if b < a || b.is_nan() { b } else { a };
    Minimum of i32, kept as i32: i32::MAX, |a, b| a.min(b);
    Minimum of i64, kept as i64: i64::MAX, |a, b| a.min(b);
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The folds of columns of `[length, inner]`.
    fn columns_of<F: Fold>(x: &[F::Element], inner: usize) -> Vec<F::Element> {
        let mut kept = Vec::new();
        fold::<F>(x, [x.len() / inner, inner], inner, &mut kept);
        kept[..inner].iter().map(|kept| F::give(*kept)).collect()
    }

    #[test]
    fn folds_have_every_element_once() {
        for (length, inner) in
            [(1, 1), (63, 1), (64, 1), (1000, 1), (1, 3), (21, 3), (64, 3), (7, 64), (9, 500)]
        {
            let x: Vec<i64> = (0..length * inner).map(|i| i * 7919 % 1001 - 500).collect();
            let column = |c: i64| x.iter().skip(c as usize).step_by(inner as usize).copied();
            let of = |fold: &dyn Fn(i64) -> i64| (0..inner).map(fold).collect::<Vec<_>>();
            assert_eq!(columns_of::<(Sum, i64)>(&x, inner as usize), of(&|c| column(c).sum()));
            assert_eq!(columns_of::<(Maximum, i64)>(&x, inner as usize), of(&|c| column(c).max().unwrap()));
            assert_eq!(columns_of::<(Minimum, i64)>(&x, inner as usize), of(&|c| column(c).min().unwrap()));
            let products = of(&|c| column(c).fold(1, i64::wrapping_mul));
            assert_eq!(columns_of::<(Product, i64)>(&x, inner as usize), products);
        }
    }

    #[test]
    fn a_nan_is_the_extremum_wherever_it_stands() {
        for inner in [1, 2] {
            for at in [0, 1, 50, 99] {
                let mut x: Vec<f32> = (0..100).map(|i| i as f32).collect();
                x[at] = f32::NAN;
                let column = at % inner;
                assert!(columns_of::<(Maximum, f32)>(&x, inner)[column].is_nan(), "{at} of {inner}");
                assert!(columns_of::<(Minimum, f32)>(&x, inner)[column].is_nan(), "{at} of {inner}");
            }
        }
        assert_eq!(columns_of::<(Maximum, f32)>(&[f32::NEG_INFINITY; 100], 1), [f32::NEG_INFINITY]);
    }
}
