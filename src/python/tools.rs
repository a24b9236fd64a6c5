//! Functions of the core for the command line.

use super::settings::Settings;
use super::{errors, gil};
use crate::cache::{CacheMode, CacheSettings, Directory, Tuning, default_directory, host_cpu};
use crate::fx::Graph;
use crate::host_calls;
use crate::lowering::LoweringError;
use crate::package::{PackageError, TensorSpec};
use crate::pjrt::{OptionOverride, Platform, TpuHost, worker_main};
use crate::recording::ReplayError;
use crate::runner;
use crate::runtime::RuntimeError;
use crate::sizing::{BucketPolicy, Chooser, FittedBuckets, fit};
use crate::tools::{
    self, CpuPlugin, Estimate, GENERATIONS, GraphFile, GraphFileError, Job, Kept, Limit, LoweredGraph,
    NoRemedy, Outcome, Packaging, PackagingError, Part, Prepared, ProgramPeak, ProgramSizes, Remedied,
    Remedy, Step, Target, TargetCache, TargetCacheError, Tunings, WorkerPool,
};
use pyo3::exceptions::{PyOSError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::{BTreeMap, HashMap};
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::sync::Arc;
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
    m.add_function(wrap_pyfunction!(compile_graphs, m)?)?;
    m.add_class::<PyTunings>()?;
    m.add_function(wrap_pyfunction!(saved_lines, m)?)?;
    m.add_function(wrap_pyfunction!(scheduled_kernels, m)?)?;
    m.add_function(wrap_pyfunction!(write_package, m)?)?;
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

fn parse_target(text: &str) -> PyResult<Target> {
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

/// Compiles graphs in workers. Each job is `(path, sizes, padded, target)`, the sizes one per symbol. `on_step` is
/// called with a dictionary when a job starts and when it ends. `options` are compiler options for each job.
#[pyfunction]
#[pyo3(signature = (
    jobs, worker_pool, on_step, *, optimized_hlo = false, peak = false, cache = None, options = None, tuned = false,
    remedies = None
))]
#[expect(clippy::too_many_arguments, reason = "named in Python")]
fn compile_graphs(
    py: Python<'_>,
    jobs: Vec<GivenJob>,
    worker_pool: &Bound<'_, PyDict>,
    on_step: &Bound<'_, PyAny>,
    optimized_hlo: bool,
    peak: bool,
    cache: Option<CacheChoice>,
    options: Option<Vec<BTreeMap<String, String>>>,
    tuned: bool,
    remedies: Option<Vec<GivenRemedy>>,
) -> PyResult<Vec<String>> {
    let worker_pool = read_worker_pool(worker_pool)?;
    let mut known = read_jobs(py, jobs)?;
    for (job, given) in known.iter_mut().zip(remedies.unwrap_or_default()) {
        job.remedy = Some(remedied(py, given)?);
    }
    for (i, job) in known.iter_mut().enumerate() {
        (job.optimized_hlo, job.peak, job.tuned) = (optimized_hlo, peak, tuned);
        job.options = options.as_ref().and_then(|options| options.get(i)).map(typed).unwrap_or_default();
    }
    let target_cache = cache.map(|choice| open_target_cache(py, choice, &known, &worker_pool)).transpose()?;
    let mut checks = Vec::new();
    if let Some(target_cache) = &target_cache {
        let graph_files: BTreeMap<&Path, &Arc<GraphFile>> =
            known.iter().map(|job| (job.graph_file.path.as_path(), &job.graph_file)).collect();
        for graph_file in graph_files.into_values() {
            // What cannot be judged is not lowered either, and fails as a job.
            let keys = py.detach(|| target_cache.remember_check(graph_file)).unwrap_or_default();
            checks.extend(keys.into_iter().map(|key| key.to_hex().to_string()));
        }
    }
    let on_step = on_step.clone().unbind();
    let mut failed: Option<PyErr> = None;
    py.detach(|| {
        // The callback may raise; the workers are then stopped as by Ctrl-C.
        let failure = std::cell::RefCell::new(&mut failed);
        let mut say = |step: Step| {
            if failure.borrow().is_none() {
                let said = gil::attached(|py| on_step.call1(py, (step_dict(py, &known, &step)?,)).map(drop));
                **failure.borrow_mut() = said.and_then(Result::err);
            }
        };
        let mut stop = || failure.borrow().is_some() || errors::interrupted();
        worker_pool.run(&known, target_cache.as_ref(), &mut say, &mut stop);
    });
    let tunings = target_cache.iter().flat_map(TargetCache::tunings);
    checks.extend(tunings.map(|key| key.to_hex().to_string()));
    match failed {
        Some(error) => Err(error),
        None => errors::raise_pending().map(|()| checks),
    }
}

/// Path, sizes, whether smaller ones are padded to these, and target.
type GivenJob = (PathBuf, Vec<i64>, bool, String);

/// Reads jobs of nothing but a compile. Those of one file share it.
fn read_jobs(py: Python<'_>, jobs: Vec<GivenJob>) -> PyResult<Vec<Job>> {
    let mut graph_files: BTreeMap<PathBuf, Arc<GraphFile>> = BTreeMap::new();
    let mut known: Vec<Job> = Vec::with_capacity(jobs.len());
    for (path, sizes, padded, target) in jobs {
        let target = parse_target(&target)?;
        let graph_file = match graph_files.get(&path) {
            Some(graph_file) => Arc::clone(graph_file),
            None => {
                let graph_file = Arc::new(load(py, path.clone())?);
                graph_files.insert(path, Arc::clone(&graph_file));
                graph_file
            }
        };
        let symbols = graph_file.graph().symbols.len();
        if sizes.len() != symbols {
            let (path, given) = (graph_file.path.display(), sizes.len());
            return Err(PyValueError::new_err(format!("{path} has {symbols} symbolic sizes, not {given}")));
        }
        known.push(Job {
            graph_file,
            sizes: ProgramSizes { sizes, padded },
            target,
            optimized_hlo: false,
            peak: false,
            options: BTreeMap::new(),
            tuned: false,
            remedy: None,
        });
    }
    Ok(known)
}

/// Lines to compute again, or else the number of chips to shard for, or else half the batch; and the file of the other
/// pass of the training step.
type GivenRemedy = (Option<Vec<String>>, Option<u32>, Option<PathBuf>);

fn remedied(py: Python<'_>, (lines, chips, other): GivenRemedy) -> PyResult<Remedied> {
    let remedy = match (lines, chips) {
        (Some(lines), _) => Remedy::Recompute(lines),
        (None, Some(chips)) => Remedy::Shard(chips),
        (None, None) => Remedy::HalfBatch,
    };
    let other = other.map(|path| load(py, path).map(Arc::new)).transpose()?;
    Ok(Remedied { remedy, other })
}

/// Compiler options, each of the type that its text looks like.
fn typed(options: &BTreeMap<String, String>) -> BTreeMap<String, OptionOverride> {
    options.iter().map(|(name, value)| (name.clone(), OptionOverride::from_text(value))).collect()
}

/// The compiler options that were found best for some programs, in a cache. Programs have the numbers of the jobs.
#[pyclass(name = "Tunings", module = "torchtpu_compile._core", frozen)]
struct PyTunings(Tunings);

#[pymethods]
impl PyTunings {
    #[new]
    fn new(
        py: Python<'_>,
        jobs: Vec<GivenJob>,
        worker_pool: &Bound<'_, PyDict>,
        cache: CacheChoice,
    ) -> PyResult<Self> {
        let (worker_pool, jobs) = (read_worker_pool(worker_pool)?, read_jobs(py, jobs)?);
        let target_cache = open_target_cache(py, cache, &jobs, &worker_pool)?;
        let tunings = py.detach(|| Tunings::of(target_cache, &jobs));
        tunings.map(PyTunings).map_err(|error| to_python(py, error))
    }

    /// Options, reason and trials that are kept for a program.
    fn read(&self, py: Python<'_>, program: usize) -> Option<(BTreeMap<String, String>, String, String)> {
        let Tuning { options, reason, trials } = py.detach(|| self.0.read(program))?;
        let text = |value: OptionOverride| match value {
            OptionOverride::String(text) => text,
            other => other.to_string(),
        };
        Some((options.into_iter().map(|(name, value)| (name, text(value))).collect(), reason, trials))
    }

    /// Keeps options for a program. Returns whether they were written.
    fn keep(
        &self,
        py: Python<'_>,
        program: usize,
        options: BTreeMap<String, String>,
        reason: String,
        trials: String,
    ) -> bool {
        let tuning = Tuning { options: typed(&options), reason, trials };
        py.detach(|| self.0.keep(program, &tuning))
    }
}

/// Where programs are put: the directory, or the user's, and how large it may grow.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
struct CacheChoice {
    directory: Option<PathBuf>,
    max_bytes: u64,
}

fn open_target_cache(
    py: Python<'_>,
    choice: CacheChoice,
    jobs: &[Job],
    worker_pool: &WorkerPool,
) -> PyResult<TargetCache> {
    let CacheChoice { directory, max_bytes } = choice;
    let settings = CacheSettings { mode: CacheMode::On, directory, max_bytes, remote: None };
    let targets: Vec<Target> = jobs.iter().map(|job| job.target.clone()).collect();
    py.detach(|| TargetCache::open(settings, &targets, worker_pool)).map_err(|error| match error {
        TargetCacheError::Cache(error) => errors::to_python(py, error.into()),
        TargetCacheError::Plugin(error) => errors::to_python(py, RuntimeError::Plugin(error)),
    })
}

/// Writes a recorded graph with its weights and programs to one file; without `out`, only finds out whether that can
/// be done.
#[pyfunction]
#[pyo3(signature = (path, out, *, weights, inputs, outputs, programs, policy, cache_dir = None, key = None))]
#[expect(clippy::too_many_arguments, reason = "named in Python")]
fn write_package<'py>(
    py: Python<'py>,
    path: PathBuf,
    out: Option<PathBuf>,
    weights: Vec<PathBuf>,
    inputs: Vec<String>,
    outputs: Vec<String>,
    programs: Vec<(Vec<i64>, bool, String, Option<String>)>,
    policy: Settings,
    cache_dir: Option<PathBuf>,
    key: Option<PathBuf>,
) -> PyResult<Bound<'py, PyDict>> {
    let graph_file = load(py, path)?;
    let program = |(sizes, padded, target, key): (Vec<i64>, bool, String, Option<String>)| {
        let key = key.map(blake3::Hash::from_hex).transpose();
        let key = key.map_err(|_| PyValueError::new_err("a key is no digest"))?;
        Ok((ProgramSizes { sizes, padded }, parse_target(&target)?, key))
    };
    let programs = programs.into_iter().map(program).collect::<PyResult<Vec<_>>>()?;
    let packaged = py.detach(|| {
        let packaging = Packaging {
            graph_file: &graph_file,
            weights: &weights,
            inputs: &inputs,
            outputs: &outputs,
            buckets: policy.compile.buckets,
            programs,
            key: key.as_deref(),
        };
        match out {
            None => packaging.check().map(|()| None),
            Some(out) => {
                let cache = Directory::open(&cache_dir.map_or_else(default_directory, Ok)?)?;
                packaging.write(&cache, &out).map(Some)
            }
        }
    });
    let packaged = packaged.map_err(|error: PackagingError| match error {
        PackagingError::Graph(error) => to_python(py, error),
        PackagingError::Package(PackageError::Unfit(problem)) => PyValueError::new_err(problem),
        PackagingError::Package(PackageError::Io { what, source }) => {
            std::io::Error::new(source.kind(), format!("{what}: {source}")).into()
        }
        PackagingError::Package(PackageError::Key(error)) | PackagingError::Cache(error) => {
            errors::to_python(py, error.into())
        }
        PackagingError::Package(PackageError::Tensors(problem)) => PyOSError::new_err(problem),
        PackagingError::Package(other) => errors::other_error(py, other.to_string()),
    })?;
    let dict = PyDict::new(py);
    let Some(packaged) = packaged else { return Ok(dict) };
    let specs = |specs: &[TensorSpec]| specs.iter().map(TensorSpec::to_string).collect::<Vec<_>>();
    dict.set_item("inputs", specs(&packaged.manifest.inputs))?;
    dict.set_item("outputs", specs(&packaged.manifest.outputs))?;
    let sizes =
        packaged.manifest.symbols.iter().enumerate().map(|(i, symbol)| (format!("s{i}"), &*symbol.of));
    dict.set_item("sizes", sizes.collect::<BTreeMap<_, _>>())?;
    dict.set_item("digest", packaged.digest.to_hex().as_str())?;
    dict.set_item("bytes", packaged.bytes)?;
    dict.set_item("signed", key.is_some())?;
    Ok(dict)
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

fn to_python(py: Python<'_>, error: GraphFileError) -> PyErr {
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

fn read_worker_pool(dict: &Bound<'_, PyDict>) -> PyResult<WorkerPool> {
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

fn step_dict<'py>(py: Python<'py>, jobs: &[Job], step: &Step) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    match step {
        Step::Started { job } => {
            dict.set_item("job", job)?;
            dict.set_item("status", "started")?;
        }
        Step::Ended { job, outcome } => {
            let job_of = &jobs[*job];
            dict.set_item("job", job)?;
            dict.set_item("graph", &*job_of.graph_file.graph().name)?;
            dict.set_item("sizes", job_of.graph_file.describe_sizes(&job_of.sizes))?;
            dict.set_item("target", job_of.target.to_string())?;
            set_outcome(&dict, &job_of.target, outcome)?;
        }
    }
    Ok(dict)
}

fn set_outcome(dict: &Bound<'_, PyDict>, target: &Target, outcome: &Outcome) -> PyResult<()> {
    let failed = |status: &str, message: String| {
        dict.set_item("status", status)?;
        dict.set_item("message", message)
    };
    match outcome {
        Outcome::Cached(key) => {
            dict.set_item("status", "cached")?;
            dict.set_item("key", key.to_hex().as_str())
        }
        Outcome::Compiled { lowered, response, optimized_hlo, peak, kept } => {
            match kept {
                Kept::As(key) => dict.set_item("key", key.to_hex().as_str())?,
                Kept::Failed => {
                    failed("not_kept", "compiled, but the cache cannot be written".to_owned())?;
                }
                Kept::NotAsked => {}
            }
            if *kept != Kept::Failed {
                dict.set_item("status", "ok")?;
            }
            set_lowered(dict, lowered)?;
            dict.set_item("compile_seconds", response.compile_seconds)?;
            dict.set_item("program_bytes", response.serialized.len())?;
            dict.set_item("optimized_hlo", optimized_hlo)?;
            set_peak(dict, lowered, peak.as_deref())?;
            set_estimate(dict, &tools::estimate(target, lowered, response))
        }
        Outcome::OutOfMemory { lowered, peak, message } => {
            set_lowered(dict, lowered)?;
            set_peak(dict, lowered, peak.as_deref())?;
            set_fit(dict, tools::refused_for_memory(target, message))?;
            failed("out_of_memory", message.clone())
        }
        Outcome::NotLowered(GraphFileError::Remedy(error)) => match error {
            NoRemedy::ChangesNothing => failed("changes_nothing", error.to_string()),
            NoRemedy::Impossible(_) => failed("no_remedy", error.to_string()),
        },
        Outcome::NotLowered(error) => failed("not_lowered", error.to_string()),
        Outcome::Refused(error) => failed("refused", error.to_string()),
        Outcome::Crashed(error) => failed("crashed", error.to_string()),
        Outcome::TimedOut(error) => failed("timeout", error.to_string()),
    }
}

fn set_lowered(dict: &Bound<'_, PyDict>, lowered: &LoweredGraph) -> PyResult<()> {
    dict.set_item("nodes", lowered.prepared.graph.nodes.len())?;
    dict.set_item("stablehlo_bytes", lowered.stablehlo.len())?;
    dict.set_item("ranks", lowered.prepared.graph.ranks())?;
    dict.set_item("parameter_bytes", tools::parameter_bytes(&lowered.prepared.graph))?;
    let collective = |traffic: tools::Traffic| {
        let collective = PyDict::new(dict.py());
        collective.set_item("op", traffic.op)?;
        collective.set_item("source", traffic.source)?;
        collective.set_item("group_size", traffic.groups.size())?;
        // The others are the same, begun at other ranks.
        collective.set_item("group", traffic.groups.0.first())?;
        collective.set_item("sent_bytes", traffic.sent_bytes)?;
        Ok(collective)
    };
    let collectives = tools::traffic(&lowered.prepared.graph).into_iter().map(collective);
    dict.set_item("collectives", collectives.collect::<PyResult<Vec<_>>>()?)
}

fn set_estimate(dict: &Bound<'_, PyDict>, estimate: &Estimate) -> PyResult<()> {
    dict.set_item("flops", estimate.flops)?;
    dict.set_item("bytes_accessed", estimate.bytes_accessed)?;
    dict.set_item("xla_seconds", estimate.xla_seconds)?;
    dict.set_item("uncosted", estimate.uncosted)?;
    dict.set_item("roofline_seconds", estimate.roofline_seconds)?;
    let bound = estimate.bound.map(|bound| match bound {
        Limit::Compute => "compute",
        Limit::Memory => "memory",
    });
    dict.set_item("bound", bound)?;
    if let Some(memory) = &estimate.memory {
        dict.set_item("argument_bytes", memory.argument_bytes)?;
        dict.set_item("output_bytes", memory.output_bytes)?;
        dict.set_item("alias_bytes", memory.alias_bytes)?;
        dict.set_item("temporary_bytes", memory.temp_bytes)?;
        dict.set_item("code_bytes", memory.generated_code_bytes)?;
    }
    set_fit(dict, estimate.fit)
}

fn set_peak(dict: &Bound<'_, PyDict>, lowered: &LoweredGraph, peak: Option<&ProgramPeak>) -> PyResult<()> {
    let Some(ProgramPeak { peak, is_rematerialized }) = peak else { return Ok(()) };
    let set_place = |dict: &Bound<'_, PyDict>, [op, source]: [&str; 2], place: &tools::Place| {
        dict.set_item(op, &place.0)?;
        dict.set_item(source, &place.1)
    };
    let buffer = |buffer: &tools::Buffer| {
        let of = PyDict::new(dict.py());
        let (part, argument) = match buffer.part {
            Part::Argument(n) => ("argument", lowered.input(n)),
            Part::Output => ("output", None),
            Part::Constant => ("constant", None),
            Part::Temporary => ("temporary", None),
        };
        of.set_item("part", part)?;
        of.set_item(
            "name",
            argument.map_or(&*buffer.name, |input| input.fqn.as_deref().unwrap_or(&input.name)),
        )?;
        of.set_item("shape", &buffer.shape)?;
        of.set_item("bytes", buffer.bytes)?;
        set_place(&of, ["op", "source"], &buffer.place)?;
        let stays = (None, None);
        set_place(&of, ["last_op", "last_source"], buffer.last.as_ref().unwrap_or(&stays))?;
        let role = match buffer.part {
            Part::Argument(n) => lowered.role(n),
            _ => None,
        };
        of.set_item("role", role)?;
        Ok(of)
    };
    let of = PyDict::new(dict.py());
    of.set_item("bytes", peak.bytes)?;
    of.set_item("hole_bytes", peak.holes)?;
    set_place(&of, ["op", "source"], &peak.at)?;
    of.set_item("buffers", peak.buffers.iter().map(buffer).collect::<PyResult<Vec<_>>>()?)?;
    of.set_item("recomputed_by_xla", is_rematerialized)?;
    dict.set_item("peak", of)
}

fn set_fit(dict: &Bound<'_, PyDict>, fit: Option<tools::MemoryFit>) -> PyResult<()> {
    if let Some(fit) = fit {
        dict.set_item("needed_bytes", fit.needed)?;
        dict.set_item("capacity_bytes", fit.capacity)?;
        dict.set_item("missing_bytes", fit.missing())?;
    }
    Ok(())
}
