//! The accelerator's PJRT C API: the table of its functions, and each function by its arguments.

use super::array::{self, Array};
use super::client::{self, Client, Device};
use super::completion::{Completion, Failure};
use super::cpu_plugin;
use super::program::Program;
use super::queue::guarded;
use crate::pjrt::ffi::*;
use crate::pjrt::{ElementType, OptionValue, named_values, slice_of};
use std::ffi::{CStr, c_char, c_void};
use std::ptr::null_mut;
use std::sync::{Arc, LazyLock};

/// The version of the header that `pjrt/ffi.rs` follows.
const VERSION: (i32, i32) = (0, 81);

/// A function of the C API, by its arguments.
trait Serve: Call {
    /// # Safety
    /// The arguments fulfil the function's contract in the header.
    ///
    /// # Errors
    /// What the caller gets as the function's error.
    unsafe fn serve(&mut self) -> Result<(), Failure>;
}

/// # Safety
/// `args` are live, and fulfil the function's contract.
unsafe extern "C" fn enter<A: Serve>(args: *mut A) -> *mut PJRT_Error {
    // SAFETY: the caller's promise.
    match guarded(|| unsafe { (*args).serve() }) {
        Ok(()) => null_mut(),
        Err(failure) => error(failure),
    }
}

/// For the two functions that return nothing.
///
/// # Safety
/// As for [`enter`].
unsafe extern "C" fn enter_void<A: Serve>(args: *mut A) {
    // SAFETY: the caller's promise. They do not fail.
    drop(guarded(|| unsafe { (*args).serve() }));
}

fn error(failure: Failure) -> *mut PJRT_Error {
    Box::into_raw(Box::new(failure)).cast()
}

#[repr(C)]
struct Table {
    head: PJRT_Api,
    functions: [*const c_void; FUNCTIONS.len()],
}

// SAFETY: the table is only read.
unsafe impl Send for Table {}
// SAFETY: as above.
unsafe impl Sync for Table {}

macro_rules! table {
    ($($args:ident,)*; void: $($void:ident,)*) => {
        static TABLE: LazyLock<Table> = LazyLock::new(|| {
            let mut functions = [std::ptr::null(); FUNCTIONS.len()];
            $(functions[$args::POSITION] = enter::<$args> as *const c_void;)*
            $(functions[$void::POSITION] = enter_void::<$void> as *const c_void;)*
            let head = PJRT_Api {
                struct_size: size_of::<Table>(),
                extension_start: null_mut(),
                pjrt_api_version: PJRT_Api_Version {
                    struct_size: size_of::<PJRT_Api_Version>(),
                    extension_start: null_mut(),
                    major_version: VERSION.0,
                    minor_version: VERSION.1,
                },
            };
            Table { head, functions }
        });
    };
}

/// Returns the table, as `GetPjrtApi` of a plugin does.
pub fn api() -> *const PJRT_Api {
    &raw const TABLE.head
}

table! {
    PJRT_Error_GetCode_Args,
    PJRT_Plugin_Initialize_Args,
    PJRT_Event_Destroy_Args,
    PJRT_Event_IsReady_Args,
    PJRT_Event_Error_Args,
    PJRT_Event_OnReady_Args,
    PJRT_Client_Create_Args,
    PJRT_Client_Destroy_Args,
    PJRT_Client_PlatformName_Args,
    PJRT_Client_PlatformVersion_Args,
    PJRT_Client_AddressableDevices_Args,
    PJRT_Client_Compile_Args,
    PJRT_Client_BufferFromHostBuffer_Args,
    PJRT_DeviceDescription_Id_Args,
    PJRT_DeviceDescription_Kind_Args,
    PJRT_DeviceDescription_DebugString_Args,
    PJRT_Device_GetDescription_Args,
    PJRT_Device_MemoryStats_Args,
    PJRT_Executable_Destroy_Args,
    PJRT_Executable_Name_Args,
    PJRT_Executable_NumOutputs_Args,
    PJRT_Executable_SizeOfGeneratedCodeInBytes_Args,
    PJRT_Executable_GetCompiledMemoryStats_Args,
    PJRT_Executable_OutputElementTypes_Args,
    PJRT_Executable_OutputDimensions_Args,
    PJRT_Executable_Serialize_Args,
    PJRT_Executable_DeserializeAndLoad_Args,
    PJRT_LoadedExecutable_Destroy_Args,
    PJRT_LoadedExecutable_GetExecutable_Args,
    PJRT_LoadedExecutable_Execute_Args,
    PJRT_Buffer_Destroy_Args,
    PJRT_Buffer_ElementType_Args,
    PJRT_Buffer_Dimensions_Args,
    PJRT_Buffer_GetMemoryLayout_Args,
    PJRT_Buffer_OnDeviceSizeInBytes_Args,
    PJRT_Buffer_IsDeleted_Args,
    PJRT_Buffer_ToHostBuffer_Args,
    PJRT_Buffer_CopyToDevice_Args,
    PJRT_Buffer_IsOnCpu_Args,
    PJRT_Buffer_ReadyEvent_Args,
    PJRT_Buffer_UnsafePointer_Args,
    ;
    void:
    PJRT_Error_Destroy_Args,
    PJRT_Error_Message_Args,
}

/// A handle of the C API: a reference of its own to what it names.
fn handle<T, H>(of: Arc<T>) -> *mut H {
    Box::into_raw(Box::new(of)).cast()
}

/// # Safety
/// `handle` is a live one of [`handle`], to a `T`.
unsafe fn named<'a, T, H>(handle: *const H) -> &'a Arc<T> {
    // SAFETY: the caller's promise.
    unsafe { &*handle.cast::<Arc<T>>() }
}

/// # Safety
/// `handle` is null, or as for [`named`], and used no more.
unsafe fn free<T>(handle: *mut c_void) {
    if !handle.is_null() {
        // SAFETY: the caller's promise.
        drop(unsafe { Box::from_raw(handle.cast::<T>()) });
    }
}

fn text(text: &str, to: &mut *const c_char, size: &mut usize) {
    *to = text.as_ptr().cast();
    *size = text.len();
}

/// # Safety
/// `device` is one of a live client.
unsafe fn device<'a, H>(device: *mut H) -> &'a Device {
    // SAFETY: the caller's promise: descriptions and devices are the same thing here.
    unsafe { &*device.cast_const().cast::<Device>() }
}

/// Implements functions: each with its arguments by name, in a block where the contract of the header holds.
macro_rules! serve {
    ($($name:ident($args:ident) $body:block)*) => {$(
        impl Serve for $name {
            #[allow(unused_unsafe, reason = "some only read what they own")]
            unsafe fn serve(&mut self) -> Result<(), Failure> {
                let $args = self;
                // SAFETY: handles are live ones of this table, and lists and places are as long as they are said to be:
                // the caller's promise, by the header.
                unsafe { $body }
            }
        }
    )*};
}

serve! {
    PJRT_Error_Destroy_Args(args) {
        free::<Failure>(args.error.cast());
        Ok(())
    }
    PJRT_Error_Message_Args(args) {
        let failure = &*args.error.cast::<Failure>();
        text(&failure.message, &mut args.message, &mut args.message_size);
        Ok(())
    }
    PJRT_Error_GetCode_Args(args) {
        args.code = (*args.error.cast::<Failure>()).code.raw();
        Ok(())
    }
    PJRT_Plugin_Initialize_Args(_args) {
        Ok(())
    }
    PJRT_Event_Destroy_Args(args) {
        free::<Arc<Completion>>(args.event.cast());
        Ok(())
    }
    PJRT_Event_IsReady_Args(args) {
        args.is_ready = named::<Completion, _>(args.event).outcome().is_some();
        Ok(())
    }
    PJRT_Event_Error_Args(args) {
        named::<Completion, _>(args.event).outcome().unwrap_or(Ok(()))
    }
    PJRT_Event_OnReady_Args(args) {
        let callback = args.callback.ok_or_else(|| Failure::invalid("no callback"))?;
        let user = Address(args.user_arg);
        named::<Completion, _>(args.event).then(Box::new(move |outcome| {
            let failure = outcome.err().map_or(null_mut(), error);
            // Who registered it promised that it may be called once, from any thread.
            callback(failure, user.get());
        }));
        Ok(())
    }
}

/// An argument of the host's for its own callback.
struct Address(*mut c_void);

// SAFETY: the header has callbacks called from any thread.
unsafe impl Send for Address {}

impl Address {
    fn get(&self) -> *mut c_void {
        self.0
    }
}

serve! {
    PJRT_Client_Create_Args(args) {
        let options: Vec<(String, OptionValue)> = named_values(args.create_options, args.num_options);
        args.client = handle(Client::create(cpu_plugin()?, &options)?);
        Ok(())
    }
    PJRT_Client_Destroy_Args(args) {
        free::<Arc<Client>>(args.client.cast());
        Ok(())
    }
    PJRT_Client_PlatformName_Args(args) {
        text(super::NAME, &mut args.platform_name, &mut args.platform_name_size);
        Ok(())
    }
    PJRT_Client_PlatformVersion_Args(args) {
        let client = named::<Client, _>(args.client);
        text(&client.version, &mut args.platform_version, &mut args.platform_version_size);
        Ok(())
    }
    PJRT_Client_AddressableDevices_Args(args) {
        let client = named::<Client, _>(args.client);
        args.addressable_devices = client.list.as_ptr();
        args.num_addressable_devices = client.list.len();
        Ok(())
    }
    PJRT_Client_Compile_Args(args) {
        let program = &*args.program;
        let format = slice_of(program.format.cast::<u8>(), program.format_size);
        if format != b"mlir" {
            return Err(Failure::unimplemented("compiler of programs that are no MLIR text"));
        }
        // The text ends in a zero byte, as that of `mlir_program` does; another caller's is copied.
        let code = slice_of(program.code.cast_const().cast::<u8>(), program.code_size);
        let code = [code, b"\0"].concat();
        let code = CStr::from_bytes_until_nul(&code).map_err(|e| Failure::invalid(e.to_string()))?;
        let options = slice_of(args.compile_options.cast::<u8>(), args.compile_options_size);
        args.executable = handle(Program::compile(named(args.client), code, options)?);
        Ok(())
    }
    PJRT_DeviceDescription_Id_Args(args) {
        args.id = device(args.device_description).id;
        Ok(())
    }
    PJRT_DeviceDescription_Kind_Args(args) {
        text(super::KIND, &mut args.device_kind, &mut args.device_kind_size);
        Ok(())
    }
    PJRT_DeviceDescription_DebugString_Args(args) {
        let name = &device(args.device_description).name;
        text(name, &mut args.debug_string, &mut args.debug_string_size);
        Ok(())
    }
    PJRT_Device_GetDescription_Args(args) {
        args.device_description = args.device.cast();
        Ok(())
    }
    PJRT_Device_MemoryStats_Args(args) {
        let memory = &device(args.device).memory;
        let used = memory.in_use();
        args.bytes_in_use = used.used as i64;
        (args.peak_bytes_in_use, args.peak_bytes_in_use_is_set) = (used.peak as i64, true);
        (args.num_allocs, args.num_allocs_is_set) = (used.allocations as i64, true);
        (args.largest_alloc_size, args.largest_alloc_size_is_set) = (used.largest as i64, true);
        if let Some(limit) = memory.limit {
            (args.bytes_limit, args.bytes_limit_is_set) = (limit as i64, true);
        }
        Ok(())
    }
}

/// An executable as the C API reads it: the program, and its lists.
struct Interface {
    program: Arc<Program>,
    types: Vec<i32>,
    dims: Vec<i64>,
    ranks: Vec<usize>,
}

serve! {
    PJRT_LoadedExecutable_GetExecutable_Args(args) {
        let program = Arc::clone(named::<Program, _>(args.loaded_executable));
        let outputs = &program.signature.outputs;
        args.executable = handle(Arc::new(Interface {
            types: outputs.iter().map(|output| output.element_type as i32).collect(),
            dims: outputs.iter().flat_map(|output| output.dims.clone()).collect(),
            ranks: outputs.iter().map(|output| output.dims.len()).collect(),
            program,
        }));
        Ok(())
    }
    PJRT_Executable_Destroy_Args(args) {
        free::<Arc<Interface>>(args.executable.cast());
        Ok(())
    }
    PJRT_Executable_Name_Args(args) {
        let name = &named::<Interface, _>(args.executable).program.name;
        text(name, &mut args.executable_name, &mut args.executable_name_size);
        Ok(())
    }
    PJRT_Executable_NumOutputs_Args(args) {
        args.num_outputs = named::<Interface, _>(args.executable).program.signature.outputs.len();
        Ok(())
    }
    PJRT_Executable_SizeOfGeneratedCodeInBytes_Args(args) {
        let inner = named::<Interface, _>(args.executable).program.inner.as_ref();
        args.size_in_bytes = inner.map(|inner| inner.code_bytes()).transpose()?.unwrap_or_default();
        Ok(())
    }
    PJRT_Executable_GetCompiledMemoryStats_Args(args) {
        let inner = named::<Interface, _>(args.executable).program.inner.as_ref();
        let stats = inner.map(|inner| inner.memory_stats()).transpose()?.unwrap_or_default();
        args.generated_code_size_in_bytes = stats.generated_code_bytes;
        args.argument_size_in_bytes = stats.argument_bytes;
        args.output_size_in_bytes = stats.output_bytes;
        args.alias_size_in_bytes = stats.alias_bytes;
        args.temp_size_in_bytes = stats.temp_bytes;
        args.host_generated_code_size_in_bytes = stats.host_generated_code_bytes;
        args.host_argument_size_in_bytes = stats.host_argument_bytes;
        args.host_output_size_in_bytes = stats.host_output_bytes;
        args.host_alias_size_in_bytes = stats.host_alias_bytes;
        args.host_temp_size_in_bytes = stats.host_temp_bytes;
        args.peak_memory_in_bytes = stats.peak_bytes;
        Ok(())
    }
    PJRT_Executable_OutputElementTypes_Args(args) {
        let types = &named::<Interface, _>(args.executable).types;
        (args.output_types, args.num_output_types) = (types.as_ptr(), types.len());
        Ok(())
    }
    PJRT_Executable_OutputDimensions_Args(args) {
        let interface = named::<Interface, _>(args.executable);
        args.num_outputs = interface.ranks.len();
        (args.dims, args.dim_sizes) = (interface.dims.as_ptr(), interface.ranks.as_ptr());
        Ok(())
    }
    PJRT_Executable_Serialize_Args(args) {
        let bytes = Box::new(named::<Interface, _>(args.executable).program.serialize()?);
        (args.serialized_bytes, args.serialized_bytes_size) = (bytes.as_ptr().cast(), bytes.len());
        args.serialized_executable = Box::into_raw(bytes).cast();
        args.serialized_executable_deleter = Some(delete_bytes);
        Ok(())
    }
    PJRT_Executable_DeserializeAndLoad_Args(args) {
        let bytes = slice_of(args.serialized_executable.cast::<u8>(), args.serialized_executable_size);
        args.loaded_executable = handle(Program::load(named(args.client), bytes)?);
        Ok(())
    }
    PJRT_LoadedExecutable_Destroy_Args(args) {
        free::<Arc<Program>>(args.executable.cast());
        Ok(())
    }
    PJRT_LoadedExecutable_Execute_Args(args) {
        if args.num_devices != 1 {
            return Err(Failure::unimplemented("programs of several replicas"));
        }
        let program = named::<Program, _>(args.executable);
        let given = slice_of(*args.argument_lists, args.num_args);
        let arguments: Vec<Arc<Array>> =
            given.iter().map(|argument| Arc::clone(named::<Array, _>(*argument))).collect();
        let options = &*args.options;
        let kept =
            slice_of(options.non_donatable_input_indices, options.num_non_donatable_input_indices);
        let is_portable = !args.execute_device.is_null();
        let on = if is_portable { device(args.execute_device).ordinal } else { 0 };
        let (results, done) = program.execute(on, is_portable, arguments, kept)?;
        for (i, result) in results.into_iter().enumerate() {
            *(*args.output_lists).add(i) = handle(result);
        }
        if !args.device_complete_events.is_null() {
            *args.device_complete_events = handle(done);
        }
        Ok(())
    }
}

/// # Safety
/// `bytes` are those of a serialized executable of this table, and used no more.
unsafe extern "C" fn delete_bytes(bytes: *mut PJRT_SerializedExecutable) {
    // SAFETY: the caller's promise.
    unsafe { free::<Vec<u8>>(bytes.cast()) };
}

serve! {
    PJRT_Client_BufferFromHostBuffer_Args(args) {
        if args.num_byte_strides > 0 || !args.device_layout.is_null() || !args.memory.is_null() {
            return Err(Failure::unimplemented("uploads with strides, layouts or memory spaces"));
        }
        let element = ElementType::from_raw(args.type_);
        let element = element.ok_or_else(|| Failure::invalid("unknown element type"))?;
        let (client, dims) = (named::<Client, _>(args.client), slice_of(args.dims, args.num_dims));
        let on = if args.device.is_null() { 0 } else { device(args.device).ordinal };
        // Zero-copy is as "until the transfer completes" on other platforms than the CPU.
        let at_once = args.host_buffer_semantics == host_buffer_semantics::IMMUTABLE_ONLY_DURING_CALL;
        let (array, done) = array::upload(client, on, args.data.cast(), (element, dims), at_once)?;
        args.buffer = handle(array);
        args.done_with_host_buffer = handle(done);
        Ok(())
    }
    PJRT_Buffer_Destroy_Args(args) {
        free::<Arc<Array>>(args.buffer.cast());
        Ok(())
    }
    PJRT_Buffer_ElementType_Args(args) {
        args.type_ = named::<Array, _>(args.buffer).element as i32;
        Ok(())
    }
    PJRT_Buffer_Dimensions_Args(args) {
        let dims = &named::<Array, _>(args.buffer).dims;
        (args.dims, args.num_dims) = (dims.as_ptr(), dims.len());
        Ok(())
    }
    PJRT_Buffer_GetMemoryLayout_Args(args) {
        args.layout = PJRT_Buffer_MemoryLayout::untiled(&named::<Array, _>(args.buffer).minor_to_major);
        Ok(())
    }
    PJRT_Buffer_OnDeviceSizeInBytes_Args(args) {
        args.on_device_size_in_bytes = named::<Array, _>(args.buffer).bytes as usize;
        Ok(())
    }
    PJRT_Buffer_IsDeleted_Args(args) {
        args.is_deleted = named::<Array, _>(args.buffer).is_donated();
        Ok(())
    }
    PJRT_Buffer_ToHostBuffer_Args(args) {
        let array = named::<Array, _>(args.src);
        let bytes = array.element.dense_bytes(&array.dims)?;
        if args.dst.is_null() {
            args.dst_size = bytes;
            return Ok(());
        }
        if args.dst_size < bytes {
            return Err(Failure::invalid(format!("{bytes} bytes do not fit {}", args.dst_size)));
        }
        let order = match args.host_layout.as_ref() {
            None => None,
            Some(layout) if layout.type_ == PJRT_Buffer_MemoryLayout::TILED && layout.tiled.num_tiles == 0 => {
                Some(slice_of(layout.tiled.minor_to_major, layout.tiled.minor_to_major_size).to_vec())
            }
            Some(_) => return Err(Failure::unimplemented("downloads with tiles or strides")),
        };
        args.event = handle(array::download(array, order, args.dst.cast())?);
        Ok(())
    }
    PJRT_Buffer_CopyToDevice_Args(args) {
        args.dst_buffer = handle(client::copy(named(args.buffer), device(args.dst_device))?);
        Ok(())
    }
    PJRT_Buffer_IsOnCpu_Args(args) {
        args.is_on_cpu = false;
        Ok(())
    }
    PJRT_Buffer_ReadyEvent_Args(args) {
        args.event = handle(Arc::clone(&named::<Array, _>(args.buffer).ready));
        Ok(())
    }
    PJRT_Buffer_UnsafePointer_Args(_args) {
        Err(Failure::unimplemented("pointer to its memory"))
    }
}
