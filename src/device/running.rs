//! Programs that were begun and not seen to end, where the platform is asynchronous.

use super::abi::Status;
use super::complaint::Complaint;
use super::place::Place;
use super::recipe::Recipe;
use super::tracer::Tracer;
use crate::pjrt::{Event, PjrtError, WaitPolicy};
use crate::runtime::DeviceTensor;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// More programs than this are not remembered.
const MOST: usize = 4096;

/// Ops of a program, for messages.
#[derive(Debug, Clone)]
pub enum Ops {
    One(Arc<Recipe>, Place),
    /// The first and the last of so many.
    Chunk(usize, (Arc<Recipe>, Place), (Arc<Recipe>, Place)),
}

impl Ops {
    /// `mul (train.py:12)`
    pub fn told(&self, tracer: &dyn Tracer) -> String {
        match self {
            Ops::One(recipe, place) => place.told(tracer, &recipe.op),
            Ops::Chunk(count, (first, at), (last, end)) => {
                let (first, last) = (at.told(tracer, &first.op), end.told(tracer, &last.op));
                format!("a chunk of {count} ops, from {first} to {last}")
            }
        }
    }
}

/// A program that was begun.
struct Program {
    device: usize,
    what: Ops,
    done: Event,
}

/// All of them, the oldest first.
#[derive(Default)]
pub struct Running(Mutex<VecDeque<Program>>);

impl Running {
    fn lock(&self) -> MutexGuard<'_, VecDeque<Program>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A program was begun that gives this result. Programs of a device end in the order in which they began.
    ///
    /// # Errors
    /// The plugin's.
    pub fn began(&self, device: usize, what: Ops, result: &DeviceTensor) -> Result<(), Complaint> {
        let done = result.ready()?;
        let mut running = self.lock();
        let is_over =
            |oldest: &Program| oldest.done.is_ready().unwrap_or(false) && oldest.done.error().is_ok();
        while running.len() >= MOST || running.front().is_some_and(is_over) {
            running.pop_front();
        }
        running.push_back(Program { device, what, done });
        Ok(())
    }

    /// Waits until the programs of a device have ended; of all devices where none is named. `policy` is called only if
    /// there is one.
    ///
    /// # Errors
    /// Those of the programs, with the names of their ops, and those of waiting.
    pub fn finish<'a>(
        &self,
        tracer: &dyn Tracer,
        device: Option<usize>,
        policy: impl Fn() -> Result<&'a WaitPolicy, Complaint>,
    ) -> Result<(), Complaint> {
        loop {
            // Others may begin programs meanwhile.
            let mut all = self.lock();
            let oldest = all.iter().position(|running| device.is_none_or(|device| running.device == device));
            let Some(program) = oldest.and_then(|at| all.remove(at)) else { return Ok(()) };
            drop(all);
            if let Err(error) = program.done.wait("a program of the tpu device", policy()?) {
                let complaint = Complaint::from(error).of(&program.what.told(tracer));
                if complaint.status != Status::Failed {
                    self.lock().push_front(program);
                }
                return Err(complaint);
            }
        }
    }

    /// Says of an error of waiting for a value of a device which op it is: the oldest one there that has not ended, or has failed.
    pub fn awaited<T>(
        &self,
        tracer: &dyn Tracer,
        device: usize,
        result: Result<T, PjrtError>,
    ) -> Result<T, Complaint> {
        result.map_err(|error| {
            let complaint = Complaint::from(error);
            let running = self.lock();
            let mut of_device = running.iter().filter(|running| running.device == device);
            let culprit = of_device.find(|running| match (running.done.is_ready(), complaint.status) {
                (Ok(false), Status::Deadline | Status::Interrupted) => true,
                (Ok(true), _) => running.done.error().is_err(),
                _ => false,
            });
            let what = culprit.map(|running| running.what.clone());
            // Names ask the interpreter.
            drop(running);
            what.map(|what| what.told(tracer)).map_or(complaint.clone(), |told| complaint.of(&told))
        })
    }
}
