//! The handle of a captured graph.

use super::callable::PyCompiledGraph;
use super::errors;
use super::settings::Settings;
use crate::fx::Graph;
use crate::runtime::{PreparedGraph, RuntimeError};
use pyo3::prelude::*;
use std::sync::Arc;

/// A captured graph: decoded and passed once, and lowered at most once.
#[pyclass(name = "Graph", module = "torchtpu_compile._core", frozen, subclass)]
pub struct PyGraph {
    graph: PreparedGraph,
}

#[pymethods]
impl PyGraph {
    #[new]
    fn new(py: Python<'_>, data: &[u8]) -> PyResult<Self> {
        let graph = py.detach(|| Graph::decode(data)).map_err(|e| errors::to_python(py, e.into()))?;
        Ok(PyGraph { graph: PreparedGraph::new(graph) })
    }

    /// `(node, op, reason)` for every node of the graph that cannot be lowered. Sizes that are symbolic are taken as
    /// they were when the graph was captured. The answer is remembered in the cache of `settings`.
    fn unsupported(&self, py: Python<'_>, settings: Settings) -> PyResult<Vec<(String, String, String)>> {
        let Settings { device, compile } = settings;
        let found = py.detach(|| self.graph.unsupported(&device, &compile));
        errors::raise_pending()?;
        let found = found.map_err(|e: RuntimeError| errors::to_python(py, e))?;
        Ok(found.into_iter().map(|u| (u.node, u.op, u.reason)).collect())
    }

    /// Compiles the graph; one with symbolic sizes compiles when it is called.
    ///
    /// `on_device` says which of its results are tensors of a `tpu` device, and of which, where it has such tensors at
    /// all.
    #[pyo3(signature = (settings, on_device=None))]
    fn compile(
        &self,
        py: Python<'_>,
        settings: Settings,
        on_device: Option<Vec<Option<usize>>>,
    ) -> PyResult<PyCompiledGraph> {
        let Settings { device, compile } = settings;
        let compiled = py.detach(|| self.graph.compile(&device, compile));
        let compiled = compiled.map_err(|e: RuntimeError| errors::to_python(py, e))?;
        let compiled = PyCompiledGraph::new(py, Arc::new(compiled))?;
        Ok(match on_device {
            Some(on_device) => compiled.with_device_tensors(on_device),
            None => compiled,
        })
    }

    /// The graph, to be compiled when it is called.
    fn compile_later(&self, py: Python<'_>, settings: Settings) -> PyResult<PyCompiledGraph> {
        let Settings { device, compile } = settings;
        let compiled = py.detach(|| self.graph.compile_later(&device, compile));
        PyCompiledGraph::new(py, Arc::new(compiled.map_err(|e: RuntimeError| errors::to_python(py, e))?))
    }

    /// Loads the graph if nothing has to be compiled for it now; returns `None` otherwise.
    fn compile_from_cache(&self, py: Python<'_>, settings: Settings) -> PyResult<Option<PyCompiledGraph>> {
        let Settings { device, compile } = settings;
        let compiled = py.detach(|| self.graph.compile_from_cache(&device, compile));
        let compiled = compiled.map_err(|e: RuntimeError| errors::to_python(py, e))?;
        compiled.map(|compiled| PyCompiledGraph::new(py, Arc::new(compiled))).transpose()
    }

    /// The graph's text form.
    fn __str__(&self) -> String {
        self.graph.captured().to_string()
    }
}
