//! Any bytes are a clear error or a graph that survives a round trip.

#![no_main]

use libfuzzer_sys::fuzz_target;
use torchtpu_compile::fx::Graph;

fuzz_target!(|data: &[u8]| {
    if let Ok(graph) = Graph::decode(data) {
        let again = Graph::decode(&graph.encode()).expect("what was encoded decodes");
        assert_eq!(graph.encode(), again.encode());
    }
});
