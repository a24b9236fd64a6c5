//! A graph as StableHLO, and as what XLA makes of it.

use super::graph_file::{GraphFile, GraphFileError, ProgramSizes};
use super::remedies::{NoRemedy, Remedy};
use super::target::Target;
use crate::fx::{Graph, Input, InputKind};
use crate::lowering::{self, registered};
use crate::passes::{self, PassSettings};
use crate::pjrt::{CompileOptions, OptionOverride};
use crate::program::{self, Work};
use crate::runtime::{CompileSettings, platform};
use std::path::{Path, PathBuf};

/// A graph as it is lowered: after all passes, with its sizes bound.
#[derive(Debug, Clone)]
pub struct Prepared {
    pub graph: Graph,
    pub settings: CompileSettings,
}

/// A graph, lowered.
#[derive(Debug, Clone)]
pub struct LoweredGraph {
    pub prepared: Prepared,
    /// In MLIR's generic text form.
    pub stablehlo: String,
    pub work: Work,
    /// Which input of the graph each argument is; those that are sizes are none.
    pub arguments: Vec<usize>,
    /// Bytes of its arguments that are nothing but memory for results.
    pub given_bytes: usize,
}

impl LoweredGraph {
    /// The input that an argument of the program is; `None` for memory of a result.
    pub fn input(&self, argument: usize) -> Option<&Input> {
        self.prepared.graph.inputs.get(*self.arguments.get(argument)?)
    }

    /// The role of an argument: of its input, or `state` for one that the program changes.
    pub fn role(&self, argument: usize) -> Option<&'static str> {
        let at = *self.arguments.get(argument)?;
        let changes = self.prepared.graph.mutations.iter().any(|mutation| mutation.input as usize == at);
        Some(match self.prepared.graph.inputs.get(at)?.kind {
            InputKind::Parameter => "parameter",
            InputKind::Buffer => "buffer",
            InputKind::Input if changes => "state",
            InputKind::Input => "input",
            InputKind::Tangent => "tangent",
            InputKind::Saved => "saved",
        })
    }
}

impl Prepared {
    /// The file's graph for these sizes, with the settings that running it on the target would have, or those of the
    /// recording; `trace` sees the graph after each step.
    ///
    /// # Errors
    /// Settings that are not known, sizes that the graph cannot have.
    pub fn new(
        graph_file: &GraphFile,
        sizes: &ProgramSizes,
        target: Option<&Target>,
        trace: &mut dyn FnMut(&str, &Graph),
    ) -> Result<Self, GraphFileError> {
        let mut settings = graph_file.settings()?;
        let mut graph = graph_file.prepare(sizes, trace)?;
        if let Some(target) = target {
            let behavior = platform::of_kind(target.platform());
            settings = platform::admitted(behavior, &graph, behavior.settings(settings));
        }
        registered::resolve(&mut graph, &settings.lowering);
        settings.options.num_replicas = graph.ranks() as i64;
        Ok(Prepared { graph, settings })
    }

    /// Changes the graph. `other` is the other pass of its training step, where that is a program.
    ///
    /// # Errors
    /// Why that cannot be done.
    pub(super) fn change(&mut self, remedy: &Remedy, other: Option<&Graph>) -> Result<(), GraphFileError> {
        let changed = remedy.apply(&self.graph, other)?;
        changed.verify().map_err(|error| NoRemedy::Impossible(error.to_string()))?;
        // Its results may be others.
        let changed = Graph { saved: Vec::new(), ..changed };
        self.graph = passes::run(changed, &PassSettings::default(), None)?;
        self.settings.options.num_replicas = self.graph.ranks() as i64;
        Ok(())
    }

    /// # Errors
    /// The node that cannot be lowered.
    pub fn lower(self) -> Result<LoweredGraph, GraphFileError> {
        let program = lowering::lower(&self.graph, self.settings.lowering)?;
        let given_bytes = program::given_bytes(&program.outputs);
        let arguments = program.inputs.iter().map(|input| input.index).collect();
        let (stablehlo, work) = (program.text, program.work);
        Ok(LoweredGraph { prepared: self, stablehlo, work, arguments, given_bytes })
    }
}

/// Has libtpu compute nothing again to save memory: no value is large enough.
pub(super) fn without_rematerialization(options: &mut CompileOptions) {
    let name = "xla_tpu_rematerialization_min_size_in_bytes".to_owned();
    options.env_option_overrides.insert(name, OptionOverride::Int(1 << 50));
}

/// Where XLA writes what it made of a program, while it compiles.
pub(super) fn dump_into(options: &mut CompileOptions, directory: &Path) {
    let text = OptionOverride::String(directory.to_string_lossy().into_owned());
    options.env_option_overrides.insert("xla_dump_to".to_owned(), text);
    options.env_option_overrides.insert("xla_dump_hlo_as_text".to_owned(), OptionOverride::Bool(true));
}

/// The optimized HLO that a compile dumped: the largest of the modules, for a program may have helpers. libtpu dumps it
/// once more after code generation, with its estimates of cycles.
pub fn optimized(directory: &Path) -> Option<String> {
    let files: Vec<(u64, PathBuf)> = std::fs::read_dir(directory)
        .ok()?
        .flatten()
        .filter_map(|entry| Some((entry.metadata().ok()?.len(), entry.path())))
        .collect();
    let largest = |ending: &str| {
        let ends = |path: &Path| path.to_string_lossy().ends_with(ending);
        files.iter().filter(|(_, path)| ends(path)).max()
    };
    let (_, path) = largest(".after_codegen.txt").or_else(|| largest("after_optimizations.txt"))?;
    std::fs::read_to_string(path).ok()
}
