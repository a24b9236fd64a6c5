//! How the values lie that a forward program saves: its backward program is compiled for that, as when a step runs.

use super::graph_file::GraphFile;
use super::worker_pool::Job;
use crate::fx::{Arg, Graph, Stage};
use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// Interval at which a waiting thread looks whether all is to stop.
const TICK: Duration = Duration::from_millis(50);

/// A forward program: its file, the target and the compiler options.
type Forward = (PathBuf, String);

/// The layouts of the results of forward programs.
#[derive(Debug)]
pub(super) struct Borders {
    /// `None` for those that are among the jobs and have not ended.
    known: Mutex<HashMap<Forward, Option<Arc<[String]>>>>,
    ended: Condvar,
}

impl Borders {
    pub fn of(jobs: &[Job]) -> Self {
        let known = jobs.iter().filter(|job| saves(job)).map(|job| (forward(job, job), None)).collect();
        Borders { known: Mutex::new(known), ended: Condvar::new() }
    }

    /// The order of jobs in which nobody waits for one that nobody has begun.
    pub fn order(jobs: &[Job]) -> impl Iterator<Item = usize> {
        let is_backward = |i: &usize| jobs[*i].graph_file.graph().stage == Stage::Backward;
        let (last, first): (Vec<_>, Vec<_>) = (0..jobs.len()).partition(is_backward);
        first.into_iter().chain(last)
    }

    /// A job has ended; a program that was not made has no layouts.
    pub fn ended(&self, job: &Job, layouts: Vec<String>) {
        if saves(job) {
            self.known().insert(forward(job, job), Some(layouts.into()));
            self.ended.notify_all();
        }
    }

    /// How the inputs of a job's program lie that do not lie by default. `compile` makes a forward program that is not
    /// among the jobs, and returns the layouts of its results.
    pub fn lies(
        &self,
        job: &Job,
        stopped: &AtomicBool,
        compile: impl FnOnce(&Job) -> Vec<String>,
    ) -> BTreeMap<u32, Arc<str>> {
        let backward = job.graph_file.graph();
        if backward.stage != Stage::Backward || !backward.symbols.is_empty() || job.remedy.is_some() {
            return BTreeMap::new();
        }
        let found = forward_file(&job.graph_file.path).and_then(|path| GraphFile::load(&path).ok());
        let Some(file) = found.map(Arc::new) else { return BTreeMap::new() };
        let of = |options| Job {
            graph_file: Arc::clone(&file),
            optimized_hlo: false,
            peak: false,
            options,
            ..job.clone()
        };
        let mut other = of(job.options.clone());
        if !saves(&other) {
            return BTreeMap::new();
        }
        // A search tries options of one program alone.
        if !self.known().contains_key(&forward(&other, job)) {
            other = of(BTreeMap::new());
        }
        let layouts = self.layouts(&other, stopped, compile);
        lies(file.graph(), backward, &layouts)
    }

    fn layouts(
        &self,
        job: &Job,
        stopped: &AtomicBool,
        compile: impl FnOnce(&Job) -> Vec<String>,
    ) -> Arc<[String]> {
        let forward = forward(job, job);
        let mut known = self.known();
        while !stopped.load(Ordering::Acquire) {
            match known.get(&forward) {
                Some(Some(layouts)) => return Arc::clone(layouts),
                Some(None) => {
                    let waited = self.ended.wait_timeout(known, TICK);
                    known = waited.unwrap_or_else(PoisonError::into_inner).0;
                }
                None => {
                    known.insert(forward.clone(), None);
                    drop(known);
                    let made = catch_unwind(AssertUnwindSafe(|| compile(job)));
                    // Whoever waits for it goes on, though it panicked.
                    let layouts: Arc<[String]> = made.as_deref().unwrap_or_default().into();
                    self.known().insert(forward, Some(Arc::clone(&layouts)));
                    self.ended.notify_all();
                    return made.map_or_else(|panic| resume_unwind(panic), |_| layouts);
                }
            }
        }
        Arc::default()
    }

    fn known(&self) -> MutexGuard<'_, HashMap<Forward, Option<Arc<[String]>>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether the compiler chooses layouts in a job's program.
fn saves(job: &Job) -> bool {
    let graph = job.graph_file.graph();
    !graph.saved.is_empty() && graph.symbols.is_empty() && job.remedy.is_none()
}

fn forward(job: &Job, of: &Job) -> Forward {
    (job.graph_file.path.clone(), format!("{} {:?}", of.target, of.options))
}

/// The recording of the forward graph beside that of a backward graph.
fn forward_file(backward: &Path) -> Option<PathBuf> {
    let (stem, _) = backward.file_name()?.to_str()?.rsplit_once("_backward")?;
    let begins = format!("{stem}_forward");
    let is_it = |path: &PathBuf| {
        path.extension() == backward.extension()
            && path.file_stem().and_then(|stem| stem.to_str()).is_some_and(|stem| {
                stem.strip_prefix(&begins).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
            })
    };
    let mut found = backward.parent()?.read_dir().ok()?.flatten().map(|entry| entry.path()).filter(is_it);
    found.next().filter(|_| found.next().is_none())
}

/// The layouts of a backward graph's inputs, out of those of the forward program's results.
fn lies(forward: &Graph, backward: &Graph, layouts: &[String]) -> BTreeMap<u32, Arc<str>> {
    let of = |(at, name): &(u32, Arc<str>)| {
        let at = *at as usize;
        let i = backward.inputs.iter().position(|input| input.name == *name)?;
        let is_written = backward.mutations.iter().any(|mutation| mutation.input as usize == i);
        let Arg::Value(value) = &forward.outputs[at] else { return None };
        let is_it = forward.chosen(at) && !is_written && *forward.ty(*value) == backward.values[i];
        // Results of a program are the tensors among the outputs.
        let result = forward.outputs[..at].iter().filter(|output| forward.is_tensor(output)).count();
        Some((i as u32, layouts.get(result).filter(|_| is_it)?.as_str().into()))
    };
    forward.saved.iter().filter_map(of).collect()
}
