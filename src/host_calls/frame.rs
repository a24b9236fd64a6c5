//! The frames by which XLA calls a function of this process: what it asks of one, and the operands and results of a
//! call.

use crate::pjrt::slice_of;
use crate::pjrt::xla_ffi::{
    XLA_FFI_Args, XLA_FFI_Buffer, XLA_FFI_CallFrame, XLA_FFI_ERROR_CODE_INTERNAL,
    XLA_FFI_EXECUTION_STAGE_EXECUTE, XLA_FFI_EXTENSION_METADATA, XLA_FFI_Error, XLA_FFI_Error_Create_Args,
    XLA_FFI_Metadata_Extension,
};
use half::{bf16, f16};
use std::any::Any;
use std::ffi::{CString, c_int};
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Defines handlers: each does its call of a frame where a program does this [`crate::program::HostCall`].
macro_rules! handlers {
    ($($name:ident: $target:ident => $call:expr;)*) => {$(
        #[doc = concat!("Handler of [`crate::program::HostCall::", stringify!($target), "`].")]
        pub(super) unsafe extern "C" fn $name(frame: *mut XLA_FFI_CallFrame) -> *mut XLA_FFI_Error {
            // SAFETY: XLA gives a frame that lives during the call, with what the program calls with.
            unsafe { $crate::host_calls::frame::answer(frame, $call) }
        }
    )*};
}
pub(super) use handlers;

/// A type of elements.
pub(super) trait Typed {
    /// Its number in `XLA_FFI_DataType`.
    const NUMBER: c_int;
}

macro_rules! numbers {
    ($($number:literal $t:ty;)*) => {$(
        impl Typed for $t {
            const NUMBER: c_int = $number;
        }
    )*};
}

numbers! {
    2 i8; 3 i16; 4 i32; 5 i64;
    6 u8; 7 u16; 8 u32; 9 u64;
    10 f16; 11 f32; 12 f64; 16 bf16;
}

/// Does a call with `E` as the type that has the number `dtype`, if it is one of these.
macro_rules! call_by_type {
    ($dtype:expr, $E:ident in [$($t:ty),*] => $call:expr) => {
        match $dtype {
            $(number if number == <$t as $crate::host_calls::frame::Typed>::NUMBER => {
                type $E = $t;
                $call
            })*
            number => panic!("a call with elements of type {number} of XLA's"),
        }
    };
}
pub(super) use call_by_type;

/// The end of a call.
pub(super) trait Done {
    /// Panics if the call was not done.
    fn check(self);
}

impl Done for () {
    fn check(self) {}
}

/// `None` of a call whose operands or results are not those that it has.
impl Done for Option<()> {
    fn check(self) {
        self.expect("operands and results fit");
    }
}

/// Answers XLA's question for which version of its interface a handler is, and does `call` where a program calls it. If
/// that panics, the program ends with an error.
///
/// # Safety
/// `frame` is one that XLA gave to a handler, and lives during the call.
pub(super) unsafe fn answer<T: Done>(
    frame: *mut XLA_FFI_CallFrame,
    call: unsafe fn(&XLA_FFI_CallFrame) -> T,
) -> *mut XLA_FFI_Error {
    // SAFETY: the caller's promise.
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
        // Nothing may unwind into XLA.
        let done = catch_unwind(AssertUnwindSafe(|| {
            // SAFETY: lists and buffers live during the call.
            unsafe { call(frame) }.check();
        }));
        if let Err(panic) = done {
            // SAFETY: the caller's promise.
            return unsafe { failure(frame, panic.as_ref()) };
        }
    }
    std::ptr::null_mut()
}

/// An error of XLA's with what a panic says.
///
/// # Safety
/// As for [`answer`].
unsafe fn failure(frame: &XLA_FFI_CallFrame, panic: &(dyn Any + Send)) -> *mut XLA_FFI_Error {
    let said = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    let message = format!("a call of this process failed: {}", said.unwrap_or("it panicked"));
    let message = CString::new(message.replace('\0', " ")).expect("there is no zero");
    // SAFETY: the caller's promise; XLA copies the message.
    unsafe {
        let create = (*frame.api).error_create.expect("XLA's table makes errors");
        create(&mut XLA_FFI_Error_Create_Args {
            struct_size: size_of::<XLA_FFI_Error_Create_Args>(),
            extension_start: std::ptr::null_mut(),
            message: message.as_ptr(),
            errc: XLA_FFI_ERROR_CODE_INTERNAL,
        })
    }
}

/// Buffer `i` of a list. `None` if it has no such buffer.
///
/// # Safety
/// The list and its buffers live for `'a`.
pub(super) unsafe fn buffer<'a>(list: &'a XLA_FFI_Args, i: usize) -> Option<&'a XLA_FFI_Buffer> {
    if i >= usize::try_from(list.size).ok()? {
        return None;
    }
    // SAFETY: the list has so many pointers to live buffers.
    let buffer: &'a XLA_FFI_Buffer = unsafe { &**list.args.add(i) };
    (!buffer.data.is_null()).then_some(buffer)
}

/// Sizes of a buffer.
///
/// # Safety
/// The buffer lives for `'a`.
pub(super) unsafe fn dims(buffer: &XLA_FFI_Buffer) -> &[i64] {
    let rank = usize::try_from(buffer.rank).unwrap_or(0);
    // SAFETY: a buffer has as many sizes as its rank says; null only where that is 0.
    unsafe { slice_of(buffer.dims, rank) }
}

/// Sizes of a buffer of rank `N`. `None` for another rank.
///
/// # Safety
/// The buffer lives during the call.
pub(super) unsafe fn sizes<const N: usize>(buffer: &XLA_FFI_Buffer) -> Option<[usize; N]> {
    // SAFETY: the caller's promise.
    let dims: [i64; N] = unsafe { dims(buffer) }.try_into().ok()?;
    Some(dims.map(|size| usize::try_from(size).unwrap_or(0)))
}

/// # Safety
/// The buffer lives during the call.
unsafe fn elements(buffer: &XLA_FFI_Buffer) -> usize {
    // SAFETY: the caller's promise.
    unsafe { dims(buffer) }.iter().map(|size| usize::try_from(*size).unwrap_or(0)).product()
}

/// The elements of a buffer.
///
/// # Safety
/// The buffer lives as long as the result, is dense, has elements of this type, and is not written meanwhile.
pub(super) unsafe fn read<E>(buffer: &XLA_FFI_Buffer) -> &[E] {
    // SAFETY: the caller's promise.
    unsafe { std::slice::from_raw_parts(buffer.data.cast::<E>(), elements(buffer)) }
}

/// The elements of a buffer, to be written.
///
/// # Safety
/// As for [`read`], and nobody else reads or writes it meanwhile.
#[allow(clippy::mut_from_ref, reason = "the memory is not the buffer's")]
pub(super) unsafe fn written<E>(buffer: &XLA_FFI_Buffer) -> &mut [E] {
    // SAFETY: the caller's promise.
    unsafe { std::slice::from_raw_parts_mut(buffer.data.cast::<E>(), elements(buffer)) }
}
