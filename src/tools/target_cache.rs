//! Putting what workers compile into the cache, under the keys that the runtime looks for.

use super::graph_file::GraphFile;
use super::lowered_graph::{LoweredGraph, Prepared};
use super::target::Target;
use super::worker_pool::WorkerPool;
use crate::cache::{Cache, CacheError, CacheSettings, Claim, Environment, Key, Tuning, plugin_digest};
use crate::lowering::Forms;
use crate::pjrt::{CompileResponse, PjrtError, WaitPolicy};
use crate::runtime::{self, CompileSettings, ProgramFacts, RuntimeError, platform, program_entry};
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// A cache that programs for some targets are put into.
#[derive(Debug)]
pub struct TargetCache {
    settings: CacheSettings,
    cache: Cache,
    environments: Vec<(Target, Environment)>,
    /// Digests of the keys of the tunings that programs were given.
    tunings: Mutex<BTreeSet<[u8; 32]>>,
}

/// Why there is none.
#[derive(Debug, thiserror::Error)]
pub enum TargetCacheError {
    #[error(transparent)]
    Cache(#[from] CacheError),
    #[error(transparent)]
    Plugin(#[from] PjrtError),
}

impl TargetCache {
    /// Opens the cache, which is made where there is none, and asks the plugin of each target what it is.
    ///
    /// # Errors
    /// A directory that cannot be used; a plugin that is missing or does not answer.
    pub fn open(
        settings: CacheSettings,
        targets: &[Target],
        worker_pool: &WorkerPool,
    ) -> Result<Self, TargetCacheError> {
        let cache = Cache::create(&settings)?;
        let mut environments: Vec<(Target, Environment)> = Vec::new();
        for target in targets {
            if environments.iter().all(|(known, _)| known != target) {
                // By its canonical path, as the runtime knows it.
                let plugin = worker_pool.find_plugin(target.platform())?;
                let plugin = plugin.canonicalize().unwrap_or(plugin);
                let digest = plugin_digest(&plugin, cache.directory(), true)?;
                let place = worker_pool.describe(target.platform(), &target.place())?;
                environments.push((target.clone(), Environment::of_place(&place, digest)));
            }
        }
        Ok(TargetCache { settings, cache, environments, tunings: Mutex::default() })
    }

    /// The key of a program for a target.
    pub(super) fn key(&self, prepared: &Prepared, target: &Target) -> Key {
        let CompileSettings { lowering, options, .. } = &prepared.settings;
        Key::of_program(&prepared.graph, lowering, options).in_environment(self.environment(target))
    }

    /// Gives a program the compiler options that were found best for it. Returns these, if there are some, with its key
    /// without them.
    pub(super) fn tune(&self, prepared: &mut Prepared, target: &Target) -> Option<(Key, Tuning)> {
        let key = self.key(prepared, target);
        let tuning = Tuning::read(&self.cache, &key)?;
        prepared.settings.options = tuning.added_to(&prepared.settings.options);
        let digest = key.of_tuning().digest().into();
        self.tunings.lock().unwrap_or_else(PoisonError::into_inner).insert(digest);
        (!tuning.options.is_empty()).then_some((key, tuning))
    }

    /// Forgets a program's options, which the compiler refuses.
    pub(super) fn forget(&self, (key, tuning): &(Key, Tuning), name: &str, error: &PjrtError) {
        tuning.forget(&self.cache, key, name, &error.to_string());
    }

    /// Returns the keys of the entries that say with which options programs of this cache are compiled. Without these
    /// entries nothing looks for the executables.
    pub fn tunings(&self) -> Vec<blake3::Hash> {
        let tunings = self.tunings.lock().unwrap_or_else(PoisonError::into_inner);
        tunings.iter().map(|digest| (*digest).into()).collect()
    }

    pub(super) fn cache(&self) -> &Cache {
        &self.cache
    }

    fn environment(&self, target: &Target) -> &Environment {
        let environment = self.environments.iter().find(|(known, _)| known == target);
        &environment.expect("it was opened for the targets of all jobs").1
    }

    /// Whether a whole entry is there.
    pub(super) fn holds(&self, key: &Key) -> bool {
        self.cache.read(&key.digest()).is_some()
    }

    /// How the results of a program lie in device memory; empty if nobody noted it.
    pub(super) fn layouts(&self, key: &blake3::Hash) -> Vec<String> {
        let entry = self.cache.read(key);
        entry
            .and_then(|entry| ProgramFacts::of_entry(&entry).ok())
            .map_or_else(Vec::new, |facts| facts.layouts)
    }

    /// The right to make an entry; waits where another process makes it.
    ///
    /// # Errors
    /// [`PjrtError::Interrupted`].
    pub(super) fn claim(&self, key: &Key, name: &str, wait: &WaitPolicy) -> Result<Claim, PjrtError> {
        self.cache.claim(&key.digest(), name, wait)
    }

    /// Writes an entry. Returns whether it was written; a failure is logged once.
    pub(super) fn keep(
        &self,
        key: &Key,
        target: &Target,
        lowered: &LoweredGraph,
        response: &CompileResponse,
    ) -> bool {
        let text = self.text_key(target, lowered);
        let layouts = response.output_layouts.clone();
        self.write(key, &text, lowered, layouts, response.compile_seconds, &response.serialized)
    }

    /// Writes an entry where another version of this package made the same program. Returns whether it did.
    pub(super) fn take_over(&self, key: &Key, target: &Target, lowered: &LoweredGraph) -> bool {
        if !self.cache.has_other_versions(key) {
            return false;
        }
        let text = self.text_key(target, lowered);
        let Some((_, other)) = self.cache.read_other_version(key, &text) else { return false };
        let layouts = ProgramFacts::of_entry(&other).map(|facts| facts.layouts).unwrap_or_default();
        self.write(key, &text, lowered, layouts, other.head.seconds, &other.payload)
    }

    fn write(
        &self,
        key: &Key,
        text: &Key,
        lowered: &LoweredGraph,
        layouts: Vec<String>,
        seconds: f64,
        payload: &[u8],
    ) -> bool {
        let took = Duration::try_from_secs_f64(seconds).unwrap_or_default();
        let mut facts = ProgramFacts::of(lowered.work);
        facts.layouts = layouts;
        let entry = program_entry(key, text, &lowered.prepared.graph, &facts, took, payload);
        self.cache.publish(&key.digest(), &entry)
    }

    fn text_key(&self, target: &Target, lowered: &LoweredGraph) -> Key {
        let CompileSettings { lowering, options, .. } = &lowered.prepared.settings;
        Key::of_text(&lowered.stablehlo, lowering, options).in_environment(self.environment(target))
    }

    /// Remembers which nodes of a graph cannot be lowered, because a compile checks that first. Returns the keys: one
    /// if the targets are all TPUs or none of them is, otherwise two.
    ///
    /// # Errors
    /// As for [`runtime::check`].
    pub fn remember_check(&self, graph_file: &GraphFile) -> Result<Vec<blake3::Hash>, RuntimeError> {
        let forms = |(target, _): &(Target, _)| {
            platform::of_kind(target.platform()).settings(CompileSettings::default()).lowering.forms.checked()
        };
        let forms: BTreeSet<Forms> = self.environments.iter().map(forms).collect();
        let check = |forms| {
            runtime::check(graph_file.graph(), forms, &self.settings)?;
            Ok(runtime::check_key(graph_file.graph(), forms)?.digest())
        };
        forms.into_iter().map(check).collect()
    }
}
