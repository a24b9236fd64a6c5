//! Making a failing graph smaller: what `torchtpu minify` asks of the core.

use super::errors;
use super::tools::load;
use crate::fx::{Graph, Slice};
use crate::recording::{Input, Recording};
use crate::tools;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict, PyTuple};
use std::path::PathBuf;

/// Adds these functions to the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(minify_graph, m)?)?;
    m.add_function(wrap_pyfunction!(recorded_call, m)?)?;
    m.add_function(wrap_pyfunction!(captured_with, m)?)?;
    Ok(())
}

/// The smallest part of a graph for which `fails(part)` is true, as a dictionary of `graph` (encoded), `inputs` and
/// `outputs` (which values of the whole graph they are, by number), `sizes` (the symbols that are inputs behind these,
/// by number), `nodes` (how many) and `text` (the graph in text form).
#[pyfunction]
fn minify_graph<'py>(
    py: Python<'py>,
    path: PathBuf,
    fails: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyDict>> {
    let graph_file = load(py, path)?;
    let mut ask = |slice: &Slice| -> PyResult<bool> { fails.call1((part(py, slice)?,))?.extract() };
    let found = tools::minify(graph_file.graph(), &mut ask)?;
    part(py, &found)
}

fn part<'py>(py: Python<'py>, slice: &Slice) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("graph", PyBytes::new(py, &slice.graph.encode()))?;
    dict.set_item("inputs", slice.inputs.iter().map(|v| v.0).collect::<Vec<_>>())?;
    dict.set_item("sizes", slice.sizes.iter().map(|s| s.0).collect::<Vec<_>>())?;
    dict.set_item("outputs", slice.outputs.iter().map(|v| v.0).collect::<Vec<_>>())?;
    dict.set_item("nodes", slice.graph.nodes.len())?;
    dict.set_item("text", slice.graph.to_string())?;
    Ok(dict)
}

/// Sizes, the graph, inputs.
type RecordedCall<'py> = (Vec<i64>, Bound<'py, PyBytes>, Vec<Bound<'py, PyAny>>);

/// A recorded call: its sizes, one per symbol; the graph with these sizes, encoded; and its inputs, each `None`, an
/// integer, or `(element type, sizes, strides, elements)`, row-major and little-endian.
#[pyfunction]
fn recorded_call<'py>(py: Python<'py>, path: PathBuf, call: usize) -> PyResult<RecordedCall<'py>> {
    let graph_file = load(py, path)?;
    let sizes = graph_file.call_sizes(call).ok_or_else(|| {
        errors::graph_error(py, format!("there is no call {call}, or it does not tell all sizes"))
    })?;
    let bound = graph_file.graph().bind(&sizes);
    let bound: Graph = bound.map_err(|e| errors::graph_error(py, e.to_string()))?;
    let recorded = &graph_file.recording.calls[call].inputs;
    let inputs = recorded.iter().map(|input| match input {
        Input::None => Ok(py.None().into_bound(py)),
        Input::Int(value) => Ok(value.into_pyobject(py)?.into_any()),
        Input::Tensor(tensor) => {
            let elements = tensor.elements().map_err(|e| errors::other_error(py, e.to_string()))?;
            let (dims, strides) = (tensor.dims.to_vec(), tensor.strides.to_vec());
            let elements = PyBytes::new(py, &elements);
            let row = (tensor.dtype.to_string(), dims, strides, elements).into_pyobject(py)?;
            Ok::<_, PyErr>(row.cast_into::<PyTuple>().map_err(PyErr::from)?.into_any())
        }
    });
    let inputs = inputs.collect::<PyResult<Vec<_>>>()?;
    Ok((sizes, PyBytes::new(py, &bound.encode()), inputs))
}

/// Returns the environment that a graph was captured with, as `save_recording` takes it.
#[pyfunction]
fn captured_with(py: Python<'_>, path: PathBuf) -> PyResult<Bound<'_, PyDict>> {
    let Recording { environment, .. } = load(py, path)?.recording;
    let dict = PyDict::new(py);
    dict.set_item("torch", environment.torch)?;
    dict.set_item("matmul_precision", environment.matmul_precision)?;
    dict.set_item("compiler_options", environment.compiler_options)?;
    dict.set_item("options", environment.options)?;
    Ok(dict)
}
