//! Collectives that Python runs for a program, which calls it while it runs.

use super::settings::Settings;
use super::{errors, gil};
use crate::host_calls::{Array, Exchange, set_exchange as set_hook};
use crate::runtime::Device;
use pyo3::prelude::*;

/// Adds these functions to the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(set_exchange, m)?)?;
    m.add_function(wrap_pyfunction!(exchanges, m)?)?;
    Ok(())
}

/// Sets who is called: a function of a ticket, a number, and operands and results, each an address and sizes. It raises
/// nothing.
#[pyfunction]
fn set_exchange(serve: Py<PyAny>) {
    set_hook(Box::new(move |exchange| {
        // At the end of the interpreter nobody waits for the program any more.
        gil::attached(|py| call(py, &serve, exchange));
    }));
}

fn call(py: Python<'_>, serve: &Py<PyAny>, exchange: &Exchange<'_>) {
    let arrays = |arrays: &[Array<'_>]| -> Vec<(usize, Vec<i64>)> {
        arrays.iter().map(|array| (array.data as usize, array.dims.to_vec())).collect()
    };
    let Exchange { ticket, number, operands, results } = exchange;
    if let Err(error) = serve.call1(py, (*ticket, *number, arrays(operands), arrays(results))) {
        // Whoever waits for the program sees that the call is missing.
        error.write_unraisable(py, None);
    }
}

/// Whether programs under these settings can call this process.
#[pyfunction]
fn exchanges(py: Python<'_>, settings: Settings) -> PyResult<bool> {
    let Settings { device, compile } = settings;
    let opened = py.detach(|| Device::open(&device, &compile.compile_wait));
    let device = opened.map_err(|error| errors::to_python(py, error))?;
    Ok(device.settings(compile).lowering.calls_process)
}
