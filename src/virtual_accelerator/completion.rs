//! Errors of the accelerator, and the events of what it will have done.

use crate::pjrt::{ErrorCode, PjrtError};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// A status with which a call or an event fails.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    pub code: ErrorCode,
    pub message: String,
}

impl Failure {
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }

    pub fn invalid(message: impl Into<String>) -> Self {
        Self::new(ErrorCode::InvalidArgument, message)
    }

    pub fn unimplemented(what: &str) -> Self {
        Self::new(ErrorCode::Unimplemented, format!("the virtual accelerator has no {what}"))
    }
}

/// Keeps code and message of an error of the CPU plugin below.
impl From<PjrtError> for Failure {
    fn from(error: PjrtError) -> Self {
        match error {
            PjrtError::Plugin { code, message, .. } => Self { code, message },
            other => Self::new(ErrorCode::Internal, other.to_string()),
        }
    }
}

pub type Outcome = Result<(), Failure>;
type Callback = Box<dyn FnOnce(Outcome) + Send>;

#[derive(Default)]
struct State {
    outcome: Option<Outcome>,
    callbacks: Vec<Callback>,
}

/// Something that happens once, well or not.
#[derive(Default)]
pub struct Completion {
    state: Mutex<State>,
    happened: Condvar,
}

impl Completion {
    pub fn pending() -> Arc<Self> {
        Arc::default()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub fn outcome(&self) -> Option<Outcome> {
        self.state().outcome.clone()
    }

    /// Later calls change nothing.
    pub fn finish(&self, outcome: Outcome) {
        let mut state = self.state();
        if state.outcome.is_some() {
            return;
        }
        state.outcome = Some(outcome.clone());
        let callbacks = std::mem::take(&mut state.callbacks);
        drop(state);
        self.happened.notify_all();
        callbacks.into_iter().for_each(|callback| callback(outcome.clone()));
    }

    pub fn wait(&self) -> Outcome {
        let mut state = self.state();
        loop {
            if let Some(outcome) = &state.outcome {
                return outcome.clone();
            }
            state = self.happened.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// Waits for it no longer than until `deadline`.
    pub fn wait_until(&self, deadline: Instant) {
        let mut state = self.state();
        while state.outcome.is_none() {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return;
            }
            state = self.happened.wait_timeout(state, left).unwrap_or_else(PoisonError::into_inner).0;
        }
    }

    /// Calls `callback` when it has happened: now, or on the thread that finishes it.
    pub fn then(&self, callback: Callback) {
        let mut state = self.state();
        match state.outcome.clone() {
            Some(outcome) => {
                drop(state);
                callback(outcome);
            }
            None => state.callbacks.push(callback),
        }
    }
}
