//! The C structs by which XLA calls a function of this process, written by hand from `xla/ffi/api/c_api.h` (0.3), and
//! those that register one with a plugin (`pjrt_c_api_ffi_extension.h`). Names are the headers'.
//!
//! `tests/pjrt_layout.rs` compares them with the header where jaxlib brings it.

#![allow(non_camel_case_types)]

use super::ffi::PJRT_Error;
use std::ffi::{c_char, c_int, c_void};

/// `PJRT_Extension_Type_FFI`.
pub const PJRT_EXTENSION_TYPE_FFI: c_int = 5;
/// `XLA_FFI_Extension_Metadata`.
pub const XLA_FFI_EXTENSION_METADATA: c_int = 1;
/// `XLA_FFI_ExecutionStage_EXECUTE`.
pub const XLA_FFI_EXECUTION_STAGE_EXECUTE: c_int = 3;
/// `XLA_FFI_Error_Code_INTERNAL`.
pub const XLA_FFI_ERROR_CODE_INTERNAL: c_int = 13;

/// A link of a plugin's chain of extensions.
#[repr(C)]
pub struct PJRT_Extension {
    pub struct_size: usize,
    pub type_: c_int,
    pub next: *const PJRT_Extension,
}

/// The extension that registers handlers with a plugin.
#[repr(C)]
pub struct PJRT_FFI_Extension {
    pub base: PJRT_Extension,
    pub type_id_register: *const c_void,
    pub user_data_add: *const c_void,
    pub register_handler: Option<PJRT_FFI_Register_Handler>,
}

pub type PJRT_FFI_Register_Handler =
    unsafe extern "C" fn(args: *mut PJRT_FFI_Register_Handler_Args) -> *mut PJRT_Error;

#[repr(C)]
pub struct PJRT_FFI_Register_Handler_Args {
    pub struct_size: usize,
    pub target_name: *const c_char,
    pub target_name_size: usize,
    pub handler: *const c_void,
    pub platform_name: *const c_char,
    pub platform_name_size: usize,
    pub traits: c_int,
}

/// An error that a handler returns.
#[repr(C)]
pub struct XLA_FFI_Error {
    _opaque: [u8; 0],
}

#[repr(C)]
pub struct XLA_FFI_Extension_Base {
    pub struct_size: usize,
    pub type_: c_int,
    pub next: *mut XLA_FFI_Extension_Base,
}

#[repr(C)]
pub struct XLA_FFI_Api_Version {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_Extension_Base,
    pub major_version: c_int,
    pub minor_version: c_int,
}

/// The head of XLA's function table, whose functions that nobody here calls have no types.
#[repr(C)]
pub struct XLA_FFI_Api {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_Extension_Base,
    pub api_version: XLA_FFI_Api_Version,
    pub internal_api: *const c_void,
    pub error_create:
        Option<unsafe extern "C" fn(args: *mut XLA_FFI_Error_Create_Args) -> *mut XLA_FFI_Error>,
    pub error_get_message: *const c_void,
    pub error_destroy: Option<unsafe extern "C" fn(args: *mut XLA_FFI_Error_Destroy_Args)>,
    pub handler_register: *const c_void,
    pub stream_get: *const c_void,
    pub type_register: *const c_void,
    pub execution_context_get: *const c_void,
    pub state_set: *const c_void,
    pub state_get: *const c_void,
    pub device_memory_allocate: *const c_void,
    pub device_memory_free: *const c_void,
    pub thread_pool_schedule:
        Option<unsafe extern "C" fn(args: *mut XLA_FFI_ThreadPool_Schedule_Args) -> *mut XLA_FFI_Error>,
    pub thread_pool_num_threads:
        Option<unsafe extern "C" fn(args: *mut XLA_FFI_ThreadPool_NumThreads_Args) -> *mut XLA_FFI_Error>,
}

#[repr(C)]
pub struct XLA_FFI_Error_Create_Args {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_Extension_Base,
    pub message: *const c_char,
    pub errc: c_int,
}

#[repr(C)]
pub struct XLA_FFI_Error_Destroy_Args {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_Extension_Base,
    pub error: *mut XLA_FFI_Error,
}

#[repr(C)]
pub struct XLA_FFI_ThreadPool_Schedule_Args {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_Extension_Base,
    pub ctx: *mut c_void,
    pub task: unsafe extern "C" fn(data: *mut c_void),
    pub data: *mut c_void,
}

#[repr(C)]
pub struct XLA_FFI_ThreadPool_NumThreads_Args {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_Extension_Base,
    pub ctx: *mut c_void,
    pub num_threads: *mut i64,
}

/// The head of what a handler says of itself.
#[repr(C)]
pub struct XLA_FFI_Metadata {
    pub struct_size: usize,
    pub api_version: XLA_FFI_Api_Version,
    pub traits: u32,
}

#[repr(C)]
pub struct XLA_FFI_Metadata_Extension {
    pub extension_base: XLA_FFI_Extension_Base,
    pub metadata: *mut XLA_FFI_Metadata,
}

#[repr(C)]
pub struct XLA_FFI_Buffer {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_Extension_Base,
    pub dtype: c_int,
    pub data: *mut c_void,
    pub rank: i64,
    pub dims: *const i64,
}

/// `XLA_FFI_Args` and `XLA_FFI_Rets`, which differ in their fields' names alone.
#[repr(C)]
pub struct XLA_FFI_Args {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_Extension_Base,
    pub size: i64,
    pub types: *const c_int,
    pub args: *const *const XLA_FFI_Buffer,
}

/// One call, as far as it is read here.
#[repr(C)]
pub struct XLA_FFI_CallFrame {
    pub struct_size: usize,
    pub extension_start: *mut XLA_FFI_Extension_Base,
    pub api: *const XLA_FFI_Api,
    pub ctx: *mut c_void,
    pub stage: c_int,
    pub args: XLA_FFI_Args,
    pub rets: XLA_FFI_Args,
}
