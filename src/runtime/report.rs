//! Reports of compiled graphs, for one process.

use super::lock;
use super::plan::Usage;
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
    /// Device memory that the newest executable needs, where the plugin tells.
    pub memory: Option<MemoryStats>,
    /// Names of the sizes that may differ from call to call.
    pub symbols: Vec<String>,
    pub buckets: Vec<BucketReport>,
    /// Why inputs are not padded to buckets, and for how many sizes the graph was compiled therefore.
    pub exact: Option<(String, usize)>,
    /// Why each program came to be that is not the first of its function's, and what would avoid it.
    pub recompiles: Vec<String>,
}

/// How many reports of graphs that are gone are kept.
const KEPT_REPORTS: usize = 256;

/// The reports of graphs compiled since the last [`clear_reports`], in order: of all that are there, and of the last
/// [`KEPT_REPORTS`] that are gone.
static REPORTS: Mutex<Vec<Arc<Mutex<Report>>>> = Mutex::new(Vec::new());

/// Adds a report to those that [`reports`] returns.
pub(super) fn keep(report: &Arc<Mutex<Report>>) {
    add(&mut lock(&REPORTS), report);
}

fn add(reports: &mut Vec<Arc<Mutex<Report>>>, report: &Arc<Mutex<Report>>) {
    reports.push(Arc::clone(report));
    let is_of_the_past = |report: &Arc<Mutex<Report>>| Arc::strong_count(report) == 1;
    let past = reports.iter().filter(|report| is_of_the_past(report)).count();
    let mut surplus = past.saturating_sub(KEPT_REPORTS);
    if surplus > 0 {
        reports.retain(|report| {
            let goes = surplus > 0 && is_of_the_past(report);
            surplus -= usize::from(goes);
            !goes
        });
    }
}

/// Returns the reports of this process, oldest first.
pub fn reports() -> Vec<Report> {
    lock(&REPORTS).iter().map(|report| lock(report).clone()).collect()
}

/// Forgets the reports so far.
pub fn clear_reports() {
    lock(&REPORTS).clear();
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
        let names: Vec<String> = reports.iter().map(|report| lock(report).graph.clone()).collect();
        // The graph of the report that came last was there when it came.
        assert_eq!(names.len(), KEPT_REPORTS + 2, "{names:?}");
        assert_eq!((&*names[0], &*names[1], &*names[KEPT_REPORTS + 1]), ("0", "44", "300"));
    }
}
