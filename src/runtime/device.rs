//! The device that programs run on: one client per plugin and process.

use super::platform::{Behavior, admitted, behavior_of, of_kind};
use super::{CompileSettings, RuntimeError};
use crate::cache::{CacheSettings, plugin_digest_under};
use crate::fx::Graph;
use crate::host_calls;
use crate::pjrt::{
    Client, DeviceMemoryUse, OptionValue, PjrtDevice, PjrtError, Places, Platform, Plugin, TpuHost,
    WaitPolicy, find_plugin,
};
use crate::virtual_accelerator;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, Once, PoisonError};

/// `TORCHTPU_PLATFORM`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum PlatformChoice {
    /// The TPU where this machine has one, else the CPU.
    #[default]
    Auto,
    Given(Platform),
}

impl PlatformChoice {
    /// `auto`, `cpu`, `cuda`, `tpu` or `virtual`.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "auto" => Some(PlatformChoice::Auto),
            name => Platform::parse(name).map(PlatformChoice::Given),
        }
    }

    fn resolve(self) -> Platform {
        match self {
            PlatformChoice::Given(platform) => platform,
            PlatformChoice::Auto if TpuHost::here().is_usable() => Platform::Tpu,
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
    /// Plugins that lie beside the program, which win over installed ones.
    pub beside: Vec<(Platform, PathBuf)>,
    /// Plugins that installed packages announce: a name that contains the platform's (`xla_cpu_pjrt`), and a path.
    pub plugins: Vec<(String, PathBuf)>,
    /// Directories that plugin packages are installed in.
    pub site_packages: Vec<PathBuf>,
    /// The cache that remembers the digests of plugins.
    pub cache: CacheSettings,
    /// How many devices a client of the CPU's plugin has, or the virtual accelerator; 0 is one. Other plugins have what
    /// there is.
    pub cpu_devices: usize,
    /// How tensors are taken in and given out, where not as the platform does: [`super::DeviceMemory`] lets the CPU
    /// behave as a device with memory of its own.
    pub behavior: Option<&'static dyn Behavior>,
}

impl DeviceSettings {
    /// XLA's CPU plugin in place of the platform.
    pub fn on_cpu(self) -> Self {
        let platform = PlatformChoice::Given(Platform::Cpu);
        DeviceSettings { platform, plugin: None, behavior: None, ..self }
    }

    /// How many devices there are, where that is known without a client.
    pub fn count(&self) -> Option<usize> {
        self.platform.resolve().count_option().map(|_| self.cpu_devices.max(1))
    }

    /// Why programs cannot run, where that is known without a client.
    pub fn obstacle(&self) -> Option<String> {
        let is_absent = self.plugin.is_none() && self.platform.resolve().is_absent();
        is_absent.then(|| PjrtError::NoTpuDevice.to_string())
    }

    /// Whether programs compute in the host's memory; `None` where that is not known without a client.
    pub fn computes_in_host_memory(&self) -> Option<bool> {
        let kind = || self.plugin.is_none().then(|| of_kind(self.platform.resolve()));
        Some(self.behavior.or_else(kind)?.computes_in_host_memory())
    }

    /// Returns the settings of a compile for such a device, as far as they are known without one.
    pub fn settings(&self, compile: CompileSettings) -> CompileSettings {
        self.behavior.unwrap_or_else(|| of_kind(self.platform.resolve())).settings(compile)
    }
}

/// A client and what the runtime needs to know of it.
#[derive(Debug, Clone)]
pub struct Device {
    pub client: Client,
    /// How its platform takes tensors in and gives them out.
    pub behavior: &'static dyn Behavior,
    /// Which of the client's devices it is.
    pub ordinal: usize,
}

/// The clients of this process, by their plugin's path, and whether they are a virtual accelerator over it.
static CLIENTS: Mutex<BTreeMap<(bool, PathBuf), Client>> = Mutex::new(BTreeMap::new());

impl Device {
    /// How many devices there are.
    pub fn count(&self) -> usize {
        self.client.devices().len()
    }

    /// Another device of the same client.
    #[must_use]
    pub fn on(&self, ordinal: usize) -> Device {
        Device { ordinal, ..self.clone() }
    }

    /// The client's name of it.
    ///
    /// # Errors
    /// [`PjrtError::InvalidArgument`] where the client has no such device.
    pub fn pjrt(&self) -> Result<&PjrtDevice, PjrtError> {
        self.client.device(self.ordinal)
    }

    /// The memory of the device that its plugin has handed out.
    ///
    /// # Errors
    /// The plugin's, such as one for a platform that does not count it.
    pub fn memory_in_use(&self) -> Result<DeviceMemoryUse, PjrtError> {
        self.client.memory_in_use(self.pjrt()?)
    }

    /// The settings that a graph is compiled with: where there are several devices, a program runs on each of them.
    pub fn settings(&self, compile: CompileSettings) -> CompileSettings {
        let mut compile = self.behavior.settings(compile);
        compile.options.is_portable = self.count() > 1;
        compile.lowering.calls_process &= self.client.plugin().calls_back();
        compile
    }

    /// [`Device::settings`] for the graph of one program, whose sizes are known.
    pub fn settings_for(&self, graph: &Graph, settings: &CompileSettings) -> CompileSettings {
        admitted(self.behavior, graph, settings.clone())
    }

    /// The device for these settings, the client's first; its client is created on first use, then shared by the whole
    /// process.
    ///
    /// # Errors
    /// [`RuntimeError::Plugin`] where no plugin is found, or it cannot be loaded, or makes no client.
    pub fn open(settings: &DeviceSettings, wait: &WaitPolicy) -> Result<Device, RuntimeError> {
        Self::open_plugin(settings, wait).map_err(RuntimeError::Plugin)
    }

    fn plugin_path(settings: &DeviceSettings) -> Result<PathBuf, PjrtError> {
        let places = Places {
            explicit: settings.plugin.as_deref(),
            beside: &settings.beside,
            announced: &settings.plugins,
            site_packages: &settings.site_packages,
            digest: &|path| plugin_digest_under(path, &settings.cache),
        };
        if settings.platform == PlatformChoice::Auto
            && let Some(obstacle) = TpuHost::here().obstacle()
        {
            static TOLD: Once = Once::new();
            TOLD.call_once(|| tracing::warn!("programs run on the CPU: {obstacle}"));
        }
        let path = find_plugin(&places, settings.platform.resolve())?;
        Ok(path.canonicalize().unwrap_or(path))
    }

    /// A client of the CPU's plugin with as many devices as there are ranks, for programs that ranks run together.
    ///
    /// # Errors
    /// As for [`Device::open`].
    pub fn open_ranks(
        settings: &DeviceSettings,
        ranks: usize,
        wait: &WaitPolicy,
    ) -> Result<Client, RuntimeError> {
        let cpu = PlatformChoice::Given(Platform::Cpu);
        let settings = DeviceSettings { platform: cpu, ..settings.clone() };
        let open = || {
            let plugin = load(&Self::plugin_path(&settings)?, wait)?;
            create(&plugin, ranks, wait)
        };
        open().map_err(RuntimeError::Plugin)
    }

    fn open_plugin(settings: &DeviceSettings, wait: &WaitPolicy) -> Result<Device, PjrtError> {
        // Before anything that may hang.
        super::watchdog::serve();
        let path = Self::plugin_path(settings)?;
        let is_virtual = settings.platform.resolve() == Platform::Virtual;
        let device = |client: Client| {
            let behavior = settings.behavior.unwrap_or_else(|| behavior_of(&client));
            Device { client, behavior, ordinal: 0 }
        };
        if let Some(client) =
            CLIENTS.lock().unwrap_or_else(PoisonError::into_inner).get(&(is_virtual, path.clone()))
        {
            client.check_process()?;
            return Ok(device(client.clone()));
        }
        // Not under the lock: creating a client may take long, and another thread may want another plugin.
        let plugin: Arc<Plugin> =
            if is_virtual { virtual_accelerator::plugin(&path, wait)? } else { load(&path, wait)? };
        let client = create(&plugin, settings.cpu_devices.max(1), wait)?;
        let mut clients = CLIENTS.lock().unwrap_or_else(PoisonError::into_inner);
        Ok(device(clients.entry((is_virtual, path)).or_insert(client).clone()))
    }
}

/// Loads a plugin, whose programs may call this process where it takes that.
fn load(path: &Path, wait: &WaitPolicy) -> Result<Arc<Plugin>, PjrtError> {
    let plugin = Plugin::load_with(path, wait)?;
    host_calls::register(&plugin);
    Ok(plugin)
}

/// Creates a client, with `devices` devices if the machine does not decide their number.
fn create(plugin: &Arc<Plugin>, devices: usize, wait: &WaitPolicy) -> Result<Client, PjrtError> {
    let option = plugin.platform().and_then(Platform::count_option);
    let options: Vec<_> = option.map(|name| (name, OptionValue::Int64(devices as i64))).into_iter().collect();
    Client::create(plugin, &options, wait)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lowering::Forms;

    #[test]
    fn what_is_asked_for_a_tpu_takes_the_forms_for_tpus() {
        let for_tpu = |platform, behavior| {
            let device = DeviceSettings { platform, behavior, ..DeviceSettings::default() };
            device.settings(CompileSettings::default()).lowering.forms == Forms::Tpu
        };
        assert!(for_tpu(PlatformChoice::Given(Platform::Tpu), None));
        assert!(!for_tpu(PlatformChoice::Given(Platform::Cpu), None));
        let as_a_tpu = of_kind(Platform::Tpu);
        assert!(for_tpu(PlatformChoice::Given(Platform::Cpu), Some(as_a_tpu)));
    }
}
