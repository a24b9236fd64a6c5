//! One call of a plan: gather the inputs ▸ run the program ▸ deliver the results.
//!
//! An input whose strides are a permutation of contiguous ones enters in physical order and is transposed in the
//! program; other strides are copied once (`bytes_copied_in`). A mutated input is donated and aliases its result. One
//! that overlaps another, or is misaligned, is donated as a private copy and copied back (`bytes_to_host`). An
//! execution that fails, times out or is abandoned at a second Ctrl-C leaves mutated inputs undefined. A first Ctrl-C
//! does not: the call ends whole, and `KeyboardInterrupt` is raised then (`Waiting::patient`).

use super::alignment::AlignedBytes;
use super::argument::Argument;
use super::device_tensor::{Content, DeviceTensor, Lent};
use super::error::CallProblem;
use super::given_up;
use super::input::{Imported, Importer, Inputs, Resident, Residents, Slot};
use super::launch::{Failure, Launch, Remedy, put_right};
use super::ledger;
use super::metrics::{add, counters};
use super::output::{Fetching, OutputTensor, own_memory};
use super::padding::{pad, unpad, valid_dims};
use super::plan::Plan;
use super::platform::{Fetched, Start};
use super::results::{Destination, ResultTensor};
use super::sequence::{Ends, Program};
use super::tensor::{Keep, TensorView};
use crate::pjrt::{
    Buffer, ExecuteOptions, Outputs, PjrtError, WaitPolicy, supervise, supervise_change, undisturbed,
};
use crate::program::{Layout, ProgramOutput, ResultMemory};
use smallvec::SmallVec;
use std::collections::BTreeMap;
use std::sync::{Arc, MutexGuard};

/// One call. Nothing in it changes from the gathering of the inputs to the last result, except the importer's
/// transfers.
pub(super) struct Call<'a> {
    pub plan: &'a Plan,
    pub arguments: &'a [Argument],
    /// True sizes of the graph's symbols.
    pub binding: &'a [i64],
    pub destination: Destination<'a>,
    /// Also names the device of the call and the owners of the arguments' memory.
    pub importer: Importer<'a>,
}

/// The inputs of a call.
#[derive(Default)]
struct Gathered<'a> {
    /// Where the arguments come from; none if all are as in the call before.
    sources: SmallVec<[Source<'a>; 16]>,
    inputs: Inputs,
    lent: Lent,
    /// Arguments that are not given away.
    kept: SmallVec<[i64; 4]>,
    elements: Elements,
}

/// Number of elements of the inputs of one call of a program for a bucket.
#[derive(Default)]
struct Elements {
    all: u64,
    /// Number of elements that are not padding.
    valid: u64,
}

impl<'a> Call<'a> {
    /// Runs the program. `resident` are the plan's buffers, if this call may use them.
    ///
    /// # Safety
    /// As for [`Plan::execute`].
    ///
    /// # Errors
    /// Those of [`Plan::execute`].
    pub unsafe fn execute(
        &self,
        mut resident: Option<MutexGuard<'_, Residents>>,
    ) -> Result<(Vec<ResultTensor>, Option<Launch>), CallProblem> {
        let plan = self.plan;
        let again = match &mut resident {
            Some(resident) if plan.is_plain => resident.again(&plan.slots, self.arguments, &self.importer)?,
            _ => None,
        };
        let staged;
        let mut gathered = if again.is_some() {
            Gathered { inputs: Inputs { shared: again, ..Inputs::default() }, ..Gathered::default() }
        } else {
            plan.check(self.arguments, self.binding)?;
            staged = self.stage()?;
            self.gather(&staged, resident.as_deref_mut())?
        };
        drop(resident);
        let inputs = &mut gathered.inputs;
        for slot in &plan.result_slots {
            inputs.own.push(self.importer.make_result(slot, self.destination.make())?);
        }
        let memories = Memories::of(inputs);
        let Gathered { sources, inputs, lent, kept, elements } = gathered;
        let running = plan.writes.then(Arc::default);
        let (buffers, launch) = self
            .run(inputs, lent, &kept, running.clone())
            .inspect_err(|error| self.note_what_was_given_up(error, &sources, running.as_ref()))?;
        // SAFETY: passed on.
        let deliver = || unsafe { self.deliver(buffers, &sources, memories, &elements) };
        let delivered = if plan.writes { undisturbed(deliver) } else { deliver() };
        match (delivered, launch) {
            (Err(CallProblem::Pjrt(error)), Some(launch)) => Err(self.failed(error, &launch).into()),
            (delivered, launch) => Ok((delivered?, launch)),
        }
    }

    /// The error of a call whose results could not be delivered: tensors that the program was to change are put right
    /// if it failed itself, as for an input that did not arrive.
    fn failed(&self, error: PjrtError, launch: &Launch) -> PjrtError {
        match launch.wait(&self.plan.wait) {
            Err(cause) if !cause.is_given_up() => {
                let failure = Failure::of(&self.what(), &error);
                let lost = launch.put_right(&failure);
                error.with_lost(&lost)
            }
            _ => error,
        }
    }

    /// Names the execution, for messages.
    fn what(&self) -> String {
        format!("executing {}", self.plan.name)
    }

    /// Imports the arguments. `staged` are the host copies of those that the program cannot read as they are.
    fn gather<'s>(
        &'s self,
        staged: &'s Staged,
        mut resident: Option<&mut Residents>,
    ) -> Result<Gathered<'s>, CallProblem> {
        let mut gathered = Gathered::default();
        let slots = self.plan.slots.iter().enumerate();
        gathered.sources = slots.map(|(i, slot)| Source::of(slot, self.arguments, staged.get(&i))).collect();
        let contents = self.take(&gathered.sources, &mut gathered.lent, &mut gathered.kept)?;
        self.import(&mut gathered, contents, resident.as_deref_mut())?;
        if self.plan.is_plain
            && let Some(resident) = resident
        {
            resident.keep(&gathered.inputs.own, gathered.sources.iter().map(Source::shown));
        }
        Ok(gathered)
    }

    /// Copies of device tensors that the program cannot read as they are: padded on a device with memory of its own
    /// where the program is for a bucket, else in host memory. By slot.
    fn stage(&self) -> Result<Staged, CallProblem> {
        let mut staged = Staged::new();
        let plan = self.plan;
        for (i, slot) in plan.slots.iter().enumerate() {
            let Some(Argument::Buffer(tensor)) = self.arguments.get(slot.index) else { continue };
            if slot.takes(tensor) {
                continue;
            }
            let padding =
                plan.padding.as_ref().filter(|_| !self.importer.device.behavior.computes_in_host_memory());
            let extent = padding.and_then(|padding| Some((padding, padding.input(slot.index)?)));
            let copy = match extent {
                Some((padding, extent)) => {
                    let device = self.importer.device.ordinal;
                    Copied::OnDevice(padding.fitting.pad(
                        tensor,
                        extent,
                        self.binding,
                        &slot.layout,
                        device,
                    )?)
                }
                None => {
                    if let Some(lies) = tensor.lies() {
                        let (name, shape) = (&plan.name, tensor.shape());
                        tell!(
                            name,
                            "{name}: input `{}` {shape} lies as {lies}, and goes through the host",
                            slot.name
                        );
                    }
                    let copy = tensor.to_host(&plan.device, &own_memory, &plan.wait)?;
                    let view = copy.view();
                    Copied::OnHost(Box::new(OnHost { _memory: copy, view }))
                }
            };
            staged.insert(i, copy);
        }
        Ok(staged)
    }

    /// Returns the contents of device tensors, by slot. Takes those of tensors that the program changes: it may write
    /// to the memory of those that nobody else reads. The slots of the others are added to `kept`.
    ///
    /// # Errors
    /// Those of waiting for other programs to be begun.
    fn take(
        &self,
        sources: &[Source<'_>],
        lent: &mut Lent,
        kept: &mut SmallVec<[i64; 4]>,
    ) -> Result<SmallVec<[Option<Content>; 16]>, PjrtError> {
        let on_device = |source: &Source<'_>| matches!(source, Source::Device(_) | Source::Fitted(..));
        if !sources.iter().any(on_device) {
            return Ok(SmallVec::new());
        }
        let mut contents: SmallVec<[Option<Content>; 16]> = sources.iter().map(|_| None).collect();
        let tensors = sources.iter().enumerate().filter_map(|(i, source)| match source {
            Source::Device(tensor) | Source::Fitted(tensor, _) => Some((tensor.id(), i, *tensor)),
            _ => None,
        });
        let mut tensors: SmallVec<[(usize, usize, &DeviceTensor); 16]> = tensors.collect();
        // All calls take them in one order, so that no two wait for each other.
        tensors.sort_unstable_by_key(|(id, slot, _)| (*id, *slot));
        for same in tensors.chunk_by(|a, b| a.0 == b.0) {
            let tensor = same[0].2;
            let is_written =
                |(_, slot, _): &&(usize, usize, &DeviceTensor)| self.plan.slots[*slot].is_written;
            let content = if same.iter().any(|one| is_written(&one)) {
                let (content, is_free) = lent.take(tensor, &self.plan.wait)?;
                for (_, slot, _) in same.iter().filter(is_written) {
                    let stays = !is_free || same.len() > 1;
                    if stays {
                        kept.push(*slot as i64);
                    }
                    let memory = if stays { None } else { content.memory.clone() };
                    let result = ResultMemory::Input(*slot);
                    let results =
                        self.plan.outputs.iter().enumerate().filter(|(_, output)| output.memory == result);
                    let name = &self.plan.slots[*slot].name;
                    results.for_each(|(i, _)| lent.promise(i, tensor, memory.clone(), Arc::clone(name)));
                }
                content
            } else {
                tensor.content(&self.plan.wait)?
            };
            for (_, slot, _) in same {
                contents[*slot] = Some(content.clone());
            }
        }
        Ok(contents)
    }

    /// Imports the arguments, and the true sizes that a program for a bucket takes as an input.
    fn import(
        &self,
        gathered: &mut Gathered<'_>,
        mut contents: SmallVec<[Option<Content>; 16]>,
        mut resident: Option<&mut Residents>,
    ) -> Result<(), CallProblem> {
        let (plan, binding, importer) = (self.plan, self.binding, &self.importer);
        let Gathered { sources, inputs, lent, elements, .. } = gathered;
        let inputs = &mut inputs.own;
        let mut sizes = plan.padding.as_ref().map(|padding| padding.true_sizes(binding)).transpose()?;
        let overlaps = plan.overlaps(sources);
        inputs.reserve(plan.slots.len() + plan.result_slots.len());
        for (i, (slot, source)) in plan.slots.iter().zip(&*sources).enumerate() {
            let view = match source {
                Source::View(view) | Source::Staged(view, _) => *view,
                Source::Device(tensor) | Source::Fitted(tensor, _) => {
                    if let Source::Fitted(_, original) = source {
                        let count = |tensor: &DeviceTensor| tensor.dims().iter().product::<i64>() as u64;
                        elements.valid += count(original);
                        elements.all += count(tensor);
                    }
                    let content = contents[i].take().expect("every device tensor has one");
                    let Content { buffer, memory, reading, .. } = content;
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
            let padding = plan.padding.as_ref().and_then(|p| Some((p.input(slot.index)?, p.poison)));
            if let Some((extent, poison)) = padding {
                let count = |dims: &[i64]| dims.iter().product::<i64>() as u64;
                let (have, room) = (count(&view.dims), count(&slot.shape.dims));
                elements.valid += have;
                elements.all += room;
                if have != room {
                    // SAFETY: the promise of `Call::execute`'s caller; sizes were checked.
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
        Ok(())
    }

    /// Executes the program. Arguments in `kept` are not given away. The tensors that are `lent` have their results as
    /// soon as the program was begun. `running` lives until the program has ended. Returns the
    /// program if it may still run.
    fn run(
        &self,
        inputs: Inputs,
        lent: Lent,
        kept: &[i64],
        running: Option<Arc<()>>,
    ) -> Result<(Outputs, Option<Launch>), PjrtError> {
        let plan = self.plan;
        let what = || self.what();
        let held = (Arc::clone(self.importer.keep), inputs, running);
        let inline = plan.start == Start::Runs;
        let mut options = ExecuteOptions { inline, ..ExecuteOptions::default() };
        if !kept.is_empty() {
            options.non_donatable = kept.into();
        }
        let device = self.importer.device;
        // A client with one device compiles programs for that device.
        options.device = (device.count() > 1).then_some(device.ordinal);
        if plan.is_inline() {
            let running = Running::start(&plan.program, &plan.name, held, &options, lent)?;
            // A ready event carries its error; asking does not wait.
            let outputs = if running.is_ready()? {
                running.finish("", &plan.wait, false)?
            } else {
                running.finish(&what(), &plan.wait, plan.writes)?
            };
            return Ok((outputs, None));
        }
        let (program, name) = (plan.program.clone(), Arc::clone(&plan.name));
        let start = move || Running::start(&program, &name, held, &options, lent);
        let running = if plan.writes {
            supervise_change(&what(), &plan.wait, start)?
        } else {
            supervise(&what(), &plan.wait, start)?
        };
        let results = || plan.outputs.iter().map(ProgramOutput::bytes).sum();
        let running = running.inspect_err(|error| ledger::note_error(error, &what(), results()))?;
        if !plan.device.behavior.computes_in_host_memory() {
            ledger::note(ledger::Kind::Execution, 0);
        }
        // The caller reads results in host memory, and reuses the inputs, as soon as the call returns.
        let waits =
            matches!(self.destination, Destination::Host(_)) || !plan.device.behavior.is_asynchronous();
        if waits {
            return Ok((running.finish(&what(), &plan.wait, plan.writes)?, None));
        }
        running.launched(&plan.program)
    }

    /// Remembers the inputs that an execution may still write, if nobody waits for its end any more.
    fn note_what_was_given_up(&self, error: &PjrtError, sources: &[Source<'_>], running: Option<&Arc<()>>) {
        if let (PjrtError::Interrupted { .. } | PjrtError::Deadline { .. }, Some(running)) = (error, running)
        {
            let slots = self.plan.slots.iter().zip(sources).filter(|(slot, _)| slot.is_written);
            given_up::note(&self.plan.name, slots.filter_map(|(_, source)| source.shown()), running);
        }
    }

    /// Puts the results of the program, which was launched, into their destinations.
    ///
    /// # Safety
    /// As for [`Plan::execute`].
    unsafe fn deliver(
        &self,
        buffers: Outputs,
        sources: &[Source<'_>],
        mut memories: Memories,
        elements: &Elements,
    ) -> Result<Vec<ResultTensor>, CallProblem> {
        let plan = self.plan;
        self.importer.finish_transfers()?;
        self.count(elements);
        // All results that the host will read are on their way before the first is waited for.
        let mut readable: SmallVec<[Option<Fetched>; 4]> = SmallVec::with_capacity(buffers.len());
        for (i, buffer) in buffers.iter().enumerate() {
            let stays = match plan.outputs[i].memory {
                ResultMemory::Input(slot) => matches!(sources[slot], Source::Device(_) | Source::Fitted(..)),
                ResultMemory::New | ResultMemory::Given(_) => {
                    matches!(self.destination, Destination::Device)
                        && (!plan.device.behavior.computes_in_host_memory() || self.fills_output(i)?)
                }
            };
            let fetched = if stays { None } else { Some(plan.device.behavior.fetch(buffer, &plan.wait)?) };
            readable.push(fetched);
        }
        let mut results = Vec::with_capacity(plan.outputs.len());
        for (i, (buffer, fetched)) in buffers.into_iter().zip(readable).enumerate() {
            match (plan.outputs[i].memory, fetched) {
                (ResultMemory::Input(slot), Some(fetched)) => {
                    let result = Fetching { buffer, fetched };
                    // SAFETY: the caller says that mutated inputs are writable; sizes and types were checked.
                    unsafe { self.write_back(i, result, slot, &sources[slot])? };
                }
                (ResultMemory::Input(slot), None) => {
                    // Another tensor has it since the program was begun.
                    if let Source::Fitted(bucket, original) = &sources[slot] {
                        let cut = self.cut(i, (*bucket).clone(), original.layout())?;
                        original.put(cut.content(&plan.wait)?);
                    }
                }
                (ResultMemory::New, fetched) => results.push(self.result(i, buffer, fetched, None)?),
                (ResultMemory::Given(argument), fetched) => {
                    results.push(self.result(i, buffer, fetched, memories.take(argument))?);
                }
            }
        }
        Ok(results)
    }

    fn count(&self, elements: &Elements) {
        let (plan, counters) = (self.plan, counters());
        add(&counters.executions, 1);
        add(&plan.usage.executions, 1);
        if plan.padding.is_some() {
            let Elements { all, valid } = *elements;
            add(&plan.usage.elements, all);
            add(&plan.usage.padded_elements, all - valid);
            add(&counters.padded_executions, 1);
            add(&counters.bucket_elements, all);
            add(&counters.padded_elements, all - valid);
        }
    }

    /// Returns result `i` at its destination. `given` owns the memory that the program wrote it to, if that was an
    /// argument.
    fn result(
        &self,
        i: usize,
        buffer: Buffer,
        fetched: Option<Fetched>,
        given: Option<Keep>,
    ) -> Result<ResultTensor, CallProblem> {
        let output = &self.plan.outputs[i];
        let Some(fetched) = fetched else {
            let content = Content { lies: self.plan.lies(i, &buffer), ..Content::new(buffer, given) };
            let (shape, layout) = (output.shape.clone(), output.layout.clone());
            let whole = DeviceTensor::new(shape, layout, content);
            return Ok(ResultTensor::Device(self.cut(i, whole, &output.layout)?));
        };
        let (make, wait) = (self.destination.make(), &self.plan.wait);
        let result = Fetching { buffer, fetched };
        let tensor = match self.plan.padding.as_ref().and_then(|padding| padding.output(i)) {
            None => OutputTensor::export(result, given, output, wait, make)?,
            Some(extent) => {
                OutputTensor::export_padded(result, given, output, extent, self.binding, wait, make)?
            }
        };
        Ok(match self.destination {
            Destination::Host(_) => ResultTensor::Host(tensor),
            // The valid elements of a bucket were cut out on the host.
            Destination::Device => ResultTensor::Device(self.send_back(&tensor.view(), None)?),
        })
    }

    /// The valid elements of result `i`, which is on a device, in a layout.
    fn cut(&self, i: usize, whole: DeviceTensor, layout: &Layout) -> Result<DeviceTensor, CallProblem> {
        let Some(padding) = &self.plan.padding else { return Ok(whole) };
        match padding.output(i) {
            Some(extent) if whole.layout() != layout || !self.fills_output(i)? => {
                padding.fitting.cut(&whole, extent, self.binding, layout, self.importer.device.ordinal)
            }
            _ => Ok(whole),
        }
    }

    /// Makes the input of a slot hold result `i`. Does nothing if the program wrote to the input's memory itself.
    ///
    /// # Safety
    /// The input's memory is writable and no two of its elements share an address.
    unsafe fn write_back(
        &self,
        i: usize,
        result: Fetching,
        slot: usize,
        source: &Source<'_>,
    ) -> Result<(), CallProblem> {
        let Some(input) = source.view() else { return Ok(()) };
        let (plan, output) = (self.plan, &self.plan.outputs[i]);
        // A bucket without padding is the input's own memory.
        let fills = input.dims.as_slice() == output.shape.dims.as_slice();
        if fills && matches!(result.fetched, Fetched::InPlace(address) if address == input.data.cast_const())
        {
            if self.importer.device.ordinal == plan.device.ordinal
                && let Some(mut resident) = plan.resident()
            {
                resident.slots[slot] = Some(Resident::written(input.data as usize, result.buffer));
            }
        } else {
            let whole = OutputTensor::export(result, None, output, &plan.wait, &own_memory)?;
            let extent = plan.padding.as_ref().and_then(|padding| padding.output(i));
            match extent.filter(|_| !fills) {
                // SAFETY: passed on.
                None => unsafe { whole.write_to(output, input) },
                Some(extent) => {
                    let (layout, sizes) = (&output.layout, &output.shape.dims);
                    let (to, strides, size) = (input.data, &input.strides, input.dtype.size());
                    // SAFETY: passed on; the bucket has the sizes of the program's output.
                    unsafe { unpad(whole.data(), extent, self.binding, layout, sizes, to, strides, size)? };
                    add(&counters().bytes_to_host, input.bytes() as u64);
                }
            }
        }
        if let Source::Staged(view, tensor) = source {
            tensor.put(self.send_back(view, Some(tensor.layout()))?.content(&plan.wait)?);
        }
        Ok(())
    }

    /// Sends a tensor of this call from host memory to the device, in a layout or with its elements in row-major order.
    fn send_back(&self, view: &TensorView, layout: Option<&Layout>) -> Result<DeviceTensor, PjrtError> {
        let layout = layout.cloned().unwrap_or_else(|| Layout::contiguous(view.dims.len()));
        let (device, wait) = (self.importer.device, &self.plan.wait);
        // SAFETY: the view is of memory of this call.
        unsafe { DeviceTensor::from_host_in(layout, device, view, &own_memory, wait) }
    }

    /// Whether every element of an output is valid, because the output has no padding.
    fn fills_output(&self, i: usize) -> Result<bool, CallProblem> {
        let Some(extent) = self.plan.padding.as_ref().and_then(|padding| padding.output(i)) else {
            return Ok(true);
        };
        Ok(valid_dims(extent, self.binding)? == self.plan.outputs[i].shape.dims)
    }
}

/// The memory of a call's own inputs, in which results may lie.
struct Memories {
    /// Argument of the first one.
    first: usize,
    all: SmallVec<[Option<Keep>; 16]>,
}

impl Memories {
    fn of(inputs: &Inputs) -> Self {
        let all = inputs.own.iter().map(|input| input.memory.clone()).collect();
        Memories { first: inputs.shared_count(), all }
    }

    fn take(&mut self, argument: usize) -> Option<Keep> {
        self.all[argument - self.first].take()
    }
}

/// Copies of arguments on the device, by the inputs that need them.
type Staged = BTreeMap<usize, Copied>;

/// A copy of a device tensor for one call.
enum Copied {
    /// With the sizes and the layout of the program's input.
    OnDevice(DeviceTensor),
    OnHost(Box<OnHost>),
}

struct OnHost {
    _memory: OutputTensor,
    view: TensorView,
}

/// Where an argument of the program comes from.
pub(super) enum Source<'a> {
    /// A tensor in the caller's memory.
    View(&'a TensorView),
    /// A tensor on the device, as it is.
    Device(&'a DeviceTensor),
    /// A padded copy of a tensor on the device, and that tensor.
    Fitted(&'a DeviceTensor, &'a DeviceTensor),
    /// A tensor on the device, by way of a copy in host memory.
    Staged(&'a TensorView, &'a DeviceTensor),
    /// Vector of true sizes for a program of a bucket.
    Sizes,
}

impl<'a> Source<'a> {
    fn of(slot: &Slot, arguments: &'a [Argument], staged: Option<&'a Copied>) -> Self {
        match (arguments.get(slot.index), staged) {
            (Some(Argument::Host(view)), _) => Source::View(view),
            (Some(Argument::Buffer(tensor)), Some(Copied::OnDevice(copy))) => Source::Fitted(copy, tensor),
            (Some(Argument::Buffer(tensor)), Some(Copied::OnHost(copy))) => {
                Source::Staged(&copy.view, tensor)
            }
            (Some(Argument::Buffer(tensor)), None) => Source::Device(tensor),
            _ => Source::Sizes,
        }
    }

    /// The caller's own tensor, in host memory.
    fn shown(&self) -> Option<&'a TensorView> {
        match self {
            Source::View(view) => Some(view),
            Source::Device(_) | Source::Fitted(..) | Source::Staged(..) | Source::Sizes => None,
        }
    }

    pub fn view(&self) -> Option<&'a TensorView> {
        match self {
            Source::View(view) | Source::Staged(view, _) => Some(view),
            Source::Device(_) | Source::Fitted(..) | Source::Sizes => None,
        }
    }
}

/// Resources of an execution: the caller's tensors, buffers over them, copies, and memory for results; and a token that
/// is alive until the execution has ended.
type Held = (Keep, Inputs, Option<Arc<()>>);

/// An execution under way. If it is dropped early, for example after a timeout, the memory that the plugin may still
/// use lives until the execution ends.
struct Running(Option<Execution>);

struct Execution {
    name: Arc<str>,
    outputs: Outputs,
    done: Ends,
    held: Held,
    /// For the tensors that the program changes.
    remedies: Vec<Remedy>,
}

impl Running {
    fn start(
        program: &Program,
        name: &Arc<str>,
        held: Held,
        options: &ExecuteOptions,
        lent: Lent,
    ) -> Result<Self, PjrtError> {
        let (mut outputs, mut done) = (Outputs::new(), Ends::default());
        let begun = {
            let buffers: SmallVec<[&Buffer; 16]> = held.1.iter().map(|input| &input.buffer).collect();
            program.execute(&buffers, options, &mut outputs, &mut done)
        };
        if let Err(error) = begun {
            let failure = Failure::of(&format!("executing {name}"), &error);
            let lost = lent.give_back(&failure);
            // Parts that were begun use the memory until they end.
            done.then(move |_| drop(held))?;
            return Err(error.with_lost(&lost));
        }
        let remedies = lent.settle(&outputs).into_iter().collect();
        Ok(Self(Some(Execution { name: Arc::clone(name), outputs, done, held, remedies })))
    }

    fn is_ready(&self) -> Result<bool, PjrtError> {
        self.0.as_ref().map_or(Ok(true), |running| running.done.is_ready())
    }

    /// The results, which may not be there yet, and the program. What the execution uses stays until its end.
    fn launched(mut self, program: &Program) -> Result<(Outputs, Option<Launch>), PjrtError> {
        let Some(running) = &mut self.0 else { return Ok((Outputs::new(), None)) };
        let outputs = running.outputs.clone();
        // A program without results is waited for by nobody.
        let Some(ends) = program.ends(&outputs)? else { return Ok((outputs, None)) };
        let launch = Launch::new(ends, std::mem::take(&mut running.remedies))?;
        Ok((outputs, Some(launch)))
    }

    /// Waits for the end; where the program `writes`, through a first interrupt.
    fn finish(mut self, what: &str, wait: &WaitPolicy, writes: bool) -> Result<Outputs, PjrtError> {
        let Some(running) = &self.0 else { return Ok(Outputs::new()) };
        let done = &running.done;
        let ended = if writes { done.wait_for_change(what, wait) } else { done.wait(what, wait) };
        match ended {
            // The program goes on.
            Err(error) if error.is_given_up() => Err(error),
            ended => {
                let running = self.0.take().expect("it was there");
                match ended {
                    Ok(()) => Ok(running.outputs),
                    Err(error) => Err(running.failed(error)),
                }
            }
        }
    }
}

impl Execution {
    /// The error of a program that failed: the tensors that it was to change are put right.
    fn failed(self, error: PjrtError) -> PjrtError {
        let failure = Failure::of(&format!("executing {}", self.name), &error);
        let lost = put_right(self.remedies, &failure);
        error.with_lost(&lost)
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let Some(Execution { name, outputs, done, held, remedies }) = self.0.take() else { return };
        let ended = done.then(move |outcome| {
            if let Err(error) = outcome {
                put_right(remedies, &Failure::of(&format!("executing {name}"), &error));
            }
            drop((outputs, held));
        });
        if let Err(error) = ended {
            tracing::warn!(
                "leaking the memory of an execution that timed out, because it may still use it: {error}; restart the process to free it"
            );
        }
    }
}
