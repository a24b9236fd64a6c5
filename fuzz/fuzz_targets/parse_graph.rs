//! Any text is a clear error or a graph; a graph's bytes with one byte replaced are a clear error or a graph.
//!
//! The text form mutates well, so this reaches the decoder with bytes that are almost a graph.

#![no_main]

use libfuzzer_sys::fuzz_target;
use torchtpu_compile::fx::Graph;

fuzz_target!(|data: (&str, u16, u8)| {
    let (text, position, byte) = data;
    let input = text.split("\n---\n").next().unwrap_or_default();
    let Ok(graph) = Graph::parse(input) else { return };
    let mut bytes = graph.encode();
    if graph.verify().is_ok() {
        Graph::decode(&bytes).expect("what was encoded decodes");
    }
    let position = usize::from(position) % bytes.len();
    bytes[position] = byte;
    let _ = Graph::decode(&bytes);
});
