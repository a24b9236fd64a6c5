//! Arguments as a program reads them: buffers over the caller's memory, or over copies of it.

use super::alignment::AlignedBytes;
use super::device::Device;
use super::metrics::{add, counters};
use super::output::MakeMemory;
use super::plan::Keep;
use super::tensor::{Argument, TensorView};
use crate::fx::DType;
use crate::lowering::{Dims, Layout, ProgramInput, ProgramOutput, ResultMemory, Shape};
use crate::pjrt::{Buffer, ElementType, HostSemantics, PjrtError, WaitPolicy};
use std::sync::Arc;

/// An argument of the executable.
pub(super) struct Slot {
    /// Position among the graph's inputs.
    pub index: usize,
    pub shape: Shape,
    pub layout: Layout,
    physical: Dims,
    element: ElementType,
    /// Stays the same from call to call; on a device of its own it is sent once per generation.
    is_static: bool,
    /// An output of the program takes its memory over: the buffer is donated.
    pub is_written: bool,
}

/// An input as the program reads it.
#[derive(Clone)]
pub(super) struct Imported {
    pub buffer: Buffer,
    /// The host memory that the buffer shares where that is not the caller's.
    pub memory: Option<Keep>,
}

/// An argument of the executable that is nothing but memory for a result.
pub(super) struct Place {
    shape: Shape,
    /// In elements.
    strides: Dims,
    physical: Dims,
    element: ElementType,
}

impl Place {
    /// The place of a result whose memory is given.
    pub fn of(output: &ProgramOutput) -> Option<Self> {
        let ResultMemory::Given(_) = output.memory else { return None };
        let (shape, layout) = (&output.shape, &output.layout);
        let (physical, element) = (layout.physical(&shape.dims), element_type(shape.dtype));
        Some(Place { shape: shape.clone(), strides: layout.strides(&shape.dims), physical, element })
    }
}

/// What a slot was last given.
pub(super) struct Resident {
    address: usize,
    generation: u64,
    /// Of the contents that were sent, where they are looked at.
    digest: Option<blake3::Hash>,
    /// The buffer is nothing but the input's own address.
    shared: bool,
    pub imported: Imported,
}

impl Resident {
    /// What a program left in the memory of an input that it was donated.
    pub fn written(address: usize, buffer: Buffer) -> Self {
        Resident {
            address,
            generation: 0,
            digest: None,
            shared: true,
            imported: Imported { buffer, memory: None },
        }
    }
}

impl Slot {
    pub fn new(is_static: bool, is_written: bool, input: ProgramInput) -> Self {
        Slot {
            index: input.index,
            physical: input.layout.physical(&input.shape.dims),
            element: element_type(input.shape.dtype),
            is_static,
            is_written,
            shape: input.shape,
            layout: input.layout,
        }
    }

    /// The slot's tensor among the graph's arguments; `None` for what the runtime adds to them.
    pub fn view<'a>(&self, arguments: &'a [Argument]) -> Option<&'a TensorView> {
        match arguments.get(self.index) {
            Some(Argument::Tensor(view)) => Some(view),
            _ => None,
        }
    }
}

/// What the imports of one call have in common.
pub(super) struct Importer<'a> {
    pub program: &'a str,
    pub device: &'a Device,
    pub wait: &'a WaitPolicy,
    pub keep: &'a Keep,
    /// Whether a static input has changed only where its generation has.
    pub trust_generations: bool,
}

impl Importer<'_> {
    /// A buffer that holds the tensor: the last call's where it still does, else a new one.
    ///
    /// `overlaps` says that another argument lies in the same memory. A buffer over the memory of a written input is
    /// given away, so that it must be the only one over it.
    pub fn import(
        &self,
        slot: &Slot,
        view: &TensorView,
        overlaps: bool,
        known: Option<&mut Option<Resident>>,
    ) -> Result<Imported, PjrtError> {
        let address = view.data as usize;
        let sharing = self.device.shares_host_memory;
        let fits = slot.layout.fits(&view.dims, &view.strides);
        let shares = sharing && fits && view.is_aligned() && !(slot.is_written && overlaps);
        // A shared buffer is right for whatever tensor lies at its address now. A copy is right as long as the static
        // input that it was made from has not changed.
        // Not on the CPU platform: a change through `tensor.data` does not count as one, and must be seen there.
        let resident = slot.is_static && view.generation != 0 && !sharing && !slot.is_written;
        // Elsewhere it costs reading all of it, which is less than sending it.
        // SAFETY: the view is readable by the caller's promise.
        let digest = (resident && !self.trust_generations).then(|| unsafe { view.digest() });
        let reusable = |r: &Resident| {
            let unchanged = r.generation == view.generation && r.digest == digest;
            r.address == address && r.shared == shares && (shares || unchanged)
        };
        let mut known = known.filter(|_| shares || resident);
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
        let imported = self.make(slot, view, fits, shares)?;
        if let Some(known) = known.filter(|_| !slot.is_written) {
            let (generation, imported) = (view.generation, imported.clone());
            *known = Some(Resident { address, generation, digest, shared: shares, imported });
        }
        Ok(imported)
    }

    /// A new buffer: over the tensor's own memory where that `shares`.
    fn make(&self, slot: &Slot, view: &TensorView, fits: bool, shares: bool) -> Result<Imported, PjrtError> {
        let sharing = self.device.shares_host_memory;
        let semantics = match (sharing, slot.is_written) {
            (true, true) => HostSemantics::MutableZeroCopy,
            (true, false) => HostSemantics::ImmutableZeroCopy,
            (false, _) => HostSemantics::ImmutableUntilTransferCompletes,
        };
        if shares || (fits && !sharing) {
            return Ok(Imported {
                buffer: self.transfer(slot, view.data, semantics, self.keep)?,
                memory: None,
            });
        }
        let mut copy = AlignedBytes::zeroed(view.bytes(), "a copy of an input")?;
        // SAFETY: the view is readable by the caller's promise, and the copy has its size.
        unsafe { view.read_into(&slot.layout, copy.as_mut_ptr()) };
        add(&counters().bytes_copied_in, view.bytes() as u64);
        self.send_copy(slot, copy)
    }

    /// A buffer of a host copy, such as a padded one, that belongs to this call alone.
    pub fn send_copy(&self, slot: &Slot, mut copy: AlignedBytes) -> Result<Imported, PjrtError> {
        let sharing = self.device.shares_host_memory;
        let semantics = match (sharing, slot.is_written) {
            (true, true) => HostSemantics::MutableZeroCopy,
            (true, false) => HostSemantics::ImmutableZeroCopy,
            (false, _) => HostSemantics::ImmutableUntilTransferCompletes,
        };
        let address = copy.as_mut_ptr();
        let copy: Keep = Arc::new(copy);
        let owner = if sharing { self.keep } else { &copy };
        let buffer = self.transfer(slot, address, semantics, owner)?;
        Ok(Imported { buffer, memory: sharing.then_some(copy) })
    }

    /// New memory for a result, made by `make`, on a device that shares the host's.
    ///
    /// # Errors
    /// [`PjrtError::OutOfMemory`], and the plugin's error.
    pub fn make_place(&self, place: &Place, make: &MakeMemory<'_>) -> Result<Imported, PjrtError> {
        let (address, owner) = make(place.shape.dtype, &place.shape.dims, &place.strides)?;
        let (client, dims, semantics) =
            (&self.device.client, &place.physical, HostSemantics::MutableZeroCopy);
        // SAFETY: sharing touches nothing now; the memory lives as long as what is returned.
        let (buffer, _) =
            unsafe { Buffer::from_host(client, address, place.element, dims, semantics, None)? };
        Ok(Imported { buffer, memory: Some(owner) })
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
            // SAFETY: sharing touches nothing now; whoever executes with the buffer answers for the memory.
            let shared =
                unsafe { Buffer::from_host(client, data, slot.element, &slot.physical, semantics, None)? };
            return Ok(shared.0);
        }
        let what = format!("sending input {} of {}", slot.index, self.program);
        // SAFETY: the memory is the caller's, which `keep` owns, or a copy that lives until the transfer's end.
        let (buffer, done) = unsafe {
            let keep = Box::new(Arc::clone(keep));
            let (physical, wait) = (&slot.physical, self.wait);
            Buffer::from_host_supervised(client, data, slot.element, physical, semantics, keep, &what, wait)?
        };
        done.wait(&what, self.wait)?;
        Ok(buffer)
    }
}

/// PJRT's name of an element type.
fn element_type(dtype: DType) -> ElementType {
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
