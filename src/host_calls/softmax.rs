//! Softmax along rows, its gradient, and what a logarithm of it subtracts, for programs on the CPU.
//!
//! XLA's CPU compiler goes through a row once for each of its folds and for each reader of them, on one thread.

use super::frame::{buffer, handlers, read, sizes, written};
use super::shares::{PARTS, Places, in_parts};
use super::vectors::{exponential, highest, sums, vectorized};
use crate::pjrt::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};
use std::ops::Range;

handlers! {
    forward: Softmax => forward_call;
    gradient: SoftmaxGradient => gradient_call;
    shifts: SoftmaxShifts => shifts_call;
}

vectorized! {
    /// The softmax of a row; `row` is room for its exponentials.
    fn softmax_of(x: &[f32], out: &mut [f32], row: &mut [f32]) {
        let highest = highest(x);
        for (x, room) in x.iter().zip(&mut *row) {
            *room = exponential(x - highest);
        }
        let total = sums([&*row], &[], |[x], _| [x])[0] as f32;
        for (x, out) in row.iter().zip(out) {
            *out = x / total;
        }
    }

    /// The highest element of a row, and the logarithm of the sum of exponentials of what it leaves.
    fn shifts_of(x: &[f32]) -> [f32; 2] {
        let highest = highest(x);
        let total = sums([x], &[], |[x], _| [exponential(x - highest)])[0];
        [highest, total.ln() as f32]
    }

    /// `(grad - sum(grad * y)) * y` of a row.
    fn gradient_of(grad: &[f32], y: &[f32], out: &mut [f32]) {
        let along = sums([grad, y], &[], |[grad, y], _| [grad * y])[0] as f32;
        for ((grad, y), out) in grad.iter().zip(y).zip(out) {
            *out = (grad - along) * y;
        }
    }
}

/// Rows of a call, in parts of them.
struct Rows {
    count: usize,
    length: usize,
    parts: usize,
}

impl Rows {
    /// # Safety
    /// The frame is that of a call of this module, with its operands.
    unsafe fn of(frame: &XLA_FFI_CallFrame) -> Option<Rows> {
        // SAFETY: the caller's promise.
        let [count, length] = unsafe { sizes(buffer(&frame.args, 0)?)? };
        (length > 0).then_some(Rows { count, length, parts: PARTS.min(count) })
    }

    /// Rows of a part.
    fn share(&self, part: usize) -> Range<usize> {
        part * self.count / self.parts..(part + 1) * self.count / self.parts
    }

    /// Elements of a row.
    fn row(&self, i: usize) -> Range<usize> {
        i * self.length..(i + 1) * self.length
    }

    fn elements(&self) -> usize {
        self.count * self.length
    }
}

/// # Safety
/// The frame is that of a call of `HostCall::Softmax`, with its operands and results.
unsafe fn forward_call(frame: &XLA_FFI_CallFrame) {
    // SAFETY: the caller's promise.
    unsafe { forward_in(frame) }.expect("operands and results fit");
}

/// # Safety
/// As for [`forward_call`].
unsafe fn forward_in(frame: &XLA_FFI_CallFrame) -> Option<()> {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the result's memory.
    let (rows, x, out) =
        unsafe { (Rows::of(frame)?, read(buffer(&frame.args, 0)?), written(buffer(&frame.rets, 0)?)) };
    if out.len() != x.len() {
        return None;
    }
    let out = Places::new(out);
    let part = |part: usize| {
        let mut room = vec![0f32; rows.length];
        for i in rows.share(part) {
            // SAFETY: each row is in one part.
            let out = unsafe { out.take(i * rows.length, rows.length) };
            softmax_of(&x[rows.row(i)], out, &mut room);
        }
    };
    // SAFETY: the caller's promise.
    unsafe { in_parts(frame, rows.parts, rows.elements(), &part) };
    Some(())
}

/// # Safety
/// The frame is that of a call of `HostCall::SoftmaxGradient`, with its operands and results.
unsafe fn gradient_call(frame: &XLA_FFI_CallFrame) {
    // SAFETY: the caller's promise.
    unsafe { gradient_in(frame) }.expect("operands and results fit");
}

/// # Safety
/// As for [`gradient_call`].
unsafe fn gradient_in(frame: &XLA_FFI_CallFrame) -> Option<()> {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the result's memory.
    let (rows, grad, y, out) = unsafe {
        let [grad, y] = [buffer(&frame.args, 0)?, buffer(&frame.args, 1)?].map(|x| read::<f32>(x));
        (Rows::of(frame)?, grad, y, written(buffer(&frame.rets, 0)?))
    };
    if [grad.len(), out.len()] != [y.len(); 2] {
        return None;
    }
    let out = Places::new(out);
    let part = |part: usize| {
        for i in rows.share(part) {
            // SAFETY: each row is in one part.
            let out = unsafe { out.take(i * rows.length, rows.length) };
            gradient_of(&grad[rows.row(i)], &y[rows.row(i)], out);
        }
    };
    // SAFETY: the caller's promise.
    unsafe { in_parts(frame, rows.parts, rows.elements(), &part) };
    Some(())
}

/// # Safety
/// The frame is that of a call of `HostCall::SoftmaxShifts`, with its operands and results.
unsafe fn shifts_call(frame: &XLA_FFI_CallFrame) {
    // SAFETY: the caller's promise.
    unsafe { shifts_in(frame) }.expect("operands and results fit");
}

/// # Safety
/// As for [`shifts_call`].
unsafe fn shifts_in(frame: &XLA_FFI_CallFrame) -> Option<()> {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the results' memory.
    let (rows, x, highest, logarithms) = unsafe {
        let [highest, logarithms] =
            [buffer(&frame.rets, 0)?, buffer(&frame.rets, 1)?].map(|result| written::<f32>(result));
        (Rows::of(frame)?, read(buffer(&frame.args, 0)?), highest, logarithms)
    };
    if [highest.len(), logarithms.len()] != [rows.count; 2] {
        return None;
    }
    let [highest, logarithms] = [highest, logarithms].map(Places::new);
    let part = |part: usize| {
        for i in rows.share(part) {
            let [most, logarithm] = shifts_of(&x[rows.row(i)]);
            // SAFETY: each row is in one part.
            unsafe {
                highest.take(i, 1)[0] = most;
                logarithms.take(i, 1)[0] = logarithm;
            }
        }
    };
    // SAFETY: the caller's promise.
    unsafe { in_parts(frame, rows.parts, rows.elements(), &part) };
    Some(())
}
