//! Recipe of an op for one argument signature: a program, its inputs, and the places of its outputs.

use super::signature::Lift;
use crate::cache::graph_digest;
use crate::fx::{Graph, ValueType};
use crate::lowering::Precision;
use crate::op::Mark;
use crate::program::{self, Layout, Shape};
use crate::runtime::{CompiledGraph, RuntimeError};
use serde::{Deserialize, Serialize};
use std::sync::{Arc, OnceLock};

/// Result of tracing an op.
pub enum Traced {
    Program(Recipe),
    /// The op runs on the CPU, because of this.
    OnHost(String),
    /// The program cannot take these numbers as inputs.
    NotLifted,
    /// These arguments get other sizes first, and the op is called again.
    Resize(Vec<(i32, Vec<i64>)>),
}

/// An op with arguments of one form.
pub struct Recipe {
    /// The op's name, for messages.
    pub op: String,
    /// Where nothing is computed there is none.
    pub program: Option<Arc<CompiledGraph>>,
    /// Inputs of the program, in order.
    pub inputs: Vec<Source>,
    /// Storages, and the outputs that are their values afterwards.
    pub writes: Vec<(usize, usize)>,
    /// Results of the op, in order.
    pub results: Vec<Product>,
    /// Shapes and layouts of the program's outputs, in order.
    pub outputs: Vec<OutputForm>,
    /// Names what is computed: the same in every process.
    pub digest: u64,
    /// Whether a few operations that round as IEEE 754 specifies compute each element of the results, so that the op
    /// may share a loop with other ops.
    pub is_plain: bool,
    /// The numbers of a call that are inputs.
    pub lift: Lift,
    /// Why the compiler refuses the program, once it has been asked and does.
    pub refused: OnceLock<Arc<str>>,
    /// The answer of [`Recipe::is_kept`], once it was asked.
    kept: OnceLock<bool>,
}

/// Digest of what a graph computes with matrix products of this precision.
fn digest_of(graph: &Graph, precision: Precision) -> u64 {
    let whole = graph_digest(graph);
    let digest = u64::from_le_bytes(whole.as_bytes()[..8].try_into().expect("eight bytes"));
    digest.wrapping_add((precision as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15))
}

/// A dense value that a program gives.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutputForm {
    pub shape: Shape,
    pub layout: Layout,
}

impl Recipe {
    pub fn new(
        op: String,
        program: Option<Arc<CompiledGraph>>,
        inputs: Vec<Source>,
        writes: Vec<(usize, usize)>,
        results: Vec<Product>,
    ) -> Self {
        let (mut outputs, mut digest, mut is_plain) = (Vec::new(), 0, false);
        if let Some(program) = &program {
            let (_, given) = program::interface(program.graph(), None, false);
            outputs.extend(given.into_iter().map(|o| OutputForm { shape: o.shape, layout: o.layout }));
            is_plain = program.graph().nodes.iter().all(|node| node.op.has(Mark::RoundsAsIeee754));
            digest = digest_of(program.graph(), program.lowering().precision);
        }
        let (lift, refused, kept) = (Lift::NOTHING, OnceLock::new(), OnceLock::new());
        Recipe { op, program, inputs, writes, results, outputs, digest, is_plain, lift, refused, kept }
    }

    /// The recipe with these numbers of a call as inputs.
    pub fn with(self, lift: Lift) -> Self {
        Recipe { lift, ..self }
    }

    /// Whether the program was there, or in the cache, when this was asked first.
    ///
    /// # Errors
    /// A cache that cannot be used.
    pub fn is_kept(&self) -> Result<bool, RuntimeError> {
        let Some(program) = &self.program else { return Ok(false) };
        if let Some(kept) = self.kept.get() {
            return Ok(*kept);
        }
        let kept = !program.is_missing()?;
        Ok(*self.kept.get_or_init(|| kept))
    }

    /// Loads or compiles the program; why the compiler refuses it, if it does.
    ///
    /// # Errors
    /// Those of a compile that are no refusal.
    pub fn prepare(&self) -> Result<Option<&Arc<str>>, RuntimeError> {
        let Some(program) = &self.program else { return Ok(None) };
        if let Some(why) = self.refused.get() {
            return Ok(Some(why));
        }
        match program.prepare() {
            Ok(()) => Ok(None),
            Err(error) if error.is_refusal() => {
                Ok(Some(self.refused.get_or_init(|| error.to_string().into())))
            }
            Err(error) => Err(error),
        }
    }

    /// The graph of the program.
    pub fn graph(&self) -> Option<&Graph> {
        self.program.as_ref().map(|program| program.graph())
    }

    /// The types of the program's inputs.
    pub fn input_types(&self) -> &[ValueType] {
        self.graph().map_or(&[], |graph| &graph.values[..graph.inputs.len()])
    }
}

impl std::fmt::Debug for Recipe {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Recipe({})", self.op)
    }
}

/// Where an input of a program comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Source {
    /// The value of a storage.
    Storage(usize),
    /// A tensor on the CPU.
    Host(usize),
    /// The floats of the call that are inputs, in order of appearance: one vector of `float64`.
    Floats,
    /// The integers of the call that are inputs, and the offsets: one vector of `int64`.
    Integers,
    /// A fresh seed: two words of 32 bits, each in an `int64`.
    Seed,
}

/// A result of an op.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fx::Stage;

    #[test]
    fn products_of_another_precision_are_another_recipe() {
        let graph = Graph::new("g", Stage::Inference);
        let digests = [Precision::Highest, Precision::High, Precision::Default].map(|p| digest_of(&graph, p));
        assert!(
            digests[0] != digests[1] && digests[1] != digests[2] && digests[0] != digests[2],
            "{digests:?}"
        );
    }
}
