//! Programs that were begun and may still fail, and what is put right if they do.

use super::sequence::Ends;
use crate::pjrt::{ErrorCode, PjrtError, WaitPolicy};
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};

/// Why a program failed after it was begun.
#[derive(Debug, Clone)]
pub struct Failure {
    /// The program's ops or its name, and the plugin's error.
    pub message: Arc<str>,
    pub code: ErrorCode,
}

impl Failure {
    /// The failure of `what` by this error.
    pub fn of(what: &str, error: &PjrtError) -> Self {
        let code = if error.is_out_of_memory() { ErrorCode::ResourceExhausted } else { ErrorCode::Internal };
        Failure { message: format!("{what}: {error}").into(), code }
    }
}

/// Puts something right after a failure. Adds the names of the tensors whose content is lost.
pub type Remedy = Box<dyn FnOnce(&Failure, &mut Vec<String>) + Send>;

/// Computes results of a failed program in another way, as far as that can be done, and puts them in their places.
pub type Retry = Box<dyn FnOnce() + Send>;

enum State {
    Begun(Vec<Remedy>, Option<Retry>),
    Ended,
    Failed(Failure),
}

/// A program that was begun. Tensors have its results from then on; what they held before belongs to the remedies,
/// which are dropped as soon as the program has ended well. Clones are the same program.
#[derive(Clone)]
pub struct Launch(Arc<Begun>);

struct Begun {
    done: Ends,
    state: Arc<Mutex<State>>,
}

impl Launch {
    /// A program that has ended when all of `done` have.
    ///
    /// # Errors
    /// The plugin's.
    pub(super) fn new(done: Ends, remedies: Vec<Remedy>) -> Result<Self, PjrtError> {
        let state = Arc::new(Mutex::new(State::Begun(remedies, None)));
        let shared = Arc::clone(&state);
        // The memory of what is replaced is free for the next program, whether or not the host looks.
        done.then(move |outcome| {
            if outcome.is_ok() {
                end(&shared);
            }
        })?;
        Ok(Launch(Arc::new(Begun { done, state })))
    }

    /// Adds a remedy. Applies it at once if the failure was noticed before.
    pub fn if_it_fails(&self, remedy: Remedy) {
        let mut state = lock(&self.0.state);
        match &mut *state {
            State::Begun(remedies, _) => remedies.push(remedy),
            State::Ended => {
                drop(state);
                drop(remedy);
            }
            State::Failed(failure) => {
                let failure = failure.clone();
                drop(state);
                remedy(&failure, &mut Vec::new());
            }
        }
    }

    /// Sets the retry, if the program's end was not noticed yet.
    pub fn retry_by(&self, retry: Retry) {
        if let State::Begun(_, slot) = &mut *lock(&self.0.state) {
            *slot = Some(retry);
        }
    }

    /// Computes results again after a failure, before [`Launch::put_right`]. Does nothing the second time.
    pub fn retry(&self) {
        let retry = match &mut *lock(&self.0.state) {
            State::Begun(_, retry) => retry.take(),
            State::Ended | State::Failed(_) => None,
        };
        if let Some(retry) = retry {
            retry();
        }
    }

    /// Whether it has ended, well or not. Does not wait.
    ///
    /// # Errors
    /// The plugin's.
    pub fn is_over(&self) -> Result<bool, PjrtError> {
        self.0.done.is_ready()
    }

    /// The error that it has ended with, if it has.
    pub fn error(&self) -> Option<PjrtError> {
        match self.is_over() {
            Ok(false) => None,
            Ok(true) => self.0.done.error().err(),
            Err(error) => Some(error),
        }
    }

    /// Whether both are one program.
    pub fn is(&self, other: &Launch) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    /// Waits for the end.
    ///
    /// # Errors
    /// The program's, and those of waiting.
    pub fn wait(&self, wait: &WaitPolicy) -> Result<(), PjrtError> {
        self.0.done.wait("a program of the tpu device", wait)?;
        end(&self.0.state);
        Ok(())
    }

    /// Applies the remedies, the newest first. Returns the names of the tensors whose content is lost.
    pub fn put_right(&self, failure: &Failure) -> Vec<String> {
        match std::mem::replace(&mut *lock(&self.0.state), State::Failed(failure.clone())) {
            State::Begun(remedies, _) => put_right(remedies, failure),
            State::Ended | State::Failed(_) => Vec::new(),
        }
    }
}

/// Applies remedies, the newest first. Returns the names of the tensors whose content is lost.
pub(super) fn put_right(remedies: Vec<Remedy>, failure: &Failure) -> Vec<String> {
    let mut lost = Vec::new();
    for remedy in remedies.into_iter().rev() {
        remedy(failure, &mut lost);
    }
    lost
}

/// Drops the remedies of a program that has ended well.
fn end(state: &Mutex<State>) {
    let before = std::mem::replace(&mut *lock(state), State::Ended);
    drop(before);
}

fn lock(state: &Mutex<State>) -> std::sync::MutexGuard<'_, State> {
    state.lock().unwrap_or_else(PoisonError::into_inner)
}

impl fmt::Debug for Launch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Launch({:?})", self.0.done)
    }
}
