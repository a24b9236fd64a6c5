//! Errors of the device's ops.

use super::abi::Status;
use crate::pjrt::PjrtError;
use crate::runtime::{ErrorKind, Failure, RuntimeError};
use std::any::Any;
use std::sync::Arc;

/// Why an op did not run, and which exception that is.
#[derive(Debug, Clone)]
pub struct Complaint {
    pub status: Status,
    pub message: String,
    pub cause: Cause,
}

/// The exception that a complaint is raised as in Python.
#[derive(Debug, Clone)]
pub enum Cause {
    Core(ErrorKind),
    /// An error of PyTorch's; the status says which.
    PyTorch,
    /// An exception of Python's, which [`super::Tracer`] knows.
    Raised(Arc<dyn Any + Send + Sync>),
}

impl Complaint {
    pub fn new(message: impl Into<String>) -> Self {
        Complaint { status: Status::Failed, message: message.into(), cause: Cause::Core(ErrorKind::Other) }
    }

    pub fn no_memory(message: impl Into<String>) -> Self {
        Complaint { status: Status::NoMemory, message: message.into(), cause: Cause::Core(ErrorKind::Memory) }
    }

    /// Returns the complaint about an error of the plugin, or of waiting for it.
    pub fn of_error(error: &PjrtError) -> Self {
        let kind = ErrorKind::from(error);
        let status = match kind {
            ErrorKind::Interrupted => Status::Interrupted,
            ErrorKind::Deadline => Status::Deadline,
            ErrorKind::Memory => Status::NoMemory,
            _ => Status::Failed,
        };
        Complaint { status, message: error.to_string(), cause: Cause::Core(kind) }
    }

    /// Returns the complaint for a later report of the same: an interrupt is raised only once, then it is a failure. An
    /// exception of Python's holds what its functions held, so it is not kept with a tensor.
    #[must_use]
    pub fn lasting(&self) -> Self {
        match (&self.cause, self.status) {
            (Cause::Raised(_), _) | (_, Status::Interrupted) => Complaint::new(self.message.clone()),
            _ => self.clone(),
        }
    }

    /// Returns the complaint about a result of a program that failed.
    pub fn of_failure(failure: &Failure) -> Self {
        let message = failure.message.to_string();
        Complaint::of_error(&PjrtError::ProgramFailed { message, code: failure.code })
    }

    /// Returns the error of a call by the shim that violates the interface.
    pub fn of_shim(message: &str) -> Self {
        Complaint::new(format!("the shim of the tpu device: {message}"))
    }

    /// Prefixes the message with `what`.
    pub fn of(self, what: &str) -> Self {
        Complaint { message: format!("{what}: {}", self.message), ..self }
    }
}

impl From<RuntimeError> for Complaint {
    fn from(error: RuntimeError) -> Self {
        let (message, cause) = (error.to_string(), Cause::Core(error.kind()));
        match error {
            RuntimeError::Execution { source, .. }
            | RuntimeError::Compile { source, .. }
            | RuntimeError::Plugin(source) => Complaint { message, cause, ..source.into() },
            _ => Complaint { cause, ..Complaint::new(message) },
        }
    }
}

impl From<PjrtError> for Complaint {
    fn from(error: PjrtError) -> Self {
        Complaint::of_error(&error)
    }
}
