//! The graph that a command is about: a recording, or a graph as text.

use super::remedies::NoRemedy;
use crate::fx::text::ParseError;
use crate::fx::{Dim, EvalError, Expr, Graph, ValueType};
use crate::lowering::registered::{REGISTERED, keep_texts, resolve};
use crate::lowering::{self, LoweringError};
use crate::lowering::{Forms, Settings};
use crate::passes::{self, PassError, PassSettings};
use crate::recording::{Call, Environment, FileError, Input, Recording, read};
use crate::runtime::CompileSettings;
use crate::sizing::{self, Bucket, BucketPolicy, Choice, Chooser, Programs, SizeError, serves};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Sizes that the symbols of a graph are bound to, by name.
pub type Sizes = BTreeMap<String, i64>;

/// The sizes that a program is compiled for, one per symbol of its graph.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct ProgramSizes {
    pub sizes: Vec<i64>,
    /// The program serves these sizes and smaller ones, which are padded; else these alone.
    pub padded: bool,
}

impl ProgramSizes {
    /// For these sizes alone.
    pub fn exact(sizes: &[i64]) -> Self {
        ProgramSizes { sizes: sizes.to_vec(), padded: false }
    }
}

/// A graph and what it was captured with.
#[derive(Debug)]
pub struct GraphFile {
    pub path: PathBuf,
    pub recording: Recording,
}

/// Why there is no graph to work on.
#[derive(Debug, thiserror::Error)]
pub enum GraphFileError {
    #[error("{path}: {source}")]
    Io { path: PathBuf, source: std::io::Error },
    #[error(transparent)]
    File(#[from] FileError),
    #[error("{path}: {source}")]
    Text { path: PathBuf, source: ParseError },
    #[error("{path}: {problem}")]
    Sizes { path: PathBuf, problem: String },
    #[error("{path}: {source}")]
    Bind { path: PathBuf, source: EvalError },
    #[error("{path} cannot be padded: {problem}")]
    Padding { path: PathBuf, problem: String },
    #[error("{path}: {problem}")]
    Settings { path: PathBuf, problem: String },
    /// A change of the graph that cannot be made.
    #[error(transparent)]
    Remedy(#[from] NoRemedy),
    #[error(transparent)]
    Pass(#[from] PassError),
    #[error(transparent)]
    Lowering(#[from] LoweringError),
}

/// Pairs of sizes that are equal at every call that a bucket serves.
type Assumptions = Vec<(Expr, Expr)>;

impl GraphFile {
    /// Reads a recording (`.ttpu`) or a graph as text (`.fx`; in a golden, the part above `---`).
    pub fn load(path: &Path) -> Result<Self, GraphFileError> {
        let path = path.to_owned();
        let bytes = read(&path).map_err(|source| GraphFileError::Io { path: path.clone(), source })?;
        // A recording begins with a msgpack map, which no text does.
        let recording = match std::str::from_utf8(&bytes) {
            Ok(text) if text.starts_with("graph ") || path.extension().is_some_and(|e| e == "fx") => {
                let text = text.split("\n---\n").next().unwrap_or_default();
                let graph = Graph::parse(text)
                    .map_err(|source| GraphFileError::Text { path: path.clone(), source })?;
                let environment =
                    Environment { matmul_precision: "highest".to_owned(), ..Environment::default() };
                Recording { graph, environment, calls: Vec::new() }
            }
            _ => Recording::decode(&bytes)
                .map_err(|source| FileError::At { path: path.clone(), source: Box::new(source) })?,
        };
        Ok(GraphFile { path, recording })
    }

    /// As captured.
    pub fn graph(&self) -> &Graph {
        &self.recording.graph
    }

    /// The settings that the graph was captured with.
    pub fn settings(&self) -> Result<CompileSettings, GraphFileError> {
        let settings = self.recording.settings();
        settings.map_err(|problem| GraphFileError::Settings { path: self.path.clone(), problem })
    }

    /// The sizes of each recorded call, in order, without repetition; the sizes seen at capture where no call was
    /// recorded. One empty binding for a graph without symbols.
    pub fn recorded_sizes(&self) -> Vec<Vec<i64>> {
        let graph = self.graph();
        let mut found: Vec<Vec<i64>> = Vec::new();
        for binding in self.recording.calls.iter().filter_map(|call| call_binding(graph, call)) {
            if !found.contains(&binding) {
                found.push(binding);
            }
        }
        if found.is_empty() {
            // A size that depends on data was not seen; any size that is neither 0 nor 1 stands for it.
            let hint = |s: &crate::fx::Symbol| s.hint.unwrap_or(s.min.unwrap_or(2).max(2));
            found.push(graph.symbols.iter().map(hint).collect());
        }
        found
    }

    /// The sizes of a recorded call, one per symbol; `None` if there is no such call, or it does not tell all sizes.
    pub fn call_sizes(&self, call: usize) -> Option<Vec<i64>> {
        call_binding(self.graph(), self.recording.calls.get(call)?)
    }

    /// One size per symbol: those given, the rest as first recorded.
    ///
    /// # Errors
    /// [`GraphFileError::Sizes`] for a name that no symbol of the graph has, or a size out of its range.
    pub fn binding(&self, given: &Sizes) -> Result<Vec<i64>, GraphFileError> {
        let symbols = &self.graph().symbols;
        let wrong = |problem| GraphFileError::Sizes { path: self.path.clone(), problem };
        let mut binding = self.recorded_sizes().swap_remove(0);
        for (name, size) in given {
            let at = symbols.iter().position(|s| &*s.name == name).ok_or_else(|| {
                let known: Vec<&str> = symbols.iter().map(|s| &*s.name).collect();
                let known = if known.is_empty() { "none".to_owned() } else { known.join(", ") };
                wrong(format!("the graph has no symbolic size `{name}`; it has {known}"))
            })?;
            let (min, max) = (symbols[at].min.unwrap_or(0), symbols[at].max.unwrap_or(i64::MAX));
            if !(min..=max).contains(size) {
                return Err(wrong(format!("{name} = {size} is outside {min}..={max}")));
            }
            binding[at] = *size;
        }
        Ok(binding)
    }

    /// The graph that is lowered for these sizes, with `trace` seeing it after each step.
    ///
    /// # Errors
    /// Those of the passes, of binding sizes, and of padding to a bucket.
    pub fn prepare(
        &self,
        sizes: &ProgramSizes,
        trace: &mut dyn FnMut(&str, &Graph),
    ) -> Result<Graph, GraphFileError> {
        trace("captured", self.graph());
        let graph = passes::run(self.graph().clone(), &PassSettings::default(), Some(trace))?;
        let path = || self.path.clone();
        if graph.symbols.is_empty() {
            Ok(graph)
        } else if sizes.padded {
            let padded = sizing::padded(&graph, &sizes.sizes, Some(trace))?;
            Ok(padded.map_err(|problem| GraphFileError::Padding { path: path(), problem })?.graph)
        } else {
            sizing::bound(&graph, &sizes.sizes, Some(trace)).map_err(|error| match error {
                SizeError::Bind(source) => GraphFileError::Bind { path: path(), source },
                SizeError::Pass(error) => error.into(),
            })
        }
    }

    /// The programs that serve calls with these sizes, in this order, under a policy: as
    /// [`crate::runtime::CompiledGraph`] would compile them.
    ///
    /// # Errors
    /// Those of the passes.
    pub fn programs(
        &self,
        policy: &BucketPolicy,
        bindings: &[Vec<i64>],
    ) -> Result<Vec<ProgramSizes>, GraphFileError> {
        let graph = passes::run(self.graph().clone(), &PassSettings::default(), None)?;
        if graph.symbols.is_empty() {
            return Ok(vec![ProgramSizes::default()]);
        }
        let chooser = Chooser::new(policy.clone(), &graph);
        let mut programs = Programs::default();
        let mut found: Vec<ProgramSizes> = Vec::new();
        for binding in bindings {
            if programs.find(&chooser, binding).is_some() {
                continue;
            }
            if let Choice::New(sizes) = programs.choice(&chooser, binding) {
                match self.assumptions(&graph, &sizes)? {
                    Some(assumptions) if serves(&assumptions, binding) => {
                        programs.add_bucket(Bucket { sizes: sizes.clone(), program: (), assumptions });
                        found.push(ProgramSizes { sizes, padded: true });
                        continue;
                    }
                    Some(_) => {}
                    None => programs.never_pad(sizes, String::new()),
                }
            }
            if !programs.reach(policy.max_executables) {
                programs.add_exact(binding, ());
                found.push(ProgramSizes::exact(binding));
            }
        }
        Ok(found)
    }

    /// Keeps the texts that users' functions make for the recorded sizes, for every platform: whoever reads the
    /// recording has none of these functions.
    ///
    /// # Errors
    /// Those of the passes, and of binding sizes.
    pub fn keep_texts(&mut self) -> Result<(), GraphFileError> {
        if !self.graph().any_node(&|node| &*node.op == REGISTERED) {
            return Ok(());
        }
        let bindings = self.recorded_sizes();
        let mut programs = self.programs(&self.settings()?.buckets, &bindings)?;
        programs.extend(bindings.iter().map(|sizes| ProgramSizes::exact(sizes)));
        for program in programs {
            let mut prepared = self.prepare(&program, &mut |_, _| {})?;
            for forms in [Forms::General, Forms::Tpu] {
                resolve(&mut prepared, &Settings { forms, ..Settings::default() });
                keep_texts(&mut self.recording.graph, &prepared, forms.platform());
            }
        }
        Ok(())
    }

    /// Returns the conditions on calls of a bucket, or `None` if the graph cannot be padded to it.
    fn assumptions(&self, graph: &Graph, bucket: &[i64]) -> Result<Option<Assumptions>, GraphFileError> {
        let Ok(mut bucketed) = sizing::padded(graph, bucket, None)? else { return Ok(None) };
        let settings = self.settings()?.lowering;
        resolve(&mut bucketed.graph, &settings);
        // A form of an op that appears in padding only may have no lowering.
        let lowers = lowering::lower(&bucketed.graph, settings).is_ok();
        Ok(lowers.then_some(bucketed.assumptions))
    }

    /// `s0=8, s1=16`, or `s0≤8, s1≤16` for a bucket; empty for a graph without symbols.
    pub fn describe_sizes(&self, program: &ProgramSizes) -> String {
        let sizes = self.graph().symbols.iter().zip(&program.sizes);
        let is = if program.padded { '≤' } else { '=' };
        sizes.map(|(symbol, size)| format!("{}{is}{size}", symbol.name)).collect::<Vec<_>>().join(", ")
    }
}

/// The sizes that a call binds the graph's symbols to; `None` if an input does not tell one.
fn call_binding(graph: &Graph, call: &Call) -> Option<Vec<i64>> {
    let mut binding: Vec<Option<i64>> = vec![None; graph.symbols.len()];
    for (input, ty) in call.inputs.iter().zip(&graph.values) {
        match (input, ty) {
            (Input::Int(value), ValueType::SymInt(Expr::Sym(s))) => binding[s.0 as usize] = Some(*value),
            (Input::Tensor(tensor), ValueType::Tensor(t)) => {
                for (size, dim) in tensor.dims.iter().zip(&t.dims) {
                    if let Dim::Expr(Expr::Sym(s)) = dim {
                        binding[s.0 as usize] = Some(*size);
                    }
                }
            }
            _ => {}
        }
    }
    binding.into_iter().collect()
}
