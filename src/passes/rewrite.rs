//! The driver that every pass uses: it rebuilds a graph node by node, in order, and renumbers its values.
//!
//! A pass sees each node with its operands already in the new graph and returns a [`Step`] for it. The driver alone
//! decides what a replacement means for the graph's results, by one rule:
//!
//! **Results keep their identity.** Outputs and mutated values are separate memory to the caller. A result is
//! replaced by an equal value only if that value is computed by a node and is not a result itself; it then takes over
//! the result's declared strides, which are the contract with the caller. Otherwise the node stays as it is (a copy
//! costs nothing where it is not needed) and only the readers inside the graph use the equal value. So an output never
//! becomes an input, and two outputs never become one.

use crate::fx::{Arg, Graph, Literal, LiteralId, Mutation, Node, ValueId, ValueType};
use smallvec::SmallVec;

/// Result of rewriting a node.
pub enum Step {
    /// It stays, with what the pass changed of it.
    Keep,
    /// Its outputs equal these values of the new graph, one for each output.
    Forward(SmallVec<[ValueId; 1]>),
    /// It goes; nothing reads its outputs.
    Drop,
}

impl Step {
    pub fn forward(value: ValueId) -> Step {
        Step::Forward(smallvec::smallvec![value])
    }
}

/// The new graph as far as it is built.
pub struct Built {
    pub graph: Graph,
    /// Per value, the node that computes it; [`NO_NODE`] for inputs.
    definitions: Vec<u32>,
    is_result: Vec<bool>,
}

const NO_NODE: u32 = u32::MAX;
const NO_VALUE: ValueId = ValueId(u32::MAX);

impl Built {
    /// The node that computes a value; `None` for an input.
    pub fn definition(&self, value: ValueId) -> Option<&Node> {
        self.graph.nodes.get(self.definitions[value.0 as usize] as usize)
    }

    /// The definition of a value, where it is a call of `op`.
    pub fn defined_by(&self, value: ValueId, op: &str) -> Option<&Node> {
        self.definition(value).filter(|n| &*n.op == op)
    }

    /// The number that the next kept node's first output will have.
    pub fn next_value(&self) -> ValueId {
        ValueId(self.graph.values.len() as u32)
    }

    /// Adds a literal.
    pub fn literal(&mut self, literal: Literal) -> LiteralId {
        self.graph.literals.push(literal);
        LiteralId(self.graph.literals.len() as u32 - 1)
    }
}

/// Whether dtype and sizes are the same; strides may differ.
fn same_shape(a: &ValueType, b: &ValueType) -> bool {
    match (a, b) {
        (ValueType::Tensor(a), ValueType::Tensor(b)) => a.dtype == b.dtype && a.dims == b.dims,
        _ => a == b,
    }
}

/// Rebuilds a verified graph. `visit` is called with the new graph so far, the node, whose operands are values of the
/// new graph, and the declared types of its outputs. It may change the node, also when it answers [`Step::Forward`]:
/// what it leaves must compute the same.
///
/// A [`Step::Forward`] to values of another dtype or size than declared is not followed: the node stays.
pub fn rewrite(
    mut graph: Graph,
    mut visit: impl FnMut(&mut Built, &mut Node, &[ValueType]) -> Step,
) -> Graph {
    let nodes = std::mem::take(&mut graph.nodes);
    let (mut rewriter, mut values) = Rewriter::new(graph, nodes.len());
    let inputs = rewriter.built.graph.inputs.len();
    for mut node in nodes {
        let outputs = std::mem::take(&mut node.outputs);
        let take = |v: &ValueId| std::mem::replace(&mut values[v.0 as usize - inputs], ValueType::None);
        let types: Types = outputs.iter().map(take).collect();
        node.all_args_mut().for_each(|a| renumber(a, &rewriter.read));
        match visit(&mut rewriter.built, &mut node, &types) {
            Step::Drop => {}
            Step::Keep => rewriter.keep(node, &outputs, types),
            Step::Forward(targets) => rewriter.forward(node, &outputs, types, &targets),
        }
    }
    rewriter.finish()
}

type Types = SmallVec<[ValueType; 1]>;

struct Rewriter {
    built: Built,
    /// Per old value, whether it is a result.
    is_result: Vec<bool>,
    /// Old value → new value, for readers inside the graph.
    read: Vec<ValueId>,
    /// Old value → new value, for results.
    result: Vec<ValueId>,
}

impl Rewriter {
    /// The start: inputs only. Also the types of the values that nodes compute.
    fn new(mut graph: Graph, nodes: usize) -> (Rewriter, Vec<ValueType>) {
        let mut is_result = vec![false; graph.values.len()];
        graph.for_each_result(|v| is_result[v.0 as usize] = true);
        let inputs = graph.inputs.len();
        let computed = graph.values.split_off(inputs);
        graph.nodes = Vec::with_capacity(nodes);
        let mut read: Vec<ValueId> = (0..inputs as u32).map(ValueId).collect();
        read.resize(inputs + computed.len(), NO_VALUE);
        let definitions = vec![NO_NODE; inputs];
        let built = Built { definitions, is_result: is_result[..inputs].to_vec(), graph };
        (Rewriter { built, is_result, result: read.clone(), read }, computed)
    }

    fn keep(&mut self, node: Node, outputs: &[ValueId], types: Types) {
        self.map(outputs, |r| &mut r.read);
        self.push(node, outputs, types);
    }

    fn forward(&mut self, node: Node, outputs: &[ValueId], types: Types, targets: &[ValueId]) {
        let fits = targets.len() == outputs.len()
            && targets.iter().zip(&types).all(|(v, ty)| same_shape(self.built.graph.ty(*v), ty));
        if !fits {
            return self.keep(node, outputs, types);
        }
        for (old, new) in outputs.iter().zip(targets) {
            self.read[old.0 as usize] = *new;
        }
        if !outputs.iter().any(|old| self.is_result[old.0 as usize]) {
            return;
        }
        if !self.may_take_over(outputs, targets) {
            return self.push(node, outputs, types);
        }
        for ((old, new), ty) in outputs.iter().zip(targets).zip(types) {
            if self.is_result[old.0 as usize] {
                self.result[old.0 as usize] = *new;
                self.built.is_result[new.0 as usize] = true;
                self.built.graph.values[new.0 as usize] = ty;
            }
        }
    }

    /// Whether each result among the outputs may become its target: a value that a node computes, that is no result
    /// yet, and that no other output takes.
    fn may_take_over(&self, outputs: &[ValueId], targets: &[ValueId]) -> bool {
        let results = || outputs.iter().zip(targets).filter(|(old, _)| self.is_result[old.0 as usize]);
        results().enumerate().all(|(i, (_, new))| {
            self.built.definitions[new.0 as usize] != NO_NODE
                && !self.built.is_result[new.0 as usize]
                && results().take(i).all(|(_, other)| other != new)
        })
    }

    /// Adds the node; its outputs become the results that they were.
    fn push(&mut self, mut node: Node, outputs: &[ValueId], types: Types) {
        self.map(outputs, |r| &mut r.result);
        let built = &mut self.built;
        let first = built.next_value().0;
        node.outputs = (0..outputs.len() as u32).map(|i| ValueId(first + i)).collect();
        built.graph.values.extend(types);
        built.definitions.extend(outputs.iter().map(|_| built.graph.nodes.len() as u32));
        built.is_result.extend(outputs.iter().map(|v| self.is_result[v.0 as usize]));
        built.graph.nodes.push(node);
    }

    /// Maps a node's old outputs to the numbers that they get when it is pushed next.
    fn map(&mut self, outputs: &[ValueId], which: fn(&mut Self) -> &mut Vec<ValueId>) {
        let first = self.built.next_value().0;
        for (i, old) in outputs.iter().enumerate() {
            which(self)[old.0 as usize] = ValueId(first + i as u32);
        }
    }

    /// Points outputs and mutations at the new values.
    fn finish(self) -> Graph {
        let mut graph = self.built.graph;
        graph.outputs.iter_mut().for_each(|o| renumber(o, &self.result));
        for Mutation { value, .. } in &mut graph.mutations {
            *value = self.result[value.0 as usize];
        }
        graph
    }
}

fn renumber(arg: &mut Arg, map: &[ValueId]) {
    match arg {
        Arg::Value(v) => *v = map[v.0 as usize],
        Arg::List(items) => items.iter_mut().for_each(|a| renumber(a, map)),
        _ => {}
    }
}
