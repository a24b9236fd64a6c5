//! Factorizations of real matrices and solutions of systems, for programs on the CPU: XLA goes through the whole matrix
//! in memory for each of its columns. Larger matrices are LAPACK's where the process has one.

use super::frame::{buffer, call_by_type, handlers, read, sizes, written};
use super::lapack::{Lapack, int};
use crate::pjrt::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};

/// Size from which on LAPACK's functions are faster than the loops here.
const LEAST: usize = 32;

handlers! {
    lu: Lu => call::<0>;
    cholesky: Cholesky => call::<1>;
    triangular: Triangular => call::<2>;
    lu_solve: LuSolve => call::<3>;
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
                2 => solved::<E>(frame),
                _ => solved_by_factors::<E>(frame),
            }
        }
    });
}

/// # Safety
/// As for [`call`], of `HostCall::Lu` with elements of this type.
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
        let mut turned = Vec::new();
        let results = pivots.chunks_exact_mut(rows.min(columns)).zip(info);
        for (a, (pivots, info)) in out.chunks_exact_mut(rows * columns).zip(results) {
            *info = factorize_by_lapack(a, columns, pivots, &mut turned)
                .unwrap_or_else(|| vectorized(|| factorize(a, columns, pivots)));
        }
    }
}

/// # Safety
/// As for [`call`], of `HostCall::Cholesky` with elements of this type.
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
            *info = root_by_lapack(a, size).unwrap_or_else(|| vectorized(|| root(a, size)));
        }
    }
}

/// # Safety
/// As for [`call`], of `HostCall::Triangular` with elements of this type.
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
        let triangle = Triangle { lower: form & 1 != 0, unit: form & 2 != 0, transposed: false };
        let mut scratch = Scratch::new();
        out.copy_from_slice(b);
        for (a, x) in a.chunks_exact(size * size).zip(out.chunks_exact_mut(size * columns)) {
            solve_all(a, x, size, &[triangle], &mut scratch);
        }
    }
}

/// # Safety
/// As for [`call`], of `HostCall::LuSolve` with elements of this type.
unsafe fn solved_by_factors<E: Real>(frame: &XLA_FFI_CallFrame) {
    // SAFETY: as for [`factorized`].
    unsafe {
        let (Some(a), Some(pivots)) = (buffer(&frame.args, 0), buffer(&frame.args, 1)) else { return };
        let (Some(b), Some(form)) = (buffer(&frame.args, 2), buffer(&frame.args, 3)) else { return };
        let (Some(out), Some([_, size, columns])) = (buffer(&frame.rets, 0), sizes(b)) else { return };
        let transposed = read::<i32>(form).first() == Some(&1);
        let (a, pivots) = (read::<E>(a), read::<i32>(pivots));
        let (b, out) = (read::<E>(b), written::<E>(out));
        if size * columns == 0 || b.len() != out.len() {
            return;
        }
        let lower = Triangle { lower: true, unit: true, transposed };
        let upper = Triangle { lower: false, unit: false, transposed };
        let mut scratch = Scratch::new();
        out.copy_from_slice(b);
        let systems = a.chunks_exact(size * size).zip(pivots.chunks_exact(size));
        for ((a, pivots), x) in systems.zip(out.chunks_exact_mut(size * columns)) {
            if transposed {
                solve_all(a, x, size, &[upper, lower], &mut scratch);
                pivots.iter().enumerate().rev().for_each(|(i, row)| exchange(x, columns, i, *row));
            } else {
                pivots.iter().enumerate().for_each(|(i, row)| exchange(x, columns, i, *row));
                solve_all(a, x, size, &[lower, upper], &mut scratch);
            }
        }
    }
}

/// Exchanges row `i` with row `with`, counted from 1.
fn exchange<E>(x: &mut [E], columns: usize, i: usize, with: i32) {
    let Some(with) = usize::try_from(with).ok().and_then(|row| row.checked_sub(1)) else { return };
    if with > i && with < x.len() / columns {
        let (before, from) = x.split_at_mut(with * columns);
        before[i * columns..(i + 1) * columns].swap_with_slice(&mut from[..columns]);
    }
}

/// The triangle of a matrix that a system has.
#[derive(Clone, Copy)]
struct Triangle {
    lower: bool,
    /// Whether the diagonal counts as ones.
    unit: bool,
    /// Whether the system is that of the transposed triangle.
    transposed: bool,
}

/// Memory for a matrix and right sides in float64, and for right sides by columns.
struct Scratch<E> {
    a: Vec<f64>,
    x: Vec<f64>,
    turned: Vec<E>,
}

impl<E> Scratch<E> {
    fn new() -> Self {
        Scratch { a: Vec::new(), x: Vec::new(), turned: Vec::new() }
    }
}

/// Solves systems with triangles of `a`, one after the other, in place of the right sides `x`.
fn solve_all<E: Real>(a: &[E], x: &mut [E], size: usize, triangles: &[Triangle], scratch: &mut Scratch<E>) {
    let Scratch { a: wide_a, x: wide_x, turned } = scratch;
    if solve_by_blas(a, x, size, triangles, turned).is_some() {
        return;
    }
    // In float64, whose sums lose nothing that float32 keeps.
    wide_a.clear();
    wide_a.extend(a.iter().map(|a| a.wide()));
    wide_x.clear();
    wide_x.extend(x.iter().map(|x| x.wide()));
    for triangle in triangles {
        vectorized(|| solve(wide_a, wide_x, size, *triangle));
    }
    x.iter_mut().zip(wide_x.iter()).for_each(|(x, wide)| *x = E::narrow(*wide));
}

/// As [`factorize`], by LAPACK; `turned` is memory. `None` for small matrices, and if the process has no LAPACK.
fn factorize_by_lapack<E: Real>(
    a: &mut [E],
    columns: usize,
    pivots: &mut [i32],
    turned: &mut Vec<E>,
) -> Option<i32> {
    if pivots.len() < LEAST {
        return None;
    }
    let functions = E::functions()?;
    let rows = a.len() / columns;
    let (m, n, mut info) = (int(rows)?, int(columns)?, 0);
    turned.resize(a.len(), E::ZERO);
    turn(a, turned, columns);
    // SAFETY: a matrix of these sizes, and a pivot for each row or column.
    functions
        .alone(|f| unsafe { (f.getrf)(&m, &n, turned.as_mut_ptr(), &m, pivots.as_mut_ptr(), &mut info) });
    turn(turned, a, rows);
    Some(info)
}

/// As [`root`], by LAPACK. `None` for small matrices, and if the process has no LAPACK.
fn root_by_lapack<E: Real>(a: &mut [E], size: usize) -> Option<i32> {
    if size < LEAST {
        return None;
    }
    let functions = E::functions()?;
    let (n, mut info) = (int(size)?, 0);
    // By columns, the lower factor is the transpose of an upper one.
    // SAFETY: a matrix of this size.
    functions.alone(|f| unsafe { (f.potrf)(&b'U', &n, a.as_mut_ptr(), &n, &mut info) });
    a.chunks_exact_mut(size).enumerate().for_each(|(i, row)| row[i + 1..].fill(E::ZERO));
    Some(info)
}

/// As [`solve`] for each of the triangles, by BLAS; `turned` is memory. `None` for small matrices, and if the process
/// has no BLAS.
fn solve_by_blas<E: Real>(
    a: &[E],
    x: &mut [E],
    size: usize,
    triangles: &[Triangle],
    turned: &mut Vec<E>,
) -> Option<()> {
    if size < LEAST {
        return None;
    }
    let functions = E::functions()?;
    let columns = x.len() / size;
    let (n, count) = (int(size)?, int(columns)?);
    turned.resize(x.len(), E::ZERO);
    turn(x, turned, columns);
    for triangle in triangles {
        // By columns, the matrix is its transpose, with the other triangle.
        let half = if triangle.lower { b'U' } else { b'L' };
        let side = if triangle.transposed { b'N' } else { b'T' };
        let diagonal = if triangle.unit { b'U' } else { b'N' };
        let x = turned.as_mut_ptr();
        // SAFETY: a matrix of this size, and right sides with as many rows.
        functions.alone(|f| unsafe {
            (f.trsm)(&b'L', &half, &side, &diagonal, &n, &count, &E::ONE, a.as_ptr(), &n, x, &n);
        });
    }
    turn(turned, x, size);
    Some(())
}

/// Writes the transpose of `from`, which has rows of `columns` elements.
fn turn<E: Copy>(from: &[E], to: &mut [E], columns: usize) {
    const TILE: usize = 16;
    let rows = from.len() / columns;
    for top in (0..rows).step_by(TILE) {
        for left in (0..columns).step_by(TILE) {
            for column in left..(left + TILE).min(columns) {
                let bottom = (top + TILE).min(rows);
                let out = &mut to[column * rows + top..column * rows + bottom];
                out.iter_mut().zip(top..).for_each(|(out, row)| *out = from[row * columns + column]);
            }
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
    Lapack
    + PartialOrd
    + std::ops::Add<Output = Self>
    + std::ops::Sub<Output = Self>
    + std::ops::Mul<Output = Self>
    + std::ops::Div<Output = Self>
{
    const ZERO: Self;
    const ONE: Self;
    fn abs(self) -> Self;
    fn sqrt(self) -> Self;
}

macro_rules! reals {
    ($($t:ty),*) => {$(
        impl Real for $t {
            const ZERO: $t = 0.0;
            const ONE: $t = 1.0;
            #[inline(always)]
            fn abs(self) -> $t {
                <$t>::abs(self)
            }
            #[inline(always)]
            fn sqrt(self) -> $t {
                <$t>::sqrt(self)
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
fn solve<E: Real>(a: &[E], x: &mut [E], size: usize, triangle: Triangle) {
    let columns = x.len() / size;
    for step in 0..size {
        let i = if triangle.lower != triangle.transposed { step } else { size - 1 - step };
        let row = &a[i * size..(i + 1) * size];
        let (before, rest) = x.split_at_mut(i * columns);
        let (here, after) = rest.split_at_mut(columns);
        let (factors, others) = if triangle.lower { (&row[..i], before) } else { (&row[i + 1..], after) };
        let others = factors.iter().zip(others.chunks_exact_mut(columns));
        if triangle.transposed {
            if !triangle.unit {
                here.iter_mut().for_each(|x| *x = *x / row[i]);
            }
            others.for_each(|(factor, other)| take_off(other, *factor, here));
        } else {
            others.for_each(|(factor, known)| take_off(here, *factor, known));
            if !triangle.unit {
                here.iter_mut().for_each(|x| *x = *x / row[i]);
            }
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
        for (lower, unit, transposed, b, wanted) in [
            (true, false, false, [2.0, 4.0, 5.0, 6.0], [1.0, 2.0, 1.0, 1.0]),
            (false, true, false, [3.0, 5.0, 1.0, 2.0], [2.0, 3.0, 1.0, 2.0]),
            (true, false, true, [3.0, 5.0, 4.0, 4.0], [1.0, 2.0, 1.0, 1.0]),
            (false, true, true, [2.0, 3.0, 3.0, 5.0], [2.0, 3.0, 1.0, 2.0]),
        ] {
            let mut x = b;
            solve(&a, &mut x, 2, Triangle { lower, unit, transposed });
            assert_eq!(x, wanted);
        }
    }

    #[test]
    fn rows_are_exchanged_with_later_ones_alone() {
        let mut x = [1, 2, 3, 4, 5, 6];
        exchange(&mut x, 2, 0, 3);
        assert_eq!(x, [5, 6, 3, 4, 1, 2]);
        for with in [1, 0, -1, 4] {
            exchange(&mut x, 2, 0, with);
            assert_eq!(x, [5, 6, 3, 4, 1, 2]);
        }
    }

    #[test]
    fn a_transpose_has_rows_for_columns() {
        let from: Vec<usize> = (0..17 * 35).collect();
        let mut to = vec![0; from.len()];
        turn(&from, &mut to, 35);
        for (k, x) in to.iter().enumerate() {
            assert_eq!(*x, k % 17 * 35 + k / 17);
        }
    }
}
