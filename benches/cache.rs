//! Time until a hit of the cache could be loaded: opening the cache, making the key of a graph, reading and checking
//! its entry; with one entry and with 10,000. `cargo bench --bench cache`
//!
//! The graph is a recorded one of GPT-2 small's configuration; its executable is the real one.

use std::path::{Path, PathBuf};
use std::time::Instant;
use torchtpu_compile::cache::{
    Cache, CacheMode, CacheSettings, EntryKind, Environment, Key, Parts, encode, plugin_digest, settle,
};
use torchtpu_compile::fx::Graph;
use torchtpu_compile::lowering;
use torchtpu_compile::passes::{self, PassSettings};
use torchtpu_compile::pjrt::{CompileOptions, Platform};
use torchtpu_compile::recording::Recording;
use torchtpu_compile::runtime::{CompileSettings, CompiledGraph, Device, DeviceSettings, PlatformChoice};

const ROUNDS: usize = 300;
const ENTRIES: usize = 10_000;

fn main() {
    let directory = std::env::temp_dir().join(format!("torchtpu-cache-bench-{}", std::process::id()));
    let site_packages = std::env::var_os("TORCHTPU_TEST_SITE_PACKAGES")
        .map(|paths| std::env::split_paths(&paths).collect())
        .expect("TORCHTPU_TEST_SITE_PACKAGES names the site-packages directory of the CPU plugin");
    let platform = PlatformChoice::Given(Platform::Cpu);
    let device = DeviceSettings { platform, site_packages, ..DeviceSettings::default() };
    measure(&directory, &device);
    std::fs::remove_dir_all(&directory).ok();
}

fn measure(directory: &Path, device: &DeviceSettings) {
    let cache = CacheSettings {
        mode: CacheMode::On,
        directory: Some(directory.to_owned()),
        ..CacheSettings::default()
    };
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/fx_graphs/recorded/gpt2.ttpu");
    let graph = Recording::load(&path).unwrap().graph;
    let captured = graph.nodes.len();
    let settings = CompileSettings { cache: cache.clone(), ..CompileSettings::default() };
    let started = Instant::now();
    let compiled = CompiledGraph::new(graph.clone(), device, settings).unwrap();
    let cold = started.elapsed();
    let key = compiled.report().cache_key.unwrap();
    let entry = directory.join("v1/entries").join(key.to_hex().as_str());
    println!(
        "gpt2, {captured} nodes: compiled in {cold:.1?}, entry of {} bytes; fastest and median of {ROUNDS}",
        entry.metadata().unwrap().len()
    );
    let graph = passes::run(graph, &PassSettings::default(), None).unwrap();
    let device = Device::open(device, &Default::default()).unwrap();
    let opened = Cache::create(&cache).unwrap();
    let digest = plugin_digest(device.client.plugin().path(), opened.directory(), true).unwrap();
    let environment = Environment::of(&device.client, digest);
    let lookups = |entries: &str| {
        time(&format!("open, {entries}"), || {
            Cache::create(&cache).unwrap();
        });
        time(&format!("key, {entries}"), || {
            make_key(&graph, &environment);
        });
        time(&format!("read and check, {entries}"), || {
            assert!(opened.read(&key).is_some());
        });
        time(&format!("whole look-up, {entries}"), || {
            make_key(&graph, &environment);
            assert!(Cache::create(&cache).unwrap().read(&key).is_some());
        })
    };
    let few = lookups("1 entry");
    for i in 1..ENTRIES {
        made_up(&opened, i);
    }
    settle(std::time::Duration::from_secs(60));
    let many = lookups("10,000 entries");
    println!("  10,000 entries / 1 entry: {:.2}", many / few);
}

/// As long as the runtime takes for it; whether it is the same key does not matter to the clock.
fn make_key(graph: &Graph, environment: &Environment) -> blake3::Hash {
    Key::of_program(graph, &lowering::Settings::default(), &CompileOptions::default())
        .in_environment(environment)
        .digest()
}

fn made_up(cache: &Cache, i: usize) {
    let text = format!("graph g inference\ninput %0 a: f32[{i}]\nreturn %0\n");
    let key = Key::of_check(&Graph::parse(&text).unwrap(), torchtpu_compile::lowering::Forms::General);
    let parts = Parts::new(EntryKind::Executable, "g", &key, &[0; 4000]);
    assert!(cache.publish(&key.digest(), &encode(parts)));
}

/// The median in milliseconds.
fn time(what: &str, mut f: impl FnMut()) -> f64 {
    let mut times: Vec<f64> = (0..ROUNDS)
        .map(|_| {
            let started = Instant::now();
            f();
            started.elapsed().as_secs_f64() * 1e3
        })
        .collect();
    times.sort_by(f64::total_cmp);
    let (fastest, median) = (times[0], times[ROUNDS / 2]);
    println!("  {what:<32} {fastest:8.3} ms {median:8.3} ms");
    median
}
