//! Passes: properties that hold for all goldens (`tests/goldens.rs` has their text), and what a golden does not show.

use crate::golden_files;
use torchtpu_compile::fx::Graph;
use torchtpu_compile::passes::{self, PASSES, PassSettings};

fn run(graph: Graph) -> Graph {
    passes::run(graph, &PassSettings::default(), None).unwrap()
}

#[test]
fn running_twice_changes_nothing_more() {
    for folder in PASSES.iter().map(|p| p.name).chain(["pipeline"]) {
        for (name, path) in golden_files::under(&format!("passes/{folder}")) {
            let once = run(golden_files::graph(&path));
            assert_eq!(run(once.clone()).to_string(), once.to_string(), "{name}");
        }
    }
}

#[test]
fn same_graph_gives_same_bytes() {
    for (_, path) in golden_files::under("passes/pipeline") {
        let graph = golden_files::graph(&path);
        assert_eq!(run(graph.clone()).encode(), run(graph).encode());
    }
}

#[test]
fn traces_every_pass_in_order() {
    let graph = Graph::parse("graph g inference\ninput %0 x: f32[2]\nreturn %0\n").unwrap();
    let mut seen = Vec::new();
    let mut trace = |pass: &str, _: &Graph| seen.push(pass.to_string());
    passes::run(graph, &PassSettings::default(), Some(&mut trace)).unwrap();
    let names: Vec<&str> = PASSES.iter().map(|p| p.name).collect();
    assert_eq!(seen, names);
}

#[test]
fn results_stay_separate_values() {
    let text = "graph g inference\ninput %0 x: f32[2,3]\n\
                %1 = aten.clone.default(%0) : f32[2,3] name=a\n\
                %2 = aten.relu.default(%0) : f32[2,3] name=b\n\
                %3 = aten.relu.default(%0) : f32[2,3] name=c\n\
                %4 = aten.alias.default(%2) : f32[2,3] name=d\n\
                return %1, %2, %3, %4\nmutate 0 = %3\n";
    let graph = run(Graph::parse(text).unwrap());
    let mut results = Vec::new();
    graph.outputs.iter().for_each(|o| o.for_each_value(&mut |v| results.push(v)));
    let distinct: std::collections::BTreeSet<_> = results.iter().collect();
    assert_eq!(distinct.len(), 4, "{graph}");
    assert!(results.iter().all(|v| v.0 as usize >= graph.inputs.len()), "{graph}");
    assert_eq!(graph.mutations[0].value, results[2]);
}

#[test]
fn keeps_shared_constant_over_budget() {
    let elements: String = (0..65).map(|i| format!(" {i:02x}000000")).collect();
    let text = format!(
        "graph g inference\nliteral i32[65]{elements}\n\
         %0 = torchtpu.constant(@0) : i32[65] name=c\n\
         %1 = aten.neg.default(%0) : i32[65] name=a\n\
         %2 = aten.add.Tensor(%0, 1) : i32[65] name=b\nreturn %1, %2\n"
    );
    let graph = Graph::parse(&text).unwrap();
    let kept = run(graph.clone());
    assert_eq!((kept.literals.len(), kept.nodes.len()), (1, 3), "{kept}");
    let folded = passes::run(graph, &PassSettings { fold_elements: 65 }, None).unwrap();
    assert_eq!((folded.literals.len(), folded.nodes.len()), (2, 2), "{folded}");
}

#[test]
fn what_ops_do_at_their_borders_cancels() {
    // As the `tpu` device joins them: each op flattens what it reads, views and permutes it, and gives what lies row by
    // row.
    let text = "graph g inference\ninput %0 x: f32[2,3,4]\n\
                %1 = aten.relu.default(%0) : f32[2,3,4] name=a\n\
                %2 = aten.permute.default(%1, [0, 2, 1]) : f32[2,4,3] strides=[12,1,4] name=b\n\
                %3 = aten.clone.default(%2, memory_format=:contiguous_format) : f32[2,4,3] name=c\n\
                %4 = aten.view.default(%3, [24]) : f32[24] name=d\n\
                %5 = aten.view.default(%4, [2, 4, 3]) : f32[2,4,3] name=e\n\
                %6 = aten.permute.default(%5, [0, 2, 1]) : f32[2,3,4] strides=[12,1,3] name=f\n\
                %7 = aten.exp.default(%6) : f32[2,3,4] name=g\n\
                return %7\n";
    let graph = run(Graph::parse(text).unwrap());
    let ops: Vec<&str> = graph.nodes.iter().map(|node| &*node.op).collect();
    assert_eq!(ops, ["aten.relu.default", "aten.exp.default"], "{graph}");
}

#[test]
fn what_is_filled_with_a_number_is_known() {
    let text = "graph g inference\ninput %0 x: bf16[2,3]\n\
                %1 = aten.fill.Scalar(%0, 1.5) : bf16[2,3] name=a\n\
                %2 = aten.mul.Tensor(%1, %1) : bf16[2,3] name=b\n\
                return %2\n";
    let graph = run(Graph::parse(text).unwrap());
    let ops: Vec<&str> = graph.nodes.iter().map(|node| &*node.op).collect();
    assert_eq!(ops, ["aten.full.default"], "{graph}");
    assert!(graph.to_string().contains("2.25"), "{graph}");
}
