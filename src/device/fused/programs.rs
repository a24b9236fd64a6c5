//! Programs of chunks: those that are there, and those that are being compiled.

use super::general::{General, generalize};
use super::join::join;
use super::recorded::{Form, Reason, Recorded, family_of};
use super::recording::Recording;
use super::stitch::stitch;
use crate::device::complaint::Complaint;
use crate::device::state::State;
use crate::fx::Graph;
use crate::pjrt::{WaitPolicy, poll, stoppable};
use crate::runtime::{CompiledGraph, ledger};
use std::collections::{BTreeMap, HashMap, HashSet, VecDeque};
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// How many kinds of chunks are remembered. Beyond, all are forgotten: their programs are in the cache of executables.
const MOST_CHUNKS: usize = 512;
/// How many chunks wait for their compile. Beyond, the oldest one waits for its next sight.
const MOST_JOBS: usize = 16;
/// How often chunks of a family are tried to be one graph for all sizes that cannot be.
const MOST_GUESSES: u32 = 4;
/// How many programs a chunk has that differ in the values that they give.
const MOST_VARIANTS: usize = 4;
/// So many programs of the same ops on other sizes are compiled as soon as a chunk comes back.
const FREE_PROGRAMS: u32 = 16;

/// A chunk is compiled at once where one in so many of its ops would need a program of its own. libtpu takes about as
/// long for a chunk as for the programs of a quarter of its ops: 4.3 s for 126 ops of a training step, and 12.7 s for
/// the 84 programs of these ops.
const OPS_PER_MISSING_PROGRAM: usize = 4;

/// Whether it takes longer to compile what ops lack to run one after the other than to compile them as one program.
fn are_new(ops: &[Recorded]) -> bool {
    let enough = ops.len().div_ceil(OPS_PER_MISSING_PROGRAM).max(2);
    let mut seen = HashSet::new();
    let programs = ops.iter().filter_map(|op| op.recipe.program.as_ref());
    let missing = programs.filter(|program| {
        // Where the cache cannot be used, compiling says so.
        seen.insert(Arc::as_ptr(program)) && program.is_missing().unwrap_or(true)
    });
    missing.take(enough).count() == enough
}

/// How often a chunk has to come before it is compiled, where its ops have so many programs for other sizes, or with
/// other numbers: a loop whose sizes keep changing would never be done with compiling, and one that settles on a size
/// is soon compiled for that.
fn sights_needed(programs: u32) -> u64 {
    match programs.checked_sub(FREE_PROGRAMS) {
        None => 2,
        Some(more) => 8 << more.min(16),
    }
}

/// A chunk as a program.
pub struct Variant {
    pub program: Arc<CompiledGraph>,
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
    /// How often it has to come to be compiled, where that is more than twice, and how many programs of its ops on
    /// other sizes are why.
    pub waits: Option<(u64, u32)>,
}

/// A chunk that is to be compiled.
struct Job {
    key: u128,
    form: Form,
    ops: Vec<Recorded>,
    live: Vec<bool>,
    /// The user's line that asked for it, for [`ledger`].
    place: u64,
}

#[derive(Default)]
pub struct Programs {
    kinds: Mutex<Kinds>,
    jobs: Mutex<Jobs>,
    arrived: Condvar,
    pub recording: Recording,
}

#[derive(Default)]
struct Kinds {
    known: HashMap<u128, Known>,
    families: HashMap<u128, Family>,
}

impl Kinds {
    /// A chunk's job has ended, or was given up.
    fn left_queue(&mut self, key: u128) {
        if let Some(entry) = self.known.get_mut(&key)
            && std::mem::take(&mut entry.is_compiling)
        {
            let family = self.families.entry(entry.family).or_default();
            family.queued = family.queued.saturating_sub(1);
        }
    }
}

/// Chunks that differ in sizes and scalars alone.
#[derive(Default)]
struct Family {
    /// How many programs they have.
    programs: u32,
    /// How many are waiting to be compiled, or are being compiled in the background.
    queued: u32,
    /// Programs for chunks of many sizes.
    generals: Vec<Arc<General>>,
    /// The values that the last new chunk gave, and its graph.
    last: Option<(Vec<bool>, Graph)>,
    /// How many graphs were no use.
    guesses: u32,
}

#[derive(Default)]
struct Jobs {
    waiting: VecDeque<Job>,
    is_started: bool,
    is_busy: bool,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The program that gives these values, compiled now or out of the cache; `None` where it is not there and
/// `only_cached`.
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
    Ok(Some(Variant::new(Arc::new(program), live)))
}

impl Variant {
    fn new(program: Arc<CompiledGraph>, gives: &[bool]) -> Self {
        let outputs = gives.iter().zip(0..).filter_map(|(gives, i)| gives.then_some(i)).collect();
        Variant { program, outputs, gives: gives.to_vec() }
    }
}

impl Programs {
    /// Returns the history of each remembered chunk.
    pub fn stories(&self) -> Vec<Story> {
        lock(&self.kinds).known.values().map(|known| known.story.clone()).collect()
    }

    /// Changes what is known of a chunk, unless that was forgotten.
    fn update(&self, key: u128, change: impl FnOnce(&mut Known)) {
        lock(&self.kinds).known.get_mut(&key).map(change);
    }

    /// Tells how a chunk ran that [`Programs::find`] was asked for.
    pub fn ran(&self, key: u128, reason: Reason, fused: bool, time: Duration) {
        self.update(key, |entry| {
            let story = &mut entry.story;
            *story.cuts.entry(reason.told()).or_default() += 1;
            let (count, sum) = if fused { &mut story.fused } else { &mut story.replayed };
            *count += 1;
            *sum += time;
        });
    }

    /// The program of a chunk which gives all values that are `live`, where there is one already. The first time, it is
    /// looked for in the cache. Where too many of its ops have no programs, the chunk is compiled now; else, from the
    /// second time on, in the background.
    ///
    /// # Errors
    /// Ctrl-C during the compile, and its deadline.
    pub fn find(
        &'static self,
        state: &'static State,
        key: u128,
        form: Form,
        ops: &[Recorded],
        live: &[bool],
    ) -> Result<Option<Arc<Variant>>, Complaint> {
        let mut kinds = lock(&self.kinds);
        let Kinds { known, families } = &mut *kinds;
        let Some(entry) = known.get_mut(&key) else {
            // Lines ask the interpreter.
            drop(kinds);
            self.meet(state, key, form, ops, live);
            let known = self.look_up(state, key, form, ops, live);
            let known = known.or_else(|| self.of_any_size(state, key, form, ops, live));
            let compiles = known.is_none() && are_new(ops);
            return if compiles { self.compile_now(state, key, form, ops, live) } else { Ok(known) };
        };
        let serves =
            |variant: &&Arc<Variant>| live.iter().zip(&variant.gives).all(|(live, gives)| !live || *gives);
        if let Some(variant) = entry.variants.iter().find(serves) {
            return Ok(Some(Arc::clone(variant)));
        }
        for (wanted, live) in entry.wanted.iter_mut().zip(live) {
            *wanted |= *live;
        }
        entry.sights += 1;
        if !entry.is_refused && entry.variants.len() < MOST_VARIANTS && are_new(ops) {
            let wanted = entry.wanted.clone();
            drop(kinds);
            return self.compile_now(state, key, form, ops, &wanted);
        }
        let family = families.entry(entry.family).or_default();
        let others = family.programs + family.queued;
        let needed = sights_needed(others);
        if needed > 2 && entry.variants.is_empty() && !entry.is_compiling {
            if entry.story.waits.is_none() {
                state.counts.held_back.add(1);
            }
            entry.story.waits = Some((needed, others));
        }
        if entry.sights < needed && entry.variants.is_empty() {
            return Ok(None);
        }
        if !entry.is_compiling && !entry.is_refused && entry.variants.len() < MOST_VARIANTS {
            entry.is_compiling = true;
            family.queued += 1;
            entry.story.waits = None;
            let (ops, live) = (ops.to_vec(), entry.wanted.clone());
            drop(kinds);
            let job = Job { key, form, ops, live, place: ledger::here() };
            self.compile_later(state, job);
        }
        Ok(None)
    }

    /// Compiles a chunk while the caller waits; `None` where it cannot be one program.
    fn compile_now(
        &self,
        state: &State,
        key: u128,
        form: Form,
        ops: &[Recorded],
        live: &[bool],
    ) -> Result<Option<Arc<Variant>>, Complaint> {
        let (started, kinds) = (Instant::now(), &self.kinds);
        if lock(kinds).known.get(&key).is_some_and(|entry| entry.is_refused) {
            return Ok(None);
        }
        match make(form, ops, live, false) {
            Ok(variant) => {
                let variant = variant.map(Arc::new);
                self.keep(state, &mut lock(kinds), key, variant.as_ref(), started.elapsed());
                Ok(variant)
            }
            Err(complaint) if complaint.status.is_given_up() => Err(complaint),
            Err(complaint) => {
                self.refuse(state, key, ops, &complaint);
                Ok(None)
            }
        }
    }

    /// Keeps a program that was compiled in so much time.
    fn keep(
        &self,
        state: &State,
        kinds: &mut Kinds,
        key: u128,
        variant: Option<&Arc<Variant>>,
        took: Duration,
    ) {
        let Some(variant) = variant else { return };
        state.counts.compiled.add(1);
        let Kinds { known, families } = kinds;
        if let Some(entry) = known.get_mut(&key) {
            entry.variants.push(Arc::clone(variant));
            entry.story.compiled.0 += 1;
            entry.story.compiled.1 += took;
            families.entry(entry.family).or_default().programs += 1;
        }
    }

    /// Notes a chunk that was not seen before.
    fn meet(&self, state: &State, key: u128, form: Form, ops: &[Recorded], live: &[bool]) {
        let told = |op: Option<&Recorded>| op.map(|op| op.told(&*state.tracer)).unwrap_or_default();
        let (first, last) = (told(ops.first()), told(ops.last()));
        let story = Story { first, last, ops: ops.len(), ..Story::default() };
        let (family, wanted, variants) = (family_of(form, ops), live.to_vec(), Vec::new());
        let (sights, is_compiling, is_refused) = (1, false, false);
        let mut kinds = lock(&self.kinds);
        if kinds.known.len() >= MOST_CHUNKS {
            *kinds = Kinds::default();
        }
        let entry = Known { story, family, sights, wanted, variants, is_compiling, is_refused };
        kinds.known.insert(key, entry);
    }

    /// Loads the program of a chunk from the cache of executables, if it is there.
    fn look_up(
        &self,
        state: &State,
        key: u128,
        form: Form,
        ops: &[Recorded],
        live: &[bool],
    ) -> Option<Arc<Variant>> {
        let variant = make(form, ops, live, true).inspect_err(|why| self.refuse(state, key, ops, why));
        let variant = Arc::new(variant.ok()??);
        state.counts.cached.add(1);
        let mut kinds = lock(&self.kinds);
        let Kinds { known, families } = &mut *kinds;
        if let Some(entry) = known.get_mut(&key) {
            entry.variants.push(Arc::clone(&variant));
            entry.story.cached += 1;
            families.entry(entry.family).or_default().programs += 1;
        }
        Some(variant)
    }

    /// The program for chunks of many sizes that serves a new chunk. It is made when a second size comes. Ops are
    /// computed as one by one in [`Form::Exact`], and at their own sizes therefore.
    fn of_any_size(
        &self,
        state: &State,
        key: u128,
        form: Form,
        ops: &[Recorded],
        live: &[bool],
    ) -> Option<Arc<Variant>> {
        if form == Form::Exact || !state.has_own_memory().unwrap_or(false) {
            return None;
        }
        let family = family_of(form, ops);
        let generals = lock(&self.kinds).families.entry(family).or_default().generals.clone();
        let known = generals.into_iter().find(|general| general.serves(ops, live));
        let general = known.or_else(|| self.generalize(family, ops, live))?;
        let variant = Arc::new(Variant::new(Arc::clone(&general.program), &general.gives));
        state.counts.served_by_size.add(1);
        self.update(key, |entry| entry.variants.push(Arc::clone(&variant)));
        Some(variant)
    }

    /// Makes a program for many sizes of a new chunk and the last one of its family.
    fn generalize(&self, family: u128, ops: &[Recorded], live: &[bool]) -> Option<Arc<General>> {
        let own = join(ops, live, &[]).ok()?;
        let last = {
            let mut kinds = lock(&self.kinds);
            let family = kinds.families.entry(family).or_default();
            if family.guesses >= MOST_GUESSES {
                return None;
            }
            family.last.replace((live.to_vec(), own.clone()))
        };
        let (_, last) = last.filter(|(gave, _)| gave == live)?;
        let graph = generalize(&last, &own)?;
        let first = ops.iter().find_map(|op| op.recipe.program.as_ref())?;
        // Nothing is compiled before a bucket is called.
        let program = first.beside(graph.clone(), false).ok().flatten();
        let general = program.and_then(|program| General::new(program, graph, live.to_vec()));
        let general = general.filter(|general| general.serves(ops, live)).map(Arc::new);
        let mut kinds = lock(&self.kinds);
        let family = kinds.families.entry(family).or_default();
        match &general {
            Some(general) => family.generals.push(Arc::clone(general)),
            None => family.guesses += 1,
        }
        general
    }

    fn refuse(&self, state: &State, key: u128, ops: &[Recorded], complaint: &Complaint) {
        state.counts.refused.add(1);
        let (first, last) = (&ops[0].recipe.op, &ops[ops.len() - 1].recipe.op);
        let why = &complaint.message;
        tracing::warn!("{} ops, {first} to {last}, run one after the other: {why}", ops.len());
        let mut kinds = lock(&self.kinds);
        kinds.left_queue(key);
        if let Some(entry) = kinds.known.get_mut(&key) {
            entry.is_refused = true;
            entry.story.refused = Some(why.clone());
        }
    }

    fn compile_later(&'static self, state: &'static State, job: Job) {
        let mut jobs = lock(&self.jobs);
        let given_up = if jobs.waiting.len() >= MOST_JOBS { jobs.waiting.pop_front() } else { None };
        jobs.waiting.push_back(job);
        if !jobs.is_started {
            let thread = std::thread::Builder::new().name("torchtpu-chunks".to_owned());
            match thread.spawn(|| self.work(state)) {
                Ok(_) => jobs.is_started = true,
                Err(error) => tracing::warn!("there is no thread to compile chunks: {error}"),
            }
        }
        drop(jobs);
        self.arrived.notify_one();
        if let Some(given_up) = given_up {
            lock(&self.kinds).left_queue(given_up.key);
        }
    }

    /// The thread that compiles.
    fn work(&self, state: &State) {
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
                let compile = || make(job.form, &job.ops, &job.live, false);
                ledger::at(job.place, || stoppable(&never, compile))
            }));
            match made.unwrap_or_else(|_| Err(Complaint::new("an internal error"))) {
                Ok(variant) => {
                    // At once: a program is counted in the queue or as compiled.
                    let mut kinds = lock(&self.kinds);
                    kinds.left_queue(job.key);
                    self.keep(state, &mut kinds, job.key, variant.map(Arc::new).as_ref(), started.elapsed());
                }
                Err(complaint) => self.refuse(state, job.key, &job.ops, &complaint),
            }
        }
    }

    /// Waits for what is being compiled in the background; what waits for that is compiled first, or given up.
    ///
    /// # Errors
    /// Ctrl-C.
    pub fn finish(&self, give_up: bool) -> Result<(), Complaint> {
        if give_up {
            let given_up = std::mem::take(&mut lock(&self.jobs).waiting);
            let mut kinds = lock(&self.kinds);
            given_up.iter().for_each(|job| kinds.left_queue(job.key));
        }
        // Each compile has a deadline of its own.
        let policy = WaitPolicy::new(Duration::from_secs(30), Duration::from_secs(3600));
        let idle = || {
            let jobs = lock(&self.jobs);
            (jobs.waiting.is_empty() && !jobs.is_busy).then_some(())
        };
        Ok(poll("compiling ops of the tpu device in the background", &policy, idle)?)
    }
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
