//! Format of a recording.

use super::expected::Expected;
use super::seeded::{Distribution, SeedError};
use crate::fx::{Arg, DType, Dim, Graph, Source, TensorType, ValueType};
use crate::program::Layout;
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;
use std::collections::BTreeMap;

/// Tensors beyond this many bytes are refused: a file of a few bytes could ask for any amount.
const MAX_TENSOR_BYTES: u64 = 1 << 35;

/// A graph with calls of it.
#[derive(Debug, Clone, PartialEq)]
pub struct Recording {
    /// As captured, before any pass.
    pub graph: Graph,
    pub environment: Environment,
    /// None where only the graph was recorded.
    pub calls: Vec<Call>,
}

/// Environment that a graph was captured with.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
pub struct Environment {
    /// Version of this package.
    pub torchtpu: String,
    /// Version of PyTorch.
    pub torch: String,
    /// `torch.get_float32_matmul_precision()`.
    pub matmul_precision: String,
    /// XLA's options that were set by name.
    pub compiler_options: BTreeMap<String, String>,
    /// Options of the backend that differ from their defaults, as text.
    pub options: BTreeMap<String, String>,
}

/// One call and what eager PyTorch makes of it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Call {
    /// One per graph input.
    pub inputs: Vec<Input>,
    /// One per graph output.
    pub outputs: Vec<Output>,
    /// One per mutation of the graph: the input's value after the call.
    pub mutations: Vec<Expected>,
}

/// An argument.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Input {
    None,
    Int(i64),
    Tensor(InputTensor),
}

/// A dense tensor: contiguous, or a permutation of a contiguous one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct InputTensor {
    pub dtype: DType,
    pub dims: SmallVec<[i64; 4]>,
    /// In elements.
    pub strides: SmallVec<[i64; 4]>,
    pub data: Data,
}

/// Where the elements of an input come from.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Data {
    /// All of them, row-major whatever the strides, little-endian.
    Full(#[serde(with = "serde_bytes")] Vec<u8>),
    /// Made anew, in row-major order whatever the strides.
    Seeded { seed: u64, distribution: Distribution },
}

/// A result.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Output {
    None,
    Int(i64),
    Float(f64),
    Bool(bool),
    Tensor(Expected),
}

/// A call that does not fit its graph.
#[derive(Debug, Clone, PartialEq, thiserror::Error)]
#[error("call {call}: {problem}")]
pub struct FormatError {
    pub call: usize,
    pub problem: String,
}

/// The layout of a tensor whose elements fill a range of memory, one address each. `None` for every other.
pub fn dense_layout(dims: &[i64], strides: &[i64]) -> Option<Layout> {
    if strides.len() != dims.len() || strides.iter().any(|s| *s < 0) {
        return None;
    }
    // The element type has no say in the layout.
    let mut ty = TensorType::new(DType::U8, dims.iter().copied());
    ty.strides = Some(strides.iter().map(|s| Dim::Static(*s)).collect());
    let layout = Layout::of(&ty);
    layout.fits(dims, strides).then_some(layout)
}

impl InputTensor {
    /// Size in bytes, where it is within bounds.
    pub fn bytes(&self) -> Option<usize> {
        byte_size(self.dtype, &self.dims)
    }

    /// How the tensor lies in memory. `None` if it is not dense.
    pub fn layout(&self) -> Option<Layout> {
        dense_layout(&self.dims, &self.strides)
    }

    fn check(&self) -> Result<(), String> {
        let bytes = self.bytes().ok_or("its sizes are negative or too large")?;
        self.layout().ok_or("its strides are not those of a dense tensor")?;
        match &self.data {
            Data::Full(data) if data.len() != bytes => {
                Err(format!("it has {} bytes of data, its sizes ask for {bytes}", data.len()))
            }
            Data::Full(_) => Ok(()),
            Data::Seeded { distribution, .. } => {
                distribution.check(self.dtype).map_err(|e: SeedError| e.to_string())
            }
        }
    }
}

impl Expected {
    fn check(&self) -> Result<(), String> {
        let bytes = byte_size(self.dtype, &self.dims).ok_or("its sizes are negative or too large")?;
        let size = self.dtype.size();
        let sound = |v: f64| v.is_finite() && v >= 0.0;
        if !sound(self.tolerance) || !sound(self.max_abs) {
            return Err("its tolerance or largest magnitude is not a finite positive number".to_string());
        }
        let kept = self.sample.len();
        if !kept.is_multiple_of(size) || kept > bytes {
            return Err(format!("it has {kept} bytes of elements, its sizes ask for at most {bytes}"));
        }
        // A comparison with no element would agree with anything.
        if kept == 0 && bytes > 0 {
            return Err("it has no elements to compare".to_string());
        }
        Ok(())
    }
}

fn byte_size(dtype: DType, dims: &[i64]) -> Option<usize> {
    let start = dtype.size() as u64;
    let bytes = dims.iter().try_fold(start, |n, d| n.checked_mul(u64::try_from(*d).ok()?))?;
    (bytes <= MAX_TENSOR_BYTES).then_some(bytes as usize)
}

impl Recording {
    /// Checks that every call fits the graph.
    pub fn check(&self) -> Result<(), FormatError> {
        self.calls.iter().enumerate().try_for_each(|(i, call)| {
            check_call(&self.graph, call).map_err(|problem| FormatError { call: i, problem })
        })
    }

    /// Replaces the paths of source files, which tell about the machine, by what they are called in their package: the
    /// part below `site-packages`, or else the file's name. Lines of installed packages lose their text, which is there
    /// for all to read.
    pub fn hide_directories(&mut self) {
        for source in &mut self.graph.sources {
            let Source { file, code, .. } = source;
            let path = file.replace('\\', "/");
            let below = ["/site-packages/", "/dist-packages/"].iter().find_map(|d| path.split_once(d));
            let short = match below {
                Some((_, inside)) => {
                    *code = "".into();
                    inside
                }
                None => path.rsplit('/').next().unwrap_or(&path),
            };
            *file = short.into();
        }
    }
}

fn check_call(graph: &Graph, call: &Call) -> Result<(), String> {
    let counts = [
        ("inputs", call.inputs.len(), graph.inputs.len()),
        ("outputs", call.outputs.len(), graph.outputs.len()),
        ("mutated inputs", call.mutations.len(), graph.mutations.len()),
    ];
    for (what, given, wanted) in counts {
        if given != wanted {
            return Err(format!("it has {given} {what}, the graph has {wanted}"));
        }
    }
    for (i, (input, ty)) in call.inputs.iter().zip(&graph.values).enumerate() {
        let named = |problem: String| format!("input {i} ({}): {problem}", graph.inputs[i].name);
        match (input, ty) {
            (Input::Tensor(tensor), ValueType::Tensor(ty)) => {
                check_type(ty, tensor.dtype, &tensor.dims).and_then(|()| tensor.check()).map_err(named)?;
            }
            (Input::Int(_), ValueType::SymInt(_)) | (Input::None, ValueType::None) => {}
            _ => return Err(named("it is not of the kind that the graph takes".to_string())),
        }
    }
    for (i, (output, declared)) in call.outputs.iter().zip(&graph.outputs).enumerate() {
        let named = |problem: String| format!("output {i}: {problem}");
        match (output, declared) {
            (Output::Tensor(tensor), Arg::Value(value)) => match graph.ty(*value) {
                ValueType::Tensor(ty) => {
                    check_type(ty, tensor.dtype, &tensor.dims)
                        .and_then(|()| tensor.check())
                        .map_err(named)?;
                }
                _ => return Err(named("a tensor is expected, the graph returns none".to_string())),
            },
            (Output::Tensor(_), _) => {
                return Err(named("a tensor is expected, the graph returns none".to_string()));
            }
            (_, Arg::Value(value)) if graph.ty(*value).tensor().is_some() => {
                return Err(named("the graph returns a tensor, none is expected".to_string()));
            }
            _ => {}
        }
    }
    for (mutation, expected) in graph.mutations.iter().zip(&call.mutations) {
        let input = &graph.inputs[mutation.input as usize];
        let ty = graph.tensor(mutation.value);
        check_type(ty, expected.dtype, &expected.dims)
            .and_then(|()| expected.check())
            .map_err(|problem| format!("input {} after the call: {problem}", input.name))?;
    }
    Ok(())
}

fn check_type(ty: &TensorType, dtype: DType, dims: &[i64]) -> Result<(), String> {
    let fits = |(declared, given): (&Dim, &i64)| declared.as_static().is_none_or(|d| d == *given);
    let same = ty.dtype == dtype && ty.dims.len() == dims.len() && ty.dims.iter().zip(dims).all(fits);
    if same {
        return Ok(());
    }
    let declared: Vec<String> = ty.dims.iter().map(Dim::to_string).collect();
    Err(format!("it is {dtype}{dims:?}, the graph says {}[{}]", ty.dtype, declared.join(", ")))
}
