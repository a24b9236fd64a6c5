//! A graph as a callable: compiled once for each binding of its symbols.

use super::cached::{Facts, Obtained, Origin, obtain};
use super::device::{Device, DeviceSettings, compile_options};
use super::metrics::{add, counters};
use super::output::OutputTensor;
use super::plan::{Keep, Plan};
use super::tensor::Argument;
use super::{CompileSettings, RuntimeError};
use crate::fx::{Arg, Dim, Expr, Graph, Output, ValueType};
use crate::pjrt::{Executable, MemoryStats};
use crate::{lowering, passes};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

/// What a compile did, for reports.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct Report {
    pub graph: String,
    /// Nodes before and after the passes.
    pub captured_nodes: usize,
    pub nodes: usize,
    pub passes: Duration,
    pub lowering: Duration,
    pub compile: Duration,
    /// Size of the StableHLO text.
    pub stablehlo_bytes: usize,
    pub executables: usize,
    /// How many of these came out of the cache, and how many it did not have.
    pub cache_hits: usize,
    pub cache_misses: usize,
    /// The key of the newest executable, where the cache was asked.
    pub cache_key: Option<blake3::Hash>,
    /// Device memory that the newest executable needs, where the plugin tells.
    pub memory: Option<MemoryStats>,
}

/// The report of every graph compiled since the last [`clear_reports`], in order. They outlive their graphs.
static REPORTS: Mutex<Vec<Arc<Mutex<Report>>>> = Mutex::new(Vec::new());

/// What every compile of this process did, oldest first.
pub fn reports() -> Vec<Report> {
    lock(&REPORTS).iter().map(|report| lock(report).clone()).collect()
}

/// Forgets the reports so far.
pub fn clear_reports() {
    lock(&REPORTS).clear();
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

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
    graph: Graph,
    device: Device,
    settings: CompileSettings,
    /// The plan of a graph without symbols.
    fixed: OnceLock<Arc<Plan>>,
    plans: Mutex<HashMap<Vec<i64>, Arc<Plan>>>,
    /// Held while compiling, so that two threads do not compile the same binding.
    compiling: Mutex<()>,
    report: Arc<Mutex<Report>>,
    stablehlo: Mutex<Stablehlo>,
}

/// The newest program's text, or what it is made from when somebody asks.
enum Stablehlo {
    Text(String),
    Of(Box<Graph>),
}

impl CompiledGraph {
    /// Runs the passes, and compiles at once where the sizes are known.
    pub fn new(
        graph: Graph,
        device: &DeviceSettings,
        settings: CompileSettings,
    ) -> Result<Self, RuntimeError> {
        let captured_nodes = graph.nodes.len();
        let started = Instant::now();
        let graph = passes::run(graph, &passes::PassSettings::default(), None)?;
        let report = Report {
            graph: graph.name.to_string(),
            captured_nodes,
            nodes: graph.nodes.len(),
            passes: started.elapsed(),
            ..Report::default()
        };
        let device = Device::open(device, &settings.compile_wait)?;
        let options = compile_options(settings.options, device.shares_host_memory);
        let settings = CompileSettings { options, ..settings };
        let compiled = CompiledGraph {
            graph,
            device,
            settings,
            fixed: OnceLock::new(),
            plans: Mutex::default(),
            compiling: Mutex::default(),
            report: Arc::new(Mutex::new(report)),
            stablehlo: Mutex::new(Stablehlo::Text(String::new())),
        };
        if compiled.graph.symbols.is_empty() {
            let plan = Arc::new(compiled.compile(&compiled.graph)?);
            compiled.fixed.set(plan).ok();
        }
        add(&counters().graphs, 1);
        lock(&REPORTS).push(Arc::clone(&compiled.report));
        Ok(compiled)
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

    /// The StableHLO of the newest executable. One that came out of the cache is lowered now.
    ///
    /// # Errors
    /// Those of lowering.
    pub fn stablehlo(&self) -> Result<String, RuntimeError> {
        match &*lock(&self.stablehlo) {
            Stablehlo::Text(text) => Ok(text.clone()),
            Stablehlo::Of(graph) => Ok(lowering::lower(graph, self.settings.lowering)?.text),
        }
    }

    /// Whether a call with these arguments compiles first.
    ///
    /// # Errors
    /// An argument that binds no size.
    pub fn would_compile(&self, arguments: &[Argument]) -> Result<bool, RuntimeError> {
        Ok(self.fixed.get().is_none() && !lock(&self.plans).contains_key(&self.bind(arguments)?))
    }

    /// The plan for these arguments: looked up, or compiled now.
    ///
    /// # Errors
    /// An argument that binds no size, and everything that can go wrong in a compile.
    pub fn plan(&self, arguments: &[Argument]) -> Result<Arc<Plan>, RuntimeError> {
        if let Some(plan) = self.fixed.get() {
            return Ok(Arc::clone(plan));
        }
        let binding = self.bind(arguments)?;
        let find = || lock(&self.plans).get(&binding).cloned();
        if let Some(plan) = find() {
            return Ok(plan);
        }
        let _compiling = lock(&self.compiling);
        if let Some(plan) = find() {
            return Ok(plan);
        }
        let sizes = self.graph.symbols.iter().zip(&binding);
        let sizes: Vec<String> = sizes.map(|(symbol, size)| format!("{} = {size}", symbol.name)).collect();
        tracing::info!("{} is called with new sizes: {}", self.graph.name, sizes.join(", "));
        let bound = self.graph.bind(&binding).map_err(|source| self.size_error(source))?;
        let bound = passes::run(bound, &passes::PassSettings::default(), None)?;
        let plan = Arc::new(self.compile(&bound)?);
        lock(&self.plans).insert(binding, Arc::clone(&plan));
        Ok(plan)
    }

    /// Calls the graph. The tensors are the program's outputs, in the order of [`CompiledGraph::returned`].
    ///
    /// # Safety
    /// As for [`Plan::execute`].
    pub unsafe fn call(
        &self,
        arguments: &[Argument],
        keep: &Keep,
    ) -> Result<Vec<OutputTensor>, RuntimeError> {
        let plan = self.plan(arguments)?;
        // SAFETY: passed on.
        let executed = unsafe { plan.execute(arguments, keep) };
        match executed {
            Ok(Ok(outputs)) => Ok(outputs),
            Ok(Err(problem)) => Err(self.argument_error(problem)),
            Err(source) => Err(RuntimeError::Execution { graph: self.graph.name.to_string(), source }),
        }
    }

    /// What the graph returns, in order.
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
    fn bind(&self, arguments: &[Argument]) -> Result<Vec<i64>, RuntimeError> {
        let mut binding: Vec<Option<i64>> = vec![None; self.graph.symbols.len()];
        for (argument, ty) in arguments.iter().zip(&self.graph.values) {
            match (argument, ty) {
                (Argument::Int(value), ValueType::SymInt(Expr::Sym(s))) => {
                    binding[s.0 as usize] = Some(*value);
                }
                (Argument::Tensor(view), ValueType::Tensor(t)) if t.dims.len() == view.dims.len() => {
                    for (size, dim) in view.dims.iter().zip(&t.dims) {
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

    /// Out of the cache, or lower ▸ compile.
    fn compile(&self, graph: &Graph) -> Result<Plan, RuntimeError> {
        let name = graph.name.to_string();
        let obtained = obtain(graph, &self.device, &self.settings, || self.lower_and_compile(graph))?;
        let Obtained { executable, facts, origin } = obtained;
        let mut report = lock(&self.report);
        report.executables += 1;
        report.memory = executable.memory_stats().ok();
        match origin {
            Origin::Hit(key) => {
                report.cache_hits += 1;
                report.cache_key = Some(key);
                *lock(&self.stablehlo) = Stablehlo::Of(Box::new(graph.clone()));
            }
            Origin::Miss(key) => {
                report.cache_misses += 1;
                report.cache_key = Some(key);
            }
            Origin::Uncached => {}
        }
        drop(report);
        let (inputs, outputs) = lowering::interface(graph);
        let is_static: Vec<bool> = graph.inputs.iter().map(|i| i.is_static).collect();
        let wait = self.settings.execute_wait.clone();
        let device = self.device.clone();
        Ok(Plan::new(name, device, executable, inputs, outputs, &is_static, facts.loops, wait))
    }

    fn lower_and_compile(&self, graph: &Graph) -> Result<(Executable, Facts), RuntimeError> {
        let started = Instant::now();
        add(&counters().lowerings, 1);
        let program = lowering::lower(graph, self.settings.lowering)?;
        let lowering = started.elapsed();
        let started = Instant::now();
        let name = graph.name.to_string();
        let wait = &self.settings.compile_wait;
        let executable = self
            .device
            .client
            .compile(&program.text, &name, &self.settings.options, wait)
            .map_err(|source| RuntimeError::Compile { graph: name.clone(), source })?;
        add(&counters().xla_compiles, 1);
        let compile = started.elapsed();
        tracing::info!(
            "compiled {name}: {} ops, lowered in {lowering:.1?}, XLA took {compile:.1?}, {} bytes of StableHLO",
            graph.nodes.len(),
            program.text.len()
        );
        let mut report = lock(&self.report);
        report.lowering += lowering;
        report.compile += compile;
        report.stablehlo_bytes = program.text.len();
        drop(report);
        let loops = ["stablehlo.while", "stablehlo.custom_call"].iter().any(|op| program.text.contains(op));
        *lock(&self.stablehlo) = Stablehlo::Text(program.text);
        Ok((executable, Facts { loops }))
    }

    fn argument_error(&self, problem: String) -> RuntimeError {
        RuntimeError::Argument { graph: self.graph.name.to_string(), problem }
    }

    fn size_error(&self, source: crate::fx::EvalError) -> RuntimeError {
        RuntimeError::Size { graph: self.graph.name.to_string(), source }
    }
}
