//! Products of a few rows with a small matrix, for programs on the CPU.
//!
//! XLA's CPU client runs a program on the thread of its caller only where it counts fewer than 1,000 floating-point
//! operations, and hands any other to a thread of its pool, which for a program of some small layers takes several times as
//! long as the program. It counts none in a call of the process.

use super::handlers::answer;
use super::xla_ffi::{XLA_FFI_Args, XLA_FFI_Buffer, XLA_FFI_CallFrame, XLA_FFI_Error};

/// The name by which programs call. Operands are `[rows, length]` and `[columns, length]`, the result is
/// `[rows, columns]`: the product of the first with the second, transposed. All are dense, and of float32.
pub const TARGET: &str = "torchtpu_small_product";

/// Handler that XLA calls if a program calls [`TARGET`].
pub(super) unsafe extern "C" fn handler(frame: *mut XLA_FFI_CallFrame) -> *mut XLA_FFI_Error {
    // SAFETY: XLA gives a frame that lives during the call, with what the program calls with.
    unsafe { answer(frame, call) }
}

/// # Safety
/// The frame is that of a call of [`TARGET`], with its operands and results.
unsafe fn call(frame: &XLA_FFI_CallFrame) {
    // SAFETY: the caller's promise: two operands and a result, which live during the call.
    let (rows, matrix, out) = unsafe { (at(&frame.args, 0), at(&frame.args, 1), at(&frame.rets, 0)) };
    let (Some(rows), Some(matrix), Some(out)) = (rows, matrix, out) else { return };
    // SAFETY: dense buffers of as many elements as their sizes say; the result's memory is nobody else's.
    unsafe {
        let (length, columns) = (matrix.sizes()[1], matrix.sizes()[0]);
        let out = std::slice::from_raw_parts_mut(out.0.data.cast::<f32>(), out.elements());
        let (rows, matrix) = (rows.floats(), matrix.floats());
        for (row, out) in rows.chunks_exact(length).zip(out.chunks_exact_mut(columns)) {
            for (column, out) in matrix.chunks_exact(length).zip(out) {
                *out = dot(row, column);
            }
        }
    }
}

/// The sum of products: in as many sums at a time as registers hold, which are added in pairs.
fn dot(a: &[f32], b: &[f32]) -> f32 {
    const SUMS: usize = 16;
    let mut sums = [0f32; SUMS];
    let (a_parts, b_parts) = (a.chunks_exact(SUMS), b.chunks_exact(SUMS));
    let rest: f32 = a_parts.remainder().iter().zip(b_parts.remainder()).map(|(a, b)| a * b).sum();
    for (a, b) in a_parts.zip(b_parts) {
        for ((sum, a), b) in sums.iter_mut().zip(a).zip(b) {
            *sum += a * b;
        }
    }
    let mut count = SUMS;
    while count > 1 {
        count /= 2;
        for i in 0..count {
            sums[i] += sums[i + count];
        }
    }
    sums[0] + rest
}

struct Matrix<'a>(&'a XLA_FFI_Buffer);

impl<'a> Matrix<'a> {
    /// # Safety
    /// The buffer has rank 2 and lives for `'a`.
    unsafe fn sizes(&self) -> [usize; 2] {
        // SAFETY: the caller's promise.
        let size = |i: usize| unsafe { usize::try_from(*self.0.dims.add(i)).unwrap_or(0) };
        [size(0), size(1)]
    }

    /// # Safety
    /// As for [`Matrix::sizes`].
    unsafe fn elements(&self) -> usize {
        // SAFETY: the caller's promise.
        let [rows, columns] = unsafe { self.sizes() };
        rows * columns
    }

    /// # Safety
    /// As for [`Matrix::sizes`]; the buffer is dense, of float32, and not written while the result lives.
    unsafe fn floats(&self) -> &'a [f32] {
        // SAFETY: the caller's promise.
        unsafe { std::slice::from_raw_parts(self.0.data.cast::<f32>(), self.elements()) }
    }
}

/// # Safety
/// The list and its buffers live for `'a`.
unsafe fn at<'a>(list: &'a XLA_FFI_Args, i: usize) -> Option<Matrix<'a>> {
    if i >= usize::try_from(list.size).ok()? {
        return None;
    }
    // SAFETY: the list has so many pointers to live buffers.
    let buffer: &'a XLA_FFI_Buffer = unsafe { &**list.args.add(i) };
    (buffer.rank == 2 && !buffer.data.is_null()).then_some(Matrix(buffer))
}

#[cfg(test)]
mod tests {
    use super::dot;

    #[test]
    fn a_product_is_the_sum_of_all_products() {
        for length in [0usize, 1, 15, 16, 17, 64, 100] {
            let a: Vec<f32> = (0..length).map(|i| i as f32 - 7.0).collect();
            let b: Vec<f32> = (0..length).map(|i| 3.0 - (i % 5) as f32).collect();
            // All sums are whole numbers below 2^24, so that no order of adding rounds.
            let expected: f32 = a.iter().zip(&b).map(|(a, b)| a * b).sum();
            assert_eq!(dot(&a, &b), expected, "{length}");
        }
        assert!(dot(&[f32::INFINITY; 20], &[0.0; 20]).is_nan());
    }
}
