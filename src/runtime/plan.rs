//! One executable and how to call it: everything that can be decided before a call is decided here.

use super::alignment::AlignedBytes;
use super::cached::ProgramFacts;
use super::device::Device;
use super::device_tensor::{Content, DeviceTensor, Lent};
use super::error::CallProblem;
use super::given_up;
use super::input::{Imported, Importer, Inputs, Resident, Residents, ResultSlot, Slot};
use super::metrics::{add, counters};
use super::output::{Fetching, OutputTensor, own_memory};
use super::padding::{Padding, pad, unpad, valid_dims};
use super::platform::{Fetched, Start};
use super::results::{Destination, ResultTensor};
use super::tensor::{Argument, Keep, TensorView};
use crate::bucketing::Extent;
use crate::pjrt::{
    Buffer, Event, Executable, ExecuteOptions, Outputs, PjrtError, WaitPolicy, supervise, supervise_change,
    undisturbed,
};
use crate::program::{ProgramInput, ProgramOutput, ResultMemory, Shape};
use smallvec::SmallVec;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex, MutexGuard, TryLockError};

/// An executable ready to be called.
pub struct Plan {
    name: String,
    device: Device,
    executable: Executable,
    /// About how many operations it takes, by our own count.
    counted: Option<f64>,
    slots: Vec<Slot>,
    /// The arguments after these.
    result_slots: Vec<ResultSlot>,
    /// Returned results, then results that are written to inputs.
    outputs: Vec<ProgramOutput>,
    start: Start,
    wait: WaitPolicy,
    trust_generations: bool,
    /// Whether all inputs may be those of the last call: none is written, and none padded.
    is_plain: bool,
    /// Whether it changes inputs. An interrupt is heard when all of that is done.
    writes: bool,
    resident: Mutex<Residents>,
    /// Padding of the inputs; `None` if the plan serves exact sizes.
    padding: Option<Padding>,
    usage: Arc<Usage>,
}

/// Elements of the inputs of one call of a program for a bucket.
#[derive(Default)]
struct Elements {
    all: u64,
    /// Number of elements that are not padding.
    valid: u64,
}

/// How a plan was used.
#[derive(Debug, Default)]
pub struct Usage {
    pub executions: AtomicU64,
    /// Elements of inputs with padding, and how many of them were padding.
    pub elements: AtomicU64,
    pub padded_elements: AtomicU64,
}

impl Plan {
    /// `is_static[i]` tells whether graph input `i` stays the same from call to call; `facts` are what
    /// the executable does not tell.
    #[expect(clippy::too_many_arguments, reason = "the parts of one plan")]
    pub(super) fn new(
        name: String,
        device: Device,
        executable: Executable,
        inputs: Vec<ProgramInput>,
        outputs: Vec<ProgramOutput>,
        is_static: &[bool],
        facts: ProgramFacts,
        wait: WaitPolicy,
        trust_generations: bool,
        padding: Option<Padding>,
    ) -> Self {
        let written = |slot| outputs.iter().any(|output| output.memory == ResultMemory::Input(slot));
        let inputs = inputs.into_iter().enumerate();
        let slots: Vec<Slot> =
            inputs.map(|(i, input)| Slot::new(is_static[input.index], written(i), input)).collect();
        let told = executable.cost_analysis().ok().and_then(|costs| costs.get("flops").copied());
        let start = device.behavior.start(facts.loops, told, facts.counted());
        let writes = slots.iter().any(|slot| slot.is_written);
        let is_plain = padding.is_none() && !writes;
        let resident = Mutex::new(Residents::new(slots.len()));
        Plan {
            name,
            device,
            executable,
            counted: facts.counted(),
            slots,
            result_slots: outputs.iter().filter_map(ResultSlot::of).collect(),
            outputs,
            start,
            wait,
            trust_generations,
            is_plain,
            writes,
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

    /// Returns about how many operations a call takes, by the lowering's own count, or `None` if it cannot be counted.
    /// The plugin of the CPU counts none since 2026.
    pub fn counted_operations(&self) -> Option<f64> {
        self.counted
    }

    /// Whether a call runs the program on its own thread.
    pub fn is_inline(&self) -> bool {
        self.start != Start::Supervised
    }

    /// The address of the buffer that graph input `index` was last read from, where the program shares it with the
    /// host.
    pub fn resident_address(&self, index: usize) -> Option<usize> {
        let resident = self.resident.lock().ok()?;
        let slot = self.slots.iter().position(|s| s.index == index)?;
        resident.slots[slot].as_ref()?.imported.buffer.host_address().ok()?.map(|address| address as usize)
    }

    /// Runs the program on the arguments of the graph and writes mutated inputs back. `binding` holds the true sizes
    /// of the graph's symbols, which a program for a bucket takes as an input. `ordinal` is the device that runs it.
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
    ) -> Result<Vec<ResultTensor>, CallProblem> {
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
        let mut resident = if other.is_none() { self.resident() } else { None };
        let again = match &mut resident {
            Some(resident) if self.is_plain => resident.again(&self.slots, arguments, &importer)?,
            _ => None,
        };
        let staged = match again {
            Some(_) => Staged::new(),
            None => {
                self.check(arguments, binding)?;
                self.stage(arguments)?
            }
        };
        let mut elements = Elements::default();
        let known = resident.as_deref_mut();
        let Gathered { sources, mut inputs, lent, kept } =
            self.gather(arguments, again, &staged, binding, &importer, known, &mut elements)?;
        drop(resident);
        for slot in &self.result_slots {
            inputs.own.push(importer.make_result(slot, destination.make())?);
        }
        // Results may lie in these.
        let first_own = inputs.shared_count();
        let mut memories: SmallVec<[Option<Keep>; 16]> =
            inputs.own.iter().map(|i| i.memory.clone()).collect();
        let waits = matches!(destination, Destination::Host(_)) || !self.device.behavior.is_asynchronous();
        let running = self.writes.then(Arc::default);
        let buffers = self
            .run(device, inputs, keep, waits, &kept, lent, running.clone())
            .inspect_err(|error| self.note_what_was_given_up(error, &sources, running.as_ref()))?;
        let rest = || {
            let memories = &mut memories;
            // SAFETY: passed on.
            unsafe {
                self.finish(
                    device,
                    buffers,
                    &sources,
                    memories,
                    first_own,
                    binding,
                    &elements,
                    &importer,
                    destination,
                )
            }
        };
        if self.writes { undisturbed(rest) } else { rest() }
    }

    /// Finishes a call after its program was launched: puts the results into their destinations.
    ///
    /// # Safety
    /// As for [`Plan::execute`].
    #[expect(clippy::too_many_arguments, reason = "a call and all that is known of it")]
    unsafe fn finish(
        &self,
        device: &Device,
        buffers: Outputs,
        sources: &[Source<'_>],
        memories: &mut [Option<Keep>],
        first_own: usize,
        binding: &[i64],
        elements: &Elements,
        importer: &Importer<'_>,
        destination: Destination<'_>,
    ) -> Result<Vec<ResultTensor>, CallProblem> {
        importer.finish_transfers()?;
        add(&counters().executions, 1);
        add(&self.usage.executions, 1);
        if self.padding.is_some() {
            let Elements { all, valid } = *elements;
            add(&self.usage.elements, all);
            add(&self.usage.padded_elements, all - valid);
            add(&counters().padded_executions, 1);
            add(&counters().bucket_elements, all);
            add(&counters().padded_elements, all - valid);
        }
        // All that the host will read is on its way before the first is waited for.
        let mut readable: SmallVec<[Option<Fetched>; 4]> = SmallVec::with_capacity(buffers.len());
        for (i, buffer) in buffers.iter().enumerate() {
            let stays = match self.outputs[i].memory {
                ResultMemory::Input(slot) => matches!(sources[slot], Source::Device(_)),
                ResultMemory::New | ResultMemory::Given(_) => {
                    matches!(destination, Destination::Device) && self.fills_output(i, binding)?
                }
            };
            let fetched = if stays { None } else { Some(self.device.behavior.fetch(buffer, &self.wait)?) };
            readable.push(fetched);
        }
        let mut results = Vec::with_capacity(self.outputs.len());
        for (i, (buffer, fetched)) in buffers.into_iter().zip(readable).enumerate() {
            let output = &self.outputs[i];
            let extent = self.padding.as_ref().and_then(|padding| padding.output(i));
            let source = match output.memory {
                ResultMemory::Input(slot) => Some((slot, &sources[slot])),
                ResultMemory::New | ResultMemory::Given(_) => None,
            };
            match (source, fetched) {
                (Some((slot, source)), Some(fetched)) => {
                    let result = Fetching { buffer, fetched };
                    // SAFETY: the caller says that mutated inputs are writable; sizes and types were checked.
                    unsafe { self.write_back(device, result, output, slot, source, extent, binding)? };
                }
                // The tensor has it since the program was begun.
                (Some(_), None) => {}
                (None, fetched) => {
                    let given = match output.memory {
                        ResultMemory::Given(argument) => memories[argument - first_own].take(),
                        _ => None,
                    };
                    results.push(self.deliver(
                        device,
                        buffer,
                        fetched,
                        given,
                        output,
                        extent,
                        binding,
                        destination,
                    )?);
                }
            }
        }
        Ok(results)
    }

    /// The contents of device tensors, by slot. Those of tensors that the program changes are taken: it may write to the memory
    /// of those that nobody else reads; the slots of the others are added to `kept`.
    ///
    /// # Errors
    /// Those of waiting for other programs to be begun.
    fn take(
        &self,
        sources: &[Source<'_>],
        lent: &mut Lent,
        kept: &mut SmallVec<[i64; 4]>,
    ) -> Result<SmallVec<[Option<Content>; 16]>, PjrtError> {
        let on_device = |source: &Source<'_>| matches!(source, Source::Device(_));
        if !sources.iter().any(on_device) {
            return Ok(SmallVec::new());
        }
        let mut contents: SmallVec<[Option<Content>; 16]> = sources.iter().map(|_| None).collect();
        let tensors = sources.iter().enumerate().filter_map(|(i, source)| match source {
            Source::Device(tensor) => Some((tensor.id(), i, *tensor)),
            _ => None,
        });
        let mut tensors: SmallVec<[(usize, usize, &DeviceTensor); 16]> = tensors.collect();
        // All calls take them in one order, so that no two wait for each other.
        tensors.sort_unstable_by_key(|(id, slot, _)| (*id, *slot));
        for same in tensors.chunk_by(|a, b| a.0 == b.0) {
            let tensor = same[0].2;
            let is_written = |(_, slot, _): &&(usize, usize, &DeviceTensor)| self.slots[*slot].is_written;
            let content = if same.iter().any(|one| is_written(&one)) {
                let (content, is_free) = lent.take(tensor, &self.wait)?;
                for (_, slot, _) in same.iter().filter(is_written) {
                    let stays = !is_free || same.len() > 1;
                    if stays {
                        kept.push(*slot as i64);
                    }
                    let memory = if stays { None } else { content.memory.clone() };
                    let result = ResultMemory::Input(*slot);
                    let results =
                        self.outputs.iter().enumerate().filter(|(_, output)| output.memory == result);
                    results.for_each(|(i, _)| lent.promise(i, tensor, memory.clone()));
                }
                content
            } else {
                tensor.content(&self.wait)?
            };
            for (_, slot, _) in same {
                contents[*slot] = Some(content.clone());
            }
        }
        Ok(contents)
    }

    /// Gathers what a call takes in: the inputs that are as in the call before (`again`), or imports of the arguments.
    #[expect(clippy::too_many_arguments, reason = "a call and all that is known of it")]
    fn gather<'a>(
        &self,
        arguments: &'a [Argument],
        again: Option<Arc<Vec<Imported>>>,
        staged: &'a Staged,
        binding: &[i64],
        importer: &Importer<'_>,
        mut resident: Option<&mut Residents>,
        elements: &mut Elements,
    ) -> Result<Gathered<'a>, CallProblem> {
        let mut gathered = Gathered::default();
        if again.is_some() {
            gathered.inputs.shared = again;
            return Ok(gathered);
        }
        let slots = self.slots.iter().enumerate();
        gathered.sources = slots.map(|(i, slot)| Source::of(slot, arguments, staged.get(&i))).collect();
        let (sources, lent) = (&gathered.sources, &mut gathered.lent);
        let contents = self.take(sources, lent, &mut gathered.kept)?;
        let known = resident.as_deref_mut();
        let own = self.import(sources, contents, binding, importer, known, elements, lent)?;
        if self.is_plain
            && let Some(resident) = resident
        {
            resident.keep(&own, sources.iter().map(Source::shown));
        }
        gathered.inputs.own = own;
        Ok(gathered)
    }

    /// Remembers the inputs that an execution may still write, if nobody waits for its end any more.
    fn note_what_was_given_up(&self, error: &PjrtError, sources: &[Source<'_>], running: Option<&Arc<()>>) {
        if let (PjrtError::Interrupted { .. } | PjrtError::Deadline { .. }, Some(running)) = (error, running)
        {
            let slots = self.slots.iter().zip(sources).filter(|(slot, _)| slot.is_written);
            given_up::note(&self.name, slots.filter_map(|(_, source)| source.shown()), running);
        }
    }

    /// Imports the tensors of a call, and the true sizes that a program for a bucket takes as an input.
    #[expect(clippy::too_many_arguments, reason = "a call and all that is known of it")]
    fn import(
        &self,
        sources: &[Source<'_>],
        mut contents: SmallVec<[Option<Content>; 16]>,
        binding: &[i64],
        importer: &Importer<'_>,
        mut resident: Option<&mut Residents>,
        elements: &mut Elements,
        lent: &mut Lent,
    ) -> Result<SmallVec<[Imported; 16]>, CallProblem> {
        let mut sizes = self.padding.as_ref().map(|padding| padding.true_sizes(binding)).transpose()?;
        let overlaps = self.overlaps(sources);
        let mut inputs: SmallVec<[Imported; 16]> = SmallVec::with_capacity(self.slots.len());
        for (i, (slot, source)) in self.slots.iter().zip(sources).enumerate() {
            let view = match source {
                Source::View(view) | Source::Staged(view, _) => *view,
                Source::Device(_) => {
                    let content = contents[i].take().expect("every device tensor has one");
                    let Content { buffer, memory, reading } = content;
                    inputs.push(Imported { buffer, memory });
                    lent.read(reading);
                    continue;
                }
                Source::Sizes => {
                    let sizes = sizes.take().map_or_else(|| AlignedBytes::zeroed(0, "sizes"), Ok)?;
                    inputs.push(importer.send_copy(slot, sizes)?);
                    continue;
                }
            };
            let padding = self.padding.as_ref().and_then(|p| Some((p.input(slot.index)?, p.poison)));
            if let Some((extent, poison)) = padding {
                let count = |dims: &[i64]| dims.iter().product::<i64>() as u64;
                let (have, room) = (count(&view.dims), count(&slot.shape.dims));
                elements.valid += have;
                elements.all += room;
                if have != room {
                    // SAFETY: the promise of `execute`'s caller; sizes were checked.
                    let padded =
                        unsafe { pad(view, extent, binding, &slot.layout, &slot.shape.dims, poison)? };
                    inputs.push(importer.send_copy(slot, padded)?);
                    continue;
                }
            }
            let known = resident.as_mut().map(|resident| &mut resident.slots[i]);
            let overlaps = overlaps.get(i).is_some_and(|overlaps| *overlaps);
            inputs.push(importer.import(slot, view, overlaps, known)?);
        }
        Ok(inputs)
    }

    /// A result where it is wanted.
    #[expect(clippy::too_many_arguments, reason = "a result and all that is known of it")]
    fn deliver(
        &self,
        device: &Device,
        buffer: Buffer,
        fetched: Option<Fetched>,
        given: Option<Keep>,
        output: &ProgramOutput,
        extent: Option<&Extent>,
        binding: &[i64],
        destination: Destination<'_>,
    ) -> Result<ResultTensor, CallProblem> {
        let (make, wait) = (destination.make(), &self.wait);
        let Some(fetched) = fetched else {
            let content = Content::new(buffer, given);
            let (shape, layout) = (output.shape.clone(), output.layout.clone());
            return Ok(ResultTensor::Device(DeviceTensor::new(shape, layout, content)));
        };
        let result = Fetching { buffer, fetched };
        let tensor = match extent {
            None => OutputTensor::export(result, given, output, wait, make)?,
            Some(extent) => OutputTensor::export_padded(result, given, output, extent, binding, wait, make)?,
        };
        Ok(match destination {
            Destination::Host(_) => ResultTensor::Host(tensor),
            // The valid elements of a bucket were cut out on the host.
            Destination::Device => ResultTensor::Device(self.send_back(device, &tensor.view())?),
        })
    }

    /// A tensor in host memory, on the device.
    fn send_back(&self, device: &Device, view: &TensorView) -> Result<DeviceTensor, PjrtError> {
        // SAFETY: the view is of memory of this call.
        unsafe { DeviceTensor::from_host(device, view, &own_memory, &self.wait) }
    }

    /// Whether every element of an output is valid, because the output has no padding.
    fn fills_output(&self, i: usize, binding: &[i64]) -> Result<bool, CallProblem> {
        let Some(extent) = self.padding.as_ref().and_then(|padding| padding.output(i)) else {
            return Ok(true);
        };
        Ok(valid_dims(extent, binding)? == self.outputs[i].shape.dims)
    }

    /// Device tensors that the program cannot read as they are, because it is for a bucket or another layout, in host
    /// memory. By slot.
    fn stage(&self, arguments: &[Argument]) -> Result<Staged, PjrtError> {
        let mut staged = Staged::new();
        for (i, slot) in self.slots.iter().enumerate() {
            if let Some(Argument::Buffer(tensor)) = arguments.get(slot.index)
                && !slot.takes(tensor)
            {
                let copy = tensor.to_host(&self.device, &own_memory, &self.wait)?;
                let view = copy.view();
                staged.insert(i, (copy, view));
            }
        }
        Ok(staged)
    }

    /// The buffers of the last call. `None` where two calls meet: the second makes buffers of its own instead of
    /// waiting for the first.
    fn resident(&self) -> Option<MutexGuard<'_, Residents>> {
        match self.resident.try_lock() {
            Ok(guard) => Some(guard),
            Err(TryLockError::Poisoned(guard)) => Some(guard.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        }
    }

    /// For each slot whether its memory is touched by another one as well; empty where no slot is written.
    fn overlaps(&self, sources: &[Source<'_>]) -> SmallVec<[bool; 16]> {
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

    /// Makes the input of a slot hold a result: nothing to do where the program wrote to the input's memory itself.
    ///
    /// # Safety
    /// The input's memory is writable and no two of its elements share an address.
    #[expect(clippy::too_many_arguments, reason = "a result and all that is known of it")]
    unsafe fn write_back(
        &self,
        device: &Device,
        result: Fetching,
        output: &ProgramOutput,
        slot: usize,
        source: &Source<'_>,
        extent: Option<&Extent>,
        binding: &[i64],
    ) -> Result<(), CallProblem> {
        let Some(input) = source.view() else { return Ok(()) };
        // A bucket without padding is the input's own memory.
        let fills = input.dims.as_slice() == output.shape.dims.as_slice();
        if fills && matches!(result.fetched, Fetched::InPlace(address) if address == input.data.cast_const())
        {
            if device.ordinal == self.device.ordinal
                && let Some(mut resident) = self.resident()
            {
                resident.slots[slot] = Some(Resident::written(input.data as usize, result.buffer));
            }
        } else {
            let whole = OutputTensor::export(result, None, output, &self.wait, &own_memory)?;
            match extent.filter(|_| !fills) {
                // SAFETY: passed on.
                None => unsafe { whole.write_to(output, input) },
                Some(extent) => {
                    let (layout, sizes) = (&output.layout, &output.shape.dims);
                    let (to, strides, size) = (input.data, &input.strides, input.dtype.size());
                    // SAFETY: passed on; the bucket has the sizes of the program's output.
                    unsafe { unpad(whole.data(), extent, binding, layout, sizes, to, strides, size)? };
                    add(&counters().bytes_to_host, input.bytes() as u64);
                }
            }
        }
        if let Source::Staged(view, tensor) = source {
            tensor.put(self.send_back(device, view)?.content(&self.wait)?);
        }
        Ok(())
    }

    fn check(&self, arguments: &[Argument], binding: &[i64]) -> Result<(), CallProblem> {
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

    /// Executes on a device. With `waits`, the result's memory may be read afterwards, and the inputs' reused; else the buffers are
    /// there when their events say so. Arguments in `kept` are not given away. What is `lent` has its results from when the
    /// program was begun, whoever waits for that.
    #[expect(clippy::too_many_arguments, reason = "a call and all that is known of it")]
    fn run(
        &self,
        device: &Device,
        inputs: Inputs,
        keep: &Keep,
        waits: bool,
        kept: &[i64],
        lent: Lent,
        running: Option<Arc<()>>,
    ) -> Result<Outputs, PjrtError> {
        let what = || format!("executing {}", self.name);
        let held = (Arc::clone(keep), inputs, running);
        let inline = self.start == Start::Runs;
        let mut options = ExecuteOptions { inline, ..ExecuteOptions::default() };
        if !kept.is_empty() {
            options.non_donatable = kept.into();
        }
        // Of a client with one device, programs are compiled for that.
        options.device = (device.count() > 1).then_some(device.ordinal);
        if self.is_inline() {
            let running = Running::start(&self.executable, held, &options, lent)?;
            // A ready event carries its error; asking does not wait.
            return if running.is_ready()? {
                running.finish("", &self.wait, false)
            } else {
                running.finish(&what(), &self.wait, self.writes)
            };
        }
        let executable = self.executable.clone();
        let start = move || Running::start(&executable, held, &options, lent);
        let running = if self.writes {
            supervise_change(&what(), &self.wait, start)??
        } else {
            supervise(&what(), &self.wait, start)??
        };
        if waits { running.finish(&what(), &self.wait, self.writes) } else { Ok(running.outputs()) }
    }
}

/// Copies in host memory of arguments on the device, by the inputs that need them.
type Staged = BTreeMap<usize, (OutputTensor, TensorView)>;

/// Everything that a call takes in.
#[derive(Default)]
struct Gathered<'a> {
    /// Where the arguments come from; none if all are as in the call before.
    sources: SmallVec<[Source<'a>; 16]>,
    inputs: Inputs,
    lent: Lent,
    /// Arguments that are not given away.
    kept: SmallVec<[i64; 4]>,
}

/// Where an argument of the program comes from.
enum Source<'a> {
    /// A tensor in the caller's memory.
    View(&'a TensorView),
    /// A tensor on the device, as it is.
    Device(&'a DeviceTensor),
    /// A tensor on the device, by way of a copy in host memory.
    Staged(&'a TensorView, &'a DeviceTensor),
    /// Vector of true sizes for a program of a bucket.
    Sizes,
}

impl<'a> Source<'a> {
    fn of(slot: &Slot, arguments: &'a [Argument], staged: Option<&'a (OutputTensor, TensorView)>) -> Self {
        match (arguments.get(slot.index), staged) {
            (Some(Argument::Host(view)), _) => Source::View(view),
            (Some(Argument::Buffer(tensor)), Some((_, view))) => Source::Staged(view, tensor),
            (Some(Argument::Buffer(tensor)), None) => Source::Device(tensor),
            _ => Source::Sizes,
        }
    }

    /// The caller's own tensor, in host memory.
    fn shown(&self) -> Option<&'a TensorView> {
        match self {
            Source::View(view) => Some(view),
            Source::Device(_) | Source::Staged(..) | Source::Sizes => None,
        }
    }

    fn view(&self) -> Option<&'a TensorView> {
        match self {
            Source::View(view) | Source::Staged(view, _) => Some(view),
            Source::Device(_) | Source::Sizes => None,
        }
    }
}

/// Resources of an execution: the caller's tensors, buffers over them, copies, and memory for results; and a token that is
/// alive until the execution has ended.
type Held = (Keep, Inputs, Option<Arc<()>>);

/// An execution under way. If it is dropped early, for example after a timeout, the memory that the plugin may still use
/// lives until the execution ends.
struct Running(Option<(Outputs, Event, Held)>);

impl Running {
    fn start(
        executable: &Executable,
        held: Held,
        options: &ExecuteOptions,
        lent: Lent,
    ) -> Result<Self, PjrtError> {
        let mut outputs = Outputs::new();
        let done = {
            let buffers: SmallVec<[&Buffer; 16]> = held.1.iter().map(|input| &input.buffer).collect();
            executable.execute(&buffers, options, &mut outputs)?
        };
        lent.settle(&outputs);
        Ok(Self(Some((outputs, done, held))))
    }

    fn is_ready(&self) -> Result<bool, PjrtError> {
        self.0.as_ref().map_or(Ok(true), |(_, done, _)| done.is_ready())
    }

    /// The results, which may not be there yet. What the execution uses stays until its end.
    fn outputs(self) -> Outputs {
        self.0.as_ref().map(|(outputs, ..)| outputs.clone()).unwrap_or_default()
    }

    /// Waits for the end; where the program `writes`, through a first interrupt.
    fn finish(mut self, what: &str, wait: &WaitPolicy, writes: bool) -> Result<Outputs, PjrtError> {
        if let Some((_, done, _)) = &self.0 {
            if writes { done.wait_for_change(what, wait)? } else { done.wait(what, wait)? }
        }
        Ok(self.0.take().map(|(outputs, ..)| outputs).unwrap_or_default())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        if let Some((outputs, done, held)) = self.0.take()
            && let Err(error) = done.keep_until_ready(Box::new((outputs, held)))
        {
            tracing::warn!(
                "leaking the memory of an execution that timed out, because it may still use it: {error}; restart the process to free it"
            );
        }
    }
}
