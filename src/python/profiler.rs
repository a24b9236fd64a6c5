//! Ranges of `torch.profiler` around calls of compiled graphs.

use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyDict;

/// Where PyTorch says whether a profiler runs; `None` if this version does not say so.
static STATE: PyOnceLock<Option<Py<PyDict>>> = PyOnceLock::new();

/// A range that ends when it is dropped. Nothing where nobody profiles, which costs one look into a dictionary.
pub struct Range<'py>(Option<Bound<'py, PyAny>>);

impl<'py> Range<'py> {
    pub fn begin(py: Python<'py>, name: impl FnOnce() -> String) -> Self {
        let state = STATE.get_or_init(py, || {
            let found =
                py.import("torchtpu_compile.torch_private").and_then(|m| m.call_method0("profiler_state"));
            found.ok().and_then(|found| Some(found.cast_into::<PyDict>().ok()?.unbind()))
        });
        let profiles = state.as_ref().is_some_and(|state| {
            let value = state.bind(py).get_item(intern!(py, "_is_profiler_enabled"));
            value.ok().flatten().is_some_and(|value| value.is_truthy().unwrap_or(false))
        });
        if !profiles {
            return Range(None);
        }
        let begun = || {
            let range = py.import("torch.profiler")?.getattr("record_function")?.call1((name(),))?;
            range.call_method0("__enter__")?;
            Ok::<_, PyErr>(range)
        };
        // A profile that lacks a range is no reason for a call to fail.
        Range(begun().ok())
    }
}

impl Drop for Range<'_> {
    fn drop(&mut self) {
        if let Some(range) = self.0.take() {
            let none = range.py().None();
            let _ = range.call_method1("__exit__", (&none, &none, &none));
        }
    }
}
