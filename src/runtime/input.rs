//! Arguments as a program reads them: buffers over the caller's memory, or over copies of it.

use super::alignment::AlignedBytes;
use super::argument::Argument;
use super::device::Device;
use super::device_tensor::DeviceTensor;
use super::metrics::{add, counters};
use super::output::MakeMemory;
use super::platform::{Candidate, HostArray, Passage, Sent, Transfer};
use super::tensor::{Keep, TensorView};
use crate::fx::{DType, Input};
use crate::pjrt::{Buffer, ElementType, PjrtError, WaitPolicy};
use crate::program::{Dims, Layout, ProgramInput, ProgramOutput, ResultMemory, Shape};
use smallvec::SmallVec;
use std::cell::RefCell;
use std::sync::Arc;

/// An argument of the executable.
pub(super) struct Slot {
    /// Position among the graph's inputs.
    pub index: usize,
    /// The user's name of the input, or else the graph's.
    pub name: Arc<str>,
    pub shape: Shape,
    pub layout: Layout,
    physical: Dims,
    element: ElementType,
    /// Stays the same from call to call.
    is_static: bool,
    /// An output of the program takes its memory over: the buffer is donated.
    pub is_written: bool,
    /// How the program wants it to lie in device memory, as XLA writes it; `None` is the default.
    lies: Option<Arc<str>>,
}

/// An input as the program reads it.
#[derive(Clone)]
pub(super) struct Imported {
    pub buffer: Buffer,
    /// The host memory that the buffer shares where that is not the caller's.
    pub memory: Option<Keep>,
}

/// An argument of the executable that is nothing but memory for a result.
pub(super) struct ResultSlot {
    shape: Shape,
    /// In elements.
    strides: Dims,
    physical: Dims,
    element: ElementType,
}

impl ResultSlot {
    /// The place of a result whose memory is given.
    pub fn of(output: &ProgramOutput) -> Option<Self> {
        let ResultMemory::Given(_) = output.memory else { return None };
        let (shape, layout) = (&output.shape, &output.layout);
        let (physical, element) = (output.physical(), element_type(shape.dtype));
        Some(ResultSlot { shape: shape.clone(), strides: layout.strides(&shape.dims), physical, element })
    }
}

/// Argument that a slot last received.
pub(super) struct Resident {
    address: usize,
    strides: Dims,
    generation: u64,
    /// Digest of the uploaded contents, if contents are compared.
    digest: Option<blake3::Hash>,
    passage: Passage,
    pub imported: Imported,
}

impl Resident {
    /// Returns the state after a program wrote to the memory of a donated input.
    pub fn written(address: usize, buffer: Buffer) -> Self {
        Resident {
            address,
            strides: Dims::new(),
            generation: 0,
            digest: None,
            passage: Passage::Shared,
            imported: Imported { buffer, memory: None },
        }
    }

    /// Whether it is the memory of this tensor itself, which has the sizes and the type of its slot.
    fn is(&self, view: &TensorView) -> bool {
        self.address == view.data as usize
            && self.passage == Passage::Shared
            && self.strides.as_slice() == view.strides.as_slice()
    }
}

/// Arguments that the slots of a program last received.
pub(super) struct Residents {
    pub slots: Vec<Option<Resident>>,
    /// All inputs of the last call, in order, where each is the memory of a tensor of the caller's, and none is
    /// written; else empty.
    shared: Arc<Vec<Imported>>,
}

impl Residents {
    /// Returns `count` empty slots.
    pub fn new(count: usize) -> Self {
        Residents { slots: (0..count).map(|_| None).collect(), shared: Arc::default() }
    }

    /// Keeps the inputs of a call, none of which is written, where each is the memory of the tensor that it was given
    /// as.
    pub fn keep<'v>(&mut self, inputs: &[Imported], views: impl Iterator<Item = Option<&'v TensorView>>) {
        let mut slots = self.slots.iter().zip(views);
        // A slot may still know a tensor of an earlier call, where this one's was copied.
        let all =
            slots.all(|(known, view)| known.as_ref().zip(view).is_some_and(|(known, view)| known.is(view)));
        self.shared = if all { Arc::new(inputs.to_vec()) } else { Arc::default() };
    }

    /// The inputs of a call, none of which is written, where they are those of the last one or others' memory. `None`
    /// where one is not, or does not fit its slot.
    ///
    /// # Errors
    /// The plugin's.
    pub fn again(
        &mut self,
        slots: &[Slot],
        arguments: &[Argument],
        importer: &Importer<'_>,
    ) -> Result<Option<Arc<Vec<Imported>>>, PjrtError> {
        if self.shared.is_empty() {
            return Ok(None);
        }
        let found = self.moved(slots, arguments, importer);
        if !matches!(found, Ok(true)) {
            self.shared = Arc::default();
        }
        Ok(found?.then(|| Arc::clone(&self.shared)))
    }

    /// Makes those inputs anew whose tensors are others; whether all fit.
    fn moved(
        &mut self,
        slots: &[Slot],
        arguments: &[Argument],
        importer: &Importer<'_>,
    ) -> Result<bool, PjrtError> {
        for (i, (slot, known)) in slots.iter().zip(&mut self.slots).enumerate() {
            let Some(Argument::Host(view)) = arguments.get(slot.index) else { return Ok(false) };
            if view.dtype != slot.shape.dtype || view.dims.as_slice() != slot.shape.dims.as_slice() {
                return Ok(false);
            }
            if known.as_ref().is_some_and(|known| known.is(view)) {
                continue;
            }
            if importer.passage(slot, view, false) != Passage::Shared {
                return Ok(false);
            }
            // The last call has ended, and nobody else has them, unless it was given up.
            Arc::make_mut(&mut self.shared)[i] = importer.import(slot, view, false, Some(known))?;
        }
        Ok(true)
    }
}

/// The inputs of a call.
#[derive(Default)]
pub(super) struct Inputs {
    /// The first ones.
    pub shared: Option<Arc<Vec<Imported>>>,
    pub own: SmallVec<[Imported; 16]>,
}

impl Inputs {
    pub fn iter(&self) -> impl Iterator<Item = &Imported> {
        self.shared.iter().flat_map(|shared| shared.iter()).chain(&self.own)
    }

    /// How many are [`Inputs::shared`].
    pub fn shared_count(&self) -> usize {
        self.shared.as_ref().map_or(0, |shared| shared.len())
    }
}

impl Slot {
    /// Whether the program reads a device tensor as it lies.
    pub fn takes(&self, tensor: &DeviceTensor) -> bool {
        tensor.shape() == &self.shape && tensor.layout() == &self.layout && tensor.lies() == self.lies
    }

    /// The slot of an input of the program, which is this one of the graph.
    pub fn new(of_graph: &Input, is_written: bool, input: ProgramInput) -> Self {
        Slot {
            index: input.index,
            name: Arc::clone(of_graph.fqn.as_ref().unwrap_or(&of_graph.name)),
            physical: input.physical(),
            element: element_type(input.shape.dtype),
            is_static: of_graph.is_static,
            is_written,
            shape: input.shape,
            layout: input.layout,
            lies: input.lies,
        }
    }
}

/// Shared state of the imports of one call.
pub(super) struct Importer<'a> {
    pub program: &'a str,
    pub device: &'a Device,
    pub wait: &'a WaitPolicy,
    pub keep: &'a Keep,
    /// Whether a static input has changed only where its generation has.
    pub trust_generations: bool,
    /// Transfers in progress; the call ends after all of them.
    pub transfers: RefCell<SmallVec<[Transfer; 4]>>,
}

impl Importer<'_> {
    /// A buffer that holds the tensor: the last call's where it still does, else a new one.
    ///
    /// `overlaps` says that another argument lies in the same memory.
    pub fn import(
        &self,
        slot: &Slot,
        view: &TensorView,
        overlaps: bool,
        known: Option<&mut Option<Resident>>,
    ) -> Result<Imported, PjrtError> {
        let address = view.data as usize;
        let passage = self.passage(slot, view, overlaps);
        let kept = matches!(passage, Passage::Kept { .. });
        // A change through `tensor.data` counts as none, and must be seen. That costs reading all of the tensor, which
        // is less than sending it. SAFETY: the view is readable by the caller's promise.
        let digest = (kept && !self.trust_generations).then(|| unsafe { view.digest() });
        let reusable = |r: &Resident| {
            let unchanged = r.generation == view.generation && r.digest == digest;
            r.address == address && r.passage == passage && (!kept || unchanged)
        };
        let mut known = known.filter(|_| passage.lasts());
        if let Some(known) = &mut known {
            let last = known.as_ref().filter(|r| reusable(r)).map(|last| last.imported.clone());
            if slot.is_written {
                // It is given away with this call.
                **known = None;
            }
            if let Some(imported) = last {
                return Ok(imported);
            }
        }
        let imported = self.make(slot, view, passage)?;
        if let Some(known) = known.filter(|_| !slot.is_written) {
            let (generation, imported) = (view.generation, imported.clone());
            let strides = view.strides.iter().copied().collect();
            *known = Some(Resident { address, strides, generation, digest, passage, imported });
        }
        Ok(imported)
    }

    /// How a tensor comes to a slot.
    fn passage(&self, slot: &Slot, view: &TensorView, overlaps: bool) -> Passage {
        self.device.behavior.passage(Candidate {
            is_static: slot.is_static,
            is_written: slot.is_written,
            fits: slot.layout.fits(&view.dims, &view.strides),
            is_aligned: view.is_aligned(),
            overlaps,
            has_generation: view.generation != 0,
        })
    }

    /// A new buffer of a tensor.
    fn make(&self, slot: &Slot, view: &TensorView, passage: Passage) -> Result<Imported, PjrtError> {
        if let Passage::Copied { repacked: true } | Passage::Kept { repacked: true } = passage {
            let mut copy = AlignedBytes::zeroed(view.bytes(), "a copy of an input")?;
            // SAFETY: the view is readable by the caller's promise, and the copy has its size.
            unsafe { view.read_into(&slot.layout, copy.as_mut_ptr()) };
            add(&counters().bytes_copied_in, view.bytes() as u64);
            return self.send_copy(slot, copy);
        }
        // SAFETY: `keep` keeps the caller's tensors.
        let (buffer, _) = unsafe { self.send(slot, view.data, self.keep)? };
        Ok(Imported { buffer, memory: None })
    }

    /// A buffer of a host copy, such as a padded one, that belongs to this call alone.
    pub fn send_copy(&self, slot: &Slot, mut copy: AlignedBytes) -> Result<Imported, PjrtError> {
        let address = copy.as_mut_ptr();
        let copy: Keep = Arc::new(copy);
        // SAFETY: the copy keeps itself, and what is returned keeps it where the buffer shares it.
        let (buffer, shares) = unsafe { self.send(slot, address, &copy)? };
        Ok(Imported { buffer, memory: shares.then_some(copy) })
    }

    /// A buffer of dense memory, and whether it shares that.
    ///
    /// # Safety
    /// As for [`super::platform::Behavior::send`].
    unsafe fn send(&self, slot: &Slot, data: *mut u8, owner: &Keep) -> Result<(Buffer, bool), PjrtError> {
        let what = format_args!("input {} of {}", slot.index, self.program);
        let (element, dims, is_written) = (slot.element, &slot.physical, slot.is_written);
        let array = HostArray { data, element, dims, is_written, what: &what };
        // SAFETY: passed on.
        let sent = unsafe { self.device.behavior.send(self.device, array, owner, self.wait)? };
        let Sent { buffer, transfer, shares } = sent;
        self.transfers.borrow_mut().extend(transfer);
        Ok((buffer, shares))
    }

    /// Waits until the host memory of all inputs is the caller's again.
    ///
    /// # Errors
    /// The first one of a transfer.
    pub fn finish_transfers(&self) -> Result<(), PjrtError> {
        self.transfers.take().into_iter().try_for_each(|transfer| transfer.finish(self.wait))
    }

    /// New memory for a result, made by `make`, that the program writes to.
    ///
    /// # Errors
    /// [`PjrtError::OutOfMemory`], and the plugin's error.
    pub fn make_result(&self, slot: &ResultSlot, make: &MakeMemory<'_>) -> Result<Imported, PjrtError> {
        let (data, owner) = make(slot.shape.dtype, &slot.shape.dims, &slot.strides)?;
        let (element, dims) = (slot.element, &slot.physical);
        let array = HostArray { data, element, dims, is_written: true, what: &"memory for a result" };
        // SAFETY: the memory lives as long as what is returned.
        let sent = unsafe { self.device.behavior.send(self.device, array, &owner, self.wait)? };
        self.transfers.borrow_mut().extend(sent.transfer);
        Ok(Imported { buffer: sent.buffer, memory: Some(owner) })
    }
}

/// Returns the PJRT element type of a dtype.
pub(super) fn element_type(dtype: DType) -> ElementType {
    ElementType::from_raw(dtype.pjrt_number()).expect("PJRT has every element type of a tensor")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn element_types_are_the_same_for_pjrt() {
        for &dtype in DType::ALL {
            let element = element_type(dtype);
            assert_eq!((element.name(), element.bits()), (dtype.mlir_name(), 8 * dtype.size()), "{dtype}");
        }
    }
}
