//! What can go wrong between a graph and its results.

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
    #[error("graph {graph}: {source}")]
    Compile { graph: String, source: PjrtError },
    /// What an earlier compile for the same sizes ended with.
    #[error("{reason}")]
    Refused { reason: String },
    #[error(transparent)]
    Plugin(PjrtError),
    #[error("graph {graph}: {source}")]
    Execution { graph: String, source: PjrtError },
    #[error("graph {graph}: {problem}")]
    Argument { graph: String, problem: String },
    #[error(
        "graph {graph}: {ranks} ranks run its program together, each on a device of its own; this process has one \
         device"
    )]
    Ranks { graph: String, ranks: usize },
    #[error(transparent)]
    Cache(#[from] CacheError),
    #[error("graph {graph}: {source}")]
    Size { graph: String, source: EvalError },
    /// A graph that compiles for each size alone was called with more sizes than the policy allows programs.
    #[error(
        "graph {graph}: compiled for {limit} sizes, which is what max_executables allows, and called with a further \
         one, {sizes}; its sizes cannot be rounded up: {reason}"
    )]
    TooManySizes { graph: String, sizes: String, limit: usize, reason: String },
    /// A function would have more programs than its limit says.
    #[error(
        "graph {graph} would be compiled once more, where max_compiles is {most} and on_recompile is \"raise\": {cause}"
    )]
    TooManyCompiles { graph: String, most: usize, cause: String },
}

impl RuntimeError {
    /// Whether a graph cannot be compiled for these sizes, whenever that is tried: the lowering, the compiler or the
    /// bound on its programs said no. Not where a wait was given up, where memory or a thread was missing, or where there
    /// is no plugin.
    pub fn is_refusal(&self) -> bool {
        match self {
            RuntimeError::Pass(_)
            | RuntimeError::Lowering(_)
            | RuntimeError::Refused { .. }
            | RuntimeError::TooManySizes { .. }
            | RuntimeError::Ranks { .. } => true,
            RuntimeError::Compile { source, .. } => {
                matches!(source, PjrtError::Plugin { .. } | PjrtError::WorkerDied { .. })
            }
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
