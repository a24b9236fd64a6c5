//! Compiling recorded graphs for targets: jobs as the command line gives them, and the outcome of each as a dictionary.

use super::tools::{load, parse_target, read_worker_pool, to_python};
use super::{errors, gil};
use crate::cache::{CacheMode, CacheSettings, Tuning};
use crate::pjrt::OptionOverride;
use crate::runtime::RuntimeError;
use crate::tools::{
    self, Estimate, GraphFile, GraphFileError, Job, Kept, Limit, LoweredGraph, NoRemedy, Outcome, Part,
    ProgramPeak, ProgramSizes, Remedied, Remedy, Step, Target, TargetCache, TargetCacheError, Tunings,
    WorkerPool,
};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Adds these functions to the module.
pub fn register(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add_function(wrap_pyfunction!(compile_graphs, m)?)?;
    m.add_class::<PyTunings>()
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
