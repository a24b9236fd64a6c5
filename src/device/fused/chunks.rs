//! The chunks of all devices.

use super::chunk::{Chunk, Replaced};
use super::programs::Programs;
use super::recorded::{Form, Reason};
use crate::device::complaint::Complaint;
use crate::device::content::{Content, Given, Pending};
use crate::device::place::Place;
use crate::device::recipe::Recipe;
use crate::device::state::{MOST_DEVICES, State};
use crate::pjrt::{PerProcess, quietly};
use crate::runtime::DeviceTensor;
use smallvec::SmallVec;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, TryLockError};

/// One for each device.
struct OfDevices([Mutex<Chunk>; MOST_DEVICES]);

impl Default for OfDevices {
    fn default() -> Self {
        OfDevices(std::array::from_fn(|device| Mutex::new(Chunk::of(device))))
    }
}

/// Recorded ops, and the programs that there are for them. A forked child has none.
pub struct Chunks {
    of_devices: PerProcess<OfDevices>,
    programs: PerProcess<Programs>,
    /// More than the number of any device for which something was recorded.
    used: AtomicUsize,
}

impl Default for Chunks {
    fn default() -> Self {
        Chunks { of_devices: PerProcess::new(), programs: PerProcess::new(), used: AtomicUsize::new(0) }
    }
}

impl Chunks {
    /// Runs `f` with the chunk of a device. No code of the user's runs on this thread meanwhile: handlers, loggers and
    /// finalizers may use the device.
    fn with<T>(&'static self, state: &State, device: usize, f: impl FnOnce(&mut Chunk) -> T) -> T {
        quietly(|| f(&mut self.lock(state, device)))
    }

    /// Locks the chunk of a device. The thread that runs a chunk takes the GIL to check for Ctrl-C, so this thread
    /// releases the GIL while it waits for the lock.
    fn lock(&'static self, state: &State, device: usize) -> MutexGuard<'static, Chunk> {
        let mutex = &self.of_devices.get().0[device];
        let mut taken = match mutex.try_lock() {
            Ok(guard) => return guard,
            Err(TryLockError::Poisoned(poisoned)) => return poisoned.into_inner(),
            Err(TryLockError::WouldBlock) => None,
        };
        let lock = || mutex.lock().unwrap_or_else(PoisonError::into_inner);
        state.tracer.aside(&mut || taken = Some(lock()));
        taken.unwrap_or_else(lock)
    }

    /// Records an op; its outputs, in order.
    ///
    /// # Errors
    /// Those of recorded ops that run first, and of those that gave the inputs.
    pub fn record(
        &'static self,
        state: &'static State,
        device: usize,
        form: Form,
        recipe: &Arc<Recipe>,
        inputs: SmallVec<[Given; 4]>,
        place: Place,
    ) -> Result<SmallVec<[Arc<Pending>; 2]>, Complaint> {
        if self.used.load(Relaxed) <= device {
            self.used.fetch_max(device + 1, Relaxed);
        }
        self.with(state, device, |chunk| {
            if let Some(reason) = chunk.is_due(form, recipe) {
                chunk.cut(state, self.programs.get(), reason)?;
            }
            chunk.push(state, form, recipe, inputs, place)
        })
    }

    /// Recorded ops have written these values to storages that held something else before.
    pub fn written(&'static self, state: &State, device: usize, writes: Replaced) {
        // What is dropped here may be a last reference, and is dropped without the lock.
        let dropped = self.with(state, device, |chunk| chunk.written(writes));
        drop(dropped);
    }

    /// Runs what is recorded for a device.
    ///
    /// # Errors
    /// Those of the ops that run.
    pub fn flush(
        &'static self,
        state: &'static State,
        device: usize,
        reason: Reason,
    ) -> Result<(), Complaint> {
        self.with(state, device, |chunk| {
            if chunk.is_empty() { Ok(()) } else { chunk.cut(state, self.programs.get(), reason) }
        })
    }

    /// Runs what is recorded for all devices.
    ///
    /// # Errors
    /// The first one of the ops that run.
    pub fn flush_all(&'static self, state: &'static State, reason: Reason) -> Result<(), Complaint> {
        let used = 0..self.used.load(Relaxed);
        used.map(|device| self.flush(state, device, reason)).fold(Ok(()), Result::and)
    }

    /// The value of a content; what is recorded runs first.
    ///
    /// # Errors
    /// Those of the ops that run.
    pub fn value(&'static self, state: &'static State, content: &Content) -> Result<DeviceTensor, Complaint> {
        let pending = match content {
            Content::Value(value) => return Ok(value.clone()),
            Content::Host(block) => return block.to_value(state),
            Content::Pending(pending) => pending,
        };
        if pending.settled.get().is_none() {
            // An error of another op that ran has to come up somewhere: what it was to change is as it was before.
            self.flush(state, pending.device, Reason::Needed)?;
        }
        pending.settled.get().cloned().unwrap_or_else(|| Err(pending.lost()))
    }

    /// An optimizer has made its step with parameters of these devices: what they record from now on belongs to other
    /// chunks.
    pub fn step_ended(&'static self, state: &State, devices: &[usize]) {
        let used = self.used.load(Relaxed);
        let devices = devices.iter().filter(|device| **device < used);
        devices.for_each(|device| self.with(state, *device, Chunk::step_ended));
    }

    pub fn programs(&'static self) -> &'static Programs {
        self.programs.get()
    }
}
