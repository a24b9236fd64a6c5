//! Processes of their own: this binary, told by its environment what to do.

use super::{DEADLINE, run, settings};
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};
use torchtpu_compile::cache::{Cache, CacheMode, CacheSettings, EntryKind, Key, Parts, encode};
use torchtpu_compile::fx::Graph;
use torchtpu_compile::lowering::Forms;
use torchtpu_compile::pjrt::WaitPolicy;
use torchtpu_compile::runtime::metrics::counters;
use tracing::field::Field;
use tracing::{Event, Level, Metadata, Subscriber};
use tracing_subscriber::layer::{Context, Layer};
use tracing_subscriber::prelude::*;

const TASK: &str = "CACHE_TEST_TASK";
const DIRECTORY: &str = "CACHE_TEST_DIRECTORY";

/// What a process that ran graphs says at its end.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ran {
    pub hits: u64,
    pub misses: u64,
    pub xla_compiles: u64,
    pub lowerings: u64,
    /// Of all results' bytes.
    pub results: String,
    /// Keys of the graphs, in order.
    pub keys: Vec<String>,
    /// What it logged.
    pub stderr: String,
}

/// A process that does `task` in `directory`.
pub fn command(task: &str, directory: &Path) -> Command {
    let mut command = Command::new(std::env::current_exe().unwrap());
    command.args(["cache::child::child", "--exact", "--nocapture", "--test-threads=1"]);
    command.env(TASK, task).env(DIRECTORY, directory);
    command.stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

/// Runs the first `n` graphs in a process of its own.
pub fn run_graphs(n: usize, directory: &Path) -> Ran {
    finish(command(&format!("run {n}"), directory).spawn().unwrap())
}

/// Waits for a process that runs graphs.
pub fn finish(child: Child) -> Ran {
    let done = child.wait_with_output().unwrap();
    let stderr = String::from_utf8_lossy(&done.stderr).to_string();
    assert!(done.status.success(), "{:?}\n{stderr}", done.status);
    let stdout = String::from_utf8(done.stdout).unwrap();
    // The test harness prints before it on the same line.
    let said = stdout.lines().find_map(|line| Some(line.split_once("RESULT ")?.1));
    let said = said.unwrap_or_else(|| panic!("{stdout}\n{stderr}"));
    let mut words = said.split(' ');
    let mut number = || words.next().unwrap().parse::<u64>().unwrap();
    let (hits, misses, xla_compiles, lowerings) = (number(), number(), number(), number());
    let results = words.next().unwrap().to_string();
    let keys = words.map(str::to_string).collect();
    Ran { hits, misses, xla_compiles, lowerings, results, keys, stderr }
}

/// Waits until a process says that it is ready.
pub fn await_ready(child: &mut Child) {
    let started = Instant::now();
    let stdout = child.stdout.as_mut().unwrap();
    for line in BufReader::new(stdout).lines() {
        if line.unwrap().contains("READY") {
            return;
        }
        assert!(started.elapsed() < DEADLINE);
    }
    panic!("the process ended before it was ready");
}

/// Writes what the core says to stderr.
struct ToStderr;

impl<S: Subscriber> Layer<S> for ToStderr {
    fn enabled(&self, metadata: &Metadata<'_>, _: Context<'_, S>) -> bool {
        metadata.target().starts_with("torchtpu_compile") && *metadata.level() <= Level::INFO
    }

    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut fields = String::new();
        event.record(&mut |field: &Field, value: &dyn std::fmt::Debug| {
            fields += &format!(" {field}={value:?}")
        });
        eprintln!("{} {}:{fields}", event.metadata().level(), event.metadata().target());
    }
}

/// Not a test: what this binary does when a test starts it again.
#[test]
fn child() {
    let Ok(task) = std::env::var(TASK) else { return };
    let directory = std::env::var_os(DIRECTORY).unwrap();
    let directory = Path::new(&directory);
    tracing_subscriber::registry().with(ToStderr).init();
    match task.split(' ').collect::<Vec<_>>().as_slice() {
        ["run", n] => run_task(n.parse().unwrap(), directory),
        ["hold", key] => hold(key, directory),
        ["write", seed] => write_for_ever(seed.parse().unwrap(), directory),
        _ => panic!("{task}"),
    }
}

fn run_task(n: usize, directory: &Path) {
    let mut results = blake3::Hasher::new();
    let mut keys = String::new();
    let mut settings = settings(directory, CacheMode::On);
    settings.cache.remote = super::remote::of_environment();
    for i in 0..n {
        let (bytes, report) = run(i, settings.clone()).unwrap();
        results.update(&bytes);
        keys += &format!(" {}", report.cache_key.map_or("-".to_string(), |key| key.to_hex().to_string()));
    }
    torchtpu_compile::cache::settle(Duration::from_secs(10));
    let count = |counter: &std::sync::atomic::AtomicU64| counter.load(Ordering::Relaxed);
    let c = counters();
    let (hits, misses) = (count(&c.cache_hits), count(&c.cache_misses));
    let (compiles, lowerings) = (count(&c.xla_compiles), count(&c.lowerings));
    println!("\nRESULT {hits} {misses} {compiles} {lowerings} {}{keys}", results.finalize().to_hex());
    std::io::stdout().flush().unwrap();
    // SAFETY: nothing is left to do; a thread may be inside of the plugin, whose destructors must not run then.
    unsafe { libc::_exit(0) };
}

/// The cache in `directory` with room for about a hundred of the entries of [`publish`].
pub fn small_cache(directory: &Path) -> Cache {
    let (mode, directory) = (CacheMode::On, Some(directory.to_owned()));
    Cache::create(&CacheSettings { mode, directory, max_bytes: 2 << 20, remote: None }).unwrap()
}

/// Holds the lock of a key until it is killed.
fn hold(key: &str, directory: &Path) {
    let digest = blake3::Hash::from_hex(key).unwrap();
    let claim = small_cache(directory).claim(&digest, "held", &WaitPolicy::default()).unwrap();
    assert!(matches!(claim, torchtpu_compile::cache::Claim::Held(_)));
    println!("\nREADY");
    std::io::stdout().flush().unwrap();
    std::thread::sleep(DEADLINE);
}

/// A key and the payload that belongs to it.
pub fn made_up(i: u64) -> (Key, Vec<u8>) {
    let text = format!("graph g inference\ninput %0 a: f32[{i}]\nreturn %0\n");
    let key = Key::of_check(&Graph::parse(&text).unwrap(), Forms::General);
    let mut payload = vec![0; 1000 + (i * 997 % 40_000) as usize];
    let mut reader = blake3::Hasher::new().update(&i.to_le_bytes()).finalize_xof();
    reader.fill(&mut payload);
    (key, payload)
}

/// Makes the entry of [`made_up`], as a compile would.
pub fn publish(cache: &Cache, i: u64) {
    let (key, payload) = made_up(i);
    let digest = key.digest();
    let _claim = cache.claim(&digest, "made up", &WaitPolicy::default()).unwrap();
    let about = i.to_le_bytes().to_vec();
    let parts = Parts { about, ..Parts::new(EntryKind::Executable, "g", &key, &payload) };
    assert!(cache.publish(&digest, &encode(parts)));
}

/// Reads and writes entries, with eviction in the background, until it is killed.
fn write_for_ever(seed: u64, directory: &Path) {
    let cache = small_cache(directory);
    println!("\nREADY");
    std::io::stdout().flush().unwrap();
    for round in 0u64.. {
        let i = (seed.wrapping_mul(31).wrapping_add(round).wrapping_mul(2_654_435_761) >> 7) % 300;
        let (key, payload) = made_up(i);
        match cache.read(&key.digest()) {
            Some(entry) => assert_eq!(entry.payload, payload),
            None => publish(&cache, i),
        }
    }
}
