//! Recordings, run again.

use super::expected::{Compared, Expected};
use super::format::{Call, Data, Input, InputTensor, Output, Recording};
use super::seeded::SeedError;
use crate::cache::CacheSettings;
use crate::fx::DType;
use crate::pjrt::{OptionOverride, PjrtError, room_for};
use crate::program::Layout;
use crate::runtime::{
    AlignedBytes, Argument, CompileSettings, CompiledGraph, DeviceSettings, Keep, OutputTensor,
    RepeatedLayers, Report, Returned, RuntimeError, TensorView, own_memory,
};
use std::borrow::Cow;
use std::sync::Arc;

/// Report of a replay in which every result agreed with the expected one.
#[derive(Debug)]
pub struct Replay {
    pub graph: String,
    /// For each call, its tensors.
    pub calls: Vec<Vec<Outcome>>,
    pub report: Report,
}

/// One tensor's comparison.
#[derive(Debug)]
pub struct Outcome {
    /// `output 0`, or `input x after the call`.
    pub what: String,
    pub compared: Compared,
    /// Digest of the result's elements, row-major: equal where results are equal bit by bit.
    pub bits: blake3::Hash,
}

/// Why a replay failed.
#[derive(Debug, thiserror::Error)]
pub enum ReplayError {
    #[error(transparent)]
    Runtime(#[from] RuntimeError),
    #[error("the recording's settings: {0}")]
    Settings(String),
    #[error("an input of the recording: {0}")]
    Input(#[from] SeedError),
    #[error(transparent)]
    Memory(#[from] PjrtError),
    #[error("graph {graph} does not give what was recorded:\n  {}", .problems.join("\n  "))]
    Differs { graph: String, problems: Vec<String> },
}

/// Compiles a recording's graph for a device, makes its calls and compares their results with the expected ones.
///
/// # Errors
/// [`ReplayError::Differs`], naming every result that is not as expected; everything else that keeps the graph from
/// running. A recording without calls agrees with anything: look at [`Replay::calls`].
pub fn replay(recording: &Recording, device: &DeviceSettings) -> Result<Replay, ReplayError> {
    replay_cached(recording, device, &CacheSettings::default())
}

/// [`replay`] with a cache of executables.
///
/// # Errors
/// As for [`replay`].
pub fn replay_cached(
    recording: &Recording,
    device: &DeviceSettings,
    cache: &CacheSettings,
) -> Result<Replay, ReplayError> {
    replay_judged(recording, device, cache, &Expected::compare)
}

/// Compares a result (dtype, sizes, row-major bytes) with what was expected.
pub type Judge = dyn Fn(&Expected, DType, &[i64], &[u8]) -> Compared;

/// [`replay_cached`] with another comparison of tensors.
///
/// # Errors
/// As for [`replay`].
pub fn replay_judged(
    recording: &Recording,
    device: &DeviceSettings,
    cache: &CacheSettings,
    judge: &Judge,
) -> Result<Replay, ReplayError> {
    let settings = recording.settings().map_err(ReplayError::Settings)?;
    let settings = CompileSettings { cache: cache.clone(), ..settings };
    let compiled = CompiledGraph::new(recording.graph.clone(), device, settings)?;
    let mut calls = Vec::with_capacity(recording.calls.len());
    for call in &recording.calls {
        calls.push(replay_call(recording, &compiled, call, judge)?);
    }
    let graph = recording.graph.name.to_string();
    let numbered = calls.iter().enumerate().flat_map(|(i, call)| call.iter().map(move |o| (i, o)));
    let problems: Vec<String> = numbered
        .filter_map(|(i, o)| o.compared.problem.as_ref().map(|p| format!("call {i}, {}: {p}", o.what)))
        .collect();
    if problems.is_empty() {
        Ok(Replay { graph, calls, report: compiled.report() })
    } else {
        Err(ReplayError::Differs { graph, problems })
    }
}

/// The arguments of a recorded call, and what owns the memory of their tensors.
///
/// # Errors
/// A distribution whose values the tensor's dtype cannot hold; too little memory for the tensors.
pub fn prepare_call(call: &Call) -> Result<(Vec<Argument>, Keep), ReplayError> {
    let mut memory = Vec::new();
    let mut arguments = Vec::with_capacity(call.inputs.len());
    for input in &call.inputs {
        arguments.push(match input {
            Input::None => Argument::None,
            Input::Int(value) => Argument::Int(*value),
            Input::Tensor(tensor) => {
                let (bytes, view) = tensor.materialize()?;
                memory.push(bytes);
                Argument::Host(view)
            }
        });
    }
    Ok((arguments, Arc::new(memory)))
}

fn replay_call(
    recording: &Recording,
    compiled: &CompiledGraph,
    call: &Call,
    judge: &Judge,
) -> Result<Vec<Outcome>, ReplayError> {
    let (arguments, keep) = prepare_call(call)?;
    // SAFETY: every view lies in memory that `keep` owns and that nothing else looks at.
    let tensors = unsafe { compiled.call(&arguments, &keep, &own_memory)? };
    let returned = compiled.returned(&arguments)?;
    let mut outcomes = Vec::new();
    for (i, (expected, returned)) in call.outputs.iter().zip(&returned).enumerate() {
        let (compared, bits) = compare(expected, returned, &tensors, judge)?;
        outcomes.push(Outcome { what: format!("output {i}"), compared, bits });
    }
    for (mutation, expected) in recording.graph.mutations.iter().zip(&call.mutations) {
        let input = mutation.input as usize;
        let Argument::Host(view) = &arguments[input] else { continue };
        let (compared, bits) = compare_view(expected, view, judge)?;
        let what = format!("input {} after the call", recording.graph.inputs[input].name);
        outcomes.push(Outcome { what, compared, bits });
    }
    drop(keep);
    Ok(outcomes)
}

impl Recording {
    /// The settings that the graph was recorded under, without those that name files: a recording may come from
    /// anybody, and XLA's options write where they say.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn settings(&self) -> Result<CompileSettings, String> {
        let mut settings = CompileSettings::default();
        settings.lowering.precision = self.environment.matmul_precision.parse()?;
        settings.lowering.follow_torch(&self.environment.torch);
        if let Some(form) = self.environment.options.get("attention") {
            settings.lowering.attention = form.parse()?;
        }
        if let Some(name) = self.environment.options.get("repeated_layers") {
            settings.repeated_layers = RepeatedLayers::parse(name).ok_or("unknown repeated_layers")?;
        }
        let (named, plain): (Vec<_>, Vec<_>) =
            self.environment.compiler_options.iter().partition(|(name, value)| names_a_file(name, value));
        if !named.is_empty() {
            let names: Vec<&str> = named.iter().map(|(name, _)| name.as_str()).collect();
            tracing::warn!("options of a recording that name files are left out: {}", names.join(", "));
        }
        settings.options.env_option_overrides =
            plain.into_iter().map(|(name, value)| (name.clone(), OptionOverride::from_text(value))).collect();
        Ok(settings)
    }
}

/// Whether one of XLA's options says where something is read or written. They are known by their names
/// (`xla_dump_to`, `xla_gpu_kernel_cache_file`, `xla_gpu_cuda_data_dir`, …), or by a path as value.
fn names_a_file(name: &str, value: &str) -> bool {
    const WORDS: [&str; 9] =
        ["dump", "file", "dir", "directory", "path", "load", "cache", "profile", "library"];
    let name = name.to_ascii_lowercase();
    name.split('_').any(|word| WORDS.contains(&word)) || value.contains(['/', '\\'])
}

impl InputTensor {
    /// The elements in row-major order, little-endian.
    ///
    /// # Errors
    /// A distribution whose values the dtype cannot hold; too little memory.
    pub fn elements(&self) -> Result<Cow<'_, [u8]>, ReplayError> {
        Ok(match &self.data {
            Data::Full(data) => Cow::Borrowed(data),
            Data::Seeded { seed, distribution } => {
                let len = self.bytes().expect("sizes were checked when the recording was read");
                let mut elements = room_for(len, "a recorded input")?;
                distribution.fill(*seed, self.dtype, &mut elements)?;
                Cow::Owned(elements)
            }
        })
    }

    /// The tensor in memory as its strides say. The view is valid as long as the bytes live.
    fn materialize(&self) -> Result<(AlignedBytes, TensorView), ReplayError> {
        let len = self.bytes().expect("sizes were checked when the recording was read");
        let mut memory = AlignedBytes::zeroed(len, "a recorded input")?;
        let view = TensorView {
            data: memory.as_mut_ptr(),
            dtype: self.dtype,
            dims: self.dims.as_slice().into(),
            strides: self.strides.as_slice().into(),
            generation: 0,
        };
        let row_major = Layout::contiguous(self.dims.len());
        let in_order = row_major.fits(&self.dims, &self.strides);
        let made;
        let elements: &[u8] = match &self.data {
            Data::Full(data) => data,
            Data::Seeded { seed, distribution } if in_order => {
                distribution.fill(*seed, self.dtype, memory.as_mut_slice())?;
                return Ok((memory, view));
            }
            Data::Seeded { .. } => {
                made = self.elements()?;
                &made
            }
        };
        // SAFETY: the strides are dense (checked when the recording was read), so the view spans exactly the memory,
        // each element has an address of its own, and `elements` has the same size.
        unsafe { view.write_from(&row_major, elements.as_ptr()) };
        Ok((memory, view))
    }
}

fn compare(
    expected: &Output,
    returned: &Returned,
    tensors: &[OutputTensor],
    judge: &Judge,
) -> Result<(Compared, blake3::Hash), PjrtError> {
    let differs = |actual: String| {
        let problem = Some(format!("is {actual}, expected {expected:?}"));
        Compared { max_error: f64::NAN, limit: 0.0, elements: 1, problem }
    };
    let same = Compared { max_error: 0.0, limit: 0.0, elements: 1, problem: None };
    if let (Output::Tensor(expected), Returned::Tensor(i)) = (expected, returned) {
        return compare_view(expected, &tensors[*i].view(), judge);
    }
    let compared = match (expected, returned) {
        (Output::None, Returned::None) => same,
        (Output::Int(e), Returned::Int(a)) if e == a => same,
        (Output::Float(e), Returned::Float(a)) if e.to_bits() == a.to_bits() => same,
        (Output::Bool(e), Returned::Bool(a)) if e == a => same,
        (_, Returned::Tensor(i)) => differs(format!("a tensor of element type {}", tensors[*i].dtype)),
        (_, Returned::Int(a)) => differs(a.to_string()),
        (_, Returned::Float(a)) => differs(a.to_string()),
        (_, Returned::Bool(a)) => differs(a.to_string()),
        (_, Returned::None) => differs("nothing".to_string()),
    };
    // What is no tensor was compared exactly.
    Ok((compared, blake3::hash(b"")))
}

fn compare_view(
    expected: &Expected,
    view: &TensorView,
    judge: &Judge,
) -> Result<(Compared, blake3::Hash), PjrtError> {
    let dtype: DType = view.dtype;
    let mut bytes = AlignedBytes::zeroed(view.bytes(), "a copy of a result")?;
    // SAFETY: outputs own their memory, inputs' memory is kept by the caller; the buffer has the view's size.
    unsafe { view.read_into(&Layout::contiguous(view.dims.len()), bytes.as_mut_ptr()) };
    let bytes = bytes.as_slice();
    Ok((judge(expected, dtype, &view.dims, bytes), blake3::hash(bytes)))
}
