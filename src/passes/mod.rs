//! Passes: graph → equal graph that is smaller and has one spelling for each meaning.
//!
//! [`run`] applies [`PASSES`] in order and verifies the graph after each. All passes share one driver ([`rewrite`]),
//! work in one sweep over the nodes, and are deterministic: the same graph gives the same graph, byte by byte. What a
//! pass cannot prove, above all about symbolic sizes, it leaves as it is.
//!
//! Branches, loop bodies and nested regions are graphs with values of their own. Passes work on each alone, and an op
//! with a body is never merged or dropped.

mod canonical_form;
mod constants;
mod dead_code;
mod known;
pub mod parts;
mod progression;
mod repeats;
mod rewrite;
mod simplification;
mod site;
mod subexpressions;

use crate::fx::{Graph, VerifyError};
use canonical_form::canonicalize;

/// Settings of the passes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct PassSettings {
    /// Constant folding makes no literal of more elements than this.
    pub fold_elements: usize,
}

impl Default for PassSettings {
    fn default() -> Self {
        PassSettings { fold_elements: 64 }
    }
}

/// One pass.
pub struct Pass {
    pub name: &'static str,
    pub run: fn(Graph, &PassSettings) -> Graph,
}

impl Pass {
    /// Applies the pass to the bodies of branches and loops, then to the graph around them.
    ///
    /// Applies the pass to each graph separately: nothing moves into a body or out of it.
    pub fn apply(&self, mut graph: Graph, settings: &PassSettings) -> Graph {
        let subgraphs = std::mem::take(&mut graph.subgraphs);
        graph.subgraphs = subgraphs.into_iter().map(|body| self.apply(body, settings)).collect();
        (self.run)(graph, settings)
    }
}

/// One spelling for each meaning, which is the spelling that lowering is given.
pub const CANONICALIZE: Pass = Pass { name: "canonicalize", run: canonicalize };

/// Every pass, in the order in which [`run`] applies them.
pub const PASSES: &[Pass] = &[
    CANONICALIZE,
    Pass { name: "fold_constants", run: constants::fold_constants },
    Pass { name: "simplify", run: simplification::simplify },
    Pass { name: "merge_subexpressions", run: subexpressions::merge_subexpressions },
    Pass { name: "eliminate_dead_code", run: dead_code::eliminate_dead_code },
];

/// Sees the graph after each pass, with the pass's name.
pub type Trace<'a> = &'a mut dyn FnMut(&str, &Graph);

/// A pass produced a graph that is not valid: a bug in the pass.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "internal error: pass {pass} made graph {graph} invalid: {source}. This is a bug in torchtpu-compile: run `torchtpu report -- PROGRAM` and attach its file to an issue"
)]
pub struct PassError {
    pub pass: &'static str,
    pub graph: String,
    pub source: VerifyError,
}

/// Applies every pass to a verified graph.
///
/// # Errors
/// If the graph is invalid after a pass; the error names the pass.
pub fn run(
    mut graph: Graph,
    settings: &PassSettings,
    mut trace: Option<Trace<'_>>,
) -> Result<Graph, PassError> {
    for pass in PASSES {
        graph = pass.apply(graph, settings);
        graph.verify().map_err(|source| PassError {
            pass: pass.name,
            graph: graph.name.to_string(),
            source,
        })?;
        if let Some(trace) = trace.as_mut() {
            trace(pass.name, &graph);
        }
    }
    Ok(graph)
}
