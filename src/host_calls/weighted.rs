//! Weighted sums of a few places along a dimension, for programs on the CPU: resampling, and windows that differ.
//!
//! XLA's CPU compiler would scatter into the result, or gather all windows, one element after the other.

use super::frame::{Typed, buffer, call_by_type, handlers, read, sizes, written};
use super::lanes::Number;
use super::shares::{Places, in_ranges};
use super::vectors::vectorized;
use crate::pjrt::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};
use std::ops::Range;

handlers! {
    handler: WeightedSums => call;
}

/// Most sums that are kept beside each other.
const AT_ONCE: usize = 1 << 10;

/// # Safety
/// The frame is that of a call of this kind, with its operands and results.
unsafe fn call(frame: &XLA_FFI_CallFrame) -> Option<()> {
    // SAFETY: the caller's promise, here and below.
    let x = unsafe { buffer(&frame.args, 0) }?;
    call_by_type!(x.dtype, E in [f32, f64] => {
        // SAFETY: as above.
        unsafe { of_type::<E>(frame) }
    })
}

/// The places of the elements that each sum adds, and their weights.
struct Table<'a, E> {
    ends: &'a [i32],
    places: &'a [i32],
    weights: &'a [E],
}

impl<E: Number> Table<'_, E> {
    /// Whether all sums are of places below `length`.
    fn fits(&self, length: usize) -> bool {
        let most = i32::try_from(self.places.len()).ok();
        self.places.len() == self.weights.len()
            && self.ends.is_sorted()
            && self.ends.first().is_none_or(|first| *first >= 0)
            && self.ends.last().is_none_or(|last| Some(*last) <= most)
            && self.places.iter().all(|place| usize::try_from(*place).is_ok_and(|place| place < length))
    }

    fn terms(&self, sum: usize) -> impl Iterator<Item = (usize, E)> {
        let end = self.ends[sum] as usize;
        let start = sum.checked_sub(1).map_or(0, |before| self.ends[before] as usize);
        self.places[start..end]
            .iter()
            .map(|place| *place as usize)
            .zip(self.weights[start..end].iter().copied())
    }
}

/// # Safety
/// As for [`call`], with elements of this type.
unsafe fn of_type<E: Number + Typed>(frame: &XLA_FFI_CallFrame) -> Option<()> {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the result's memory.
    let (x, [outer, length, inner], table, out) = unsafe {
        let [x, ends, places, weights] = [0, 1, 2, 3].map(|i| buffer(&frame.args, i));
        let (x, ends, places, weights) = (x?, ends?, places?, weights?);
        let out = buffer(&frame.rets, 0)?;
        if [ends.dtype, places.dtype, weights.dtype, out.dtype]
            != [i32::NUMBER, i32::NUMBER, E::NUMBER, E::NUMBER]
        {
            return None;
        }
        let table = Table { ends: read(ends), places: read(places), weights: read(weights) };
        (read::<E>(x), sizes(x)?, table, written::<E>(out))
    };
    let count = table.ends.len();
    if !table.fits(length) || out.len() != outer * count * inner {
        return None;
    }
    let work = table.places.len().saturating_mul(outer).saturating_mul(inner);
    let out = Places::new(out);
    let rows = |rows: Range<usize>| {
        for row in rows {
            // SAFETY: each row is one part's.
            let out = unsafe { out.take(row * count, count) };
            let x = &x[row * length..][..length];
            for (i, out) in out.iter_mut().enumerate() {
                let sum = |sum: f64, (place, weight): (usize, E)| sum + weight.wide() * x[place].wide();
                *out = E::narrow(table.terms(i).fold(0.0, sum));
            }
        }
    };
    let lines = |lines: Range<usize>| {
        let mut sums = vec![0f64; AT_ONCE.min(inner)];
        for line in lines {
            let (row, i) = (line / count, line % count);
            // SAFETY: each line is one part's.
            let out = unsafe { out.take(line * inner, inner) };
            for (part, out) in out.chunks_mut(AT_ONCE).enumerate() {
                let sums = &mut sums[..out.len()];
                sums.fill(0.0);
                for (place, weight) in table.terms(i) {
                    let x = &x[(row * length + place) * inner + part * AT_ONCE..][..out.len()];
                    add(sums, x, weight.wide());
                }
                out.iter_mut().zip(sums).for_each(|(out, sum)| *out = E::narrow(*sum));
            }
        }
    };
    // SAFETY: the caller's promise.
    unsafe {
        if inner == 1 {
            in_ranges(frame, outer, work, &rows);
        } else {
            in_ranges(frame, outer * count, work, &lines);
        }
    }
    Some(())
}

vectorized! {
    /// Adds the weighted elements to the sums.
    fn add<E: Number>(sums: &mut [f64], x: &[E], weight: f64) {
        for (sum, x) in sums.iter_mut().zip(x) {
            *sum += weight * x.wide();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_that_leads_outside_does_not_fit() {
        let fits = |ends: &[i32], places: &[i32], length| {
            Table { ends, places, weights: &vec![1f32; places.len()] }.fits(length)
        };
        assert!(fits(&[1, 1, 3], &[0, 4, 2], 5));
        assert!(!fits(&[1, 1, 3], &[0, 5, 2], 5));
        assert!(!fits(&[1, 1, 4], &[0, 4, 2], 5));
        assert!(!fits(&[2, 1, 3], &[0, 4, 2], 5));
        assert!(!fits(&[-1, 1, 3], &[0, 4, 2], 5));
        assert!(!fits(&[1, 1, 3], &[0, -4, 2], 5));
    }
}
