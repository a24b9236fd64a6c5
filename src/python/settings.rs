//! The settings that Python passes to the core, declared once: Python reads their names from here, takes those that are
//! options from `options.py`, and adds the others.

use super::errors;
use crate::cache::{CacheMode, RemoteSettings};
use crate::pjrt::OptionOverride;
use crate::runtime::{
    CompileLimit, CompileSettings, DeviceSettings, OnRecompile, PlatformChoice, Poison, RepeatedLayers,
};
use crate::sizing::Series;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// Declares the settings: a struct that is read from a dictionary, and the names of its fields.
macro_rules! declare {
    ($($(#[$meta:meta])* $name:ident: $type:ty,)*) => {
        /// The settings as Python has them. One that is absent or `None` is as it is by default.
        struct Given {
            $($(#[$meta])* $name: Option<$type>,)*
        }

        impl Given {
            fn of(settings: &Bound<'_, PyDict>) -> PyResult<Self> {
                $(
                    let $name = match settings.get_item(stringify!($name))? {
                        Some(value) if !value.is_none() => Some(value.extract()?),
                        _ => None,
                    };
                )*
                Ok(Given { $($name),* })
            }
        }

        /// The names of all settings.
        pub const NAMES: &[&str] = &[$(stringify!($name)),*];
    };
}

declare! {
    platform: String,
    plugin: PathBuf,
    /// Name and path of each plugin that an installed package announces.
    plugins: Vec<(String, PathBuf)>,
    site_packages: Vec<PathBuf>,
    /// Number of devices that the CPU plugin exposes.
    device_count: usize,
    matmul_precision: String,
    /// Version of PyTorch.
    torch: String,
    attention: String,
    repeated_layers: String,
    /// Seconds, as the two below.
    compile_timeout: f64,
    execute_timeout: f64,
    heartbeat: f64,
    cache: String,
    cache_dir: PathBuf,
    cache_max_bytes: u64,
    /// A URL.
    cache_remote: String,
    cache_remote_verify: PathBuf,
    cache_remote_sign: PathBuf,
    cache_remote_trust_unsigned: bool,
    /// Name and parameter of a series.
    buckets: Buckets,
    max_executables: usize,
    /// A number of the user's function; the limits of all its graphs together.
    function: u64,
    max_compiles: usize,
    on_recompile: String,
    /// Why the function was traced again.
    retraced: String,
    padding: String,
    trust_versions: bool,
    compiler_options: BTreeMap<String, String>,
    /// Program and arguments.
    worker: Vec<OsString>,
}

/// The settings as the core has them.
pub struct Settings {
    pub device: DeviceSettings,
    pub compile: CompileSettings,
}

impl<'py> FromPyObject<'_, 'py> for Settings {
    type Error = PyErr;

    /// An unknown name is an error, so that both sides stay in step.
    fn extract(settings: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let py = settings.py();
        let wrong = |message: String| errors::other_error(py, message);
        let settings = settings.cast::<PyDict>()?;
        for name in settings.keys() {
            let name: String = name.extract()?;
            if !NAMES.contains(&&*name) {
                return Err(wrong(format!("unknown setting `{name}`")));
            }
        }
        Given::of(&settings)?.read().map_err(wrong)
    }
}

impl Given {
    fn read(self) -> Result<Settings, String> {
        let mut device = DeviceSettings::default();
        if let Some(name) = self.platform {
            device.platform = PlatformChoice::parse(&name)
                .ok_or_else(|| format!("unknown platform `{name}` (auto, cpu, cuda, tpu, virtual)"))?;
        }
        device.plugin = self.plugin;
        device.plugins = self.plugins.unwrap_or_default();
        device.site_packages = self.site_packages.unwrap_or_default();
        device.cpu_devices = self.device_count.unwrap_or_default();

        let mut compile = CompileSettings::default();
        if let Some(precision) = self.matmul_precision {
            compile.lowering.precision = precision.parse()?;
        }
        if let Some(version) = self.torch {
            compile.lowering.follow_torch(&version);
        }
        if let Some(form) = self.attention {
            compile.lowering.attention = form.parse()?;
        }
        if let Some(name) = self.repeated_layers {
            compile.repeated_layers = RepeatedLayers::parse(&name)
                .ok_or_else(|| format!("unknown repeated_layers `{name}` (inline, once)"))?;
        }
        for (wait, timeout) in [
            (&mut compile.compile_wait, self.compile_timeout),
            (&mut compile.execute_wait, self.execute_timeout),
        ] {
            set(&mut wait.heartbeat, self.heartbeat.map(seconds).transpose()?);
            set(&mut wait.deadline, timeout.map(seconds).transpose()?);
        }
        if let Some(name) = self.cache {
            compile.cache.mode = CacheMode::parse(&name)
                .ok_or_else(|| format!("unknown cache mode `{name}` (on, read-only, offline, off)"))?;
        }
        compile.cache.directory = self.cache_dir;
        device.cache = compile.cache.clone();
        set(&mut compile.cache.max_bytes, self.cache_max_bytes);
        compile.cache.remote = self.cache_remote.map(|url| RemoteSettings {
            verify: self.cache_remote_verify,
            sign: self.cache_remote_sign,
            trust_unsigned: self.cache_remote_trust_unsigned.unwrap_or_default(),
            ..RemoteSettings::new(url)
        });
        if let Some(Buckets(series)) = self.buckets {
            compile.buckets.series = series;
        }
        set(&mut compile.buckets.max_executables, self.max_executables);
        if let Some(name) = self.padding {
            compile.poison = Poison::parse(&name).ok_or_else(|| format!("unknown padding `{name}`"))?;
        }
        set(&mut compile.trust_generations, self.trust_versions);
        compile.limit = CompileLimit {
            function: self.function.unwrap_or_default(),
            most: self.max_compiles,
            on_recompile: self
                .on_recompile
                .as_deref()
                .map_or(Some(OnRecompile::Warn), OnRecompile::parse)
                .ok_or("on_recompile is neither warn nor raise")?,
            retraced: self.retraced,
        };
        let overrides = self.compiler_options.unwrap_or_default();
        let typed = overrides.into_iter().map(|(name, value)| (name, OptionOverride::from_text(&value)));
        compile.options.env_option_overrides = typed.collect();
        compile.worker = self.worker.unwrap_or_default();
        Ok(Settings { device, compile })
    }
}

fn set<T>(place: &mut T, given: Option<T>) {
    if let Some(value) = given {
        *place = value;
    }
}

fn seconds(value: f64) -> Result<Duration, String> {
    Duration::try_from_secs_f64(value).map_err(|e| format!("a timeout of {value} s: {e}"))
}

/// Returns the defaults of options that the core declares, by name. `options.py` reads them.
pub fn defaults(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let compile = CompileSettings::default();
    let defaults = PyDict::new(py);
    defaults.set_item("compile_timeout", compile.compile_wait.deadline.as_secs_f64())?;
    defaults.set_item("execute_timeout", compile.execute_wait.deadline.as_secs_f64())?;
    defaults.set_item("heartbeat", compile.execute_wait.heartbeat.as_secs_f64())?;
    defaults.set_item("cache_max_bytes", compile.cache.max_bytes)?;
    defaults.set_item("max_executables", compile.buckets.max_executables)?;
    Ok(defaults)
}

/// A series of buckets, from a pair of its name and its parameter, as `options.py` makes it.
struct Buckets(Series);

impl<'py> FromPyObject<'_, 'py> for Buckets {
    type Error = PyErr;

    fn extract(value: Borrowed<'_, 'py, PyAny>) -> PyResult<Self> {
        let unknown = || errors::other_error(value.py(), format!("unknown buckets {value:?}"));
        let (name, told): (String, Bound<'_, PyAny>) = value.extract().map_err(|_| unknown())?;
        Ok(Buckets(match name.as_str() {
            "default" => Series::Default,
            "exact" => Series::Exact,
            "powers_of_two" => Series::PowersOfTwo,
            "step" => Series::Step(told.extract()?),
            "list" => Series::List(told.extract()?),
            "dims" => Series::Dims(told.extract()?),
            "waste" => Series::Waste(told.extract()?),
            _ => return Err(unknown()),
        }))
    }
}
