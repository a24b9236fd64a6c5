//! The core's events as lines on standard error.

use std::fmt::Write as _;
use tracing::field::{Field, Visit};
use tracing::{Event, Level, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt as _};

struct Lines(Level);

struct Message(String);

impl Visit for Message {
    fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
        if field.name() == "message" {
            let _ = write!(self.0, "{value:?}");
        }
    }
}

impl<S: Subscriber> Layer<S> for Lines {
    fn enabled(&self, metadata: &tracing::Metadata<'_>, _: Context<'_, S>) -> bool {
        *metadata.level() <= self.0 && metadata.target().starts_with("torchtpu")
    }

    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut message = Message(String::new());
        event.record(&mut message);
        eprintln!("torchtpu-run: {}", message.0);
    }
}

/// Warnings, and with `verbose` what programs do.
pub fn install(verbose: bool) {
    let level = if verbose { Level::INFO } else { Level::WARN };
    tracing::subscriber::set_global_default(tracing_subscriber::registry().with(Lines(level))).ok();
}
