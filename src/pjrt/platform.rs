//! Platforms, and the differences between their plugins.

use super::builds::CPU_BUILDS;
use super::tpu_host::TpuHost;
use std::fmt;
use std::path::Path;

/// Platform that a plugin drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Platform {
    Cpu,
    Cuda,
    Tpu,
    /// An accelerator on the CPU, for tests.
    Virtual,
}

impl Platform {
    /// Platforms of machines, without those for tests.
    pub const ALL: [Platform; 3] = [Self::Cpu, Self::Cuda, Self::Tpu];

    /// `cpu`, `cuda`, `tpu` or `virtual`, as in `TORCHTPU_PLATFORM`.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "cpu" => Some(Self::Cpu),
            "cuda" => Some(Self::Cuda),
            "tpu" => Some(Self::Tpu),
            "virtual" => Some(Self::Virtual),
            _ => None,
        }
    }

    /// The name that [`Platform::parse`] reads.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cpu => "cpu",
            Self::Cuda => "cuda",
            Self::Tpu => "tpu",
            Self::Virtual => "virtual",
        }
    }

    pub(super) fn install_hint(self) -> String {
        let package = match self {
            Self::Cpu | Self::Virtual => CPU_BUILDS[0].requirement,
            Self::Cuda => "jax-cuda13-pjrt",
            Self::Tpu => "libtpu",
        };
        format!("`pip install {package}`")
    }

    /// Returns the platform that a plugin's file name states: before a client exists, nothing else tells.
    pub(super) fn of_file(path: &Path) -> Option<Self> {
        let name = path.file_name()?.to_string_lossy();
        let named = [("libtpu", Self::Tpu), ("cpu", Self::Cpu), ("cuda", Self::Cuda)];
        named.into_iter().find_map(|(part, platform)| name.contains(part).then_some(platform))
    }

    /// Whether this machine lacks the platform's devices for certain.
    pub fn is_absent(self) -> bool {
        self == Self::Tpu && !TpuHost::here().is_usable()
    }

    /// Whether a device serves one process at a time, and a client may wait for processes of other hosts.
    pub(super) fn is_exclusive(self) -> bool {
        self == Self::Tpu
    }

    /// Whether XLA compiles programs for the processor of this host, by an LLVM inside of the plugin.
    pub fn compiles_for_host(self) -> bool {
        self == Self::Cpu
    }

    /// Whether programs run in this process, so that they can call its functions.
    pub(super) fn calls_back(self) -> bool {
        self == Self::Cpu
    }

    /// Name of the option that sets the number of a client's devices; `None` if the machine decides it.
    pub fn count_option(self) -> Option<&'static str> {
        match self {
            Self::Cpu => Some("cpu_device_count"),
            Self::Virtual => Some("devices"),
            Self::Cuda | Self::Tpu => None,
        }
    }

    /// Name of the option that has a client take three quarters of a device's memory at once; `None` if there is none.
    /// PyTorch's own allocator and other processes share a GPU with it.
    pub(super) fn growth_option(self) -> Option<&'static str> {
        (self == Self::Cuda).then_some("preallocate")
    }
}

impl fmt::Display for Platform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
