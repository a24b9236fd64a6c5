//! Products of a few rows with a small matrix, for programs on the CPU.
//!
//! XLA's CPU client runs a program on the thread of its caller only where it counts fewer than 1,000 floating-point
//! operations, and hands any other to a thread of its pool, which for a program of some small layers takes several
//! times as long as the program. It counts none in a call of the process.

use super::frame::{buffer, handlers, read, sizes, written};
use crate::pjrt::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};

handlers! {
    handler: SmallProduct => call::<false>;
    relu: SmallReluProduct => call::<true>;
}

/// # Safety
/// The frame is that of a call of `HostCall::SmallProduct` or `HostCall::SmallReluProduct`, with its operands and
/// results.
unsafe fn call<const CUT: bool>(frame: &XLA_FFI_CallFrame) {
    // SAFETY: the caller's promise: dense buffers of float32, which live during the call; the result's memory is nobody
    // else's.
    unsafe {
        let (Some(rows), Some(matrix)) = (buffer(&frame.args, 0), buffer(&frame.args, 1)) else { return };
        let (Some(out), Some([columns, length])) = (buffer(&frame.rets, 0), sizes(matrix)) else { return };
        let added = buffer(&frame.args, 2).map(|row| read::<f32>(row));
        let (rows, matrix, out) = (read::<f32>(rows), read::<f32>(matrix), written::<f32>(out));
        for (row, out) in rows.chunks_exact(length).zip(out.chunks_exact_mut(columns)) {
            for (column, out) in matrix.chunks_exact(length).zip(&mut *out) {
                *out = dot(row, column);
            }
            if let Some(added) = added {
                out.iter_mut().zip(added).for_each(|(out, added)| *out += added);
            }
            if CUT {
                // NaN stays.
                out.iter_mut().for_each(|out| *out = if *out <= 0.0 { 0.0 } else { *out });
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
