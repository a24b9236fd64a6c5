//! The device that programs run on: one client per plugin and process.

use super::output::GIVEN_RESULTS_FROM;
use super::{CompileSettings, RuntimeError};
use crate::pjrt::{
    Client, OptionOverride, PjrtError, Platform, Plugin, WaitPolicy, find_plugin, tpu_device_present,
};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// `TORCHTPU_PLATFORM`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PlatformChoice {
    /// The TPU where this machine has one, else the CPU.
    #[default]
    Auto,
    Given(Platform),
}

impl PlatformChoice {
    /// `auto`, `cpu`, `cuda` or `tpu`.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "auto" => Some(PlatformChoice::Auto),
            name => Platform::parse(name).map(PlatformChoice::Given),
        }
    }

    fn resolve(self) -> Platform {
        match self {
            PlatformChoice::Given(platform) => platform,
            PlatformChoice::Auto if tpu_device_present() => Platform::Tpu,
            PlatformChoice::Auto => Platform::Cpu,
        }
    }
}

/// Where to look for the plugin.
#[derive(Debug, Clone, Default)]
pub struct DeviceSettings {
    pub platform: PlatformChoice,
    /// A path that wins over the search.
    pub plugin: Option<PathBuf>,
    /// Plugins that installed packages announce: a name that contains the platform's (`xla_cpu_pjrt`), and a path.
    pub plugins: Vec<(String, PathBuf)>,
    /// Directories that plugin packages are installed in.
    pub site_packages: Vec<PathBuf>,
}

/// A client and what the runtime needs to know of it.
#[derive(Debug, Clone)]
pub struct Device {
    pub client: Client,
    /// Programs read and write the caller's memory directly (the CPU platform).
    pub shares_host_memory: bool,
}

static DEVICES: Mutex<BTreeMap<PathBuf, Device>> = Mutex::new(BTreeMap::new());

impl Device {
    /// The device for these settings; created on first use, then shared by the whole process.
    ///
    /// # Errors
    /// [`RuntimeError::Plugin`] where no plugin is found, or it cannot be loaded, or makes no client.
    pub fn open(settings: &DeviceSettings, wait: &WaitPolicy) -> Result<Device, RuntimeError> {
        Self::open_plugin(settings, wait).map_err(RuntimeError::Plugin)
    }

    fn open_plugin(settings: &DeviceSettings, wait: &WaitPolicy) -> Result<Device, PjrtError> {
        let platform = settings.platform.resolve();
        let announced = settings.plugins.iter().find(|(name, _)| name.contains(platform.name()));
        let path = match announced.filter(|_| settings.plugin.is_none() && platform != Platform::Tpu) {
            Some((_, path)) => path.clone(),
            None => find_plugin(&settings.site_packages, platform, settings.plugin.as_deref())?,
        };
        let path = path.canonicalize().unwrap_or(path);
        if let Some(device) = DEVICES.lock().unwrap_or_else(PoisonError::into_inner).get(&path) {
            device.client.check_process()?;
            return Ok(device.clone());
        }
        // Not under the lock: creating a client may take long, and another thread may want another plugin.
        let plugin: Arc<Plugin> = Plugin::load_with(&path, wait)?;
        let client = Client::create(&plugin, &[], wait)?;
        let shares_host_memory = client.platform_name() == "cpu";
        let device = Device { client, shares_host_memory };
        let mut devices = DEVICES.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(devices.entry(path).or_insert(device).clone())
    }
}

/// The settings to compile with: the user's, and those under which the CPU platform computes as PyTorch does, and as
/// fast as it can.
pub fn settings_on(mut settings: CompileSettings, shares_host_memory: bool) -> CompileSettings {
    if !shares_host_memory {
        return settings;
    }
    settings.lowering.larger_first = true;
    settings.lowering.given_results_from = Some(GIVEN_RESULTS_FROM);
    let off = OptionOverride::Bool(false);
    let overrides = &mut settings.options.env_option_overrides;
    // The short form of minima and maxima drops a NaN in the second operand.
    overrides.entry("xla_cpu_enable_fast_min_max".to_string()).or_insert_with(|| off.clone());
    // XNNPACK packs a matrix operand once per address and never looks at it again. Programs here read weights and
    // inputs where PyTorch keeps them, so a weight that is updated in place, or another tensor at the same
    // address, would be multiplied with its old contents. This is not the user's choice.
    const XNNPACK: &str = "xla_cpu_use_xnnpack";
    let before = overrides.insert(XNNPACK.to_string(), off.clone());
    if before.is_some_and(|value| value != off) {
        tracing::warn!("{XNNPACK} stays off: it would keep using the old contents of updated tensors");
    }
    settings
}
