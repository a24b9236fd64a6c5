//! Python's part of a diagnostic dump, and the query of another process.

use super::gil;
use crate::runtime::watchdog;
use pyo3::prelude::*;
use std::time::Duration;

pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    watchdog::set_details(details);
    m.add_function(wrap_pyfunction!(watch, m)?)?;
    m.add_function(wrap_pyfunction!(state_of, m)?)
}

/// The stacks of Python's threads, and what else it knows.
fn details() -> String {
    let told = gil::attached(|py| {
        let told =
            py.import("torchtpu_compile.process_state").and_then(|m| m.call_method0("details")?.extract());
        told.unwrap_or_else(|error| format!("Python's part failed: {error}\n"))
    });
    told.unwrap_or_else(|| "Python is ending\n".to_owned())
}

/// Reports from now on what is waited for where nothing ends for so many seconds.
#[pyfunction]
fn watch(seconds: f64) -> PyResult<()> {
    let limit = Duration::try_from_secs_f64(seconds);
    watchdog::watch(limit.map_err(|error| pyo3::exceptions::PyValueError::new_err(error.to_string()))?);
    Ok(())
}

/// Returns the diagnostic dump of process `pid`. Raises `OSError` if it does not answer within `seconds`.
#[pyfunction]
fn state_of(py: Python<'_>, pid: u32, seconds: f64) -> PyResult<String> {
    let patience = Duration::try_from_secs_f64(seconds).unwrap_or(Duration::from_secs(3600));
    Ok(py.detach(|| watchdog::ask(pid, patience))?)
}
