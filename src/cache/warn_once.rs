//! Warnings that would come again with every graph.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

static SAID: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Warns, unless this process has said the same before.
pub fn warn_once(message: &str) {
    warn_once_about(message, message);
}

/// Warns, unless this process has warned of the same cause before, in whatever words.
pub fn warn_once_about(cause: &str, message: &str) {
    // Not under the lock: whoever listens may have to wait for another thread.
    let new = SAID.lock().unwrap_or_else(PoisonError::into_inner).insert(cause.to_string());
    if new {
        tracing::warn!("{message}");
    }
}
