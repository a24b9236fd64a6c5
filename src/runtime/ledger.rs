//! Programs and transfers of devices with memory of their own, by the user's line. `torchtpu rehearse` opens the
//! ledger; it is closed in all other processes.

use super::lock;
use crate::fx::{Arg, Graph};
use crate::pjrt::PjrtError;
use std::cell::Cell;
use std::collections::hash_map::DefaultHasher;
use std::collections::{BTreeMap, HashMap};
use std::hash::{Hash, Hasher};
use std::sync::{Mutex, OnceLock};
use std::time::Duration;

/// Returns the user's line on this thread as a number, 0 if it is not known.
pub type Place = fn() -> u64;

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Execution,
    Upload,
    Download,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Execution => "execution",
            Kind::Upload => "upload",
            Kind::Download => "download",
        }
    }
}

/// Compiled program.
#[derive(Debug, Clone)]
pub struct Compiled {
    pub place: u64,
    pub name: String,
    pub ops: usize,
    /// Reason why the program was needed; `None` if its ops had no program before.
    pub cause: Option<String>,
    pub took: Duration,
}

/// Program or transfer for which the device had no room.
#[derive(Debug, Clone)]
pub struct NoRoom {
    pub place: u64,
    pub what: String,
    /// Bytes of the tensor or of the program's results.
    pub bytes: u64,
    pub message: String,
}

/// Number of events of a kind at a place, and their bytes.
pub type Sums = BTreeMap<(Kind, u64), (u64, u64)>;

/// Everything that was noted until now.
#[derive(Debug, Clone, Default)]
pub struct Entries {
    pub sums: Sums,
    pub compiled: Vec<Compiled>,
    pub no_room: Vec<NoRoom>,
}

struct Ledger {
    place: Place,
    entries: Mutex<Entries>,
    /// By the ops of a program: the types of the inputs of the last one.
    families: Mutex<HashMap<u64, Vec<String>>>,
}

thread_local! {
    /// The line for which this thread works, if it is not this thread's own.
    static ELSEWHERE: Cell<u64> = const { Cell::new(0) };
}

impl Ledger {
    fn here(&self) -> u64 {
        match ELSEWHERE.get() {
            0 => (self.place)(),
            elsewhere => elsewhere,
        }
    }
}

static LEDGER: OnceLock<Ledger> = OnceLock::new();
/// Shortages beyond this many are not kept.
const MOST_SHORTAGES: usize = 100;

/// Opens the ledger: programs and transfers are noted from now on.
pub fn open(place: Place) {
    LEDGER.get_or_init(|| Ledger { place, entries: Mutex::default(), families: Mutex::default() });
}

/// Everything that was noted; `None` if the ledger is closed.
pub fn read() -> Option<Entries> {
    LEDGER.get().map(|ledger| lock(&ledger.entries).clone())
}

/// Returns the user's line on this thread; 0 if it is not known, or the ledger is closed.
pub fn here() -> u64 {
    LEDGER.get().map_or(0, Ledger::here)
}

/// Does on this thread what another thread asked for at `place`.
pub fn at<R>(place: u64, work: impl FnOnce() -> R) -> R {
    let before = ELSEWHERE.replace(place);
    let done = work();
    ELSEWHERE.set(before);
    done
}

/// Notes one event.
pub(super) fn note(kind: Kind, bytes: usize) {
    let Some(ledger) = LEDGER.get() else { return };
    let place = ledger.here();
    let mut entries = lock(&ledger.entries);
    let (count, sum) = entries.sums.entry((kind, place)).or_default();
    *count += 1;
    *sum += bytes as u64;
}

/// Notes a compiled program. `cause` says why it was needed, if that is known; `is_padded`, that it is for a bucket.
pub(super) fn note_compiled(graph: &Graph, cause: Option<&str>, is_padded: bool, took: Duration) {
    let Some(ledger) = LEDGER.get() else { return };
    let (place, name) = (ledger.here(), graph.name.to_string());
    let family = {
        let mut hasher = DefaultHasher::new();
        graph.nodes.iter().for_each(|node| (*node.op).hash(&mut hasher));
        hasher.finish()
    };
    let types = types_of(graph);
    let before = lock(&ledger.families).insert(family, types.clone());
    let cause = match (cause, &*name) {
        (Some(cause), _) => Some(cause.to_owned()),
        // A chunk is padded from its second size on.
        (None, "chunk") if is_padded => Some("ops that had a program for another size: a bucket".to_owned()),
        (None, "fit") => Some("a tensor is padded to a bucket, or cut from one".to_owned()),
        (None, _) => before.map(|before| difference(&before, &types)),
    };
    let ops = graph.nodes.len();
    lock(&ledger.entries).compiled.push(Compiled { place, name, ops, cause, took });
}

/// Notes an error of a program or a transfer if it says that memory was missing.
pub(super) fn note_error(error: &PjrtError, what: &str, bytes: usize) {
    let Some(ledger) = LEDGER.get().filter(|_| error.is_out_of_memory()) else { return };
    let place = ledger.here();
    let (what, bytes, message) = (what.to_owned(), bytes as u64, error.to_string());
    let shortages = &mut lock(&ledger.entries).no_room;
    if shortages.len() < MOST_SHORTAGES {
        shortages.push(NoRoom { place, what, bytes, message });
    }
}

/// The types of the inputs and the results of a program.
fn types_of(graph: &Graph) -> Vec<String> {
    let results = graph.outputs.iter().filter_map(|output| match output {
        Arg::Value(value) => Some(&graph.values[value.0 as usize]),
        _ => None,
    });
    graph.values.iter().take(graph.inputs.len()).chain(results).map(ToString::to_string).collect()
}

/// The difference between two programs of the same ops, as a reason.
fn difference(before: &[String], now: &[String]) -> String {
    const SHOWN: usize = 3;
    let only_in = |these: &[String], others: &[String]| {
        let mut others = others.to_vec();
        let mut found: Vec<&str> = Vec::new();
        for ty in these {
            match others.iter().position(|other| other == ty) {
                Some(i) => drop(others.swap_remove(i)),
                None if !found.contains(&&**ty) => found.push(ty),
                None => {}
            }
        }
        let more = if found.len() > SHOWN { ", …" } else { "" };
        format!("{}{more}", found[..found.len().min(SHOWN)].join(", "))
    };
    let (new, old) = (only_in(now, before), only_in(before, now));
    match (new.is_empty(), old.is_empty()) {
        (true, true) => "the same ops with other numbers or results".to_owned(),
        (false, true) => format!("the same ops with more inputs or results: {new}"),
        (true, false) => format!("the same ops without inputs or results of before: {old}"),
        (false, false) => format!("the same ops on other sizes: {new}; before: {old}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_of_the_same_ops_differ_in_sizes_or_numbers() {
        let of = |size: usize| {
            let text = format!(
                "graph g inference\ninput %0 x: f32[{size}]\n%1 = aten.relu.default(%0) : f32[{size}] name=n0\nreturn %1\n"
            );
            Graph::parse(&text).unwrap_or_else(|error| panic!("{error}"))
        };
        let types = |size| types_of(&of(size));
        assert_eq!(difference(&types(4), &types(6)), "the same ops on other sizes: f32[6]; before: f32[4]");
        assert_eq!(difference(&types(6), &types(6)), "the same ops with other numbers or results");
    }
}
