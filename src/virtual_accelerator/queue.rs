//! In-order queues: what a device does, one thing after the other, while the host goes on.

use super::completion::Failure;
use crate::pjrt::{ErrorCode, undisturbed};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Sender, channel};

type Job = Box<dyn FnOnce() + Send>;

/// A thread that does its jobs in order. It ends when the queue is dropped and the jobs are done.
pub struct Queue(Sender<Job>);

impl Queue {
    /// # Errors
    /// If the system gives no thread.
    pub fn start(name: String) -> Result<Self, Failure> {
        let (jobs, queued) = channel::<Job>();
        // The programs of the CPU plugin may run on this thread.
        let thread = std::thread::Builder::new().name(name).stack_size(32 << 20);
        let work = move || undisturbed(|| queued.iter().for_each(|job| job()));
        match thread.spawn(work) {
            Ok(_) => Ok(Self(jobs)),
            Err(error) => Err(Failure::new(ErrorCode::ResourceExhausted, error.to_string())),
        }
    }

    pub fn push(&self, job: impl FnOnce() + Send + 'static) {
        // The thread lives as long as its queue.
        self.0.send(Box::new(job)).ok();
    }
}

/// Does a job; a panic is its failure.
///
/// # Errors
/// The job's own, or that it panicked.
pub fn guarded<T>(job: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
    let panicked = |_| Err(Failure::new(ErrorCode::Internal, "the virtual accelerator panicked"));
    catch_unwind(AssertUnwindSafe(job)).unwrap_or_else(panicked)
}
