//! Padding rules report what they do not prove: whatever a call looks like, none of them panics.

use std::path::Path;
use torchtpu_compile::bucketing;
use torchtpu_compile::fx::{Arg, Dim, Expr, Graph, Symbol, SymbolId, ValueType};

/// The graphs of the lowering goldens, with their paths.
fn goldens() -> Vec<(String, Graph)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fx_graphs/lowering");
    let mut found = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "fx") {
                let text = std::fs::read_to_string(&path).unwrap();
                let graph = Graph::parse(text.split("\n---\n").next().unwrap()).unwrap();
                found.push((path.strip_prefix(&root).unwrap().display().to_string(), graph));
            }
        }
    }
    found.sort_by(|a, b| a.0.cmp(&b.0));
    found
}

/// The graph with every size `from` a symbol, also among arguments.
fn with_symbol(mut graph: Graph, from: i64) -> Graph {
    fn replace(arg: &mut Arg, from: i64, symbol: &Expr) {
        match arg {
            Arg::Int(i) if *i == from => *arg = Arg::Sym(symbol.clone()),
            Arg::List(items) => items.iter_mut().for_each(|a| replace(a, from, symbol)),
            _ => {}
        }
    }
    let symbol = Expr::Sym(SymbolId(0));
    graph.symbols = vec![Symbol { name: "s0".into(), min: Some(2), max: None, hint: Some(from) }];
    for ty in &mut graph.values {
        if let ValueType::Tensor(t) = ty {
            t.strides = None;
            for dim in t.dims.iter_mut().filter(|d| **d == Dim::Static(from)) {
                *dim = Dim::Expr(symbol.clone());
            }
        }
    }
    graph.nodes.iter_mut().for_each(|node| {
        // Only sizes: a dimension argument is a small number.
        if from > 2 {
            node.all_args_mut().for_each(|a| replace(a, from, &symbol));
        }
    });
    graph
}

/// Calls that differ from the graph's own: arguments missing, of another kind, or exchanged; an output missing.
fn malformed(graph: &Graph) -> Vec<Graph> {
    let mut found = vec![graph.clone()];
    for at in 0..graph.nodes.len() {
        let mut changed = |change: &dyn Fn(&mut torchtpu_compile::fx::Node)| {
            let mut graph = graph.clone();
            change(&mut graph.nodes[at]);
            found.push(graph);
        };
        let count = graph.nodes[at].args.len();
        for i in 0..count {
            changed(&|node| node.args.truncate(i));
            for other in [Arg::None, Arg::Int(7), Arg::Int(-1), Arg::List(Vec::new()), Arg::Bool(true)] {
                changed(&|node| node.args[i] = other.clone());
            }
            changed(&|node| node.args.swap(0, i));
        }
        changed(&|node| node.kwargs.clear());
        changed(&|node| node.outputs.clear());
    }
    found
}

#[test]
fn rules_report_what_they_do_not_prove() {
    let mut wrong = std::collections::BTreeMap::new();
    let (mut proven, mut refused) = (0, 0);
    for (path, graph) in goldens() {
        let sizes = graph.values.iter().filter_map(ValueType::tensor).flat_map(|t| &t.dims);
        let mut sizes: Vec<i64> = sizes.filter_map(Dim::as_static).filter(|size| *size > 1).collect();
        sizes.sort_unstable();
        sizes.dedup();
        for from in sizes {
            for graph in malformed(&with_symbol(graph.clone(), from)) {
                match bucketing::bucket(&graph, &[8 * from]) {
                    Ok(_) => proven += 1,
                    Err(reason) => {
                        refused += 1;
                        if reason.contains("bug of torchtpu-compile") {
                            let call = graph.to_string();
                            wrong.entry(path.clone()).or_insert(format!("{path}: {reason}\n{call}"));
                        }
                    }
                }
            }
        }
    }
    assert!(proven > 1000 && refused > 1000, "{proven} proven, {refused} refused");
    let wrong: Vec<String> = wrong.into_values().collect();
    assert!(wrong.is_empty(), "{} goldens\n{}", wrong.len(), wrong.join("\n"));
}
