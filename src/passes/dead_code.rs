//! Dead code elimination.

use super::PassSettings;
use super::rewrite::{Step, rewrite};
use crate::fx::{Arg, Graph, LiteralId, Node};

/// Drops pure nodes whose outputs nobody reads, and literals without a reader. Random ops and ops with effects stay,
/// and so do all inputs: they are the graph's signature. Literals are renumbered by first use.
pub fn eliminate_dead_code(graph: Graph, _: &PassSettings) -> Graph {
    let mut live = vec![false; graph.values.len()];
    graph.for_each_result(|v| live[v.0 as usize] = true);
    let mut keep = vec![false; graph.nodes.len()];
    for (node, keep) in graph.nodes.iter().zip(&mut keep).rev() {
        *keep = node.outputs.iter().any(|v| live[v.0 as usize]) || !node.is_pure();
        if *keep {
            node.for_each_operand(|v| live[v.0 as usize] = true);
        }
    }
    let mut keep = keep.into_iter();
    let graph = rewrite(graph, |_, _, _| match keep.next() {
        Some(true) => Step::Keep,
        _ => Step::Drop,
    });
    drop_unused_literals(graph)
}

fn drop_unused_literals(mut graph: Graph) -> Graph {
    let mut number: Vec<Option<LiteralId>> = vec![None; graph.literals.len()];
    let mut kept = Vec::new();
    for arg in graph.nodes.iter_mut().flat_map(Node::all_args_mut) {
        renumber(arg, &mut |old| {
            *number[old.0 as usize].get_or_insert_with(|| {
                kept.push(graph.literals[old.0 as usize].clone());
                LiteralId(kept.len() as u32 - 1)
            })
        });
    }
    graph.literals = kept;
    graph
}

fn renumber(arg: &mut Arg, f: &mut impl FnMut(LiteralId) -> LiteralId) {
    match arg {
        Arg::Literal(id) => *id = f(*id),
        Arg::List(items) => items.iter_mut().for_each(|a| renumber(a, f)),
        _ => {}
    }
}
