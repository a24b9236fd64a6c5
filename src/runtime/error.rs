//! Errors between a graph and its results.

use crate::cache::CacheError;
use crate::fx::{EvalError, WireError};
use crate::lowering::LoweringError;
use crate::passes::PassError;
use crate::pjrt::PjrtError;

/// The one error of this stage; the Python bindings map each variant to a documented exception.
#[derive(Debug, thiserror::Error)]
pub enum RuntimeError {
    #[error(transparent)]
    Graph(#[from] WireError),
    #[error(transparent)]
    Pass(#[from] PassError),
    #[error(transparent)]
    Lowering(#[from] LoweringError),
    /// `held` says what takes the memory, where that is missing; else it is empty.
    #[error("graph {graph}: {source}{held}")]
    Compile { graph: Box<str>, source: PjrtError, held: Box<str> },
    /// An earlier compile for the same sizes failed.
    #[error("{reason}")]
    Refused { reason: String },
    #[error(transparent)]
    Plugin(PjrtError),
    /// `held` as of `Compile`.
    #[error("graph {graph}: {source}{held}")]
    Execution { graph: Box<str>, source: PjrtError, held: Box<str> },
    #[error("graph {graph}: {problem}")]
    Argument { graph: String, problem: String },
    #[error(
        "graph {graph} has collectives over {ranks} ranks and cannot run in one process; run it under \
         `torchrun --nproc_per_node {ranks}`, or size it with `torchtpu estimate`"
    )]
    Ranks { graph: String, ranks: usize },
    #[error(transparent)]
    Cache(#[from] CacheError),
    #[error("graph {graph}: {source}")]
    Size { graph: String, source: EvalError },
    /// A graph that cannot be padded was called with more sizes than `max_executables`.
    #[error(
        "graph {graph} already has {limit} executables (max_executables) and cannot be padded, so it is not compiled for \
         the new size {sizes}. Reason: {reason}. Pad the input to fewer sizes, or raise max_executables"
    )]
    TooManySizes { graph: String, sizes: String, limit: usize, reason: String },
    /// The limit on compilations of a function forbids one more.
    #[error("graph {graph}: {limit}: {cause}")]
    TooManyCompiles { graph: String, limit: String, cause: String },
}

/// The exception that an error is raised as in Python, as `torchtpu_compile` documents it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ErrorKind {
    Graph,
    Unsupported,
    Plugin,
    Compile,
    Recompile,
    Execution,
    Cache,
    CacheFile,
    Deadline,
    Fork,
    /// Ctrl-C.
    Interrupted,
    /// `torch.OutOfMemoryError`.
    Memory,
    /// None of these.
    Other,
}

impl From<&PjrtError> for ErrorKind {
    /// The kind of an error of the plugin, or of waiting for it, while a program runs.
    fn from(error: &PjrtError) -> Self {
        match error {
            PjrtError::Interrupted { .. } => ErrorKind::Interrupted,
            PjrtError::Deadline { .. } => ErrorKind::Deadline,
            PjrtError::Forked { .. } => ErrorKind::Fork,
            error if error.is_out_of_memory() => ErrorKind::Memory,
            _ => ErrorKind::Execution,
        }
    }
}

impl RuntimeError {
    pub fn kind(&self) -> ErrorKind {
        match self {
            RuntimeError::Execution { source, .. } => source.into(),
            // What no compile finds memory for is a refusal.
            RuntimeError::Plugin(source) => match source.into() {
                ErrorKind::Execution | ErrorKind::Memory => ErrorKind::Plugin,
                kind => kind,
            },
            RuntimeError::Compile { source, .. } => match source.into() {
                ErrorKind::Execution | ErrorKind::Memory => ErrorKind::Compile,
                kind => kind,
            },
            RuntimeError::Graph(_) | RuntimeError::Argument { .. } | RuntimeError::Size { .. } => {
                ErrorKind::Graph
            }
            RuntimeError::Lowering(LoweringError::Unsupported { .. }) => ErrorKind::Unsupported,
            RuntimeError::Cache(CacheError::Bundle { .. } | CacheError::Key(_) | CacheError::Io { .. }) => {
                ErrorKind::CacheFile
            }
            RuntimeError::Cache(_) => ErrorKind::Cache,
            RuntimeError::Refused { .. }
            | RuntimeError::TooManySizes { .. }
            | RuntimeError::Ranks { .. }
            | RuntimeError::Lowering(_)
            | RuntimeError::Pass(_) => ErrorKind::Compile,
            RuntimeError::TooManyCompiles { .. } => ErrorKind::Recompile,
        }
    }

    /// Whether an execution or a transfer found no memory, of the device or of the host.
    pub fn is_out_of_memory(&self) -> bool {
        matches!(self, RuntimeError::Execution { source, .. } if source.is_out_of_memory())
    }

    /// Whether a graph cannot be compiled for these sizes, whenever that is tried: the lowering, the compiler or the
    /// bound on its programs said no. Not where a wait was given up, where memory or a thread was missing, or where
    /// there is no plugin.
    pub fn is_refusal(&self) -> bool {
        match self {
            RuntimeError::Pass(_)
            | RuntimeError::Lowering(_)
            | RuntimeError::Refused { .. }
            | RuntimeError::TooManySizes { .. }
            | RuntimeError::Ranks { .. } => true,
            RuntimeError::Compile { source, .. } => source.is_of_program(),
            _ => false,
        }
    }
}

/// Why a call did not happen.
pub enum CallProblem {
    /// An argument does not fit the program.
    Argument(String),
    /// A size has no value.
    Size(EvalError),
    Pjrt(PjrtError),
}

impl From<PjrtError> for CallProblem {
    fn from(source: PjrtError) -> Self {
        CallProblem::Pjrt(source)
    }
}

impl From<EvalError> for CallProblem {
    fn from(source: EvalError) -> Self {
        CallProblem::Size(source)
    }
}
