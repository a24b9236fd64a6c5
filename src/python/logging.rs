//! Records of Python's `logging` for the core's events: the logger is named after the module that speaks
//! (`torchtpu_compile.runtime.compiled`), so that the levels and handlers of `torchtpu_compile` rule them all. In a
//! process that runs packages, events are lines of `torchtpu-run` instead.
//!
//! No lock may be held while something is logged that a thread takes while it holds the GIL: both would wait for ever.
//! Heartbeats go to stderr directly.

use super::gil;
use crate::pjrt::is_quiet;
use crate::runner;
use pyo3::prelude::*;
use std::cell::RefCell;
use std::fmt::Write;
use std::sync::Once;
use tracing::field::{Field, Visit};
use tracing::subscriber::Interest;
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::layer::{Context, Layer};
use tracing_subscriber::prelude::*;

/// Hands events to Python. An event that nobody asked for costs one look at a logger; the core speaks of compiles and
/// of files, never of a call.
///
/// A thread that logs waits for the interpreter, so whoever logs holds no lock that a thread takes which has it.
struct ToPython;

impl<S: Subscriber> Layer<S> for ToPython {
    fn register_callsite(&self, metadata: &'static Metadata<'static>) -> Interest {
        // A logger may get another level at any time: it is asked for each event.
        if is_ours(metadata) { Interest::sometimes() } else { Interest::never() }
    }

    fn enabled(&self, metadata: &Metadata<'_>, _: Context<'_, S>) -> bool {
        if let Some(lines) = runner::lines() {
            return lines.takes(metadata);
        }
        // A quiet thread asks nobody: what it says is kept, and the logger asked later.
        is_ours(metadata) && (is_quiet() || is_enabled(metadata))
    }

    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        if let Some(lines) = runner::lines() {
            return lines.write(event);
        }
        let mut text = Text::default();
        event.record(&mut text);
        let message = text.message + &text.fields;
        let metadata = event.metadata();
        if is_quiet() {
            KEPT.with_borrow_mut(|kept| kept.push((metadata, message)));
        } else {
            say(metadata, &message);
        }
    }
}

thread_local! {
    /// Events of this thread from a time in which it could run no handler.
    static KEPT: RefCell<Vec<(&'static Metadata<'static>, String)>> = const { RefCell::new(Vec::new()) };
}

/// Says what was kept, where somebody wants to hear it.
pub fn say_kept() {
    for (metadata, message) in KEPT.take() {
        if is_enabled(metadata) {
            say(metadata, &message);
        }
    }
}

fn is_enabled(metadata: &Metadata<'_>) -> bool {
    let asked = gil::attached(|py| {
        let logger = logger(py, metadata);
        logger.and_then(|l| l.call_method1("isEnabledFor", (number(metadata),))?.extract()).unwrap_or(true)
    });
    asked.unwrap_or(*metadata.level() <= Level::WARN)
}

fn say(metadata: &Metadata<'_>, message: &str) {
    let told = gil::attached(|py| {
        let name = metadata.target().replace("::", ".");
        let logged = py
            .import("torchtpu_compile.log")
            .and_then(|log| log.call_method1("say", (name, number(metadata), message)));
        // A handler that raises must not end a compile.
        logged.map(|_| ()).unwrap_or_else(|error| error.write_unraisable(py, None));
    });
    if told.is_none() {
        // The interpreter is ending, and its loggers with it.
        let lines: String = message.lines().map(|line| format!("torchtpu: {line}\n")).collect();
        std::io::Write::write_all(&mut std::io::stderr(), lines.as_bytes()).ok();
    }
}

/// Returns whether a record is of this package. Records of libraries (the cache's index, a remote's connection) are
/// dropped: their errors reach the caller.
fn is_ours(metadata: &Metadata<'_>) -> bool {
    metadata.target().starts_with("torchtpu_compile")
}

fn logger<'py>(py: Python<'py>, metadata: &Metadata<'_>) -> PyResult<Bound<'py, PyAny>> {
    py.import("logging")?.call_method1("getLogger", (metadata.target().replace("::", "."),))
}

/// The level as Python's `logging` numbers it.
fn number(metadata: &Metadata<'_>) -> u8 {
    match *metadata.level() {
        Level::ERROR => 40,
        Level::WARN => 30,
        Level::INFO => 20,
        Level::DEBUG => 10,
        Level::TRACE => 5,
    }
}

/// An event's message, and its further fields as ` name=value`.
#[derive(Default)]
struct Text {
    message: String,
    fields: String,
}

impl Visit for Text {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        // Writing to a string cannot fail.
        let _ = match field.name() {
            "message" => write!(self.message, "{value:?}"),
            name => write!(self.fields, " {name}={value:?}"),
        };
    }
}

/// Installs it, once per process. A program that has a subscriber of its own keeps that.
pub fn install() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| drop(tracing_subscriber::registry().with(ToPython).try_init()));
}
