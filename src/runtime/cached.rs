//! Executables out of the cache, or made and put into it.

use super::device::Device;
use super::metrics::{add, counters};
use super::{CompileSettings, RuntimeError};
use crate::cache::{
    About, Cache, CacheMode, Claim, Entry, EntryKind, Environment, Key, Parts, Tuning, encode, plugin_digest,
    warn_once,
};
use crate::fx::Graph;
use crate::pjrt::{CompileOptions, Executable, PjrtError, file_digest};
use crate::program::Work;
use serde::{Deserialize, Serialize};
use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A program that can be run.
pub(super) struct Obtained {
    pub executable: Executable,
    pub facts: ProgramFacts,
    pub origin: Origin,
    /// The tuned compiler options that it is compiled with, and why.
    pub tuned: Option<String>,
}

/// Facts about a program that its executable does not tell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramFacts {
    /// Whether it has control flow whose length is not in its cost.
    pub(super) loops: bool,
    /// About how many operations it takes, if its plugin does not tell.
    #[serde(default)]
    pub(super) operations: Option<u64>,
    /// How each result lies in device memory, if the compiler chose some of that.
    #[serde(default)]
    pub layouts: Vec<String>,
}

impl ProgramFacts {
    /// Returns about how many operations the program takes, by our count of its StableHLO. An entry of an older version
    /// has none, and neither has a program whose count is without end.
    pub(super) fn counted(&self) -> Option<f64> {
        self.operations.filter(|&count| count != u64::MAX).map(|count| count as f64)
    }

    fn encode(&self) -> Vec<u8> {
        rmp_serde::to_vec_named(self).expect("plain data")
    }

    /// Returns the facts of calls together.
    pub(super) fn of_calls<'f>(calls: impl Iterator<Item = &'f ProgramFacts>) -> ProgramFacts {
        let add = |sum: ProgramFacts, call: &ProgramFacts| ProgramFacts {
            loops: sum.loops || call.loops,
            operations: sum.operations.zip(call.operations).map(|(sum, of_call)| sum.saturating_add(of_call)),
            layouts: Vec::new(),
        };
        calls.fold(ProgramFacts { loops: false, operations: Some(0), layouts: Vec::new() }, add)
    }

    /// Returns the facts of a lowered program.
    pub fn of(work: Work) -> ProgramFacts {
        ProgramFacts { loops: work.loops, operations: Some(work.operations), layouts: Vec::new() }
    }

    /// Returns the facts in a cache entry.
    ///
    /// # Errors
    /// Bytes that are none.
    pub fn of_entry(entry: &Entry) -> Result<ProgramFacts, PjrtError> {
        rmp_serde::from_slice(&entry.head.facts).map_err(|error| {
            PjrtError::InvalidArgument(format!("what is known of it cannot be read: {error}"))
        })
    }
}

/// Returns the cache entry of a program: `payload` is its serialized executable, `took` the time that it took to make,
/// `text` the key of its StableHLO.
pub fn program_entry(
    key: &Key,
    text: &Key,
    graph: &Graph,
    facts: &ProgramFacts,
    took: Duration,
    payload: &[u8],
) -> Vec<u8> {
    encode(Parts {
        kind: EntryKind::Executable,
        name: &graph.name,
        key,
        seconds: took.as_secs_f64(),
        facts: facts.encode(),
        about: About::of(graph).encode(),
        text: Some(text),
        payload,
    })
}

/// Risk of compiling a program in this process.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Danger {
    Unknown,
    /// A process ended while it compiled the program: the compiler crashed, or somebody killed the process.
    KilledAProcess,
}

/// Where a program comes from, with its key in the cache.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Origin {
    Hit(blake3::Hash),
    Miss(blake3::Hash),
    /// The cache is off, or cannot be used.
    Uncached,
}

/// The StableHLO of a graph, its work, and how long lowering took.
pub(super) struct Text {
    pub stablehlo: String,
    pub work: Work,
    pub took: Duration,
}

/// The executable of a graph with known sizes, after all passes: loaded from the cache, or made and put into it. A hit
/// neither lowers nor compiles. Where another version of this package filled the cache, a miss lowers, and compiles if
/// no program there has the same StableHLO. `compile` gets the options of the settings or, where a search found better
/// ones for this program, those; where the compiler refuses it with these, it is compiled without, and the cache no
/// longer has them.
pub(super) fn obtain(
    graph: &Graph,
    device: &Device,
    settings: &CompileSettings,
    lower: impl Fn() -> Result<Text, RuntimeError>,
    compile: impl Fn(&Text, Danger, &CompileOptions) -> Result<Executable, RuntimeError>,
) -> Result<Obtained, RuntimeError> {
    if let Some(obtained) = shipped(graph, device, settings)? {
        return Ok(obtained);
    }
    let Some(located) = locate(graph, device, settings, true)? else {
        let text = lower()?;
        let executable = compile(&text, Danger::Unknown, &settings.options)?;
        let facts = ProgramFacts::of(text.work);
        return Ok(Obtained { executable, facts, origin: Origin::Uncached, tuned: None });
    };
    let tuning = located.tuning.clone();
    let ended = obtain_located(graph, device, settings, located, &lower, &compile);
    let (Err(RuntimeError::Compile { source, .. }), Some(tuning)) = (&ended, tuning) else { return ended };
    let without = if source.is_of_program() { locate(graph, device, settings, false)? } else { None };
    let Some(located) = without else { return ended };
    tuning.forget(&located.cache, &located.searched, &graph.name, &source.to_string());
    obtain_located(graph, device, settings, located, &lower, &compile)
}

/// [`obtain`] with a place in the cache.
fn obtain_located(
    graph: &Graph,
    device: &Device,
    settings: &CompileSettings,
    located: Located,
    lower: impl Fn() -> Result<Text, RuntimeError>,
    compile: impl Fn(&Text, Danger, &CompileOptions) -> Result<Executable, RuntimeError>,
) -> Result<Obtained, RuntimeError> {
    let wanted = Wanted { graph, device, settings, digest: located.key.digest(), located };
    if let Some(obtained) = wanted.read()? {
        return Ok(obtained);
    }
    let Located { cache, key, .. } = &wanted.located;
    let (name, digest) = (&*graph.name, wanted.digest);
    let serializes = can_serialize(device);
    // Code of the user's may run in the middle of compiling, and come here for the same program: the claim is this
    // thread's.
    let is_claimed = CLAIMED.with_borrow(|claimed| claimed.contains(&digest));
    let writes = cache.mode() == CacheMode::On && serializes && !is_claimed;
    let claimed = || cache.claim(&digest, name, &settings.compile_wait).map_err(|error| wanted.failed(error));
    let claim = if writes { claimed()? } else { Claim::Shared };
    let _mark = writes.then(|| Claimed::mark(digest));
    // Another process may have made it in the meantime.
    if writes && let Some(obtained) = wanted.read()? {
        return Ok(obtained);
    }
    // Under the claim, so that of many processes one asks, and the others find what it was told.
    if serializes && let Some(obtained) = wanted.fetch()? {
        return Ok(obtained);
    }
    let started = Instant::now();
    let text = if cache.has_other_versions(key) {
        let text = lower()?;
        if let Some(obtained) = wanted.take_over(&text, writes)? {
            return Ok(obtained);
        }
        Ok(text)
    } else {
        Err(lower)
    };
    let mut danger = Danger::Unknown;
    if let Claim::Held(lock) = &claim {
        if lock.was_left_marked() {
            danger = Danger::KilledAProcess;
        }
        lock.mark();
    }
    let text = text.or_else(|lower| lower())?;
    // What cannot be lowered could not be in the cache: calls of sizes for which padding has no lowering look here.
    wanted.tell_miss()?;
    let executable = match compile(&text, danger, &wanted.located.options) {
        Ok(executable) => executable,
        Err(error) => {
            if matches!(error, RuntimeError::Compile { source: PjrtError::WorkerDied { .. }, .. })
                && let Claim::Held(lock) = claim
            {
                // For the next process, which must not try it by itself.
                lock.leave_marked();
            }
            return Err(error);
        }
    };
    let mut facts = ProgramFacts::of(text.work);
    if writes && settings.lowering.chooses_layouts(graph) {
        // For whoever compiles the backward program ahead of time. Here buffers tell it.
        facts.layouts = executable.output_layouts().unwrap_or_default();
    }
    if writes {
        match executable.serialize() {
            Ok(payload) => wanted.keep(&wanted.text_key(&text), &facts, started.elapsed(), &payload),
            Err(error) => note_cannot_serialize(device, &error),
        }
    }
    drop(claim);
    Ok(Obtained { executable, facts, origin: Origin::Miss(digest), tuned: wanted.located.tuned() })
}

/// A program that is looked for in the cache.
struct Wanted<'a> {
    graph: &'a Graph,
    device: &'a Device,
    settings: &'a CompileSettings,
    located: Located,
    /// Digest of the key of `located`.
    digest: blake3::Hash,
}

impl Wanted<'_> {
    fn failed(&self, source: PjrtError) -> RuntimeError {
        RuntimeError::Compile { graph: self.graph.name.to_string().into(), source, held: Box::default() }
    }

    /// Looks in the cache's directory.
    fn read(&self) -> Result<Option<Obtained>, RuntimeError> {
        let entry = self.located.cache.read(&self.digest);
        entry.map_or(Ok(None), |entry| self.load(&entry, &self.digest))
    }

    /// Looks in the remote tier.
    fn fetch(&self) -> Result<Option<Obtained>, RuntimeError> {
        let (cache, name) = (&self.located.cache, &*self.graph.name);
        let fetched = cache.fetch(&self.digest, name, &self.settings.compile_wait);
        let Some((bytes, entry)) = fetched.map_err(|error| self.failed(error))? else { return Ok(None) };
        cache.publish(&self.digest, &bytes);
        let obtained = self.load(&entry, &self.digest)?;
        add(&counters().cache_remote_hits, u64::from(obtained.is_some()));
        Ok(obtained)
    }

    /// Looks for an executable that another version of this package made from the same StableHLO. It has this
    /// version's key too from now on, where the cache is written to.
    fn take_over(&self, text: &Text, writes: bool) -> Result<Option<Obtained>, RuntimeError> {
        let Located { cache, key, .. } = &self.located;
        let mut facts = ProgramFacts::of(text.work);
        let text = self.text_key(text);
        let Some((other, mut entry)) = cache.read_other_version(key, &text) else { return Ok(None) };
        facts.layouts = ProgramFacts::of_entry(&entry).map(|facts| facts.layouts).unwrap_or_default();
        let name = &self.graph.name;
        tell!(name, "{name}: another version made {} from the same StableHLO", short(&other));
        // This version's count of the text, whatever the other one found in it.
        entry.head.facts = facts.encode();
        let obtained = self.load(&entry, &other)?;
        if obtained.is_some() && writes {
            let took = Duration::try_from_secs_f64(entry.head.seconds).unwrap_or_default();
            self.keep(&text, &facts, took, &entry.payload);
        }
        Ok(obtained)
    }

    /// Loads an entry, which lies in the cache by the key `at`. One that the plugin refuses is put aside.
    fn load(&self, entry: &Entry, at: &blake3::Hash) -> Result<Option<Obtained>, RuntimeError> {
        let started = Instant::now();
        let name = &*self.graph.name;
        match load(entry, self.device, self.settings, name) {
            Ok((executable, facts)) => {
                tell!(name, "{name}: cache hit {}, loaded in {:.1?}", short(at), started.elapsed());
                add(&counters().cache_hits, 1);
                note_used(self.digest);
                let tuned = self.located.tuned();
                Ok(Some(Obtained { executable, facts, origin: Origin::Hit(self.digest), tuned }))
            }
            Err(source @ (PjrtError::Interrupted { .. } | PjrtError::Forked { .. })) => {
                Err(self.failed(source))
            }
            Err(error) => {
                let reason = format!("the plugin does not load it: {error}");
                self.located.cache.put_aside(at, &reason, None);
                Ok(None)
            }
        }
    }

    /// Says that it is not there, and why.
    ///
    /// # Errors
    /// In [`CacheMode::Offline`] that is the error.
    fn tell_miss(&self) -> Result<(), RuntimeError> {
        let (cache, name) = (&self.located.cache, &*self.graph.name);
        add(&counters().cache_misses, 1);
        let explain = || cache.explain_miss(&self.located.key, &About::of(self.graph));
        if cache.mode() == CacheMode::Offline {
            return Err(cache.offline_miss(name, explain()).into());
        }
        tell!(name, "{name}: cache miss {}: {}", short(&self.digest), explain());
        Ok(())
    }

    fn text_key(&self, text: &Text) -> Key {
        let Located { options, environment, .. } = &self.located;
        Key::of_text(&text.stablehlo, &self.settings.lowering, options).in_environment(environment)
    }

    /// Writes the executable to the cache, and has it written to the remote tier.
    fn keep(&self, text: &Key, facts: &ProgramFacts, took: Duration, payload: &[u8]) {
        let entry = program_entry(&self.located.key, text, self.graph, facts, took, payload);
        self.located.cache.publish(&self.digest, &entry);
        note_used(self.digest);
        self.located.cache.offer(&self.digest, entry);
    }
}

/// The executable of a graph with known sizes that came along with it, where it is for this very machine.
fn shipped(
    graph: &Graph,
    device: &Device,
    settings: &CompileSettings,
) -> Result<Option<Obtained>, RuntimeError> {
    let Some(shipped) = &settings.shipped else { return Ok(None) };
    let Some(environment) = environment(device, None) else { return Ok(None) };
    let program = Key::of_program(graph, &settings.lowering, &settings.options);
    let key = program.in_environment(&environment);
    let digest = key.digest();
    let name = &*graph.name;
    let Some(entry) = shipped.entry(&digest) else {
        tracing::info!("{name}: no executable of the package is for this machine: {}", shipped.misses(&key));
        return Ok(None);
    };
    let started = Instant::now();
    match entry
        .map_err(|e| PjrtError::InvalidArgument(e.to_string()))
        .and_then(|entry| load(&entry, device, settings, name))
    {
        Ok((executable, facts)) => {
            tracing::info!("{name}: executable of the package, loaded in {:.1?}", started.elapsed());
            add(&counters().cache_hits, 1);
            Ok(Some(Obtained { executable, facts, origin: Origin::Hit(digest), tuned: None }))
        }
        Err(source @ (PjrtError::Interrupted { .. } | PjrtError::Forked { .. })) => {
            Err(RuntimeError::Compile { graph: name.to_string().into(), source, held: Box::default() })
        }
        Err(error) => {
            tracing::warn!(
                "{name}: an executable of the package cannot be loaded, and is made anew: {error}"
            );
            Ok(None)
        }
    }
}

/// Whether the executable of a graph with known sizes lies in the cache. Whether it is sound shows when it is loaded.
pub(super) fn is_cached(
    graph: &Graph,
    device: &Device,
    settings: &CompileSettings,
) -> Result<bool, RuntimeError> {
    let located = locate(graph, device, settings, true)?;
    Ok(located.is_some_and(|Located { cache, key, .. }| cache.directory().entry(&key.digest()).exists()))
}

/// The cache, and a program's key in it.
struct Located {
    cache: Cache,
    key: Key,
    /// The key by which a search knows the program.
    searched: Key,
    environment: Environment,
    /// Options that the program is compiled with: those of the settings, and those that were found best.
    options: CompileOptions,
    /// The latter, where there are some.
    tuning: Option<Tuning>,
}

impl Located {
    /// The tuned options as text, with the reason.
    fn tuned(&self) -> Option<String> {
        self.tuning.as_ref().map(Tuning::to_string)
    }
}

/// Finds a program's place, `with_tuning` by the options that were found best for it. Returns `None` where the cache is
/// off, or cannot be used.
fn locate(
    graph: &Graph,
    device: &Device,
    settings: &CompileSettings,
    with_tuning: bool,
) -> Result<Option<Located>, RuntimeError> {
    // Taken apart, so that a new setting cannot be left out of the key by accident.
    // The graph has its bucket's sizes already; what padding holds is no part of a program.
    let CompileSettings {
        lowering,
        options,
        compile_wait: _,
        execute_wait: _,
        cache,
        // A part is a graph of its own.
        repeated_layers: _,
        shipped: _,
        buckets: _,
        poison: _,
        worker: _,
        trust_generations: _,
        limit: _,
    } = settings;
    let Some(cache) = Cache::open(cache)? else { return Ok(None) };
    let Some(environment) = environment(device, Some(&cache)) else { return Ok(None) };
    let key_with =
        |options: &CompileOptions| Key::of_program(graph, lowering, options).in_environment(&environment);
    let key = key_with(options);
    // A search knows the graph alone.
    let searched = if graph.lies.is_empty() {
        key.clone()
    } else {
        let plain = Graph { lies: BTreeMap::new(), ..graph.clone() };
        Key::of_program(&plain, lowering, options).in_environment(&environment)
    };
    let tuning = with_tuning.then(|| Tuning::read(&cache, &searched)).flatten();
    let Some(tuning) = tuning.filter(|tuning| !tuning.options.is_empty()) else {
        let options = options.clone();
        return Ok(Some(Located { cache, key, searched, environment, options, tuning: None }));
    };
    // Whoever takes the executable along needs this entry, too.
    note_used(searched.of_tuning().digest());
    let options = tuning.added_to(options);
    let key = key_with(&options);
    Ok(Some(Located { cache, key, searched, environment, options, tuning: Some(tuning) }))
}

/// The first digits of a key, which name it in messages and commands.
fn short(digest: &blake3::Hash) -> String {
    digest.to_hex()[..16].to_string()
}

fn load(
    entry: &Entry,
    device: &Device,
    settings: &CompileSettings,
    name: &str,
) -> Result<(Executable, ProgramFacts), PjrtError> {
    let facts = ProgramFacts::of_entry(entry)?;
    let executable = device.client.deserialize(&entry.payload, name, &settings.compile_wait)?;
    Ok((executable, facts))
}

thread_local! {
    /// The keys of the programs that this thread is making.
    static CLAIMED: RefCell<Vec<blake3::Hash>> = const { RefCell::new(Vec::new()) };
}

/// A program is being made by this thread, as long as this lives.
struct Claimed;

impl Claimed {
    fn mark(digest: blake3::Hash) -> Self {
        CLAIMED.with_borrow_mut(|claimed| claimed.push(digest));
        Claimed
    }
}

impl Drop for Claimed {
    fn drop(&mut self) {
        CLAIMED.with_borrow_mut(Vec::pop);
    }
}

static USED: Mutex<BTreeSet<[u8; 32]>> = Mutex::new(BTreeSet::new());

fn note_used(digest: blake3::Hash) {
    USED.lock().unwrap_or_else(PoisonError::into_inner).insert(digest.into());
}

/// The keys of the entries that this process loaded or published.
pub fn used_keys() -> Vec<blake3::Hash> {
    let used = USED.lock().unwrap_or_else(PoisonError::into_inner);
    used.iter().map(|key| (*key).into()).collect()
}

/// Paths of plugins that cannot write executables down, as far as is known.
static CANNOT_SERIALIZE: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());

fn can_serialize(device: &Device) -> bool {
    let cannot = CANNOT_SERIALIZE.lock().unwrap_or_else(PoisonError::into_inner);
    !cannot.iter().any(|known| known == device.client.plugin().path())
}

fn note_cannot_serialize(device: &Device, error: &PjrtError) {
    let path = device.client.plugin().path();
    if can_serialize(device) {
        CANNOT_SERIALIZE.lock().unwrap_or_else(PoisonError::into_inner).push(path.to_owned());
        // Handlers of the user's run here, and nothing is locked.
        warn_once(&format!("the plugin {} cannot write executables to the cache: {error}", path.display()));
    }
}

/// Read once per plugin and process: XLA reads its flags once, too. `None` where the plugin's file is gone.
fn environment(device: &Device, cache: Option<&Cache>) -> Option<Environment> {
    static KNOWN: Mutex<BTreeMap<(PathBuf, String), Environment>> = Mutex::new(BTreeMap::new());
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let plugin = device.client.plugin();
    let place = (plugin.path().to_owned(), device.client.platform_name().to_owned());
    if let Some(environment) = known().get(&place) {
        return Some(environment.clone());
    }
    let digest = match cache {
        Some(cache) => plugin_digest(plugin.path(), cache.directory(), cache.mode() == CacheMode::On),
        None => file_digest(plugin.path()),
    };
    match digest {
        Ok(digest) => {
            let environment = Environment::of(&device.client, digest);
            known().insert(place, environment.clone());
            Some(environment)
        }
        Err(error) => {
            warn_once(&format!("executables are not cached: {error}"));
            None
        }
    }
}
