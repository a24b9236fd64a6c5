//! One executable and how to call it: everything that can be decided before a call is decided here.

use super::alignment::AlignedBytes;
use super::device::Device;
use super::input::{Imported, Importer, Place, Resident, Slot};
use super::metrics::{add, counters};
use super::output::{MakeMemory, OutputTensor, own_memory};
use super::padding::{Padding, pad, unpad, valid_dims};
use super::tensor::{Argument, TensorView};
use crate::fx::EvalError;
use crate::lowering::{ProgramInput, ProgramOutput, ResultMemory, Shape};
use crate::pjrt::{Buffer, Event, Executable, ExecuteOptions, Outputs, PjrtError, WaitPolicy, supervise};
use smallvec::SmallVec;
use std::any::Any;
use std::ops::Range;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

/// Whatever keeps the caller's tensors alive. An execution that is given up holds on to it until it ends.
pub type Keep = Arc<dyn Any + Send + Sync>;

/// Programs with at most this many floating-point operations, and no loop, run on the caller's thread: they end
/// within tens of milliseconds by construction, and a thread hand-over would cost more than they do. All others run
/// supervised, where a deadline and Ctrl-C can reach them.
const INLINE_FLOPS: f64 = 1e8;

/// An executable ready to be called.
pub struct Plan {
    name: String,
    device: Device,
    executable: Executable,
    slots: Vec<Slot>,
    /// The arguments after these.
    places: Vec<Place>,
    /// Those that are returned, then those that are written to inputs.
    outputs: Vec<ProgramOutput>,
    inline: bool,
    wait: WaitPolicy,
    trust_generations: bool,
    resident: Mutex<Vec<Option<Resident>>>,
    /// Of a program for a bucket.
    padding: Option<Padding>,
    usage: Arc<Usage>,
}

/// How a plan was used.
#[derive(Debug, Default)]
pub struct Usage {
    pub executions: AtomicU64,
    /// Elements of inputs with padding, and how many of them were padding.
    pub elements: AtomicU64,
    pub padded_elements: AtomicU64,
}

/// Why a call did not happen.
pub enum CallProblem {
    /// An argument does not fit the program.
    Argument(String),
    /// A size has no value.
    Size(EvalError),
    Pjrt(PjrtError),
}

impl From<PjrtError> for CallProblem {
    fn from(source: PjrtError) -> Self {
        CallProblem::Pjrt(source)
    }
}

impl From<EvalError> for CallProblem {
    fn from(source: EvalError) -> Self {
        CallProblem::Size(source)
    }
}

impl Plan {
    /// `is_static[i]` tells whether graph input `i` stays the same from call to call; `loops` whether the program
    /// has control flow whose length is not in its cost.
    #[expect(clippy::too_many_arguments, reason = "the parts of one plan")]
    pub(super) fn new(
        name: String,
        device: Device,
        executable: Executable,
        inputs: Vec<ProgramInput>,
        outputs: Vec<ProgramOutput>,
        is_static: &[bool],
        loops: bool,
        wait: WaitPolicy,
        trust_generations: bool,
        padding: Option<Padding>,
    ) -> Self {
        let written = |slot| outputs.iter().any(|output| output.memory == ResultMemory::Input(slot));
        let inputs = inputs.into_iter().enumerate();
        let slots: Vec<Slot> =
            inputs.map(|(i, input)| Slot::new(is_static[input.index], written(i), input)).collect();
        let flops = executable.cost_analysis().ok().and_then(|costs| costs.get("flops").copied());
        let inline = device.shares_host_memory && !loops && flops.is_some_and(|flops| flops <= INLINE_FLOPS);
        let resident = Mutex::new(slots.iter().map(|_| None).collect());
        Plan {
            name,
            device,
            executable,
            slots,
            places: outputs.iter().filter_map(Place::of).collect(),
            outputs,
            inline,
            wait,
            trust_generations,
            resident,
            padding,
            usage: Arc::default(),
        }
    }

    pub fn usage(&self) -> Arc<Usage> {
        Arc::clone(&self.usage)
    }

    pub fn executable(&self) -> &Executable {
        &self.executable
    }

    /// The address of the buffer that graph input `index` was last read from, where the program shares it with the
    /// host.
    pub fn resident_address(&self, index: usize) -> Option<usize> {
        let resident = self.resident.lock().ok()?;
        let slot = self.slots.iter().position(|s| s.index == index)?;
        resident[slot].as_ref()?.imported.buffer.host_address().ok()?.map(|address| address as usize)
    }

    /// Runs the program on the arguments of the graph and writes mutated inputs back. `binding` are the true sizes of
    /// the graph's symbols, which a program for a bucket is told. `make` makes the memory of results.
    ///
    /// # Safety
    /// Every tensor's memory is readable during the call, and writable where the graph mutates it. `keep` owns all
    /// of it, so that an execution that is given up does no harm.
    ///
    /// # Errors
    /// An argument that does not fit the program; a PJRT error from transfers and executions.
    pub unsafe fn execute(
        &self,
        arguments: &[Argument],
        binding: &[i64],
        keep: &Keep,
        make: &MakeMemory<'_>,
    ) -> Result<Vec<OutputTensor>, CallProblem> {
        self.check(arguments, binding)?;
        let mut sizes = self.padding.as_ref().map(|padding| padding.true_sizes(binding)).transpose()?;
        let views: SmallVec<[Option<&TensorView>; 16]> =
            self.slots.iter().map(|slot| slot.view(arguments)).collect();
        let overlaps = self.overlaps(&views);
        let importer = Importer {
            program: &self.name,
            device: &self.device,
            wait: &self.wait,
            keep,
            trust_generations: self.trust_generations,
        };
        let mut resident = self.resident();
        let mut inputs: SmallVec<[Imported; 16]> = SmallVec::with_capacity(self.slots.len());
        let (mut valid_elements, mut elements) = (0, 0);
        for (i, (slot, view)) in self.slots.iter().zip(&views).enumerate() {
            let Some(view) = view else {
                let sizes = sizes.take().map_or_else(|| AlignedBytes::zeroed(0, "sizes"), Ok)?;
                inputs.push(importer.send_copy(slot, sizes)?);
                continue;
            };
            let padding = self.padding.as_ref().and_then(|p| Some((p.input(slot.index)?, p.poison)));
            if let Some((extent, poison)) = padding {
                let count = |dims: &[i64]| dims.iter().product::<i64>() as u64;
                let (have, room) = (count(&view.dims), count(&slot.shape.dims));
                valid_elements += have;
                elements += room;
                if have != room {
                    // SAFETY: the caller's promise; sizes were checked.
                    let padded =
                        unsafe { pad(view, extent, binding, &slot.layout, &slot.shape.dims, poison)? };
                    inputs.push(importer.send_copy(slot, padded)?);
                    continue;
                }
            }
            let known = resident.as_mut().map(|resident| &mut resident[i]);
            let overlaps = overlaps.get(i).is_some_and(|overlaps| *overlaps);
            inputs.push(importer.import(slot, view, overlaps, known)?);
        }
        drop(resident);
        for place in &self.places {
            inputs.push(importer.make_place(place, make)?);
        }
        // Results may lie in these.
        let mut memories: SmallVec<[Option<Keep>; 16]> = inputs.iter().map(|i| i.memory.clone()).collect();
        let buffers = self.run(inputs, keep)?;
        add(&counters().executions, 1);
        add(&self.usage.executions, 1);
        if self.padding.is_some() {
            add(&self.usage.elements, elements);
            add(&self.usage.padded_elements, elements - valid_elements);
            add(&counters().padded_executions, 1);
            add(&counters().bucket_elements, elements);
            add(&counters().padded_elements, elements - valid_elements);
        }
        let mut results = Vec::with_capacity(self.outputs.len());
        for (i, (buffer, output)) in buffers.into_iter().zip(&self.outputs).enumerate() {
            let extent = self.padding.as_ref().and_then(|padding| padding.output(i));
            let (device, wait) = (&self.device, &self.wait);
            let (target, given) = match output.memory {
                ResultMemory::New => (None, None),
                ResultMemory::Input(slot) => (views[slot].map(|view| (slot, view)), None),
                ResultMemory::Given(argument) => (None, memories[argument].take()),
            };
            match (target, extent) {
                (None, None) => {
                    results.push(OutputTensor::export(buffer, given, output, device, wait, make)?)
                }
                (None, Some(extent)) => {
                    let exported = OutputTensor::export_padded(
                        buffer, given, output, extent, binding, device, wait, make,
                    )?;
                    results.push(exported);
                }
                // SAFETY: the caller says that mutated inputs are writable; sizes and types were checked.
                (Some((slot, view)), None) => unsafe { self.write(buffer, output, slot, view)? },
                // A bucket without padding is the input's own memory.
                (Some((slot, view)), Some(_)) if view.dims.as_slice() == output.shape.dims.as_slice() => {
                    // SAFETY: as above.
                    unsafe { self.write(buffer, output, slot, view)? }
                }
                (Some((_, view)), Some(extent)) => {
                    let whole = OutputTensor::export(buffer, None, output, device, wait, &own_memory)?;
                    let (layout, sizes) = (&output.layout, &output.shape.dims);
                    let (to, strides, size) = (view.data, &view.strides, view.dtype.size());
                    // SAFETY: as above; the bucket has the sizes of the program's output.
                    unsafe { unpad(whole.data(), extent, binding, layout, sizes, to, strides, size)? };
                    add(&counters().bytes_to_host, view.bytes() as u64);
                }
            }
        }
        drop(memories);
        Ok(results)
    }

    /// The buffers of the last call. `None` where two calls meet: the second makes buffers of its own instead of
    /// waiting for the first.
    fn resident(&self) -> Option<MutexGuard<'_, Vec<Option<Resident>>>> {
        match self.resident.try_lock() {
            Ok(guard) => Some(guard),
            Err(TryLockError::Poisoned(guard)) => Some(guard.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    /// For each slot whether its memory is touched by another one as well; empty where no slot is written, and where
    /// programs do not use the caller's memory.
    fn overlaps(&self, views: &[Option<&TensorView>]) -> SmallVec<[bool; 16]> {
        if !self.device.shares_host_memory || !self.slots.iter().any(|slot| slot.is_written) {
            return SmallVec::new();
        }
        let ranges = views.iter().map(|view| view.map_or(0..0, TensorView::address_range));
        let mut ranges: SmallVec<[(Range<usize>, usize); 16]> = ranges.zip(0..).collect();
        ranges.sort_unstable_by_key(|(range, _)| (range.start, range.end));
        let mut overlaps = SmallVec::from_elem(false, views.len());
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

    /// Makes the input of a slot hold a result: nothing to do where the program wrote to the input's memory itself.
    ///
    /// # Safety
    /// The input's memory is writable and no two of its elements share an address.
    unsafe fn write(
        &self,
        buffer: Buffer,
        output: &ProgramOutput,
        slot: usize,
        input: &TensorView,
    ) -> Result<(), PjrtError> {
        if self.device.shares_host_memory && buffer.host_address()? == Some(input.data.cast_const()) {
            if let Some(mut resident) = self.resident() {
                resident[slot] = Some(Resident::written(input.data as usize, buffer));
            }
            return Ok(());
        }
        let result = OutputTensor::export(buffer, None, output, &self.device, &self.wait, &own_memory)?;
        // SAFETY: passed on.
        unsafe { result.write_to(output, input) };
        Ok(())
    }

    fn check(&self, arguments: &[Argument], binding: &[i64]) -> Result<(), CallProblem> {
        for slot in &self.slots {
            let problem = match arguments.get(slot.index) {
                Some(Argument::Tensor(view)) => {
                    let extent = self.padding.as_ref().and_then(|padding| padding.input(slot.index));
                    let valid = extent.map(|extent| valid_dims(extent, binding)).transpose()?;
                    let dims = valid.as_ref().unwrap_or(&slot.shape.dims);
                    if view.dtype == slot.shape.dtype && view.dims.as_slice() == dims.as_slice() {
                        continue;
                    }
                    let (given, wanted) =
                        (Shape::new(view.dtype, &view.dims), Shape::new(slot.shape.dtype, dims));
                    format!("input {} must be {wanted}, is {given}", slot.index)
                }
                Some(_) => format!("input {} must be a tensor", slot.index),
                // The vector of true sizes.
                None if self.padding.is_some() => continue,
                None => format!("input {} is missing: {} were given", slot.index, arguments.len()),
            };
            return Err(CallProblem::Argument(problem));
        }
        Ok(())
    }

    /// Executes and waits for completion. The result's memory may be read afterwards, the inputs' reused.
    fn run(&self, inputs: SmallVec<[Imported; 16]>, keep: &Keep) -> Result<Outputs, PjrtError> {
        let what = || format!("executing {}", self.name);
        let held = (Arc::clone(keep), inputs);
        if self.inline {
            let running = Running::start(&self.executable, held)?;
            // A ready event carries its error; asking does not wait.
            return if running.is_ready()? {
                running.finish("", &self.wait)
            } else {
                running.finish(&what(), &self.wait)
            };
        }
        let executable = self.executable.clone();
        let running = supervise(&what(), &self.wait, move || Running::start(&executable, held))??;
        running.finish(&what(), &self.wait)
    }
}

/// What an execution uses: the caller's tensors, buffers over them, copies of them, and memory for results.
type Held = (Keep, SmallVec<[Imported; 16]>);

/// An execution under way. Dropped before its end, as where a wait is given up, it leaves all that the plugin may still
/// use to the event of that end.
struct Running(Option<(Outputs, Event, Held)>);

impl Running {
    fn start(executable: &Executable, held: Held) -> Result<Self, PjrtError> {
        let mut outputs = Outputs::new();
        let done = {
            let buffers: SmallVec<[&Buffer; 16]> = held.1.iter().map(|input| &input.buffer).collect();
            executable.execute(&buffers, &ExecuteOptions::default(), &mut outputs)?
        };
        Ok(Self(Some((outputs, done, held))))
    }

    fn is_ready(&self) -> Result<bool, PjrtError> {
        self.0.as_ref().map_or(Ok(true), |(_, done, _)| done.is_ready())
    }

    /// Waits for the end.
    fn finish(mut self, what: &str, wait: &WaitPolicy) -> Result<Outputs, PjrtError> {
        if let Some((_, done, _)) = &self.0 {
            done.wait(what, wait)?;
        }
        Ok(self.0.take().map(|(outputs, ..)| outputs).unwrap_or_default())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some((outputs, done, held)) = self.0.take()
            && let Err(error) = done.keep_until_ready(Box::new((outputs, held)))
        {
            tracing::warn!("memory of an execution that was given up is never freed: {error}");
        }
    }
}
