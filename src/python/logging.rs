//! What the core logs, on stderr in the form of the Python side's lines.

use super::errors;
use pyo3::prelude::*;
use std::fmt;
use std::sync::OnceLock;
use tracing::level_filters::LevelFilter;
use tracing_subscriber::filter::Targets;
use tracing_subscriber::fmt::format::Writer;
use tracing_subscriber::fmt::{FmtContext, FormatEvent, FormatFields};
use tracing_subscriber::prelude::*;
use tracing_subscriber::registry::LookupSpan;
use tracing_subscriber::{Registry, reload};

static LEVEL: OnceLock<reload::Handle<LevelFilter, Registry>> = OnceLock::new();

/// Shows messages of `level` (`error`, `warning`, `info`, `debug`) and above. Warnings show by default.
#[pyfunction]
pub fn set_log_level(py: Python<'_>, level: &str) -> PyResult<()> {
    let filter = match level {
        "error" => LevelFilter::ERROR,
        "warning" => LevelFilter::WARN,
        "info" => LevelFilter::INFO,
        "debug" => LevelFilter::DEBUG,
        other => {
            let message = format!("unknown log level `{other}` (error, warning, info, debug)");
            return Err(errors::other_error(py, message));
        }
    };
    // A program that installed a subscriber of its own keeps it, and its levels.
    if let Some(handle) = LEVEL.get() {
        handle.modify(|current| *current = filter).ok();
    }
    Ok(())
}

/// A message with the product's name on each of its lines, as `log.py` writes them.
struct Named;

impl<S, N> FormatEvent<S, N> for Named
where
    S: tracing::Subscriber + for<'a> LookupSpan<'a>,
    N: for<'a> FormatFields<'a> + 'static,
{
    fn format_event(
        &self,
        context: &FmtContext<'_, S, N>,
        mut writer: Writer<'_>,
        event: &tracing::Event<'_>,
    ) -> fmt::Result {
        let mut message = String::new();
        context.format_fields(Writer::new(&mut message), event)?;
        message.lines().try_for_each(|line| writeln!(writer, "torchtpu: {line}"))
    }
}

/// Installs the subscriber, once per process.
pub fn install() {
    LEVEL.get_or_init(|| {
        let (filter, handle) = reload::Layer::new(LevelFilter::WARN);
        // What goes wrong in a library below (the cache's index, a remote's connection) is told by whoever used it, where
        // it matters.
        let ours = Targets::new().with_target("torchtpu_compile", LevelFilter::TRACE);
        let lines = tracing_subscriber::fmt::layer()
            .with_ansi(false)
            .event_format(Named)
            .with_writer(std::io::stderr);
        // Fails only where another subscriber is installed already.
        tracing_subscriber::registry().with(filter).with(ours).with(lines).try_init().ok();
        handle
    });
}
