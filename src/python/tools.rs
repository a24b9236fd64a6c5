//! Functions of the core for the command line, without those that compile (`compiling.rs`) and package
//! (`packaging.rs`).

use super::errors;
use super::settings::Settings;
use crate::cache::host_cpu;
use crate::fx::Graph;
use crate::host_calls;
use crate::lowering::LoweringError;
use crate::pjrt::{Platform, TpuHost, worker_main};
use crate::recording::ReplayError;
use crate::runner;
use crate::runtime::RuntimeError;
use crate::sizing::{BucketPolicy, Chooser, FittedBuckets, fit};
use crate::tools::{
    self, CpuPlugin, GENERATIONS, GraphFile, GraphFileError, Prepared, ProgramSizes, Target, WorkerPool,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::{BTreeMap, HashMap};
use std::ffi::OsString;
use std::path::PathBuf;
use std::time::Duration;

/// Adds these functions to the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(run_worker, m)?)?;
    m.add_function(wrap_pyfunction!(run_package, m)?)?;
    m.add_function(wrap_pyfunction!(targets, m)?)?;
    m.add_function(wrap_pyfunction!(normalize_target, m)?)?;
    m.add_function(wrap_pyfunction!(inspect_graph, m)?)?;
    m.add_function(wrap_pyfunction!(lower_graph, m)?)?;
    m.add_function(wrap_pyfunction!(bind_sizes, m)?)?;
    m.add_function(wrap_pyfunction!(bench_recording, m)?)?;
    m.add_function(wrap_pyfunction!(find_plugin, m)?)?;
    m.add_function(wrap_pyfunction!(cpu_plugins, m)?)?;
    m.add_function(wrap_pyfunction!(describe_plugin, m)?)?;
    m.add_function(wrap_pyfunction!(plan_programs, m)?)?;
    m.add_function(wrap_pyfunction!(fit_buckets, m)?)?;
    m.add_function(wrap_pyfunction!(saved_lines, m)?)?;
    m.add_function(wrap_pyfunction!(scheduled_kernels, m)?)?;
    m.add_function(wrap_pyfunction!(host, m)?)?;
    m.add_function(wrap_pyfunction!(tpu_holders, m)?)?;
    Ok(())
}

/// For sizes of one dimension (size → how often), the buckets with the least padding: one dictionary for each number
/// of buckets, from one to `limit`.
#[pyfunction]
fn fit_buckets(py: Python<'_>, seen: BTreeMap<i64, u64>, limit: usize) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let fitted = |fit: FittedBuckets| {
        let dict = PyDict::new(py);
        dict.set_item("buckets", fit.buckets)?;
        dict.set_item("padded", fit.padded)?;
        dict.set_item("elements", fit.elements)?;
        Ok(dict)
    };
    fit(&seen, limit).into_iter().map(fitted).collect()
}

/// Serves a compile worker over this process's stdin and stdout, until the parent is gone.
#[pyfunction]
fn run_worker(py: Python<'_>) -> PyResult<()> {
    Ok(py.detach(|| worker_main(host_calls::register))?)
}

/// Runs `torchtpu-run` with these arguments, and returns its exit status. Plugins are looked for in `directories`.
#[pyfunction]
fn run_package(py: Python<'_>, arguments: Vec<OsString>, directories: Vec<PathBuf>) -> u8 {
    py.detach(|| runner::main(arguments, directories))
}

/// Every TPU generation, with what one chip and one device has.
#[pyfunction]
fn targets(py: Python<'_>) -> PyResult<Vec<Bound<'_, PyDict>>> {
    let row = |g: &tools::Generation| {
        let dict = PyDict::new(py);
        dict.set_item("name", g.name)?;
        dict.set_item("aliases", g.aliases)?;
        dict.set_item("target", format!("{}:{}", g.name, g.smallest))?;
        dict.set_item("topologies", [&[g.smallest], g.examples].concat())?;
        dict.set_item("pod_chips", g.pod_chips)?;
        dict.set_item("devices_per_chip", g.devices_per_chip)?;
        dict.set_item("memory_bytes", g.memory_bytes)?;
        dict.set_item("bandwidth", g.bandwidth)?;
        dict.set_item("links_bandwidth", g.links_bandwidth)?;
        dict.set_item("bf16_flops", g.bf16_flops)?;
        dict.set_item("clock", g.clock)?;
        dict.set_item("eight_bit_ops", g.eight_bit_ops)?;
        dict.set_item("usable_bytes", g.usable_bytes)?;
        dict.set_item("source", g.source)?;
        Ok(dict)
    };
    GENERATIONS.iter().map(row).collect()
}

/// A target as it is always written: `v5e` becomes `v5e:1x1`.
#[pyfunction]
fn normalize_target(text: &str) -> PyResult<String> {
    Ok(parse_target(text)?.to_string())
}

pub(super) fn parse_target(text: &str) -> PyResult<Target> {
    text.parse().map_err(|e: tools::UnknownTarget| PyValueError::new_err(e.to_string()))
}

/// Describes a recording or a graph in text form.
#[pyfunction]
fn inspect_graph(py: Python<'_>, path: PathBuf) -> PyResult<Bound<'_, PyDict>> {
    let graph_file = load(py, path)?;
    let graph = graph_file.graph();
    let dict = PyDict::new(py);
    dict.set_item("name", &*graph.name)?;
    dict.set_item("positions", Chooser::new(BucketPolicy::default(), graph).positions())?;
    dict.set_item("stage", format!("{:?}", graph.stage).to_lowercase())?;
    dict.set_item("nodes", graph.nodes.len())?;
    dict.set_item("inputs", graph.inputs.len())?;
    dict.set_item("calls", graph_file.recording.calls.len())?;
    let symbols = graph.symbols.iter().map(|s| {
        let symbol = PyDict::new(py);
        symbol.set_item("name", &*s.name)?;
        symbol.set_item("min", s.min)?;
        symbol.set_item("max", s.max)?;
        symbol.set_item("hint", s.hint)?;
        Ok(symbol)
    });
    dict.set_item("symbols", symbols.collect::<PyResult<Vec<_>>>()?)?;
    dict.set_item("sizes", graph_file.recorded_sizes())?;
    dict.set_item("lines", lines_of(graph))?;
    let environment = &graph_file.recording.environment;
    dict.set_item("torchtpu", &environment.torchtpu)?;
    dict.set_item("torch", &environment.torch)?;
    dict.set_item("matmul_precision", &environment.matmul_precision)?;
    dict.set_item("options", &environment.options)?;
    Ok(dict)
}

/// The source lines of the nodes, a range for each file: `train.py:12-40`.
fn lines_of(graph: &Graph) -> Vec<String> {
    let mut ranges: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    for source in graph.nodes.iter().filter_map(|node| graph.source(node)) {
        let (first, last) = ranges.entry(&source.file).or_insert((source.line, source.line));
        (*first, *last) = (source.line.min(*first), source.line.max(*last));
    }
    let told = |(file, (first, last))| {
        if first == last { format!("{file}:{first}") } else { format!("{file}:{first}-{last}") }
    };
    ranges.into_iter().map(told).collect()
}

/// The graph after each step as `(step, text)`, and its StableHLO: for a target, or in general. Sizes that are not
/// given are as first recorded.
#[pyfunction]
#[pyo3(signature = (path, sizes, target = None))]
fn lower_graph(
    py: Python<'_>,
    path: PathBuf,
    sizes: BTreeMap<String, i64>,
    target: Option<&str>,
) -> PyResult<(Vec<(String, String)>, String)> {
    let (graph_file, target) = (load(py, path)?, target.map(parse_target).transpose()?);
    let lowered = py.detach(|| {
        let binding = graph_file.binding(&sizes)?;
        let mut steps = Vec::new();
        let mut trace = |step: &str, graph: &Graph| steps.push((step.to_owned(), graph.to_string()));
        let sizes = ProgramSizes::exact(&binding);
        let lowered = Prepared::new(&graph_file, &sizes, target.as_ref(), &mut trace)?.lower()?;
        Ok((steps, lowered.stablehlo))
    });
    lowered.map_err(|e| to_python(py, e))
}

/// One size per symbol of a graph: those given, the rest as first recorded.
#[pyfunction]
fn bind_sizes(py: Python<'_>, path: PathBuf, sizes: BTreeMap<String, i64>) -> PyResult<Vec<i64>> {
    load(py, path)?.binding(&sizes).map_err(|e| to_python(py, e))
}

/// Times a recorded call.
#[pyfunction]
fn bench_recording<'py>(
    py: Python<'py>,
    path: PathBuf,
    settings: Settings,
    call: usize,
    seconds: f64,
) -> PyResult<Bound<'py, PyDict>> {
    let Settings { device, .. } = settings;
    let graph_file = load(py, path)?;
    let timed =
        py.detach(|| tools::bench(&graph_file.recording, &device, call, seconds, &mut errors::interrupted));
    let bench = match timed {
        Ok(bench) => bench,
        Err(ReplayError::Runtime(error)) => return Err(errors::to_python(py, error)),
        Err(other) => return Err(PyValueError::new_err(other.to_string())),
    };
    errors::raise_pending()?;
    let dict = PyDict::new(py);
    dict.set_item("graph", &bench.report.graph)?;
    dict.set_item("platform", &bench.platform)?;
    dict.set_item("device", &bench.device)?;
    dict.set_item("calls", bench.calls.len())?;
    dict.set_item("first_ms", milliseconds(bench.first))?;
    dict.set_item("lowering_ms", milliseconds(bench.report.lowering))?;
    dict.set_item("compile_ms", milliseconds(bench.report.compile))?;
    dict.set_item("min_ms", milliseconds(bench.quantile(0.0)))?;
    dict.set_item("median_ms", milliseconds(bench.quantile(0.5)))?;
    dict.set_item("p90_ms", milliseconds(bench.quantile(0.9)))?;
    dict.set_item("max_ms", milliseconds(bench.quantile(1.0)))?;
    let costs: BTreeMap<String, f64> = bench.costs.iter().cloned().collect();
    let told = costs.get("flops").copied();
    dict.set_item("flops", told.or(bench.counted_operations))?;
    dict.set_item("flops_by", if told.is_some() { "XLA" } else { "torchtpu" })?;
    dict.set_item("bytes_accessed", costs.get("bytes accessed"))?;
    Ok(dict)
}

fn milliseconds(duration: Duration) -> f64 {
    duration.as_secs_f64() * 1e3
}

/// Path of the plugin that compiles for a platform.
#[pyfunction]
fn find_plugin(py: Python<'_>, platform: &str, worker_pool: &Bound<'_, PyDict>) -> PyResult<PathBuf> {
    let found = read_worker_pool(worker_pool)?.find_plugin(parse_platform(platform)?);
    found.map_err(|e| errors::to_python(py, RuntimeError::Plugin(e)))
}

/// Lists the published builds of XLA's CPU plugin, the preferred one first, and other CPU plugins that are installed.
#[pyfunction]
fn cpu_plugins<'py>(py: Python<'py>, worker_pool: &Bound<'_, PyDict>) -> PyResult<Vec<Bound<'py, PyDict>>> {
    let worker_pool = read_worker_pool(worker_pool)?;
    let found = py.detach(|| worker_pool.cpu_plugins());
    let row = |plugin: CpuPlugin| {
        let dict = PyDict::new(py);
        dict.set_item("requirement", plugin.build.map(|build| build.requirement))?;
        dict.set_item("xla", plugin.build.map(|build| build.xla))?;
        dict.set_item("reason", plugin.build.map(|build| build.reason))?;
        dict.set_item("path", plugin.path)?;
        dict.set_item("problem", plugin.problem)?;
        dict.set_item("used", plugin.is_used)?;
        Ok(dict)
    };
    found.into_iter().map(row).collect()
}

/// Describes the plugin of a target and the target's devices.
#[pyfunction]
fn describe_plugin<'py>(
    py: Python<'py>,
    target: &str,
    worker_pool: &Bound<'_, PyDict>,
) -> PyResult<Bound<'py, PyDict>> {
    let (target, worker_pool) = (parse_target(target)?, read_worker_pool(worker_pool)?);
    let described = py.detach(|| worker_pool.describe(target.platform(), &target.place()));
    let described = described.map_err(|e| errors::to_python(py, RuntimeError::Plugin(e)))?;
    let dict = PyDict::new(py);
    dict.set_item("api_version", described.api_version)?;
    dict.set_item("platform", described.name)?;
    dict.set_item("platform_version", described.version)?;
    dict.set_item("devices", described.devices.iter().map(|d| d.kind.as_str()).collect::<Vec<_>>())?;
    Ok(dict)
}

/// The programs `(sizes, padded)` that serve calls with these sizes, in this order, under a policy of buckets.
#[pyfunction]
fn plan_programs(
    py: Python<'_>,
    path: PathBuf,
    bindings: Vec<Vec<i64>>,
    policy: Settings,
) -> PyResult<Vec<(Vec<i64>, bool)>> {
    let graph_file = load(py, path)?;
    let symbols = graph_file.graph().symbols.len();
    if let Some(wrong) = bindings.iter().find(|binding| binding.len() != symbols) {
        let (path, given) = (graph_file.path.display(), wrong.len());
        return Err(PyValueError::new_err(format!("{path} has {symbols} symbolic sizes, not {given}")));
    }
    let programs = py.detach(|| graph_file.programs(&policy.compile.buckets, &bindings));
    let programs = programs.map_err(|e| to_python(py, e))?;
    Ok(programs.into_iter().map(|program| (program.sizes, program.padded)).collect())
}

/// The source line of each input of a backward graph that the forward graph makes: `{name: "file:line"}`; empty if the
/// graphs are not of one step.
#[pyfunction]
fn saved_lines(py: Python<'_>, forward: PathBuf, backward: PathBuf) -> PyResult<HashMap<String, String>> {
    let (forward, backward) = (load(py, forward)?, load(py, backward)?);
    Ok(tools::saved_lines(forward.graph(), backward.graph()).unwrap_or_default())
}

/// The kernels of a program, from its optimized HLO as libtpu scheduled it.
#[pyfunction]
#[pyo3(signature = (hlo, target=None))]
fn scheduled_kernels<'py>(py: Python<'py>, hlo: &str, target: Option<&str>) -> PyResult<Bound<'py, PyDict>> {
    let target = target.map(parse_target).transpose()?;
    let schedule = py.detach(|| tools::Schedule::read(hlo));
    let kernel = |kernel: &tools::Kernel| {
        let dict = PyDict::new(py);
        dict.set_item("name", &kernel.name)?;
        dict.set_item("opcode", &kernel.opcode)?;
        dict.set_item("target", &kernel.target)?;
        dict.set_item("inside", &kernel.inside)?;
        dict.set_item("cycles", kernel.cycles)?;
        dict.set_item("work", kernel.work)?;
        dict.set_item("runs", kernel.runs)?;
        dict.set_item("bytes", kernel.bytes)?;
        dict.set_item("moves_only", kernel.moves_only())?;
        dict.set_item("op", &kernel.op)?;
        dict.set_item("source", &kernel.source)?;
        Ok(dict)
    };
    let collective = |of: &tools::Collective| {
        let dict = PyDict::new(py);
        let rate = target.as_ref().and_then(|target| target.link_rate(&of.opcode, &of.group));
        dict.set_item("name", &of.name)?;
        dict.set_item("opcode", &of.opcode)?;
        dict.set_item("group", &of.group)?;
        dict.set_item("sent_bytes", of.sent_bytes)?;
        dict.set_item("seconds", rate.map(|rate| of.sent_bytes / rate))?;
        dict.set_item("cycles_beside", of.cycles_beside)?;
        dict.set_item("runs", of.runs)?;
        dict.set_item("source", &of.source)?;
        Ok(dict)
    };
    let dict = PyDict::new(py);
    dict.set_item("collectives", schedule.collectives.iter().map(collective).collect::<PyResult<Vec<_>>>()?)?;
    dict.set_item("kernels", schedule.kernels.iter().map(kernel).collect::<PyResult<Vec<_>>>()?)?;
    dict.set_item("cycles", schedule.cycles())?;
    dict.set_item("without_estimate", schedule.without_estimate())?;
    dict.set_item("unknown_loops", schedule.unknown_loops)?;
    dict.set_item("bytes_beside", schedule.bytes_beside)?;
    Ok(dict)
}

/// Describes this machine: processor features, and whether it has a TPU.
#[pyfunction]
fn host(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("cpu", host_cpu())?;
    let tpu = TpuHost::here();
    dict.set_item("tpu_device", tpu.is_usable())?;
    dict.set_item("tpu", tpu.to_string())?;
    dict.set_item("tpu_chips", tpu.chips.clone())?;
    dict.set_item("tpu_obstacle", tpu.obstacle())?;
    dict.set_item("minimum_pjrt", crate::pjrt::MINIMUM_API)?;
    Ok(dict)
}

/// Returns a sentence for each other process that has a TPU chip of this machine open.
#[pyfunction]
fn tpu_holders(py: Python<'_>) -> Vec<String> {
    py.detach(|| TpuHost::here().holders().iter().map(ToString::to_string).collect())
}

pub(super) fn load(py: Python<'_>, path: PathBuf) -> PyResult<GraphFile> {
    py.detach(|| GraphFile::load(&path)).map_err(|e| to_python(py, e))
}

pub(super) fn to_python(py: Python<'_>, error: GraphFileError) -> PyErr {
    let message = error.to_string();
    match error {
        GraphFileError::Io { source, .. } => std::io::Error::new(source.kind(), message).into(),
        GraphFileError::Sizes { .. } | GraphFileError::Settings { .. } => PyValueError::new_err(message),
        GraphFileError::Lowering(error @ LoweringError::Unsupported { .. }) => {
            errors::to_python(py, error.into())
        }
        GraphFileError::Pass(error) => errors::to_python(py, error.into()),
        _ => errors::graph_error(py, message),
    }
}

fn parse_platform(name: &str) -> PyResult<Platform> {
    Platform::parse(name).ok_or_else(|| PyValueError::new_err(format!("unknown platform `{name}`")))
}

pub(super) fn read_worker_pool(dict: &Bound<'_, PyDict>) -> PyResult<WorkerPool> {
    let need = |key: &str| {
        dict.get_item(key)?.ok_or_else(|| PyValueError::new_err(format!("the worker_pool has no `{key}`")))
    };
    let timeout: f64 = need("timeout")?.extract()?;
    let timeout = Duration::try_from_secs_f64(timeout).map_err(|e| PyValueError::new_err(e.to_string()))?;
    Ok(WorkerPool {
        command: need("command")?.extract::<Vec<OsString>>()?,
        plugin: need("plugin")?.extract()?,
        plugins: need("plugins")?.extract()?,
        site_packages: need("site_packages")?.extract()?,
        workers: need("workers")?.extract()?,
        timeout,
    })
}
