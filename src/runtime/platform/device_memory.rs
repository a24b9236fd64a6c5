//! Devices with memory of their own: TPUs and GPUs. Tensors are sent to them and fetched from them, or stay there.

use super::{Behavior, Candidate, Fetched, HostArray, Passage, Sent, Start, Transfer};
use crate::lowering::Forms;
use crate::pjrt::{Buffer, HostSemantics, PjrtError, WaitPolicy};
use crate::runtime::metrics::{add, counters};
use crate::runtime::tensor::Keep;
use crate::runtime::{CompileSettings, Device, ledger};
use std::sync::Arc;

#[derive(Debug)]
pub struct DeviceMemory {
    /// Compiler that the forms of programs suit.
    pub forms: Forms,
}

impl Behavior for DeviceMemory {
    fn name(&self) -> &'static str {
        "device memory"
    }

    fn settings(&self, mut settings: CompileSettings) -> CompileSettings {
        settings.lowering.forms = self.forms;
        // Other compilers lay all arrays out row-major.
        settings.lowering.automatic_layouts = self.forms == Forms::Tpu;
        settings
    }

    fn start(&self, _: bool, _: Option<f64>, _: Option<f64>) -> Start {
        Start::Supervised
    }

    /// A TPU belongs to one process.
    fn computes_in_host_memory(&self) -> bool {
        false
    }

    fn admits_workers(&self) -> bool {
        false
    }

    fn is_asynchronous(&self) -> bool {
        true
    }

    fn keeps_copies(&self) -> bool {
        true
    }

    /// Copies of static inputs are kept while their contents stay.
    fn passage(&self, tensor: Candidate) -> Passage {
        let repacked = !tensor.fits;
        if tensor.is_static && tensor.has_generation && !tensor.is_written {
            Passage::Kept { repacked }
        } else {
            Passage::Copied { repacked }
        }
    }

    unsafe fn send(
        &self,
        device: &Device,
        array: HostArray<'_>,
        owner: &Keep,
        wait: &WaitPolicy,
    ) -> Result<Sent, PjrtError> {
        let what = format!("sending {}", array.what);
        let bytes = array.element.dense_bytes(array.dims)?;
        add(&counters().bytes_to_device, bytes as u64);
        let (owner, semantics) =
            (Box::new(Arc::clone(owner)), HostSemantics::ImmutableUntilTransferCompletes);
        let (client, to) = (&device.client, device.pjrt()?);
        let (data, element, dims) = (array.data, array.element, array.dims);
        // SAFETY: the caller's promise; the supervisor holds `owner` until the transfer's end.
        let sent = unsafe {
            Buffer::from_host_supervised(client, to, data, element, dims, semantics, owner, &what, wait)
        };
        let (buffer, done) = sent.inspect_err(|error| ledger::note_error(error, &what, bytes))?;
        ledger::note(ledger::Kind::Upload, bytes);
        let ready = buffer.ready_event()?;
        Ok(Sent { buffer, transfer: Some(Transfer { done, ready, what }), shares: false })
    }

    fn fetch(&self, buffer: &Buffer, wait: &WaitPolicy) -> Result<Fetched, PjrtError> {
        let copy = buffer.start_to_host(wait)?;
        // Nothing is fetched of an array without elements.
        if copy.bytes() > 0 {
            ledger::note(ledger::Kind::Download, copy.bytes());
        }
        Ok(Fetched::Copying(copy))
    }
}
