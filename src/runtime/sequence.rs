//! Programs in parts: executables that are called one after the other, on values that never leave the device.

use crate::fx::ValueId;
use crate::passes::parts::{PartCall, Parts};
use crate::pjrt::{Buffer, Event, Executable, ExecuteOptions, MemoryStats, Outputs, PjrtError, WaitPolicy};
use crate::program::{ProgramInput, ProgramOutput, ResultMemory};
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// Inputs and outputs of a program.
pub(super) type Interface = (Vec<ProgramInput>, Vec<ProgramOutput>);

/// Executables of a plan.
#[derive(Clone)]
pub enum Program {
    Whole(Executable),
    /// Parts of a graph that repeats blocks.
    Parts(Arc<Sequence>),
}

/// Calls of executables. Values are numbered: the program's arguments, then the results of each call.
pub struct Sequence {
    executables: Vec<Executable>,
    calls: Vec<Call>,
    values: usize,
    /// The values that the whole program returns.
    results: Vec<usize>,
    memory: Option<MemoryStats>,
}

struct Call {
    executable: usize,
    arguments: Vec<usize>,
    /// Number of the first result.
    first: usize,
    /// Values that nothing reads after the call.
    ended: Vec<usize>,
}

/// The ends of an execution's calls.
#[derive(Debug, Default)]
pub(super) struct Ends(SmallVec<[Event; 1]>);

impl From<Event> for Ends {
    fn from(end: Event) -> Self {
        Ends(SmallVec::from_iter([end]))
    }
}

impl Sequence {
    /// `executables` are those of the parts, with their interfaces; `interface` is that of the whole program.
    pub(super) fn new(
        parts: &Parts,
        executables: Vec<(Executable, Interface)>,
        interface: &Interface,
    ) -> Self {
        let (executables, interfaces): (Vec<Executable>, Vec<Interface>) = executables.into_iter().unzip();
        let arguments = &interface.0;
        let mut number: BTreeMap<ValueId, usize> = BTreeMap::new();
        for (i, input) in arguments.iter().enumerate() {
            number.insert(ValueId(input.index as u32), i);
        }
        let mut values = arguments.len();
        let mut calls = Vec::with_capacity(parts.calls.len());
        for PartCall { graph, arguments, results } in &parts.calls {
            let inputs = interfaces[*graph].0.iter();
            let arguments = inputs.map(|input| number[&arguments[input.index]]).collect();
            let first = values;
            results.iter().zip(first..).for_each(|(v, i)| {
                // What the last call only passes on has its number from the call that computed it.
                number.entry(*v).or_insert(i);
            });
            values += executables[*graph].num_outputs();
            calls.push(Call { executable: *graph, arguments, first, ended: Vec::new() });
        }
        let results: Vec<usize> =
            parts.results.iter().map(|place| calls[place.call].first + place.result).collect();
        let mut is_needed = vec![false; values];
        results.iter().for_each(|v| is_needed[*v] = true);
        for i in (0..calls.len()).rev() {
            let end = calls.get(i + 1).map_or(values, |next| next.first);
            let Call { arguments: read, first, .. } = &calls[i];
            let own = read.iter().copied().filter(|v| *v >= arguments.len());
            let mut ended: Vec<usize> = own.chain(*first..end).filter(|v| !is_needed[*v]).collect();
            ended.sort_unstable();
            ended.dedup();
            ended.iter().for_each(|v| is_needed[*v] = true);
            calls[i].ended = ended;
        }
        let mut sequence = Sequence { executables, calls, values, results, memory: None };
        sequence.memory = sequence.count_memory(interface, &interfaces);
        sequence
    }

    /// Memory of the whole: code once per executable, and the most that passed values and temporaries take at once.
    fn count_memory(&self, interface: &Interface, interfaces: &[Interface]) -> Option<MemoryStats> {
        let stats = self.executables.iter().map(|executable| executable.memory_stats().ok());
        let stats: Vec<MemoryStats> = stats.collect::<Option<_>>()?;
        let mut bytes = vec![0_i64; self.values];
        for call in &self.calls {
            let outputs = interfaces[call.executable].1.iter().map(ProgramOutput::bytes);
            outputs.zip(call.first..).for_each(|(size, v)| bytes[v] = size as i64);
        }
        let (mut passed, mut temp_bytes) = (0, 0);
        for call in &self.calls {
            let made = call.first..call.first + interfaces[call.executable].1.len();
            passed += made.filter(|v| !self.results.contains(v)).map(|v| bytes[v]).sum::<i64>();
            temp_bytes = temp_bytes.max(passed + stats[call.executable].temp_bytes);
            passed -= call.ended.iter().map(|v| bytes[*v]).sum::<i64>();
        }
        let sum = |of: fn(&MemoryStats) -> i64| stats.iter().map(of).sum();
        let (inputs, outputs) = interface;
        let is_written = |output: &&ProgramOutput| matches!(output.memory, ResultMemory::Input(_));
        let bytes_of = |outputs: &mut dyn Iterator<Item = &ProgramOutput>| -> i64 {
            outputs.map(|output| output.bytes() as i64).sum()
        };
        Some(MemoryStats {
            generated_code_bytes: sum(|s| s.generated_code_bytes),
            host_generated_code_bytes: sum(|s| s.host_generated_code_bytes),
            argument_bytes: inputs.iter().map(|input| input.bytes() as i64).sum(),
            output_bytes: bytes_of(&mut outputs.iter()),
            alias_bytes: bytes_of(&mut outputs.iter().filter(is_written)),
            temp_bytes,
            ..MemoryStats::default()
        })
    }

    fn execute(
        &self,
        inputs: &[&Buffer],
        options: &ExecuteOptions,
        outputs: &mut Outputs,
        ends: &mut Ends,
    ) -> Result<(), PjrtError> {
        let mut values: Vec<Option<Buffer>> = vec![None; self.values];
        for call in &self.calls {
            let read = |v: &usize| match inputs.get(*v) {
                Some(input) => *input,
                None => values[*v].as_ref().expect("a value is there until its last reader has it"),
            };
            let kept = call.arguments.iter().enumerate();
            let kept = kept.filter(|(_, v)| options.non_donatable.contains(&(**v as i64)));
            let options =
                ExecuteOptions { non_donatable: kept.map(|(i, _)| i as i64).collect(), ..options.clone() };
            let mut results = Outputs::new();
            let arguments: SmallVec<[&Buffer; 32]> = call.arguments.iter().map(read).collect();
            ends.0.push(self.executables[call.executable].execute(&arguments, &options, &mut results)?);
            drop(arguments);
            results.into_iter().zip(call.first..).for_each(|(result, v)| values[v] = Some(result));
            call.ended.iter().for_each(|v| values[*v] = None);
        }
        let taken = self.results.iter().map(|v| values[*v].clone().expect("a result stays to the end"));
        outputs.extend(taken);
        Ok(())
    }
}

impl Program {
    /// As [`Executable::execute`]. Adds the ends of all calls that were begun to `ends`, also if it fails.
    ///
    /// # Errors
    /// That of the first call that cannot be begun.
    pub(super) fn execute(
        &self,
        inputs: &[&Buffer],
        options: &ExecuteOptions,
        outputs: &mut Outputs,
        ends: &mut Ends,
    ) -> Result<(), PjrtError> {
        match self {
            Program::Whole(executable) => {
                ends.0.push(executable.execute(inputs, options, outputs)?);
                Ok(())
            }
            Program::Parts(sequence) => sequence.execute(inputs, options, outputs, ends),
        }
    }

    /// Memory of a call, if the plugin states it.
    pub(super) fn memory_stats(&self) -> Option<MemoryStats> {
        match self {
            Program::Whole(executable) => executable.memory_stats().ok(),
            Program::Parts(sequence) => sequence.memory,
        }
    }

    /// The compiler's costs by name, summed over calls.
    pub fn costs(&self) -> BTreeMap<String, f64> {
        match self {
            Program::Whole(executable) => executable.cost_analysis().unwrap_or_default(),
            Program::Parts(sequence) => {
                let of = |e: &Executable| e.cost_analysis().unwrap_or_default();
                let costs: Vec<BTreeMap<String, f64>> = sequence.executables.iter().map(of).collect();
                let mut sum = BTreeMap::new();
                for (name, cost) in sequence.calls.iter().flat_map(|call| &costs[call.executable]) {
                    *sum.entry(name.clone()).or_default() += cost;
                }
                sum
            }
        }
    }

    /// The end of an execution with these results. Each part makes one that is returned, or that a later part reads.
    pub(super) fn ends(&self, outputs: &[Buffer]) -> Result<Option<Ends>, PjrtError> {
        let looked_at = match self {
            Program::Whole(_) => &outputs[..outputs.len().min(1)],
            Program::Parts(_) => outputs,
        };
        let ends = looked_at.iter().map(Buffer::ready_event).collect::<Result<_, _>>()?;
        Ok((!outputs.is_empty()).then_some(Ends(ends)))
    }
}

impl Ends {
    pub fn is_ready(&self) -> Result<bool, PjrtError> {
        for end in &self.0 {
            if !end.is_ready()? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Waits for all.
    ///
    /// # Errors
    /// The first one.
    pub fn wait(&self, what: &str, wait: &WaitPolicy) -> Result<(), PjrtError> {
        self.wait_for_all(|end| end.wait(what, wait))
    }

    /// As [`Event::wait_for_change`].
    ///
    /// # Errors
    /// The first one.
    pub fn wait_for_change(&self, what: &str, wait: &WaitPolicy) -> Result<(), PjrtError> {
        self.wait_for_all(|end| end.wait_for_change(what, wait))
    }

    /// Waits for the others behind a failure too, because they use the same memory. Returns the first error.
    fn wait_for_all(&self, wait: impl Fn(&Event) -> Result<(), PjrtError>) -> Result<(), PjrtError> {
        let mut first = Ok(());
        for end in &self.0 {
            match wait(end) {
                Err(error) if error.is_given_up() => return Err(error),
                ended => first = first.and(ended),
            }
        }
        first
    }

    /// The first error that they carry; all must have happened.
    ///
    /// # Errors
    /// That error.
    pub fn error(&self) -> Result<(), PjrtError> {
        self.0.iter().try_for_each(Event::error)
    }

    /// Calls `f` once all have ended, with the first error.
    ///
    /// # Errors
    /// The plugin's.
    pub fn then(&self, f: impl FnOnce(Result<(), PjrtError>) + Send + 'static) -> Result<(), PjrtError> {
        match self.0.as_slice() {
            [] => {
                f(Ok(()));
                return Ok(());
            }
            [end] => return end.then(f),
            _ => {}
        }
        let open = Arc::new(Mutex::new((self.0.len(), None, Some(f))));
        for end in &self.0 {
            let open = Arc::clone(&open);
            end.then(move |outcome| {
                let ended = {
                    let mut open = open.lock().unwrap_or_else(PoisonError::into_inner);
                    let (left, error, f) = &mut *open;
                    *left -= 1;
                    *error = error.take().or(outcome.err());
                    if *left == 0 { f.take().map(|f| (f, error.take())) } else { None }
                };
                if let Some((f, error)) = ended {
                    f(error.map_or(Ok(()), Err));
                }
            })?;
        }
        Ok(())
    }
}
