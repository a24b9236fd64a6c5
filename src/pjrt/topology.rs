//! Topologies: compiling for devices that are not there.

use std::ffi::CStr;
use std::ptr::NonNull;
use std::sync::Arc;

use super::api::{Api, slice_of, text_of};
use super::client::{describe, non_null};
use super::compile_options::CompileOptions;
use super::error::{PjrtError, c_text};
use super::executable::{Compiled, mlir_program};
use super::ffi::{
    PJRT_Compile_Args, PJRT_TopologyDescription, PJRT_TopologyDescription_Create_Args,
    PJRT_TopologyDescription_Destroy_Args, PJRT_TopologyDescription_GetDeviceDescriptions_Args,
    PJRT_TopologyDescription_PlatformName_Args, PJRT_TopologyDescription_PlatformVersion_Args, Sized0,
};
use super::fork::Birthplace;
use super::named_value::{self, OptionValue};
use super::plugin::Plugin;
use super::wait::{WaitPolicy, supervise};

/// A device of a topology.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct DeviceDescription {
    /// Number of the device in its topology.
    pub id: i32,
    /// Kind of the device, such as `TPU v5 lite`.
    pub kind: String,
    /// The plugin's description for logs, with coordinates where the platform has them.
    pub debug_string: String,
}

/// A set of devices to compile for, none of which has to exist. Clones share it.
///
/// Plugins may abort the process over names or programs that they cannot digest: use it in a [`super::Worker`].
#[derive(Clone)]
pub struct Topology(Arc<Described>);

struct Described {
    raw: RawTopology,
    platform_name: String,
    platform_version: String,
    devices: Vec<DeviceDescription>,
}

/// A live topology of a plugin, freed when dropped.
struct RawTopology {
    api: Api,
    born: Birthplace,
    raw: NonNull<PJRT_TopologyDescription>,
}

// SAFETY: PJRT topologies are immutable and may be used from any thread.
unsafe impl Send for RawTopology {}
// SAFETY: as above.
unsafe impl Sync for RawTopology {}

impl Drop for RawTopology {
    fn drop(&mut self) {
        if self.born.is_here() {
            let mut args = PJRT_TopologyDescription_Destroy_Args::zeroed();
            args.topology = self.raw.as_ptr();
            // SAFETY: the topology is live and used no more. A failure leaves a leak and nothing to do about it.
            drop(unsafe { self.api.call(&mut args) });
        }
    }
}

impl Topology {
    /// The topology called `name` by the plugin, such as `v5e:2x2`.
    ///
    /// # Errors
    /// The plugin's error, as for unknown names and for plugins without topologies, and those of waiting.
    pub fn create(
        plugin: &Arc<Plugin>,
        name: &str,
        options: &[(&str, OptionValue)],
        policy: &WaitPolicy,
    ) -> Result<Self, PjrtError> {
        let api = plugin.api()?;
        let options: Vec<(String, OptionValue)> =
            options.iter().map(|(name, value)| ((*name).to_owned(), value.clone())).collect();
        let what = format!("describing the topology {name}");
        let name = name.to_owned();
        supervise(&what, policy, move || {
            let raw = RawTopology::create(api, &name, &options)?;
            let (platform_name, platform_version) = (raw.platform_name()?, raw.platform_version()?);
            let devices = raw.devices()?;
            Ok(Self(Arc::new(Described { raw, platform_name, platform_version, devices })))
        })?
    }

    /// Compiles the StableHLO module `mlir_text` for the topology. `name` is for messages.
    ///
    /// Without a device assignment in `options`, the first `num_replicas * num_partitions` devices are taken.
    ///
    /// # Errors
    /// [`PjrtError::InvalidArgument`] for more devices than there are, the plugin's error for programs that it
    /// rejects, and those of waiting.
    pub fn compile(
        &self,
        mlir_text: &str,
        name: &str,
        options: &CompileOptions,
        policy: &WaitPolicy,
    ) -> Result<CompiledForTopology, PjrtError> {
        let (topology, text) = (self.clone(), c_text(mlir_text, "a program")?);
        let options = self.with_device_assignment(options)?.to_proto();
        supervise(&format!("compiling {name}"), policy, move || topology.compile_now(&text, &options))?
    }

    fn with_device_assignment(&self, options: &CompileOptions) -> Result<CompileOptions, PjrtError> {
        let mut options = options.clone();
        if options.device_assignment.is_none() {
            let (replicas, partitions) = (options.num_replicas.max(1), options.num_partitions.max(1));
            let wanted = usize::try_from(replicas.saturating_mul(partitions)).unwrap_or(usize::MAX);
            let mut ids = self.0.devices.iter().map(|device| i64::from(device.id));
            if ids.len() < wanted {
                let there = ids.len();
                return Err(PjrtError::InvalidArgument(format!(
                    "a program of {replicas} replicas and {partitions} partitions does not fit {there} devices"
                )));
            }
            // Replica by replica, each with all its partitions, as the plugins' own default does.
            let mut assignment = vec![Vec::new(); usize::try_from(partitions).unwrap_or(0)];
            for _ in 0..replicas {
                for partition in &mut assignment {
                    partition.extend(ids.next());
                }
            }
            options.device_assignment = Some(assignment);
        }
        Ok(options)
    }

    fn compile_now(&self, mlir_text: &CStr, options: &[u8]) -> Result<CompiledForTopology, PjrtError> {
        let raw = &self.0.raw;
        raw.born.check("the PJRT topology")?;
        let program = mlir_program(mlir_text);
        let mut args = PJRT_Compile_Args::zeroed();
        args.topology = raw.raw.as_ptr();
        args.program = &program;
        args.compile_options = options.as_ptr().cast();
        args.compile_options_size = options.len();
        // SAFETY: the topology is live; program and options outlive the call.
        unsafe { raw.api.call(&mut args)? };
        let executable = non_null(args.executable, "PJRT_Compile")?;
        // SAFETY: the call made the executable for us.
        let compiled = unsafe { Compiled::new(raw.api, executable) };
        Ok(CompiledForTopology { compiled, _topology: self.clone() })
    }

    /// The platform's name in lower case, such as `tpu`.
    pub fn platform_name(&self) -> &str {
        &self.0.platform_name
    }

    /// The platform's version text.
    pub fn platform_version(&self) -> &str {
        &self.0.platform_version
    }

    /// All devices of the topology.
    pub fn devices(&self) -> &[DeviceDescription] {
        &self.0.devices
    }
}

/// A program compiled for a topology. Dereferences to [`Compiled`].
#[derive(Debug)]
pub struct CompiledForTopology {
    compiled: Compiled,
    /// Executables may refer to the topology that they were compiled for.
    _topology: Topology,
}

impl std::ops::Deref for CompiledForTopology {
    type Target = Compiled;

    fn deref(&self) -> &Compiled {
        &self.compiled
    }
}

impl std::fmt::Debug for Topology {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let devices = self.0.devices.len();
        f.debug_struct("Topology")
            .field("platform", &self.0.platform_name)
            .field("devices", &devices)
            .finish()
    }
}

impl RawTopology {
    fn create(api: Api, name: &str, options: &[(String, OptionValue)]) -> Result<Self, PjrtError> {
        let raw_options = named_value::to_raw(options);
        let mut args = PJRT_TopologyDescription_Create_Args::zeroed();
        args.topology_name = name.as_ptr().cast();
        args.topology_name_size = name.len();
        args.create_options = raw_options.as_ptr();
        args.num_options = raw_options.len();
        // SAFETY: name and options outlive the call, which copies what it keeps.
        unsafe { api.call(&mut args)? };
        let raw = non_null(args.topology, "PJRT_TopologyDescription_Create")?;
        Ok(Self { api, born: Birthplace::here(), raw })
    }

    fn platform_name(&self) -> Result<String, PjrtError> {
        let mut args = PJRT_TopologyDescription_PlatformName_Args::zeroed();
        args.topology = self.raw.as_ptr();
        // SAFETY: the topology is live.
        unsafe { self.api.call(&mut args)? };
        // SAFETY: the text lives as long as the topology.
        Ok(unsafe { text_of(args.platform_name, args.platform_name_size) }.to_lowercase())
    }

    fn platform_version(&self) -> Result<String, PjrtError> {
        let mut args = PJRT_TopologyDescription_PlatformVersion_Args::zeroed();
        args.topology = self.raw.as_ptr();
        // SAFETY: the topology is live.
        unsafe { self.api.call(&mut args)? };
        // SAFETY: the text lives as long as the topology.
        Ok(unsafe { text_of(args.platform_version, args.platform_version_size) })
    }

    fn devices(&self) -> Result<Vec<DeviceDescription>, PjrtError> {
        let mut args = PJRT_TopologyDescription_GetDeviceDescriptions_Args::zeroed();
        args.topology = self.raw.as_ptr();
        // SAFETY: the topology is live.
        unsafe { self.api.call(&mut args)? };
        // SAFETY: list and descriptions live as long as the topology.
        let descriptions = unsafe { slice_of(args.descriptions, args.num_descriptions) };
        descriptions
            .iter()
            .map(|&description| {
                // SAFETY: as above.
                let (id, kind, debug_string) = unsafe { describe(self.api, description)? };
                Ok(DeviceDescription { id, kind, debug_string })
            })
            .collect()
    }
}
