//! The source lines that hold most where a graph holds most: words of an error when memory is missing.

use crate::fx::{Graph, TensorType, ValueId};
use std::collections::BTreeMap;
use std::fmt::Write;

/// How many lines are named.
const LINES: usize = 3;

/// The lines whose values take most memory where a graph with these sizes holds most, as it is written: XLA fuses ops,
/// and lays tensors out in tiles. Empty where nothing is known.
pub(super) fn held(graph: &Graph, binding: &[i64]) -> String {
    let Ok(bound) = graph.bind(binding) else { return String::new() };
    let (all, lines) = at_peak(&bound);
    let mut most: Vec<(String, u64)> = lines.into_iter().collect();
    most.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    most.truncate(LINES);
    if most.is_empty() {
        return String::new();
    }
    let mut text = format!(". As written it holds up to {}: ", mebibytes(all));
    for (i, (line, bytes)) in most.iter().enumerate() {
        let _ = write!(text, "{}{line} {}", if i > 0 { ", " } else { "" }, mebibytes(*bytes));
    }
    text + ". `torchtpu record`, then `torchtpu estimate --memory`, compiles what would need less: half the batch, \
            `torch.utils.checkpoint` around these lines, sharding"
}

fn mebibytes(bytes: u64) -> String {
    format!("{} MiB", bytes.div_ceil(1 << 20))
}

/// The bytes that are alive where most are, in all and by line.
fn at_peak(graph: &Graph) -> (u64, BTreeMap<String, u64>) {
    let roots = roots(graph);
    let mut last: Vec<usize> = vec![0; graph.values.len()];
    for (at, node) in graph.nodes.iter().enumerate() {
        node.for_each_operand(|value| last[roots[value.0 as usize].0 as usize] = at);
        node.outputs.iter().for_each(|value| {
            let root = roots[value.0 as usize].0 as usize;
            last[root] = last[root].max(at);
        });
    }
    graph.for_each_result(|value| last[roots[value.0 as usize].0 as usize] = graph.nodes.len());
    let bytes = |value: ValueId| {
        let ty = graph.ty(value).tensor().filter(|_| roots[value.0 as usize] == value);
        let elements = |ty: &TensorType| Some(ty.static_dims()?.iter().product::<i64>());
        ty.and_then(|ty| Some(elements(ty)? as u64 * ty.dtype.size() as u64)).unwrap_or_default()
    };
    let arguments: u64 = (0..graph.inputs.len() as u32).map(|input| bytes(ValueId(input))).sum();
    // Changes of the sum, by node.
    let mut alive = arguments;
    let (mut most, mut peak) = (arguments, 0);
    let mut ends: Vec<u64> = vec![0; graph.nodes.len() + 1];
    for (at, node) in graph.nodes.iter().enumerate() {
        for value in &node.outputs {
            alive += bytes(*value);
            ends[last[value.0 as usize]] += bytes(*value);
        }
        if alive > most {
            (most, peak) = (alive, at);
        }
        alive -= ends[at].min(alive);
    }
    let mut lines = BTreeMap::from([("arguments".to_owned(), arguments)]);
    for (at, node) in graph.nodes.iter().enumerate().take(peak + 1) {
        let of: u64 = node.outputs.iter().filter(|v| last[v.0 as usize] >= peak).map(|v| bytes(*v)).sum();
        if let Some(source) = graph.source(node).filter(|_| of > 0 && at <= peak) {
            *lines.entry(format!("{}:{}", source.file, source.line)).or_default() += of;
        }
    }
    lines.retain(|_, bytes| *bytes > 0);
    (most, lines)
}

/// For each value, the one whose memory it is: a view has none of its own.
fn roots(graph: &Graph) -> Vec<ValueId> {
    let mut roots: Vec<ValueId> = (0..graph.values.len() as u32).map(ValueId).collect();
    for node in &graph.nodes {
        if let Some(base) = node.moved() {
            node.outputs.iter().for_each(|value| roots[value.0 as usize] = roots[base.0 as usize]);
        }
    }
    roots
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRAPH: &str = "graph g inference\nsource \"net.py\" 3 \"a\"\nsource \"net.py\" 4 \"b\"\n\
        input %0 x: f32[1024,1024]\n\
        %1 = aten.exp.default(%0) : f32[1024,1024] name=a source=0\n\
        %2 = aten.permute.default(%1, [1, 0]) : f32[1024,1024] name=t source=1\n\
        %3 = aten.cat.default([%1, %2], 0) : f32[2048,1024] name=b source=1\n\
        %4 = aten.sum.dim_IntList(%3, [0, 1], false, dtype=none) : f32[] name=c source=1\n\
        return %4\n";

    #[test]
    fn the_lines_that_hold_most_are_named() {
        let text = held(&Graph::parse(GRAPH).unwrap(), &[]);
        let told = ". As written it holds up to 16 MiB: net.py:4 8 MiB, arguments 4 MiB, net.py:3 4 MiB. ";
        assert!(text.starts_with(told), "{text}");
    }

    #[test]
    fn a_graph_that_holds_nothing_says_nothing() {
        let graph = Graph::parse("graph g inference\nreturn none\n").unwrap();
        assert_eq!(held(&graph, &[]), "");
    }
}
