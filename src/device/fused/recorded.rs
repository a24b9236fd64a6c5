//! Recorded ops.

use crate::device::complaint::Complaint;
use crate::device::content::Bytes;
use crate::device::counts::{Count, Counts};
use crate::device::place::Place;
use crate::device::recipe::Recipe;
use crate::device::tracer::Tracer;
use crate::runtime::{Argument, DeviceTensor, Mark};
use smallvec::SmallVec;
use std::sync::Arc;

/// Why recorded ops run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// A value is needed: by the host, or by what is not recorded.
    Needed,
    /// An optimizer has made its step.
    Step,
    /// The chunk is long.
    Length,
    /// A compiled graph runs.
    Graph,
    /// Somebody waits for the device.
    Synchronize,
    /// Ops are run in another way from now on.
    Mode,
}

impl Reason {
    /// For people: the chunk was cut …
    pub fn told(self) -> &'static str {
        match self {
            Reason::Needed => "where a value was needed",
            Reason::Step => "after an optimizer's step",
            Reason::Length => "because of its length",
            Reason::Graph => "before a compiled graph",
            Reason::Synchronize => "to wait for the device",
            Reason::Mode => "because the mode changed",
        }
    }

    /// The number of chunks that were cut for it.
    pub fn count(self, counts: &Counts) -> &Count {
        match self {
            Reason::Needed => &counts.cut_where_needed,
            Reason::Step => &counts.cut_after_step,
            Reason::Length => &counts.cut_by_length,
            Reason::Graph => &counts.cut_for_graph,
            Reason::Synchronize => &counts.cut_to_synchronize,
            Reason::Mode => &counts.cut_by_mode,
        }
    }
}

/// How the ops of a chunk become one program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Their graphs become one, which is compiled as any other: ops are fused, and round as they do there.
    Joined,
    /// Each gives the bits that it gives alone.
    Exact,
}

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
    pub fn told(&self, tracer: &dyn Tracer) -> String {
        self.place.told(tracer, &self.recipe.op)
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
pub enum Slot {
    Tensor(DeviceTensor),
    Bytes(Arc<Bytes>),
}

impl Slot {
    /// The complaint about a tensor that was lost after the op was recorded.
    pub fn lost(&self) -> Option<Complaint> {
        match self {
            Slot::Tensor(tensor) => tensor.lost().as_ref().map(Complaint::of_failure),
            Slot::Bytes(_) => None,
        }
    }

    /// Bytes of its elements.
    pub fn bytes(&self) -> usize {
        match self {
            Slot::Tensor(tensor) => tensor.shape().numel() as usize * tensor.shape().dtype.size(),
            Slot::Bytes(bytes) => bytes.view.bytes(),
        }
    }

    pub fn argument(&self) -> Argument {
        match self {
            Slot::Tensor(tensor) => Argument::Buffer(tensor.clone()),
            Slot::Bytes(bytes) => Argument::Host(bytes.view.clone()),
        }
    }

    /// Names what a tensor holds now.
    pub fn mark(&self) -> Option<Mark> {
        match self {
            Slot::Tensor(tensor) => tensor.mark(),
            Slot::Bytes(_) => None,
        }
    }

    /// The argument as it was when it was marked; `None` if it is another one now.
    pub fn as_marked(&self, mark: Option<&Mark>) -> Option<Argument> {
        match self {
            Slot::Tensor(tensor) => tensor.as_marked(mark?).map(Argument::Buffer),
            Slot::Bytes(_) => Some(self.argument()),
        }
    }
}

/// Names what ops compute, whatever the values of their inputs, and how they become one program: the same in every
/// process.
pub fn key_of(form: Form, ops: &[Recorded]) -> u128 {
    digest_of(form, ops, |op, words| words.extend(op.recipe.digest.to_le_bytes()))
}

/// Digest of the op names alone, equal for all sizes and scalars.
pub fn family_of(form: Form, ops: &[Recorded]) -> u128 {
    digest_of(form, ops, |op, words| words.extend(op.recipe.op.bytes()))
}

fn digest_of(form: Form, ops: &[Recorded], name: impl Fn(&Recorded, &mut Vec<u8>)) -> u128 {
    let mut hasher = blake3::Hasher::new();
    let mut words: Vec<u8> = Vec::with_capacity(64 * ops.len());
    words.push(form as u8);
    for op in ops {
        name(op, &mut words);
        words.push(op.inputs.len() as u8);
        for operand in &op.inputs {
            let (tag, i) = match operand {
                Operand::Slot(i) => (0, *i),
                Operand::Value(i) => (1, *i),
            };
            words.push(tag);
            words.extend(i.to_le_bytes());
        }
    }
    hasher.update(&words);
    u128::from_le_bytes(hasher.finalize().as_bytes()[..16].try_into().expect("sixteen bytes"))
}
