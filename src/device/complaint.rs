//! Errors of the device's ops.

use super::abi::Status;
use crate::pjrt::PjrtError;
use crate::runtime::{Failure, RuntimeError};

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

    pub fn no_memory(message: impl Into<String>) -> Self {
        Complaint { status: Status::NoMemory, message: message.into() }
    }

    /// Returns the complaint about an error of the plugin, or of waiting for it.
    pub fn of_error(error: &PjrtError) -> Self {
        let status = match error {
            PjrtError::Interrupted { .. } => Status::Interrupted,
            PjrtError::Deadline { .. } => Status::Deadline,
            error if error.is_out_of_memory() => Status::NoMemory,
            _ => Status::Failed,
        };
        Complaint { status, message: error.to_string() }
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
        Complaint::of_error(&error)
    }
}
