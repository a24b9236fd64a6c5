//! A graph of known sizes as a plan: its executable out of the cache, or lowered and compiled.

use super::bucket::Padding;
use super::cached::{Danger, Obtained, Origin, ProgramFacts, Text, is_cached, obtain};
use super::compiled::CompiledGraph;
use super::device::{Device, DeviceSettings};
use super::held::held;
use super::metrics::{add, counters};
use super::plan::Plan;
use super::prepared::Lowered;
use super::sequence::{Program, Sequence};
use super::{CompileSettings, RepeatedLayers, RuntimeError, ledger, lock};
use crate::cache::Key;
use crate::fx::Graph;
use crate::lowering;
use crate::passes::parts::Parts;
use crate::pjrt::{CompileOptions, CompilePlace, CompileRequest, Executable, PjrtError, Worker};
use std::cell::OnceCell;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Whether the compiler takes any program under these settings: where it does not, a graph that it refused is not to
/// blame.
///
/// # Errors
/// Those of opening the device.
pub fn compiles_anything(device: &DeviceSettings, settings: CompileSettings) -> Result<bool, RuntimeError> {
    const NOTHING: &str = "func.func @main(%x: tensor<f32>) -> tensor<f32> { return %x : tensor<f32> }";
    let device = Device::open(device, &settings.compile_wait)?;
    let settings = device.settings(settings);
    let (options, wait) = (&settings.options, &settings.compile_wait);
    match device.client.compile(NOTHING, "a program that does nothing", options, wait) {
        Ok(_) => Ok(true),
        Err(
            source @ (PjrtError::Interrupted { .. } | PjrtError::Deadline { .. } | PjrtError::Forked { .. }),
        ) => Err(RuntimeError::Plugin(source)),
        Err(_) => Ok(false),
    }
}

/// The parts that a graph of known sizes is compiled in, with their settings; `None` for a graph that is compiled as a
/// whole.
pub(super) fn in_parts(graph: &Graph, settings: &CompileSettings) -> Option<(Parts, CompileSettings)> {
    if settings.repeated_layers == RepeatedLayers::Inline {
        return None;
    }
    let parts = match Parts::of(graph) {
        Ok(parts) => parts,
        Err(reason) => {
            tell!(graph.name, "{} is compiled as a whole: {reason}", graph.name);
            return None;
        }
    };
    let mut settings = settings.clone();
    // What one part passes to the next is memory of the plugin's, which ends with its last reader.
    settings.lowering.given_results_from = None;
    Some((parts, settings))
}

/// Whether the cache has all executables of a graph of known sizes.
///
/// # Errors
/// Those of opening the cache.
pub(super) fn is_all_cached(
    graph: &Graph,
    device: &Device,
    settings: &CompileSettings,
) -> Result<bool, RuntimeError> {
    let settings = device.settings_for(graph, settings);
    let Some((parts, settings)) = in_parts(graph, &settings) else {
        return is_cached(graph, device, &settings);
    };
    for part in &parts.graphs {
        if !is_cached(part, device, &settings)? {
            return Ok(false);
        }
    }
    Ok(true)
}

impl CompiledGraph {
    /// Out of the cache, or lower ▸ compile; `cause` says why, where the function has programs.
    pub(super) fn compile(
        &self,
        graph: &Graph,
        padding: Option<Padding>,
        cause: Option<String>,
    ) -> Result<Plan, RuntimeError> {
        let name = graph.name.to_string();
        let settings = self.device.settings_for(graph, &self.settings);
        if let Some((parts, settings)) = in_parts(graph, &settings) {
            return self.compile_parts(graph, &parts, &settings, padding, cause);
        }
        // Once, though the compiler may refuse it with some options.
        let counted = OnceCell::new();
        let compile = |text: &Text, danger, options: &CompileOptions| {
            if counted.set(()).is_ok() {
                self.settings.limit.count(&name, cause.as_deref())?;
            }
            self.compile_text(graph, text, danger, options, cause.as_deref(), padding.is_some())
        };
        let lower = || self.lower(graph, &settings.options);
        let obtained = obtain(graph, &self.device, &settings, lower, compile)?;
        let (executable, facts) = self.note_obtained(&name, obtained);
        let program = Program::Whole(executable);
        let plan = Plan::new(graph, self.device.clone(), &settings, program, &facts, padding);
        let memory = plan.memory_stats();
        let mut report = lock(&self.report);
        report.recompiles.extend(cause);
        report.memory = memory;
        drop(report);
        Ok(plan)
    }

    /// Compiles each part of a graph once.
    fn compile_parts(
        &self,
        graph: &Graph,
        parts: &Parts,
        settings: &CompileSettings,
        padding: Option<Padding>,
        cause: Option<String>,
    ) -> Result<Plan, RuntimeError> {
        let mut executables = Vec::with_capacity(parts.graphs.len());
        let mut all = Vec::with_capacity(parts.graphs.len());
        // All parts are one program of the function.
        let counted = OnceCell::new();
        for part in &parts.graphs {
            let name = part.name.to_string();
            let compile = |text: &Text, danger, options: &CompileOptions| {
                if counted.set(()).is_ok() {
                    settings.limit.count(&graph.name, cause.as_deref())?;
                }
                self.compile_text(part, text, danger, options, cause.as_deref(), padding.is_some())
            };
            let lower = || {
                let Lowered { program, took, .. } = Lowered::of(part, settings.lowering)?;
                Ok(Text { stablehlo: program.text, work: program.work, took })
            };
            let obtained = obtain(part, &self.device, settings, lower, compile)?;
            let (executable, facts) = self.note_obtained(&name, obtained);
            executables.push((executable, settings.lowering.interface(part)));
            all.push(facts);
        }
        let facts = ProgramFacts::of_calls(parts.calls.iter().map(|call| &all[call.graph]));
        let interface = settings.lowering.interface(graph);
        let program = Program::Parts(Arc::new(Sequence::new(parts, executables, &interface)));
        let plan = Plan::new(graph, self.device.clone(), settings, program, &facts, padding);
        let memory = plan.memory_stats();
        let mut report = lock(&self.report);
        report.recompiles.extend(cause);
        report.memory = memory;
        report.repeats.clone_from(&parts.repeats);
        drop(report);
        Ok(plan)
    }

    /// Counts an executable in the report.
    fn note_obtained(&self, name: &str, obtained: Obtained) -> (Executable, ProgramFacts) {
        let Obtained { executable, facts, origin, tuned } = obtained;
        if let Some(tuned) = &tuned {
            tell!(name, "{name}: tuned compiler options: {tuned}");
        }
        let mut report = lock(&self.report);
        report.executables += 1;
        report.tuned = tuned;
        match origin {
            Origin::Hit(key) => {
                report.cache_hits += 1;
                report.cache_key = Some(key);
            }
            Origin::Miss(key) => {
                report.cache_misses += 1;
                report.cache_key = Some(key);
            }
            Origin::Uncached => {}
        }
        (executable, facts)
    }

    fn lower(&self, graph: &Graph, options: &CompileOptions) -> Result<Text, RuntimeError> {
        // It is of the graph as it is: one with symbols is never lowered before it is compiled.
        let ahead = lock(&self.lowered).take().filter(|_| graph.lies.is_empty());
        if let Some(stablehlo) = self.shipped_text(graph, options) {
            return Ok(Text { work: lowering::work(&stablehlo), stablehlo, took: Duration::ZERO });
        }
        let lowered = ahead.map_or_else(|| Lowered::of(graph, self.settings.lowering), Ok)?;
        let Lowered { program, took, .. } = lowered;
        if program.replicas > 1 {
            return Err(RuntimeError::Ranks { graph: graph.name.to_string(), ranks: program.replicas });
        }
        Ok(Text { stablehlo: program.text, work: program.work, took })
    }

    fn compile_text(
        &self,
        graph: &Graph,
        text: &Text,
        danger: Danger,
        options: &CompileOptions,
        cause: Option<&str>,
        is_padded: bool,
    ) -> Result<Executable, RuntimeError> {
        let Text { stablehlo, took: lowering, .. } = text;
        let started = Instant::now();
        let name = graph.name.to_string();
        let wait = &self.settings.compile_wait;
        let executable = match danger {
            Danger::KilledAProcess => self.compile_in_worker(stablehlo, &name, options),
            Danger::Unknown => self.device.client.compile(stablehlo, &name, options, wait),
        };
        let executable = executable.map_err(|source| {
            let held = if source.is_out_of_memory() { held(graph, &[]).into() } else { Box::default() };
            RuntimeError::Compile { graph: name.clone().into(), source, held }
        })?;
        add(&counters().xla_compiles, 1);
        let compile = started.elapsed();
        if !self.device.behavior.computes_in_host_memory() {
            ledger::note_compiled(graph, cause, is_padded, compile);
        }
        tell!(
            name,
            "compiled {name}: {} ops, lowered in {lowering:.1?}, XLA took {compile:.1?}, {} bytes of StableHLO",
            graph.nodes.len(),
            stablehlo.len()
        );
        let mut report = lock(&self.report);
        report.lowering += *lowering;
        report.compile += compile;
        report.stablehlo_bytes = stablehlo.len();
        drop(report);
        Ok(executable)
    }

    /// The StableHLO of a program for one device that came along with the graph.
    fn shipped_text(&self, graph: &Graph, options: &CompileOptions) -> Option<String> {
        let CompileSettings { shipped, lowering, .. } = &self.settings;
        let shipped = shipped.as_ref()?;
        shipped.text(&Key::of_program(graph, lowering, options).digest())
    }

    /// Compiles first where a crash ends no more than a worker process. On a platform that lets in no second process,
    /// and without a worker, it compiles here.
    fn compile_in_worker(
        &self,
        text: &str,
        name: &str,
        options: &CompileOptions,
    ) -> Result<Executable, PjrtError> {
        let CompileSettings { worker, compile_wait, .. } = &self.settings;
        let client = &self.device.client;
        if worker.is_empty() || !self.device.behavior.admits_workers() {
            return client.compile(text, name, options, compile_wait);
        }
        tracing::warn!(
            "an earlier process died while compiling {name}, so it is now compiled in a worker process; if the worker \
             dies too, the graph runs in eager PyTorch"
        );
        let request = CompileRequest {
            plugin: client.plugin().path().to_owned(),
            place: CompilePlace::Device,
            mlir: text.to_owned(),
            name: name.to_owned(),
            options: options.clone(),
            chooses_layouts: false,
        };
        Worker::spawn(worker, &[])?.compile(&request, compile_wait)?;
        // It harms nobody, then.
        client.compile(text, name, options, compile_wait)
    }
}
