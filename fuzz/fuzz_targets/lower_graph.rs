//! Any graph comes through the passes valid, and each of its nodes is lowered or refused with a reason.
//!
//! `tests/corruption` checks the same for random corruptions of the goldens, which are the seeds here too.

#![no_main]

use libfuzzer_sys::fuzz_target;
use torchtpu_compile::fx::Graph;
use torchtpu_compile::lowering::{self, LoweringError};
use torchtpu_compile::passes::{self, PassSettings};

fuzz_target!(|data: &[u8]| {
    let Ok(text) = std::str::from_utf8(data) else { return };
    let input = text.split("\n---\n").next().unwrap_or_default();
    let Ok(graph) = Graph::parse(input) else { return };
    let settings = PassSettings::default();
    let graph = passes::run(graph, &settings, None).expect("passes keep a graph valid");
    let hints: Vec<i64> = graph.symbols.iter().map(|s| s.hint.unwrap_or(4)).collect();
    let Ok(bound) = graph.bind(&hints) else { return };
    if bound.verify().is_err() {
        return;
    }
    let bound = passes::run(bound, &settings, None).expect("passes keep a graph valid");
    if let Err(LoweringError::Mlir(graph)) = lowering::check(&bound, lowering::Settings::default()) {
        panic!("MLIR refused the module of {graph}");
    }
});
