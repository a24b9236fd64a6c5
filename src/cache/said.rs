//! Warnings that would come again with every graph.

use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

static SAID: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());

/// Warns, unless this process has said the same before.
pub fn once(message: &str) {
    let mut said = SAID.lock().unwrap_or_else(PoisonError::into_inner);
    if said.insert(message.to_string()) {
        tracing::warn!("{message}");
    }
}
