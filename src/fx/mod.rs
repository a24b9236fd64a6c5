//! The FX graph in Rust: typed, with symbolic sizes; wire form, text form, verifier.

mod append;
mod arguments;
mod canonical;
mod dtype;
mod expr;
mod float_expr;
mod graph;
pub mod size_algebra;
mod sizes;
mod slice;
pub mod text;
mod verify;
mod wire;

pub use arguments::wrap_dim;
pub use canonical::CanonicalBytes;
pub use dtype::{DType, NumberKind, UnknownDType};
pub use expr::{Dim, EvalError, Expr, Rounding, SymbolId};
pub use float_expr::{Double, FloatExpr};
pub use graph::{
    Arg, CONSTANT, Graph, GraphId, Groups, GroupsId, Input, InputKind, Literal, LiteralId, Mutation, Node,
    Output, Source, SourceId, Stage, Symbol, TensorType, ValueId, ValueType,
};
pub use sizes::MAX_RANK;
pub use slice::Slice;
pub use verify::{MAX_ELEMENTS, MAX_GRAPH_DEPTH, MAX_RANKS, VerifyError};
pub use wire::{VERSION as WIRE_VERSION, WireError};
