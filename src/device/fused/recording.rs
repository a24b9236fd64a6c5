//! Chunks that are kept for a recording, as graphs.

use super::join::join;
use super::recorded::{Form, Recorded, key_of};
use crate::device::complaint::Complaint;
use crate::device::tracer::Tracer;
use crate::fx::{DType, Graph, Source};
use smallvec::SmallVec;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Bytes of inputs that are kept for all chunks of a process. Chunks beyond them are recorded without inputs.
const ROOM: usize = 256 << 20;

/// Chunks that ran since recording began; `None` where nothing is recorded.
#[derive(Default)]
pub struct Recording(Mutex<Option<Kept>>);

struct Kept {
    chunks: HashMap<u128, Seen>,
    /// Bytes of inputs that may still be kept.
    room: usize,
    is_paused: bool,
}

/// An input of a chunk, its elements in row-major order.
#[derive(Clone)]
pub struct InputData {
    pub dtype: DType,
    pub dims: SmallVec<[i64; 6]>,
    pub bytes: Arc<[u8]>,
}

/// A kind of chunk that ran.
struct Seen {
    /// Its place among those that were seen.
    number: usize,
    ops: Vec<Recorded>,
    /// Values that were live at some time.
    live: Vec<bool>,
    runs: u64,
    /// The inputs of its first run, if they are kept.
    inputs: Option<Vec<InputData>>,
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
    /// The inputs of its first run, if it has a graph here and they were kept.
    pub inputs: Option<Vec<InputData>>,
}

impl Recording {
    fn lock(&self) -> MutexGuard<'_, Option<Kept>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Begins to record, `with_inputs` or the graphs alone.
    pub fn begin(&self, with_inputs: bool) {
        let room = if with_inputs { ROOM } else { 0 };
        self.lock().get_or_insert_with(|| Kept { chunks: HashMap::new(), room, is_paused: false });
    }

    /// Leaves out what runs from now on, or no longer does.
    pub fn pause(&self, is_paused: bool) {
        if let Some(kept) = self.lock().as_mut() {
            kept.is_paused = is_paused;
        }
    }

    /// Notes that ops are about to run of which these values are live. `fetch` is called for new ops, and returns
    /// copies of their inputs unless these have more than the given number of bytes.
    ///
    /// # Errors
    /// Those of `fetch`.
    pub fn note(
        &self,
        ops: &[Recorded],
        live: &[bool],
        fetch: impl FnOnce(usize) -> Result<Option<Vec<InputData>>, Complaint>,
    ) -> Result<(), Complaint> {
        let (key, room) = match self.lock().as_ref() {
            None | Some(Kept { is_paused: true, .. }) => return Ok(()),
            Some(kept) => {
                // What is recorded is the program of Fused mode, whatever mode the ops run in.
                let key = key_of(Form::Joined, ops);
                (key, if kept.chunks.contains_key(&key) { 0 } else { kept.room })
            }
        };
        // Without the lock: it waits for programs.
        let inputs = if room == 0 { None } else { fetch(room)? };
        let mut kept = self.lock();
        let Some(kept) = kept.as_mut() else { return Ok(()) };
        let bytes: usize = inputs.iter().flatten().map(|input| input.bytes.len()).sum();
        kept.room = kept.room.saturating_sub(bytes);
        let number = kept.chunks.len();
        let entry = kept.chunks.entry(key).or_insert_with(|| Seen {
            number,
            ops: ops.to_vec(),
            live: vec![false; live.len()],
            runs: 0,
            inputs,
            is_taken: false,
        });
        entry.runs += 1;
        for (known, live) in entry.live.iter_mut().zip(live) {
            entry.is_taken &= *known || !live;
            *known |= live;
        }
        Ok(())
    }

    /// Returns every chunk, in the order in which they came.
    pub fn take(&self, tracer: &dyn Tracer) -> Vec<Taken> {
        let mut all = Vec::new();
        for (key, seen) in self.lock().iter_mut().flat_map(|kept| &mut kept.chunks) {
            let is_new = !std::mem::replace(&mut seen.is_taken, true);
            let made_of = is_new.then(|| (seen.ops.clone(), seen.live.clone(), seen.inputs.clone()));
            all.push((seen.number, *key, made_of, seen.runs));
        }
        all.sort_by_key(|(number, ..)| *number);
        let mut files = Files::default();
        let taken = all.into_iter().map(|(number, key, made_of, runs)| {
            let (made_of, inputs) =
                made_of.map_or((None, None), |(ops, live, inputs)| (Some((ops, live)), inputs));
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
            Taken { number, key, graph: graph.and_then(Result::ok), runs, inputs }
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
