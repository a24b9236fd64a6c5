//! Recorded graphs, run on the CPU plugin with no Python: `tests/fx_graphs/recorded/*.ttpu` hold what real models gave
//! in eager PyTorch. `make fixtures` records them anew.

use crate::cache::faults::of_another_version;
use crate::cache::{TestDirectory, settings};
use crate::pjrt_support::site_packages;
use std::path::{Path, PathBuf};
use std::time::Instant;
use torchtpu_compile::cache::{CacheMode, CacheSettings};
use torchtpu_compile::fx::{DType, Graph, Stage};
use torchtpu_compile::pjrt::Platform;
use torchtpu_compile::recording::{
    Call, Data, Distribution, Environment, Expected, Input, InputTensor, Output, Recording, Replay,
    ReplayError, replay, replay_cached,
};
use torchtpu_compile::runtime::{DeviceSettings, PlatformChoice};

fn cpu() -> DeviceSettings {
    let platform = PlatformChoice::Given(Platform::Cpu);
    DeviceSettings { platform, site_packages: site_packages(), ..DeviceSettings::default() }
}

/// Every recording of the directory, in order of name. An empty directory is an error: it would agree with anything.
fn recordings(directory: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(directory).unwrap_or_else(|e| panic!("{}: {e}", directory.display()));
    let mut found: Vec<PathBuf> = entries
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "ttpu"))
        .collect();
    assert!(!found.is_empty(), "{} holds no recordings", directory.display());
    found.sort();
    found
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fx_graphs/recorded")
}

/// Compares something in every call, or fails.
fn replay_all_calls(recording: &Recording, cache: &CacheSettings) -> Result<Replay, ReplayError> {
    let replayed = replay_cached(recording, &cpu(), cache)?;
    assert!(!replayed.calls.is_empty(), "{} has no calls", replayed.graph);
    for call in &replayed.calls {
        let compared: usize = call.iter().map(|outcome| outcome.compared.elements).sum();
        assert!(compared > 0, "{}: a call compares nothing", replayed.graph);
    }
    Ok(replayed)
}

/// Each of them is compiled once for all tests: its results are compared with those of eager PyTorch, and those of its
/// program from the cache with them, bit by bit.
#[test]
fn recorded_graphs_give_what_eager_pytorch_gave_and_the_same_bits_from_the_cache() {
    let directory = TestDirectory::new();
    let cache = settings(directory.path(), CacheMode::On).cache;
    let (mut failures, mut kept, mut hits) = (Vec::new(), Vec::new(), 0);
    for path in recordings(&fixtures()) {
        let name = path.file_stem().unwrap().to_string_lossy().to_string();
        let started = Instant::now();
        let recording = Recording::load(&path).unwrap();
        match replay_all_calls(&recording, &cache) {
            Ok(cold) => {
                let outcomes = || cold.calls.iter().flatten().map(|o| &o.compared);
                let elements: usize = outcomes().map(|c| c.elements).sum();
                let worst = outcomes()
                    .map(|c| if c.limit > 0.0 { c.max_error / c.limit } else { 0.0 })
                    .fold(0.0, f64::max);
                println!(
                    "{name}: {} nodes, {} calls, {elements} elements, worst error {:.1} % of what is allowed, {:.1} s",
                    cold.report.nodes,
                    cold.calls.len(),
                    worst * 100.0,
                    started.elapsed().as_secs_f64()
                );
                let warm = replay_all_calls(&recording, &cache).unwrap();
                assert_eq!((cold.report.cache_hits, warm.report.cache_misses), (0, 0), "{name}");
                assert_eq!(warm.report.cache_hits, cold.report.cache_misses, "{name}");
                assert_eq!(bits(&warm), bits(&cold), "{name}");
                hits += warm.report.cache_hits;
                kept.push((recording, warm));
            }
            Err(error) => failures.push(format!("{name}: {error}")),
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
    assert!(hits >= 15, "{hits}");
    // Every one of them survives a change of the lowering that leaves its text as it was.
    let other = of_another_version(&directory);
    let cache = settings(other.path(), CacheMode::On).cache;
    for (recording, warm) in &kept {
        let taken_over = replay_all_calls(recording, &cache).unwrap();
        assert_eq!(taken_over.report.cache_misses, 0);
        assert_eq!(bits(&taken_over), bits(warm));
    }
}

fn bits(replay: &Replay) -> Vec<Vec<blake3::Hash>> {
    replay.calls.iter().map(|call| call.iter().map(|outcome| outcome.bits).collect()).collect()
}

/// Equal blocks as one program each: the same results, and the executables of all parts come from the cache.
#[test]
fn recorded_graphs_in_parts_give_what_eager_pytorch_gave() {
    let directory = TestDirectory::new();
    let cache = settings(directory.path(), CacheMode::On).cache;
    let mut in_parts = 0;
    for name in ["minilm", "minilm_dynamic", "resnet18_training_forward", "resnet18_training_backward"] {
        let mut recording = Recording::load(&fixtures().join(format!("{name}.ttpu"))).unwrap();
        recording.environment.options.insert("repeated_layers".to_string(), "once".to_string());
        let cold = replay_all_calls(&recording, &cache).unwrap_or_else(|error| panic!("{name}: {error}"));
        let warm = replay_all_calls(&recording, &cache).unwrap();
        assert_eq!(warm.report.cache_misses, 0, "{name}");
        assert_eq!(bits(&warm), bits(&cold), "{name}");
        println!("{name}: {:?}", cold.report.repeats);
        in_parts += usize::from(!cold.report.repeats.is_empty());
    }
    assert!(in_parts >= 2, "{in_parts}");
}

#[test]
fn fixtures_cover_every_kind_of_graph() {
    let all: Vec<Recording> = recordings(&fixtures()).iter().map(|p| Recording::load(p).unwrap()).collect();
    let has = |what: &str, test: &dyn Fn(&Recording) -> bool| {
        assert!(all.iter().any(test), "no fixture has {what}");
    };
    has("an inference graph", &|r| r.graph.stage == Stage::Inference);
    has("a forward graph", &|r| r.graph.stage == Stage::Forward);
    has("a backward graph", &|r| r.graph.stage == Stage::Backward);
    has("symbolic sizes", &|r| !r.graph.symbols.is_empty() && r.calls.len() > 1);
    has("mutated inputs", &|r| !r.graph.mutations.is_empty());
    has("a bfloat16 result", &|r| {
        let bf16 = |o: &Output| matches!(o, Output::Tensor(t) if t.dtype == DType::BF16);
        r.calls.iter().flat_map(|c| &c.outputs).any(bf16)
    });
}

#[test]
fn fixtures_stay_small_and_tell_nothing_of_the_machine_they_were_made_on() {
    let mut total = 0;
    for path in recordings(&fixtures()) {
        total += std::fs::metadata(&path).unwrap().len();
        let recording = Recording::load(&path).unwrap();
        for source in &recording.graph.sources {
            assert!(!source.file.starts_with('/'), "{}: {}", path.display(), source.file);
            let of_a_package = source.file.contains('/');
            assert!(!of_a_package || source.code.is_empty(), "{}: {}", path.display(), source.code);
        }
    }
    assert!(total < 10_000_000, "the recordings take {total} bytes");
}

const AFFINE: &str = "graph affine inference\nparam %0 w: f32[4, 4]\ninput %1 x: f32[4, 4]\n\
                      %2 = aten.mul.Tensor(%1, %0) : f32[4, 4] name=product\n\
                      %3 = aten.relu.default(%2) : f32[4, 4] name=kept\nreturn %3\nmutate 1 = %2\n";

fn seeded(seed: u64, strides: [i64; 2]) -> (InputTensor, Vec<f32>) {
    let distribution = Distribution::Normal { mean: 0.0, std: 1.0, low: -9.0, high: 9.0 };
    let mut bytes = vec![0u8; 64];
    distribution.fill(seed, DType::F32, &mut bytes).unwrap();
    let tensor = InputTensor {
        dtype: DType::F32,
        dims: [4, 4].as_slice().into(),
        strides: strides.as_slice().into(),
        data: Data::Seeded { seed, distribution },
    };
    (tensor, bytes.chunks_exact(4).map(|b| f32::from_le_bytes(b.try_into().unwrap())).collect())
}

fn expected(values: impl Iterator<Item = f32>) -> Expected {
    let bytes: Vec<u8> = values.flat_map(f32::to_le_bytes).collect();
    Expected::of(DType::F32, &[4, 4], &bytes, 16)
}

/// `relu(x * w)` with `x` changed to the product; `w` transposed in memory, `x` kept in full.
fn affine() -> Recording {
    let (w, w_values) = seeded(1, [1, 4]);
    let (mut x, x_values) = seeded(2, [4, 1]);
    x.data = Data::Full(x_values.iter().flat_map(|v| v.to_le_bytes()).collect());
    let product = || w_values.iter().zip(&x_values).map(|(a, b)| a * b);
    let call = Call {
        inputs: vec![Input::Tensor(w), Input::Tensor(x)],
        outputs: vec![Output::Tensor(expected(product().map(|v| v.max(0.0))))],
        mutations: vec![expected(product())],
    };
    let environment = Environment { matmul_precision: "highest".to_string(), ..Environment::default() };
    Recording { graph: Graph::parse(AFFINE).unwrap(), environment, calls: vec![call] }
}

fn problem(recording: &Recording) -> String {
    replay_all_calls(recording, &CacheSettings::default()).unwrap_err().to_string()
}

#[test]
fn replays_permuted_seeded_full_and_mutated_tensors() {
    let replayed = replay_all_calls(&affine(), &CacheSettings::default()).unwrap();
    let what: Vec<&str> = replayed.calls[0].iter().map(|o| o.what.as_str()).collect();
    assert_eq!(what, ["output 0", "input x after the call"]);
}

#[test]
fn a_wrong_expectation_fails() {
    let mut recording = affine();
    let Output::Tensor(output) = &mut recording.calls[0].outputs[0] else { panic!() };
    let sample = &mut output.sample;
    let element = f32::from_le_bytes(sample[20..24].try_into().unwrap());
    sample[20..24].copy_from_slice(&(element + 0.01).to_le_bytes());
    assert!(problem(&recording).contains("call 0, output 0: element 5 of 16"), "{}", problem(&recording));

    let mut recording = affine();
    recording.calls[0].mutations[0].mean += 0.01;
    assert!(problem(&recording).contains("input x after the call: the mean is"), "{}", problem(&recording));
}

#[test]
fn wrong_inputs_fail() {
    let mut recording = affine();
    let Input::Tensor(w) = &mut recording.calls[0].inputs[0] else { panic!() };
    w.data = Data::Seeded { seed: 3, distribution: Distribution::Constant(1.0) };
    assert!(problem(&recording).contains("does not give what was recorded"));
}

#[test]
fn a_recorded_fixture_with_a_changed_expectation_fails() {
    let fixture = recordings(&fixtures()).into_iter().find(|p| p.ends_with("mlp.ttpu"));
    let mut recording = Recording::load(&fixture.expect("the fixtures hold mlp.ttpu")).unwrap();
    replay_all_calls(&recording, &CacheSettings::default()).unwrap();
    let Output::Tensor(output) = &mut recording.calls[0].outputs[0] else { panic!() };
    output.mean_abs *= 1.5;
    assert!(problem(&recording).contains("output 0: the mean magnitude"), "{}", problem(&recording));
}

#[test]
fn a_missing_plugin_is_an_error() {
    let mut device = cpu();
    device.plugin = Some("/nonexistent/plugin.so".into());
    let error = replay(&affine(), &device).unwrap_err().to_string();
    assert!(error.contains("/nonexistent/plugin.so"), "{error}");
}

#[test]
#[should_panic(expected = "holds no recordings")]
fn an_empty_directory_fails() {
    recordings(tempfile::tempdir().unwrap().path());
}
