//! FX graph → StableHLO.
//!
//! [`lower`] walks a verified graph with static sizes and calls, for each node, the one function that the op table
//! ([`families`]) names for its ATen overload. Those functions live in the file of their family and build StableHLO
//! with [`Hlo`]. [`check`] is the same walk, collecting what cannot be lowered instead of stopping: the lowering
//! functions themselves are the only statement of what is supported.
//!
//! Sizes are numbers here: symbols are bound before. The walk compares each value with the type that the graph
//! declares, because MLIR checks nothing of StableHLO.
//!
//! XLA computes some things otherwise than IEEE 754 or PyTorch:
//!
//! * It loses NaN in its folds of extrema on the CPU. So `xla_cpu_enable_fast_min_max` is off, and CPU programs find
//!   extrema by integers in the order of the floats.
//! * It folds constants under `maximum` and `minimum` without regard to NaN. A value knows whether it is constant
//!   ([`hlo`]'s `Known`), and an `optimization_barrier` guards one operand.
//! * It joins chains such as `(x + c) + d` as if numbers were real ([`hlo`]'s `chain`).
//! * It reads six bits of the exponent of an integer `power`, which is therefore not used.

mod activation;
mod attention;
mod bits;
mod call;
mod cast;
mod collective;
mod comparison;
mod constant;
mod control_flow;
mod convolution;
mod counted;
mod cpu_form;
mod creation;
mod diagonal;
mod distance;
mod elementwise;
pub mod families;
mod formula;
mod fourier;
mod grouped;
pub mod hlo;
mod indexing;
pub mod inline;
mod linalg;
mod math;
mod matmul;
mod normalization;
mod padding;
mod pooling;
mod promotion;
mod random;
mod recurrent;
mod reductions;
pub mod registered;
mod resize;
mod scalar;
mod scatter;
mod settings;
mod special;
pub mod table;
mod types;
mod views;
mod walk;

pub use call::Call;
pub use collective::EXCHANGE;
pub use counted::work;
pub use cpu_form::CpuForm;
pub use hlo::{Hlo, Val};
pub use scalar::Scalar;
pub use settings::{AttentionForm, Forms, Precision, Settings};
pub use walk::{Unsupported, check, lower};

use crate::fx::EvalError;

/// Attribute of a loop without a constant number of steps: how many it has on average, as a fraction.
pub const STEPS: &str = "torchtpu.steps";

/// Why one node cannot be lowered.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum OpError {
    /// The op, or this form of its arguments, has no lowering: the node runs in eager PyTorch.
    #[error("{0}")]
    Unsupported(String),
    /// The node breaks its op's schema or its declared type: a malformed graph, or a bug in a lowering.
    #[error("{0}")]
    Invalid(String),
}

/// The result of lowering a node, or a part of one.
pub type Lower<T> = Result<T, OpError>;

/// Shorthand for [`OpError::Unsupported`].
pub fn unsupported<T>(reason: impl Into<String>) -> Lower<T> {
    Err(OpError::Unsupported(reason.into()))
}

/// Shorthand for [`OpError::Invalid`].
pub fn invalid<T>(reason: impl Into<String>) -> Lower<T> {
    Err(OpError::Invalid(reason.into()))
}

/// Why a graph cannot be lowered.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum LoweringError {
    #[error("{op} (node {node}{}) cannot be lowered: {reason}", source_suffix(.location))]
    Unsupported { node: String, op: String, location: Option<String>, reason: String },
    #[error("{op} (node {node}{}) is invalid: {reason}", source_suffix(.location))]
    Invalid { node: String, op: String, location: Option<String>, reason: String },
    #[error("graph {0} still has symbolic sizes; bind them before lowering")]
    Symbolic(String),
    #[error(transparent)]
    Size(#[from] EvalError),
    #[error(
        "internal error: MLIR rejected the module of graph {0}. This is a bug in torchtpu-compile: run `torchtpu report -- PROGRAM` and attach its file to an issue"
    )]
    Mlir(String),
}

fn source_suffix(location: &Option<String>) -> String {
    location.as_ref().map(|l| format!(", at {l}")).unwrap_or_default()
}
