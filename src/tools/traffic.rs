//! Bytes that a program's collectives send from each device, and those of its parameters.

use crate::fx::{Arg, Graph, Groups, InputKind, Node, ValueId};
use crate::op::Mark;

/// A collective of a graph.
#[derive(Debug, Clone, PartialEq)]
pub struct Traffic {
    /// The ATen overload.
    pub op: String,
    /// The user's line, where it is known.
    pub source: Option<String>,
    pub groups: Groups,
    /// Fewest bytes that each device sends: those of a ring of the group's devices, which no other algorithm undercuts.
    pub sent_bytes: f64,
}

/// Every collective of a graph with static sizes that goes over several ranks, in order; those of bodies count once.
pub fn traffic(graph: &Graph) -> Vec<Traffic> {
    let own = graph.nodes.iter().filter_map(|node| of_node(graph, node));
    own.chain(graph.subgraphs.iter().flat_map(traffic)).collect()
}

/// Bytes of a graph's parameters and buffers.
pub fn parameter_bytes(graph: &Graph) -> f64 {
    let is_parameter = |kind| matches!(kind, InputKind::Parameter | InputKind::Buffer);
    let of = graph.inputs.iter().enumerate().filter(|(_, input)| is_parameter(input.kind));
    of.map(|(i, _)| size(graph, ValueId(i as u32))).sum()
}

fn of_node(graph: &Graph, node: &Node) -> Option<Traffic> {
    let groups = node.all_args().find_map(|arg| match arg {
        Arg::Groups(id) => Some(&graph.groups[id.0 as usize]),
        _ => None,
    })?;
    let (n, mut bytes) = (groups.size() as f64, 0.0);
    node.for_each_operand(|value| bytes += size(graph, value));
    let share = if node.op.has(Mark::SendsToAll) {
        n - 1.0
    } else if node.op.has(Mark::SendsParts) {
        (n - 1.0) / n
    } else {
        // Its reduction is scattered and then gathered. A broadcast is lowered to one.
        2.0 * (n - 1.0) / n
    };
    let source = graph.source(node).map(|s| format!("{}:{}", s.file, s.line));
    let traffic =
        Traffic { op: node.op.to_string(), source, groups: groups.clone(), sent_bytes: bytes * share };
    (groups.size() > 1).then_some(traffic)
}

fn size(graph: &Graph, value: ValueId) -> f64 {
    let Some(ty) = graph.ty(value).tensor() else { return 0.0 };
    let elements = ty.static_dims().map_or(0, |dims| dims.iter().product::<i64>());
    elements as f64 * ty.dtype.size() as f64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_what_each_device_sends() {
        let text = "graph g inference\ngroups [0,1,2,3]\ngroups [0,1] [2,3]\ngroups [0] [1] [2] [3]\nsource \"m.py\" 3 \
                    \"\"\ninput %0 x: f32[8]\n\
                    %1 = _c10d_functional.all_reduce.default(%0, \"sum\", &0) : f32[8] name=a source=0\n\
                    %2 = _c10d_functional.all_gather_into_tensor.default(%0, 2, &1) : f32[16] name=b\n\
                    %3 = _c10d_functional.reduce_scatter_tensor.default(%0, \"sum\", 4, &0) : f32[2] name=c\n\
                    %4 = _c10d_functional.all_reduce.default(%0, \"sum\", &2) : f32[8] name=d\n\
                    %5 = _c10d_functional.wait_tensor.default(%1) : f32[8] name=e\nreturn %5, %2, %3, %4\n";
        let found = traffic(&Graph::parse(text).unwrap());
        let sent: Vec<f64> = found.iter().map(|t| t.sent_bytes).collect();
        assert_eq!(sent, [48.0, 32.0, 24.0]);
        assert_eq!(found[0].source.as_deref(), Some("m.py:3"));
        assert_eq!(found[1].groups.0, [[0, 1], [2, 3]]);
    }
}
