//! State of the device in this process: the tracer of ops, the PJRT client, and the mode of ops.

use super::abi::{Raised, Status, TtShim};
use super::fused::{self, Reason};
use super::host;
use super::place::Place;
use super::recipe::Recipe;
use super::{Base, Described, Traced};
use crate::pjrt::{ErrorCode, Event, PjrtError, WaitPolicy};
use crate::runtime::{CompileSettings, Device, DeviceSettings, DeviceTensor, RuntimeError};
use std::collections::{HashMap, VecDeque};
use std::ffi::CString;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// Finds out what ops do, and tells of what runs on the CPU: Python's part.
pub trait Tracer: Send + Sync {
    /// The settings that programs are compiled with.
    ///
    /// # Errors
    /// Why there are none.
    fn settings(&self) -> Result<(DeviceSettings, CompileSettings), Complaint>;

    /// Traces an op for this argument signature. The values of numbers are part of it, unless they are
    /// [`super::Argument::Lifted`].
    ///
    /// # Errors
    /// That of the op itself, for arguments that it does not take.
    fn trace(
        &self,
        op: &str,
        overload: &str,
        args: &[Described],
        bases: &[Base],
    ) -> Result<Traced, Complaint>;

    /// Names the code that traces and what it goes by, besides an op and the form of its arguments: where two processes
    /// have the same name, they find out the same. `None` where what is found out is not to be kept.
    fn name(&self) -> Result<Option<String>, Complaint>;

    /// Whether ops may run by PyTorch's own kernels where these reach the device's memory: not where the user wants to hear of
    /// each op that has no program.
    ///
    /// # Errors
    /// Options that are none.
    fn admits_host_kernels(&self) -> Result<bool, Complaint>;

    /// Called before and after an op runs on the CPU.
    ///
    /// # Errors
    /// Where the user forbids it.
    fn on_host(
        &self,
        op: &str,
        overload: &str,
        reason: &str,
        bytes: i64,
        is_done: bool,
    ) -> Result<(), Complaint>;

    /// The line of the user's that runs on this thread, in at most 40 bits; 0 where there is none. Called for each op.
    fn place(&self) -> u64;

    /// `train.py:12` for what [`Tracer::place`] said.
    fn line(&self, place: u64) -> Option<String>;

    /// Returns the exception to raise for [`Status::Interrupted`] and [`Status::Deadline`].
    fn raised(&self, status: Status) -> Raised;

    /// Counts a reference to an object of Python's, one more or less.
    fn count_reference(&self, object: *mut std::ffi::c_void, is_more: bool);

    /// Runs what waits for another thread, without a lock of the interpreter's that this one may hold.
    fn aside(&self, wait: &mut dyn FnMut());
}

/// Why an op did not run, and which of PyTorch's errors that is.
#[derive(Debug, Clone)]
pub struct Complaint {
    pub status: Status,
    pub message: String,
}

impl Complaint {
    pub fn new(message: impl Into<String>) -> Self {
        Complaint { status: Status::Failed, message: message.into() }
    }

    pub(super) fn no_memory(message: impl Into<String>) -> Self {
        Complaint { status: Status::NoMemory, message: message.into() }
    }

    /// Prefixes the message with `what`.
    pub(super) fn of(self, what: &str) -> Self {
        let Complaint { status, message } = self;
        Complaint { status, message: format!("{what}: {message}") }
    }
}

impl From<RuntimeError> for Complaint {
    fn from(error: RuntimeError) -> Self {
        let message = error.to_string();
        match error {
            RuntimeError::Execution { source, .. }
            | RuntimeError::Compile { source, .. }
            | RuntimeError::Plugin(source) => Complaint { message, ..source.into() },
            _ => Complaint::new(message),
        }
    }
}

impl From<PjrtError> for Complaint {
    fn from(error: PjrtError) -> Self {
        let status = match &error {
            PjrtError::Interrupted { .. } => Status::Interrupted,
            PjrtError::Deadline { .. } => Status::Deadline,
            PjrtError::OutOfMemory { .. } => Status::NoMemory,
            PjrtError::Plugin { code: ErrorCode::ResourceExhausted, .. } => Status::NoMemory,
            _ => Status::Failed,
        };
        Complaint { status, message: error.to_string() }
    }
}

/// How ops are run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mode {
    /// Each call waits for its op, so that an error is raised at the call that caused it.
    Debug,
    /// Each op is a program of its own; where the platform is asynchronous, nobody waits for it.
    Strict,
    /// As [`Mode::FusedExact`], but where programs compute in the host's memory, ops run at once by PyTorch's own kernels.
    Fused,
    /// Ops are recorded, and run together when a result is needed: bit for bit as each alone.
    FusedExact,
}

/// Knowledge about the calls of one argument signature, or of all signatures that differ only in numbers.
#[derive(Clone)]
pub(super) enum Known {
    Recipe(Arc<Recipe>),
    /// They run on the CPU, with the reason.
    OnHost(Arc<str>),
    /// These arguments get other sizes first.
    Resize(Arc<[(i32, Vec<i64>)]>),
    /// So many had a program of their own, before one gets a program that takes the numbers as inputs.
    Seen(u8),
    /// There is no such program.
    NotLifted,
}

/// Known calls, by the key of their argument signature.
pub(super) type Recipes = HashMap<Box<[u64]>, Known, BuildHasherDefault<WordHasher>>;

/// Mixes words: the keys are long, and come from the user's own program.
#[derive(Default)]
pub(super) struct WordHasher(u64);

impl Hasher for WordHasher {
    fn write(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        words.iter().for_each(|word| self.write_u64(u64::from_le_bytes(*word)));
        rest.iter().for_each(|byte| self.write_u64(u64::from(*byte)));
    }

    fn write_u64(&mut self, word: u64) {
        let mixed = (self.0 ^ word).wrapping_add(0xf39c_c060_5ced_c835);
        let wide = u128::from(mixed) * 0x9e37_79b9_7f4a_7c15;
        self.0 = (wide as u64 ^ (wide >> 64) as u64).rotate_left(23);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

/// How many forms are remembered. Beyond, all are forgotten: their programs are in the cache of executables.
const MOST_RECIPES: usize = 8192;

pub(super) struct State {
    pub tracer: Box<dyn Tracer>,
    pub shim: TtShim,
    opened: OnceLock<(Device, WaitPolicy)>,
    recipes: Mutex<Recipes>,
    /// Programs that were begun and not seen to end, where the platform is asynchronous: the oldest first.
    running: Mutex<VecDeque<Running>>,
}

/// A program that was begun.
struct Running {
    device: usize,
    what: Ops,
    done: Event,
}

/// Ops of a program, for messages.
#[derive(Debug, Clone)]
pub(super) enum Ops {
    One(Arc<Recipe>, Place),
    /// The first and the last of so many.
    Chunk(usize, (Arc<Recipe>, Place), (Arc<Recipe>, Place)),
}

impl Ops {
    /// `mul (train.py:12)`
    pub fn told(&self, state: &State) -> String {
        match self {
            Ops::One(recipe, place) => place.told(state, &recipe.op),
            Ops::Chunk(count, (first, at), (last, end)) => {
                let (first, last) = (at.told(state, &first.op), end.told(state, &last.op));
                format!("a chunk of {count} ops, from {first} to {last}")
            }
        }
    }
}

/// As many devices as PyTorch numbers, or fewer.
pub const MOST_DEVICES: usize = 64;

/// More programs than this are not remembered.
const MOST_RUNNING: usize = 4096;

static STATE: OnceLock<State> = OnceLock::new();
static MODE: AtomicU8 = AtomicU8::new(Mode::Fused as u8);

pub fn mode() -> Mode {
    let mode = MODE.load(Relaxed);
    if mode == Mode::Debug as u8 {
        Mode::Debug
    } else if mode == Mode::Strict as u8 {
        Mode::Strict
    } else if mode == Mode::FusedExact as u8 {
        Mode::FusedExact
    } else {
        Mode::Fused
    }
}

/// Ops that are recorded run first.
///
/// # Errors
/// Those of these ops; the mode is set all the same.
pub fn set_mode(mode: Mode) -> Result<(), Complaint> {
    MODE.store(mode as u8, Relaxed);
    host::forget_choice();
    fused::flush_all(Reason::Mode)
}

/// Keeps what installing the device brought. Returns whether it is the first.
pub(super) fn begin(tracer: Box<dyn Tracer>, shim: TtShim) -> bool {
    let (opened, recipes, running) = (OnceLock::new(), Mutex::default(), Mutex::default());
    STATE.set(State { tracer, shim, opened, recipes, running }).is_ok()
}

/// Has ops traced again where they are used next, because an op has got another lowering.
pub fn forget_forms() {
    if let Some(state) = STATE.get() {
        state.forget();
    }
}

pub(super) fn state() -> Result<&'static State, Complaint> {
    STATE.get().ok_or_else(|| Complaint::new("the tpu device is not installed"))
}

/// As many devices as the client has, once it is open, or as the settings tell, once an op has run by them.
static COUNT: AtomicUsize = AtomicUsize::new(0);

/// Settings that an op has run by tell how many devices there are. PyTorch asks for it at every copy, and the platform is
/// found by looking through `/dev`.
pub(super) fn keep_count(settings: &DeviceSettings) {
    if let Some(count) = settings.count() {
        let count = count.clamp(1, MOST_DEVICES);
        // What the client says stays.
        COUNT.compare_exchange(0, count, Relaxed, Relaxed).ok();
    }
}

/// How many devices there are. Where the settings do not tell, the client is opened; 1 where it cannot be.
pub fn device_count() -> usize {
    let count = COUNT.load(Relaxed);
    if count > 0 {
        return count;
    }
    let told = || state().ok()?.tracer.settings().ok()?.0.count();
    let opened = || device().ok().map(|(device, _)| device.count());
    told().or_else(opened).unwrap_or(1).clamp(1, MOST_DEVICES)
}

/// The client's first device and how long a transfer may take; opened at first use.
///
/// # Errors
/// Those of opening it.
pub fn device() -> Result<&'static (Device, WaitPolicy), Complaint> {
    let state = state()?;
    if let Some(opened) = state.opened.get() {
        opened.0.client.check_process()?;
        return Ok(opened);
    }
    let (device, settings) = state.tracer.settings()?;
    let opened = Device::open(&device, &settings.compile_wait)?;
    COUNT.store(opened.count().clamp(1, MOST_DEVICES), Relaxed);
    Ok(state.opened.get_or_init(|| (opened, settings.execute_wait)))
}

/// Whether this process was forked from one that had used the device, which cannot be used any more.
pub fn is_lost_to_fork() -> bool {
    let opened = STATE.get().and_then(|state| state.opened.get());
    opened.is_some_and(|opened| opened.0.client.check_process().is_err())
}

/// The device of this thread where none is named.
///
/// # Errors
/// The device is not installed.
pub fn current_device() -> Result<usize, Complaint> {
    let ask = state()?.shim.current_device.ok_or_else(|| Complaint::of_shim("it has no devices"))?;
    // SAFETY: it reads a number of this thread.
    Ok(unsafe { ask() }.max(0) as usize)
}

/// Sets that.
///
/// # Errors
/// The device is not installed.
pub fn set_device(device: usize) -> Result<(), Complaint> {
    let set = state()?.shim.set_device.ok_or_else(|| Complaint::of_shim("it has no devices"))?;
    // SAFETY: it writes a number of this thread.
    unsafe { set(device as i32) };
    Ok(())
}

/// Draws 64 random bits from a device's default generator.
///
/// # Errors
/// The device is not installed.
pub fn draw_bits(device: usize) -> Result<u64, Complaint> {
    let draw = state()?.shim.draw.ok_or_else(|| Complaint::of_shim("it has no generator"))?;
    // SAFETY: without a generator it is the device's own.
    Ok(unsafe { draw(std::ptr::null_mut(), device as i32) })
}

/// Seed and offset of a device's default generator.
///
/// # Errors
/// The device is not installed.
pub fn generator_state(device: usize) -> Result<(u64, u64), Complaint> {
    let ask = state()?.shim.state.ok_or_else(|| Complaint::of_shim("it has no generator"))?;
    let (mut seed, mut offset) = (0, 0);
    // SAFETY: the shim writes both.
    unsafe { ask(device as i32, &raw mut seed, &raw mut offset) };
    Ok((seed, offset))
}

/// Sets them; of all devices where none is named.
///
/// # Errors
/// The device is not installed.
pub fn set_generator_state(device: Option<usize>, seed: u64, offset: u64) -> Result<(), Complaint> {
    let set = state()?.shim.set_state.ok_or_else(|| Complaint::of_shim("it has no generator"))?;
    // SAFETY: the shim takes any numbers.
    unsafe { set(device.map_or(-1, |device| device as i32), seed, offset) };
    Ok(())
}

/// Waits until every op of a device has ended; of all devices where none is named.
///
/// # Errors
/// Those of the ops, with their names, and those of waiting.
pub fn synchronize(device: Option<usize>) -> Result<(), Complaint> {
    let Ok(state) = state() else { return Ok(()) };
    match device {
        Some(device) => fused::flush(device, Reason::Synchronize)?,
        None => fused::flush_all(Reason::Synchronize)?,
    }
    loop {
        // Others may begin programs meanwhile.
        let mut all = lock(&state.running);
        let oldest = all.iter().position(|running| device.is_none_or(|device| running.device == device));
        let Some(Running { device: on, what, done }) = oldest.and_then(|at| all.remove(at)) else {
            return Ok(());
        };
        drop(all);
        // Not before: nothing is opened in order to wait for nothing, as an event that is recorded first would.
        let wait = &self::device()?.1;
        if let Err(error) = done.wait("a program of the tpu device", wait) {
            let complaint = Complaint::from(error).of(&what.told(state));
            if complaint.status != Status::Failed {
                lock(&state.running).push_front(Running { device: on, what, done });
            }
            return Err(complaint);
        }
    }
}

/// Says of an error of waiting for a value of a device which op it is: the oldest one there that has not ended, or has failed.
pub(super) fn awaited<T>(device: usize, result: Result<T, PjrtError>) -> Result<T, Complaint> {
    result.map_err(|error| {
        let complaint = Complaint::from(error);
        let Ok(state) = state() else { return complaint };
        let running = lock(&state.running);
        let mut of_device = running.iter().filter(|running| running.device == device);
        let culprit = of_device.find(|running| match (running.done.is_ready(), complaint.status) {
            (Ok(false), Status::Deadline | Status::Interrupted) => true,
            (Ok(true), _) => running.done.error().is_err(),
            _ => false,
        });
        let what = culprit.map(|running| running.what.clone());
        // Names ask the interpreter.
        drop(running);
        match what {
            Some(what) => complaint.of(&what.told(state)),
            None => complaint,
        }
    })
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A range of PyTorch's profiler, which ends where this is dropped.
pub(super) struct Range<'a>(&'a State, *mut std::ffi::c_void);

impl Drop for Range<'_> {
    fn drop(&mut self) {
        if let (Some(end), false) = (self.0.shim.end_range, self.1.is_null()) {
            // SAFETY: the shim began the range, and ends it once.
            unsafe { end(self.1) };
        }
    }
}

impl State {
    /// Shows what this thread does now in PyTorch's profiler, where somebody profiles.
    pub fn range(&self, name: impl FnOnce() -> String) -> Range<'_> {
        let begun = self.shim.begin_range.and_then(|begin| {
            let name = CString::new(name()).ok()?;
            // SAFETY: the shim copies the name.
            Some(unsafe { begin(name.as_ptr()) })
        });
        Range(self, begun.unwrap_or(std::ptr::null_mut()))
    }

    pub fn recipes(&self) -> MutexGuard<'_, Recipes> {
        lock(&self.recipes)
    }

    pub fn learn(&self, key: Box<[u64]>, known: Known) {
        let mut recipes = self.recipes();
        let forgotten =
            if recipes.len() >= MOST_RECIPES { std::mem::take(&mut *recipes) } else { Recipes::default() };
        recipes.insert(key, known);
        drop(recipes);
        // Programs are unloaded here, without the lock.
        drop(forgotten);
    }

    /// Forgets all forms, so that each op is looked up again where it is used next.
    pub fn forget(&self) {
        let forgotten = std::mem::take(&mut *self.recipes());
        // Programs are unloaded here, without the lock.
        drop(forgotten);
    }

    /// A program was begun that gives this result. Programs of a device end in the order in which they began.
    ///
    /// # Errors
    /// The plugin's.
    pub fn began(&self, device: usize, what: Ops, result: &DeviceTensor) -> Result<(), Complaint> {
        let done = result.ready()?;
        let mut running = lock(&self.running);
        while running.len() >= MOST_RUNNING
            || running
                .front()
                .is_some_and(|oldest| oldest.done.is_ready().unwrap_or(false) && oldest.done.error().is_ok())
        {
            running.pop_front();
        }
        running.push_back(Running { device, what, done });
        Ok(())
    }
}
