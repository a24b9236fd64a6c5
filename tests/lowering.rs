//! Lowering beside its goldens (`tests/goldens.rs`): all ops have one, and what a golden does not show.

use crate::golden_files;
use std::collections::BTreeSet;
use torchtpu_compile::fx::Graph;
use torchtpu_compile::lowering::{self, Forms, Settings, families};
use torchtpu_compile::program::ResultMemory;

#[test]
fn every_op_of_the_table_has_a_golden() {
    let mut covered = BTreeSet::new();
    for (_, path) in golden_files::under("lowering") {
        let graph = golden_files::graph(&path);
        covered.extend(graph.nodes.iter().map(|n| n.op.to_string()));
    }
    let missing: Vec<&str> =
        families::ops().map(|op| op.name).filter(|name| !covered.contains(*name)).collect();
    assert!(missing.is_empty(), "ops without a golden in tests/fx_graphs/lowering: {missing:?}");
}

#[test]
fn reports_every_unsupported_node_with_its_reason() {
    let text = "graph g inference\ninput %0 x: f32[2]\n%1 = aten.nonsense.default(%0) : f32[2] name=a\n\
                %2 = aten.relu.default(%1) : f32[2] name=b\n%3 = aten.bogus.default(%2) : f32[2] name=c\nreturn %3\n";
    let graph = Graph::parse(text).unwrap();
    let found = lowering::check(&graph, Settings::default()).unwrap();
    let nodes: Vec<&str> = found.iter().map(|u| u.node.as_str()).collect();
    assert_eq!(nodes, ["a", "c"]);
    let error = lowering::lower(&graph, Settings::default()).unwrap_err().to_string();
    assert!(error.starts_with("aten.nonsense.default (node a) cannot be lowered"), "{error}");
}

#[test]
fn numbers_at_the_end_of_the_range_are_errors_or_counted_round() {
    let lower = |node: &str| {
        let text = format!("graph g inference\ninput %0 x: f32[2, 4, 5]\n{node} name=a\nreturn %1\n");
        lowering::lower(&Graph::parse(&text).unwrap(), Settings::default())
    };
    for op in ["reflection_pad2d", "replication_pad2d", "constant_pad_nd"] {
        for pad in [i64::MIN, i64::MAX] {
            let error =
                lower(&format!("%1 = aten.{op}.default(%0, [{pad}, 3, 1, 0]) : f32[2, 5, 10]")).unwrap_err();
            assert!(error.to_string().contains("more than a tensor can have"), "{error}");
        }
    }
    // i64::MIN is 2 modulo 5.
    let far = lower(&format!("%1 = aten.roll.default(%0, [{}], [2]) : f32[2, 4, 5]", i64::MIN)).unwrap();
    let near = lower("%1 = aten.roll.default(%0, [2], [2]) : f32[2, 4, 5]").unwrap();
    assert_eq!(far.text, near.text);
}

#[test]
fn keeps_the_users_source_lines() {
    let text = "graph g inference\nsource \"model.py\" 12 \"y = x.relu()\"\ninput %0 x: f32[2]\n\
                %1 = aten.relu.default(%0) : f32[2] name=a source=0\nreturn %1\n";
    let program = lowering::lower(&Graph::parse(text).unwrap(), Settings::default()).unwrap();
    assert!(program.text.contains("\"model.py\":12"), "{}", program.text);
}

/// A product of `[rows, 8]`, or of a batch of these, with `[columns, 8]` transposed.
fn product(rows: i64, columns: i64, batch: &str) -> String {
    let (op, order) = if batch.is_empty() { ("mm", "1, 0") } else { ("bmm", "0, 2, 1") };
    format!(
        "graph g inference\ninput %0 x: f32[{batch}{rows}, 8]\ninput %1 w: f32[{batch}{columns}, 8]\n\
         %2 = aten.permute.default(%1, [{order}]) : f32[{batch}8, {columns}] name=t\n\
         %3 = aten.{op}.default(%0, %2) : f32[{batch}{rows}, {columns}] name=y\nreturn %3\n"
    )
}

#[test]
fn products_of_few_rows_have_a_larger_transposed_matrix_on_their_left_where_asked() {
    let swaps = |text: &str, forms: Forms| {
        let settings = Settings { forms, ..Settings::default() };
        let program = lowering::lower(&Graph::parse(text).unwrap(), settings).unwrap().text;
        assert!(program.contains("dot_general"), "{program}");
        program.contains("optimization_barrier")
    };
    for (rows, columns, batch, expected) in [
        (1, 2, "", true),
        (4, 8, "", true),
        (4, 7, "", false),
        (128, 256, "", true),
        (129, 1024, "", false),
        (4, 8, "3, ", false),
    ] {
        let text = product(rows, columns, batch);
        assert_eq!(swaps(&text, Forms::Cpu), expected, "{text}");
        assert!(!swaps(&text, Forms::General));
    }
    let plain = "graph g inference\ninput %0 x: f32[4, 8]\ninput %1 w: f32[8, 16]\n\
                 %2 = aten.mm.default(%0, %1) : f32[4, 16] name=y\nreturn %2\n";
    assert!(!swaps(&product(4, 8, "").replace("f32", "i16"), Forms::Cpu), "Eigen does not multiply these");
    assert!(!swaps(plain, Forms::Cpu), "rows of the matrix lie in memory as the product reads them");
}

#[test]
fn large_results_are_arguments_where_asked() {
    let text = "graph g inference\ninput %0 x: f32[4, 8]\ninput %1 s: f32[4, 8]\n\
                %2 = aten.add.Tensor(%0, %1) : f32[4, 8] name=y\n\
                %3 = aten.neg.default(%2) : f32[4, 8] strides=[1, 4] name=z\n\
                %4 = aten.sum.dim_IntList(%2, [0], false) : f32[8] name=t\n\
                mutate 1 = %2\nreturn %3, %4\n";
    let graph = Graph::parse(text).unwrap();
    let lower = |given_results_from| {
        let settings = Settings { given_results_from, ..Settings::default() };
        let program = lowering::lower(&graph, settings).unwrap();
        assert_eq!(settings.interface(&graph), (program.inputs.clone(), program.outputs.clone()));
        let memory: Vec<ResultMemory> = program.outputs.iter().map(|output| output.memory).collect();
        (program.text, memory)
    };
    use ResultMemory::{Given, Input, New};
    assert_eq!(lower(None).1, [New, New, Input(1)]);
    assert_eq!(lower(Some(129)).1, [New, New, Input(1)]);
    assert_eq!(lower(Some(1)).1, [Given(2), Given(3), Input(1)]);
    let (text, memory) = lower(Some(128));
    assert_eq!(memory, [Given(2), New, Input(1)]);
    // In the order in which the result lies in memory.
    let types = "(tensor<4x8xf32>, tensor<4x8xf32>, tensor<8x4xf32>) -> (tensor<8x4xf32>, tensor<8xf32>, tensor<4x8xf32>)";
    assert!(text.contains(types), "{text}");
    let aliases = "arg_attrs = [{}, {tf.aliasing_output = 2 : i32}, {tf.aliasing_output = 0 : i32}]";
    assert!(text.contains(aliases), "{text}");
}
