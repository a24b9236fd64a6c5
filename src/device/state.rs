//! State of the device in this process below its storages and ops: Python's part, the shim, and the PJRT client.

use super::abi::{Status, TtShim};
use super::complaint::Complaint;
use super::counts::Counts;
use super::place::Places;
use super::running::{Ops, Running};
use super::tracer::Tracer;
use crate::pjrt::{PjrtError, WaitPolicy};
use crate::runtime::{
    Argument, CompiledGraph, Device, DeviceSettings, DeviceTensor, Keep, Launch, RuntimeError,
};
use std::ffi::{CString, c_void};
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock, PoisonError};

/// As many devices as PyTorch numbers, or fewer.
pub const MOST_DEVICES: usize = 64;

pub struct State {
    pub tracer: Box<dyn Tracer>,
    pub shim: TtShim,
    pub counts: Counts,
    pub places: Places,
    running: Running,
    opened: OnceLock<(Device, WaitPolicy)>,
    /// Why the last attempt to open it failed.
    refusal: Mutex<Option<String>>,
    /// As many devices as the client has, once it is open, or as the settings tell, once an op has run by them.
    count: AtomicUsize,
    /// The process whose thread traces; 0 before the first trace.
    traces: AtomicU32,
}

/// An error that may say that memory was missing.
pub trait OutOfMemory {
    fn is_out_of_memory(&self) -> bool;
}

impl OutOfMemory for PjrtError {
    fn is_out_of_memory(&self) -> bool {
        PjrtError::is_out_of_memory(self)
    }
}

impl OutOfMemory for RuntimeError {
    fn is_out_of_memory(&self) -> bool {
        RuntimeError::is_out_of_memory(self)
    }
}

/// A range of PyTorch's profiler, which ends where this is dropped.
pub struct Range<'a>(&'a State, *mut c_void);

impl Drop for Range<'_> {
    fn drop(&mut self) {
        if !self.1.is_null() {
            // SAFETY: the shim began the range, and ends it once.
            unsafe { (self.0.shim.end_range)(self.1) };
        }
    }
}

impl State {
    pub fn new(tracer: Box<dyn Tracer>, shim: TtShim) -> Self {
        let (counts, places, running) = (Counts::default(), Places::default(), Running::default());
        let (opened, count, traces) = (OnceLock::new(), AtomicUsize::new(0), AtomicU32::new(0));
        State { tracer, shim, counts, places, running, opened, refusal: Mutex::default(), count, traces }
    }

    /// The client's first device and how long a transfer may take; opened at first use.
    ///
    /// # Errors
    /// Those of opening it; this process was forked from one that had.
    pub fn client(&self) -> Result<&(Device, WaitPolicy), Complaint> {
        self.check_process()?;
        if let Some(opened) = self.opened.get() {
            return Ok(opened);
        }
        let (device, settings) = self.tracer.settings()?;
        let opened = Device::open(&device, &settings.compile_wait);
        let refusal = opened.as_ref().err().map(ToString::to_string);
        *self.refusal.lock().unwrap_or_else(PoisonError::into_inner) = refusal;
        let opened = opened?;
        self.count.store(opened.count().clamp(1, MOST_DEVICES), Relaxed);
        Ok(self.opened.get_or_init(|| (opened, settings.execute_wait)))
    }

    /// Whether programs compute in memory that is not the host's.
    ///
    /// # Errors
    /// As for [`State::client`].
    pub fn has_own_memory(&self) -> Result<bool, Complaint> {
        Ok(!self.client()?.0.behavior.computes_in_host_memory())
    }

    /// Why the device cannot be used: the last client could not be opened, or there is no such device. Opens none.
    pub fn obstacle(&self) -> Option<String> {
        if self.opened.get().is_some() {
            return None;
        }
        let refusal = self.refusal.lock().unwrap_or_else(PoisonError::into_inner).clone();
        refusal.or_else(|| self.tracer.settings().ok()?.0.obstacle())
    }

    /// # Errors
    /// This process was forked from one that had used the device, which cannot be used any more.
    pub fn check_process(&self) -> Result<(), Complaint> {
        Ok(self.opened.get().map_or(Ok(()), |opened| opened.0.client.check_process())?)
    }

    /// # Errors
    /// This process was forked from one that has traced ops: the thread that traces is the parent's.
    pub fn check_tracing(&self) -> Result<(), Complaint> {
        let current = std::process::id();
        match self.traces.compare_exchange(0, current, Relaxed, Relaxed) {
            Err(created_in) if created_in != current => {
                Err(PjrtError::Forked { what: "the tracer of the tpu device", created_in, current }.into())
            }
            _ => Ok(()),
        }
    }

    /// Settings that an op has run by tell how many devices there are. PyTorch asks for it at every copy, and the
    /// platform is found by looking through `/dev`.
    pub fn keep_count(&self, settings: &DeviceSettings) {
        if let Some(count) = settings.count() {
            let count = count.clamp(1, MOST_DEVICES);
            // What the client says stays.
            self.count.compare_exchange(0, count, Relaxed, Relaxed).ok();
        }
    }

    /// How many devices there are. Where the settings do not tell, the client is opened; 1 where it cannot be.
    pub fn device_count(&self) -> usize {
        let count = self.count.load(Relaxed);
        if count > 0 {
            return count;
        }
        let told = || self.tracer.settings().ok()?.0.count();
        let opened = || self.client().ok().map(|(device, _)| device.count());
        told().or_else(opened).unwrap_or(1).clamp(1, MOST_DEVICES)
    }

    /// The device of this thread where none is named.
    pub fn current_device(&self) -> usize {
        // SAFETY: it reads a number of this thread.
        unsafe { (self.shim.current_device)() }.max(0) as usize
    }

    /// Sets that.
    pub fn set_device(&self, device: usize) {
        // SAFETY: it writes a number of this thread.
        unsafe { (self.shim.set_device)(device as i32) };
    }

    /// Draws 64 random bits from a device's default generator.
    pub fn draw_bits(&self, device: usize) -> u64 {
        // SAFETY: without a generator it is the device's own.
        unsafe { (self.shim.draw)(std::ptr::null_mut(), device as i32) }
    }

    /// Seed and offset of a device's default generator.
    pub fn generator_state(&self, device: usize) -> (u64, u64) {
        let (mut seed, mut offset) = (0, 0);
        // SAFETY: the shim writes both.
        unsafe { (self.shim.state)(device as i32, &raw mut seed, &raw mut offset) };
        (seed, offset)
    }

    /// Sets them; of all devices where none is named.
    pub fn set_generator_state(&self, device: Option<usize>, seed: u64, offset: u64) {
        // SAFETY: the shim takes any numbers.
        unsafe { (self.shim.set_state)(device.map_or(-1, |device| device as i32), seed, offset) };
    }

    /// Shows what this thread does now in PyTorch's profiler, where somebody profiles.
    pub fn range(&self, name: impl FnOnce() -> String) -> Range<'_> {
        let name = CString::new(name()).unwrap_or_default();
        // SAFETY: the shim copies the name.
        Range(self, unsafe { (self.shim.begin_range)(name.as_ptr()) })
    }

    /// Tells of programs that have failed, before another one begins: it might read what they have not made.
    ///
    /// # Errors
    /// As for [`State::finish`].
    pub fn look(&self) -> Result<(), Complaint> {
        self.running.look(&*self.tracer, || Ok(&self.client()?.1))
    }

    /// A program was begun: whoever waits for the device waits for it.
    pub fn began(&self, device: usize, what: Ops, launch: &Launch) {
        self.running.began(device, what, launch.clone());
    }

    /// Begins a program on values of a device and on `keep`'s memory.
    ///
    /// # Safety
    /// As for [`CompiledGraph::call_on_device`].
    ///
    /// # Errors
    /// Those of the call, with the names of its ops.
    pub unsafe fn begin(
        &self,
        device: usize,
        program: &CompiledGraph,
        arguments: &[Argument],
        keep: &Keep,
        what: impl Fn() -> Ops,
    ) -> Result<(Vec<DeviceTensor>, Option<Launch>), Complaint> {
        // SAFETY: passed on.
        let begun = self.with_memory(device, || unsafe { program.call_on_device(arguments, keep, device) });
        let (results, launch) =
            begun.map_err(|error| Complaint::from(error).of(&what().told(&*self.tracer)))?;
        if let Some(launch) = &launch {
            self.began(device, what(), launch);
        }
        Ok((results, launch))
    }

    /// Does what needs memory of a device. Where there is none left, waits for the programs that run there, which then
    /// give back what they hold, and tries again.
    ///
    /// # Errors
    /// Those of `attempt`.
    pub fn with_memory<T, E: OutOfMemory>(
        &self,
        device: usize,
        attempt: impl Fn() -> Result<T, E>,
    ) -> Result<T, E> {
        match attempt() {
            Err(error) if error.is_out_of_memory() && self.waits_for_memory(device) => attempt(),
            done => done,
        }
    }

    /// The complaint about what found no memory. Programs that failed before it are put right and told with it: the
    /// user is to hear of one shortage once.
    pub fn joined(&self, complaint: Complaint) -> Complaint {
        let is_full = complaint.status == Status::NoMemory;
        is_full.then(|| self.put_right()).flatten().unwrap_or(complaint)
    }

    /// Puts right what programs that have failed were to change. Returns the complaint about the first of them, if
    /// there is one.
    pub fn put_right(&self) -> Option<Complaint> {
        self.client().ok().and_then(|(_, wait)| self.running.put_right(&*self.tracer, wait))
    }

    /// Waits until the programs have ended that run on a device. Returns `false` if none runs, and if the wait was
    /// given up.
    fn waits_for_memory(&self, device: usize) -> bool {
        self.client().is_ok_and(|(_, wait)| self.running.drained(device, wait))
    }

    /// Waits until the programs of a device have ended; of all devices where none is named.
    ///
    /// # Errors
    /// As for [`Running::finish`].
    pub fn finish(&self, device: Option<usize>) -> Result<(), Complaint> {
        // Nothing is opened in order to wait for nothing, as an event that is recorded first would.
        self.running.finish(&*self.tracer, device, || Ok(&self.client()?.1))
    }

    /// Says of an error of waiting for a value of a device which op it is.
    pub fn awaited<T>(&self, device: usize, result: Result<T, PjrtError>) -> Result<T, Complaint> {
        self.running.awaited(&*self.tracer, device, &self.client()?.1, result)
    }
}
