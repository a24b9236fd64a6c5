//! Compiling many programs in worker processes, so that one that crashes or hangs costs only itself.

use super::borders::Borders;
use super::graph_file::{GraphFile, GraphFileError, ProgramSizes};
use super::lowered_graph::{self, LoweredGraph, Prepared, dump_into, without_rematerialization};
use super::peak::{Dumped, Peak};
use super::remedies::Remedy;
use super::target::Target;
use super::target_cache::TargetCache;
use crate::cache::{CacheMode, CacheSettings, plugin_digest_under};
use crate::pjrt::{
    CPU_BUILDS, CompilePlace, CompileRequest, CompileResponse, CpuBuild, ErrorCode, Installed,
    OptionOverride, PjrtError, Places, Platform, PlatformDescription, Untrusted, WaitPolicy, Worker,
    find_topology_plugin, installed_cpu_plugins, libtpu_compile_environment, stoppable,
};
use std::any::Any;
use std::collections::{BTreeMap, VecDeque};
use std::ffi::OsString;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, Sender};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tempfile::TempDir;

/// Interval at which the caller's `stop` runs while no job starts or ends.
const TICK: Duration = Duration::from_millis(50);

/// One program to compile.
#[derive(Debug, Clone)]
pub struct Job {
    pub graph_file: Arc<GraphFile>,
    pub sizes: ProgramSizes,
    pub target: Target,
    /// Keep the optimized HLO, where the plugin gives it.
    pub optimized_hlo: bool,
    /// Find out what lies in memory at the peak, where the plugin tells.
    pub peak: bool,
    /// Compiler options beside those of the recording, which win.
    pub options: BTreeMap<String, OptionOverride>,
    /// Compile with the options that the cache has for the program.
    pub tuned: bool,
    /// Compile the program with this change.
    pub remedy: Option<Remedied>,
}

impl Job {
    /// The sizes by name, in the order of another graph's; those that it has alone are as first recorded.
    fn sizes_of(&self, other: &GraphFile) -> Result<ProgramSizes, GraphFileError> {
        let known = self.graph_file.graph().symbols.iter().zip(&self.sizes.sizes);
        let has = |name: &str| other.graph().symbols.iter().any(|symbol| &*symbol.name == name);
        let named = known.filter(|(symbol, _)| has(&symbol.name)).map(|(s, n)| (s.name.to_string(), *n));
        Ok(ProgramSizes { sizes: other.binding(&named.collect())?, padded: self.sizes.padded })
    }
}

/// A change of a program that is compiled, beside the other pass of its training step where that is a program.
#[derive(Debug, Clone)]
pub struct Remedied {
    pub remedy: Remedy,
    pub other: Option<Arc<GraphFile>>,
}

/// How a job ended.
#[derive(Debug)]
pub enum Outcome {
    Compiled {
        lowered: Box<LoweredGraph>,
        response: Box<CompileResponse>,
        optimized_hlo: Option<String>,
        peak: Option<Box<ProgramPeak>>,
        kept: Kept,
    },
    /// The cache had it.
    Cached(blake3::Hash),
    /// The graph cannot be lowered for these sizes.
    NotLowered(GraphFileError),
    /// The plugin's compiler found that the program needs more memory than a device has.
    OutOfMemory {
        lowered: Box<LoweredGraph>,
        peak: Option<Box<ProgramPeak>>,
        message: String,
    },
    /// The plugin refused the program, or is missing.
    Refused(PjrtError),
    /// The worker process crashed over it.
    Crashed(PjrtError),
    TimedOut(PjrtError),
}

/// The peak of a program's memory, without what XLA computes again where a program does not fit.
#[derive(Debug)]
pub struct ProgramPeak {
    pub peak: Peak,
    /// Whether XLA computes values again in the program as it is.
    pub is_rematerialized: bool,
}

/// The result of a compile and, if the job has them kept, the optimized HLO and the peak.
type Ended = (Result<CompileResponse, PjrtError>, Option<String>, Option<Box<ProgramPeak>>);

/// A worker process, and the platform that it serves.
type Serving = Option<(Platform, Worker)>;

/// Tells how the inputs of a job's program lie in device memory, by position.
type Lies<'l> = dyn FnMut(&Job, &mut Serving) -> BTreeMap<u32, Arc<str>> + 'l;

/// How the results of a job's program lie, for one whose compiler chooses some of that.
fn layouts(outcome: &Outcome, target_cache: Option<&TargetCache>) -> Vec<String> {
    match outcome {
        Outcome::Compiled { response, .. } => response.output_layouts.clone(),
        Outcome::Cached(key) => target_cache.map_or_else(Vec::new, |cache| cache.layouts(key)),
        _ => Vec::new(),
    }
}

/// Whether a program is in the cache now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kept {
    As(blake3::Hash),
    /// It could not be written.
    Failed,
    /// Nobody asked for it.
    NotAsked,
}

/// Events for the caller, in order.
#[derive(Debug)]
pub enum Step {
    Started { job: usize },
    Ended { job: usize, outcome: Box<Outcome> },
}

/// Who compiles, and how.
#[derive(Debug, Clone)]
pub struct WorkerPool {
    /// The worker's program and arguments.
    pub command: Vec<OsString>,
    /// A plugin that wins over the search.
    pub plugin: Option<PathBuf>,
    /// Plugins that installed packages announce: a name that contains the platform's, and a path.
    pub plugins: Vec<(String, PathBuf)>,
    /// Directories that plugin packages are installed in.
    pub site_packages: Vec<PathBuf>,
    /// Worker processes at a time.
    pub workers: usize,
    /// Time that one job may take. A worker beyond it is killed.
    pub timeout: Duration,
}

/// A CPU plugin that is installed, or could be.
#[derive(Debug, Clone)]
pub struct CpuPlugin {
    /// The published build that it is, if it is known.
    pub build: Option<&'static CpuBuild>,
    /// Its file, if it is installed as a package.
    pub path: Option<PathBuf>,
    /// Why it is not loaded, if it is installed and not trusted.
    pub problem: Option<String>,
    /// Whether it is the one that programs run on. A file given by its path is compared by digest.
    pub is_used: bool,
}

/// The digest of a plugin's file, noted in the default cache if there is one.
fn known_digest(path: &Path) -> Result<blake3::Hash, PjrtError> {
    plugin_digest_under(path, &CacheSettings { mode: CacheMode::ReadOnly, ..CacheSettings::default() })
}

impl WorkerPool {
    /// Runs all jobs. The calling thread calls `on_step` at each start and end of a job, and `stop` about every 50 ms.
    /// Once `stop` returns true, workers are killed, and jobs that did not end are left out. With a `target_cache`,
    /// programs that are in it are not compiled, and the others are put there as soon as they are compiled.
    pub fn run(
        &self,
        jobs: &[Job],
        target_cache: Option<&TargetCache>,
        on_step: &mut dyn FnMut(Step),
        stop: &mut dyn FnMut() -> bool,
    ) {
        let waiting: Mutex<VecDeque<usize>> = Mutex::new(Borders::order(jobs).collect());
        let borders = Borders::of(jobs);
        let stopped = Arc::new(AtomicBool::new(false));
        let (sender, steps) = mpsc::channel();
        std::thread::scope(|scope| {
            for _ in 0..self.workers.clamp(1, jobs.len().max(1)) {
                let (sender, waiting, stopped) = (sender.clone(), (&waiting, &borders), &stopped);
                scope.spawn(move || {
                    stoppable(stopped, || self.serve(jobs, target_cache, waiting, stopped, &sender))
                });
            }
            drop(sender);
            loop {
                if !stopped.load(Ordering::Acquire) && stop() {
                    stopped.store(true, Ordering::Release);
                }
                match steps.recv_timeout(TICK) {
                    Ok(step) => on_step(step),
                    Err(RecvTimeoutError::Timeout) => {}
                    Err(RecvTimeoutError::Disconnected) => break,
                }
            }
        });
    }

    /// Describes the plugin of a platform and a target, from a worker process.
    ///
    /// # Errors
    /// A plugin that is missing or does not answer.
    pub fn describe(
        &self,
        platform: Platform,
        place: &CompilePlace,
    ) -> Result<PlatformDescription, PjrtError> {
        let plugin = self.find_plugin(platform)?;
        self.spawn(platform)?.describe(&plugin, place, &self.policy())
    }

    /// The plugin that compiles for a platform.
    ///
    /// # Errors
    /// If there is none.
    pub fn find_plugin(&self, platform: Platform) -> Result<PathBuf, PjrtError> {
        find_topology_plugin(&self.places(), platform)
    }

    /// Each published build of XLA's CPU plugin, the preferred one first, and other CPU plugins that are installed.
    pub fn cpu_plugins(&self) -> Vec<CpuPlugin> {
        let installed = installed_cpu_plugins(&self.places());
        let used = self.find_plugin(Platform::Cpu).ok();
        let at_work =
            used.as_deref().and_then(|path| Some(CpuBuild::by_digest(&known_digest(path).ok()?)?.digest));
        let is_used = |path: &Path| used.as_deref() == Some(path);
        let of_build = |build: &'static CpuBuild| {
            let found = installed.iter().find(|found| match found {
                Ok(installed) => installed.build == Some(build),
                Err(untrusted) => untrusted.known == Some(build),
            });
            let path =
                found.map(|found| found.as_ref().map_or_else(|bad| &bad.path, |good| &good.path).clone());
            CpuPlugin {
                build: Some(build),
                is_used: at_work == Some(build.digest),
                path,
                problem: found.and_then(|found| found.as_ref().err()).map(ToString::to_string),
            }
        };
        let other = installed.iter().filter_map(|found| match found {
            Ok(Installed { path, build: None }) => Some(CpuPlugin {
                build: None,
                is_used: is_used(path),
                path: Some(path.clone()),
                problem: None,
            }),
            Err(untrusted @ Untrusted { path, known: None, .. }) => {
                let problem = Some(untrusted.to_string());
                Some(CpuPlugin { build: None, is_used: is_used(path), path: Some(path.clone()), problem })
            }
            _ => None,
        });
        CPU_BUILDS.iter().map(of_build).chain(other).collect()
    }

    fn places(&self) -> Places<'_> {
        Places {
            explicit: self.plugin.as_deref(),
            beside: &[],
            announced: &self.plugins,
            site_packages: &self.site_packages,
            digest: &known_digest,
        }
    }

    fn serve(
        &self,
        jobs: &[Job],
        target_cache: Option<&TargetCache>,
        (waiting, borders): (&Mutex<VecDeque<usize>>, &Borders),
        stopped: &AtomicBool,
        say: &Sender<Step>,
    ) {
        let mut worker = None;
        while !stopped.load(Ordering::Acquire) {
            let Some(number) = waiting.lock().unwrap_or_else(PoisonError::into_inner).pop_front() else {
                return;
            };
            // The receiver is there until this thread ends.
            let _ = say.send(Step::Started { job: number });
            let job = &jobs[number];
            let work = || {
                let lies = |job: &Job, worker: &mut Serving| {
                    borders.lies(job, stopped, |forward| {
                        let outcome = self.work(forward, target_cache, worker, &mut |_, _| BTreeMap::new());
                        layouts(&outcome, target_cache)
                    })
                };
                self.work(job, target_cache, &mut worker, &mut { lies })
            };
            let ended = catch_unwind(AssertUnwindSafe(work));
            let outcome = match ended {
                Ok(Outcome::Refused(PjrtError::Interrupted { .. })) => return,
                Ok(outcome) => outcome,
                Err(panic) => Outcome::Refused(PjrtError::Worker { message: panic_message(&*panic) }),
            };
            borders.ended(job, layouts(&outcome, target_cache));
            let _ = say.send(Step::Ended { job: number, outcome: Box::new(outcome) });
        }
    }

    /// Does one job in `worker`, which is replaced where it is gone or set up for another platform. `lies` tells how
    /// the program's inputs lie.
    fn work(
        &self,
        job: &Job,
        target_cache: Option<&TargetCache>,
        worker: &mut Serving,
        lies: &mut Lies<'_>,
    ) -> Outcome {
        let mut prepared = match Prepared::new(&job.graph_file, &job.sizes, Some(&job.target), &mut |_, _| {})
        {
            Ok(prepared) => prepared,
            Err(error) => return Outcome::NotLowered(error),
        };
        if let Some(Remedied { remedy, other }) = &job.remedy {
            let prepare = |file: &Arc<GraphFile>| file.prepare(&job.sizes_of(file)?, &mut |_, _| {});
            let changed = other.as_ref().map(prepare).transpose();
            if let Err(error) = changed.and_then(|other| prepared.change(remedy, other.as_ref())) {
                return Outcome::NotLowered(error);
            }
        }
        prepared.settings.options.add_overrides(&job.options);
        let tuning = target_cache.filter(|_| job.tuned);
        let tuning = tuning.and_then(|cache| Some((cache, cache.tune(&mut prepared, &job.target)?)));
        if prepared.settings.lowering.automatic_layouts {
            prepared.graph.lies = lies(job, worker);
        }
        let cached =
            target_cache.map(|target_cache| (target_cache, target_cache.key(&prepared, &job.target)));
        let mut claim = None;
        if let Some((target_cache, key)) = &cached {
            if target_cache.holds(key) {
                return Outcome::Cached(key.digest());
            }
            match target_cache.claim(key, &prepared.graph.name, &self.policy()) {
                Ok(claimed) => claim = Some(claimed),
                Err(error) => return Outcome::Refused(error),
            }
            // Another process may have made it in the meantime.
            if target_cache.holds(key) {
                return Outcome::Cached(key.digest());
            }
        }
        let lowered = match prepared.lower() {
            Ok(lowered) => Box::new(lowered),
            Err(error) => return Outcome::NotLowered(error),
        };
        if let Some((target_cache, key)) = &cached
            && target_cache.take_over(key, &job.target, &lowered)
        {
            return Outcome::Cached(key.digest());
        }
        let ended = self.compile(job, &lowered, worker);
        let (compiled, optimized_hlo, peak) = ended.unwrap_or_else(|error| (Err(error), None, None));
        let response = match (compiled, tuning) {
            (Ok(response), _) => response,
            (Err(error), Some((target_cache, tuned))) if error.is_of_program() => {
                drop_if_useless(worker, &error);
                drop(claim);
                target_cache.forget(&tuned, &lowered.prepared.graph.name, &error);
                let untuned = Job { tuned: false, ..job.clone() };
                return self.work(&untuned, Some(target_cache), worker, lies);
            }
            (Err(error), _) => return failure(error, lowered, peak, worker),
        };
        let kept = match &cached {
            None => Kept::NotAsked,
            Some((target_cache, key)) if target_cache.keep(key, &job.target, &lowered, &response) => {
                Kept::As(key.digest())
            }
            Some(_) => Kept::Failed,
        };
        drop(claim);
        Outcome::Compiled { lowered, response: Box::new(response), optimized_hlo, peak, kept }
    }

    fn compile(
        &self,
        job: &Job,
        lowered: &LoweredGraph,
        worker: &mut Option<(Platform, Worker)>,
    ) -> Result<Ended, PjrtError> {
        let platform = job.target.platform();
        let plugin = self.find_plugin(platform)?;
        if worker.as_ref().is_none_or(|(serves, _)| *serves != platform) {
            *worker = Some((platform, self.spawn(platform)?));
        }
        let Some((_, serving)) = worker else { unreachable!("set just now") };
        let mut request = CompileRequest {
            plugin,
            place: job.target.place(),
            mlir: lowered.stablehlo.clone(),
            name: lowered.prepared.graph.name.to_string(),
            options: lowered.prepared.settings.options.clone(),
            chooses_layouts: lowered.prepared.settings.lowering.chooses_layouts(&lowered.prepared.graph),
        };
        if !job.optimized_hlo && !job.peak {
            return Ok((Ok(serving.compile(&request, &self.policy())?), None, None));
        }
        let dump = scratch()?;
        dump_into(&mut request.options, dump.path());
        let compiled = serving.compile(&request, &self.policy());
        let optimized_hlo = job.optimized_hlo.then(|| lowered_graph::optimized(dump.path())).flatten();
        let peak = match &compiled {
            Ok(_) | Err(PjrtError::Plugin { .. }) if job.peak => self.peak(request, dump.path(), worker),
            _ => None,
        };
        Ok((compiled, optimized_hlo, peak))
    }

    /// The peak of a program that was compiled with a dump into `dump`. Where XLA computes values again to save memory,
    /// the program is compiled once more without: that it may fit is not what its author wants to know.
    fn peak(
        &self,
        mut request: CompileRequest,
        dump: &Path,
        worker: &mut Option<(Platform, Worker)>,
    ) -> Option<Box<ProgramPeak>> {
        let mut dumped = Dumped::read(dump)?;
        let is_rematerialized = dumped.is_rematerialized();
        if is_rematerialized {
            let again = scratch().ok()?;
            dump_into(&mut request.options, again.path());
            without_rematerialization(&mut request.options);
            let (_, serving) = worker.as_mut()?;
            // It is refused, most likely.
            if let Err(error) = serving.compile(&request, &self.policy()) {
                drop_if_useless(worker, &error);
            }
            dumped = Dumped::read(again.path())?;
        }
        let peak = Peak::read(&dumped)?;
        Some(Box::new(ProgramPeak { peak, is_rematerialized }))
    }

    fn spawn(&self, platform: Platform) -> Result<Worker, PjrtError> {
        let mut environment = vec![("TF_CPP_MIN_LOG_LEVEL".into(), "1".into())];
        if platform == Platform::Tpu {
            environment.extend(libtpu_compile_environment());
        }
        Worker::spawn(&self.command, &environment)
    }

    /// Progress is the caller's to show: no heartbeats.
    fn policy(&self) -> WaitPolicy {
        WaitPolicy::silent(self.timeout).set_by("--timeout")
    }
}

/// Returns the outcome of a failed compile. Drops a worker that is of no further use.
fn failure(
    error: PjrtError,
    lowered: Box<LoweredGraph>,
    peak: Option<Box<ProgramPeak>>,
    worker: &mut Option<(Platform, Worker)>,
) -> Outcome {
    drop_if_useless(worker, &error);
    match error {
        PjrtError::Plugin { code: ErrorCode::ResourceExhausted, message, .. } => {
            Outcome::OutOfMemory { lowered, peak, message }
        }
        PjrtError::WorkerDied { .. } => Outcome::Crashed(error),
        PjrtError::Deadline { .. } => Outcome::TimedOut(error),
        _ => Outcome::Refused(error),
    }
}

/// Drops a worker that is dead, or busy with what nobody waits for.
fn drop_if_useless(worker: &mut Option<(Platform, Worker)>, error: &PjrtError) {
    if !matches!(error, PjrtError::Plugin { .. } | PjrtError::Worker { .. }) {
        *worker = None;
    }
}

/// Makes a directory that is removed when the result is dropped.
fn scratch() -> Result<TempDir, PjrtError> {
    let made = tempfile::Builder::new().prefix("torchtpu-dump-").tempdir();
    made.map_err(|source| PjrtError::System { what: "create a temporary directory".to_owned(), source })
}

fn panic_message(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().cloned();
    let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    format!("internal error: {}", text.unwrap_or_else(|| "panicked".to_owned()))
}
