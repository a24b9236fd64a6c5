//! The handle of a captured graph.

use super::callable::PyCompiledGraph;
use super::errors;
use super::settings::Settings;
use crate::fx::Graph;
use crate::passes::parts::{Parts, tensor_bytes};
use crate::runtime::{PreparedGraph, RuntimeError};
use pyo3::prelude::*;
use std::sync::Arc;

/// Parts on the wire, the part of each call, the bytes passed during each call, and the bytes of inputs and results.
type InParts = (Vec<Vec<u8>>, Vec<usize>, Vec<usize>, usize, usize);

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
        let compiled = py.detach(|| match &on_device {
            Some(_) => self.graph.compile_on_device(&device, compile),
            None => self.graph.compile(&device, compile),
        });
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

    /// The graph in parts, each of which is compiled once, or `None` if it has dynamic sizes or no equal blocks: the
    /// parts on the wire, the part of each call, the bytes that parts pass to each other during each call, and the
    /// bytes of the graph's inputs and results.
    fn parts(&self, py: Python<'_>) -> PyResult<Option<InParts>> {
        let graph = py.detach(|| self.graph.passed()).map_err(|e: RuntimeError| errors::to_python(py, e))?;
        if !graph.is_static() {
            return Ok(None);
        }
        let Ok(parts) = py.detach(|| Parts::of(&graph)) else { return Ok(None) };
        let inputs = graph.values[..graph.inputs.len()].iter().map(tensor_bytes).sum();
        let mut results = 0;
        for output in &graph.outputs {
            output.for_each_value(&mut |v| results += tensor_bytes(graph.ty(v)));
        }
        let calls = parts.calls.iter().map(|call| call.graph).collect();
        let graphs = parts.graphs.iter().map(Graph::encode).collect();
        Ok(Some((graphs, calls, parts.passed_bytes(&graph), inputs, results)))
    }

    /// The graph's text form.
    fn __str__(&self) -> String {
        self.graph.captured().to_string()
    }
}
