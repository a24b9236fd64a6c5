//! Arrays on devices.

use std::any::Any;
use std::ptr::NonNull;
use std::sync::Arc;

use super::api::slice_of;
use super::client::{Client, PjrtDevice, non_null};
use super::element_type::ElementType;
use super::error::{PjrtError, room_for};
use super::event::Event;
use super::ffi::{
    PJRT_Buffer, PJRT_Buffer_CopyToDevice_Args, PJRT_Buffer_Destroy_Args, PJRT_Buffer_Dimensions_Args,
    PJRT_Buffer_ElementType_Args, PJRT_Buffer_GetMemoryLayout_Args, PJRT_Buffer_IsDeleted_Args,
    PJRT_Buffer_IsOnCpu_Args, PJRT_Buffer_MemoryLayout, PJRT_Buffer_OnDeviceSizeInBytes_Args,
    PJRT_Buffer_ReadyEvent_Args, PJRT_Buffer_ToHostBuffer_Args, PJRT_Buffer_UnsafePointer_Args,
    PJRT_Client_BufferFromHostBuffer_Args, Sized0, host_buffer_semantics,
};
use super::hlo_module::layout_text;
use super::wait::{WaitPolicy, supervise};

/// Permission of a plugin on the host memory of a new buffer, and its duration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostSemantics {
    /// Only read it, and only before the call returns.
    ImmutableOnlyDuringCall,
    /// Only read it, until the event of [`Buffer::from_host`] is ready.
    ImmutableUntilTransferCompletes,
    /// Use it as the buffer's own memory and only read it, until the event is ready, which is after the buffer and
    /// all executions that read it are gone.
    ImmutableZeroCopy,
    /// As [`HostSemantics::ImmutableZeroCopy`], and write to it when the buffer is donated.
    MutableZeroCopy,
}

impl HostSemantics {
    const fn raw(self) -> i32 {
        match self {
            Self::ImmutableOnlyDuringCall => host_buffer_semantics::IMMUTABLE_ONLY_DURING_CALL,
            Self::ImmutableUntilTransferCompletes => {
                host_buffer_semantics::IMMUTABLE_UNTIL_TRANSFER_COMPLETES
            }
            Self::ImmutableZeroCopy => host_buffer_semantics::IMMUTABLE_ZERO_COPY,
            Self::MutableZeroCopy => host_buffer_semantics::MUTABLE_ZERO_COPY,
        }
    }
}

/// The owner of host memory, kept until the plugin is done with it and then dropped on any thread.
pub type KeepAlive = Box<dyn Any + Send>;

/// Where data of no bytes lies, aligned as plugins like it.
#[repr(align(64))]
struct Nowhere;
static NOWHERE: Nowhere = Nowhere;

/// An array on a device. Clones share it; the last one frees it.
#[derive(Clone)]
pub struct Buffer(Arc<Array>);

struct Array {
    raw: NonNull<PJRT_Buffer>,
    client: Client,
}

// SAFETY: PJRT buffers may be used from any thread.
unsafe impl Send for Array {}
// SAFETY: as above; calls on one buffer may run side by side.
unsafe impl Sync for Array {}

impl Drop for Array {
    fn drop(&mut self) {
        if let Ok(api) = self.client.api() {
            let mut args = PJRT_Buffer_Destroy_Args::zeroed();
            args.buffer = self.raw.as_ptr();
            // SAFETY: the buffer is live and used no more. A failure leaves a leak and nothing to do about it.
            drop(unsafe { api.call(&mut args) });
        }
    }
}

impl Buffer {
    /// # Safety
    /// `raw` is a live buffer of `client` that nobody else owns.
    pub(super) unsafe fn new(raw: NonNull<PJRT_Buffer>, client: Client) -> Self {
        Self(Arc::new(Array { raw, client }))
    }

    /// Makes a buffer on the client's first device from the dense, row-major array at `data`.
    ///
    /// The event is ready once the plugin no longer uses `data`; `keep_alive` is dropped then. On the CPU plugin
    /// the zero-copy semantics share memory that is aligned to 64 bytes and copy other memory:
    /// [`Buffer::host_address`] tells. `data` may be null where the array has no elements.
    ///
    /// This is the direct call: it does not wait by itself, but a broken plugin may not return from it. Where that
    /// matters use [`Buffer::from_host_supervised`].
    ///
    /// # Safety
    /// `data` points to the elements of the array, and what `semantics` grants to the plugin holds for as long as it
    /// says.
    ///
    /// # Errors
    /// The plugin's error, [`PjrtError::InvalidArgument`] for impossible shapes, [`PjrtError::Forked`].
    pub unsafe fn from_host(
        client: &Client,
        data: *const u8,
        element_type: ElementType,
        dims: &[i64],
        semantics: HostSemantics,
        keep_alive: Option<KeepAlive>,
    ) -> Result<(Self, Event), PjrtError> {
        let device = &client.devices()[0];
        // SAFETY: the caller's promise.
        unsafe { Self::from_host_on(client, device, data, element_type, dims, semantics, keep_alive) }
    }

    /// [`Buffer::from_host`] on any device of the client.
    ///
    /// # Safety
    /// As for [`Buffer::from_host`]; the device is one of the client's.
    ///
    /// # Errors
    /// As for [`Buffer::from_host`].
    pub unsafe fn from_host_on(
        client: &Client,
        device: &PjrtDevice,
        data: *const u8,
        element_type: ElementType,
        dims: &[i64],
        semantics: HostSemantics,
        keep_alive: Option<KeepAlive>,
    ) -> Result<(Self, Event), PjrtError> {
        let api = client.api()?;
        let bytes = element_type.dense_bytes(dims)?;
        if data.is_null() && bytes > 0 {
            return Err(PjrtError::InvalidArgument(format!(
                "an array of {bytes} bytes cannot lie at address 0"
            )));
        }
        let mut args = PJRT_Client_BufferFromHostBuffer_Args::zeroed();
        args.client = client.raw();
        args.data = if bytes == 0 { (&raw const NOWHERE).cast() } else { data.cast() };
        args.type_ = element_type as i32;
        args.dims = dims.as_ptr();
        args.num_dims = dims.len();
        args.host_buffer_semantics = semantics.raw();
        args.device = device.raw();
        // SAFETY: `data` is the caller's promise; all else outlives the call.
        unsafe { api.call(&mut args)? };
        let call = "PJRT_Client_BufferFromHostBuffer";
        let buffer = non_null(args.buffer, call)?;
        // SAFETY: the call made the buffer for us.
        let buffer = unsafe { Self::new(buffer, client.clone()) };
        let event = non_null(args.done_with_host_buffer, call)?;
        // SAFETY: the call made the event for us.
        let event = unsafe { Event::new(event, client.clone()) };
        if let Some(keep_alive) = keep_alive {
            event.keep_until_ready(keep_alive)?;
        }
        Ok((buffer, event))
    }

    /// [`Buffer::from_host_on`] on a supervisor thread. If the wait ends first, the call keeps `keep_alive` until it
    /// returns.
    ///
    /// # Safety
    /// As for [`Buffer::from_host_on`], where `keep_alive` is what keeps `data` alive.
    ///
    /// # Errors
    /// As for [`Buffer::from_host_on`], and those of waiting.
    #[expect(clippy::too_many_arguments, reason = "one array and one wait")]
    pub unsafe fn from_host_supervised(
        client: &Client,
        device: &PjrtDevice,
        data: *const u8,
        element_type: ElementType,
        dims: &[i64],
        semantics: HostSemantics,
        keep_alive: KeepAlive,
        what: &str,
        policy: &WaitPolicy,
    ) -> Result<(Self, Event), PjrtError> {
        client.api()?;
        let (client, device) = (client.clone(), device.clone());
        let (dims, address) = (dims.to_vec(), data as usize);
        supervise(what, policy, move || {
            let data = address as *const u8;
            // SAFETY: `keep_alive` owns the memory and lives in this call.
            unsafe {
                Self::from_host_on(&client, &device, data, element_type, &dims, semantics, Some(keep_alive))
            }
        })?
    }

    /// The pointer for [`super::Executable::execute_raw`], valid as long as a clone of this buffer lives.
    pub fn as_raw(&self) -> *mut PJRT_Buffer {
        self.0.raw.as_ptr()
    }

    /// Whether both are one buffer, not equal ones.
    pub fn is(&self, other: &Buffer) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// The client that the buffer belongs to.
    pub fn client(&self) -> &Client {
        &self.0.client
    }

    /// Address of the elements where they lie in host memory; `None` on a device with memory of its own.
    ///
    /// The memory is the buffer's and may only be read, after [`Buffer::ready_event`].
    ///
    /// # Errors
    /// The plugin's error, as for a deleted buffer; [`PjrtError::Forked`].
    pub fn host_address(&self) -> Result<Option<*const u8>, PjrtError> {
        let api = self.0.client.api()?;
        let mut on_cpu = PJRT_Buffer_IsOnCpu_Args::zeroed();
        on_cpu.buffer = self.as_raw();
        // SAFETY: the buffer is live.
        unsafe { api.call(&mut on_cpu)? };
        if !on_cpu.is_on_cpu {
            return Ok(None);
        }
        let mut args = PJRT_Buffer_UnsafePointer_Args::zeroed();
        args.buffer = self.as_raw();
        // SAFETY: the buffer is live.
        unsafe { api.call(&mut args)? };
        Ok(Some(args.buffer_pointer as *const u8))
    }

    /// Type of the elements.
    ///
    /// # Errors
    /// [`PjrtError::Contract`] for a type this crate does not know; the plugin's error; [`PjrtError::Forked`].
    pub fn element_type(&self) -> Result<ElementType, PjrtError> {
        let mut args = PJRT_Buffer_ElementType_Args::zeroed();
        args.buffer = self.as_raw();
        // SAFETY: the buffer is live.
        unsafe { self.0.client.api()?.call(&mut args)? };
        known_element_type(args.type_, "PJRT_Buffer_ElementType")
    }

    /// Size of each dimension.
    ///
    /// # Errors
    /// The plugin's error; [`PjrtError::Forked`].
    pub fn dims(&self) -> Result<&[i64], PjrtError> {
        let mut args = PJRT_Buffer_Dimensions_Args::zeroed();
        args.buffer = self.as_raw();
        // SAFETY: the buffer is live.
        unsafe { self.0.client.api()?.call(&mut args)? };
        // SAFETY: the list lives as long as the buffer, which `self` keeps.
        Ok(unsafe { slice_of(args.dims, args.num_dims) })
    }

    /// How the elements lie in device memory, as XLA writes it: `{1,0:T(8,128)}`.
    ///
    /// # Errors
    /// [`PjrtError::Contract`] for a layout of strides; the plugin's error; [`PjrtError::Forked`].
    pub fn memory_layout(&self) -> Result<String, PjrtError> {
        let mut args = PJRT_Buffer_GetMemoryLayout_Args::zeroed();
        args.buffer = self.as_raw();
        // SAFETY: the buffer is live.
        unsafe { self.0.client.api()?.call(&mut args)? };
        if args.layout.type_ != PJRT_Buffer_MemoryLayout::TILED {
            let call = "PJRT_Buffer_GetMemoryLayout";
            return Err(PjrtError::Contract { call, problem: "strides in place of an order".to_owned() });
        }
        let layout = &args.layout.tiled;
        // SAFETY: the lists live as long as the buffer, which `self` keeps.
        let (order, ranks) = unsafe {
            (
                slice_of(layout.minor_to_major, layout.minor_to_major_size),
                slice_of(layout.tile_dim_sizes, layout.num_tiles),
            )
        };
        // SAFETY: as above; the list holds the tiles one after the other.
        let mut dims = unsafe { slice_of(layout.tile_dims, ranks.iter().sum()) };
        let tiles = ranks.iter().map(|&rank| {
            let (tile, rest) = dims.split_at(rank);
            dims = rest;
            tile
        });
        Ok(layout_text(order, tiles))
    }

    /// Bytes that the buffer occupies on its device, padding included.
    ///
    /// # Errors
    /// The plugin's error; [`PjrtError::Forked`].
    pub fn size_in_bytes(&self) -> Result<usize, PjrtError> {
        let mut args = PJRT_Buffer_OnDeviceSizeInBytes_Args::zeroed();
        args.buffer = self.as_raw();
        // SAFETY: the buffer is live.
        unsafe { self.0.client.api()?.call(&mut args)? };
        Ok(args.on_device_size_in_bytes)
    }

    /// Whether the buffer's content is gone: deleted, or donated to an execution.
    ///
    /// # Errors
    /// The plugin's error; [`PjrtError::Forked`].
    pub fn is_deleted(&self) -> Result<bool, PjrtError> {
        let mut args = PJRT_Buffer_IsDeleted_Args::zeroed();
        args.buffer = self.as_raw();
        // SAFETY: the buffer is live.
        unsafe { self.0.client.api()?.call(&mut args)? };
        Ok(args.is_deleted)
    }

    /// An event for when the buffer's content is there.
    ///
    /// # Errors
    /// The plugin's error; [`PjrtError::Forked`].
    pub fn ready_event(&self) -> Result<Event, PjrtError> {
        let mut args = PJRT_Buffer_ReadyEvent_Args::zeroed();
        args.buffer = self.as_raw();
        // SAFETY: the buffer is live.
        unsafe { self.0.client.api()?.call(&mut args)? };
        let event = non_null(args.event, "PJRT_Buffer_ReadyEvent")?;
        // SAFETY: the call made the event for us.
        Ok(unsafe { Event::new(event, self.0.client.clone()) })
    }

    /// Whether its content was to be there by now, and the program or the transfer that makes it has failed.
    pub fn has_failed(&self) -> bool {
        let failed = |event: &Event| matches!(event.is_ready(), Ok(true)) && event.error().is_err();
        self.ready_event().as_ref().is_ok_and(failed)
    }

    /// A copy on another device of the same client. It may be under way when this returns: memory that the buffer
    /// shares with the host has to stay until the copy's [`Buffer::ready_event`].
    ///
    /// # Errors
    /// The plugin's error, as for the buffer's own device, and those of waiting.
    pub fn copy_to(&self, device: &PjrtDevice, policy: &WaitPolicy) -> Result<Buffer, PjrtError> {
        self.0.client.api()?;
        let (source, device) = (self.clone(), device.clone());
        supervise("copying an array to another device", policy, move || {
            let mut args = PJRT_Buffer_CopyToDevice_Args::zeroed();
            args.buffer = source.as_raw();
            args.dst_device = device.raw();
            // SAFETY: the buffer is live; devices live as long as their client, which the buffer keeps.
            unsafe { source.0.client.api()?.call(&mut args)? };
            let copy = non_null(args.dst_buffer, "PJRT_Buffer_CopyToDevice")?;
            // SAFETY: the call made the buffer for us.
            Ok(unsafe { Buffer::new(copy, source.0.client.clone()) })
        })?
    }

    /// Copies the elements, dense and row-major, into `destination`, which has exactly their size.
    ///
    /// The plugin writes to staging memory, so that a copy that outlives the wait does not write to `destination`. On a
    /// device in host memory [`Buffer::host_address`] avoids the copy.
    ///
    /// # Errors
    /// [`PjrtError::InvalidArgument`] for a destination of another size, the plugin's error, and those of waiting.
    pub fn to_host(&self, destination: &mut [u8], policy: &WaitPolicy) -> Result<(), PjrtError> {
        self.start_to_host(policy)?.finish(destination, policy)
    }

    /// Starts what [`Buffer::to_host`] does, so that several copies can be under way at once.
    ///
    /// # Errors
    /// The plugin's error, and those of waiting.
    pub fn start_to_host(&self, policy: &WaitPolicy) -> Result<HostCopy, PjrtError> {
        let bytes = self.element_type()?.dense_bytes(self.dims()?)?;
        if bytes == 0 {
            return Ok(HostCopy { bytes, running: None });
        }
        let source = self.clone();
        let running = supervise(COPYING, policy, move || source.start_copy(bytes))??;
        Ok(HostCopy { bytes, running: Some(running) })
    }

    /// Starts a copy to staging memory, which lives until the plugin is done with it whatever becomes of the result.
    fn start_copy(&self, bytes: usize) -> Result<(Arc<Staging>, Event), PjrtError> {
        let staging = Arc::new(Staging::new(bytes)?);
        // Without a layout the elements come in the device's order, which libtpu chooses by the shape.
        let minor_to_major: Vec<i64> = (0..self.dims()?.len() as i64).rev().collect();
        let mut row_major = PJRT_Buffer_MemoryLayout::untiled(&minor_to_major);
        let mut args = PJRT_Buffer_ToHostBuffer_Args::zeroed();
        args.src = self.as_raw();
        args.host_layout = &raw mut row_major;
        args.dst = staging.memory.as_ptr().cast();
        args.dst_size = bytes;
        // SAFETY: the buffer is live; the layout and its order outlive the call; the destination has the size it is
        // said to have, and nobody reads it before the event is ready.
        unsafe { self.0.client.api()?.call(&mut args)? };
        let event = non_null(args.event, "PJRT_Buffer_ToHostBuffer")?;
        // SAFETY: the call made the event for us.
        let event = unsafe { Event::new(event, self.0.client.clone()) };
        event.keep_until_ready(Box::new(Arc::clone(&staging)))?;
        Ok((staging, event))
    }
}

const COPYING: &str = "copying an array to the host";

/// A copy of a buffer to the host that is under way.
pub struct HostCopy {
    bytes: usize,
    /// None where there is nothing to copy.
    running: Option<(Arc<Staging>, Event)>,
}

impl HostCopy {
    /// Bytes of the elements.
    pub fn bytes(&self) -> usize {
        self.bytes
    }

    /// Waits for the elements, dense and row-major, and puts them into `destination`, which has exactly their size.
    ///
    /// # Errors
    /// [`PjrtError::InvalidArgument`] for a destination of another size, the plugin's error, and those of waiting.
    pub fn finish(self, destination: &mut [u8], policy: &WaitPolicy) -> Result<(), PjrtError> {
        let (bytes, given) = (self.bytes, destination.len());
        if given != bytes {
            return Err(PjrtError::InvalidArgument(format!(
                "a buffer of {bytes} bytes does not fit {given} bytes exactly"
            )));
        }
        let Some((staging, event)) = self.running else { return Ok(()) };
        event.wait(COPYING, policy)?;
        // SAFETY: the copy is complete, so the plugin writes no more.
        destination.copy_from_slice(unsafe { staging.bytes() });
        Ok(())
    }
}

/// Host memory that a plugin writes to behind Rust's back.
struct Staging {
    memory: NonNull<u8>,
    len: usize,
}

// SAFETY: the memory is read only where nobody writes to it, see `bytes`.
unsafe impl Send for Staging {}
// SAFETY: as above.
unsafe impl Sync for Staging {}

impl Staging {
    fn new(len: usize) -> Result<Self, PjrtError> {
        let memory = Box::leak(room_for(len, "a copy from a device")?.into_boxed_slice());
        Ok(Self { memory: NonNull::from(memory).cast(), len })
    }

    /// # Safety
    /// Nobody writes to the memory any more.
    unsafe fn bytes(&self) -> &[u8] {
        // SAFETY: the memory is initialized and has this length; the rest is the caller's promise.
        unsafe { std::slice::from_raw_parts(self.memory.as_ptr(), self.len) }
    }
}

impl Drop for Staging {
    fn drop(&mut self) {
        let memory = std::ptr::slice_from_raw_parts_mut(self.memory.as_ptr(), self.len);
        // SAFETY: this is the box that `new` leaked.
        drop(unsafe { Box::from_raw(memory) });
    }
}

impl std::fmt::Debug for Buffer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match (self.element_type(), self.dims()) {
            (Ok(element_type), Ok(dims)) => write!(f, "Buffer({element_type}{dims:?})"),
            (Err(error), _) | (_, Err(error)) => write!(f, "Buffer({error})"),
        }
    }
}

/// The element type that the plugin's number stands for.
pub(super) fn known_element_type(raw: i32, call: &'static str) -> Result<ElementType, PjrtError> {
    ElementType::from_raw(raw)
        .ok_or_else(|| PjrtError::Contract { call, problem: format!("element type {raw} is unknown") })
}
