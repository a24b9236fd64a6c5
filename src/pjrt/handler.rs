//! Registration of functions of this process that programs call while they run.

use super::ffi::{PJRT_Api, PJRT_Error};
use super::xla_ffi::{
    PJRT_EXTENSION_TYPE_FFI, PJRT_Extension, PJRT_FFI_Extension, PJRT_FFI_Register_Handler_Args,
    XLA_FFI_CallFrame, XLA_FFI_Error,
};
use std::ffi::c_void;

/// A function that XLA calls where a program has a `stablehlo.custom_call` of its name.
pub type Handler = unsafe extern "C" fn(*mut XLA_FFI_CallFrame) -> *mut XLA_FFI_Error;

/// Tells a plugin of handlers, each with its name. Whether it takes them.
///
/// # Safety
/// `api` is the table of a plugin for the CPU that stays loaded for the life of the process.
pub(super) unsafe fn register(api: *const PJRT_Api, handlers: &[(&str, Handler)]) -> bool {
    // SAFETY: the caller's promise.
    let mut link: *const PJRT_Extension = unsafe { (*api).extension_start }.cast();
    // SAFETY: the chain ends in null, and each link begins with these fields.
    while let Some(extension) = unsafe { link.as_ref() } {
        if extension.type_ == PJRT_EXTENSION_TYPE_FFI
            && extension.struct_size >= size_of::<PJRT_FFI_Extension>()
        {
            // SAFETY: it is of this type, and as large as it says.
            let extension = unsafe { &*link.cast::<PJRT_FFI_Extension>() };
            return handlers.iter().all(|(target, handler)| register_one(extension, target, *handler));
        }
        link = extension.next;
    }
    false
}

fn register_one(extension: &PJRT_FFI_Extension, target: &str, handler: Handler) -> bool {
    const PLATFORM: &str = "HOST";
    extension.register_handler.is_some_and(|register| {
        let mut args = PJRT_FFI_Register_Handler_Args {
            struct_size: size_of::<PJRT_FFI_Register_Handler_Args>(),
            target_name: target.as_ptr().cast(),
            target_name_size: target.len(),
            handler: handler as *const c_void,
            platform_name: PLATFORM.as_ptr().cast(),
            platform_name_size: PLATFORM.len(),
            traits: 0,
        };
        // SAFETY: the plugin copies the names; the handler is there for ever. An error is left unread: without
        // handlers, programs are made that do without them.
        let error: *mut PJRT_Error = unsafe { register(&mut args) };
        error.is_null()
    })
}
