//! Fused mode: ops are recorded, and those that follow one another run as one program, a chunk.
//!
//! A chunk ends where a value is needed, where an optimizer has made its step, and where it has become long. What comes
//! back is compiled in the background; until its program is there, and where it never comes back, ops run one after the
//! other, as in Strict mode.

mod chunk;
mod counts;
mod join;
mod programs;
mod recording;
mod stitch;

use super::place::Place;
use super::state::{self, Complaint, MOST_DEVICES};
use crate::pjrt::{PerProcess, quietly};
use crate::runtime::{AlignedBytes, DeviceTensor, TensorView};
use chunk::Chunk;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, TryLockError};

pub use counts::{Counts, count_form, count_form_not_kept, count_on_host, counts};
pub use programs::{Story, begin_recording, finish, recorded, stories};
pub use recording::Taken;

use super::recipe::{OutputForm, Recipe};
use super::storage::Content;

/// Why recorded ops run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// A value is needed: by the host, or by what is not recorded.
    Needed,
    /// An optimizer has made its step.
    Step,
    /// The chunk is long.
    Length,
    /// A compiled graph runs.
    Graph,
    /// Somebody waits for the device.
    Synchronize,
    /// Ops are run in another way from now on.
    Mode,
}

impl Reason {
    /// For people: the chunk was cut …
    pub fn told(self) -> &'static str {
        match self {
            Reason::Needed => "where a value was needed",
            Reason::Step => "after an optimizer's step",
            Reason::Length => "because of its length",
            Reason::Graph => "before a compiled graph",
            Reason::Synchronize => "to wait for the device",
            Reason::Mode => "because the mode changed",
        }
    }
}

/// A value that a recorded op will give.
#[derive(Debug)]
pub struct Pending {
    device: usize,
    recipe: Arc<Recipe>,
    output: usize,
    /// Among the values of the chunk that it is recorded in; changed and read under the lock of the chunk alone.
    at: AtomicU32,
    settled: OnceLock<Result<DeviceTensor, Complaint>>,
    /// The content that its storage gets back, set if its op failed: the one from before the op.
    instead: OnceLock<Option<Content>>,
}

impl Pending {
    pub fn form(&self) -> &OutputForm {
        &self.recipe.outputs[self.output]
    }

    /// The value; what is recorded runs first.
    ///
    /// # Errors
    /// Those of the ops that run.
    pub fn value(&self) -> Result<DeviceTensor, Complaint> {
        if self.settled.get().is_none() {
            // An error of another op that ran has to come up somewhere: what it was to change is as it was before.
            flush(self.device, Reason::Needed)?;
        }
        match self.settled.get() {
            Some(settled) => settled.clone(),
            None => Err(self.lost()),
        }
    }

    /// The value, where its op has run.
    pub fn settled(&self) -> Option<Result<DeviceTensor, Complaint>> {
        self.settled.get().cloned()
    }

    /// Gives its storage back what that held before, if its op failed.
    fn give_back(&self, before: impl FnOnce() -> Option<Content>) {
        if self.settled.get().is_some_and(Result::is_err) {
            self.instead.set(before()).ok();
        }
    }

    /// Returns the content that its storage gets back, if its op failed.
    pub fn instead(&self) -> Option<&Option<Content>> {
        self.instead.get()
    }

    /// Why it is neither settled nor recorded.
    fn lost(&self) -> Complaint {
        Complaint::new(format!(
            "{} was recorded, and did not run before this process was forked, or ended in an internal error",
            self.recipe.op
        ))
    }
}

/// Bytes that an op takes from the host: a tensor on the CPU, numbers or a seed.
#[derive(Debug)]
pub struct Bytes {
    _bytes: AlignedBytes,
    pub view: TensorView,
}

impl Bytes {
    /// `view` is of `bytes`.
    pub fn new(bytes: AlignedBytes, view: TensorView) -> Arc<Self> {
        Arc::new(Bytes { _bytes: bytes, view })
    }
}

/// Values that were written to storages, each with the content from before.
pub type Replaced = SmallVec<[(Arc<Pending>, Option<Content>); 2]>;

/// An input of a recorded op.
pub enum Given {
    Content(Content),
    Bytes(Arc<Bytes>),
}

/// One for each device.
static CHUNKS: PerProcess<Chunks> = PerProcess::new();

/// More than the number of any device for which something was recorded.
static USED: AtomicUsize = AtomicUsize::new(0);

fn used_devices() -> std::ops::Range<usize> {
    0..USED.load(Relaxed)
}

struct Chunks([Mutex<Chunk>; MOST_DEVICES]);

impl Default for Chunks {
    fn default() -> Self {
        Chunks(std::array::from_fn(|device| Mutex::new(Chunk::of(device))))
    }
}

/// Runs `f` with the chunk of a device. No code of the user's runs on this thread meanwhile: handlers, loggers and finalizers may use
/// the device.
fn with_chunk<T>(device: usize, f: impl FnOnce(&mut Chunk) -> T) -> T {
    quietly(|| f(&mut chunk(device)))
}

/// Locks the chunk of a device. The thread that runs a chunk takes the GIL to check for Ctrl-C, so this thread releases the
/// GIL while it waits for the lock.
fn chunk(device: usize) -> MutexGuard<'static, Chunk> {
    let mutex = &CHUNKS.get().0[device];
    let mut taken = match mutex.try_lock() {
        Ok(guard) => return guard,
        Err(TryLockError::Poisoned(poisoned)) => return poisoned.into_inner(),
        Err(TryLockError::WouldBlock) => None,
    };
    let mut wait = || taken = Some(mutex.lock().unwrap_or_else(PoisonError::into_inner));
    match state::state() {
        Ok(state) => state.tracer.aside(&mut wait),
        Err(_) => wait(),
    }
    taken.unwrap_or_else(|| mutex.lock().unwrap_or_else(PoisonError::into_inner))
}

/// How the ops of a chunk become one program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Their graphs become one, which is compiled as any other: ops are fused, and round as they do there.
    Joined,
    /// Each gives the bits that it gives alone.
    Exact,
}

/// Records an op; its outputs, in order.
///
/// # Errors
/// Those of recorded ops that run first, and of those that gave the inputs.
pub fn record(
    device: usize,
    form: Form,
    recipe: &Arc<Recipe>,
    inputs: SmallVec<[Given; 4]>,
    place: Place,
) -> Result<SmallVec<[Arc<Pending>; 2]>, Complaint> {
    if USED.load(Relaxed) <= device {
        USED.fetch_max(device + 1, Relaxed);
    }
    with_chunk(device, |chunk| {
        if let Some(reason) = chunk.is_due(form, recipe) {
            chunk.cut(reason)?;
        }
        chunk.push(form, recipe, inputs, place)
    })
}

/// Recorded ops have written these values to storages that held something else before.
pub fn written(device: usize, writes: Replaced) {
    // What is dropped here may be a last reference, and is dropped without the lock.
    let dropped = with_chunk(device, |chunk| chunk.written(writes));
    drop(dropped);
}

/// Runs what is recorded for a device.
///
/// # Errors
/// Those of the ops that run.
pub fn flush(device: usize, reason: Reason) -> Result<(), Complaint> {
    with_chunk(device, |chunk| if chunk.is_empty() { Ok(()) } else { chunk.cut(reason) })
}

/// Runs what is recorded for all devices.
///
/// # Errors
/// The first one of the ops that run.
pub fn flush_all(reason: Reason) -> Result<(), Complaint> {
    used_devices().map(|device| flush(device, reason)).fold(Ok(()), Result::and)
}

/// An optimizer has made its step with parameters of these devices: what they record from now on belongs to other chunks.
pub fn step_ended(devices: &[usize]) {
    let used = devices.iter().filter(|device| used_devices().contains(device));
    used.for_each(|device| with_chunk(*device, Chunk::step_ended));
}
