//! Any text is a clear error or a graph; a graph's bytes with one byte replaced are a clear error or a graph.
//!
//! The text form mutates well, and the goldens are its seeds, so this reaches the decoder with bytes that are almost
//! a graph. The last three bytes of the input say which byte is replaced by what.

#![no_main]

use libfuzzer_sys::fuzz_target;
use torchtpu_compile::fx::Graph;

fuzz_target!(|data: &[u8]| {
    let Some((text, [high, low, byte])) = data.split_last_chunk() else { return };
    let Ok(text) = std::str::from_utf8(text) else { return };
    let input = text.split("\n---\n").next().unwrap_or_default();
    let Ok(graph) = Graph::parse(input) else { return };
    let mut bytes = graph.encode();
    if graph.verify().is_ok() {
        Graph::decode(&bytes).expect("what was encoded decodes");
    }
    let position = usize::from(u16::from_be_bytes([*high, *low])) % bytes.len();
    bytes[position] = *byte;
    let _ = Graph::decode(&bytes);
});
