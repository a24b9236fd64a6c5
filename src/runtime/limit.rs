//! How many programs one function of the user's may have, and what becomes of one too many.

use super::RuntimeError;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};

/// What happens when a function would be compiled more often than its limit says.
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

/// The limit of a function, and why the graph at hand is compiled.
#[derive(Debug, Clone, Default)]
pub struct CompileLimit {
    /// A number that no other function of the process has; 0 where the function is not known.
    pub function: u64,
    /// How many of its programs the compiler may make: those of all its graphs, forward and backward, and of all sizes.
    /// What comes out of the cache does not count. No limit where `None`.
    pub most: Option<usize>,
    pub on_recompile: OnRecompile,
    /// Why the function was traced again, and what would avoid it; `None` for its first graphs.
    pub retraced: Option<String>,
}

/// How often each function with a limit was compiled.
static COMPILED: Mutex<Option<HashMap<u64, usize>>> = Mutex::new(None);

impl CompileLimit {
    /// Counts a compile that is about to happen because of `cause`.
    ///
    /// # Errors
    /// [`RuntimeError::TooManyCompiles`] for one too many that is to raise; it is not counted.
    pub fn count(&self, graph: &str, cause: &str) -> Result<(), RuntimeError> {
        let Some(most) = self.most else { return Ok(()) };
        let mut compiled = COMPILED.lock().unwrap_or_else(PoisonError::into_inner);
        let count = compiled.get_or_insert_default().entry(self.function).or_default();
        if *count >= most && self.on_recompile == OnRecompile::Raise {
            let (graph, cause) = (graph.to_string(), cause.to_string());
            return Err(RuntimeError::TooManyCompiles { graph, most, cause });
        }
        *count += 1;
        if *count > most {
            tracing::warn!(
                "{graph} is compiled, which makes {count} programs of its function where max_compiles is {most}: {cause}"
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
        assert!(raising.count("g", "").is_ok() && raising.count("g", "").is_ok());
        for _ in 0..2 {
            let error = raising.count("g", "a new size").unwrap_err().to_string();
            assert!(error.contains("max_compiles") && error.contains("a new size"), "{error}");
        }
        assert!(limit.count("g", "").is_ok(), "one that warns goes on");
        let other = CompileLimit { function: u64::MAX - 1, ..raising };
        assert!(other.count("g", "").is_ok());
    }
}
