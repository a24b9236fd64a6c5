//! Products of integer matrices, for programs on the CPU: XLA has no code for them but one element after the other.

use super::frame::{Typed, buffer, handlers, read, sizes, written};
use crate::pjrt::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};

handlers! { handler: IntegerProduct => call; }

/// # Safety
/// The frame is that of a call of `HostCall::IntegerProduct`, with its operands and results.
unsafe fn call(frame: &XLA_FFI_CallFrame) {
    // SAFETY: the caller's promise, here and below.
    let Some(a) = (unsafe { buffer(&frame.args, 0) }) else { return };
    // Modulo 2 to the width, signs make no difference.
    // SAFETY: as above.
    unsafe {
        match a.dtype {
            i8::NUMBER | u8::NUMBER => products::<u8>(frame),
            i16::NUMBER | u16::NUMBER => products::<u16>(frame),
            i32::NUMBER | u32::NUMBER => products::<u32>(frame),
            i64::NUMBER | u64::NUMBER => products::<u64>(frame),
            _ => {}
        }
    }
}

/// # Safety
/// As for [`call`], with elements of this width.
unsafe fn products<E: Integer>(frame: &XLA_FFI_CallFrame) {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the result's memory.
    unsafe {
        let (Some(a), Some(b)) = (buffer(&frame.args, 0), buffer(&frame.args, 1)) else { return };
        let Some(out) = buffer(&frame.rets, 0) else { return };
        let (Some([_, rows, length]), Some([_, _, columns])) = (sizes(a), sizes(b)) else { return };
        let (a, b, out) = (read::<E>(a), read::<E>(b), written::<E>(out));
        if rows * length * columns == 0 {
            return;
        }
        let operands = a.chunks_exact(rows * length).zip(b.chunks_exact(length * columns));
        for ((a, b), out) in operands.zip(out.chunks_exact_mut(rows * columns)) {
            multiply(a, b, out, length, columns);
        }
    }
}

fn multiply<E: Integer>(a: &[E], b: &[E], out: &mut [E], length: usize, columns: usize) {
    #[cfg(target_arch = "x86_64")]
    {
        if std::arch::is_x86_feature_detected!("avx512dq") && std::arch::is_x86_feature_detected!("avx512bw")
        {
            // SAFETY: the processor has these instructions.
            return unsafe { multiply_avx512(a, b, out, length, columns) };
        }
        if std::arch::is_x86_feature_detected!("avx2") {
            // SAFETY: the processor has these instructions.
            return unsafe { multiply_avx2(a, b, out, length, columns) };
        }
    }
    multiply_rows(a, b, out, length, columns);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512dq,avx512bw,avx512vl")]
fn multiply_avx512<E: Integer>(a: &[E], b: &[E], out: &mut [E], length: usize, columns: usize) {
    multiply_rows(a, b, out, length, columns);
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2")]
fn multiply_avx2<E: Integer>(a: &[E], b: &[E], out: &mut [E], length: usize, columns: usize) {
    multiply_rows(a, b, out, length, columns);
}

/// Adds four rows of `b` at a time to a row of the result.
#[inline(always)]
fn multiply_rows<E: Integer>(a: &[E], b: &[E], out: &mut [E], length: usize, columns: usize) {
    for (row, out) in a.chunks_exact(length).zip(out.chunks_exact_mut(columns)) {
        out.fill(E::default());
        let (factors, rows) = (row.chunks_exact(4), b.chunks_exact(4 * columns));
        let rest = factors.remainder().iter().zip(rows.remainder().chunks_exact(columns));
        for (factors, rows) in factors.zip(rows) {
            let (b0, rows) = rows.split_at(columns);
            let (b1, rows) = rows.split_at(columns);
            let (b2, b3) = rows.split_at(columns);
            for ((((out, b0), b1), b2), b3) in out.iter_mut().zip(b0).zip(b1).zip(b2).zip(b3) {
                let first = out.add_product(factors[0], *b0).add_product(factors[1], *b1);
                *out = first.add_product(factors[2], *b2).add_product(factors[3], *b3);
            }
        }
        for (factor, b) in rest {
            for (out, b) in out.iter_mut().zip(b) {
                *out = out.add_product(*factor, *b);
            }
        }
    }
}

trait Integer: Copy + Default {
    fn add_product(self, a: Self, b: Self) -> Self;
}

macro_rules! integers {
    ($($t:ty),*) => {$(
        impl Integer for $t {
            #[inline(always)]
            fn add_product(self, a: $t, b: $t) -> $t {
                self.wrapping_add(a.wrapping_mul(b))
            }
        }
    )*};
}

integers!(u8, u16, u32, u64);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn products_are_sums_modulo_the_width() {
        for (rows, length, columns) in [(1, 1, 1), (3, 5, 7), (2, 8, 33)] {
            let a: Vec<u8> = (0..rows * length).map(|i| (i * 37 % 251) as u8).collect();
            let b: Vec<u8> = (0..length * columns).map(|i| (i * 91 % 253) as u8).collect();
            let mut out = vec![1; rows * columns];
            multiply(&a, &b, &mut out, length, columns);
            for (i, found) in out.iter().enumerate() {
                let (row, column) = (i / columns, i % columns);
                let term = |k| usize::from(a[row * length + k]) * usize::from(b[k * columns + column]);
                assert_eq!(*found, (0..length).map(term).sum::<usize>() as u8);
            }
        }
    }
}
