//! Text goldens, each a test of its own: `cargo test --test goldens nextafter` runs those with that in their name.
//!
//! `tests/fx_graphs/lowering/FAMILY/OP.fx` holds a graph, a line `---`, and the StableHLO that it lowers to (without
//! locations); `OP.tpu.fx` is lowered for TPU, `OP.cpu.fx` for the CPU, `OP.process.fx` for a CPU whose programs call
//! the process. `tests/fx_graphs/passes/PASS/*.fx` holds a graph and the graph after that pass alone (after all of them
//! under `pipeline/`). `BLESS=1 cargo test --test goldens` (or `make bless`) rewrites the expectations; read the diff
//! before committing it.
//!
//! `tpu/FAMILY/OP.fx` is the lowering golden, compiled for TPUs: see `tpu_goldens`.

#[allow(dead_code, reason = "each test binary uses its part")]
mod golden_files;
mod pjrt_support;
mod tpu_goldens;

use libtest_mimic::{Arguments, Failed, FormatSetting, Trial};
use std::path::Path;
use std::process::ExitCode;
use torchtpu_compile::fx::Graph;
use torchtpu_compile::lowering::{self, Forms, Settings};
use torchtpu_compile::passes::{self, PASSES, PassSettings};

fn main() -> ExitCode {
    let mut trials: Vec<Trial> = golden_files::under("lowering")
        .into_iter()
        .map(|(name, path)| {
            Trial::test(format!("lowering/{name}"), move || check(&path, |text| lower(&path, text)))
        })
        .collect();
    for folder in PASSES.iter().map(|pass| pass.name).chain(["pipeline"]) {
        for (name, path) in golden_files::under(&format!("passes/{folder}")) {
            let name = format!("passes/{folder}/{name}");
            trials.push(Trial::test(name, move || check(&path, |text| apply(folder, text))));
        }
    }
    trials.extend(tpu_goldens::trials());
    let mut arguments = Arguments::from_args();
    // A line for each of a thousand goldens would hide those that differ.
    arguments.format.get_or_insert(FormatSetting::Terse);
    let conclusion = libtest_mimic::run(&arguments, trials);
    tpu_goldens::end_workers();
    conclusion.exit_code()
}

/// Compares a golden with what `become` makes of its graph, or rewrites it.
fn check(path: &Path, become_of: impl Fn(&str) -> Result<String, String>) -> Result<(), Failed> {
    let input = golden_files::input(path);
    let wanted = format!("{input}\n---\n{}", become_of(&input)?);
    let content = std::fs::read_to_string(path).unwrap();
    if content == wanted {
        return Ok(());
    }
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(path, wanted).unwrap();
        return Ok(());
    }
    let diff = similar::TextDiff::from_lines(&content, &wanted);
    Err(format!("{} differs (BLESS=1 rewrites it):\n{}", path.display(), diff.unified_diff()).into())
}

fn lower(path: &Path, text: &str) -> Result<String, String> {
    let name = path.display().to_string();
    let settings = Settings {
        forms: if name.ends_with(".tpu.fx") {
            Forms::Tpu
        } else if name.ends_with(".cpu.fx") || name.ends_with(".process.fx") {
            Forms::Cpu
        } else {
            Forms::General
        },
        calls_process: name.ends_with(".process.fx"),
        ..Settings::default()
    };
    let graph = Graph::parse(text).map_err(|e| e.to_string())?;
    let program = lowering::lower(&graph, settings).map_err(|e| e.to_string())?;
    Ok(without_locations(&program.text))
}

/// The module text without `loc(…)` and without the location aliases at the end. What names groups of ranks stays.
fn without_locations(text: &str) -> String {
    let mut out = String::new();
    for line in text.lines().filter(|l| !l.starts_with('#') || l.starts_with("#groups")) {
        let line = line.rfind(" loc(").map_or(line, |i| if line.ends_with(')') { &line[..i] } else { line });
        out.push_str(&line.replace(" loc(unknown)", ""));
        out.push('\n');
    }
    out
}

/// The graph after a pass, or after all of them.
fn apply(pass: &str, text: &str) -> Result<String, String> {
    let graph = Graph::parse(text).map_err(|e| e.to_string())?;
    let settings = PassSettings::default();
    let after = match PASSES.iter().find(|known| known.name == pass) {
        Some(pass) => pass.apply(graph, &settings),
        None => passes::run(graph, &settings, None).map_err(|e| e.to_string())?,
    };
    after.verify().map_err(|e| e.to_string())?;
    Ok(after.to_string())
}
