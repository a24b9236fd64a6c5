//! Description of an entry's graph, sufficient to explain how two graphs differ.

use super::key::Canonical;
use crate::fx::{Arg, CanonicalBytes, Graph};
use serde::{Deserialize, Serialize};

/// Differences that are listed of one kind.
const LISTED: usize = 4;

#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct About {
    /// Name and type of each input.
    inputs: Vec<(String, String)>,
    /// Op of each node, and a digest of its arguments and types.
    nodes: Vec<(String, u64)>,
    outputs: Vec<String>,
}

impl About {
    pub fn of(graph: &Graph) -> About {
        let canonical = Canonical::of(graph);
        let inputs = graph.inputs.iter().zip(&graph.values).map(|(input, ty)| {
            let kept = if input.is_static { " static" } else { "" };
            (input.name.to_string(), format!("{ty}{kept}"))
        });
        let nodes = graph.nodes.iter().map(|node| {
            let mut bytes = CanonicalBytes::default();
            canonical.node(node, &mut bytes);
            let digest = blake3::hash(&bytes.bytes);
            let first = digest.as_bytes().first_chunk::<8>().expect("a digest has 32 bytes");
            (node.op.to_string(), u64::from_le_bytes(*first))
        });
        let outputs = graph.outputs.iter().map(|output| match output {
            Arg::Value(v) => graph.ty(*v).to_string(),
            other => other.to_string(),
        });
        About { inputs: inputs.collect(), nodes: nodes.collect(), outputs: outputs.collect() }
    }

    pub fn encode(&self) -> Vec<u8> {
        rmp_serde::to_vec(self).expect("plain data")
    }

    pub fn decode(bytes: &[u8]) -> Option<About> {
        rmp_serde::from_slice(bytes).ok()
    }

    /// One line per difference, `what: this → other`: those of the inputs, which cause others, before those of nodes.
    pub fn differences(&self, other: &About) -> Vec<String> {
        let mut lines = Vec::new();
        let count = |what: &str, a: usize, b: usize| (a != b).then(|| format!("{what}: {a} → {b}"));
        lines.extend(count("inputs", self.inputs.len(), other.inputs.len()));
        let inputs = self.inputs.iter().zip(&other.inputs).enumerate();
        let inputs = inputs.filter(|(_, ((_, a), (_, b)))| a != b);
        list(&mut lines, inputs.map(|(i, ((_, a), (name, b)))| format!("input {i} ({name}): {a} → {b}")));
        lines.extend(count("nodes", self.nodes.len(), other.nodes.len()));
        let mut nodes = self.nodes.iter().zip(&other.nodes).enumerate();
        let ops = nodes.clone().find(|(_, (a, b))| a.0 != b.0);
        if let Some((i, (a, b))) = ops {
            lines.push(format!("node {i}: {} → {}", a.0, b.0));
        } else if lines.is_empty()
            && let Some((i, (a, _))) = nodes.find(|(_, (a, b))| a.1 != b.1)
        {
            lines.push(format!("node {i} ({}): other arguments or types", a.0));
        }
        lines.extend(count("outputs", self.outputs.len(), other.outputs.len()));
        if lines.is_empty() {
            let outputs = self.outputs.iter().zip(&other.outputs).enumerate();
            let outputs = outputs.filter(|(_, (a, b))| a != b);
            list(&mut lines, outputs.map(|(i, (a, b))| format!("output {i}: {a} → {b}")));
        }
        lines
    }
}

/// The first few, and how many more there are.
fn list(lines: &mut Vec<String>, mut items: impl Iterator<Item = String>) {
    lines.extend(items.by_ref().take(LISTED));
    let more = items.count();
    if more > 0 {
        lines.push(format!("and {more} more"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GRAPH: &str = "graph g inference\n\
        param %0 w: f32[4,8] static\n\
        input %1 x: f32[2,4]\n\
        %2 = aten.mm.default(%1, %0) : f32[2,8] name=mm\n\
        %3 = aten.relu.default(%2) : f32[2,8] name=relu\n\
        return %3\n";

    fn differences(from: &str, to: &str) -> Vec<String> {
        let about = |text: &str| About::of(&Graph::parse(text).unwrap());
        let changed = GRAPH.replace(from, to);
        assert_ne!(changed, GRAPH);
        about(GRAPH).differences(&about(&changed))
    }

    #[test]
    fn names_what_differs_and_nothing_that_follows_from_it() {
        assert_eq!(
            differences("f32[2,", "f32[3,"),
            ["input 1 (x): f32[2,4] → f32[3,4]"],
            "the types of nodes follow from the input"
        );
        assert_eq!(differences("aten.relu", "aten.neg"), ["node 1: aten.relu.default → aten.neg.default"]);
        assert_eq!(differences(" static", ""), ["input 0 (w): f32[4,8] static → f32[4,8]"]);
        assert_eq!(differences("return %3", "return %3, %2"), ["outputs: 1 → 2"]);
        assert_eq!(
            differences("relu.default(%2)", "relu.default(%2, 1)"),
            ["node 1 (aten.relu.default): other arguments or types"]
        );
        assert!(differences("graph g", "graph other").is_empty());
    }

    #[test]
    fn survives_its_encoding() {
        let about = About::of(&Graph::parse(GRAPH).unwrap());
        assert_eq!(About::decode(&about.encode()), Some(about));
        assert_eq!(About::decode(b"nothing"), None);
    }
}
