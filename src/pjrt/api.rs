//! Calling a plugin's functions.

use std::ffi::{c_char, c_void};
use std::ptr::NonNull;

use super::error::{ErrorCode, PjrtError};
use super::ffi::{
    Call, PJRT_Api, PJRT_Error, PJRT_Error_Destroy_Args, PJRT_Error_GetCode_Args, PJRT_Error_Message_Args,
    Sized0,
};

/// A function of the C API that takes its arguments by one struct.
type Function<A> = unsafe extern "C" fn(*mut A) -> *mut PJRT_Error;
/// One that returns nothing.
type VoidFunction<A> = unsafe extern "C" fn(*mut A);

/// A plugin's function table. Copies are free; the plugin is never unloaded.
#[derive(Clone, Copy)]
pub(super) struct Api(NonNull<PJRT_Api>);

// SAFETY: the table is immutable after `GetPjrtApi` returned, and PJRT functions may be called from any thread.
unsafe impl Send for Api {}
// SAFETY: as above.
unsafe impl Sync for Api {}

impl Api {
    /// # Safety
    /// `table` is what `GetPjrtApi` of a library returned that stays loaded for the life of the process.
    pub(super) unsafe fn new(table: *const PJRT_Api) -> Option<Self> {
        NonNull::new(table.cast_mut()).map(Self)
    }

    /// The table itself, which lives as long as the process.
    pub(super) fn table(self) -> *const PJRT_Api {
        self.0.as_ptr()
    }

    /// Major and minor version of the C API that the plugin was built with.
    pub(super) fn version(self) -> (i32, i32) {
        // SAFETY: the pointer is valid for the life of the process; the head of the table exists in all versions.
        let version = unsafe { &self.0.as_ref().pjrt_api_version };
        (version.major_version, version.minor_version)
    }

    /// The address of the function that takes an `A`.
    ///
    /// # Errors
    /// [`PjrtError::MissingFunction`] when its place lies beyond the plugin's table or holds null.
    fn address<A: Call>(self) -> Result<NonNull<c_void>, PjrtError> {
        let offset = size_of::<PJRT_Api>() + A::POSITION * size_of::<usize>();
        // SAFETY: the head of the table exists in all versions.
        let table_size = unsafe { self.0.as_ref().struct_size };
        let address = if offset + size_of::<usize>() <= table_size {
            // SAFETY: the slot lies inside the table that the plugin says it has, and holds a pointer or null.
            unsafe { self.0.as_ptr().cast::<u8>().add(offset).cast::<*mut c_void>().read() }
        } else {
            std::ptr::null_mut()
        };
        NonNull::new(address)
            .ok_or_else(|| PjrtError::MissingFunction { function: A::NAME, api_version: self.version() })
    }

    /// Whether the plugin has the function that takes an `A`.
    pub(super) fn has<A: Call>(self) -> bool {
        self.address::<A>().is_ok()
    }

    fn function<A: Call>(self) -> Result<Function<A>, PjrtError> {
        let address = self.address::<A>()?;
        // SAFETY: the table holds a function of this type at the position of `A`; see the header.
        Ok(unsafe { std::mem::transmute::<NonNull<c_void>, Function<A>>(address) })
    }

    /// A function that returns nothing: only those for errors.
    fn void_function<A: Call>(self) -> Result<VoidFunction<A>, PjrtError> {
        let address = self.address::<A>()?;
        // SAFETY: as above; callers name the two functions that the header declares as returning `void`.
        Ok(unsafe { std::mem::transmute::<NonNull<c_void>, VoidFunction<A>>(address) })
    }

    /// Calls the function that takes an `A`.
    ///
    /// # Safety
    /// `args` fulfils that function's contract in the header: its pointers are valid for as long as it says.
    pub(super) unsafe fn call<A: Call>(self, args: &mut A) -> Result<(), PjrtError> {
        let function = self.function::<A>()?;
        // SAFETY: the caller's promise.
        let error = unsafe { function(args) };
        if error.is_null() {
            return Ok(());
        }
        // SAFETY: a function returned this error to us, its owner, and nobody has freed it.
        Err(unsafe { self.take_error(A::NAME, error) })
    }

    /// Reads an error and frees it. `call` names the function that failed.
    ///
    /// # Safety
    /// `error` is a live error of this plugin that the caller owns; it is gone afterwards.
    pub(super) unsafe fn take_error(self, call: &'static str, error: *mut PJRT_Error) -> PjrtError {
        let mut code = PJRT_Error_GetCode_Args::zeroed();
        code.error = error;
        if let Ok(get_code) = self.function::<PJRT_Error_GetCode_Args>() {
            // SAFETY: the error is live; a failure to read its code leaves 0.
            let nested = unsafe { get_code(&mut code) };
            self.destroy_error(nested);
        }
        let mut text = PJRT_Error_Message_Args::zeroed();
        text.error = error;
        let mut message = String::from("(the plugin gives no message)");
        if let Ok(read_message) = self.void_function::<PJRT_Error_Message_Args>() {
            // SAFETY: the error is live.
            unsafe { read_message(&mut text) };
            // SAFETY: the message lives as long as the error.
            message = unsafe { text_of(text.message, text.message_size) };
        }
        self.destroy_error(error);
        PjrtError::Plugin { call, code: ErrorCode::from_raw(code.code), message }
    }

    fn destroy_error(self, error: *mut PJRT_Error) {
        if error.is_null() {
            return;
        }
        if let Ok(destroy) = self.void_function::<PJRT_Error_Destroy_Args>() {
            let mut args = PJRT_Error_Destroy_Args::zeroed();
            args.error = error;
            // SAFETY: callers own the error and do not use it again.
            unsafe { destroy(&mut args) };
        }
    }
}

/// A copy of the text of `size` bytes at `text`; bytes that are not UTF-8 become replacement characters.
///
/// # Safety
/// `text` is null or points to `size` readable bytes.
pub(super) unsafe fn text_of(text: *const c_char, size: usize) -> String {
    // SAFETY: the caller's promise.
    String::from_utf8_lossy(unsafe { slice_of(text.cast::<u8>(), size) }).into_owned()
}

/// The `len` items at `items`; empty where `items` is null.
///
/// # Safety
/// `items` is null or points to `len` items that live and stay unchanged for `'a`.
pub(crate) unsafe fn slice_of<'a, T>(items: *const T, len: usize) -> &'a [T] {
    if items.is_null() || len == 0 {
        return &[];
    }
    // SAFETY: the caller's promise.
    unsafe { std::slice::from_raw_parts(items, len) }
}
