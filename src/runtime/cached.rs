//! Executables out of the cache, or made and put into it.

use super::device::Device;
use super::metrics::{add, counters};
use super::operations::operations;
use super::{CompileSettings, RuntimeError};
use crate::cache::{
    About, Cache, CacheMode, Claim, Entry, EntryKind, Environment, Key, Parts, encode, plugin_digest,
    warn_once,
};
use crate::fx::Graph;
use crate::pjrt::{Executable, PjrtError, SMALL_PRODUCT_TARGET, file_digest};
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
}

/// Facts about a program that its executable does not tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramFacts {
    /// Whether it has control flow whose length is not in its cost.
    pub(super) loops: bool,
    /// About how many operations it takes, if its plugin does not tell.
    #[serde(default)]
    pub(super) operations: Option<u64>,
}

impl ProgramFacts {
    /// Returns about how many operations the program takes, by our count of its StableHLO. An entry of an older version has
    /// none, and neither has a program whose count is without end.
    pub(super) fn counted(&self) -> Option<f64> {
        self.operations.filter(|&count| count != u64::MAX).map(|count| count as f64)
    }

    /// Returns the facts of a lowered program.
    pub fn of(stablehlo: &str) -> ProgramFacts {
        let unknown =
            |line: &str| line.contains("stablehlo.custom_call") && !line.contains(SMALL_PRODUCT_TARGET);
        let loops = stablehlo.lines().any(|line| line.contains("stablehlo.while") || unknown(line));
        // Beyond the range of integers it is the largest one.
        ProgramFacts { loops, operations: Some(operations(stablehlo) as u64) }
    }
}

/// Returns the cache entry of a program: `payload` is its serialized executable, `took` the time that it took to make.
pub fn program_entry(
    key: &Key,
    graph: &Graph,
    facts: ProgramFacts,
    took: Duration,
    payload: &[u8],
) -> Vec<u8> {
    encode(Parts {
        kind: EntryKind::Executable,
        name: &graph.name,
        key,
        seconds: took.as_secs_f64(),
        facts: rmp_serde::to_vec_named(&facts).expect("plain data"),
        about: About::of(graph).encode(),
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

/// The executable of a graph with known sizes, after all passes: loaded from the cache, or made by `make` and put
/// into it. `make` lowers and compiles; a hit does neither.
pub(super) fn obtain(
    graph: &Graph,
    device: &Device,
    settings: &CompileSettings,
    make: impl FnOnce(Danger) -> Result<(Executable, ProgramFacts), RuntimeError>,
) -> Result<Obtained, RuntimeError> {
    if let Some(obtained) = shipped(graph, device, settings)? {
        return Ok(obtained);
    }
    let Some((cache, key)) = locate(graph, device, settings)? else {
        return make(Danger::Unknown).map(|(executable, facts)| Obtained {
            executable,
            facts,
            origin: Origin::Uncached,
        });
    };
    let compile_wait = &settings.compile_wait;
    let digest = key.digest();
    let name = &*graph.name;
    let failed = |source| RuntimeError::Compile { graph: name.to_string(), source };
    let loaded = |entry: &Entry| -> Result<Option<Obtained>, RuntimeError> {
        let started = Instant::now();
        match load(entry, device, settings, name) {
            Ok((executable, facts)) => {
                tell!(name, "{name}: cache hit {}, loaded in {:.1?}", short(&digest), started.elapsed());
                add(&counters().cache_hits, 1);
                note_used(digest);
                Ok(Some(Obtained { executable, facts, origin: Origin::Hit(digest) }))
            }
            Err(source @ (PjrtError::Interrupted { .. } | PjrtError::Forked { .. })) => Err(failed(source)),
            Err(error) => {
                cache.put_aside(&digest, &format!("the plugin does not load it: {error}"), None);
                Ok(None)
            }
        }
    };
    let read = || -> Result<Option<Obtained>, RuntimeError> {
        cache.read(&digest).map_or(Ok(None), |entry| loaded(&entry))
    };
    if let Some(obtained) = read()? {
        return Ok(obtained);
    }
    let serializes = serializes(device, None);
    // Code of the user's may run in the middle of compiling, and come here for the same program: the claim is this thread's.
    let is_claimed = CLAIMED.with_borrow(|claimed| claimed.contains(&digest));
    let writes = cache.mode() == CacheMode::On && serializes && !is_claimed;
    let claim =
        if writes { cache.claim(&digest, name, compile_wait).map_err(failed)? } else { Claim::Shared };
    let _mark = writes.then(|| Claimed::mark(digest));
    // Another process may have made it in the meantime.
    if writes && let Some(obtained) = read()? {
        return Ok(obtained);
    }
    // Under the claim, so that of many processes one asks, and the others find what it was told.
    if serializes && let Some((bytes, entry)) = cache.fetch(&digest, name, compile_wait).map_err(failed)? {
        cache.publish(&digest, &bytes);
        if let Some(obtained) = loaded(&entry)? {
            add(&counters().cache_remote_hits, 1);
            return Ok(obtained);
        }
    }
    add(&counters().cache_misses, 1);
    let explain = || cache.explain_miss(&key, &About::of(graph));
    if cache.mode() == CacheMode::Offline {
        return Err(cache.offline_miss(name, explain()).into());
    }
    tell!(name, "{name}: cache miss {}: {}", short(&digest), explain());
    let started = Instant::now();
    let mut danger = Danger::Unknown;
    if let Claim::Held(lock) = &claim {
        if lock.was_left_marked() {
            danger = Danger::KilledAProcess;
        }
        lock.mark();
    }
    let (executable, facts) = match make(danger) {
        Ok(made) => made,
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
    if writes {
        publish(&cache, &key, graph, device, &executable, facts, started.elapsed());
    }
    drop(claim);
    Ok(Obtained { executable, facts, origin: Origin::Miss(digest) })
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
            Ok(Some(Obtained { executable, facts, origin: Origin::Hit(digest) }))
        }
        Err(source @ (PjrtError::Interrupted { .. } | PjrtError::Forked { .. })) => {
            Err(RuntimeError::Compile { graph: name.to_string(), source })
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
    let located = locate(graph, device, settings)?;
    Ok(located.is_some_and(|(cache, key)| cache.directory().entry(&key.digest()).exists()))
}

/// The cache, and a program's key in it. `None` where it is off, or cannot be used.
fn locate(
    graph: &Graph,
    device: &Device,
    settings: &CompileSettings,
) -> Result<Option<(Cache, Key)>, RuntimeError> {
    // Taken apart, so that a new setting cannot be left out of the key by accident.
    // The graph has its bucket's sizes already; what padding holds is no part of a program.
    let CompileSettings {
        lowering,
        options,
        compile_wait: _,
        execute_wait: _,
        cache,
        shipped: _,
        buckets: _,
        poison: _,
        worker: _,
        trust_generations: _,
        limit: _,
    } = settings;
    let Some(cache) = Cache::open(cache)? else { return Ok(None) };
    let Some(environment) = environment(device, Some(&cache)) else { return Ok(None) };
    let key = Key::of_program(graph, lowering, options).in_environment(&environment);
    Ok(Some((cache, key)))
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
    let facts = rmp_serde::from_slice(&entry.head.facts).map_err(|error| {
        PjrtError::InvalidArgument(format!("what is known of it cannot be read: {error}"))
    })?;
    let executable = device.client.deserialize(&entry.payload, name, &settings.compile_wait)?;
    Ok((executable, facts))
}

fn publish(
    cache: &Cache,
    key: &Key,
    graph: &Graph,
    device: &Device,
    executable: &Executable,
    facts: ProgramFacts,
    took: Duration,
) {
    let payload = match executable.serialize() {
        Ok(payload) => payload,
        Err(error) => {
            serializes(device, Some(&error));
            return;
        }
    };
    let entry = program_entry(key, graph, facts, took, &payload);
    cache.publish(&key.digest(), &entry);
    note_used(key.digest());
    cache.offer(&key.digest(), entry);
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

/// Whether the device's plugin can write executables down, as far as is known; `failed` says that it cannot.
fn serializes(device: &Device, failed: Option<&PjrtError>) -> bool {
    static CANNOT: Mutex<Vec<PathBuf>> = Mutex::new(Vec::new());
    let mut cannot = CANNOT.lock().unwrap_or_else(PoisonError::into_inner);
    let path = device.client.plugin().path();
    let is_known = cannot.iter().any(|known| known == path);
    if let (Some(error), false) = (failed, is_known) {
        cannot.push(path.to_owned());
        // Handlers of the user's run here.
        drop(cannot);
        warn_once(&format!("the plugin {} cannot write executables to the cache: {error}", path.display()));
        return false;
    }
    !is_known
}

/// Read once per plugin and process: XLA reads its flags once, too. `None` where the plugin's file is gone.
fn environment(device: &Device, cache: Option<&Cache>) -> Option<Environment> {
    static KNOWN: Mutex<BTreeMap<PathBuf, Environment>> = Mutex::new(BTreeMap::new());
    let known = || KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    let plugin = device.client.plugin();
    if let Some(environment) = known().get(plugin.path()) {
        return Some(environment.clone());
    }
    let digest = match cache {
        Some(cache) => plugin_digest(plugin.path(), cache.directory(), cache.mode() == CacheMode::On),
        None => file_digest(plugin.path()),
    };
    match digest {
        Ok(digest) => {
            let environment = Environment::of(&device.client, digest);
            known().insert(plugin.path().to_owned(), environment.clone());
            Some(environment)
        }
        Err(error) => {
            warn_once(&format!("executables are not cached: {error}"));
            None
        }
    }
}
