//! The PJRT C API as this crate uses it, written by hand from `pjrt_c_api.h` (0.81).
//!
//! Names are the header's, so that a search finds both sides. Three rules make one declaration serve plugins of
//! different API versions:
//!
//! 1. Every `*_Args` ends in a zeroed reserve of [`RESERVE`] bytes, and `struct_size` includes it. A plugin
//!    accepts a struct larger than the one it was built with and rejects a smaller one; fields that a newer plugin
//!    appended lie in the reserve and read as zero, the header's meaning of "not given".
//! 2. A function is found by its position in `PJRT_Api` ([`FUNCTIONS`]), and is absent when that position lies at or
//!    beyond the `struct_size` that the plugin reports, or holds null (`api.rs` checks it).
//! 3. The reserve is an array of bytes, so that it starts directly behind the last field: no byte that a newer
//!    plugin could read is left as padding of unknown content.
//!
//! `tests/pjrt_layout.rs` compiles the header with the C compiler and compares every offset listed here.

#![allow(non_camel_case_types)]

use std::ffi::{c_char, c_int, c_void};

/// Zeroed bytes behind the last known field of every argument struct.
pub const RESERVE: usize = 128;

macro_rules! opaque {
    ($($(#[$doc:meta])* $name:ident;)*) => { $(
        $(#[$doc])*
        #[repr(C)]
        pub struct $name {
            _opaque: [u8; 0],
        }
    )* };
}

opaque! {
    /// An error, owned by whoever received it; freed by `PJRT_Error_Destroy`.
    PJRT_Error;
    /// A completion event; freed by `PJRT_Event_Destroy`.
    PJRT_Event;
    /// A connection to the devices of one platform.
    PJRT_Client;
    /// A device of a client; lives as long as its client.
    PJRT_Device;
    /// A memory space of a device; lives as long as its client.
    PJRT_Memory;
    /// Description of a device without a handle to it.
    PJRT_DeviceDescription;
    /// A set of devices that programs can be compiled for.
    PJRT_TopologyDescription;
    /// A compiled program, not tied to a client.
    PJRT_Executable;
    /// A compiled program loaded into a client.
    PJRT_LoadedExecutable;
    /// An array on a device.
    PJRT_Buffer;
    /// Backing memory of a serialized executable.
    PJRT_SerializedExecutable;
    /// Context of one execution; unused, always null.
    PJRT_ExecuteContext;
    /// Link of the chain of extensions; unused, always null.
    PJRT_Extension_Base;
}

/// Position of every function in `PJRT_Api`, in the header's order.
///
/// The header appends and never reorders within a major version. The whole list is kept because a function's address
/// is derived from its position here.
pub const FUNCTIONS: &[&str] = &[
    "PJRT_Error_Destroy",
    "PJRT_Error_Message",
    "PJRT_Error_GetCode",
    "PJRT_Plugin_Initialize",
    "PJRT_Plugin_Attributes",
    "PJRT_Event_Destroy",
    "PJRT_Event_IsReady",
    "PJRT_Event_Error",
    "PJRT_Event_Await",
    "PJRT_Event_OnReady",
    "PJRT_Client_Create",
    "PJRT_Client_Destroy",
    "PJRT_Client_PlatformName",
    "PJRT_Client_ProcessIndex",
    "PJRT_Client_PlatformVersion",
    "PJRT_Client_Devices",
    "PJRT_Client_AddressableDevices",
    "PJRT_Client_LookupDevice",
    "PJRT_Client_LookupAddressableDevice",
    "PJRT_Client_AddressableMemories",
    "PJRT_Client_Compile",
    "PJRT_Client_DefaultDeviceAssignment",
    "PJRT_Client_BufferFromHostBuffer",
    "PJRT_DeviceDescription_Id",
    "PJRT_DeviceDescription_ProcessIndex",
    "PJRT_DeviceDescription_Attributes",
    "PJRT_DeviceDescription_Kind",
    "PJRT_DeviceDescription_DebugString",
    "PJRT_DeviceDescription_ToString",
    "PJRT_Device_GetDescription",
    "PJRT_Device_IsAddressable",
    "PJRT_Device_LocalHardwareId",
    "PJRT_Device_AddressableMemories",
    "PJRT_Device_DefaultMemory",
    "PJRT_Device_MemoryStats",
    "PJRT_Memory_Id",
    "PJRT_Memory_Kind",
    "PJRT_Memory_DebugString",
    "PJRT_Memory_ToString",
    "PJRT_Memory_AddressableByDevices",
    "PJRT_Executable_Destroy",
    "PJRT_Executable_Name",
    "PJRT_Executable_NumReplicas",
    "PJRT_Executable_NumPartitions",
    "PJRT_Executable_NumOutputs",
    "PJRT_Executable_SizeOfGeneratedCodeInBytes",
    "PJRT_Executable_GetCostAnalysis",
    "PJRT_Executable_OutputMemoryKinds",
    "PJRT_Executable_OptimizedProgram",
    "PJRT_Executable_Serialize",
    "PJRT_LoadedExecutable_Destroy",
    "PJRT_LoadedExecutable_GetExecutable",
    "PJRT_LoadedExecutable_AddressableDevices",
    "PJRT_LoadedExecutable_Delete",
    "PJRT_LoadedExecutable_IsDeleted",
    "PJRT_LoadedExecutable_Execute",
    "PJRT_Executable_DeserializeAndLoad",
    "PJRT_LoadedExecutable_Fingerprint",
    "PJRT_Buffer_Destroy",
    "PJRT_Buffer_ElementType",
    "PJRT_Buffer_Dimensions",
    "PJRT_Buffer_UnpaddedDimensions",
    "PJRT_Buffer_DynamicDimensionIndices",
    "PJRT_Buffer_GetMemoryLayout",
    "PJRT_Buffer_OnDeviceSizeInBytes",
    "PJRT_Buffer_Device",
    "PJRT_Buffer_Memory",
    "PJRT_Buffer_Delete",
    "PJRT_Buffer_IsDeleted",
    "PJRT_Buffer_CopyToDevice",
    "PJRT_Buffer_ToHostBuffer",
    "PJRT_Buffer_IsOnCpu",
    "PJRT_Buffer_ReadyEvent",
    "PJRT_Buffer_UnsafePointer",
    "PJRT_Buffer_IncreaseExternalReferenceCount",
    "PJRT_Buffer_DecreaseExternalReferenceCount",
    "PJRT_Buffer_OpaqueDeviceMemoryDataPointer",
    "PJRT_CopyToDeviceStream_Destroy",
    "PJRT_CopyToDeviceStream_AddChunk",
    "PJRT_CopyToDeviceStream_TotalBytes",
    "PJRT_CopyToDeviceStream_GranuleSize",
    "PJRT_CopyToDeviceStream_CurrentBytes",
    "PJRT_TopologyDescription_Create",
    "PJRT_TopologyDescription_Destroy",
    "PJRT_TopologyDescription_PlatformName",
    "PJRT_TopologyDescription_PlatformVersion",
    "PJRT_TopologyDescription_GetDeviceDescriptions",
    "PJRT_TopologyDescription_Serialize",
    "PJRT_TopologyDescription_Attributes",
    "PJRT_Compile",
    "PJRT_Executable_OutputElementTypes",
    "PJRT_Executable_OutputDimensions",
    "PJRT_Buffer_CopyToMemory",
    "PJRT_Client_CreateViewOfDeviceBuffer",
    "PJRT_Executable_Fingerprint",
    "PJRT_Client_TopologyDescription",
    "PJRT_Executable_GetCompiledMemoryStats",
    "PJRT_Memory_Kind_Id",
    "PJRT_ExecuteContext_Create",
    "PJRT_ExecuteContext_Destroy",
    "PJRT_Buffer_CopyRawToHost",
    "PJRT_AsyncHostToDeviceTransferManager_Destroy",
    "PJRT_AsyncHostToDeviceTransferManager_TransferData",
    "PJRT_Client_CreateBuffersForAsyncHostToDevice",
    "PJRT_AsyncHostToDeviceTransferManager_RetrieveBuffer",
    "PJRT_AsyncHostToDeviceTransferManager_Device",
    "PJRT_AsyncHostToDeviceTransferManager_BufferCount",
    "PJRT_AsyncHostToDeviceTransferManager_BufferSize",
    "PJRT_AsyncHostToDeviceTransferManager_SetBufferError",
    "PJRT_AsyncHostToDeviceTransferManager_AddMetadata",
    "PJRT_Client_DmaMap",
    "PJRT_Client_DmaUnmap",
    "PJRT_Client_CreateUninitializedBuffer",
    "PJRT_Client_UpdateGlobalProcessInfo",
    "PJRT_TopologyDescription_Deserialize",
    "PJRT_Client_CreateAliasBuffer",
    "PJRT_Client_FulfillAliasBuffer",
    "PJRT_LoadedExecutable_GetDeviceAssignment",
];

/// Position of `name` in [`FUNCTIONS`]; fails the build for an unknown name when evaluated in a constant.
const fn position(name: &str) -> usize {
    let name = name.as_bytes();
    let mut index = 0;
    while index < FUNCTIONS.len() {
        let candidate = FUNCTIONS[index].as_bytes();
        if candidate.len() == name.len() {
            let mut byte = 0;
            while byte < name.len() && candidate[byte] == name[byte] {
                byte += 1;
            }
            if byte == name.len() {
                return index;
            }
        }
        index += 1;
    }
    panic!("not a function of PJRT_Api")
}

/// The version block inside `PJRT_Api`. It is embedded by value, so it has no reserve.
#[repr(C)]
pub struct PJRT_Api_Version {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub major_version: c_int,
    pub minor_version: c_int,
}

/// The head of the plugin's function table. [`FUNCTIONS`] pointers follow it in memory, as many as `struct_size`
/// covers.
#[repr(C)]
pub struct PJRT_Api {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub pjrt_api_version: PJRT_Api_Version,
}

/// `GetPjrtApi`, the one symbol that a plugin exports.
pub type GetPjrtApi = unsafe extern "C" fn() -> *const PJRT_Api;

/// `PJRT_NamedValue::type`.
pub mod named_value {
    pub const STRING: i32 = 0;
    pub const INT64: i32 = 1;
    pub const INT64_LIST: i32 = 2;
    pub const FLOAT: i32 = 3;
    pub const BOOL: i32 = 4;
}

/// The anonymous union of [`PJRT_NamedValue`].
#[repr(C)]
#[derive(Clone, Copy)]
pub union PJRT_NamedValue_Value {
    pub string_value: *const c_char,
    pub int64_value: i64,
    pub int64_array_value: *const i64,
    pub float_value: f32,
    pub bool_value: bool,
}

/// A named option or attribute. It travels in arrays, so it has no reserve.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct PJRT_NamedValue {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub name: *const c_char,
    pub name_size: usize,
    pub value_type: i32,
    pub value: PJRT_NamedValue_Value,
    pub value_size: usize,
}

/// `PJRT_HostBufferSemantics`.
pub mod host_buffer_semantics {
    pub const IMMUTABLE_ONLY_DURING_CALL: i32 = 0;
    pub const IMMUTABLE_UNTIL_TRANSFER_COMPLETES: i32 = 1;
    pub const IMMUTABLE_ZERO_COPY: i32 = 2;
    pub const MUTABLE_ZERO_COPY: i32 = 3;
}

/// Callback of `PJRT_Event_OnReady`; it owns `error`.
pub type PJRT_Event_OnReadyCallback = unsafe extern "C" fn(error: *mut PJRT_Error, user_arg: *mut c_void);

/// A struct whose first field is its size and whose unknown tail is zero.
///
/// # Safety
///
/// The implementing type is `repr(C)`, every bit pattern of zeros is a value of it, and its first field is the
/// `struct_size: usize` of the header.
pub unsafe trait Sized0: Sized {
    /// All fields zero or null, `struct_size` set to the enlarged size.
    fn zeroed() -> Self {
        // SAFETY: the trait's contract: zero bytes are a valid value.
        let mut value: Self = unsafe { std::mem::zeroed() };
        // SAFETY: the trait's contract: the struct starts with a `usize`.
        unsafe { *(&raw mut value).cast::<usize>() = size_of::<Self>() };
        value
    }
}

/// An argument struct together with the one function that takes it.
pub trait Call: Sized0 {
    /// The function's name in the header.
    const NAME: &'static str;
    /// The function's position in [`FUNCTIONS`].
    const POSITION: usize;
}

/// The order of a buffer's dimensions in memory, with tiles where it has some.
#[repr(C)]
pub struct PJRT_Buffer_MemoryLayout_Tiled {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub minor_to_major: *const i64,
    pub minor_to_major_size: usize,
    pub tile_dims: *const i64,
    pub tile_dim_sizes: *const usize,
    pub num_tiles: usize,
}

/// A buffer's layout in memory. The header's union has a second, smaller kind, strides in bytes, which is not used
/// here.
#[repr(C)]
pub struct PJRT_Buffer_MemoryLayout {
    pub struct_size: usize,
    pub extension_start: *mut PJRT_Extension_Base,
    pub tiled: PJRT_Buffer_MemoryLayout_Tiled,
    pub type_: c_int,
}

impl PJRT_Buffer_MemoryLayout {
    /// Value of `type_` if `tiled` holds.
    pub const TILED: c_int = 0;

    /// The layout without tiles whose dimensions lie in this order, the fastest first. `minor_to_major` must outlive
    /// it.
    pub fn untiled(minor_to_major: &[i64]) -> Self {
        Self {
            struct_size: std::mem::offset_of!(Self, type_) + size_of::<c_int>(),
            extension_start: std::ptr::null_mut(),
            tiled: PJRT_Buffer_MemoryLayout_Tiled {
                struct_size: size_of::<PJRT_Buffer_MemoryLayout_Tiled>(),
                extension_start: std::ptr::null_mut(),
                minor_to_major: minor_to_major.as_ptr(),
                minor_to_major_size: minor_to_major.len(),
                tile_dims: std::ptr::null(),
                tile_dim_sizes: std::ptr::null(),
                num_tiles: 0,
            },
            type_: Self::TILED,
        }
    }
}

/// Name, field offsets and size without reserve of a declared struct, for comparison with the header.
pub struct Layout {
    /// The header's struct name.
    pub name: &'static str,
    /// Each field's name and offset.
    pub fields: &'static [(&'static str, usize)],
    /// Offset of the reserve: the size of the struct as the header knows it, without trailing padding.
    pub end: usize,
}

macro_rules! sized_structs {
    ($($(#[$doc:meta])* $name:ident { $($field:ident: $ty:ty,)* })*) => {
        $(
            $(#[$doc])*
            #[repr(C)]
            pub struct $name {
                pub struct_size: usize,
                pub extension_start: *mut PJRT_Extension_Base,
                $(pub $field: $ty,)*
                reserve: [u8; RESERVE],
            }

            // SAFETY: `repr(C)`, `struct_size` first, and all fields are integers, floats, bools, raw pointers or
            // optional function pointers, for which zero is a value.
            unsafe impl Sized0 for $name {}
        )*
        /// Every struct with a reserve, for the layout test.
        pub const LAYOUTS: &[Layout] = &[$(
            Layout {
                name: stringify!($name),
                fields: &[
                    ("struct_size", std::mem::offset_of!($name, struct_size)),
                    ("extension_start", std::mem::offset_of!($name, extension_start)),
                    $((stringify!($field), std::mem::offset_of!($name, $field)),)*
                ],
                end: std::mem::offset_of!($name, reserve),
            },
        )*];
    };
}

macro_rules! calls {
    ($($function:literal: $args:ident,)*) => { $(
        impl Call for $args {
            const NAME: &'static str = $function;
            const POSITION: usize = position($function);
        }
    )* };
}

sized_structs! {
    /// Frees an error.
    PJRT_Error_Destroy_Args { error: *mut PJRT_Error, }
    /// Reads an error's message, which lives as long as the error.
    PJRT_Error_Message_Args { error: *const PJRT_Error, message: *const c_char, message_size: usize, }
    /// Reads an error's status code.
    PJRT_Error_GetCode_Args { error: *const PJRT_Error, code: c_int, }
    /// One-time setup of a plugin.
    PJRT_Plugin_Initialize_Args { }
    /// Reads a plugin's attributes, which live as long as the process.
    PJRT_Plugin_Attributes_Args { attributes: *const PJRT_NamedValue, num_attributes: usize, }
    /// Frees an event.
    PJRT_Event_Destroy_Args { event: *mut PJRT_Event, }
    /// Asks whether an event has happened, without waiting.
    PJRT_Event_IsReady_Args { event: *mut PJRT_Event, is_ready: bool, }
    /// Reads the outcome of an event that is ready.
    PJRT_Event_Error_Args { event: *mut PJRT_Event, }
    /// Registers a callback for when an event happens.
    PJRT_Event_OnReady_Args {
        event: *mut PJRT_Event,
        callback: Option<PJRT_Event_OnReadyCallback>,
        user_arg: *mut c_void,
    }
    /// Creates a client.
    PJRT_Client_Create_Args {
        create_options: *const PJRT_NamedValue,
        num_options: usize,
        kv_get_callback: *const c_void,
        kv_get_user_arg: *mut c_void,
        kv_put_callback: *const c_void,
        kv_put_user_arg: *mut c_void,
        client: *mut PJRT_Client,
        kv_try_get_callback: *const c_void,
        kv_try_get_user_arg: *mut c_void,
    }
    /// Shuts a client down and frees it.
    PJRT_Client_Destroy_Args { client: *mut PJRT_Client, }
    /// Reads the platform's name.
    PJRT_Client_PlatformName_Args {
        client: *mut PJRT_Client,
        platform_name: *const c_char,
        platform_name_size: usize,
    }
    /// Reads the platform's version text.
    PJRT_Client_PlatformVersion_Args {
        client: *mut PJRT_Client,
        platform_version: *const c_char,
        platform_version_size: usize,
    }
    /// Lists the devices that this process can use.
    PJRT_Client_AddressableDevices_Args {
        client: *mut PJRT_Client,
        addressable_devices: *const *mut PJRT_Device,
        num_addressable_devices: usize,
    }
    /// A program in text or bytes of a named format; passed by pointer.
    PJRT_Program {
        code: *mut c_char,
        code_size: usize,
        format: *const c_char,
        format_size: usize,
    }
    /// Compiles and loads a program.
    PJRT_Client_Compile_Args {
        client: *mut PJRT_Client,
        program: *const PJRT_Program,
        compile_options: *const c_char,
        compile_options_size: usize,
        executable: *mut PJRT_LoadedExecutable,
    }
    /// Makes a buffer from host memory.
    PJRT_Client_BufferFromHostBuffer_Args {
        client: *mut PJRT_Client,
        data: *const c_void,
        type_: c_int,
        dims: *const i64,
        num_dims: usize,
        byte_strides: *const i64,
        num_byte_strides: usize,
        host_buffer_semantics: c_int,
        device: *mut PJRT_Device,
        memory: *mut PJRT_Memory,
        device_layout: *mut PJRT_Buffer_MemoryLayout,
        done_with_host_buffer: *mut PJRT_Event,
        buffer: *mut PJRT_Buffer,
    }
    /// Reads a device's id.
    PJRT_DeviceDescription_Id_Args { device_description: *mut PJRT_DeviceDescription, id: c_int, }
    /// Reads a device's attributes, which live as long as the description.
    PJRT_DeviceDescription_Attributes_Args {
        device_description: *mut PJRT_DeviceDescription,
        num_attributes: usize,
        attributes: *const PJRT_NamedValue,
    }
    /// Reads a device's kind, such as `TPU v5 lite`.
    PJRT_DeviceDescription_Kind_Args {
        device_description: *mut PJRT_DeviceDescription,
        device_kind: *const c_char,
        device_kind_size: usize,
    }
    /// Reads a device's text for logs.
    PJRT_DeviceDescription_DebugString_Args {
        device_description: *mut PJRT_DeviceDescription,
        debug_string: *const c_char,
        debug_string_size: usize,
    }
    /// Finds the description of a device.
    PJRT_Device_GetDescription_Args {
        device: *mut PJRT_Device,
        device_description: *mut PJRT_DeviceDescription,
    }
    /// Reads how much of a device's memory is in use. A number holds if the flag behind it is set.
    PJRT_Device_MemoryStats_Args {
        device: *mut PJRT_Device,
        bytes_in_use: i64,
        peak_bytes_in_use: i64,
        peak_bytes_in_use_is_set: bool,
        num_allocs: i64,
        num_allocs_is_set: bool,
        largest_alloc_size: i64,
        largest_alloc_size_is_set: bool,
        bytes_limit: i64,
        bytes_limit_is_set: bool,
        bytes_reserved: i64,
        bytes_reserved_is_set: bool,
        peak_bytes_reserved: i64,
        peak_bytes_reserved_is_set: bool,
        bytes_reservable_limit: i64,
        bytes_reservable_limit_is_set: bool,
        largest_free_block_bytes: i64,
        largest_free_block_bytes_is_set: bool,
        pool_bytes: i64,
        pool_bytes_is_set: bool,
        peak_pool_bytes: i64,
        peak_pool_bytes_is_set: bool,
    }
    /// Frees an executable.
    PJRT_Executable_Destroy_Args { executable: *mut PJRT_Executable, }
    /// Reads an executable's name.
    PJRT_Executable_Name_Args {
        executable: *mut PJRT_Executable,
        executable_name: *const c_char,
        executable_name_size: usize,
    }
    /// Reads how many outputs a program has.
    PJRT_Executable_NumOutputs_Args { executable: *mut PJRT_Executable, num_outputs: usize, }
    /// Reads the size of the machine code; -1 where unknown.
    PJRT_Executable_SizeOfGeneratedCodeInBytes_Args { executable: *mut PJRT_Executable, size_in_bytes: i64, }
    /// Reads the compiler's own estimate of a program's costs, which lives as long as the executable.
    PJRT_Executable_GetCostAnalysis_Args {
        executable: *mut PJRT_Executable,
        num_properties: usize,
        properties: *const PJRT_NamedValue,
    }
    /// Reads how much memory a program needs.
    PJRT_Executable_GetCompiledMemoryStats_Args {
        executable: *mut PJRT_Executable,
        generated_code_size_in_bytes: i64,
        argument_size_in_bytes: i64,
        output_size_in_bytes: i64,
        alias_size_in_bytes: i64,
        temp_size_in_bytes: i64,
        host_generated_code_size_in_bytes: i64,
        host_argument_size_in_bytes: i64,
        host_output_size_in_bytes: i64,
        host_alias_size_in_bytes: i64,
        host_temp_size_in_bytes: i64,
        peak_memory_in_bytes: i64,
    }
    /// Reads the element types of a program's outputs.
    PJRT_Executable_OutputElementTypes_Args {
        executable: *mut PJRT_Executable,
        output_types: *const c_int,
        num_output_types: usize,
    }
    /// Reads the sizes of a program's outputs, all in one list.
    PJRT_Executable_OutputDimensions_Args {
        executable: *mut PJRT_Executable,
        num_outputs: usize,
        dims: *const i64,
        dim_sizes: *const usize,
    }
    /// Reads the compiled program. The caller gives the place of the code, null to ask for its size first.
    PJRT_Executable_OptimizedProgram_Args { executable: *mut PJRT_Executable, program: *mut PJRT_Program, }
    /// Turns an executable into bytes.
    PJRT_Executable_Serialize_Args {
        executable: *const PJRT_Executable,
        serialized_bytes: *const c_char,
        serialized_bytes_size: usize,
        serialized_executable: *mut PJRT_SerializedExecutable,
        serialized_executable_deleter: Option<unsafe extern "C" fn(*mut PJRT_SerializedExecutable)>,
    }
    /// Makes an executable from bytes and loads it.
    PJRT_Executable_DeserializeAndLoad_Args {
        client: *mut PJRT_Client,
        serialized_executable: *const c_char,
        serialized_executable_size: usize,
        loaded_executable: *mut PJRT_LoadedExecutable,
        overridden_serialized_compile_options: *const c_char,
        overridden_serialized_compile_options_size: usize,
    }
    /// Reads what names the compiled program's content.
    PJRT_Executable_Fingerprint_Args {
        executable: *mut PJRT_Executable,
        executable_fingerprint: *const c_char,
        executable_fingerprint_size: usize,
    }
    /// Unloads and frees a loaded executable.
    PJRT_LoadedExecutable_Destroy_Args { executable: *mut PJRT_LoadedExecutable, }
    /// Finds the executable inside a loaded one; the caller frees it.
    PJRT_LoadedExecutable_GetExecutable_Args {
        loaded_executable: *mut PJRT_LoadedExecutable,
        executable: *mut PJRT_Executable,
    }
    /// How to run a program; passed by pointer.
    PJRT_ExecuteOptions {
        send_callbacks: *mut *mut c_void,
        recv_callbacks: *mut *mut c_void,
        num_send_ops: usize,
        num_recv_ops: usize,
        launch_id: c_int,
        non_donatable_input_indices: *const i64,
        num_non_donatable_input_indices: usize,
        context: *mut PJRT_ExecuteContext,
        call_location: *const c_char,
        num_tasks: usize,
        task_ids: *mut c_int,
        incarnation_ids: *mut i64,
    }
    /// Runs a program.
    PJRT_LoadedExecutable_Execute_Args {
        executable: *mut PJRT_LoadedExecutable,
        options: *mut PJRT_ExecuteOptions,
        argument_lists: *const *const *mut PJRT_Buffer,
        num_devices: usize,
        num_args: usize,
        output_lists: *const *mut *mut PJRT_Buffer,
        device_complete_events: *mut *mut PJRT_Event,
        execute_device: *mut PJRT_Device,
    }
    /// Frees a buffer.
    PJRT_Buffer_Destroy_Args { buffer: *mut PJRT_Buffer, }
    /// Reads a buffer's element type.
    PJRT_Buffer_ElementType_Args { buffer: *mut PJRT_Buffer, type_: c_int, }
    /// Reads a buffer's shape.
    PJRT_Buffer_Dimensions_Args { buffer: *mut PJRT_Buffer, dims: *const i64, num_dims: usize, }
    /// Reads the order in which a buffer's elements lie on its device; its lists live as long as the buffer.
    PJRT_Buffer_GetMemoryLayout_Args { buffer: *mut PJRT_Buffer, layout: PJRT_Buffer_MemoryLayout, }
    /// Reads how many bytes a buffer occupies on its device.
    PJRT_Buffer_OnDeviceSizeInBytes_Args { buffer: *mut PJRT_Buffer, on_device_size_in_bytes: usize, }
    /// Asks whether a buffer was deleted or donated.
    PJRT_Buffer_IsDeleted_Args { buffer: *mut PJRT_Buffer, is_deleted: bool, }
    /// Copies a buffer to another device.
    PJRT_Buffer_CopyToDevice_Args {
        buffer: *mut PJRT_Buffer,
        dst_device: *mut PJRT_Device,
        dst_buffer: *mut PJRT_Buffer,
    }
    /// Copies a buffer to host memory.
    PJRT_Buffer_ToHostBuffer_Args {
        src: *mut PJRT_Buffer,
        host_layout: *mut PJRT_Buffer_MemoryLayout,
        dst: *mut c_void,
        dst_size: usize,
        event: *mut PJRT_Event,
    }
    /// Asks whether a buffer lies in host memory.
    PJRT_Buffer_IsOnCpu_Args { buffer: *mut PJRT_Buffer, is_on_cpu: bool, }
    /// Makes an event for when a buffer's content is there.
    PJRT_Buffer_ReadyEvent_Args { buffer: *mut PJRT_Buffer, event: *mut PJRT_Event, }
    /// Reads a buffer's address.
    PJRT_Buffer_UnsafePointer_Args { buffer: *mut PJRT_Buffer, buffer_pointer: usize, }
    /// Creates a topology from its name.
    PJRT_TopologyDescription_Create_Args {
        topology_name: *const c_char,
        topology_name_size: usize,
        create_options: *const PJRT_NamedValue,
        num_options: usize,
        topology: *mut PJRT_TopologyDescription,
    }
    /// Frees a topology.
    PJRT_TopologyDescription_Destroy_Args { topology: *mut PJRT_TopologyDescription, }
    /// Reads the name of a topology's platform.
    PJRT_TopologyDescription_PlatformName_Args {
        topology: *const PJRT_TopologyDescription,
        platform_name: *const c_char,
        platform_name_size: usize,
    }
    /// Reads the version text of a topology's platform.
    PJRT_TopologyDescription_PlatformVersion_Args {
        topology: *mut PJRT_TopologyDescription,
        platform_version: *const c_char,
        platform_version_size: usize,
    }
    /// Lists a topology's devices; they live as long as the topology.
    PJRT_TopologyDescription_GetDeviceDescriptions_Args {
        topology: *const PJRT_TopologyDescription,
        descriptions: *const *mut PJRT_DeviceDescription,
        num_descriptions: usize,
    }
    /// Compiles a program for a topology, with no device present.
    PJRT_Compile_Args {
        topology: *const PJRT_TopologyDescription,
        program: *const PJRT_Program,
        compile_options: *const c_char,
        compile_options_size: usize,
        client: *mut PJRT_Client,
        executable: *mut PJRT_Executable,
    }
}

calls! {
    "PJRT_Error_Destroy": PJRT_Error_Destroy_Args,
    "PJRT_Error_Message": PJRT_Error_Message_Args,
    "PJRT_Error_GetCode": PJRT_Error_GetCode_Args,
    "PJRT_Plugin_Initialize": PJRT_Plugin_Initialize_Args,
    "PJRT_Plugin_Attributes": PJRT_Plugin_Attributes_Args,
    "PJRT_Event_Destroy": PJRT_Event_Destroy_Args,
    "PJRT_Event_IsReady": PJRT_Event_IsReady_Args,
    "PJRT_Event_Error": PJRT_Event_Error_Args,
    "PJRT_Event_OnReady": PJRT_Event_OnReady_Args,
    "PJRT_Client_Create": PJRT_Client_Create_Args,
    "PJRT_Client_Destroy": PJRT_Client_Destroy_Args,
    "PJRT_Client_PlatformName": PJRT_Client_PlatformName_Args,
    "PJRT_Client_PlatformVersion": PJRT_Client_PlatformVersion_Args,
    "PJRT_Client_AddressableDevices": PJRT_Client_AddressableDevices_Args,
    "PJRT_Client_Compile": PJRT_Client_Compile_Args,
    "PJRT_Client_BufferFromHostBuffer": PJRT_Client_BufferFromHostBuffer_Args,
    "PJRT_DeviceDescription_Id": PJRT_DeviceDescription_Id_Args,
    "PJRT_DeviceDescription_Attributes": PJRT_DeviceDescription_Attributes_Args,
    "PJRT_DeviceDescription_Kind": PJRT_DeviceDescription_Kind_Args,
    "PJRT_DeviceDescription_DebugString": PJRT_DeviceDescription_DebugString_Args,
    "PJRT_Device_GetDescription": PJRT_Device_GetDescription_Args,
    "PJRT_Device_MemoryStats": PJRT_Device_MemoryStats_Args,
    "PJRT_Executable_Destroy": PJRT_Executable_Destroy_Args,
    "PJRT_Executable_Name": PJRT_Executable_Name_Args,
    "PJRT_Executable_NumOutputs": PJRT_Executable_NumOutputs_Args,
    "PJRT_Executable_SizeOfGeneratedCodeInBytes": PJRT_Executable_SizeOfGeneratedCodeInBytes_Args,
    "PJRT_Executable_GetCostAnalysis": PJRT_Executable_GetCostAnalysis_Args,
    "PJRT_Executable_GetCompiledMemoryStats": PJRT_Executable_GetCompiledMemoryStats_Args,
    "PJRT_Executable_OutputElementTypes": PJRT_Executable_OutputElementTypes_Args,
    "PJRT_Executable_OutputDimensions": PJRT_Executable_OutputDimensions_Args,
    "PJRT_Executable_OptimizedProgram": PJRT_Executable_OptimizedProgram_Args,
    "PJRT_Executable_Serialize": PJRT_Executable_Serialize_Args,
    "PJRT_Executable_DeserializeAndLoad": PJRT_Executable_DeserializeAndLoad_Args,
    "PJRT_Executable_Fingerprint": PJRT_Executable_Fingerprint_Args,
    "PJRT_LoadedExecutable_Destroy": PJRT_LoadedExecutable_Destroy_Args,
    "PJRT_LoadedExecutable_GetExecutable": PJRT_LoadedExecutable_GetExecutable_Args,
    "PJRT_LoadedExecutable_Execute": PJRT_LoadedExecutable_Execute_Args,
    "PJRT_Buffer_Destroy": PJRT_Buffer_Destroy_Args,
    "PJRT_Buffer_ElementType": PJRT_Buffer_ElementType_Args,
    "PJRT_Buffer_Dimensions": PJRT_Buffer_Dimensions_Args,
    "PJRT_Buffer_GetMemoryLayout": PJRT_Buffer_GetMemoryLayout_Args,
    "PJRT_Buffer_OnDeviceSizeInBytes": PJRT_Buffer_OnDeviceSizeInBytes_Args,
    "PJRT_Buffer_IsDeleted": PJRT_Buffer_IsDeleted_Args,
    "PJRT_Buffer_ToHostBuffer": PJRT_Buffer_ToHostBuffer_Args,
    "PJRT_Buffer_CopyToDevice": PJRT_Buffer_CopyToDevice_Args,
    "PJRT_Buffer_IsOnCpu": PJRT_Buffer_IsOnCpu_Args,
    "PJRT_Buffer_ReadyEvent": PJRT_Buffer_ReadyEvent_Args,
    "PJRT_Buffer_UnsafePointer": PJRT_Buffer_UnsafePointer_Args,
    "PJRT_TopologyDescription_Create": PJRT_TopologyDescription_Create_Args,
    "PJRT_TopologyDescription_Destroy": PJRT_TopologyDescription_Destroy_Args,
    "PJRT_TopologyDescription_PlatformName": PJRT_TopologyDescription_PlatformName_Args,
    "PJRT_TopologyDescription_PlatformVersion": PJRT_TopologyDescription_PlatformVersion_Args,
    "PJRT_TopologyDescription_GetDeviceDescriptions": PJRT_TopologyDescription_GetDeviceDescriptions_Args,
    "PJRT_Compile": PJRT_Compile_Args,
}
