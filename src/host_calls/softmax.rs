//! Softmax along rows, its gradient, and what a logarithm of it subtracts, for programs on the CPU.
//!
//! XLA's CPU compiler goes through a row once for each of its folds and for each reader of them, on one thread.

use super::frame::{buffer, handlers, read, sizes, written};
use super::shares::{Places, in_ranges};
use super::vectors::{BLOCK, each, exponential, highest, larger, sums, vectorized};
use crate::pjrt::xla_ffi::{XLA_FFI_CallFrame, XLA_FFI_Error};
use std::ops::Range;

/// Rows that are computed beside each other where each is too short for vectors of its own: one to a lane.
const BESIDE: usize = 16;
/// Longest of these rows.
const SHORT: usize = 32;

/// Short rows beside each other: element `k` of row `i` at `[k][i]`.
type Columns = [[f32; BESIDE]; SHORT];

handlers! {
    forward: Softmax => forward_in;
    gradient: SoftmaxGradient => gradient_in;
    shifts: SoftmaxShifts => shifts_in;
}

vectorized! {
    /// The softmax of a row.
    fn softmax_of(x: &[f32], out: &mut [f32]) {
        let highest = highest(x);
        let mut total = 0f64;
        // Each block is added up while it is in the processor's cache.
        for (x, out) in x.chunks(BLOCK).zip(out.chunks_mut(BLOCK)) {
            each(x, out, |x| exponential(x - highest));
            total += sums([&*out], &[], |[x], _| [x])[0];
        }
        let total = total as f32;
        out.iter_mut().for_each(|out| *out /= total);
    }

    /// The highest element of a row, and the logarithm of the sum of exponentials of what it leaves.
    fn shifts_of(x: &[f32]) -> [f32; 2] {
        let highest = highest(x);
        let total = sums([x], &[], |[x], _| [exponential(x - highest)])[0];
        [highest, total.ln() as f32]
    }

    /// As [`softmax_of`] of each of a few short rows.
    fn softmax_of_short(x: &[f32], out: &mut [f32], length: usize) {
        let mut columns = columns(x, length);
        let columns = &mut columns[..length];
        let highest = highest_of(columns);
        let mut totals = [0f32; BESIDE];
        for column in &mut *columns {
            for i in 0..BESIDE {
                column[i] = exponential(column[i] - highest[i]);
                totals[i] += column[i];
            }
        }
        for column in &mut *columns {
            for i in 0..BESIDE {
                column[i] /= totals[i];
            }
        }
        rows(columns, out, length);
    }

    /// As [`shifts_of`] of each of a few short rows.
    fn shifts_of_short(x: &[f32], length: usize) -> [[f32; BESIDE]; 2] {
        let columns = columns(x, length);
        let columns = &columns[..length];
        let highest = highest_of(columns);
        let mut totals = [0f32; BESIDE];
        for column in columns {
            for i in 0..BESIDE {
                totals[i] += exponential(column[i] - highest[i]);
            }
        }
        [highest, totals.map(f32::ln)]
    }

    /// As [`gradient_of`] of each of a few short rows.
    fn gradient_of_short(grad: &[f32], y: &[f32], out: &mut [f32], length: usize) {
        let (mut grad, y) = (columns(grad, length), columns(y, length));
        let (grad, y) = (&mut grad[..length], &y[..length]);
        let mut along = [0f32; BESIDE];
        for (grad, y) in grad.iter().zip(y) {
            for i in 0..BESIDE {
                along[i] += grad[i] * y[i];
            }
        }
        for (grad, y) in grad.iter_mut().zip(y) {
            for i in 0..BESIDE {
                grad[i] = (grad[i] - along[i]) * y[i];
            }
        }
        rows(grad, out, length);
    }

    /// `(grad - sum(grad * y)) * y` of a row.
    fn gradient_of(grad: &[f32], y: &[f32], out: &mut [f32]) {
        let along = sums([grad, y], &[], |[grad, y], _| [grad * y])[0] as f32;
        for ((grad, y), out) in grad.iter().zip(y).zip(out) {
            *out = (grad - along) * y;
        }
    }
}

/// Turns at most [`BESIDE`] rows.
#[inline(always)]
fn columns(x: &[f32], length: usize) -> Columns {
    let mut columns = [[0f32; BESIDE]; SHORT];
    for (i, row) in x.chunks_exact(length).enumerate() {
        for (column, x) in columns.iter_mut().zip(row) {
            column[i] = *x;
        }
    }
    columns
}

/// Turns them back.
#[inline(always)]
fn rows(columns: &[[f32; BESIDE]], out: &mut [f32], length: usize) {
    for (i, row) in out.chunks_exact_mut(length).enumerate() {
        for (column, out) in columns.iter().zip(row) {
            *out = column[i];
        }
    }
}

/// The largest element of each row.
#[inline(always)]
fn highest_of(columns: &[[f32; BESIDE]]) -> [f32; BESIDE] {
    let mut highest = [f32::NEG_INFINITY; BESIDE];
    for column in columns {
        for i in 0..BESIDE {
            highest[i] = larger(highest[i], column[i]);
        }
    }
    highest
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

    fn are_short(&self) -> bool {
        self.length <= SHORT
    }

    /// Does `unit` for each row, or for so many short ones, given which they are and the places of their elements.
    ///
    /// # Safety
    /// As for [`Rows::of`].
    unsafe fn each(&self, frame: &XLA_FFI_CallFrame, unit: impl Fn(Range<usize>, Range<usize>) + Sync) {
        let together = if self.are_short() { BESIDE } else { 1 };
        let range = |units: Range<usize>| {
            for i in units {
                let (first, end) = (i * together, self.count.min((i + 1) * together));
                unit(first..end, first * self.length..end * self.length);
            }
        };
        // SAFETY: the caller's promise.
        unsafe { in_ranges(frame, self.count.div_ceil(together), self.count * self.length, &range) };
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
    let unit = |_, at: Range<usize>| {
        // SAFETY: each row is done once.
        let out = unsafe { out.take(at.start, at.len()) };
        if rows.are_short() { softmax_of_short(&x[at], out, rows.length) } else { softmax_of(&x[at], out) }
    };
    // SAFETY: the caller's promise.
    unsafe { rows.each(frame, unit) };
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
    let unit = |_, at: Range<usize>| {
        // SAFETY: each row is done once.
        let out = unsafe { out.take(at.start, at.len()) };
        let (grad, y) = (&grad[at.clone()], &y[at]);
        if rows.are_short() {
            gradient_of_short(grad, y, out, rows.length)
        } else {
            gradient_of(grad, y, out)
        }
    };
    // SAFETY: the caller's promise.
    unsafe { rows.each(frame, unit) };
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
    let unit = |which: Range<usize>, at: Range<usize>| {
        // SAFETY: each row is done once.
        let [highest, logarithms] =
            unsafe { [&highest, &logarithms].map(|all| all.take(which.start, which.len())) };
        if rows.are_short() {
            let [most, logarithm] = shifts_of_short(&x[at], rows.length);
            highest.copy_from_slice(&most[..which.len()]);
            logarithms.copy_from_slice(&logarithm[..which.len()]);
        } else {
            [highest[0], logarithms[0]] = shifts_of(&x[at]);
        }
    };
    // SAFETY: the caller's promise.
    unsafe { rows.each(frame, unit) };
    Some(())
}
