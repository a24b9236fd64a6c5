//! Reports of compiled graphs, for one process.

use super::lock;
use super::plan::Usage;
use crate::passes::parts::Repeat;
use crate::pjrt::MemoryStats;
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// A bucket that a graph was compiled for.
#[derive(Debug, Clone)]
pub struct BucketReport {
    /// Size of each symbol, in the order of [`Report::symbols`].
    pub sizes: Vec<i64>,
    pub masks: u64,
    pub usage: Arc<Usage>,
}

/// Report of a compile.
#[derive(Debug, Clone, Default)]
pub struct Report {
    pub graph: String,
    /// Nodes before and after the passes.
    pub captured_nodes: usize,
    pub nodes: usize,
    pub passes: Duration,
    pub lowering: Duration,
    pub compile: Duration,
    /// Size of the StableHLO text.
    pub stablehlo_bytes: usize,
    pub executables: usize,
    /// How many of these came out of the cache, and how many it did not have.
    pub cache_hits: usize,
    pub cache_misses: usize,
    /// The key of the newest executable, where the cache was asked.
    pub cache_key: Option<blake3::Hash>,
    /// The tuned compiler options of the newest executable, and why these.
    pub tuned: Option<String>,
    /// Device memory that the newest executable needs, where the plugin tells.
    pub memory: Option<MemoryStats>,
    /// Names of the sizes that may differ from call to call.
    pub symbols: Vec<String>,
    pub buckets: Vec<BucketReport>,
    /// Why inputs are not padded to buckets, and for how many sizes the graph was compiled therefore.
    pub exact: Option<(String, usize)>,
    /// The equal blocks that the newest program calls an executable for.
    pub repeats: Vec<Repeat>,
    /// Why each program came to be that is not the first of its function's, and what would avoid it.
    pub recompiles: Vec<String>,
}

/// How many reports of graphs that are gone are kept.
const KEPT_REPORTS: usize = 256;

/// A report, and whether its graph was compiled before the last [`reset_reports`].
struct Kept {
    report: Arc<Mutex<Report>>,
    is_from_before: bool,
}

impl Kept {
    fn graph_is_gone(&self) -> bool {
        Arc::strong_count(&self.report) == 1
    }
}

/// Reports in the order of their compiles: those of all graphs that still exist, and those of the last [`KEPT_REPORTS`]
/// graphs that are gone, without the graphs that were gone at the last [`reset_reports`].
static REPORTS: Mutex<Vec<Kept>> = Mutex::new(Vec::new());

/// Adds a report to those that [`reports`] returns.
pub(super) fn keep(report: &Arc<Mutex<Report>>) {
    add(&mut lock(&REPORTS), report);
}

fn add(reports: &mut Vec<Kept>, report: &Arc<Mutex<Report>>) {
    reports.push(Kept { report: Arc::clone(report), is_from_before: false });
    let past = reports.iter().filter(|kept| kept.graph_is_gone()).count();
    let mut surplus = past.saturating_sub(KEPT_REPORTS);
    if surplus > 0 {
        reports.retain(|kept| {
            let goes = surplus > 0 && kept.graph_is_gone();
            surplus -= usize::from(goes);
            !goes
        });
    }
}

/// Returns the reports of graphs compiled since the last [`reset_reports`], oldest first. `with_earlier` adds the
/// earlier graphs that still exist.
pub fn reports(with_earlier: bool) -> Vec<Report> {
    let kept = lock(&REPORTS);
    let shown = kept.iter().filter(|kept| with_earlier || !kept.is_from_before);
    shown.map(|kept| lock(&kept.report).clone()).collect()
}

/// Discards the reports of graphs that are gone, and sets the executions of all others to zero.
pub fn reset_reports() {
    let mut kept = lock(&REPORTS);
    kept.retain(|kept| !kept.graph_is_gone());
    for kept in kept.iter_mut() {
        kept.is_from_before = true;
        lock(&kept.report).buckets.iter().for_each(|bucket| bucket.usage.reset());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reports_of_graphs_that_are_there_stay_and_of_the_others_the_newest() {
        let new = |name: usize| Arc::new(Mutex::new(Report { graph: name.to_string(), ..Report::default() }));
        let mut reports = Vec::new();
        let there = new(0);
        add(&mut reports, &there);
        for name in 1..=300 {
            add(&mut reports, &new(name));
        }
        let names: Vec<String> = reports.iter().map(|kept| lock(&kept.report).graph.clone()).collect();
        // The graph of the report that came last was there when it came.
        assert_eq!(names.len(), KEPT_REPORTS + 2, "{names:?}");
        assert_eq!((&*names[0], &*names[1], &*names[KEPT_REPORTS + 1]), ("0", "44", "300"));
    }
}
