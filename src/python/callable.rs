//! The callable that AOTAutograd calls.

use super::dlpack::{Exchange, Memory, exchange};
use super::errors;
use super::gil::{self, Objects};
use super::profiler::Range;
use crate::device::{self, Complaint, Given};
use crate::passes::parts::Parts;
use crate::program::Layout;
use crate::runtime::{Argument, CompiledGraph, Keep, OutputTensor, Report, Returned, RuntimeError};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyDict, PyList, PyTuple};
use smallvec::SmallVec;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex};

/// State of a static input when its generation was last counted: object, address, version.
#[derive(Default)]
struct Seen {
    object: Option<Py<PyAny>>,
    address: usize,
    version: u64,
    generation: u64,
}

/// A compiled graph: call it with a list of tensors and integers.
#[pyclass(name = "CompiledGraph", module = "torchtpu_compile._core", frozen)]
pub struct PyCompiledGraph {
    graph: Arc<CompiledGraph>,
    exchange: &'static Exchange,
    /// One per input; used for those that a program reads from a copy.
    seen: Mutex<Vec<Seen>>,
    /// Outputs of a graph without symbols, which need no arguments to be told.
    fixed_outputs: Option<Vec<Returned>>,
    /// For each returned value whether it is a tensor of the `tpu` device; empty where none is.
    on_device: Vec<bool>,
    /// Where a graph without inputs on a device runs.
    device: usize,
    has_device_tensors: bool,
}

impl PyCompiledGraph {
    pub fn graph(&self) -> Arc<CompiledGraph> {
        Arc::clone(&self.graph)
    }

    pub fn new(py: Python<'_>, graph: Arc<CompiledGraph>) -> PyResult<Self> {
        let exchange = exchange(py)?;
        // SAFETY: the exchange lives in a static that is never cleared.
        let exchange = unsafe { std::mem::transmute::<&Exchange, &'static Exchange>(exchange) };
        let seen = Mutex::new(graph.graph().inputs.iter().map(|_| Seen::default()).collect());
        let fixed_outputs = if graph.graph().symbols.is_empty() {
            Some(graph.returned(&[]).map_err(|e| errors::to_python(py, e))?)
        } else {
            None
        };
        Ok(PyCompiledGraph {
            graph,
            exchange,
            seen,
            fixed_outputs,
            on_device: Vec::new(),
            device: 0,
            has_device_tensors: false,
        })
    }

    /// Wraps the graph for tensors on a `tpu` device: those of its results for which `on_device`, which has
    /// a place for each returned value, has the number of the device.
    pub fn with_device_tensors(self, on_device: Vec<Option<usize>>) -> Self {
        let device = on_device.iter().flatten().next().copied().unwrap_or(0);
        let on_device = on_device.iter().map(Option::is_some).collect();
        PyCompiledGraph { on_device, device, has_device_tensors: true, ..self }
    }

    /// Arguments of which the sizes count alone.
    fn arguments(&self, args: &Bound<'_, PyList>) -> PyResult<Vec<Argument>> {
        let sized = |(i, object): (usize, Bound<'_, PyAny>)| {
            Ok(match self.look(i, &object)? {
                Given::Argument(argument) => argument,
                Given::Device(view) => Argument::Host(view),
            })
        };
        args.iter().enumerate().map(sized).collect()
    }

    /// An argument of a graph that has tensors of the `tpu` device.
    fn look(&self, i: usize, object: &Bound<'_, PyAny>) -> PyResult<Given> {
        match self.exchange.look(object)? {
            Some(Memory::Device(view)) => Ok(Given::Device(view)),
            _ => {
                let mut read = Vec::with_capacity(1);
                self.read(i, object, &mut read)?;
                Ok(Given::Argument(read.pop().expect("it was added")))
            }
        }
    }

    /// See [`device::unfit`].
    fn unfit(&self, py: Python<'_>, given: &[Given]) -> PyResult<SmallVec<[(usize, Layout); 4]>> {
        let found = py.detach(|| device::unfit(device::engine()?, &self.graph, given));
        found.map_err(|complaint| errors::of_complaint(py, complaint))
    }

    /// Calls a graph that has tensors of the `tpu` device.
    fn call_on_device<'py>(
        &self,
        py: Python<'py>,
        given: Vec<Given>,
        keep: &Keep,
        args: &Bound<'py, PyList>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let complain = |complaint: Complaint| errors::of_complaint(py, complaint);
        let call = py
            .detach(|| device::give(device::engine()?, &self.graph, given, Arc::clone(keep), self.device))
            .map_err(complain)?;
        // SAFETY: as in `__call__`, for what is in host memory.
        let outputs = py.detach(|| unsafe { call.run(&self.graph) });
        let outputs = outputs.map_err(|error| self.failed(py, error, keep, args))?;
        let returned = match &self.fixed_outputs {
            Some(_) => None,
            None => Some(self.graph.returned(&call.arguments).map_err(|e| errors::to_python(py, e))?),
        };
        let returned = returned.as_ref().or(self.fixed_outputs.as_ref()).expect("one of them is there");
        let make = |dtype, dims: &[i64], strides: &[i64]| self.exchange.make_memory(dtype, dims, strides);
        let mut tensors = outputs.into_iter();
        let mut items: SmallVec<[Bound<'py, PyAny>; 8]> = SmallVec::new();
        for (i, value) in returned.iter().enumerate() {
            let Returned::Tensor(_) = value else {
                items.push(scalar(py, value)?);
                continue;
            };
            let tensor = tensors.next().expect("the program has an output for every returned tensor");
            items.push(if self.on_device.get(i).copied().unwrap_or(false) {
                self.exchange.settle(py, tensor, call.device)?
            } else {
                let fetched = py
                    .detach(|| device::fetch(call.engine, call.device, &tensor, &make))
                    .map_err(complain)?;
                self.exchange.write(py, fetched)?
            });
        }
        // An interrupt that waited for the end of the program.
        errors::raise_pending()?;
        PyTuple::new(py, items)
    }

    /// Returns the name of a call in a profile: the graph, and its dynamic sizes.
    fn range_name(&self, arguments: Option<&[Argument]>) -> String {
        let graph = self.graph.graph();
        let sizes = arguments.filter(|_| !graph.symbols.is_empty()).and_then(|a| self.graph.bind(a).ok());
        let named = graph.symbols.iter().zip(sizes.unwrap_or_default());
        let shown: Vec<String> = named.map(|(symbol, size)| format!(" {}={size}", symbol.name)).collect();
        format!("torchtpu {}{}", graph.name, shown.concat())
    }

    /// The exception for a call that failed. Where nothing ran, whoever catches it can run the graph in another way.
    fn failed(&self, py: Python<'_>, error: RuntimeError, keep: &Keep, args: &Bound<'_, PyList>) -> PyErr {
        let objects = gil::objects(&**keep).expect("it was made of them");
        if Arc::strong_count(keep) > 1 {
            // A program that was given up goes on, and uses their memory.
            objects.keep_storages(py);
        }
        if error.is_refusal()
            && let Err(other) = objects.0.iter().try_for_each(|object| args.append(object))
        {
            return other;
        }
        let error = errors::to_python(py, error);
        match errors::raise_pending() {
            Ok(()) => error,
            // An interrupt that was heard before the call failed.
            Err(pending) => {
                pending.set_cause(py, Some(error));
                pending
            }
        }
    }

    /// Adds argument `i` to those of a call.
    fn read(&self, i: usize, object: &Bound<'_, PyAny>, arguments: &mut Vec<Argument>) -> PyResult<()> {
        if self.exchange.add(object, arguments)? {
            if self.graph.device().behavior.keeps_copies()
                && let Some(Argument::Host(view)) = arguments.last_mut()
            {
                view.generation = self.generation(i, object, view.data as usize)?;
            }
        } else {
            arguments.push(if object.is_none() { Argument::None } else { Argument::Int(object.extract()?) });
        }
        Ok(())
    }

    /// Counts up, from 1, whenever a static input may hold other contents than at the last call; 0 where nobody knows.
    fn generation(&self, i: usize, object: &Bound<'_, PyAny>, address: usize) -> PyResult<u64> {
        if !self.graph.graph().inputs.get(i).is_some_and(|input| input.is_static) {
            return Ok(0);
        }
        // A tensor of inference mode has no version and may change without notice: it is copied every time.
        let Ok(version) = object.getattr("_version").and_then(|v| v.extract::<u64>()) else { return Ok(0) };
        let mut all = self.seen.lock().expect("never poisoned: nothing panics under this lock");
        let seen = &mut all[i];
        let same = seen.object.as_ref().is_some_and(|o| o.is(object))
            && seen.address == address
            && seen.version == version;
        let mut before = None;
        if !same {
            // The object is kept, so that its memory cannot be given to another tensor unnoticed.
            before = seen.object.replace(object.clone().unbind());
            (seen.address, seen.version) = (address, version);
            seen.generation += 1;
        }
        let generation = seen.generation;
        drop(all);
        // Finalizers run here.
        drop(before);
        Ok(generation)
    }

    fn answer<'py>(
        &self,
        py: Python<'py>,
        returned: &[Returned],
        outputs: Vec<OutputTensor>,
    ) -> PyResult<Bound<'py, PyTuple>> {
        let mut tensors = outputs.into_iter();
        let mut items: SmallVec<[Bound<'py, PyAny>; 8]> = SmallVec::new();
        for value in returned {
            items.push(match value {
                // Tensors come in the order in which they are returned.
                Returned::Tensor(_) => match tensors.next() {
                    Some(output) => self.exchange.write(py, output)?,
                    None => unreachable!("the program has an output for every returned tensor"),
                },
                other => scalar(py, other)?,
            });
        }
        PyTuple::new(py, items)
    }
}

/// A returned value that is no tensor.
fn scalar<'py>(py: Python<'py>, value: &Returned) -> PyResult<Bound<'py, PyAny>> {
    Ok(match value {
        Returned::Int(i) => i.into_pyobject(py)?.into_any(),
        Returned::Float(x) => x.into_pyobject(py)?.into_any(),
        Returned::Bool(b) => PyBool::new(py, *b).to_owned().into_any(),
        Returned::Tensor(_) | Returned::None => py.None().into_bound(py),
    })
}

/// A copy of a tensor that lies in this layout, by ops of PyTorch's.
fn copied<'py>(tensor: &Bound<'py, PyAny>, layout: &Layout) -> PyResult<Bound<'py, PyAny>> {
    let py = tensor.py();
    let dense = PyDict::new(py);
    dense.set_item("memory_format", py.import("torch")?.getattr("contiguous_format")?)?;
    let turned = |tensor: &Bound<'py, PyAny>, order: &[i64]| {
        if layout.is_contiguous() { Ok(tensor.clone()) } else { tensor.call_method1("permute", (order,)) }
    };
    let copy = turned(tensor, &layout.to_physical())?.call_method("clone", (), Some(&dense))?;
    turned(&copy, &layout.to_logical())
}

#[pymethods]
impl PyCompiledGraph {
    /// AOTAutograd's mark of callables that take one list and empty it.
    #[classattr]
    #[pyo3(name = "_boxed_call")]
    const BOXED_CALL: bool = true;

    /// Runs the graph. The list is emptied, so that its tensors can be freed as soon as they are not needed; where the
    /// graph cannot be compiled for these arguments, it is as it was.
    fn __call__<'py>(&self, py: Python<'py>, args: &Bound<'py, PyList>) -> PyResult<Bound<'py, PyTuple>> {
        gil::drop_left();
        let objects = Objects::from(args.iter().map(Bound::unbind).collect::<Vec<_>>());
        args.del_slice(0, args.len())?;
        if self.has_device_tensors {
            let mut objects = objects;
            let given = objects.0.iter().enumerate().map(|(i, object)| self.look(i, object.bind(py)));
            let mut given = given.collect::<PyResult<Vec<Given>>>()?;
            // A copy in the device's memory, by an op that is recorded with those before the call.
            for (i, layout) in self.unfit(py, &given)? {
                let copy = copied(objects.0[i].bind(py), &layout)?;
                given[i] = self.look(i, &copy)?;
                objects.0[i] = copy.unbind();
            }
            let keep: Keep = Arc::new(objects);
            let _range = Range::begin(py, || self.range_name(None));
            return self.call_on_device(py, given, &keep, args);
        }
        let mut arguments: Vec<Argument> = Vec::with_capacity(objects.0.len());
        for (i, object) in objects.0.iter().enumerate() {
            self.read(i, object.bind(py), &mut arguments)?;
        }
        let keep: Keep = Arc::new(objects);
        let _range = Range::begin(py, || self.range_name(Some(&arguments)));
        let make = |dtype, dims: &[i64], strides: &[i64]| self.exchange.make_memory(dtype, dims, strides);
        // SAFETY: the tensors' memory stays where it is while `keep` holds them; PyTorch lets graphs write to the
        // inputs that they mutate.
        let outputs = py.detach(|| unsafe { self.graph.call(&arguments, &keep, &make) });
        let outputs = match outputs {
            Ok(outputs) => outputs,
            Err(error) => return Err(self.failed(py, error, &keep, args)),
        };
        // An interrupt that waited for the end of the program.
        errors::raise_pending()?;
        match &self.fixed_outputs {
            Some(returned) => self.answer(py, returned, outputs),
            None => {
                let returned = self.graph.returned(&arguments).map_err(|e| errors::to_python(py, e))?;
                self.answer(py, &returned, outputs)
            }
        }
    }

    /// Whether a call with these arguments compiles first; the list stays as it is.
    fn would_compile(&self, py: Python<'_>, args: &Bound<'_, PyList>) -> PyResult<bool> {
        self.graph.would_compile(&self.arguments(args)?).map_err(|e| errors::to_python(py, e))
    }

    /// The symbolic sizes that these arguments have, by name; the list stays as it is.
    fn sizes<'py>(&self, py: Python<'py>, args: &Bound<'py, PyList>) -> PyResult<Bound<'py, PyDict>> {
        let dict = PyDict::new(py);
        let symbols = &self.graph.graph().symbols;
        if symbols.is_empty() {
            return Ok(dict);
        }
        let binding = self.graph.bind(&self.arguments(args)?).map_err(|e| errors::to_python(py, e))?;
        symbols.iter().zip(binding).try_for_each(|(symbol, size)| dict.set_item(&*symbol.name, size))?;
        Ok(dict)
    }

    /// How many programs were compiled for this graph.
    fn executables(&self) -> usize {
        self.graph.report().executables
    }

    /// Returns the report of the compile: node counts, milliseconds, sizes.
    fn report<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let dict = report_dict(py, &self.graph.report())?;
        dict.set_item("platform", self.graph.device().client.platform_name())?;
        Ok(dict)
    }

    /// The equal blocks of the graph that follow each other, each series as the number of blocks and of the nodes of a
    /// block; the reason if there are none; and whether they are compiled once.
    fn repeats(&self, py: Python<'_>) -> (Vec<(usize, usize)>, Option<String>, bool) {
        let once = self.graph.compiles_layers_once();
        let parts = || match self.graph.newest() {
            Ok(Some(graph)) => Parts::of(&graph),
            Ok(None) => Err("nothing was compiled yet".to_owned()),
            Err(error) => Err(error.to_string()),
        };
        match py.detach(parts) {
            Ok(Parts { repeats, .. }) => {
                (repeats.iter().map(|repeat| (repeat.blocks, repeat.nodes)).collect(), None, once)
            }
            Err(reason) => (Vec::new(), Some(reason), once),
        }
    }

    /// The StableHLO of the newest executable.
    fn stablehlo(&self, py: Python<'_>) -> PyResult<String> {
        py.detach(|| self.graph.stablehlo()).map_err(|e| errors::to_python(py, e))
    }

    /// The graph after the passes, as text.
    fn graph_text(&self) -> String {
        self.graph.graph().to_string()
    }

    /// For each input, the address that the program last read it from, where it shares memory with the host.
    fn input_addresses(&self, py: Python<'_>) -> PyResult<Vec<Option<usize>>> {
        let inputs = 0..self.graph.graph().inputs.len();
        py.detach(|| self.graph.plan(&[]).map(|(plan, _)| inputs.map(|i| plan.resident_address(i)).collect()))
            .map_err(|e| errors::to_python(py, e))
    }
}

/// A report as a dictionary.
pub fn report_dict<'py>(py: Python<'py>, report: &Report) -> PyResult<Bound<'py, PyDict>> {
    let ms = |d: std::time::Duration| d.as_secs_f64() * 1e3;
    let dict = PyDict::new(py);
    dict.set_item("graph", &report.graph)?;
    dict.set_item("captured_nodes", report.captured_nodes)?;
    dict.set_item("nodes", report.nodes)?;
    dict.set_item("passes_ms", ms(report.passes))?;
    dict.set_item("lowering_ms", ms(report.lowering))?;
    dict.set_item("compile_ms", ms(report.compile))?;
    dict.set_item("stablehlo_bytes", report.stablehlo_bytes)?;
    dict.set_item("executables", report.executables)?;
    dict.set_item("cache_hits", report.cache_hits)?;
    dict.set_item("cache_misses", report.cache_misses)?;
    dict.set_item("tuned", &report.tuned)?;
    dict.set_item("cache_key", report.cache_key.map(|key| key.to_hex().to_string()))?;
    let repeats: Vec<_> = report.repeats.iter().map(|repeat| (repeat.blocks, repeat.nodes)).collect();
    dict.set_item("repeats", repeats)?;
    dict.set_item("symbols", &report.symbols)?;
    let mut buckets = Vec::new();
    for bucket in &report.buckets {
        let usage = &bucket.usage;
        let (elements, padded) = (usage.elements.load(Relaxed), usage.padded_elements.load(Relaxed));
        let entry = PyDict::new(py);
        entry.set_item("sizes", &bucket.sizes)?;
        entry.set_item("executions", usage.executions.load(Relaxed))?;
        entry.set_item("elements", elements)?;
        entry.set_item("padded_elements", padded)?;
        entry.set_item("masks", bucket.masks)?;
        buckets.push(entry);
    }
    dict.set_item("buckets", buckets)?;
    let (reason, count) = report.exact.clone().map_or((None, 0), |(reason, count)| (Some(reason), count));
    dict.set_item("exact_reason", reason)?;
    dict.set_item("recompiles", &report.recompiles)?;
    dict.set_item("exact_compiles", count)?;
    if let Some(memory) = &report.memory {
        dict.set_item("argument_bytes", memory.argument_bytes)?;
        dict.set_item("output_bytes", memory.output_bytes)?;
        dict.set_item("alias_bytes", memory.alias_bytes)?;
        dict.set_item("temporary_bytes", memory.temp_bytes)?;
        dict.set_item("code_bytes", memory.generated_code_bytes)?;
    }
    Ok(dict)
}
