//! A graph as a callable: compiled once for each binding of its symbols.

use super::argument::Argument;
use super::bucket::Padding;
use super::compiling::{in_parts, is_all_cached};
use super::device::{Device, DeviceSettings};
use super::device_tensor::DeviceTensor;
use super::error::CallProblem;
use super::fitting::Fitting;
use super::held::held;
use super::launch::Launch;
use super::metrics::{add, count_exact, counters};
use super::output::{MakeMemory, OutputTensor};
use super::plan::Plan;
use super::prepared::{Lowered, PreparedGraph, Simplified};
use super::report::{self, BucketReport, Report};
use super::results::{Destination, ResultTensor};
use super::tensor::Keep;
use super::{CompileSettings, RepeatedLayers, RuntimeError, lock};
use crate::bucketing::Bucketed;
use crate::fx::{Arg, Dim, Expr, Graph, Output, Stage, ValueType};
use crate::lowering::registered::{resolve, resolve_shared};
use crate::pjrt::{Turn, TurnGuard};
use crate::sizing::{
    self, Bucket, Choice, Chooser, Newest, OTHER_CONDITIONS, Programs, SizeError, serves, show,
};
use crate::{bucketing, lowering};
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

/// Number of compiles for exact sizes at which the user gets a warning.
const TOLD_AT: usize = 4;
/// How many plans a graph has for inputs that lie otherwise than at its first call.
const MOST_LAYOUTS: usize = 4;

/// How inputs lie in device memory that do not lie by default, by position.
type Lies = BTreeMap<u32, Arc<str>>;

/// A value that a call returns.
pub enum Returned {
    /// Output `i` of the program.
    Tensor(usize),
    Int(i64),
    Float(f64),
    Bool(bool),
    None,
}

/// A graph compiled for a device, callable from any thread.
pub struct CompiledGraph {
    /// After the passes; its sizes may still be symbolic.
    graph: Arc<Graph>,
    /// The lowered program of a graph without symbols, until it is compiled.
    pub(super) lowered: Mutex<Option<Lowered>>,
    pub(super) device: Device,
    pub(super) settings: CompileSettings,
    /// The plan of a graph without symbols.
    fixed: OnceLock<Arc<Plan>>,
    /// Plans of such a graph for inputs that lie otherwise in device memory.
    others: Mutex<Vec<Arc<Plan>>>,
    /// Never locked while a message is logged: that may need the GIL, which a thread that waits for the lock may hold.
    programs: Mutex<Programs<Arc<Plan>>>,
    chooser: Chooser,
    /// Held while compiling, so that two threads do not compile the same binding.
    compiling: Turn,
    pub(super) report: Arc<Mutex<Report>>,
}

impl CompiledGraph {
    /// Runs the passes, and compiles at once where the sizes are known.
    ///
    /// # Errors
    /// Those of [`PreparedGraph::compile`].
    pub fn new(
        graph: Graph,
        device: &DeviceSettings,
        settings: CompileSettings,
    ) -> Result<Self, RuntimeError> {
        PreparedGraph::new(graph).compile(device, settings)
    }

    /// Compiles nothing yet.
    pub(super) fn of(
        simplified: Simplified,
        lowered: Option<Lowered>,
        device: &DeviceSettings,
        settings: CompileSettings,
    ) -> Result<Self, RuntimeError> {
        let device = Device::open(device, &settings.compile_wait)?;
        let settings = device.settings(settings);
        Ok(Self::on(simplified, lowered, device, settings))
    }

    /// Compiles the graph for a device that is already open, with the device's settings.
    fn on(
        simplified: Simplified,
        lowered: Option<Lowered>,
        device: Device,
        mut settings: CompileSettings,
    ) -> Self {
        let Simplified { mut graph, captured_nodes, took } = simplified;
        // Parts have default layouts.
        settings.lowering.automatic_layouts &= settings.repeated_layers == RepeatedLayers::Inline;
        if graph.symbols.is_empty() {
            resolve_shared(&mut graph, &settings.lowering);
        }
        let report = Report {
            graph: graph.name.to_string(),
            captured_nodes,
            nodes: graph.nodes.len(),
            passes: took,
            symbols: graph.symbols.iter().map(|symbol| symbol.name.to_string()).collect(),
            ..Report::default()
        };
        CompiledGraph {
            chooser: Chooser::new(settings.buckets.clone(), &graph),
            graph,
            lowered: Mutex::new(lowered.filter(|lowered| lowered.settings == settings.lowering)),
            device,
            settings,
            fixed: OnceLock::new(),
            others: Mutex::default(),
            programs: Mutex::default(),
            compiling: Turn::default(),
            report: Arc::new(Mutex::new(report)),
        }
    }

    /// A graph that has gone through the passes. It is compiled as by [`PreparedGraph::compile_later`].
    ///
    /// # Errors
    /// Those of opening the device.
    pub fn passed(
        graph: Graph,
        device: &DeviceSettings,
        settings: CompileSettings,
    ) -> Result<Self, RuntimeError> {
        let captured_nodes = graph.nodes.len();
        let simplified = Simplified { graph: Arc::new(graph), captured_nodes, took: Duration::ZERO };
        Self::of(simplified, None, device, settings)
    }

    /// Compiles a graph of known sizes for a device that is open, or loads it. No report has it.
    ///
    /// # Errors
    /// Those of [`PreparedGraph::compile`].
    pub(super) fn for_device(
        graph: Graph,
        device: Device,
        settings: CompileSettings,
    ) -> Result<Self, RuntimeError> {
        let simplified = PreparedGraph::new(graph).simplified()?.clone();
        let compiled = Self::on(simplified, None, device, settings);
        compiled.fix(Lies::new())?;
        Ok(compiled)
    }

    /// Another graph, compiled for the same device under the same settings; `None` where that has to be done first and
    /// `only_cached`.
    ///
    /// # Errors
    /// Those of [`PreparedGraph::compile`].
    pub fn beside(&self, graph: Graph, only_cached: bool) -> Result<Option<Self>, RuntimeError> {
        let simplified = PreparedGraph::new(graph).simplified()?.clone();
        let other = Self::on(simplified, None, self.device.clone(), self.settings.clone());
        if only_cached && other.compiles_first()? { Ok(None) } else { other.ready().map(Some) }
    }

    /// Whether equal blocks of the graph are one program.
    pub fn compiles_layers_once(&self) -> bool {
        self.settings.repeated_layers == RepeatedLayers::Once
    }

    /// Whether a graph of known sizes has its executable in this process.
    pub fn is_prepared(&self) -> bool {
        self.fixed.get().is_some()
    }

    /// Whether [`CompiledGraph::prepare`] would compile, and not load.
    ///
    /// # Errors
    /// A cache that cannot be used.
    pub fn is_missing(&self) -> Result<bool, RuntimeError> {
        Ok(!self.is_prepared() && self.compiles_first()?)
    }

    /// Loads or compiles the executable of a graph of known sizes, unless it is there.
    ///
    /// # Errors
    /// Those of lowering and of compiling.
    pub fn prepare(&self) -> Result<(), RuntimeError> {
        if self.graph.symbols.is_empty() { self.plan(&[]).map(drop) } else { Ok(()) }
    }

    /// Returns the settings that the graph is lowered with.
    pub fn lowering(&self) -> lowering::Settings {
        self.settings.lowering
    }

    /// Whether all executables of a graph of known sizes lie in the cache.
    fn is_cached(&self) -> Result<bool, RuntimeError> {
        is_all_cached(&self.graph, &self.device, &self.settings)
    }

    /// Whether [`CompiledGraph::ready`] compiles.
    pub(super) fn compiles_first(&self) -> Result<bool, RuntimeError> {
        Ok(self.graph.symbols.is_empty() && !self.is_cached()?)
    }

    /// Compiles where the sizes are known.
    pub(super) fn ready(self) -> Result<Self, RuntimeError> {
        if self.graph.symbols.is_empty() {
            self.fix(Lies::new())?;
        }
        self.count();
        Ok(self)
    }

    /// The plan of a graph without symbols whose inputs lie so, made now.
    fn fix(&self, lies: Lies) -> Result<Arc<Plan>, RuntimeError> {
        let is_first = self.fixed.get().is_none();
        let cause = if is_first {
            self.settings.limit.retraced.clone()
        } else {
            Some("its inputs lie otherwise in device memory".to_owned())
        };
        let graph = if lies.is_empty() {
            Cow::Borrowed(&*self.graph)
        } else {
            Cow::Owned(Graph { lies, ..(*self.graph).clone() })
        };
        let plan = Arc::new(self.compile(&graph, None, cause)?);
        if !is_first {
            lock(&self.others).push(Arc::clone(&plan));
            return Ok(plan);
        }
        self.fixed.set(Arc::clone(&plan)).ok();
        lock(&self.programs).newest = Newest::Fixed;
        Ok(plan)
    }

    /// How the inputs of a backward graph lie in device memory that do not lie by default: what its forward program
    /// saved. A backward program is compiled for that.
    fn lies(&self, arguments: &[Argument]) -> Lies {
        if !self.waits_for_layouts() {
            return Lies::new();
        }
        let is_written = |i: u32| self.graph.mutations.iter().any(|mutation| mutation.input == i);
        let lies = (0..).zip(arguments).filter_map(|(i, argument)| match argument {
            Argument::Buffer(tensor) if !is_written(i) => Some((i, tensor.lies()?)),
            _ => None,
        });
        lies.collect()
    }

    /// Whether its arguments say for which layouts it is to be compiled.
    pub(super) fn waits_for_layouts(&self) -> bool {
        self.settings.lowering.automatic_layouts
            && self.graph.stage == Stage::Backward
            && self.graph.symbols.is_empty()
    }

    /// The plan of a graph without symbols for inputs that lie so. Beyond a few, it is that for the default layouts:
    /// tensors in others go through the host.
    fn fixed(&self, lies: &Lies) -> Option<Arc<Plan>> {
        let first = self.fixed.get()?;
        if first.lies == *lies {
            return Some(Arc::clone(first));
        }
        lock(&self.others).iter().find(|plan| plan.lies == *lies).cloned()
    }

    /// Counts the graph, and keeps its report.
    fn count(&self) {
        add(&counters().graphs, 1);
        report::keep(&self.report);
    }

    pub fn graph(&self) -> &Graph {
        &self.graph
    }

    pub fn device(&self) -> &Device {
        &self.device
    }

    pub fn report(&self) -> Report {
        lock(&self.report).clone()
    }

    /// The StableHLO of the newest program, lowered now, one module after the other if it is in parts. Empty where
    /// there is none yet.
    ///
    /// # Errors
    /// Those of lowering.
    pub fn stablehlo(&self) -> Result<String, RuntimeError> {
        self.newest()?.map_or(Ok(String::new()), |graph| self.text(&graph))
    }

    /// The graph of the newest program, with its sizes; `None` where there is none yet.
    ///
    /// # Errors
    /// Those of the passes.
    pub fn newest(&self) -> Result<Option<Cow<'_, Graph>>, RuntimeError> {
        let newest = lock(&self.programs).newest.clone();
        Ok(Some(match newest {
            Newest::None => return Ok(None),
            Newest::Fixed => Cow::Borrowed(&*self.graph),
            Newest::Sizes(binding) => Cow::Owned(self.bound(&binding)?),
            Newest::Bucket(sizes) => {
                Cow::Owned(self.padded_to(&sizes)?.map_err(|why| self.argument_error(why))?.graph)
            }
        }))
    }

    /// The StableHLO of a graph of known sizes, or that of its parts.
    fn text(&self, graph: &Graph) -> Result<String, RuntimeError> {
        let Some((parts, settings)) = in_parts(graph, &self.settings) else {
            return Ok(lowering::lower(graph, self.settings.lowering)?.text);
        };
        let texts = parts.graphs.iter().map(|part| Ok(lowering::lower(part, settings.lowering)?.text));
        Ok(texts.collect::<Result<Vec<String>, RuntimeError>>()?.join("\n"))
    }

    /// The graph for these sizes alone.
    fn bound(&self, binding: &[i64]) -> Result<Graph, RuntimeError> {
        let mut bound = sizing::bound(&self.graph, binding, None).map_err(|error| match error {
            SizeError::Bind(source) => self.size_error(source),
            SizeError::Pass(error) => error.into(),
        })?;
        resolve(&mut bound, &self.settings.lowering);
        Ok(bound)
    }

    /// The graph padded to a bucket, or why it cannot be padded.
    fn padded_to(&self, bucket: &[i64]) -> Result<Result<Bucketed, String>, RuntimeError> {
        let mut padded = sizing::padded(&self.graph, bucket, None)?;
        if let Ok(bucketed) = &mut padded {
            resolve(&mut bucketed.graph, &self.settings.lowering);
        }
        Ok(padded)
    }

    /// Whether a call with these arguments compiles first.
    ///
    /// # Errors
    /// An argument that binds no size.
    pub fn would_compile(&self, arguments: &[Argument]) -> Result<bool, RuntimeError> {
        Ok(self.fixed.get().is_none() && self.find(&self.bind(arguments)?).is_none())
    }

    /// From now on buckets that are compiled serve all sizes that they can, however much is padded.
    pub fn settle(&mut self) {
        let buckets = lock(&self.programs).buckets();
        if buckets > 0 {
            self.chooser.at_most(buckets);
        }
    }

    /// Whether a program for a bucket serves these sizes, which is proven to give what one for these sizes alone would.
    pub fn is_padded_for(&self, binding: &[i64]) -> bool {
        if self.chooser.is_exact() {
            return false;
        }
        let choice = {
            let programs = lock(&self.programs);
            if programs.find(&self.chooser, binding).is_some_and(|plan| plan.padding.is_some()) {
                return true;
            }
            programs.choice(&self.chooser, binding)
        };
        let Choice::New(sizes) = choice else { return false };
        bucketing::bucket(&self.graph, &sizes).is_ok_and(|bucketed| serves(&bucketed.assumptions, binding))
    }

    /// The plan for these arguments: looked up, or compiled now. Also the sizes that the arguments have.
    ///
    /// # Errors
    /// An argument that binds no size, and everything that can go wrong in a compile.
    pub fn plan(&self, arguments: &[Argument]) -> Result<(Arc<Plan>, Vec<i64>), RuntimeError> {
        if self.graph.symbols.is_empty() {
            return Ok((self.plan_of_layouts(self.lies(arguments))?, Vec::new()));
        }
        let binding = self.bind(arguments)?;
        if let Some(plan) = self.find(&binding) {
            return Ok((plan, binding));
        }
        let _compiling = self.turn()?;
        if let Some(plan) = self.find(&binding) {
            return Ok((plan, binding));
        }
        if let Some(reason) = lock(&self.programs).refusal(&binding) {
            return Err(RuntimeError::Refused { reason: reason.clone() });
        }
        let compiled = self.compile_for(&binding);
        if let Err(error) = &compiled
            && error.is_refusal()
            // Its reason is the number of programs, not these sizes.
            && !matches!(error, RuntimeError::TooManySizes { .. })
        {
            lock(&self.programs).refuse(&binding, error.to_string());
        }
        Ok((compiled?, binding))
    }

    /// The plan of a graph without symbols.
    fn plan_of_layouts(&self, mut lies: Lies) -> Result<Arc<Plan>, RuntimeError> {
        if let Some(plan) = self.fixed(&lies) {
            return Ok(plan);
        }
        let _compiling = self.turn()?;
        if lock(&self.others).len() >= MOST_LAYOUTS {
            lies.clear();
        }
        if let Some(plan) = self.fixed(&lies) {
            return Ok(plan);
        }
        if let Some(reason) = lock(&self.programs).refusal(&[]) {
            return Err(RuntimeError::Refused { reason: reason.clone() });
        }
        let is_first = self.fixed.get().is_none();
        let plan = self.fix(lies).inspect_err(|error| {
            if error.is_refusal() && self.waits_for_layouts() {
                lock(&self.programs).refuse(&[], error.to_string());
            }
        })?;
        if is_first {
            self.count();
        }
        Ok(plan)
    }

    /// Waits until no other thread compiles.
    fn turn(&self) -> Result<TurnGuard<'_>, RuntimeError> {
        let failed = |source| RuntimeError::Compile {
            graph: self.graph.name.to_string().into(),
            source,
            held: Box::default(),
        };
        self.device.client.check_process().map_err(failed)?;
        let what = || format!("waiting for another thread to compile {}", self.graph.name);
        self.compiling.take(&what, &self.settings.compile_wait).map_err(failed)
    }

    /// Returns the compiled plan for these sizes.
    fn find(&self, binding: &[i64]) -> Option<Arc<Plan>> {
        lock(&self.programs).find(&self.chooser, binding).cloned()
    }

    /// Compiles for these sizes: for their bucket where padding is proven to change nothing, else for them alone.
    fn compile_for(&self, binding: &[i64]) -> Result<Arc<Plan>, RuntimeError> {
        let reason = match self.padded(binding)? {
            Ok(plan) => return Ok(plan),
            Err(reason) => reason,
        };
        self.compile_exactly(binding, reason)
    }

    /// Compiles for these sizes alone.
    ///
    /// # Errors
    /// [`RuntimeError::TooManySizes`] where the graph has as many programs as the policy allows.
    fn compile_exactly(&self, binding: &[i64], reason: String) -> Result<Arc<Plan>, RuntimeError> {
        let limit = self.settings.buckets.max_executables;
        let (exact, is_full, varying) = {
            let programs = lock(&self.programs);
            (programs.exact(), programs.reach(limit), programs.varying(&self.graph, binding))
        };
        if is_full {
            let graph = self.graph.name.to_string();
            return Err(RuntimeError::TooManySizes { graph, sizes: varying, limit, reason });
        }
        let cause = self.cause_of(binding, || {
            format!(
                "the graph cannot be padded, so each size is compiled: {reason}. To avoid that, call it with few \
                 different sizes by padding its inputs"
            )
        });
        tracing::info!("{} is compiled for {}: {reason}", self.graph.name, show(&self.graph, binding));
        if exact + 1 == TOLD_AT && !self.chooser.is_exact() {
            tracing::warn!(
                "{} was compiled for {TOLD_AT} different sizes because it cannot be padded to a bucket\n  reason: \
                 {reason}\n  varying size: {varying}\n  after {limit} executables (max_executables) new sizes run in eager \
                 PyTorch; to avoid that, call it with few different sizes by padding its inputs",
                self.graph.name
            );
        }
        count_exact(&reason);
        {
            let mut report = lock(&self.report);
            let count = report.exact.as_ref().map_or(0, |(_, count)| *count);
            report.exact = Some((reason, count + 1));
        }
        let plan = Arc::new(self.compile(&self.bound(binding)?, None, cause)?);
        lock(&self.programs).add_exact(binding, Arc::clone(&plan));
        Ok(plan)
    }

    /// Compiles for the bucket of these sizes, or says why the graph is not padded to it.
    fn padded(&self, binding: &[i64]) -> Result<Result<Arc<Plan>, String>, RuntimeError> {
        let choice = lock(&self.programs).choice(&self.chooser, binding);
        let chosen = match choice {
            Choice::New(sizes) => sizes,
            Choice::Unpadded(why) => return Ok(Err(why)),
        };
        let compiled = self.compile_bucket(&chosen, binding)?;
        // Other sizes of a bucket may meet its conditions; what is not proven is so for all of them.
        if let Err(why) = &compiled
            && why != OTHER_CONDITIONS
        {
            tracing::info!(
                "{} is compiled for each size in {}, because padding cannot be proven exact: {why}",
                self.graph.name,
                show(&self.graph, &chosen)
            );
            lock(&self.programs).never_pad(chosen, why.clone());
        }
        Ok(compiled)
    }

    /// Compiles the graph padded to a bucket, or says why it cannot be padded.
    fn compile_bucket(
        &self,
        sizes: &[i64],
        binding: &[i64],
    ) -> Result<Result<Arc<Plan>, String>, RuntimeError> {
        let Bucketed { graph: padded, sizes: true_sizes, inputs, outputs, masks, assumptions } =
            match self.padded_to(sizes)? {
                Ok(bucketed) => bucketed,
                Err(reason) => return Ok(Err(reason)),
            };
        if !serves(&assumptions, binding) {
            return Ok(Err(OTHER_CONDITIONS.to_string()));
        }
        tracing::info!(
            "{} is compiled for sizes up to {}, called with {}; {} masks",
            self.graph.name,
            show(&self.graph, sizes),
            show(&self.graph, binding),
            masks
        );
        let fitting = Box::new(Fitting::new(self.device.clone(), &self.settings));
        let padding = Padding { sizes: true_sizes, inputs, outputs, poison: self.settings.poison, fitting };
        let cause = self.cause_of(binding, || {
            format!(
                "to avoid that, call it at sizes up to {} ahead of time, or set buckets= to fewer and larger sizes",
                show(&self.graph, sizes)
            )
        });
        let plan = match self.compile(&padded, Some(padding), cause) {
            Ok(plan) => Arc::new(plan),
            // A form of an op that appears in padding only.
            Err(problem) if problem.is_refusal() => return Ok(Err(problem.to_string())),
            Err(other) => return Err(other),
        };
        add(&counters().masks_inserted, masks);
        let usage = plan.usage();
        let report = BucketReport { sizes: sizes.to_vec(), masks, usage };
        lock(&self.report).buckets.push(report);
        let bucket = Bucket { sizes: sizes.to_vec(), program: Arc::clone(&plan), assumptions };
        lock(&self.programs).add_bucket(bucket);
        Ok(Ok(plan))
    }

    /// Calls the graph. The tensors are the program's outputs, in the order of [`CompiledGraph::returned`].
    ///
    /// # Safety
    /// As for [`Plan::execute`].
    pub unsafe fn call(
        &self,
        arguments: &[Argument],
        keep: &Keep,
        make: &MakeMemory<'_>,
    ) -> Result<Vec<OutputTensor>, RuntimeError> {
        // SAFETY: passed on.
        let (results, _) = unsafe { self.execute(arguments, keep, Destination::Host(make), 0)? };
        Ok(results.into_iter().filter_map(ResultTensor::on_host).collect())
    }

    /// Runs the graph on one of the client's devices, where device arguments are and results stay. On an asynchronous
    /// platform it returns before the program has ended; whoever reads a result waits for it. The program is returned
    /// as well then, so that its failure can be noticed.
    ///
    /// # Safety
    /// As for [`Plan::execute`].
    pub unsafe fn call_on_device(
        &self,
        arguments: &[Argument],
        keep: &Keep,
        ordinal: usize,
    ) -> Result<(Vec<DeviceTensor>, Option<Launch>), RuntimeError> {
        // SAFETY: passed on.
        let (results, launch) = unsafe { self.execute(arguments, keep, Destination::Device, ordinal)? };
        let results: Vec<_> = results.into_iter().filter_map(ResultTensor::on_device).collect();
        if let Some(launch) = &launch {
            launch.if_it_fails(DeviceTensor::lose(&results));
        }
        Ok((results, launch))
    }

    /// # Safety
    /// As for [`Plan::execute`].
    unsafe fn execute(
        &self,
        arguments: &[Argument],
        keep: &Keep,
        destination: Destination<'_>,
        ordinal: usize,
    ) -> Result<(Vec<ResultTensor>, Option<Launch>), RuntimeError> {
        let (plan, binding) = self.plan(arguments)?;
        // SAFETY: passed on.
        let executed = unsafe { plan.execute(arguments, &binding, keep, destination, ordinal) };
        executed.map_err(|problem| match problem {
            CallProblem::Argument(problem) => self.argument_error(problem),
            CallProblem::Size(source) => self.size_error(source),
            CallProblem::Pjrt(source) => {
                let is_full = source.is_out_of_memory();
                let held = if is_full { held(&self.graph, &binding).into() } else { Box::default() };
                RuntimeError::Execution { graph: self.graph.name.to_string().into(), source, held }
            }
        })
    }

    /// Returns the graph's results, in order.
    pub fn returned(&self, arguments: &[Argument]) -> Result<Vec<Returned>, RuntimeError> {
        let mut tensors = 0;
        let mut binding = None;
        let mut returned = Vec::with_capacity(self.graph.outputs.len());
        for output in &self.graph.outputs {
            returned.push(match output {
                Arg::Value(v) if matches!(self.graph.ty(*v), ValueType::Tensor(_)) => {
                    tensors += 1;
                    Returned::Tensor(tensors - 1)
                }
                Arg::Value(v) => match self.graph.ty(*v) {
                    ValueType::SymInt(e) => Returned::Int(self.eval(e, arguments, &mut binding)?),
                    _ => Returned::None,
                },
                Output::Sym(e) => Returned::Int(self.eval(e, arguments, &mut binding)?),
                Output::Int(i) => Returned::Int(*i),
                Output::Float(x) => Returned::Float(*x),
                Output::Bool(b) => Returned::Bool(*b),
                _ => Returned::None,
            });
        }
        Ok(returned)
    }

    fn eval(
        &self,
        e: &Expr,
        arguments: &[Argument],
        binding: &mut Option<Vec<i64>>,
    ) -> Result<i64, RuntimeError> {
        if binding.is_none() {
            *binding = Some(self.bind(arguments)?);
        }
        let binding = binding.as_deref().unwrap_or(&[]);
        e.eval(binding).map_err(|source| self.size_error(source))
    }

    /// The value of each symbol, read off the integers and tensor sizes that are passed.
    ///
    /// # Errors
    /// A symbol that no argument tells.
    pub fn bind(&self, arguments: &[Argument]) -> Result<Vec<i64>, RuntimeError> {
        let mut binding: Vec<Option<i64>> = vec![None; self.graph.symbols.len()];
        for (argument, ty) in arguments.iter().zip(&self.graph.values) {
            match (argument, ty) {
                (Argument::Int(value), ValueType::SymInt(Expr::Sym(s))) => {
                    binding[s.0 as usize] = Some(*value);
                }
                (argument, ValueType::Tensor(t)) => {
                    let sizes = argument.dims().filter(|sizes| sizes.len() == t.dims.len());
                    for (size, dim) in sizes.unwrap_or_default().iter().zip(&t.dims) {
                        if let Dim::Expr(Expr::Sym(s)) = dim {
                            binding[s.0 as usize] = Some(*size);
                        }
                    }
                }
                _ => {}
            }
        }
        let symbols = binding.into_iter().zip(&self.graph.symbols);
        symbols
            .map(|(value, symbol)| {
                value.ok_or_else(|| self.argument_error(format!("no input tells the size `{}`", symbol.name)))
            })
            .collect()
    }

    /// Why sizes have no program yet where others have one, with what would avoid that; else why the function was
    /// traced again.
    fn cause_of(&self, binding: &[i64], remedy: impl FnOnce() -> String) -> Option<String> {
        let described = lock(&self.programs).describe(&self.graph, binding);
        match described {
            Some(described) => Some(format!("{described}; {}", remedy())),
            None => self.settings.limit.retraced.clone(),
        }
    }

    fn argument_error(&self, problem: String) -> RuntimeError {
        RuntimeError::Argument { graph: self.graph.name.to_string(), problem }
    }

    fn size_error(&self, source: crate::fx::EvalError) -> RuntimeError {
        RuntimeError::Size { graph: self.graph.name.to_string(), source }
    }
}
