//! One program and how to call it: everything that can be decided before a call is decided here.

use super::CompileSettings;
use super::argument::Argument;
use super::bucket::Padding;
use super::cached::ProgramFacts;
use super::call::{Call, Source};
use super::device::Device;
use super::error::CallProblem;
use super::given_up;
use super::input::{Importer, Residents, ResultSlot, Slot};
use super::launch::Launch;
use super::padding::valid_dims;
use super::platform::Start;
use super::results::{Destination, ResultTensor};
use super::sequence::Program;
use super::tensor::{Keep, TensorView};
use crate::fx::Graph;
use crate::lowering;
use crate::pjrt::{Buffer, MemoryStats, WaitPolicy};
use crate::program::{self, ProgramOutput, ResultMemory, Shape};
use smallvec::SmallVec;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, TryLockError};

/// A program ready to be called.
pub struct Plan {
    pub(super) name: Arc<str>,
    pub(super) device: Device,
    pub(super) program: Program,
    /// About how many operations it takes, by our own count.
    pub(super) counted: Option<f64>,
    pub(super) slots: Vec<Slot>,
    /// The arguments after these.
    pub(super) result_slots: Vec<ResultSlot>,
    /// Returned results, then results that are written to inputs.
    pub(super) outputs: Vec<ProgramOutput>,
    /// How each result lies in device memory, for those of which the compiler decides, once it is known.
    layouts: Vec<OnceLock<Arc<str>>>,
    /// Inputs that lie otherwise than by default, as XLA writes it.
    pub(super) lies: BTreeMap<u32, Arc<str>>,
    pub(super) start: Start,
    pub(super) wait: WaitPolicy,
    pub(super) trust_generations: bool,
    /// Whether all inputs may be those of the last call: none is written, and none padded.
    pub(super) is_plain: bool,
    /// Whether it changes inputs. An interrupt is heard when all of that is done.
    pub(super) writes: bool,
    pub(super) resident: Mutex<Residents>,
    /// Padding of the inputs; `None` if the plan serves exact sizes.
    pub(super) padding: Option<Padding>,
    pub(super) usage: Arc<Usage>,
}

/// How a plan was used.
#[derive(Debug, Default)]
pub struct Usage {
    pub executions: AtomicU64,
    /// Elements of inputs with padding, and how many of them were padding.
    pub elements: AtomicU64,
    pub padded_elements: AtomicU64,
}

impl Usage {
    /// Sets all counts to zero.
    pub fn reset(&self) {
        for count in [&self.executions, &self.elements, &self.padded_elements] {
            count.store(0, Ordering::Relaxed);
        }
    }
}

impl Plan {
    /// Prepares the calls of a graph's executable; `facts` are those that the executable does not state.
    pub(super) fn new(
        graph: &Graph,
        device: Device,
        settings: &CompileSettings,
        program: Program,
        facts: &ProgramFacts,
        padding: Option<Padding>,
    ) -> Self {
        let (inputs, outputs) = settings.lowering.interface(graph);
        let written = |slot| outputs.iter().any(|output| output.memory == ResultMemory::Input(slot));
        let inputs = inputs.into_iter().enumerate();
        let slots: Vec<Slot> =
            inputs.map(|(i, input)| Slot::new(&graph.inputs[input.index], written(i), input)).collect();
        let memory = program.memory_stats();
        if let Some(temporary) = memory.and_then(|memory| usize::try_from(memory.temp_bytes).ok()) {
            device.behavior.prepare_for(temporary);
        }
        let told = program.costs().get("flops").copied();
        let start = device.behavior.start(facts.loops, told, facts.counted());
        let writes = slots.iter().any(|slot| slot.is_written);
        Plan {
            name: graph.name.to_string().into(),
            device,
            program,
            counted: facts.counted(),
            result_slots: outputs.iter().filter_map(ResultSlot::of).collect(),
            layouts: outputs.iter().map(|_| OnceLock::new()).collect(),
            lies: graph.lies.clone(),
            outputs,
            start,
            wait: execute_wait(graph, &settings.execute_wait),
            trust_generations: settings.trust_generations,
            is_plain: padding.is_none() && !writes,
            writes,
            resident: Mutex::new(Residents::new(slots.len())),
            slots,
            padding,
            usage: Arc::default(),
        }
    }

    pub fn usage(&self) -> Arc<Usage> {
        Arc::clone(&self.usage)
    }

    pub fn program(&self) -> &Program {
        &self.program
    }

    /// Returns the device memory of a call without the memory that is given for results, if the plugin states it.
    pub(super) fn memory_stats(&self) -> Option<MemoryStats> {
        let given = program::given_bytes(&self.outputs);
        self.program.memory_stats().map(|memory| memory.without_given(given))
    }

    /// Returns about how many operations a call takes, by the lowering's own count, or `None` if it cannot be counted.
    /// The plugin of the CPU counts none since 2026.
    pub fn counted_operations(&self) -> Option<f64> {
        self.counted
    }

    /// Whether a call runs the program on its own thread.
    pub fn is_inline(&self) -> bool {
        self.start != Start::Supervised
    }

    /// How result `i` lies in device memory, if the compiler decides that. Where the plugin does not tell, it is a
    /// layout that no program takes.
    pub(super) fn lies(&self, i: usize, result: &Buffer) -> Option<Arc<str>> {
        let told = || result.memory_layout().unwrap_or_else(|error| error.to_string()).into();
        self.outputs[i].lies_freely.then(|| Arc::clone(self.layouts[i].get_or_init(told)))
    }

    /// The address of the buffer that graph input `index` was last read from, where the program shares it with the
    /// host.
    pub fn resident_address(&self, index: usize) -> Option<usize> {
        let resident = self.resident.lock().ok()?;
        let slot = self.slots.iter().position(|s| s.index == index)?;
        resident.slots[slot].as_ref()?.imported.buffer.host_address().ok()?.map(|address| address as usize)
    }

    /// Runs the program on the arguments of the graph and writes mutated inputs back. `binding` holds the true sizes of
    /// the graph's symbols, which a program for a bucket takes as an input. `ordinal` is the device that runs it.
    /// Returns the program as well if it may still run.
    ///
    /// # Safety
    /// Every tensor's memory is readable during the call, and writable where the graph mutates it. `keep` owns all
    /// of it, so that an execution that outlives the wait does no harm.
    ///
    /// # Errors
    /// An argument that does not fit the program; a PJRT error from transfers and executions.
    pub unsafe fn execute(
        &self,
        arguments: &[Argument],
        binding: &[i64],
        keep: &Keep,
        destination: Destination<'_>,
        ordinal: usize,
    ) -> Result<(Vec<ResultTensor>, Option<Launch>), CallProblem> {
        given_up::check(arguments).map_err(CallProblem::Argument)?;
        let other = (ordinal != self.device.ordinal).then(|| self.device.on(ordinal));
        let device = other.as_ref().unwrap_or(&self.device);
        let importer = Importer {
            program: &self.name,
            device,
            wait: &self.wait,
            keep,
            trust_generations: self.trust_generations,
            transfers: RefCell::default(),
        };
        // Those are buffers of its own device.
        let resident = if other.is_none() { self.resident() } else { None };
        let call = Call { plan: self, arguments, binding, destination, importer };
        // SAFETY: passed on.
        let executed = unsafe { call.execute(resident) };
        if matches!(executed, Err(CallProblem::Pjrt(_)))
            && let Some(mut resident) = self.resident()
        {
            // One of them may be what failed, as by a transfer that did not arrive.
            *resident = Residents::new(self.slots.len());
        }
        executed
    }

    /// The buffers of the last call. `None` where two calls meet: the second makes buffers of its own instead of
    /// waiting for the first.
    pub(super) fn resident(&self) -> Option<MutexGuard<'_, Residents>> {
        match self.resident.try_lock() {
            Ok(guard) => Some(guard),
            Err(TryLockError::Poisoned(guard)) => Some(guard.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    /// For each slot whether its memory is touched by another one as well; empty where no slot is written.
    pub(super) fn overlaps(&self, sources: &[Source<'_>]) -> SmallVec<[bool; 16]> {
        if !self.slots.iter().any(|slot| slot.is_written) {
            return SmallVec::new();
        }
        let ranges = sources.iter().map(|source| source.view().map_or(0..0, TensorView::address_range));
        let mut ranges: SmallVec<[(Range<usize>, usize); 16]> = ranges.zip(0..).collect();
        ranges.sort_unstable_by_key(|(range, _)| (range.start, range.end));
        let mut overlaps = SmallVec::from_elem(false, sources.len());
        let mut furthest: Option<&(Range<usize>, usize)> = None;
        for here in ranges.iter().filter(|(range, _)| !range.is_empty()) {
            if let Some(before) = furthest.filter(|before| here.0.start < before.0.end) {
                overlaps[here.1] = true;
                overlaps[before.1] = true;
            }
            if furthest.is_none_or(|before| before.0.end < here.0.end) {
                furthest = Some(here);
            }
        }
        overlaps
    }

    /// Compares the arguments with the program's inputs.
    ///
    /// # Errors
    /// An argument that is missing, is no tensor, or has another dtype or shape.
    pub(super) fn check(&self, arguments: &[Argument], binding: &[i64]) -> Result<(), CallProblem> {
        for slot in &self.slots {
            let given = match arguments.get(slot.index) {
                Some(Argument::Host(view)) => Some((view.dtype, view.dims.as_slice())),
                Some(Argument::Buffer(tensor)) => Some((tensor.dtype(), tensor.dims())),
                _ => None,
            };
            let problem = match (given, arguments.get(slot.index)) {
                (Some((dtype, sizes)), _) => {
                    let extent = self.padding.as_ref().and_then(|padding| padding.input(slot.index));
                    let valid = extent.map(|extent| valid_dims(extent, binding)).transpose()?;
                    let dims = valid.as_ref().unwrap_or(&slot.shape.dims);
                    if dtype == slot.shape.dtype && sizes == dims.as_slice() {
                        continue;
                    }
                    let (given, wanted) = (Shape::new(dtype, sizes), Shape::new(slot.shape.dtype, dims));
                    format!("input {} must be {wanted}, is {given}", slot.index)
                }
                (None, Some(_)) => format!("input {} must be a tensor", slot.index),
                // The vector of true sizes.
                (None, None) if self.padding.is_some() => continue,
                (None, None) => format!("input {} is missing: {} were given", slot.index, arguments.len()),
            };
            return Err(CallProblem::Argument(problem));
        }
        Ok(())
    }
}

/// How long an execution may take. Each collective that this process runs for the program has as long as the whole.
fn execute_wait(graph: &Graph, wait: &WaitPolicy) -> WaitPolicy {
    let exchanges = graph.nodes.iter().filter(|node| *node.op == *lowering::EXCHANGE).count();
    let times = u32::try_from(exchanges).unwrap_or(u32::MAX).saturating_add(1);
    WaitPolicy { deadline: wait.deadline.saturating_mul(times), ..wait.clone() }
}
