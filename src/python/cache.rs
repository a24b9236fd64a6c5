//! The cache of executables, for people who look after it.

use super::errors;
use crate::cache::{self, CacheError, Directory, bundle, catalog, explain_entry};
use crate::runtime;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use std::path::PathBuf;
use std::time::Duration;

pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(cache_default_dir, m)?)?;
    m.add_function(wrap_pyfunction!(cache_list, m)?)?;
    m.add_function(wrap_pyfunction!(cache_show, m)?)?;
    m.add_function(wrap_pyfunction!(cache_stats, m)?)?;
    m.add_function(wrap_pyfunction!(cache_verify, m)?)?;
    m.add_function(wrap_pyfunction!(cache_gc, m)?)?;
    m.add_function(wrap_pyfunction!(cache_clear, m)?)?;
    m.add_function(wrap_pyfunction!(cache_explain, m)?)?;
    m.add_function(wrap_pyfunction!(cache_export, m)?)?;
    m.add_function(wrap_pyfunction!(cache_import, m)?)?;
    m.add_function(wrap_pyfunction!(cache_make_keys, m)?)?;
    m.add_function(wrap_pyfunction!(cache_check_key, m)?)?;
    m.add_function(wrap_pyfunction!(directory_problem, m)?)?;
    m.add_function(wrap_pyfunction!(cache_used, m)?)?;
    let settle = wrap_pyfunction!(cache_settle, m)?;
    m.add_function(settle.clone())?;
    // The index, the size limit and the remote tier follow the entries in the background; a short program waits for
    // them at its end.
    m.py().import("atexit")?.call_method1("register", (settle, AT_EXIT.as_secs_f64()))?;
    Ok(())
}

/// How long the end of a program may be delayed.
const AT_EXIT: Duration = Duration::from_secs(2);

fn error(py: Python<'_>, error: CacheError) -> PyErr {
    errors::to_python(py, error.into())
}

/// The directory given, or the user's; checked.
fn open(dir: Option<PathBuf>) -> Result<Directory, CacheError> {
    Directory::open(&dir.map_or_else(cache::default_directory, Ok)?)
}

/// Runs `f` on a cache, without holding the interpreter.
fn on<T: Send>(
    py: Python<'_>,
    dir: Option<PathBuf>,
    f: impl FnOnce(&Directory) -> Result<T, CacheError> + Send,
) -> PyResult<T> {
    py.detach(|| open(dir).and_then(|directory| f(&directory))).map_err(|e| error(py, e))
}

/// Where the cache is unless an option or `TORCHTPU_CACHE_DIR` says otherwise.
#[pyfunction]
fn cache_default_dir(py: Python<'_>) -> PyResult<PathBuf> {
    cache::default_directory().map_err(|e| error(py, e))
}

/// Why what lies in a directory may come from somebody else; `None` if it is this user's alone, or does not exist.
/// `levels` says how deep it is looked into, the directory itself and the way to it aside.
#[pyfunction]
fn directory_problem(dir: PathBuf, levels: u32) -> PyResult<Option<String>> {
    let problem = cache::problem(&dir)?;
    Ok(if problem.is_none() && levels > 0 { cache::problem_inside(&dir, levels)? } else { problem })
}

/// All entries, the one used last first: `key`, `kind`, `name`, `bytes`, `created` and `used` (seconds since 1970).
#[pyfunction]
fn cache_list(py: Python<'_>, dir: Option<PathBuf>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let entries = on(py, dir, |directory| Ok(catalog::list(directory)))?;
    let dicts = entries.iter().map(|entry| {
        let dict = PyDict::new(py);
        dict.set_item("key", entry.digest.to_hex().as_str())?;
        dict.set_item("kind", entry.row.kind.name())?;
        dict.set_item("name", &entry.row.name)?;
        dict.set_item("bytes", entry.row.bytes)?;
        dict.set_item("created", entry.row.created as f64)?;
        dict.set_item("used", entry.row.used as f64 / 1e9)?;
        Ok(dict)
    });
    dicts.collect()
}

/// One entry, named by its key or the beginning of it: `key`, `kind`, `name`, `parts` (of the key), `created`,
/// `seconds` (that it took to make), `payload_bytes` (before compression).
#[pyfunction]
fn cache_show<'py>(py: Python<'py>, dir: Option<PathBuf>, key: &str) -> PyResult<Bound<'py, PyDict>> {
    let head = on(py, dir, |directory| Ok(catalog::read(directory, &catalog::find(directory, key)?)?.head))?;
    let dict = PyDict::new(py);
    dict.set_item("key", head.digest().to_hex().as_str())?;
    dict.set_item("kind", head.kind.name())?;
    dict.set_item("name", &head.name)?;
    let parts = PyDict::new(py);
    head.parts.iter().try_for_each(|(name, value)| parts.set_item(name, value))?;
    dict.set_item("parts", parts)?;
    dict.set_item("created", head.created as f64)?;
    dict.set_item("seconds", head.seconds)?;
    dict.set_item("payload_bytes", head.payload_bytes)?;
    Ok(dict)
}

/// `executables`, `checks`, `recipes`, `tunings`, `bytes`, `quarantined`.
#[pyfunction]
fn cache_stats(py: Python<'_>, dir: Option<PathBuf>) -> PyResult<Bound<'_, PyDict>> {
    let stats = on(py, dir, |directory| Ok(catalog::stats(directory)))?;
    let dict = PyDict::new(py);
    dict.set_item("executables", stats.executables)?;
    dict.set_item("checks", stats.checks)?;
    dict.set_item("recipes", stats.recipes)?;
    dict.set_item("tunings", stats.tunings)?;
    dict.set_item("bytes", stats.bytes)?;
    dict.set_item("quarantined", stats.quarantined)?;
    Ok(dict)
}

/// Reads every entry and puts damaged ones aside: `sound` (count) and `damaged` (dicts of `key` and `reason`).
#[pyfunction]
fn cache_verify(py: Python<'_>, dir: Option<PathBuf>) -> PyResult<Bound<'_, PyDict>> {
    let (sound, damaged) = on(py, dir, |directory| Ok(catalog::verify(directory)))?;
    let dict = PyDict::new(py);
    dict.set_item("sound", sound)?;
    let damaged = damaged.iter().map(|(key, reason)| {
        let dict = PyDict::new(py);
        dict.set_item("key", key.to_hex().as_str())?;
        dict.set_item("reason", reason)?;
        Ok(dict)
    });
    dict.set_item("damaged", damaged.collect::<PyResult<Vec<_>>>()?)?;
    Ok(dict)
}

fn removed(py: Python<'_>, (entries, bytes): (u64, u64)) -> PyResult<Bound<'_, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("entries", entries)?;
    dict.set_item("bytes", bytes)?;
    Ok(dict)
}

/// Clears what ended processes left, and removes the entries used longest ago where all take more than `max_bytes`.
/// Returns `entries` and `bytes` that went.
#[pyfunction]
fn cache_gc(py: Python<'_>, dir: Option<PathBuf>, max_bytes: u64) -> PyResult<Bound<'_, PyDict>> {
    let gone = on(py, dir, |directory| Ok(catalog::collect(directory, max_bytes)))?;
    removed(py, gone)
}

/// Removes every entry. Returns `entries` and `bytes` that went.
#[pyfunction]
fn cache_clear(py: Python<'_>, dir: Option<PathBuf>) -> PyResult<Bound<'_, PyDict>> {
    let gone = on(py, dir, |directory| Ok(catalog::clear(directory)))?;
    removed(py, gone)
}

/// How an entry differs from the nearest other one: `nearest` (its key or None), `name` (its graph), `differences`
/// (lines `what: there → here`).
#[pyfunction]
fn cache_explain<'py>(py: Python<'py>, dir: Option<PathBuf>, key: &str) -> PyResult<Bound<'py, PyDict>> {
    let explanation = on(py, dir, |directory| explain_entry(directory, key))?;
    let dict = PyDict::new(py);
    let nearest = explanation.nearest.as_ref();
    dict.set_item("nearest", nearest.map(|(key, _)| key.to_hex().to_string()))?;
    dict.set_item("name", nearest.map(|(_, name)| name))?;
    dict.set_item("differences", explanation.differences)?;
    Ok(dict)
}

fn bundled(py: Python<'_>, bundled: bundle::Bundled) -> PyResult<Bound<'_, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("entries", bundled.entries)?;
    dict.set_item("bytes", bundled.bytes)?;
    dict.set_item("signed", bundled.signed)?;
    Ok(dict)
}

/// Writes the entries of `keys`, or all, to the file `out`, signed with the secret key in the file `signing_key`; and
/// with them `functions`, what PyTorch kept of compiled functions. Returns `entries`, `bytes`, `signed`.
#[pyfunction]
#[pyo3(signature = (dir, out, keys=None, signing_key=None, functions=None))]
fn cache_export<'py>(
    py: Python<'py>,
    dir: Option<PathBuf>,
    out: PathBuf,
    keys: Option<Vec<String>>,
    signing_key: Option<PathBuf>,
    functions: Option<&[u8]>,
) -> PyResult<Bound<'py, PyDict>> {
    let export = |directory: &Directory| {
        bundle::export(directory, &out, keys.as_deref(), functions, signing_key.as_deref())
    };
    let made = on(py, dir, export)?;
    bundled(py, made)
}

/// Puts the entries of a bundle into the cache, if it is signed with the key whose public part is in the file
/// `verify_key`, or with `trust_unsigned`. Returns `entries`, `bytes`, `signed`, `functions` (bytes or None).
#[pyfunction]
#[pyo3(signature = (dir, bundle, verify_key=None, trust_unsigned=false))]
fn cache_import(
    py: Python<'_>,
    dir: Option<PathBuf>,
    bundle: PathBuf,
    verify_key: Option<PathBuf>,
    trust_unsigned: bool,
) -> PyResult<Bound<'_, PyDict>> {
    let import = || {
        let dir = dir.map_or_else(cache::default_directory, Ok)?;
        bundle::import(&dir, &bundle, verify_key.as_deref(), trust_unsigned)
    };
    let (imported, functions) = py.detach(import).map_err(|e| error(py, e))?;
    let dict = bundled(py, imported)?;
    dict.set_item("functions", functions.as_deref().map(|functions| PyBytes::new(py, functions)))?;
    Ok(dict)
}

/// The keys of the executables that this process loaded from the cache or put into it.
#[pyfunction]
fn cache_used() -> Vec<String> {
    runtime::used_keys().iter().map(|key| key.to_hex().to_string()).collect()
}

/// Makes a pair of keys for bundles and remote tiers: `path`, which signs, and `path.pub`, which verifies.
#[pyfunction]
fn cache_make_keys(py: Python<'_>, path: PathBuf) -> PyResult<()> {
    py.detach(|| cache::make_keys(&path)).map_err(|e| error(py, e))
}

/// Raises where the file `path` has no secret key to sign with.
#[pyfunction]
fn cache_check_key(py: Python<'_>, path: PathBuf) -> PyResult<()> {
    py.detach(|| cache::signing_key(&path)).map(drop).map_err(|e| error(py, e))
}

/// Waits at most so many seconds until the index, the size limit and the remote tier have followed the entries that
/// this process made. Returns whether they have.
#[pyfunction]
fn cache_settle(py: Python<'_>, seconds: f64) -> bool {
    let patience = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::ZERO);
    py.detach(|| cache::settle(patience))
}
