//! Programs that call this process while they run, to exchange data with others.
//!
//! XLA's CPU plugin has no collectives between processes. It has custom calls, whose handler a process may bring itself: a
//! program that calls [`TARGET`] calls whoever [`set_exchange`] named, on a thread of the plugin's.

use super::ffi::{PJRT_Api, PJRT_Error};
use super::xla_ffi::{
    PJRT_EXTENSION_TYPE_FFI, PJRT_Extension, PJRT_FFI_Extension, PJRT_FFI_Register_Handler_Args,
    XLA_FFI_Args, XLA_FFI_Buffer, XLA_FFI_CallFrame, XLA_FFI_EXECUTION_STAGE_EXECUTE,
    XLA_FFI_EXTENSION_METADATA, XLA_FFI_Error, XLA_FFI_Metadata_Extension,
};
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::OnceLock;

/// The name by which programs call. Operands are a ticket and a number, both `tensor<i64>`, and tensors; results are the
/// ticket again and tensors.
pub const TARGET: &str = "torchtpu_exchange";

/// Memory of a dense array, and its sizes.
#[derive(Debug, Clone, Copy)]
pub struct Array<'a> {
    pub data: *mut c_void,
    pub dims: &'a [i64],
}

/// What a program calls with.
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

/// Who is called. The first one stays.
///
/// A program cannot be told that a call failed: whoever is called keeps that for who waits for the program.
pub fn set_exchange(hook: Hook) {
    HOOK.set(hook).ok();
}

/// Tells a plugin of the handler. Whether it takes any.
///
/// # Safety
/// `api` is the table of a plugin for the CPU that stays loaded for the life of the process.
pub(super) unsafe fn register(api: *const PJRT_Api) -> bool {
    // SAFETY: the caller's promise.
    let mut link: *const PJRT_Extension = unsafe { (*api).extension_start }.cast();
    // SAFETY: the chain ends in null, and each link begins with these fields.
    while let Some(extension) = unsafe { link.as_ref() } {
        if extension.type_ == PJRT_EXTENSION_TYPE_FFI
            && extension.struct_size >= size_of::<PJRT_FFI_Extension>()
        {
            // SAFETY: it is of this type, and as large as it says.
            let extension = unsafe { &*link.cast::<PJRT_FFI_Extension>() };
            return extension.register_handler.is_some_and(|register| {
                const PLATFORM: &str = "HOST";
                let mut args = PJRT_FFI_Register_Handler_Args {
                    struct_size: size_of::<PJRT_FFI_Register_Handler_Args>(),
                    target_name: TARGET.as_ptr().cast(),
                    target_name_size: TARGET.len(),
                    handler: handler as *const c_void,
                    platform_name: PLATFORM.as_ptr().cast(),
                    platform_name_size: PLATFORM.len(),
                    traits: 0,
                };
                // SAFETY: the plugin copies the names; the handler is there for ever. An error is left unread: without
                // the handler, collectives run as they do where a plugin has no such extension.
                let error: *mut PJRT_Error = unsafe { register(&mut args) };
                error.is_null()
            });
        }
        link = extension.next;
    }
    false
}

/// What XLA calls: to ask which version of its interface this is for, and where a program calls [`TARGET`].
unsafe extern "C" fn handler(frame: *mut XLA_FFI_CallFrame) -> *mut XLA_FFI_Error {
    // SAFETY: XLA gives a frame that lives during the call.
    let frame = unsafe { &*frame };
    // SAFETY: the frame's chain of extensions is empty or begins with a live one.
    let asked = unsafe { frame.extension_start.as_ref() };
    if asked.is_some_and(|extension| extension.type_ == XLA_FFI_EXTENSION_METADATA) {
        // SAFETY: an extension of that type is one of these; XLA made the place to write to, and its own table.
        unsafe {
            let metadata = (*frame.extension_start.cast::<XLA_FFI_Metadata_Extension>()).metadata;
            let version = &(*frame.api).api_version;
            (*metadata).api_version.major_version = version.major_version;
            (*metadata).api_version.minor_version = version.minor_version;
            (*metadata).traits = 0;
        }
    } else if frame.stage == XLA_FFI_EXECUTION_STAGE_EXECUTE {
        // Nothing may unwind into XLA. Whoever waits for the program sees that a call of it is missing.
        drop(catch_unwind(AssertUnwindSafe(|| {
            // SAFETY: lists and buffers live during the call.
            unsafe { call(frame) };
        })));
    }
    std::ptr::null_mut()
}

/// # Safety
/// The frame is that of a call of [`TARGET`], with its operands and results.
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
        let rank = usize::try_from(buffer.rank).unwrap_or(0);
        // SAFETY: a buffer has as many sizes as its rank says; null only where that is 0.
        let dims = unsafe { super::api::slice_of(buffer.dims, rank) };
        Array { data: buffer.data, dims }
    };
    (0..usize::try_from(list.size).unwrap_or(0)).map(array).collect()
}
