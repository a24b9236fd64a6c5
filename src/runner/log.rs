//! The core's events as lines on standard error, which may be closed, full or gone: nothing depends on it.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};
use tracing::callsite::Identifier;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};

/// Writes a line to standard error, if it can.
pub fn say(line: impl std::fmt::Display) {
    // One call, so that lines of several threads stay whole.
    std::io::stderr().write_all(format!("torchtpu-run: {line}\n").as_bytes()).ok();
}

/// Writes events as lines.
pub struct Lines {
    level: Level,
    told: Mutex<HashMap<Identifier, Told>>,
}

/// How often one place spoke lately.
struct Told {
    since: Instant,
    lines: u32,
    left_out: u64,
}

/// Whoever calls a server can make it complain. A place in the code writes so many warnings a [`PERIOD`].
const MOST: u32 = 10;
const PERIOD: Duration = Duration::from_secs(10);

impl Lines {
    /// Whether a place may speak, and how many of its lines were left out before.
    fn admit(&self, place: Identifier, now: Instant) -> Option<u64> {
        let mut told = self.told.lock().unwrap_or_else(PoisonError::into_inner);
        let told = told.entry(place).or_insert(Told { since: now, lines: 0, left_out: 0 });
        if now.duration_since(told.since) >= PERIOD {
            (told.since, told.lines) = (now, 0);
        }
        if told.lines == MOST {
            told.left_out += 1;
            return None;
        }
        told.lines += 1;
        Some(std::mem::take(&mut told.left_out))
    }

    /// Whether events of this kind are written.
    pub fn takes(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= self.level && metadata.target().starts_with("torchtpu")
    }

    /// Writes an event, if its place in the code has not written too many of late.
    pub fn write(&self, event: &Event<'_>) {
        let mut message = Message(String::new());
        event.record(&mut message);
        let metadata = event.metadata();
        if *metadata.level() == Level::WARN {
            match self.admit(metadata.callsite(), Instant::now()) {
                None => return,
                Some(0) => {}
                Some(left_out) => message.0 += &format!(" (and {left_out} lines like it were left out)"),
            }
        }
        say(message.0);
    }
}

struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        if field.name() == "message" {
            let _ = write!(self.0, "{value:?}");
        }
    }
}

/// The subscriber of a program without Python.
struct Program(&'static Lines);

impl<S: Subscriber> Layer<S> for Program {
    fn enabled(&self, metadata: &Metadata<'_>, _: Context<'_, S>) -> bool {
        self.0.takes(metadata)
    }

    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        self.0.write(event);
    }
}

static LINES: OnceLock<Lines> = OnceLock::new();

/// Returns the lines of this process once it runs packages.
#[cfg(feature = "python")]
pub fn lines() -> Option<&'static Lines> {
    LINES.get()
}

/// Writes warnings, and with `verbose` a line for each program that is loaded or compiled. A process has one
/// subscriber: the native module's hands its events on.
pub fn install(verbose: bool) {
    let level = if verbose { Level::INFO } else { Level::WARN };
    let lines = LINES.get_or_init(|| Lines { level, told: Mutex::default() });
    tracing::subscriber::set_global_default(tracing_subscriber::registry().with(Program(lines))).ok();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_that_complains_all_the_time_is_heard_now_and_then() {
        let lines = Lines { level: Level::WARN, told: Mutex::default() };
        let mut places = Vec::new();
        tracing::subscriber::with_default(tracing_subscriber::registry(), || {
            places.push(tracing::callsite!(name: "a", kind: tracing::metadata::Kind::EVENT, fields: ));
        });
        let place = tracing::Callsite::metadata(places[0]).callsite();
        let now = Instant::now();
        let admitted =
            |now: Instant| (0..100).filter_map(|_| lines.admit(place.clone(), now)).collect::<Vec<_>>();
        assert_eq!(admitted(now), [0; MOST as usize]);
        let later = admitted(now + PERIOD);
        assert_eq!((later.len(), later[0], later[1]), (MOST as usize, 90, 0));
    }
}
