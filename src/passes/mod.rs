//! Graph → simpler graph.

use crate::fx::Graph;

/// What decides which passes run.
#[derive(Debug, Clone, Default)]
pub struct PassSettings {}

/// A pass broke the graph.
#[derive(Debug, thiserror::Error)]
#[error("pass {pass} broke the graph: {source}")]
pub struct PassError {
    pub pass: &'static str,
    pub source: crate::fx::VerifyError,
}

/// Looks at the graph after each pass.
pub type Trace<'a> = &'a mut dyn FnMut(&str, &Graph);

/// Runs every pass.
pub fn run(graph: Graph, _settings: &PassSettings, _trace: Option<Trace<'_>>) -> Result<Graph, PassError> {
    Ok(graph)
}
