//! A recorded graph with its weights and programs, as a package.

use super::graph_file::{GraphFile, GraphFileError, ProgramSizes};
use super::lowered_graph::Prepared;
use super::target::Target;
use crate::cache::{CacheError, Directory, Key, catalog, signing_key};
use crate::fx::{DType, Dim, TensorType};
use crate::package::{
    Kind, Manifest, PackageError, Program, Section, is_weight, signature, weight_name, write, write_weights,
};
use crate::recording::{Call, Data, Input, Recording};
use crate::runtime::CompileSettings;
use crate::sizing::BucketPolicy;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

/// Contents of a package.
pub struct Packaging<'a> {
    pub graph_file: &'a GraphFile,
    /// Files in the safetensors format.
    pub weights: &'a [PathBuf],
    /// Names of the first inputs.
    pub inputs: &'a [String],
    /// Names of the first outputs.
    pub outputs: &'a [String],
    pub buckets: BucketPolicy,
    /// For which sizes and targets there are programs, each with the key of its executable in the cache, where there is
    /// one.
    pub programs: Vec<(ProgramSizes, Target, Option<blake3::Hash>)>,
    /// The file of the key that signs.
    pub key: Option<&'a Path>,
}

/// A package that was written.
#[derive(Debug, Clone)]
pub struct Packaged {
    pub manifest: Manifest,
    pub digest: blake3::Hash,
    pub bytes: u64,
}

/// Why there is none.
#[derive(Debug, thiserror::Error)]
pub enum PackagingError {
    #[error(transparent)]
    Graph(#[from] GraphFileError),
    #[error(transparent)]
    Package(#[from] PackageError),
    #[error(transparent)]
    Cache(#[from] CacheError),
}

impl Packaging<'_> {
    /// Whether the graph and the weights fit.
    ///
    /// # Errors
    /// As for [`Packaging::write`].
    pub fn check(&self) -> Result<(), PackagingError> {
        let Recording { graph, calls, .. } = &self.graph_file.recording;
        signature(graph, self.inputs, self.outputs)?;
        self.key.map(signing_key).transpose()?;
        self.weights_section(calls.first())?;
        Ok(())
    }

    /// Writes the package, all of it or nothing, with the executables that `cache` has.
    ///
    /// # Errors
    /// A graph that [`signature`] refuses; weights that are missing or do not fit; an executable that is not in the
    /// cache; a file that cannot be written.
    pub fn write(self, cache: &Directory, out: &Path) -> Result<Packaged, PackagingError> {
        let Recording { graph, environment, calls } = &self.graph_file.recording;
        let signature = signature(graph, self.inputs, self.outputs)?;
        let weights = self.weights_section(calls.first())?;
        let mut alone =
            Recording { graph: graph.clone(), environment: environment.clone(), calls: Vec::new() };
        alone.hide_directories();
        let mut sections = vec![
            Section { kind: Kind::Graph, bytes: alone.encode() },
            Section { kind: Kind::Weights, bytes: weights },
        ];
        let mut programs: Vec<Program> = Vec::new();
        let mut texts = BTreeSet::new();
        for (sizes, target, key) in &self.programs {
            let prepared = Prepared::new(self.graph_file, sizes, Some(target), &mut |_, _| {})?;
            let CompileSettings { lowering, options, .. } = &prepared.settings;
            let program = Key::of_program(&prepared.graph, lowering, options).digest();
            if texts.insert(*program.as_bytes()) {
                let text = prepared.lower()?.stablehlo.into_bytes();
                let kind = Kind::StableHlo { program: program.to_hex().to_string() };
                sections.push(Section { kind, bytes: text });
            }
            let target = target.to_string();
            let at = programs.iter().position(|p| p.sizes == sizes.sizes && p.padded == sizes.padded);
            let at = at.unwrap_or_else(|| {
                let (sizes, padded) = (sizes.sizes.clone(), sizes.padded);
                programs.push(Program { sizes, padded, targets: Vec::new() });
                programs.len() - 1
            });
            if let Some(key) = key {
                let bytes = catalog::bytes(cache, key)?;
                sections.push(Section { kind: Kind::Executable { target: target.clone() }, bytes });
                programs[at].targets.push(target);
            }
        }
        let manifest = Manifest {
            name: graph.name.to_string(),
            made_by: format!("torchtpu-compile {}", env!("CARGO_PKG_VERSION")),
            created: SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_secs()),
            inputs: signature.inputs,
            outputs: signature.outputs,
            symbols: signature.symbols,
            buckets: self.buckets,
            programs,
            sections: Vec::new(),
        };
        let digest = write(out, manifest.clone(), &sections, self.key)?;
        let bytes = std::fs::metadata(out).map_or(0, |file| file.len());
        Ok(Packaged { manifest, digest, bytes })
    }

    /// The model's tensors: out of the files, or, where these lack one, as they were recorded.
    fn weights_section(&self, call: Option<&Call>) -> Result<Vec<u8>, PackageError> {
        let graph = &self.graph_file.recording.graph;
        let read = |path: &PathBuf| {
            let what = format!("cannot read {}", path.display());
            std::fs::read(path).map_err(|source| PackageError::Io { what, source })
        };
        let files: Vec<Vec<u8>> = self.weights.iter().map(read).collect::<Result<_, _>>()?;
        let mut stored: BTreeMap<String, Stored<'_>> = BTreeMap::new();
        for (path, bytes) in self.weights.iter().zip(&files) {
            let tensors = safetensors::SafeTensors::deserialize(bytes).map_err(|error| {
                PackageError::Tensors(format!("{} is not in the safetensors format: {error}", path.display()))
            })?;
            for (name, tensor) in tensors.iter() {
                let dims = tensor.shape().iter().map(|size| *size as i64).collect();
                let dtype = crate::package::dtype_of(tensor.dtype());
                stored.insert(name.to_owned(), Stored { dtype, dims, data: tensor.data() });
            }
        }
        let wanted: Vec<(usize, &str, &TensorType)> = graph
            .inputs
            .iter()
            .zip(&graph.values)
            .enumerate()
            .filter(|(_, (input, _))| is_weight(input))
            .filter_map(|(i, (input, ty))| Some((i, weight_name(input), ty.tensor()?)))
            .collect();
        let shift = Shift::find(&wanted, &stored);
        let mut weights = Vec::with_capacity(wanted.len());
        for (i, name, ty) in &wanted {
            let dims: Option<Vec<i64>> = ty.dims.iter().map(Dim::as_static).collect();
            let dims =
                dims.ok_or_else(|| PackageError::Unfit(format!("the weight {name} has sizes that vary")))?;
            let data = match stored.get(&shift.of(name)) {
                Some(found) if found.dtype == Some(ty.dtype) && found.dims == dims => found.data,
                Some(found) => {
                    let is =
                        found.dtype.map_or("of an element type that programs have not", DType::torch_name);
                    return Err(PackageError::Unfit(format!(
                        "the weight {name} is {is} {:?} in the file, and the graph was recorded with {} {dims:?}",
                        found.dims,
                        ty.dtype.torch_name(),
                    )));
                }
                None => {
                    recorded(call, *i).ok_or_else(|| self.missing(name, stored.keys().map(String::as_str)))?
                }
            };
            weights.push((*name, ty.dtype, dims, data));
        }
        write_weights(weights.iter().map(|(name, dtype, dims, data)| (*name, *dtype, dims.as_slice(), *data)))
    }

    /// A weight that is neither in the files, which hold `names`, nor in the recording.
    fn missing<'n>(&self, weight: &str, names: impl Iterator<Item = &'n str>) -> PackageError {
        if self.weights.is_empty() {
            return PackageError::Unfit(format!(
                "the values of the weight {weight} are missing. Recordings do not keep weights: save them with \
                 safetensors.torch.save_model(model, \"model.safetensors\") and add --weights model.safetensors, or record \
                 with data=\"full\""
            ));
        }
        let names: Vec<&str> = names.take(3).collect();
        let names = if names.is_empty() { "no tensors".to_owned() } else { names.join(", ") + " …" };
        PackageError::Unfit(format!(
            "the weight {weight} is in none of the files of --weights (which hold {names}), and the recording does not keep \
             its values. Add the file that has it. A tensor that is neither a parameter nor a buffer is in no file: record \
             with data=\"full\""
        ))
    }
}

/// A tensor in a file.
struct Stored<'a> {
    dtype: Option<DType>,
    dims: Vec<i64>,
    data: &'a [u8],
}

/// The values of an input, row-major, where they were recorded as they were.
fn recorded(call: Option<&Call>, input: usize) -> Option<&[u8]> {
    match call?.inputs.get(input)? {
        Input::Tensor(tensor) => match &tensor.data {
            Data::Full(data) => Some(data),
            Data::Seeded { .. } => None,
        },
        Input::None | Input::Int(_) => None,
    }
}

/// How names in the files differ from those of the graph: a model that was saved as part of another one, or the
/// other way around.
#[derive(Debug, Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
struct Shift {
    strip: String,
    add: String,
}

impl Shift {
    fn of(&self, name: &str) -> String {
        self.add.clone() + name.strip_prefix(self.strip.as_str()).unwrap_or(name)
    }

    /// The one under which the most weights are found, the fewest changes first.
    fn find(wanted: &[(usize, &str, &TensorType)], stored: &BTreeMap<String, Stored<'_>>) -> Shift {
        let mut shifts = BTreeSet::from([Shift::default()]);
        let Some((_, sample, _)) = wanted.iter().find(|(_, name, _)| !stored.contains_key(*name)) else {
            return Shift::default();
        };
        for name in stored.keys() {
            if let Some(add) = name.strip_suffix(sample).filter(|add| add.ends_with('.')) {
                shifts.insert(Shift { strip: String::new(), add: add.to_owned() });
            }
            if let Some(strip) = sample.strip_suffix(name.as_str()).filter(|strip| strip.ends_with('.')) {
                shifts.insert(Shift { strip: strip.to_owned(), add: String::new() });
            }
        }
        let found =
            |shift: &Shift| wanted.iter().filter(|(_, name, _)| stored.contains_key(&shift.of(name))).count();
        // The first of those that find as many.
        shifts.into_iter().rev().max_by_key(found).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_a_model_inside_of_another_are_found() {
        let ty = TensorType::new(DType::F32, [1i64]);
        let stored = |names: &[&str]| -> BTreeMap<String, Stored<'static>> {
            let tensor = || Stored { dtype: Some(DType::F32), dims: vec![1], data: &[0; 4] };
            names.iter().map(|name| ((*name).to_owned(), tensor())).collect()
        };
        let find = |wanted: &[&str], names: &[&str]| {
            let wanted: Vec<_> = wanted.iter().enumerate().map(|(i, name)| (i, *name, &ty)).collect();
            Shift::find(&wanted, &stored(names)).of("encoder.a")
        };
        assert_eq!(find(&["encoder.a", "encoder.b"], &["encoder.a", "encoder.b"]), "encoder.a");
        assert_eq!(find(&["encoder.a", "encoder.b"], &["m.encoder.a", "m.encoder.b"]), "m.encoder.a");
        assert_eq!(find(&["encoder.a", "encoder.b"], &["a", "b"]), "a");
        // A buffer that no file has changes nothing.
        assert_eq!(find(&["positions", "encoder.a"], &["encoder.a"]), "encoder.a");
        assert_eq!(find(&["encoder.x"], &["other.y"]), "encoder.a");
    }
}
