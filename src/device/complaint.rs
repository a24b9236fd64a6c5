//! Errors of the device's ops.

use super::abi::Status;
use crate::pjrt::{ErrorCode, PjrtError};
use crate::runtime::RuntimeError;

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
