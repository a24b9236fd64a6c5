//! Arguments and results of a program, which follow from its graph alone.

use super::flat::flat_values;
use super::{Dims, Layout, Shape};
use crate::fx::{Arg, Graph, ValueId};
use std::sync::Arc;

/// An argument of the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProgramInput {
    /// Position in [`Graph::inputs`].
    pub index: usize,
    /// Logical dtype and sizes.
    pub shape: Shape,
    /// How the argument lies in memory.
    pub layout: Layout,
    /// Whether the program takes it as one dimension.
    pub is_flat: bool,
    /// Layout in device memory, as XLA writes it; `None` is the default one.
    pub lies: Option<Arc<str>>,
}

impl ProgramInput {
    /// Sizes of the program's argument.
    pub fn physical(&self) -> Dims {
        physical(&self.shape, &self.layout, self.is_flat)
    }

    /// Bytes of the argument.
    pub fn bytes(&self) -> usize {
        self.shape.numel() as usize * self.shape.dtype.size()
    }
}

/// A result of the program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProgramOutput {
    pub value: ValueId,
    pub shape: Shape,
    pub layout: Layout,
    /// Whether the program gives it as one dimension.
    pub is_flat: bool,
    pub memory: ResultMemory,
    /// Whether the compiler chooses the layout in device memory.
    pub lies_freely: bool,
}

fn physical(shape: &Shape, layout: &Layout, is_flat: bool) -> Dims {
    if is_flat { Dims::from_slice(&[shape.numel()]) } else { layout.physical(&shape.dims) }
}

impl ProgramOutput {
    /// Sizes of the program's result.
    pub fn physical(&self) -> Dims {
        physical(&self.shape, &self.layout, self.is_flat)
    }

    /// Bytes of the result.
    pub fn bytes(&self) -> usize {
        self.shape.numel() as usize * self.shape.dtype.size()
    }
}

/// Bytes of a program's arguments that are nothing but memory for results.
pub fn given_bytes(outputs: &[ProgramOutput]) -> usize {
    let given = |output: &&ProgramOutput| matches!(output.memory, ResultMemory::Given(_));
    outputs.iter().filter(given).map(ProgramOutput::bytes).sum()
}

/// Where a result may be written, if the argument that is named is donated.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ResultMemory {
    /// To memory of the plugin's making.
    New,
    /// To the memory of the input at this position in [`Program::inputs`], which holds the value after the call.
    Input(usize),
    /// To the memory that is this argument: the first ones after the inputs.
    Given(usize),
}

impl ResultMemory {
    /// The argument whose memory it is.
    pub fn argument(self) -> Option<usize> {
        match self {
            ResultMemory::New => None,
            ResultMemory::Input(argument) | ResultMemory::Given(argument) => Some(argument),
        }
    }
}

/// A lowered graph.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// StableHLO in MLIR's generic textual form; the entry function is `main`.
    pub text: String,
    /// The graph's inputs that the program reads or writes, in argument order. After them come arguments for those
    /// results whose memory is given ([`ResultMemory::Given`]), in the order of the results.
    pub inputs: Vec<ProgramInput>,
    /// The graph's tensor outputs in order, then the mutated values in order.
    pub outputs: Vec<ProgramOutput>,
    /// How many replicas run it together, each as the rank of its number ([`Graph::ranks`]).
    pub replicas: usize,
    pub work: Work,
}

/// Work of a program, counted on its ops.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Work {
    /// About how many operations it takes, with one turn of each loop; `u64::MAX` if they have no end.
    pub operations: u64,
    /// Whether it has control flow or calls of others, whose length is not in this count.
    pub loops: bool,
}

/// The inputs and outputs of a graph's program. Results of at least `given_results_from` bytes are written to memory
/// that the program is given; with `None` none is. Where it `flattens`, tensors that only elementwise ops read or make
/// are one dimension.
pub fn interface(
    graph: &Graph,
    given_results_from: Option<usize>,
    flattens: bool,
) -> (Vec<ProgramInput>, Vec<ProgramOutput>) {
    let mut inputs = used_inputs(graph);
    let mut outputs = results(graph, &inputs);
    if flattens {
        let is_flat = flat_values(graph);
        inputs.iter_mut().for_each(|input| input.is_flat = is_flat[input.index]);
        outputs.iter_mut().for_each(|output| output.is_flat = is_flat[output.value.0 as usize]);
    }
    if let Some(least) = given_results_from {
        let large =
            |output: &&mut ProgramOutput| output.memory == ResultMemory::New && output.bytes() >= least;
        for (output, argument) in outputs.iter_mut().filter(large).zip(inputs.len()..) {
            output.memory = ResultMemory::Given(argument);
        }
    }
    (inputs, outputs)
}

/// Tensor inputs that some node or result reads, and those that are written.
fn used_inputs(graph: &Graph) -> Vec<ProgramInput> {
    let mut used = vec![false; graph.values.len()];
    graph.nodes.iter().for_each(|n| n.for_each_operand(|v| used[v.0 as usize] = true));
    graph.for_each_result(|v| used[v.0 as usize] = true);
    graph.mutations.iter().for_each(|m| used[m.input as usize] = true);
    let inputs = (0..graph.inputs.len()).filter(|i| used[*i]).filter_map(|index| {
        let ty = graph.values[index].tensor()?;
        let lies = graph.lies.get(&(index as u32)).cloned();
        Some(ProgramInput { index, shape: Shape::of(ty)?, layout: Layout::of(ty), is_flat: false, lies })
    });
    inputs.collect()
}

/// The graph's tensor outputs, then the mutated values, each laid out as the input that it is written to.
fn results(graph: &Graph, inputs: &[ProgramInput]) -> Vec<ProgramOutput> {
    let returned = graph.outputs.iter().enumerate().filter_map(|(at, output)| {
        let Arg::Value(value) = *output else { return None };
        let ty = graph.ty(value).tensor()?;
        Some(ProgramOutput {
            value,
            shape: Shape::of(ty)?,
            layout: Layout::of(ty),
            is_flat: false,
            memory: ResultMemory::New,
            lies_freely: graph.chosen(at),
        })
    });
    // The verifier gives a mutation the element type and sizes of its input.
    let written = graph.mutations.iter().filter_map(|mutation| {
        let at = inputs.binary_search_by_key(&(mutation.input as usize), |input| input.index).ok()?;
        let ProgramInput { shape, layout, .. } = inputs[at].clone();
        let memory = ResultMemory::Input(at);
        Some(ProgramOutput {
            value: mutation.value,
            shape,
            layout,
            is_flat: false,
            memory,
            lies_freely: false,
        })
    });
    returned.chain(written).collect()
}
