//! Softmax along rows, its gradient, and what a logarithm of it subtracts, for programs on the CPU.
//!
//! XLA's CPU compiler goes through a row once for each of its folds and for each reader of them, on one thread.

use super::frame::{buffer, handlers, read, sizes, written};
use super::shares::{PARTS, Places, in_parts};
use super::vectors::{exponential, highest, sums, vectorized};
use crate::pjrt::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};
use std::ops::Range;

handlers! {
    forward: Softmax => forward_in;
    gradient: SoftmaxGradient => gradient_in;
    shifts: SoftmaxShifts => shifts_in;
}

vectorized! {
    /// The softmax of a row.
    fn softmax_of(x: &[f32], out: &mut [f32]) {
        let highest = highest(x);
        for (x, out) in x.iter().zip(&mut *out) {
            *out = exponential(x - highest);
        }
        let total = sums([&*out], &[], |[x], _| [x])[0] as f32;
        out.iter_mut().for_each(|out| *out /= total);
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

/// Rows of a call.
struct Rows {
    count: usize,
    length: usize,
}

impl Rows {
    /// # Safety
    /// The frame is that of a call of this module, with its operands.
    unsafe fn of(frame: &XLA_FFI_CallFrame) -> Option<Rows> {
        // SAFETY: the caller's promise.
        let [count, length] = unsafe { sizes(buffer(&frame.args, 0)?)? };
        (length > 0).then_some(Rows { count, length })
    }

    /// Does `row` for the number of each row and the places of its elements, each in one part.
    ///
    /// # Safety
    /// As for [`Rows::of`].
    unsafe fn each(&self, frame: &XLA_FFI_CallFrame, row: impl Fn(usize, Range<usize>) + Sync) {
        let parts = PARTS.min(self.count);
        let part = |part: usize| {
            for i in part * self.count / parts..(part + 1) * self.count / parts {
                row(i, i * self.length..(i + 1) * self.length);
            }
        };
        // SAFETY: the caller's promise.
        unsafe { in_parts(frame, parts, self.count * self.length, &part) };
    }
}

/// # Safety
/// The frame is that of a call of `HostCall::Softmax`, with its operands and results.
unsafe fn forward_in(frame: &XLA_FFI_CallFrame) -> Option<()> {
    // SAFETY: the caller's promise: dense buffers, which live during the call; nobody else has the result's memory.
    let (rows, x, out) =
        unsafe { (Rows::of(frame)?, read(buffer(&frame.args, 0)?), written(buffer(&frame.rets, 0)?)) };
    if out.len() != x.len() {
        return None;
    }
    let out = Places::new(out);
    let row = |_, at: Range<usize>| {
        // SAFETY: each row is done once.
        let out = unsafe { out.take(at.start, at.len()) };
        softmax_of(&x[at], out);
    };
    // SAFETY: the caller's promise.
    unsafe { rows.each(frame, row) };
    Some(())
}

/// # Safety
/// The frame is that of a call of `HostCall::SoftmaxGradient`, with its operands and results.
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
    let row = |_, at: Range<usize>| {
        // SAFETY: each row is done once.
        let out = unsafe { out.take(at.start, at.len()) };
        gradient_of(&grad[at.clone()], &y[at], out);
    };
    // SAFETY: the caller's promise.
    unsafe { rows.each(frame, row) };
    Some(())
}

/// # Safety
/// The frame is that of a call of `HostCall::SoftmaxShifts`, with its operands and results.
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
    let row = |i, at: Range<usize>| {
        let [most, logarithm] = shifts_of(&x[at]);
        // SAFETY: each row is done once.
        unsafe {
            highest.take(i, 1)[0] = most;
            logarithms.take(i, 1)[0] = logarithm;
        }
    };
    // SAFETY: the caller's promise.
    unsafe { rows.each(frame, row) };
    Some(())
}
