//! A package that runs.

use super::PackageError;
use super::file::File;
use super::manifest::{Kind, Manifest, TensorSpec};
use super::signature::{Signature, is_weight, signature, weight_name};
use super::tensor::Tensor;
use super::weights::Weights;
use crate::cache::{CacheSettings, Shipped, Trust};
use crate::fx::{Dim, Expr, Graph, TensorType, ValueType};
use crate::pjrt::{Platform, WaitPolicy, plugin_beside};
use crate::program::Layout;
use crate::recording::Recording;
use crate::runtime::{
    Argument, CompileLimit, CompileSettings, CompiledGraph, DeviceSettings, Keep, OnRecompile,
    PlatformChoice, PreparedGraph, RepeatedLayers, RuntimeError, TensorView, own_memory,
};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Where and how a model runs.
#[derive(Debug, Clone)]
pub struct ModelSettings {
    pub device: DeviceSettings,
    /// Further directories to look for a plugin in, after the package's own.
    pub plugin_directories: Vec<PathBuf>,
    /// Whether sizes and machines for which the package has no executable are an error instead of a compile. All
    /// programs are loaded first then, and any of them serves what it can, however much is padded.
    pub never_compile: bool,
    pub compile_wait: WaitPolicy,
    pub execute_wait: WaitPolicy,
    /// Where what had to be compiled is kept.
    pub cache: CacheSettings,
}

impl Default for ModelSettings {
    fn default() -> Self {
        let CompileSettings { compile_wait, execute_wait, cache, .. } = CompileSettings::default();
        let device = DeviceSettings::default();
        ModelSettings {
            device,
            plugin_directories: Vec::new(),
            never_compile: false,
            compile_wait,
            execute_wait,
            cache,
        }
    }
}

impl ModelSettings {
    /// As `TORCHTPU_PLUGIN` and `TORCHTPU_PLATFORM` say.
    ///
    /// # Errors
    /// A platform that is not known.
    pub fn from_environment() -> Result<Self, PackageError> {
        let mut settings = ModelSettings::default();
        let given = |name| std::env::var_os(name).filter(|value| !value.is_empty());
        settings.device.plugin = given("TORCHTPU_PLUGIN").map(PathBuf::from);
        if let Some(platform) = given("TORCHTPU_PLATFORM") {
            let platform = platform.to_string_lossy().into_owned();
            settings.device.platform = PlatformChoice::parse(&platform).ok_or_else(|| {
                PackageError::Input(format!(
                    "TORCHTPU_PLATFORM must be auto, cpu, cuda or tpu, got {platform}"
                ))
            })?;
        }
        Ok(settings)
    }
}

/// A model, callable from any thread.
pub struct Model {
    manifest: Manifest,
    compiled: CompiledGraph,
    /// One per input of the graph.
    slots: Vec<Slot>,
    weights: Keep,
}

/// Where an argument of the graph comes from.
enum Slot {
    Weight(TensorView),
    /// Position among the caller's tensors.
    Given(usize, TensorType),
    Size(Expr),
    None,
}

impl Model {
    /// Reads a package: all of it, checked. Compiles and loads no program yet.
    ///
    /// # Errors
    /// [`PackageError::Refused`] for one that is damaged, or not trusted; a plugin that is missing.
    pub fn open(
        path: &Path,
        trust: Option<&Trust>,
        mut settings: ModelSettings,
    ) -> Result<Model, PackageError> {
        let mut file = File::open(path, trust)?;
        let refused =
            |reason: &str| PackageError::Refused { path: path.to_owned(), reason: reason.to_owned() };
        let (mut recording, mut weights, mut shipped) = (None, None, Shipped::default());
        while let Some((kind, bytes)) = file.next_section()? {
            match kind {
                Kind::Graph => recording = Some(Recording::decode(bytes.as_slice())?),
                Kind::Weights => weights = Some(Weights::read(bytes)?),
                Kind::Executable { .. } => {
                    let added = shipped.add_entry(bytes.as_slice().to_vec());
                    added.map_err(|error| refused(&format!("an executable in it: {error}")))?;
                }
                Kind::StableHlo { program } => {
                    let key = blake3::Hash::from_hex(program).map_err(|_| refused("a program has no key"))?;
                    shipped.add_text(key, bytes.as_slice().to_vec());
                }
            }
        }
        let recording = recording.ok_or_else(|| refused("it has no graph"))?;
        let mut weights = weights.ok_or_else(|| refused("it has no weights"))?;
        let manifest = file.manifest;
        let slots = slots(&recording.graph, &mut weights, &manifest)
            .map_err(|reason| refused(&format!("its parts do not fit together: {reason}")))?;
        settings.device.cache = settings.cache.clone();
        if settings.device.plugin.is_none() {
            let own = path.canonicalize().ok().and_then(|path| Some(path.parent()?.to_owned()));
            let directories: Vec<PathBuf> = own.into_iter().chain(settings.plugin_directories).collect();
            add_plugins(&mut settings.device, &directories);
        }
        let compile = recording
            .settings()
            .map_err(|problem| refused(&format!("the settings of its graph: {problem}")))?;
        let compile = CompileSettings {
            buckets: manifest.buckets.clone(),
            compile_wait: settings.compile_wait,
            execute_wait: settings.execute_wait,
            cache: settings.cache,
            shipped: Some(Arc::new(shipped)),
            // Weights never change.
            trust_generations: true,
            // A package has whole programs.
            repeated_layers: RepeatedLayers::Inline,
            limit: CompileLimit {
                function: u64::MAX - 2,
                most: settings.never_compile.then_some(0),
                // A package may have several programs to compile here, because it has no executable for this machine.
                on_recompile: if settings.never_compile { OnRecompile::Raise } else { OnRecompile::Warn },
                retraced: None,
            },
            ..compile
        };
        let compiled = PreparedGraph::new(recording.graph).compile(&settings.device, compile)?;
        let mut model = Model { manifest, compiled, slots, weights: weights.keep() };
        if settings.never_compile {
            model.warm_up()?;
            model.compiled.settle();
        }
        Ok(model)
    }

    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// Loads, or compiles, every program of the package: no call at their sizes waits for that.
    ///
    /// # Errors
    /// Those of compiling.
    pub fn warm_up(&self) -> Result<(), PackageError> {
        for program in &self.manifest.programs {
            self.compiled.plan(&self.arguments(&[], &program.sizes)?)?;
        }
        Ok(())
    }

    /// How many programs were loaded from the package or a cache, and how many were compiled here.
    pub fn programs(&self) -> (usize, usize) {
        let report = self.compiled.report();
        (report.cache_hits, report.executables - report.cache_hits)
    }

    /// Calls the model with one tensor for each input of the manifest, in its order; returns the outputs.
    ///
    /// # Errors
    /// [`PackageError::Input`] for tensors that are not what the manifest says; what the plugin says.
    pub fn run(&self, inputs: &[Tensor]) -> Result<Vec<(String, Tensor)>, PackageError> {
        let binding = self.bind(inputs)?;
        let arguments = self.arguments(inputs, &binding)?;
        let memory: Vec<_> = inputs.iter().map(Tensor::memory).collect();
        let keep: Keep = Arc::new((Arc::clone(&self.weights), memory));
        // SAFETY: every view lies in memory that `keep` owns. The graph writes to no input (`signature`).
        let results = unsafe { self.compiled.call(&arguments, &keep, &own_memory) };
        let results = results.map_err(|error| match error {
            RuntimeError::TooManyCompiles { .. } => self.unserved(&binding),
            other => other.into(),
        })?;
        // SAFETY: a result owns its memory.
        let tensors = results.iter().map(|result| unsafe { Tensor::of_view(&result.view()) });
        let names = self.manifest.outputs.iter().map(|spec| spec.name.clone());
        names.zip(tensors).map(|(name, tensor)| Ok((name, tensor?))).collect()
    }

    /// Returns the error that no program serves these sizes.
    fn unserved(&self, binding: &[i64]) -> PackageError {
        let sizes = |is: &str, sizes: &[i64]| -> String {
            let each: Vec<String> =
                sizes.iter().enumerate().map(|(i, size)| format!("s{i} {is} {size}")).collect();
            each.join(", ")
        };
        let programs = &self.manifest.programs;
        let mut served: Vec<String> =
            programs.iter().take(8).map(|p| sizes(if p.padded { "≤" } else { "=" }, &p.sizes)).collect();
        if programs.len() > served.len() {
            served.push("…".to_owned());
        }
        PackageError::Unserved { given: sizes("=", binding), served: served.join("; ") }
    }

    /// The tensors that the manifest asks for, in its order, out of named ones.
    ///
    /// # Errors
    /// [`PackageError::Input`] for one that is missing, and for one too many.
    pub fn in_order(
        &self,
        mut named: std::collections::BTreeMap<String, Tensor>,
    ) -> Result<Vec<Tensor>, PackageError> {
        let expected = || {
            let specs: Vec<String> = self.manifest.inputs.iter().map(TensorSpec::to_string).collect();
            specs.join(", ")
        };
        let mut ordered = Vec::with_capacity(self.manifest.inputs.len());
        for spec in &self.manifest.inputs {
            let tensor = named.remove(&spec.name).ok_or_else(|| {
                PackageError::Input(format!(
                    "the input `{}` is missing; the inputs are {}",
                    spec.name,
                    expected()
                ))
            })?;
            ordered.push(tensor);
        }
        match named.keys().next() {
            None => Ok(ordered),
            Some(name) => {
                Err(PackageError::Input(format!("there is no input `{name}`; the inputs are {}", expected())))
            }
        }
    }

    /// The size of each symbol, read off the tensors, all of which are checked.
    fn bind(&self, inputs: &[Tensor]) -> Result<Vec<i64>, PackageError> {
        let wrong = |spec: &TensorSpec, problem: String| {
            Err(PackageError::Input(format!("the input {spec} {problem}")))
        };
        if inputs.len() != self.manifest.inputs.len() {
            let (given, wanted) = (inputs.len(), self.manifest.inputs.len());
            return Err(PackageError::Input(format!(
                "{given} tensors were given where the model has {wanted}"
            )));
        }
        let mut binding: Vec<Option<i64>> = vec![None; self.manifest.symbols.len()];
        for slot in &self.slots {
            let Slot::Given(i, ty) = slot else { continue };
            let (tensor, spec) = (&inputs[*i], &self.manifest.inputs[*i]);
            if tensor.dtype != ty.dtype || tensor.dims.len() != ty.dims.len() {
                return wrong(spec, format!("was given as {}{:?}", tensor.dtype.torch_name(), tensor.dims));
            }
            for (at, (size, dim)) in tensor.dims.iter().zip(&ty.dims).enumerate() {
                match dim {
                    Dim::Static(wanted) if wanted != size => {
                        return wrong(spec, format!("has size {size} in dimension {at}"));
                    }
                    Dim::Expr(Expr::Sym(symbol)) => {
                        let (known, range) =
                            (&mut binding[symbol.0 as usize], &self.manifest.symbols[symbol.0 as usize]);
                        if known.is_some_and(|known| known != *size) {
                            let of = &range.of;
                            return wrong(
                                spec,
                                format!("has size {size} in dimension {at}, which {of} has not"),
                            );
                        }
                        let (min, max) = (range.min.unwrap_or(0), range.max.unwrap_or(i64::MAX));
                        if !(min..=max).contains(size) {
                            let most = range.max.map_or(String::new(), |max| format!(" and at most {max}"));
                            return wrong(
                                spec,
                                format!(
                                    "has size {size} in dimension {at}, which must be at least {min}{most}"
                                ),
                            );
                        }
                        *known = Some(*size);
                    }
                    _ => {}
                }
            }
        }
        // The signature says that each is told.
        let binding: Vec<i64> = binding.into_iter().map(Option::unwrap_or_default).collect();
        for slot in &self.slots {
            let Slot::Given(i, ty) = slot else { continue };
            for (at, (size, dim)) in inputs[*i].dims.iter().zip(&ty.dims).enumerate() {
                if dim.eval(&binding) != Ok(*size) {
                    let spec = &self.manifest.inputs[*i];
                    return wrong(spec, format!("has size {size} in dimension {at}, which is not {dim}"));
                }
            }
        }
        Ok(binding)
    }

    /// The graph's arguments. Without `inputs`, tensors without memory that have these sizes: for compiling.
    fn arguments(&self, inputs: &[Tensor], binding: &[i64]) -> Result<Vec<Argument>, PackageError> {
        let size = |error| PackageError::Input(format!("a size has no value: {error}"));
        let argument = |slot: &Slot| {
            Ok(match slot {
                Slot::Weight(view) => Argument::Host(view.clone()),
                Slot::None => Argument::None,
                Slot::Size(expr) => Argument::Int(expr.eval(binding).map_err(size)?),
                Slot::Given(i, ty) => Argument::Host(match inputs.get(*i) {
                    Some(tensor) => tensor.view(),
                    None => {
                        let dims = ty.dims.iter().map(|dim| dim.eval(binding).map_err(size));
                        let dims: Vec<i64> = dims.collect::<Result<_, _>>()?;
                        TensorView::contiguous(std::ptr::null_mut(), ty.dtype, &dims)
                    }
                }),
            })
        };
        self.slots.iter().map(argument).collect()
    }
}

/// Where each input of the graph comes from.
fn slots(graph: &Graph, weights: &mut Weights, manifest: &Manifest) -> Result<Vec<Slot>, String> {
    let names =
        |specs: &[TensorSpec]| -> Vec<String> { specs.iter().map(|spec| spec.name.clone()).collect() };
    let found = signature(graph, &names(&manifest.inputs), &names(&manifest.outputs))
        .map_err(|error| error.to_string())?;
    let Manifest { inputs, outputs, symbols, .. } = manifest.clone();
    if found != (Signature { inputs, outputs, symbols }) {
        return Err("the signature is not the graph's".to_owned());
    }
    if manifest.programs.iter().any(|program| program.sizes.len() != graph.symbols.len()) {
        return Err("a program is not for as many sizes as vary".to_owned());
    }
    let mut given = 0;
    let slot = |(input, ty): (&crate::fx::Input, &ValueType)| match ty {
        ValueType::None => Ok(Slot::None),
        ValueType::SymInt(expr) => Ok(Slot::Size(expr.clone())),
        ValueType::Tensor(ty) if is_weight(input) => {
            let name = weight_name(input);
            let layout = Layout::of(ty);
            if !layout.is_contiguous() {
                weights.lay_out(name, &layout).map_err(|error| error.to_string())?;
            }
            let view = weights.get(name).ok_or_else(|| format!("there is no weight {name}"))?;
            let dims: Option<Vec<i64>> = ty.dims.iter().map(Dim::as_static).collect();
            if view.dtype != ty.dtype || Some(view.dims.as_slice()) != dims.as_deref() {
                return Err(format!("the weight {name} is not what the graph takes"));
            }
            Ok(Slot::Weight(view.clone()))
        }
        ValueType::Tensor(ty) => {
            given += 1;
            Ok(Slot::Given(given - 1, ty.clone()))
        }
    };
    graph.inputs.iter().zip(&graph.values).map(slot).collect()
}

/// Announces plugins that lie in these directories.
fn add_plugins(device: &mut DeviceSettings, directories: &[PathBuf]) {
    for platform in Platform::ALL.into_iter().filter(|platform| !platform.is_absent()) {
        if let Some(plugin) = directories.iter().find_map(|directory| plugin_beside(directory, platform)) {
            device.beside.push((platform, plugin));
        }
    }
    device.site_packages.extend(directories.iter().cloned());
}
