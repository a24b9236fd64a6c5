//! Clients: connections to the devices of a platform.

use std::ptr::NonNull;
use std::sync::Arc;
use std::time::Duration;

use super::api::{Api, slice_of, text_of};
use super::error::PjrtError;
use super::ffi::{
    PJRT_Client, PJRT_Client_AddressableDevices_Args, PJRT_Client_Create_Args, PJRT_Client_Destroy_Args,
    PJRT_Client_PlatformName_Args, PJRT_Client_PlatformVersion_Args, PJRT_Device,
    PJRT_Device_GetDescription_Args, PJRT_Device_MemoryStats_Args, PJRT_DeviceDescription,
    PJRT_DeviceDescription_DebugString_Args, PJRT_DeviceDescription_Id_Args,
    PJRT_DeviceDescription_Kind_Args, Sized0,
};
use super::fork::Birthplace;
use super::named_value::{self, OptionValue};
use super::platform::Platform;
use super::plugin::Plugin;
use super::tpu_host::{TpuHost, waits_for_hosts};
use super::wait::{WaitPolicy, supervise, supervise_drop};

/// How long a dropped client may take to shut down before it is left to itself.
const SHUTDOWN: WaitPolicy = WaitPolicy::new(Duration::from_secs(10), Duration::from_secs(30));

/// A device that this process can use.
#[derive(Clone, Debug)]
pub struct PjrtDevice {
    raw: *mut PJRT_Device,
    /// Number of the device, unique among those of its platform.
    pub id: i32,
    /// Kind of the device, such as `cpu` or `TPU v5 lite`.
    pub kind: String,
    /// The plugin's description for logs.
    pub debug_string: String,
}

// SAFETY: the pointer is only passed to the plugin, which may be called from any thread.
unsafe impl Send for PjrtDevice {}
// SAFETY: as above.
unsafe impl Sync for PjrtDevice {}

impl PjrtDevice {
    pub(super) fn raw(&self) -> *mut PJRT_Device {
        self.raw
    }
}

/// Memory of a device, in bytes. `None` is not known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceMemoryUse {
    pub now: i64,
    pub peak: Option<i64>,
    /// How much buffers and programs may have.
    pub all: Option<i64>,
}

/// A connection to the devices of a platform. Clones share it; the last one shuts it down.
///
/// It belongs to the process that made it: in a forked child every use is [`PjrtError::Forked`].
#[derive(Clone)]
pub struct Client(Arc<Connection>);

struct Connection {
    plugin: Arc<Plugin>,
    raw: RawClient,
    platform_name: String,
    platform_version: String,
    devices: Vec<PjrtDevice>,
}

/// A live client of a plugin, shut down when dropped.
struct RawClient {
    api: Api,
    born: Birthplace,
    raw: NonNull<PJRT_Client>,
}

// SAFETY: PJRT clients may be used from any thread.
unsafe impl Send for RawClient {}
// SAFETY: as above; calls on one client may run side by side.
unsafe impl Sync for RawClient {}

impl Drop for RawClient {
    fn drop(&mut self) {
        if !self.born.is_here() {
            return;
        }
        let (api, address) = (self.api, self.raw.as_ptr() as usize);
        let shut_down = move || {
            let mut args = PJRT_Client_Destroy_Args::zeroed();
            args.client = address as *mut PJRT_Client;
            // SAFETY: the client is live and used no more.
            if let Err(error) = unsafe { api.call(&mut args) } {
                tracing::warn!(%error, "a PJRT client did not shut down");
            }
        };
        if let Err(error) = supervise_drop("shutting the PJRT client down", &SHUTDOWN, shut_down) {
            tracing::warn!(%error, "a PJRT client did not shut down");
        }
    }
}

impl Client {
    /// Creates a client of `plugin`.
    ///
    /// On the CPU plugin the option `cpu_device_count` is 1 unless given, and on a GPU's `preallocate` is false.
    ///
    /// # Errors
    /// [`PjrtError::NoTpuDevice`] for libtpu on a machine without a TPU, [`PjrtError::TpuRefused`] if libtpu does not
    /// open the one that is here, another plugin's own error, and those of waiting.
    pub fn create(
        plugin: &Arc<Plugin>,
        options: &[(&str, OptionValue)],
        policy: &WaitPolicy,
    ) -> Result<Self, PjrtError> {
        let api = plugin.api()?;
        let platform = plugin.platform();
        if platform.is_some_and(Platform::is_absent) {
            return Err(PjrtError::NoTpuDevice);
        }
        let mut options: Vec<(String, OptionValue)> =
            options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        if let Some(count) = platform.and_then(Platform::count_option)
            && !options.iter().any(|(name, _)| name == count)
        {
            options.push((count.to_owned(), OptionValue::Int64(1)));
        }
        if let Some(growth) = platform.and_then(Platform::growth_option)
            && !options.iter().any(|(name, _)| name == growth)
        {
            options.push((growth.to_owned(), OptionValue::Bool(false)));
        }
        let mut what = format!("creating a client of {}", plugin.path().display());
        if platform.is_some_and(Platform::is_exclusive)
            && let Some(hosts) = waits_for_hosts(|name| std::env::var(name).ok())
        {
            what = format!("{what} ({hosts})");
        }
        let raw =
            supervise(&what, policy, move || RawClient::create(api, &options))?.map_err(
                |error| match error {
                    PjrtError::Plugin { code, message, .. }
                        if platform.is_some_and(Platform::is_exclusive) =>
                    {
                        let problem = format!("{code}: {}", message.trim());
                        PjrtError::TpuRefused { problem, holders: TpuHost::here().holders() }
                    }
                    error => error,
                },
            )?;
        let connection = Connection {
            platform_name: raw.platform_name()?,
            platform_version: raw.platform_version()?,
            devices: raw.devices()?,
            plugin: Arc::clone(plugin),
            raw,
        };
        if connection.devices.is_empty() {
            let problem = "the client has no device for this process".to_owned();
            return Err(PjrtError::Contract { call: "PJRT_Client_AddressableDevices", problem });
        }
        Ok(Self(Arc::new(connection)))
    }

    /// Tells it from every other client that there is.
    pub fn id(&self) -> usize {
        Arc::as_ptr(&self.0).addr()
    }

    /// The platform's name in lower case, such as `cpu`, `tpu` or `cuda`.
    pub fn platform_name(&self) -> &str {
        &self.0.platform_name
    }

    /// The platform's version text.
    pub fn platform_version(&self) -> &str {
        &self.0.platform_version
    }

    /// The devices that this process can use: at least one.
    pub fn devices(&self) -> &[PjrtDevice] {
        &self.0.devices
    }

    /// One of [`Client::devices`].
    ///
    /// # Errors
    /// [`PjrtError::InvalidArgument`] where there are not so many.
    pub fn device(&self, ordinal: usize) -> Result<&PjrtDevice, PjrtError> {
        let count = self.0.devices.len();
        self.0.devices.get(ordinal).ok_or_else(|| {
            PjrtError::InvalidArgument(format!("device {ordinal} of {count} that this process can use"))
        })
    }

    /// The memory of a device that the plugin has handed out.
    ///
    /// # Errors
    /// The plugin's, such as one for a platform that does not count it.
    pub fn memory_in_use(&self, device: &PjrtDevice) -> Result<DeviceMemoryUse, PjrtError> {
        let mut args = PJRT_Device_MemoryStats_Args::zeroed();
        args.device = device.raw();
        // SAFETY: devices live as long as their client.
        unsafe { self.api()?.call(&mut args)? };
        let told = |bytes: i64, is_set: bool| is_set.then_some(bytes);
        Ok(DeviceMemoryUse {
            now: args.bytes_in_use,
            peak: told(args.peak_bytes_in_use, args.peak_bytes_in_use_is_set),
            all: told(args.bytes_limit, args.bytes_limit_is_set),
        })
    }

    /// The plugin that the client belongs to.
    pub fn plugin(&self) -> &Arc<Plugin> {
        &self.0.plugin
    }

    /// Fails with [`PjrtError::Forked`] in a forked child of the process that made the client.
    ///
    /// # Errors
    /// As said.
    pub fn check_process(&self) -> Result<(), PjrtError> {
        self.api().map(drop)
    }

    /// The function table, unless this is a forked child.
    pub(super) fn api(&self) -> Result<Api, PjrtError> {
        self.0.raw.born.check("the PJRT client")?;
        Ok(self.0.raw.api)
    }

    pub(super) fn raw(&self) -> *mut PJRT_Client {
        self.0.raw.raw.as_ptr()
    }
}

impl std::fmt::Debug for Client {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Client")
            .field("platform", &self.0.platform_name)
            .field("devices", &self.0.devices)
            .finish()
    }
}

impl RawClient {
    fn create(api: Api, options: &[(String, OptionValue)]) -> Result<Self, PjrtError> {
        let raw_options = named_value::to_raw(options);
        let mut args = PJRT_Client_Create_Args::zeroed();
        args.create_options = raw_options.as_ptr();
        args.num_options = raw_options.len();
        // SAFETY: the options outlive the call, which copies what it keeps.
        unsafe { api.call(&mut args)? };
        let raw = non_null(args.client, "PJRT_Client_Create")?;
        Ok(Self { api, born: Birthplace::here(), raw })
    }

    fn platform_name(&self) -> Result<String, PjrtError> {
        let mut args = PJRT_Client_PlatformName_Args::zeroed();
        args.client = self.raw.as_ptr();
        // SAFETY: the client is live.
        unsafe { self.api.call(&mut args)? };
        // SAFETY: the text lives as long as the client.
        Ok(unsafe { text_of(args.platform_name, args.platform_name_size) }.to_lowercase())
    }

    fn platform_version(&self) -> Result<String, PjrtError> {
        let mut args = PJRT_Client_PlatformVersion_Args::zeroed();
        args.client = self.raw.as_ptr();
        // SAFETY: the client is live.
        unsafe { self.api.call(&mut args)? };
        // SAFETY: the text lives as long as the client.
        Ok(unsafe { text_of(args.platform_version, args.platform_version_size) })
    }

    fn devices(&self) -> Result<Vec<PjrtDevice>, PjrtError> {
        let mut args = PJRT_Client_AddressableDevices_Args::zeroed();
        args.client = self.raw.as_ptr();
        // SAFETY: the client is live.
        unsafe { self.api.call(&mut args)? };
        // SAFETY: the list lives as long as the client.
        let devices = unsafe { slice_of(args.addressable_devices, args.num_addressable_devices) };
        devices
            .iter()
            .map(|&device| {
                let mut args = PJRT_Device_GetDescription_Args::zeroed();
                args.device = device;
                // SAFETY: devices live as long as their client.
                unsafe { self.api.call(&mut args)? };
                // SAFETY: so do their descriptions.
                let (id, kind, debug_string) = unsafe { describe(self.api, args.device_description)? };
                Ok(PjrtDevice { raw: device, id, kind, debug_string })
            })
            .collect()
    }
}

/// Id, kind and debug string of a device.
///
/// # Safety
/// `description` is live.
pub(super) unsafe fn describe(
    api: Api,
    description: *mut PJRT_DeviceDescription,
) -> Result<(i32, String, String), PjrtError> {
    let mut id = PJRT_DeviceDescription_Id_Args::zeroed();
    id.device_description = description;
    // SAFETY: the caller's promise.
    unsafe { api.call(&mut id)? };
    let mut kind = PJRT_DeviceDescription_Kind_Args::zeroed();
    kind.device_description = description;
    // SAFETY: the caller's promise.
    unsafe { api.call(&mut kind)? };
    let mut debug = PJRT_DeviceDescription_DebugString_Args::zeroed();
    debug.device_description = description;
    // SAFETY: the caller's promise.
    unsafe { api.call(&mut debug)? };
    // SAFETY: both texts live as long as the description.
    unsafe {
        Ok((
            id.id,
            text_of(kind.device_kind, kind.device_kind_size),
            text_of(debug.debug_string, debug.debug_string_size),
        ))
    }
}

/// `pointer`, or an error that says which call returned null without an error.
pub(super) fn non_null<T>(pointer: *mut T, call: &'static str) -> Result<NonNull<T>, PjrtError> {
    NonNull::new(pointer).ok_or_else(|| PjrtError::Contract {
        call,
        problem: "it returned neither a result nor an error".to_owned(),
    })
}
