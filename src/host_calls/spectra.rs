//! Eigenvectors of symmetric matrices and singular vectors, for programs on the CPU: XLA's own are rotations of whole
//! matrices in memory. LAPACK computes them where the process has one.

use super::frame::{buffer, call_by_type, handlers, read, sizes, written};
use super::lapack::{Lapack, int};
use super::rotations::{self, Singular};
use crate::pjrt::xla_ffi::{XLA_FFI_Args, XLA_FFI_Buffer, XLA_FFI_CallFrame, XLA_FFI_Error};

handlers! {
    eigh: Eigh => call::<true>;
    svd: Svd => call::<false>;
}

/// # Safety
/// The frame is that of a call of this target, with its operands and results.
unsafe fn call<const SYMMETRIC: bool>(frame: &XLA_FFI_CallFrame) {
    // SAFETY: the caller's promise, here and below.
    let Some(a) = (unsafe { buffer(&frame.args, 0) }) else { return };
    call_by_type!(a.dtype, E in [f32, f64] => {
        // SAFETY: as above.
        unsafe {
            if SYMMETRIC { symmetric::<E>(frame, a) } else { general::<E>(frame, a) }
        }
    });
}

/// # Safety
/// As for [`call`], of `HostCall::Eigh` with elements of this type in `a`, operand 0.
unsafe fn symmetric<E: Lapack>(frame: &XLA_FFI_CallFrame, a: &XLA_FFI_Buffer) {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the results' memory.
    unsafe {
        let (Some(form), Some(values)) = (buffer(&frame.args, 1), buffer(&frame.rets, 0)) else { return };
        let Some([_, size, _]) = sizes(a) else { return };
        let upper = read::<i32>(form).first() == Some(&1);
        let (a, values) = (read::<E>(a), written::<E>(values));
        if size == 0 || a.len() != values.len() * size {
            return;
        }
        let mut solver = Symmetric::new(size, upper, frame.rets.size > 1);
        if let Some(vectors) = result::<E>(&frame.rets, 1) {
            vectors.copy_from_slice(a);
            for (a, values) in vectors.chunks_exact_mut(size * size).zip(values.chunks_exact_mut(size)) {
                solver.solve(a, values);
            }
        } else {
            let mut copy = Vec::with_capacity(size * size);
            for (a, values) in a.chunks_exact(size * size).zip(values.chunks_exact_mut(size)) {
                copy.clear();
                copy.extend_from_slice(a);
                solver.solve(&mut copy, values);
            }
        }
    }
}

/// # Safety
/// As for [`call`], of `HostCall::Svd` with elements of this type in `a`, operand 0.
unsafe fn general<E: Lapack>(frame: &XLA_FFI_CallFrame, a: &XLA_FFI_Buffer) {
    // SAFETY: as for [`symmetric`].
    unsafe {
        let (Some(values), Some([_, columns, rows])) = (buffer(&frame.rets, 0), sizes(a)) else { return };
        let (a, values) = (read::<E>(a), written::<E>(values));
        let least = rows.min(columns);
        if least == 0 || a.len() * least != values.len() * rows * columns {
            return;
        }
        let (left, right) = (result::<E>(&frame.rets, 1), result::<E>(&frame.rets, 2));
        let counts = match (&left, &right) {
            (Some(left), Some(right)) => {
                let batch = values.len() / least;
                Some([left.len() / (batch * rows), right.len() / (batch * columns)])
            }
            _ => None,
        };
        let [count, right_count] = counts.unwrap_or_default();
        let mut solver = Decomposed::new(rows, columns, counts);
        // Without vectors, empty slices as often.
        let (left, right) = (left.unwrap_or_default(), right.unwrap_or_default());
        let (mut left, mut right) = (parts(left, rows * count), parts(right, columns * right_count));
        for (a, values) in a.chunks_exact(rows * columns).zip(values.chunks_exact_mut(least)) {
            solver.solve(a, values, left.next().unwrap_or_default(), right.next().unwrap_or_default());
        }
    }
}

/// The elements of result `i`, if the program declares one.
///
/// # Safety
/// As for [`written`], of a list of results that have elements of this type.
#[allow(clippy::mut_from_ref, reason = "the memory is not the list's")]
unsafe fn result<E>(list: &XLA_FFI_Args, i: usize) -> Option<&mut [E]> {
    // SAFETY: the caller's promise.
    unsafe { Some(written::<E>(buffer(list, i)?)) }
}

/// Parts of a length, none if that is 0.
fn parts<E>(whole: &mut [E], length: usize) -> impl Iterator<Item = &mut [E]> {
    whole.chunks_exact_mut(length.max(1))
}

/// Whether all elements are finite: LAPACK may run for ever on others.
fn is_finite<E: Lapack>(mut a: impl Iterator<Item = E>) -> bool {
    a.all(|x| x.wide().is_finite())
}

fn narrow<E: Lapack>(wide: &[f64], out: &mut [E]) {
    out.iter_mut().zip(wide).for_each(|(out, wide)| *out = E::narrow(*wide));
}

/// The number of elements that LAPACK wants as workspace: it answers in the type of the matrix, which may have rounded
/// it.
fn workspace<E: Lapack>(answer: E) -> usize {
    (answer.wide() * (1.0 + f64::from(f32::EPSILON))).ceil() as usize
}

/// Eigenvectors of matrices of one size.
struct Symmetric<E> {
    size: usize,
    upper: bool,
    vectors: bool,
    work: Vec<E>,
    integers: Vec<i32>,
}

impl<E: Lapack> Symmetric<E> {
    fn new(size: usize, upper: bool, vectors: bool) -> Self {
        Symmetric { size, upper, vectors, work: Vec::new(), integers: Vec::new() }
    }

    /// Replaces the matrix by its eigenvectors, if they are wanted. All results are NaN if an element is not finite, or
    /// if LAPACK does not converge.
    fn solve(&mut self, a: &mut [E], values: &mut [E]) {
        let (size, upper) = (self.size, self.upper);
        let read = |(i, column): (usize, &[E])| {
            let part = if upper { 0..i + 1 } else { i..size };
            is_finite(column[part].iter().copied())
        };
        let done = a.chunks_exact(size).enumerate().all(read)
            && self.by_lapack(a, values).unwrap_or_else(|| self.by_rotations(a, values));
        if !done {
            a.fill(E::narrow(f64::NAN));
            values.fill(E::narrow(f64::NAN));
        }
    }

    /// Whether LAPACK converges. `None` if the process has none.
    fn by_lapack(&mut self, a: &mut [E], values: &mut [E]) -> Option<bool> {
        let (functions, size) = (E::functions()?, int(self.size)?);
        let job = if self.vectors { b'V' } else { b'N' };
        let half = if self.upper { b'U' } else { b'L' };
        let mut run = |work: &mut [E], length: i32, integers: &mut [i32], integer_length: i32| {
            let (a, values, mut info) = (a.as_mut_ptr(), values.as_mut_ptr(), 0);
            let (work, integers) = (work.as_mut_ptr(), integers.as_mut_ptr());
            // SAFETY: a matrix and values of this size, and workspaces of these lengths, or one element each for a
            // question.
            functions.alone(|f| unsafe {
                let (n, lda) = (&size, &size);
                (f.syevd)(
                    &job,
                    &half,
                    n,
                    a,
                    lda,
                    values,
                    work,
                    &length,
                    integers,
                    &integer_length,
                    &mut info,
                );
            });
            info
        };
        if self.work.is_empty() {
            let (mut length, mut integers) = ([E::default()], [0]);
            run(&mut length, -1, &mut integers, -1);
            self.work.resize(workspace(length[0]), E::default());
            self.integers.resize(integers[0].max(1) as usize, 0);
        }
        let lengths = (int(self.work.len())?, int(self.integers.len())?);
        Some(run(&mut self.work, lengths.0, &mut self.integers, lengths.1) == 0)
    }

    fn by_rotations(&self, a: &mut [E], values: &mut [E]) -> bool {
        let size = self.size;
        let at = |i: usize, j: usize| if (i < j) == self.upper { j * size + i } else { i * size + j };
        // Element `at(i, j)` is the one of the triangle that is read, whichever of both is asked for.
        let mut wide: Vec<f64> = (0..size * size).map(|k| a[at(k / size, k % size)].wide()).collect();
        narrow(&rotations::eigen(&mut wide, size), values);
        narrow(&wide, a);
        true
    }
}

/// Singular vectors of matrices of one size.
struct Decomposed<E> {
    rows: usize,
    columns: usize,
    /// Numbers of left and right vectors. `None` if only values are wanted.
    counts: Option<[usize; 2]>,
    copy: Vec<E>,
    work: Vec<E>,
    integers: Vec<i32>,
}

impl<E: Lapack> Decomposed<E> {
    fn new(rows: usize, columns: usize, counts: Option<[usize; 2]>) -> Self {
        let integers = vec![0; 8 * rows.min(columns)];
        Decomposed { rows, columns, counts, copy: Vec::new(), work: Vec::new(), integers }
    }

    /// Writes singular values and vectors. All are NaN if an element is not finite, or if LAPACK does not converge.
    fn solve(&mut self, a: &[E], values: &mut [E], left: &mut [E], right: &mut [E]) {
        let done = is_finite(a.iter().copied())
            && self.by_lapack(a, values, left, right).unwrap_or_else(|| {
                self.by_rotations(a, values, left, right);
                true
            });
        if !done {
            [values, left, right].into_iter().for_each(|result| result.fill(E::narrow(f64::NAN)));
        }
    }

    /// Whether LAPACK converges. `None` if the process has none.
    fn by_lapack(&mut self, a: &[E], values: &mut [E], left: &mut [E], right: &mut [E]) -> Option<bool> {
        let functions = E::functions()?;
        let (rows, columns) = (int(self.rows)?, int(self.columns)?);
        let [_, right_count] = self.counts.unwrap_or([0, 1]);
        let right_count = int(right_count)?;
        let job = match self.counts {
            None => b'N',
            Some(counts) if counts == [self.rows.min(self.columns); 2] => b'S',
            Some(_) => b'A',
        };
        self.copy.clear();
        self.copy.extend_from_slice(a);
        let a = self.copy.as_mut_ptr();
        let integers = self.integers.as_mut_ptr();
        let mut run = |work: &mut [E], length: i32| {
            let (values, left, right) = (values.as_mut_ptr(), left.as_mut_ptr(), right.as_mut_ptr());
            let (work, mut info) = (work.as_mut_ptr(), 0);
            let (lda, ldu, ldvt) = (&rows, &rows, &right_count);
            // SAFETY: a copy of the matrix, values and as many vectors as the job makes, and workspaces of these
            // lengths, or of one element for a question. A job without vectors writes none.
            functions.alone(|f| unsafe {
                (f.gesdd)(
                    &job, &rows, &columns, a, lda, values, left, ldu, right, ldvt, work, &length, integers,
                    &mut info,
                );
            });
            info
        };
        if self.work.is_empty() {
            let mut length = [E::default()];
            run(&mut length, -1);
            self.work.resize(workspace(length[0]).max(1), E::default());
        }
        let length = int(self.work.len())?;
        Some(run(&mut self.work, length) == 0)
    }

    fn by_rotations(&self, a: &[E], values: &mut [E], left: &mut [E], right: &mut [E]) {
        let (rows, columns) = (self.rows, self.columns);
        let wide = rows < columns;
        let (longer, least) = (rows.max(columns), rows.min(columns));
        let mut tall: Vec<f64> = if wide {
            // The rows are the columns of the transpose.
            (0..rows * columns).map(|k| a[k % columns * rows + k / columns].wide()).collect()
        } else {
            a.iter().map(|x| x.wide()).collect()
        };
        let found: Singular = rotations::singular(&mut tall, longer, least);
        narrow(&found.values, values);
        let Some([_, count]) = self.counts else { return };
        let (of_rows, of_columns) = if wide { (found.right, found.left) } else { (found.left, found.right) };
        narrow(&of_rows, left);
        for (j, column) in right.chunks_exact_mut(count).enumerate() {
            column.iter_mut().enumerate().for_each(|(i, x)| *x = E::narrow(of_columns[i * columns + j]));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Numbers that repeat after a long time, between -1 and 1.
    fn numbers(count: usize) -> Vec<f64> {
        (0..count as u32)
            .map(|i| f64::from(i.wrapping_mul(2_654_435_761) >> 8) / f64::from(1 << 23) - 1.0)
            .collect()
    }

    /// Asserts that vectors are orthonormal.
    fn assert_orthonormal(vectors: &[f64], size: usize) {
        for (i, x) in vectors.chunks_exact(size).enumerate() {
            for (j, y) in vectors.chunks_exact(size).enumerate() {
                let product: f64 = x.iter().zip(y).map(|(x, y)| x * y).sum();
                assert!((product - f64::from(u8::from(i == j))).abs() < 1e-12, "{i} and {j}: {product}");
            }
        }
    }

    #[test]
    fn eigenvectors_come_from_the_triangle_that_is_read() {
        for (size, upper) in [(1, true), (2, false), (7, true), (20, false)] {
            let mut a = numbers(size * size);
            for (k, element) in a.iter_mut().enumerate() {
                let (column, row) = (k / size, k % size);
                if row != column && (row < column) != upper {
                    *element = f64::NAN;
                }
            }
            let matrix = |i: usize, j: usize| {
                let (low, high) = (i.min(j), i.max(j));
                if upper { a[high * size + low] } else { a[low * size + high] }
            };
            let (mut vectors, mut values) = (a.clone(), vec![0.0; size]);
            Symmetric::new(size, upper, true).solve(&mut vectors, &mut values);
            assert!(values.is_sorted(), "{values:?}");
            assert_orthonormal(&vectors, size);
            for (vector, value) in vectors.chunks_exact(size).zip(&values) {
                for i in 0..size {
                    let product: f64 = (0..size).map(|j| matrix(i, j) * vector[j]).sum();
                    assert!((product - value * vector[i]).abs() < 1e-12, "{size}: {product}");
                }
            }
        }
    }

    #[test]
    fn singular_vectors_rebuild_the_matrix() {
        for (rows, columns, full) in [(1, 1, false), (5, 3, true), (3, 6, true), (8, 8, false), (3, 7, false)]
        {
            let least = rows.min(columns);
            // With two equal columns, a singular value is 0.
            let mut a = numbers(rows * columns);
            if columns > 2 {
                a.copy_within(..rows, rows);
            }
            let counts = if full { [rows, columns] } else { [least; 2] };
            let (mut left, mut right) = (vec![0.0; rows * counts[0]], vec![0.0; columns * counts[1]]);
            let mut values = vec![0.0; least];
            Decomposed::new(rows, columns, Some(counts)).solve(&a, &mut values, &mut left, &mut right);
            assert!(values.is_sorted_by(|x, y| x >= y), "{values:?}");
            assert_orthonormal(&left, rows);
            for (j, column) in a.chunks_exact(rows).enumerate() {
                for (i, x) in column.iter().enumerate() {
                    let sum: f64 =
                        (0..least).map(|k| left[k * rows + i] * values[k] * right[j * counts[1] + k]).sum();
                    assert!((sum - x).abs() < 1e-12, "{rows}x{columns}: {sum} instead of {x}");
                }
            }
            let mut alone = vec![0.0; least];
            Decomposed::new(rows, columns, None).solve(&a, &mut alone, &mut [], &mut []);
            assert_eq!(alone, values);
        }
    }

    #[test]
    fn elements_that_are_not_finite_make_all_results_nan() {
        let (mut values, mut vectors) = ([0.0f32; 2], [1.0, f32::INFINITY, 0.0, 1.0]);
        Symmetric::new(2, false, true).solve(&mut vectors, &mut values);
        assert!(values.iter().chain(&vectors).all(|x| x.is_nan()));
        let mut values = [0.0f32; 2];
        Decomposed::new(2, 2, None).solve(&[1.0, f32::NAN, 0.0, 1.0], &mut values, &mut [], &mut []);
        assert!(values.iter().all(|x| x.is_nan()));
    }

    #[test]
    fn sizes_of_elements_do_not_matter() {
        for scale in [1e-300, 1.0, 1e300f64] {
            let (mut values, mut vectors) = ([0.0; 2], [2.0 * scale, scale, scale, 2.0 * scale]);
            Symmetric::new(2, false, true).solve(&mut vectors, &mut values);
            assert!((values[0] / scale - 1.0).abs() < 1e-14 && (values[1] / scale - 3.0).abs() < 1e-14);
        }
        let (mut values, mut vectors) = ([1.0; 2], [0.0; 4]);
        Symmetric::new(2, false, true).solve(&mut vectors, &mut values);
        assert_eq!((values, vectors), ([0.0; 2], [1.0, 0.0, 0.0, 1.0]));
    }
}
