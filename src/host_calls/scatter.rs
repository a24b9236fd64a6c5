//! Writing at computed places, for programs on the CPU: XLA's compiler goes element by element through loops whose
//! bounds it checks at each.

use super::frame::{Typed, buffer, call_by_type, dims, handlers, read, sizes, written};
use super::shares::{PARTS, Places, in_ranges};
use crate::pjrt::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};
use std::ops::Range;

handlers! {
    replace: Scatter => call::<REPLACE>;
    add: ScatterAdd => call::<ADD>;
    multiply: ScatterMultiply => call::<MULTIPLY>;
    maximum: ScatterMaximum => call::<MAXIMUM>;
    minimum: ScatterMinimum => call::<MINIMUM>;
}

const REPLACE: u8 = 0;
const ADD: u8 = 1;
const MULTIPLY: u8 = 2;
const MAXIMUM: u8 = 3;
const MINIMUM: u8 = 4;
/// Elements of a simpler call in the time of one update.
const UPDATE: usize = 4;
/// Fewest elements beside each other that are worth a part.
const COLUMNS: usize = 512;

/// # Safety
/// The frame is that of a call of this kind, with its operands and results.
unsafe fn call<const HOW: u8>(frame: &XLA_FFI_CallFrame) -> Option<()> {
    // SAFETY: the caller's promise, here and below.
    let [x, index] = unsafe { [buffer(&frame.args, 0)?, buffer(&frame.args, 1)?] };
    call_by_type!(x.dtype, E in [f32, f64, i32, i64] => {
        call_by_type!(index.dtype, I in [i32, i64] => {
            // SAFETY: as above.
            unsafe { of_type::<E, I, HOW>(frame) }
        })
    })
}

/// A type of elements.
trait Element: Copy + Send + Sync {
    fn join<const HOW: u8>(self, update: Self) -> Self;
}

macro_rules! elements {
    ($($t:ident: |$a:ident, $b:ident| $sum:expr, $product:expr, $is_nan:expr;)*) => {$(
        impl Element for $t {
            #[inline(always)]
            fn join<const HOW: u8>(self, update: $t) -> $t {
                let ($a, $b) = (self, update);
                match HOW {
                    REPLACE => $b,
                    ADD => $sum,
                    MULTIPLY => $product,
                    // A NaN is taken, and stays.
                    MAXIMUM => if $b > $a || $is_nan { $b } else { $a },
                    _ => if $b < $a || $is_nan { $b } else { $a },
                }
            }
        }
    )*};
}

elements! {
    f32: |a, b| a + b, a * b, b.is_nan();
    f64: |a, b| a + b, a * b, b.is_nan();
    i32: |a, b| a.wrapping_add(b), a.wrapping_mul(b), false;
    i64: |a, b| a.wrapping_add(b), a.wrapping_mul(b), false;
}

/// # Safety
/// As for [`call`], with elements and indices of these types.
unsafe fn of_type<E: Element + Typed, I: Copy + Sync + TryInto<usize>, const HOW: u8>(
    frame: &XLA_FFI_CallFrame,
) -> Option<()> {
    // SAFETY: the caller's promise: dense buffers, which live during the call. The result may have the memory of the
    // first operand, which is then not read.
    let (base, numbers, index, updates, out) = unsafe {
        let (x, out) = (buffer(&frame.args, 0)?, buffer(&frame.rets, 0)?);
        let (index, updates, numbers) =
            (buffer(&frame.args, 1)?, buffer(&frame.args, 2)?, buffer(&frame.args, 3)?);
        if [updates.dtype, out.dtype, numbers.dtype] != [E::NUMBER, E::NUMBER, i64::NUMBER]
            || dims(x) != dims(out)
        {
            return None;
        }
        let base = (x.data != out.data).then(|| read::<E>(x));
        (base, read::<i64>(numbers), read::<I>(index), updates, written::<E>(out))
    };
    let numbers: [i64; 3] = numbers.try_into().ok()?;
    let [outer, places, inner] = numbers.map(|size| usize::try_from(size).unwrap_or(0));
    if outer.checked_mul(places)?.checked_mul(inner)? != out.len() {
        return None;
    }
    // SAFETY: as above.
    let ([of_outer, count, of_inner], updates) = unsafe { (sizes(updates)?, read::<E>(updates)) };
    let is_shared = index.len() == count;
    if [of_outer, of_inner] != [outer, inner] || !(is_shared || index.len() == updates.len()) {
        return None;
    }
    // Each part has columns of one of the outermost dimension, so that updates join in their order.
    let of_columns = (PARTS / outer.max(1)).min(inner / COLUMNS).max(1);
    let out = Places::new(out);
    let do_parts = |parts: Range<usize>| {
        for part in parts {
            let (o, part) = (part / of_columns, part % of_columns);
            let columns = part * inner / of_columns..(part + 1) * inner / of_columns;
            let at = |place: usize| (o * places + place) * inner + columns.start;
            if let Some(base) = base {
                let (lines, length) =
                    if of_columns == 1 { (1, places * inner) } else { (places, columns.len()) };
                for place in 0..lines {
                    // SAFETY: each part has its places for itself, here and below.
                    let to = unsafe { out.take(at(place), length) };
                    to.copy_from_slice(&base[at(place)..][..length]);
                }
            }
            let place_of = |index: I| index.try_into().ok().filter(|place| *place < places);
            let of_update = |i: usize| (o * count + i) * inner + columns.start;
            if inner == 1 {
                let updates = &updates[o * count..][..count];
                let index = if is_shared { index } else { &index[o * count..][..count] };
                // SAFETY: as above.
                let to = unsafe { out.take(at(0), places) };
                for (index, update) in index.iter().zip(updates) {
                    if let Some(to) = place_of(*index).and_then(|place: usize| to.get_mut(place)) {
                        *to = to.join::<HOW>(*update);
                    }
                }
            } else if is_shared {
                for (i, index) in index.iter().enumerate() {
                    let Some(place) = place_of(*index) else { continue };
                    // SAFETY: as above.
                    let to = unsafe { out.take(at(place), columns.len()) };
                    let updates = &updates[of_update(i)..][..columns.len()];
                    to.iter_mut().zip(updates).for_each(|(to, update)| *to = to.join::<HOW>(*update));
                }
            } else {
                for first in (0..count).map(of_update) {
                    let updates = &updates[first..][..columns.len()];
                    for (j, (index, update)) in index[first..].iter().zip(updates).enumerate() {
                        let Some(place) = place_of(*index) else { continue };
                        // SAFETY: as above.
                        let to = unsafe { out.take(at(place) + j, 1) };
                        to[0] = to[0].join::<HOW>(*update);
                    }
                }
            }
        }
    };
    let work = updates.len().saturating_mul(UPDATE);
    // SAFETY: the caller's promise.
    unsafe { in_ranges(frame, outer * of_columns, work, &do_parts) };
    Some(())
}
