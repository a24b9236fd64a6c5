//! Running recorded ops: as one program, or one after the other.

use super::programs::{Programs, Variant};
use super::recorded::{Form, Operand, Reason, Recorded, Slot, key_of};
use super::recording::InputData;
use crate::device::complaint::Complaint;
use crate::device::content::{Bytes, Content, Pending};
use crate::device::running::Ops;
use crate::device::state::State;
use crate::fx::DType;
use crate::pjrt::{PjrtError, WaitPolicy, room_for};
use crate::program::Layout;
use crate::runtime::{
    Argument, CompiledGraph, DeviceTensor, Keep, Launch, Mark, OutputTensor, TensorView, own_memory,
};
use smallvec::SmallVec;
use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Instant;

/// The content of a storage before a recorded op wrote to it.
#[derive(Debug, Clone)]
pub enum Before {
    /// A value of the same chunk, which is not kept for this alone.
    Value(u32),
    Content(Option<Content>),
}

impl Before {
    pub fn content(&self, values: &[Arc<Pending>]) -> Option<Content> {
        match self {
            Before::Value(at) => Some(Content::Pending(Arc::clone(&values[*at as usize]))),
            Before::Content(content) => content.clone(),
        }
    }
}

/// Ops that run together.
pub struct Part<'a> {
    pub device: usize,
    pub form: Form,
    pub ops: &'a [Recorded],
    pub slots: &'a [Slot],
    pub values: &'a [Arc<Pending>],
    /// The values that somebody may ask for.
    pub live: &'a [bool],
    pub writes: &'a [(u32, Before)],
}

/// Runs ops: as one program where there is one for them, else one after the other. Settles the values that are live.
pub fn run(
    state: &'static State,
    programs: &'static Programs,
    reason: Reason,
    part: &Part<'_>,
) -> Result<(), Complaint> {
    state.look()?;
    programs.recording.note(part.ops, part.live, |room| inputs_of(state, part, room))?;
    let [first, .., last] = part.ops else {
        return replay(state, part).map_err(|complaint| state.joined(complaint));
    };
    let key = key_of(part.form, part.ops);
    // An op that reads what is lost is left out.
    let variant = match part.slots.iter().any(|slot| slot.lost().is_some()) {
        true => None,
        false => programs.find(state, key, part.form, part.ops, part.live)?,
    };
    let how = if variant.is_some() { "in one program" } else { "one by one" };
    let _range = state
        .range(|| format!("tpu: {} ops {how}, {} to {}", part.ops.len(), first.recipe.op, last.recipe.op));
    let started = Instant::now();
    let ran = match &variant {
        Some(variant) => match run_fused(state, variant, part) {
            // What has nothing to do with the op that failed is to be had: its inputs are there. Whoever gave the
            // program up does not wait for its ops as well.
            Err(complaint) if !complaint.status.is_given_up() => replay(state, part),
            ran => ran,
        },
        None => replay(state, part),
    };
    programs.ran(key, reason, variant.is_some(), started.elapsed());
    ran.map_err(|complaint| state.joined(complaint))
}

/// Copies of the inputs; `None` if they have more bytes than `room`, or one cannot be read.
///
/// # Errors
/// The wait was given up.
fn inputs_of(state: &State, part: &Part<'_>, room: usize) -> Result<Option<Vec<InputData>>, Complaint> {
    let bytes: usize = part.slots.iter().map(Slot::bytes).sum();
    if bytes > room {
        return Ok(None);
    }
    let (device, wait) = state.client()?;
    let device = device.on(part.device);
    let copy = |view: &TensorView| {
        let mut bytes = room_for(view.bytes(), "a recorded input")?;
        // SAFETY: the caller holds what the view shows, and there is room for its bytes.
        unsafe { view.read_into(&Layout::contiguous(view.dims.len()), bytes.as_mut_ptr()) };
        Ok(InputData { dtype: view.dtype, dims: view.dims.clone(), bytes: bytes.into() })
    };
    let fetched = part.slots.iter().map(|slot| match slot {
        Slot::Tensor(tensor) => copy(&tensor.to_host(&device, &own_memory, wait)?.view()),
        Slot::Bytes(bytes) => copy(&bytes.view),
    });
    match fetched.collect::<Result<_, PjrtError>>().map_err(Complaint::from) {
        Ok(inputs) => Ok(Some(inputs)),
        Err(complaint) if complaint.status.is_given_up() => Err(complaint),
        // The program says what is wrong with it.
        Err(_) => Ok(None),
    }
}

fn run_fused(state: &'static State, variant: &Variant, part: &Part<'_>) -> Result<(), Complaint> {
    let Part { device, ops, slots, values, .. } = *part;
    let mut arguments: Vec<Argument> = slots.iter().map(Slot::argument).collect();
    let mut kept: Vec<Slot> = slots.to_vec();
    if part.form == Form::Exact {
        let zeros = Slot::Bytes(Bytes::of_words(&vec![0; ops.len()], DType::I64)?);
        arguments.push(zeros.argument());
        kept.push(zeros);
    }
    let keep: Keep = Arc::new(kept);
    let (first, last) = (&ops[0], &ops[ops.len() - 1]);
    let named = |op: &Recorded| (Arc::clone(&op.recipe), op.place);
    let what = || Ops::Chunk(ops.len(), named(first), named(last));
    // SAFETY: slots are kept, values of the device by themselves; the program changes no input.
    let (outputs, launch) = unsafe { state.begin(device, &variant.program, &arguments, &keep, what)? };
    let is_as_promised = |(value, output): (&u32, &DeviceTensor)| {
        let form = values[*value as usize].form();
        (&form.shape, &form.layout) == (output.shape(), output.layout())
    };
    if !variant.outputs.iter().zip(&outputs).all(is_as_promised) {
        return Err(Complaint::new("a chunk's program gives values of other sizes"));
    }
    for (value, output) in variant.outputs.iter().zip(outputs) {
        values[*value as usize].begun(Some(output), launch.as_ref());
    }
    for (value, before) in part.writes {
        // Values that nobody asks for have the program as well: storages find what they held through them.
        let value = &values[*value as usize];
        value.begun(None, launch.as_ref());
        value.replaces(before.content(values));
    }
    if let Some(launch) = &launch {
        let retry = Retried::of(part);
        launch.retry_by(Box::new(move || retry.run(state)));
    }
    state.counts.chunks.add(1);
    state.counts.fused.add(ops.len());
    Ok(())
}

/// A chunk whose program may fail late. Its ops run again one by one then, so that results that have nothing to do with
/// the failure exist.
struct Retried {
    device: usize,
    ops: Vec<Recorded>,
    slots: Vec<Slot>,
    /// Contents of the tensors among the slots at the launch: a later program may change the tensors in place.
    marks: Vec<Option<Mark>>,
    /// The values that somebody may ask for.
    live: Vec<Option<Arc<Pending>>>,
    /// Values that replaced the contents of tensors, which these get back.
    changes: HashSet<u32>,
}

impl Retried {
    fn of(part: &Part<'_>) -> Retried {
        let live = part.values.iter().zip(part.live).map(|(value, live)| live.then(|| Arc::clone(value)));
        let changed = part.writes.iter().filter(|(_, before)| matches!(before, Before::Content(Some(_))));
        Retried {
            device: part.device,
            ops: part.ops.to_vec(),
            slots: part.slots.to_vec(),
            marks: part.slots.iter().map(Slot::mark).collect(),
            live: live.collect(),
            changes: changed.map(|(value, _)| *value).collect(),
        }
    }

    /// Runs the ops that change no tensor in place, read no such change, and whose inputs are what they were. An op
    /// that fails, and what reads its results, is left out.
    fn run(self, state: &State) {
        let Ok((_, wait)) = state.client() else { return };
        let keep: Keep = Arc::new(self.slots.clone());
        let last_use = last_uses(&self.ops, self.live.len());
        let mut now: Vec<Option<DeviceTensor>> = vec![None; self.live.len()];
        for (i, op) in self.ops.iter().enumerate() {
            for (k, output) in self.results(state, wait, op, &now, &keep).into_iter().enumerate() {
                let value = op.first as usize + k;
                if let Some(live) = &self.live[value] {
                    // Ops that were recorded meanwhile hold the tensor that failed.
                    let there = match live.settled.get() {
                        Some(Ok(failed)) if failed.redo(&output) => failed.clone(),
                        _ => output.clone(),
                    };
                    live.instead.set(Content::Value(there)).ok();
                }
                now[value] = Some(output);
            }
            now.iter_mut()
                .zip(&last_use)
                .filter(|(_, last)| **last <= i)
                .for_each(|(value, _)| *value = None);
        }
    }

    /// The results of one op; none if it cannot be run.
    fn results(
        &self,
        state: &State,
        wait: &WaitPolicy,
        op: &Recorded,
        now: &[Option<DeviceTensor>],
        keep: &Keep,
    ) -> Vec<DeviceTensor> {
        let mut outputs = (op.first..).take(op.recipe.outputs.len());
        let Some(program) = &op.recipe.program else { return Vec::new() };
        if outputs.any(|value| self.changes.contains(&value)) || !matches!(op.recipe.prepare(), Ok(None)) {
            return Vec::new();
        }
        let argument = |operand: &Operand| match operand {
            Operand::Value(value) => now[*value as usize].clone().map(Argument::Buffer),
            Operand::Slot(slot) => self.slots[*slot as usize].as_marked(self.marks[*slot as usize].as_ref()),
        };
        let Some(arguments) = op.inputs.iter().map(argument).collect::<Option<Vec<_>>>() else {
            return Vec::new();
        };
        // SAFETY: slots are kept, values of the device by themselves; the program changes no input.
        let begin = || unsafe { program.call_on_device(&arguments, keep, self.device) };
        match state.with_memory(self.device, begin) {
            Ok((results, launch)) if launch.as_ref().is_none_or(|launch| launch.wait(wait).is_ok()) => {
                results
            }
            _ => Vec::new(),
        }
    }
}

/// The op that is the last to read each value; the first one where none does.
fn last_uses(ops: &[Recorded], values: usize) -> Vec<usize> {
    let mut last_use: Vec<usize> = vec![0; values];
    for (i, op) in ops.iter().enumerate() {
        for operand in &op.inputs {
            if let Operand::Value(value) = operand {
                last_use[*value as usize] = i;
            }
        }
    }
    last_use
}

/// Runs ops one after the other. What no later one reads, and nobody else, is freed at once. Where one fails, those go
/// on that do not read what it would have given. Those that read what was lost after they were recorded do not run
/// either: whoever was to hear of the loss has heard of it.
///
/// # Errors
/// That of the first op that failed.
fn replay(state: &State, part: &Part<'_>) -> Result<(), Complaint> {
    let Part { ops, values, live, .. } = *part;
    let mut last_use = last_uses(ops, values.len());
    // What a storage held is needed until the op was begun that writes to it.
    let mut before: HashMap<u32, &Before> = HashMap::new();
    for (value, held) in part.writes {
        before.insert(*value, held);
        if let Before::Value(held) = held {
            let writer = ops.partition_point(|op| op.first <= *value).saturating_sub(1);
            last_use[*held as usize] = last_use[*held as usize].max(writer);
        }
    }
    let mut last_used: Vec<SmallVec<[u32; 2]>> = vec![SmallVec::new(); ops.len()];
    for (value, last) in last_use.iter().enumerate() {
        last_used[*last].push(value as u32);
    }
    let mut now: Values = vec![None; values.len()];
    let held_before = |now: &Values, value: u32| match before.get(&value)? {
        Before::Value(held) => now[*held as usize].clone().map(|held| Some(Content::Pending(held))),
        Before::Content(content) => Some(content.clone()),
    };
    let mut failure: Option<Complaint> = None;
    for (i, op) in ops.iter().enumerate() {
        let ran = match missing(part, op, &now) {
            Some(complaint) => Err(complaint),
            None => run_one(state, part, op, &now).inspect_err(|complaint| {
                failure.get_or_insert_with(|| complaint.clone());
            }),
        };
        match ran {
            Ok((outputs, launch)) => {
                for (k, output) in outputs.into_iter().enumerate() {
                    let value = op.first as usize + k;
                    // The chunk would keep what it gives to its own values until its last op.
                    let settled = if live[value] {
                        Arc::clone(&values[value])
                    } else {
                        Pending::new(part.device, &op.recipe, k, value as u32)
                    };
                    settled.begun(Some(output), launch.as_ref());
                    if let Some(held) = held_before(&now, value as u32) {
                        settled.replaces(held);
                    }
                    if live[value] || last_use[value] > i {
                        now[value] = Some(settled);
                    }
                }
            }
            Err(complaint) if complaint.status.is_given_up() => return Err(complaint),
            Err(complaint) => {
                for value in (op.first..).take(op.recipe.outputs.len()) {
                    let failed = &values[value as usize];
                    failed.settled.set(Err(complaint.clone())).ok();
                    failed.give_back(|| held_before(&now, value).flatten());
                }
            }
        }
        for value in &last_used[i] {
            if !live[*value as usize] && last_use[*value as usize] == i {
                now[*value as usize] = None;
            }
        }
    }
    state.counts.replayed.add(ops.len());
    failure.map_or(Ok(()), Err)
}

/// Values of a chunk that are there.
type Values = Vec<Option<Arc<Pending>>>;

/// Why an input of an op is not there: the op that was to give it has failed, or its content is lost.
fn missing(part: &Part<'_>, op: &Recorded, now: &Values) -> Option<Complaint> {
    op.inputs.iter().find_map(|operand| match operand {
        Operand::Slot(slot) => part.slots[*slot as usize].lost(),
        Operand::Value(value) => settled(part, now, *value)?.as_ref().err().cloned(),
    })
}

/// Result of a value of a chunk: its tensor, or why there is none. `None` if the op that gives it has not run.
fn settled<'a>(
    part: &'a Part<'_>,
    now: &'a Values,
    value: u32,
) -> Option<&'a Result<DeviceTensor, Complaint>> {
    now[value as usize].as_ref().unwrap_or(&part.values[value as usize]).settled.get()
}

/// Runs one of the ops on the values that there are.
fn run_one(
    state: &State,
    part: &Part<'_>,
    op: &Recorded,
    now: &Values,
) -> Result<(Vec<DeviceTensor>, Option<Launch>), Complaint> {
    let Some(program) = &op.recipe.program else { return Ok((Vec::new(), None)) };
    let mut arguments: SmallVec<[Argument; 8]> = SmallVec::with_capacity(op.inputs.len());
    let mut kept: SmallVec<[Slot; 4]> = SmallVec::new();
    for operand in &op.inputs {
        arguments.push(match operand {
            Operand::Slot(slot) => {
                let slot = &part.slots[*slot as usize];
                kept.push(slot.clone());
                slot.argument()
            }
            Operand::Value(value) => match settled(part, now, *value) {
                Some(Ok(tensor)) => Argument::Buffer(tensor.clone()),
                Some(Err(complaint)) => return Err(complaint.clone()),
                None => return Err(Complaint::new("a recorded op reads a value that is gone")),
            },
        });
    }
    let keep: Keep = Arc::new(kept);
    let told = |complaint: Complaint| complaint.of(&op.told(&*state.tracer));
    if let Some(why) = op.recipe.prepare().map_err(|error| told(error.into()))? {
        let results = run_on_cpu(state, part.device, op, &arguments, &keep, why).map_err(told)?;
        return Ok((results, None));
    }
    let what = || Ops::One(Arc::clone(&op.recipe), op.place);
    // SAFETY: slots are kept, values of the device by themselves; the program changes no input.
    unsafe { state.begin(part.device, program, &arguments, &keep, what) }
}

/// Runs an op that the device's compiler refuses through XLA's CPU plugin. From its next call on, PyTorch's kernel runs
/// it.
fn run_on_cpu(
    state: &State,
    ordinal: usize,
    op: &Recorded,
    arguments: &[Argument],
    keep: &Keep,
    why: &str,
) -> Result<Vec<DeviceTensor>, Complaint> {
    tracing::warn!("{} runs on the CPU: {why}", op.told(&*state.tracer));
    let graph = op.recipe.graph().cloned().ok_or_else(|| Complaint::new("it has no program"))?;
    let (settings, compile) = state.tracer.settings()?;
    let program = CompiledGraph::passed(graph, &settings.on_cpu(), compile)?;
    let (device, wait) = state.client()?;
    let device = device.on(ordinal);
    let fetched = |argument: &Argument| match argument {
        Argument::Buffer(tensor) => Ok(Some(tensor.to_host(&device, &own_memory, wait)?)),
        _ => Ok::<_, Complaint>(None),
    };
    let fetched = arguments.iter().map(fetched).collect::<Result<Vec<_>, _>>()?;
    let given = arguments.iter().zip(&fetched).map(|(argument, there)| match there {
        Some(there) => Argument::Host(there.view()),
        None => argument.clone(),
    });
    let given: Vec<Argument> = given.collect();
    // SAFETY: what was fetched, and what `keep` keeps, outlives the call, which ends before it returns; nothing is
    // changed.
    let results = unsafe { program.call(&given, keep, &own_memory)? };
    // SAFETY: each result shows its own memory.
    let sent = |result: &OutputTensor| unsafe {
        DeviceTensor::from_host(&device, &result.view(), &own_memory, wait).map_err(Complaint::from)
    };
    results.iter().map(sent).collect()
}
