//! Tensors on their way into a bucket and out of it, on a device with memory of its own: small programs that pad and
//! cut.

use super::argument::Argument;
use super::bucket::Fit;
use super::compiled::CompiledGraph;
use super::device::Device;
use super::device_tensor::DeviceTensor;
use super::error::CallProblem;
use super::tensor::Keep;
use super::{CompileLimit, CompileSettings, RuntimeError, lock};
use crate::bucketing::Extent;
use crate::fx::{Arg, DType, Dim, Graph, Input, InputKind, Node, Stage, TensorType, ValueId, ValueType};
use crate::pjrt::PerProcess;
use crate::program::{Dims, Layout};
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// How many programs are kept. Beyond, all are forgotten: they are in the cache of executables.
const MOST_PROGRAMS: usize = 512;

/// The programs of this process, by the client that runs them.
type Programs = Mutex<HashMap<(usize, Change), Arc<CompiledGraph>>>;
static PROGRAMS: PerProcess<Programs> = PerProcess::new();

/// A tensor of these sizes, taken apart into factors, as it lies in memory.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Form {
    dims: Dims,
    factors: Dims,
    layout: Layout,
}

/// From one form to the other, which has the same number of factors: each is cut, or padded with zeros, at its end.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
struct Change {
    dtype: DType,
    from: Form,
    to: Form,
}

/// Pads and cuts the tensors of a graph.
#[derive(Debug)]
pub struct Fitting {
    device: Device,
    settings: CompileSettings,
}

impl Fitting {
    /// For a graph with these settings on this device.
    pub fn new(device: Device, settings: &CompileSettings) -> Self {
        // The user's function is compiled once, however many of these there are.
        let settings = CompileSettings { limit: CompileLimit::default(), shipped: None, ..settings.clone() };
        Fitting { device, settings }
    }

    fn run(
        &self,
        tensor: &DeviceTensor,
        change: Change,
        ordinal: usize,
    ) -> Result<DeviceTensor, CallProblem> {
        let program = self.program(change).map_err(problem)?;
        let keep: Keep = Arc::new(());
        // SAFETY: the only argument is a tensor of the device, which the call keeps; nothing is changed.
        let results = unsafe { program.call_on_device(&[Argument::Buffer(tensor.clone())], &keep, ordinal) };
        let fitted = results.map_err(problem)?.0.pop();
        fitted.ok_or_else(|| CallProblem::Argument("a program that fits a tensor gives none".to_owned()))
    }

    fn program(&self, change: Change) -> Result<Arc<CompiledGraph>, RuntimeError> {
        let key = (self.device.client.id(), change);
        if let Some(known) = lock(PROGRAMS.get()).get(&key) {
            return Ok(Arc::clone(known));
        }
        // Not under the lock: a compile may take long, and may ask the interpreter.
        let program = CompiledGraph::for_device(key.1.graph(), self.device.clone(), self.settings.clone())?;
        let program = Arc::new(program);
        let mut programs = lock(PROGRAMS.get());
        let forgotten =
            if programs.len() >= MOST_PROGRAMS { std::mem::take(&mut *programs) } else { HashMap::new() };
        programs.insert(key, Arc::clone(&program));
        drop(programs);
        // Programs are unloaded here, without the lock.
        drop(forgotten);
        Ok(program)
    }
}

impl Fit for Fitting {
    fn pad(
        &self,
        tensor: &DeviceTensor,
        extent: &Extent,
        binding: &[i64],
        layout: &Layout,
        ordinal: usize,
    ) -> Result<DeviceTensor, CallProblem> {
        let (valid, bucket) = forms(extent, binding, tensor.layout(), layout)?;
        self.run(tensor, Change { dtype: tensor.dtype(), from: valid, to: bucket }, ordinal)
    }

    fn cut(
        &self,
        bucket: &DeviceTensor,
        extent: &Extent,
        binding: &[i64],
        layout: &Layout,
        ordinal: usize,
    ) -> Result<DeviceTensor, CallProblem> {
        let (to, from) = forms(extent, binding, layout, bucket.layout())?;
        self.run(bucket, Change { dtype: bucket.dtype(), from, to }, ordinal)
    }
}

fn problem(error: RuntimeError) -> CallProblem {
    match error {
        RuntimeError::Compile { source, .. }
        | RuntimeError::Execution { source, .. }
        | RuntimeError::Plugin(source) => CallProblem::Pjrt(source),
        other => CallProblem::Argument(other.to_string()),
    }
}

/// The valid elements, and the bucket.
fn forms(
    extent: &Extent,
    binding: &[i64],
    outside: &Layout,
    inside: &Layout,
) -> Result<(Form, Form), CallProblem> {
    let (mut valid, mut bucket) = (Form::of(outside), Form::of(inside));
    for side in extent {
        let (mut have, mut room) = (1, 1);
        for factor in &side.factors {
            let size = factor.valid.eval(binding)?;
            valid.factors.push(size);
            bucket.factors.push(factor.size);
            (have, room) = (have * size, room * factor.size);
        }
        valid.dims.push(have);
        bucket.dims.push(room);
    }
    Ok((valid, bucket))
}

impl Form {
    fn of(layout: &Layout) -> Self {
        Form { dims: Dims::new(), factors: Dims::new(), layout: layout.clone() }
    }

    /// The type of such a tensor.
    fn ty(&self, dtype: DType) -> ValueType {
        let mut ty = TensorType::new(dtype, self.dims.iter().copied());
        if !self.layout.is_contiguous() {
            ty.strides = Some(self.layout.strides(&self.dims).iter().map(|s| Dim::Static(*s)).collect());
        }
        ValueType::Tensor(ty)
    }
}

impl Change {
    fn graph(&self) -> Graph {
        let Change { dtype, from, to } = self;
        let factors = |sizes: &Dims| ValueType::Tensor(TensorType::new(*dtype, sizes.iter().copied()));
        let ints = |sizes: &[i64]| Arg::List(sizes.iter().map(|size| Arg::Int(*size)).collect());
        let mut graph = Graph::new("fit", Stage::Inference);
        let input = Input { name: "x".into(), kind: InputKind::Input, is_static: false, fqn: None };
        graph.inputs.push(input);
        graph.values = vec![from.ty(*dtype), factors(&from.factors), factors(&to.factors), to.ty(*dtype)];
        let missing: Dims =
            to.factors.iter().zip(&from.factors).rev().flat_map(|(to, from)| [0, to - from]).collect();
        let zero = if dtype.is_float() { Arg::Float(0.0) } else { Arg::Int(0) };
        let calls = [
            ("aten.view.default", vec![ints(&from.factors)]),
            ("aten.constant_pad_nd.default", vec![ints(&missing), zero]),
            ("aten.view.default", vec![ints(&to.dims)]),
        ];
        for (i, (op, rest)) in calls.into_iter().enumerate() {
            let mut args = vec![Arg::Value(ValueId(i as u32))];
            args.extend(rest);
            graph.nodes.push(Node {
                name: format!("n{i}").into(),
                op: op.into(),
                args,
                kwargs: Vec::new(),
                outputs: [ValueId(i as u32 + 1)].into_iter().collect(),
                source: None,
            });
        }
        graph.outputs.push(Arg::Value(ValueId(3)));
        graph
    }
}
