//! Programs of chunks: those that are there, and those that are being compiled.

use super::chunk::{Operand, Recorded};
use super::counts::{add, counts};
use super::join::join;
use super::recording::{Recording, Taken};
use super::stitch::stitch;
use super::{Form, Reason};
use crate::device::state::{self, Complaint};
use crate::pjrt::{PerProcess, PjrtError, WaitPolicy, poll, stoppable};
use crate::runtime::{CompiledGraph, RuntimeError};
use std::collections::{BTreeMap, HashMap, VecDeque};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many kinds of chunks are remembered. Beyond, all are forgotten: their programs are in the cache of executables.
const MOST_CHUNKS: usize = 512;
/// How many chunks wait for their compile. Beyond, the oldest one waits for its next sight.
const MOST_JOBS: usize = 16;
/// How many programs a chunk has that differ in the values that they give.
const MOST_VARIANTS: usize = 4;
/// So many programs of the same ops on other sizes are compiled as soon as a chunk comes back.
const FREE_PROGRAMS: u32 = 16;

/// How often a chunk has to come before it is compiled, where its ops have so many programs for other sizes, or with other
/// numbers: a loop whose sizes keep changing would never be done with compiling, and one that settles on a size is soon
/// compiled for that.
fn sights_needed(programs: u32) -> u64 {
    match programs.checked_sub(FREE_PROGRAMS) {
        None => 2,
        Some(more) => 8 << more.min(16),
    }
}

/// A chunk as a program.
pub struct Variant {
    pub program: CompiledGraph,
    /// The values that it gives, in order.
    pub outputs: Vec<u32>,
    gives: Vec<bool>,
}

/// State of a chunk that was seen before.
struct Known {
    story: Story,
    /// Digest that the chunk shares with chunks that differ only in sizes and scalars.
    family: u128,
    sights: u64,
    /// Values that were live at some time.
    wanted: Vec<bool>,
    variants: Vec<Arc<Variant>>,
    is_compiling: bool,
    /// It cannot be one program.
    is_refused: bool,
}

/// History of a chunk, for reports.
#[derive(Clone, Default)]
pub struct Story {
    /// Its first and last op, with their lines: `mul (train.py:12)`.
    pub first: String,
    pub last: String,
    pub ops: usize,
    /// How often it was cut, by reason.
    pub cuts: BTreeMap<&'static str, u64>,
    /// How often it ran as one program, and how long that took.
    pub fused: (u64, Duration),
    /// How often its ops ran one after the other, and how long that took.
    pub replayed: (u64, Duration),
    /// Programs that were compiled, and how long that took.
    pub compiled: (u64, Duration),
    /// Programs that were in the cache.
    pub cached: u64,
    /// Why it cannot be one program.
    pub refused: Option<String>,
    /// How often it has to come to be compiled, where that is more than twice, and how many programs of its ops on other sizes
    /// are why.
    pub waits: Option<(u64, u32)>,
}

/// Returns the history of each remembered chunk.
pub fn stories() -> Vec<Story> {
    lock(&PROGRAMS.get().known).values().map(|known| known.story.clone()).collect()
}

/// Keeps the chunks that run from now on for a recording.
pub fn begin_recording() {
    PROGRAMS.get().recording.begin();
}

/// Returns the chunks that ran since recording began.
///
/// # Errors
/// The device is not installed.
pub fn recorded() -> Result<Vec<Taken>, Complaint> {
    PROGRAMS.get().recording.take()
}

/// Notes for a recording that ops run of which these values are live.
pub fn note(ops: &[Recorded], live: &[bool]) {
    PROGRAMS.get().recording.note(ops, live);
}

/// Tells how a chunk ran that [`find`] was asked for.
pub fn ran(key: u128, reason: Reason, fused: bool, time: Duration) {
    if let Some(entry) = lock(&PROGRAMS.get().known).get_mut(&key) {
        let story = &mut entry.story;
        *story.cuts.entry(reason.told()).or_default() += 1;
        let (count, sum) = if fused { &mut story.fused } else { &mut story.replayed };
        *count += 1;
        *sum += time;
    }
}

/// A chunk that is to be compiled.
struct Job {
    key: u128,
    form: Form,
    ops: Vec<Recorded>,
    live: Vec<bool>,
}

#[derive(Default)]
struct Programs {
    known: Mutex<HashMap<u128, Known>>,
    /// How many programs each family has.
    families: Mutex<HashMap<u128, u32>>,
    jobs: Mutex<Jobs>,
    arrived: Condvar,
    recording: Recording,
}

#[derive(Default)]
struct Jobs {
    waiting: VecDeque<Job>,
    is_started: bool,
    is_busy: bool,
}

static PROGRAMS: PerProcess<Programs> = PerProcess::new();

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Names what ops compute, whatever the values of their inputs, and how they become one program: the same in every process.
pub fn key_of(form: Form, ops: &[Recorded]) -> u128 {
    digest_of(form, ops, |op, words| words.extend(op.recipe.digest.to_le_bytes()))
}

/// Digest of the op names alone, equal for all sizes and scalars.
fn family_of(form: Form, ops: &[Recorded]) -> u128 {
    digest_of(form, ops, |op, words| words.extend(op.recipe.op.bytes()))
}

fn digest_of(form: Form, ops: &[Recorded], name: impl Fn(&Recorded, &mut Vec<u8>)) -> u128 {
    let mut hasher = blake3::Hasher::new();
    let mut words: Vec<u8> = Vec::with_capacity(64 * ops.len());
    words.push(form as u8);
    for op in ops {
        name(op, &mut words);
        words.push(op.inputs.len() as u8);
        for operand in &op.inputs {
            let (tag, i) = match operand {
                Operand::Slot(i) => (0, *i),
                Operand::Value(i) => (1, *i),
            };
            words.push(tag);
            words.extend(i.to_le_bytes());
        }
    }
    hasher.update(&words);
    u128::from_le_bytes(hasher.finalize().as_bytes()[..16].try_into().expect("sixteen bytes"))
}

/// The program of a chunk which gives all values that are `live`, where there is one already. The first time, it is looked
/// for in the cache; from the second on, it is compiled in the background.
pub fn find(key: u128, form: Form, ops: &[Recorded], live: &[bool]) -> Option<Arc<Variant>> {
    let programs = PROGRAMS.get();
    let mut known = lock(&programs.known);
    let Some(entry) = known.get_mut(&key) else {
        if known.len() >= MOST_CHUNKS {
            known.clear();
            lock(&programs.families).clear();
        }
        let family = family_of(form, ops);
        let (wanted, variants, story) = (live.to_vec(), Vec::new(), Story::default());
        let (sights, is_compiling, is_refused) = (1, false, false);
        known.insert(key, Known { story, family, sights, wanted, variants, is_compiling, is_refused });
        drop(known);
        // Lines ask the interpreter.
        if let (Ok(state), [first, .., last]) = (state::state(), ops) {
            let (first, last, ops) = (first.told(state), last.told(state), ops.len());
            if let Some(entry) = lock(&programs.known).get_mut(&key) {
                entry.story = Story { first, last, ops, ..Story::default() };
            }
        }
        return look_up(programs, key, form, ops, live);
    };
    let serves =
        |variant: &&Arc<Variant>| live.iter().zip(&variant.gives).all(|(live, gives)| !live || *gives);
    if let Some(variant) = entry.variants.iter().find(serves) {
        return Some(Arc::clone(variant));
    }
    for (wanted, live) in entry.wanted.iter_mut().zip(live) {
        *wanted |= *live;
    }
    entry.sights += 1;
    let others = lock(&programs.families).get(&entry.family).copied().unwrap_or(0);
    let needed = sights_needed(others);
    if needed > 2 && entry.variants.is_empty() && !entry.is_compiling {
        if entry.story.waits.is_none() {
            add(&counts().held_back, 1);
        }
        entry.story.waits = Some((needed, others));
    }
    if entry.sights < needed && entry.variants.is_empty() {
        return None;
    }
    if !entry.is_compiling && !entry.is_refused && entry.variants.len() < MOST_VARIANTS {
        entry.is_compiling = true;
        entry.story.waits = None;
        *lock(&programs.families).entry(entry.family).or_default() += 1;
        let job = Job { key, form, ops: ops.to_vec(), live: entry.wanted.clone() };
        drop(known);
        programs.compile_later(job);
    }
    None
}

/// Loads the program of a chunk from the cache of executables, if it is there.
fn look_up(
    programs: &Programs,
    key: u128,
    form: Form,
    ops: &[Recorded],
    live: &[bool],
) -> Option<Arc<Variant>> {
    match make(form, ops, live, true) {
        Ok(None) => None,
        Ok(Some(variant)) => {
            add(&counts().cached, 1);
            let variant = Arc::new(variant);
            if let Some(entry) = lock(&programs.known).get_mut(&key) {
                entry.variants.push(Arc::clone(&variant));
                entry.story.cached += 1;
                *lock(&programs.families).entry(entry.family).or_default() += 1;
            }
            Some(variant)
        }
        Err(complaint) => {
            programs.refuse(key, ops, &complaint);
            None
        }
    }
}

/// The program that gives these values, compiled now or out of the cache; `None` where it is not there and `only_cached`.
fn make(
    form: Form,
    ops: &[Recorded],
    live: &[bool],
    only_cached: bool,
) -> Result<Option<Variant>, Complaint> {
    let mut compiled = ops.iter().filter_map(|op| op.recipe.program.as_ref());
    let Some(first) = compiled.next() else {
        return Err(Complaint::new("its ops have no programs"));
    };
    if compiled.any(|other| other.lowering() != first.lowering()) {
        return Err(Complaint::new("its ops are lowered under different settings"));
    }
    let graph = match form {
        Form::Joined => join(ops, live, &[]),
        Form::Exact => stitch(ops, live),
    };
    let graph = graph.map_err(Complaint::new)?;
    let Some(program) = first.beside(graph, only_cached)? else { return Ok(None) };
    let outputs = live.iter().zip(0..).filter_map(|(live, i)| live.then_some(i)).collect();
    Ok(Some(Variant { program, outputs, gives: live.to_vec() }))
}

impl Programs {
    fn refuse(&self, key: u128, ops: &[Recorded], complaint: &Complaint) {
        add(&counts().refused, 1);
        let (first, last) = (&ops[0].recipe.op, &ops[ops.len() - 1].recipe.op);
        tracing::warn!(
            "{} ops, {first} to {last}, run one after the other: {}",
            ops.len(),
            complaint.message
        );
        if let Some(entry) = lock(&self.known).get_mut(&key) {
            entry.is_refused = true;
            entry.story.refused = Some(complaint.message.clone());
            entry.is_compiling = false;
        }
    }

    fn compile_later(&'static self, job: Job) {
        let mut jobs = lock(&self.jobs);
        let given_up = if jobs.waiting.len() >= MOST_JOBS { jobs.waiting.pop_front() } else { None };
        jobs.waiting.push_back(job);
        if !jobs.is_started {
            let thread = std::thread::Builder::new().name("torchtpu-chunks".to_owned());
            match thread.spawn(|| self.work()) {
                Ok(_) => jobs.is_started = true,
                Err(error) => tracing::warn!("there is no thread to compile chunks: {error}"),
            }
        }
        drop(jobs);
        self.arrived.notify_one();
        if let Some(given_up) = given_up
            && let Some(entry) = lock(&self.known).get_mut(&given_up.key)
        {
            entry.is_compiling = false;
        }
    }

    /// The thread that compiles.
    fn work(&self) {
        // The user's Ctrl-C is for the thread that runs Python.
        let never = Arc::new(AtomicBool::new(false));
        loop {
            let mut jobs = lock(&self.jobs);
            jobs.is_busy = false;
            let job = loop {
                if let Some(job) = jobs.waiting.pop_front() {
                    break job;
                }
                jobs = self.arrived.wait(jobs).unwrap_or_else(PoisonError::into_inner);
            };
            jobs.is_busy = true;
            drop(jobs);
            let started = Instant::now();
            let made = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                stoppable(&never, || make(job.form, &job.ops, &job.live, false))
            }));
            match made {
                Ok(Ok(Some(variant))) => {
                    add(&counts().compiled, 1);
                    if let Some(entry) = lock(&self.known).get_mut(&job.key) {
                        entry.variants.push(Arc::new(variant));
                        entry.is_compiling = false;
                        entry.story.compiled.0 += 1;
                        entry.story.compiled.1 += started.elapsed();
                    }
                }
                Ok(Ok(None)) => {}
                Ok(Err(complaint)) => self.refuse(job.key, &job.ops, &complaint),
                Err(_) => self.refuse(job.key, &job.ops, &Complaint::new("an internal error")),
            }
        }
    }
}

/// Waits for what is being compiled in the background; what waits for that is compiled first, or given up.
///
/// # Errors
/// Ctrl-C.
pub fn finish(give_up: bool) -> Result<(), Complaint> {
    let programs = PROGRAMS.get();
    if give_up {
        lock(&programs.jobs).waiting.clear();
    }
    // Each compile has a deadline of its own.
    let policy = WaitPolicy::new(Duration::from_secs(30), Duration::from_secs(3600));
    let idle = || {
        let jobs = lock(&programs.jobs);
        (jobs.waiting.is_empty() && !jobs.is_busy).then_some(())
    };
    poll("compiling ops of the tpu device in the background", &policy, idle)
        .map_err(|error: PjrtError| Complaint::from(RuntimeError::Plugin(error)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_without_end_are_compiled_ever_more_rarely() {
        assert_eq!(
            (sights_needed(0), sights_needed(15), sights_needed(16), sights_needed(17)),
            (2, 2, 8, 16)
        );
        assert!(sights_needed(u32::MAX) > 100_000);
        // Of a thousand sizes that come a hundred times each, 16 + 4 are compiled.
        assert_eq!((16..).take_while(|programs| sights_needed(*programs) <= 100).count(), 4);
    }
}
