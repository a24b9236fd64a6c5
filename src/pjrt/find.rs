//! Finding a plugin for a platform.

use std::collections::BTreeSet;
use std::fmt;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use super::builds::{CPU_BUILDS, CpuBuild};
use super::error::PjrtError;
use super::platform::Platform;

/// Packages whose subdirectories each hold one plugin.
const PLUGIN_NAMESPACES: [&str; 2] = ["xla_plugins", "jax_plugins"];

/// Reads a file and returns its BLAKE3 digest, or one that was noted for this file.
pub type Digest<'a> = &'a dyn Fn(&Path) -> Result<blake3::Hash, PjrtError>;

/// Places that are searched for plugins.
#[derive(Clone, Copy)]
pub struct Places<'a> {
    /// A path that wins over the search; `TORCHTPU_PLUGIN` is the next.
    pub explicit: Option<&'a Path>,
    /// Plugins that were put beside a program. They win over installed packages.
    pub beside: &'a [(Platform, PathBuf)],
    /// Name and path of each plugin that an installed package announces. The name contains the platform's.
    pub announced: &'a [(String, PathBuf)],
    /// Directories that packages are installed in.
    pub site_packages: &'a [PathBuf],
    /// Digests of plugins that must have a known one.
    pub digest: Digest<'a>,
}

/// A CPU plugin that is installed, and is not loaded because nobody vouches for the file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Untrusted {
    pub path: PathBuf,
    /// Digest of the file, or the reason why it has none.
    pub digest: Result<blake3::Hash, String>,
    /// The build of the same package that is known, if its package is.
    pub known: Option<&'static CpuBuild>,
}

/// One line that says what to do.
impl fmt::Display for Untrusted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let path = self.path.display();
        write!(f, "the CPU plugin `{path}` is not loaded: ")?;
        let digest = match &self.digest {
            Ok(digest) => digest.to_hex(),
            Err(reason) => return write!(f, "it cannot be read ({reason})"),
        };
        let digest = &digest[..16];
        match self.known {
            Some(CpuBuild { requirement, digest: known, .. }) => write!(
                f,
                "its BLAKE3 digest {digest}… is not {}…, the one of {requirement}. Run `pip install \
                 {requirement}`, or set TORCHTPU_PLUGIN to this path if you trust it",
                &known[..16]
            ),
            None => write!(
                f,
                "its BLAKE3 digest {digest}… is not one of a build that was tested. Set TORCHTPU_PLUGIN to this \
                 path if you trust it"
            ),
        }
    }
}

/// A CPU plugin that is installed as a package.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Installed {
    pub path: PathBuf,
    /// The build that it is; `None` for a file of OpenXLA's package that is newer than this table.
    pub build: Option<&'static CpuBuild>,
}

/// The path of the plugin to load for `platform`.
///
/// The explicit path wins, then `TORCHTPU_PLUGIN`, then a plugin beside the program, then installed packages: for the
/// CPU the first of [`CPU_BUILDS`] whose file is trusted, for a TPU `libtpu/`, then announced plugins,
/// `xla_plugins/*/` and `jax_plugins/*/`. An explicit path is checked for existence only; [`super::Plugin::load`] says
/// whether it is a plugin. A file that is passed over because it is not trusted is logged once.
///
/// # Errors
/// [`PjrtError::PluginPath`] for an explicit path to nothing, [`PjrtError::NoTpuDevice`] where libtpu would be picked
/// on a machine without a TPU, [`PjrtError::UntrustedPlugin`] if the only plugins are not trusted,
/// [`PjrtError::PluginNotFound`] else.
pub fn find_plugin(places: &Places<'_>, platform: Platform) -> Result<PathBuf, PjrtError> {
    if let Some(path) = explicit_path(places.explicit) {
        return existing(&path);
    }
    if platform.is_absent() {
        return Err(PjrtError::NoTpuDevice);
    }
    search(places, platform)
}

/// The path of a plugin that compiles for `platform` without having its devices. Load it in a [`super::Worker`].
///
/// # Errors
/// [`PjrtError::PluginPath`], [`PjrtError::UntrustedPlugin`] and [`PjrtError::PluginNotFound`], as for [`find_plugin`].
pub fn find_topology_plugin(places: &Places<'_>, platform: Platform) -> Result<PathBuf, PjrtError> {
    match places.explicit {
        Some(path) => existing(path),
        None => search(places, platform),
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

fn search(places: &Places<'_>, platform: Platform) -> Result<PathBuf, PjrtError> {
    if let Some((_, path)) = places.beside.iter().find(|(of, _)| *of == platform) {
        return Ok(path.clone());
    }
    let mut candidates = candidates(places, platform);
    if !matches!(platform, Platform::Cpu | Platform::Virtual) {
        return candidates.next().ok_or_else(|| not_found(platform));
    }
    let mut passed_over = Vec::new();
    for path in candidates {
        // OpenXLA's own is not read for its digest.
        match if is_openxlas(&path) { Ok(()) } else { trust(&path, places.digest).map(drop) } {
            Ok(()) => {
                passed_over.iter().for_each(warn_once);
                return Ok(path);
            }
            Err(untrusted) => passed_over.push(untrusted),
        }
    }
    Err(match passed_over.into_iter().next() {
        Some(untrusted) => PjrtError::UntrustedPlugin(Box::new(untrusted)),
        None => not_found(platform),
    })
}

fn not_found(platform: Platform) -> PjrtError {
    PjrtError::PluginNotFound { platform: platform.to_string(), hint: platform.install_hint() }
}

/// All CPU plugins that are installed as packages, best first: each is trusted, or is not, with the reason.
pub fn installed_cpu_plugins(places: &Places<'_>) -> Vec<Result<Installed, Untrusted>> {
    candidates(places, Platform::Cpu).map(|path| trust(&path, places.digest)).collect()
}

/// Files of installed packages that are plugins for `platform`, by their names, best first.
fn candidates(places: &Places<'_>, platform: Platform) -> impl Iterator<Item = PathBuf> {
    let mut found: Vec<PathBuf> = Vec::new();
    let files = match platform {
        Platform::Cpu | Platform::Virtual => CPU_BUILDS.iter().map(|build| build.file).collect(),
        Platform::Tpu => vec!["libtpu/libtpu.so"],
        Platform::Cuda => Vec::new(),
    };
    for file in files {
        found.extend(
            places.site_packages.iter().map(|directory| directory.join(file)).filter(|path| path.is_file()),
        );
    }
    let announced = places.announced.iter().filter(|(name, _)| name.contains(platform.name()));
    found.extend(announced.map(|(_, path)| path.clone()));
    for directory in places.site_packages {
        for namespace in PLUGIN_NAMESPACES {
            let packages = sorted_entries(&directory.join(namespace));
            found.extend(packages.iter().filter_map(|package| plugin_in(package, platform)));
        }
    }
    let mut seen = BTreeSet::new();
    found.into_iter().filter(move |path| seen.insert(path.canonicalize().unwrap_or_else(|_| path.clone())))
}

/// Whether a CPU plugin of a package may be loaded: OpenXLA's own may, another one if its digest is known.
fn trust(path: &Path, digest: Digest<'_>) -> Result<Installed, Untrusted> {
    let found = digest(path);
    let build = found.as_ref().ok().and_then(|digest| CpuBuild::by_digest(digest));
    if build.is_some() || is_openxlas(path) {
        return Ok(Installed { path: path.to_owned(), build });
    }
    let known = CPU_BUILDS.iter().find(|build| path.ends_with(build.file));
    Err(Untrusted { path: path.to_owned(), digest: found.map_err(|error| error.to_string()), known })
}

/// Whether the file belongs to the package that OpenXLA publishes.
fn is_openxlas(path: &Path) -> bool {
    path.parent().is_some_and(|package| package.ends_with("xla_plugins/xla_cpu_pjrt"))
}

/// Logs, once per file and process, that it is not loaded.
fn warn_once(untrusted: &Untrusted) {
    static SEEN: Mutex<BTreeSet<PathBuf>> = Mutex::new(BTreeSet::new());
    // Not under the lock: handlers of the user's run here.
    let first = SEEN.lock().unwrap_or_else(PoisonError::into_inner).insert(untrusted.path.clone());
    if first {
        tracing::warn!("{untrusted}");
    }
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
    use crate::pjrt::file_digest;
    use tempfile::TempDir;

    /// A directory of installed packages.
    fn packages(files: &[&str]) -> TempDir {
        let root = tempfile::tempdir().unwrap();
        for file in files {
            let file = root.path().join(file);
            std::fs::create_dir_all(file.parent().unwrap()).unwrap();
            std::fs::write(file, "").unwrap();
        }
        root
    }

    fn places<'a>(site_packages: &'a [PathBuf], digest: Digest<'a>) -> Places<'a> {
        Places { explicit: None, beside: &[], announced: &[], site_packages, digest }
    }

    /// The digest that a file of a known package has where it is the known build.
    fn as_known(path: &Path) -> Result<blake3::Hash, PjrtError> {
        let build = CPU_BUILDS.iter().find(|build| path.ends_with(build.file)).unwrap();
        Ok(blake3::Hash::from_hex(build.digest).unwrap())
    }

    const JUNE: &str = "fastatomstruct_xla_cpu/libpjrt_cpu.so";
    const OFFICIAL: &str = "xla_plugins/xla_cpu_pjrt/xla_cpu_pjrt.so";

    #[test]
    fn a_missing_plugin_says_what_to_install() {
        let nowhere = [PathBuf::from("/nonexistent")];
        let error = search(&places(&nowhere, &file_digest), Platform::Cpu).unwrap_err().to_string();
        assert_eq!(
            error,
            "no PJRT plugin for platform `cpu` found; `pip install fastatomstruct-xla-cpu==2026.6.23`, or set \
             TORCHTPU_PLUGIN to a plugin's path"
        );
    }

    #[test]
    fn plugins_are_found_by_the_platform_in_their_name() {
        let files = [
            OFFICIAL,
            "jax_plugins/xla_cuda13/_cuda_versions.so",
            "jax_plugins/xla_cuda13/xla_cuda_plugin.so",
            "libtpu/libtpu.so",
            "libtpu/sdk.so",
        ];
        let packages = packages(&files);
        let directories = [PathBuf::from("/nonexistent"), packages.path().to_owned()];
        let found = |platform| find_topology_plugin(&places(&directories, &file_digest), platform).unwrap();
        assert_eq!(found(Platform::Cpu), packages.path().join(files[0]));
        assert_eq!(found(Platform::Cuda), packages.path().join(files[2]));
        assert_eq!(found(Platform::Tpu), packages.path().join(files[3]));
    }

    #[test]
    fn the_fastest_of_the_known_builds_is_loaded() {
        let packages = packages(&CPU_BUILDS.map(|build| build.file));
        let directories = [packages.path().to_owned()];
        let places = places(&directories, &as_known);
        assert_eq!(
            find_topology_plugin(&places, Platform::Cpu).unwrap(),
            packages.path().join(CPU_BUILDS[0].file)
        );
        let all: Vec<_> =
            installed_cpu_plugins(&places).into_iter().map(|found| found.unwrap().build.unwrap()).collect();
        assert_eq!(all, CPU_BUILDS.iter().collect::<Vec<_>>());
    }

    #[test]
    fn a_foreign_plugin_with_another_digest_is_passed_over() {
        let packages = packages(&[JUNE, OFFICIAL]);
        let directories = [packages.path().to_owned()];
        let both = places(&directories, &file_digest);
        assert_eq!(find_topology_plugin(&both, Platform::Cpu).unwrap(), packages.path().join(OFFICIAL));
        std::fs::remove_file(packages.path().join(OFFICIAL)).unwrap();
        let error = find_topology_plugin(&both, Platform::Cpu).unwrap_err();
        assert!(matches!(&error, PjrtError::UntrustedPlugin(_)));
        let message = error.to_string();
        let empty = blake3::hash(b"").to_hex();
        for part in
            [JUNE, &empty[..16], &CPU_BUILDS[0].digest[..16], CPU_BUILDS[0].requirement, "TORCHTPU_PLUGIN"]
        {
            assert!(message.contains(part), "{part} is not in {message}");
        }
    }

    #[test]
    fn an_announced_plugin_of_an_unknown_package_needs_the_users_word() {
        let packages = packages(&["else/else_cpu.so"]);
        let announced = [("else_cpu".to_owned(), packages.path().join("else/else_cpu.so"))];
        let places = Places { announced: &announced, ..places(&[], &file_digest) };
        let message = find_topology_plugin(&places, Platform::Cpu).unwrap_err().to_string();
        assert!(message.contains("else_cpu.so") && message.contains("TORCHTPU_PLUGIN"), "{message}");
        let beside = [(Platform::Cpu, announced[0].1.clone())];
        let given = Places { beside: &beside, ..places };
        assert_eq!(find_topology_plugin(&given, Platform::Cpu).unwrap(), announced[0].1);
        let explicit = Places { explicit: Some(&announced[0].1), ..places };
        assert_eq!(find_plugin(&explicit, Platform::Cpu).unwrap(), announced[0].1);
    }

    #[test]
    fn one_file_is_one_candidate() {
        let packages = packages(&[OFFICIAL]);
        let announced = [("xla_cpu_pjrt".to_owned(), packages.path().join(OFFICIAL))];
        let directories = [packages.path().to_owned(), packages.path().to_owned()];
        let places = Places { announced: &announced, ..places(&directories, &file_digest) };
        assert_eq!(installed_cpu_plugins(&places).len(), 1);
    }

    #[test]
    fn a_wrong_explicit_path_is_named() {
        let explicit = Some(Path::new("/nonexistent/plugin.so"));
        let error =
            find_plugin(&Places { explicit, ..places(&[], &file_digest) }, Platform::Cpu).unwrap_err();
        assert!(matches!(&error, PjrtError::PluginPath { .. }));
        assert!(
            error.to_string().contains("/nonexistent/plugin.so")
                && error.to_string().contains("TORCHTPU_PLUGIN")
        );
    }
}
