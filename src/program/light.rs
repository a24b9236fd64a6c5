//! Programs that a second thread would not make faster.

use crate::fx::Graph;
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

#[cfg(test)]
mod tests {
    use super::*;

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
