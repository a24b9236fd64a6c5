//! Programs for which the CPU's compiler does better with another setting than its own.

use crate::fx::{Graph, Node};
use crate::op::Padding;
use crate::program::Shape;

/// Whether a graph is of elementwise ops alone that make so few elements that a second thread would begin too late to
/// help.
pub fn is_light(graph: &Graph) -> bool {
    const MOST: i64 = 1 << 18;
    let mut made: i64 = 0;
    graph.nodes.iter().all(|node| {
        let is_pointwise = node.op.entry().is_some_and(|entry| entry.padding == Padding::Pointwise);
        let sizes = node.outputs.iter().map(|v| graph.values[v.0 as usize].tensor().and_then(Shape::of));
        let count: Option<i64> = sizes.map(|shape| shape.map(|shape| shape.numel())).sum();
        made = made.saturating_add(count.unwrap_or(i64::MAX));
        is_pointwise && made <= MOST
    })
}

/// Whether a graph computes element by element, folds and views, and moves no element to another dimension.
pub fn stays_in_place(graph: &Graph) -> bool {
    let moves = |node: &Node| {
        let padding = node.op.entry().map(|entry| entry.padding);
        let is_view =
            matches!(&*node.op, "aten.view.default" | "aten.expand.default" | "aten.unsqueeze.default");
        !is_view && !matches!(padding, Some(Padding::Pointwise | Padding::Reduction(_)))
    };
    !graph.any_node(&moves)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_graph_with_a_permutation_moves_elements() {
        let stays = |op: &str| {
            let text = format!("graph g inference\ninput %0 x: f32[8,9]\n%1 = {op}\nreturn %1\n");
            stays_in_place(&Graph::parse(&text).unwrap())
        };
        assert!(stays("aten.mul.Tensor(%0, %0) : f32[8,9]"));
        assert!(stays("aten.sum.dim_IntList(%0, [1]) : f32[8]"));
        assert!(stays("aten.unsqueeze.default(%0, 0) : f32[1,8,9]"));
        assert!(!stays("aten.permute.default(%0, [1, 0]) : f32[9,8]"));
    }

    #[test]
    fn few_elements_of_elementwise_ops_are_light() {
        let light = |size: &str, op: &str| {
            let text = format!(
                "graph g inference\n{size}\n%1 = aten.tanh.default(%0) : f32[N,100]\n%2 = {op}\nreturn %2\n"
            );
            let rows = if size.contains("9000") { "9000" } else { "1000" };
            is_light(&Graph::parse(&text.replace('N', rows)).unwrap())
        };
        let sum = "aten.sum.dim_IntList(%1, [1]) : f32[N]";
        assert!(light("input %0 x: f32[1000,100]", "aten.add.Tensor(%1, %0) : f32[N,100]"));
        assert!(!light("input %0 x: f32[9000,100]", "aten.add.Tensor(%1, %0) : f32[N,100]"));
        assert!(!light("input %0 x: f32[1000,100]", sum));
    }
}
