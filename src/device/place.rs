//! The lines of the user's program in which ops are called, for messages.
//!
//! A place is noted for each op and looked up in no table until somebody asks. No line of Python calls the ops of a
//! gradient: autograd counts the ops of each thread of the forward pass, and tells whose gradient is computed.

use super::tracer::Tracer;
use crate::fx::Source;
use std::cell::Cell;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Where an op was called: what [`Tracer::place`] says, of at most 40 bits, and in the highest one whether the op is
/// part of the gradient of what was called there. 0 is not known.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Place(u64);

const BACKWARD: u64 = 1 << 63;
const BITS: u32 = 40;

/// The places of the last ops of forward passes, by what autograd calls them: a place in the lower bits, in the upper
/// ones a part of the name.
pub struct Places(Box<[AtomicU64]>);

thread_local! {
    /// The name of the newest op. Several calls of the device may be one op of autograd's, and later calls that
    /// autograd does not count have the same name.
    static NEWEST: Cell<u64> = const { Cell::new(u64::MAX) };
}

impl Default for Places {
    fn default() -> Self {
        Places((0..1 << 15).map(|_| AtomicU64::new(0)).collect())
    }
}

impl Places {
    fn entry(&self, origin: u64) -> (&AtomicU64, u64) {
        let mixed = origin.wrapping_mul(0x9e37_79b9_7f4a_7c15);
        (&self.0[(mixed >> 49) as usize], mixed & !((1 << BITS) - 1))
    }

    /// Returns the source location of the op that is being called. `shim.h` defines `origin`.
    pub fn here(&self, tracer: &dyn Tracer, origin: u64) -> Place {
        let name = origin & !BACKWARD;
        if origin != name {
            let (entry, tag) = self.entry(name);
            let known = entry.load(Relaxed);
            let found = known & ((1 << BITS) - 1);
            if known & !((1 << BITS) - 1) == tag && found != 0 {
                return Place(found | BACKWARD);
            }
            return Place(tracer.place());
        }
        let place = tracer.place();
        if NEWEST.replace(name) != name {
            let (entry, tag) = self.entry(name);
            entry.store(tag | place, Relaxed);
        }
        Place(place)
    }
}

impl Place {
    /// The line, without its text.
    pub fn source(self, tracer: &dyn Tracer) -> Option<Source> {
        let line = tracer.line(self.0 & !BACKWARD)?;
        let (file, line) = line.rsplit_once(':')?;
        Some(Source { file: file.into(), line: line.parse().ok()?, code: "".into() })
    }

    /// `mul (train.py:12)`, `mul (backward of train.py:12)`, or the op alone where the line is not known.
    pub fn told(self, tracer: &dyn Tracer, op: &str) -> String {
        match tracer.line(self.0 & !BACKWARD) {
            None => op.to_owned(),
            Some(line) if self.0 & BACKWARD != 0 => format!("{op} (backward of {line})"),
            Some(line) => format!("{op} ({line})"),
        }
    }
}
