//! Running sums, products and extrema, for programs on the CPU.
//!
//! XLA has no code for a fold that keeps what it passes: as steps over whole tensors it reads and writes them several
//! times. Sums and products of float32 are kept in float64, as eager PyTorch keeps them.

use super::frame::{buffer, call_by_type, handlers, read, sizes, written};
use super::shares::{Places, in_ranges};
use crate::pjrt::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};
use std::ops::Range;

const SUM: u8 = 0;
const PRODUCT: u8 = 1;
const LOGSUMEXP: u8 = 2;
const MAXIMUM: u8 = 3;
const MINIMUM: u8 = 4;

handlers! {
    sums: RunningSums => call::<SUM>;
    products: RunningProducts => call::<PRODUCT>;
    logsumexps: RunningLogsumexps => call::<LOGSUMEXP>;
    maxima: RunningMaxima => call::<MAXIMUM>;
    minima: RunningMinima => call::<MINIMUM>;
}

/// # Safety
/// The frame is that of a call of this task, with its operands and results.
unsafe fn call<const TASK: u8>(frame: &XLA_FFI_CallFrame) {
    // SAFETY: the caller's promise, here and below.
    let Some(x) = (unsafe { buffer(&frame.args, 0) }) else { return };
    call_by_type!(x.dtype, E in [i8, i16, i32, i64, u8, u16, u32, u64, f32, f64] => {
        // SAFETY: as above.
        unsafe { along::<E, TASK>(frame) }
    });
}

/// # Safety
/// As for [`call`], with elements of this type.
unsafe fn along<E: Number, const TASK: u8>(frame: &XLA_FFI_CallFrame) {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the results' memory.
    let (x, out, positions, length, inner) = unsafe {
        let (Some(x), Some(out)) = (buffer(&frame.args, 0), buffer(&frame.rets, 0)) else { return };
        let Some([_, length, inner]) = sizes(x) else { return };
        let positions = buffer(&frame.rets, 1).map(|positions| written::<i32>(positions));
        (read::<E>(x), written::<E>(out), positions, length, inner)
    };
    let part = length * inner;
    if part == 0 || x.len() != out.len() {
        return;
    }
    let Some(positions) = positions else {
        let out = Places::new(out);
        let parts = |parts: Range<usize>| {
            for i in parts {
                // SAFETY: each part is taken once.
                let out = unsafe { out.take(i * part, part) };
                let x = &x[i * part..][..part];
                match TASK {
                    SUM => fold(x, out, inner, E::ZERO, E::add),
                    PRODUCT => fold(x, out, inner, E::ONE, E::multiply),
                    _ => fold(x, out, inner, E::LEAST, E::logsumexp),
                }
            }
        };
        // SAFETY: the caller's promise.
        unsafe { in_ranges(frame, x.len() / part, x.len(), &parts) };
        return;
    };
    if positions.len() != x.len() {
        return;
    }
    let (out, positions) = (Places::new(out), Places::new(positions));
    let parts = |parts: Range<usize>| {
        for i in parts {
            // SAFETY: as above.
            let (out, positions) = unsafe { (out.take(i * part, part), positions.take(i * part, part)) };
            extrema(&x[i * part..][..part], out, positions, inner, TASK == MAXIMUM);
        }
    };
    // SAFETY: the caller's promise.
    unsafe { in_ranges(frame, x.len() / part, x.len(), &parts) };
}

#[inline(always)]
fn fold<E: Number>(
    x: &[E],
    out: &mut [E],
    inner: usize,
    start: E::Wide,
    step: impl Fn(E::Wide, E) -> E::Wide,
) {
    if inner == 1 {
        let mut sum = start;
        for (x, out) in x.iter().zip(out) {
            sum = step(sum, *x);
            *out = E::narrow(sum);
        }
        return;
    }
    let mut sums = vec![start; inner];
    for (x, out) in x.chunks_exact(inner).zip(out.chunks_exact_mut(inner)) {
        for ((x, out), sum) in x.iter().zip(out).zip(&mut sums) {
            *sum = step(*sum, *x);
            *out = E::narrow(*sum);
        }
    }
}

fn extrema<E: Number>(x: &[E], out: &mut [E], positions: &mut [i32], inner: usize, highest: bool) {
    if inner == 1 {
        let (mut best, mut position) = (x[0], 0);
        for (i, ((x, out), to)) in x.iter().zip(out).zip(positions).enumerate() {
            let reaches = if highest { *x >= best } else { *x <= best };
            if reaches || x.is_nan() {
                (best, position) = (*x, i as i32);
            }
            (*out, *to) = (best, position);
        }
        return;
    }
    out[..inner].copy_from_slice(&x[..inner]);
    positions[..inner].fill(0);
    for (i, row) in x.chunks_exact(inner).enumerate().skip(1) {
        let (before, out) = out[(i - 1) * inner..(i + 1) * inner].split_at_mut(inner);
        let (old, new) = positions[(i - 1) * inner..(i + 1) * inner].split_at_mut(inner);
        for k in 0..inner {
            let (x, best) = (row[k], before[k]);
            let reaches = if highest { x >= best } else { x <= best };
            // A NaN is above and below every number, and nothing reaches it.
            let takes = reaches || x.is_nan();
            out[k] = if takes { x } else { best };
            new[k] = if takes { i as i32 } else { old[k] };
        }
    }
}

trait Number: Copy + PartialOrd + Send + Sync {
    /// The type in which a fold is kept.
    type Wide: Copy + Send + Sync;
    const ZERO: Self::Wide;
    const ONE: Self::Wide;
    /// The logarithm of nothing.
    const LEAST: Self::Wide;
    fn add(sum: Self::Wide, x: Self) -> Self::Wide;
    fn multiply(product: Self::Wide, x: Self) -> Self::Wide;
    fn logsumexp(sum: Self::Wide, x: Self) -> Self::Wide;
    fn narrow(wide: Self::Wide) -> Self;
    fn is_nan(self) -> bool;
}

macro_rules! integers {
    ($($t:ty),*) => {$(
        impl Number for $t {
            type Wide = $t;
            const ZERO: $t = 0;
            const ONE: $t = 1;
            const LEAST: $t = 0;
            fn add(sum: $t, x: $t) -> $t {
                sum.wrapping_add(x)
            }
            fn multiply(product: $t, x: $t) -> $t {
                product.wrapping_mul(x)
            }
            fn logsumexp(sum: $t, _: $t) -> $t {
                sum
            }
            fn narrow(wide: $t) -> $t {
                wide
            }
            fn is_nan(self) -> bool {
                false
            }
        }
    )*};
}

integers!(i8, i16, i32, i64, u8, u16, u32, u64);

macro_rules! floats {
    ($($t:ty),*) => {$(
        impl Number for $t {
            type Wide = f64;
            const ZERO: f64 = 0.0;
            const ONE: f64 = 1.0;
            const LEAST: f64 = f64::NEG_INFINITY;
            fn add(sum: f64, x: $t) -> f64 {
                sum + f64::from(x)
            }
            fn multiply(product: f64, x: $t) -> f64 {
                product * f64::from(x)
            }
            fn logsumexp(sum: f64, x: $t) -> f64 {
                logsumexp(sum, f64::from(x))
            }
            fn narrow(wide: f64) -> $t {
                wide as $t
            }
            fn is_nan(self) -> bool {
                self != self
            }
        }
    )*};
}

floats!(f32, f64);

fn logsumexp(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() {
        return f64::NAN;
    }
    let (highest, least) = if a >= b { (a, b) } else { (b, a) };
    // Equal infinities have no distance.
    if highest.is_infinite() {
        return highest;
    }
    highest + (least - highest).exp().ln_1p()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn folds_keep_every_step() {
        let mut out = [0f32; 6];
        fold(&[1.0, 2.0, 3.0, f32::INFINITY, -1.0, 5.0], &mut out, 1, 0.0, f32::add);
        assert_eq!(out, [1.0, 3.0, 6.0, f32::INFINITY, f32::INFINITY, f32::INFINITY]);
        fold(&[1.0, 2.0, 3.0, 4.0, 5.0, 6.0], &mut out, 2, 1.0, f32::multiply);
        assert_eq!(out, [1.0, 2.0, 3.0, 8.0, 15.0, 48.0]);
        let mut out = [0u8; 2];
        fold(&[200, 100], &mut out, 1, 0, u8::add);
        assert_eq!(out, [200, 44]);
        let low = f32::NEG_INFINITY;
        let mut out = [0f32; 4];
        fold(&[low, 0.0, 0.0, f32::INFINITY], &mut out, 1, f64::NEG_INFINITY, f32::logsumexp);
        assert_eq!(out, [low, 0.0, std::f32::consts::LN_2, f32::INFINITY]);
    }

    #[test]
    fn the_last_of_equal_extrema_counts_and_the_last_nan() {
        let nan = f32::NAN;
        let run = |x: &[f32], inner, highest| {
            let (mut out, mut positions) = (vec![0.0; x.len()], vec![0; x.len()]);
            extrema(x, &mut out, &mut positions, inner, highest);
            positions
        };
        assert_eq!(run(&[1.0, 3.0, 2.0, 3.0, nan, 9.0, nan], 1, true), [0, 1, 1, 3, 4, 4, 6]);
        assert_eq!(run(&[1.0, 3.0, 2.0, 3.0, 1.0, 5.0], 2, false), [0, 0, 0, 1, 2, 1]);
        assert_eq!(run(&[nan, 1.0, 1.0, nan], 2, true), [0, 0, 0, 1]);
    }
}
