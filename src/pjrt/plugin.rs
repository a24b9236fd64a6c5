//! Loading plugins.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, OnceLock};

use super::api::Api;
use super::caller::{Caller, Entered};
use super::error::PjrtError;
use super::ffi::{GetPjrtApi, PJRT_Api, PJRT_Plugin_Attributes_Args, PJRT_Plugin_Initialize_Args, Sized0};
use super::fork::{Birthplace, PerProcess, generation};
use super::handler::{self, Handler};
use super::named_value::{self, OptionValue};
use super::platform::Platform;
use super::wait::{WaitPolicy, lock, supervise};

/// The oldest C API (major, minor) that can be used: the first whose `PJRT_Api` and argument structs have every field
/// that this crate reads.
pub const MINIMUM_API: (i32, i32) = (0, 72);

/// A loaded plugin. There is one per file and process; it is never unloaded.
pub struct Plugin {
    path: PathBuf,
    api: Api,
    born: Birthplace,
    attributes: BTreeMap<String, OptionValue>,
    digest: OnceLock<blake3::Hash>,
    platform: Option<Platform>,
    calls_back: OnceLock<bool>,
    caller: OnceLock<Option<Caller>>,
    debug_options: OnceLock<Option<Vec<u8>>>,
}

/// Plugins loaded in this process, by canonical path.
type Loaded = Mutex<BTreeMap<PathBuf, Arc<Plugin>>>;

static LOADED: PerProcess<Loaded> = PerProcess::new();

impl Plugin {
    /// [`Plugin::load_with`] under the default [`WaitPolicy`].
    ///
    /// # Errors
    /// See [`Plugin::load_with`].
    pub fn load(path: &Path) -> Result<Arc<Self>, PjrtError> {
        Self::load_with(path, &WaitPolicy::default())
    }

    /// Loads the plugin at `path` and initializes it; returns the one already loaded from there if there is one.
    ///
    /// # Errors
    /// [`PjrtError::PluginPath`], [`PjrtError::CannotLoad`], [`PjrtError::NotAPlugin`] and [`PjrtError::TooOld`] for
    /// files that cannot serve; [`PjrtError::Forked`] where the parent of this forked process had it loaded; the
    /// plugin's own error from its initialization; and those of waiting.
    pub fn load_with(path: &Path, policy: &WaitPolicy) -> Result<Arc<Self>, PjrtError> {
        let path = std::fs::canonicalize(path)
            .map_err(|error| PjrtError::PluginPath { path: path.to_owned(), reason: error.to_string() })?;
        let what = format!("loading the plugin {}", path.display());
        let mut loaded = lock(LOADED.get(), &what, policy)?;
        if let Some(plugin) = loaded.get(&path) {
            return Ok(Arc::clone(plugin));
        }
        let file = path.clone();
        let plugin = supervise(&what, policy, move || Self::open(file))??;
        let plugin = Arc::new(plugin);
        loaded.insert(path, Arc::clone(&plugin));
        Ok(plugin)
    }

    fn open(path: PathBuf) -> Result<Self, PjrtError> {
        let born = Birthplace::here();
        let symbol = open_library(&path)?;
        // SAFETY: the symbol is a plugin's entry point, which takes nothing and returns its table.
        let table = unsafe { symbol() };
        // SAFETY: the library was leaked by `open_library`.
        let api = unsafe { Api::new(table) }.ok_or_else(|| PjrtError::NotAPlugin {
            path: path.clone(),
            reason: "its GetPjrtApi returns null".to_owned(),
        })?;
        let found = api.version();
        if found.0 != MINIMUM_API.0 || found.1 < MINIMUM_API.1 {
            return Err(PjrtError::TooOld { path, found, needed: MINIMUM_API });
        }
        // SAFETY: no pointers beside the struct itself.
        unsafe { api.call(&mut PJRT_Plugin_Initialize_Args::zeroed())? };
        let attributes = read_attributes(api)?;
        tracing::debug!(path = %path.display(), major = found.0, minor = found.1, "loaded a PJRT plugin");
        let platform = Platform::of_file(&path);
        Ok(Self {
            path,
            api,
            born,
            attributes,
            digest: OnceLock::new(),
            platform,
            calls_back: OnceLock::new(),
            caller: OnceLock::new(),
            debug_options: OnceLock::new(),
        })
    }

    /// A plugin of this crate's own, over another one's file, by which it is named.
    ///
    /// # Safety
    /// `table` lives as long as the process, and its functions keep the C API's contract.
    pub(crate) unsafe fn built_in(below: &Plugin, table: *const PJRT_Api, platform: Platform) -> Self {
        // SAFETY: the caller's promise.
        let api = unsafe { Api::new(table) }.expect("a table");
        Self {
            path: below.path.clone(),
            api,
            born: Birthplace::here(),
            attributes: below.attributes.clone(),
            digest: OnceLock::new(),
            platform: Some(platform),
            calls_back: OnceLock::from(false),
            caller: OnceLock::new(),
            debug_options: OnceLock::new(),
        }
    }

    /// The plugin's function table, unless this is a forked child of the process that loaded it.
    pub(super) fn api(&self) -> Result<Api, PjrtError> {
        self.born.check("the PJRT plugin")?;
        Ok(self.api)
    }

    /// Major and minor version of the C API that the plugin speaks.
    pub fn api_version(&self) -> (i32, i32) {
        self.api.version()
    }

    /// The canonical path of the plugin's file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Returns the plugin's attributes, such as `xla_version` and `stablehlo_current_version`.
    pub fn attributes(&self) -> &BTreeMap<String, OptionValue> {
        &self.attributes
    }

    /// BLAKE3 digest of the plugin's file, computed at the first call.
    ///
    /// # Errors
    /// [`PjrtError::PluginPath`] when the file can no longer be read.
    pub fn digest(&self) -> Result<blake3::Hash, PjrtError> {
        if let Some(digest) = self.digest.get() {
            return Ok(*digest);
        }
        let digest = file_digest(&self.path)?;
        Ok(*self.digest.get_or_init(|| digest))
    }

    /// XLA's debug options, serialized, for all that the plugin compiles; `ask` finds them at the first call, and
    /// others wait.
    pub(super) fn debug_options(&self, ask: impl FnOnce() -> Option<Vec<u8>>) -> Option<Vec<u8>> {
        self.debug_options.get_or_init(ask).clone()
    }

    /// Gives it functions of this process that its programs may call by these names, if it is one for the CPU. The
    /// first ones stay.
    pub fn register(&self, handlers: &[(&str, Handler)]) {
        self.calls_back.get_or_init(|| {
            // SAFETY: a loaded plugin stays loaded; by its name it is for the CPU.
            self.platform.is_some_and(Platform::calls_back)
                && unsafe { handler::register(self.api.table(), handlers) }
        });
    }

    /// Whether its programs can call this process: it took the functions of [`Plugin::register`].
    pub fn calls_back(&self) -> bool {
        self.calls_back.get().is_some_and(|takes| *takes)
    }

    /// Until the result is dropped, XLA's plugin for CPU runs programs on the calling thread; `None` where it does not.
    pub(super) fn enter(&self) -> Option<Entered> {
        let find = || {
            let found = Caller::find(&self.path, self.api.table().cast());
            tracing::debug!(path = %self.path.display(), found = found.is_some(), "asked to run programs on their callers' threads");
            found
        };
        self.caller.get_or_init(find).map(Caller::enter)
    }

    /// Returns the platform, if the file's name states it.
    pub fn platform(&self) -> Option<Platform> {
        self.platform
    }
}

/// BLAKE3 digest of a plugin's file, which need not be loaded.
///
/// # Errors
/// [`PjrtError::PluginPath`] when the file cannot be read.
pub fn file_digest(path: &Path) -> Result<blake3::Hash, PjrtError> {
    let mut hasher = blake3::Hasher::new();
    let hashed = std::fs::File::open(path).and_then(|file| hasher.update_reader(file).map(drop));
    match hashed {
        Ok(()) => Ok(hasher.finalize()),
        Err(error) => Err(PjrtError::PluginPath { path: path.to_owned(), reason: error.to_string() }),
    }
}

impl std::fmt::Debug for Plugin {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Plugin").field("path", &self.path).field("api_version", &self.api_version()).finish()
    }
}

fn read_attributes(api: Api) -> Result<BTreeMap<String, OptionValue>, PjrtError> {
    if !api.has::<PJRT_Plugin_Attributes_Args>() {
        return Ok(BTreeMap::new());
    }
    let mut args = PJRT_Plugin_Attributes_Args::zeroed();
    // SAFETY: only outputs.
    unsafe { api.call(&mut args)? };
    // SAFETY: the attributes live as long as the process.
    Ok(unsafe { named_value::from_raw(args.attributes, args.num_attributes) }.into_iter().collect())
}

/// Opens the library for good and returns its entry point.
fn open_library(path: &Path) -> Result<GetPjrtApi, PjrtError> {
    use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW};
    /// Asks for a library only if it is loaded already.
    const RTLD_NOLOAD: i32 = libc::RTLD_NOLOAD;

    // SAFETY: no initializer runs for a library that is only looked up.
    if generation() > 0 && unsafe { Library::open(Some(path), RTLD_NOW | RTLD_NOLOAD) }.is_ok() {
        // This process's list does not have it, so the parent loaded it and its threads did not survive the fork.
        let current = std::process::id();
        return Err(PjrtError::Forked {
            what: "the PJRT plugin",
            created_in: std::os::unix::process::parent_id(),
            current,
        });
    }
    // SAFETY: loading runs the library's initializers; the user chose this file as a plugin.
    let library = unsafe { Library::open(Some(path), RTLD_NOW | RTLD_LOCAL) }
        .map_err(|error| PjrtError::CannotLoad { path: path.to_owned(), reason: error.to_string() })?;
    // SAFETY: a symbol of this name has this type in every plugin.
    let symbol = unsafe { library.get::<GetPjrtApi>(b"GetPjrtApi\0") }.map(|symbol| *symbol);
    match symbol {
        Ok(symbol) => {
            std::mem::forget(library);
            Ok(symbol)
        }
        Err(_) => Err(PjrtError::NotAPlugin {
            path: path.to_owned(),
            reason: "it exports no GetPjrtApi".to_owned(),
        }),
    }
}
