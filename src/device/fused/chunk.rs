//! Recorded ops, and running them.

use super::counts::{add, count_cut, counts};
use super::programs::{self, Variant};
use super::{Bytes, Form, Given, Pending, Reason, Replaced};
use crate::device::place::Place;
use crate::device::recipe::Recipe;
use crate::device::state::{self, Complaint, Ops, State};
use crate::device::storage::Content;
use crate::fx::DType;
use crate::runtime::{AlignedBytes, Argument, CompiledGraph, DeviceTensor, Keep, TensorView};
use smallvec::SmallVec;
use std::collections::HashMap;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, OnceLock};
use std::time::Instant;

/// A chunk has no more ops than this.
const LONGEST: usize = 256;
/// One that is cut by its length has at least this many.
const SHORTEST: usize = 32;
/// How many ops before a place decide whether it is cut there.
const WINDOW: usize = 6;

/// A recorded op.
#[derive(Debug, Clone)]
pub struct Recorded {
    pub recipe: Arc<Recipe>,
    pub inputs: SmallVec<[Operand; 4]>,
    /// Its first output among the values of the chunk.
    pub first: u32,
    pub place: Place,
}

impl Recorded {
    pub fn told(&self, state: &State) -> String {
        self.place.told(state, &self.recipe.op)
    }
}

/// An input of a recorded op.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Operand {
    /// An input of the chunk.
    Slot(u32),
    /// A value of the chunk.
    Value(u32),
}

/// An input of the chunk.
#[derive(Debug, Clone)]
enum Slot {
    Tensor(DeviceTensor),
    Bytes(Arc<Bytes>),
}

impl Slot {
    fn argument(&self) -> Argument {
        match self {
            Slot::Tensor(tensor) => Argument::Buffer(tensor.clone()),
            Slot::Bytes(bytes) => Argument::Host(bytes.view.clone()),
        }
    }
}

/// Ops that were recorded on a device and have not run.
pub struct Chunk {
    device: usize,
    form: Form,
    ops: Vec<Recorded>,
    slots: Vec<Slot>,
    /// The slots of device tensors, by [`DeviceTensor::id`].
    slot_of: HashMap<usize, u32>,
    values: Vec<Arc<Pending>>,
    /// Values that were written to storages, and what these held before: where the op of one fails, they have that again.
    writes: Vec<(u32, Before)>,
    step_is_over: bool,
}

/// The content of a storage before a recorded op wrote to it.
#[derive(Debug, Clone)]
pub enum Before {
    /// A value of the same chunk, which is not kept for this alone.
    Value(u32),
    Content(Option<Content>),
}

impl Chunk {
    /// Returns an empty chunk of a device.
    pub fn of(device: usize) -> Self {
        let (ops, slots, values, writes) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (form, slot_of, step_is_over) = (Form::Joined, HashMap::new(), false);
        Chunk { device, form, ops, slots, slot_of, values, writes, step_is_over }
    }

    pub fn is_empty(&self) -> bool {
        self.ops.is_empty()
    }

    pub fn step_ended(&mut self) {
        self.step_is_over = !self.ops.is_empty();
    }

    /// Why the chunk is cut before another op is recorded for a program of this form.
    pub fn is_due(&self, form: Form, recipe: &Recipe) -> Option<Reason> {
        if !self.is_empty() && (self.form != form || self.is_lowered_otherwise(recipe)) {
            return Some(Reason::Mode);
        }
        if self.step_is_over {
            return Some(Reason::Step);
        }
        (self.ops.len() >= LONGEST).then_some(Reason::Length)
    }

    /// Whether the user has set another precision of matrix products since the last op.
    fn is_lowered_otherwise(&self, recipe: &Recipe) -> bool {
        let before = self.ops.iter().rev().find_map(|op| op.recipe.program.as_ref());
        before.zip(recipe.program.as_ref()).is_some_and(|(before, now)| before.lowering() != now.lowering())
    }

    fn slot(&mut self, tensor: &DeviceTensor) -> Operand {
        let next = self.slots.len() as u32;
        let slot = *self.slot_of.entry(tensor.id()).or_insert(next);
        if slot == next {
            self.slots.push(Slot::Tensor(tensor.clone()));
        }
        Operand::Slot(slot)
    }

    fn bytes(&mut self, bytes: Arc<Bytes>) -> Operand {
        self.slots.push(Slot::Bytes(bytes));
        Operand::Slot(self.slots.len() as u32 - 1)
    }

    fn pending(&mut self, pending: &Arc<Pending>) -> Result<Operand, Complaint> {
        if let Some(settled) = pending.settled.get() {
            return settled.as_ref().map(|value| self.slot(value)).map_err(Complaint::clone);
        }
        self.place_of(pending).map(Operand::Value).ok_or_else(|| pending.lost())
    }

    /// Where a value is among those of the chunk.
    fn place_of(&self, pending: &Arc<Pending>) -> Option<u32> {
        let at = pending.at.load(Relaxed);
        self.values.get(at as usize).is_some_and(|known| Arc::ptr_eq(known, pending)).then_some(at)
    }

    /// Notes that these values were written to storages, with the contents from before. Returns what is not needed.
    pub fn written(&mut self, writes: Replaced) -> Replaced {
        let mut dropped = Replaced::new();
        for (value, before) in writes {
            let (at, earlier) = match &before {
                Some(Content::Pending(pending)) => (self.place_of(&value), self.place_of(pending)),
                _ => (self.place_of(&value), None),
            };
            match (at, earlier) {
                (Some(at), Some(earlier)) => {
                    self.writes.push((at, Before::Value(earlier)));
                    dropped.push((value, before));
                }
                (Some(at), None) => self.writes.push((at, Before::Content(before))),
                // It has run since.
                (None, _) => value.give_back(|| before),
            }
        }
        dropped
    }

    /// Records an op; its outputs.
    ///
    /// # Errors
    /// That of an op which gave one of the inputs.
    pub fn push(
        &mut self,
        form: Form,
        recipe: &Arc<Recipe>,
        given: SmallVec<[Given; 4]>,
        place: Place,
    ) -> Result<SmallVec<[Arc<Pending>; 2]>, Complaint> {
        let mut inputs = SmallVec::with_capacity(given.len());
        for one in given {
            inputs.push(match one {
                Given::Content(Content::Value(value)) => self.slot(&value),
                Given::Content(Content::Pending(pending)) => self.pending(&pending)?,
                Given::Content(Content::Host(block)) => self.slot(&block.to_value()?),
                Given::Bytes(bytes) => self.bytes(bytes),
            });
        }
        let first = self.values.len() as u32;
        let mut outputs = SmallVec::with_capacity(recipe.outputs.len());
        for output in 0..recipe.outputs.len() {
            let at = AtomicU32::new(first + output as u32);
            let (device, recipe) = (self.device, Arc::clone(recipe));
            let (settled, instead) = (OnceLock::new(), OnceLock::new());
            let pending = Arc::new(Pending { device, recipe, output, at, settled, instead });
            self.values.push(Arc::clone(&pending));
            outputs.push(pending);
        }
        self.form = form;
        self.ops.push(Recorded { recipe: Arc::clone(recipe), inputs, first, place });
        add(&counts().recorded, 1);
        Ok(outputs)
    }

    /// Runs the ops up to where the chunk is cut for this reason.
    ///
    /// # Errors
    /// Those of the ops that ran; what is computed from their results has the same.
    pub fn cut(&mut self, reason: Reason) -> Result<(), Complaint> {
        count_cut(reason);
        let count = if reason == Reason::Length { self.place() } else { self.ops.len() };
        let mut old = std::mem::replace(self, Chunk::of(self.device));
        let form = old.form;
        self.form = form;
        let rest = old.ops.split_off(count);
        let slots = used_slots(&mut old.ops, &old.slots);
        let value_count = rest.first().map_or(old.values.len(), |op| op.first as usize);
        let (writes, later): (Vec<_>, Vec<_>) = std::mem::take(&mut old.writes)
            .into_iter()
            .partition(|(value, _)| (*value as usize) < value_count);
        // A value that nobody but this chunk holds is needed by nobody, unless an op after the cut reads it, or gives its storage
        // back what it held, should that op fail.
        let mut live: Vec<bool> =
            old.values[..value_count].iter().map(|value| Arc::strong_count(value) > 1).collect();
        let read = rest.iter().flat_map(|op| &op.inputs).filter_map(|operand| match operand {
            Operand::Value(i) => Some(*i),
            Operand::Slot(_) => None,
        });
        let held = later.iter().filter_map(|(_, before)| match before {
            Before::Value(i) => Some(*i),
            Before::Content(_) => None,
        });
        for i in read.chain(held) {
            if let Some(live) = live.get_mut(i as usize) {
                *live = true;
            }
        }
        let values = &old.values[..value_count];
        let ran = run(
            self.device,
            reason,
            &Part { form, ops: &old.ops, slots: &slots, values, live: &live, writes: &writes },
        );
        if let Err(complaint) = &ran {
            // Ctrl-C ended the wait of one line; those that read the values afterwards were not interrupted.
            let complaint = Complaint { status: complaint.status.lasting(), ..complaint.clone() };
            for value in values {
                // Those whose op ran keep what it gave.
                value.settled.set(Err(complaint.clone())).ok();
            }
            for (value, before) in &writes {
                values[*value as usize].give_back(|| before.content(values));
            }
        }
        for op in rest {
            self.push_again(op, &old.slots, &old.values);
        }
        for (value, before) in later {
            let value = &old.values[value as usize];
            let before = before.content(&old.values);
            self.written(Replaced::from_iter([(Arc::clone(value), before)]));
        }
        ran
    }

    /// The op before which a chunk is cut that has become too long: where the ops before it say so and nothing else, so
    /// that a loop is cut at the same place again.
    fn place(&self) -> usize {
        let of = |place: usize| {
            let window = &self.ops[place - WINDOW..place];
            window.iter().fold(0u64, |hash, op| {
                (hash.rotate_left(7) ^ op.recipe.digest).wrapping_mul(0x9e37_79b9_7f4a_7c15)
            })
        };
        // The last among equals.
        (SHORTEST..=self.ops.len()).rev().min_by_key(|place| of(*place)).unwrap_or(self.ops.len())
    }

    /// Records an op of another chunk, of which the beginning has run.
    fn push_again(&mut self, op: Recorded, slots: &[Slot], values: &[Arc<Pending>]) {
        let outputs = &values[op.first as usize..op.first as usize + op.recipe.outputs.len()];
        let mut inputs = SmallVec::with_capacity(op.inputs.len());
        for operand in &op.inputs {
            let found = match operand {
                Operand::Slot(i) => match &slots[*i as usize] {
                    Slot::Tensor(tensor) => Ok(self.slot(tensor)),
                    Slot::Bytes(bytes) => Ok(self.bytes(Arc::clone(bytes))),
                },
                Operand::Value(i) => self.pending(&values[*i as usize]),
            };
            match found {
                Ok(operand) => inputs.push(operand),
                Err(complaint) => {
                    for output in outputs {
                        output.settled.set(Err(complaint.clone())).ok();
                    }
                    return;
                }
            }
        }
        let first = self.values.len() as u32;
        for (output, at) in outputs.iter().zip(first..) {
            output.at.store(at, Relaxed);
            self.values.push(Arc::clone(output));
        }
        self.ops.push(Recorded { recipe: op.recipe, inputs, first, place: op.place });
    }
}

impl Before {
    fn content(&self, values: &[Arc<Pending>]) -> Option<Content> {
        match self {
            Before::Value(at) => Some(Content::Pending(Arc::clone(&values[*at as usize]))),
            Before::Content(content) => content.clone(),
        }
    }
}

/// The slots that ops read, which name them by their places among these from then on. A chunk has others as well: those of the
/// ops that it is cut before, and those of an op that could not be recorded.
fn used_slots(ops: &mut [Recorded], slots: &[Slot]) -> Vec<Slot> {
    let mut places: Vec<Option<u32>> = vec![None; slots.len()];
    let mut used = Vec::with_capacity(slots.len());
    for operand in ops.iter_mut().flat_map(|op| &mut op.inputs) {
        if let Operand::Slot(slot) = operand {
            let before = *slot as usize;
            *slot = *places[before].get_or_insert_with(|| {
                used.push(slots[before].clone());
                used.len() as u32 - 1
            });
        }
    }
    used
}

/// Ops that run together.
struct Part<'a> {
    form: Form,
    ops: &'a [Recorded],
    slots: &'a [Slot],
    values: &'a [Arc<Pending>],
    /// The values that somebody may ask for.
    live: &'a [bool],
    writes: &'a [(u32, Before)],
}

/// Runs ops: as one program where there is one for them, else one after the other. Settles the values that are live.
fn run(device: usize, reason: Reason, part: &Part<'_>) -> Result<(), Complaint> {
    programs::note(part.ops, part.live);
    let [first, .., last] = part.ops else { return replay(device, part) };
    let key = programs::key_of(part.form, part.ops);
    let variant = programs::find(key, part.form, part.ops, part.live);
    let how = if variant.is_some() { "in one program" } else { "one by one" };
    let _range = state::state()?
        .range(|| format!("tpu: {} ops {how}, {} to {}", part.ops.len(), first.recipe.op, last.recipe.op));
    let started = Instant::now();
    let ran = match &variant {
        Some(variant) => match run_fused(device, variant, part) {
            // What has nothing to do with the op that failed is to be had: its inputs are there. Whoever gave the program up
            // does not wait for its ops as well.
            Err(complaint) if !complaint.status.is_given_up() => replay(device, part),
            ran => ran,
        },
        None => replay(device, part),
    };
    programs::ran(key, reason, variant.is_some(), started.elapsed());
    ran
}

/// So many zeros of 64 bits.
fn zeros(count: usize) -> Result<Arc<Bytes>, Complaint> {
    let mut bytes = AlignedBytes::zeroed(8 * count, "a chunk")?;
    let view = TensorView::contiguous(bytes.as_mut_ptr(), DType::I64, &[count as i64]);
    Ok(Bytes::new(bytes, view))
}

fn run_fused(device: usize, variant: &Variant, part: &Part<'_>) -> Result<(), Complaint> {
    let Part { ops, slots, values, .. } = *part;
    let mut arguments: Vec<Argument> = slots.iter().map(Slot::argument).collect();
    let mut kept: Vec<Slot> = slots.to_vec();
    if part.form == Form::Exact {
        let zeros = Slot::Bytes(zeros(ops.len())?);
        arguments.push(zeros.argument());
        kept.push(zeros);
    }
    let keep: Keep = Arc::new(kept);
    // SAFETY: slots are kept, values of the device by themselves; the program changes no input.
    let outputs = unsafe { variant.program.call_on_device(&arguments, &keep, device) };
    let (first, last) = (&ops[0], &ops[ops.len() - 1]);
    let named = |op: &Recorded| (Arc::clone(&op.recipe), op.place);
    let what = || Ops::Chunk(ops.len(), named(first), named(last));
    let state = state::state()?;
    let outputs = outputs.map_err(|error| Complaint::from(error).of(&what().told(state)))?;
    note(device, &variant.program, outputs.first(), what)?;
    for (value, output) in variant.outputs.iter().zip(outputs) {
        values[*value as usize].settled.set(Ok(output)).ok();
    }
    add(&counts().chunks, 1);
    add(&counts().fused, ops.len());
    Ok(())
}

/// Runs ops one after the other. What no later one reads, and nobody else, is freed at once. Where one fails, those go on that do
/// not read what it would have given.
///
/// # Errors
/// That of the first op that failed.
fn replay(device: usize, part: &Part<'_>) -> Result<(), Complaint> {
    let Part { ops, values, live, .. } = *part;
    let mut last_use: Vec<usize> = vec![0; values.len()];
    for (i, op) in ops.iter().enumerate() {
        for operand in &op.inputs {
            if let Operand::Value(value) = operand {
                last_use[*value as usize] = i;
            }
        }
    }
    // What a storage held is needed until the op has run that writes to it.
    let mut before: HashMap<u32, u32> = HashMap::new();
    for (value, held) in part.writes {
        if let Before::Value(held) = held {
            before.insert(*value, *held);
            let writer = ops.partition_point(|op| op.first <= *value).saturating_sub(1);
            last_use[*held as usize] = last_use[*held as usize].max(writer);
        }
    }
    let mut last_used: Vec<SmallVec<[u32; 2]>> = vec![SmallVec::new(); ops.len()];
    for (value, last) in last_use.iter().enumerate() {
        last_used[*last].push(value as u32);
    }
    let mut now: Vec<Option<DeviceTensor>> = vec![None; values.len()];
    let mut failure: Option<Complaint> = None;
    for (i, op) in ops.iter().enumerate() {
        match run_one(device, part, op, &now) {
            Ok(outputs) => {
                for (output, value) in outputs.into_iter().zip(op.first as usize..) {
                    if live[value] {
                        values[value].settled.set(Ok(output.clone())).ok();
                    }
                    if live[value] || last_use[value] > i {
                        now[value] = Some(output);
                    }
                }
            }
            Err(complaint) if complaint.status.is_given_up() => return Err(complaint),
            Err(complaint) => {
                for value in (op.first..).take(op.recipe.outputs.len()) {
                    values[value as usize].settled.set(Err(complaint.clone())).ok();
                    if let Some(held) = before.get(&value)
                        && let Some(tensor) = &now[*held as usize]
                    {
                        values[*held as usize].settled.set(Ok(tensor.clone())).ok();
                    }
                }
                failure.get_or_insert(complaint);
            }
        }
        for value in &last_used[i] {
            if !live[*value as usize] && last_use[*value as usize] == i {
                now[*value as usize] = None;
            }
        }
    }
    add(&counts().replayed, ops.len());
    failure.map_or(Ok(()), Err)
}

/// Runs one of the ops on the values that there are.
fn run_one(
    device: usize,
    part: &Part<'_>,
    op: &Recorded,
    now: &[Option<DeviceTensor>],
) -> Result<Vec<DeviceTensor>, Complaint> {
    let Some(program) = &op.recipe.program else { return Ok(Vec::new()) };
    let mut arguments: SmallVec<[Argument; 8]> = SmallVec::with_capacity(op.inputs.len());
    let mut kept: SmallVec<[Slot; 4]> = SmallVec::new();
    for operand in &op.inputs {
        arguments.push(match operand {
            Operand::Slot(slot) => {
                let slot = &part.slots[*slot as usize];
                kept.push(slot.clone());
                slot.argument()
            }
            Operand::Value(value) => {
                match (&now[*value as usize], part.values[*value as usize].settled.get()) {
                    (Some(tensor), _) => Argument::Buffer(tensor.clone()),
                    (None, Some(Err(complaint))) => return Err(complaint.clone()),
                    (None, _) => return Err(Complaint::new("a recorded op reads a value that is gone")),
                }
            }
        });
    }
    let keep: Keep = Arc::new(kept);
    // SAFETY: slots are kept, values of the device by themselves; the program changes no input.
    let outputs = unsafe { program.call_on_device(&arguments, &keep, device) }.map_err(|error| {
        state::state().map_or_else(|c| c, |state| Complaint::from(error).of(&op.told(state)))
    })?;
    note(device, program, outputs.first(), || Ops::One(Arc::clone(&op.recipe), op.place))?;
    Ok(outputs)
}

/// Whoever waits for the device waits for this program.
fn note(
    device: usize,
    program: &CompiledGraph,
    output: Option<&DeviceTensor>,
    what: impl FnOnce() -> Ops,
) -> Result<(), Complaint> {
    match output {
        Some(output) if program.device().behavior.is_asynchronous() => {
            state::state()?.began(device, what(), output)
        }
        _ => Ok(()),
    }
}
