//! Goldens compile for TPUs, on a machine without one: libtpu's topology compilation, in worker processes.
//! One golden in six is compiled, for one generation, which its name decides; `TPU_GOLDEN_TARGETS=all` compiles each for
//! all of them. `TPU_GOLDENS=pooling/` compiles all goldens whose path holds that text, and no others.

mod pjrt_support;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::time::{Duration, Instant};

use pjrt_support::libtpu_path;
use torchtpu_compile::fx::{DType, Graph};
use torchtpu_compile::lowering::table::TpuLimit;
use torchtpu_compile::lowering::{self, Settings, families};
use torchtpu_compile::pjrt::{
    CompileOptions, CompilePlace, CompileRequest, PjrtError, WaitPolicy, Worker, libtpu_compile_environment,
};

const TARGETS: [&str; 2] = ["v5e:1x1", "v6e:1x1"];
/// What programs of several replicas are compiled for, each time: there are few.
const SEVERAL_CHIPS: &str = "v5e:2x2";
const WORKERS: usize = 2;
/// Compiles that take longer are named (`cargo test --test tpu_goldens -- --nocapture` shows them).
const SLOW: Duration = Duration::from_secs(5);
/// A worker may abort; after that a new one goes on.
const PATIENCE: WaitPolicy = WaitPolicy::new(Duration::from_secs(60), Duration::from_secs(300));

/// A golden's graph, lowered.
struct Golden {
    name: String,
    ops: BTreeSet<String>,
    dtypes: Vec<DType>,
    text: String,
    replicas: usize,
}

fn goldens() -> Vec<Golden> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fx_graphs/lowering");
    let only = std::env::var("TPU_GOLDENS").unwrap_or_default();
    let mut paths: Vec<PathBuf> = Vec::new();
    let mut folders = vec![root.clone()];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "fx") {
                paths.push(path);
            }
        }
    }
    paths.sort();
    let read = |path: PathBuf| {
        let content = std::fs::read_to_string(&path).unwrap();
        let graph = Graph::parse(content.split("\n---\n").next().unwrap()).unwrap();
        let name = path.strip_prefix(&root).unwrap().display().to_string();
        let ops = graph.nodes.iter().map(|n| n.op.to_string()).collect();
        let settings = Settings { for_tpu: true, ..Settings::default() };
        let dtypes = graph.values.iter().filter_map(|v| v.tensor()).map(|t| t.dtype).collect();
        let program = lowering::lower(&graph, settings);
        if NOT_FOR_TPUS.contains(&name.as_str()) {
            assert!(program.is_err(), "{name} has a form for TPUs: compile it");
            return None;
        }
        let program = program.unwrap_or_else(|e| panic!("{name}: {e}"));
        Some(Golden { name, ops, dtypes, text: program.text, replicas: program.replicas })
    };
    paths.into_iter().filter_map(read).filter(|g| g.name.contains(&only)).collect()
}

/// Why the golden does not compile for the target; `None` where it does.
fn compile(worker: &mut Option<Worker>, golden: &Golden, target: &str) -> Option<String> {
    let request = CompileRequest {
        plugin: libtpu_path(),
        place: CompilePlace::topology(target),
        mlir: golden.text.clone(),
        name: golden.name.clone(),
        options: CompileOptions { num_replicas: golden.replicas as i64, ..CompileOptions::default() },
    };
    let serving = worker.get_or_insert_with(|| {
        let command = [env!("CARGO_BIN_EXE_torchtpu-worker").into()];
        Worker::spawn(&command, &libtpu_compile_environment()).unwrap()
    });
    let started = Instant::now();
    let compiled = serving.compile(&request, &PATIENCE);
    if started.elapsed() > SLOW {
        eprintln!("{} for {target}: {:.0?}", golden.name, started.elapsed());
    }
    let error = compiled.err()?;
    if !matches!(error, PjrtError::Plugin { .. }) {
        *worker = None;
    }
    Some(error.to_string())
}

/// What no TPU runs: calls of the process that runs the program.
const NOT_FOR_TPUS: [&str; 1] = ["collective/between_processes.fx"];

/// One golden in so many is compiled where nobody asks for more.
const SAMPLED: usize = 6;

/// These take libtpu minutes, because it computes float64 in pieces: they are compiled where all are.
const TOO_LONG: [&str; 2] = ["special/igamma.fx", "special/igammac.fx"];

fn targets(golden: &Golden) -> Vec<&'static str> {
    if golden.replicas > 1 {
        return vec![SEVERAL_CHIPS];
    }
    if std::env::var("TPU_GOLDEN_TARGETS").is_ok_and(|v| v == "all") {
        return TARGETS.to_vec();
    }
    let sum: usize = golden.name.bytes().map(usize::from).sum();
    let asked_for = std::env::var("TPU_GOLDENS").is_ok_and(|text| !text.is_empty());
    let sampled = (sum / TARGETS.len()).is_multiple_of(SAMPLED) && !TOO_LONG.contains(&golden.name.as_str());
    if !asked_for && !sampled {
        return Vec::new();
    }
    vec![TARGETS[sum % TARGETS.len()]]
}

#[test]
fn goldens_compile_for_tpus() {
    let goldens = goldens();
    assert!(!goldens.is_empty(), "no golden has that in its path");
    let next = Mutex::new(goldens.iter().flat_map(|g| targets(g).into_iter().map(move |t| (g, t))));
    let failures = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..WORKERS {
            scope.spawn(|| {
                let mut worker = None;
                loop {
                    let Some((golden, target)) = next.lock().unwrap().next() else { break };
                    if let Some(why) = compile(&mut worker, golden, target) {
                        failures.lock().unwrap().push((golden, target, why));
                    }
                }
            });
        }
    });
    let declared = |golden: &Golden, why: &str| {
        let limits = golden
            .ops
            .iter()
            .filter_map(|op| families::find(&op.as_str().into()))
            .filter_map(|op| op.tpu_limit);
        let applies = |limit: &TpuLimit| limit.dtypes.iter().any(|d| golden.dtypes.contains(d));
        limits.filter(applies).any(|limit| why.contains(limit.message))
    };
    let failures = failures.into_inner().unwrap();
    let undeclared: Vec<String> = failures
        .iter()
        .filter(|(golden, _, why)| !declared(golden, why))
        .map(|(golden, target, why)| format!("{} for {target}: {why}", golden.name))
        .collect();
    assert!(undeclared.is_empty(), "{} failures:\n{}", undeclared.len(), undeclared.join("\n"));
}
