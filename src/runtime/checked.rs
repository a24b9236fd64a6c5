//! Which nodes of a graph cannot be lowered, remembered from process to process: asking lowers the graph.

use super::RuntimeError;
use super::metrics::{add, counters};
use crate::cache::{Cache, CacheSettings, Entry, EntryKind, Key, Parts, encode};
use crate::fx::Graph;
use crate::lowering::registered::resolve;
use crate::lowering::{self, Forms, Unsupported};
use crate::passes;
use std::time::Instant;

/// Kept result: position of a node in the canonical graph, and the reason.
type Refusals = Vec<(usize, String)>;

/// Returns every node of a graph that cannot be lowered in these forms.
/// Symbolic sizes are those with which the graph was captured.
///
/// # Errors
/// A size that has no value; a graph that MLIR refuses.
pub fn check(graph: &Graph, forms: Forms, cache: &CacheSettings) -> Result<Vec<Unsupported>, RuntimeError> {
    let graph = judged(graph, forms)?;
    // What is not remembered can be found out: here no fault of the cache is an error.
    let Some(cache) = Cache::open(cache).ok().flatten() else { return lower(&graph, forms) };
    let key = Key::of_check(&graph, forms);
    if let Some(found) = read(&cache, &key, &graph) {
        return Ok(found);
    }
    let started = Instant::now();
    let found = lower(&graph, forms)?;
    let position = |u: &Unsupported| graph.nodes.iter().position(|node| *node.name == *u.node);
    let refusals: Option<Refusals> = found.iter().map(|u| Some((position(u)?, u.reason.clone()))).collect();
    if let Some(refusals) = refusals {
        let payload = rmp_serde::to_vec(&refusals).expect("plain data");
        let seconds = started.elapsed().as_secs_f64();
        let parts = Parts { seconds, ..Parts::new(EntryKind::Check, &graph.name, &key, &payload) };
        cache.publish(&key.digest(), &encode(parts));
    }
    Ok(found)
}

/// Returns the earlier result of [`check`] for the graph, if it is known.
///
/// # Errors
/// A size that has no value.
pub fn remembered(
    graph: &Graph,
    forms: Forms,
    cache: &CacheSettings,
) -> Result<Option<Vec<Unsupported>>, RuntimeError> {
    let Some(cache) = Cache::open(cache).ok().flatten() else { return Ok(None) };
    let graph = judged(graph, forms)?;
    Ok(read(&cache, &Key::of_check(&graph, forms), &graph))
}

fn read(cache: &Cache, key: &Key, graph: &Graph) -> Option<Vec<Unsupported>> {
    let refusals = refusals(&cache.read(&key.digest())?)?;
    Some(refusals.into_iter().filter_map(|(node, reason)| unsupported(graph, node, reason)).collect())
}

/// Returns the cache key of the result for a graph.
///
/// # Errors
/// A size that has no value.
pub fn check_key(graph: &Graph, forms: Forms) -> Result<Key, RuntimeError> {
    Ok(Key::of_check(&judged(graph, forms)?, forms))
}

/// The graph as it is judged: in the spelling in which its ops will be lowered, which depends on no other node.
fn judged(graph: &Graph, forms: Forms) -> Result<Graph, RuntimeError> {
    let graph = if graph.is_static() { graph.clone() } else { at_captured_sizes(graph)? };
    let mut graph = passes::CANONICALIZE.apply(graph, &passes::PassSettings::default());
    resolve(&mut graph, &settings(forms));
    Ok(graph)
}

fn settings(forms: Forms) -> lowering::Settings {
    lowering::Settings { forms: forms.checked(), ..lowering::Settings::default() }
}

fn lower(graph: &Graph, forms: Forms) -> Result<Vec<Unsupported>, RuntimeError> {
    add(&counters().lowerings, 1);
    Ok(lowering::check(graph, settings(forms))?)
}

fn refusals(entry: &Entry) -> Option<Refusals> {
    rmp_serde::from_slice(&entry.payload).ok()
}

fn unsupported(graph: &Graph, node: usize, reason: String) -> Option<Unsupported> {
    let node = graph.nodes.get(node)?;
    Some(Unsupported { node: node.name.to_string(), op: node.op.to_string(), reason })
}

fn at_captured_sizes(graph: &Graph) -> Result<Graph, RuntimeError> {
    // A size that depends on data was not seen yet; any size that is neither 0 nor 1 stands for it.
    let hints: Vec<i64> = graph.symbols.iter().map(|s| s.hint.unwrap_or(s.min.unwrap_or(2).max(2))).collect();
    graph.bind(&hints).map_err(|source| RuntimeError::Size { graph: graph.name.to_string(), source })
}
