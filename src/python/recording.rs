//! Making recordings from PyTorch tensors.

use super::dlpack::{Exchange, exchange};
use super::errors;
use super::settings::Settings;
use crate::fx::Graph;
use crate::pjrt::room_for;
use crate::program::Layout;
use crate::recording::{
    Call, Data, Distribution, Environment, Expected, FileError, Input, InputTensor, Output, Recording,
    ReplayError, dense_layout, replay,
};
use crate::runtime::{AlignedBytes, RuntimeError, TensorView};
use crate::tools::GraphFile;
use pyo3::exceptions::{PyMemoryError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat, PyList, PyTuple};
use std::collections::BTreeMap;
use std::path::PathBuf;

/// Distribution of a tensor's elements, which replaces its values in a recording.
#[pyclass(name = "Distribution", module = "torchtpu_compile._core", frozen, eq)]
#[derive(PartialEq)]
pub struct PyDistribution(Distribution);

#[pymethods]
impl PyDistribution {
    /// The distribution of a tensor's elements; `None` where its values have to be kept as they are. A `secret` tensor
    /// has one, unless it is empty.
    #[staticmethod]
    #[pyo3(signature = (tensor, *, secret=false))]
    fn fit(py: Python<'_>, tensor: &Bound<'_, PyAny>, secret: bool) -> PyResult<Option<Self>> {
        let view = read_tensor(exchange(py)?, tensor)?;
        let fit = if secret { Distribution::fit_secret } else { Distribution::fit };
        // SAFETY: the tensor is held by the caller.
        let fitted = py.detach(|| Ok(fit(view.dtype, &unsafe { row_major(&view)? })));
        fitted.map(|fitted: Option<Distribution>| fitted.map(PyDistribution))
    }

    /// Fills a dense tensor, in row-major order whatever its strides.
    fn fill(&self, py: Python<'_>, tensor: &Bound<'_, PyAny>, seed: u64) -> PyResult<()> {
        let view = read_tensor(exchange(py)?, tensor)?;
        if dense_layout(&view.dims, &view.strides).is_none() {
            return Err(PyTypeError::new_err("the tensor is not dense"));
        }
        let filled = py.detach(|| {
            let mut bytes = AlignedBytes::zeroed(view.bytes(), "a tensor").map_err(|e| e.to_string())?;
            self.0.fill(seed, view.dtype, bytes.as_mut_slice()).map_err(|e| e.to_string())?;
            // SAFETY: the tensor is held by the caller, who lets it be written; it is dense, so that no two elements
            // share an address.
            unsafe { view.write_from(&Layout::contiguous(view.dims.len()), bytes.as_ptr()) };
            Ok(())
        });
        filled.map_err(|problem: String| errors::other_error(py, problem))
    }

    fn __repr__(&self) -> String {
        format!("{:?}", self.0)
    }
}

/// The environment that a recording was made in.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub struct RecordedEnvironment {
    torch: String,
    matmul_precision: String,
    compiler_options: BTreeMap<String, String>,
    options: BTreeMap<String, String>,
}

/// Writes a recording: an encoded graph with calls of it, as `(inputs, outputs, mutated inputs afterwards)`.
///
/// An input is a tensor, an integer, `None`, or `(tensor, distribution, seed)` for a tensor that is not kept but made
/// anew. A result is a tensor, a number, `None`, or `(tensor, tolerance)` with the largest error as a share of the
/// largest magnitude. At most `keep` elements of each result are kept.
#[pyfunction]
#[pyo3(signature = (path, graph, environment, calls, *, keep))]
pub fn save_recording(
    py: Python<'_>,
    path: PathBuf,
    graph: &[u8],
    environment: RecordedEnvironment,
    calls: Vec<(Bound<'_, PyList>, Bound<'_, PyList>, Bound<'_, PyList>)>,
    keep: usize,
) -> PyResult<()> {
    let graph = Graph::decode(graph).map_err(|e| errors::to_python(py, e.into()))?;
    let reader = Reader { exchange: exchange(py)?, keep };
    let calls = calls.iter().map(|(inputs, outputs, mutated)| {
        Ok(Call {
            inputs: inputs.iter().map(|i| reader.input(&i)).collect::<PyResult<_>>()?,
            outputs: outputs.iter().map(|o| reader.output(&o)).collect::<PyResult<_>>()?,
            mutations: mutated.iter().map(|m| reader.expected(&m)).collect::<PyResult<_>>()?,
        })
    });
    let environment = Environment {
        torchtpu: env!("CARGO_PKG_VERSION").to_string(),
        torch: environment.torch,
        matmul_precision: environment.matmul_precision,
        compiler_options: environment.compiler_options,
        options: environment.options,
    };
    let mut recording = Recording { graph, environment, calls: calls.collect::<PyResult<_>>()? };
    recording.hide_directories();
    recording.check().map_err(|e| errors::other_error(py, e.to_string()))?;
    let saved = py.detach(|| {
        let mut file = GraphFile { path, recording };
        file.keep_texts().map_err(|e| e.to_string())?;
        file.recording.save(&file.path).map_err(|e| e.to_string())
    });
    errors::raise_pending()?;
    saved.map_err(|problem| errors::other_error(py, problem))
}

/// Runs a recording again on the device of these settings, and says for each call how far its tensors were from what
/// was recorded: `(what, largest error, what is allowed)`. Raises where one is too far.
#[pyfunction]
pub fn replay_recording(
    py: Python<'_>,
    path: PathBuf,
    settings: Settings,
) -> PyResult<Vec<Vec<(String, f64, f64)>>> {
    let Settings { device, .. } = settings;
    let replayed = py.detach(|| {
        let recording = Recording::load(&path).map_err(Failure::File)?;
        replay(&recording, &device).map_err(|error| match error {
            ReplayError::Runtime(error) => Failure::Runtime(Box::new(error)),
            other => Failure::Other(other.to_string()),
        })
    });
    match replayed {
        Ok(replayed) => Ok(replayed
            .calls
            .into_iter()
            .map(|call| call.into_iter().map(|o| (o.what, o.compared.max_error, o.compared.limit)).collect())
            .collect()),
        Err(Failure::Runtime(error)) => Err(errors::to_python(py, *error)),
        Err(Failure::File(error)) => Err(errors::file_error(py, error)),
        Err(Failure::Other(message)) => Err(errors::other_error(py, message)),
    }
}

/// Errors of a replay that Python distinguishes.
enum Failure {
    File(FileError),
    Runtime(Box<RuntimeError>),
    Other(String),
}

struct Reader<'a> {
    exchange: &'a Exchange,
    keep: usize,
}

impl Reader<'_> {
    fn input(&self, object: &Bound<'_, PyAny>) -> PyResult<Input> {
        if object.is_none() {
            return Ok(Input::None);
        }
        if let Ok(seeded) = object.cast::<PyTuple>() {
            let (tensor, distribution, seed): (Bound<'_, PyAny>, Bound<'_, PyDistribution>, u64) =
                seeded.extract()?;
            let view = read_tensor(self.exchange, &tensor)?;
            let data = Data::Seeded { seed, distribution: distribution.get().0 };
            return Ok(Input::Tensor(input_tensor(&view, data)));
        }
        match self.exchange.read(object)? {
            Some(view) => {
                // SAFETY: the tensor is held by the caller.
                let data = Data::Full(unsafe { row_major(&view)? });
                Ok(Input::Tensor(input_tensor(&view, data)))
            }
            None => Ok(Input::Int(object.extract()?)),
        }
    }

    fn output(&self, object: &Bound<'_, PyAny>) -> PyResult<Output> {
        if object.is_none() {
            return Ok(Output::None);
        }
        // In Python a bool is an integer.
        if object.is_instance_of::<PyBool>() {
            return Ok(Output::Bool(object.extract()?));
        }
        if object.is_instance_of::<PyFloat>() {
            return Ok(Output::Float(object.extract()?));
        }
        if let Ok(judged) = object.cast::<PyTuple>() {
            let (tensor, tolerance): (Bound<'_, PyAny>, f64) = judged.extract()?;
            return Ok(Output::Tensor(Expected { tolerance, ..self.expected(&tensor)? }));
        }
        if self.exchange.read(object)?.is_some() {
            return Ok(Output::Tensor(self.expected(object)?));
        }
        Ok(Output::Int(object.extract()?))
    }

    fn expected(&self, object: &Bound<'_, PyAny>) -> PyResult<Expected> {
        let view = read_tensor(self.exchange, object)?;
        // SAFETY: the tensor is held by the caller.
        let bytes = unsafe { row_major(&view)? };
        Ok(Expected::of(view.dtype, &view.dims, &bytes, self.keep))
    }
}

fn read_tensor(exchange: &Exchange, object: &Bound<'_, PyAny>) -> PyResult<TensorView> {
    exchange.read(object)?.ok_or_else(|| PyTypeError::new_err("expected a tensor"))
}

/// The tensor's elements in row-major order.
///
/// # Safety
/// The view's memory is readable.
unsafe fn row_major(view: &TensorView) -> PyResult<Vec<u8>> {
    let mut bytes =
        room_for(view.bytes(), "a copy of a tensor").map_err(|e| PyMemoryError::new_err(e.to_string()))?;
    // SAFETY: the buffer has the view's size; the rest is passed on.
    unsafe { view.read_into(&Layout::contiguous(view.dims.len()), bytes.as_mut_ptr()) };
    Ok(bytes)
}

/// Strides that a recording cannot have (a slice's, an expanded tensor's) become contiguous.
fn input_tensor(view: &TensorView, data: Data) -> InputTensor {
    let strides = match dense_layout(&view.dims, &view.strides) {
        Some(_) => view.strides.as_slice().into(),
        None => Layout::contiguous(view.dims.len()).strides(&view.dims).as_slice().into(),
    };
    InputTensor { dtype: view.dtype, dims: view.dims.as_slice().into(), strides, data }
}
