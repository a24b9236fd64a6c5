//! Forms of supported ops that cannot be lowered say why: the reason is what the user reads.

use torchtpu_compile::fx::Graph;
use torchtpu_compile::lowering::{self, Settings};

/// The reasons for which the only node of a graph over `inputs` cannot be lowered.
fn reasons(inputs: &str, node: &str) -> Vec<String> {
    let text = format!("graph g inference\n{inputs}\n{node}\n");
    let graph = Graph::parse(&text).unwrap_or_else(|e| panic!("{text}: {e}"));
    let found = lowering::check(&graph, Settings::default()).unwrap();
    found.into_iter().map(|u| u.reason).collect()
}

#[test]
fn names_the_form_that_is_unsupported() {
    let x = "input %0 x: f32[4]";
    let masked = "input %0 x: f32[4]\ninput %1 m: bool[4]\ninput %2 v: f32[2]";
    let strided = "input %0 x: f32[4,4] strides=[1,4]";
    for (inputs, node, reason) in [
        (masked, "%3 = aten.index.Tensor(%0, [%1]) : f32[2]", "masks as indices"),
        (
            masked,
            "%3 = aten.index_put.default(%0, [%1], %2, false) : f32[4]",
            "their number depends on the mask",
        ),
        (
            x,
            "%1 = aten.as_strided.default(%0, [2], [1], 1) : f32[2]",
            "memory that may begin before the tensor",
        ),
        (x, "%1 = aten.as_strided.default(%0, [3], [2], none) : f32[3]", "leaves the tensor"),
        (strided, "%1 = aten.as_strided.default(%0, [2], [1], none) : f32[2]", "not contiguous"),
        (x, "%1 = aten.gelu.default(%0, approximate=\"cubic\") : f32[4]", "approximate=cubic"),
        ("input %0 x: c64[4]", "%1 = aten.erf.default(%0) : c64[4]", "complex numbers"),
        ("input %0 x: c64[4]", "%1 = aten.view.dtype(%0, f64) : f64[4]", "the bits of c64 as f64"),
    ] {
        let found = reasons(inputs, node);
        assert_eq!(found.len(), 1, "{node}: {found:?}");
        assert!(found[0].contains(reason), "{node}: {found:?}");
    }
}

#[test]
fn refuses_nodes_that_break_their_schema() {
    let x = "input %0 x: f32[4,3]";
    let pair = "input %0 x: f32[4,3]\ninput %1 y: f32[5]";
    for (inputs, node) in [
        (pair, "%2 = aten.add.Tensor(%0, %1, alpha=1) : f32[4,3]"),
        (x, "%1 = aten.view.default(%0, [5]) : f32[5]"),
        (x, "%1 = aten.permute.default(%0, [0, 0]) : f32[4,4]"),
        (x, "%1 = aten.select.int(%0, 0, 4) : f32[3]"),
        (x, "%1 = aten.select.int(%0, 2, 0) : f32[3]"),
        (x, "%1 = aten.slice.Tensor(%0, 0, 0, 4, 0) : f32[4,3]"),
        (x, "%1 = aten.relu.default(%0) : f32[3,4]"),
        (x, "%1 = aten.relu.default(%0) : bf16[4,3]"),
        (x, "%1 = aten.constant_pad_nd.default(%0, [-2, -2], 0) : f32[4,0]"),
        (x, "%1 = aten.repeat.default(%0, [2]) : f32[8,3]"),
        (x, "%1 = aten.embedding.default(%0, %0, -1, false, false) : f32[4,3,3]"),
        (pair, "%2 = aten.cat.default([%0, %1], 0) : f32[9,3]"),
        (x, "%1 = aten.split.Tensor(%0, 4, 0) : f32[5,3]"),
        (x, "%1 = aten.log_sigmoid_forward.default(%0) : f32[4,3]"),
    ] {
        let found = reasons(inputs, node);
        assert_eq!(found.len(), 1, "{node}: {found:?}");
    }
}
