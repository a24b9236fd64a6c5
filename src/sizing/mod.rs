//! Which programs serve a graph of dynamic sizes, and the graph that each is lowered from: chosen ▸ padded to a bucket
//! or bound ▸ simplified again.
//!
//! Calls, warm-up, estimates and packages ask here: all of them have the same programs, under the same keys.

mod buckets;
mod programs;

pub use buckets::{BucketPolicy, Chooser, FittedBuckets, Series, fit};
pub use programs::{Bucket, Choice, Newest, OTHER_CONDITIONS, Programs, serves, show};

use crate::bucketing::{self, Bucketed};
use crate::fx::{EvalError, Graph};
use crate::passes::{self, PassError, PassSettings, Trace};

/// Why a graph has no program for some sizes.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
pub enum SizeError {
    /// A size that the graph does not admit.
    #[error(transparent)]
    Bind(#[from] EvalError),
    #[error(transparent)]
    Pass(#[from] PassError),
}

/// A simplified graph for these sizes alone, simplified again; `trace` sees each step.
///
/// # Errors
/// Sizes that the graph does not admit; those of the passes.
pub fn bound(graph: &Graph, binding: &[i64], mut trace: Option<Trace<'_>>) -> Result<Graph, SizeError> {
    let graph = graph.bind(binding)?;
    if let Some(trace) = trace.as_mut() {
        trace("bind sizes", &graph);
    }
    Ok(passes::run(graph, &PassSettings::default(), trace)?)
}

/// A simplified graph padded to a bucket, simplified again, or why it cannot be padded; `trace` sees each step.
///
/// # Errors
/// Those of the passes.
pub fn padded(
    graph: &Graph,
    bucket: &[i64],
    mut trace: Option<Trace<'_>>,
) -> Result<Result<Bucketed, String>, PassError> {
    let mut bucketed = match bucketing::bucket(graph, bucket) {
        Ok(bucketed) => bucketed,
        Err(why) => return Ok(Err(why)),
    };
    if let Some(trace) = trace.as_mut() {
        trace("pad to bucket", &bucketed.graph);
    }
    bucketed.graph = passes::run(bucketed.graph, &PassSettings::default(), trace)?;
    Ok(Ok(bucketed))
}
