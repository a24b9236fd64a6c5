//! Values of ops, with no Python: `tests/fx_graphs/values/*.values` hold graphs of the cases of
//! `tests/python/long/test_ops_*` with inputs, what eager PyTorch makes of them, and the error that each dtype may
//! have. `make fixtures FIXTURES=values` makes them anew. `make test-all` replays them in place of these cases.

use crate::pjrt_support::site_packages;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use torchtpu_compile::cache::{CacheMode, CacheSettings};
use torchtpu_compile::fx::DType;
use torchtpu_compile::pjrt::Platform;
use torchtpu_compile::recording::{Expected, Output, Recording, replay_judged};
use torchtpu_compile::runtime::{DeviceSettings, PlatformChoice};

/// All cases of a file of tests.
#[derive(Deserialize)]
struct Values {
    cases: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    /// The test, and the number of the graph among those that it compiles.
    name: String,
    /// Relative and absolute error that an element may have, by dtype. Dtypes that are not here are exact.
    tolerance: BTreeMap<DType, (f64, f64)>,
    #[serde(with = "serde_bytes")]
    recording: Vec<u8>,
}

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fx_graphs/values")
}

fn files() -> Vec<PathBuf> {
    let mut found: Vec<PathBuf> = std::fs::read_dir(directory())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|e| e == "values"))
        .collect();
    found.sort();
    found
}

fn read(path: &Path) -> Values {
    rmp_serde::from_slice(&std::fs::read(path).unwrap()).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// The CPU, unless `TORCHTPU_PLATFORM` names another platform.
fn device() -> DeviceSettings {
    let named = std::env::var("TORCHTPU_PLATFORM").ok().and_then(|name| Platform::parse(&name));
    let platform = PlatformChoice::Given(named.unwrap_or(Platform::Cpu));
    DeviceSettings { platform, site_packages: site_packages(), ..DeviceSettings::default() }
}

/// Executables that outlive the run. Their key has the program, so that a changed lowering is compiled anew.
fn kept_programs() -> CacheSettings {
    let directory = Path::new(env!("CARGO_TARGET_TMPDIR")).join("values");
    CacheSettings {
        mode: CacheMode::On,
        directory: Some(directory),
        max_bytes: 1 << 28,
        ..CacheSettings::default()
    }
}

/// Families whose programs take long to compile: their cases of other dtypes than float32 are of the long tier.
const LARGE: [&str; 5] = ["ops_attention", "ops_convolution", "ops_linalg", "ops_pooling", "ops_reductions"];

fn is_large(path: &Path, case: &Case) -> bool {
    let family = path.file_stem().unwrap().to_string_lossy();
    LARGE.contains(&family.as_ref()) && !case.name.contains("float32")
}

impl Case {
    /// Returns what differs.
    fn problem(&self, cache: &CacheSettings) -> Option<String> {
        let tolerance = self.tolerance.clone();
        let judge = move |expected: &Expected, dtype: DType, dims: &[i64], bytes: &[u8]| {
            expected.compare_each(dtype, dims, bytes, tolerance.get(&dtype).copied().unwrap_or_default())
        };
        let recording = match Recording::decode(&self.recording) {
            Ok(recording) => recording,
            Err(error) => return Some(error.to_string()),
        };
        match replay_judged(&recording, &device(), cache, &judge) {
            Ok(replayed) if replayed.calls.iter().flatten().next().is_none() => {
                Some("compares nothing".to_string())
            }
            Ok(_) => None,
            Err(error) => Some(error.to_string()),
        }
    }
}

#[test]
fn ops_give_what_eager_pytorch_gives() {
    replay(380, |path, case| !is_large(path, case));
}

/// Of the long tier, which takes every fourth case; `LARGE_VALUES=all`, as `make soak` sets it, takes all.
#[test]
fn values_of_large_programs_are_those_of_eager_pytorch() {
    let all = std::env::var_os("LARGE_VALUES").is_some_and(|value| value == "all");
    let number = AtomicUsize::new(0);
    replay(if all { 150 } else { 37 }, |path, case| {
        is_large(path, case) && (number.fetch_add(1, Ordering::Relaxed).is_multiple_of(4) || all)
    });
}

/// Replays the cases that are chosen, which are at least `least`.
fn replay(least: usize, chosen: impl Fn(&Path, &Case) -> bool) {
    let files: Vec<(PathBuf, Values)> = files().into_iter().map(|path| (path.clone(), read(&path))).collect();
    let cases: Vec<(&Path, &Case)> = files
        .iter()
        .flat_map(|(path, values)| values.cases.iter().map(move |case| (path.as_path(), case)))
        .filter(|(path, case)| chosen(path, case))
        .collect();
    assert!(cases.len() >= least, "{} cases are few: run `make fixtures FIXTURES=values`", cases.len());
    let (next, problems, cache) = (AtomicUsize::new(0), Mutex::new(Vec::new()), kept_programs());
    let threads = std::thread::available_parallelism().map_or(1, usize::from).min(8);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                while let Some((path, case)) = cases.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if let Some(problem) = case.problem(&cache) {
                        let file = path.file_name().unwrap().to_string_lossy();
                        problems.lock().unwrap().push(format!("{file}, {}: {problem}", case.name));
                    }
                }
            });
        }
    });
    let mut problems = problems.into_inner().unwrap();
    problems.sort();
    assert!(problems.is_empty(), "{} of {} differ:\n{}", problems.len(), cases.len(), problems.join("\n"));
}

#[test]
fn another_value_is_found_in_every_file() {
    for path in files() {
        let mut values = read(&path);
        let found = values.cases.iter_mut().any(|case| {
            let mut recording = Recording::decode(&case.recording).unwrap();
            for output in recording.calls.iter_mut().flat_map(|call| &mut call.outputs) {
                if let Output::Tensor(expected) = output
                    && let Some(byte) = expected.sample.get_mut(expected.dtype.size() - 1)
                {
                    // The sign and the exponent of a float: no tolerance allows it.
                    *byte ^= 0x41;
                    case.recording = recording.encode();
                    return case.problem(&kept_programs()).is_some();
                }
            }
            false
        });
        assert!(found, "{}: a changed value is not found", path.display());
    }
}

#[test]
fn the_files_stay_small() {
    let bytes: u64 = files().iter().map(|path| path.metadata().unwrap().len()).sum();
    assert!(bytes < 7_000_000, "the values take {bytes} bytes");
}
