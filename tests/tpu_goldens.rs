//! Goldens compile for TPUs, on a machine without one: libtpu's topology compilation, in worker processes.
//!
//! Each is lowered for TPUs. One in twelve is compiled, for one generation, which its name decides;
//! `TPU_GOLDEN_TARGETS=all` compiles each for all of them, `TPU_GOLDEN_TARGETS=none` none. `TPU_GOLDENS=pooling/`
//! compiles all whose path holds that text, and no others.

use std::path::Path;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use crate::golden_files;
use crate::pjrt_support::libtpu_path;
use libtest_mimic::{Failed, Trial};
use torchtpu_compile::lowering::{self, Forms, Settings};
use torchtpu_compile::pjrt::{
    CompileOptions, CompilePlace, CompileRequest, PjrtError, WaitPolicy, Worker, libtpu_compile_environment,
};
use torchtpu_compile::program::Program;

const TARGETS: [&str; 2] = ["v5e:1x1", "v6e:1x1"];
/// What programs of several replicas are compiled for, each time: there are few.
const SEVERAL_CHIPS: &str = "v5e:2x2";
/// Compiles that take longer are named (`cargo test --test goldens tpu/ -- --nocapture` shows them).
const SLOW: Duration = Duration::from_secs(5);
/// A worker may abort; after that a new one goes on.
const PATIENCE: WaitPolicy = WaitPolicy::new(Duration::from_secs(60), Duration::from_secs(300));

/// Workers that compile for no test at the moment: libtpu takes seconds to start.
static IDLE: Mutex<Vec<Worker>> = Mutex::new(Vec::new());

/// Ends the processes of the workers.
pub fn end_workers() {
    IDLE.lock().unwrap().clear();
}

/// One test for each golden, or for those that `TPU_GOLDENS` names.
pub fn trials() -> Vec<Trial> {
    let only = std::env::var("TPU_GOLDENS").unwrap_or_default();
    let named: Vec<_> =
        golden_files::under("lowering").into_iter().filter(|(name, _)| name.contains(&only)).collect();
    assert!(!named.is_empty(), "no golden has that in its path");
    named
        .into_iter()
        .map(|(name, path)| Trial::test(format!("tpu/{name}"), move || check(&name, &path)))
        .collect()
}

fn check(name: &str, path: &Path) -> Result<(), Failed> {
    let graph = golden_files::graph(path);
    let program = lowering::lower(&graph, Settings { forms: Forms::Tpu, ..Settings::default() });
    if NOT_FOR_TPUS.contains(&name) {
        assert!(program.is_err(), "{name} has a form for TPUs: compile it");
        return Ok(());
    }
    let program = program.map_err(|e| e.to_string())?;
    for target in targets(name, program.replicas) {
        if let Some(why) = compile(name, &program, target) {
            return Err(format!("{name} for {target}: {why}").into());
        }
    }
    Ok(())
}

/// Why the program does not compile for the target; `None` where it does.
fn compile(name: &str, program: &Program, target: &str) -> Option<String> {
    let request = CompileRequest {
        plugin: libtpu_path(),
        place: CompilePlace::topology(target),
        mlir: program.text.clone(),
        name: name.to_owned(),
        options: CompileOptions { num_replicas: program.replicas as i64, ..CompileOptions::default() },
        chooses_layouts: false,
    };
    let idle = IDLE.lock().unwrap().pop();
    let mut worker = idle.unwrap_or_else(|| {
        let command = [env!("CARGO_BIN_EXE_torchtpu-worker").into()];
        Worker::spawn(&command, &libtpu_compile_environment()).unwrap()
    });
    let started = Instant::now();
    let compiled = worker.compile(&request, &PATIENCE);
    if started.elapsed() > SLOW {
        eprintln!("{name} for {target}: {:.0?}", started.elapsed());
    }
    let error = compiled.err();
    if matches!(error, None | Some(PjrtError::Plugin { .. })) {
        IDLE.lock().unwrap().push(worker);
    }
    Some(error?.to_string())
}

/// What no TPU runs: calls of the process that runs the program.
const NOT_FOR_TPUS: [&str; 1] = ["collective/between_processes.fx"];

/// One golden in so many is compiled where nobody asks for more.
const SAMPLED: usize = 12;

/// These take libtpu minutes, because it computes float64 in pieces: they are compiled where all are.
const TOO_LONG: [&str; 2] = ["special/igamma.fx", "special/igammac.fx"];

fn targets(name: &str, replicas: usize) -> Vec<&'static str> {
    match std::env::var("TPU_GOLDEN_TARGETS").as_deref() {
        Ok("none") => return Vec::new(),
        Ok("all") if replicas == 1 => return TARGETS.to_vec(),
        _ => {}
    }
    if replicas > 1 {
        return vec![SEVERAL_CHIPS];
    }
    let sum: usize = name.bytes().map(usize::from).sum();
    let asked_for = std::env::var("TPU_GOLDENS").is_ok_and(|text| !text.is_empty());
    let sampled = (sum / TARGETS.len()).is_multiple_of(SAMPLED) && !TOO_LONG.contains(&name);
    if !asked_for && !sampled {
        return Vec::new();
    }
    vec![TARGETS[sum % TARGETS.len()]]
}
