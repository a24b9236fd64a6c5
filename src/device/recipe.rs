//! What an op does with arguments of one form: a program, and where its inputs and outputs belong.

use crate::runtime::CompiledGraph;
use std::sync::Arc;

/// What the tracer found.
pub enum Traced {
    Program(Recipe),
    /// The op runs on the CPU, because of this.
    OnHost(String),
    /// The program cannot take the floats as inputs.
    NotLifted,
    /// These arguments get other sizes first, and the op is called again.
    Resize(Vec<(i32, Vec<i64>)>),
}

/// An op with arguments of one form.
pub struct Recipe {
    /// Where nothing is computed there is none.
    pub program: Option<Arc<CompiledGraph>>,
    /// Of the program, in order.
    pub inputs: Vec<Source>,
    /// Storages, and the outputs that are their values afterwards.
    pub writes: Vec<(usize, usize)>,
    /// What the op returns, in order.
    pub results: Vec<Product>,
}

/// Where an input of a program comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Source {
    /// The value of a storage.
    Storage(usize),
    /// A tensor on the CPU.
    Host(usize),
    /// The floats of the call, in order of appearance: one vector of `float64`.
    Floats,
    /// A fresh seed: two words of 32 bits, each in an `int64`.
    Seed,
}

/// A result of an op.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Product {
    Undefined,
    /// An argument itself.
    Argument(i32),
    Tensor {
        /// The output that is the value of its storage; none where it has no elements.
        output: Option<usize>,
        scalar_type: i32,
        sizes: Vec<i64>,
        strides: Vec<i64>,
    },
    List(Vec<Product>),
}
