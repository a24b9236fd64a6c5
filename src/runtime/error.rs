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
    #[error(transparent)]
    Plugin(PjrtError),
    #[error("graph {graph}: {source}")]
    Execution { graph: String, source: PjrtError },
    #[error("graph {graph}: {problem}")]
    Argument { graph: String, problem: String },
    #[error(transparent)]
    Cache(#[from] CacheError),
    #[error("graph {graph}: {source}")]
    Size { graph: String, source: EvalError },
}
