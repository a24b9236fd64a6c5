//! A captured graph on its way to a program: decoded and passed once, and lowered at most once.

use super::checked::{check, remembered};
use super::compiled::CompiledGraph;
use super::compiling::is_all_cached;
use super::device::{Device, DeviceSettings};
use super::metrics::{add, counters};
use super::{CompileSettings, RuntimeError, lock};
use crate::fx::Graph;
use crate::lowering::registered::resolve_shared;
use crate::lowering::{self, Unsupported, families};
use crate::passes;
use crate::program::Program;
use std::sync::{Arc, Mutex, OnceLock};
use std::time::{Duration, Instant};

/// A captured graph. What has been made of it to answer one question is there for the next.
pub struct PreparedGraph {
    captured: Graph,
    simplified: OnceLock<Simplified>,
    lowered: Mutex<Option<Lowered>>,
}

/// A graph after the passes, which are the same for every platform and setting.
#[derive(Clone)]
pub(super) struct Simplified {
    pub graph: Arc<Graph>,
    pub captured_nodes: usize,
    pub took: Duration,
}

/// The program of a graph of known sizes.
pub(super) struct Lowered {
    pub settings: lowering::Settings,
    pub program: Program,
    pub took: Duration,
}

impl Lowered {
    pub fn of(graph: &Graph, settings: lowering::Settings) -> Result<Self, RuntimeError> {
        let started = Instant::now();
        add(&counters().lowerings, 1);
        let program = lowering::lower(graph, settings)?;
        Ok(Lowered { settings, program, took: started.elapsed() })
    }
}

impl PreparedGraph {
    pub fn new(captured: Graph) -> Self {
        PreparedGraph { captured, simplified: OnceLock::new(), lowered: Mutex::new(None) }
    }

    /// As it was captured.
    pub fn captured(&self) -> &Graph {
        &self.captured
    }

    /// The graph after the passes.
    ///
    /// # Errors
    /// Those of the passes.
    pub fn passed(&self) -> Result<Arc<Graph>, RuntimeError> {
        self.simplified().map(|simplified| Arc::clone(&simplified.graph))
    }

    /// Every node of the graph that cannot be lowered. A graph of known sizes whose program is cached, or can be
    /// lowered as a whole, has none. Sizes that are symbolic are taken as they were when the graph was captured.
    ///
    /// # Errors
    /// Those of opening the device; a size that has no value; a graph that MLIR refuses.
    pub fn unsupported(
        &self,
        device: &DeviceSettings,
        settings: &CompileSettings,
    ) -> Result<Vec<Unsupported>, RuntimeError> {
        let forms = device.settings(settings.clone()).lowering.forms;
        let check = || check(&self.captured, forms, &settings.cache);
        if !self.captured.is_static() {
            return check();
        }
        // A node that could not be captured has a name that the table lacks.
        let simplified = match self.simplified() {
            Ok(simplified) if simplified.graph.nodes.iter().all(|n| families::find(&n.op).is_some()) => {
                simplified
            }
            _ => return check(),
        };
        let device = Device::open(device, &settings.compile_wait)?;
        let adapted = device.settings(settings.clone());
        let mut graph = Arc::clone(&simplified.graph);
        resolve_shared(&mut graph, &adapted.lowering);
        if is_all_cached(&graph, &device, &adapted)? {
            return Ok(Vec::new());
        }
        if let Some(found) = remembered(&self.captured, forms, &settings.cache)? {
            return Ok(found);
        }
        match Lowered::of(&graph, adapted.lowering) {
            Ok(lowered) => {
                *lock(&self.lowered) = Some(lowered);
                Ok(Vec::new())
            }
            // The captured graph names all of the nodes, and by the names that they have there.
            Err(_) => check(),
        }
    }

    /// Compiles at once where the sizes are known, else when it is called.
    ///
    /// # Errors
    /// Those of the passes, of opening the device, of lowering and of compiling.
    pub fn compile(
        &self,
        device: &DeviceSettings,
        settings: CompileSettings,
    ) -> Result<CompiledGraph, RuntimeError> {
        self.begun(device, settings)?.ready()
    }

    /// Compiles a graph of tensors that are on a device. What a backward graph's inputs say about layouts decides about
    /// its program, which is compiled when it is called.
    ///
    /// # Errors
    /// Those of [`PreparedGraph::compile`].
    pub fn compile_on_device(
        &self,
        device: &DeviceSettings,
        settings: CompileSettings,
    ) -> Result<CompiledGraph, RuntimeError> {
        let compiled = self.begun(device, settings)?;
        if compiled.waits_for_layouts() { Ok(compiled) } else { compiled.ready() }
    }

    /// The graph for a device, with what was lowered of it; nothing is compiled yet.
    fn begun(
        &self,
        device: &DeviceSettings,
        settings: CompileSettings,
    ) -> Result<CompiledGraph, RuntimeError> {
        let lowered = lock(&self.lowered).take();
        CompiledGraph::of(self.simplified()?.clone(), lowered, device, settings)
    }

    /// Compiles nothing yet: a graph of known sizes is compiled by [`CompiledGraph::prepare`], or when it is called.
    ///
    /// # Errors
    /// Those of the passes and of opening the device.
    pub fn compile_later(
        &self,
        device: &DeviceSettings,
        settings: CompileSettings,
    ) -> Result<CompiledGraph, RuntimeError> {
        CompiledGraph::of(self.simplified()?.clone(), None, device, settings)
    }

    /// Loads the graph if nothing has to be compiled for it now: its executable is in the cache, or sizes are known
    /// only when it is called. `None` otherwise.
    ///
    /// # Errors
    /// As for [`PreparedGraph::compile`].
    pub fn compile_from_cache(
        &self,
        device: &DeviceSettings,
        settings: CompileSettings,
    ) -> Result<Option<CompiledGraph>, RuntimeError> {
        let compiled = CompiledGraph::of(self.simplified()?.clone(), None, device, settings)?;
        if compiled.compiles_first()? { Ok(None) } else { compiled.ready().map(Some) }
    }

    pub(super) fn simplified(&self) -> Result<&Simplified, RuntimeError> {
        if self.simplified.get().is_none() {
            let started = Instant::now();
            let captured_nodes = self.captured.nodes.len();
            let graph = passes::run(self.captured.clone(), &passes::PassSettings::default(), None)?;
            let simplified = Simplified { graph: Arc::new(graph), captured_nodes, took: started.elapsed() };
            self.simplified.set(simplified).ok();
        }
        Ok(self.simplified.get().expect("set above"))
    }
}
