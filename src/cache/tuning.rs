//! Compiler options that were found best for a program, kept beside the executables.

use super::entry::{EntryKind, Parts, encode};
use super::{Cache, CacheMode, Key};
use crate::pjrt::{CompileOptions, OptionOverride};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt;

/// Result of a search for a program's compiler options. It belongs to the program's key without them, so that another
/// compiler, another lowering and other options of the user's find nothing.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Tuning {
    /// Options beside those of the settings; none where nothing helps.
    pub options: BTreeMap<String, OptionOverride>,
    /// Why these, with figures.
    pub reason: String,
    /// Trials and their figures, as the search writes them.
    pub trials: String,
}

impl Tuning {
    /// Reads what is known of a program, by its key without tuned options.
    pub fn read(cache: &Cache, program: &Key) -> Option<Tuning> {
        let entry = cache.read(&program.of_tuning().digest())?;
        rmp_serde::from_slice(&entry.payload).ok()
    }

    /// Writes it for a program. Returns whether it was written; a failure is logged once.
    pub fn publish(&self, cache: &Cache, program: &Key, name: &str) -> bool {
        let key = program.of_tuning();
        let payload = rmp_serde::to_vec_named(self).expect("plain data");
        cache.publish(&key.digest(), &encode(Parts::new(EntryKind::Tuning, name, &key, &payload)))
    }

    /// Warns that the compiler refuses a program with these options, and takes them from the cache: programs no longer
    /// get them, and a further search tries them again.
    pub fn forget(&self, cache: &Cache, program: &Key, name: &str, error: &str) {
        let error = error.lines().next().unwrap_or_default();
        tracing::warn!(
            "{name}: compiled without its tuned compiler options {self}, which are refused: {error}"
        );
        if cache.mode() == CacheMode::On {
            let reason = format!("the compiler refused {self}: {error}");
            Tuning { reason, trials: "[]".to_owned(), ..Tuning::default() }.publish(cache, program, name);
        }
    }

    /// Returns the options with these beside them. What the user set stays as it is.
    #[must_use]
    pub fn added_to(&self, options: &CompileOptions) -> CompileOptions {
        let mut options = options.clone();
        options.add_overrides(&self.options);
        options
    }
}

/// The options and the reason, on one line.
impl fmt::Display for Tuning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options: Vec<String> =
            self.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
        write!(f, "{} ({})", options.join(" "), self.reason)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cache::testing;

    fn tuning() -> Tuning {
        let options = BTreeMap::from([("xla_a".to_owned(), OptionOverride::Int(4))]);
        Tuning { options, reason: "-9.0 % cycles".to_owned(), trials: "[]".to_owned() }
    }

    #[test]
    fn a_tuning_is_read_by_the_key_that_it_was_written_for() {
        let directory = testing::directory();
        let cache = testing::cache(directory.path(), CacheMode::On);
        assert!(tuning().publish(&cache, &testing::key(1), "g"));
        assert_eq!(Tuning::read(&cache, &testing::key(1)), Some(tuning()));
        assert_eq!(Tuning::read(&cache, &testing::key(2)), None);
        assert_ne!(testing::key(1).of_tuning().digest(), testing::key(1).digest());
        assert_eq!(tuning().to_string(), "xla_a=4 (-9.0 % cycles)");
    }

    #[test]
    fn options_of_the_users_win() {
        let mut options = CompileOptions::default();
        assert_eq!(tuning().added_to(&options).env_option_overrides, tuning().options);
        options.env_option_overrides.insert("xla_a".to_owned(), OptionOverride::Int(1));
        assert_eq!(tuning().added_to(&options), options);
    }
}
