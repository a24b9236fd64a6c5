//! Programs: compiled by the CPU plugin below, and run in the order in which they were started.

use super::array::Array;
use super::client::{Client, PATIENT};
use super::completion::{Completion, Failure};
use super::queue::guarded;
use super::settings::{Fault, Stage};
use super::statistics::{count, statistics};
use crate::pjrt::{
    Buffer, Compiled, Executable, ExecuteOptions, OptionOverride, OutputType, Outputs, with_overrides,
};
use prost::Message;
use std::collections::BTreeMap;
use std::ffi::CStr;
use std::sync::Arc;

/// First bytes of what the accelerator serializes, which tell its programs from those of the CPU plugin.
const MAGIC: &[u8] = b"torchtpu virtual accelerator 1\n";

pub struct Program {
    pub client: Arc<Client>,
    pub inner: Executable,
    pub outputs: Vec<OutputType>,
    /// Sizes of each argument.
    parameters: Vec<Vec<i64>>,
    /// For each output the argument whose memory it takes.
    aliases: BTreeMap<usize, usize>,
    /// Arguments that are gone after a call, though no output takes their memory.
    donors: Vec<usize>,
    /// The program's bytes, made when first asked for.
    pub name: String,
}

impl Program {
    /// # Errors
    /// Those of the CPU plugin's compiler, and a fault that was asked for.
    pub fn compile(client: &Arc<Client>, text: &CStr, options: &[u8]) -> Result<Arc<Self>, Failure> {
        client.pass(Stage::Compile, Client::fault(Stage::Compile))?;
        // Under which XLA's CPU client computes as PyTorch does (`HostMemory` has the reasons).
        let off = |name: &str| (name.to_owned(), OptionOverride::Bool(false));
        let overrides = ["xla_cpu_enable_fast_min_max", "xla_cpu_use_xnnpack"].map(off).into();
        let options = with_overrides(options, overrides, client.inner.debug_options());
        let inner = Executable::compile(&client.inner, text, &options)?;
        count(&statistics().compiles, 1);
        Self::of(client, inner)
    }

    /// # Errors
    /// Bytes of another maker, and those of the CPU plugin.
    pub fn load(client: &Arc<Client>, bytes: &[u8]) -> Result<Arc<Self>, Failure> {
        let foreign = || Failure::invalid("the bytes are no program of the virtual accelerator");
        let bytes = bytes.strip_prefix(MAGIC).ok_or_else(foreign)?;
        let inner = Executable::deserialize(&client.inner, bytes)?;
        count(&statistics().loads, 1);
        Self::of(client, inner)
    }

    fn of(client: &Arc<Client>, inner: Executable) -> Result<Arc<Self>, Failure> {
        let module = Module::of(&inner)?;
        let parameters = module.program_shape.map(|shape| shape.parameters).unwrap_or_default();
        let aliased = module.input_output_alias.map(|alias| alias.entries).unwrap_or_default();
        let donors = module.buffer_donor.map(|donor| donor.entries).unwrap_or_default();
        Ok(Arc::new(Self {
            client: Arc::clone(client),
            outputs: inner.output_types()?,
            name: inner.name()?,
            inner,
            parameters: parameters.into_iter().map(|shape| shape.dimensions).collect(),
            aliases: aliased
                .into_iter()
                .map(|entry| {
                    let output = entry.output_shape_index.first().copied().unwrap_or(0);
                    (output as usize, entry.parameter_number as usize)
                })
                .collect(),
            donors: donors.into_iter().map(|donor| donor.parameter_number as usize).collect(),
        }))
    }

    /// # Errors
    /// Those of the CPU plugin.
    pub fn serialize(&self) -> Result<Vec<u8>, Failure> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(self.inner.serialize()?);
        Ok(bytes)
    }

    /// Starts the program on a device. What it puts out is there when the event says so.
    ///
    /// # Errors
    /// Arguments that do not fit, or lie elsewhere; no room for the results, where the client tells so at once. The
    /// arguments are then as before.
    pub fn execute(
        self: &Arc<Self>,
        device: usize,
        is_portable: bool,
        arguments: Vec<Arc<Array>>,
        non_donatable: &[i64],
    ) -> Result<(Vec<Arc<Array>>, Arc<Completion>), Failure> {
        let given = |i: &usize| !non_donatable.contains(&(*i as i64));
        let aliases: BTreeMap<usize, usize> =
            self.aliases.iter().map(|(o, i)| (*o, *i)).filter(|(_, i)| given(i)).collect();
        let mut donated: Vec<usize> = aliases.values().copied().collect();
        donated.extend(self.donors.iter().copied().filter(given));
        self.check(device, &arguments, &donated)?;
        // All room is taken before anything is donated: a refused call changes nothing.
        let client = &self.client;
        let mut results = Vec::new();
        for (o, output) in self.outputs.iter().enumerate() {
            let (element, dims) = (output.element_type, output.dims.clone());
            results.push(match aliases.get(&o) {
                Some(_) => None,
                None => Some(Array::planned(client, device, element, dims)?),
            });
        }
        let mut rooms: BTreeMap<usize, _> = donated.iter().map(|i| (*i, arguments[*i].donate())).collect();
        let results: Vec<Arc<Array>> = results
            .into_iter()
            .enumerate()
            .map(|(o, planned)| {
                planned.unwrap_or_else(|| {
                    let output = &self.outputs[o];
                    let room = rooms.get_mut(&aliases[&o]).and_then(Option::take);
                    Array::with(client, device, output.element_type, output.dims.clone(), room)
                })
            })
            .collect();
        let done = Completion::pending();
        count(&statistics().executions, 1);
        let run = Run {
            program: Arc::clone(self),
            device: is_portable.then_some(device),
            arguments,
            donated,
            non_donatable: non_donatable.into(),
            fault: Client::fault(Stage::Execution),
            results: results.clone(),
        };
        let event = Arc::clone(&done);
        // The room of what no result takes over is free when the program has ended.
        client.devices[device].executions.push(move || {
            let outcome = run.finish();
            drop(rooms);
            event.finish(outcome);
        });
        Ok((results, done))
    }

    fn check(&self, device: usize, arguments: &[Arc<Array>], donated: &[usize]) -> Result<(), Failure> {
        if arguments.len() != self.parameters.len() {
            let (given, wanted) = (arguments.len(), self.parameters.len());
            return Err(Failure::invalid(format!(
                "Execution supplied {given} buffers but compiled program expected {wanted} buffers"
            )));
        }
        for (i, (argument, dims)) in arguments.iter().zip(&self.parameters).enumerate() {
            if argument.is_donated() {
                return Err(Failure::invalid("Buffer has been deleted or donated."));
            }
            if argument.device != device {
                return Err(Failure::invalid(format!(
                    "Buffer passed to Execute() as argument {i} to replica 0 is on device {}, but replica is assigned to \
                     device {device}",
                    argument.device
                )));
            }
            if argument.dims != *dims {
                return Err(Failure::invalid(format!(
                    "Executable expected shape {dims:?} for argument {i} but got {:?}",
                    argument.dims
                )));
            }
        }
        let twice = |i: &usize| {
            arguments.iter().enumerate().any(|(j, other)| j != *i && Arc::ptr_eq(other, &arguments[*i]))
        };
        match donated.iter().find(|i| twice(i)) {
            None => Ok(()),
            Some(i) => Err(Failure::invalid(format!(
                "Attempt to donate a buffer which is also used by the same call to Execute(): argument {i}"
            ))),
        }
    }
}

/// A call of a program that waits for its turn.
struct Run {
    program: Arc<Program>,
    device: Option<usize>,
    arguments: Vec<Arc<Array>>,
    donated: Vec<usize>,
    non_donatable: Arc<[i64]>,
    fault: Option<Fault>,
    results: Vec<Arc<Array>>,
}

impl Run {
    fn finish(self) -> Result<(), Failure> {
        let outcome = guarded(|| self.compute());
        // A failed program has taken what it was given.
        for i in &self.donated {
            drop(self.arguments[*i].take());
        }
        match outcome {
            Ok(outputs) => {
                for (result, output) in self.results.iter().zip(outputs) {
                    result.fill(|| Ok(output)).ok();
                }
                Ok(())
            }
            Err(failure) => {
                for result in &self.results {
                    result.fill(|| Err(failure.clone())).ok();
                }
                Err(failure)
            }
        }
    }

    fn compute(&self) -> Result<Outputs, Failure> {
        // The program waits for all its arguments, whatever becomes of them.
        let outcomes: Vec<_> = self.arguments.iter().map(|argument| argument.ready.wait()).collect();
        self.program.client.pass(Stage::Execution, self.fault)?;
        outcomes.into_iter().collect::<Result<(), _>>()?;
        // Results that did not fit.
        self.results.iter().filter_map(|result| result.ready.outcome()).collect::<Result<(), _>>()?;
        let missing = || Failure::invalid("Buffer has been deleted or donated.");
        let arguments: Vec<Buffer> = self
            .arguments
            .iter()
            .enumerate()
            .map(|(i, argument)| if self.donated.contains(&i) { argument.take() } else { argument.content() })
            .map(|content| content.ok_or_else(missing))
            .collect::<Result<_, _>>()?;
        let options = ExecuteOptions {
            non_donatable: Arc::clone(&self.non_donatable),
            device: self.device,
            ..ExecuteOptions::default()
        };
        let (mut outputs, inputs) = (Outputs::new(), arguments.iter().collect::<Vec<_>>());
        let event = self.program.inner.execute(&inputs, &options, &mut outputs)?;
        event.wait("a program", &PATIENT)?;
        for output in &outputs {
            output.ready_event()?.wait("a program", &PATIENT)?;
        }
        Ok(outputs)
    }
}

/// `HloModuleProto` of XLA's `hlo.proto`, as far as the interface of a program goes.
#[derive(Clone, PartialEq, Message)]
struct Module {
    #[prost(message, optional, tag = "4")]
    program_shape: Option<ProgramShape>,
    #[prost(message, optional, tag = "8")]
    input_output_alias: Option<Aliases>,
    #[prost(message, optional, tag = "18")]
    buffer_donor: Option<Donors>,
}

/// `HloModuleProtoWithConfig`.
#[derive(Clone, PartialEq, Message)]
struct ModuleWithConfig {
    #[prost(message, optional, tag = "1")]
    module: Option<Module>,
}

/// `ProgramShapeProto` of `xla_data.proto`.
#[derive(Clone, PartialEq, Message)]
struct ProgramShape {
    #[prost(message, repeated, tag = "1")]
    parameters: Vec<Shape>,
}

/// `ShapeProto`.
#[derive(Clone, PartialEq, Message)]
struct Shape {
    #[prost(int64, repeated, tag = "3")]
    dimensions: Vec<i64>,
}

/// `HloInputOutputAliasProto`.
#[derive(Clone, PartialEq, Message)]
struct Aliases {
    #[prost(message, repeated, tag = "1")]
    entries: Vec<Alias>,
}

#[derive(Clone, PartialEq, Message)]
struct Alias {
    #[prost(int64, repeated, tag = "1")]
    output_shape_index: Vec<i64>,
    #[prost(int64, tag = "2")]
    parameter_number: i64,
}

/// `HloBufferDonorProto`.
#[derive(Clone, PartialEq, Message)]
struct Donors {
    #[prost(message, repeated, tag = "1")]
    entries: Vec<Donor>,
}

#[derive(Clone, PartialEq, Message)]
struct Donor {
    #[prost(int64, tag = "1")]
    parameter_number: i64,
}

impl Module {
    fn of(compiled: &Compiled) -> Result<Self, Failure> {
        let (format, bytes) = compiled.optimized_program()?;
        let unreadable = || Failure::unimplemented(&format!("reader of programs in the format `{format}`"));
        let module = match &*format {
            "hlo_with_config" => ModuleWithConfig::decode(&*bytes).ok().and_then(|with| with.module),
            "hlo" => Module::decode(&*bytes).ok(),
            _ => None,
        };
        module.ok_or_else(unreadable)
    }
}
