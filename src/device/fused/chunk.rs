//! A chunk: ops that are recorded and run together.

use super::programs::Programs;
use super::recorded::{Form, Operand, Reason, Recorded, Slot};
use super::run::{Before, Part, run};
use crate::device::complaint::Complaint;
use crate::device::content::{Bytes, Content, Given, Pending};
use crate::device::place::Place;
use crate::device::recipe::Recipe;
use crate::device::state::State;
use crate::runtime::DeviceTensor;
use smallvec::SmallVec;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;

/// A chunk has no more ops than this.
const LONGEST: usize = 256;
/// One that is cut by its length has at least this many.
const SHORTEST: usize = 32;
/// How many ops before a place decide whether it is cut there.
const WINDOW: usize = 6;

/// Values that were written to storages, each with the content from before.
pub type Replaced = SmallVec<[(Arc<Pending>, Option<Content>); 2]>;

/// Ops that were recorded on a device and have not run.
pub struct Chunk {
    device: usize,
    form: Form,
    ops: Vec<Recorded>,
    slots: Vec<Slot>,
    /// The slots of device tensors, by [`DeviceTensor::id`].
    slot_of: HashMap<usize, u32>,
    values: Vec<Arc<Pending>>,
    /// Values that were written to storages, and what these held before: where the op of one fails, they have that
    /// again.
    writes: Vec<(u32, Before)>,
    step_is_over: bool,
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

    /// # Errors
    /// The tensor's content is lost.
    fn read(&mut self, tensor: &DeviceTensor) -> Result<Operand, Complaint> {
        tensor.lost().map_or_else(|| Ok(self.slot(tensor)), |failure| Err(Complaint::of_failure(&failure)))
    }

    fn bytes(&mut self, bytes: Arc<Bytes>) -> Operand {
        self.slots.push(Slot::Bytes(bytes));
        Operand::Slot(self.slots.len() as u32 - 1)
    }

    fn pending(&mut self, pending: &Arc<Pending>) -> Result<Operand, Complaint> {
        if let Some(settled) = pending.settled.get() {
            return settled.as_ref().map_err(Complaint::clone).and_then(|value| self.read(value));
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
                // It was begun since, or never recorded.
                (None, _) => match value.settled.get() {
                    Some(Ok(_)) => value.replaces(before),
                    _ => value.give_back(|| before),
                },
            }
        }
        dropped
    }

    /// Records an op; its outputs.
    ///
    /// # Errors
    /// That of an op which gave one of the inputs, or after which its content is lost.
    pub fn push(
        &mut self,
        state: &State,
        form: Form,
        recipe: &Arc<Recipe>,
        given: SmallVec<[Given; 4]>,
        place: Place,
    ) -> Result<SmallVec<[Arc<Pending>; 2]>, Complaint> {
        let mut inputs = SmallVec::with_capacity(given.len());
        for one in given {
            inputs.push(match one {
                Given::Content(Content::Value(value)) => self.read(&value)?,
                Given::Content(Content::Pending(pending)) => self.pending(&pending)?,
                Given::Content(Content::Host(block)) => self.slot(&block.to_value(state)?),
                Given::Bytes(bytes) => self.bytes(bytes),
            });
        }
        let first = self.values.len() as u32;
        let mut outputs = SmallVec::with_capacity(recipe.outputs.len());
        for output in 0..recipe.outputs.len() {
            let pending = Pending::new(self.device, recipe, output, first + output as u32);
            self.values.push(Arc::clone(&pending));
            outputs.push(pending);
        }
        self.form = form;
        self.ops.push(Recorded { recipe: Arc::clone(recipe), inputs, first, place });
        state.counts.recorded.add(1);
        Ok(outputs)
    }

    /// Runs the ops up to where the chunk is cut for this reason.
    ///
    /// # Errors
    /// Those of the ops that ran; what is computed from their results has the same.
    pub fn cut(
        &mut self,
        state: &'static State,
        programs: &'static Programs,
        reason: Reason,
    ) -> Result<(), Complaint> {
        reason.count(&state.counts).add(1);
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
        // A value that nobody but this chunk holds is needed by nobody, unless an op after the cut reads it, or gives
        // its storage back what it held, should that op fail.
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
        let (device, ops) = (self.device, &*old.ops);
        let part = Part { device, form, ops, slots: &slots, values, live: &live, writes: &writes };
        let ran = run(state, programs, reason, &part);
        if let Err(complaint) = &ran {
            // Ctrl-C ended the wait of one line; those that read the values afterwards were not interrupted.
            let complaint = complaint.lasting();
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

/// The slots that ops read, which name them by their places among these from then on. A chunk has others as well: those
/// of the ops that it is cut before, and those of an op that could not be recorded.
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
