//! Programs: compiled by the CPU plugin below, and run in the order in which they were started.

use super::array::{Array, Content};
use super::client::{Client, PATIENT};
use super::completion::{Completion, Failure};
use super::layout::minor_to_major;
use super::queue::guarded;
use super::settings::{Fault, Stage};
use super::signature::Signature;
use super::statistics::{count, statistics};
use crate::pjrt::{
    Buffer, ElementType, Executable, ExecuteOptions, HloModule, OptionOverride, Outputs, with_overrides,
};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::ffi::{CStr, CString};
use std::sync::Arc;

/// First bytes of what the accelerator serializes, which tell its programs from those of the CPU plugin.
pub const MAGIC: &str = "torchtpu virtual accelerator 3\n";

pub struct Program {
    pub client: Arc<Client>,
    /// The program on the CPU plugin; a dry run has none.
    pub inner: Option<Executable>,
    pub name: String,
    modes: Modes,
    pub signature: Signature,
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
        let (plain, modes) = Modes::taken_from(text)?;
        if client.settings.is_dry {
            count(&statistics().compiles, 1);
            return Ok(Self::dry(client, modes, Signature::read(text)?));
        }
        let inner = Executable::compile(&client.inner, &plain, &options)?;
        count(&statistics().compiles, 1);
        Self::of(client, inner, modes)
    }

    fn dry(client: &Arc<Client>, modes: Modes, signature: Signature) -> Arc<Self> {
        let name = "dry".to_owned();
        Arc::new(Self { client: Arc::clone(client), inner: None, name, modes, signature })
    }

    /// # Errors
    /// Bytes of another maker, and those of the CPU plugin.
    pub fn load(client: &Arc<Client>, bytes: &[u8]) -> Result<Arc<Self>, Failure> {
        let foreign = || Failure::invalid("the bytes are no program of the virtual accelerator");
        let bytes = bytes.strip_prefix(MAGIC.as_bytes()).ok_or_else(foreign)?;
        let mut bytes = bytes;
        let (modes, signature): (Modes, Option<Signature>) =
            rmp_serde::from_read(&mut bytes).map_err(|_| foreign())?;
        if let Some(signature) = signature {
            count(&statistics().loads, 1);
            return Ok(Self::dry(client, modes, signature));
        }
        let inner = Executable::deserialize(&client.inner, bytes)?;
        count(&statistics().loads, 1);
        Self::of(client, inner, modes)
    }

    fn of(client: &Arc<Client>, inner: Executable, modes: Modes) -> Result<Arc<Self>, Failure> {
        let module = HloModule::of(&inner)?;
        let parameters = module.program_shape.map(|shape| shape.parameters).unwrap_or_default();
        let aliased = module.input_output_alias.map(|alias| alias.entries).unwrap_or_default();
        let donors = module.buffer_donor.map(|donor| donor.entries).unwrap_or_default();
        let signature = Signature {
            parameters: parameters.into_iter().map(|shape| shape.dimensions).collect(),
            outputs: inner.output_types()?,
            aliases: aliased
                .into_iter()
                .map(|entry| {
                    let output = entry.output_shape_index.first().copied().unwrap_or(0);
                    (output as usize, entry.parameter_number as usize)
                })
                .collect(),
            donors: donors.into_iter().map(|donor| donor.parameter_number as usize).collect(),
        };
        let name = inner.name()?;
        Ok(Arc::new(Self { client: Arc::clone(client), inner: Some(inner), name, modes, signature }))
    }

    /// # Errors
    /// Those of the CPU plugin.
    pub fn serialize(&self) -> Result<Vec<u8>, Failure> {
        let mut bytes = MAGIC.as_bytes().to_vec();
        let signature = self.inner.is_none().then_some(&self.signature);
        bytes.extend(rmp_serde::to_vec(&(&self.modes, signature)).expect("plain data"));
        if let Some(inner) = &self.inner {
            bytes.extend(inner.serialize()?);
        }
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
            self.signature.aliases.iter().map(|(o, i)| (*o, *i)).filter(|(_, i)| given(i)).collect();
        let mut donated: Vec<usize> = aliases.values().copied().collect();
        donated.extend(self.signature.donors.iter().copied().filter(given));
        self.check(device, &arguments, &donated)?;
        // All room is taken before anything is donated: a refused call changes nothing.
        let client = &self.client;
        let mut results = Vec::new();
        for (o, output) in self.signature.outputs.iter().enumerate() {
            let (element, dims) = (output.element_type, output.dims.clone());
            results.push(match aliases.get(&o) {
                Some(_) => None,
                None => {
                    let order = self.modes.of_result(o, element, &dims);
                    Some(Array::planned(client, device, element, dims, order)?)
                }
            });
        }
        let mut rooms: BTreeMap<usize, _> = donated.iter().map(|i| (*i, arguments[*i].donate())).collect();
        let results: Vec<Arc<Array>> = results
            .into_iter()
            .enumerate()
            .map(|(o, planned)| {
                planned.unwrap_or_else(|| {
                    let output = &self.signature.outputs[o];
                    let room = rooms.get_mut(&aliases[&o]).and_then(Option::take);
                    Array::with(client, device, output.element_type, output.dims.clone(), None, room)
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
        if arguments.len() != self.signature.parameters.len() {
            let (given, wanted) = (arguments.len(), self.signature.parameters.len());
            return Err(Failure::invalid(format!(
                "Execution supplied {given} buffers but compiled program expected {wanted} buffers"
            )));
        }
        for (i, (argument, dims)) in arguments.iter().zip(&self.signature.parameters).enumerate() {
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
        for (i, argument) in arguments.iter().enumerate() {
            let wanted = self.modes.of_argument(i, argument.element, &argument.dims)?;
            if argument.minor_to_major != wanted {
                return Err(Failure::invalid(format!(
                    "Executable expected the order {wanted:?} for argument {i} but got {:?}",
                    argument.minor_to_major
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

/// Layouts that a program's text asks for: by argument an order, by result whether the compiler chooses one.
#[derive(Default, Serialize, Deserialize)]
struct Modes {
    arguments: Vec<Option<String>>,
    results: Vec<Option<String>>,
}

impl Modes {
    /// Takes the layouts out of a text, for a compiler that has none.
    fn taken_from(text: &CStr) -> Result<(CString, Modes), Failure> {
        const MODE: &str = "mhlo.layout_mode = \"";
        let text = text.to_str().map_err(|_| Failure::invalid("the program is no text"))?;
        // Attributes of a function stand before its name.
        let head = text.split_once("sym_name = \"main\"").map_or("", |(head, _)| head);
        let of = |list: &str| {
            let (_, list) = head.split_once(list)?;
            let list = list.split_once("}]").map_or(list, |(list, _)| list);
            let mode = |one: &str| Some(one.split_once(MODE)?.1.split_once('"')?.0.to_owned());
            Some(list.split("}, {").map(mode).collect())
        };
        let arguments = of("arg_attrs = [{").unwrap_or_default();
        let modes = Modes { arguments, results: of("res_attrs = [{").unwrap_or_default() };
        let mut plain = text.to_owned();
        for mode in modes.arguments.iter().chain(&modes.results).flatten() {
            plain = plain.replace(&format!("{MODE}{mode}\""), "");
        }
        Ok((CString::new(plain).map_err(|_| Failure::invalid("the program is no text"))?, modes))
    }

    /// The order of an argument: that of its layout mode, else libtpu's.
    fn of_argument(&self, i: usize, element: ElementType, dims: &[i64]) -> Result<Vec<i64>, Failure> {
        let Some(Some(mode)) = self.arguments.get(i) else { return Ok(minor_to_major(element, dims)) };
        let order: Result<Vec<i64>, _> = mode.trim_matches(['{', '}']).split(',').map(str::parse).collect();
        order.map_err(|_| Failure::invalid(format!("the layout `{mode}`")))
    }

    /// The order of a result that the compiler chooses: not libtpu's default, which a reader may take it for.
    fn of_result(&self, i: usize, element: ElementType, dims: &[i64]) -> Option<Vec<i64>> {
        let is_chosen = matches!(self.results.get(i), Some(Some(mode)) if mode == "auto");
        is_chosen.then(|| minor_to_major(element, dims).into_iter().rev().collect())
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

    fn compute(&self) -> Result<Vec<Content>, Failure> {
        // The program waits for all its arguments, whatever becomes of them.
        let outcomes: Vec<_> = self.arguments.iter().map(|argument| argument.ready.wait()).collect();
        self.program.client.pass(Stage::Execution, self.fault)?;
        outcomes.into_iter().collect::<Result<(), _>>()?;
        // Results that did not fit.
        self.results.iter().filter_map(|result| result.ready.outcome()).collect::<Result<(), _>>()?;
        let missing = || Failure::invalid("Buffer has been deleted or donated.");
        let arguments: Vec<Content> = self
            .arguments
            .iter()
            .enumerate()
            .map(|(i, argument)| if self.donated.contains(&i) { argument.take() } else { argument.content() })
            .map(|content| content.ok_or_else(missing))
            .collect::<Result<_, _>>()?;
        let Some(inner) = &self.program.inner else {
            return Ok(vec![Content::Nothing; self.results.len()]);
        };
        // Where a program computes, all arrays have elements.
        let inputs: Vec<&Buffer> = arguments.iter().filter_map(Content::elements).collect();
        let options = ExecuteOptions {
            non_donatable: Arc::clone(&self.non_donatable),
            device: self.device,
            ..ExecuteOptions::default()
        };
        let mut outputs = Outputs::new();
        let event = inner.execute(&inputs, &options, &mut outputs)?;
        event.wait("a program", &PATIENT)?;
        for output in &outputs {
            output.ready_event()?.wait("a program", &PATIENT)?;
        }
        Ok(outputs.into_iter().map(Content::Elements).collect())
    }
}
