//! The graph of a chunk, joined of the graphs of its ops.
//!
//! An op's graph alone says what is computed. So what the passes and XLA do for a compiled function they do for a
//! chunk.

use super::recorded::{Operand, Recorded};
use crate::fx::{Arg, Graph, Input, InputKind, Source, SourceId, Stage, ValueId, ValueType};

/// One graph that computes the values that are `live`, of these ops: what the ops of a compiled function would be. Its
/// inputs are the slots. Where the lines of the ops are known, they are the sources of their nodes.
///
/// # Errors
/// Why there is none.
pub fn join(ops: &[Recorded], live: &[bool], lines: &[Option<Source>]) -> Result<Graph, String> {
    let mut graph = Graph::new("chunk", Stage::Inference);
    graph.values = slots(ops)?;
    graph.inputs = (0..graph.values.len())
        .map(|i| Input {
            name: format!("slot{i}").into(),
            kind: InputKind::Input,
            is_static: false,
            fqn: None,
        })
        .collect();
    let mut values: Vec<Option<ValueId>> = vec![None; live.len()];
    for (i, op) in ops.iter().enumerate() {
        let name = &op.recipe.op;
        let part = op.recipe.graph().ok_or_else(|| format!("{name} has no program"))?;
        let given = op.inputs.iter().map(|operand| match operand {
            Operand::Slot(slot) => Some(ValueId(*slot)),
            Operand::Value(value) => values[*value as usize],
        });
        let given: Option<Vec<ValueId>> = given.collect();
        let given = given.ok_or_else(|| format!("{name} reads what no op gives"))?;
        let source = lines.get(i).cloned().flatten().map(|line| source_of(&mut graph, line));
        let outputs = graph.append(part, &given, &format!("op{i}_"), source)?;
        for (output, at) in outputs.iter().zip(op.first as usize..) {
            values[at] = output.as_value();
        }
    }
    for (value, _) in values.iter().zip(live).filter(|(_, is_live)| **is_live) {
        graph.outputs.push(Arg::Value(value.ok_or("a value that is needed is none of a program")?));
    }
    Ok(graph)
}

/// The types of the slots, as the first op that reads each has it.
fn slots(ops: &[Recorded]) -> Result<Vec<ValueType>, String> {
    let mut types: Vec<Option<&ValueType>> = Vec::new();
    for op in ops {
        for (operand, ty) in op.inputs.iter().zip(op.recipe.input_types()) {
            let Operand::Slot(slot) = operand else { continue };
            let slot = *slot as usize;
            if types.len() <= slot {
                types.resize(slot + 1, None);
            }
            // An op may read other strides of the same memory, where sizes of 1 leave a choice.
            types[slot].get_or_insert(ty);
        }
    }
    let types: Option<Vec<ValueType>> = types.into_iter().map(Option::<&ValueType>::cloned).collect();
    types.ok_or_else(|| "an input has no reader".to_owned())
}

fn source_of(graph: &mut Graph, line: Source) -> SourceId {
    let known = graph.sources.iter().position(|source| *source == line);
    let at = known.unwrap_or_else(|| {
        graph.sources.push(line);
        graph.sources.len() - 1
    });
    SourceId(at as u32)
}
