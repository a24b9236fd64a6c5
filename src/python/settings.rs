//! The settings that Python passes to `compile`.

use super::errors;
use crate::cache::{CacheMode, RemoteSettings};
use crate::pjrt::{OptionOverride, WaitPolicy};
use crate::runtime::{CompileSettings, DeviceSettings, PlatformChoice, Poison, Series};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::time::Duration;

/// Reads the settings dictionary; an unknown key is an error, so that both sides stay in step.
pub fn read(settings: &Bound<'_, PyDict>) -> PyResult<(DeviceSettings, CompileSettings)> {
    let py = settings.py();
    let wrong = |message: String| errors::other_error(py, message);
    let mut device = DeviceSettings::default();
    let mut compile = CompileSettings::default();
    let (mut compile_timeout, mut execute_timeout, mut heartbeat) = (1800.0, 300.0, 30.0);
    for (key, value) in settings {
        let key: String = key.extract()?;
        match key.as_str() {
            "platform" => {
                let name: String = value.extract()?;
                device.platform = PlatformChoice::parse(&name)
                    .ok_or_else(|| wrong(format!("unknown platform `{name}` (auto, cpu, cuda, tpu)")))?;
            }
            "plugin" => device.plugin = value.extract::<Option<PathBuf>>()?,
            "plugins" => device.plugins = value.extract()?,
            "site_packages" => device.site_packages = value.extract()?,
            "matmul_precision" => {
                let precision = value.extract::<String>()?.parse().map_err(wrong)?;
                compile.lowering.precision = precision;
            }
            "compile_timeout" => compile_timeout = value.extract()?,
            "execute_timeout" => execute_timeout = value.extract()?,
            "heartbeat" => heartbeat = value.extract()?,
            "cache" => {
                let name: String = value.extract()?;
                compile.cache.mode = CacheMode::parse(&name).ok_or_else(|| {
                    wrong(format!("unknown cache mode `{name}` (on, read-only, offline, off)"))
                })?;
            }
            "cache_dir" => compile.cache.directory = value.extract::<Option<PathBuf>>()?,
            "cache_max_bytes" => compile.cache.max_bytes = value.extract()?,
            "cache_remote" => compile.cache.remote = value.extract::<Option<CacheRemote>>()?.map(Into::into),
            "trust_versions" => compile.trust_generations = value.extract()?,
            "worker" => compile.worker = value.extract()?,
            "buckets" => compile.buckets.series = series(&value).map_err(wrong)?,
            "max_executables" => compile.buckets.max_executables = value.extract()?,
            "padding" => {
                let name: String = value.extract()?;
                compile.poison =
                    Poison::parse(&name).ok_or_else(|| wrong(format!("unknown padding `{name}`")))?;
            }
            "compiler_options" => {
                let overrides: BTreeMap<String, String> = value.extract()?;
                let typed =
                    overrides.into_iter().map(|(name, value)| (name, OptionOverride::from_text(&value)));
                compile.options.env_option_overrides = typed.collect();
            }
            other => return Err(wrong(format!("unknown setting `{other}`"))),
        }
    }
    let seconds = |value: f64| {
        Duration::try_from_secs_f64(value).map_err(|e| wrong(format!("a timeout of {value} s: {e}")))
    };
    let heartbeat = seconds(heartbeat)?;
    compile.compile_wait = WaitPolicy::new(heartbeat, seconds(compile_timeout)?);
    compile.execute_wait = WaitPolicy::new(heartbeat, seconds(execute_timeout)?);
    Ok((device, compile))
}

/// The remote tier of the cache: its URL, the files of keys, and whether it is trusted without.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct CacheRemote {
    url: String,
    verify: Option<PathBuf>,
    sign: Option<PathBuf>,
    trust_unsigned: bool,
}

impl From<CacheRemote> for RemoteSettings {
    fn from(remote: CacheRemote) -> Self {
        let CacheRemote { url, verify, sign, trust_unsigned } = remote;
        RemoteSettings { verify, sign, trust_unsigned, ..RemoteSettings::new(url) }
    }
}

/// A series of buckets: a pair of its name and what it is told, as `options.py` makes it.
fn series(value: &Bound<'_, PyAny>) -> Result<Series, String> {
    let wrong = |_| format!("unknown buckets {value}");
    let (name, told): (String, Bound<'_, PyAny>) = value.extract().map_err(wrong)?;
    Ok(match name.as_str() {
        "default" => Series::Default,
        "exact" => Series::Exact,
        "powers_of_two" => Series::PowersOfTwo,
        "step" => Series::Step(told.extract().map_err(wrong)?),
        "list" => Series::List(told.extract().map_err(wrong)?),
        "dims" => Series::Dims(told.extract().map_err(wrong)?),
        "waste" => Series::Waste(told.extract().map_err(wrong)?),
        _ => return Err(format!("unknown buckets `{name}`")),
    })
}
