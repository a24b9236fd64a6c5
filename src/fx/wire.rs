//! The msgpack form in which Python hands graphs over, and in which recordings keep them.
//!
//! The envelope carries a magic string and a version, so that a reader can say "made by a newer version" instead of
//! failing somewhere inside. Decoding trusts nothing: after the structure is read, [`Graph::verify`] checks every
//! index, type and size.

use super::dtype::DType;
use super::graph::*;
use super::sizes;
use super::verify::VerifyError;
use crate::op::Op;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::sync::Arc;

/// First field of every encoded graph.
pub const MAGIC: &str = "torchtpu.fx";
/// Changes whenever an older reader could not read the bytes, or would misread them. Version 2 has sub-graphs,
/// version 3 sizes that are rounded floats, version 4 groups of ranks.
pub const VERSION: u32 = 4;
/// Graphs from this version on are read.
const OLDEST_VERSION: u32 = 1;

/// Why bytes are not a graph.
#[derive(Debug, thiserror::Error)]
pub enum WireError {
    #[error("not a graph: {0}")]
    Malformed(String),
    #[error("not a graph file (magic is {0:?}, expected {MAGIC:?})")]
    Magic(String),
    #[error(
        "graph format version {0} is not supported (this build reads {OLDEST_VERSION} to {VERSION}); upgrade \
         torchtpu-compile"
    )]
    Version(u32),
    #[error("invalid graph: {0}")]
    Invalid(#[from] VerifyError),
}

#[derive(Deserialize)]
struct Envelope {
    magic: String,
    version: u32,
}

#[derive(Serialize, Deserialize)]
struct File {
    magic: String,
    version: u32,
    graph: WireGraph,
}

#[derive(Serialize, Deserialize)]
struct WireGraph {
    name: Arc<str>,
    stage: Stage,
    symbols: Vec<Symbol>,
    sources: Vec<Source>,
    literals: Vec<WireLiteral>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    groups: Vec<Groups>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    subgraphs: Vec<WireGraph>,
    inputs: Vec<WireInput>,
    nodes: Vec<WireNode>,
    outputs: Vec<Output>,
    mutations: Vec<Mutation>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    saved: Vec<(u32, Arc<str>)>,
}

#[derive(Serialize, Deserialize)]
struct WireLiteral {
    dtype: DType,
    #[serde(deserialize_with = "sizes::read")]
    dims: SmallVec<[i64; 4]>,
    #[serde(with = "serde_bytes")]
    data: Vec<u8>,
}

#[derive(Serialize, Deserialize)]
struct WireInput {
    #[serde(flatten)]
    input: Input,
    #[serde(rename = "type")]
    ty: ValueType,
}

#[derive(Serialize, Deserialize)]
struct WireNode {
    name: Arc<str>,
    op: Op,
    args: Vec<Arg>,
    kwargs: Vec<(Arc<str>, Arg)>,
    /// Types of the outputs; values are numbered inputs first, then node outputs in order.
    outputs: Vec<ValueType>,
    source: Option<SourceId>,
}

impl Graph {
    /// Reads a graph, checking everything.
    pub fn decode(bytes: &[u8]) -> Result<Graph, WireError> {
        let file: File = match read(bytes) {
            Ok(file) => file,
            // Of another format or version, perhaps; that is the better thing to say.
            Err(malformed) => {
                let envelope = read::<Envelope>(bytes);
                envelope.and_then(|e| check_envelope(&e.magic, e.version))?;
                return Err(malformed);
            }
        };
        check_envelope(&file.magic, file.version)?;
        let graph = file.graph.into_graph();
        graph.verify()?;
        Ok(graph)
    }

    /// Writes a graph. Equal graphs give equal bytes.
    pub fn encode(&self) -> Vec<u8> {
        let file = File { magic: MAGIC.to_string(), version: VERSION, graph: WireGraph::from_graph(self) };
        rmp_serde::to_vec_named(&file).expect("a graph has no unserializable parts")
    }
}

/// Nesting deeper than this is malformed: reading is recursive. A size expression of the deepest kind that
/// [`Graph::verify`] accepts takes three levels per level of its own.
const MAX_DEPTH: usize = 256;

fn read<'b, T: Deserialize<'b>>(bytes: &'b [u8]) -> Result<T, WireError> {
    let mut reader = rmp_serde::Deserializer::from_read_ref(bytes);
    reader.set_max_depth(MAX_DEPTH);
    T::deserialize(&mut reader).map_err(|e| WireError::Malformed(e.to_string()))
}

fn check_envelope(magic: &str, version: u32) -> Result<(), WireError> {
    if magic != MAGIC {
        return Err(WireError::Magic(magic.chars().take(40).collect()));
    }
    if !(OLDEST_VERSION..=VERSION).contains(&version) {
        return Err(WireError::Version(version));
    }
    Ok(())
}

impl WireGraph {
    fn into_graph(self) -> Graph {
        let mut graph = Graph::new(&self.name, self.stage);
        graph.symbols = self.symbols;
        graph.sources = self.sources;
        graph.literals = self
            .literals
            .into_iter()
            .map(|l| Literal { dtype: l.dtype, dims: l.dims, data: l.data.into() })
            .collect();
        graph.groups = self.groups;
        graph.subgraphs = self.subgraphs.into_iter().map(WireGraph::into_graph).collect();
        for input in self.inputs {
            graph.inputs.push(input.input);
            graph.values.push(input.ty);
        }
        for node in self.nodes {
            let outputs = node
                .outputs
                .into_iter()
                .map(|ty| {
                    graph.values.push(ty);
                    ValueId(graph.values.len() as u32 - 1)
                })
                .collect();
            let WireNode { name, op, args, kwargs, source, .. } = node;
            graph.nodes.push(Node { name, op, args, kwargs, outputs, source });
        }
        graph.outputs = self.outputs;
        graph.mutations = self.mutations;
        graph.saved = self.saved;
        graph
    }

    /// Renumbers values to inputs first, then node outputs in order.
    fn from_graph(graph: &Graph) -> WireGraph {
        let mut number = vec![ValueId(u32::MAX); graph.values.len()];
        let outputs = graph.nodes.iter().flat_map(|n| n.outputs.iter());
        let inputs = (0..graph.inputs.len() as u32).map(ValueId);
        for (i, value) in inputs.chain(outputs.copied()).enumerate() {
            if let Some(number) = number.get_mut(value.0 as usize) {
                *number = ValueId(i as u32);
            }
        }
        // A graph that is not valid encodes all the same, to bytes that are not accepted.
        let new = |v: ValueId| number.get(v.0 as usize).copied().unwrap_or(ValueId(u32::MAX));
        let renumber = |a: &Arg| a.map_values(&mut { new });
        WireGraph {
            name: graph.name.clone(),
            stage: graph.stage,
            symbols: graph.symbols.clone(),
            sources: graph.sources.clone(),
            literals: graph
                .literals
                .iter()
                .map(|l| WireLiteral { dtype: l.dtype, dims: l.dims.clone(), data: l.data.to_vec() })
                .collect(),
            groups: graph.groups.clone(),
            subgraphs: graph.subgraphs.iter().map(WireGraph::from_graph).collect(),
            inputs: graph
                .inputs
                .iter()
                .zip(&graph.values)
                .map(|(input, ty)| WireInput { input: input.clone(), ty: ty.clone() })
                .collect(),
            nodes: graph
                .nodes
                .iter()
                .map(|n| WireNode {
                    name: n.name.clone(),
                    op: n.op.clone(),
                    args: n.args.iter().map(renumber).collect(),
                    kwargs: n.kwargs.iter().map(|(k, a)| (k.clone(), renumber(a))).collect(),
                    outputs: n.outputs.iter().map(|v| graph.ty(*v).clone()).collect(),
                    source: n.source,
                })
                .collect(),
            outputs: graph.outputs.iter().map(renumber).collect(),
            mutations: graph
                .mutations
                .iter()
                .map(|m| Mutation { input: m.input, value: new(m.value) })
                .collect(),
            saved: graph.saved.clone(),
        }
    }
}
