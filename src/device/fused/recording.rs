//! Chunks that are kept for a recording, as graphs.

use super::join::join;
use super::recorded::{Form, Recorded, key_of};
use crate::device::tracer::Tracer;
use crate::fx::{Graph, Source};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Chunks that ran since recording began; `None` where nothing is recorded.
#[derive(Default)]
pub struct Recording(Mutex<Option<HashMap<u128, Seen>>>);

/// A kind of chunk that ran.
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
    /// Its graph, where there is one, and it is new since it was taken last.
    pub graph: Option<Graph>,
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
        let entry = seen.entry(key_of(Form::Joined, ops)).or_insert_with(|| Seen {
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
    pub fn take(&self, tracer: &dyn Tracer) -> Vec<Taken> {
        let mut all = Vec::new();
        for (key, seen) in self.lock().iter_mut().flatten() {
            let is_new = !std::mem::replace(&mut seen.is_taken, true);
            let made_of = is_new.then(|| (seen.ops.clone(), seen.live.clone()));
            all.push((seen.number, *key, made_of, seen.runs));
        }
        all.sort_by_key(|(number, ..)| *number);
        let mut files = Files::default();
        let taken = all.into_iter().map(|(number, key, made_of, runs)| {
            let graph = made_of.map(|(ops, live)| -> Result<Graph, String> {
                // Lines ask the interpreter.
                let line = |op: &Recorded| op.place.source(tracer).map(|line| files.with_text(line));
                let lines: Vec<_> = ops.iter().map(line).collect();
                let graph = join(&ops, &live, &lines)?;
                Ok(Graph { name: format!("chunk{number}").into(), ..graph })
            });
            if let Some(Err(why)) = &graph {
                tracing::warn!("chunk{number} is not recorded: {why}");
            }
            Taken { number, key, graph: graph.and_then(Result::ok), runs }
        });
        taken.collect()
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
