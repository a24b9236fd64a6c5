//! The limit on compilations of one function, and what happens past it.

use super::RuntimeError;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// Action at a compilation past the limit of a function.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum OnRecompile {
    #[default]
    Warn,
    Raise,
}

impl OnRecompile {
    pub fn parse(text: &str) -> Option<Self> {
        match text {
            "warn" => Some(OnRecompile::Warn),
            "raise" => Some(OnRecompile::Raise),
            _ => None,
        }
    }
}

/// Limit on the compilations of a function, and the cause of the one at hand.
#[derive(Debug, Clone, Default)]
pub struct CompileLimit {
    /// Number of the function, unique in the process; 0 if the function is not known.
    pub function: u64,
    /// Maximum number of compilations, summed over its graphs (forward and backward) and sizes. Cache hits do not
    /// count. If `None`, `OnRecompile::Raise` forbids every compilation but the first of each graph.
    pub most: Option<usize>,
    pub on_recompile: OnRecompile,
    /// Cause of the retrace that made the graph, and how to avoid it; `None` for the first trace.
    pub retraced: Option<String>,
}

/// Number of compilations of each function with a limit.
static COMPILED: Mutex<Option<HashMap<u64, usize>>> = Mutex::new(None);

impl CompileLimit {
    /// Counts a compilation that is about to happen; `cause` is `None` for the first one of a graph.
    ///
    /// # Errors
    /// [`RuntimeError::TooManyCompiles`] if the limit forbids the compilation; it is not counted then.
    pub fn count(&self, graph: &str, cause: Option<&str>) -> Result<(), RuntimeError> {
        let raises = self.on_recompile == OnRecompile::Raise;
        let refused = |limit: String| {
            let cause = cause.unwrap_or("it is called for the first time").to_string();
            Err(RuntimeError::TooManyCompiles { graph: graph.to_string(), limit, cause })
        };
        let Some(most) = self.most else {
            return if raises && cause.is_some() {
                refused("on_recompile=\"raise\" forbids recompiles".to_string())
            } else {
                Ok(())
            };
        };
        let mut compiled = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
        let count = compiled.get_or_insert_default().entry(self.function).or_default();
        if *count >= most && raises {
            return refused(format!("compile {} of this function exceeds max_compiles={most}", *count + 1));
        }
        *count += 1;
        if *count > most {
            tracing::warn!(
                "{graph}: compile {count} of this function exceeds max_compiles={most}: {}",
                cause.unwrap_or("it is called for the first time")
            );
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_compile_too_many_is_refused_with_its_cause_as_often_as_it_is_tried() {
        let limit = CompileLimit { function: u64::MAX, most: Some(2), ..CompileLimit::default() };
        let raising = CompileLimit { on_recompile: OnRecompile::Raise, ..limit.clone() };
        assert!(raising.count("g", None).is_ok() && raising.count("g", Some("a size")).is_ok());
        for _ in 0..2 {
            let error = raising.count("g", Some("a new size")).unwrap_err().to_string();
            assert!(error.contains("max_compiles=2") && error.contains("a new size"), "{error}");
        }
        assert!(limit.count("g", None).is_ok(), "one that warns goes on");
        let other = CompileLimit { function: u64::MAX - 1, ..raising };
        assert!(other.count("g", None).is_ok());
    }

    #[test]
    fn without_a_number_only_recompiles_are_refused() {
        let limit = CompileLimit {
            on_recompile: OnRecompile::Raise,
            function: u64::MAX - 3,
            ..CompileLimit::default()
        };
        assert!(limit.count("g", None).is_ok() && limit.count("another", None).is_ok());
        let error = limit.count("g", Some("a new size")).unwrap_err().to_string();
        assert!(error.contains("on_recompile") && error.contains("a new size"), "{error}");
        let warning = CompileLimit { on_recompile: OnRecompile::Warn, ..limit };
        assert!(warning.count("g", Some("a new size")).is_ok());
    }
}
