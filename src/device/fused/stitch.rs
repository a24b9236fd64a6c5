//! The graph of a chunk, out of the programs of its ops.
//!
//! They are bodies that are lowered as functions, which XLA does not inline (`torchtpu.apart`), so that results equal
//! those of Strict mode bit for bit; an `optimization_barrier` would be removed before fusion. Ops that IEEE 754
//! defines per element are fused behind a fence (`torchtpu.fenced`).

use super::recorded::{Operand, Recorded};
use crate::device::recipe::OutputForm;
use crate::fx::{
    Arg, DType, Dim, Graph, GraphId, Input, InputKind, Node, Stage, TensorType, ValueId, ValueType,
};
use crate::op::Op;
use crate::program::{self, Shape};
use std::collections::HashMap;
use std::sync::Arc;

/// A call of an op's program that stays a call, so that the op is computed as it is alone.
const APART: &str = "torchtpu.apart";
/// One that may be fused with others, and rounds as alone.
const FENCED: &str = "torchtpu.fenced";

/// One graph that computes the values that are `live`, of these ops. Its inputs are the slots, then as many zeros as
/// there are ops, of 64 bits.
///
/// # Errors
/// Why there is none.
pub fn stitch(ops: &[Recorded], live: &[bool]) -> Result<Graph, String> {
    let mut chunk = Stitched::of(ops, live.len());
    for (i, op) in ops.iter().enumerate() {
        chunk.add(i, op)?;
    }
    let Stitched { mut graph, slots, values, .. } = chunk;
    for (value, _) in live.iter().enumerate().filter(|(_, is_live)| **is_live) {
        let value = values[value].ok_or("a value that is needed is none of a program")?;
        graph.outputs.push(Arg::Value(value));
    }
    if graph.values[..slots.len()].contains(&ValueType::None) {
        return Err("an input has no reader".to_owned());
    }
    Ok(graph)
}

/// A chunk's graph on its way.
struct Stitched {
    graph: Graph,
    /// Per slot, the form in which it is given, and the value that programs read: its elements as they lie in memory.
    slots: Vec<Option<(OutputForm, ValueId)>>,
    /// Per value of the chunk.
    values: Vec<Option<ValueId>>,
    /// The programs of recipes, by their addresses.
    bodies: HashMap<usize, GraphId>,
}

impl Stitched {
    fn of(ops: &[Recorded], values: usize) -> Self {
        let slots = ops.iter().flat_map(|op| &op.inputs).filter_map(|operand| match operand {
            Operand::Slot(slot) => Some(*slot as usize + 1),
            Operand::Value(_) => None,
        });
        let slots = slots.max().unwrap_or(0);
        let mut graph = Graph::new("chunk", Stage::Inference);
        graph.values = (0..slots).map(|_| ValueType::None).collect();
        graph.values.push(ValueType::Tensor(TensorType::new(DType::I64, [ops.len() as i64])));
        graph.inputs = (0..=slots)
            .map(|i| Input {
                name: format!("slot{i}").into(),
                kind: InputKind::Input,
                is_static: false,
                fqn: None,
            })
            .collect();
        Stitched { graph, slots: vec![None; slots], values: vec![None; values], bodies: HashMap::new() }
    }

    fn add(&mut self, i: usize, op: &Recorded) -> Result<(), String> {
        let name = &op.recipe.op;
        let part = op.recipe.graph().ok_or_else(|| format!("{name} has no program"))?;
        if !part.symbols.is_empty() || !part.mutations.is_empty() {
            return Err(format!("{name} has sizes that vary"));
        }
        let body = *self.bodies.entry(Arc::as_ptr(&op.recipe).addr()).or_insert_with(|| {
            // Its own name has a number of this process.
            self.graph.subgraphs.push(Graph { name: name.as_str().into(), ..part.clone() });
            GraphId(self.graph.subgraphs.len() as u32 - 1)
        });
        let (inputs, _) = program::interface(part, None, false);
        let mut operands = Vec::with_capacity(inputs.len());
        for input in inputs {
            let operand = op.inputs.get(input.index).ok_or_else(|| format!("{name} lacks an input"))?;
            let form = OutputForm { shape: input.shape, layout: input.layout };
            operands.push(Arg::Value(match operand {
                Operand::Slot(slot) => self.slot(*slot as usize, form, name)?,
                Operand::Value(value) => {
                    let value = self.values[*value as usize].ok_or("an op reads what no op gives")?;
                    agree(Shape::of(self.graph.tensor(value)).as_ref(), &form.shape, name)?;
                    value
                }
            }));
        }
        // What no program reads has to have a type all the same.
        for (operand, ty) in op.inputs.iter().zip(op.recipe.input_types()) {
            if let (Operand::Slot(slot), Some(ty)) = (operand, ty.tensor())
                && self.slots[*slot as usize].is_none()
            {
                self.graph.values[*slot as usize] = ValueType::Tensor(ty.clone());
            }
        }
        let outputs: Vec<ValueId> = op.recipe.outputs.iter().map(|form| self.value(&form.shape)).collect();
        if let Some(form) = op.recipe.outputs.iter().find(|form| !form.layout.is_contiguous()) {
            return Err(format!("{name} gives a value that lies otherwise than row by row: {}", form.shape));
        }
        for (output, at) in outputs.iter().zip(op.first as usize..) {
            self.values[at] = Some(*output);
        }
        let mut args = vec![Arg::Str(name.as_str().into()), Arg::Graph(body), Arg::List(operands)];
        if op.recipe.is_plain {
            args.extend([Arg::Value(ValueId(self.slots.len() as u32)), Arg::Int(i as i64)]);
            self.node(FENCED, args, &outputs);
        } else {
            self.node(APART, args, &outputs);
        }
        Ok(())
    }

    /// The value of a slot as programs read it.
    fn slot(&mut self, slot: usize, form: OutputForm, op: &str) -> Result<ValueId, String> {
        if let Some((known, value)) = &self.slots[slot] {
            let value = *value;
            agree(Some(&known.shape).filter(|_| known.layout == form.layout), &form.shape, op)?;
            return Ok(value);
        }
        let given = ValueId(slot as u32);
        let (dims, layout) = (&form.shape.dims, &form.layout);
        let mut ty = TensorType::new(form.shape.dtype, dims.iter().copied());
        let read = if layout.is_contiguous() {
            self.graph.values[slot] = ValueType::Tensor(ty);
            given
        } else {
            ty.strides = Some(layout.strides(dims).iter().map(|s| Dim::Static(*s)).collect());
            self.graph.values[slot] = ValueType::Tensor(ty);
            let read = self.value(&Shape { dtype: form.shape.dtype, dims: layout.physical(dims) });
            let order = layout.to_physical().iter().map(|d| Arg::Int(*d)).collect();
            self.node("aten.permute.default", vec![Arg::Value(given), Arg::List(order)], &[read]);
            read
        };
        self.slots[slot] = Some((form, read));
        Ok(read)
    }

    fn value(&mut self, shape: &Shape) -> ValueId {
        self.graph.values.push(ValueType::Tensor(TensorType::new(shape.dtype, shape.dims.iter().copied())));
        ValueId(self.graph.values.len() as u32 - 1)
    }

    fn node(&mut self, op: &str, args: Vec<Arg>, outputs: &[ValueId]) {
        self.graph.nodes.push(Node {
            name: format!("n{}", self.graph.nodes.len()).into(),
            op: Op::from(op),
            args,
            kwargs: Vec::new(),
            outputs: outputs.iter().copied().collect(),
            source: None,
        });
    }
}

/// Whether a value can be read as it is given.
fn agree(have: Option<&Shape>, want: &Shape, op: &str) -> Result<(), String> {
    if have == Some(want) { Ok(()) } else { Err(format!("{op} reads a value of another form")) }
}
