//! One executable and how to call it: everything that can be decided before a call is decided here.

use super::alignment::AlignedBytes;
use super::device::Device;
use super::metrics::{add, counters};
use super::tensor::{Argument, TensorView};
use crate::fx::DType;
use crate::lowering::{Dims, Layout, ProgramInput, ProgramOutput, Shape};
use crate::pjrt::{
    Buffer, ElementType, Executable, ExecuteOptions, HostSemantics, Outputs, PjrtError, WaitPolicy, supervise,
};
use smallvec::SmallVec;
use std::any::Any;
use std::sync::{Arc, Mutex, TryLockError};

/// Whatever keeps the caller's tensors alive. An execution that is given up holds on to it until it ends.
pub type Keep = Arc<dyn Any + Send + Sync>;

/// Programs with at most this many floating-point operations, and no loop, run on the caller's thread: they end
/// within tens of milliseconds by construction, and a thread hand-over would cost more than they do. All others run
/// supervised, where a deadline and Ctrl-C can reach them.
const INLINE_FLOPS: f64 = 1e8;

/// An argument of the executable.
struct Slot {
    /// Position among the graph's inputs.
    index: usize,
    shape: Shape,
    layout: Layout,
    physical: Dims,
    element: ElementType,
    /// Stays the same from call to call; on a device of its own it is sent once per generation.
    is_static: bool,
}

/// An input as the program reads it.
#[derive(Clone)]
struct Imported {
    buffer: Buffer,
    /// The aligned host memory that the buffer shares where the input's own could not be shared.
    _copy: Option<Arc<AlignedBytes>>,
}

/// What a slot was last given.
struct Resident {
    address: usize,
    generation: u64,
    /// The buffer is nothing but the input's own address.
    shared: bool,
    imported: Imported,
}

/// An executable ready to be called.
pub struct Plan {
    name: String,
    device: Device,
    executable: Executable,
    slots: Vec<Slot>,
    outputs: Vec<ProgramOutput>,
    /// The graph input that each output from `outputs.len() - mutated.len()` on is written to.
    mutated: Vec<usize>,
    inline: bool,
    wait: WaitPolicy,
    resident: Mutex<Vec<Option<Resident>>>,
}

/// A result in host memory.
pub struct OutputTensor {
    pub dtype: DType,
    pub dims: Dims,
    /// In elements.
    pub strides: Dims,
    memory: Memory,
}

enum Memory {
    /// The executable's own output buffer, shared with the host.
    Shared {
        _buffer: Buffer,
        address: *const u8,
    },
    Copied(AlignedBytes),
}

// SAFETY: the memory is owned by the value and read-only until handed out.
unsafe impl Send for OutputTensor {}

impl OutputTensor {
    /// The first element; null or dangling when there are none.
    pub fn data(&self) -> *mut u8 {
        match &self.memory {
            Memory::Shared { address, .. } => address.cast_mut(),
            Memory::Copied(bytes) => bytes.as_ptr().cast_mut(),
        }
    }

    pub fn view(&self) -> TensorView {
        let (dims, strides) = (self.dims.as_slice().into(), self.strides.as_slice().into());
        TensorView { data: self.data(), dtype: self.dtype, dims, strides, generation: 0 }
    }
}

/// PJRT's name of an element type.
pub(super) fn element_type(dtype: DType) -> ElementType {
    match dtype {
        DType::Bool => ElementType::Pred,
        DType::U8 => ElementType::U8,
        DType::U16 => ElementType::U16,
        DType::U32 => ElementType::U32,
        DType::U64 => ElementType::U64,
        DType::I8 => ElementType::S8,
        DType::I16 => ElementType::S16,
        DType::I32 => ElementType::S32,
        DType::I64 => ElementType::S64,
        DType::F8E4M3FN => ElementType::F8E4M3Fn,
        DType::F8E5M2 => ElementType::F8E5M2,
        DType::F8E4M3FNUZ => ElementType::F8E4M3Fnuz,
        DType::F8E5M2FNUZ => ElementType::F8E5M2Fnuz,
        DType::F16 => ElementType::F16,
        DType::BF16 => ElementType::Bf16,
        DType::F32 => ElementType::F32,
        DType::F64 => ElementType::F64,
        DType::C64 => ElementType::C64,
        DType::C128 => ElementType::C128,
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
        mutated: Vec<usize>,
        is_static: &[bool],
        loops: bool,
        wait: WaitPolicy,
    ) -> Self {
        let slots: Vec<Slot> = inputs
            .into_iter()
            .map(|input| Slot {
                index: input.index,
                physical: input.layout.physical(&input.shape.dims),
                element: element_type(input.shape.dtype),
                is_static: is_static[input.index],
                shape: input.shape,
                layout: input.layout,
            })
            .collect();
        let flops = executable.cost_analysis().ok().and_then(|costs| costs.get("flops").copied());
        let inline = device.shares_host_memory && !loops && flops.is_some_and(|flops| flops <= INLINE_FLOPS);
        let resident = Mutex::new(slots.iter().map(|_| None).collect());
        Plan { name, device, executable, slots, outputs, mutated, inline, wait, resident }
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

    /// Runs the program on the arguments of the graph and writes mutated inputs back.
    ///
    /// # Safety
    /// Every tensor's memory is readable during the call, and writable where the graph mutates it. `keep` owns all
    /// of it, so that an execution that is given up does no harm.
    ///
    /// # Errors
    /// `Ok(Err(problem))` for an argument that does not fit the program; a PJRT error from transfers and executions.
    pub unsafe fn execute(
        &self,
        arguments: &[Argument],
        keep: &Keep,
    ) -> Result<Result<Vec<OutputTensor>, String>, PjrtError> {
        if let Err(problem) = self.check(arguments) {
            return Ok(Err(problem));
        }
        // Two calls at once: the second makes buffers of its own instead of waiting for the first.
        let mut guard = match self.resident.try_lock() {
            Ok(guard) => Some(guard),
            Err(TryLockError::Poisoned(guard)) => Some(guard.into_inner()),
            Err(TryLockError::WouldBlock) => None,
        };
        let mut inputs: SmallVec<[Imported; 16]> = SmallVec::with_capacity(self.slots.len());
        for (i, slot) in self.slots.iter().enumerate() {
            let Argument::Tensor(view) = &arguments[slot.index] else { unreachable!("checked above") };
            let known = guard.as_mut().map(|guard| &mut guard[i]);
            inputs.push(self.import(slot, view, known, keep)?);
        }
        drop(guard);
        let outputs = self.run(inputs, keep)?;
        add(&counters().executions, 1);
        let mut results = Vec::with_capacity(self.outputs.len());
        for (buffer, output) in outputs.into_iter().zip(&self.outputs) {
            results.push(self.export(buffer, output)?);
        }
        let kept = results.len() - self.mutated.len();
        let written = results.drain(kept..).zip(&self.outputs[kept..]).zip(&self.mutated);
        for ((result, output), &input) in written {
            if let Argument::Tensor(view) = &arguments[input] {
                // SAFETY: the caller says that mutated inputs are writable; sizes and types were checked.
                unsafe { view.write_from(&output.layout, result.data()) };
                add(&counters().bytes_to_host, view.bytes() as u64);
            }
        }
        Ok(Ok(results))
    }

    fn check(&self, arguments: &[Argument]) -> Result<(), String> {
        for slot in &self.slots {
            match arguments.get(slot.index) {
                Some(Argument::Tensor(view)) => {
                    if view.dtype != slot.shape.dtype || view.dims.as_slice() != slot.shape.dims.as_slice() {
                        let given = Shape::new(view.dtype, &view.dims);
                        return Err(format!("input {} must be {}, is {given}", slot.index, slot.shape));
                    }
                }
                Some(_) => return Err(format!("input {} must be a tensor", slot.index)),
                None => {
                    return Err(format!("input {} is missing: {} were given", slot.index, arguments.len()));
                }
            }
        }
        let kept = self.outputs.len() - self.mutated.len();
        for (output, &input) in self.outputs[kept..].iter().zip(&self.mutated) {
            let fits = |v: &TensorView| v.dtype == output.shape.dtype && v.dims[..] == output.shape.dims[..];
            if !matches!(arguments.get(input), Some(Argument::Tensor(view)) if fits(view)) {
                return Err(format!("input {input} must be {}: the graph changes it", output.shape));
            }
        }
        Ok(())
    }

    /// A buffer that holds the tensor: the last call's where it still does, else a new one.
    fn import(
        &self,
        slot: &Slot,
        view: &TensorView,
        known: Option<&mut Option<Resident>>,
        keep: &Keep,
    ) -> Result<Imported, PjrtError> {
        let address = view.data as usize;
        let fits = slot.layout.fits(&view.dims, &view.strides);
        let shares = self.device.shares_host_memory && fits && view.is_aligned();
        // A shared buffer is right for whatever tensor lies at its address now. A copy is right as long as the static
        // input that it was made from has not changed.
        // Not on the CPU platform: a change through `tensor.data` does not count as one, and must be seen there.
        let resident = slot.is_static && view.generation != 0 && !self.device.shares_host_memory;
        let keeps = shares || resident;
        let reusable = |r: &&mut Resident| {
            r.address == address && r.shared == shares && (shares || r.generation == view.generation)
        };
        let mut known = known.filter(|_| keeps);
        if let Some(resident) = known.as_mut().and_then(|known| known.as_mut()).filter(reusable) {
            return Ok(resident.imported.clone());
        }
        let imported = if shares {
            let buffer = self.transfer(slot, view.data, HostSemantics::ImmutableZeroCopy, keep)?;
            Imported { buffer, _copy: None }
        } else if fits && !self.device.shares_host_memory {
            let semantics = HostSemantics::ImmutableUntilTransferCompletes;
            Imported { buffer: self.transfer(slot, view.data, semantics, keep)?, _copy: None }
        } else {
            let mut copy = AlignedBytes::zeroed(view.bytes());
            // SAFETY: the view is readable by the caller's promise, and the copy has its size.
            unsafe { view.read_into(&slot.layout, copy.as_mut_ptr()) };
            add(&counters().bytes_copied_in, view.bytes() as u64);
            let copy = Arc::new(copy);
            let (semantics, owner): (_, Keep) = if self.device.shares_host_memory {
                (HostSemantics::ImmutableZeroCopy, Arc::clone(keep))
            } else {
                (HostSemantics::ImmutableUntilTransferCompletes, Arc::clone(&copy) as Keep)
            };
            let buffer = self.transfer(slot, copy.as_ptr().cast_mut(), semantics, &owner)?;
            Imported { buffer, _copy: self.device.shares_host_memory.then_some(copy) }
        };
        if let Some(known) = known {
            let (generation, imported) = (view.generation, imported.clone());
            *known = Some(Resident { address, generation, shared: shares, imported });
        }
        Ok(imported)
    }

    fn transfer(
        &self,
        slot: &Slot,
        data: *mut u8,
        semantics: HostSemantics,
        keep: &Keep,
    ) -> Result<Buffer, PjrtError> {
        let client = &self.device.client;
        if self.device.shares_host_memory {
            // SAFETY: sharing reads nothing now; whoever executes with the buffer answers for the memory.
            let shared =
                unsafe { Buffer::from_host(client, data, slot.element, &slot.physical, semantics, None)? };
            return Ok(shared.0);
        }
        let what = format!("sending input {} of {}", slot.index, self.name);
        // SAFETY: the memory is the caller's, which `keep` owns, or a copy that lives until the transfer's end.
        let (buffer, done) = unsafe {
            let keep = Box::new(Arc::clone(keep));
            let (physical, wait) = (&slot.physical, &self.wait);
            Buffer::from_host_supervised(client, data, slot.element, physical, semantics, keep, &what, wait)?
        };
        done.wait(&what, &self.wait)?;
        Ok(buffer)
    }

    /// Executes and waits for completion. The result's memory may be read afterwards, the inputs' reused.
    fn run(&self, inputs: SmallVec<[Imported; 16]>, keep: &Keep) -> Result<Outputs, PjrtError> {
        let what = || format!("executing {}", self.name);
        if !self.inline {
            let held = Arc::new((Arc::clone(keep), inputs));
            let (executable, theirs) = (self.executable.clone(), Arc::clone(&held));
            let (outputs, done) = supervise(&what(), &self.wait, move || {
                let inputs: SmallVec<[&Buffer; 16]> = theirs.1.iter().map(|i| &i.buffer).collect();
                let mut outputs = Outputs::new();
                let done = executable.execute(&inputs, &ExecuteOptions::default(), &mut outputs)?;
                Ok::<_, PjrtError>((outputs, done))
            })??;
            return self.finish(outputs, done, held, &what());
        }
        let mut outputs = Outputs::new();
        let done = {
            let buffers: SmallVec<[&Buffer; 16]> = inputs.iter().map(|i| &i.buffer).collect();
            self.executable.execute(&buffers, &ExecuteOptions::default(), &mut outputs)?
        };
        if done.is_ready()? {
            // A ready event carries its error; asking does not wait.
            done.wait("", &self.wait)?;
            return Ok(outputs);
        }
        self.finish(outputs, done, (Arc::clone(keep), inputs), &what())
    }

    /// Waits; whatever the execution may still use is leaked when the wait is given up.
    fn finish<T>(
        &self,
        outputs: Outputs,
        done: crate::pjrt::Event,
        held: T,
        what: &str,
    ) -> Result<Outputs, PjrtError> {
        let waited = done.wait(what, &self.wait);
        if matches!(waited, Err(PjrtError::Deadline { .. } | PjrtError::Interrupted { .. })) {
            std::mem::forget((held, done));
        }
        waited.map(|()| outputs)
    }

    fn export(&self, buffer: Buffer, output: &ProgramOutput) -> Result<OutputTensor, PjrtError> {
        let dims = output.shape.dims.clone();
        let strides = output.layout.strides(&dims);
        let dtype = output.shape.dtype;
        let shared = if self.device.shares_host_memory { buffer.host_address()? } else { None };
        let memory = match shared {
            Some(address) => Memory::Shared { _buffer: buffer, address },
            None => {
                let mut bytes = AlignedBytes::zeroed(output.shape.numel() as usize * dtype.size());
                buffer.to_host(bytes.as_mut_slice(), &self.wait)?;
                add(&counters().bytes_to_host, bytes.as_slice().len() as u64);
                Memory::Copied(bytes)
            }
        };
        Ok(OutputTensor { dtype, dims, strides, memory })
    }
}
