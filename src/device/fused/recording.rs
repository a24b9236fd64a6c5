//! Chunks that are kept for a recording, as graphs.

use super::Form;
use super::chunk::Recorded;
use super::join::join;
use crate::device::state::{self, Complaint};
use crate::fx::{Graph, Source};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Chunks that ran since recording began; `None` where nothing is recorded.
#[derive(Default)]
pub struct Recording(Mutex<Option<HashMap<u128, Seen>>>);

/// A kind of chunk that ran.
#[derive(Clone)]
struct Seen {
    /// Its place among those that were seen.
    number: usize,
    ops: Vec<Recorded>,
    /// Values that were live at some time.
    live: Vec<bool>,
    runs: u64,
    is_taken: bool,
}

/// A recorded chunk.
pub struct Taken {
    pub number: usize,
    /// Digest of its ops and how they are connected, the same in every process.
    pub key: u128,
    /// Its graph, where that is new since it was taken last; or why there is none.
    pub graph: Option<Result<Graph, String>>,
    /// How often it ran.
    pub runs: u64,
}

impl Recording {
    fn lock(&self) -> MutexGuard<'_, Option<HashMap<u128, Seen>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to record.
    pub fn begin(&self) {
        self.lock().get_or_insert_default();
    }

    /// Notes that ops ran of which these values were live.
    pub fn note(&self, ops: &[Recorded], live: &[bool]) {
        let mut seen = self.lock();
        let Some(seen) = seen.as_mut() else { return };
        let number = seen.len();
        // What is recorded is the program of Fused mode, whatever mode the ops ran in.
        let entry = seen.entry(super::programs::key_of(Form::Joined, ops)).or_insert_with(|| Seen {
            number,
            ops: ops.to_vec(),
            live: vec![false; live.len()],
            runs: 0,
            is_taken: false,
        });
        entry.runs += 1;
        for (known, live) in entry.live.iter_mut().zip(live) {
            entry.is_taken &= *known || !live;
            *known |= live;
        }
    }

    /// Returns every chunk, in the order in which they came.
    ///
    /// # Errors
    /// The device is not installed.
    pub fn take(&self) -> Result<Vec<Taken>, Complaint> {
        let state = state::state()?;
        let mut all: Vec<(u128, Seen)> = Vec::new();
        for (key, seen) in self.lock().iter_mut().flatten() {
            all.push((*key, seen.clone()));
            seen.is_taken = true;
        }
        all.sort_by_key(|(_, seen)| seen.number);
        let mut files = Files::default();
        let taken = all.into_iter().map(|(key, Seen { number, ops, live, runs, is_taken })| {
            let graph = (!is_taken).then(|| {
                // Lines ask the interpreter.
                let line = |op: &Recorded| op.place.source(state).map(|line| files.with_text(line));
                let lines: Vec<_> = ops.iter().map(line).collect();
                join(&ops, &live, &lines)
                    .map(|graph| Graph { name: format!("chunk{number}").into(), ..graph })
            });
            Taken { number, key, graph, runs }
        });
        Ok(taken.collect())
    }
}

/// The lines of source files.
#[derive(Default)]
struct Files(HashMap<Arc<str>, Vec<Arc<str>>>);

impl Files {
    /// The line with its text, where the file is there.
    fn with_text(&mut self, line: Source) -> Source {
        let lines = self.0.entry(Arc::clone(&line.file)).or_insert_with(|| {
            let text = std::fs::read_to_string(&*line.file).unwrap_or_default();
            text.lines().map(|line| line.trim().into()).collect()
        });
        let code = (line.line as usize).checked_sub(1).and_then(|at| lines.get(at).cloned());
        Source { code: code.unwrap_or(line.code), ..line }
    }
}
