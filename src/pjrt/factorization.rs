//! Factorizations of small real matrices, for programs on the CPU: XLA goes through the whole matrix in memory for each of
//! its columns.

use super::handlers::{buffer, call_by_type, handlers, read, sizes, written};
use super::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};

/// The name by which programs call for LU factorizations. The operand is `[batch, rows, columns]`, the results are both
/// factors in one matrix of those sizes, the int32 row that each was exchanged with (from 1), and the first zero pivot
/// (from 1, or 0), `[batch]`.
pub const LU: &str = "torchtpu_lu";
/// The name by which programs call for Cholesky factorizations. The operand is `[batch, size, size]`, of which the lower
/// triangle is read, the results are the lower factors and the order of the first leading minor that is not positive (or
/// 0), `[batch]`, at which the factorization stops.
pub const CHOLESKY: &str = "torchtpu_cholesky";
/// The name by which programs call for the solutions of triangular systems. Operands are `[batch, size, size]`,
/// `[batch, size, columns]` and an int32 number, the sum of 1 if the matrices are lower ones and 2 if their diagonals count
/// as ones. The result has the sizes of the second operand.
pub const TRIANGULAR: &str = "torchtpu_triangular";

handlers! {
    lu: LU => call::<0>;
    cholesky: CHOLESKY => call::<1>;
    triangular: TRIANGULAR => call::<2>;
}

/// # Safety
/// The frame is that of a call of this task, with its operands and results.
unsafe fn call<const TASK: u8>(frame: &XLA_FFI_CallFrame) {
    // SAFETY: the caller's promise, here and below.
    let Some(a) = (unsafe { buffer(&frame.args, 0) }) else { return };
    call_by_type!(a.dtype, E in [f32, f64] => {
        // SAFETY: as above.
        unsafe {
            match TASK {
                0 => factorized::<E>(frame),
                1 => roots::<E>(frame),
                _ => solved::<E>(frame),
            }
        }
    });
}

/// # Safety
/// As for [`call`], of [`LU`] with elements of this type.
unsafe fn factorized<E: Real>(frame: &XLA_FFI_CallFrame) {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the results' memory.
    unsafe {
        let (Some(a), Some(out)) = (buffer(&frame.args, 0), buffer(&frame.rets, 0)) else { return };
        let (Some(pivots), Some(info)) = (buffer(&frame.rets, 1), buffer(&frame.rets, 2)) else { return };
        let Some([_, rows, columns]) = sizes(a) else { return };
        let (a, out) = (read::<E>(a), written::<E>(out));
        let (pivots, info) = (written::<i32>(pivots), written::<i32>(info));
        if rows * columns == 0 || a.len() != out.len() {
            return;
        }
        out.copy_from_slice(a);
        let results = pivots.chunks_exact_mut(rows.min(columns)).zip(info);
        for (a, (pivots, info)) in out.chunks_exact_mut(rows * columns).zip(results) {
            *info = vectorized(|| factorize(a, columns, pivots));
        }
    }
}

/// # Safety
/// As for [`call`], of [`CHOLESKY`] with elements of this type.
unsafe fn roots<E: Real>(frame: &XLA_FFI_CallFrame) {
    // SAFETY: as for [`factorized`].
    unsafe {
        let (Some(a), Some(out)) = (buffer(&frame.args, 0), buffer(&frame.rets, 0)) else { return };
        let Some(info) = buffer(&frame.rets, 1) else { return };
        let Some([_, size, _]) = sizes(a) else { return };
        let (a, out, info) = (read::<E>(a), written::<E>(out), written::<i32>(info));
        if size == 0 || a.len() != out.len() {
            return;
        }
        out.copy_from_slice(a);
        for (a, info) in out.chunks_exact_mut(size * size).zip(info) {
            *info = vectorized(|| root(a, size));
        }
    }
}

/// # Safety
/// As for [`call`], of [`TRIANGULAR`] with elements of this type.
unsafe fn solved<E: Real>(frame: &XLA_FFI_CallFrame) {
    // SAFETY: as for [`factorized`].
    unsafe {
        let (Some(a), Some(b)) = (buffer(&frame.args, 0), buffer(&frame.args, 1)) else { return };
        let (Some(form), Some(out)) = (buffer(&frame.args, 2), buffer(&frame.rets, 0)) else { return };
        let Some([_, size, columns]) = sizes(b) else { return };
        let form = read::<i32>(form).first().copied().unwrap_or(0);
        let (a, b, out) = (read::<E>(a), read::<E>(b), written::<E>(out));
        if size * columns == 0 || b.len() != out.len() {
            return;
        }
        // In float64, whose sums lose nothing that float32 keeps.
        let (mut wide_a, mut wide_x) = (Vec::new(), Vec::new());
        let right = b.chunks_exact(size * columns).zip(out.chunks_exact_mut(size * columns));
        for (a, (b, x)) in a.chunks_exact(size * size).zip(right) {
            wide_a.clear();
            wide_a.extend(a.iter().map(|a| a.wide()));
            wide_x.clear();
            wide_x.extend(b.iter().map(|b| b.wide()));
            vectorized(|| solve(&wide_a, &mut wide_x, size, form & 1 != 0, form & 2 != 0));
            x.iter_mut().zip(&wide_x).for_each(|(x, wide)| *x = E::narrow(*wide));
        }
    }
}

/// Calls `f`, compiled for the vectors that the processor has.
#[inline(always)]
fn vectorized<R>(f: impl FnOnce() -> R) -> R {
    #[cfg(target_arch = "x86_64")]
    {
        #[target_feature(enable = "avx2,fma")]
        fn with_avx2<R>(f: impl FnOnce() -> R) -> R {
            f()
        }
        if std::arch::is_x86_feature_detected!("avx2") && std::arch::is_x86_feature_detected!("fma") {
            // SAFETY: the processor has these instructions.
            return unsafe { with_avx2(f) };
        }
    }
    f()
}

trait Real:
    Copy
    + PartialOrd
    + std::ops::Add<Output = Self>
    + std::ops::Sub<Output = Self>
    + std::ops::Mul<Output = Self>
    + std::ops::Div<Output = Self>
{
    const ZERO: Self;
    fn abs(self) -> Self;
    fn sqrt(self) -> Self;
    fn wide(self) -> f64;
    fn narrow(wide: f64) -> Self;
}

macro_rules! reals {
    ($($t:ty),*) => {$(
        impl Real for $t {
            const ZERO: $t = 0.0;
            #[inline(always)]
            fn abs(self) -> $t {
                <$t>::abs(self)
            }
            #[inline(always)]
            fn sqrt(self) -> $t {
                <$t>::sqrt(self)
            }
            fn wide(self) -> f64 {
                self.into()
            }
            fn narrow(wide: f64) -> $t {
                wide as $t
            }
        }
    )*};
}

reals!(f32, f64);

/// Takes `factor` times `b` off `a`.
#[inline(always)]
fn take_off<E: Real>(a: &mut [E], factor: E, b: &[E]) {
    for (a, b) in a.iter_mut().zip(b) {
        *a = *a - factor * *b;
    }
}

/// Sum of products, in as many sums at a time as a register holds.
#[inline(always)]
fn dot<E: Real>(a: &[E], b: &[E]) -> E {
    const SUMS: usize = 16;
    let mut sums = [E::ZERO; SUMS];
    let (a_parts, b_parts) = (a.chunks_exact(SUMS), b.chunks_exact(SUMS));
    let rest = a_parts.remainder().iter().zip(b_parts.remainder());
    let rest = rest.fold(E::ZERO, |sum, (a, b)| sum + *a * *b);
    for (a, b) in a_parts.zip(b_parts) {
        for ((sum, a), b) in sums.iter_mut().zip(a).zip(b) {
            *sum = *sum + *a * *b;
        }
    }
    sums.iter().fold(rest, |sum, part| sum + *part)
}

/// Factorizes in place: the first zero pivot, from 1, or 0.
#[inline(always)]
fn factorize<E: Real>(a: &mut [E], columns: usize, pivots: &mut [i32]) -> i32 {
    let mut info = 0;
    for (k, exchanged) in pivots.iter_mut().enumerate() {
        // The first row with the largest element; a NaN counts as the largest.
        let mut best = k;
        let mut largest = a[k * columns + k].abs();
        for (i, row) in a.chunks_exact(columns).enumerate().skip(k + 1) {
            let size = row[k].abs();
            let is_number = largest.partial_cmp(&largest).is_some();
            if is_number && (size > largest || size.partial_cmp(&size).is_none()) {
                (best, largest) = (i, size);
            }
        }
        *exchanged = best as i32 + 1;
        if best != k {
            let (upper, lower) = a.split_at_mut(best * columns);
            upper[k * columns..(k + 1) * columns].swap_with_slice(&mut lower[..columns]);
        }
        let (upper, below) = a.split_at_mut((k + 1) * columns);
        let pivot_row = &upper[k * columns..];
        let pivot = pivot_row[k];
        if pivot == E::ZERO {
            info = if info == 0 { k as i32 + 1 } else { info };
            continue;
        }
        for row in below.chunks_exact_mut(columns) {
            let factor = row[k] / pivot;
            row[k] = factor;
            take_off(&mut row[k + 1..], factor, &pivot_row[k + 1..]);
        }
    }
    info
}

/// Makes a lower factor of the lower triangle, with zeros above: the first minor that is not positive, from 1, or 0.
#[inline(always)]
fn root<E: Real>(a: &mut [E], size: usize) -> i32 {
    let mut info = 0;
    for i in 0..size {
        let (above, rest) = a.split_at_mut(i * size);
        let row = &mut rest[..size];
        row[i + 1..].fill(E::ZERO);
        if info != 0 {
            continue;
        }
        for (j, other) in above.chunks_exact(size).enumerate() {
            row[j] = (row[j] - dot(&row[..j], &other[..j])) / other[j];
        }
        let square = row[i] - dot(&row[..i], &row[..i]);
        if square > E::ZERO {
            row[i] = square.sqrt();
        } else {
            row[i] = square;
            info = i as i32 + 1;
        }
    }
    info
}

/// Replaces the right sides with the solutions.
#[inline(always)]
fn solve<E: Real>(a: &[E], x: &mut [E], size: usize, lower: bool, unit: bool) {
    let columns = x.len() / size;
    for step in 0..size {
        let i = if lower { step } else { size - 1 - step };
        let row = &a[i * size..(i + 1) * size];
        let (before, rest) = x.split_at_mut(i * columns);
        let (here, after) = rest.split_at_mut(columns);
        let (factors, known) = if lower { (&row[..i], &*before) } else { (&row[i + 1..], &*after) };
        for (factor, known) in factors.iter().zip(known.chunks_exact(columns)) {
            take_off(here, *factor, known);
        }
        if !unit {
            here.iter_mut().for_each(|x| *x = *x / row[i]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn factors_multiply_to_the_rows_exchanged() {
        let a = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 10.0];
        let (mut lu, mut pivots) = (a, [0; 3]);
        assert_eq!(factorize(&mut lu, 3, &mut pivots), 0);
        assert_eq!(pivots, [3, 3, 3]);
        assert_eq!(&lu[..3], &[7.0, 8.0, 10.0]);
        let product = lu[3] * lu[1] + lu[4];
        assert!((product - 2.0).abs() < 1e-12, "{lu:?}");
        let mut singular = [0.0f32, 1.0, 0.0, 2.0];
        assert_eq!(factorize(&mut singular, 2, &mut [0; 2]), 1);
    }

    #[test]
    fn a_factor_squared_is_the_matrix_and_stops_at_a_minor_that_is_not_positive() {
        let mut a = [4.0, 9.0, 2.0, 5.0];
        assert_eq!(root(&mut a, 2), 0);
        assert_eq!(a, [2.0, 0.0, 1.0, 2.0]);
        assert_eq!(root(&mut [1.0f32, 0.0, 2.0, 1.0], 2), 2);
        assert_eq!(root(&mut [f32::NAN, 0.0, 2.0, 1.0], 2), 1);
    }

    #[test]
    fn triangles_are_solved_from_their_tips() {
        let a = [2.0, 1.0, 1.0, 4.0];
        let mut x = [2.0, 4.0, 5.0, 6.0];
        solve(&a, &mut x, 2, true, false);
        assert_eq!(x, [1.0, 2.0, 1.0, 1.0]);
        let mut x = [3.0, 5.0, 1.0, 2.0];
        solve(&a, &mut x, 2, false, true);
        assert_eq!(x, [2.0, 3.0, 1.0, 2.0]);
    }
}
