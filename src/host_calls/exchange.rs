//! Programs that call this process while they run, to exchange data with others.
//!
//! XLA's CPU plugin has no collectives between processes. It has custom calls, whose handler a process may bring
//! itself: a program that calls `HostCall::Exchange` calls whoever [`set_exchange`] named, on a thread of the plugin's.

use super::frame::{dims, handlers};
use crate::pjrt::xla_ffi::{XLA_FFI_Args, XLA_FFI_Buffer, XLA_FFI_CallFrame, XLA_FFI_Error};
use std::ffi::c_void;
use std::sync::OnceLock;

/// Memory of a dense array, and its sizes.
#[derive(Debug, Clone, Copy)]
pub struct Array<'a> {
    pub data: *mut c_void,
    pub dims: &'a [i64],
}

/// Arguments of a program's call.
#[derive(Debug)]
pub struct Exchange<'a> {
    /// Which execution it is: an input of the program's.
    pub ticket: i64,
    /// Which of the program's calls it is.
    pub number: i64,
    /// To be read during the call.
    pub operands: Vec<Array<'a>>,
    /// To be written during the call.
    pub results: Vec<Array<'a>>,
}

type Hook = Box<dyn Fn(&Exchange<'_>) + Send + Sync>;

static HOOK: OnceLock<Hook> = OnceLock::new();

/// Who is called. The first one stays. What fails there is kept for who waits for the program, with its cause.
pub fn set_exchange(hook: Hook) {
    HOOK.set(hook).ok();
}

handlers! { handler: Exchange => call; }

/// # Safety
/// The frame is that of a call of `HostCall::Exchange`, with its operands and results.
unsafe fn call(frame: &XLA_FFI_CallFrame) {
    // SAFETY: the caller's promise.
    let (operands, results) = unsafe { (arrays(&frame.args), arrays(&frame.rets)) };
    let ([ticket, number, operands @ ..], [again, results @ ..]) = (&operands[..], &results[..]) else {
        return;
    };
    // SAFETY: both are scalars of 64 bits, as is the result.
    let (ticket, number) = unsafe { (ticket.data.cast::<i64>().read(), number.data.cast::<i64>().read()) };
    if let Some(hook) = HOOK.get() {
        hook(&Exchange { ticket, number, operands: operands.to_vec(), results: results.to_vec() });
    }
    // SAFETY: as above.
    unsafe { again.data.cast::<i64>().write(ticket) };
}

/// # Safety
/// The list and its buffers live for `'a`.
unsafe fn arrays<'a>(list: &'a XLA_FFI_Args) -> Vec<Array<'a>> {
    let array = |i: usize| {
        // SAFETY: the list has so many pointers to live buffers.
        let buffer: &'a XLA_FFI_Buffer = unsafe { &**list.args.add(i) };
        // SAFETY: as above.
        Array { data: buffer.data, dims: unsafe { dims(buffer) } }
    };
    (0..usize::try_from(list.size).unwrap_or(0)).map(array).collect()
}
