//! Finding a plugin for a platform.

use std::fmt;
use std::path::{Path, PathBuf};

use super::error::PjrtError;

/// Platform that a plugin drives.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Platform {
    Cpu,
    Cuda,
    Tpu,
}

impl Platform {
    /// `cpu`, `cuda` or `tpu`, as in `TORCHTPU_PLATFORM`.
    pub fn parse(name: &str) -> Option<Self> {
        match name {
            "cpu" => Some(Self::Cpu),
            "cuda" => Some(Self::Cuda),
            "tpu" => Some(Self::Tpu),
            _ => None,
        }
    }

    /// The name that [`Platform::parse`] reads.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Cpu => "cpu",
            Self::Cuda => "cuda",
            Self::Tpu => "tpu",
        }
    }

    const fn install_hint(self) -> &'static str {
        match self {
            Self::Cpu => "`pip install xla-cpu-pjrt`",
            Self::Cuda => "`pip install jax-cuda13-pjrt`",
            Self::Tpu => "`pip install libtpu`",
        }
    }
}

impl fmt::Display for Platform {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Packages whose subdirectories each hold one plugin.
const PLUGIN_NAMESPACES: [&str; 2] = ["xla_plugins", "jax_plugins"];

/// Whether this machine shows the device files of a TPU: `/dev/accel*` or a numbered group in `/dev/vfio`.
pub fn tpu_device_present() -> bool {
    let holds = |directory: &str, wanted: fn(&str) -> bool| {
        std::fs::read_dir(directory).is_ok_and(|entries| {
            entries.flatten().any(|entry| entry.file_name().to_str().is_some_and(wanted))
        })
    };
    let numbered = |name: &str| !name.is_empty() && name.bytes().all(|byte| byte.is_ascii_digit());
    holds("/dev", |name| name.starts_with("accel") && name != "accel")
        || holds("/dev/accel", |_| true)
        || holds("/dev/vfio", numbered)
}

/// The path of the plugin to load for `platform`.
///
/// `explicit` wins, then `TORCHTPU_PLUGIN`, then what lies in `site_packages` (directories, first hit wins):
/// `xla_plugins/*/`, `jax_plugins/*/`, and `libtpu/` for the TPU. An explicit path is checked for existence only;
/// [`super::Plugin::load`] says whether it is a plugin.
///
/// # Errors
/// [`PjrtError::PluginPath`] for an explicit path to nothing, [`PjrtError::NoTpuDevice`] where libtpu would be picked
/// on a machine without a TPU, [`PjrtError::PluginNotFound`] else.
pub fn find_plugin(
    site_packages: &[PathBuf],
    platform: Platform,
    explicit: Option<&Path>,
) -> Result<PathBuf, PjrtError> {
    if let Some(path) = explicit_path(explicit) {
        return existing(&path);
    }
    if platform == Platform::Tpu && !tpu_device_present() {
        return Err(PjrtError::NoTpuDevice);
    }
    search(site_packages, platform)
}

/// The path of a plugin that compiles for `platform` without having its devices. Load it in a [`super::Worker`].
///
/// # Errors
/// [`PjrtError::PluginPath`] and [`PjrtError::PluginNotFound`], as for [`find_plugin`].
pub fn find_topology_plugin(
    site_packages: &[PathBuf],
    platform: Platform,
    explicit: Option<&Path>,
) -> Result<PathBuf, PjrtError> {
    match explicit {
        Some(path) => existing(path),
        None => search(site_packages, platform),
    }
}

fn explicit_path(explicit: Option<&Path>) -> Option<PathBuf> {
    match explicit {
        Some(path) => Some(path.to_owned()),
        None => std::env::var_os("TORCHTPU_PLUGIN").filter(|value| !value.is_empty()).map(PathBuf::from),
    }
}

fn existing(path: &Path) -> Result<PathBuf, PjrtError> {
    match std::fs::metadata(path) {
        Ok(metadata) if metadata.is_file() => Ok(path.to_owned()),
        Ok(_) => Err(PjrtError::PluginPath { path: path.to_owned(), reason: "not a file".to_owned() }),
        Err(error) => Err(PjrtError::PluginPath { path: path.to_owned(), reason: error.to_string() }),
    }
}

fn search(site_packages: &[PathBuf], platform: Platform) -> Result<PathBuf, PjrtError> {
    for directory in site_packages {
        if platform == Platform::Tpu {
            let libtpu = directory.join("libtpu/libtpu.so");
            if libtpu.is_file() {
                return Ok(libtpu);
            }
        }
        for namespace in PLUGIN_NAMESPACES {
            for package in sorted_entries(&directory.join(namespace)) {
                if let Some(plugin) = plugin_in(&package, platform) {
                    return Ok(plugin);
                }
            }
        }
    }
    Err(PjrtError::PluginNotFound {
        platform: platform.to_string(),
        hint: platform.install_hint().to_owned(),
    })
}

/// The plugin for `platform` that lies in a directory, by its name.
pub fn plugin_beside(directory: &Path, platform: Platform) -> Option<PathBuf> {
    plugin_in(directory, platform)
}

/// The shared object in `package` that is named after `platform`; one that also says it is a plugin comes first.
fn plugin_in(package: &Path, platform: Platform) -> Option<PathBuf> {
    let name = |path: &Path| path.file_name().and_then(|name| name.to_str()).unwrap_or_default().to_owned();
    let candidates: Vec<PathBuf> = sorted_entries(package)
        .into_iter()
        .filter(|path| name(path).ends_with(".so") && name(path).contains(platform.name()))
        .collect();
    let says_plugin = |path: &&PathBuf| name(path).contains("pjrt") || name(path).contains("plugin");
    candidates.iter().find(says_plugin).or_else(|| candidates.first()).cloned()
}

fn sorted_entries(directory: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> = std::fs::read_dir(directory)
        .map(|entries| entries.flatten().map(|entry| entry.path()).collect())
        .unwrap_or_default();
    entries.sort();
    entries
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_plugin_says_what_to_install() {
        let error = search(&[PathBuf::from("/nonexistent")], Platform::Cpu).unwrap_err().to_string();
        assert_eq!(
            error,
            "no PJRT plugin for platform `cpu` found; `pip install xla-cpu-pjrt`, or set TORCHTPU_PLUGIN to a plugin's path"
        );
    }

    #[test]
    fn plugins_are_found_by_the_platform_in_their_name() {
        let site_packages = std::env::temp_dir().join(format!("torchtpu-find-{}", std::process::id()));
        let files = [
            "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so",
            "jax_plugins/xla_cuda13/_cuda_versions.so",
            "jax_plugins/xla_cuda13/xla_cuda_plugin.so",
            "libtpu/libtpu.so",
            "libtpu/sdk.so",
        ];
        for file in files {
            let file = site_packages.join(file);
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(file, "").unwrap();
        }
        let places = [PathBuf::from("/nonexistent"), site_packages.clone()];
        let found = |platform| find_topology_plugin(&places, platform, None).unwrap();
        assert_eq!(found(Platform::Cpu), site_packages.join(files[0]));
        assert_eq!(found(Platform::Cuda), site_packages.join(files[2]));
        assert_eq!(found(Platform::Tpu), site_packages.join(files[3]));
        std::fs::remove_dir_all(&site_packages).unwrap();
    }

    #[test]
    fn a_wrong_explicit_path_is_named() {
        let error = find_plugin(&[], Platform::Cpu, Some(Path::new("/nonexistent/plugin.so"))).unwrap_err();
        assert!(matches!(&error, PjrtError::PluginPath { .. }));
        assert!(
            error.to_string().contains("/nonexistent/plugin.so")
                && error.to_string().contains("TORCHTPU_PLUGIN")
        );
    }
}
