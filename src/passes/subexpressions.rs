//! Common subexpression elimination.

use super::PassSettings;
use super::rewrite::{Step, rewrite};
use crate::fx::{Arg, CanonicalBytes, DType, Graph, LiteralId, ValueId};
use smallvec::SmallVec;
use std::collections::HashMap;

/// Merges calls of the same op with the same arguments and output types into the first of them, and literals with
/// equal bytes into one. Random ops and ops with effects are never merged. Strides tell calls apart no more than names
/// do: those of intermediates mean nothing, and those of results are kept by the driver.
pub fn merge_subexpressions(graph: Graph, _: &PassSettings) -> Graph {
    let literals = first_of_equal_literals(&graph);
    let mut first: HashMap<Vec<u8>, SmallVec<[ValueId; 1]>> = HashMap::with_capacity(graph.nodes.len());
    let mut key = CanonicalBytes::default();
    rewrite(graph, |built, node, types| {
        node.all_args_mut().for_each(|a| merge_literals(a, &literals));
        if !node.is_pure() {
            return Step::Keep;
        }
        key.bytes.clear();
        key.call(node, &mut |k, v| k.int(i64::from(v.0)), &mut |k, l| k.int(i64::from(l.0)));
        types.iter().for_each(|ty| key.value_type(ty));
        if let Some(values) = first.get(&key.bytes) {
            return Step::Forward(values.clone());
        }
        let next = built.next_value().0;
        let values = (0..types.len() as u32).map(|i| ValueId(next + i)).collect();
        first.insert(key.bytes.clone(), values);
        Step::Keep
    })
}

/// Per literal, the first one with the same type and bytes.
fn first_of_equal_literals(graph: &Graph) -> Vec<LiteralId> {
    // Weights are large: only literals that begin alike are compared to the end.
    type Beginning<'g> = (DType, &'g [i64], &'g [u8]);
    let mut alike: HashMap<Beginning, Vec<LiteralId>> = HashMap::new();
    let mut first = Vec::with_capacity(graph.literals.len());
    for (i, literal) in graph.literals.iter().enumerate() {
        let beginning = &literal.data[..literal.data.len().min(64)];
        let candidates = alike.entry((literal.dtype, &literal.dims, beginning)).or_default();
        let equal = candidates.iter().find(|c| graph.literals[c.0 as usize].data == literal.data).copied();
        let own = LiteralId(i as u32);
        first.push(equal.unwrap_or(own));
        if equal.is_none() {
            candidates.push(own);
        }
    }
    first
}

fn merge_literals(arg: &mut Arg, first: &[LiteralId]) {
    match arg {
        Arg::Literal(id) => *id = first[id.0 as usize],
        Arg::List(items) => items.iter_mut().for_each(|a| merge_literals(a, first)),
        _ => {}
    }
}
