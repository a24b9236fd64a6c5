//! The `tpu` device: what Python says of ops that the core meets for the first time.

use super::callable::PyCompiledGraph;
use super::errors;
use super::frames;
use super::gil;
use super::settings::Settings;
use crate::device::{
    self, Argument, Base, Complaint, Engine, Form, Lifted, Mode, Offset, Product, Raised, Recipe, Source,
    Traced, Tracer,
};
use crate::runtime::{CompileSettings, DeviceSettings};
use pyo3::exceptions::{PyRuntimeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyComplex, PyDict, PyList, PyTuple};
use std::path::PathBuf;

/// Adds the functions of this file to the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(install_device, m)?)?;
    m.add_function(wrap_pyfunction!(forget_forms, m)?)?;
    m.add_function(wrap_pyfunction!(set_eager_mode, m)?)?;
    m.add_function(wrap_pyfunction!(eager_mode, m)?)?;
    m.add_function(wrap_pyfunction!(device_step_ended, m)?)?;
    m.add_function(wrap_pyfunction!(fused_counts, m)?)?;
    m.add_function(wrap_pyfunction!(finish_chunks, m)?)?;
    m.add_function(wrap_pyfunction!(chunks, m)?)?;
    m.add_function(wrap_pyfunction!(record_chunks, m)?)?;
    m.add_function(wrap_pyfunction!(pause_recorded_chunks, m)?)?;
    m.add_function(wrap_pyfunction!(recorded_chunks, m)?)?;
    m.add_function(wrap_pyfunction!(device_synchronize, m)?)?;
    m.add_function(wrap_pyfunction!(device_count, m)?)?;
    m.add_function(wrap_pyfunction!(current_device, m)?)?;
    m.add_function(wrap_pyfunction!(device_is_lost, m)?)?;
    m.add_function(wrap_pyfunction!(set_current_device, m)?)?;
    m.add_function(wrap_pyfunction!(device_obstacle, m)?)?;
    m.add_function(wrap_pyfunction!(device_statistic, m)?)?;
    m.add_function(wrap_pyfunction!(reset_device_statistic, m)?)?;
    m.add_function(wrap_pyfunction!(device_platform, m)?)?;
    m.add_function(wrap_pyfunction!(draw_bits, m)?)?;
    m.add_function(wrap_pyfunction!(generator_state, m)?)?;
    m.add_function(wrap_pyfunction!(set_generator_state, m)?)?;
    Ok(())
}

/// Returns whether this process was forked from one that had used the device, which cannot be used any more.
#[pyfunction]
fn device_is_lost() -> bool {
    device::engine().is_ok_and(|engine| engine.state.check_process().is_err())
}

/// Has ops of the device traced again where they are used next.
#[pyfunction]
fn forget_forms(py: Python<'_>) {
    if let Ok(engine) = device::engine() {
        py.detach(|| engine.calls.forget());
    }
}

/// Installs the `tpu` device of PyTorch with the shim at a path. `torch` is PyTorch's version; `tracer` has the methods
/// of `torchtpu_compile.device.tracer.Tracer`; code below `libraries` is never the line of the user's that calls an op.
///
/// # Errors
/// A `RuntimeError` that says why it cannot be installed.
#[pyfunction]
#[pyo3(signature = (shim, torch, tracer, libraries))]
fn install_device(shim: PathBuf, torch: &str, tracer: Py<PyAny>, libraries: Vec<String>) -> PyResult<()> {
    frames::skip(libraries);
    device::install(&shim, torch, Box::new(PythonTracer { tracer })).map_err(PyRuntimeError::new_err)
}

/// Sets how ops of the device are run: `debug`, `strict`, `fused` or `fused_exact`. Ops that are recorded run first.
#[pyfunction]
fn set_eager_mode(py: Python<'_>, mode: &str) -> PyResult<()> {
    let mode = match mode {
        "debug" => Mode::Debug,
        "strict" => Mode::Strict,
        "fused" => Mode::Fused,
        "fused_exact" => Mode::FusedExact,
        other => {
            return Err(PyValueError::new_err(format!(
                "unknown mode {other:?} (debug, strict, fused, fused_exact)"
            )));
        }
    };
    with_engine(py, |engine| engine.set_mode(mode))
}

/// How ops of the device are run.
#[pyfunction]
fn eager_mode(py: Python<'_>) -> PyResult<&'static str> {
    with_engine(py, |engine| {
        Ok(match engine.mode() {
            Mode::Debug => "debug",
            Mode::Strict => "strict",
            Mode::Fused => "fused",
            Mode::FusedExact => "fused_exact",
        })
    })
}

/// An optimizer has made its step with parameters of these devices.
#[pyfunction]
fn device_step_ended(py: Python<'_>, devices: Vec<usize>) -> PyResult<()> {
    with_engine(py, |engine| {
        engine.chunks.step_ended(&engine.state, &devices);
        Ok(())
    })
}

/// Returns the counters of recorded chunks in this process.
#[pyfunction]
fn fused_counts(py: Python<'_>) -> PyResult<Vec<(&'static str, u64)>> {
    with_engine(py, |engine| Ok(engine.state.counts.read()))
}

/// Returns a dictionary for each remembered chunk, with the fields of `Story` and times in seconds.
#[pyfunction]
fn chunks(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let told = |story: device::Story| {
        let dict = PyDict::new(py);
        let timed = |(count, time): (u64, std::time::Duration)| (count, time.as_secs_f64());
        dict.set_item("first", story.first)?;
        dict.set_item("last", story.last)?;
        dict.set_item("ops", story.ops)?;
        dict.set_item("cuts", story.cuts)?;
        dict.set_item("fused", timed(story.fused))?;
        dict.set_item("replayed", timed(story.replayed))?;
        dict.set_item("compiled", timed(story.compiled))?;
        dict.set_item("cached", story.cached)?;
        dict.set_item("refused", story.refused)?;
        dict.set_item("waits", story.waits)?;
        Ok(dict)
    };
    with_engine(py, |engine| Ok(engine.chunks.programs().stories()))?.into_iter().map(told).collect()
}

/// Keeps the chunks that run from now on for [`recorded_chunks`], `with_inputs` or their graphs alone.
#[pyfunction]
fn record_chunks(py: Python<'_>, with_inputs: bool) -> PyResult<()> {
    with_engine(py, |engine| {
        engine.chunks.programs().recording.begin(with_inputs);
        Ok(())
    })
}

/// Leaves out of [`recorded_chunks`] what runs from now on, or no longer does.
#[pyfunction]
fn pause_recorded_chunks(py: Python<'_>, is_paused: bool) -> PyResult<()> {
    with_engine(py, |engine| {
        engine.chunks.programs().recording.pause(is_paused);
        Ok(())
    })
}

/// A chunk for Python: its number, key, encoded graph, runs and inputs.
type RecordedChunk<'py> = (usize, String, Option<Bound<'py, PyBytes>>, u64, Option<Vec<RecordedInput<'py>>>);

/// An input: its dtype on the wire, sizes and elements in row-major order.
type RecordedInput<'py> = (&'static str, Vec<i64>, Bound<'py, PyBytes>);

/// Returns every chunk that ran since [`record_chunks`], in the order in which they came: its number, the name of what
/// it computes, its graph where that is new since the last call, how often it ran, and with the graph the inputs of its
/// first run if they were kept.
#[pyfunction]
fn recorded_chunks(py: Python<'_>) -> PyResult<Vec<RecordedChunk<'_>>> {
    let taken = with_engine(py, |engine| Ok(engine.chunks.programs().recording.take(&*engine.state.tracer)))?;
    let told = |device::Taken { number, key, graph, runs, inputs }: device::Taken| {
        let graph = graph.map(|graph| PyBytes::new(py, &graph.encode()));
        let data = |input: device::InputData| {
            (input.dtype.name(), input.dims.to_vec(), PyBytes::new(py, &input.bytes))
        };
        (number, format!("{key:032x}"), graph, runs, inputs.map(|all| all.into_iter().map(data).collect()))
    };
    Ok(taken.into_iter().map(told).collect())
}

/// Waits until nothing compiles in the background. With `give_up`, queued compiles are dropped first.
#[pyfunction]
fn finish_chunks(py: Python<'_>, give_up: bool) -> PyResult<()> {
    with_engine(py, |engine| engine.chunks.programs().finish(give_up))
}

/// Waits until every op of a device has ended.
#[pyfunction]
fn device_synchronize(py: Python<'_>, device: usize) -> PyResult<()> {
    with_engine(py, |engine| engine.synchronize(Some(device)))
}

/// How many devices there are.
#[pyfunction]
fn device_count(py: Python<'_>) -> PyResult<usize> {
    with_engine(py, |engine| Ok(engine.state.device_count()))
}

/// The device of this thread where none is named.
#[pyfunction]
fn current_device(py: Python<'_>) -> PyResult<usize> {
    with_engine(py, |engine| Ok(engine.state.current_device()))
}

/// Sets that to a device that there is.
#[pyfunction]
fn set_current_device(py: Python<'_>, device: usize) -> PyResult<()> {
    with_engine(py, |engine| {
        engine.state.set_device(device);
        Ok(())
    })
}

/// Returns why the device cannot be used, if that is known. Opens no client.
#[pyfunction]
fn device_obstacle(py: Python<'_>) -> PyResult<Option<String>> {
    with_engine(py, |engine| Ok(engine.state.obstacle()))
}

/// Returns a memory statistic, numbered as in `shim.h`.
#[pyfunction]
fn device_statistic(py: Python<'_>, which: i32, device: usize) -> PyResult<i64> {
    with_engine(py, |engine| Ok(engine.statistic(which, device)))
}

/// Lets the peak (1) or the sum (3) of a device begin anew.
#[pyfunction]
fn reset_device_statistic(py: Python<'_>, which: i32, device: usize) -> PyResult<()> {
    with_engine(py, |engine| {
        engine.storages.reset_statistic(which, device);
        Ok(())
    })
}

/// The platform of the device, and the kind that its plugin names.
#[pyfunction]
fn device_platform(py: Python<'_>) -> PyResult<(String, String)> {
    with_engine(py, |engine| {
        let (device, _) = engine.state.client()?;
        Ok((device.client.platform_name().to_owned(), device.pjrt()?.kind.clone()))
    })
}

/// 64 random bits of a device's default generator.
#[pyfunction]
fn draw_bits(py: Python<'_>, device: usize) -> PyResult<u64> {
    with_engine(py, |engine| Ok(engine.state.draw_bits(device)))
}

/// Seed and offset of a device's default generator.
#[pyfunction]
fn generator_state(py: Python<'_>, device: usize) -> PyResult<(u64, u64)> {
    with_engine(py, |engine| Ok(engine.state.generator_state(device)))
}

/// Sets them; of all devices where none is named.
#[pyfunction]
fn set_generator_state(py: Python<'_>, device: Option<usize>, seed: u64, offset: u64) -> PyResult<()> {
    with_engine(py, |engine| {
        engine.state.set_generator_state(device, seed, offset);
        Ok(())
    })
}

/// Asks the device, without the GIL.
fn with_engine<T: Send>(
    py: Python<'_>,
    ask: impl FnOnce(&'static Engine) -> Result<T, Complaint> + Send,
) -> PyResult<T> {
    py.detach(|| ask(device::engine()?)).map_err(|complaint| errors::of_complaint(py, complaint))
}

/// The tracer in Python.
struct PythonTracer {
    tracer: Py<PyAny>,
}

impl Tracer for PythonTracer {
    fn settings(&self) -> Result<(DeviceSettings, CompileSettings), Complaint> {
        with_python(|py| {
            let Settings { device, compile } = self.tracer.bind(py).call_method0("settings")?.extract()?;
            Ok((device, compile))
        })
    }

    fn trace(
        &self,
        op: &str,
        overload: &str,
        args: &[Argument],
        bases: &[Base],
    ) -> Result<Traced, Complaint> {
        with_python(|py| {
            let messages = Messages(py.import("torchtpu_compile.device.messages")?, py.import("torch")?);
            let args = args.iter().map(|arg| messages.argument(arg)).collect::<PyResult<Vec<_>>>()?;
            let bases = bases.iter().map(|one| messages.base(one)).collect::<PyResult<Vec<_>>>()?;
            let found = self.tracer.bind(py).call_method1("trace", (op, overload, args, bases))?;
            traced(op, &found)
        })
    }

    fn name(&self) -> Result<Option<String>, Complaint> {
        with_python(|py| self.tracer.bind(py).call_method0("name")?.extract())
    }

    fn admits_host_kernels(&self) -> Result<bool, Complaint> {
        with_python(|py| self.tracer.bind(py).call_method0("admits_host_kernels")?.extract())
    }

    fn on_host(
        &self,
        op: &str,
        overload: &str,
        reason: &str,
        bytes: i64,
        is_done: bool,
    ) -> Result<(), Complaint> {
        with_python(|py| {
            self.tracer.bind(py).call_method1("on_host", (op, overload, reason, bytes, is_done)).map(drop)
        })
    }

    fn place(&self) -> u64 {
        frames::place()
    }

    fn line(&self, place: u64) -> Option<String> {
        frames::line(place)
    }

    fn raised(&self, complaint: &Complaint) -> Raised {
        errors::raised(complaint)
    }

    fn count_reference(&self, object: *mut std::ffi::c_void, is_more: bool) {
        errors::count_reference(object, is_more);
    }

    fn aside(&self, wait: &mut dyn FnMut()) {
        frames::aside(wait);
    }
}

/// Runs Python code for an op.
fn with_python<T>(f: impl FnOnce(Python<'_>) -> PyResult<T>) -> Result<T, Complaint> {
    let ran = gil::attached(|py| f(py).map_err(|error| errors::complaint(py, error)));
    ran.unwrap_or_else(|| Err(Complaint::new("the interpreter is ending")))
}

/// The modules whose objects the tracer is given: `torchtpu_compile.device.messages` and `torch`.
struct Messages<'py>(Bound<'py, PyModule>, Bound<'py, PyModule>);

impl<'py> Messages<'py> {
    /// An argument as the tracer reads it: numbers, text and lists as they are, everything else an object of its class.
    fn argument(&self, arg: &Argument) -> PyResult<Bound<'py, PyAny>> {
        let Messages(messages, torch) = self;
        let py = messages.py();
        match arg {
            Argument::None | Argument::Undefined | Argument::Generator => Ok(py.None().into_bound(py)),
            Argument::Int(i) => Ok(i.into_pyobject(py)?.into_any()),
            Argument::Float(x) => Ok(x.into_pyobject(py)?.into_any()),
            Argument::Bool(b) => Ok(b.into_pyobject(py)?.to_owned().into_any()),
            Argument::Complex(re, im) => Ok(PyComplex::from_doubles(py, *re, *im).into_any()),
            Argument::Str(text) => Ok(text.into_pyobject(py)?.into_any()),
            Argument::List(items) => {
                let items = items.iter().map(|item| self.argument(item)).collect::<PyResult<Vec<_>>>()?;
                Ok(PyList::new(py, items)?.into_any())
            }
            Argument::Tensor(tensor) => {
                let offset = match tensor.offset {
                    Offset::At(offset) => offset.into_pyobject(py)?.into_any(),
                    Offset::Lifted(input) => self.lifted(input)?,
                };
                let (sizes, strides) = (PyTuple::new(py, &tensor.sizes)?, PyTuple::new(py, &tensor.strides)?);
                let marks = (tensor.is_conjugate, tensor.is_negative);
                let fields = (tensor.storage, tensor.scalar_type, sizes, strides, offset, marks.0, marks.1);
                messages.call_method1("Tensor", fields)
            }
            Argument::Host(tensor) => {
                let fields = (tensor.index, tensor.scalar_type, PyTuple::new(py, &tensor.sizes)?);
                messages.call_method1("Host", fields)
            }
            Argument::Lifted(input) => self.lifted(*input),
            // Ops are traced on the CPU.
            Argument::Device(_) => torch.call_method1("device", ("cpu",)),
            Argument::Other => messages.call_method0("Other"),
        }
    }

    /// A number that is an input: the vector that it is in, and its place there.
    fn lifted(&self, input: Lifted) -> PyResult<Bound<'py, PyAny>> {
        let (vector, i) = match input {
            Lifted::Float(i) => ("Float", i),
            Lifted::Integer(i) => ("Integer", i),
        };
        self.0.call_method1(vector, (i,))
    }

    fn base(&self, base: &Base) -> PyResult<Bound<'py, PyAny>> {
        let Messages(messages, torch) = self;
        let value = |form: &Form| {
            let (py, dtype) = (messages.py(), torch.getattr(form.dtype.torch_name())?);
            let (dims, strides) = (PyTuple::new(py, &form.dims)?, PyTuple::new(py, &form.strides)?);
            messages.call_method1("Value", (dtype, dims, strides))
        };
        messages.call_method1("Base", (base.bytes, base.value.as_ref().map(value).transpose()?))
    }
}

/// The tracer's `Source`.
#[derive(FromPyObject)]
struct Input {
    kind: String,
    index: usize,
}

/// The tracer's `Program`.
#[derive(FromPyObject)]
struct Program<'py> {
    graph: Option<PyRef<'py, PyCompiledGraph>>,
    inputs: Vec<Input>,
    writes: Vec<(usize, usize)>,
    results: Vec<Option<Outcome>>,
}

/// The tracer's `Product`.
#[derive(FromPyObject)]
enum Outcome {
    Argument(i32),
    List(Vec<Option<Outcome>>),
    Tensor { output: Option<usize>, scalar_type: i32, sizes: Vec<i64>, strides: Vec<i64> },
}

fn traced(op: &str, found: &Bound<'_, PyAny>) -> PyResult<Traced> {
    let kind = found.get_type().name()?;
    Ok(match kind.to_str()? {
        "OnHost" => Traced::OnHost(found.getattr("reason")?.extract()?),
        "NotLifted" => Traced::NotLifted,
        "Resize" => Traced::Resize(found.getattr("sizes")?.extract()?),
        _ => {
            let Program { graph, inputs, writes, results } = found.extract()?;
            let source = |Input { kind, index }: Input| match kind.as_str() {
                "storage" => Ok(Source::Storage(index)),
                "host" => Ok(Source::Host(index)),
                "seed" => Ok(Source::Seed),
                "floats" => Ok(Source::Floats),
                "integers" => Ok(Source::Integers),
                other => Err(PyValueError::new_err(format!("an input from {other}"))),
            };
            let inputs = inputs.into_iter().map(source).collect::<PyResult<_>>()?;
            let results = results.into_iter().map(product).collect();
            Traced::Program(Recipe::new(
                op.to_owned(),
                graph.map(|graph| graph.graph()),
                inputs,
                writes,
                results,
            ))
        }
    })
}

fn product(result: Option<Outcome>) -> Product {
    match result {
        None => Product::Undefined,
        Some(Outcome::Argument(i)) => Product::Argument(i),
        Some(Outcome::List(items)) => Product::List(items.into_iter().map(product).collect()),
        Some(Outcome::Tensor { output, scalar_type, sizes, strides }) => {
            Product::Tensor { output, scalar_type, sizes, strides }
        }
    }
}
