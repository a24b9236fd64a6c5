//! Programs that were begun and not seen to end, where the platform is asynchronous.

use super::complaint::Complaint;
use super::place::Place;
use super::recipe::Recipe;
use super::tracer::Tracer;
use crate::pjrt::{PjrtError, WaitPolicy, lost_tensors};
use crate::runtime::{Failure, Launch};
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
    /// A compiled graph of this name.
    Graph(Arc<str>),
    /// A copy from one device to another.
    Copy(usize, usize),
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
            Ops::Graph(name) => format!("executing {name}"),
            Ops::Copy(from, to) => format!("copying a tensor from tpu:{from} to tpu:{to}"),
        }
    }
}

/// A program that was begun.
struct Program {
    device: usize,
    what: Ops,
    launch: Launch,
}

/// All of them, the oldest first. One that has failed stays until somebody was told.
#[derive(Default)]
pub struct Running(Mutex<VecDeque<Program>>);

impl Running {
    fn lock(&self) -> MutexGuard<'_, VecDeque<Program>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A program was begun. Programs of a device end in the order in which they began.
    pub fn began(&self, device: usize, what: Ops, launch: Launch) {
        self.lock().push_back(Program { device, what, launch });
    }

    /// Waits until the programs of a device have ended, and reports no failure. Returns `false` if there is none, and
    /// if the wait was given up.
    pub fn drained(&self, device: usize, wait: &WaitPolicy) -> bool {
        let of_device = |program: &&Program| program.device == device;
        let launches: Vec<Launch> = self.lock().iter().filter(of_device).map(|p| p.launch.clone()).collect();
        let ended = |launch: &Launch| !launch.wait(wait).is_err_and(|error| error.is_given_up());
        !launches.is_empty() && launches.iter().all(ended)
    }

    /// Forgets programs that have ended. Waits only if there are too many. `policy` is called only if there is a
    /// program.
    ///
    /// # Errors
    /// As for [`Running::finish`].
    pub fn look<'a>(
        &self,
        tracer: &dyn Tracer,
        policy: impl Fn() -> Result<&'a WaitPolicy, Complaint>,
    ) -> Result<(), Complaint> {
        let mut ended = Vec::new();
        let mut running = self.lock();
        let full = running.len() >= MOST;
        let oldest = loop {
            match running.front() {
                Some(oldest) if oldest.launch.is_over()? => match oldest.launch.error() {
                    Some(error) => break Some((oldest.what.clone(), error)),
                    None => ended.extend(running.pop_front()),
                },
                _ => break None,
            }
        };
        drop(running);
        match oldest {
            Some((what, error)) => Err(self.failed(tracer, policy()?, &what, error)),
            None if full && ended.is_empty() => self.finish(tracer, None, policy),
            None => Ok(()),
        }
    }

    /// Waits until the programs of a device have ended; of all devices where none is named. `policy` is called only if
    /// there is one.
    ///
    /// # Errors
    /// That of the first program that failed, with the names of its ops and of the tensors whose content is
    /// lost: once for all that have failed until then. All other tensors have what they held before the programs that
    /// failed. Those of waiting.
    pub fn finish<'a>(
        &self,
        tracer: &dyn Tracer,
        device: Option<usize>,
        policy: impl Fn() -> Result<&'a WaitPolicy, Complaint>,
    ) -> Result<(), Complaint> {
        loop {
            let all = self.lock();
            let mut wanted =
                all.iter().filter(|program| device.is_none_or(|device| program.device == device));
            let Some((what, launch)) =
                wanted.next().map(|oldest| (oldest.what.clone(), oldest.launch.clone()))
            else {
                return Ok(());
            };
            // Others may begin programs meanwhile.
            drop(all);
            match launch.wait(policy()?) {
                Ok(()) => self.forget(&launch),
                Err(error) => return Err(self.failed(tracer, policy()?, &what, error)),
            }
        }
    }

    fn forget(&self, launch: &Launch) {
        let mut all = self.lock();
        let at = all.iter().position(|program| program.launch.is(launch));
        let ended = at.and_then(|at| all.remove(at));
        drop(all);
        drop(ended);
    }

    /// The complaint about an error of waiting for `what`. Where a program has failed, puts right what all that have
    /// failed were to change.
    fn failed(&self, tracer: &dyn Tracer, wait: &WaitPolicy, what: &Ops, error: PjrtError) -> Complaint {
        if error.is_given_up() {
            return Complaint::from(error).of(&what.told(tracer));
        }
        let put_right = self.put_right(tracer, wait);
        // Another thread may have told of it meanwhile.
        put_right.unwrap_or_else(|| Complaint::from(error).of(&what.told(tracer)))
    }

    /// Gives tensors back what they held before the programs that failed, and computes again what changed none. Returns
    /// the complaint about the first of these; `None` if none has failed.
    pub fn put_right(&self, tracer: &dyn Tracer, wait: &WaitPolicy) -> Option<Complaint> {
        let mut ended: Vec<(Program, Option<PjrtError>)> = Vec::new();
        // All that began later may have read what a failed one was to make.
        while let Some(program) = { self.lock().pop_front() } {
            match program.launch.wait(wait) {
                Err(error) if error.is_given_up() => {
                    let complaint = Complaint::from(error).of(&program.what.told(tracer));
                    ended.push((program, None));
                    let mut running = self.lock();
                    ended.into_iter().rev().for_each(|(program, _)| running.push_front(program));
                    return Some(complaint);
                }
                outcome => ended.push((program, outcome.err())),
            }
        }
        for (program, _) in ended.iter().filter(|(_, error)| error.is_some()) {
            program.launch.retry();
        }
        let (mut first, mut lost) = (None, Vec::new());
        for (program, error) in ended.iter().rev() {
            if let Some(error) = error {
                let told = program.what.told(tracer);
                lost.extend(program.launch.put_right(&Failure::of(&told, error)));
                first = Some((told, error));
            }
        }
        let (told, error) = first?;
        let mut complaint = Complaint::of_error(error).of(&told);
        complaint.message += &lost_tensors(&lost);
        Some(complaint)
    }

    /// Says of an error of waiting for a value of a device which op it is: the oldest one there that has not ended, or
    /// has failed.
    pub fn awaited<T>(
        &self,
        tracer: &dyn Tracer,
        device: usize,
        wait: &WaitPolicy,
        result: Result<T, PjrtError>,
    ) -> Result<T, Complaint> {
        let error = match result {
            Ok(value) => return Ok(value),
            Err(error) => error,
        };
        if !error.is_given_up() {
            return Err(self.put_right(tracer, wait).unwrap_or_else(|| error.into()));
        }
        let running = self.lock();
        let mut of_device = running.iter().filter(|running| running.device == device);
        let culprit = of_device.find(|running| matches!(running.launch.is_over(), Ok(false)));
        let what = culprit.map(|running| running.what.clone());
        // Names ask the interpreter.
        drop(running);
        let complaint = Complaint::from(error);
        Err(match what {
            Some(what) => complaint.of(&what.told(tracer)),
            None => complaint,
        })
    }
}
