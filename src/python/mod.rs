//! The native module `torchtpu_compile._core`: arguments in, results out, errors to exceptions. Nothing else.

mod cache;
mod callable;
mod compiling;
mod device;
mod dlpack;
mod errors;
mod exchange;
mod frames;
mod gil;
mod graph;
mod logging;
mod minify;
mod packaging;
mod profiler;
mod rank_words;
mod recording;
mod registered;
mod settings;
mod tools;
mod watchdog;

use crate::fx::{DType, Graph, UnknownDType};
use crate::lowering::{self, families, inline};
use crate::op::{self, Entry};
use crate::passes;
use crate::program::Shape;
use crate::runtime::{self, RuntimeError, metrics, reports as runtime_reports, reset_reports};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use settings::Settings;
use std::collections::BTreeMap;

#[pymodule]
fn _core(m: &Bound<'_, PyModule>) -> PyResult<()> {
    logging::install();
    crate::pjrt::set_interrupt_check(errors::interrupted);
    crate::pjrt::set_quiet_hooks(crate::pjrt::QuietHooks {
        take_interrupt: gil::take_interrupt,
        ended: errors::quiet_ended,
    });
    crate::pjrt::set_lock_hooks(crate::pjrt::LockHooks { let_go: gil::let_go, take_back: gil::take_back });
    m.add("__version__", env!("CARGO_PKG_VERSION"))?;
    m.add("WIRE_VERSION", crate::fx::WIRE_VERSION)?;
    m.add("SETTINGS", settings::NAMES.to_vec())?;
    m.add("DEFAULTS", settings::defaults(m.py())?)?;
    errors::register(m)?;
    m.add_class::<callable::PyCompiledGraph>()?;
    m.add_class::<graph::PyGraph>()?;
    m.add_function(wrap_pyfunction!(supported_ops, m)?)?;
    m.add_function(wrap_pyfunction!(op_table, m)?)?;
    m.add_function(wrap_pyfunction!(element_types, m)?)?;
    m.add_function(wrap_pyfunction!(check_stablehlo, m)?)?;
    m.add_function(wrap_pyfunction!(compiles_anything, m)?)?;
    m.add_function(wrap_pyfunction!(encode_graph, m)?)?;
    m.add_function(wrap_pyfunction!(run_ranks, m)?)?;
    m.add_function(wrap_pyfunction!(metrics_dict, m)?)?;
    m.add_function(wrap_pyfunction!(reset_metrics, m)?)?;
    m.add_function(wrap_pyfunction!(virtual_statistics, m)?)?;
    m.add_function(wrap_pyfunction!(set_virtual_faults, m)?)?;
    m.add_function(wrap_pyfunction!(open_ledger, m)?)?;
    m.add_function(wrap_pyfunction!(ledger, m)?)?;
    m.add_function(wrap_pyfunction!(reports, m)?)?;
    m.add_function(wrap_pyfunction!(profile_lowering, m)?)?;
    m.add_function(wrap_pyfunction!(count_fallback, m)?)?;
    m.add_function(wrap_pyfunction!(count_eager_function, m)?)?;
    m.add_class::<recording::PyDistribution>()?;
    m.add_function(wrap_pyfunction!(recording::save_recording, m)?)?;
    m.add_function(wrap_pyfunction!(recording::replay_recording, m)?)?;
    m.add_function(wrap_pyfunction!(registered::set_lowering_maker, m)?)?;
    cache::register(m)?;
    device::register(m)?;
    exchange::register(m)?;
    rank_words::register(m)?;
    tools::register(m)?;
    compiling::register(m)?;
    packaging::register(m)?;
    minify::register(m)?;
    watchdog::register(m)?;
    Ok(())
}

/// Each dtype: PyTorch's name without `torch.`, the name on the wire, MLIR's.
#[pyfunction]
fn element_types() -> Vec<(&'static str, &'static str, &'static str)> {
    DType::ALL.iter().map(|d| (d.torch_name(), d.name(), d.mlir_name())).collect()
}

/// The ATen overloads that have a lowering, sorted.
#[pyfunction]
fn supported_ops() -> Vec<&'static str> {
    let mut names: Vec<_> = families::ops().map(|op| op.name).collect();
    names.sort_unstable();
    names
}

/// Lines of the op table: name, family in reports, decomposition, names of the marks.
#[pyfunction]
fn op_table() -> Vec<(&'static str, &'static str, Option<&'static str>, Vec<String>)> {
    let line = |(family, entry): (&'static str, &'static Entry)| {
        (
            entry.name,
            family,
            entry.decomposition,
            entry.marks.iter().map(|mark| format!("{mark:?}")).collect(),
        )
    };
    op::entries_of_families().map(line).collect()
}

/// Checks StableHLO that a user wrote for an op: its form and, where a signature is given, the types of `@main`.
/// A type is a pair of a dtype's name on the wire and sizes.
#[pyfunction]
#[pyo3(signature = (text, signature=None))]
fn check_stablehlo(py: Python<'_>, text: &str, signature: Option<(Types, Types)>) -> PyResult<()> {
    let shapes = |types: Types| {
        let shape = |(dtype, dims): (String, Vec<i64>)| Ok(Shape::new(dtype.parse()?, &dims));
        let shapes: Result<Vec<Shape>, UnknownDType> = types.into_iter().map(shape).collect();
        shapes.map_err(|e| errors::graph_error(py, e.to_string()))
    };
    let signature = signature.map(|(a, b)| Ok::<_, PyErr>((shapes(a)?, shapes(b)?))).transpose()?;
    let signature = signature.as_ref().map(|(a, b)| (&a[..], &b[..]));
    inline::check(text, signature).map_err(|problem| errors::graph_error(py, problem))
}

/// Dtypes and sizes, as Python has them.
type Types = Vec<(String, Vec<i64>)>;

/// Whether the compiler takes any program under these settings.
#[pyfunction]
fn compiles_anything(py: Python<'_>, settings: Settings) -> PyResult<bool> {
    let Settings { device, compile } = settings;
    py.detach(|| runtime::compiles_anything(&device, compile)).map_err(|e| errors::to_python(py, e))
}

/// The encoded form of a graph's text.
#[pyfunction]
fn encode_graph(py: Python<'_>, text: &str) -> PyResult<Py<PyBytes>> {
    let graph = Graph::parse(text).map_err(|e| errors::graph_error(py, e.to_string()))?;
    Ok(PyBytes::new(py, &graph.encode()).unbind())
}

/// Runs an encoded graph on all its ranks, each on a CPU device of this process: bytes in, bytes out, for each rank.
#[pyfunction]
fn run_ranks<'py>(
    py: Python<'py>,
    data: &[u8],
    settings: Settings,
    inputs: Vec<Vec<Vec<u8>>>,
) -> PyResult<Vec<Vec<Bound<'py, PyBytes>>>> {
    let Settings { device, compile } = settings;
    let results = py.detach(|| {
        let graph = Graph::decode(data)?;
        runtime::run_ranks(graph, &device, &compile, &inputs)
    });
    let results = results.map_err(|e: RuntimeError| errors::to_python(py, e))?;
    let of_rank = |tensors: Vec<Vec<u8>>| tensors.iter().map(|bytes| PyBytes::new(py, bytes)).collect();
    Ok(results.into_iter().map(of_rank).collect())
}

/// This process's counters since the last reset.
#[pyfunction]
#[pyo3(name = "metrics")]
fn metrics_dict(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let snapshot = metrics::snapshot();
    let dict = PyDict::new(py);
    for (name, value) in snapshot.counts {
        dict.set_item(name, value)?;
    }
    dict.set_item("fallback_ops", snapshot.fallback_ops)?;
    dict.set_item("exact_fallbacks", snapshot.exact_fallbacks)?;
    dict.set_item("eager_functions", snapshot.eager_functions)?;
    dict.set_item("padding_waste", snapshot.padding_waste)?;
    Ok(dict)
}

/// Returns the counters of the virtual accelerators of this process, by name. They only grow.
#[pyfunction]
fn virtual_statistics() -> BTreeMap<&'static str, u64> {
    crate::virtual_accelerator::statistics().read().into_iter().collect()
}

/// Notes from now on the programs and transfers of devices with memory of their own, for [`ledger`].
#[pyfunction]
fn open_ledger() {
    runtime::ledger::open(frames::waiting_place);
}

/// Returns everything noted since [`open_ledger`]: `moves` with kind, line, number and bytes, the `programs` that were
/// compiled, and `no_room`, the shortages of memory. `None` if the ledger is closed.
#[pyfunction]
fn ledger(py: Python<'_>) -> PyResult<Option<Bound<'_, PyDict>>> {
    let Some(entries) = py.detach(runtime::ledger::read) else { return Ok(None) };
    let sums = entries.sums.into_iter();
    let moves = sums.map(|((kind, place), (count, bytes))| (kind.name(), frames::line(place), count, bytes));
    let programs = entries.compiled.into_iter().map(|compiled| {
        let dict = PyDict::new(py);
        dict.set_item("name", compiled.name)?;
        dict.set_item("line", frames::line(compiled.place))?;
        dict.set_item("ops", compiled.ops)?;
        dict.set_item("cause", compiled.cause)?;
        dict.set_item("seconds", compiled.took.as_secs_f64())?;
        Ok(dict)
    });
    let no_room = entries.no_room.into_iter();
    let no_room = no_room.map(|short| (frames::line(short.place), short.what, short.bytes, short.message));
    let dict = PyDict::new(py);
    dict.set_item("moves", moves.collect::<Vec<_>>())?;
    dict.set_item("programs", programs.collect::<PyResult<Vec<_>>>()?)?;
    dict.set_item("no_room", no_room.collect::<Vec<_>>())?;
    Ok(Some(dict))
}

/// Has the virtual accelerators of this process fail as said, and not as said before: `execution:3` is the third
/// execution from now on, `upload:1:hang` never ends, `execution:2:oom` finds no memory.
#[pyfunction]
fn set_virtual_faults(faults: Vec<String>) -> PyResult<()> {
    let faults = faults.iter().map(|fault| fault.parse()).collect::<Result<_, String>>();
    crate::virtual_accelerator::set_faults(faults.map_err(PyValueError::new_err)?);
    Ok(())
}

/// Sets every counter to zero and discards the reports.
#[pyfunction]
fn reset_metrics() {
    metrics::reset();
    reset_reports();
}

/// Returns one dictionary for each graph compiled since the last reset, oldest first. `with_earlier` adds earlier
/// graphs that still exist; their executions count from the reset.
#[pyfunction]
#[pyo3(signature = (with_earlier = false))]
fn reports(py: Python<'_>, with_earlier: bool) -> PyResult<Vec<Bound<'_, PyDict>>> {
    runtime_reports(with_earlier).iter().map(|report| callable::report_dict(py, report)).collect()
}

/// Median milliseconds of `(decode, passes, lowering)` over `rounds` of turning an encoded graph with static sizes
/// into StableHLO: what a benchmark needs, without compiling anything. Processor time of the one thread that does it,
/// so that other processes do not count.
#[pyfunction]
fn profile_lowering(py: Python<'_>, graph: &[u8], rounds: usize) -> PyResult<(f64, f64, f64)> {
    let profile = py.detach(|| {
        let mut times: [Vec<f64>; 3] = Default::default();
        for _ in 0..rounds.max(1) {
            let mut clock = thread_milliseconds();
            let mut lap = |times: &mut Vec<f64>| {
                let now = thread_milliseconds();
                times.push(now - clock);
                clock = now;
            };
            let graph = Graph::decode(graph)?;
            lap(&mut times[0]);
            let graph = passes::run(graph, &passes::PassSettings::default(), None)?;
            lap(&mut times[1]);
            lowering::lower(&graph, lowering::Settings::default())?;
            lap(&mut times[2]);
        }
        let median = |times: &mut Vec<f64>| {
            times.sort_by(f64::total_cmp);
            times[times.len() / 2]
        };
        let [decode, passes, lowering] = &mut times;
        Ok((median(decode), median(passes), median(lowering)))
    });
    profile.map_err(|e: RuntimeError| errors::to_python(py, e))
}

/// Counts `n` executions of an op in eager PyTorch.
#[pyfunction]
fn count_fallback(op: &str, n: u64) {
    metrics::count_fallback(op, n);
}

/// Counts a function that runs wholly in eager PyTorch.
#[pyfunction]
fn count_eager_function(reason: &str) {
    metrics::count_eager_function(reason);
}

/// Processor time that this thread has used.
fn thread_milliseconds() -> f64 {
    let mut now = libc::timespec { tv_sec: 0, tv_nsec: 0 };
    // SAFETY: `now` is writable; the clock exists on every Linux.
    unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut now) };
    now.tv_sec as f64 * 1e3 + now.tv_nsec as f64 / 1e6
}
